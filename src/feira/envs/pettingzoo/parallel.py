"""A game as a parallel environment of PettingZoo: in every step each seat gives an action."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from feira.core.game import FeiraError, shown
from feira.envs.pettingzoo.seats import Seats
from feira.envs.single import action_number

ILLEGAL = ("raise", "random")


class TableEnv(Seats, ParallelEnv[str, dict[str, Any], int]):
    """Seats that must decide do so at once; all others wait, which is one more action after those of the game.

    Args:
        name: The game.
        version: Of the environment.
        render_mode: `ansi`, `rgb_array` or `human`.
        margin: How much of the reward is for the lead, from 0 to 1.
        max_cycles: The game is cut off after so many steps.
        illegal: What becomes of an illegal action: `raise` an error, or do a `random` legal one instead.
        options: The options of the game.
    """

    def __init__(
        self,
        name: str,
        version: int,
        *,
        render_mode: str | None = None,
        margin: float = 0.0,
        max_cycles: int | None = None,
        illegal: str = "raise",
        **options: Any,
    ) -> None:
        if illegal not in ILLEGAL:
            raise FeiraError(f"illegal must be one of {', '.join(ILLEGAL)}, not {shown(illegal)}")
        self._sit_down(
            name,
            version,
            extra_actions=1,
            render_mode=render_mode,
            margin=margin,
            max_cycles=max_cycles,
            options=options,
        )
        self._illegal = illegal
        self.wait = self._table.game.actions

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  (as PettingZoo calls it)
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a new game; without a seed the next of the row that the last seed began."""
        self._start(seed)
        self._cycles = 0
        return self._observed()

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Each seat's action; nothing is done if one is illegal and `illegal` is `raise`."""
        if not self._can_step():
            return {}, {}, {}, {}, {}
        self._check_agents(actions)
        chosen = [(seat, self._checked(seat, actions)) for seat in range(self._table.players)]
        for seat, action in chosen:
            if action != self.wait:
                self._table.act(seat, action)
        self._cycles += 1
        over = not self._table.to_act
        cut = not over and self._cycles == self.max_cycles
        observations, infos = self._observed()
        rewards = dict(zip(self.possible_agents, self._table.rewards(), strict=True))
        terminations, truncations = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos

    def _check_agents(self, actions: Any) -> None:
        if not isinstance(actions, Mapping):
            raise FeiraError(f"actions are a dict with one of every agent, not {shown(actions)}")
        for agent in self.possible_agents:
            if agent not in actions:
                raise FeiraError(f"there is no action of {agent}")
        for agent in actions:
            self._seat_of(agent)

    def _checked(self, seat: int, actions: dict[str, int]) -> int:
        agent = self.possible_agents[seat]
        mask, action = self._mask(seat), action_number(actions[agent])
        if 0 <= action <= self.wait and mask[action]:
            return action
        if self._illegal == "random":
            return int(self._chance.choice(np.flatnonzero(mask)))
        raise FeiraError(f"action {action} is illegal for {agent} here: its action_mask is 0")

    def _mask(self, seat: int) -> Any:
        waits = seat not in self._table.to_act
        return np.append(self._table.legal(seat), np.int8(waits))

    def _observed(self) -> tuple[dict[str, Any], dict[str, Any]]:
        masks = {agent: self._mask(seat) for seat, agent in enumerate(self.possible_agents)}
        observations = {
            agent: {**self._table.observe(seat), "action_mask": masks[agent]}
            for seat, agent in enumerate(self.possible_agents)
        }
        return observations, {agent: {"action_mask": mask} for agent, mask in masks.items()}
