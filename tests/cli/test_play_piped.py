"""`feira play` on a pipe: line by line, without a terminal, to the end of the game or of the input."""

import json
import os
import subprocess
from importlib.resources import files

import pytest
from rich.cells import cell_len

import feira
from feira.cli.terminal.screen import WIDTH
from feira.games import get_game
from feira.locale import LANGUAGES
from feira.table import GameSession, Seat, load_save
from feira.table.deals import deal_code
from feira.table.seats import drawn_order
from feira.table.solo_file import ProgressFile

GAME = get_game("mercado")


@pytest.mark.parametrize(
    ("options", "bots", "arguments"),
    [
        ({"players": 2}, ["random"], ["--players", 2, "--bots", "random"]),
        ({"players": 3, "money": "open"}, ["random"] * 2, ["--players", 3, "--bots", "random", "--money", "open"]),
        ({"players": 2, "restaurants": "hidden"}, [], ["--players", 2, "--restaurants", "hidden"]),
        ({"challenge": 1}, [], ["--challenge", 1]),
    ],
)
def test_a_whole_game(play, saves, plan, options, bots, arguments):
    table, lines = plan(options, bots, seed=21)
    done = play("mercado", *arguments, "--seed", 21, lines=lines)
    assert done.returncode == 0, done.stderr
    result = GAME.result_json(table.states, 0)
    for score in result["scores"]:
        assert f": {score} point" in done.words
    assert "The game is over" in done.words
    assert "\x1b" not in done.stdout
    kept = load_save(saves()[0]).session
    assert kept.states.tobytes() == table.states.tobytes()


def test_a_deal_is_played_again_by_its_code(play, saves, plan):
    table, lines = plan({"players": 2}, ["random"], seed=21)
    code = deal_code(GameSession(GAME, GAME.options({"players": 2}), 21, [Seat("")] * 2))
    done = play("--deal", code, "--bots", "random", lines=lines)
    assert done.returncode == 0, done.stderr
    assert load_save(saves()[0]).session.states.tobytes() == table.states.tobytes()


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--deal", "HNLCJ"], "isn't the code of a deal"),
        (["--deal", "HNLCJ", "--seed", 1], "--deal goes with neither --seed nor --pieces"),
    ],
)
def test_a_deal_that_can_t_be_is_refused(play, arguments, problem):
    done = play(*arguments, lines=[])
    assert done.returncode != 0
    assert problem in done.stderr


def test_the_end_of_input_tells_how_to_go_on_and_the_game_goes_on(play, saves, plan):
    _, lines = plan({"players": 2}, ["random"], seed=5)
    arguments = ["mercado", "--players", 2, "--bots", "random", "--seed", 5]
    done = play(*arguments, lines=lines[:7])
    assert done.returncode == 0
    path = saves()[0]
    assert done.stdout.endswith(f"The game is saved to {path}\nTo continue: feira play --resume {path}\n")
    anything = ["coin", "fish", "flower", "tomato", "meat", "grape"]  # whichever is asked for
    after = play("--resume", path, lines=anything * 100, LANG="C")
    assert after.returncode == 0
    assert "The game is over" in after.words
    assert load_save(path).session.over
    assert saves() == [path]


def test_it_speaks_the_language_of_the_saved_game_unless_told_otherwise(play, tmp_path):
    path = tmp_path / "my game.json"
    play("mercado", "--players", 2, "--bots", "random", "--language", "fr", "--save", path, lines=["prendre"])
    assert "Clients disponibles" in play("--resume", path).stdout
    assert "Доступні клієнти" in play("--resume", path, "--language", "uk").stdout
    assert f"feira play --resume '{path}'" in play("--resume", path).stdout


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        ("en", ["stand fish"], "That isn't a complete move. Type: stand GOOD SPACE"),
        ("en", ["stand fish Z9"], "There is no space Z9. The spaces are A1 to E5."),
        ("fr", ["pièce", "annuler"], "Quelqu’un d’autre a joué depuis"),
        ("es", ["salto"], "«salto» no es una jugada ni una orden"),
        ("uk", ["взяти риба"], "Спершу зробіть свою дію. (M3.1)"),
        ("en", ["undo"], "There is nothing to undo."),
        ("en", ["? coin"], "Take a coin: It's free."),
        ("en", ["preview"], "Which move?"),
        ("fr", ["indice"], "Essayez "),
        ("en", ["moves coin"], "1 legal move coin"),
        ("en", ["moves unicorn"], "No legal move fits that."),
        ("en", ["coin", "log"], "● You take 1 coin."),
        ("uk", ["правила"], "Щоб перемогти, майте наприкінці найбільше монет."),
        ("fr", ["aide"], "annuler votre dernier coup"),
    ],
)
def test_commands_and_refusals_answer_in_the_language(play, language, lines, told):
    done = play("mercado", "--players", 2, "--bots", "random", "--seed", 5, "--language", language, lines=lines)
    assert done.returncode == 0, done.stderr
    assert told in done.words


def test_hints_are_refused_where_nobody_should_have_them(play):
    """In a challenge, and for a bid that others at the screen must not see."""
    done = play("mercado", "--challenge", 1, lines=["hint"])
    assert "The result of a challenge is saved, so there are no hints." in done.words
    game = feira.new("marche", players=2, seed=5)
    lines = []
    while len(game.to_act) < 2:
        lines.append("draw" if "draw" in game.legal else game.legal[0])
        game.play(lines[-1])
    done = play("marche", "--players", 2, "--coins", "open", "--seed", 5, lines=[*lines, "hint"])
    assert "Others can see the screen, so there's no hint for a secret move." in done.words
    assert "Try " not in done.words


def test_undo_is_kept_too(play, saves):
    stand = ["stand fish B1", "undo", "save"]
    done = play("mercado", "--players", 2, "--bots", "random", "--seed", 5, lines=stand)
    assert "Undone: Open a fish stand at B1" in done.stdout
    assert load_save(saves()[0]).session.history == []


def test_save_takes_a_name_but_never_another_file(play, tmp_path):
    precious = tmp_path / "precious.txt"
    precious.write_text("mine")
    new = tmp_path / "new.json"
    done = play("mercado", "--players", 2, "--bots", "random", lines=[f"save {precious}", f"save {new}", "coin"])
    assert "precious.txtalreadyexists" in "".join(done.stdout.split())
    assert precious.read_text() == "mine"
    assert f"The game is saved to {new}" in done.stdout
    assert load_save(new).session.history[0].action == GAME.from_text("coin")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ([], "say what to play"),
        (["--players", 7], "players must be a whole number"),
        (["--players", 2, "--bots", "clever"], "no bot 'clever'"),
        (["--players", 2, "--bots", "random,random"], "no seat of 2 for a person"),
        (["--players", 2, "--names", "A,B,C"], "don't fit"),
        (["--players", 2, "--names", "A,B", "--bots", "random"], "don't fit"),
        (["--challenge", 10], "challenge must be"),
        (["--challenge", 2, "--players", 3], "for one player"),
        (["--players", 2, "--money", "golden"], "money must be one of"),
        (["--campaign", "--players", 2], "--campaign goes with none"),
        (["--campaign", "--keep-seats"], "--campaign goes with none"),
        (["--campaign", "--save", "new.json"], "nor with --save"),
        (["--resume", "nowhere.json", "--seed", 3], "--resume goes with none"),
        (["--resume", "nowhere.json", "--campaign"], "--resume goes with none"),
        (["--challenge", 1, "--bots", "greedy"], "a challenge is played alone, without bots"),
        (["--challenge", 1, "--names", "A,B"], "a challenge is played alone"),
        (["--resume", "nowhere.json"], "File not found: nowhere.json"),
        (["--players", 2, "--pieces", "nowhere.json"], "can't read nowhere.json"),
    ],
)
def test_what_can_t_be_played_is_refused_in_one_line(play, arguments, problem):
    done = play("mercado", *arguments)
    assert done.returncode == 2
    assert problem in done.stderr
    assert done.stderr.startswith("feira: ")
    assert done.stderr.count("\n") == 1


def test_own_pieces_are_read_and_wrong_ones_refused(play, tmp_path):
    pieces = json.loads(files("feira.games.mercado").joinpath("mercado.json").read_text("utf-8"))
    path = tmp_path / "pieces.json"
    path.write_text(json.dumps(pieces | {"wooden_stands": 5}))
    assert "stands 5" in play("mercado", "--players", 2, "--pieces", path).stdout
    path.write_text(json.dumps(pieces | {"wooden_stands": 0}))
    assert "wooden_stands" in play("mercado", "--players", 2, "--pieces", path).stderr
    path.write_text("[]")
    assert "must be a JSON object" in play("mercado", "--players", 2, "--pieces", path).stderr


def test_a_disk_that_can_t_be_written_is_told_and_nothing_is_claimed(play, tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    done = play("mercado", "--players", 2, "--bots", "random", "--save", blocked / "game.json", lines=["coin"])
    assert done.returncode == 0
    told, board, after = done.stdout.partition("your action")[0], "stands", done.stdout.rpartition("You take 1 coin.")
    assert board in told
    assert "can'tbewritten" in "".join(told.split())
    assert "can'tbewritten" in "".join(after[2].split())
    assert "The game is saved" not in done.stdout


def test_a_campaign_that_can_t_be_written_tells_how_a_challenge_came_out(play, plan, data, monkeypatch):
    _, lines = plan({"challenge": 1}, [], seed=30)
    play("--campaign", "--seed", 30, lines=lines[:-1])

    def full(*_arguments):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    done = play("--campaign", lines=lines[-1:])
    assert "Challenge 1: your result is" in done.words
    assert "No space left on device" in done.words
    monkeypatch.undo()
    assert ProgressFile(data / "solo.json").campaign.results == ()


def test_coins_of_others_are_never_printed_when_people_share_the_screen(play, plan):
    """A watermark: whatever is printed at a person's turn, no coins but their own are numbers."""
    _, lines = plan({"players": 3}, [], seed=8)
    out = play("mercado", "--players", 3, "--seed", 8, lines=lines).stdout
    boards = out.split("Mercado de Lisboa")[1:]
    shown = [board.count("coins ?") for board in boards]
    assert set(shown[:-1]) == {2}
    assert "Pass the screen to ▲ Green." in out


def test_names_and_bots_take_their_seats(play):
    out = play("mercado", "--players", 3, "--names", "Ana,\x1b[31mBo", "--bots", "random").stdout
    assert "● Ana" in out
    assert "▲ [31mBo" in out  # whatever is typed as a name can't reach the terminal as a command
    assert "■ Blue (random)" in out
    assert "\x1b" not in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{"players": 4}, {"challenge": 7}])
def test_everything_that_is_told_fits_into_80_columns(play, plan, language, options):
    (name, value), *_ = options.items()
    _, lines = plan(options, ["random"] * (value - 1) if name == "players" else [], seed=6)
    asked = [line for n, move in enumerate(lines) for line in (*(["moves"] if n % 6 == 5 else []), f"? {move}", move)]
    bots = ["--bots", "random"] if name == "players" else []
    done = play(
        "mercado",
        f"--{name}",
        value,
        *bots,
        "--seed",
        6,
        "--language",
        language,
        lines=["help", "rules", *asked, "log"],
    )
    assert done.returncode == 0, done.stderr
    assert max(cell_len(line) for line in done.stdout.splitlines()) <= WIDTH


def test_a_game_of_bots_alone_can_be_watched(play, tmp_path):
    """Nobody can start one here, but a saved game may say so."""
    path = tmp_path / "game.json"
    play("mercado", "--players", 2, "--bots", "random", "--save", path)
    value = json.loads(path.read_text())
    value["seats"][0]["bot"] = "greedy"
    path.write_text(json.dumps(value))
    done = play("--resume", path)
    assert "The game is over" in done.words
    assert "win" in done.words


def test_a_bot_that_is_not_there_is_refused(play, tmp_path):
    path = tmp_path / "game.json"
    play("mercado", "--players", 2, "--bots", "random", "--save", path)
    path.write_text(path.read_text().replace('"random"', '"oracle"'))
    assert "no bot 'oracle'" in play("--resume", path).stderr


def test_a_damaged_file_of_results_stops_no_game_that_is_over(play, plan, data, tmp_path):
    path = tmp_path / "game.json"
    _, lines = plan({"challenge": 3}, [], seed=1)
    play("mercado", "--challenge", 3, "--seed", 1, "--save", path, lines=lines[:-1])
    data.mkdir()
    (data / "solo.json").write_text("damaged")
    done = play("--resume", path, lines=lines[-1:])
    assert "Challenge 3: your result is" in done.words
    assert "solo.jsonisdamaged" in "".join(done.stdout.split())
    assert (data / "solo.json").read_text() == "damaged"


def test_practice_keeps_the_best_result(play, plan, data):
    for seed in (1, 2):
        _, lines = plan({"challenge": 3}, [], seed=seed)
        out = play("mercado", "--challenge", 3, "--seed", seed, lines=lines).stdout
        assert "Your best result so far!" in out or "best: " in out
    best = ProgressFile(data / "solo.json").best[3]
    assert f"best: {best.result}, fame {best.fame}" in play("mercado", "--challenge", 3).stdout


def test_a_whole_campaign_over_several_evenings(play, plan, data):
    """Each challenge is left in the middle once, and gone on with the next time."""
    for number in range(1, 10):
        _, lines = plan({"challenge": number}, [], seed=30)
        first = play("--campaign", "--seed", 30, lines=lines[: len(lines) // 2])
        assert "To continue: feira play --campaign" in first.stdout
        last = play("--campaign", "--seed", 30, lines=lines[len(lines) // 2 :])
        assert f"Challenge {number}: your result is" in last.stdout, last.stdout[-2000:]
    assert "The campaign is over" in last.stdout
    assert "Your rank: " in last.stdout
    progress = ProgressFile(data / "solo.json")
    assert progress.campaign is None
    assert len(progress.finished) == 1
    assert "Past campaigns" in play("--campaign").stdout


@pytest.mark.parametrize("name", ["x" * 5000, "a\0b", "~nosuchperson/x"])
def test_a_name_that_no_file_can_have_is_told_and_the_game_goes_on(play, name):
    done = play("mercado", "--players", 2, "--bots", "random", lines=[f"save {name}", "coin"])
    assert done.returncode == 0, done.stderr
    assert "can'tbeused" in "".join(done.stdout.split())
    assert "You take 1 coin." in done.words


@pytest.mark.parametrize("option", ["--save", "--resume"])
@pytest.mark.parametrize("name", ["x" * 5000, "~nosuchperson/x"])
def test_a_name_that_no_file_can_have_is_refused(play, option, name):
    described = ["mercado", "--players", 2] if option == "--save" else []
    done = play(*described, option, name)
    assert done.returncode == 2
    assert "can't be used" in done.stderr
    assert done.stderr.count("\n") == 1


def test_names_of_any_bytes_are_kept(play, saves):
    assert play("mercado", "--players", 2, "--names", "\udcff,b", lines=["coin"]).returncode == 0
    assert load_save(saves()[0]).session.seats[0].name == "\udcff"
    assert play("--resume", saves()[0]).returncode == 0


def test_closed_input_is_the_end_of_input(environment, command):
    arguments = [*command, "mercado", "--players", "2", "--bots", "random"]
    done = subprocess.run(
        ["sh", "-c", '"$@" <&-', "sh", *arguments], env=environment, capture_output=True, encoding="utf-8", check=True
    )
    assert "To continue: feira play --resume" in done.stdout


def test_a_game_that_is_not_meant_is_refused(play, saves):
    play("mercado", "--players", 2, "--bots", "random", lines=["coin"])
    done = play("marche", "--resume", saves()[0])
    assert done.returncode == 2
    assert "is a game of mercado, not of marche" in done.stderr
    assert "the campaign is Mercado's" in play("marche", "--campaign").stderr
    assert play("mercado", "--resume", saves()[0]).returncode == 0


@pytest.mark.parametrize("game", ["mercado", "marche"])
def test_what_is_resumed_names_its_game_itself(play, saves, game):
    play(game, "--players", 2, "--bots", "random", "--seed", 5)
    done = play("--resume", saves()[0], lines=["help"])
    assert done.returncode == 0, done.stderr
    assert "this page" in done.stdout  # the first line was the game's, not the answer to a question


def test_a_damaged_file_of_results_stops_no_practice(play, plan, data):
    _, lines = plan({"challenge": 3}, [], seed=1)
    data.mkdir()
    (data / "solo.json").write_text("damaged")
    done = play("mercado", "--challenge", 3, "--seed", 1, lines=lines)
    assert done.returncode == 0, done.stderr
    before, _, after = done.words.partition("your action")
    assert "won't count as a personal best" in before
    assert "Challenge 3: your result is" in after
    assert (data / "solo.json").read_text() == "damaged"


def test_own_pieces_and_bots_bring_no_best_result(play, plan, data, tmp_path):
    source = json.loads(files("feira.games.mercado").joinpath("mercado.json").read_text("utf-8"))
    source |= {"stands_per_good": source["stands_per_good"] + 1}
    own = tmp_path / "pieces.json"
    own.write_text(json.dumps(source))
    _, lines = plan({"challenge": 3}, [], seed=1, pieces=source)
    done = play("mercado", "--challenge", 3, "--seed", 1, "--pieces", own, lines=lines)
    assert "Challenge 3: your result is" in done.words
    assert "don't count as personal bests" in done.words
    path = tmp_path / "game.json"
    play("mercado", "--challenge", 3, "--seed", 1, "--save", path)
    value = json.loads(path.read_text())
    value["seats"][0]["bot"] = "random"
    path.write_text(json.dumps(value))
    assert "don't count as personal bests" in play("--resume", path).words
    assert not (data / "solo.json").exists()


@pytest.mark.parametrize("kept", [True, False])
def test_who_begins_is_drawn_unless_the_seats_are_kept(play, tmp_path, kept):
    path = tmp_path / "game.json"
    swapped = next(seed for seed in range(99) if drawn_order(seed, 2) == [1, 0])
    play("mercado", "--players", 2, "--names", "Ana,Bo", "--seed", swapped, "--save", path, drawn=not kept)
    assert [seat.name for seat in load_save(path).session.seats] == (["Ana", "Bo"] if kept else ["Bo", "Ana"])
