"""Puzzles: found where the rules leave one good move, without secrets, checked whenever they are read."""

import json
from functools import cache
from types import SimpleNamespace

import pytest
from click.testing import CliRunner

import feira
from feira.analysis import judging
from feira.analysis.decisions import decisions_of
from feira.bots import get_bot
from feira.cli import puzzles as command
from feira.cli.main import feira as cli
from feira.core.game import FeiraError
from feira.puzzles import PuzzleError, Shelf, mining, puzzles_of, read_puzzle, read_puzzles
from feira.puzzles.choosing import Chooser
from feira.puzzles.mining import opening_to, results_of
from feira.puzzles.puzzle import id_of
from feira.puzzles.rating import NEW_SOLVER, of_new_puzzle
from feira.records import Replay

shelf = cache(Shelf.shipped)  # whose puzzles take a second to read


def played(name="mercado", bot="random", seed=4, **options):
    game = feira.new(name, seed=seed, **({"players": 2} | options))
    game.play_out(*(get_bot(bot, seat) for seat in range(game.players)))
    return game.record()


def decided_by_one_move(record):
    """The last decision of a game if by the rules one of its moves wins and all others lose; else None."""
    replay = Replay(record)
    *_, last = decisions_of(replay)
    won = []
    for action in last.legal:
        after = last.position.copy()
        replay.game.apply(after, 0, last.seat, action)
        outcome = replay.game.outcome(after, 0)
        if outcome is None:
            return None
        if last.seat in outcome.ranking[0]:
            won.append(action)
    return (last, replay.game.to_text(won[0])) if len(won) == 1 and len(last.legal) > 8 else None


@pytest.fixture(scope="module")
def blunder():
    """A game of random players whose last decision could have won it."""
    found = ((record, decided_by_one_move(record)) for record in (played(seed=seed) for seed in range(1000)))
    return next((record, *decided) for record, decided in found if decided)


def test_a_move_that_wins_by_the_rules_is_a_puzzle(blunder):
    record, last, best = blunder
    found = [puzzle for puzzle in puzzles_of(record) if len(puzzle.opening["moves"]) == last.step]
    assert [(puzzle.seat, puzzle.best) for puzzle in found] == [(last.seat, (best,))]
    assert found[0].losses[found[0].next_best] > 0.9
    assert "end-game" in found[0].themes


def test_nothing_is_taken_inside_its_interval(blunder, monkeypatch):
    monkeypatch.setattr(judging, "margin", lambda _: 1.5)
    assert not list(puzzles_of(blunder[0]))


def test_nothing_is_taken_that_a_search_sees_otherwise(blunder, monkeypatch):
    monkeypatch.setattr(mining, "Search", lambda *_, **__: lambda game, view, seat: game.legal(view, 0, seat)[-1])
    assert all(list(puzzle.losses.values())[-1] == 0 for puzzle in puzzles_of(blunder[0]))


@pytest.mark.parametrize(
    ("name", "options"), [("mercado", {"restaurants": "hidden", "money": "hidden"}), ("marche", {"coins": "hidden"})]
)
def test_an_opening_has_no_secrets_and_no_names(name, options):
    """Whatever is hidden from the seat, and whoever played: the puzzle is the same."""
    record = played(name, **options)
    replay, changed = Replay(record | {"names": ["Ana", "Rui"]}), 0
    for step, seed in ((3, 1), (9, 2), (21, 3)):
        seat = replay.game.to_act(replay.states, step)[0]
        opening = opening_to(replay, step, seat)
        assert "names" not in opening
        other = replay.states[step : step + 1].copy()
        replay.game.resample(other, 0, seat, seed)
        setup = replay.game.setup_before(record["setup"], other, 0)
        changed += setup != record["setup"]
        moves = record["moves"][:step]
        assert opening_to(Replay(record | {"setup": setup, "moves": moves, "result": None}), step, seat) == opening
    assert changed == (3 if name == "mercado" else 0)


def test_moves_that_lead_to_the_same_position_are_one():
    def apply(states, i, _seat, action, _log):
        states[i] = action // 2

    game = SimpleNamespace(kernels=SimpleNamespace(apply=apply), is_secret=lambda action: action >= 4)
    found = results_of(game, shelf()[next(iter(shelf()))].view.view("u1")[:1], 0, [0, 1, 2, 3, 4, 5])
    assert found[0] == found[1] != found[2] == found[3]
    assert len(set(found.values())) == 4


def test_what_feira_comes_with_is_as_good_as_it_says():
    assert 60 <= len(shelf()) <= 150
    assert {(puzzle.game.name, puzzle.opening["options"].get("variant")) for puzzle in shelf().values()} == {
        ("mercado", None),
        ("marche", "areas"),
        ("marche", "classic"),
    }
    assert len({puzzle.view.tobytes() for puzzle in shelf().values()}) == len(shelf())
    for puzzle in shelf().values():
        assert puzzle.losses[puzzle.next_best] >= max(mining.LEAST_GAP, puzzle.margin)
    wanted = {"entrances", "restaurants", "blocking", "end-game", "bids", "paving"}
    assert wanted <= {theme for themes in shelf().themes.values() for theme in themes}


def test_each_day_has_a_puzzle_and_each_puzzle_its_day():
    days = [shelf().of_day(20_000 + day).id for day in range(len(shelf()) + 1)]
    assert set(days) == set(shelf())
    assert days[0] == days[-1]
    again = Shelf(reversed(list(shelf().values())))
    assert [again.of_day(20_000 + day).id for day in range(9)] == days[:9]
    assert Shelf([]).of_day(20_000) is None


def test_ratings_move_the_right_way():
    puzzle = of_new_puzzle(1500)
    won, lost = NEW_SOLVER.after(puzzle, 1), NEW_SOLVER.after(puzzle, 0)
    assert won.rating - NEW_SOLVER.rating > NEW_SOLVER.rating - lost.rating > 0  # a win was less to be expected
    assert puzzle.after(NEW_SOLVER, 0).rating < puzzle.rating < puzzle.after(NEW_SOLVER, 1).rating
    assert won.deviation == lost.deviation < NEW_SOLVER.deviation
    often = NEW_SOLVER
    for n in range(200):
        often = often.after(puzzle, n % 2)
    assert often.deviation == 50
    assert often.rating == pytest.approx(1500, abs=40)
    # The worked example of Glickman's paper, its first game alone.
    assert NEW_SOLVER._replace(rating=1500, deviation=200).after(puzzle._replace(rating=1400, deviation=30), 1)[
        0
    ] == pytest.approx(1563.4, abs=0.5)


def test_the_chosen_ones_are_different_and_of_all_themes():
    def some(theme, rating, game):
        view = SimpleNamespace(tobytes=lambda: f"{theme}{rating}{game}".encode())
        return SimpleNamespace(themes=(theme,), rating=rating, view=view, id=f"{theme}{game}{rating}")

    chooser = Chooser(each=2, of_a_game=2, easiest=900)
    kept = [
        (one.themes[0], one.rating)
        for game in range(5)
        for one in chooser.chosen([some("a", 900, game), some("a", 950, game), some("b", 950, game)])
    ]
    assert sorted(kept) == [("a", 900)] * 2 + [("a", 950)] * 2 + [("b", 950)] * 2
    assert not list(Chooser(9, 9, 0).chosen([some("a", 1, 1)] * 2))[1:]


def test_a_theme_that_goes_along_with_a_rare_one_may_have_more():
    def some(themes):
        return SimpleNamespace(themes=themes, rating=950, view=SimpleNamespace(tobytes=themes.encode), id=themes)

    chooser = Chooser(each=1, of_a_game=9, easiest=900)
    assert [one.id for one in chooser.chosen(map(some, ("a", "ab", "abc", "bc")))] == ["a", "ab", "abc"]


def damaged(**changes):
    return shelf()[sorted(shelf())[0]].to_json() | changes


ONE = damaged()
CUT = {**ONE["opening"], "moves": ONE["opening"]["moves"][:-1]}


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ([], "a puzzle is a JSON object with the format"),
        (damaged(format="feira-puzzle/9"), "with the format 'feira-puzzle/1'"),
        ({name: value for name, value in ONE.items() if name != "judge"}, "the field 'judge' is missing"),
        (damaged(answer="coin"), "unknown field 'answer'"),
        (damaged(opening={**ONE["opening"], "moves": [{}]}), "move 1"),
        (damaged(opening={**ONE["opening"], "names": ["Ana", "Rui"]}), "must not say who played: it has 'names'"),
        (damaged(seat=True), "seat True has nothing to decide"),
        (damaged(seat=7), "seat 7 has nothing to decide"),
        (damaged(opening=CUT), "nothing to decide|isn't that of this position"),
        (damaged(id="0" * 10), "id '0000000000' isn't that of this position"),
        (damaged(losses={"fly": 0, "swim": 1}), "every legal move once"),
        (damaged(losses=dict.fromkeys(ONE["losses"], 0)), "some other must lose something"),
        (damaged(losses=dict.fromkeys(ONE["losses"], "0")), "a loss must be a number"),
        (damaged(margin=3), "margin must be a number below"),
        (damaged(themes=["<b>"]), "themes must be a list of words"),
        (damaged(rating=10**9), "rating must be a whole number from 400 to 3000"),
        (damaged(judge=None), "judge must be a short text"),
    ],
)
def test_a_wrong_puzzle_is_refused_in_words(value, problem):
    with pytest.raises(FeiraError, match=problem):
        read_puzzle(value)


def test_a_wrong_file_names_its_line():
    lines = [json.dumps(ONE).encode(), b"", b'{"format": "feira-puzzle/1", "id": NaN}']
    assert [puzzle.id for puzzle in read_puzzles("mine.jsonl", lines[:2])] == [ONE["id"]]
    with pytest.raises(PuzzleError, match=r"mine.jsonl:3: NaN is not JSON"):
        list(read_puzzles("mine.jsonl", lines))
    assert read_puzzle(ONE).to_json() == ONE
    assert id_of(ONE["opening"], 1 - ONE["seat"]) != ONE["id"]


def run(*arguments):
    return CliRunner().invoke(cli, ["puzzles", *map(str, arguments)])


@pytest.fixture
def in_this_process(monkeypatch):
    monkeypatch.setattr(command, "spread", lambda work, tasks, **_: map(work, tasks))


@pytest.mark.usefixtures("in_this_process")
def test_the_command_finds_puzzles_in_files_and_shows_them(blunder, tmp_path):
    record, _, best = blunder
    games, found = tmp_path / "games.jsonl", tmp_path / "found.jsonl"
    running = {**record, "moves": record["moves"][:5], "result": None}
    games.write_text("\n".join(json.dumps({**one, "names": ["Ana", "Rui"]}) for one in (running, record)))
    told = run("mine", "mercado", games, "--out", found)
    assert told.exit_code == 1
    assert f"{games}:1: game 1: only a finished game can be analysed" in told.stderr
    assert "Ana" not in found.read_text()
    assert f"{best} is best" in run("show", found, "--boards").output
    before = found.read_text()
    other = run("mine", "marche", games, "--out", found)
    assert (other.exit_code, "it isn't a game of marche" in other.stderr) == (1, True)
    assert found.read_text() == before, "nothing is written in the place of what was found earlier"
    for option in ("--players", "--games"):
        useless = run("mine", "mercado", games, option, 2)
        assert (useless.exit_code, f"{option} is for games that bots play now" in useless.output) == (2, True)


@pytest.mark.usefixtures("in_this_process")
def test_the_command_gives_the_same_puzzles_again_and_writes_whole_lines(tmp_path, monkeypatch):
    files = [tmp_path / name for name in ("one.jsonl", "two.jsonl", "some.jsonl")]
    arguments = ("mine", "marche", "--players", 2, "--games", 1, "--seed", 3)
    for file in files[:2]:
        assert run(*arguments, "--out", file).exit_code == 0
    assert files[0].read_bytes() == files[1].read_bytes() != b""

    def interrupted(work, tasks, **_):
        yield work(next(tasks))
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "spread", interrupted)
    stopped = run(*arguments, "--out", files[2])
    assert (stopped.exit_code, "stopped" in stopped.stderr) == (130, True)
    assert files[2].read_bytes() == files[0].read_bytes()
    wrong = run(*arguments, "--bots", "random,random,random")
    assert "one for each seat" in str(wrong.exception)


def test_the_command_plays_no_games_that_nothing_judges(monkeypatch):
    monkeypatch.setattr(command, "spread", None)
    wrong = run("mine", "mercado", "--players", 3)
    assert "without a network that judges Mercado, players-3" in str(wrong.exception)
