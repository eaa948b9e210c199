"""Guided games played by machine: every sentence of the guide is true, and every lesson comes when its move is legal.

The page's own guides are asked in Node, move by move; what they say is checked against the engine, not against the
previews that they read. Half of the decisions follow the guide, the others go elsewhere, as people do.
"""

import json
import random
import runpy
import subprocess
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from feira.bots import bot_seed, get_bot
from feira.core.game import Json
from feira.games import get_game
from feira.games.marche.engine.spaces import GOODS as STALLS
from feira.games.marche.engine.spaces import SPACE_NAMES
from feira.games.marche.engine.ways import distance_from, hope_of, most_distance
from feira.games.marche.heuristics.outlook import hope_sums, reach
from feira.games.marche.surface.preview import distances_of
from feira.games.mercado.engine.income import stand_value
from feira.games.mercado.engine.market import GOODS
from feira.games.mercado.engine.market import SPACE_NAMES as MARKET
from feira.games.mercado.engine.state import RUNNING
from feira.locale import catalogue_source
from feira.table import GameSession, Seat

WEB = Path(__file__).parents[2] / "web"
ME = 0
NAMES = ("Ana", "Bruno", "Chloé")
build = runpy.run_path(str(WEB / "build.py"))
choices = runpy.run_path(str(WEB / "make_fixtures.py"))["choices"]


@dataclass
class Decision:
    """A decision of the person, what the guide says of it, and what the engine knows."""

    at: GameSession
    choices: list[Json]
    said: Json = field(default_factory=dict)

    @property
    def seen(self) -> Json:
        return self.at.observation(ME)

    @property
    def mine(self) -> Json:
        return self.seen["players"][ME]

    @property
    def suggested(self) -> Json:
        return next(choice["json"] for choice in self.choices if choice["move"] == self.said["move"])

    def legal(self, kind: str) -> list[Json]:
        return [choice for choice in self.choices if choice["json"]["do"] == kind]

    def steps(self) -> list[Any]:
        """The person's last move and all that followed."""
        own = [n for n, step in enumerate(self.at.history) if step.seat == ME]
        return self.at.history[own[-1] :] if own else []

    @property
    def history(self) -> list[Json]:
        return [event.to_json() for step in self.at.history for event in step.events]

    def events(self, kind: str = "") -> list[Json]:
        told = [event.to_json() for step in self.steps() for event in step.events]
        return [event for event in told if not kind or event["event"] == kind]

    def outcome(self, kind: str = "", move: str | None = None) -> list[Json]:
        """What the suggested move, or another one, would lead to."""
        step = self.attempt(move).step
        return [told for event in step.events if (told := event.to_json())["event"] == kind or not kind]

    def attempt(self, move: str | None = None) -> Any:
        return self.at.attempt(ME, self.at.game.from_text(move or self.said["move"]))


def line_mates(now: Decision) -> int:
    at, stands = now.suggested["at"], now.seen["stands"]
    return sum(
        stand["seat"] == ME and space != at and (space[0] == at[0] or space[1] == at[1])
        for space, stand in stands.items()
    )


def helped(now: Decision) -> int:
    """Stands of the person that one customer pays more after the suggested move."""
    before, after = now.at.states[0], now.attempt().states[0]
    mine = {space: stand for space, stand in now.seen["stands"].items() if stand["seat"] == ME}
    values = [
        [stand_value(s, GOODS.index(stand["good"]), MARKET.index(space)) for space, stand in mine.items()]
        for s in (before, after)
    ]
    return sum(then > now for now, then in zip(*values, strict=True))


def income(now: Decision, *seats: int) -> int:
    return sum(event["coins"] for event in now.outcome("Earned") if event["seat"] in seats)


def wanting(now: Decision, good: str) -> int:
    tiles = [tile["goods"] for tile in now.seen["entrances"].values()]
    tiles += [goods for offered in now.seen["offers"].values() for goods in offered]
    return sum(good in goods for goods in tiles)


def paid_by_others(now: Decision) -> int:
    brought = [step for step in now.steps() if step.seat != ME]
    events = [event.to_json() for step in brought for event in step.events]
    assert any(event["event"] == "CustomersBrought" for event in events)
    return sum(event["coins"] for event in events if event["event"] == "Earned" and event["seat"] == ME)


def starts_last_round(now: Decision, move: str | None = None) -> bool:
    """M5.1: said at the end of the turn, after a tile is taken, but sure before."""
    before, after = now.at.states["end"][0], now.attempt(move).states["end"][0]
    return before == RUNNING != after and not now.outcome("GameOver", move)


# What each message says of a decision, by its arguments.
MERCADO = {
    "new-paid": lambda now, player, coins: player == NAMES[1] and coins == paid_by_others(now),
    "new-found": lambda now, restaurant: (
        restaurant in now.mine["supply"]
        and any(e["seat"] == ME and e["restaurant"] == restaurant for e in now.events("RestaurantFound"))
    ),
    "new-take": lambda now, coins: bool(now.events("StandOpened")) and len(now.mine["hand"]) == 2 and coins == 0,
    "new-customers": lambda now, coins: bool(now.legal("bring_customers")) and coins == 0,
    "new-restaurant": lambda now, coins: all(
        now.outcome("RestaurantOpened", choice["move"])[0]["coins"] == coins for choice in now.legal("open_restaurant")
    ),
    "new-exchange-hand": lambda now, coins: len(set(now.mine["hand"])) == 1 and coins == 0,
    "new-exchange-display": lambda now, coins: len(set(now.seen["display"])) == 1 and coins == 0,
    "new-end": lambda now: any(starts_last_round(now, choice["move"]) for choice in now.choices),
    "new-end-coins": lambda now: bool(now.outcome("GameOver", "coin")),
    "new-last": lambda now: now.seen["turns_left"] is not None,
    "first": lambda now, cost: (
        all(stand["seat"] != ME for stand in now.seen["stands"].values())
        and not now.outcome("Earned")
        and now.outcome("Paid")[0]["coins"] == cost
    ),
    "stand": lambda now, cost, income, profit, tiles: (  # noqa: ARG005  (the profit is part of what may be said)
        now.outcome("Paid")[0]["coins"] == cost
        and sum(e["coins"] for e in now.outcome("Earned") if e["seat"] == ME) == income
        and len({e["entrance"] for e in now.outcome("Earned") if e["seat"] == ME}) == tiles
    ),
    "mates": lambda now, stands: line_mates(now) == stands > 0,
    "finds": lambda now: bool(now.outcome("RestaurantFound")),
    "take": lambda now, good, tiles: now.suggested["good"] == good and wanting(now, good) == tiles,
    "customers": lambda now, others, **args: (income(now, ME), income(now, 1)) == (args["income"], others),
    "restaurant": lambda now, coins: now.outcome("RestaurantOpened")[0]["coins"] == coins,
    "helps": lambda now, stands: helped(now) == stands > 0,
    "helps-none": lambda now: helped(now) == 0,
    "ends": starts_last_round,
    "ends-coins": lambda now: bool(now.outcome("GameOver")),
    "coin": lambda now, coins: now.outcome("CoinTaken")[0]["coins"] == coins and not now.outcome("Earned"),
    "exchange-hand": lambda now: len(now.outcome("HandRedrawn")[0]["drew"]) == 3,
    "exchange-display": lambda now: len(now.outcome("DisplayRedrawn")[0]["drew"]) == 3,
}


def nearest(now: Decision) -> tuple[str, int]:
    """The stall still to build that would be nearest on the space that is suggested, and its distance."""
    out = np.empty(len(STALLS), dtype=np.int64)
    reach(now.attempt().states, 0, SPACE_NAMES.index(now.suggested["at"]), out)
    return min(((good, int(out[STALLS.index(good)])) for good in now.mine["supply"]), key=lambda found: found[1])


def distances_on_discs(now: Decision) -> list[tuple[int, str]]:
    """How far the stall up for auction would be from its truck on each reserved space."""
    good = STALLS.index(now.seen["tile"])
    return [(int(distance_from(now.at.states[0], good, SPACE_NAMES.index(at))), at) for at in now.mine["discs"]]


def hoped(states: Any) -> int:
    return int(hope_of(hope_sums(states, 0), ME))


def changed(now: Decision) -> int:
    """How much further the person's stalls that stand already would be."""
    before, after = distances_of(now.at.states, 0)[ME], distances_of(now.attempt().states, 0)[ME]
    return sum(
        then - first for first, then in zip(before, after, strict=True) if first is not None and then is not None
    )


def paved(now: Decision) -> set[str]:
    """What the building paves; when the game is over, all that is left is paved besides (J6.2)."""
    areas = {space for event in now.outcome("AreaFull") for space in event["paved"]}
    return areas | {event["at"] for kind in ("CutPrevented", "AccessKept") for event in now.outcome(kind)}


def sent_back(now: Decision, *seats: int) -> int:
    return sum(e["seat"] in seats and e["at"] in paved(now) for e in now.outcome("DiscReturned"))


def built_distance(now: Decision) -> int | None:
    return distances_of(now.attempt().states, 0)[ME][STALLS.index(now.seen["tile"])]


def drawer(now: Decision) -> int:
    """Who drew the last tile, maybe before the person's last move."""
    return next(event["seat"] for event in reversed(now.history) if event["event"] == "TileDrawn")


MARCHE = {
    "new-draw": lambda now: bool(now.legal("draw")) and bool(now.mine["discs"]),
    "new-bids": lambda now, you, player: (
        now.seen["tile"] in now.mine["supply"]
        and now.seen["tile"] in now.seen["row"][now.seen["row_dealt"] :]
        and (you == "yes") == (now.seen["turn"] == ME)
        and player == NAMES[now.seen["turn"]]
    ),
    "new-stall": lambda now: now.seen["tile"] != "flea" and now.events("AuctionWon")[-1]["seat"] == ME,
    "new-table": lambda now: now.seen["tile"] == "flea" and now.events("TileDrawn")[-1]["seat"] == ME,
    "new-home": lambda now, at: (
        at in now.seen["paths"] and at in {e["at"] for e in now.events("DiscReturned") if e["seat"] == ME}
    ),
    "new-again": lambda now, player: (
        now.seen["turn"] == drawer(now) == ME and player == NAMES[now.events("AuctionWon")[-1]["seat"]] != NAMES[ME]
    ),
    "new-last": lambda now, tiles, stalls: (
        now.seen["pile"]["tiles"] == tiles <= 3 and len(now.mine["supply"]) == stalls > 0
    ),
    "new-row": lambda now, good: now.seen["pile"]["tiles"] == 0 and now.seen["tile"] == good,
    "first": lambda now: not now.mine["discs"] and len(now.mine["supply"]) == len(STALLS),
    "reach": lambda now, at, good, distance: (
        now.suggested["at"] == at and good in now.mine["supply"] and nearest(now)[1] == distance
    ),
    "reserve": lambda now, spaces, stalls: (len(now.mine["discs"]), len(now.mine["supply"])) == (spaces, stalls),
    "reserve-built": lambda now: not now.mine["supply"] and bool(now.legal("reserve")),
    "draw": lambda now, spaces, stalls: len(now.mine["discs"]) == spaces > stalls == len(now.mine["supply"]),
    "draw-built": lambda now: not now.mine["supply"] and bool(now.mine["discs"]),
    "draw-better": lambda now: all(
        hoped(now.attempt(choice["move"]).states) >= hoped(now.at.states) for choice in now.legal("reserve")
    ),
    "draw-only": lambda now: not now.legal("reserve"),
    "pass": lambda now: [choice["json"]["do"] for choice in now.choices] == ["pass"],
    "bids": lambda now, coins, left: coins + left == now.mine["coins"],
    "bids-worth": lambda now, at, distance, without, worth: (
        without == most_distance(2)
        and worth == without - distance
        and (distance, at) in distances_on_discs(now)
        and distance == min(distances_on_discs(now))[0]
        and abs(next(iter(now.suggested["bids"].values())) - min(worth / 2, now.mine["coins"])) <= 1
    ),
    "bids-beside": lambda now: not now.mine["discs"],
    "place-stall": lambda now, at, distance: now.suggested["at"] == at and built_distance(now) == distance,
    "place-quiet": lambda now: not paved(now) and not sent_back(now, ME, 1) and changed(now) == 0,
    "paves": lambda now, spaces: len(paved(now)) == spaces,
    "home-yours": lambda now, discs: sent_back(now, ME) == discs > 0,
    "home-others": lambda now, discs: sent_back(now, 1) == discs > 0,
    "shorter": lambda now, steps: changed(now) == -steps,
    "longer": lambda now, steps: changed(now) == steps,
    "beside": lambda now: not now.mine["discs"],
}

# The lesson that each kind of move needs before somebody can choose it.
LESSONS = {
    "mercado": {
        "take_tile": {"new-take"},
        "bring_customers": {"new-customers"},
        "open_restaurant": {"new-restaurant"},
        "redraw_hand": {"new-exchange-hand"},
        "redraw_display": {"new-exchange-display"},
    },
    "marche": {"draw": {"new-draw"}, "bids": {"new-bids"}, "place": {"new-stall", "new-table", "new-row"}},
}
CLAIMS = {"mercado": MERCADO, "marche": MARCHE}
# Games in which what seldom happens does: the seed, how often the guide is followed, options, and a stubborn wish.
STUBBORN = {
    "mercado": ((0, 0.5, {}, "coin"),),
    "marche": (
        (1, 0.0, {}, "draw"),
        (3, 0.0, {}, "draw"),
        (8, 0.5, {}, "reserve"),
        (37, 0.6, {"variant": "classic"}, "none"),
    ),
}
# Hardly ever: at an end by coins that the guide wants, where nothing can be done or nothing helps. The page's own tests
# say these.
SELDOM = {"mercado": {"ends-coins"}, "marche": {"draw-better", "pass"}}


@pytest.fixture(scope="module")
def ask():
    """The guides of the page: a question to them, and what they answer."""
    node = build["ready"]()
    program = node.folder / "node"
    process = subprocess.Popen(
        [program, "ask_guide.js"], cwd=WEB, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    )

    def question(**asked: Any) -> Json:
        process.stdin.write(json.dumps(asked) + "\n")
        process.stdin.flush()
        return json.loads(process.stdout.readline())

    yield question
    process.stdin.close()
    assert process.wait() == 0


def play_guided(ask, game: str, seed: int, follows: float, options: Json, stubborn: str = "none") -> Counter[str]:
    """A person who follows the guide so often, against a greedy bot; all that was said, checked.

    A stubborn person makes a move that begins with that word whenever it is legal; `coin` makes the bot stubborn too.
    """
    rules, chance = get_game(game), random.Random(seed)
    read = rules.options({"players": 2} | options)
    at = GameSession(rules, read, seed, [Seat(NAMES[seat]) for seat in range(read.players)])
    bot, explained, told = get_bot("greedy", bot_seed(seed, 1)), set(), Counter()
    while not at.over:
        if ME not in at.to_act:
            wished = [action for action in at.legal(1) if rules.to_text(action) == stubborn]
            at.play(1, wished[0] if wished else bot(rules, at.view(1), 1))
            continue
        now = Decision(at, choices(at, ME))
        moment = {"seen": now.seen, "seat": ME, "names": NAMES, "choices": now.choices}
        moment |= {"events": now.events(), "history": now.history}
        now.said = ask(game=game, moment=moment, explained=sorted(explained))
        explained |= {news["message"] for news in now.said["news"]}
        for saying in (*now.said["news"], *now.said["reasons"]):
            message, args = saying["message"], saying["args"]
            assert CLAIMS[game][message](now, **args), (seed, len(at.history), now.said["move"], message, args)
            told[message] += 1
        for kind, lessons in LESSONS[game].items():
            assert not now.legal(kind) or lessons & explained, f"{kind} is legal, and nobody has explained it"
        wished = [choice for choice in now.choices if choice["move"].startswith(stubborn)]
        move = now.said["move"] if chance.random() < follows else chance.choice(wished or now.choices)["move"]
        at.play(ME, rules.from_text(move))
    return told


@pytest.mark.parametrize("game", CLAIMS)
def test_what_the_guide_says_is_true(ask, game):
    """By its suggestions alone, and by other moves; and all that it can say is said somewhere."""
    told = Counter()
    for seed in range(12):
        variant = {"variant": "classic"} if game == "marche" and seed % 4 == 3 else {}
        told += play_guided(ask, game, seed, (1.0, 0.6, 0.2)[seed % 3], variant)
    for others in STUBBORN[game]:
        told += play_guided(ask, game, *others)
    assert set(told) | SELDOM[game] == sayings_of(game)


def sayings_of(game: str) -> set[str]:
    """All that the guide of a game can say of a position, by the messages of its catalogue."""
    lines = catalogue_source("en", f"{game}/learn").splitlines()
    names = {line.split(" ")[0].removeprefix("guide-") for line in lines if line.startswith("guide-")}
    return {name for name in names if not name.startswith(("card-", "next-")) and name != "over"}
