"""Iterations of the search: guess what is unknown, walk down the tree, look what comes of it, remember.

The same program for every game. Several seats each want their own best. Where they decide at once, each has statistics
of its own and knows nothing of the others' decisions.
"""

import math
from typing import Any, Final

from feira.bots.search.tree import NONE, TOGETHER, add_node, child_of
from feira.core.dispatch import apply, estimates, guess, instinct, legal_actions, random_action, results, seats_to_act
from feira.core.jit import below_from, compiled, int64, lowest, scramble

START, GUESS, TRIAL = range(3)  # the states of a search: the view, the guess that is played on, room for trials
MAX_PATH: Final = 128  # nodes
_MOST_SEATS: Final = 8
AT_RANDOM, BY_INSTINCT, BY_TRIAL = range(3)  # how those moves are chosen that are played beyond the tree's edge
_SPREAD_AT_FIRST: Final = 0.25
_RESULTS_FOR_SPREAD: Final = 16


@compiled
def iterate(states: Any, tree: Any, room: Any, settings: Any, rng: Any, iterations: int) -> None:
    """Go down the tree so many times, from the view in states[START]."""
    for _ in range(iterations):
        states[GUESS] = states[START]
        rng[0] += 1
        guess(states, GUESS, int64(scramble(rng[0]) >> 1))
        length = _walk_down(states, tree, room, settings, rng)
        _play_on(states, room, settings, rng)
        _remember(tree, room, length)
        _note_spread(states, room)


@compiled
def _walk_down(states: Any, tree: Any, room: Any, settings: Any, rng: Any) -> int:
    """Follow the most promising branches to the edge of the tree; return how many nodes are in room.path."""
    node, length = int64(tree.root[0]), 0
    while length < MAX_PATH - 2 * _MOST_SEATS:
        seats = seats_to_act(states, GUESS)
        if seats == 0:
            break
        chosen = length
        while seats:  # first all choose …
            branch = _choose(states, tree, room, settings, rng, node, lowest(seats))
            if branch == NONE:
                return chosen
            room.path[length] = branch
            length += 1
            seats &= seats - 1
        together = length - chosen > 1
        for k in range(chosen, length):  # … then all act
            branch = int64(room.path[k])
            apply(states, GUESS, int64(tree.seat[branch]), int64(tree.action[branch]), None)
        if together:
            for k in range(chosen, length):
                node = child_of(tree, node, TOGETHER, int64(tree.action[room.path[k]]))
                if node == NONE:
                    return length
            room.path[length] = node
            length += 1
        else:
            node = int64(room.path[chosen])
        if tree.visits[node] < settings.ripe:
            break
    return length


@compiled
def _choose(states: Any, tree: Any, room: Any, settings: Any, rng: Any, node: int, seat: int) -> int:
    """The branch of a seat that promises most; those not seen before are added first. NONE if there is no room."""
    count = legal_actions(states, GUESS, seat, room.legal)
    _find_branches(tree, room, node, seat, count)
    visits, total, top = 0, 0.0, -1e9
    for k in range(count):
        action = int64(room.legal[k])
        if room.branch[action] == NONE:
            prior = _prior(states, room, settings, seat, action)
            room.branch[action] = add_node(tree, node, seat, action, prior)
            if room.branch[action] == NONE:
                return NONE
        branch = int64(room.branch[action])
        visits += tree.visits[branch]
        total += tree.total[branch]
        top = max(top, tree.prior[branch])
    level = total / max(visits, 1) - top
    wish = settings.curiosity * _spread(room) * math.sqrt(math.log(visits + 2.0))
    best, most, equals = NONE, -1e9, 0
    for k in range(count):
        branch = int64(room.branch[room.legal[k]])
        promise = _promise(tree, settings, branch, level, wish)
        if promise > most:
            best, most, equals = branch, promise, 1
        elif promise == most:
            equals += 1
            if below_from(rng, equals) == 0:
                best = branch
    return best


@compiled
def _find_branches(tree: Any, room: Any, node: int, seat: int, count: int) -> None:
    """room.branch[action] = the seat's branch for each legal action, or NONE."""
    for k in range(count):
        room.branch[room.legal[k]] = NONE
    branch = int64(tree.first[node])
    while branch != NONE:
        if tree.seat[branch] == seat:
            room.branch[tree.action[branch]] = branch
        branch = int64(tree.next[branch])


@compiled
def _promise(tree: Any, settings: Any, branch: int, level: float, wish: float) -> float:
    """What visits and prior say, and the less it is known the more it may be worth a try.

    The rule of thumb only tells which branch is better, so the best is taken to be worth the average of all visits:
    `level` is what is missing to that. `wish` is the curiosity to see a branch that has one visit.
    """
    known = tree.visits[branch] + settings.trust
    if known == 0.0:
        return 1e6
    total = tree.total[branch] + settings.trust * (tree.prior[branch] + level)
    return float((total + wish * math.sqrt(known)) / known)


@compiled
def _prior(states: Any, room: Any, settings: Any, seat: int, action: int) -> float:
    """What the rule of thumb says of the position after an action."""
    if settings.trust == 0.0:
        return 0.0
    states[TRIAL] = states[GUESS]
    apply(states, TRIAL, seat, action, None)
    estimates(states, TRIAL, room.values)
    return float(room.values[seat])


@compiled
def _play_on(states: Any, room: Any, settings: Any, rng: Any) -> None:
    """Play some moves by guesswork; then the result, or an estimate of it, is in room.values."""
    moves = int64(settings.moves_ahead)
    if settings.chosen == AT_RANDOM:
        seats = _play_at_random(states, moves, rng)
    elif settings.chosen == BY_INSTINCT:
        seats = _play_by_instinct(states, moves, rng)
    else:
        seats = _play_by_trial(states, room, moves, rng)
    if seats:
        estimates(states, GUESS, room.values)
    else:
        results(states, GUESS, room.values)


# A loop for each way to choose: one that may call any of them is much slower.


@compiled
def _play_at_random(states: Any, moves: int, rng: Any) -> int:
    """Play some random moves; return who is to act then."""
    seats = seats_to_act(states, GUESS)
    while seats and moves:
        seat = lowest(seats)
        apply(states, GUESS, seat, random_action(states, GUESS, seat, rng), None)
        seats = seats_to_act(states, GUESS)
        moves -= 1
    return int64(seats)


@compiled
def _play_by_instinct(states: Any, moves: int, rng: Any) -> int:
    """Play some moves that seem best at a glance; return who is to act then."""
    seats = seats_to_act(states, GUESS)
    while seats and moves:
        seat = lowest(seats)
        apply(states, GUESS, seat, instinct(states, GUESS, seat, rng), None)
        seats = seats_to_act(states, GUESS)
        moves -= 1
    return int64(seats)


@compiled
def _play_by_trial(states: Any, room: Any, moves: int, rng: Any) -> int:
    """Play some moves, each the best by the rule of thumb; return who is to act then."""
    seats = seats_to_act(states, GUESS)
    while seats and moves:
        seat = lowest(seats)
        apply(states, GUESS, seat, _best_by_trial(states, room, rng, seat), None)
        seats = seats_to_act(states, GUESS)
        moves -= 1
    return int64(seats)


@compiled
def _best_by_trial(states: Any, room: Any, rng: Any, seat: int) -> int:
    """The action after which the rule of thumb likes the position best; among equals, any."""
    count = legal_actions(states, GUESS, seat, room.legal)
    best, most, equals = -1, -1.0, 0
    for k in range(count):
        action = int64(room.legal[k])
        states[TRIAL] = states[GUESS]
        apply(states, TRIAL, seat, action, None)
        estimates(states, TRIAL, room.values)
        value = room.values[seat]
        if value > most:
            best, most, equals = action, value, 1
        elif value == most:
            equals += 1
            if below_from(rng, equals) == 0:
                best = action
    return best


@compiled
def _remember(tree: Any, room: Any, length: int) -> None:
    for k in range(length):
        node = room.path[k]
        tree.visits[node] += 1
        if tree.seat[node] != TOGETHER:
            tree.total[node] += room.values[tree.seat[node]]


@compiled
def _note_spread(states: Any, room: Any) -> None:
    """Count a result of the seat that is to act, for `_spread`."""
    value = room.values[lowest(seats_to_act(states, START))]
    room.results[0] += 1.0
    room.results[1] += value
    room.results[2] += value * value


@compiled
def _spread(room: Any) -> float:
    """The standard deviation of the results: curiosity is measured by it, so one setting fits all games."""
    count = room.results[0]
    if count < _RESULTS_FOR_SPREAD:
        return _SPREAD_AT_FIRST
    mean = room.results[1] / count
    return math.sqrt(max(room.results[2] / count - mean * mean, 1e-6))
