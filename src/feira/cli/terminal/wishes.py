"""What somebody wants to play, as far as the command line or the questions have said it."""

import json
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from feira.games import get_game
from feira.games.base import FeiraError, Json, PiecesError
from feira.table import Seat, Table
from feira.table.files import read_json
from feira.table.opponents import make_bot


@dataclass(frozen=True)
class Wishes:
    """All that decides which table is set up."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    bots: tuple[str, ...] | None = None  # for the last seats; a single kind takes all that people don't
    names: tuple[str, ...] = ()  # of people, for the first seats
    campaign: bool = False
    pieces: Path | None = None
    seed: int | None = None
    resume: Path | None = None
    save: Path | None = None

    def __post_init__(self) -> None:
        described = [self.options, self.bots, self.names, self.pieces]
        for name in ("campaign", "resume"):
            if getattr(self, name) and (any(described) or (self.campaign and self.resume)):
                raise FeiraError(f"--{name} goes with none of the options that describe a new game")
        for bot in self.bots or ():
            make_bot(bot, 0)

    @property
    def decided(self) -> bool:
        """Whether it is clear what kind of game is wanted."""
        return bool(self.options.keys() & {"players", "challenge"} or self.bots or self.campaign or self.resume)

    def new_seed(self) -> int:
        """The seed that was given, or one that nobody can guess."""
        return secrets.randbits(63) if self.seed is None else self.seed

    def new_table(self) -> Table:
        """The table that is wanted; FeiraError says what doesn't fit."""
        game = get_game(self.game)
        players = {} if self.options.keys() & {"players", "challenge"} else {"players": self._least_players()}
        options = game.options(self.options | players)
        return Table(game, options, self.new_seed(), self._seats(options.players), pieces=self._own_pieces())

    def _least_players(self) -> int:
        return max(2, max(1, len(self.names)) + len(self.bots or ()))

    def _seats(self, players: int) -> list[Seat]:
        bots = list(self.bots or ())
        if len(bots) == 1:
            bots *= players - max(1, len(self.names))
        people = players - len(bots)
        if people < 1:
            raise FeiraError(f"{len(bots)} bots leave no seat of {players} for a person; see: feira simulate")
        if people < len(self.names) or (self.bots and not bots):
            raise FeiraError(f"{len(self.names)} names and the bots don't fit into {players} seats")
        names = [*self.names, *[""] * (people - len(self.names))]
        return [*(Seat(name) for name in names), *(Seat("", bot) for bot in bots)]

    def _own_pieces(self) -> Json | None:
        if self.pieces is None:
            return None
        value = read_json(self.pieces)
        if not isinstance(value, dict):
            raise PiecesError(f"{self.pieces}: the pieces must be a JSON object, not {json.dumps(value)[:40]}")
        return value
