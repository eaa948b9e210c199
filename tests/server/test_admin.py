"""`feira admin`, on both databases, beside a running server and without one; reports; and how people are forgotten."""

import asyncio
import json

import pytest
from click.testing import CliRunner
from sqlalchemy import select
from starting import starting
from tests.server.http_play import command

from feira.cli.main import feira
from feira.server.database import Database
from feira.server.schema import metadata
from feira.server.settings import Settings


def admin(settings, *arguments):
    """What a command answers."""
    environment = {} if settings.is_sqlite else {"FEIRA_DATABASE_URL": settings.database_url}
    where = ["--data-dir", str(settings.data_dir), "--json"]
    run = CliRunner().invoke(feira, ["admin", *arguments, *where], env=environment)
    if run.exception is not None and not isinstance(run.exception, SystemExit):
        raise run.exception
    assert run.exit_code == 0, run.output
    return json.loads(run.output)


@pytest.fixture
def owner(server):
    return lambda *arguments: admin(server.services.settings, *arguments)


def with_account(server, name):
    guest = server.guest(name)
    login = f"{name}.{guest.id}x".lower()
    answer = guest.http.post("/me/account", json={"login": login, "password": f"secret of {guest.id}"})
    assert answer.status_code == 200, answer.text
    guest.name, guest.login = name, login
    return guest


def test_people_and_tables_are_listed_and_found(server, owner):
    ana = with_account(server, "Anabela")
    code = ana.make_table(others=["open"], start=False, name="Quinta-feira")
    [found] = owner("people", "nabel")["people"]
    assert (found["id"], found["login"], found["tables"], found["banned"]) == (ana.id, ana.login, 1, False)
    assert owner("people", ana.login.upper(), "--only", "accounts")["people"] == [found]
    assert owner("people", ana.id, "--only", "banned")["people"] == []
    assert owner("people", "100%")["people"] == []
    for search in (code.lower(), ana.id, "quinta"):
        assert [table["code"] for table in owner("tables", search)["tables"]] == [code], search
    assert owner("tables", code, "--status", "finished")["tables"] == []
    server.guest("Zé")
    server.guest("Zé")
    few = owner("people", "--most", "1")
    assert (len(few["people"]), few["more"]) == (1, True)


def test_lists_for_people_and_what_goes_wrong(server):
    settings = server.services.settings
    environment = {} if settings.is_sqlite else {"FEIRA_DATABASE_URL": settings.database_url}

    def said(*arguments, answers=""):
        where = ["--data-dir", str(settings.data_dir)]
        return CliRunner().invoke(feira, ["admin", *arguments, *where], env=environment, input=answers)

    guest = server.guest("Benedita")
    assert "Benedita" in said("people", guest.id).output
    assert "nothing found" in said("tables", "nowhere").output
    assert "there is nobody with the id or login nobody" in str(said("ban", "nobody").exception)
    assert "is a guest" in str(said("reset-password", guest.id).exception)
    assert "is a guest" in str(said("moderator", guest.id).exception)
    assert said("announce").exit_code == 2
    asked = said("delete-person", guest.id)
    assert (asked.exit_code, f"Delete Benedita (a guest, id {guest.id})?" in asked.output) == (1, True), asked.output
    code = guest.make_table(others=["open"], start=False, name="Sexta-feira")
    asked = said("delete-table", code, answers="n\n")
    assert (asked.exit_code, f"Delete table {code} “Sexta-feira” with" in asked.output) == (1, True), asked.output
    for way, what in (("delete-person", "nobody"), ("delete-table", "NOWHERE")):
        refused = said(way, what)
        assert (what in str(refused.exception), "Delete" in refused.output) == (True, False), refused.output
    for way, what in (("delete-table", code), ("delete-person", guest.id)):
        assert said(way, what, answers="y\n").exit_code == 0
    assert "nothing found" in said("people", guest.id).output


def test_a_mistyped_folder_is_told_and_not_made(tmp_path):
    run = CliRunner().invoke(feira, ["admin", "people", "--data-dir", str(tmp_path / "typo")])
    assert "there is no database in" in str(run.exception)
    assert list(tmp_path.iterdir()) == []


def test_a_one_time_link_gives_a_new_password(server, owner):
    ana = with_account(server, "Ana")
    given = owner("reset-password", ana.login)
    key = given["link"].removeprefix("/reset/")
    with server.http() as http:
        answer = http.post("/reset", json={"key": key, "password": "another secret"})
        assert answer.status_code == 200, answer.text
        assert http.post("/reset", json={"key": key, "password": "one more secret"}).json()["code"] == "bad-reset"
        assert http.post("/reset", json={"key": "", "password": "one more secret"}).json()["code"] == "bad-reset"
        login = {"login": ana.login, "password": "another secret"}
        assert http.post("/login", json=login).status_code == 200
    assert ana.http.get("/me").json()["code"] == "bad-token"


def test_who_is_banned_can_do_nothing_until_that_is_over(server, owner):
    ana, eva = with_account(server, "Ana"), server.guest("Eva")
    with ana.page() as page, eva.page() as other:
        for person in (ana, eva):
            assert owner("ban", person.id)["banned"]
        assert page.closed() == other.closed() == 1008
    assert eva.http.get("/me").json()["code"] == ana.http.get("/me").json()["code"] == "banned"
    assert owner("ban", eva.id)["banned"]  # twice is as good as once
    login = {"login": ana.login, "password": f"secret of {ana.id}"}
    with server.http() as http:
        assert http.post("/login", json=login).json()["code"] == "banned"
        assert [each["id"] for each in owner("people", ana.id, "--only", "banned")["people"]] == [ana.id]
        assert not owner("unban", ana.login)["banned"]
        assert http.post("/login", json=login).status_code == 200
    owner("unban", eva.id)
    assert eva.http.get("/me").status_code == 200, "a guest has nothing but the token"


def test_moderators_see_reports(server, owner):
    ana, rui = with_account(server, "Ana"), server.guest("Rui")
    code = ana.make_table(others=["open"], start=False, visibility="link")
    command(ana, code, "chat", text="Olá!")
    assert rui.http.get("/reports").json()["code"] == "not-moderator"
    assert rui.http.post(f"/tables/{code}/reports", json={"text": "x"}).status_code == 201
    assert ana.http.post(f"/tables/{code}/reports", json={"text": ""}).status_code == 422
    assert owner("moderator", ana.login)["moderator"]
    assert ana.http.get("/me").json()["moderator"]
    [report] = [each for each in ana.http.get("/reports").json()["reports"] if each["table"] == code]
    assert (report["name"], report["text"], [said["text"] for said in report["chat"]]) == ("Rui", "x", ["Olá!"])
    assert code in [each["table"] for each in owner("reports")["reports"]]
    assert rui.http.post(f"/reports/{report['id']}/done").status_code == 403
    assert ana.http.post(f"/reports/{report['id']}/done").status_code == 204
    assert code not in [each["table"] for each in ana.http.get("/reports").json()["reports"]]
    owner("moderator", ana.id, "--remove")
    assert ana.http.get("/reports").status_code == 403


def test_an_announcement_reaches_every_page(server, owner):
    with server.nobody() as page:
        owner("announce", "We stop at nine.")
        while (message := page.receive())["type"] != "announcement":
            pass
        assert message["text"] == "We stop at nine."
    with server.http() as http:
        assert http.get("/announcement").json()["text"] == "We stop at nine."
        owner("announce", "--clear")
        assert http.get("/announcement").json()["text"] == ""


def everywhere(server, *words):
    """The tables of the database in which one of the words is."""
    database = server.services.database

    async def read():
        return {table.name: await database.read(select(table)) for table in metadata.sorted_tables}

    rows = {name: repr([tuple(row) for row in found]) for name, found in server.run(read()).items()}
    return {(name, word) for name, found in rows.items() for word in words if word in found}


def test_a_table_is_deleted_with_all_that_belongs_to_it(server, owner):
    ana = server.guest("Ana")
    code = ana.make_table(others=["open"], start=False, name="Madrugada")
    ana.http.post(f"/tables/{code}/reports", json={"text": "Madrugada"})
    command(ana, code, "chat", text="Madrugada")
    with ana.page() as page:
        page.watch(code)
        assert owner("delete-table", code, "--yes") == {"deleted": code}
        assert page.closed() == 1013
    assert ana.http.get(f"/tables/{code}").json()["code"] == "no-such-table"
    assert everywhere(server, code, "Madrugada") == set()


@pytest.mark.parametrize("how", ["self", "owner"])
def test_nothing_is_left_of_who_is_deleted_and_others_play_on(server, owner, how):
    ana, rui = with_account(server, "Guilhermina"), server.guest("Rui")
    ana.http.patch("/me", json={"hook_url": "https://example.org/guilhermina"})
    left = ana.make_table(others=["open"], start=False, name="Guilhermina's")
    code = rui.make_table(others=["open"], start=False)
    assert ana.http.post(f"/tables/{code}/seats/1", json={}).status_code == 200
    assert rui.http.post(f"/tables/{code}/start").status_code == 200
    finished = ana.make_table(others=["me"])
    sat = rui.make_table(others=["open"], start=False)  # sat down, and left before the game
    ana.http.post(f"/tables/{sat}/seats/1", json={})
    ana.http.delete(f"/tables/{sat}/seats/1")
    for table in (code, finished):
        command(ana, table, "chat", text="I am Guilhermina")
    ana.http.post(f"/tables/{code}/reports", json={"text": "Guilhermina asks for help"})
    ana.http.post("/campaign")
    ana.http.post("/campaign/play")
    rui.make_table(others=["open"], start=False, name=f"x {ana.id}")  # others may know an id
    with rui.page() as page:
        page.watch(code)
        move_if_asked(page, code, rui, ana)
    exported(ana, {left, code, finished})
    if how == "self":
        assert ana.http.delete("/me").status_code == 204
    else:
        owner("delete-person", ana.id, "--yes")
    assert ana.http.get("/me").status_code == 401
    assert everywhere(server, ana.id, "Guilhermina", ana.login, "guilhermina") == set()
    assert rui.http.get(f"/tables/{left}").json()["status"] == "closed"
    with rui.page() as page:
        state = page.watch(code)
        names = [seat["name"] for seat in state["summary"]["seats"]]
        assert sorted(name.split()[0] for name in names) == ["Guest", "Rui"]
        if how == "owner":  # a bot takes seconds to load
            page.wait_for(code, lambda now: now["asked"])
            assert page.move(code, names.index("Rui"))["type"] == "ok", "a bot plays for who is gone"


def exported(ana, codes):
    """All that is theirs is in the export, and no secret."""
    answer = ana.http.get("/me/export")
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert (found["person"]["id"], found["person"]["name"], found["person"]["login"]) == (ana.id, ana.name, ana.login)
    assert {table["code"] for table in found["tables"]} >= codes
    assert {said["text"] for said in found["chat"]} == {"I am Guilhermina"}
    assert [report["text"] for report in found["reports"]] == ["Guilhermina asks for help"]
    assert found["campaign"]
    assert not {"seed", "setup", "password", "reset_key"} & keys_of(found)
    assert "argon2" not in answer.text


def keys_of(value):
    """All names in a JSON value."""
    if isinstance(value, dict):
        return set(value).union(*map(keys_of, value.values()))
    return set().union(*map(keys_of, value)) if isinstance(value, list) else set()


def move_if_asked(page, code, *people):
    """One move by whoever must move."""
    seats = page.states[code]["summary"]["seats"]
    seat = next(n for n, place in enumerate(seats) if place["to_act"])
    person = next(each for each in people if each.id == seats[seat]["person"])
    choices = person.http.get(f"/tables/{code}/choices", params={"seat": seat}).json()
    common = {"move_id": person.id, "expected_version": choices["version"]}
    answer = command(person, code, "move", seat=seat, move=choices["choices"][0]["move"], **common)
    assert answer.status_code == 200, answer.text


def test_records_of_who_is_deleted_have_another_name(server):
    ana = server.guest("Capitolina")
    code = ana.make_table(others=["me"])
    services = server.services
    database = services.database
    tables, records = metadata.tables["tables"], metadata.tables["records"]
    row = {"code": code, "game": "mercado", "finished": 1, "person": None}
    row |= {"names": b'["Capitolina","Rui"]', "body": b'{"names":["Capitolina","Rui"],"moves":[]}'}
    brought = row | {"code": f"{code}X"[-10:], "person": ana.id}

    async def write():
        async with database.transaction() as connection:
            await connection.execute(records.insert(), [row, brought])

    server.run(write())
    assert ana.http.delete("/me").status_code == 204
    assert everywhere(server, ana.id, "Capitolina") == set()
    [kept] = server.run(database.read(select(records).where(records.c.code == code)))
    names = json.loads(kept.names)
    assert json.loads(kept.body) == {"names": names, "moves": []}
    assert all(name.startswith("Guest ") for name in names), "those at the same screen too"
    assert server.run(database.read(select(tables).where(tables.c.code == code)))


def test_a_stopped_server_can_be_looked_after_too(tmp_path_factory):
    folder = tmp_path_factory.mktemp("stopped")
    with starting(tmp_path_factory) as start:
        server = start(data_dir=folder)
        ana = server.guest("Ana")
        code = ana.make_table(others=["bot"])
    settings = Settings(folder)
    assert [each["code"] for each in admin(settings, "tables")["tables"]] == [code]
    admin(settings, "ban", ana.id)
    admin(settings, "delete-table", code, "--yes")
    admin(settings, "delete-person", ana.id, "--yes")
    assert admin(settings, "people")["people"] == admin(settings, "tables")["tables"] == []
    assert not (folder / "admin.sock").exists()

    async def opened():
        database = Database(settings)
        await database.close()

    asyncio.run(opened())
