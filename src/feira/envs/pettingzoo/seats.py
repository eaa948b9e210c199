"""What both kinds of PettingZoo environment have in common: the game, its agents and their spaces."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo.utils.env_logger import EnvLogger

from feira.core.game import FeiraError, checked_seed, shown
from feira.envs.render import MODES
from feira.envs.settings import checked_count
from feira.envs.single import SingleGame
from feira.envs.spaces import observation_space


class Seats:
    """Agents `seat_0`, `seat_1`, … of one game."""

    def _sit_down(
        self,
        name: str,
        version: int,
        *,
        extra_actions: int,
        render_mode: str | None,
        margin: float,
        max_cycles: int | None,
        options: dict[str, Any],
    ) -> None:
        """Check the settings and make all that stays the same from game to game."""
        if max_cycles is not None:
            max_cycles = checked_count("max_cycles", max_cycles)
        self.metadata = {"name": f"{name}_v{version}", "render_modes": list(MODES), "render_fps": 2}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self._table = SingleGame(name, margin=margin, render_mode=render_mode, options=options)
        self._chance = np.random.default_rng()
        self._begun = False  # before the first reset PettingZoo's environments refuse to be used
        self.agents: list[str] = []
        self.possible_agents = [f"seat_{seat}" for seat in range(self._table.players)]
        actions = self._table.game.actions + extra_actions
        seen = observation_space(self._table.observer.tensors, actions)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)

    def _start(self, seed: int | None) -> None:
        """A new game; without a seed the next of the row that the last seed began."""
        if seed is not None:
            self._chance = np.random.default_rng(checked_seed(seed) % 2**64)
        self._table.start(int(self._chance.integers(2**32)))
        self.agents = list(self.possible_agents)
        self._begun = True

    def _can_step(self) -> bool:
        """Whether anybody is left to act; a step after the end is a warning, as in PettingZoo's own games."""
        if not self._begun:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
        return bool(self.agents)

    def _seat_of(self, agent: str) -> int:
        """The number of its seat; FeiraError if there is no such agent."""
        if agent not in self.possible_agents:
            raise FeiraError(f"there is no agent {shown(agent)}; there are {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The actions of an agent; the same object every time."""
        return self.action_spaces[self.possible_agents[self._seat_of(agent)]]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The observations of an agent; the same object every time."""
        return self.observation_spaces[self.possible_agents[self._seat_of(agent)]]

    def render(self) -> Any:
        """The game as its `render_mode` shows it."""
        if not self._begun:
            EnvLogger.error_render_before_reset()
        return self._table.render()

    def close(self) -> None:
        """There is nothing to close."""
