"""Puzzles over HTTP: answers are kept back, only the first one counts, the day's puzzle is everybody's."""

from concurrent.futures import ThreadPoolExecutor
from functools import cache

import pytest

from feira.puzzles import Shelf
from feira.server import puzzle_desk
from feira.server.refused import ServerRefused
from feira.server.shapes.puzzles import PuzzleShape

shelf = cache(Shelf.shipped)  # whose puzzles take a second to read


def code_of(answer):
    return answer.status_code, answer.json().get("code")


def get(guest, path, **query):
    answer = guest.http.get(path, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def tried(guest, puzzle, move):
    answer = guest.http.post(f"/puzzles/{puzzle}/tries", json={"move": move})
    assert answer.status_code == 200, answer.text
    return answer.json()


def wrong_moves(puzzle):
    return [move for move, loss in shelf()[puzzle].losses.items() if loss]


@pytest.fixture
def ana(server):
    return server.guest("Ana")


def test_an_answer_is_kept_back_until_it_is_found_or_given_up(ana):
    asked = get(ana, "/puzzles/next")
    puzzle = shelf()[asked["id"]]
    assert asked.keys() == PuzzleShape.model_fields.keys()
    assert [choice["move"] for choice in asked["choices"]] == list(puzzle.losses)
    assert asked["observation"]["viewer"] == asked["seat"] == puzzle.seat
    worst = max(puzzle.losses, key=puzzle.losses.__getitem__)
    missed = tried(ana, puzzle.id, worst)
    assert (missed["solved"], missed["loss"], missed["solution"]) == (False, puzzle.losses[worst], None)
    assert puzzle.best[0] not in str(missed)
    found = tried(ana, puzzle.id, puzzle.best[0])
    assert (found["solved"], found["loss"]) == (True, 0)
    solution = found["solution"]
    assert (solution["best"]["move"], solution["instead"]["move"]) == (puzzle.best[0], puzzle.next_best)
    assert solution["gap"] > solution["margin"]
    assert [reason["name"] for reason in solution["why"]] == [one.name for one in puzzle.why(puzzle.next_best)]
    given_up = tried(ana, puzzle.id, None)
    assert (given_up["solved"], given_up["loss"], given_up["solution"]) == (False, None, solution)


def test_only_the_first_answer_is_rated(ana):
    one, other = list(shelf())[:2]
    before = get(ana, "/puzzles")["solver"]
    assert before == {"rating": 1200, "deviation": 300, "tried": 0, "solved": 0}
    harder = get(ana, f"/puzzles/{one}")["rating"]
    missed = tried(ana, one, wrong_moves(one)[0])
    assert missed["counted"]
    assert missed["change"] < 0
    assert get(ana, f"/puzzles/{one}")["rating"] >= harder
    for move in (shelf()[one].best[0], wrong_moves(one)[-1]):
        again = tried(ana, one, move)
        assert (again["counted"], again["change"], again["solver"]) == (False, 0, missed["solver"])
    won = tried(ana, other, shelf()[other].best[0])
    assert won["change"] > 0
    assert (won["solver"]["tried"], won["solver"]["solved"]) == (2, 1)
    assert won["solver"]["deviation"] < missed["solver"]["deviation"] < before["deviation"]
    assert get(ana, "/puzzles")["solver"] == won["solver"]
    assert get(ana, f"/puzzles/{one}")["solved"] is False


def test_an_answer_from_two_pages_counts_once(ana, server):
    puzzle = list(shelf())[4]
    ben = server.guest("Ben")
    with ThreadPoolExecutor(8) as together:
        answers = list(together.map(lambda n: tried((ana, ben)[n % 2], puzzle, wrong_moves(puzzle)[0]), range(8)))
    assert [answer["counted"] for answer in answers].count(True) == 2
    for guest in (ana, ben):
        assert get(guest, "/puzzles")["solver"]["tried"] == 1


def test_the_next_one_is_new_and_as_wished(ana):
    bids = {puzzle.id for puzzle in shelf().values() if puzzle.game.name == "marche" and "bids" in puzzle.themes}
    today = get(ana, "/puzzles/day")["id"]
    seen, level = [], 1200
    for _ in bids:
        asked = get(ana, "/puzzles/next", game="marche", theme="bids")
        assert (asked["game"], asked["solved"]) == ("marche", None)
        left = bids - {*seen, today} or bids - {*seen}
        off = {name: abs(shelf()[name].rating - level) for name in left}
        assert off[asked["id"]] <= min(off.values()) + 1, "about as difficult as she is good; her level is rounded here"
        level = tried(ana, asked["id"], shelf()[asked["id"]].best[0])["solver"]["rating"]
        seen.append(asked["id"])
    assert set(seen) == bids
    assert get(ana, "/puzzles/next", game="marche", theme="bids")["solved"] is True, "then any other"
    skipped = [get(ana, "/puzzles/next")["id"]]
    for _ in range(3):
        skipped.append(get(ana, "/puzzles/next", after=skipped[-1])["id"])
    assert len(set(skipped)) == 4
    assert code_of(ana.http.get("/puzzles/next", params={"game": "chess"})) == (404, "no-such-puzzle")
    assert code_of(ana.http.get("/puzzles/0000000000")) == (404, "no-such-puzzle")
    games = {game["game"]: game for game in get(ana, "/puzzles")["games"]}
    assert sum(game["puzzles"] for game in games.values()) == len(shelf())
    assert {theme["name"] for theme in games["marche"]["themes"]} == set(shelf().themes["marche"])


def test_the_puzzle_of_a_day_is_the_same_for_everybody(ana, server, monkeypatch):
    noon = 20_500 * 86_400_000 + 43_200_000
    monkeypatch.setattr(puzzle_desk, "now_ms", lambda: noon)
    today = get(ana, "/puzzles/day")
    assert today["of_day"] == "2026-02-16"
    assert get(server.guest("Ben"), "/puzzles/day")["id"] == today["id"]
    assert get(ana, "/puzzles")["day"] == {
        "date": "2026-02-16",
        "id": today["id"],
        "game": today["game"],
        "solved": None,
    }
    assert tried(ana, today["id"], None)["counted"]
    assert not tried(ana, today["id"], None)["counted"]
    assert get(ana, "/puzzles")["day"]["solved"] is False
    exported = get(ana, "/me/export")
    assert [(one["puzzle"], one["of_day"]) for one in exported["puzzles"]] == [(today["id"], 20_500)]
    assert exported["puzzle_rating"]["tried"] == 1
    monkeypatch.setattr(puzzle_desk, "now_ms", lambda: noon + 43_199_999)
    assert get(ana, "/puzzles/day")["id"] == today["id"]
    monkeypatch.setattr(puzzle_desk, "now_ms", lambda: noon + 43_200_000)
    assert get(ana, "/puzzles/day")["id"] != today["id"]


def test_a_move_that_is_none_is_refused_and_costs_nothing(ana):
    puzzle = list(shelf())[5]
    for move, code in (("fly to the moon", (422, "no-move")), (_illegal(shelf()[puzzle]), (409, "illegal"))):
        assert code_of(ana.http.post(f"/puzzles/{puzzle}/tries", json={"move": move})) == code
    assert get(ana, "/puzzles")["solver"]["tried"] == 0


def _illegal(puzzle):
    return next(text for text in map(puzzle.game.to_text, range(puzzle.game.actions)) if text not in puzzle.losses)


def test_who_leaves_leaves_no_answers(server):
    eve = server.guest("Eve")
    puzzle = list(shelf())[6]
    tried(eve, puzzle, None)
    assert eve.http.delete("/me").status_code in (200, 204)
    desk = server.services.puzzles
    with pytest.raises(ServerRefused, match="deleted"):  # what was on its way
        server.run(desk.enter(eve.id, shelf()[puzzle], solved=True))
    assert server.run(desk.tries(eve.id)) == {}
    assert server.run(desk.solver(eve.id)).tried == 0
