"""The drawing of Mercado: it fits, it says what is there without colour, and it tells no secret."""

import pytest

from feira.bots import get_bot
from feira.cli.terminal.face import make_face
from feira.cli.terminal.screen import HEIGHT, MARKS, WIDTH
from feira.cli.terminal.session import sections
from feira.core.game import SPECTATOR
from feira.games import get_game
from feira.locale import LANGUAGES, Catalogue
from feira.table import GameSession, Seat

GAME = get_game("mercado")
KINDS = [
    {"players": 2},
    {"players": 3, "restaurants": "hidden"},
    {"players": 4, "money": "open"},
    {"players": 4, "money": "hidden", "restaurants": "hidden"},
    *({"challenge": number} for number in range(1, 10)),
]
TALK = 6


def face(language, players, label="Bartholomew Long (random)"):
    return make_face(GAME, Catalogue(language, sections("mercado")), ["Ana"] * players, [label] * players)


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


def drawn(shown, at, viewer):
    return [line.plain for line in shown.draw(at.observation(viewer))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", KINDS, ids=str)
def test_it_fits_the_screen_in_every_language(language, options):
    for seed in range(3):
        for at in positions(options, seed, every=5):
            lines = face(language, len(at.seats)).draw(at.observation(0))
            assert len(lines) + TALK + 1 <= HEIGHT
            assert max(line.cell_len for line in lines) <= WIDTH


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_the_drawing_tells_nothing_that_the_seat_does_not_know(options):
    shown = face("en", 4)
    for at in positions(options, 7, every=6):
        for viewer in (*range(len(at.seats)), SPECTATOR):
            before = shown.draw(at.observation(viewer))
            other = at.states.copy()
            GAME.resample(other, 0, viewer, seed=99)
            after = shown.draw(GAME.observation(other, 0, viewer))
            assert before == after
            assert [line.spans for line in before] == [line.spans for line in after]


def test_coins_of_others_are_question_marks_unless_they_are_open():
    hidden = "\n".join(drawn(face("en", 2, "X"), next(positions({"players": 2}, 1, 1)), 0))
    assert "coins 1" in hidden
    assert "coins ?" in hidden
    shown = "\n".join(drawn(face("en", 2, "X"), next(positions({"players": 2, "money": "open"}, 1, 1)), 0))
    assert shown.count("coins 1") == 2


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"players": 2}, "spaces 25 · entrances 20 · ends at 4"),
        ({"challenge": 6}, "spaces 25 · ends at 4"),
        ({"challenge": 7}, "spaces 25 · ends at 4 or stand 8"),
    ],
    ids=str,
)
def test_it_says_what_brings_the_end(options, told):
    at = next(positions(options, 1, 1))
    assert drawn(face("en", len(at.seats)), at, 0)[0].endswith(f" {told}")


def test_everything_on_the_market_can_be_read_without_colour():
    """Every stand with its letter and owner's mark, every restaurant, every tile at an entrance."""
    letters = dict(zip(("fish", "flower", "tomato", "meat", "grape"), "FLTMG", strict=True))
    codes = dict(zip(("sushi_bar", "tea_house", "pizzeria", "burger_joint", "wine_bar", "pub"),
                     ("Su", "Te", "Pi", "Bu", "Wi", "Pu"), strict=True))  # fmt: skip
    for at in positions({"players": 4}, 3, every=4):
        seen = at.observation(0)
        lines = drawn(face("en", 4, "X"), at, 0)
        rows = {str(row): lines[2 + 2 * row] for row in range(1, 6)}

        def cell(name, rows=rows):
            return rows[name[1]].split("│")[1 + "ABCDE".index(name[0])].strip()

        for name, stand in seen["stands"].items():
            assert cell(name) == letters[stand["good"]] + MARKS[stand["seat"]]
        for name, kind in seen["restaurants"].items():
            assert cell(name) == f"[{codes[kind]}]"
        for name, kind in seen["grey"].items():
            assert cell(name) == f"({codes[kind].lower()})"
        for name, tile in seen["entrances"].items():
            side, line = name.split("-")
            text = f"{tile['customers']}{''.join(letters[good] for good in tile['goods'])}"
            if side == "left":
                assert rows[line].split("│")[0].split() == [line, text]
            elif side == "right":
                assert rows[line].split("│")[-1].split()[0] == text
            else:
                across = lines[2 if side == "top" else 14]
                start = 7 + 5 * "ABCDE".index(line)
                assert across[start : start + 4].strip() == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_unique(language):
    text = Catalogue(language, sections("mercado"))
    goods = [text(f"letter-{good}") for good in ("fish", "flower", "tomato", "meat", "grape")]
    kinds = [
        text(f"letter-{kind}") for kind in ("sushi_bar", "tea_house", "pizzeria", "burger_joint", "wine_bar", "pub")
    ]
    assert len(set(goods)) == 5
    assert {len(letter) for letter in goods} == {1}
    assert len(set(kinds)) == 6
    assert {len(letter) for letter in kinds} == {2}
