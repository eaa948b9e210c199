"""All games for OpenSpiel. Importing this module registers each as `python_feira_<name>_v<version>`.

The first chance node is the deal: one of `deals` set-ups, all equally likely, of which players see what lies open.
Every later draw is a chance node of its own. Bids are a simultaneous node.

>>> import pyspiel
>>> import feira.envs.openspiel
>>> game = pyspiel.load_game("python_feira_mercado_v0(players=3)")
>>> state = game.new_initial_state()
>>> state.apply_action(7)
>>> state.action_to_string(state.legal_actions()[0])
'stand fish A1'
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from feira.extras import missing

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error, "openspiel") from None

from feira.core.game import SPECTATOR, FeiraError, MoveError, shown
from feira.core.spec import Spec
from feira.core.text_board import text_board
from feira.envs.settings import checked_count, checked_margin
from feira.envs.tensors import Observer
from feira.games import GAMES, get_game

MOST_ACTIONS: Final = 1000  # of a game; none comes near it
MOST_DEALS: Final = 2**20
MOST_DRAWN: Final = 64  # outcomes of a draw; none comes near it
HISTORY: Final = 512  # actions and draws that an information state remembers; the oldest fall out
SETTINGS: Final = {"deals": 4096, "margin": 0.0}


def _parameters(spec: Spec) -> dict[str, Any]:
    """The options that OpenSpiel can write: no JSON objects; it has no None, so a 0 leaves the choice to the game."""
    written = {option.name: 0 if option.default is None else option.default for option in spec.options if option.values}
    return {**written, "players": 0}


def _game_type(spec: Spec) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=f"python_feira_{spec.name}_v{spec.env_version}",
        long_name=f"Feira: {spec.title}",
        dynamics=kind.Dynamics.SIMULTANEOUS if spec.simultaneous else kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(spec.players),
        min_num_players=min(spec.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={**_parameters(spec), **SETTINGS},
    )


class Terms:
    """A game with its options: what all its states share."""

    def __init__(self, name: str, params: dict[str, Any]) -> None:
        known = _parameters(GAMES[name])
        values = {**known, **SETTINGS, **params}
        spec = GAMES[name]
        options = {option: values[option] for option in known if values[option] != 0 or 0 in spec.option(option).values}
        self.rules = get_game(name)
        self.options = self.rules.options(options)
        self.deals = checked_count("deals", values["deals"], MOST_DEALS)
        self.margin = checked_margin(values["margin"])
        self.observer = Observer(self.rules)

        self._made_from = name, params

    def __deepcopy__(self, _memo: Any) -> "Terms":
        return self  # clones of a state share it

    def __reduce__(self) -> tuple[Any, ...]:
        return Terms, self._made_from  # states that are written as text carry no more than is needed


class FeiraGame(pyspiel.Game):
    """A game with its options, from which states and observers are made."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.terms = Terms(self.name, params or {})
        most = 1.0 + 10.0 * self.terms.margin  # a lead of ten times what counts as a place is beyond any game
        info = pyspiel.GameInfo(
            num_distinct_actions=self.terms.rules.actions,
            max_chance_outcomes=max(self.terms.deals, MOST_DRAWN),
            num_players=self.terms.options.players,
            min_utility=-most,
            max_utility=most,
            max_game_length=MOST_ACTIONS,
        )
        super().__init__(_TYPES[self.name], info, params or {})

    def new_initial_state(self) -> "FeiraState":
        """Before the deal."""
        return FeiraState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "FeiraObserver":
        """Planes and scalars, and with perfect recall the history."""
        if params:
            raise FeiraError(f"observations have no parameters, not {shown(params)}")
        return FeiraObserver(self.terms, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class FeiraState(pyspiel.State):
    """A position, or one in which chance is about to decide."""

    def __init__(self, game: FeiraGame) -> None:
        super().__init__(game)
        self._terms = game.terms
        self.states: Any = None  # None before the deal
        self.told: list[tuple[int, int]] = []  # what everybody has seen done: (seat, action), (-1, outcome)
        self._doing: tuple[int, int] | None = None  # the action that draws
        self._drawn: list[str] = []
        self._steps: list[tuple[int, list[int]]] = []  # (who, actions): all that `history` has
        self._retold: int | None = None  # who acted, while a history is retold and nothing is done

    # Who decides, and what

    def current_player(self) -> int:
        """A seat, chance, several seats at once, or nobody."""
        if self._retold is not None:
            return self._retold
        if self.states is None or self._doing is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seats = self._terms.rules.to_act(self.states, 0)
        if not seats:
            return int(pyspiel.PlayerId.TERMINAL)
        return seats[0] if len(seats) == 1 else int(pyspiel.PlayerId.SIMULTANEOUS)

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.states is None else self._terms.rules.legal(self.states, 0, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, or the tiles that may be drawn, by how many of them there are."""
        if self.states is None:
            return [(deal, 1 / self._terms.deals) for deal in range(self._terms.deals)]
        tiles = self._chances()
        total = sum(tiles.values())
        return [(n, count / total) for n, count in enumerate(tiles.values())]

    def _chances(self) -> dict[str, int]:
        assert self._doing is not None
        return self._terms.rules.chances(self.states, 0, self._doing[1], self._drawn)

    # Doing it

    def _apply_action(self, action: int) -> None:
        if self._retold is not None:
            return
        who = self.current_player()
        self._check(who, action)
        self._steps.append((who, [action]))
        if self.states is None:
            self.states = self._terms.rules.new(self._terms.options, action)
        elif self._doing is not None:
            self._drawn.append(list(self._chances())[action])
            self.told.append((-1, action))
            self._finish()
        else:
            self._begin(who, action)

    def _apply_actions(self, actions: list[int]) -> None:
        if self._retold is not None:
            return
        seats = self._terms.rules.to_act(self.states, 0)
        for seat in seats:
            self._check(seat, actions[seat])
        self._steps.append((int(pyspiel.PlayerId.SIMULTANEOUS), list(actions)))
        for seat in seats:
            self._begin(seat, actions[seat])

    def _check(self, who: int, action: int) -> None:
        """Refuse what can't be done, with the reason, before anything is: OpenSpiel itself does not look."""
        rules = self._terms.rules
        if who == pyspiel.PlayerId.CHANCE:
            outcomes = self._terms.deals if self.states is None else len(self._chances())
            if not 0 <= action < outcomes:
                raise MoveError(f"chance has no outcome {action} here: they go from 0 to {outcomes - 1}")
        elif not (0 <= action < rules.actions and rules.kernels.is_legal(self.states, 0, who, action)):
            rules.apply(self.states.copy(), 0, who, action)  # which says why not

    def _begin(self, seat: int, action: int) -> None:
        self.told.append((seat, action))
        self._doing = seat, action
        self._finish()

    def _finish(self) -> None:
        """Do the action once all its draws are decided."""
        assert self._doing is not None
        if not self._chances():
            seat, action = self._doing
            self._terms.rules.apply(self.states, 0, seat, action, self._drawn or None)
            self._doing, self._drawn = None, []

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "FeiraState":
        """A state that the player, who remembers all that was done, can't tell from this one.

        All else is a guess, made from numbers of 0 to 1. The number of the deal, which would give away all secrets, is
        another in its history. OpenSpiel's algorithms in Python call it, such as information set search; its
        C++ does not.
        """
        if self.states is None:
            return self.clone()  # type: ignore[no-any-return]  # OpenSpiel has no types
        twin = FeiraState(self.get_game())
        chance, _ = self._steps[0]
        twin._retell([(chance, [int(sampler() * self._terms.deals)]), *self._steps[1:]])
        twin.states = self.states.copy()
        self._terms.rules.resample(twin.states, 0, player, int(sampler() * 2**32))
        if (counted := self._terms.rules.spec.counted) is not None:
            twin.states[counted] = self.states[counted]
        twin.told, twin._doing, twin._drawn = list(self.told), self._doing, list(self._drawn)
        return twin

    def _retell(self, steps: list[tuple[int, list[int]]]) -> None:
        """Let OpenSpiel write down a history, without doing what is in it."""
        for who, actions in steps:
            self._retold = who
            if who == pyspiel.PlayerId.SIMULTANEOUS:
                self.apply_actions(actions)
            else:
                self.apply_action(*actions)
        self._retold = None
        self._steps = list(steps)

    # What it is worth, and how it looks

    def returns(self) -> list[float]:
        """The rewards (docs/environments.md); 0 while the game is running."""
        if self.states is None:
            return [0.0] * self._terms.options.players
        return [float(one) for one in self._terms.observer.rewards(self.states, 0, self._terms.margin)]

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self._terms.rules.to_text(action)
        if self.states is None:
            return f"deal {action}"
        return f"draw {list(self._chances())[action]}" if self._doing is not None else f"outcome {action}"

    def __str__(self) -> str:
        if self.states is None:
            return "before the deal"
        board = text_board(self._terms.rules.observation(self.states, 0, SPECTATOR))
        return board if self._doing is None else f"{board}\n{self._terms.rules.to_text(self._doing[1])} …"


class FeiraObserver:
    """The same planes and scalars as in all environments; with perfect recall all that was seen done."""

    def __init__(self, terms: Terms, kind: Any) -> None:
        self._terms = terms
        self._recall = bool(kind.perfect_recall)
        tensors = terms.observer.tensors
        shapes: dict[str, tuple[int, ...]] = {"planes": tensors.planes_shape, "scalars": tensors.scalars_shape}
        if self._recall:
            shapes["history"] = (HISTORY, 2)
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[start : start + size].reshape(shape)
            start += size

    def set_from(self, state: FeiraState, player: int) -> None:
        """Write what the player knows into `tensor`."""
        self.tensor.fill(0)
        if state.states is None:
            return
        planes, scalars = self._terms.observer(state.states, 0, player)
        self.dict["planes"][:] = planes
        self.dict["scalars"][:] = scalars
        if self._recall and state.told:
            told = np.array(state.told[-HISTORY:], np.float32)
            self.dict["history"][: len(told)] = told + 1

    def string_from(self, state: FeiraState, player: int) -> str:
        """What the player knows, in words."""
        if state.states is None:
            return "before the deal"
        text = text_board(self._terms.rules.observation(state.states, 0, player))
        if not self._recall:
            return text
        return f"{text}\n{' '.join(f'{seat}:{action}' for seat, action in state.told)}"


_TYPES: Final = {name: _game_type(spec) for name, spec in GAMES.items()}
GAME_CLASSES: Final = {name: type(name.capitalize(), (FeiraGame,), {"name": name}) for name in GAMES}
for _name, _class in GAME_CLASSES.items():
    pyspiel.register_game(_TYPES[_name], _class)
