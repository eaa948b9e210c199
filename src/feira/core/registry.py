"""Which games there are: every package can bring some by the entry point `feira.games`, ours included."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points

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
        raise FeiraError(f"there is no game {shown(name)}; there is {', '.join(GAMES)}")
    return _made(name)


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


@cache
def _specs() -> dict[str, Spec]:
    found: dict[str, tuple[EntryPoint, Spec]] = {}
    for point in entry_points(group=ENTRY_POINTS):
        if point.name in found:
            raise FeiraError(
                f"two packages bring a game {point.name}: {_origin(found[point.name][0])} and {_origin(point)}"
            )
        found[point.name] = point, _spec(point)
    return {spec.name: spec for spec in sorted((spec for _, spec in found.values()), key=lambda s: (s.order, s.name))}


def _spec(point: EntryPoint) -> Spec:
    try:
        spec = point.load()
    except Exception as error:  # whatever the other package does wrong
        raise FeiraError(
            f"the game {point.name} can't be loaded from {_origin(point)}: {error}; update or uninstall that package"
        ) from error
    if not isinstance(spec, Spec) or spec.name != point.name:
        raise FeiraError(f"the entry point {point.name} = {point.value} must lead to a Spec with the name {point.name}")
    return spec


def _origin(point: EntryPoint) -> str:
    return f"{point.dist.name if point.dist else 'a package'} ({point.value})"


@cache
def _made(name: str) -> Game:
    game: Game = GAMES[name].load("game")()
    return game
