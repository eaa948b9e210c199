"""Pomar through every door of Feira. test_toy_game.py runs this where the package is installed."""

import json
import subprocess
import sys
from pathlib import Path

import gymnasium
import pytest
from click.testing import CliRunner

import feira
import feira.envs.openspiel
from feira.bots import get_bot
from feira.cli.main import feira as cli
from feira.core.game import SPECTATOR
from feira.envs.gymnasium import ManyEnv
from feira.games import GAMES, get_game
from feira.records import check_record
from feira.server.settings import Settings
from feira.table import load_save
from feira.testing import check_bot, check_env, check_game

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
from http_play import play_out, seated
from running import ENOUGH, RunningServer


def run(*arguments: object) -> str:
    done = CliRunner().invoke(cli, [*map(str, arguments)], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout


def test_it_is_offered_after_our_own_games():
    assert list(GAMES) == ["mercado", "marche", "pomar"]


def test_it_keeps_what_a_game_promises():
    check_game(get_game("pomar"))


def test_the_library():
    game = feira.new("pomar", players=3, seed=1, favourites="open")
    assert "pomar, 3 players" in str(game)
    assert game.legal == ["draw", "save"]
    game.play("draw")
    assert game.to_act == (0, 1, 2)
    with pytest.raises(feira.Illegal, match="P4"):
        game.play("bid 7", seat=0)
    outcome = game.play_out(get_bot("greedy", 1), get_bot("level3", 2), get_bot("random", 3))
    assert len(outcome.scores) == 3
    assert feira.load(game.record()).outcome == outcome


@pytest.mark.parametrize("name", ["greedy", "level2", "level6@200"])
def test_bots_play_it(name):
    check_bot(lambda seed: get_bot(name, seed), games=["pomar"])


def test_a_search_beats_chance():
    wins = 0
    for n in range(40):
        bots = [get_bot("level6@300", n), get_bot("random", n)]
        game = feira.new("pomar", players=2, seed=n // 2, length="long")
        wins += game.play_out(*bots[:: -1 if n % 2 else 1]).ranking[0] == (n % 2,)
    assert wins >= 26


def test_records_are_written_and_checked(tmp_path):
    file = tmp_path / "games.jsonl"
    run("simulate", "pomar", "--players", 4, "--length", "long", "--games", 20, "--seed", 1, "--out", file)
    assert run("check", file) == "20 games, 0 wrong\n"
    record = json.loads(file.read_text().splitlines()[0])
    assert record["options"] == {"players": 4, "length": "long", "favourites": "hidden"}
    record["moves"][0]["drew"] = "melon"
    file.write_text(json.dumps(record))
    assert CliRunner().invoke(cli, ["check", str(file)]).exit_code == 1


def test_the_arena(tmp_path):
    run("arena", "pomar", "--players", 2, "--bots", "random,greedy,level3", "--games", 12, "--out", tmp_path / "arena")
    assert run("check", tmp_path / "arena" / "games.jsonl") == "12 games, 0 wrong\n"


@pytest.mark.parametrize("kind", ["env", "parallel_env"])
def test_pettingzoo(kind):
    from feira.envs.pettingzoo import pomar_v0

    check_env(getattr(pomar_v0, kind)(), steps=60)


def test_many_games_at_once():
    check_env(ManyEnv(16, "pomar", players=3), steps=60)


def test_environments_draw_it():
    from feira.envs.pettingzoo import pomar_v0

    env = pomar_v0.env(render_mode="ansi")
    env.reset(seed=1)
    assert "pomar, 2 players" in env.render()
    env = pomar_v0.env(render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().ndim == 3


def test_openspiel():
    pyspiel = pytest.importorskip("pyspiel")
    import feira.envs.openspiel  # noqa: F401  (registers the games)

    game = pyspiel.load_game("python_feira_pomar_v0(players=3,deals=8)")
    assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


def test_the_terminal(tmp_path):
    save = tmp_path / "game.json"
    feira_itself = Path(sys.executable).with_name("feira")
    command = [feira_itself, "play", "pomar", "--players", "2", "--bots", "random"]
    lines = "\n".join(["draw", "bid 1"] * 40)
    done = subprocess.run([*command, "--seed", "3", "--save", save], input=lines, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "draws a crate of" in done.stdout
    assert load_save(save).table.over


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = RunningServer(Settings(data_dir=tmp_path_factory.mktemp("server"), limits=ENOUGH))
    yield server
    server.stop()


def test_the_server_and_a_table(server):
    people, code = seated(server, "pomar", "Ana", "Rui", options={"players": 2, "length": "long"})
    with people[0].page() as ana, people[1].page() as rui:
        for page in (ana, rui):
            page.watch(code)
        assert ana.states[code]["observation"]["players"][1]["favourite"] is None
        favourite = rui.states[code]["observation"]["players"][1]["favourite"]
        assert favourite in rui.states[code]["text_board"]
        assert "favourite ?" in ana.states[code]["text_board"]
        lately = people[1].http.get(f"/tables/{code}/lately", params={"moves": 1}).json()
        assert lately["text_boards"] == [rui.states[code]["text_board"]]
    assert play_out(people, code)["status"] == "finished"
    record = people[0].http.get(f"/tables/{code}/record")
    check_record(record.json())


def test_a_bot_plays_at_a_table(server):
    guest = server.guest("Ana")
    code = guest.make_table("pomar")
    with guest.page() as page:
        page.watch(code)
        assert page.play_out(code)["summary"]["status"] == "finished"


def test_the_server_describes_it(server):
    with server.http() as http:
        games = {game["name"]: game for game in http.get("/games").json()}
        texts = http.get("/games/pomar/texts/uk")
    pomar = games["pomar"]
    assert (pomar["title"], pomar["board"], pomar["players"]) == ("Pomar", "text", [2, 3, 4])
    assert [option["name"] for option in pomar["options"]] == ["length", "favourites"]
    assert pomar["options"][0]["help"] == "Two crates of each fruit, or four."
    assert "event-crate-drawn" in texts.text  # in English, for it has no other language


def test_gymnasium_has_no_challenge_of_it():
    assert not [name for name in gymnasium.registry if "pomar" in name.lower()]


def test_a_spectator_sees_no_favourite():
    game = get_game("pomar")
    seen = game.observation(game.new(game.options({}), 1), 0, SPECTATOR)
    assert [player["favourite"] for player in seen["players"]] == [None, None]
