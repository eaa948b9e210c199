"""No secret leaves a server: what a viewer gets is the same to the byte when what they can't know is something else."""

import json
import random
import re
from collections import Counter
from functools import partial
from types import SimpleNamespace

import pytest
from description import DESCRIPTION
from http_play import command, seated, sit, start
from receiver import receiving, wait_until
from tests.evaluation.positions import random_network

from feira.analysis.hints import Adviser
from feira.core.game import SPECTATOR
from feira.core.plain import copied
from feira.server import chat, commands, hint_desk, hint_work, hub, people, tables
from feira.server import clock as server_clock
from feira.server.analyst import Analyst
from feira.table import table as table_module

KINDS_OF_GAME = [
    ("mercado", {"players": 3, "money": "hidden", "restaurants": "hidden"}, 1),
    ("marche", {"players": 3, "coins": "hidden"}, 3),
    ("marche", {"players": 3, "variant": "classic", "coins": "open"}, 1),
]  # and how many decide at once when we begin to look: three, when they bid
NOT_ABOUT_TABLES = {
    "/api/address",
    "/api/announcement",
    "/api/campaign",
    "/api/challenges",
    "/api/deals/{code}",
    "/api/games",
    "/api/games/{game}/texts/{language}",
    "/api/health",
    "/api/puzzles",  # positions of finished games
    "/api/puzzles/day",
    "/api/puzzles/next",
    "/api/puzzles/{puzzle}",
    "/api/ready",
    "/api/records",
    "/api/reports",
    "/api/seen",
}
NAMES = ("Ana", "Ben", "Cleo", "Eve")  # three players, and one who only watches
NOON = 1_800_000_000_000  # ms; the clock stands still
MOVES_AFTER = 8
# Of moves that may be refused, and why by things that others must not know.
WORDS = ("stand fish", "customers 3", "C3", "redraw hand", "take meat", "reserve", "draw", "bid 15")


class Tapped:
    """A WebSocket of which everything that came is kept, as it came."""

    def __init__(self, websocket):
        self.frames = []
        self._websocket = websocket

    def send(self, text):
        self._websocket.send(text)

    def recv(self, timeout):
        self.frames.append(self._websocket.recv(timeout=timeout))
        return self.frames[-1]


def tap(page):
    """Keep what comes to a page from now on."""
    page._websocket = Tapped(page._websocket)
    return page._websocket.frames


class World:
    """A server and the people who use it."""

    def __init__(self, server, guests, receiver):
        self.server = server
        self.people = guests
        self._receiver = receiver  # of everybody's web hook
        for guest in guests:
            guest.http.patch("/me", json={"hook_url": receiver.url})

    def table(self, code):
        return self.server.services.hub._served[code].table

    def new_table(self, game, options):
        host = self.people[0]
        clock = {"kind": "days", "days": 2}
        code = host.make_table(game, others=["open"] * 2, start=False, options=options, clock=clock, hints=True)
        for seat in (1, 2):
            sit(self.people[seat], code, seat)
        start(host, code)
        return code

    def move(self, code, seat, action):
        table = self.table(code)
        text = table.game.to_text(action)
        answer = command(self.people[seat], code, "move", seat=seat, move=text, expected_version=table.version)
        assert answer.status_code == 200, answer.text

    def everything_over_http(self, code, viewer):
        """All that a viewer can ask for, as it is answered."""
        somebody = self.people[viewer]
        table = f"/tables/{code}"
        paths = [
            table,
            f"{table}/state",
            f"{table}/state?since=3",
            f"{table}/state?choices=true",
            f"{table}/chat",
            f"{table}/record",
        ]
        paths += [f"/records/{code}", *(f"/records/{code}/{part}" for part in ("replay", "ledger", "analysis"))]
        paths += [f"/records/{code}/position?step={step}&seat={viewer % 3}" for step in (0, 5)]
        paths += [f"{table}/choices?seat={viewer % 3}", f"{table}/prospects"]
        paths += [f"{table}/why_not?seat={viewer % 3}&move={words}" for words in WORDS]
        paths += [f"{table}/lately?moves={number}" for number in (1, 60)]
        paths += [f"{table}/hints"]
        self.called(code, viewer)  # by now; else what waits would be told
        paths += [f"/tables?list={kind}" for kind in ("open", "running", "mine", "turn", "finished", "past")]
        paths += [
            "/me",
            "/me/results",
            "/me/export",
            "/campaign",
            somebody.http.get("/me").json()["feed"].removeprefix("/api"),
        ]
        answers = [somebody.http.get(path, headers={"Host": "feira.example"}) for path in paths]
        port = b":%d/" % self._receiver.port
        bodies = [answer.content.replace(port, b":port/") for answer in answers]
        told = [(path, answer.status_code, body) for path, answer, body in zip(paths, answers, bodies, strict=True)]
        return told + [self.helped(code, viewer, what) for what in ("hints", "hopes", "warnings")]

    def helped(self, code, viewer, what):
        """Help for a decision, or why there is none."""
        table, seat = self.table(code), viewer % 3
        body = {"seat": seat, "expected_version": table.version}
        if what == "warnings":
            body["move"] = table.game.to_text([0, *table.session.legal(seat)][-1])
        answer = self.people[viewer].http.post(f"/tables/{code}/{what}", json=body)
        return what, answer.status_code, answer.content

    def called(self, code, viewer):
        """What the web hook of a viewer was told of a table, when nothing waits any more."""
        somebody = self.people[viewer]
        wait_until(lambda: somebody.http.get("/me").json()["hook"]["waiting"] == 0)
        told = {call.headers["Feira-Delivery"]: json.loads(call.body) for call in self._receiver.calls}  # some twice
        return [call for call in told.values() if call["table"] == code and viewer in call["you"]]


def fix_chance(patch, word, number):
    """Whatever servers choose at random is chosen here, and time stands still: two servers do the same."""
    keys = [f"{word}-{n}" for n in range(20)]
    patch.setattr(server_clock, "steady_clock", SimpleNamespace(now_ms=lambda: NOON))
    patch.setattr(hub, "new_code", lambda: word)
    patch.setattr(people, "new_person_id", lambda: word)
    patch.setattr(people, "new_key", lambda: keys.pop())
    patch.setattr(chat, "new_number", lambda: number)
    patch.setattr(hub, "_PRESENCE_SECONDS", 3600)
    patch.setattr(hub, "_SPECTATORS_SECONDS", 3600)  # who else watches is told by and by: here never
    for module in (commands, tables):
        patch.setattr(module, "new_seed", lambda: number)


@pytest.fixture(scope="module")
def worlds(start_server):
    """Two servers that know the same people."""
    again = {"hook_pauses": (0,) * 9}  # at once, for the clock stands still
    servers = [start_server(secret_key="a key for both", private_hooks=True, **again) for _ in range(2)]
    guests = [[], []]
    for name in NAMES:
        for server, known in zip(servers, guests, strict=True):
            with pytest.MonkeyPatch.context() as patch:
                fix_chance(patch, name, 0)
                known.append(server.guest(name))
    with receiving() as first, receiving() as second:
        yield [World(*world) for world in zip(servers, guests, (first, second), strict=True)]
        for server in servers:
            server.stop()


@pytest.fixture
def worked_from(monkeypatch):
    """What choices are worked out from, as often as somebody asks.

    That they are the same in both worlds does not tell: as the games are now a preview speaks of nothing hidden, even
    if it is made from a state in which all is known.
    """
    seen, work_out = [], table_module.choices_of

    def spy(game, view, seat):
        seen.append(view.tobytes())
        return work_out(game, view, seat)

    monkeypatch.setattr(table_module, "choices_of", spy)
    return seen


@pytest.fixture
def advised_from(monkeypatch):
    """What help is worked out from; games of any kind are judged here, and in this process."""
    seen = []

    async def here(_, work, *known):
        seen.append(known[:3])
        return work(*known)

    def any_network(game, options):
        return random_network(game, options["players"])

    monkeypatch.setattr(Analyst, "run", here)
    monkeypatch.setattr(hint_desk, "judge_name", lambda *_: "somebody")
    monkeypatch.setattr(hint_work, "Adviser", partial(Adviser, networks=any_network, effort="quick"))
    return seen


def quiet_pair(worlds, code, seat, viewer, rng):
    """An action of a seat for each world that reveals nothing: other bids if the viewer can't see them, else the same.

    None if there is none.
    """
    found = []
    for world in worlds:
        session = world.table(code).session
        found.append([action for action in session.legal(seat) if not session.attempt(seat, action).step.reveals])
    one, other = found
    if seat != viewer and one and other and len(worlds[0].table(code).to_act) > 1:
        return one[0], other[-1]
    both = sorted(set(one) & set(other))
    return (action := rng.choice(both), action) if both else None


def test_everything_that_can_be_asked_about_a_table_is_compared():
    """A new route that shows something of a table belongs into everything_over_http."""
    paths = {path for path, route in DESCRIPTION["paths"].items() if "get" in route}
    asked = set()

    class Nobody:
        """Who is answered, and leaves the path behind."""

        def get(self, path, **_):
            asked.add("/api" + re.sub(r"CODE|[?].*", lambda part: "{code}" if part[0] == "CODE" else "", path))
            return SimpleNamespace(status_code=200, content=b"", json=lambda: {"feed": "/api/feeds/{key}.atom"})

    world = object.__new__(World)
    world.people = [SimpleNamespace(http=Nobody())]
    world._receiver = SimpleNamespace(port=1)
    world.called = lambda *_: []
    world.helped = lambda *_: None
    world.everything_over_http("CODE", 0)
    others = {
        path for path in paths if not path.startswith(("/api/tables", "/api/records/{code}", "/api/me", "/api/feeds"))
    }
    assert others == NOT_ABOUT_TABLES
    assert paths - others - {"/api/records/{code}/prospects"} <= asked


@pytest.mark.parametrize("viewer", [0, 1, 3])
@pytest.mark.parametrize("number", range(len(KINDS_OF_GAME)))
def test_what_a_viewer_gets_does_not_depend_on_what_they_can_t_know(
    worlds, monkeypatch, worked_from, advised_from, number, viewer
):
    game, options, deciding = KINDS_OF_GAME[number]
    rng = random.Random(f"{number}/{viewer}")
    code = f"TWIN{number}{viewer}"
    fix_chance(monkeypatch, code, rng.getrandbits(40))
    assert [world.new_table(game, options) for world in worlds] == [code, code]
    table = worlds[0].table(code)
    least = rng.randint(20, 30)
    while (
        table.version < least
        or len(table.to_act) != deciding
        or (viewer < 3 and viewer not in table.to_act)
        or (others := other_secrets(table, viewer, rng)) is None
    ):
        seat = table.to_act[0]
        action = rng.choice(table.session.legal(seat))
        for world in worlds:
            world.move(code, seat, action)
    give_secrets(worlds, code, others)
    assert worlds[0].everything_over_http(code, viewer) == worlds[1].everything_over_http(code, viewer)
    pages = [world.people[viewer].page() for world in worlds]
    with pages[0] as one, pages[1] as other:
        frames = [tap(page) for page in (one, other)]
        for page in (one, other):
            look_around(page, code, viewer % 3)
        assert frames[0] == frames[1]
        for _ in range(MOVES_AFTER):
            to_act = worlds[0].table(code).to_act
            assert worlds[1].table(code).to_act == to_act
            pairs = [(seat, pair) for seat in to_act if (pair := quiet_pair(worlds, code, seat, viewer, rng))]
            if not pairs:
                break
            seat, actions = rng.choice(pairs)
            for world, action, page in zip(worlds, actions, (one, other), strict=True):
                world.move(code, seat, action)
                version = world.table(code).version
                page.wait_for(code, lambda now, v=version: now["version"] >= v)
            assert frames[0] == frames[1]
        undone = [undo(world, page, code, viewer) for world, page in zip(worlds, (one, other), strict=True)]
        assert undone[0] == undone[1]
        assert frames[0] == frames[1]
    assert worlds[0].everything_over_http(code, viewer) == worlds[1].everything_over_http(code, viewer)
    for world in worlds:
        world.people[0].http.post(f"/tables/{code}/close")
    calls = [world.called(code, viewer) for world in worlds]
    assert calls[0] == calls[1]
    assert [call["event"] for call in calls[0][-1:]] == ([] if viewer == 3 else ["closed"])
    assert worked_from[::2] == worked_from[1::2], "one world asks after the other"
    assert worked_from or viewer == 3
    assert all(times % 2 == 0 for times in Counter(advised_from).values()), "both worlds are advised from the same"
    assert advised_from or viewer == 3


def undo(world, page, code, viewer):
    """Somebody takes back a move, or asks the others, who agree; whether anybody could."""
    table = world.table(code)
    seat = next((seat for seat in range(3) if table.may_undo(seat)), None)
    if seat is None:
        return None
    asked = command(world.people[seat], code, "undo", seat=seat, expected_version=table.version)
    assert asked.status_code == 200, asked.text
    for other in range(3):
        if other != seat and world.table(code).undo is not None:
            answer = {"seat": other, "yes": True, "expected_version": world.table(code).undo.version}
            assert command(world.people[other], code, "answer_undo", **answer).status_code == 200
    version = world.table(code).version
    page.wait_for(code, lambda now: now["version"] >= version)
    return seat, viewer, version


def other_secrets(table, viewer, rng):
    """A state in which all is different that the viewer can't know; None if there is nothing yet."""
    others = [seat for seat in range(3) if seat != viewer]
    hidden = "hidden" in table.options.values()  # else nobody has secrets but the pile
    for _ in range(20):  # a guess may happen to be right
        states = copied(table.session.states)
        table.game.resample(states, 0, SPECTATOR if viewer == 3 else viewer, rng.getrandbits(60))
        if not hidden or any(table.game.observation(states, 0, seat) != table.observation(seat) for seat in others):
            return states
    return None


def give_secrets(worlds, code, states):
    """The second world goes on from another state. The past of both begins here."""
    truth, twin = (world.table(code).session for world in worlds)
    assert states.tobytes() != truth.states.tobytes()
    twin.states = states
    for session in (truth, twin):
        session._start = copied(session.states)
        session.history.clear()
    for world in worlds:
        world.table(code).increments.clear()


def look_around(page, code, seat):
    """All that a page may ask at a table, and some that it may not."""
    version = page.watch(code)["version"]
    page.watch(code, since=version, choices=True)
    page.ask("choices", table=code, seat=seat)
    for words in WORDS:
        page.ask("why_not", table=code, seat=seat, move=words)
    page.ask("move", table=code, seat=seat, move="nonsense", expected_version=version)
    page.ask("undo", table=code, seat=5)
    page.ask("undo", table=code, seat=seat, expected_version=version)  # nothing to take back, or not theirs
    page.ask("chat", table=code, text="What have you got?")


def keys_in(value):
    """All names in a JSON value."""
    if isinstance(value, dict):
        return set(value).union(*map(keys_in, value.values()))
    return set().union(*map(keys_in, value)) if isinstance(value, list) else set()


@pytest.mark.parametrize(("game", "hoard"), [("mercado", "money"), ("marche", "coins")])
def test_no_bid_and_no_money_of_others_is_told_before_it_is_shown(site, game, hoard):
    people, code = seated(site, game, "Ana", "Rui", options={"players": 2, hoard: "hidden"})
    with people[0].page() as first, people[1].page() as second:
        pages = (first, second)
        frames = [tap(page) for page in pages]
        for page in pages:
            page.watch(code)
        number = auctions = 0
        while to_act := first.states[code]["observation"]["to_act"]:
            if number >= 40 and (game == "mercado" or auctions):  # deals differ: an auction may come late
                break
            auctions += len(to_act) > 1
            version = pages[to_act[0]].move(code, to_act[0], number)["version"]
            number += 1
            for page in pages:
                page.wait_for(code, lambda now, v=version: now["version"] >= v)
    hidden_bids = 0
    for seat, other in ((0, 1), (1, 0)):
        states = [json.loads(frame) for frame in frames[seat]]
        states = [told for told in states if told["type"] == "state" and told["summary"]["status"] == "running"]
        assert len(states) > 20
        for told in states:
            players = told["observation"]["players"]
            assert players[seat][hoard] is not None
            assert players[other][hoard] is None
            assert not keys_in(told) & {"seed", "setup", "chance", "secret", "move_id", "token"}
        bids = [bid for told in states for bid in told["observation"].get("bids") or () if bid["seat"] == other]
        assert all(bid["coins"] is None for bid in bids)
        hidden_bids += sum(bid["made"] for bid in bids)
    assert game == "mercado" or hidden_bids


def seats_in(move):
    """Whose move it is; bids are written by seat."""
    return {move["seat"]} if "seat" in move else set(map(int, move["bids"]))


def test_only_the_seat_that_must_decide_gets_choices_and_only_its_own(site):
    """With one to decide and, in an auction, with several; never for those who wait, watch, or have not asked."""
    people, code = seated(site, "marche", "Ana", "Rui", "Eva", options={"players": 3})
    with people[0].page() as a, people[1].page() as b, people[2].page() as c, site.guest("Ben").page() as spectator:
        players = (a, b, c)
        for page in (*players, spectator):
            page.watch(code, choices=True)
        with people[0].page() as plain:
            plain.watch(code)
            auctions = number = 0
            while number < 30 or not auctions:
                version = a.states[code]["version"]
                deciding = [seat for seat, page in enumerate(players) if page.states[code]["asked"]]
                assert deciding == a.states[code]["observation"]["to_act"]
                auctions += len(deciding) > 1
                for seat, page in enumerate(players):
                    choices = page.states[code].get("choices")
                    if seat in deciding:
                        asked = page.ask("choices", table=code, seat=seat)
                        assert (asked["version"], asked["choices"]) == (version, choices)
                        assert all(seats_in(choice["json"]) == {seat} for choice in choices)
                    else:
                        assert choices is None
                assert "choices" not in spectator.states[code]
                assert "choices" not in plain.states[code]
                answer = players[deciding[-1]].move(code, deciding[-1], number)
                assert answer["type"] == "ok", answer
                number += 1
                for page in (*players, spectator, plain):
                    page.wait_for(code, lambda now, v=answer["version"]: now["version"] >= v)
