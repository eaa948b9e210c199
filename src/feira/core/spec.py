"""What a game is, said once. Everything outside a game's folder asks its `Spec` and names no game.

A package brings a game by an entry point of the group `feira.games` that leads to its spec:

    [project.entry-points."feira.games"]
    chess = "my_package.chess.spec:SPEC"

A spec needs only a name, a title, options and the `Game` class; all else has a default. The parts of a game that take
long to load are named as `module:attribute` and loaded on first use, so a spec itself must import no compiled code.
"""

import re
from dataclasses import dataclass
from pkgutil import resolve_name
from typing import Any, Final, Literal

from feira.core.campaign import CampaignRules
from feira.core.errors import FeiraError
from feira.core.option import Option

ENTRY_POINTS: Final = "feira.games"
# Names that commands, functions and environments have for themselves: tests/core/test_spec.py compares them.
RESERVED: Final = frozenset(
    [
        "bots",
        "campaign",
        "copy",
        "count",
        "deal",
        "deals",
        "game",
        "games",
        "illegal",
        "jobs",
        "keep_seats",
        "language",
        "legal",
        "line_ups",
        "lineup",
        "margin",
        "max_cycles",
        "name",
        "names",
        "num_envs",
        "out",
        "pieces",
        "ray",
        "render_mode",
        "resume",
        "save",
        "seconds",
        "seed",
        "solo",
        "threads",
        "version",
    ]
)
_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")


@dataclass(frozen=True)
class SearchAdvice:
    """How the search bot judges a position of a game with rivals at the edge of its tree.

    The defaults fit a game whose `kernels.estimates` judges well. Let settings play each other to find better ones.
    """

    rollout: Literal["none", "instinct"] = "none"  # "instinct": play to the end with `kernels.instinct`
    prior_visits: float = 8.0  # for how many visits the estimate counts


@dataclass(frozen=True, kw_only=True)
class Spec:
    """Everything that the rest of Feira must know about a game."""

    name: str  # in commands, records and addresses; also the name of its entry point
    title: str  # as people read it
    short_title: str = ""  # as errors name it; the title if empty
    game: str  # its class: see core/game.py
    options: tuple[Option, ...]  # `players` among them, and `challenge` if there is a campaign
    order: int = 100  # among all games, when they are listed: the lowest comes first
    edition: int = 1  # of the rules: the newest, by which new games are played
    record_rule: str = "records"  # the rule on records, named when nothing more precise is wrong with one
    score_rule: str = "score"  # the rule on score and rank
    lowest_wins: bool = False  # whether the lowest score is the best
    simultaneous: bool = False  # whether several seats may have to decide at once
    campaign: CampaignRules | None = None
    search: SearchAdvice = SearchAdvice()
    env_version: int = 0  # of its learning environments: a change of what they show or do is another version
    counted: str | None = None  # the field of its states, such as coins, that a player who forgets nothing can count
    counted_shown: str | None = None  # the field that says whether everybody sees it all the same
    page_board: Literal["own", "text"] = "text"  # whether the page has a board for it in web/src/games/<name>
    tensors: str | None = None  # its `Tensors`: see core/tensors.py
    features: str = "feira.core.features:NO_FEATURES"  # what its networks see: see core/features.py
    text_board: str = "feira.core.text_board:generic_lines"  # (observation) -> lines of plain text
    ledger: str | None = None  # (states, i, events) -> where the scores come from: see core/ledger.py
    why: str | None = None  # (game, view, seat, made, better) -> why one action is better: see core/why.py
    themes: str | None = None  # (game, view, seat, best, instead) -> names of what a puzzle is about: `theme-<name>`
    picture: str = "feira.envs.render:text_picture"  # (observation) -> an array of pixels
    terminal: str = "feira.cli.terminal.generic:GenericFace"  # its `Face`: see cli/terminal/face.py

    def __post_init__(self) -> None:
        if not _NAME.fullmatch(self.name):
            raise FeiraError(f"a game's name is made of small letters, digits and _, not {self.name!r}")
        names = [option.name for option in self.options]
        if taken := RESERVED.intersection(names):
            raise FeiraError(
                f"{self.name}: an option can't be called {min(taken)}, as commands and environments use that"
            )
        if "players" not in names:
            raise FeiraError(f"{self.name}: its spec must have an option `players`")
        if ("challenge" in names) != (self.campaign is not None):
            raise FeiraError(f"{self.name}: its spec must have the option `challenge` and a campaign, or neither")

    @property
    def error_title(self) -> str:
        """The title as errors name the game."""
        return self.short_title or self.title

    def option(self, name: str) -> Option:
        """The option of that name."""
        return next(option for option in self.options if option.name == name)

    @property
    def players(self) -> tuple[int, ...]:
        """How many can play."""
        return self.option("players").values

    @property
    def usual_players(self) -> int:
        """How many play unless you say otherwise."""
        usual: int = self.option("players").default
        return usual

    @property
    def further_options(self) -> tuple[Option, ...]:
        """All options but how many play, and which challenge."""
        return tuple(option for option in self.options if option.name not in ("players", "challenge"))

    @property
    def challenges(self) -> tuple[str, ...]:
        """The names of its challenges; the first is number 1."""
        return () if self.campaign is None else self.campaign.names

    def load(
        self,
        part: Literal["game", "tensors", "features", "text_board", "ledger", "why", "themes", "picture", "terminal"],
    ) -> Any:
        """One of the parts that are named as `module:attribute`; FeiraError if the game has none."""
        reference: str | None = getattr(self, part)
        if reference is None:
            raise FeiraError(f"{self.error_title} has no {part}: its spec must name them as 'module:attribute'")
        return resolve_name(reference)
