"""Help for people who have to decide in a running game: one after the other, in the process that analyses games.

If the game moves on while you wait, you get nothing, and nothing more is worked out for you. Before you get help, it is
entered in the log of the table, once for each decision.
"""

import asyncio

from feira.analysis.study import judge_name
from feira.core.game import Json
from feira.server.analyst import Analyst
from feira.server.hint_work import Work
from feira.server.hub import Hub
from feira.server.limits import Buckets
from feira.server.refused import ServerRefused
from feira.table.commands import Hint
from feira.table.hints import has_hint, require_hint
from feira.table.table import Table


class HintDesk:
    """Where people ask for help."""

    def __init__(self, hub: Hub, analyst: Analyst, budget: Buckets) -> None:
        self._hub = hub
        self._analyst = analyst
        self._budget = budget
        self._turn = asyncio.Lock()

    async def status(self, code: str, person: str | None) -> str:
        """Whether there is help at a table, or why not."""
        async with self._hub.reading(code, person) as table:
            if table.counts == "campaign":
                return "counts"
            if not table.hints:
                return "refused"
        return "unavailable" if await asyncio.to_thread(_judge, table) is None else "allowed"

    async def ask(self, code: str, person: str, seat: int, version: int, work: Work, move: str | None = None) -> Json:
        """Help for the decision of a seat; Refused if its person may not have it, or the game has moved on."""
        async with self._hub.reading(code, person) as table:
            require_hint(table, seat, person, version)
        if await asyncio.to_thread(_judge, table) is None:
            raise ServerRefused("no-judge", "games of this kind can't be judged yet, so there are no hints")
        self._budget.require(person, "hints")
        async with self._turn:
            async with self._hub.reading(code, person) as table:
                require_hint(table, seat, person, version)
                known = table.game.name, table.view(seat).tobytes(), seat
                more = () if move is None else (_legal(table, seat, move),)
            found = await self._analyst.run(work, *known, *more)
            if found is not None:  # in turn too: what is asked for at the same time counts once
                await self._note(code, person, seat, version)
        return {"version": version, "seat": seat, "found": found}

    async def _note(self, code: str, person: str, seat: int, version: int) -> None:
        async with self._hub.reading(code, person) as table:
            require_hint(table, seat, person, version)
            noted = has_hint(table, seat)
        if not noted:
            await self._hub.do(code, Hint(by=person, seat=seat, expected_version=version))


def _judge(table: Table) -> str | None:
    return judge_name(table.game, table.options)


def _legal(table: Table, seat: int, move: str) -> int:
    """The action of a move; MoveError or Illegal says what is wrong with it."""
    action, view = table.game.from_text(move), table.view(seat)
    if refusal := table.game.why_not(view, 0, seat, [action]):
        raise refusal
    return action
