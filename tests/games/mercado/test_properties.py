"""What holds in every game of every kind: nothing gets lost, and what is told is what happens."""

import itertools
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from feira.games.mercado.engine.market import ENTRANCE_NAMES, GOODS, GOODS_SETS, KINDS, SPACE_NAMES, goods_set
from feira.games.mercado.surface.events import (
    CoinTaken,
    CustomersBrought,
    CustomersOffered,
    DisplayRedrawn,
    Earned,
    EndTriggered,
    FinalScore,
    GameOver,
    HandRedrawn,
    Paid,
    RestaurantFound,
    RestaurantOpened,
    SpecialtyAsked,
    SpecialtySet,
    StandOpened,
    TileDrawn,
    TileTaken,
)
from tests.games.mercado.positions import GAME, PIECES, of, position
from tests.games.mercado.random_games import TASTES, kinds_of_game, play_on, random_game, seeds, tastes

games = given(options=kinds_of_game(), seed=seeds(), taste=tastes())
some = settings(max_examples=60)


ROWS = [sum(1 << 5 * row + column for column in range(5)) for row in range(5)]
COLUMNS = [sum(1 << 5 * row + column for row in range(5)) for column in range(5)]
LINE_SPACES = np.array(ROWS + COLUMNS)


def popcounts(masks) -> list[int]:
    return [int(mask).bit_count() for mask in masks]


@games
@some
def test_nothing_gets_lost(options, seed, taste):
    for step in random_game(options, seed, taste):
        check_pieces(step.after[0])
        check_market(step.after[0])


def check_pieces(s) -> None:
    """Tiles, wooden stands, restaurants and customers are all somewhere, once."""
    tiles = s.bag + s.display + s.hands.sum(axis=0) + popcounts(s.stands)
    assert tiles.tolist() == [PIECES.stands_per_good] * 5
    restaurants = s.supply.sum(axis=0) + popcounts(s.grey) + popcounts(s.restaurants)
    in_game = 2 if s.players == 4 or s.challenge == 8 else 1  # the pub set aside
    assert restaurants.tolist() == [2, 2, 2, 2, 2, in_game]
    assert sum(popcounts(s.owned)) == sum(popcounts(s.stands))
    assert max(popcounts(s.owned)) <= PIECES.wooden_stands
    for n in range(4):
        size, out = int(s.stack_size[n]), int(s.stack_out[n])
        tiles = Counter(s.stacks[n, :size].tolist() + s.stacks[n, 16 - out :].tolist())
        for entrance in np.flatnonzero(s.customers == n + 1):
            wanted = tuple(good for good in range(5) if s.wanted[good] >> int(entrance) & 1)
            tiles[GOODS_SETS.index(wanted)] += 1
        assert tiles == Counter(PIECES.customers[n])


def check_market(s) -> None:
    """What is kept twice for speed agrees."""
    stands = int(np.bitwise_or.reduce(s.stands))
    assert stands == int(np.bitwise_or.reduce(s.owned))
    built = stands | int(np.bitwise_or.reduce(s.restaurants))
    assert int(s.open) == ~built & (1 << 25) - 1
    assert built & int(np.bitwise_or.reduce(s.grey)) == 0
    assert int(s.empty) == sum(1 << e for e in range(20) if not s.customers[e])
    counts = popcounts(LINE_SPACES & stands)
    assert s.line_count.tolist() == counts
    assert s.lines_with.tolist() == [sum(1 << n for n, c in enumerate(counts) if c >= least) for least in range(6)]
    in_line = (LINE_SPACES & (s.owned[:, None, None] & s.stands[:, None])) != 0  # by seat, good and line
    assert np.array_equal(s.own_lines, in_line @ (1 << np.arange(10)))
    if s.challenge == 7:
        check_crowds(s, counts)


def check_crowds(s, counts: list[int]) -> None:
    """M7#7: what one more stand would bring in each line, by the rule itself."""
    assert int(s.due) == sum(1 << e for e in range(20) if s.customers[e] <= counts[e % 10] + 1)
    waiting = [0] * 10
    for entrance in range(20):
        line, customers = entrance % 10, int(s.customers[entrance])
        if customers == counts[line] + 1:
            waiting[line] += customers * sum(
                value_of(s, good, space)
                for good, space in itertools.product(range(5), range(25))
                if s.wanted[good] >> entrance & 1 and s.stands[good] & LINE_SPACES[line] & 1 << space
            )
    assert s.waiting.tolist() == waiting
    assert int(s.waiting_lines) == sum(1 << line for line in range(10) if waiting[line])


def value_of(s, good: int, space: int) -> int:
    """M4.1: what one customer pays at a stand."""
    row, column = divmod(space, 5)
    beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    around = sum(1 << 5 * r + c for r, c in beside if 0 <= r < 5 and 0 <= c < 5)
    return 1 + sum(popcounts([s.restaurants[KINDS.index("pub")] & around, s.restaurants[good] & around]))


@pytest.mark.parametrize("taste", ["", "stand", "restaurant"])
@pytest.mark.parametrize("seed", range(5))
def test_what_one_more_stand_brings_is_known_of_every_line(seed, taste):
    for step in random_game({"challenge": 7}, seed, taste):
        check_market(step.before[0])
        check_market(step.after[0])


@games
@some
def test_every_coin_is_accounted_for(options, seed, taste):
    money = None
    for step in random_game(options, seed, taste):
        if money is None:
            money = step.before[0].money.tolist()
        for event in step.events:
            if isinstance(event, Earned):
                money[event.seat] += event.coins
                assert event.coins == event.customers * event.times
                assert event.times == 1 + len(event.restaurants)
            elif isinstance(event, Paid):
                money[event.seat] -= event.coins
            elif isinstance(event, CoinTaken | RestaurantOpened):
                money[event.seat] += event.coins
                assert event.coins == 1
        assert step.after[0].money.tolist() == money
        assert min(money) >= 0


@games
@some
def test_legal_actions_are_unique_and_there_are_always_some(options, seed, taste):
    out = np.zeros(GAME.max_legal, dtype=np.int32)
    for step in random_game(options, seed, taste):
        count = GAME.kernels.legal_actions(step.before, 0, step.seat, out)
        assert count == len(set(out[:count].tolist())) > 0


@games
@some
def test_random_actions_are_the_legal_ones(options, seed, taste):
    rng = np.array([seed], dtype=np.uint64)
    for step in random_game(options, seed, taste):
        legal = GAME.legal(step.before, 0, step.seat)
        picked = {GAME.kernels.random_action(step.before, 0, step.seat, rng) for _ in range(5)}
        assert picked <= set(legal)
        assert GAME.kernels.random_action(step.before, 0, step.seat + 1, rng) == -1


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4}, {"challenge": 7}], ids=str)
def test_random_actions_are_fair(options):
    """Also where tiles on offer are alike, and where some stands can't be afforded."""
    rng = np.array([1], dtype=np.uint64)
    for number, step in enumerate(random_game(options, 5, TASTES[0])):
        legal = GAME.legal(step.before, 0, step.seat)
        if number % 4 == 0 and len(legal) > 1:
            drawn = [int(GAME.kernels.random_action(step.before, 0, step.seat, rng)) for _ in range(100 * len(legal))]
            counts = np.bincount(drawn, minlength=GAME.actions)
            assert counts[legal].sum() == len(drawn)
            assert 45 < counts[legal].min() <= counts[legal].max() < 165


def test_no_random_action_where_none_is_legal():
    states = position({"challenge": 1}, hands=["fish"], money=[0])
    assert GAME.legal(states, 0, 0) == []
    assert GAME.kernels.random_action(states, 0, 0, np.ones(1, np.uint64)) == -1


def test_a_random_action_is_found_where_hardly_any_is_legal():
    """Customers wait everywhere and the seat has next to nothing: only its one redraw is left."""
    states = position({"challenge": 1}, hands=["fish fish fish"], money=[0])
    assert [GAME.to_text(action) for action in GAME.legal(states, 0, 0)] == ["redraw hand"]
    rng = np.ones(1, np.uint64)
    assert {GAME.to_text(int(GAME.kernels.random_action(states, 0, 0, rng))) for _ in range(50)} == {"redraw hand"}


@games
@some
def test_events_tell_all_that_changed(options, seed, taste):
    """Whoever starts with the set-up and hears the events knows the position."""
    known = None
    for step in random_game(options, seed, taste):
        if known is None:
            known = Listener(step.before)
        for event in step.events:
            known.hear(event)
        known.agrees_with(step.after)


def _are_neighbours(one: str, other: str) -> bool:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1])) == 1


class Listener:
    """Keeps book of what events tell."""

    def __init__(self, states) -> None:
        seen = GAME.setup_json(states, 0)
        self.stands: dict = {}
        self.restaurants: dict = {}
        self.grey = dict(seen["restaurants"])
        self.entrances = {at: (tile["customers"], tuple(tile["goods"])) for at, tile in seen["entrances"].items()}
        self.offers = {n: Counter(map(tuple, tiles[:3])) for n, tiles in seen["stacks"].items()}
        self.display = Counter(seen["display"])
        self.hands = [Counter(hand) for hand in seen["hands"]]
        self.supplies = [Counter(supply) for supply in seen["supplies"]]
        self.end = self.specialty = None
        self.over = False

    def hear(self, event) -> None:
        match event:
            case StandOpened(seat, good, at):
                self.stands[at] = {"good": good, "seat": seat}
                self.hands[seat][good] -= 1
            case RestaurantOpened(seat, kind, at, _):
                self.restaurants[at] = kind
                self.supplies[seat][kind] -= 1
            case RestaurantFound(seat, kind, at):
                assert self.grey.pop(at) == kind
                self.supplies[seat][kind] += 1
            case TileTaken(seat, good):
                self.display[good] -= 1
                self.hands[seat][good] += 1
            case TileDrawn(good):
                self.display[good] += 1
            case HandRedrawn(seat, returned, drew):
                assert self.hands[seat][returned] == 3
                self.hands[seat] = Counter(drew)
            case DisplayRedrawn(_, returned, drew):
                assert self.display[returned] == 3
                self.display = Counter(drew)
            case CustomersBrought(_, customers, goods, at):
                assert at not in self.entrances
                self.entrances[at] = (customers, goods)
                self.offers[str(customers)][goods] -= 1
            case CustomersOffered(customers, goods):
                self.offers[str(customers)][goods] += 1
            case SpecialtySet(_, good):
                self.specialty = good
            case Earned():
                assert self.entrances[event.entrance][0] == event.customers
                assert self.stands[event.at]["seat"] == event.seat
                assert self.stands[event.at]["good"] in self.entrances[event.entrance][1]
                assert [self.restaurants[at] for at in event.beside] == list(event.restaurants)
                assert all(_are_neighbours(at, event.at) for at in event.beside)
            case EndTriggered(_, end):
                assert self.end is None
                self.end = end
            case GameOver(end):
                assert self.end in (None, end)
                self.end, self.over = end, True

    def agrees_with(self, states) -> None:
        s = states[0]
        seen = GAME.observation(states, 0, 0)
        assert self.stands == seen["stands"]
        assert self.restaurants == seen["restaurants"]
        assert set(self.grey) == set(seen["grey"])
        assert self.entrances == {at: (t["customers"], tuple(t["goods"])) for at, t in seen["entrances"].items()}
        for n, tiles in seen["offers"].items():
            assert +self.offers[n] == Counter(map(tuple, tiles))
        assert +self.display == Counter(seen["display"])
        for seat, player in enumerate(seen["players"]):
            assert +self.hands[seat] == Counter(player["hand"])
            assert +self.supplies[seat] == Counter(player["supply"])
        assert self.over == (GAME.to_act(states, 0) == ())
        if s.turns_left != 255 or self.over:
            assert self.end == seen["end"]
        if s.challenge:
            assert self.specialty == seen["solo"]["specialty"]


@pytest.mark.parametrize("paid", [True, False])
@given(seed=seeds(), taste=tastes())
@some
def test_m7_challenge_1_coins_are_conserved_whether_naming_pays_or_not(paid, seed, taste):
    states = GAME.new(GAME.options({"challenge": 1}), seed)
    events = []
    for step in play_on(states, seed, taste):
        events += step.events
        if of(SpecialtyAsked, step.events):
            break
    else:
        return  # stuck before any customers came
    named = [name for name in GAME.legal(states, 0, 0) if (GAME.preview(states, 0, 0, name).income[0] > 0) == paid]
    named_events = GAME.apply(states, 0, 0, named[seed % len(named)])
    assert bool(of(Earned, named_events)) == paid
    events += named_events
    for step in play_on(states, seed + 1, taste):
        events += step.events
    assert_coins_are_conserved(states, events)


def assert_coins_are_conserved(states, events) -> None:
    """Every coin of challenge 1 comes from a customer of the named good or with a restaurant, or pays for a stand."""
    (named,) = of(SpecialtySet, events)
    stands = GAME.observation(states, 0, 0)["stands"]
    assert {stands[event.at]["good"] for event in of(Earned, events)} <= {named.good}
    gained = sum(event.coins for event in of(Earned, events) + of(RestaurantOpened, events))
    assert states[0].money[0] == 1 + gained - sum(event.coins for event in of(Paid, events))


@games
@some
def test_a_game_ends_once_and_is_judged(options, seed, taste):
    triggers = ends = 0
    for step in random_game(options, seed, taste):
        triggers += len(of(EndTriggered, step.events))
        ends += len(of(GameOver, step.events))
    assert ends == 1
    outcome = GAME.outcome(step.after, 0)
    assert triggers == (outcome.end in ("spaces", "entrances", "eighth_stand"))
    scores = of(FinalScore, step.events)
    assert [event.score for event in scores] == list(outcome.scores)
    assert all(event.score == event.coins - event.restaurants_left for event in scores)
    order = [seat for tied in outcome.ranking for seat in tied]
    assert sorted(order) == list(range(len(scores)))
    best = sorted(range(len(scores)), key=lambda seat: (-scores[seat].score, -scores[seat].stands))
    for tied in outcome.ranking:
        group, best = best[: len(tied)], best[len(tied) :]
        assert sorted(group) == list(tied)
        assert len({(scores[seat].score, scores[seat].stands) for seat in tied}) == 1


@games
@some
def test_preview_is_what_then_happens(options, seed, taste):
    for step in random_game(options, seed, taste):
        before = step.before.tobytes()
        told = GAME.preview(step.before, 0, step.seat, step.action)
        assert step.before.tobytes() == before
        assert told.cost == sum(event.coins for event in of(Paid, step.events))
        assert list(told.earned) == of(Earned, step.events)
        grey = GAME.observation(step.before, 0, step.seat)["grey"]
        assert list(told.found) == [event for event in of(RestaurantFound, step.events) if grey[event.at] is not None]
        income = [0] * len(told.income)
        for event in of(Earned, step.events):
            income[event.seat] += event.coins
        for event in of(RestaurantOpened, step.events) + of(CoinTaken, step.events):
            income[event.seat] += event.coins
        assert list(told.income) == income
        assert told.extra == income[step.seat] - sum(e.coins for e in of(Earned, step.events) if e.seat == step.seat)
        assert told.profit == income[step.seat] - told.cost
        ended = GAME.observation(step.after, 0, 0)["end"]
        fresh = ended if GAME.observation(step.before, 0, 0)["end"] is None else None
        chance = of(HandRedrawn, step.events) or of(CustomersOffered, step.events)
        assert told.ends == (None if chance and fresh == "stuck" else fresh)


@games
@some
def test_previews_of_all_legal_actions_change_nothing(options, seed, taste):
    step = list(random_game(options, seed, taste))[-1]
    before = step.before.tobytes()
    for action in GAME.legal(step.before, 0, step.seat):
        GAME.preview(step.before, 0, step.seat, action)
    assert step.before.tobytes() == before


@games
@some
def test_replay_is_play_in_all_four_forms(options, seed, taste):
    """Number, dataclass, text and JSON: the same states to the last bit, the generator included."""
    checked = GAME.options(options)
    played = GAME.new(checked, seed)
    forms = [GAME.new(checked, seed) for _ in range(4)]
    record = GAME.from_setup(checked, GAME.setup_json(played, 0))
    for step in play_on(played, seed, taste):
        (written,) = GAME.record_moves(step.seat, step.action, step.events)
        ((seat, action, chance),) = GAME.from_json(written)
        plain = {key: value for key, value in written.items() if key != "drew"}
        assert plain == GAME.to_json(step.seat, step.action)
        actions = (
            step.action,
            GAME.from_move(GAME.to_move(step.action)),
            GAME.from_text(GAME.to_text(step.action)),
            action,
        )
        for states, form in zip(forms, actions, strict=True):
            assert GAME.apply(states, 0, seat, form) == step.events
            assert states.tobytes() == step.after.tobytes()
        # And from the record alone: as before, but with the chance that was written down.
        assert GAME.apply(record, 0, seat, action, chance) == step.events
        assert hidden_order(record) == hidden_order(step.after)
        assert GAME.view(record, 0, 0).tobytes() == GAME.view(step.after, 0, 0).tobytes()
    assert GAME.result_json(record, 0) == GAME.result_json(played, 0)


def hidden_order(states) -> list[list[int]]:
    """The stacks as they lie, without tiles that are out of the game."""
    s = states[0]
    return [s.stacks[n, : s.stack_size[n]].tolist() for n in range(4)]


@given(options=kinds_of_game(), seed=seeds(), others=st.lists(seeds(), min_size=2, max_size=2, unique=True))
@some
def test_copies_never_touch(options, seed, others):
    """A copy plays on; the original and a neighbour in the same array stay as they are, and the other way round."""
    start = GAME.new(GAME.options(options), seed)
    pool = np.concatenate([start, start, GAME.new(GAME.options(options), seed + 1)])
    alone = start.copy()
    neighbour = pool[2].tobytes()
    for step in play_on(pool[1:2], others[0]):
        assert pool[0].tobytes() == start[0].tobytes() == alone[0].tobytes()
        assert step.after is not alone
    assert pool[2].tobytes() == neighbour
    finished = pool[1].tobytes()
    pool[1] = pool[0]
    for _ in play_on(pool[0:1], others[1]):
        assert pool[1].tobytes() == start[0].tobytes()
    for _ in play_on(pool[1:2], others[0]):
        pass
    assert pool[1].tobytes() == finished


def test_a_state_is_at_most_512_bytes():
    assert GAME.dtype.itemsize <= 512
    assert GAME.dtype.itemsize % 8 == 0


def test_names_are_those_of_the_market():
    assert goods_set(["meat", "fish"]) == goods_set(["fish", "meat"])
    assert len(set(SPACE_NAMES) | set(ENTRANCE_NAMES) | set(GOODS) | set(KINDS)) == 25 + 20 + 5 + 6
