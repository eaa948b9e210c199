"""How my games came out: by game and opponent, the last ones, and my past games, the closed ones among them."""

from tests.server.http_play import command, play_out, seated

from feira.server.results import results_of


def game(code, ranking, bots, game="mercado"):
    seats = [{"kind": "person", "person": "ana"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    return {"code": code, "game": game, "seats": seats, "outcome": {"ranking": ranking}}


def test_wins_are_counted_by_game_and_opponent():
    found = results_of(
        [
            game("A", [[0], [1]], ["level3"]),
            game("B", [[1], [0]], ["level3"]),
            game("C", [[0, 1], [2]], ["level3", "level3"]),
            game("D", [[1, 2], [0]], ["level1", "level3"], "marche"),
            game("E", [[0]], []),  # alone
        ],
        "ana",
    )
    counts = {(each.game, each.bot): (each.games, each.wins) for each in found.counts}
    assert counts == {("mercado", "level3"): (3, 2), ("marche", None): (1, 0)}
    assert [(each.code, each.place, each.players) for each in found.last] == [
        ("A", 1, 2),
        ("B", 2, 2),
        ("C", 1, 3),
        ("D", 3, 3),
    ]


RESIGNED = {"resigned": True, "bot": "greedy"}


def test_a_game_that_you_resigned_from_is_neither_won_nor_lost():
    given_up = game("A", [[0], [1]], ["level3"])
    given_up["seats"][0] |= RESIGNED
    found = results_of([given_up, game("B", [[1], [0]], ["level3"])], "ana")
    assert [(each.games, each.wins) for each in found.counts] == [(1, 0)]
    assert [each.code for each in found.last] == ["B"]


def test_a_person_who_resigned_is_not_the_bot_that_replaced_them():
    left = game("A", [[0], [1]], [])
    left["seats"].append({"kind": "person", "person": "rui"} | RESIGNED)
    found = results_of([left], "ana")
    assert [(each.bot, each.games, each.wins) for each in found.counts] == [(None, 1, 1)]


def test_each_sees_their_own_results_and_past_games(site):
    people, code = seated(site, "mercado", "Ana", "Rui")
    outcome = play_out(people, code)["outcome"]
    for seat, guest in enumerate(people):
        found = guest.http.get("/me/results").json()
        place = 1 if seat in outcome["ranking"][0] else 2
        assert [(each["code"], each["place"]) for each in found["last"]] == [(code, place)]
        assert found["counts"] == [{"game": "mercado", "bot": None, "games": 1, "wins": int(place == 1)}]
    closed = people[0].make_table("mercado", others=["bot"])
    assert command(people[0], closed, "close").status_code == 200
    assert [table["code"] for table in past(people[0])] == [closed, code]
    assert [table["code"] for table in past(people[1])] == [code]
    assert past(site.guest("Eva")) == []


def test_a_replay_knows_my_seat_and_where_the_scores_come_from(site, monkeypatch):
    people, code = seated(site, "mercado", "Ana", "Rui")
    scores = play_out(people, code)["outcome"]["scores"]
    ledger = people[0].http.get(f"/records/{code}/ledger").json()
    assert [sum(by_seat[seat] for by_seat in ledger["sources"].values()) for seat in range(2)] == scores
    hub, entered = site.services.hub, []
    read = hub.reading
    monkeypatch.setattr(hub, "reading", lambda *args: entered.append(args) or read(*args))
    for seat, guest in enumerate(people):
        replay = guest.http.get(f"/records/{code}/replay").json()
        assert replay["mine"] == [seat]
        assert replay["steps"][-1]["ledger"] == ledger
    assert len(entered) == 2, "once for each question"
    assert site.guest("Eva").http.get(f"/records/{code}/replay").json()["mine"] == []


def past(guest):
    return guest.http.get("/tables", params={"list": "past"}).json()["tables"]
