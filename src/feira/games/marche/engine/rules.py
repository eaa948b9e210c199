"""What an action does: turns, auctions, building, and the end of the game (J3, J4, J6)."""

from feira.core.jit import below, compiled, int64
from feira.core.log import Log
from feira.games.marche.engine.actions import BID, DRAW, PASS, PLACE, PLACE_BESIDE
from feira.games.marche.engine.legality import seats_to_act
from feira.games.marche.engine.log import (
    AUCTION_OPENED,
    AUCTION_WON,
    BID_MADE,
    BID_REVEALED,
    DRAWN,
    GAME_OVER,
    PASSED,
    PILE_CLOSED,
    RESERVED,
    REST_PAVED,
    ROW_DEALT,
    STALL_BESIDE,
    STALL_PLACED,
    TABLE_PLACED,
    tell,
)
from feira.games.marche.engine.masks import add, remove
from feira.games.marche.engine.paths import lay_paths, pave_all, unpaved_spaces
from feira.games.marche.engine.spaces import FLEA, GOOD_COUNT, SPACES
from feira.games.marche.engine.state import (
    AWAITED,
    BESIDE,
    BIDDING,
    CLOSED_END,
    NO_TILE,
    NOT_IN,
    OVER,
    PLACING,
    ROW_END,
    RUNNING,
    SUPPLY,
    TURN,
    State,
)
from feira.games.marche.engine.ways import stall_distance


@compiled
def apply_action(s: State, seat: int, action: int, log: Log) -> None:
    """Do a legal action of a seat that must act, and all that follows from it."""
    if action < PLACE:
        _reserve(s, action, log)
    elif action <= PLACE_BESIDE:
        _place(s, action - PLACE, log)
        _after_tile(s, log)
    elif action == DRAW:
        _draw(s, log)
    elif action == PASS:
        _pass(s, log)
    else:
        _bid(s, seat, action - BID, log)
    if s.end != RUNNING:
        _finish(s, log)


@compiled
def _reserve(s: State, space: int, log: Log) -> None:
    """J3.2."""
    add(s.discs[s.turn], space)
    s.discs_left[s.turn] -= 1
    s.passes = 0
    tell(log, RESERVED, s.turn, space)
    _end_turn(s)


@compiled
def _end_turn(s: State) -> None:
    s.phase = TURN
    s.begun |= 1 << s.turn
    s.turn += 1
    if s.turn == s.players:
        s.turn = 0


@compiled
def pile_size(s: State) -> int:
    """Tiles in the pile."""
    return int64(s.pile[0]) + s.pile[1] + s.pile[2] + s.pile[3] + s.pile[FLEA]


@compiled
def _draw(s: State, log: Log) -> None:
    """J3.3."""
    s.passes = 0
    s.tile = _top_tile(s)
    s.pile[s.tile] -= 1
    tell(log, DRAWN, s.turn, s.tile)
    if s.tile == FLEA:
        s.placing = s.turn
        s.phase = PLACING
    else:
        _open_auction(s, log)


@compiled
def _top_tile(s: State) -> int:
    """A tile of the pile at random, or the one that a replayed record tells."""
    if s.fate:
        tile = int64(s.fate) - 1
        s.fate = 0
        return tile
    chosen, tile = below(s, pile_size(s)), 0
    while chosen >= s.pile[tile]:
        chosen -= s.pile[tile]
        tile += 1
    return tile


@compiled
def _open_auction(s: State, log: Log) -> None:
    """J4.1: everybody with that stall in the supply takes part; by J4.4 that is never one player alone."""
    s.phase = BIDDING
    for seat in range(s.players):
        if s.stalls[seat, s.tile] == SUPPLY:
            s.bids[seat] = AWAITED
    tell(log, AUCTION_OPENED, s.tile, seats_to_act(s))


@compiled
def _bid(s: State, seat: int, coins: int, log: Log) -> None:
    """J4.1: a bid is told to nobody until all are made."""
    s.bids[seat] = coins
    tell(log, BID_MADE, seat)
    if seats_to_act(s) == 0:
        for other in range(s.players):
            if s.bids[other] != NOT_IN:
                tell(log, BID_REVEALED, other, s.bids[other])
        _settle_auction(s, log)


@compiled
def _settle_auction(s: State, log: Log) -> None:
    """J4.2: the highest bid wins, and among equals the first clockwise from the active player."""
    winner, most, tied = -1, -1, 0
    for step in range(s.players):
        seat = (s.turn + step) % s.players
        if s.bids[seat] != NOT_IN:
            bid = int64(s.bids[seat])
            if bid > most:
                winner, most, tied = seat, bid, 0
            if bid == most:
                tied |= 1 << seat
    s.coins[winner] -= most
    tell(log, AUCTION_WON, winner, s.tile, most, tied)
    for seat in range(s.players):
        s.bids[seat] = NOT_IN
    s.placing = winner
    s.phase = PLACING


@compiled
def _place(s: State, space: int, log: Log) -> None:
    """J3.3, J4.3: a table or a stall on a reserved space, whose disc goes back; or a stall beside the market."""
    seat = s.placing
    if space == SPACES:
        s.stalls[seat, s.tile] = BESIDE
        tell(log, STALL_BESIDE, seat, s.tile)
        return
    remove(s.discs[seat], space)
    s.discs_left[seat] += 1
    add(s.built, space)
    if s.tile == FLEA:
        tell(log, TABLE_PLACED, seat, space)
    else:
        s.stalls[seat, s.tile] = space
        tell(log, STALL_PLACED, seat, s.tile, space)
    lay_paths(s, space, log)


@compiled
def _after_tile(s: State, log: Log) -> None:
    """J3.3: the active player's turn ends, unless somebody else has won; J6.1: after the last tile comes the row."""
    s.tile = NO_TILE
    if pile_size(s) == 0:
        _deal_row(s, log)
    elif s.placing == s.turn:
        _end_turn(s)
    else:
        s.phase = TURN


@compiled
def _deal_row(s: State, log: Log) -> None:
    """J6.1: the next tile of the final row, for the one player who still has that stall."""
    if s.row_dealt == 4:
        s.end = ROW_END
        return
    s.tile = s.row[s.row_dealt]
    s.row_dealt += 1
    for seat in range(s.players):
        if s.stalls[seat, s.tile] == SUPPLY:
            s.placing = seat
    s.phase = PLACING
    tell(log, ROW_DEALT, s.placing, s.tile)


@compiled
def _pass(s: State, log: Log) -> None:
    """J3.4."""
    s.passes += 1
    tell(log, PASSED, s.turn)
    if s.passes < s.players:
        _end_turn(s)
        return
    tell(log, PILE_CLOSED, pile_size(s))
    for seat in range(s.players):
        for good in range(GOOD_COUNT):
            if s.stalls[seat, good] == SUPPLY:
                s.stalls[seat, good] = BESIDE
                tell(log, STALL_BESIDE, seat, good)
    s.end = CLOSED_END


@compiled
def _finish(s: State, log: Log) -> None:
    """J6.2: every space without truck, stall or table is paved; J6.3: the distances."""
    tell(log, REST_PAVED)
    pave_all(s, unpaved_spaces(s), log)
    for seat in range(s.players):
        for good in range(GOOD_COUNT):
            s.distances[seat, good] = stall_distance(s, seat, good)
    s.tile = NO_TILE
    s.phase = OVER
    tell(log, GAME_OVER, s.end)
