"""Where the scores of a game come from: summed up from what happened, so that nobody needs to know a rule for it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from feira.core.game import Event, Game, Json, States


@dataclass(frozen=True)
class Ledger:
    """What brought each seat its score; all lists are by seat.

    The game's catalogue has a message `ledger-<name>` for each source and for what stands besides.
    """

    sources: Mapping[str, Sequence[int]]  # they add up to the score
    besides: Mapping[str, Sequence[int]]  # what explains it but isn't part of it
    places: Mapping[str, int]  # what each place of the board brought, whoever earned it

    def to_json(self) -> Json:
        """The ledger as JSON."""
        return {
            "sources": {name: list(by_seat) for name, by_seat in self.sources.items()},
            "besides": {name: list(by_seat) for name, by_seat in self.besides.items()},
            "places": dict(self.places),
        }


def ledger(game: Game, states: States, i: int, events: Sequence[Event]) -> Ledger | None:
    """The ledger of a position, every secret included, from it and all events up to it; None if the game keeps none."""
    if game.spec.ledger is None:
        return None
    found: Ledger = game.spec.load("ledger")(states, i, events)
    return found
