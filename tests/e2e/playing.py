"""What people do at a table, for the tests."""

import json
import re
import time
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Error, Locator, Page, Route, expect

MOTION: dict[str, Any] = {"reduced_motion": "no-preference"}  # pages on which things move, as for most people
TOO_LATE = ("stale", "not-your-turn", "not-running")  # why a move is refused after another one was quicker
LONGEST_THOUGHT = 120  # seconds that bots may take between two moves of people, however busy the machine is


def my_turn(page: Page) -> Locator:
    """What tells somebody that they are to act."""
    return page.locator("main header").get_by_text("Your turn", exact=True)


def seat_at(page: Page, seat: int | None = None) -> Locator:
    """What the board says about the people at the table: all of them, or one seat."""
    return page.locator("[data-seat]" if seat is None else f"[data-seat='{seat}']")


def hold_time(page: Page) -> None:
    """Nothing more happens on a page just because time passes; `page.clock.resume()` lets it pass again."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)


def play_instantly(*pages: Page) -> None:
    """Pages opened from now on show what others do without a pause: things move, but a game need not take minutes."""
    for page in pages:
        page.evaluate("localStorage.setItem('feira-tempo', 'instant')")


def play_now(page: Page, game: str = "Mercado de Lisboa") -> None:
    """From the start page into a game against bots."""
    page.get_by_role("article").filter(has_text=game).get_by_role("button", name="Play now against bots").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("main h1")).to_have_text(game)


USUAL = {"mercado": ("Mercado de Lisboa", 2), "marche": ("Jour de Marché", 3)}  # players


def begin_game(page: Page, game: str = "mercado", bot: str = "level3", query: str = "", **options: Any) -> None:
    """What `play_now` leads to, without drawing the start page first."""
    be_a_guest(page)
    title, usual = USUAL[game]
    players = options.setdefault("players", usual)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * (players - 1)]
    wanted = {"game": game, "options": options, "seats": seats, "start": True}
    code = api(page, "POST", "/tables", wanted | {"seating": "drawn"})["code"]
    page.goto(f"/t/{code}?{query}" if query else f"/t/{code}")
    expect(page.locator("main h1")).to_have_text(title)


def heard_by(page: Page) -> list[str]:
    """All that the server tells a page from now on: over its line, and in answers to requests."""
    heard: list[str] = []

    def pass_on(route: Route) -> None:
        try:
            answer = route.fetch()
        except Error:  # there is no server just now
            route.abort()
            return
        heard.append(answer.text())
        route.fulfill(response=answer)

    page.route("**/api/**", pass_on)
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    return heard


def observations(told: Any) -> Iterator[dict[str, Any]]:
    """Every observation that is somewhere in a message."""
    if isinstance(told, dict):
        if "players" in told and "to_act" in told:
            yield told
        else:
            for value in told.values():
                yield from observations(value)
    elif isinstance(told, list):
        for value in told:
            yield from observations(value)


SECRETS = {"mercado": "money", "marche": "coins"}


def require_no_secret_of_others(heard: list[str], seat: int | None) -> int:
    """What was told says what the seat itself has and bids, and nothing of others; how many observations there were."""
    found, moves = 0, 0
    for message in map(json.loads, heard):
        for seen in observations(message):
            found += 1
            for other, player in enumerate(seen["players"]):
                assert (player[SECRETS[seen["game"]]] is None) == (other != seat)
            for bid in seen.get("bids") or []:
                assert (bid["coins"] is None) == (bid["seat"] != seat or not bid["made"])
        for entry in message.get("entries", []) if isinstance(message, dict) else []:
            assert "bid " not in entry.get("move", "")
            moves += "move" in entry
    assert moves
    return found


def require_a_bid_is_not_told(before: list[str], after: list[str], bid: int, kept: int) -> None:
    """Nothing new that was told, in any field, is what somebody has bid or kept; what one may bid oneself is as it was.

    That nothing else differs with what is hidden, tests/server/test_secrets.py finds out to the byte.
    """
    for name, value in said(after) - said(before):
        numbers = re.findall(r"(?<![\w.])\d+(?![\w])", f"{name} {value}")
        assert name == ".id" or not {bid, kept} & {int(number) for number in numbers}, (name, value)
    assert (".observation.bids.made", True) in said(after)  # that there is a bid is told
    old, new = ([each["choices"] for each in map(json.loads, told) if "choices" in each] for told in (before, after))
    assert all(choices == old[-1] for choices in new)


def said(messages: list[str]) -> set[tuple[str, Any]]:
    """Every value in messages, with the names that lead to it; its place in a list is left out."""

    def values(told: Any, name: str) -> Iterator[tuple[str, Any]]:
        if isinstance(told, dict):
            for key, value in told.items():
                yield from values(value, f"{name}.{key}")
        elif isinstance(told, list):
            for value in told:
                yield from values(value, name)
        else:
            yield name, told

    return {found for message in messages for found in values(json.loads(message), "")}


def type_move(page: Page, move: str) -> None:
    """By the keyboard alone, when the page knows that its person is to act and what is legal."""
    choices(page)
    field = page.get_by_role("combobox", name="Type a move")
    if not field.is_visible():
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("/")
    field.fill(move)
    field.press("Enter")


STAND = re.compile(r"Open a \w+ stand")  # how the labels of some moves begin


def legal_moves(page: Page) -> Locator:
    """The list of all moves that are legal now."""
    return page.locator("details", has_text="legal move").locator("li button span")


def choices(page: Page) -> list[str]:
    """The labels of all moves that are legal now; they can be typed, too."""
    listed = legal_moves(page)
    for _ in range(100):  # the list may be drawn anew at this very moment
        listed.first.wait_for(state="attached")
        offered = listed.all_text_contents()
        if offered:
            return offered
    raise AssertionError("no move is listed")


def who_may_choose(*pages: Page) -> tuple[Page, list[str]]:
    """The page of somebody who has to act now, and the labels of all their moves."""
    until = time.monotonic() + LONGEST_THOUGHT
    while time.monotonic() < until:
        for page in pages:
            if offered := legal_moves(page).all_text_contents():
                return page, offered
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody has to act")


def make_table(page: Page, game: str = "Mercado de Lisboa", players: int = 2) -> str:
    """A table with open seats, whose host will begin; its address."""
    page.goto("/new")
    page.get_by_text(game, exact=True).click()
    page.get_by_role("group", name="Players").get_by_text(str(players), exact=True).click()
    page.get_by_label("Who goes first?").select_option("kept")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url(re.compile("/t/"))
    return page.url


def sit_down(page: Page, address: str, name: str) -> None:
    """Take the first open seat of a table that somebody sent the link of."""
    page.goto(address)
    expect(
        page.get_by_text(re.compile(r"^\S.* invites you to play (Mercado de Lisboa|Jour de Marché)\.$"))
    ).to_be_visible()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_role("button", name="Leave seat")).to_be_visible()


def start(host: Page) -> None:
    """When all are there."""
    host.get_by_role("button", name="Start the game").click()
    expect(host.get_by_role("region", name="Log", exact=True)).to_be_visible()


def begin_together(ana: Page, bo: Page) -> None:
    """What `make_table`, `sit_down` and `start` lead to, without drawing what comes before the game."""
    be_a_guest(ana, "Ana")
    be_a_guest(bo, "Bo")
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": "mercado", "options": {"players": 2}, "seats": seats, "seating": "kept"}
    code = api(ana, "POST", "/tables", wanted)["code"]
    api(bo, "POST", f"/tables/{code}/seats/1", {})
    api(ana, "POST", f"/tables/{code}/start")
    for page in (ana, bo):
        page.goto(f"/t/{code}")
        expect(page.get_by_role("region", name="Log", exact=True)).to_be_visible()


def be_a_guest(page: Page, name: str = "Guest 1") -> None:
    """Somebody whom the server knows, as after a first click, unless the page has somebody already."""
    if not page.evaluate("localStorage.getItem('feira-person')"):
        welcome = page.request.post("/api/guests", data={"name": name, "language": "en"}).json()
        page.evaluate("welcome => localStorage.setItem('feira-person', JSON.stringify(welcome))", welcome)


def api(page: Page, method: str, path: str, body: Any = None, refused: tuple[str, ...] = ()) -> Any:
    """Ask the server directly, as the person of a page; it may refuse for some reasons only."""
    token = page.evaluate("JSON.parse(localStorage.getItem('feira-person')).token")
    answer = page.request.fetch(f"/api{path}", method=method, data=body, headers={"Authorization": f"Bearer {token}"})
    assert answer.ok or answer.json()["code"] in refused, answer.text()
    return answer.json()


def play_on(*pages: Page, moves: int = 1000, wanted: str | tuple[str, ...] = "", until: str | None = None) -> None:
    """People play their game without their pages: quickly, to its end or less, such as until somebody may bid.

    Each move is the first legal one of those that begin as wanted, or else of all. If everybody takes coins, a game of
    Mercado is soon over. A page that has an only move plays it itself, perhaps between our look and our move: then we
    look again.
    """
    code = pages[0].url.split("/t/")[1].split("?")[0]
    persons = {api(page, "GET", "/me")["id"]: page for page in pages}
    last = time.monotonic()
    while moves and (summary := api(pages[0], "GET", f"/tables/{code}"))["status"] == "running":
        acting = [(n, seat["person"]) for n, seat in enumerate(summary["seats"]) if seat["to_act"]]
        mine = [(n, persons[person]) for n, person in acting if person in persons]
        assert time.monotonic() < last + LONGEST_THOUGHT, f"nobody acts at table {code}: {summary['seats']}"
        if not mine:  # a bot thinks
            pages[0].wait_for_timeout(50)
            continue
        seat, page = mine[0]
        known = api(page, "GET", f"/tables/{code}/choices?seat={seat}")
        offered = [choice["move"] for choice in known["choices"]]
        if not offered:
            continue
        if until and any(move.startswith(until) for move in offered):
            return
        move = next((move for move in offered if move.startswith(wanted)), offered[0])
        wish = {"type": "move", "seat": seat, "move": move, "expected_version": known["version"]}
        answer = api(page, "POST", f"/tables/{code}/commands", wish, refused=TOO_LATE)
        if answer.get("code") not in TOO_LATE:
            last = time.monotonic()
            moves -= 1
