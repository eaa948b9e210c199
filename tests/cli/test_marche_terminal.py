"""`feira play marche` on a real terminal: bids are typed unseen, with a curtain between the people who bid."""

import re

import pytest

from feira.games import get_game
from feira.table import GameSession, Seat, load_save

GAME = get_game("marche")
SEED = "8"
TOGETHER = ["marche", "--players", "2", "--names", "Ana,Bo", "--variant", "areas", "--bots", "", "--seed", SEED]


def until_auction():
    """What two people type until the first stall is drawn: both reserve, then everybody draws and places."""
    table = GameSession(GAME, GAME.options({"players": 2}), int(SEED), [Seat(""), Seat("")])
    lines = []
    while len(table.to_act) == 1:
        seat = table.to_act[0]
        texts = [GAME.to_text(action) for action in table.legal(seat)]
        text = "draw" if "draw" in texts else texts[0]
        lines.append((seat, text))
        table.play(seat, GAME.from_text(text))
    return lines, table


@pytest.mark.parametrize("coins", ["hidden", "open"])
def test_bids_are_typed_unseen_and_revealed_together(sit_down, coins):
    lines, table = until_auction()
    ana = sit_down(*TOGETHER, "--coins", coins)
    at_screen = None
    for seat, text in lines:
        if coins == "hidden" and seat != at_screen:
            ana.sees("Press Enter when you have it")
            ana.types("")
        at_screen = seat
        ana.sees(" ›")
        ana.types(text)
    active = table.history[-1].seat
    if coins == "open":
        active = 0
    names = ["Ana", "Bo"]
    ana.sees(f"{names[active]} · your bid, unseen ›")
    ana.child.send("13")
    ana.child.send("\x1b[A")  # the line before, if there were one
    ana.child.send("\r")
    if coins == "hidden":
        between = ana.sees("Press Enter when you have it")
        ana.types("undo")
        between += ana.sees("Undone: bid …")
        between += ana.sees("Press Enter when you have it")
        ana.types("")
        between += ana.sees(f"{names[active]} · your bid, unseen ›")
        ana.types("12")
        between += ana.sees("Press Enter when you have it")
        ana.types("")
    else:
        between = ""
    between += ana.sees(f"{names[1 - active]} · your bid, unseen ›")
    spoken = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", " ", between)
    without_rows = re.sub(r"\n *\d+ ", "\n", spoken)  # the market's own numbers
    assert not re.search(r"\b1[23]\b", without_rows)
    ana.types("9")
    ana.sees("The bids: ")
    path = ana.leaves() if coins == "open" else None
    if path is not None:
        assert [GAME.to_text(step.action) for step in load_save(path).session.history[-2:]] == ["bid 13", "bid 9"]
