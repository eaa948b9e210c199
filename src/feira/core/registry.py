"""Which games there are: every package can bring some by the entry point `feira.games`, ours included."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from feira.core.game import FeiraError, Game, shown

ENTRY_POINTS = "feira.games"


class _Games(Mapping[str, EntryPoint]):
    """The games by name, in the order in which they are offered; looked up when somebody asks for the first time."""

    def __getitem__(self, name: str) -> EntryPoint:
        return _found()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(_found())

    def __len__(self) -> int:
        return len(_found())


GAMES = _Games()


def get_game(name: str) -> Game:
    """The game of that name, always the same object; FeiraError if there is none."""
    if not isinstance(name, str) or name not in GAMES:
        raise FeiraError(f"there is no game {shown(name)}; there is {', '.join(GAMES)}")
    return _made(name)


@cache
def _found() -> dict[str, EntryPoint]:
    """Our own games first, as the project lists them, then those of other packages by name."""
    known = list(entry_points(group=ENTRY_POINTS))
    ours = [point for point in known if point.value.startswith("feira.games.")]
    others = sorted((point for point in known if point not in ours), key=lambda point: point.name)
    return {point.name: point for point in (*ours, *others)}


@cache
def _made(name: str) -> Game:
    game: Game = GAMES[name].load()()
    return game
