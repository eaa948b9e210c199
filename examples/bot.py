"""Thirty lines to a bot for Mercado: `cmd:python examples/bot.py` is its name in the arena.

`python examples/bot.py match` tries it, and lets it play against another one.
"""

import sys

import feira
from feira.bots import Bot, get_bot
from feira.bots.serve import serve
from feira.testing import check_bot


class Miser(Bot):
    """Wants coins now."""

    def __call__(self, game, view, seat):
        def profit(action):
            return game.preview(view, 0, seat, action).profit

        return max(game.legal(view, 0, seat), key=profit)


def match(games):
    """The games that a miser wins against a random bot; they change seats after every game."""
    wins = 0
    for n in range(games):
        bots = [Miser(n), get_bot("random", n)]
        game = feira.new("mercado", players=2, seed=n // 2)
        first = game.play_out(*bots[:: -1 if n % 2 else 1]).ranking[0]
        wins += first == (n % 2,)
    return wins


if __name__ == "__main__":
    if sys.argv[1:] == ["match"]:
        check_bot(Miser, games=["mercado"])
        print(f"the miser wins {match(40)} of 40")
    else:
        serve(Miser)
