r"""Sixty lines to a trained policy: a value function in NumPy that learns from its own games to beat `greedy`.

It tries every legal action and takes the one with the most coins at once and the best position after it. How much the
lead will still grow from a position it learns from how its games went on. About a minute on one core:

    python examples/train.py train weights.npy
    feira arena mercado --players 2 --games 60 --seconds 120 --out arena-trained \
        --bots "greedy,cmd:python examples/train.py play weights.npy"
"""

import sys

import numpy as np

import feira
from feira.bots import Bot
from feira.bots.serve import serve
from feira.envs.lookahead import look_ahead
from feira.envs.tensors import get_tensors
from feira.games import get_game
from feira.games.mercado.engine.market import GOODS_SETS, NEIGHBOURS, SPACES_OF_LINE

WANTS = np.array([[good in goods for good in range(5)] for goods in GOODS_SETS], float)
NUMBERS = np.arange(1.0, 5.0)[:, None, None]  # of customers on a tile
NEXT = NEIGHBOURS[:, None] >> np.arange(25, dtype=np.uint32) & 1  # which spaces lie side by side
LINES = SPACES_OF_LINE >> np.arange(25, dtype=np.uint32)[:, None] & 1  # which lines a space is in


def features(planes, scalars):
    """What positions offer to both seats, now and in the long run; one row a position."""
    see = get_tensors(get_game("mercado")).named(planes.reshape(len(planes), -1, 25) * 1.0, scalars * 1.0)
    kinds, stands = see["open restaurants by kind"], see["stands in the line"]
    value = 1 + (kinds[:, :5] + kinds[:, 5:]) @ NEXT  # what a customer pays here; a pub is as good as any
    empty = (see["customers at the entrance"] == 0).reshape(-1, 2, 10).sum(1)
    offers = see["customer tiles on offer, by number of customers and set of goods"].reshape(-1, 4, 15, 1)
    crowd = (empty @ LINES.T)[:, None] * ((offers * NUMBERS).sum((1, 3)) @ WANTS)[:, :, None] / 12
    fits = (offers > 0) & (empty > 0)[:, None, None] & (stands[:, None, None] >= NUMBERS)
    profit = value * see["customers who want a good at the ends of the space's lines, by good"] - see["cost of a stand"]
    owned = [see["stands by good"] * see["stands by seat"][:, [seat]] * value for seat in (0, 1)]
    pay = [(WANTS @ (spaces @ LINES))[:, None] for spaces in owned]
    parts = [np.ones(len(planes)), see["seat to act"][:, 0], see["phase: main, take, choose, over"][:, 3]]
    hands, free = see["hand by seat and good"].reshape(-1, 4, 5, 1), see["spaces where something can be built"]
    supply = see["supply by seat and kind of restaurant"].reshape(-1, 4, 6).sum(2)
    for seat in (0, 1):
        can = (hands[:, seat] > 0) * free
        bring = NUMBERS * (pay[seat] - pay[1 - seat]) * (fits & (pay[seat] > 0))
        parts += [see["wooden stands left by seat"][:, seat], supply[:, seat], (owned[seat] * crowd).sum((1, 2))]
        parts += [((owned[seat] @ LINES) * (empty * stands)[:, None]).sum((1, 2)), (can * crowd * value).max((1, 2))]
        parts += [(can * profit).max((1, 2)), bring.max((1, 2, 3))]  # the best stand and the best customers, now
    left = (np.minimum(see["spaces left"], see["entrances left"])[:, 0] - 4).clip(0) / 20
    return np.stack([*parts, *(part * left for part in parts)], axis=1)


class Trained(Bot):
    """Takes what is worth most, with `noise` something near it; `seen` gets seat, features and gain of each action."""

    def __init__(self, seed, weights, noise=0.0, seen=None):
        super().__init__(seed)
        self.weights, self.noise, self.seen = weights, noise, [] if seen is None else seen
        self.chance = np.random.default_rng(seed)

    def __call__(self, game, view, seat):
        ahead = look_ahead(game, view, seat, int(self.chance.integers(2**32)))
        rows, gains = features(ahead.planes, ahead.scalars), ahead.gains[:, seat] - ahead.gains[:, 1 - seat]
        values = gains + (rows * self.weights).sum(1) + self.noise * self.chance.gumbel(size=len(rows))
        best = int(values.argmax())
        self.seen.append((seat, rows[best], gains[best]))
        return ahead.actions[best]


def train(rounds, games, noise=1.0):
    """Play against itself, fit by how much leads grew, play with what was learnt, and so on."""
    weights, rows, grown = 0.0, [], []
    for n in range(rounds * games):
        seen = []
        bots = [Trained(2 * n + seat, weights, noise, seen) for seat in (0, 1)]
        feira.new("mercado", players=2, seed=n).play_out(*bots)
        seats, those, gains = (np.array(one) for one in zip(*seen, strict=True))
        lead = np.cumsum(np.where(seats == 0, gains, -gains))
        rows, grown = [*rows, *those], [*grown, *np.where(seats == 0, lead[-1] - lead, lead - lead[-1])]
        if (n + 1) % games == 0:
            x = np.array(rows)
            weights = np.linalg.solve(x.T @ x + 1e-3 * len(x) * np.diag(x.var(axis=0) + 1e-9), x.T @ grown)
    return weights


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in ("train", "play"):
        sys.exit("say: python train.py train FILE.npy, and then, to the arena: python train.py play FILE.npy")
    if sys.argv[1] == "train":
        np.save(sys.argv[2], train(rounds=3, games=150))
    else:
        learnt = np.load(sys.argv[2])
        serve(lambda seed: Trained(seed, learnt))
