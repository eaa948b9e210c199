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
from feira.evaluation.network import Network, Work, evaluate, new_work
from feira.evaluation.self_play import GAME, STATES, Tools, look_ahead, new_tools, pick

_START: Final = STATES  # what the seat knows, after the states of `look_ahead`
_BID_HEAT: Final = 0.02  # in rewards: nobody bids the same every time


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


def roll_out(
    player: Player, position: States, seat: int, actions: list[int], seeds: NDArray[np.uint64]
) -> NDArray[np.float64]:
    """Outcomes by action and seed: what each action of a seat leads to, as far as the seat can know."""
    player.states[GAME] = position[0]
    mask(player.states, GAME, seat, player.states, _START)
    ask_again(player.states, _START)
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
            states[GAME] = states[_START]
            rng[0] = seeds[n]
            guess(states, GAME, int64(scramble(rng[0]) >> 1))
            apply(states, GAME, seat, actions[k], None)
            _play_turn(states, network, work, tools, rng, seat)
            evaluate(states, GAME, seat, network, work, work.outcome)
            for number in range(OUTCOME):
                out[k, n, number] = work.outcome[number]


@compiled
def _play_turn(states: Any, network: Network, work: Work, tools: Tools, rng: Any, decided: int) -> None:
    """Play until somebody's turn begins, or the game is over.

    Only then are actions compared fairly: some leave the seat another decision in the same turn, some don't.
    """
    seats = seats_to_act(states, GAME)
    while seats:
        seat, together = lowest(seats), popcount(seats) > 1
        if seat != decided and not together:
            return
        decided = seat
        count = look_ahead(states, seat, network, work, tools, rng, False)
        chosen = pick(tools, count, _BID_HEAT if together else 0.0, rng)
        apply(states, GAME, seat, int64(tools.legal[chosen]), None)
        seats = seats_to_act(states, GAME)
