"""Write what the page's boards and sentences are tried with: `.venv/bin/python web/make_fixtures.py`.

A test sees that the files are current. Everything in them comes from the engine, as a server would send it.
"""

import dataclasses
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from feira.bots import bot_seed, get_bot
from feira.core.game import SPECTATOR, Event, Json
from feira.games import get_game
from feira.locale import LANGUAGES, Catalogue
from feira.locale.sentences import Sentences
from feira.table import GameSession, Seat

WEB = Path(__file__).parent / "src"
GAMES = WEB / "games"
NAMES = ("Ana", "Bruno", "Chloé", "Дарина", "Eva")

Reached = Callable[[GameSession], bool]


def after(steps: int, viewer: int | None = None) -> Reached:
    """Some steps into the game, when the viewer's turn comes."""
    return lambda at: len(at.history) >= steps and (viewer is None or viewer in at.to_act)


def in_phase(phase: str, viewer: int, steps: int = 0) -> Reached:
    """When the viewer has to decide something of that kind."""
    return lambda at: after(steps, viewer)(at) and at.observation(viewer)["phase"] == phase


def over(at: GameSession) -> bool:
    """When the game has ended."""
    return at.over


# By name: the game, its options, a seed, who looks (None: a spectator), and when.
POSITIONS: dict[str, tuple[str, Json, int, int | None, Reached]] = {
    "mercado-start": ("mercado", {"players": 2}, 3, 0, after(0, 0)),
    "mercado-middle": ("mercado", {"players": 2}, 11, 0, in_phase("main", 0, 30)),
    "mercado-take": ("mercado", {"players": 3}, 5, 1, in_phase("take", 1, 20)),
    "mercado-hidden": ("mercado", {"players": 4, "restaurants": "hidden"}, 8, 2, in_phase("main", 2, 36)),
    "mercado-waiting": ("mercado", {"players": 2}, 11, 1, in_phase("main", 0, 30)),
    "mercado-spectator": ("mercado", {"players": 3, "money": "open"}, 9, None, after(40)),
    "mercado-solo": ("mercado", {"challenge": 4}, 2, 0, in_phase("main", 0, 16)),
    "mercado-specialist": ("mercado", {"challenge": 1}, 2, 0, in_phase("main", 0, 4)),
    "mercado-naming": ("mercado", {"challenge": 1}, 2, 0, in_phase("choose", 0)),
    "mercado-crowded": ("mercado", {"challenge": 7}, 2, 0, in_phase("main", 0, 8)),
    "mercado-over": ("mercado", {"players": 4}, 4, 0, over),
    "marche-start": ("marche", {"players": 3}, 3, 0, after(0, 0)),
    "marche-middle": ("marche", {"players": 3}, 4, 0, in_phase("turn", 0, 50)),
    "marche-auction": ("marche", {"players": 4}, 7, 1, in_phase("bids", 1, 30)),
    "marche-place": ("marche", {"players": 4}, 47, 2, in_phase("place", 2, 60)),
    "marche-five": ("marche", {"players": 5}, 9, 4, in_phase("turn", 4, 80)),
    "marche-classic": ("marche", {"players": 3, "variant": "classic"}, 2, 0, in_phase("turn", 0, 50)),
    "marche-spectator": ("marche", {"players": 2, "coins": "open"}, 2, None, after(30)),
    "marche-over": ("marche", {"players": 3}, 6, 0, over),
    "marche-classic-over": ("marche", {"players": 4, "variant": "classic"}, 6, 1, over),
}


# What a picture of the rules shows of a position: some of the choices of the seat to act; None if it is not the one.
Shown = Callable[[GameSession], list[Json] | None]
# What the worked example beside a picture is about, by the position and the choices shown: a move, or a stall such as
# `0-fish` (of seat 0). The numbers of the example are read out of the picture.
Worked = Callable[[GameSession, list[Json]], str]


def pieces(kind: str, piece: str, good_enough: Callable[[list[Json]], bool], steps: int = 0) -> Shown:
    """All places for one piece, as soon as they make a good picture."""

    def find(at: GameSession) -> list[Json] | None:
        if len(at.history) < steps or at.over:
            return None
        groups: dict[str, list[Json]] = {}
        for choice in choices(at, at.to_act[-1]):
            if choice["json"]["do"] == kind:
                key = str([choice["json"].get(part) for part in piece.split()])
                groups.setdefault(key, []).append(choice)
        return next((group for group in groups.values() if good_enough(group)), None)

    return find


def when(reached: Reached) -> Shown:
    """Nothing to choose, only to look at."""
    return lambda at: [] if reached(at) else None


def pays_well(group: list[Json]) -> bool:
    """Some places for a stand, at different prices, one of them with customers and restaurants at hand."""
    previews = [choice["preview"] for choice in group]
    prices = {preview["cost"] for preview in previews}
    return len(prices) > 2 and any(len(p["earned"]) > 1 and _restaurants(p) for p in previews)


def pays_several(group: list[Json]) -> bool:
    """Entrances for several customers, one of which makes two players earn, with a restaurant's help."""
    previews = [choice["preview"] for choice in group]
    helped = any(sum(map(bool, p["income"])) > 1 and _restaurants(p) for p in previews)
    return len(group) > 1 and group[0]["json"]["customers"] > 1 and helped


def _restaurants(preview: Json) -> bool:
    return any(earned["restaurants"] for earned in preview["earned"])


def best_paid(at: GameSession, shown: list[Json]) -> str:
    """The stand that several customer tiles pay most, best where row and column are not alike."""
    stands = at.observation(0)["stands"]

    def telling(choice: Json) -> tuple[bool, bool, int]:
        column, row = choice["json"]["at"]
        alike = sum(space[0] == column for space in stands) == sum(space[1] == row for space in stands)
        preview = choice["preview"]
        several = len({earned["entrance"] for earned in preview["earned"]}) > 1 and _restaurants(preview)
        return several, not alike, preview["profit"]

    return str(max(shown, key=telling)["move"])


def most_paid(_: GameSession, shown: list[Json]) -> str:
    """The customers who pay most players, with a restaurant's help, and most coins."""
    return str(max(shown, key=_paid_by_customers)["move"])


def _paid_by_customers(choice: Json) -> tuple[bool, int, int]:
    preview = choice["preview"]
    return _restaurants(preview), sum(map(bool, preview["income"])), sum(preview["income"])


def most_paved(_: GameSession, shown: list[Json]) -> str:
    """The building that paves most, and sends discs back."""
    return str(max(shown, key=lambda c: (len(c["preview"]["discs_home"]), len(c["preview"]["paves"])))["move"])


def by_streets(at: GameSession, _: list[Json]) -> str:
    """The longest route that uses paths and streets, and counts as long as it is."""
    routes = [way for way in at.observation(0)["ways"] if _mixed(way)]
    longest = max(routes, key=lambda way: way["distance"])
    return f"{longest['seat']}-{longest['good']}"


def _mixed(way: Json) -> bool:
    return 0 < len(way["streets"]) < len(way["way"]) and not way["capped"]


def by_paths(at: GameSession, _: list[Json]) -> str:
    """The longest route over paths alone that counts as long as it is."""
    routes = [way for way in at.observation(0)["ways"] if way["way"] and not way["streets"] and not way["capped"]]
    longest = max(routes, key=lambda way: way["distance"])
    return f"{longest['seat']}-{longest['good']}"


def fills_area(group: list[Json]) -> bool:
    """Places for a tile, one of which paves the rest of its area and sends a disc home."""
    return len(group) > 1 and any(len(c["preview"]["paves"]) > 1 and c["preview"]["discs_home"] for c in group)


def tied_fists(at: GameSession) -> bool:
    """When three have bid, and two others than the player who drew are tied for the most."""
    found = {event["event"]: event for event in map(_as_json, at.history[-1].events if at.history else ())}
    if "AuctionWon" not in found or len(found["BidsRevealed"]["seats"]) < 3:
        return False
    tied = found["AuctionWon"]["tied"]
    return len(tied) == 2 and at.observation(0)["turn"] not in tied


def _as_json(event: Event) -> Json:
    return event.to_json()


def one_path(cause: str) -> Shown:
    """Places for a tile in the classic variant, before one of them makes a single path for that cause."""

    def find(at: GameSession) -> list[Json] | None:
        if at.over or at.observation(at.to_act[-1])["phase"] != "place":
            return None
        shown = choices(at, at.to_act[-1])
        return shown if any(_causes(at, choice) == [cause] for choice in shown) else None

    return find


def path_for(cause: str) -> Worked:
    """The first move that makes a single path for that cause."""
    return lambda at, shown: next(str(choice["move"]) for choice in shown if _causes(at, choice) == [cause])


def _causes(at: GameSession, choice: Json) -> list[str]:
    """Why paths would appear by a move: the kinds of the events that say so."""
    if len(choice["preview"]["paves"]) != 1:
        return []
    events = at.attempt(at.to_act[-1], at.game.from_text(choice["move"])).step.events
    kinds = [type(event).__name__ for event in events]
    return [kind for kind in kinds if kind in ("CutPrevented", "AccessKept")]


# By name: the game, its options, a seed, what is shown and what the worked example is about, if there is one.
LESSONS: dict[str, tuple[str, Json, int, Shown] | tuple[str, Json, int, Shown, Worked]] = {
    "mercado-market": ("mercado", {"players": 2}, 3, when(after(0))),
    "mercado-stand": ("mercado", {"players": 2}, 3, pieces("open_stand", "good", pays_well), best_paid),
    "mercado-customers": (
        "mercado",
        {"players": 2},
        11,
        pieces("bring_customers", "customers goods", pays_several, 20),
        most_paid,
    ),
    "mercado-restaurant": ("mercado", {"players": 2}, 11, pieces("open_restaurant", "restaurant", bool, 14)),
    "mercado-end": ("mercado", {"players": 2}, 11, when(over)),
    "marche-market": ("marche", {"players": 2}, 62, when(after(0))),
    "marche-reserve": ("marche", {"players": 3}, 6, pieces("reserve", "do", lambda group: len(group) > 1, 12)),
    "marche-auction": ("marche", {"players": 3}, 20, when(tied_fists)),
    "marche-paths": ("marche", {"players": 3}, 6, pieces("place", "do", fills_area), most_paved),
    "marche-streets": ("marche", {"players": 2}, 44, when(over), by_streets),
    "marche-score": ("marche", {"players": 3}, 6, when(over), by_paths),
    "marche-access": (
        "marche",
        {"players": 3, "variant": "classic"},
        2,
        one_path("AccessKept"),
        path_for("AccessKept"),
    ),
    "marche-cut": (
        "marche",
        {"players": 3, "variant": "classic"},
        2,
        one_path("CutPrevented"),
        path_for("CutPrevented"),
    ),
}


def play(game: str, options: Json, seed: int, reached: Reached) -> GameSession:
    """A game of greedy bots up to the position that is asked for."""
    rules = get_game(game)
    read = rules.options(options)
    at = GameSession(rules, read, seed, [Seat(NAMES[seat]) for seat in range(read.players)])
    bots = [get_bot("greedy", bot_seed(seed, seat)) for seat in range(read.players)]
    while not reached(at):
        if at.over:
            raise ValueError(f"the position of {game} {options} is never reached")
        seat = at.to_act[-1]
        at.play(seat, bots[seat](rules, at.view(seat), seat))
    return at


def fixture(name: str) -> Json:
    """A position as one viewer gets it."""
    game, options, seed, viewer, reached = POSITIONS[name]
    at = play(game, options, seed, reached)
    prospects = [] if at.over else at.game.prospects(at.view(SPECTATOR if viewer is None else viewer))
    return {
        "name": name,
        "game": game,
        "names": [seat.name for seat in at.seats],
        "observation": at.observation(SPECTATOR if viewer is None else viewer),
        "choices": [] if viewer is None else choices(at, viewer),
        "happened": {"version": len(at.history), "events": [event.to_json() for event in _since(at, viewer)]},
        **({"prospects": [_plain(prospect) for prospect in prospects]} if prospects else {}),
    }


def picture(name: str) -> Json:
    """A position for the rules, as the seat to act sees it, with the choices that are told of."""
    game, options, seed, shown, *worked = LESSONS[name]
    found: list[list[Json]] = []

    def reached(at: GameSession) -> bool:
        choices_shown = shown(at)
        if choices_shown is not None:
            found.append(choices_shown)
        return choices_shown is not None

    at = play(game, options, seed, reached)
    return {
        "game": game,
        "names": [seat.name for seat in at.seats],
        "observation": at.observation(at.to_act[-1] if at.to_act else 0),
        "choices": found[0],
        "events": [event.to_json() for event in at.history[-1].events] if at.history else [],
        **({"example": worked[0](at, found[0])} if worked else {}),
    }


def choices(at: GameSession, seat: int) -> list[Json]:
    """Every legal move of a seat with its preview, made from what the seat knows."""
    game, view = at.game, at.view(seat)
    return [
        {
            "move": game.to_text(action),
            "json": game.to_json(seat, action),
            "preview": _plain(game.preview(view, 0, seat, action)),
        }
        for action in at.legal(seat)
    ]


def _plain(value: Any) -> Any:
    """A preview as JSON; without the last digits of broken numbers, which may differ from machine to machine."""
    if isinstance(value, Event):
        return value.to_json()
    if dataclasses.is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in dataclasses.fields(value)}
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return round(value, 3) if isinstance(value, float) else value


def _since(at: GameSession, viewer: int | None) -> list[Event]:
    """What the others have done since the viewer's last action, or the last action of all."""
    found: list[Event] = []
    for step in reversed(at.history):
        if found and (viewer is None or step.seat == viewer):
            break
        found = [*step.events, *found]
    return found


def sentences(game: str) -> list[Json]:
    """Events of whole games of every kind, as Python tells them in each language, one of each sort and reader."""
    told: dict[str, Json] = {}
    rules = get_game(game)
    for options in rules.example_options():
        at = play(game, options, 12, over)
        names = [seat.name for seat in at.seats]
        for step in at.history:
            for event in step.events:
                for reader in (None, 0):
                    entry = _told(game, names, event, reader)
                    told.setdefault(_sort(event, entry), entry)
    return list(told.values())


def _told(game: str, names: list[str], event: Event, reader: int | None) -> Json:
    sections = ("terminal", "campaign", f"{game}/*")
    return {
        "event": event.to_json(),
        "names": names,
        "reader": reader,
        "told": {code: Sentences(Catalogue(code, sections), names).event(event, reader) for code in LANGUAGES},
    }


def _sort(event: Event, entry: Json) -> str:
    """What makes a sentence of its own: its kind, whether the reader is meant, how many things are in its lists."""
    fields: dict[str, Any] = entry["event"]
    sizes = [min(len(value), 2) if isinstance(value, list) else value is None for value in fields.values()]
    mine = entry["reader"] is not None and fields.get("seat") == entry["reader"]
    words = [str(fields.get(name)) for name in ("good", "tile", "restaurant", "end", "coins", "customers")]
    return repr((type(event).__name__, mine, sizes, words))


def files() -> dict[Path, str]:
    """Every file with what must be in it."""
    boards = {_path("fixtures", name): _one_line_each(fixture(name)) for name in POSITIONS}
    pictures = {_path("pictures", name): _one_line_each(picture(name)) for name in LESSONS}
    games = {game for game, *_ in POSITIONS.values()}
    told = {GAMES / game / "fixtures" / "told" / "events.json": _lines(sentences(game)) for game in games}
    return boards | pictures | told


def _path(folder: str, name: str) -> Path:
    """`mercado-start` is `start.json` in a folder of Mercado's."""
    game, _, position = name.partition("-")
    return GAMES / game / folder / f"{position}.json"


_LISTS = ("choices", "prospects")


def _one_line_each(value: Json) -> str:
    """JSON with a line for every field, choice and prospect, so that differences can be read."""
    fields = [
        f"{json.dumps(key)}: {_lines(part).rstrip() if key in _LISTS else json.dumps(part, ensure_ascii=False)}"
        for key, part in value.items()
    ]
    return "{\n" + ",\n".join(fields) + "\n}\n"


def _lines(items: list[Json]) -> str:
    return "[\n" + ",\n".join(json.dumps(item, ensure_ascii=False) for item in items) + "\n]\n"


def main() -> None:
    """Write them."""
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
