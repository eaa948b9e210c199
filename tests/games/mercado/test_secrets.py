"""Nobody learns what they may not know: views, observations, previews and guesses (M2.2, M2.4, M2.6)."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from feira.core.game import SPECTATOR, Illegal
from feira.games.mercado.engine.market import bits
from feira.games.mercado.surface.events import (
    ChallengeJudged,
    CustomersOffered,
    DisplayRedrawn,
    FinalScore,
    FoursMissing,
    GameOver,
    HandRedrawn,
    NextFame,
    Ranked,
    RestaurantFound,
    TileDrawn,
)
from tests.games.mercado.positions import GAME, PIECES, position
from tests.games.mercado.random_games import play_on, positions, seeds
from tests.games.mercado.test_properties import check_market

some = settings(max_examples=80)


def viewers(states) -> list[int]:
    return [*range(states[0].players), SPECTATOR]


def seen(states, viewer: int) -> tuple:
    """All that a viewer can ask the game."""
    legal = GAME.legal(states, 0, viewer)
    previews = [GAME.preview(states, 0, viewer, action) for action in legal]
    refusals = []
    for action in (0, 130, 300, 1475, 1481):
        try:
            GAME.preview(states, 0, viewer, action)
        except Illegal as error:
            refusals.append((str(error), error.details))
    view = GAME.view(states, 0, viewer).tobytes()
    told = [events_without_chance(states, viewer, action) for action in legal]
    return view, GAME.observation(states, 0, viewer), legal, previews, refusals, told


# What an action may tell that nobody knew before: draws, what was hidden, and the end with its scores.
NEWS = (
    TileDrawn,
    HandRedrawn,
    DisplayRedrawn,
    CustomersOffered,
    GameOver,
    FinalScore,
    Ranked,
    ChallengeJudged,
    FoursMissing,
    NextFame,
)


def events_without_chance(states, seat: int, action: int) -> list:
    after = states.copy()
    events = GAME.apply(after, 0, seat, action)
    news = (*NEWS, RestaurantFound) if states[0].restaurants_hidden else NEWS
    return [event for event in events if not isinstance(event, news)]


@given(states=positions(), seed=seeds())
@some
def test_after_a_guess_a_viewer_sees_the_same(states, seed):
    for viewer in viewers(states):
        guessed = states.copy()
        GAME.resample(guessed, 0, viewer, seed)
        assert seen(guessed, viewer) == seen(states, viewer)


@given(states=positions(), seed=st.one_of(seeds(), st.integers()))
@some
def test_any_whole_number_seeds_a_guess(states, seed):
    guessed = states.copy()
    GAME.resample(guessed, 0, 0, seed)
    assert GAME.view(guessed, 0, 0).tobytes() == GAME.view(states, 0, 0).tobytes()


def hidden_customers(s, rng) -> None:
    """Another order below those on offer, and other tiles out of the game."""
    for n in range(4):
        places = [*range(3, s.stack_size[n]), *range(16 - s.stack_out[n], 16)]
        s.stacks[n, places] = rng.permutation(s.stacks[n, places])


def grey_kinds(s, rng) -> None:
    """Other kinds on the grey restaurants, if they are hidden."""
    if not s.restaurants_hidden or s.closed_greys:
        return
    kinds = [kind for kind in range(6) for _ in bits(s.grey[kind])]
    spaces = rng.permutation([space for mask in s.grey for space in bits(mask)])
    s.grey[:] = 0
    for kind, space in zip(kinds, spaces, strict=True):
        s.grey[kind] |= 1 << int(space)


def generator(s, rng) -> None:
    """Another future."""
    s.rng = rng.integers(2**63)


@given(states=positions(), seed=seeds())
@some
@pytest.mark.parametrize("change", [hidden_customers, grey_kinds, generator])
def test_what_is_hidden_changes_no_view(states, seed, change):
    other = states.copy()
    change(other[0], np.random.default_rng(seed))
    for viewer in viewers(states):
        assert seen(other, viewer) == seen(states, viewer)


@given(states=positions(), coins=st.integers(0, 90))
@some
def test_hidden_money_changes_no_view_but_its_owners(states, coins):
    players = int(states[0].players)
    for owner in range(players):
        other = states.copy()
        other[0].money[owner] = states[0].money[owner] + 1 + coins
        for viewer in viewers(states):
            same = seen(other, viewer) == seen(states, viewer)
            assert same == (not states[0].money_open and viewer != owner)


def test_the_spectator_of_a_solo_game_sees_neither_its_money_nor_its_result():
    states = position({"challenge": 3}, money=[77])
    solo = GAME.observation(states, 0, SPECTATOR)["solo"]
    assert (solo["result"], solo["fame"]) == (None, None)
    states = position({"challenge": 3, "money": "open"}, money=[77])
    solo = GAME.observation(states, 0, SPECTATOR)["solo"]
    assert (solo["result"], solo["fame"]) == (77, 1)


def test_the_chance_of_a_record_is_in_no_view():
    states = position()
    other = states.copy()
    other[0].fate[:] = (1, 2, 3)
    other[0].fate_size = 3
    assert GAME.view(other, 0, 0).tobytes() == GAME.view(states, 0, 0).tobytes()


@given(states=positions(), seed=seeds())
@some
def test_a_guess_fits_what_is_known_and_can_be_played_on(states, seed):
    for viewer in viewers(states):
        guessed = states.copy()
        GAME.resample(guessed, 0, viewer, seed)
        true, s = states[0], guessed[0]
        check_market(s)
        for n in range(4):
            size, out = int(s.stack_size[n]), int(s.stack_out[n])
            assert s.stacks[n, :3].tolist() == true.stacks[n, :3].tolist()
            assert s.stacks[n, size : 16 - out].tolist() == [0] * (16 - out - size)
            assert Counter(s.stacks[n].tolist()) == Counter(true.stacks[n].tolist())
        assert [int(mask).bit_count() for mask in s.grey] == [int(mask).bit_count() for mask in true.grey]
        assert np.bitwise_or.reduce(s.grey) == np.bitwise_or.reduce(true.grey)
        assert s.bag.tolist() == true.bag.tolist()
        assert min(s.money) >= 0
        for _ in play_on(guessed, seed % 1000):
            pass
        assert GAME.outcome(guessed, 0) is not None


def guesses(options, viewer: int = 0, count: int = 60) -> list:
    states = GAME.new(GAME.options(options), 3)
    made = []
    for seed in range(count):
        guessed = states.copy()
        GAME.resample(guessed, 0, viewer, seed)
        made.append(guessed[0])
    return made


def test_guesses_differ_in_the_order_of_hidden_customers():
    made = guesses({})
    assert {int(s.stacks[0, 9]) for s in made} == set(PIECES.customers[0]) - {int(t) for t in made[0].stacks[0, :3]}


@pytest.mark.parametrize("challenge", [5, 6])
def test_guesses_differ_in_the_tiles_out_of_the_game(challenge):
    made = guesses({"challenge": challenge})
    out = {tuple(sorted(s.stacks[3, 16 - int(s.stack_out[3]) :].tolist())) for s in made}
    assert len(out) == (2 if challenge == 5 else 1)  # of the last two, one is out; in 6 all but the one on offer
    order = {tuple(s.stacks[0].tolist()) for s in made}
    assert len(order) > 50


def test_guesses_differ_in_hidden_kinds_only():
    made = guesses({"restaurants": "hidden"})
    assert len({tuple(s.grey.tolist()) for s in made}) > 50
    assert len({tuple(s.grey.tolist()) for s in guesses({"restaurants": "open"})}) == 1


def test_guesses_differ_in_hidden_money_only():
    made = guesses({"players": 3}, viewer=1)
    assert {int(s.money[1]) for s in made} == {1}
    assert len({int(s.money[0]) for s in made}) > 1
    assert {tuple(s.money.tolist()) for s in guesses({"players": 3, "money": "open"})} == {(1, 1, 1, 0)}


def test_guesses_differ_in_the_future():
    assert len({int(s.rng) for s in guesses({})}) == 60


def test_equal_seeds_guess_alike():
    assert [s.tobytes() for s in guesses({"players": 4})] == [s.tobytes() for s in guesses({"players": 4})]


@given(states=positions())
@some
def test_a_view_of_a_view_is_itself(states):
    for viewer in viewers(states):
        view = GAME.view(states, 0, viewer)
        assert GAME.view(view, 0, viewer).tobytes() == view.tobytes()


@given(states=positions())
@some
def test_looking_changes_nothing(states):
    before = states.tobytes()
    for viewer in viewers(states):
        seen(states, viewer)
    assert states.tobytes() == before
