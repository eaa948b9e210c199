"""What a seat can do now, and what each move would cost and bring: all that a board must know of the rules."""

from dataclasses import fields, is_dataclass
from typing import Any

from feira.core.game import Event, Game, Json, States


def choices_of(game: Game, view: States, seat: int) -> list[Json]:
    """Every legal move, from what the seat knows: as text, as a record writes it, and its preview."""
    return [
        {
            "move": game.to_text(action),
            "json": game.to_json(seat, action),
            "preview": plain(game.preview(view, 0, seat, action)),
        }
        for action in game.legal(view, 0, seat)
    ]


def plain(value: Any) -> Any:
    """A dataclass and all that is in it, as JSON."""
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    if isinstance(value, Event):
        return value.to_json()
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    return value
