"""Every legal move of a seat with what it would cost and bring: worked out beside the table, never on a move's way."""

import asyncio

import orjson

from feira.core.game import Game, States
from feira.server.errors import ServerRefused
from feira.server.hub import Hub
from feira.table.choices import choices_from


class Choices:
    """Answers what somebody may do."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def of(self, code: str, person: str, seat: int) -> tuple[int, bytes]:
        """The version of the table, and the choices of one's own seat at it as a JSON list."""
        async with self._hub.reading(code, person) as table:
            if seat not in table.seats_of(person):
                raise ServerRefused("not-your-seat", f"seat {seat} is not yours", seat=seat)
            version = table.version
            if table.status != "running" or seat not in table.to_act:
                return version, b"[]"
            game, view = table.game, table.view(seat)
        return version, await asyncio.to_thread(_work_out, game, view, seat)


def _work_out(game: Game, view: States, seat: int) -> bytes:
    return orjson.dumps(choices_from(game, view, seat))
