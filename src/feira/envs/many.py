"""Many games at once, stepped by compiled loops: no Python runs for any single game.

>>> from feira.envs.many import ManyGames
>>> games = ManyGames("mercado", 1024, players=2, seed=1)
>>> for _ in range(10):
...     ended = games.step(games.random_actions())
>>> games.planes.shape, games.scalars.shape, games.mask.shape
((1024, 29, 5, 5), (1024, 283), (1024, 1488))
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from feira.core.game import FeiraError, checked_seed, shown
from feira.core.jit import bound
from feira.envs.lowlevel.batch import Batch
from feira.envs.lowlevel.bits import choose, first_illegal, new_action_bits
from feira.envs.lowlevel.loops import start, step, step_on_order
from feira.envs.lowlevel.spin_pool import SpinPool, Worker
from feira.envs.settings import checked_count, checked_margin, checked_threads
from feira.envs.tensors import Planes, Scalars, get_tensors
from feira.games import get_game

A = TypeVar("A", bound=NDArray[Any])


def _only_to_read(array: A) -> A:
    """The same array, but nobody writes into it by mistake: the next step would build on it."""
    array = array.view()
    array.flags.writeable = False
    return array


class ManyGames:
    """Many games of one kind side by side; one that ends starts again right away.

    In every game one seat is to act (of several that decide at once, the first that has not yet decided): `seats` says
    which; `planes`, `scalars` and `mask` are what it knows and may do. Where the last step has ended a game (`ended`),
    `rewards` has those of all seats; elsewhere they are 0. Every step writes what has changed into these same arrays,
    which are only to be read: copy what you keep. `threads` share the games among them, by default all cores that have
    enough to do; what happens in a game does not depend on how many there are. If a step is interrupted (Ctrl-C), it
    may be done in some games only.
    """

    def __init__(
        self,
        name: str,
        count: int,
        *,
        seed: int | Sequence[int] = 0,
        margin: float = 0.0,
        threads: int | None = None,
        pieces: Any = None,
        **options: Any,
    ) -> None:
        self._made = {"margin": margin, "threads": threads, "pieces": pieces, **options}
        self.count = count = checked_count("the number of games", count)
        self.threads = checked_threads(threads, count)
        self.game = get_game(name)
        self.tensors = get_tensors(self.game)
        self.margin = checked_margin(margin)
        templates = self.game.templates(self.game.options(options), self.game.pieces(pieces))
        self.players = int(templates[0].players)
        self._choice = np.zeros(1, np.uint64)  # the generator of `random_actions`
        bits, legal, mask = new_action_bits(count, self.game.actions)
        planes, scalars = self.tensors.empty_rows(count)
        last_planes, last_scalars = self.tensors.empty_rows(count)
        self.batch = Batch(
            states=np.zeros(count, self.game.dtype),
            templates=templates,
            chance=np.zeros(count, np.uint64),
            bits=bits,
            legal=legal,
            mask=mask,
            drawn=np.zeros(count, self.tensors.drawn),
            planes=planes,
            scalars=scalars,
            seats=np.zeros(count, np.int64),
            ended=np.zeros(count, np.bool_),
            rewards=np.zeros((count, self.players), np.float32),
            last_planes=last_planes,
            last_scalars=last_scalars,
            actions=np.zeros(count, np.int64),
        )
        bounds = np.linspace(0, count, self.threads + 1).astype(int).tolist()
        own, *others = (self.batch.part(first, last) for first, last in pairwise(bounds))
        self._pool = SpinPool(bound(step, own, self.margin), [_worker(part, self.margin) for part in others])
        self._closed = False
        shape = (count, *self.tensors.planes_shape)
        self.planes: Planes = _only_to_read(planes.reshape(shape))
        self.scalars: Scalars = _only_to_read(scalars)
        self.mask: NDArray[np.int8] = _only_to_read(mask[:, : self.game.actions])
        self.last_planes: Planes = _only_to_read(last_planes.reshape(shape))
        self.last_scalars: Scalars = _only_to_read(last_scalars)
        self.seats: NDArray[np.int64] = _only_to_read(self.batch.seats)
        self.ended: NDArray[np.bool_] = _only_to_read(self.batch.ended)
        self.rewards: NDArray[np.float32] = _only_to_read(self.batch.rewards)
        self.reset(seed)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy is created again, and then continues where these games are."""
        self._make_ready()
        return _again, (self.game.name, self.count, self._made, self._choice, self.batch)

    def reset(self, seed: int | Sequence[int]) -> None:
        """Start all games again, from one seed or from one for each game.

        It decides everything random; `random_actions` from the first.
        """
        self._make_ready()
        if isinstance(seed, Sequence) and not isinstance(seed, str):
            seeds = [checked_seed(one) % 2**64 for one in seed]
            if len(seeds) != self.count:
                raise FeiraError(f"there must be {self.count} seeds, one for each game, or a single one")
            self.batch.chance[:] = [np.random.SeedSequence(one).generate_state(1, np.uint64)[0] for one in seeds]
        else:
            seeds = [checked_seed(seed) % 2**64]
            self.batch.chance[:] = np.random.SeedSequence(seeds[0]).generate_state(self.count, np.uint64)
        self._choice[0] = seeds[0]
        self.batch.ended[:] = False
        self.batch.rewards[:] = 0
        start(self.batch)

    def step(self, actions: NDArray[Any]) -> NDArray[np.bool_]:
        """Do one action in every game; which games ended by it. FeiraError, and nothing is done, if one is illegal."""
        self._make_ready()
        actions = self._checked(actions)
        wrong = first_illegal(self.batch.legal, self.game.actions, actions)
        if wrong >= 0:
            raise self._refusal(wrong, int(actions[wrong]))
        self.batch.actions[:] = actions
        self._pool.work()
        return self.ended

    def random_actions(self) -> NDArray[np.int64]:
        """A random legal action for every game."""
        self._make_ready()
        actions = np.empty(self.count, np.int64)
        choose(self.batch.legal, self._choice, actions)
        return actions

    def close(self) -> None:
        """End the threads. Nothing can be done in these games any more."""
        self._pool.close()
        self._closed = True

    def _make_ready(self) -> None:
        """FeiraError if nothing can be done any more; else no thread is still busy with a step that was interrupted."""
        if self._closed:
            raise FeiraError("these games are closed")
        self._pool.wait()

    def _checked(self, actions: Any) -> NDArray[np.int64]:
        try:
            given = np.asarray(actions)
        except ValueError:  # a list of lists of several lengths
            given = np.array(None)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            form = f"{given.dtype} of shape {given.shape}" if isinstance(actions, np.ndarray) else shown(actions)
            raise FeiraError(f"there must be {self.count} whole numbers, one action for each game, not {form}")
        return given.astype(np.int64, copy=False)

    def _refusal(self, i: int, action: int) -> FeiraError:
        """Why the action is illegal, in the words of the game."""
        try:
            self.game.apply(self.batch.states[i : i + 1].copy(), 0, int(self.seats[i]), action)
        except FeiraError as error:
            return FeiraError(f"game {i}, action {action}: {error}")
        raise AssertionError(f"the mask of game {i} is wrong about action {action}")


def _worker(part: Batch, margin: float) -> Worker:
    return lambda atomics, slot, order: step_on_order(atomics, slot, order, part, margin)


def _again(name: str, count: int, made: dict[str, Any], choice: NDArray[np.uint64], batch: Batch) -> ManyGames:
    games = ManyGames(name, count, **made)
    games._choice[:] = choice
    for part, array in batch._asdict().items():
        getattr(games.batch, part)[:] = array
    return games
