"""A table as lobby and page show it: nothing in it is secret."""

from typing import TYPE_CHECKING

from feira.core.game import Json
from feira.table import timing
from feira.table.colours import colours_of
from feira.table.deals import deal_code

if TYPE_CHECKING:
    from feira.table.table import Table


def lasting_of(table: "Table") -> Json:
    """What no move changes of it."""
    return {
        "code": table.code,
        "game": table.game.name,
        "options": table.options,
        "name": table.name,
        "visibility": table.visibility,
        "seating": table.seating,
        "host": table.host,
        "hints": table.hints,
        "muted": table.muted,
        "counts": table.counts,
        "repeated": table.deal is not None,
        "branch": table.branch,
        "clock": table.clock.to_json(),
        "colours": colours_of(table.seats),
        "takebacks": list(table.takebacks),
        "hinted": list(table.hinted),
        "rematch": table.rematch,
        "created": table.created,
    }


def passing_of(table: "Table") -> Json:
    """What a move changes: as soon as the table is finished, how it came out and the code of its deal are there too."""
    value: Json = {
        "status": table.status,
        "version": table.version,
        "deadline": table.deadline,
        "seats": [
            {
                **place.to_json(),
                "to_act": n in table.to_act,
                "asked": table.asked_time.get(n),
                "time": timing.time_of(table, n),
            }
            for n, place in enumerate(table.seats)
        ],
        "updated": table.at,
    }
    if table.status == "finished":
        value["outcome"] = table.result()
        value["deal"] = deal_code(table.started)
    elif table.status == "closed" and table.session is not None:
        value["lasting"] = table.game.lasting(table.session.states, 0)
    return value
