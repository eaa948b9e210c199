"""Iterations of Monte Carlo tree search: guess what is unknown, select a path by UCB, roll out, back up the result.

The same code for every game. Each seat maximises its own result. Where several decide at once, each has statistics of
its own and knows nothing of the others' decisions.
"""

import math
from typing import Any, Final

from feira.bots.search.tree import NONE, TOGETHER, add_node, child_of
from feira.core.dispatch import (
    apply,
    estimates,
    guess,
    instinct,
    legal_actions,
    outcome_rewards,
    random_action,
    results,
    seats_to_act,
)
from feira.core.jit import below_from, compiled, int64, lowest, scramble
from feira.evaluation.network import evaluate

START, GUESS, TRIAL = range(3)  # the states of a search: the view, a guess that fits it, a state to try actions on
MAX_PATH: Final = 128  # nodes
_MOST_SEATS: Final = 8
RANDOM_ROLLOUT, INSTINCT_ROLLOUT, GREEDY_ROLLOUT, NETWORK = range(4)  # how a leaf is judged: see `Settings`
_FIRST_DEVIATION: Final = 0.25
_RESULTS_FOR_DEVIATION: Final = 16


@compiled
def iterate(states: Any, tree: Any, scratch: Any, settings: Any, judge: Any, rng: Any, iterations: int) -> None:
    """Run iterations from the view in states[START]."""
    for _ in range(iterations):
        states[GUESS] = states[START]
        rng[0] += 1
        guess(states, GUESS, int64(scramble(rng[0]) >> 1))
        length = _select(states, tree, scratch, settings, judge, rng)
        _judge_leaf(states, scratch, settings, judge, rng)
        _back_up(tree, scratch, length)
        _note_result(states, scratch)


@compiled
def _select(states: Any, tree: Any, scratch: Any, settings: Any, judge: Any, rng: Any) -> int:
    """Follow the branches with the highest UCB to a leaf; return how many nodes are in scratch.path."""
    node, length = int64(tree.root[0]), 0
    while length < MAX_PATH - 2 * _MOST_SEATS:
        seats = seats_to_act(states, GUESS)
        if seats == 0:
            break
        chosen = length
        while seats:  # first all choose …
            branch = _select_branch(states, tree, scratch, settings, judge, rng, node, lowest(seats))
            if branch == NONE:
                return chosen
            scratch.path[length] = branch
            length += 1
            seats &= seats - 1
        together = length - chosen > 1
        for k in range(chosen, length):  # … then all act
            branch = int64(scratch.path[k])
            apply(states, GUESS, int64(tree.seat[branch]), int64(tree.action[branch]), None)
        if together:
            for k in range(chosen, length):
                node = child_of(tree, node, TOGETHER, int64(tree.action[scratch.path[k]]))
                if node == NONE:
                    return length
            scratch.path[length] = node
            length += 1
        else:
            node = int64(scratch.path[chosen])
        if tree.visits[node] < settings.expansion_threshold:
            break
    return length


@compiled
def _select_branch(
    states: Any, tree: Any, scratch: Any, settings: Any, judge: Any, rng: Any, node: int, seat: int
) -> int:
    """The branch of a seat with the highest UCB; new ones are added first. NONE if the tree is full."""
    count = legal_actions(states, GUESS, seat, scratch.legal)
    _find_branches(tree, scratch, node, seat, count)
    visits, total, top = 0, 0.0, -1e9
    for k in range(count):
        action = int64(scratch.legal[k])
        if scratch.branch[action] == NONE:
            prior = _prior(states, scratch, settings, judge, seat, action)
            scratch.branch[action] = add_node(tree, node, seat, action, prior)
            if scratch.branch[action] == NONE:
                return NONE
        branch = int64(scratch.branch[action])
        visits += tree.visits[branch]
        total += tree.total[branch]
        top = max(top, tree.prior[branch])
    baseline = total / max(visits, 1) - top
    bonus = settings.exploration * _deviation(scratch) * math.sqrt(math.log(visits + 2.0))  # of a single visit
    best, highest, equals = NONE, -1e9, 0
    for k in range(count):
        branch = int64(scratch.branch[scratch.legal[k]])
        value = _ucb(tree, settings, branch, baseline, bonus)
        if value > highest:
            best, highest, equals = branch, value, 1
        elif value == highest:
            equals += 1
            if below_from(rng, equals) == 0:
                best = branch
    return best


@compiled
def _find_branches(tree: Any, scratch: Any, node: int, seat: int, count: int) -> None:
    """scratch.branch[action] = the seat's branch for each legal action, or NONE."""
    for k in range(count):
        scratch.branch[scratch.legal[k]] = NONE
    branch = int64(tree.first[node])
    while branch != NONE:
        if tree.seat[branch] == seat:
            scratch.branch[tree.action[branch]] = branch
        branch = int64(tree.next[branch])


@compiled
def _ucb(tree: Any, settings: Any, branch: int, baseline: float, bonus: float) -> float:
    """The upper confidence bound of a branch: its mean value plus `bonus` / sqrt(visits).

    The prior counts as `prior_weight` visits. It only compares branches, so it is shifted by `baseline`: the branch
    with the best prior is taken to be worth the mean of all visits.
    """
    visits = tree.visits[branch] + settings.prior_weight
    if visits == 0.0:
        return 1e6
    total = tree.total[branch] + settings.prior_weight * (tree.prior[branch] + baseline)
    return float((total + bonus * math.sqrt(visits)) / visits)


@compiled
def _prior(states: Any, scratch: Any, settings: Any, judge: Any, seat: int, action: int) -> float:
    """The estimate of the position after an action, as the seat that acts sees it."""
    if settings.prior_weight == 0.0:
        return 0.0
    states[TRIAL] = states[GUESS]
    apply(states, TRIAL, seat, action, None)
    if settings.rollout == NETWORK:
        _evaluate(states, TRIAL, seat, scratch, judge)
    else:
        estimates(states, TRIAL, scratch.values)
    return float(scratch.values[seat])


@compiled
def _evaluate(states: Any, i: int, viewer: int, scratch: Any, judge: Any) -> None:
    """What the network expects, by what the viewer would know then."""
    evaluate(states, i, viewer, judge.network, judge.work, judge.work.outcome)
    outcome_rewards(states, i, judge.work.outcome, scratch.values)


@compiled
def _judge_leaf(states: Any, scratch: Any, settings: Any, judge: Any, rng: Any) -> None:
    """The value of a leaf to each seat, in scratch.values: what the network expects, or what a rollout brings."""
    if settings.rollout == NETWORK:
        _evaluate(states, GUESS, int64(settings.viewer), scratch, judge)
    else:
        _roll_out(states, scratch, settings, rng)


@compiled
def _roll_out(states: Any, scratch: Any, settings: Any, rng: Any) -> None:
    """Play a rollout; then the result, or an estimate of it, is in scratch.values."""
    moves = int64(settings.rollout_moves)
    if settings.rollout == RANDOM_ROLLOUT:
        seats = _roll_out_at_random(states, moves, rng)
    elif settings.rollout == INSTINCT_ROLLOUT:
        seats = _roll_out_by_instinct(states, moves, rng)
    else:
        seats = _roll_out_greedily(states, scratch, moves, rng)
    if seats:
        estimates(states, GUESS, scratch.values)
    else:
        results(states, GUESS, scratch.values)


# A loop for each policy: one that can call any of them is much slower.


@compiled
def _roll_out_at_random(states: Any, moves: int, rng: Any) -> int:
    """Play random moves; return the mask of the seats to act then."""
    seats = seats_to_act(states, GUESS)
    while seats and moves:
        seat = lowest(seats)
        apply(states, GUESS, seat, random_action(states, GUESS, seat, rng), None)
        seats = seats_to_act(states, GUESS)
        moves -= 1
    return int64(seats)


@compiled
def _roll_out_by_instinct(states: Any, moves: int, rng: Any) -> int:
    """Play moves that seem best at a glance; return the mask of the seats to act then."""
    seats = seats_to_act(states, GUESS)
    while seats and moves:
        seat = lowest(seats)
        apply(states, GUESS, seat, instinct(states, GUESS, seat, rng), None)
        seats = seats_to_act(states, GUESS)
        moves -= 1
    return int64(seats)


@compiled
def _roll_out_greedily(states: Any, scratch: Any, moves: int, rng: Any) -> int:
    """Play moves, each the best by the heuristic estimate; return the mask of the seats to act then."""
    seats = seats_to_act(states, GUESS)
    while seats and moves:
        seat = lowest(seats)
        apply(states, GUESS, seat, _greedy_action(states, scratch, rng, seat), None)
        seats = seats_to_act(states, GUESS)
        moves -= 1
    return int64(seats)


@compiled
def _greedy_action(states: Any, scratch: Any, rng: Any, seat: int) -> int:
    """The action that leads to the highest estimate; among equals, any."""
    count = legal_actions(states, GUESS, seat, scratch.legal)
    best, most, equals = -1, -1.0, 0
    for k in range(count):
        action = int64(scratch.legal[k])
        states[TRIAL] = states[GUESS]
        apply(states, TRIAL, seat, action, None)
        estimates(states, TRIAL, scratch.values)
        value = scratch.values[seat]
        if value > most:
            best, most, equals = action, value, 1
        elif value == most:
            equals += 1
            if below_from(rng, equals) == 0:
                best = action
    return best


@compiled
def _back_up(tree: Any, scratch: Any, length: int) -> None:
    for k in range(length):
        node = scratch.path[k]
        tree.visits[node] += 1
        if tree.seat[node] != TOGETHER:
            tree.total[node] += scratch.values[tree.seat[node]]


@compiled
def _note_result(states: Any, scratch: Any) -> None:
    """Count a result of the seat to act, for `_deviation`."""
    value = scratch.values[lowest(seats_to_act(states, START))]
    scratch.results[0] += 1.0
    scratch.results[1] += value
    scratch.results[2] += value * value


@compiled
def _deviation(scratch: Any) -> float:
    """The standard deviation of the results. The exploration constant counts in it, so one constant fits all games."""
    count = scratch.results[0]
    if count < _RESULTS_FOR_DEVIATION:
        return _FIRST_DEVIATION
    mean = scratch.results[1] / count
    return math.sqrt(max(scratch.results[2] / count - mean * mean, 1e-6))
