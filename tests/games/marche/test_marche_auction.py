"""J4: auctions."""

from itertools import product

import pytest
from marche_helpers import GAME, KINDS, disc, do, draw, names, new_game, plain_game, random_game, texts

from feira.core.game import SPECTATOR
from feira.games.marche.engine.state import BESIDE
from feira.games.marche.surface.events import AuctionOpened, AuctionWon, BidMade, BidsRevealed, StallBeside, StallBuilt


def test_j4_1_all_with_the_stall_in_the_supply_bid_at_once():
    states = new_game(4)
    states[0].stalls[2, 0] = BESIDE
    disc(states, 0, texts(states, 0)[0].split()[1])
    events = draw(states, "fish")
    assert events[-1] == AuctionOpened("fish", (0, 1, 3))
    assert GAME.to_act(states, 0) == (0, 1, 3)
    assert texts(states, 3) == [f"bid {coins}" for coins in range(16)]
    assert texts(states, 2) == []
    assert do(states, 3, "bid 15") == [BidMade(3)]  # in any order
    assert GAME.to_act(states, 0) == (0, 1)


def test_j4_1_no_more_than_all_coins():
    states = plain_game()
    disc(states, 0, "B2")
    draw(states, "fish")
    states[0].coins[:2] = [0, 3]
    assert texts(states, 0) == ["bid 0"]
    assert texts(states, 1) == ["bid 0", "bid 1", "bid 2", "bid 3"]


def test_j4_1_bids_are_revealed_together():
    states = plain_game()
    disc(states, 0, "B2")
    draw(states, "fish")
    assert do(states, 1, "bid 4") == [BidMade(1)]
    events = do(states, 0, "bid 6")
    assert events == [BidMade(0), BidsRevealed((0, 1), (6, 4)), AuctionWon(0, "fish", 6, ())]


def test_j4_2_only_the_winner_pays():
    states = plain_game()
    disc(states, 0, "B2")
    draw(states, "fish")
    do(states, 0, "bid 4")
    do(states, 1, "bid 9")
    assert states[0].coins.tolist()[:2] == [15, 6]
    assert GAME.to_act(states, 0) == (1,)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_j4_2_ties_for_every_seat_order(players):
    start = new_game(players)
    spaces = [text.split()[1] for text in texts(start, 0)]
    for seat in range(players):
        disc(start, seat, spaces[seat])
    for active in range(players):
        for bids in product((None, 0, 2), repeat=players):  # None: has built that stall
            if sum(bid is not None for bid in bids) < 2:
                continue
            states = start.copy()
            states[0].turn = active
            for seat in range(players):
                if bids[seat] is None:
                    states[0].stalls[seat, 1] = BESIDE
            draw(states, "soda")
            events = []
            for seat in range(players):
                if bids[seat] is not None:
                    events = do(states, seat, f"bid {bids[seat]}")
            best = max(bid for bid in bids if bid is not None)
            tied = [seat for seat in range(players) if bids[seat] == best]
            winner = min(tied, key=lambda seat: (seat - active) % players)
            assert events[-1] == AuctionWon(winner, "soda", best, tuple(tied) if len(tied) > 1 else ())
            assert GAME.to_act(states, 0) == (winner,)


def test_j4_3_the_winner_builds_on_an_own_space():
    states = plain_game()
    disc(states, 0, "B2")
    disc(states, 1, "C2", "E3")
    draw(states, "cheese")
    do(states, 0, "bid 0")
    do(states, 1, "bid 1")
    assert texts(states, 1) == ["place C2", "place E3"]
    assert do(states, 1, "place C2")[0] == StallBuilt(1, "cheese", "C2")
    assert names(states[0].discs[1]) == {"E3"}
    assert states[0].discs_left[1] == 5
    assert GAME.observation(states, 0, 0)["players"][1]["stalls"] == {"cheese": "C2"}


def test_j4_3_without_a_reserved_space_the_stall_goes_beside():
    states = plain_game()
    disc(states, 0, "B2")
    draw(states, "cheese")
    do(states, 0, "bid 0")
    do(states, 1, "bid 1")
    assert texts(states, 1) == ["place none"]
    assert do(states, 1, "place none") == [StallBeside(1, "cheese")]
    assert GAME.observation(states, 0, 0)["players"][1]["beside"] == ["cheese"]
    assert GAME.distances(states, 0)[1] == (None, None, 8, None)


@pytest.mark.parametrize(("players", "variant"), KINDS)
def test_j4_4_every_auction_has_at_least_two_participants(players, variant):
    for seed in range(20):
        opened = []
        random_game(
            new_game(players, variant, seed),
            seed,
            lambda _seat, _action, events, opened=opened: opened.extend(
                len(event.seats) for event in events if isinstance(event, AuctionOpened)
            ),
        )
        assert min(opened) >= 2
        if len(opened) == 4 * (players - 1):  # the whole pile was drawn
            assert sorted(opened) == sorted(4 * list(range(2, players + 1)))


def test_with_open_coins_only_an_auction_has_secrets():
    states = GAME.new(GAME.options({"players": 3, "coins": "open"}), 5)
    while GAME.observation(states, 0, SPECTATOR)["bids"] is None:
        assert not GAME.has_secrets(states, 0)
        [seat] = GAME.to_act(states, 0)
        GAME.apply(states, 0, seat, GAME.legal(states, 0, seat)[-1])
    assert GAME.has_secrets(states, 0)
