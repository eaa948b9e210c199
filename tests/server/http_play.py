"""What people do over HTTP, one request for each, as tests need it again and again."""

from typing import Any


def sit(guest: Any, code: str, seat: int) -> None:
    answer = guest.http.post(f"/tables/{code}/seats/{seat}", json={})
    assert answer.status_code == 200, answer.text


def start(guest: Any, code: str) -> dict[str, Any]:
    answer = guest.http.post(f"/tables/{code}/start")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def command(guest: Any, code: str, kind: str, **values: Any) -> Any:
    return guest.http.post(f"/tables/{code}/commands", json={"type": kind, **values})


def summary_of(guest: Any, code: str) -> dict[str, Any]:
    answer = guest.http.get(f"/tables/{code}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def turns(guest: Any, **query: Any) -> list[str]:
    """The codes of the tables where it is their turn."""
    answer = guest.http.get("/tables", params={"list": "turn", **query})
    assert answer.status_code == 200, answer.text
    return [table["code"] for table in answer.json()["tables"]]


def to_act(summary: dict[str, Any]) -> list[int]:
    """The seats that must decide."""
    return [seat for seat, place in enumerate(summary["seats"]) if place["to_act"]]


def move(guest: Any, code: str, seat: int) -> dict[str, Any]:
    """Do the first legal move; the summary after it."""
    found = guest.http.get(f"/tables/{code}/choices", params={"seat": seat}).json()
    chosen = found["choices"][0]["move"]
    answer = command(guest, code, "move", seat=seat, move=chosen, expected_version=found["version"])
    assert answer.status_code == 200, answer.text
    return summary_of(guest, code)


def play_out(people: list[Any], code: str) -> dict[str, Any]:
    """Let people play, each on the seat of their place in the list, until the game is over; its summary."""
    summary = summary_of(people[0], code)
    while summary["status"] == "running":
        seat = to_act(summary)[0]
        summary = move(people[seat], code, seat)
    return summary


def seated(server: Any, game: str, *names: str, **values: Any) -> tuple[list[Any], str]:
    """People at a table whose game has begun, each on the seat of their place in the list."""
    people = [server.guest(name) for name in names]
    code = people[0].make_table(game, others=["open"] * (len(names) - 1), start=False, **values)
    for seat, guest in enumerate(people[1:], 1):
        sit(guest, code, seat)
    start(people[0], code)
    return people, code
