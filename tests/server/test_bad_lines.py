"""Messages that are lost, come twice, late or in another order, lines that break: all ends as if nothing had been."""

import json
from contextlib import ExitStack

import pytest
from http_play import seated
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from running import PATIENCE
from websockets.sync.client import connect

from feira.bots import get_bot
from feira.games import GAMES, get_game

LENGTH = 40  # moves; more than a server keeps at hand
TROUBLES = ("none", "twice", "lost", "answer lost", "older ones again", "too early", "from two lines at once", "cut")
STARTED = 3  # the version of a table that was made, sat down at, and begun


def written(name, seed):
    """The first moves of a game, each as a message, and what the seats see after them."""
    game, bot = get_game(name), get_bot("random", seed)
    states, moves = game.new(game.options({"players": 2}), seed), []
    while len(moves) < LENGTH:
        seat = game.to_act(states, 0)[0]
        action = bot(game, game.view(states, 0, seat), seat)
        game.apply(states, 0, seat, action)
        version = STARTED + len(moves)
        moves.append(
            {"seat": seat, "move": game.to_text(action), "move_id": f"m{version}", "expected_version": version}
        )
    return moves, [game.observation(states, 0, seat) for seat in (0, 1)]


class Line:
    """A connection that sends without waiting, and may break."""

    def __init__(self, server, token):
        self._stack = ExitStack()
        self._websocket = self._stack.enter_context(connect(f"ws://{server.address}/api/live", max_queue=None))
        self._websocket.send(json.dumps({"type": "hello", "token": token}))

    def send(self, code, move):
        self._websocket.send(json.dumps({"type": "move", "id": move["move_id"], "table": code, **move}))

    def answer_to(self, move):
        while (message := json.loads(self._websocket.recv(timeout=PATIENCE))).get("id") != move["move_id"]:
            pass
        return message

    def close(self):
        self._stack.close()


class Watcher:
    """Somebody whose line breaks now and then, and who asks each time for just what is missing."""

    def __init__(self, guest, code):
        self._guest = guest
        self._code = code
        self._entries = []
        self._stack = ExitStack()
        self._open()

    def _open(self):
        self._page = self._stack.enter_context(self._guest.page(max_queue=None))
        self._page.entries[self._code] = self._entries  # which the page sees to have no gap
        self._page.watch(self._code, since=len(self._entries))

    def cut(self):
        self._stack.close()
        self._open()

    def seen(self, version):
        state = self._page.wait_for(self._code, lambda now: now["version"] >= version)
        self._stack.close()
        return state, self._entries


class Couple:
    """Two persons who send a written game over bad lines until every move is acknowledged."""

    def __init__(self, server, code, tokens, moves):
        self._server = server
        self._code = code
        self._tokens = tokens
        self._moves = moves
        self._lines = [Line(server, token) for token in tokens]

    def close(self):
        for line in self._lines:
            line.close()

    def send(self, number, trouble, older):
        """Send a move, with some trouble, and then until it is acknowledged."""
        move = self._moves[number]
        line = self._lines[move["seat"]]
        if trouble == "twice":
            line.send(self._code, move)
            line.answer_to(move)
        elif trouble == "answer lost":
            self._once_more(move).close()
        elif trouble == "older ones again" and number:
            self._refused_or_known(self._moves[older % number])
        elif trouble == "too early" and number + 1 < len(self._moves):
            early = self._moves[number + 1]
            other = self._lines[early["seat"]]
            other.send(self._code, early)
            assert other.answer_to(early)["code"] in ("ahead", "not-your-turn")
        elif trouble == "from two lines at once":
            copy = self._once_more(move)
            line.send(self._code, move)
            assert copy.answer_to(move)["version"] == line.answer_to(move)["version"]
            copy.close()
        line.send(self._code, move)
        answer = line.answer_to(move)
        assert (answer["type"], answer["version"]) == ("ok", STARTED + number + 1)

    def _once_more(self, move):
        """The same move over a line of its own."""
        line = Line(self._server, self._tokens[move["seat"]])
        line.send(self._code, move)
        return line

    def _refused_or_known(self, old):
        line = self._lines[old["seat"]]
        line.send(self._code, old)
        answer = line.answer_to(old)
        if answer["type"] == "ok":
            assert answer["version"] == old["expected_version"] + 1
        else:  # it is long ago
            assert answer["code"] in ("stale", "not-your-turn")


@pytest.fixture(scope="module")
def begin(site):
    """A table of two persons whose game begins with a seed that we know."""

    def begin(name, seed):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("feira.server.tables.new_seed", lambda: seed)
            return seated(site, name, "Ana", "Rui")

    return begin


@settings(max_examples=10, derandomize=True, database=None, deadline=None, phases=[Phase.generate])
@given(
    name=st.sampled_from(sorted(GAMES)),
    seed=st.integers(0, 10**6),
    troubles=st.lists(st.tuples(st.sampled_from(TROUBLES), st.integers(0, LENGTH)), min_size=LENGTH, max_size=LENGTH),
)
def test_lost_repeated_and_reordered_messages_end_in_the_same_state(site, begin, name, seed, troubles):
    moves, expected = written(name, seed)
    people, code = begin(name, seed)
    couple = Couple(site, code, [person.token for person in people], moves)
    watcher = Watcher(people[0], code)
    for number, (trouble, older) in enumerate(troubles):
        couple.send(number, trouble, older)
        if trouble == "cut":
            watcher.cut()
    couple.close()
    state, entries = watcher.seen(STARTED + LENGTH)
    assert [entry["version"] for entry in entries] == list(range(1, STARTED + LENGTH + 1))
    told = entries[STARTED:]
    assert [entry["seat"] for entry in told] == [move["seat"] for move in moves]
    assert all(entry.get("move", move["move"]) == move["move"] for entry, move in zip(told, moves, strict=True))
    assert state["observation"] == expected[0]
    assert people[1].http.get(f"/tables/{code}/state").json()["observation"] == expected[1]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_who_comes_back_gets_just_what_is_missing_wherever_the_line_broke(site, begin, name):
    """Also what the server keeps no longer at hand, and when it has dropped the table from memory."""
    moves, _ = written(name, 5)
    people, code = begin(name, 5)
    couple = Couple(site, code, [person.token for person in people], moves)
    for number in range(LENGTH):
        couple.send(number, "none", 0)
    couple.close()
    whole = people[0].http.get(f"/tables/{code}/state", params={"since": 0}).json()
    for remembered in (True, False):
        with people[0].page() as page:
            for since in range(whole["version"] + 1):
                if not remembered:
                    site.services.hub._served.pop(code)
                page.entries[code] = whole["entries"][:since]
                state = page.watch(code, since=since)
                assert (state["from"], state["version"]) == (since, whole["version"])
                assert page.entries[code] == whole["entries"]
                assert state["observation"] == whole["observation"]
            for unknown in (-1, whole["version"] + 1, 10**9):
                assert page.watch(code, since=unknown)["from"] == 0
                assert page.entries[code] == whole["entries"]
