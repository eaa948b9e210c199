"""What actions lead to, in compiled code: the same guesses and the same luck for every action.

A rollout starts from a guess of what the deciding seat can't know, makes the action, lets the network play until the
next turn begins, and lets it judge the position reached. Longer rollouts judged worse: whoever moves last in them looks
better than they are, and luck got a mean.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from feira.core.dispatch import apply, ask_again, guess, mask, seats_to_act
from feira.core.features import OUTCOME
from feira.core.game import Game, States
from feira.core.jit import compiled, int64, lowest, popcount, scramble
from feira.evaluation.look_ahead import GAME, STATES, Tools, look_ahead, new_tools, pick
from feira.evaluation.network import Network, Work, evaluate, new_work

START: Final = STATES  # what the seat knows, after the states of `look_ahead`
BID_HEAT: Final = 0.02  # in rewards: nobody bids the same every time


class Player(NamedTuple):
    """What plays rollouts, and the arrays that it uses again."""

    states: States
    network: Network
    work: Work
    tools: Tools
    rng: NDArray[np.uint64]


def new_player(game: Game, network: Network) -> Player:
    """One for a game."""
    states, rng = np.zeros(STATES + 1, game.dtype), np.zeros(1, np.uint64)
    return Player(states, network, new_work(network), new_tools(game), rng)


def look(player: Player, position: States, seat: int) -> None:
    """What follows starts from what the seat knows of a position."""
    player.states[GAME] = position[0]
    mask(player.states, GAME, seat, player.states, START)
    ask_again(player.states, START)


def roll_out(
    player: Player, position: States, seat: int, actions: list[int], seeds: NDArray[np.uint64]
) -> NDArray[np.float64]:
    """Outcomes by action and seed: what each action of a seat leads to, as far as the seat can know."""
    look(player, position, seat)
    out = np.zeros((len(actions), len(seeds), OUTCOME))
    play_rollouts(*player, seat, np.array(actions, np.int64), seeds, out)
    return out


@compiled
def play_rollouts(
    states: Any,
    network: Network,
    work: Work,
    tools: Tools,
    rng: Any,
    seat: int,
    actions: Any,
    seeds: Any,
    out: Any,
) -> None:
    """Write the outcome of every action with every seed into `out`."""
    for n in range(len(seeds)):
        for k in range(len(actions)):
            states[GAME] = states[START]
            rng[0] = seeds[n]
            guess(states, GAME, int64(scramble(rng[0]) >> 1))
            apply(states, GAME, seat, actions[k], None)
            value_after(states, network, work, tools, rng, seat, seat, work.outcome)
            for number in range(OUTCOME):
                out[k, n, number] = work.outcome[number]


@compiled
def value_after(
    states: Any, network: Network, work: Work, tools: Tools, rng: Any, seat: int, decided: int, out: Any
) -> None:
    """Write the outcome that a seat expects after an action that somebody has just made."""
    play_turn(states, network, work, tools, rng, decided)
    evaluate(states, GAME, seat, network, work, out)


@compiled
def next_action(states: Any, network: Network, work: Work, tools: Tools, rng: Any, seat: int, heat: float) -> int:
    """What the network lets a seat do next."""
    count = look_ahead(states, seat, network, work, tools, rng, False)
    return int64(tools.legal[pick(tools, count, heat, rng)])


@compiled
def play_turn(states: Any, network: Network, work: Work, tools: Tools, rng: Any, decided: int) -> None:
    """Play until somebody's turn begins, or the game is over.

    Only then are actions compared fairly: some leave the seat another decision in the same turn, some don't.
    """
    seats = seats_to_act(states, GAME)
    while seats:
        seat, together = lowest(seats), popcount(seats) > 1
        if seat != decided and not together:
            return
        decided = seat
        action = next_action(states, network, work, tools, rng, seat, BID_HEAT if together else 0.0)
        apply(states, GAME, seat, action, None)
        seats = seats_to_act(states, GAME)
