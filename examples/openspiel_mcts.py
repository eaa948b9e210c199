"""OpenSpiel's own Monte Carlo tree search plays against chance: `python examples/openspiel_mcts.py marche`."""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

import feira.envs.openspiel  # noqa: F401  (registers the games)


def play(game, bots, rng):
    """Play a game to its end: what every seat gets."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state.returns()


def main(arguments=None):
    """Read the command line, play, and tell how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["mercado", "marche"])
    parser.add_argument("--games", type=int, default=2, help="each seat has the search in turn")
    parser.add_argument("--simulations", type=int, default=20, help="for each decision")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    # Bids are simultaneous; this search asks for one after the other.
    game = pyspiel.load_game_as_turn_based(f"python_feira_{given.game}_v0(players=2)")
    rng = np.random.RandomState(given.seed)
    rewards = []
    for number in range(given.games):
        seat = number % 2
        search = mcts.MCTSBot(game, 2.0, given.simulations, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
        bots = [search, uniform_random.UniformRandomBot(1 - seat, rng)]
        rewards.append(play(game, bots[:: -1 if seat else 1], rng)[seat])
    games = f"{given.games} game{'s' if given.games > 1 else ''}"
    print(f"{given.game}: the search got {np.mean(rewards):+.2f} on average in {games} against chance")


if __name__ == "__main__":
    main()
