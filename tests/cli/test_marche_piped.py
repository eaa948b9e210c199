"""`feira play marche` on a pipe: whole games, commands, bids that are not echoed, the host's own market."""

import json
import re

import pytest
from click.testing import CliRunner
from rich.cells import cell_len

from feira.cli.main import feira
from feira.cli.terminal.screen import WIDTH
from feira.games import get_game
from feira.locale import LANGUAGES
from feira.table import load_save

GAME = get_game("marche")


@pytest.mark.parametrize(
    ("options", "bots"),
    [
        ({"players": 2}, ["random"]),
        ({"players": 3, "variant": "classic"}, ["greedy"] * 2),
        ({"players": 3, "coins": "open"}, []),
        ({"players": 5, "variant": "classic"}, ["random"] * 3),
    ],
)
def test_a_whole_game(play, saves, plan, options, bots):
    table, lines = plan(options, bots, seed=21, game="marche")
    arguments = [part for name, value in options.items() for part in (f"--{name}", value)]
    bots_too = ["--bots", ",".join(bots)] if bots else []
    done = play("marche", *arguments, *bots_too, "--seed", 21, lines=lines)
    assert done.returncode == 0, done.stderr
    for score in GAME.result_json(table.states, 0)["scores"]:
        assert f" {score}: distances" in done.words
    assert "The game is over" in done.words
    assert done.words.count("ice cream stall: ") >= options["players"]  # every way at the end
    assert "\x1b" not in done.stdout
    assert load_save(saves()[0]).session.states.tobytes() == table.states.tobytes()


def test_bids_are_read_but_never_echoed(play, plan):
    """A game of three people at one screen: no typed bid is printed, only the revealed ones."""
    _, lines = plan({"players": 3}, [], seed=8, game="marche")
    out = play("marche", "--players", 3, "--seed", 8, lines=lines).stdout
    prompts = [line for line in out.splitlines() if "your bid, unseen ›" in line]
    assert len(prompts) > 5
    assert {line.partition("›")[2].strip() for line in prompts} == {""}
    assert "bid " not in "".join(line for line in out.splitlines() if line.startswith("Taken"))
    assert "The bids: " in out


def test_coins_of_others_are_never_printed_when_people_share_the_screen(play, plan):
    _, lines = plan({"players": 3}, [], seed=8, game="marche")
    out = play("marche", "--players", 3, "--seed", 8, lines=lines).stdout
    boards = out.split("Jour de Marché")[1:]
    assert {board.count("coins ?") for board in boards[:-1]} == {2}
    assert "Pass the screen to ▲ Green." in out


def first_auction(plan, options, seed):
    """The lines up to the first bid."""
    _, lines = plan(options, [], seed=seed, game="marche")
    return lines[: next(n for n, line in enumerate(lines) if line.startswith("bid "))]


def test_a_bid_that_is_taken_back_or_refused_is_not_shown(play, plan):
    before = first_auction(plan, {"players": 2, "coins": "open"}, 8)
    lines = [*before, "99", "bid 14", "undo", "? bid 13", "1x", "log"]
    out = play("marche", "--players", 2, "--coins", "open", "--seed", 8, lines=lines).words
    assert "You can't bid that much: nobody ever has more than 15 coins." in out
    assert "Undone: bid …" in out
    assert "bid …: You pay your bid only if you win" in out
    assert "“…” isn't a move" in out
    after = out.partition("your bid, unseen")[2].partition("The game is saved to")[0]  # the file's name has the time
    assert "14" not in after.replace("14 │", "")
    assert "1x" not in out


def test_a_game_left_among_the_bids_goes_on(play, plan, tmp_path):
    """What was bid is in the file, so that it counts, and not on the screen of who comes back."""
    before = first_auction(plan, {"players": 3}, 8)
    path = tmp_path / "game.json"
    play("marche", "--players", 3, "--seed", 8, "--save", path, lines=[*before, "11"])
    kept = load_save(path).session
    assert GAME.to_text(kept.history[-1].action) == "bid 11"
    assert len(kept.to_act) == 2
    again = play("--resume", path)
    shown = re.sub(r"(?m)^11 ", "", again.stdout.partition("The game is saved")[0])
    assert not re.search(r"\b11\b", shown)
    done = play("--resume", path, lines=["3", "2"])
    assert "The bids: Purple (11), Green (3), Blue (2)." in done.words


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        ("en", ["reserve Z9"], "Z9 isn't a space of this market."),
        ("en", ["draw"], "You can't draw without a disc on the market. Reserve a space. (J3.3)"),
        ("fr", ["passer"], "Vous ne pouvez passer que si vous ne pouvez ni réserver ni piocher. (J3.4)"),
        ("es", ["rutas"], "Aún no hay nada que mostrar."),
        ("uk", ["шляхи"], "Поки що немає чого показати."),
        ("uk", ["правила"], "перемагає гравець із найменшим рахунком"),
        ("fr", ["aide"], "à quelle distance chaque étal est de son camion"),
        ("en", ["bid 99"], "There is no auction right now. (J4.1)"),
        ("uk", ["ставка 99"], "Зараз аукціону немає. (J4.1)"),
        ("en", ["moves draw"], "No legal move fits that."),
    ],
)
def test_commands_and_refusals_answer_in_the_language(play, language, lines, told):
    done = play("marche", "--players", 2, "--bots", "random", "--seed", 5, "--language", language, lines=lines)
    assert done.returncode == 0, done.stderr
    assert told in done.words


@pytest.mark.parametrize(
    ("typed", "done", "told"),
    [
        ("Д5", "reserve D5", None),  # L is not on this market
        ("зайняти А3", None, "A3 чи F3"),  # neither is legal, and both are on the market
        ("Д3", None, "(J3.2)"),  # on the market, and refused by a rule
        ("В5", "reserve B5", "B5 чи D5"),
    ],
)
def test_a_letter_of_two_columns_means_the_one_on_this_market(play, tmp_path, typed, done, told):
    save = tmp_path / "game.json"
    options = ["--players", 2, "--seed", 5, "--language", "uk", "--save", save]
    out = play("marche", *options, lines=[typed, "reserve B5"] if done == "reserve B5" else [typed]).words
    assert [GAME.to_text(step.action) for step in load_save(save).session.history] == ([done] if done else [])
    assert told is None or told in out


def test_the_ways_of_the_stalls_can_be_asked_for(play, plan):
    _, lines = plan({"players": 3}, [], seed=8, game="marche")
    done = play("marche", "--players", 3, "--seed", 8, lines=[*lines[:-3], "ways"])
    assert re.search(r"[●▲■] (Your|\w+'s) \w+ ?\w* stall: distance \d+ via [A-P]\d+", done.words)


def test_a_preview_tells_paths_discs_and_distances(play, plan):
    """Every placement of a game previewed before it is made: what is told comes true."""
    _, lines = plan({"players": 2}, [], seed=8, game="marche")
    asked = [line for move in lines for line in ((f"? {move}", move) if move.startswith("place") else (move,))]
    out = play("marche", "--players", 2, "--seed", 8, lines=asked).words
    promised = re.findall(r"((?:[A-P]\d+|, | and )+) would become (?:a path|paths)\.", out)
    laid = re.findall(r"buildings?: ((?:[A-P]\d+|, | and )+) becomes? (?:a path|paths)\.", out)
    assert promised
    assert set(re.findall(r"[A-P]\d+", " ".join(promised))) == set(re.findall(r"[A-P]\d+", " ".join(laid)))
    assert "The distance of your" in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["areas", "classic"])
def test_everything_that_is_told_fits_into_80_columns(play, plan, language, variant):
    options = {"players": 5, "variant": variant}
    _, lines = plan(options, ["random"] * 4, seed=6, game="marche")
    asked = [line for n, move in enumerate(lines) for line in (*(["moves"] if n % 9 == 8 else []), f"? {move}", move)]
    arguments = ["--players", 5, "--variant", variant, "--bots", "random", "--seed", 6, "--language", language]
    done = play("marche", *arguments, lines=["help", "rules", *asked[:-1], "ways", "log", asked[-1]])
    assert done.returncode == 0, done.stderr
    assert max(cell_len(line) for line in done.stdout.splitlines()) <= WIDTH


# The host's own market


@pytest.fixture
def layout(tmp_path):
    """A file with the market of some drawn game."""

    def write(change=None, seed=3, trucks=True):
        setup = GAME.setup_json(GAME.new(GAME.options({"players": 2}), seed), 0)
        value = {name: setup[name] for name in (("boards", "trucks") if trucks else ("boards",))}
        path = tmp_path / "market.json"
        path.write_text(json.dumps(value | (change or {})))
        return path, value

    return write


@pytest.mark.parametrize("trucks", [True, False])
def test_a_market_laid_out_by_the_host_is_played_saved_and_resumed(play, layout, tmp_path, trucks):
    path, value = layout(trucks=trucks)
    save = tmp_path / "game.json"
    play("marche", "--players", 2, "--layout", path, "--seed", 77, "--save", save, lines=["quit"])
    table = load_save(save).session
    assert value.items() <= table.setup.items()
    space = GAME.to_text(table.legal(0)[0])
    assert "reserve" in space
    done = play("--resume", save, lines=[space, "quit"])
    assert done.returncode == 0, done.stderr
    again = load_save(save).session
    assert again.setup == table.setup
    assert len(again.history) == 1


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"boards": []}, "J2.1"),
        ({"boards": [{"name": "Z", "at": "A1", "turns": 0}] * 3}, "Z"),
        ({"trucks": {"fish": "A1"}}, "trucks"),
        ({"streets": []}, "'streets'"),
    ],
)
def test_a_market_that_does_not_fit_is_refused_with_the_reason(play, layout, change, problem):
    path, _ = layout(change)
    done = play("marche", "--players", 2, "--layout", path)
    assert done.returncode == 2
    assert problem in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("content", "problem"), [("[]", "layout must be a JSON object"), ("{", "JSON"), (None, "can't read")]
)
def test_a_file_that_is_no_layout_is_refused(play, tmp_path, content, problem):
    path = tmp_path / "market.json"
    if content is not None:
        path.write_text(content)
    done = play("marche", "--players", 2, "--layout", path)
    assert done.returncode == 2
    assert problem in done.stderr


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--players", 2], "say which game to play: mercado or marche"),
        (["marche", "--players", 6], "players must be a whole number from 2 to 5"),
        (["marche", "--players", 2, "--variant", "new"], "variant must be one of"),
        (["marche", "--players", 2, "--money", "open"], "no option 'money'"),
        (["mercado", "--players", 2, "--variant", "classic"], "no option 'variant'"),
    ],
)
def test_what_can_t_be_played_is_refused_in_one_line(play, arguments, problem):
    done = play(*arguments)
    assert done.returncode == 2
    assert problem in done.stderr
    assert done.stderr.count("\n") == 1


# An owner's boards


@pytest.fixture
def own_boards(tmp_path):
    """A file with boards whose areas take so many buildings each."""

    def write(limits):
        areas = dict(zip("abcd", limits, strict=True))
        boards = [{"name": f"P{n}", "marker": 2, "areas": ["abcd"] * 3, "limits": areas} for n in range(6)]
        path = tmp_path / "boards.json"
        path.write_text(json.dumps({"flea_tiles": 18, "boards": boards}))
        return path

    return write


@pytest.mark.parametrize(
    ("language", "variant", "warning"),
    [
        ("en", "areas", "its areas hold up to 5 fewer buildings than a game may need."),
        ("fr", "areas", "ses zones accueillent jusqu’à 5 constructions de moins"),
        ("es", "areas", "en sus zonas caben hasta 5 construcciones menos"),
        ("uk", "areas", "його ділянки вміщують на 5 споруд менше"),
        ("en", "classic", "it is 1 space short for the buildings and the paths"),
    ],
)
def test_j1_2_terminal_players_are_warned_of_markets_that_could_run_out_of_room(
    play, own_boards, language, variant, warning
):
    start = ["marche", "--players", 2, "--variant", variant, "--bots", "random", "--language", language, "--seed", 1]
    assert warning in play(*start, "--pieces", own_boards([1, 1, 1, 1]), lines=["quit"]).words


@pytest.mark.parametrize("command", [["simulate"], ["arena", "--bots", "random,greedy"]], ids=lambda words: words[0])
def test_j1_2_before_many_games_one_warning_speaks_for_all_markets(own_boards, tmp_path, command):
    warning = "J1.2: a market of these boards may run out of room: its areas hold up to 5 fewer buildings"
    for limits, told in (([1, 1, 1, 1], 1), ([1, 2, 2, 1], 0)):
        ends = ["--games", "2", "--out", str(tmp_path / f"out{told}"), "--pieces", str(own_boards(limits))]
        done = CliRunner().invoke(feira, [*command, "marche", "--players", "2", *ends])
        assert done.exit_code == 0, done.output
        assert done.stderr.count(warning) == told


def test_j1_2_a_market_with_room_enough_needs_no_warning(play, own_boards):
    out = play("marche", "--players", 2, "--pieces", own_boards([1, 2, 2, 1]), lines=["quit"])
    assert out.returncode == 0, out.stderr
    assert "run out of room" not in out.words


def test_j1_3_boards_that_need_too_many_flea_tiles_are_refused_with_the_rule(play, own_boards):
    path = own_boards([1, 2, 2, 1])
    path.write_text(path.read_text().replace('"flea_tiles": 18', '"flea_tiles": 4'))
    done = play("marche", "--players", 2, "--pieces", path)
    assert done.returncode == 2
    assert "J1.3: any 3 of these boards need at least 5 flea tiles, and there are 4" in done.stderr
