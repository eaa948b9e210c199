"""Anything may arrive, from anybody, twice, late, in any order: the table is always the fold of its log."""

import random

import orjson
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from feira.core.game import FeiraError
from feira.table import Refused, Repeated, Table
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
from tests.table.logged import ANA, BEN, CLEO, EVE, OPEN, LoggedTable, bot, image, person, stored

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
is_running = precondition(lambda self: self.logged.table.status == "running")


class AnyTable(RuleBasedStateMachine):
    """A table, a second one that gets only what was stored, and all that was ever sent."""

    @initialize(table=st.sampled_from(TABLES), clock=st.sampled_from(CLOCKS), seed=st.integers(0, 5))
    def begin(self, table, clock, seed):
        given = {**table}
        self.logged = LoggedTable(*given.pop("seats"), clock=clock, **given)
        self.follower = Table.read("TABLE", stored(self.logged.log))[0]
        self.sent = []
        self.effects = set()
        if seed:  # else the table stays open for a while
            self.send(Sit(by=BEN, seat=1, name="Ben"))
            self.send(Start(by=ANA, seed=seed))

    def send(self, command):
        """A command arrives; whatever comes of it, table, log and follower stay one."""
        logged, table = self.logged, self.logged.table
        before, persons = image(table), table.persons
        history = [] if table.session is None else list(table.session.history)
        entries = logged.outcome(command)
        self.sent.append(command)
        if isinstance(entries, FeiraError):
            assert image(table) == before
            if isinstance(entries, Repeated):
                assert (command.by, command.move_id) in self.effects
                assert logged.log[entries.version - 1].body["id"] == command.move_id
            return
        if command.move_id is not None:
            assert (command.by, command.move_id) not in self.effects
            self.effects.add((command.by, command.move_id))
        assert [entry.version for entry in entries] == list(range(before[0]["version"] + 1, table.version + 1))
        for entry in stored(entries):
            self.follower.apply(entry)
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
        seat, steps = entries[-1].body["seat"], self.logged.told[-1]["steps"]
        assert steps == len(history) - len(self.logged.table.session.history)
        taken = history[len(history) - steps :]
        assert [step.seat == seat for step in taken] == [True] + [False] * (steps - 1)
        unlearned = steps == 1 and not taken[0].reveals
        others = persons - {self.logged.table.seats[seat].person}
        asked = max((entry.version for entry in self.logged.log if entry.kind == "undo_asked"), default=0)
        answers = [entry.body for entry in self.logged.log[asked:] if entry.kind == "undo_answered"]
        agreed = {self.logged.table.seats[answer["seat"]].person for answer in answers if answer["yes"]}
        by_leave = entries[0].kind == "undo_answered" and others <= agreed and all(answer["yes"] for answer in answers)
        assert unlearned or (not self.logged.table.strict and (not others or by_leave))

    # What is sent while a game runs

    @is_running
    @rule(pick=picks, move_id=ids, late=st.sampled_from([0, 0, 0, 1, 2]))
    def a_legal_move(self, pick, move_id, late):
        table = self.logged.table
        seat = table.to_act[pick % len(table.to_act)]
        legal = table.session.legal(seat)
        move = table.game.to_text(legal[pick % len(legal)])
        by, version = table.seats[seat].played_by or SERVER, table.version - late
        self.send(Move(by=by, seat=seat, move=move, move_id=move_id, expected_version=version))

    @is_running
    @rule(moves=st.integers(2, 12), seed=picks)
    def several_moves(self, moves, seed):
        for n in range(moves):
            if self.logged.table.status == "running":
                self.a_legal_move(seed + 7 * n, None, 0)

    @is_running
    @rule(pick=picks, move_id=ids)
    def an_undo(self, pick, move_id):
        table = self.logged.table
        seat = pick % len(table.seats)
        self.send(Undo(by=table.seats[seat].played_by or EVE, seat=seat, move_id=move_id))

    @precondition(lambda self: self.logged.table.undo is not None)
    @rule(yes=st.lists(st.sampled_from([True, True, False]), min_size=3, max_size=3), first=st.integers(0, 2))
    def answers(self, yes, first):
        for n, answer in enumerate(yes):
            seat = (first + n) % len(self.logged.table.seats)
            self.send(AnswerUndo(by=self.logged.table.seats[seat].played_by or EVE, seat=seat, yes=answer))

    @is_running
    @rule(pick=picks, back=st.booleans())
    def somebody_resigns(self, pick, back):
        table = self.logged.table
        seat = pick % len(table.seats)
        by = table.seats[seat].person or EVE
        self.send(Resign(by=by, seat=seat, bot="random"))
        if back:
            self.send(Return(by=by, seat=seat))

    @is_running
    @rule(milliseconds=st.integers(-5_000, 40_000))
    def time_goes_by(self, milliseconds):
        self.logged.now += milliseconds
        for seat in self.logged.table.to_act:
            self.send(Timeout(by=SERVER, seat=seat))

    # What is sent at any time

    @precondition(lambda self: self.sent)
    @rule(pick=picks)
    def something_again(self, pick):
        self.send(self.sent[pick % len(self.sent)])

    @rule(by=anybody, seat=seats, action=picks, move_id=ids, version=st.integers(-1, 40))
    def any_move(self, by, seat, action, move_id, version):
        action %= self.logged.table.game.actions
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
        table = self.logged.table
        assert image(table) == image(self.follower)
        assert table.version == len(self.logged.log)
        assert orjson.loads(table.summary_json()) == table.summary()
        assert table.status in ("open", "running", "paused", "finished", "closed")
        assert bool(table.to_act) == (table.status in ("running", "paused"))
        assert set(table.asked_at) == set(table.asked_time) == set(table.to_act)
        if table.undo is not None:
            assert table.status == "running"
            since = self.logged.log[table.undo.version :]
            assert {entry.kind for entry in since} <= {"moved", "changed", "undo_answered"}
            assert all(table.seats[entry.body["seat"]].bot for entry in since if entry.kind == "moved")

    def teardown(self):
        if hasattr(self, "follower") and image(self.logged.table) == image(self.follower):  # else that was told already
            assert [entry.at for entry in self.logged.log] == sorted(entry.at for entry in self.logged.log)
            assert image(self.logged.again()) == image(self.logged.table)
            assert self.logged.table.summary() == self.follower.summary()
            for seat in range(len(self.logged.table.seats)):
                assert self.logged.table.observation(seat) == self.follower.observation(seat)


TestAnyTable = AnyTable.TestCase
TestAnyTable.settings = settings(max_examples=80, stateful_step_count=40, deadline=None)


def test_a_table_replayed_up_to_any_version_is_what_it_was_then():
    for game in ("mercado", "marche"):
        logged = LoggedTable.started(person(ANA), person(BEN), bot(), game=game)
        then = {logged.table.version: image(logged.table)}
        for n in range(25):
            logged.play(1, seed=n)
            if n % 5 == 4:
                logged.do(Undo(by=ANA, seat=0))
                if logged.table.undo is not None:
                    logged.do(AnswerUndo(by=BEN, seat=1, yes=True))
            then[logged.table.version] = image(logged.table)
        for version, was in then.items():
            assert image(Table.read("TABLE", stored(logged.log[:version]))[0]) == was


def test_moves_that_come_twice_and_in_any_order_have_one_effect_each():
    """Two persons send what they decide, each message again and again in shuffled order; nothing else is done."""
    for seed in range(6):
        rng = random.Random(seed)
        logged = LoggedTable.started(person(ANA), person(BEN), game="marche", options={"players": 2}, seed=seed)
        table, messages, accepted = logged.table, [], {}
        while table.status == "running" and len(accepted) < 60:
            seat = rng.choice(table.to_act)
            by, move = table.seats[seat].person, table.game.to_text(rng.choice(table.session.legal(seat)))
            move_id = f"{seed}-{len(messages)}"
            messages.append(Move(by=by, seat=seat, move=move, move_id=move_id, expected_version=table.version))
            for message in rng.choices(messages[-8:], k=4):  # some are dropped, some come several times
                match logged.outcome(message):
                    case Repeated() as again:
                        assert accepted[message.move_id] == again.version
                    case Refused() as refusal:
                        assert refusal.code in ("stale", "not-your-turn", "not-running")
                    case [entry]:
                        assert message.move_id not in accepted
                        accepted[message.move_id] = entry.version
                    case other:
                        raise AssertionError(other)
        moved = [entry.body["id"] for entry in logged.log if entry.kind == "moved"]
        assert moved == list(accepted)
        assert image(logged.again()) == image(table)
