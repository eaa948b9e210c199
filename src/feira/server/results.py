"""How somebody's games came out: counted by game and by the bots they played, and the last ones."""

import asyncio
from collections.abc import Iterable
from typing import Any, Final

import orjson
from fastapi import APIRouter
from sqlalchemy import select

from feira.analysis.rating import Play
from feira.core.game import Json
from feira.server.errors import ErrorBody
from feira.server.ratings import Analysed, ratings_of
from feira.server.schema import analyses, seats, tables
from feira.server.services import S, SomePerson
from feira.server.shapes.results import LastResult, ResultCount, Results

router = APIRouter(tags=["people"])
COUNTED: Final = 500  # games, the newest: enough to see how somebody fares
LAST: Final = 5
_REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    401: {"model": ErrorBody, "description": "No token, or one that is not valid."}
}


@router.get("/me/results", responses=_REFUSALS)
async def results(person: SomePerson, services: S) -> Results:
    """Your finished games with others: how many and how many you won, by game and by the bots, and the last ones."""
    own = select(seats.c.table_id).where(seats.c.person == person.id)
    query = (
        select(tables.c.summary, analyses.c.judge, analyses.c.play)
        .outerjoin(analyses, analyses.c.code == tables.c.code)
        .where(tables.c.id.in_(own), tables.c.status == "finished")
        .order_by(tables.c.id.desc())
        .limit(COUNTED)
    )
    rows = await services.database.read(query)
    return await asyncio.to_thread(_found, rows, person.id)


def _found(rows: Iterable[Any], person: str) -> Results:
    summaries, played = [], []
    for row in rows:
        summary = orjson.loads(row.summary)
        summaries.append(summary)
        seat = own_seat(summary, person)
        if row.play is not None and seat is not None:
            play = Play(**orjson.loads(row.play)[seat])
            played.append(Analysed(summary["game"], summary["options"], row.judge, play))
    return results_of(summaries, person).model_copy(update={"ratings": ratings_of(played)})


def results_of(summaries: Iterable[Json], person: str) -> Results:
    """From summaries of finished games, the newest first."""
    counts: dict[tuple[str, str | None], ResultCount] = {}
    last: list[LastResult] = []
    for summary in summaries:
        mine = own_seat(summary, person)
        if mine is None or len(summary["seats"]) == 1:
            continue
        ahead = 0
        for tied in summary["outcome"]["ranking"]:
            if mine in tied:
                break
            ahead += len(tied)
        bots = {_bot(seat) for n, seat in enumerate(summary["seats"]) if n != mine}
        bot = next(iter(bots)) if len(bots) == 1 else None
        count = counts.setdefault((summary["game"], bot), ResultCount(game=summary["game"], bot=bot, games=0, wins=0))
        count.games += 1
        count.wins += ahead == 0
        if len(last) < LAST:
            result = LastResult(
                code=summary["code"],
                game=summary["game"],
                bot=bot,
                place=ahead + 1,
                players=len(summary["seats"]),
            )
            last.append(result)
    return Results(counts=list(counts.values()), last=last, ratings=[])


def own_seat(summary: Json, person: str) -> int | None:
    """The seat that somebody played alone; None if the game says nothing about them.

    Games that they resigned from are a bot's, what if isn't a game, and with hints it wasn't only them who played.
    """
    mine = [n for n, seat in enumerate(summary["seats"]) if seat.get("person") == person]
    if len(mine) != 1 or summary["seats"][mine[0]].get("resigned") or summary.get("branch"):
        return None
    hinted = (summary.get("hinted") or [0] * len(summary["seats"]))[mine[0]]
    return None if hinted else mine[0]


def _bot(seat: Json) -> str | None:
    """The bot that had a seat from the start; a person whom a bot replaced was a person."""
    return seat["bot"] if seat["kind"] == "bot" else None
