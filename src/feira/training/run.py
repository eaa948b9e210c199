"""A training run: generations of self-play and learning, and now and then a test of strength.

Each generation's games are played by what was learnt before; the first are played by rule of thumb. All follows from
the seed, however many cores work, as long as PyTorch uses the same number of them.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from math import ceil
from typing import Any, Final, NamedTuple

import numpy as np

from feira.core.game import Game, Json
from feira.evaluation.network import Network, outputs
from feira.evaluation.weights import kind_of, load_network, save_network
from feira.training.folder import Folder
from feira.training.learner import BATCH, Learner, load_state, save_state
from feira.training.self_play import Examples, Way, joined
from feira.training.workers import Chunk, Play

_FIRST_RATE, _LAST_RATE = 2e-3, 1e-4  # of learning, when a run begins and when it ends
_LAST_HEAT: Final = 0.1  # the share of the heat that is left when a run ends
_FIRST_PASSES: Final = 4.0  # over the games by rule of thumb


@dataclass(frozen=True)
class Plan:
    """How to train; the defaults suit two cores."""

    games: int = 4096  # of a generation
    chunk: int = 128  # games that are played in one piece
    window: int = 8  # generations that are learnt from
    passes: float = 2.0  # how often, on average, an example is learnt from in a generation
    heat: float = 0.02  # how far below the best a chosen action may be, in rewards
    heat_alone: float = 0.001  # likewise; alone, a coin is worth little unless it brings fame
    searched_from: float = 0.5  # alone, the share of the run after which games are searched
    iterations: int = 30  # of each of those searches
    searched_games: float = 0.25  # how many of them are played, as a part of `games`: they take longer
    trace: float = 0.9  # the lambda of TD(lambda)
    test_every: int = 8  # generations


class Tested(NamedTuple):
    """What a test of strength has found."""

    against_best: float  # share of points against the best so far; 1 if there is none yet
    against_greedy: float  # share of points, or alone the mean fame


Test = Callable[[Network, Network | None, int], Tested]  # (candidate, best so far, seed)
Tell = Callable[[str, float], None]  # what is being done, and how much of that is done, 0 to 1


class Training:
    """One network in the making."""

    def __init__(self, game: Game, options: Json, seed: int, folder: Folder, plan: Plan) -> None:
        features = game.spec.load("features")
        self._game, self._options, self._seed, self._folder, self._plan = game, options, seed, folder, plan
        self._learner = Learner(features.inputs, outputs(options["players"]), seed)
        self._window: list[Examples] = []
        self._done = 0.0  # the share of the run that is over
        self._best: Network | None = None
        self.alone = options["players"] == 1
        self.generation = 0
        self.games = 0
        self.seconds = 0.0  # spent so far, in all runs
        self.points: list[Json] = []  # of the curve
        self._go_on()

    def _go_on(self) -> None:
        """Read what an earlier run has left."""
        if not self._folder.state.exists():
            return
        state: dict[str, Any] = load_state(self._folder.state)
        self.generation, self.games, self.seconds = state["generation"], state["games"], state["seconds"]
        self._learner.restore(state["learner"])
        first = max(0, self.generation - self._plan.window)
        self._window = [self._folder.examples(generation) for generation in range(first, self.generation)]
        self.points = [point for point in self._folder.curve() if point["generation"] <= self.generation]
        if self._folder.network.exists():
            self._best = load_network(self._folder.network, self._game, self._options)

    def run(self, play: Play, test: Test, tell: Tell, *, seconds: float, generations: int | None) -> None:
        """Train until so much time is spent, or so many generations are done, in all runs together."""
        begun = time.monotonic() - self.seconds
        while self.seconds < seconds and (generations is None or self.generation < generations):
            self._done = self.generation / generations if generations else self.seconds / seconds
            examples = self._play(play, tell)
            loss = self._learn(examples, tell)
            self.generation += 1
            self.seconds = time.monotonic() - begun
            last = self.seconds >= seconds or self.generation == generations
            if last or self.generation % self._plan.test_every == 0:
                self._test(test, tell, loss)
                self.seconds = time.monotonic() - begun
            self._keep(examples)

    def _play(self, play: Play, tell: Tell) -> Examples:
        plan, searched = self._plan, self.alone and self.generation > 0 and self._done >= self._plan.searched_from
        way = Way(
            heat=(plan.heat_alone if self.alone else plan.heat) * _LAST_HEAT**self._done,
            by_rule=self.generation == 0,
            iterations=plan.iterations if searched else 0,
        )
        games = plan.games * (plan.searched_games if searched else 1)
        options = options_alike(self._game, self._options)
        chunks = [
            Chunk(
                game=self._game.name,
                options=options[number % len(options)],
                seed=self._derived(f"chunk {self.generation}", number),
                games=plan.chunk,
                way=way,
                trace=plan.trace,
            )
            for number in range(ceil(games / plan.chunk))
        ]
        self.games += len(chunks) * plan.chunk
        found: list[Examples] = []
        for examples in play(self._learner.network(), chunks):
            found.append(examples)
            tell("playing", len(found) / len(chunks))
        return joined(found)

    def _learn(self, examples: Examples, tell: Tell) -> float:
        plan = self._plan
        tell("learning", 0.0)
        # The games by rule of thumb are for the beginning only.
        kept = self._window[-plan.window + 1 :] if self.generation > plan.window else self._window
        self._window = [*kept, examples]
        passes = plan.passes if self.generation else _FIRST_PASSES
        steps = max(1, int(passes * len(examples.inputs) / BATCH))
        rate = _FIRST_RATE * (_LAST_RATE / _FIRST_RATE) ** self._done
        rng = np.random.default_rng(self._derived("learn", self.generation))
        return self._learner.learn(self._window, steps, rate, rng)

    def _test(self, test: Test, tell: Tell, loss: float) -> None:
        tell("testing", 0.0)
        candidate = self._learner.network()
        tested = test(candidate, self._best, self._derived("test", self.generation))
        accepted = self._best is None or tested.against_best >= 0.5
        if accepted:
            self._best = candidate
            save_network(self._folder.network, candidate, self._game, self._options)
        self.points.append(
            {
                "generation": self.generation,
                "minutes": round(self.seconds / 60, 2),
                "games": self.games,
                "loss": round(loss, 5),
                "against_best": round(tested.against_best, 4),
                "against_greedy": round(tested.against_greedy, 4),
                "accepted": accepted,
            }
        )
        self._folder.keep_curve(self.points)

    def _keep(self, examples: Examples) -> None:
        """Save last what says how far it is: whatever is killed before is done again."""
        self._folder.keep_examples(self.generation - 1, examples, self.generation - self._plan.window)
        part = self._folder.state.with_suffix(".part")
        progress = {"generation": self.generation, "games": self.games, "seconds": self.seconds}
        state = {**progress, "learner": self._learner.state()}
        save_state(state, part)
        part.replace(self._folder.state)

    def _derived(self, what: str, number: int) -> int:
        """A seed for a part of the run."""
        return int(np.random.SeedSequence([self._seed, *what.encode(), number]).generate_state(1, np.uint64)[0] >> 1)


def options_alike(game: Game, options: Json) -> list[Json]:
    """The options of games that one network is for: every second time these, else all that fit it in turn."""
    plain = {name: value for name, value in options.items() if value is not None}
    free = [option for option in game.spec.further_options if option.values and option.name not in plain]
    combined = (
        {**plain, **{option.name: value for option, value in zip(free, values, strict=True)}}
        for values in product(*(option.values for option in free))
    )
    fitting = [one for one in combined if kind_of(game, {**options, **one}) == kind_of(game, options)]
    return [one for other in fitting for one in (plain, other)]
