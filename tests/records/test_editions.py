"""M8: options and rules can change, and every record written before still replays as it was played."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

import pytest
from click.testing import CliRunner

import feira.core.registry
from feira.cli.main import feira as cli
from feira.core.game import Game, Option, OptionsError
from feira.core.jit import compiled
from feira.core.spec import Spec
from feira.games import GAMES, get_game
from feira.games.mercado.engine.actions import COIN
from feira.games.mercado.game import Mercado
from feira.games.mercado.kernels import KERNELS
from feira.games.mercado.kernels import apply as apply_1
from feira.games.mercado.spec import SPEC
from feira.records import Recorder, RecordError, check_record, is_as_written, record_line
from feira.table.game_session import GameSession, Seat
from feira.table.save import load_save, write_save
from tests.golden.games import RECORDS

WEATHER = Option("weather", ("sun", "rain"), default="rain", since=2, before="sun")


def with_weather(base: type[Game]) -> type[Game]:
    """A game with one more option, which came with edition 2."""

    class WithWeather(base):  # type: ignore[misc, valid-type]  # the class is chosen at run time
        spec = replace(base.spec, edition=2, options=(*base.spec.options, WEATHER))

        def make_options(self, edition: int, values: dict[str, Any]) -> Any:
            weather = values.pop("weather")
            options = super().make_options(edition, values)
            object.__setattr__(options, "weather", weather)  # a real game has a field for it
            return options

        def option_values(self, states: Any, i: int) -> dict[str, Any]:
            return {**super().option_values(states, i), "weather": ("sun", "rain")[states["padding"][i, 0]]}

        def new(self, options: Any, seed: int, pieces: Any = None) -> Any:
            return self._in_weather(super().new(options, seed, pieces), options)

        def from_setup(self, options: Any, setup: Any, pieces: Any = None, seed: int = 0) -> Any:
            return self._in_weather(super().from_setup(options, setup, pieces, seed), options)

        def _in_weather(self, states: Any, options: Any) -> Any:
            states["padding"][0, 0] = options.weather == "rain"
            return states

    return WithWeather


@compiled
def coins_taken(edition: int) -> int:
    """M3.4 as edition 2 has it: the one place in the engine that asks for the edition."""
    return 2 if edition >= 2 else 1


@compiled
def apply(states: Any, i: int, seat: int, action: int, log: Any) -> None:
    apply_1(states, i, seat, action, log)
    if action == COIN:
        states[i].money[seat] += coins_taken(states[i].edition) - 1


class TwoCoins(Mercado):
    """Mercado whose edition 2 changes a rule: taking coins brings two."""

    spec: ClassVar[Spec] = replace(SPEC, edition=2)
    kernels: ClassVar[Any] = KERNELS._replace(apply=apply)


@pytest.fixture
def changed(monkeypatch):
    """Gives a function that puts changed classes in the place of games."""

    def put_in(change: Callable[[type[Game]], type[Game]]) -> dict[str, Game]:
        games = {name: change(type(get_game(name)))() for name in GAMES}
        monkeypatch.setattr(feira.core.registry, "_made", games.__getitem__)
        return games

    return put_in


def test_m8_one_more_option_leaves_every_golden_record_valid(changed, tmp_path):
    games = changed(with_weather)
    for record in RECORDS.values():
        check_record(record)
        options = games[record["game"]].options(record["options"], record.get("rules", 1))
        assert options.weather == "sun"  # what games were played with before there was a choice
    one_of_each = {record["game"]: record for record in RECORDS.values()}.values()
    file = tmp_path / "golden.jsonl"
    file.write_text("".join(map(record_line, one_of_each)), "ascii")
    result = CliRunner().invoke(cli, ["check", str(file)], catch_exceptions=False)
    assert result.stdout == f"{len(one_of_each)} games, 0 wrong\n"


def some_moves(game: Game, edition: int | None = None) -> dict[str, Any]:
    """The record of a game of two after two moves."""
    recorder = Recorder(game, game.new(game.options({"players": 2}, edition), 1))
    for _ in range(2):
        [seat] = game.to_act(recorder.states, 0)
        recorder.apply(seat, COIN if game.name == "mercado" else game.legal(recorder.states, 0, seat)[0])
    return recorder.record()


@pytest.mark.parametrize("name", GAMES)
def test_m8_each_edition_has_its_own_options(changed, name):
    game = changed(with_weather)[name]
    new, old = some_moves(game), some_moves(game, 1)
    assert (new["rules"], new["options"]["weather"]) == (2, "rain")
    assert (old["rules"], old["options"].get("weather")) == (1, None)
    for record in (new, old):
        check_record(record)
        assert is_as_written(record_line(record))
    del new["options"]["weather"]
    with pytest.raises(RecordError, match="options lacks the field 'weather'"):
        check_record(new)
    old["options"]["weather"] = "sun"
    with pytest.raises(RecordError, match="has the option weather since edition 2 of its rules, not in 1"):
        check_record(old)


@pytest.mark.parametrize("edition", [1, 2])
def test_m8_a_saved_game_goes_on_by_its_edition(changed, tmp_path, edition):
    game = changed(with_weather)["mercado"]
    table = GameSession(game, game.options({"players": 2}, edition), 1, [Seat("Ana"), Seat("Ben")])
    path = tmp_path / "game.json"
    write_save(path, table, "en")
    again = load_save(path).session
    assert (again.edition, again.options) == (edition, table.options)


def test_m8_an_older_edition_replays_by_its_own_rules(changed):
    game = changed(lambda base: TwoCoins if base is Mercado else base)["mercado"]
    old, new = some_moves(game, 1), some_moves(game)
    assert (old["rules"], new["rules"]) == (1, 2)
    for record, coins in ((old, 2), (new, 3)):
        check_record(record)
        states = game.from_setup(game.options(record["options"], record["rules"]), record["setup"])
        game.apply(states, 0, 0, COIN)
        assert game.observation(states, 0, 0)["players"][0]["money"] == coins
    for record in RECORDS.values():
        check_record(record)


def test_m8_without_the_field_it_is_edition_1():
    record = some_moves(Mercado())
    assert record.pop("rules") == 1
    check_record(record)


@pytest.mark.parametrize("rules", [0, -1, 2, 10**18, True, 1.0, "1", None, [1], {}], ids=repr)
@pytest.mark.parametrize("name", ["mercado", "marche"])
def test_m8_an_unknown_edition_is_refused(name, rules):
    game = get_game(name)
    record = Recorder(game, game.new(game.options({}), 1)).record()
    with pytest.raises(RecordError, match="edition"):
        check_record({**record, "rules": rules})


def test_m8_options_of_an_unknown_edition_say_what_to_do():
    with pytest.raises(
        OptionsError, match="knows Mercado up to edition 1 of its rules, not edition 7; a newer one may"
    ):
        get_game("mercado").options({}, 7)
