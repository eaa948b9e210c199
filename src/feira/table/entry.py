"""One line of a table's log."""

from typing import Final, NamedTuple

from feira.core.game import Json

# The parts of an entry's body that everybody may see. All others stay on the server: the seed and the set-up,
# a move that is secret, what chance brought, who sent which id.
_PUBLIC: Final = {
    "created": ("by", "game", "options", "seats", "clock", "visibility", "seating", "name", "counts", "hints"),
    "sat": ("by", "seat", "name", "colour"),
    "left": ("seat",),
    "bot_seated": ("seat", "bot", "name"),
    "changed": ("options", "clock", "visibility", "seating", "hints", "muted", "name"),
    "started": ("order",),
    "moved": ("seat", "move"),
    "undo_asked": ("seat",),
    "undo_answered": ("seat", "yes"),
    "undone": ("seat",),
    "hinted": ("seat",),
    "resigned": ("seat", "bot"),
    "returned": ("seat",),
    "taken": ("seat",),
    "timed_out": ("seat", "bot"),
    "paused": (),
    "resumed": (),
    "closed": (),
    "rematch": ("code",),
}
KINDS: Final = tuple(_PUBLIC)


class Entry(NamedTuple):
    """Something that changed a table. `body` is what is stored: who acted, what they decided and what chance brought.

    It may hold secrets. What follows from it by the rules is not in it: `Table.apply` works that out.
    """

    version: int
    at: int  # milliseconds since 1970, never less than before
    kind: str
    body: Json

    def public(self) -> Json:
        """The parts of the body that everybody may see."""
        told: Json = {"version": self.version, "at": self.at, "kind": self.kind}
        for name in _PUBLIC[self.kind]:
            if name in self.body:
                told[name] = self.body[name]
        return told
