"""Anything may arrive, from anybody, twice, late, in any order: the table is always the fold of its log."""

import random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from feira.core.game import FeiraError
from feira.table import LiveTable, Refused, Repeated
from feira.table.commands import (
    SERVER,
    AnswerUndo,
    Change,
    Close,
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
    Timeout,
    Undo,
    Unseat,
)
from tests.table.rooms import ANA, BEN, CLEO, EVE, OPEN, Room, bot, image, person, stored

TABLES = [
    {"game": "mercado", "seats": (person(ANA), person(BEN))},
    {"game": "mercado", "seats": (person(ANA), OPEN, bot())},
    {"game": "marche", "seats": (person(ANA), person(BEN), person(CLEO))},
    {"game": "marche", "seats": (person(ANA), person(ANA), person(BEN))},
    {"game": "marche", "seats": (person(ANA), bot(), person(CLEO))},
    {"game": "mercado", "seats": (person(ANA),), "options": {"challenge": 1}, "counts": "practice"},
]
CLOCKS = [{"kind": "none"}, {"kind": "move", "seconds": 30}]
CHANGES = [{"muted": True}, {"name": "x"}, {"clock": CLOCKS[1]}, {"options": {"players": 3}}, {"visibility": "locked"}]

people = st.sampled_from([ANA, BEN, CLEO, EVE])
anybody = people | st.just(SERVER)
seats = st.integers(-1, 3)
ids = st.none() | st.sampled_from("abcdefgh")
picks = st.integers(0, 10**6)
is_running = precondition(lambda self: self.room.live.status == "running")


class AnyTable(RuleBasedStateMachine):
    """A table, a second one that gets only what was stored, and all that was ever sent."""

    @initialize(table=st.sampled_from(TABLES), clock=st.sampled_from(CLOCKS), seed=st.integers(0, 5))
    def begin(self, table, clock, seed):
        given = {**table}
        self.room = Room(*given.pop("seats"), clock=clock, **given)
        self.follower = LiveTable.read("TABLE", stored(self.room.log))[0]
        self.sent = []
        self.effects = set()
        if seed:  # else the table stays open for a while
            self.send(Sit(by=BEN, seat=1, name="Ben"))
            self.send(Start(by=ANA, seed=seed))

    def send(self, command):
        """A command arrives; whatever comes of it, table, log and follower stay one."""
        room, live = self.room, self.room.live
        before, persons = image(live), live.persons
        history = [] if live.table is None else list(live.table.history)
        entries = room.outcome(command)
        self.sent.append(command)
        if isinstance(entries, FeiraError):
            assert image(live) == before
            if isinstance(entries, Repeated):
                assert (command.by, command.move_id) in self.effects
                assert room.log[entries.version - 1].body["id"] == command.move_id
            return
        if command.move_id is not None:
            assert (command.by, command.move_id) not in self.effects
            self.effects.add((command.by, command.move_id))
        assert [entry.version for entry in entries] == list(range(before[0]["version"] + 1, live.version + 1))
        for entry in stored(entries):
            self.follower.absorb(entry)
        if isinstance(command, Move):
            self.check_move(command, before[0])
        if entries[-1].kind == "undone":
            self.check_undo(entries, history, persons)

    def check_move(self, command, before):
        """Nobody acts for another, out of turn, or on what they have not seen."""
        assert before["status"] == "running"
        assert (before["seats"][command.seat].played_by or SERVER) == command.by
        assert before["asked_at"][command.seat] <= command.expected_version <= before["version"]

    def check_undo(self, entries, history, persons):
        """Only what may be taken back is: one's own last action, if nobody has learned from it or all agree."""
        seat, steps = entries[-1].body["seat"], self.room.told[-1]["steps"]
        assert steps == len(history) - len(self.room.live.table.history)
        taken = history[len(history) - steps :]
        assert [step.seat == seat for step in taken] == [True] + [False] * (steps - 1)
        unlearned = steps == 1 and not taken[0].reveals
        others = persons - {self.room.live.seats[seat].person}
        asked = max((entry.version for entry in self.room.log if entry.kind == "undo_asked"), default=0)
        answers = [entry.body for entry in self.room.log[asked:] if entry.kind == "undo_answered"]
        agreed = {self.room.live.seats[answer["seat"]].person for answer in answers if answer["yes"]}
        by_leave = entries[0].kind == "undo_answered" and others <= agreed and all(answer["yes"] for answer in answers)
        assert unlearned or (not self.room.live.strict and (not others or by_leave))

    # What is sent while a game runs

    @is_running
    @rule(pick=picks, move_id=ids, late=st.sampled_from([0, 0, 0, 1, 2]))
    def a_legal_move(self, pick, move_id, late):
        live = self.room.live
        seat = live.to_act[pick % len(live.to_act)]
        legal = live.table.legal(seat)
        move = live.game.to_text(legal[pick % len(legal)])
        by, version = live.seats[seat].played_by or SERVER, live.version - late
        self.send(Move(by=by, seat=seat, move=move, move_id=move_id, expected_version=version))

    @is_running
    @rule(moves=st.integers(2, 12), seed=picks)
    def several_moves(self, moves, seed):
        for n in range(moves):
            if self.room.live.status == "running":
                self.a_legal_move(seed + 7 * n, None, 0)

    @is_running
    @rule(pick=picks, move_id=ids)
    def an_undo(self, pick, move_id):
        live = self.room.live
        seat = pick % len(live.seats)
        self.send(Undo(by=live.seats[seat].played_by or EVE, seat=seat, move_id=move_id))

    @precondition(lambda self: self.room.live.undo is not None)
    @rule(yes=st.lists(st.sampled_from([True, True, False]), min_size=3, max_size=3), first=st.integers(0, 2))
    def answers(self, yes, first):
        for n, answer in enumerate(yes):
            seat = (first + n) % len(self.room.live.seats)
            self.send(AnswerUndo(by=self.room.live.seats[seat].played_by or EVE, seat=seat, yes=answer))

    @is_running
    @rule(pick=picks, back=st.booleans())
    def somebody_resigns(self, pick, back):
        live = self.room.live
        seat = pick % len(live.seats)
        by = live.seats[seat].person or EVE
        self.send(Resign(by=by, seat=seat, bot="random"))
        if back:
            self.send(Return(by=by, seat=seat))

    @is_running
    @rule(milliseconds=st.integers(-5_000, 40_000))
    def time_goes_by(self, milliseconds):
        self.room.now += milliseconds
        for seat in self.room.live.to_act:
            self.send(Timeout(by=SERVER, seat=seat))

    # What is sent at any time

    @precondition(lambda self: self.sent)
    @rule(pick=picks)
    def something_again(self, pick):
        self.send(self.sent[pick % len(self.sent)])

    @rule(by=anybody, seat=seats, action=picks, move_id=ids, version=st.integers(-1, 40))
    def any_move(self, by, seat, action, move_id, version):
        action %= self.room.live.game.actions
        self.send(Move(by=by, seat=seat, move=action, move_id=move_id, expected_version=version))

    @rule(kind=st.sampled_from([Undo, Return, Leave, Unseat, Timeout, Resign]), by=people, seat=seats, move_id=ids)
    def anything_about_a_seat(self, kind, by, seat, move_id):
        self.send(kind(by=by, seat=seat, move_id=move_id))

    @rule(kind=st.sampled_from([Pause, Pause, Close]), by=st.sampled_from([ANA, BEN, EVE]))
    def anything_about_the_table(self, kind, by):
        if kind is not Close or by != ANA:  # it would end most games at once
            self.send(kind(by=by))
            self.send(AnswerUndo(by=by, seat=0, yes=True))
            self.send(Resume(by=by))

    @rule(by=st.sampled_from([ANA, BEN, EVE]), seat=seats, values=st.sampled_from(CHANGES))
    def what_belongs_before_or_after_a_game(self, by, seat, values):
        self.send(Sit(by=by, seat=seat, name=by))
        self.send(SeatBot(by=by, seat=seat, bot="random"))
        self.send(Change(by=by, values=values))
        self.send(Start(by=by, seed=1))
        self.send(Rematch(by=by, new_code="NEXT"))

    # What is always so

    @invariant()
    def the_log_is_the_table(self):
        live = self.room.live
        assert image(live) == image(self.follower)
        assert live.version == len(self.room.log)
        assert live.status in ("open", "running", "paused", "finished", "closed")
        assert bool(live.to_act) == (live.status in ("running", "paused"))
        assert set(live.asked_at) == set(live.asked_time) == set(live.to_act)
        if live.undo is not None:
            assert live.status == "running"
            since = self.room.log[live.undo.version :]
            assert {entry.kind for entry in since} <= {"moved", "changed", "undo_answered"}
            assert all(live.seats[entry.body["seat"]].bot for entry in since if entry.kind == "moved")

    def teardown(self):
        if hasattr(self, "follower") and image(self.room.live) == image(self.follower):  # else that was told already
            assert [entry.at for entry in self.room.log] == sorted(entry.at for entry in self.room.log)
            assert image(self.room.again()) == image(self.room.live)
            assert self.room.live.summary() == self.follower.summary()
            for seat in range(len(self.room.live.seats)):
                assert self.room.live.observation(seat) == self.follower.observation(seat)


TestAnyTable = AnyTable.TestCase
TestAnyTable.settings = settings(max_examples=80, stateful_step_count=40, deadline=None)


def test_a_table_replayed_up_to_any_version_is_what_it_was_then():
    for game in ("mercado", "marche"):
        room = Room.started(person(ANA), person(BEN), bot(), game=game)
        then = {room.live.version: image(room.live)}
        for n in range(25):
            room.play(1, seed=n)
            if n % 5 == 4:
                room.do(Undo(by=ANA, seat=0))
                if room.live.undo is not None:
                    room.do(AnswerUndo(by=BEN, seat=1, yes=True))
            then[room.live.version] = image(room.live)
        for version, was in then.items():
            assert image(LiveTable.read("TABLE", stored(room.log[:version]))[0]) == was


def test_moves_that_come_twice_and_in_any_order_have_one_effect_each():
    """Two persons send what they decide, each message again and again in shuffled order; nothing else is done."""
    for seed in range(6):
        rng = random.Random(seed)
        room = Room.started(person(ANA), person(BEN), game="marche", options={"players": 2}, seed=seed)
        live, messages, accepted = room.live, [], {}
        while live.status == "running" and len(accepted) < 60:
            seat = rng.choice(live.to_act)
            by, move = live.seats[seat].person, live.game.to_text(rng.choice(live.table.legal(seat)))
            move_id = f"{seed}-{len(messages)}"
            messages.append(Move(by=by, seat=seat, move=move, move_id=move_id, expected_version=live.version))
            for message in rng.choices(messages[-8:], k=4):  # some are dropped, some come several times
                match room.outcome(message):
                    case Repeated() as again:
                        assert accepted[message.move_id] == again.version
                    case Refused() as refusal:
                        assert refusal.code in ("stale", "not-your-turn", "not-running")
                    case [entry]:
                        assert message.move_id not in accepted
                        accepted[message.move_id] = entry.version
                    case other:
                        raise AssertionError(other)
        moved = [entry.body["id"] for entry in room.log if entry.kind == "moved"]
        assert moved == list(accepted)
        assert image(room.again()) == image(live)
