"""The drawing of Jour de Marché: it fits, it says what is there without colour, and it tells no secret."""

import pytest

from feira.bots import get_bot
from feira.cli.terminal.face import make_face
from feira.cli.terminal.screen import HEIGHT, MARKS, WIDTH
from feira.cli.terminal.session import sections
from feira.core.game import SPECTATOR
from feira.games import get_game
from feira.games.marche.engine.spaces import GOODS
from feira.locale import LANGUAGES, Catalogue
from feira.table import GameSession, Seat

GAME = get_game("marche")
KINDS = [*GAME.example_options(), {"players": 4, "coins": "open"}]
TALK = 6
LETTERS = dict(zip(GOODS, "FSCI", strict=True))


def face(language, players, label="Bartholomew Long (random)"):
    return make_face(GAME, Catalogue(language, sections("marche")), ["Ana"] * players, [label] * players)


def positions(options, seed, every):
    """Positions of a random game."""
    read = GAME.options(options)
    at = GameSession(GAME, read, seed, [Seat("") for _ in range(read.players)])
    bot = get_bot("random", seed)
    for number in range(10_000):
        if number % every == 0 or at.over:
            yield at
        if at.over:
            return
        seat = at.to_act[0]
        at.play(seat, bot(GAME, at.view(seat), seat))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", KINDS, ids=str)
def test_it_fits_the_screen_in_every_language(language, options):
    for seed in range(3):
        for at in positions(options, seed, every=17):
            lines = face(language, len(at.seats)).draw(at.observation(0))
            assert len(lines) + TALK + 1 <= HEIGHT
            assert max(line.cell_len for line in lines) <= WIDTH


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_every_market_fits_the_screen(options):
    sizes = set()
    for seed in range(60):
        seen = GAME.observation(GAME.new(GAME.options(options), seed), 0, 0)
        sizes.add((seen["columns"], seen["rows"]))
        for language in LANGUAGES:
            lines = face(language, options["players"]).draw(seen)
            assert len(lines) + TALK + 1 <= HEIGHT
            assert {line.cell_len for line in lines} <= set(range(WIDTH + 1))
            assert not any(line.plain.rstrip().endswith("…") for line in lines if "Bartholomew" not in line.plain)
    assert len(sizes) > 10  # markets of many shapes


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_the_drawing_tells_nothing_that_the_seat_does_not_know(options):
    shown = face("en", 5)
    bidding = 0
    for at in positions(options, 7, every=5):
        bidding += at.observation(0)["phase"] == "bids"
        for viewer in (*range(len(at.seats)), SPECTATOR):
            before = shown.draw(at.observation(viewer))
            other = at.states.copy()
            GAME.resample(other, 0, viewer, seed=99)
            after = shown.draw(GAME.observation(other, 0, viewer))
            assert before == after
            assert [line.spans for line in before] == [line.spans for line in after]
    assert bidding


def cell(lines, name):
    start = 4 + 3 * "ABCDEFGHIJKLMNOP".index(name[0])
    return lines[int(name[1:])][start : start + 2]


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_everything_on_the_market_can_be_read_without_colour(options):
    for at in positions(options, 3, every=11):
        seen = at.observation(0)
        lines = [line.plain for line in face("en", 5, "X").draw(seen)]
        danger = seen.get("danger", [])
        for space in seen["paths"]:
            assert cell(lines, space) == "░░"
        for space in seen["tables"]:
            assert cell(lines, space) == "┬┬"
        for good, space in seen["trucks"].items():
            assert cell(lines, space) == f"{LETTERS[good]}»"
        for seat, player in enumerate(seen["players"]):
            for good, space in player["stalls"].items():
                assert cell(lines, space) == LETTERS[good] + MARKS[seat]
            for space in player["discs"]:
                assert cell(lines, space)[1] == MARKS[seat]
                assert (cell(lines, space)[0] == "!") == (space in danger)
        for name in ("A1", "P16"):
            if name not in seen["spaces"] and int(name[1:]) <= seen["rows"] and seen["columns"] == 16:
                assert cell(lines, name) == "  "


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_free_spaces_show_their_area_and_its_room(players):
    """Spaces of one area have one letter, those of two have two; the number is how many buildings it still takes."""
    for at in positions({"players": players}, 5, every=9):
        seen = at.observation(0)
        lines = [line.plain for line in face("en", 5, "X").draw(seen)]
        taken = {*seen["paths"], *seen["tables"], *seen["trucks"].values()}
        taken |= {space for player in seen["players"] for space in (*player["stalls"].values(), *player["discs"])}
        shown = []
        for area in seen["areas"]:
            free = {cell(lines, space) for space in area["spaces"] if space not in taken}
            assert len(free) <= 1
            assert all(text[1] == str(area["limit"] - area["built"]) for text in free)
            shown += [text[0] for text in free]
        assert len(shown) == len(set(shown))


def test_players_are_shown_with_discs_stalls_and_distances():
    *_, at = positions({"players": 3}, 2, every=10)
    seen = at.observation(0)
    text = "\n".join(line.plain for line in face("en", 3, "X").draw(seen))
    for seat, player in enumerate(seen["players"]):
        stalls = [
            f"{LETTERS[good]}{'×' if good in player['beside'] else distance}"
            for good, distance in zip(GOODS, seen["distances"][seat], strict=True)
        ]
        left = player["discs_left"]
        assert f"{MARKS[seat] * left}{'·' * (6 - left)}  {'  '.join(stalls)}" in text


def test_coins_of_others_are_question_marks_unless_they_are_open():
    hidden, shown = (
        "\n".join(
            line.plain for line in face("en", 3).draw(next(positions({"players": 3, "coins": c}, 1, 1)).observation(0))
        )
        for c in ("hidden", "open")
    )
    assert hidden.count("coins 15") == 1
    assert hidden.count("coins ?") == 2
    assert shown.count("coins 15") == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_unique(language):
    text = Catalogue(language, sections("marche"))
    letters = [text(f"letter-{good}") for good in GOODS]
    assert len(set(letters)) == 4
    assert {len(letter) for letter in letters} == {1}


def test_ways_are_drawn_on_the_market_and_told():
    drawn = set()
    for at in positions({"players": 3}, 1, every=20):
        drawing, told = face("en", 3).pages["ways"](at.view(0))
        assert [event.distance for event in told] == [way.distance for way in GAME.ways(at.view(0), 0)]
        for event in told:
            for spot in set(event.way) - set(event.streets):
                column, row = ord(spot[0]) - ord("A"), int(spot[1:])
                cell = drawing[row].plain[4 + 3 * column : 6 + 3 * column]
                assert cell in (f"•{MARKS[event.seat]}", "••")
                drawn.add(cell)
    assert len(drawn) > 2
