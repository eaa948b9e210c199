"""One game as an environment needs it: the part that PettingZoo and Gymnasium have in common."""

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from feira.core.game import SPECTATOR, FeiraError, MoveError, States, shown, whole
from feira.core.text_board import text_board
from feira.envs.render import MODES, picture
from feira.envs.settings import checked_margin
from feira.envs.tensors import Observer
from feira.games import get_game


def action_number(action: Any) -> int:
    """An action as it comes from a learner: any whole number, NumPy's included; MoveError if it is none."""
    number = whole(action)
    if number is None:
        raise MoveError(f"an action is a whole number, not {shown(action)}")
    return number


class SingleGame:
    """One game: which seat must act, what it knows and may do, its reward, and how the game looks."""

    states: States

    def __init__(self, name: str, *, margin: float, render_mode: str | None, options: dict[str, Any]) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise FeiraError(f"render_mode must be one of {', '.join(MODES)}, not {shown(render_mode)}")
        self.game = get_game(name)
        self.options = self.game.options(options)
        self.margin = checked_margin(margin)
        self.render_mode = render_mode
        self.observer = Observer(self.game)
        self.players: int = self.options.players
        self.start(0)

    def start(self, seed: int) -> None:
        """Start over."""
        self.states = self.game.new(self.options, seed)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return self.game.to_act(self.states, 0)

    def legal(self, seat: int) -> NDArray[np.int8]:
        """1 for every legal action of a seat; nothing is legal if it is not to act."""
        return self.observer.legal(self.states, 0, seat)

    def observe(self, seat: int) -> dict[str, NDArray[Any]]:
        """What a seat knows, and what is legal for it."""
        planes, scalars = self.observer(self.states, 0, seat)
        return {"planes": planes, "scalars": scalars, "action_mask": self.legal(seat)}

    def act(self, seat: int, action: Any) -> None:
        """Do an action; Illegal says why not."""
        self.game.apply(self.states, 0, seat, action_number(action))

    def rewards(self) -> list[float]:
        """By seat; 0 while the game is running."""
        return [float(reward) for reward in self.observer.rewards(self.states, 0, self.margin)]

    def render(self) -> str | NDArray[np.uint8] | None:
        """The game as everybody sees it, alone as the player does; `human` prints it."""
        if self.render_mode is None:
            return None
        viewer = 0 if self.players == 1 else SPECTATOR
        seen = self.game.observation(self.states, 0, viewer)
        if self.render_mode == "rgb_array":
            return picture(seen)
        text = text_board(seen)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n\n")
        return None
