"""After a restore, clients that are ahead never see two histories mixed."""

import asyncio
import uuid

import pytest
from starting import starting

from feira.server.backup import back_up, restore
from feira.server.settings import Settings


def to_act(page, code):
    return next(n for n, seat in enumerate(page.states[code]["summary"]["seats"]) if seat["to_act"])


def play(page, code, moves, number):
    for _ in range(moves):
        answer = page.move(code, to_act(page, code), number)
        assert answer["type"] == "ok", answer
        page.wait_for(code, lambda now, v=answer["version"]: now["version"] >= v)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_page_that_is_ahead_gets_everything_again(kind, tmp_path, tmp_path_factory, request):
    url = "" if kind == "sqlite" else request.getfixturevalue("postgres")()
    stored = {"data_dir": tmp_path / "data", "database_url": url}
    backup = tmp_path / "backup"
    with starting(tmp_path_factory) as start:
        server = start(**stored)
        ana = server.guest()
        code = ana.make_table(others=["me"])
        with ana.page() as page:
            page.watch(code)
            play(page, code, 2, 0)
            asyncio.run(back_up(Settings(**stored), backup))
            before = page.states[code]["version"]
            play(page, code, 4, 0)
            ahead, lost = page.states[code], page.entries[code]
    asyncio.run(restore(Settings(**stored), backup, replace=True))
    with starting(tmp_path_factory) as start:
        server = start(**stored)
        again = server.again(ana)
        with again.page() as page:
            state = page.watch(code, since=ahead["version"], history=ahead["summary"]["updated"])
            assert (state["version"], state["from"]) == (before, 0), "it is ahead of all that is stored"
        with again.page() as page:
            page.watch(code)
            play(page, code, 6, 1)  # others have moved on, past the version that was lost
            now = page.states[code]
            known = lost[-1]
            move = page.ask("choices", table=code, seat=to_act(page, code))["choices"][0]["move"]
            common = {"table": code, "seat": to_act(page, code), "move": move, "move_id": uuid.uuid4().hex}
            refused = page.ask("move", **common, expected_version=now["version"], history=known["at"])
            assert refused["code"] == "stale"
            assert (
                page.ask("move", **common, expected_version=now["version"], history=now["summary"]["updated"])["type"]
                == "ok"
            )
        assert known["version"] < now["version"]
        told = page.entries[code][known["version"] - 1]
        assert (told["version"], told["at"] == known["at"]) == (known["version"], False)
        for history, first in ((known["at"], 0), (told["at"], known["version"])):
            with again.page() as page:
                state = page.watch(code, since=None)
                number = page.send("watch", table=code, since=known["version"], history=history)
                page.entries[code] = page.entries[code][: known["version"]]
                while (state := page.receive()).get("id") != number:
                    pass
                assert state["from"] == first
            found = again.http.get(f"/tables/{code}/state", params={"since": known["version"], "history": history})
            assert found.json()["from"] == first
        with again.page() as page:
            assert page.ask("watch", table=code, since=1, history="x")["code"] == "malformed"
