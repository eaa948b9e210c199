"""What networks see: nothing secret, nothing out of range, and the same of a market seen from another side."""

import numpy as np
import pytest

from feira.core.features import WORK
from feira.games.mercado.engine.market import ENTRANCES, LINES, SIZE, SPACES
from tests.evaluation.positions import KINDS, positions


def inputs_of(game, states, viewer):
    features = game.spec.load("features")
    work, out = np.zeros(WORK, np.int64), np.full(features.inputs, np.nan, np.float32)
    features.write(states, 0, viewer, work, out)
    return out


@pytest.mark.parametrize(("name", "options"), KINDS, ids=str)
def test_they_carry_no_secret(name, options):
    for game, states in positions(name, options, seed=5):
        for viewer in range(int(states["players"][0])):
            seen = inputs_of(game, states, viewer)
            assert np.array_equal(seen, inputs_of(game, game.view(states, 0, viewer), viewer))
            for seed in range(3):
                other = states.copy()
                game.resample(other, 0, viewer, seed)
                assert np.array_equal(seen, inputs_of(game, other, viewer))


@pytest.mark.parametrize(("name", "options"), KINDS, ids=str)
def test_they_are_small_numbers_and_leave_the_game_alone(name, options):
    for game, states in positions(name, options, seed=6):
        before = states.tobytes()
        for viewer in range(int(states["players"][0])):
            seen = inputs_of(game, states, viewer)
            assert np.isfinite(seen).all()
            assert np.abs(seen).max() < 60
        assert states.tobytes() == before


SYMMETRIES = [(turns, mirrored) for turns in range(4) for mirrored in (False, True)]


def turned(states, turns, mirrored):
    """The same game of Mercado in a market turned by quarter turns, and perhaps mirrored."""
    grid = np.arange(SPACES).reshape(SIZE, SIZE)
    grid = np.rot90(grid.T if mirrored else grid, turns)
    spaces = grid.ravel().tolist()  # by new space, the old one
    corners = [(frozenset(grid[n].tolist()), n) for n in range(SIZE)]
    corners += [(frozenset(grid[:, n].tolist()), n + SIZE) for n in range(SIZE)]
    old = {frozenset(range(SIZE * n, SIZE * n + SIZE)): n for n in range(SIZE)}
    old |= {frozenset(range(n, SPACES, SIZE)): n + SIZE for n in range(SIZE)}
    lines, entrances = [0] * LINES, [0] * ENTRANCES
    for cells, new in corners:
        lines[new] = old[cells]
        ends = (grid[new, 0], grid[new, -1]) if new < SIZE else (grid[0, new - SIZE], grid[-1, new - SIZE])
        first_is_first = ends[0] == min(cells)
        entrances[new] = old[cells] + (0 if first_is_first else LINES)
        entrances[new + LINES] = old[cells] + (LINES if first_is_first else 0)
    made = states.copy()
    for field, places in (("open", spaces), ("stands", spaces), ("owned", spaces), ("restaurants", spaces)):
        made[field] = moved(states[field], places)
    for field, places in (("grey", spaces), ("stands_allowed", spaces), ("restaurants_allowed", spaces)):
        made[field] = moved(states[field], places)
    for field in ("empty", "entrances_allowed", "wanted", "due"):
        made[field] = moved(states[field], entrances)
    for field in ("lines_with", "own_lines", "waiting_lines"):
        made[field] = moved(states[field], lines)
    for field in ("line_count", "waiting"):
        made[field] = states[field][:, lines]
    made["demand"] = states["demand"][:, :, lines]
    made["customers"] = states["customers"][:, entrances]
    return made


def moved(masks, places):
    bits = sum(((masks >> old) & 1).astype(masks.dtype) << new for new, old in enumerate(places))
    return np.asarray(bits, masks.dtype)


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4}, {"challenge": 1}, {"challenge": 7}], ids=str)
def test_a_turned_or_mirrored_mercado_gives_the_same(options):
    for game, states in positions("mercado", options, seed=7):
        seen = inputs_of(game, states, 0)
        for turns, mirrored in SYMMETRIES:
            assert inputs_of(game, turned(states, turns, mirrored), 0) == pytest.approx(seen, abs=1e-5)
