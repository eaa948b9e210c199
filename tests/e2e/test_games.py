"""Whole games in the browser: against bots, and two people with secrets who lose the line in mid-auction."""

import random
import re

import pytest
from playwright.sync_api import expect

from playing import (
    MOTION,
    choices,
    heard_by,
    hold_time,
    legal_moves,
    make_table,
    my_turn,
    play_instantly,
    require_a_bid_is_not_told,
    require_no_secret_of_others,
    sit_down,
    start,
    type_move,
    who_may_choose,
)
from test_axe import complaints

BEGINS = "element => parseFloat(getComputedStyle(element).animationDelay)"
GAMES = {"Mercado de Lisboa": "Open", "Jour de Marché": "Draw"}  # what brings a game on


def tab_to(page, wanted):
    """Go on by the Tab key until something has the focus."""
    for _ in range(120):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not lead to {wanted}")


def bring_on(page, chance, word, offered):
    """Type one of the legal moves, mostly one that brings the game nearer to its end.

    In an auction a bot's bid may arrive before the own one is acknowledged: then the field still holds the last move.
    """
    good = [move for move in offered if move.startswith(word)]
    page.keyboard.press("Control+A")
    move = chance.choice(good or offered)
    page.keyboard.insert_text(move[:-2])  # for the page looks through all moves after each key
    page.keyboard.type(move[-2:])
    page.keyboard.press("Enter")


@pytest.mark.parametrize(("game", "word"), GAMES.items())
def test_a_whole_game_against_bots_by_keyboard_alone(visit, game, word):
    page = visit(**MOTION)
    play_instantly(page)
    page.goto("/")
    page.locator("main h1").wait_for()
    tab_to(page, page.get_by_role("article").filter(has_text=game).get_by_role("button", name="Play now"))
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/t/"))
    choices(page)
    page.keyboard.press("/")
    expect(page.get_by_role("combobox", name="Type a move")).to_be_focused()
    chance = random.Random(4)
    over = page.get_by_role("region", name="The game is over")
    for _ in range(200):
        # An only move plays itself, and may end the game: then nothing is listed any more.
        legal_moves(page).or_(over).first.wait_for(state="attached")
        if over.count():
            break
        version = page.locator("[data-version]").get_attribute("data-version")
        if not (offered := legal_moves(page).all_text_contents()):  # played this very moment
            continue
        bring_on(page, chance, word, offered)
        expect(page.locator(f"[data-version='{version}']")).to_have_count(0)
    expect(over).to_contain_text(re.compile("(ahead|behind|level with)", re.IGNORECASE))
    assert "won" in over.get_by_role("columnheader").first.get_attribute("class")  # sorted by place
    expect(over.get_by_role("button", name="One level harder")).to_be_visible()
    tab_to(page, page.get_by_role("button", name="Rematch", exact=True))
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="The game is over")).to_have_count(0)
    expect(my_turn(page).or_(page.get_by_text("Waiting for")).first).to_be_visible()


def to_the_auction(ana, bo):
    """Reserve and draw until both have to bid."""
    for _ in range(60):
        acting, offered = who_may_choose(ana, bo)
        if any(move.startswith("Bid") for move in offered):
            return
        version = acting.locator("[data-version]").get_attribute("data-version")
        if len(offered) > 1:  # an only move plays itself
            type_move(acting, next((move for move in offered if move.startswith("Draw")), offered[0]))
        for page in (ana, bo):
            expect(page.locator(f"[data-version='{version}']")).to_have_count(0)
    raise AssertionError("no auction came about")


def test_bids_are_secret_and_survive_a_break_of_the_line(visit, server):
    ana, bo = visit(**MOTION), visit(**MOTION)
    play_instantly(ana, bo)
    told = [heard_by(ana), heard_by(bo)]
    address = make_table(ana, "Jour de Marché")
    sit_down(bo, address, "Bo")
    start(ana)
    to_the_auction(ana, bo)
    assert complaints(ana) == []
    choices(bo)
    version = int(ana.locator("[data-version]").get_attribute("data-version"))
    own = len(choices(ana)) - 1  # coins, all of which may be bid
    bid = next(bid for bid in range(4, own) if not {bid, own - bid} & set(range(version, version + 3)))
    before = told[1][:]
    type_move(ana, f"bid {bid}")
    expect(ana.get_by_text("Waiting for Bo")).to_be_visible()
    server.stop()
    expect(bo.get_by_text("Connection lost.")).to_be_visible()
    server.start()
    for page in (ana, bo):
        expect(page.get_by_text("Connection lost.")).to_have_count(0)
    for page in (ana, bo):
        hold_time(page)  # open hands are shown for some seconds only
    require_a_bid_is_not_told(before, told[1][len(before) :], bid, own - bid)
    type_move(bo, "bid 2")
    for page in (ana, bo):
        log = page.get_by_role("region", name="Log", exact=True)
        expect(log).to_contain_text("The bids:")
        expect(log).to_contain_text(f"({bid}), Bo (2).")
        opened, won = (page.locator(f".auction {part}").first.evaluate(BEGINS) for part in (".coins", ".told"))
        assert 0 < opened < won  # the fists first, then who has won
    for seat, heard in enumerate(told):
        assert require_no_secret_of_others(heard, seat) > 4
