"""What was played stays, and is gone on with, or refused with a reason."""

import json

import pytest

from feira.arena.journal import GAMES, PLAN, Journal
from feira.arena.match import play_match
from feira.arena.plan import Plan
from feira.core.game import FeiraError

THE_PLAN = Plan("mercado", {"players": 2}, (("random", "greedy"),))


def record(number):
    return play_match(THE_PLAN, list(THE_PLAN.matches(number + 1))[number])


@pytest.fixture
def folder(tmp_path):
    """A tournament of which games 2, 0 and 1 were played, in that order."""
    with Journal(tmp_path / "out", THE_PLAN, resume=False) as journal:
        for number in (2, 0, 1):
            assert journal.append(record(number)).number == number
    return tmp_path / "out"


def opened(folder, plan=THE_PLAN, *, resume=True):
    return Journal(folder, plan, resume=resume)


def numbers(folder):
    return [json.loads(line)["arena"]["number"] for line in (folder / GAMES).read_bytes().splitlines()]


def test_every_game_is_there_at_once_and_found_again(folder):
    assert numbers(folder) == [2, 0, 1]
    with opened(folder) as journal:
        assert [game.number for game in journal.played] == [2, 0, 1]
        assert [match.number for match in journal.missing(THE_PLAN.matches(5))] == [3, 4]


def test_in_the_end_games_are_in_order(folder):
    with opened(folder) as journal:
        journal.append(record(3))
        journal.finish()
    assert numbers(folder) == [0, 1, 2, 3]


@pytest.mark.parametrize("cut", [1, 2, 1000])
def test_a_line_half_written_is_played_again(folder, cut):
    whole = (folder / GAMES).read_bytes()
    (folder / GAMES).write_bytes(whole[:-cut])
    with opened(folder) as journal:
        assert [match.number for match in journal.missing(THE_PLAN.matches(3))] == [1]
        journal.append(record(1))
    assert (folder / GAMES).read_bytes() == whole


def test_a_folder_with_games_is_not_written_over(folder):
    before = (folder / GAMES).read_bytes()
    with pytest.raises(FeiraError, match=r"there are games in .* already: add --resume"):
        opened(folder, resume=False)
    assert (folder / GAMES).read_bytes() == before


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"game": "marche"}, "the game"),
        ({"options": {"players": 2, "money": "open"}}, "the options of the game"),
        ({"line_ups": (("random", "random"),)}, "the bots"),
        ({"seed": 1}, "the seed"),
        ({"seconds": 5.0}, "--seconds"),
        ({"pieces": {}}, "--pieces"),
    ],
    ids=str,
)
def test_another_tournament_is_refused(folder, changes, what):
    with pytest.raises(FeiraError, match=f"are of another tournament: {what} can't change now"):
        opened(folder, Plan(**(vars(THE_PLAN) | changes)))


@pytest.mark.parametrize("line", [b"{}\n", b"[]\n", b"half a line\n", b'{"arena":{"bots":7},"result":null}\n'])
def test_a_file_of_something_else_is_refused_and_stays(folder, line):
    with (folder / GAMES).open("ab") as file:
        file.write(line)
    before = (folder / GAMES).read_bytes()
    with pytest.raises(FeiraError, match=r"games\.jsonl:4: this isn't a game of an arena"):
        opened(folder)
    assert (folder / GAMES).read_bytes() == before


@pytest.mark.parametrize("text", ["{", "[]", "{}"])
def test_a_plan_that_is_none_is_refused(folder, text):
    (folder / PLAN).write_text(text)
    with pytest.raises(FeiraError):
        opened(folder)


def test_two_arenas_at_once_are_refused(folder):
    with opened(folder), pytest.raises(FeiraError, match="another arena is writing"):
        opened(folder)
    with opened(folder):
        pass  # the first has ended


def test_a_folder_that_cannot_be_made(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(FeiraError, match="can't use the folder"):
        opened(tmp_path / "file")
