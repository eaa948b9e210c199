"""One line of a table's log."""

from dataclasses import dataclass
from typing import Final

from feira.games.base import Json

KINDS: Final = (
    "created",
    "sat",
    "left",
    "bot_seated",
    "changed",
    "started",
    "moved",
    "undo_asked",
    "undo_answered",
    "undone",
    "resigned",
    "returned",
    "timed_out",
    "paused",
    "resumed",
    "closed",
    "rematch",
)

# What of an entry's body everybody may be told. What is not named here stays on the server: the seed and the set-up,
# a move that is secret, what chance brought beyond its events, who sent which id.
_PUBLIC: Final = {
    "created": ("game", "options", "seats", "clock", "visibility", "name", "host", "strict", "counts"),
    "sat": ("seat", "name", "person"),
    "left": ("seat",),
    "bot_seated": ("seat", "bot"),
    "changed": ("options", "seats", "clock", "visibility", "muted", "name"),
    "started": (),
    "moved": ("seat", "move", "events"),
    "undo_asked": ("seat",),
    "undo_answered": ("seat", "yes"),
    "undone": ("seat", "steps"),
    "resigned": ("seat", "bot"),
    "returned": ("seat",),
    "timed_out": ("seat", "bot"),
    "paused": (),
    "resumed": (),
    "closed": (),
    "rematch": ("code",),
}


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that changed a table. `body` is what is stored: it may hold secrets."""

    version: int
    at: int  # milliseconds since 1970, never less than before
    kind: str
    body: Json

    def public(self) -> Json:
        """What everybody may be told of it. A secret bid has only its events."""
        told: Json = {"version": self.version, "at": self.at, "kind": self.kind}
        for name in _PUBLIC[self.kind]:
            if name in self.body:
                told[name] = self.body[name]
        return told
