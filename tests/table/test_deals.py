"""The code of a deal: it brings back the same set-up, and nobody gets it before the game is over."""

import json

import pytest

from feira.games import GAMES, get_game
from feira.table import GameSession, Refused, Seat
from feira.table.commands import Change, Close, Start
from feira.table.deals import Deal, deal_code, deal_for, read_deal
from tests.table.logged import ANA, BEN, LoggedTable, bot, person

SEEDS = (0, 1, 7, 2**62 + 12345, 2**63 - 1)
CHALLENGES = [("mercado", {"challenge": 3})]
MARKETS = [(name, {"players": players}) for name, spec in GAMES.items() for players in spec.players if players > 1]
OTHERS = [("marche", {"players": 4, "variant": "classic", "coins": "open"}), ("mercado", {"money": "open"})]


def session_of(name, options, seed):
    game = get_game(name)
    checked = game.options(options)
    return GameSession(game, checked, seed, [Seat("")] * checked.players)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "options"), [*MARKETS, *OTHERS, *CHALLENGES])
def test_a_code_says_everything_that_a_deal_needs(name, options, seed):
    session = session_of(name, options, seed)
    code = deal_code(session)
    deal = read_deal(code)
    assert deal == Deal(name, session.options, seed)
    assert session_of(name, deal.options, deal.seed).setup == session.setup
    assert read_deal(f" {code.lower().replace('-', ' ')} ") == deal


def test_a_code_is_short():
    assert len(deal_code(session_of("marche", {"players": 5}, 2**63 - 1))) <= 24


@pytest.mark.parametrize("number", range(16))
def test_a_slip_of_the_pen_is_found_out(number):
    letters = deal_code(session_of("mercado", {"players": 3}, 7 * 10**17)).replace("-", "")
    wrong = letters[:number] + ("B" if letters[number] == "A" else "A") + letters[number + 1 :]
    with pytest.raises(Refused) as error:
        read_deal(wrong)
    assert error.value.code == "bad-deal"


@pytest.mark.parametrize("code", ["", "A", "HN", "HNAAAA", "0" * 20, "A" * 65, "A" * 60, "é" * 20, None, 7, ["A"]])
def test_what_is_no_code_is_refused(code):
    with pytest.raises(Refused) as error:
        read_deal(code)
    assert error.value.code == "bad-deal"


def test_a_market_laid_out_by_hand_has_no_code():
    drawn = session_of("marche", {"players": 2}, 7)
    layout = {name: value for name, value in drawn.setup.items() if name != "row"}
    assert deal_code(session_of("marche", {"players": 2, "layout": layout}, 7)) is None
    assert deal_code(session_of("mercado", {"players": 2}, -1)) is None


def test_a_set_up_that_the_seed_no_longer_brings_about_has_no_code():
    game = get_game("mercado")
    other = session_of("mercado", {"players": 2}, 8).setup
    saved = GameSession(game, game.options({"players": 2}), 7, [Seat("")] * 2, setup=other)
    assert deal_code(saved) is None


def finished(**wishes):
    logged = LoggedTable.started(person(ANA), bot(), seed=987654321987, **wishes)
    logged.play(1000)
    return logged


def test_a_table_tells_its_code_when_it_is_finished_and_not_before():
    logged = LoggedTable.started(person(ANA), person(BEN), seed=987654321987)
    code = deal_code(logged.table.session)
    told = []
    while logged.table.status == "running":
        told += [logged.table.summary(), logged.table.observation(0)]
        logged.play()
    assert "deal" not in told[0]
    assert not any(code in text or code.replace("-", "") in text for text in map(json.dumps, told))
    assert logged.table.summary()["deal"] == code
    assert code not in json.dumps(logged.told)


def test_a_game_without_a_result_keeps_its_secrets():
    logged = LoggedTable.started(person(ANA), bot())
    logged.do(Close(by=ANA))
    assert "deal" not in logged.table.summary()


def test_a_deal_is_played_again():
    first = finished().table
    code = first.summary()["deal"]
    again = LoggedTable(person(BEN), bot(), host=BEN, deal=code, options={})
    assert again.table.options == first.options
    assert again.refused(Change(by=BEN, values={"options": {"players": 3}})) == "deal-fixed"
    again.do(Start(by=BEN, seed=1))
    assert again.table.session.setup == first.session.setup
    assert again.table.session.seed == first.session.seed
    assert (again.table.summary()["repeated"], first.summary()["repeated"]) == (True, False)
    assert code not in json.dumps([again.told, again.table.summary()])
    assert again.again().summary() == again.table.summary()


def test_the_rematch_of_a_deal_is_another_deal():
    code = finished().table.summary()["deal"]
    again = LoggedTable.started(person(ANA), bot(), deal=code, options={})
    again.do(Close(by=ANA))
    assert again.table.rematch_command().deal is None


def test_a_deal_fits_its_own_game_and_options_only():
    code = deal_code(session_of("mercado", {"players": 3, "money": "open"}, 7))
    assert deal_for(code, "mercado", {"players": 3}).seed == 7
    for game, options, refusal in [
        ("marche", {}, "deal-game"),
        ("mercado", {"players": 2}, "deal-players"),
        ("mercado", {"money": "hidden"}, "deal-options"),
        ("mercado", {"lamps": 3}, "deal-options"),
    ]:
        with pytest.raises(Refused) as error:
            deal_for(code, game, options)
        assert error.value.code == refusal


def test_a_repeated_deal_never_counts():
    code = deal_code(session_of("mercado", {"challenge": 2}, 7))
    with pytest.raises(Refused) as error:
        LoggedTable(person(ANA), options={"challenge": 2}, deal=code, counts="campaign")
    assert error.value.code == "strict"
    assert LoggedTable(person(ANA), options={"challenge": 2}, deal=code).table.counts is None
