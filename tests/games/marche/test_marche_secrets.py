"""What nobody may know: bids, hidden coins, the order of the pile (J2.7, J4.1)."""

import numpy as np
import pytest
from marche_helpers import GAME, KINDS, disc, do, draw, new_game, plain_game, random_game

from feira.core.game import SPECTATOR
from feira.games.marche.engine.state import BIDDING, OVER


def test_j2_7_hidden_and_open_coins():
    for coins, shown in (("hidden", [15, None]), ("open", [15, 15])):
        states = plain_game(coins=coins)
        seen = GAME.observation(states, 0, 0)
        assert [player["coins"] for player in seen["players"]] == shown
    hidden = GAME.observation(plain_game(), 0, SPECTATOR)
    assert [player["coins"] for player in hidden["players"]] == [None, None]


def test_coins_are_shown_at_the_end():
    states = new_game(2, seed=4)
    random_game(states, 4)
    seen = GAME.observation(states, 0, SPECTATOR)
    assert [player["coins"] for player in seen["players"]] == states[0].coins[:2].tolist()


def test_j4_1_a_seat_sees_that_others_have_bid_not_what():
    states = plain_game(coins="open")
    disc(states, 0, "B2")
    draw(states, "fish")
    do(states, 1, "bid 7")
    assert GAME.observation(states, 0, 0)["bids"] == [
        {"seat": 0, "made": False, "coins": None},
        {"seat": 1, "made": True, "coins": None},
    ]
    assert GAME.observation(states, 0, 1)["bids"][1] == {"seat": 1, "made": True, "coins": 7}
    assert GAME.observation(states, 0, 1)["to_act"] == [0]


def same_but_secret(states, viewer, seed):
    """Other bids and coins, as far as the viewer can't know them, and another generator."""
    other = states.copy()
    s = other[0]
    rng = np.random.default_rng(seed)
    for seat in range(s.players):
        if seat != viewer:
            if not s.coins_open and s.phase != OVER:
                s.coins[seat] = rng.integers(0, 16)
            if s.bids[seat] <= 15:
                s.bids[seat] = rng.integers(0, int(s.coins[seat]) + 1)
    s.rng = rng.integers(2**63)
    s.fate = 0
    return other


def positions(players, variant, coins):
    states = new_game(players, variant, 5, coins)
    kept = []
    random_game(states, 5, lambda *_: kept.append(states.copy()))
    bidding = [game for game in kept if game[0].phase == BIDDING]
    assert bidding
    return kept[::9] + bidding[::3] + kept[-1:]


@pytest.mark.parametrize("coins", ["hidden", "open"])
@pytest.mark.parametrize(("players", "variant"), KINDS)
def test_secrets_change_nothing_for_a_viewer(players, variant, coins):
    for states in positions(players, variant, coins):
        for viewer in (*range(players), SPECTATOR):
            other = same_but_secret(states, viewer, 1)
            assert GAME.view(states, 0, viewer).tobytes() == GAME.view(other, 0, viewer).tobytes()
            assert GAME.observation(states, 0, viewer) == GAME.observation(other, 0, viewer)
            if viewer in GAME.to_act(states, 0):
                legal = GAME.legal(states, 0, viewer)
                assert legal == GAME.legal(other, 0, viewer)
                for action in legal[:: 1 + len(legal) // 3]:
                    assert GAME.preview(states, 0, viewer, action) == GAME.preview(other, 0, viewer, action)


@pytest.mark.parametrize(("players", "variant"), KINDS)
def test_resample_keeps_all_that_the_seat_knows(players, variant):
    for states in positions(players, variant, "hidden"):
        for seat in range(players):
            guess = states.copy()
            GAME.resample(guess, 0, seat, 77)
            assert GAME.observation(guess, 0, seat) == GAME.observation(states, 0, seat)
            assert GAME.legal(guess, 0, seat) == GAME.legal(states, 0, seat)
            assert GAME.to_act(guess, 0) == GAME.to_act(states, 0)
            assert (guess[0].coins <= 15).all()
            for action in GAME.legal(states, 0, seat):
                if states[0].phase != BIDDING and action != GAME.from_text("draw"):
                    one, two = states.copy(), guess.copy()
                    mine = GAME.apply(one, 0, seat, action)
                    if one[0].phase != OVER:  # the end reveals the coins
                        assert mine == GAME.apply(two, 0, seat, action)
                    break
            random_game(guess, 3)  # a guess can be played to the end


def test_resample_varies_what_is_unknown():
    states = plain_game()
    disc(states, 0, "B2")
    draw(states, "fish")
    do(states, 1, "bid 7")
    bids, coins = set(), set()
    states[0].stalls[1, 1:] = -2
    for seed in range(200):
        guess = states.copy()
        GAME.resample(guess, 0, 0, seed)
        bids.add(int(guess[0].bids[1]))
        coins.add(int(guess[0].coins[1]))
        assert guess[0].coins[0] == 15
    assert len(bids) > 10
    assert len(coins) > 10


def test_who_has_won_nothing_has_all_coins():
    states = new_game(3)
    GAME.resample(states, 0, 0, 1)
    assert states[0].coins.tolist()[:3] == [15, 15, 15]


def test_draws_come_from_the_guess_not_from_the_truth():
    states = new_game(2)
    do(states, 0, GAME.to_text(GAME.legal(states, 0, 0)[0]))
    do(states, 1, GAME.to_text(GAME.legal(states, 0, 1)[0]))
    drawn = set()
    for seed in range(60):
        guess = states.copy()
        GAME.resample(guess, 0, 0, seed)
        drawn.add(do(guess, 0, "draw")[0].tile)
    assert len(drawn) == 5


def test_no_event_of_a_bid_holds_its_coins():
    states = plain_game()
    disc(states, 0, "B2")
    draw(states, "fish")
    first = do(states.copy(), 1, "bid 7")
    second = do(states.copy(), 1, "bid 0")
    assert first == second
