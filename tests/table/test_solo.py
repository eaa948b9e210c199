"""The campaign and one's best results: in order, added up, and safe from a crash at any point (M7.3, M7.4)."""

import itertools
import json
import os

import pytest

from feira.bots import get_bot
from feira.games import get_game
from feira.games.mercado.engine.challenges import BEST_MOVE_FAME, CHALLENGES, RANKS
from feira.table import GameSession, SaveError, Seat
from feira.table.solo import Campaign, Progress, ProgressError, Result, counts, result_given_up, result_of, total_fame
from feira.table.solo_file import ProgressFile
from tests.table.logged import ANA, LoggedTable, person

GAME = get_game("mercado")


def challenge(number, seed=1):
    return GameSession(GAME, GAME.options({"challenge": number}), seed, [Seat("")])


def finish(at):
    bot = get_bot("random", 3)
    while not at.over:
        at.play(0, bot(GAME, at.view(0), 0))
    return at


def test_the_best_move_counts_once():
    results = [Result(1, 80, 1, True), Result(2, 70, 3, True), Result(3, 0, 0, False)]
    assert total_fame(results) == 4 + BEST_MOVE_FAME
    assert total_fame(results[2:]) == 0


def test_m7_3_a_best_move_of_a_challenge_that_was_given_up_counts_once():
    given_up = result_given_up(1, {"best_move": True})
    assert given_up == Result(1, 0, 0, True)
    assert total_fame([given_up]) == BEST_MOVE_FAME
    assert total_fame([given_up, Result(2, 70, 3, True)]) == 3 + BEST_MOVE_FAME
    assert total_fame([result_given_up(1, {"best_move": False})]) == 0


def test_the_most_that_can_be_reached_is_the_highest_rank():
    best = Campaign("", tuple(Result(n, 200, 3, n == 4) for n in range(1, 10)))
    assert best.fame == 29
    assert best.rank == len(RANKS) - 1
    assert Campaign("").rank == 0


def test_nine_challenges_in_order_then_the_campaign_is_history(tmp_path):
    path = tmp_path / "solo.json"
    ProgressFile(path).start_campaign("2026-01-02")
    fame = 0
    for number in range(1, len(CHALLENGES) + 1):
        progress = ProgressFile(path)  # as after a new start of the program
        assert progress.campaign.next_challenge == number
        at = finish(challenge(number, seed=number))
        progress.keep_running(at, "en")
        fame += progress.end_challenge(at).fame
    progress = ProgressFile(path)
    assert progress.campaign is None
    assert progress.running is None
    assert [result.challenge for result in progress.finished[0].results] == list(range(1, 10))
    assert progress.finished[0].fame == fame + BEST_MOVE_FAME * any(r.best_move for r in progress.finished[0].results)
    assert sorted(progress.best) == list(range(1, 10))


def test_the_best_result_is_kept_and_a_worse_one_is_not(tmp_path):
    progress = ProgressFile(tmp_path / "solo.json")
    results = []
    for seed in range(6):
        results.append(progress.end_practice(finish(challenge(3, seed))))
        best = max(results, key=lambda r: (r.fame, r.result))
        assert ProgressFile(progress.path).best[3] == best
    assert len({r.result for r in results}) > 1


KEPT = 4  # actions that are kept before the end, each a chance to die


class Crash(BaseException):
    """The program dies."""


@pytest.mark.parametrize("call", ["fsync", "replace"])
@pytest.mark.parametrize("dies_before", [True, False])
def test_a_crash_at_any_write_leaves_a_campaign_that_goes_on(tmp_path, monkeypatch, call, dies_before):
    """Play a challenge of a campaign, dying at the n-th write, for every n; what is found then must fit together."""
    path = tmp_path / "solo.json"
    real = getattr(os, call)
    plan = finish(challenge(6))
    for death in itertools.count(1):
        path.unlink(missing_ok=True)
        monkeypatch.setattr(os, call, real)
        ProgressFile(path).start_campaign("2026-01-02")
        calls = itertools.count(1)

        def dying(*args, calls=calls, death=death):
            if next(calls) == death:
                if not dies_before:
                    real(*args)
                raise Crash
            return real(*args)

        monkeypatch.setattr(os, call, dying)
        progress, at = ProgressFile(path), challenge(6)
        progress.campaign = Campaign("2026-01-02", tuple(Result(n, 0, 0, False) for n in range(1, 6)))
        done = 0
        try:
            for number, step in enumerate(plan.history):
                at.play(0, step.action)
                if number >= len(plan.history) - KEPT:
                    done = len(at.history)
                    progress.keep_running(at, "en")
            progress.end_challenge(at)
        except Crash:
            pass
        else:
            assert death > KEPT
            break
        monkeypatch.setattr(os, call, real)
        found = ProgressFile(path)
        results = found.campaign.results
        if found.running is None:
            assert len(results) in (0, 6)  # before the first action was kept, or after the end
            continue
        moves = len(found.resume_running().session.history)
        assert moves in (done, done - 1)  # nothing is lost but the action that was being kept
        assert len(results) == 5


def test_a_finished_challenge_that_was_not_entered_yet_is_entered_on_return(tmp_path):
    path = tmp_path / "solo.json"
    progress = ProgressFile(path)
    progress.start_campaign("2026-01-02")
    progress.keep_running(finish(challenge(1)), "en")
    again = ProgressFile(path)
    saved = again.resume_running()
    assert saved.session.over
    again.end_challenge(saved.session)
    assert ProgressFile(path).campaign.next_challenge == 2


RESULT = {"challenge": 1, "result": 80, "fame": 1, "best_move": False}


@pytest.mark.parametrize(
    "change",
    [
        {"format": "feira-solo/9"},
        {"campaign": {"started": "x", "results": [RESULT | {"challenge": 2}]}},
        {"campaign": {"started": "x", "results": [RESULT | {"challenge": n} for n in range(1, 10)]}},
        {"campaign": {"results": []}},
        {"campaign": 5},
        {"finished": None},
        {"best": [RESULT | {"fame": 7}]},
        {"best": [RESULT | {"result": "much"}]},
        {"best": [RESULT | {"more": 1}]},
        {"best": [RESULT | {"challenge": 10}]},
        {"running": {"options": {"challenge": 3}}},
        {"running": 7},
    ],
)
def test_a_damaged_file_is_refused_and_left_alone(tmp_path, change):
    path = tmp_path / "solo.json"
    good = {"format": "feira-solo/1", "campaign": None, "running": None, "finished": [], "best": []}
    path.write_text(json.dumps(good))
    ProgressFile(path)
    text = json.dumps(good | change)
    path.write_text(text)
    with pytest.raises(SaveError) as error:
        ProgressFile(path)
    assert error.value.reason == "damaged"
    assert path.read_text() == text


def test_what_another_terminal_kept_meanwhile_is_not_lost(tmp_path):
    path = tmp_path / "solo.json"
    here = ProgressFile(path)
    here.start_campaign("2026-01-02")
    there = ProgressFile(path)
    best = there.end_practice(finish(challenge(3)))
    here.keep_running(challenge(1), "en")
    assert ProgressFile(path).best == {3: best}
    here.end_challenge(finish(challenge(1)))
    assert sorted(ProgressFile(path).best) == [1, 3]
    there.end_practice(finish(challenge(6)))  # and the campaign goes on where it is, not where it was
    kept = ProgressFile(path)
    assert sorted(kept.best) == [1, 3, 6]
    assert kept.campaign.next_challenge == 2


def test_a_campaign_goes_on_only_with_a_person(tmp_path):
    progress = ProgressFile(tmp_path / "solo.json")
    progress.start_campaign("2026-01-02")
    progress.keep_running(GameSession(GAME, GAME.options({"challenge": 1}), 1, [Seat("", "random")]), "en")
    with pytest.raises(SaveError, match="played by a person"):
        ProgressFile(progress.path).resume_running()


def test_progress_is_one_json_value_that_any_storage_can_keep():
    progress = Progress()
    progress.start_campaign("2026-01-02")
    for number in range(1, len(CHALLENGES) + 1):
        progress = Progress.from_json(json.loads(json.dumps(progress.to_json())))
        assert progress.campaign.next_challenge == number
        progress.running = {"code": "ABCD", "options": {"challenge": number}}
        assert Progress.from_json(progress.to_json()) == progress
        progress.enter(result_of(finish(challenge(number, seed=number))))
        assert progress.running is None
    assert progress.campaign is None
    assert [len(campaign.results) for campaign in progress.finished] == [9]
    assert Progress.from_json(progress.to_json()) == progress


@pytest.mark.parametrize("value", [None, [], {}, "x", {"format": "feira-solo/1"}])
def test_what_is_no_progress_is_refused(value):
    with pytest.raises(ProgressError):
        Progress.from_json(value)


def test_a_live_table_may_be_a_challenge_of_a_campaign():
    progress = Progress()
    progress.start_campaign("2026-01-02")
    logged = LoggedTable.started(
        person(ANA), options={"challenge": progress.campaign.next_challenge}, counts="campaign"
    )
    progress.running = {"code": logged.table.code, "options": logged.table.options}
    logged.play(1000)
    assert logged.table.status == "finished"
    assert counts(logged.table.started)
    progress.enter(result_of(logged.table.started))
    [result] = Progress.from_json(progress.to_json()).campaign.results
    assert (result.challenge, result.result) == (1, logged.table.result()["result"])
