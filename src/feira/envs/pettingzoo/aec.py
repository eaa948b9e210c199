"""A game as PettingZoo's agent environment cycle: the seats act one after the other."""

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from feira.envs.pettingzoo.seats import Seats


class TurnEnv(Seats, AECEnv[str, dict[str, Any], int]):
    """Agents `seat_0`, `seat_1`, …; of several that decide at once (secret bids) the first is asked first.

    Args:
        name: The game.
        version: Of the environment.
        render_mode: `ansi`, `rgb_array` or `human`.
        margin: How much of the reward is for the lead, from 0 to 1.
        max_cycles: The game is cut off after so many actions, of all seats together.
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
        **options: Any,
    ) -> None:
        super().__init__()
        self._sit_down(
            name,
            version,
            extra_actions=0,
            render_mode=render_mode,
            margin=margin,
            max_cycles=max_cycles,
            options=options,
        )
        self.metadata["is_parallelizable"] = False
        self.agent_selection = self.possible_agents[0]

    # PettingZoo hands over options; there are none to be had.
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Start a new game; without a seed the next of the row that the last seed began."""
        self._start(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._actions = 0
        self._next()

    def step(self, action: int | None) -> None:
        if not self._can_step():
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._table.act(self._seat_of(agent), action)
        self._actions += 1
        self._cumulative_rewards[agent] = 0.0
        over = not self._table.to_act
        self.rewards = dict(zip(self.possible_agents, self._table.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over and self._actions == self.max_cycles)
        self._next()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _next(self) -> None:
        """The seat to act is next; at the end all learn the result in turn."""
        seats = self._table.to_act
        self.agent_selection = self.possible_agents[seats[0] if seats else 0]
        self.infos = {
            agent: {"action_mask": self._table.legal(seat)} for seat, agent in enumerate(self.possible_agents)
        }

    def observe(self, agent: str) -> dict[str, Any]:
        if not self._begun:
            EnvLogger.error_observe_before_reset()
        return self._table.observe(self._seat_of(agent))
