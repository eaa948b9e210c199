"""What bids would have been worth: found where several decide at once, from what a bidder could know."""

import numpy as np
import pytest

import feira
from feira.analysis.bids import explore, sealed_decisions
from feira.analysis.rollouts import new_player
from feira.analysis.study import Study
from feira.analysis.values import Units
from feira.bots import get_bot
from feira.evaluation.weights import shipped_network
from feira.games.marche.engine.state import COINS

OPTIONS = {"players": 2, "variant": "areas"}


@pytest.fixture(scope="module")
def study():
    for seed in range(20):
        game = feira.new("marche", seed=seed, **OPTIONS)
        game.play_out(*(get_bot("greedy", seat) for seat in range(2)))
        found = Study(game.record())
        if any(len(one.legal) > 3 for together in sealed_decisions(found.decisions) for one in together):
            return found
    raise AssertionError("nobody could bid")


@pytest.fixture(scope="module")
def auction(study):
    return next(t for t in sealed_decisions(study.decisions) if all(len(one.legal) > 3 for one in t))


def explored(study, together):
    player = new_player(study.game, shipped_network(study.game, study.game.options_json(together[0].position, 0)))
    return explore(study.game, player, Units.of(study.game.spec.load("features"), 2), together, 1)


def test_every_bid_of_everybody_is_there(study, auction):
    found = explored(study, auction)
    assert [one.seat for one in found] == [one.seat for one in auction]
    for bidder, decision in zip(found, auction, strict=True):
        assert [bid.action for bid in bidder.bids] == decision.legal
        assert bidder.made == decision.action
        assert sum(bid.often for bid in bidder.bids) == pytest.approx(1)
        assert all(0 <= value <= 1 for bid in bidder.bids for value in (bid.often, bid.worth, bid.hindsight))
        assert min(bid.worth_margin for bid in bidder.bids) == 0  # of the best one
    told = found[0].to_json(study.game)
    assert [bid["move"] for bid in told["bids"]] == [study.game.to_text(action) for action in auction[0].legal]
    assert found == explored(study, auction)


def test_only_hindsight_depends_on_what_others_really_bid(study, auction):
    """And it does: a bid just above theirs wins."""
    first, second = auction
    others = [bid for bid in second.legal if bid != second.action]
    changed = [explored(study, [first, second._replace(action=bid)])[0].bids for bid in (others[0], others[-1])]
    for here, there in zip(*changed, strict=True):
        assert (here.often, here.worth, here.worth_margin) == (there.often, there.worth, there.worth_margin)
    assert [bid.hindsight for bid in changed[0]] != [bid.hindsight for bid in changed[1]]


def test_nothing_depends_on_what_the_bidder_could_not_know(study, auction):
    game, (first, second) = study.game, auction
    other = first.position.copy()
    shown = game.spec.counted_shown
    other[shown] = 1  # coins are paid openly: whoever counts them knows them
    game.resample(other, 0, first.seat, seed=9)
    other[shown] = first.position[shown]
    assert not np.array_equal(other, first.position)
    here, there = (explored(study, [first._replace(position=p), second])[0] for p in (first.position, other))
    assert here.bids == there.bids


def test_coins_count_as_known(study):
    """They are paid openly: what a bid is worth depends on how many the others have, also where nobody sees that."""
    auctions = [t for t in sealed_decisions(study.decisions) if all(len(one.legal) > 3 for one in t)]
    first, second = min(auctions, key=lambda t: t[0].position["coins"][0, t[1].seat])
    assert not first.position["coins_open"][0]
    richer = first.position.copy()
    richer["coins"][0, second.seat] = COINS
    here, there = (explored(study, [first._replace(position=p), second])[0] for p in (first.position, richer))
    assert [bid.worth for bid in here.bids] != [bid.worth for bid in there.bids]


def test_a_game_without_secret_decisions_has_none():
    game = feira.new("mercado", players=2, seed=1)
    game.play_out(*(get_bot("random", seat) for seat in range(2)))
    found = game.analyse("quick")
    assert found.auctions == []
    assert found.to_json()["auctions"] == []
