"""What somebody wants to play, as far as the command line or the questions have said it."""

import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from feira.bots import get_bot
from feira.cli.game_options import load_pieces
from feira.core.game import FeiraError
from feira.core.registry import campaign_game
from feira.games import get_game
from feira.table import GameSession, Seat
from feira.table.seats import drawn_order


def random_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(63)


@dataclass(frozen=True)
class Wishes:
    """Everything that decides which game is set up."""

    game: str | None
    options: dict[str, Any] = field(default_factory=dict)
    bots: tuple[str, ...] | None = None  # for the last seats before the draw; a single kind takes all but people's
    names: tuple[str, ...] = ()  # of people, for the first seats before the draw
    campaign: bool = False
    pieces: str | None = None
    seed: int | None = None
    resume: Path | None = None
    save: Path | None = None
    keep_seats: bool = False  # else the order of the seats is drawn

    def __post_init__(self) -> None:
        if self.resume and (self.campaign or not self.may_resume):
            raise FeiraError("--resume goes with none of the options that describe a new game")
        if self.campaign and not self.may_be_campaign:
            raise FeiraError("--campaign goes with none of the options that describe a new game, nor with --save")
        if self.campaign and self.game not in (None, campaign_game().name):
            raise FeiraError(f"the campaign is {campaign_game().error_title}'s; there is none of {self.game}")
        if "challenge" in self.options and (self.bots or len(self.names) > 1):
            raise FeiraError("a challenge is played alone, without bots")
        for bot in self.bots or ():
            get_bot(bot, 0)  # refuses an unknown one

    @property
    def may_resume(self) -> bool:
        """Whether nothing is said that a saved game has decided."""
        return self.seed is None and not self._described

    @property
    def may_be_campaign(self) -> bool:
        """Whether nothing is said that a campaign has decided; it is kept in a file of its own."""
        return self.save is None and not self._described

    @property
    def _described(self) -> bool:
        return any((self.options, self.bots, self.names, self.pieces, self.keep_seats))

    @property
    def only_game(self) -> str | None:
        """The game that is named or that alone can be meant."""
        return self.game or (campaign_game().name if self.campaign or "challenge" in self.options else None)

    @property
    def decided(self) -> bool:
        """Whether it is clear what kind of game is wanted."""
        return bool(self._counted or self.bots or self.campaign or self.resume)

    @property
    def _counted(self) -> bool:
        """Whether the options say how many play."""
        return bool(self.options.keys() & {"players", "challenge"})

    def new_seed(self) -> int:
        """The seed that was given, or one that nobody can guess."""
        return random_seed() if self.seed is None else self.seed

    def new_session(self, name: str) -> GameSession:
        """A new session of a game as it is wanted; FeiraError says what doesn't fit."""
        game = get_game(name)
        enough = {} if self._counted else {"players": max(2, max(1, len(self.names)) + len(self.bots or ()))}
        options = game.options(self.options | enough)
        pieces = load_pieces(game, self.pieces)
        source = None if pieces is None else pieces.source
        seed, seats = self.new_seed(), self._seats(options.players)
        if not self.keep_seats:
            seats = [seats[seat] for seat in drawn_order(seed, len(seats))]
        return GameSession(game, options, seed, seats, pieces=source)

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
