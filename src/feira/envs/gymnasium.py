"""Gymnasium environments: solo challenges, one game at a time or many at once.

Importing this module registers the challenges of every game that has some, as `feira/<Name>-Challenge<n>-v<version>`.

>>> import gymnasium
>>> import feira.envs.gymnasium
>>> env = gymnasium.make("feira/Mercado-Challenge4-v0")
>>> observation, info = env.reset(seed=7)
>>> step = env.step(env.action_space.sample(observation["action_mask"]))
>>> many = gymnasium.make_vec("feira/Mercado-Challenge4-v0", num_envs=1024)
>>> observations, infos = many.reset(seed=7)
>>> observations["planes"].shape
(1024, 29, 5, 5)
"""

from copy import deepcopy
from typing import Any, ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from feira.extras import missing

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.error import ClosedEnvironmentError, ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise missing(error, "envs") from None

from feira.core.game import FeiraError, Illegal, shown
from feira.core.registry import GAMES, campaign_game
from feira.envs.many import ManyGames
from feira.envs.render import MODES
from feira.envs.single import SingleGame
from feira.envs.spaces import observation_space

ILLEGAL: Final = ("lose", "raise")


class ChallengeEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A solo challenge; `options` are further ones of the game, the first that has challenges unless named.

    `illegal` says what becomes of an illegal action: the game is lost (`lose`: it ends, with a reward of -1), or it is
    an error that says why (`raise`). Anything that isn't an action is always an error.
    """

    # Gymnasium declares it for instances, though it is the class's.
    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self,
        challenge: int,
        *,
        game: str | None = None,
        render_mode: str | None = None,
        margin: float = 0.0,
        illegal: str = "lose",
        **options: Any,
    ) -> None:
        if illegal not in ILLEGAL:
            raise FeiraError(f"illegal must be one of {', '.join(ILLEGAL)}, not {shown(illegal)}")
        self._illegal = illegal
        self._begun = self._over = False
        self.render_mode = render_mode
        settings = {"challenge": challenge, **options}
        name = campaign_game().name if game is None else game
        self._table = SingleGame(name, margin=margin, render_mode=render_mode, options=settings)
        actions = self._table.game.actions
        self.action_space = spaces.Discrete(actions)
        self.observation_space = observation_space(self._table.observer.tensors, actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a new game; the seed decides everything random."""
        super().reset(seed=seed, options=options)
        self._table.start(int(self.np_random.integers(2**32)))
        self._begun, self._over = True, False
        return self._observed()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Do an action; the reward comes at the end. ResetNeeded if there is no game, or it is over."""
        if not self._begun:
            raise ResetNeeded("Cannot call env.step() before calling env.reset()")
        if self._over:
            raise ResetNeeded("Cannot call env.step() after the end of a game: call env.reset() first")
        try:
            self._table.act(0, action)
        except Illegal as error:
            if self._illegal == "raise":
                raise
            self._over = True
            observation, info = self._observed()
            return observation, -1.0, True, False, {**info, "illegal": str(error)}
        self._over = not self._table.to_act
        observation, info = self._observed()
        if self._over:
            info["result"] = self._table.game.result_json(self._table.states, 0)
        if self.render_mode == "human":
            self.render()
        return observation, self._table.rewards()[0], self._over, False, info

    def _observed(self) -> tuple[dict[str, Any], dict[str, Any]]:
        observation = self._table.observe(0)
        return observation, {"action_mask": observation["action_mask"]}

    def render(self) -> Any:
        if not self._begun:
            raise ResetNeeded("Cannot call env.render() before calling env.reset()")
        return self._table.render()


class ManyEnv(VectorEnv[dict[str, Any], NDArray[np.int64], NDArray[Any]]):
    """Many games of any kind at once, the first that is installed unless named; one that ends begins again right away.

    The observation of each game is that of its seat to act, which `infos["seat"]` names; the reward is that of the seat
    that acted, and `infos["rewards"]` has those of all seats. Where `infos["_final_obs"]` is true a game has ended, and
    `infos["final_obs"]` is what the seat that acted saw of its end. Every step writes the same arrays again, unless
    `copy`.
    """

    # As above.
    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        game: str | None = None,
        *,
        margin: float = 0.0,
        threads: int | None = None,
        copy: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode is not None:
            raise FeiraError(f"many games at once are not drawn: there is no render_mode {shown(render_mode)}")
        self.games = ManyGames(
            next(iter(GAMES)) if game is None else game, num_envs, margin=margin, threads=threads, **options
        )
        self.num_envs = self.games.count
        self.render_mode = render_mode
        self._copy = copy
        self._begun = False
        self._rows = np.arange(self.num_envs)
        actions = self.games.game.actions
        self.single_action_space = spaces.Discrete(actions)
        self.single_observation_space = observation_space(self.games.tensors, actions)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start all games: one seed makes them all, or a list has one for each (None: whatever chance brings)."""
        self._refuse_if_closed()
        if options:  # a reset_mask, say, would ask for some games only
            raise FeiraError(f"all games start over, and there are no options for that, not {shown(options)}")
        if isinstance(seed, list):
            super().reset(seed=next((one for one in seed if one is not None), None), options=options)
            chance = self.np_random.integers(2**32, size=len(seed)).tolist()
            self.games.reset([other if one is None else one for one, other in zip(seed, chance, strict=True)])
        else:
            super().reset(seed=seed, options=options)
            self.games.reset(int(self.np_random.integers(2**32)))
        self._begun = True
        return self._observation(), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One action in every game; FeiraError, and nothing is done, if one is illegal."""
        self._refuse_if_closed()
        if not self._begun:
            raise ResetNeeded("Cannot call env.step() before calling env.reset()")
        actors = self.games.seats.copy()
        ended = self.games.step(actions).copy()
        infos = self._infos()
        infos["rewards"] = self.games.rewards.copy()
        if ended.any():
            nothing_legal = np.broadcast_to(np.int8(0), self.games.mask.shape)
            infos["final_obs"] = self._kept(self.games.last_planes, self.games.last_scalars, nothing_legal)
            infos["_final_obs"] = ended.copy()
        rewards = infos["rewards"][self._rows, actors]
        return self._observation(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every game."""
        self._refuse_if_closed()
        return self.games.random_actions()

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles, which go on by themselves where these games are."""
        self._refuse_if_closed()
        return self.__dict__

    def __copy__(self) -> "ManyEnv":
        return deepcopy(self)  # a shallow copy would be the same games twice

    def close_extras(self, **_: Any) -> None:
        self.games.close()

    def _refuse_if_closed(self) -> None:
        if self.closed:
            raise ClosedEnvironmentError("The environment is closed: make another one")

    def _observation(self) -> dict[str, Any]:
        return self._kept(self.games.planes, self.games.scalars, self.games.mask)

    def _infos(self) -> dict[str, Any]:
        return {"seat": self.games.seats.copy(), "action_mask": self._own(self.games.mask)}

    def _kept(self, planes: NDArray[Any], scalars: NDArray[Any], mask: NDArray[Any]) -> dict[str, Any]:
        return {"planes": self._own(planes), "scalars": self._own(scalars), "action_mask": self._own(mask)}

    def _own(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array


def _register() -> None:
    for spec in GAMES.values():
        for number in spec.campaign.numbers if spec.campaign else ():
            gymnasium.register(
                id=f"feira/{spec.name.capitalize()}-Challenge{number}-v{spec.env_version}",
                entry_point="feira.envs.gymnasium:ChallengeEnv",
                vector_entry_point="feira.envs.gymnasium:ManyEnv",
                kwargs={"game": spec.name, "challenge": number},
            )


_register()
