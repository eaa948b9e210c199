"""Routes for challenges: the campaign, and practice.

A challenge is played at a table like any other game. Its result is entered when somebody looks: so a server that dies
loses nothing, and tables know nothing of campaigns.
"""

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Literal

import orjson
from fastapi import APIRouter
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from feira.core.game import Json
from feira.core.registry import campaign_game, campaign_rules
from feira.server.commands import new_seed
from feira.server.database import STORAGE_TROUBLE, Database, storage_error
from feira.server.errors import ErrorBody
from feira.server.ids import new_code
from feira.server.people import Person
from feira.server.refused import ServerRefused
from feira.server.schema import campaigns, tables
from feira.server.services import S, SomePerson
from feira.server.shapes.games import (
    CampaignRun,
    CampaignShape,
    ChallengeResult,
    ChallengeRules,
    ChallengeShape,
    Practice,
)
from feira.server.shapes.tables import Summary
from feira.table.commands import SERVER, Close, Create, Start
from feira.table.refused import Refused
from feira.table.solo import Campaign, Progress, Result, result_given_up

_REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    401: {"model": ErrorBody, "description": "No token, or one that is not valid."},
    409: {"model": ErrorBody, "description": "There is no campaign, or another page has just changed it."},
}
router = APIRouter(tags=["campaign"], responses=_REFUSALS)
_MOST_PRACTISED: Final = 100  # tables whose results are waited for
_ATTEMPTS: Final = 5  # when other pages of the same person are quicker again and again


@router.get("/challenges")
async def challenges() -> ChallengeRules:
    """The challenges, and what a campaign of them can bring."""
    rules = campaign_rules()
    return ChallengeRules(
        challenges=[
            ChallengeShape(
                number=number,
                name=rules[number].name,
                thresholds=list(rules[number].thresholds),
                numbers=dict(rules[number].numbers),
            )
            for number in rules.numbers
        ],
        ranks=list(rules.ranks),
        most_fame=rules.most_fame,
        best_move_coins=rules.best_move_coins,
        best_move_fame=rules.best_move_fame,
    )


@router.get("/campaign")
async def look(services: S, person: SomePerson) -> CampaignShape:
    """Your campaign, those before it, and your best results of each challenge."""
    return _shape(await _settled(services.database, person))


@router.post("/campaign", status_code=201)
async def begin(services: S, person: SomePerson) -> CampaignShape:
    """Begin a campaign; one that is running is given up, and the table of its challenge closed."""
    given_up: list[str] = []

    def begin_anew(kept: _Kept) -> None:
        given_up[:] = [kept.progress.running["code"]] if kept.progress.running else []
        kept.progress.start_campaign(time.strftime("%Y-%m-%d", time.gmtime()))

    kept = await _settled(services.database, person, begin_anew)
    for code in given_up:
        with suppress(Refused, ServerRefused):  # it is over, or was only promised
            await services.hub.do(code, Close(by=SERVER))
    return _shape(kept)


@router.post("/campaign/play")
async def play(services: S, person: SomePerson) -> Summary:
    """The table of the campaign's challenge that is running, or of the next one, which begins."""

    def run_next(kept: _Kept) -> None:
        progress = kept.progress
        if progress.campaign is None:
            raise ServerRefused("no-campaign", "there is no campaign: start one first")
        if progress.running is None:
            progress.running = {"code": new_code(), "options": {"challenge": progress.campaign.next_challenge}}

    kept = await _settled(services.database, person)
    if kept.progress.running is None:
        async with services.lobby.allow_new_table(person.id):
            kept = await _settled(services.database, person, run_next)
    running = kept.progress.running
    assert running is not None
    return await _table(services, person, running["code"], running["options"]["challenge"], "campaign")


@router.post("/practice", status_code=201)
async def practise(wanted: Practice, services: S, person: SomePerson) -> Summary:
    """Play a challenge by itself; a result that is better than before is stored, unless you had hints."""
    code = new_code()

    def wait_for(kept: _Kept) -> None:
        kept.practised = [*kept.practised, code][-_MOST_PRACTISED:]

    async with services.lobby.allow_new_table(person.id):
        await _settled(services.database, person, wait_for)
        return await _table(services, person, code, wanted.challenge, "practice")


@dataclass
class _Kept:
    """What the database has of a person's challenges."""

    version: int = 0  # none yet
    progress: Progress = field(default_factory=Progress)
    practised: list[str] = field(default_factory=list)  # codes of tables whose results have not been looked at


class _Overtaken(Exception):  # noqa: N818  (somebody else was quicker)
    """What is kept has changed since it was loaded."""


async def _settled(database: Database, person: Person, change: Callable[[_Kept], None] | None = None) -> _Kept:
    """What a person has done, the results of all tables included that are finished by now; and a change of it.

    If another page of theirs is quicker, the change is made to what that one has left.
    """
    for _ in range(_ATTEMPTS):
        kept = await _load(database, person)
        has_news = await _enter_results(database, kept)
        if change is not None:
            change(kept)
        elif not has_news:
            return kept
        with suppress(_Overtaken):
            await _keep(database, person, kept)
            return kept
    raise ServerRefused("busy", "your campaign is being changed from somewhere else; try again")


async def _enter_results(database: Database, kept: _Kept) -> bool:
    """Enter the results of tables that are over; whether there are any."""
    running = kept.progress.running
    codes = [*kept.practised, *([] if running is None else [running["code"]])]
    over = ("finished", "closed")
    query = select(tables.c.code, tables.c.summary).where(tables.c.code.in_(codes), tables.c.status.in_(over))
    ended = {row.code: orjson.loads(row.summary) for row in await database.read(query)} if codes else {}
    for code in kept.practised:
        if code in ended and "outcome" in ended[code] and not any(ended[code].get("hinted", ())):
            kept.progress.note_best(_result(ended[code]))
    kept.practised = [code for code in kept.practised if code not in ended]
    if running is not None and running["code"] in ended:
        kept.progress.enter(_result(ended[running["code"]]))
    return bool(ended)


def _result(summary: Json) -> Result:
    """How a challenge came out, also if it was given up."""
    challenge = summary["options"]["challenge"]
    outcome = summary.get("outcome")
    if outcome is None:
        return result_given_up(challenge, summary.get("lasting", {}))
    return Result(challenge, outcome["result"], outcome["fame"], outcome["best_move"])


async def _load(database: Database, person: Person) -> _Kept:
    rows = await database.read(select(campaigns).where(campaigns.c.person == person.id))
    if not rows:
        return _Kept()
    body = orjson.loads(rows[0].body)
    return _Kept(rows[0].version, Progress.from_json(body["progress"]), body["practised"])


async def _keep(database: Database, person: Person, kept: _Kept) -> None:
    """Store it, or raise _Overtaken if it has changed since it was loaded."""
    body = orjson.dumps({"progress": kept.progress.to_json(), "practised": kept.practised})
    unchanged = (campaigns.c.person == person.id) & (campaigns.c.version == kept.version)
    try:
        async with database.transaction() as connection:
            if kept.version:
                statement = update(campaigns).where(unchanged).values(body=body, version=kept.version + 1)
                stored = (await connection.execute(statement)).rowcount == 1
            else:
                await connection.execute(insert(campaigns).values(person=person.id, body=body, version=1))
                stored = True
    except IntegrityError:
        stored = False
    except STORAGE_TROUBLE as error:
        raise storage_error(error) from error
    if not stored:
        raise _Overtaken


async def _table(
    services: S, person: Person, code: str, challenge: int | None, counts: Literal["campaign", "practice"]
) -> Summary:
    """The table for a challenge, made now if it has only been promised."""
    command = Create(
        by=person.id,
        game=campaign_game().name,
        options={"challenge": challenge},
        seats=({"kind": "person", "person": person.id, "name": person.name},),
        counts=counts,
    )
    await services.lobby.require_made(code, command, Start(by=person.id, seed=new_seed()))
    async with services.hub.reading(code, person.id) as table:
        return Summary.model_validate(table.summary())


def _shape(kept: _Kept) -> CampaignShape:
    progress = kept.progress
    return CampaignShape(
        campaign=None if progress.campaign is None else _run(progress.campaign),
        running=None if progress.running is None else progress.running["code"],
        finished=[_run(campaign) for campaign in progress.finished],
        best=[ChallengeResult(**asdict(result)) for _, result in sorted(progress.best.items())],
    )


def _run(campaign: Campaign) -> CampaignRun:
    return CampaignRun(
        started=campaign.started,
        results=[ChallengeResult(**asdict(result)) for result in campaign.results],
        fame=campaign.fame,
        rank=campaign.rank,
        next_challenge=campaign.next_challenge,
    )
