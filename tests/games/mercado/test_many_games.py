"""Fifty thousand random games of every kind: no crash, no dead end, no endless game."""

import numpy as np
import pytest

from feira.core.random_play import play_games
from feira.games.mercado.engine.setup import template
from feira.games.mercado.engine.state import ENDS
from tests.games.mercado.positions import GAME, PIECES
from tests.games.mercado.random_games import SOLO

GAMES = 50_000
LONGEST = 120  # actions: a turn is two at most, but for redraws
KINDS = [{"players": players} for players in (2, 3, 4)] + SOLO

# The ends that a game of each kind can come to. Eight stands and twelve restaurants leave five spaces: a solo game
# never ends for want of spaces, and too few customers in a challenge never fill the entrances.
POSSIBLE = {
    "players": {"spaces", "entrances", "coins"},
    1: {"entrances", "stuck"},
    2: {"entrances", "stuck"},
    3: {"entrances", "stuck"},
    4: {"stuck"},
    5: {"stuck"},
    6: {"stuck"},
    7: {"stuck", "eighth_stand"},
    8: {"entrances", "stuck"},
    9: {"entrances", "stuck"},
}


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_random_games_come_to_an_end(options):
    totals = np.zeros(1 + len(ENDS), dtype=np.int64)
    moves = play_games(template(GAME.options(options), PIECES), 20_000_000, GAMES, totals)
    assert moves > 0, f"game {-1 - moves} came to a dead end"
    assert totals[0] <= LONGEST
    ends = {end for end, count in zip(ENDS, totals[1:], strict=True) if count}
    assert totals[1:].sum() == GAMES
    assert ends <= POSSIBLE[options.get("challenge", "players")]
    assert "" not in ends
