"""Ten lines to a random game."""

import random

import feira

game = feira.new("mercado", players=3, seed=7)
while not game.over:
    game.play(random.choice(game.legal))
print(game)
print(game.outcome)
