"""May you, now? What each command leads to, or why it is refused. Nothing is changed here."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from feira.core.game import Illegal, Json, MoveError, shown
from feira.games import GAMES, get_game
from feira.table.clock import read_clock
from feira.table.colours import checked_colour
from feira.table.commands import (
    SERVER,
    AnswerUndo,
    Change,
    Close,
    Create,
    Hint,
    Leave,
    Move,
    Pause,
    Rematch,
    Resign,
    Resume,
    Return,
    SeatBot,
    Sit,
    Start,
    Take,
    Timeout,
    Undo,
    Unseat,
)
from feira.table.deals import deal_for, read_deal
from feira.table.game_session import UNDO_REASONS, Attempt
from feira.table.hints import checked_hints, hint_of, hints_allowed
from feira.table.refused import Refused
from feira.table.requirements import (
    place_at,
    require_begun,
    require_fresh,
    require_host,
    require_lobby,
    require_open,
    require_person,
    require_player,
    require_running,
)
from feira.table.seats import (
    OPEN,
    bot_name,
    checked_bot,
    checked_name,
    checked_seating,
    drawn_order,
    places_for,
    read_place,
    with_bot_names,
)

if TYPE_CHECKING:
    from feira.table.table import Table

VISIBILITIES: Final = ("public", "link", "locked")

Changes = list[tuple[str, Json]]  # kind and body of each entry


def create(command: Create) -> Json:
    """The body of a table's first entry."""
    if command.game not in list(GAMES):
        raise Refused("no-such-game", {"game": shown(command.game), "games": ", ".join(GAMES)})
    deal = None if command.deal is None else deal_for(command.deal, command.game, command.options)
    options = _checked_options(command.game, command.options if deal is None else deal.options)
    places = [read_place(seat) for seat in command.seats]
    if len(places) != options["players"]:
        raise Refused("bad-seats", {"players": options["players"], "seats": len(places)})
    if command.counts is not None and (deal is not None or [place.kind for place in places] != ["person"]):
        raise Refused("strict")
    body = {
        "game": command.game,
        "options": options,
        "seats": [place.to_json() for place in with_bot_names(places)],
        "clock": read_clock(command.clock).to_json(),
        "visibility": _checked_visibility(command.visibility),
        "seating": checked_seating(command.seating),
        "name": None if command.name is None else checked_name(command.name),
        "counts": command.counts,
    }
    hints = hints_allowed(command, places)
    more = {"deal": command.deal if deal is not None else None, "branch": command.branch, "hints": hints or None}
    return body | {name: value for name, value in more.items() if value is not None}


def _checked_options(game_name: str, values: Any) -> Json:
    """Options with their defaults, and what only matters at the start; a market that can't be laid out is refused."""
    game = get_game(game_name)
    states = game.new(game.options(values), 0)
    return {**values, **game.options_json(states, 0)}


def _checked_visibility(value: Any) -> str:
    if not isinstance(value, str) or value not in VISIBILITIES:
        raise Refused("bad-visibility", {"visibility": shown(value)})
    return value


# Before the game


def _sit(table: "Table", command: Sit, _: int) -> Changes:
    require_lobby(table)
    place = place_at(table, command.seat)
    if place != OPEN and place.person != command.by:  # on your own seat you change your name
        raise Refused("seat-taken", {"seat": command.seat})
    if table.visibility == "locked" and command.by != table.host and not table.seats_of(command.by):
        raise Refused("locked")
    body: Json = {"seat": command.seat, "name": checked_name(command.name)}
    if command.colour is not None:
        body["colour"] = checked_colour(table.seats, command.seat, command.colour)
    return [("sat", body)]


def _leave(table: "Table", command: Leave, _: int) -> Changes:
    require_lobby(table)
    if place_at(table, command.seat).person != command.by:
        raise Refused("not-your-seat", {"seat": command.seat})
    return [("left", {"seat": command.seat})]


def _unseat(table: "Table", command: Unseat, _: int) -> Changes:
    require_host(table, command.by)
    require_lobby(table)
    if place_at(table, command.seat) == OPEN:
        raise Refused("seat-empty", {"seat": command.seat})
    return [("left", {"seat": command.seat})]


def _seat_bot(table: "Table", command: SeatBot, _: int) -> Changes:
    require_host(table, command.by)
    require_lobby(table)
    if place_at(table, command.seat).person is not None:
        raise Refused("seat-taken", {"seat": command.seat})
    name = bot_name(table.seats, command.seat)
    return [("bot_seated", {"seat": command.seat, "bot": checked_bot(command.bot), "name": name})]


def _change(table: "Table", command: Change, _: int) -> Changes:
    require_host(table, command.by)
    body: Json = {}
    for name, value in command.values.items():
        match name:
            case "options":
                require_lobby(table)
                if table.deal is not None:
                    raise Refused("deal-fixed")
                body["options"] = _checked_options(table.game.name, value)
                places_for(body["options"]["players"], table.seats)  # refuses, if there are too few
            case "clock":
                if table.status in ("finished", "closed"):
                    raise Refused("over", {"status": table.status})
                body["clock"] = read_clock(value).to_json()
            case "visibility":
                body["visibility"] = _checked_visibility(value)
            case "seating":
                require_lobby(table)
                body["seating"] = checked_seating(value)
            case "hints":
                require_lobby(table)
                body["hints"] = checked_hints(value)
            case "muted" if isinstance(value, bool):
                body["muted"] = value
            case "name":
                body["name"] = None if value is None else checked_name(value)
            case _:
                raise Refused("bad-value", {"what": shown(name), "value": shown(value)})
    if not body:
        raise Refused("bad-value", {"what": "a change", "value": "nothing"})
    return [("changed", body)]


def _start(table: "Table", command: Start, _: int) -> Changes:
    require_host(table, command.by)
    require_open(table)
    if OPEN in table.seats:
        raise Refused("seats-open")
    if not table.persons:
        raise Refused("no-person")
    seats = len(table.seats)
    seed = command.seed if table.deal is None else read_deal(table.deal).seed
    order = drawn_order(seed, seats) if table.seating == "drawn" else list(range(seats))
    return [("started", {"rules": table.game.spec.edition, "seed": seed, "order": order})]


# The game


def attempt_move(table: "Table", command: Move) -> tuple[Json, Attempt]:
    """The body of the entry, and what the rules make of the move."""
    require_running(table)
    seat = command.seat
    require_player(table, seat, command.by)
    if seat not in table.to_act:
        raise Refused("not-your-turn", {"seat": seat})
    require_fresh(table, command.expected_version, table.asked_at[seat])
    game = table.game
    if isinstance(command.move, str):
        try:
            action = game.from_text(command.move)
        except MoveError as error:
            table.started.require_nearest(seat, error)
            raise
    elif isinstance(command.move, int) and not isinstance(command.move, bool):
        action = command.move
    else:
        raise MoveError(f"a move is a text or a number, not {shown(command.move)}")
    attempt = table.started.attempt(seat, action)
    step = attempt.step
    body: Json = {"seat": seat, "secret" if game.is_secret(action) else "move": game.to_text(action)}
    if step.chance:
        body["chance"] = list(step.chance)
    return body, attempt


def why_not(table: "Table", seat: int, words: str) -> Callable[[], Illegal | None]:
    """Why a seat can't make a move, or any that begins or ends with some words; None if it can.

    It is judged from what the seat knows. It may take a while: call what is returned wherever you like.
    """
    require_running(table)
    game, view = table.game, table.view(seat)
    return lambda: game.why_not(view, 0, seat, game.actions_like(words))


def undo_of(table: "Table", seat: int, steps: int) -> Changes:
    """What an undo of so many steps leads to: it is done, or the others are asked."""
    if not steps:
        raise Refused("nothing-to-undo", {"seat": seat})
    reason = table.started.why_no_undo(seat)
    if reason is not None:
        if table.strict:
            raise Refused("undo-strict", {"why": UNDO_REASONS[reason], "reason": reason})
        if table.persons - {table.seats[seat].person}:
            if table.undo is not None:
                raise Refused("undo-asked", {"seat": table.undo.seat})
            return [("undo_asked", {"seat": seat})]
    return [("undone", {"seat": seat})]


def _undo(table: "Table", command: Undo, _: int) -> Changes:
    require_running(table)
    require_person(table, command.seat, command.by)
    if command.expected_version is not None:
        require_fresh(table, command.expected_version, table.changed_at)
    return undo_of(table, command.seat, table.steps_back(command.seat))


def _answer_undo(table: "Table", command: AnswerUndo, _: int) -> Changes:
    require_running(table)
    require_person(table, command.seat, command.by)
    request = table.undo
    if request is None:
        raise Refused("undo-not-asked")
    if command.expected_version is not None:
        require_fresh(table, command.expected_version, request.version)
    if command.yes and command.by == request.person:
        raise Refused("undo-own")
    if command.by in request.agreed:
        raise Refused("undo-answered")
    changes: Changes = [("undo_answered", {"seat": command.seat, "yes": bool(command.yes)})]
    if command.yes and table.persons <= {*request.agreed, command.by, request.person}:
        changes.append(("undone", {"seat": request.seat}))
    return changes


def _hint(table: "Table", command: Hint, _: int) -> Changes:
    return hint_of(table, command.seat, command.by, command.expected_version)


def _resign(table: "Table", command: Resign, _: int) -> Changes:
    require_begun(table)
    require_person(table, command.seat, command.by)
    return [("resigned", {"seat": command.seat, "bot": checked_bot(command.bot)})]


def _return(table: "Table", command: Return, _: int) -> Changes:
    require_begun(table)
    place = place_at(table, command.seat)
    if place.person != command.by:
        raise Refused("not-your-seat", {"seat": command.seat})
    if place.bot is None:
        raise Refused("not-resigned", {"seat": command.seat})
    return [("returned", {"seat": command.seat})]


def _take(table: "Table", command: Take, _: int) -> Changes:
    require_running(table)
    require_person(table, command.seat, command.by)
    if command.seat not in table.curtained:
        raise Refused("not-your-turn", {"seat": command.seat})
    return [("taken", {"seat": command.seat})]


def _timeout(table: "Table", command: Timeout, at: int) -> Changes:
    if command.by is not SERVER:
        raise Refused("not-allowed")
    require_running(table)
    place_at(table, command.seat)
    deadline = table.seat_deadline(command.seat)
    if deadline is None or at < deadline:
        raise Refused("not-due", {"seat": command.seat})
    return [("timed_out", {"seat": command.seat, "bot": checked_bot(command.bot)})]


def _pause(table: "Table", command: Pause, _: int) -> Changes:
    require_host(table, command.by)
    require_running(table)
    return [("paused", {})]


def _resume(table: "Table", command: Resume, _: int) -> Changes:
    require_host(table, command.by)
    if table.status != "paused":
        raise Refused("not-paused", {"status": table.status})
    return [("resumed", {})]


def _close(table: "Table", command: Close, _: int) -> Changes:
    require_host(table, command.by)
    if table.status in ("finished", "closed"):
        raise Refused("over", {"status": table.status})
    return [("closed", {})]


def _rematch(table: "Table", command: Rematch, _: int) -> Changes:
    if command.by != table.host and not table.seats_of(command.by):
        raise Refused("not-seated")
    if table.strict:
        raise Refused("strict")
    if table.rematch is not None:
        raise Refused("rematch-exists", {"code": table.rematch})
    if table.status not in ("finished", "closed"):
        raise Refused("not-finished", {"status": table.status})
    return [("rematch", {"code": command.new_code})]


PROPOSALS: Final[dict[type, Callable[["Table", Any, int], Changes]]] = {
    Sit: _sit,
    Leave: _leave,
    Unseat: _unseat,
    SeatBot: _seat_bot,
    Change: _change,
    Start: _start,
    Undo: _undo,
    AnswerUndo: _answer_undo,
    Hint: _hint,
    Resign: _resign,
    Return: _return,
    Take: _take,
    Timeout: _timeout,
    Pause: _pause,
    Resume: _resume,
    Close: _close,
    Rematch: _rematch,
}
