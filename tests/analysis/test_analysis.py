"""The analysis: it adds up, judges by what a seat can know, and finds in small positions what the rules say."""

import json

import numpy as np
import pytest
from click.testing import CliRunner
from tests.evaluation.positions import random_network

import feira
from feira.analysis import EFFORTS, analyse
from feira.analysis.decisions import Decision, decisions_of
from feira.analysis.judging import Choice, Judged, judge
from feira.analysis.ledger import ledger
from feira.analysis.rollouts import new_player
from feira.analysis.values import Units
from feira.bots import get_bot
from feira.cli.main import feira as cli
from feira.core.game import FeiraError
from feira.evaluation.weights import save_network, shipped_network
from feira.extras import how_to_get
from feira.games import get_game
from feira.records import RecordError, Replay

GAME = get_game("mercado")
TWO = {"players": 2, "challenge": None}
QUICK = EFFORTS["quick"]
KINDS = [
    ("mercado", {"players": 2}),
    ("mercado", {"players": 4, "money": "hidden"}),
    ("mercado", {"challenge": 5}),
    ("marche", {"players": 2}),
    ("marche", {"players": 3, "variant": "classic"}),
]


def played(name="mercado", bot="random", seed=4, **options):
    game = feira.new(name, seed=seed, **({"players": 2} | options if "challenge" not in options else options))
    game.play_out(*(get_bot(bot, seat) for seat in range(game.players)))
    return game


@pytest.fixture(scope="module")
def finished():
    return played().record()


def any_network(game, options):
    return random_network(game, options["players"])


@pytest.mark.parametrize(("name", "options"), KINDS, ids=str)
def test_the_ledger_adds_up_for_every_seat(name, options):
    game = played(name, **options)
    found = analyse(game.record(), effort="quick", networks=any_network)
    for parts in (found.points, found.leads):
        assert parts.start + parts.luck + parts.errors + parts.gifts == pytest.approx(parts.result, abs=1e-9)
    if found.players > 1:
        firsts = game.outcome.ranking[0]
        assert found.points.result == pytest.approx([(s in firsts) / len(firsts) for s in range(found.players)])
        assert found.points.values.sum(axis=1) == pytest.approx(np.ones(len(found.points.values)))
        assert found.points.luck_at.sum(axis=1) == pytest.approx(np.zeros(len(found.points.luck_at)), abs=1e-9)
    for seat in found.to_json()["seats"]:
        for parts in (seat["points"], seat["leads"]):
            assert parts["start"] + parts["luck"] + parts["errors"] + parts["gifts"] == pytest.approx(parts["result"])


def choice(*points):
    return Choice(0, points[0], np.array(points), np.array(points))


def judged(step, seat, best, made):
    decision = Decision(step, seat, 0, np.zeros(1), [0, 1])
    return Judged(
        decision, best, made, [best, made], best.points[seat] - made.points[seat], 0.0, np.zeros(2), True, 0.0
    )


def test_luck_errors_and_gifts_by_hand():
    """Ana gives 10 away, a draw brings Bo another 20, Bo gives 30 back, and luck brings Ana the rest."""
    first = judged(0, 0, choice(0.5, 0.5), choice(0.4, 0.6))
    second = judged(1, 1, choice(0.2, 0.8), choice(0.5, 0.5))
    found = ledger(2, [first, second], "points", np.array([1.0, 0.0]))
    assert found.start == pytest.approx([0.5, 0.5])
    assert found.luck_at.tolist() == [pytest.approx([-0.2, 0.2]), pytest.approx([0.5, -0.5])]
    assert found.errors == pytest.approx([-0.1, -0.3])
    assert found.gifts == pytest.approx([0.3, 0.1])


def test_a_step_without_a_decision_has_the_value_of_the_next():
    found = ledger(3, [judged(1, 0, choice(0.7, 0.3), choice(0.7, 0.3))], "points", np.array([1.0, 0.0]))
    assert found.values[:, 0] == pytest.approx([0.7, 0.7, 1.0, 1.0])
    assert found.luck_at[:, 0] == pytest.approx([0.0, 0.3, 0.0])


def judge_it(decision):
    player = new_player(GAME, shipped_network(GAME, TWO))
    return judge(GAME, player, Units.of(GAME.spec.load("features"), 2), decision, QUICK, 1)


def share_after(decision, action):
    """What the rules say of an action that ends the game."""
    after = decision.position.copy()
    GAME.apply(after, 0, decision.seat, action)
    outcome = GAME.outcome(after, 0)
    return None if outcome is None else (decision.seat in outcome.ranking[0]) / len(outcome.ranking[0])


def test_a_last_decision_costs_what_the_rules_say():
    decided = 0
    for seed in range(12):
        *_, last = decisions_of(Replay(played(seed=seed).record()))
        shares = {action: share_after(last, action) for action in last.legal}
        if None in shares.values():
            continue  # some actions leave something to decide
        found = judge_it(last)
        assert found.made.points[last.seat] == shares[last.action]
        assert found.best.points[last.seat] == max(shares.values())
        decided += len(set(shares.values())) > 1
    assert decided


def test_an_error_does_not_depend_on_what_the_seat_can_t_know(finished):
    changed = 0
    for decision in list(decisions_of(Replay(finished)))[::6]:
        other = decision.position.copy()
        other["money_open"] = 1  # coins are paid openly: whoever counts them knows them
        GAME.resample(other, 0, decision.seat, seed=3)
        other["money_open"] = decision.position["money_open"]
        changed += not np.array_equal(other["stacks"], decision.position["stacks"])
        here, there = judge_it(decision), judge_it(decision._replace(position=other))
        assert (here.error, here.margin, here.best.action) == (there.error, there.margin, there.best.action)
        assert np.array_equal(here.best.points, there.best.points)
    assert changed > 2


def test_the_same_seed_gives_the_same_and_progress_is_told(finished):
    told = []
    one = analyse(finished, effort="quick", seed=5, tell=lambda done, all_: told.append((done, all_)))
    assert one.to_json() == analyse(finished, effort="quick", seed=5).to_json()
    assert told == [(n + 1, len(one.judged)) for n in range(len(one.judged))]


def test_a_better_player_loses_less_by_errors():
    rates = {}
    for bot in ("random", "instant"):
        found = [played(bot=bot, seed=seed).analyse("quick") for seed in range(3)]
        rates[bot] = np.mean([one.error_rate(seat) for one in found for seat in (0, 1)])
    assert rates["instant"] < rates["random"] / 2


def test_what_can_t_be_analysed_says_why(finished):
    with pytest.raises(FeiraError, match="only a finished game can be analysed"):
        analyse(feira.new("mercado", players=2, seed=1).record())
    with pytest.raises(RecordError, match="move 1"):
        analyse({**finished, "moves": [{"seat": 0, "move": "fly"}, *finished["moves"]]})
    with pytest.raises(FeiraError, match="there is no effort 'endless'; choose one of quick"):
        analyse(finished, effort="endless")
    without = played("mercado", players=3).record()
    with pytest.raises(FeiraError, match=r"comes without a network that judges .*players-3: train one"):
        analyse(without, networks=lambda _game, _options: None)


def run(*arguments):
    return CliRunner().invoke(cli, ["analyse", *map(str, arguments)])


def test_the_command_prints_and_draws(finished, tmp_path, monkeypatch):
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps({**finished, "names": [r"Ana $\frac$", "$Rui"]}) + "\n")  # no formula
    shown = run(file, "--effort", "quick", "--plots", tmp_path / "plots")
    assert shown.exit_code == 0, shown.output
    assert "Mercado de Lisboa" in shown.output
    assert "Ana" in shown.output
    assert "better: " in shown.output  # of random play
    assert (tmp_path / "plots" / "games-1.png").stat().st_size > 5000
    assert "<svg" in (tmp_path / "plots" / "games-1.svg").read_text()
    monkeypatch.setattr("feira.cli.analyse.can_plot", lambda: False)
    shown = run(file, "--effort", "quick", "--json", "--plots", tmp_path / "none")
    assert f"there will be no plots without Matplotlib: {how_to_get('arena')}" in shown.stderr
    assert not (tmp_path / "none").exists()
    answer = json.loads(shown.stdout)
    assert (answer["format"], answer["number"]) == ("feira-analysis/1", 1)


def test_plots_overwrite_nothing_and_need_a_folder(finished, tmp_path):
    files = [tmp_path / "games.jsonl", tmp_path / "other" / "games.jsonl"]
    files[1].parent.mkdir()
    for file in files:
        file.write_text(json.dumps(finished) + "\n")
    shown = run(*files, "--plots", tmp_path / "plots")
    assert isinstance(shown.exception, FeiraError)
    assert "would have the same names" in str(shown.exception)
    assert not (tmp_path / "plots").exists()
    shown = run(files[0], "--plots", files[1] / "plots")  # below a file
    assert isinstance(shown.exception, FeiraError)
    assert "can't make the folder" in str(shown.exception)


def test_the_command_names_what_it_can_t_analyse_and_goes_on(finished, tmp_path):
    file = tmp_path / "games.jsonl"
    unfinished = feira.new("mercado", players=2, seed=1).record()
    file.write_text("\n".join(map(json.dumps, (unfinished, finished))) + "\n{}\n")
    shown = run(file, "--effort", "quick", "--json")
    assert shown.exit_code == 1
    assert f"{file}:1: game 1: only a finished game can be analysed" in shown.output
    assert f"{file}:3: game 3: format must be" in shown.output
    assert '"number": 2' in shown.output
    assert "more" not in shown.stderr


def test_the_command_says_once_what_is_wrong_with_many(tmp_path):
    file = tmp_path / "games.jsonl"
    file.write_text((json.dumps(feira.new("mercado", players=2, seed=1).record()) + "\n") * 3)
    first, last = run(file).stderr.splitlines()[-2:]
    assert first.startswith(f"{file}:1: game 1: only a finished game can be analysed")
    assert last.startswith("feira: the same is wrong with 2 more: only a finished game can be analysed")


def test_the_command_takes_a_network_of_your_own(finished, tmp_path):
    file, network = tmp_path / "game.json", tmp_path / "own.npz"
    file.write_text(json.dumps(finished))
    save_network(network, random_network(GAME, 2), GAME, TWO)
    own, ours = (run(file, "--effort", "quick", "--json", *more).output for more in (("--network", network), ()))
    assert json.loads(own)["values"] != json.loads(ours)["values"]
