"""What a spec must say, and what a game gets that says no more."""

import re
import subprocess
import sys
from dataclasses import replace
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from inspect import signature
from types import ModuleType

import numpy as np
import pytest
from click.testing import CliRunner

import feira
from feira.cli.arena import arena
from feira.cli.main import feira as cli
from feira.cli.play import play
from feira.cli.simulate import simulate
from feira.cli.terminal.face import make_face
from feira.cli.terminal.generic import GenericFace, PlainCatalogue
from feira.core import jit, registry
from feira.core.game import FeiraError, Illegal, Option
from feira.core.registry import GAMES, get_game
from feira.core.spec import RESERVED, Spec
from feira.core.text_board import text_board
from feira.envs.gymnasium import ChallengeEnv, ManyEnv
from feira.envs.many import ManyGames
from feira.envs.pettingzoo.aec import TurnEnv
from feira.envs.pettingzoo.parallel import TableEnv
from feira.envs.render import picture
from feira.games.mercado.game import Mercado
from feira.games.mercado.spec import SPEC

PLAYERS = Option("players", (2, 3), default=2, help="How many play.")
BARE = Spec(name="bare", title="Bare", game="x:y", options=(PLAYERS,))


class Plain(Mercado):
    """Mercado as if it brought no adapters."""

    spec = replace(SPEC, terminal=BARE.terminal, text_board=BARE.text_board, picture=BARE.picture, page_board="text")


@pytest.fixture
def plain(monkeypatch):
    game = Plain()
    monkeypatch.setattr(registry, "_specs", lambda: {"mercado": Plain.spec})
    return game


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"name": "Two Words"}, "name"),
        ({"options": ()}, "players"),
        ({"options": (PLAYERS, Option("challenge", (1,), default=1))}, "campaign"),
        ({"options": (PLAYERS, Option("seed", (1, 2), default=1))}, "can't be called seed"),
    ],
)
def test_a_spec_that_lacks_something_says_what(change, problem):
    with pytest.raises(FeiraError, match=problem):
        replace(BARE, **change)


def test_options_of_commands_and_environments_are_reserved():
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: it has no wheel for this Python or system")
    from feira.envs.openspiel import SETTINGS

    parameters = [parameter for command in (arena, play, simulate) for parameter in command.params]
    flags = {flag.lstrip("-").replace("-", "_") for parameter in parameters for flag in parameter.opts}
    functions = (feira.new, ManyGames, ManyEnv, ChallengeEnv, TurnEnv, TableEnv)
    taken = [named for function in functions for named in signature(function).parameters.values()]
    arguments = {argument.name for argument in taken if argument.kind is not argument.VAR_KEYWORD}
    found = {parameter.name for parameter in parameters} | flags | arguments | set(SETTINGS)
    assert found - {option.name for spec in GAMES.values() for option in spec.options} == RESERVED


def test_a_part_that_a_game_does_not_bring_is_named():
    with pytest.raises(FeiraError, match="Bare has no tensors"):
        BARE.load("tensors")


def bring(monkeypatch, *points):
    """Let these entry points be there besides our own, and look for games again."""
    ours = list(entry_points(group="feira.games"))
    monkeypatch.setattr(registry, "entry_points", lambda group: [*ours, *points])  # noqa: ARG005
    monkeypatch.setattr(registry, "_left_out", {})
    for name in ("_points", "_specs", "_made"):
        monkeypatch.setattr(registry, name, cache(getattr(registry, name).__wrapped__))


BROKEN = {
    "other": ("feira.games.mercado.spec:SPEC", "must lead to a Spec with the name other"),
    "missing": ("no_such_package.spec:SPEC", "No module named 'no_such_package'"),
    "half": ("half_a_game:SPEC", "No module named 'half_a_game.rules'"),  # only its spec can be loaded
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_left_out_with_a_warning(name, monkeypatch, capsys):
    value, problem = BROKEN[name]
    half = ModuleType("half_a_game")
    half.SPEC = replace(BARE, name="half", game="half_a_game.rules:Half")
    monkeypatch.setitem(sys.modules, "half_a_game", half)
    bring(monkeypatch, EntryPoint(name, value, "feira.games"))
    ours = {"mercado", "marche"}
    assert {game.name for game in registry.all_games()} >= ours
    assert set(GAMES) >= ours
    assert name not in GAMES
    told = capsys.readouterr().err
    assert told.startswith(f"feira: the game {name} can't be loaded from a package ({value}): ")
    assert problem in told
    assert told.endswith("update or uninstall that package\n")
    assert told.count("\n") == 1
    with pytest.raises(FeiraError, match=re.escape(value)):
        get_game(name)
    refused = CliRunner().invoke(simulate, [name])
    assert refused.exit_code == 2
    assert value in refused.output
    assert CliRunner().invoke(simulate, ["mercado"], catch_exceptions=False).exit_code == 0


def test_of_two_games_of_one_name_ours_is_used(monkeypatch, capsys):
    bring(monkeypatch, EntryPoint("mercado", "another.spec:SPEC", "feira.games"))
    assert GAMES["mercado"] is SPEC
    assert "that of feira (feira.games.mercado.spec:SPEC) is used, not that of a package (another.spec:SPEC)" in (
        capsys.readouterr().err
    )


def test_specs_load_no_compiled_code():
    program = "import sys; from feira.games import GAMES; print(len(GAMES) > 0, 'numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "True False\n"


def test_every_game_is_offered_in_its_order():
    assert list(GAMES)[:2] == ["mercado", "marche"]
    assert [spec.order for spec in GAMES.values()] == sorted(spec.order for spec in GAMES.values())


def test_every_option_says_what_it_is():
    assert all(option.help.endswith(".") for spec in GAMES.values() for option in spec.options)


def test_a_game_without_a_text_board_shows_its_observation(plain):
    seen = plain.observation(plain.new(plain.options({}), 7), 0, 1)
    lines = text_board(seen).splitlines()
    assert lines[0] == "mercado, 2 players: seat 0 to act (main)"
    assert lines[-1].startswith("seat 1   ")
    assert "money ?" in lines[-2]  # the other's coins are secret here too
    assert "money 1" in lines[-1]


def test_a_game_without_a_picture_is_drawn_as_text(plain):
    states = plain.new(plain.options({}), 7)
    first = picture(plain.observation(states, 0, 0))
    plain.apply(states, 0, 0, plain.legal(states, 0, 0)[0])
    second = picture(plain.observation(states, 0, 0))
    assert first.shape == second.shape
    assert (first != second).any()
    assert len(np.unique(first.reshape(-1, 3), axis=0)) == 2  # ink on paper


def test_a_game_without_a_face_is_played_in_plain_english(plain):
    face = make_face(plain, PlainCatalogue("en", ("terminal",)), ["Ana", "Ben"], ["Ana", "Ben (greedy)"])
    assert isinstance(face, GenericFace)
    states = plain.new(plain.options({}), 7)
    shown = "\n".join(line.plain for line in face.draw(plain.observation(states, 0, 0)))
    assert "seat 1 is Ben (greedy)" in shown
    assert all(len(line) <= 80 for line in shown.splitlines())
    assert "stand" in face.words.first_words()
    action = face.words.read("coin", "")
    assert face.words.show(action) == "coin"
    assert "profit 1" in face.explain(plain.preview(states, 0, 0, action), 0)
    told = [face.sentences.event(event, 0) for event in plain.apply(states, 0, 0, action)]
    assert told[0] == "Coin taken: Ana, 1"
    with pytest.raises(Illegal) as refused:
        plain.apply(states, 0, 0, action)
    assert face.sentences.refusal(refused.value) in str(refused.value)


def test_the_command_line_offers_every_option_of_every_game():
    told = CliRunner().invoke(cli, ["simulate", "--help"], catch_exceptions=False).stdout
    for spec in GAMES.values():
        for option in spec.options:
            assert f"--{option.name}" in told
        assert spec.error_title in told


def test_compiled_code_is_kept_by_the_sources_of_other_packages_too(tmp_path, monkeypatch):
    package = tmp_path / "some_games"
    package.mkdir()
    (package / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    before = jit._source_hash()
    points = [EntryPoint("some", "some_games.spec:SPEC", "feira.games")]
    monkeypatch.setattr(jit, "entry_points", lambda group: points)  # noqa: ARG005
    (package / "rules.py").write_text("MOST = 1\n")
    with_game = jit._source_hash()
    (package / "rules.py").write_text("MOST = 2\n")
    assert len({before, with_game, jit._source_hash()}) == 3


def test_a_game_is_the_same_object_every_time():
    assert get_game("mercado") is get_game("mercado")
    assert get_game("mercado").spec is GAMES["mercado"]
