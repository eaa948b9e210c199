"""Which games there are: every package can bring some by the entry point `feira.games`, ours included.

A game that can't be loaded is left out, with a warning that names its package. Only asking for it by name is an error.
"""

import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from multiprocessing import parent_process

from feira.core.campaign import CampaignRules
from feira.core.errors import FeiraError, shown
from feira.core.game import Game
from feira.core.spec import ENTRY_POINTS, Spec


class _Games(Mapping[str, Spec]):
    """The specs of all games by name, in the order in which they are offered; loaded on first use."""

    def __getitem__(self, name: str) -> Spec:
        return _specs()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(_specs())

    def __len__(self) -> int:
        return len(_specs())


GAMES = _Games()


def get_game(name: str) -> Game:
    """The game of that name, always the same object; FeiraError if there is none."""
    if not isinstance(name, str) or name not in GAMES:
        raise FeiraError(why_no_game(name))
    return _made(name)


def all_games() -> list[Game]:
    """All games that can be loaded."""
    games = []
    for name in list(GAMES):
        with suppress(FeiraError):
            games.append(get_game(name))
    return games


def why_no_game(name: object) -> str:
    """Why nobody can play a game: what is wrong with its package, or that there is none of that name."""
    if isinstance(name, str) and name in _left_out:
        return _left_out[name]
    return f"there is no game {shown(name)}; there is {', '.join(GAMES)}"


def campaign_game() -> Spec:
    """The game whose challenges people play as a campaign: the first that has some; FeiraError if none has."""
    for spec in GAMES.values():
        if spec.campaign is not None:
            return spec
    raise FeiraError(f"no game here has a campaign: {', '.join(GAMES)}")


def campaign_rules() -> CampaignRules:
    """The rules of that campaign."""
    rules = campaign_game().campaign
    assert rules is not None
    return rules


_left_out: dict[str, str] = {}  # by name: what is wrong


def _leave_out(name: str, problem: str) -> None:
    """Warn, but not in each of the processes that a command starts."""
    _left_out[name] = problem
    if parent_process() is None:
        sys.stderr.write(f"feira: {problem}\n")


@cache
def _points() -> dict[str, EntryPoint]:
    """The entry point of every game. If two have the same name, the game is ours, or that of the first package."""
    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=ENTRY_POINTS), key=lambda point: (not _is_ours(point), point.value)):
        used = found.setdefault(point.name, point)
        if used.value != point.value and parent_process() is None:
            sys.stderr.write(
                f"feira: two packages bring a game {point.name}; that of {_origin(used)} is used, "
                f"not that of {_origin(point)}\n"
            )
    return found


@cache
def _specs() -> dict[str, Spec]:
    specs = []
    for name, point in _points().items():
        try:
            specs.append(_spec(point))
        except FeiraError as error:
            _leave_out(name, str(error))
    return {spec.name: spec for spec in sorted(specs, key=lambda spec: (spec.order, spec.name))}


def _spec(point: EntryPoint) -> Spec:
    try:
        spec = point.load()
    except Exception as error:  # whatever the other package does wrong
        raise FeiraError(_problem(point, error)) from error
    if not isinstance(spec, Spec) or spec.name != point.name:
        raise FeiraError(_problem(point, f"its entry point must lead to a Spec with the name {point.name}"))
    return spec


def _problem(point: EntryPoint, problem: object) -> str:
    return f"the game {point.name} can't be loaded from {_origin(point)}: {problem}; update or uninstall that package"


def _is_ours(point: EntryPoint) -> bool:
    return point.module.partition(".")[0] == __name__.partition(".")[0]


def _origin(point: EntryPoint) -> str:
    return f"{point.dist.name if point.dist else 'a package'} ({point.value})"


@cache
def _made(name: str) -> Game:
    try:
        game: Game = GAMES[name].load("game")()
    except Exception as error:  # as above
        point = _points().get(name)
        if point is None or _is_ours(point):
            raise
        _leave_out(name, _problem(point, error))
        del _specs()[name]
        raise FeiraError(_left_out[name]) from error
    return game
