"""What each kind of entry changes at a table: the other half of proposals.py, which says what a command leads to."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeAlias

from feira.core.game import Json
from feira.table import timing
from feira.table.clock import Clock
from feira.table.colours import with_colours
from feira.table.entry import Entry
from feira.table.game_session import Attempt, GameSession
from feira.table.refused import LogError
from feira.table.seats import OPEN, Place, places_for

if TYPE_CHECKING:
    from feira.table.table import Table

# What an entry leads to, if `Table.propose` has worked it out already: the move as the rules allow it, or the new game.
Ready: TypeAlias = Attempt | GameSession | None


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """Somebody asks the others whether they can take back an action."""

    seat: int
    person: str
    version: int
    agreed: frozenset[str] = frozenset()


def _sat(table: "Table", entry: Entry, _: object) -> None:
    body = entry.body
    before = table.seats[body["seat"]]
    colour = body.get("colour", before.colour if before.person == body["by"] else None)
    table.seats[body["seat"]] = Place(person=body["by"], name=body["name"], colour=colour)


def _left(table: "Table", entry: Entry, _: object) -> None:
    table.seats[entry.body["seat"]] = OPEN


def _bot_seated(table: "Table", entry: Entry, _: object) -> None:
    table.seats[entry.body["seat"]] = Place(bot=entry.body["bot"], name=entry.body["name"])


def _changed(table: "Table", entry: Entry, _: object) -> Json | None:
    for name, value in entry.body.items():
        match name:
            case "clock":
                table.clock = Clock.of(value)
                table.asked_time = dict.fromkeys(table.asked_time, _clock_time(table, entry))  # no surprise for anybody
                timing.begin(table)
            case "options":
                table.options, table.seats = value, places_for(value["players"], table.seats)
                table.takebacks, table.hinted = [0] * len(table.seats), [0] * len(table.seats)
                timing.begin(table)
            case "visibility":
                table.visibility = value
            case "seating":
                table.seating = value
            case "hints":
                table.hints = value
            case "muted":
                table.muted = value
            case "name":
                table.name = value
    return {"seats": [place.to_json() for place in table.seats]} if "options" in entry.body else None


def _started(table: "Table", entry: Entry, ready: Ready) -> None:
    order = entry.body["order"]
    if sorted(order) != list(range(len(table.seats))):
        raise LogError(f"table {table.code}: entry {entry.version} has an order that leaves out a seat: {order}")
    if entry.body.get("rules") is None:
        raise LogError("it doesn't say by which edition of the rules the game is played")
    if not isinstance(ready, GameSession):
        ready = table.new_game(entry.body["seed"], entry.body["rules"], order, entry.body["setup"])
    table.session = ready
    if any(place.colour is not None for place in table.seats):
        table.seats = with_colours(table.seats)  # what people have agreed on; else a colour is that of a seat
    table.seats = [table.seats[seat] for seat in order]
    table.started_at, table.order = entry.version, order
    table.status = "running"
    _ask_again(table, entry)


def _moved(table: "Table", entry: Entry, ready: Ready) -> Json:
    session, body = table.started, entry.body
    if table.has_secrets:  # else nobody had to take the screen for it
        timing.take(table, body["seat"], entry.at)
    if isinstance(ready, Attempt):
        session.accept(ready)
    else:
        move = body["move"] if "move" in body else body["secret"]
        session.replay(body["seat"], table.game.from_text(move), tuple(body.get("chance", ())))
    events = session.release_events()
    before, table.to_act = table.to_act, session.to_act
    timing.use(table, body["seat"], entry.at)
    timing.give_increment(table, body["seat"])
    for seat in before:
        if seat not in table.to_act:
            del table.asked_at[seat], table.asked_time[seat]
            table.curtained.discard(seat)
    timing.ask(table, (seat for seat in table.to_act if seat not in before or seat == body["seat"]), entry)
    table.changed_at = entry.version
    if not table.to_act:
        table.status, table.undo = "finished", None
    elif table.seats[body["seat"]].bot is None:  # what a bot does answers nobody's question
        table.undo = None
    told: Json = {"events": [event.to_json() for event in events]}
    if "move" in body:  # as a record writes it, for whoever puts it into words
        told["json"] = table.game.to_json(body["seat"], session.history[-1].action)
    return told


def _undo_asked(table: "Table", entry: Entry, _: object) -> None:
    seat = entry.body["seat"]
    person = table.seats[seat].person
    assert person is not None
    table.undo = UndoRequest(seat, person, entry.version)


def _undo_answered(table: "Table", entry: Entry, _: object) -> None:
    person = table.seats[entry.body["seat"]].person
    if table.undo is not None and entry.body["yes"] and person is not None:
        request = table.undo
        table.undo = UndoRequest(request.seat, request.person, request.version, request.agreed | {person})
    else:
        table.undo = None


def _undone(table: "Table", entry: Entry, _: object) -> Json:
    seat = entry.body["seat"]
    steps = table.steps_back(seat)
    table.takebacks[seat] += table.undo_counts(steps)
    timing.take_increments(table, steps)
    table.started.take_back(steps)
    _ask_again(table, entry)
    return {"steps": steps}


def _hinted(table: "Table", entry: Entry, _: object) -> None:
    seat = entry.body["seat"]
    table.hinted[seat] += 1
    table.hinted_at[seat] = entry.version


def _ask_again(table: "Table", entry: Entry) -> None:
    for seat in table.to_act:
        timing.use(table, seat, entry.at)
    table.to_act = table.started.to_act
    table.asked_at, table.asked_time = {}, {}
    timing.ask(table, table.to_act, entry)
    table.changed_at = entry.version
    table.undo = None


def _resigned(table: "Table", entry: Entry, _: object) -> None:
    seat = entry.body["seat"]
    place = table.seats[seat]
    timing.use(table, seat, _clock_time(table, entry))
    table.seats[seat] = replace(place, bot=entry.body["bot"])
    table.undo = None
    if not table.persons:
        _closed(table)


def _returned(table: "Table", entry: Entry, _: object) -> None:
    seat = entry.body["seat"]
    place = table.seats[seat]
    table.seats[seat] = replace(place, bot=None)
    table.undo = None
    if seat in table.asked_time:
        table.asked_time[seat] = _clock_time(table, entry)
    timing.extend(table, seat)


def _taken(table: "Table", entry: Entry, _: object) -> None:
    timing.take(table, entry.body["seat"], entry.at)


def _clock_time(table: "Table", entry: Entry) -> int:
    """What clocks show: they stand while a game is paused, and the pause is added when it resumes."""
    return table.paused_at if table.status == "paused" else entry.at


def _paused(table: "Table", entry: Entry, _: object) -> None:
    table.status, table.paused_at, table.undo = "paused", entry.at, None


def _resumed(table: "Table", entry: Entry, _: object) -> None:
    table.status = "running"
    pause = entry.at - table.paused_at
    table.asked_time = {seat: at + pause for seat, at in table.asked_time.items()}


def _closed(table: "Table", *_: object) -> None:
    table.status, table.undo = "closed", None
    table.to_act, table.asked_at, table.asked_time, table.curtained = (), {}, {}, set()


def _rematch(table: "Table", entry: Entry, _: object) -> None:
    table.rematch = entry.body["code"]


CHANGES: Final[dict[str, Callable[["Table", Entry, Ready], Json | None]]] = {
    "sat": _sat,
    "left": _left,
    "bot_seated": _bot_seated,
    "changed": _changed,
    "started": _started,
    "moved": _moved,
    "undo_asked": _undo_asked,
    "undo_answered": _undo_answered,
    "undone": _undone,
    "hinted": _hinted,
    "resigned": _resigned,
    "timed_out": _resigned,
    "returned": _returned,
    "taken": _taken,
    "paused": _paused,
    "resumed": _resumed,
    "closed": _closed,
    "rematch": _rematch,
}
