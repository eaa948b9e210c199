"""Whole games in the browser: against bots, and two people with secrets who lose the line in mid-auction."""

import json
import random

import pytest
from playwright.sync_api import expect

from playing import choices, make_table, my_turn, play_now, sit_down, start, type_move

GAMES = {"Mercado de Lisboa": "stand", "Jour de Marché": "draw"}  # what brings a game on


def bring_on(page, chance, word):
    """Choose one of the legal moves, mostly one that brings the game nearer to its end."""
    offered = choices(page)
    good = [move for move in offered if move.startswith(word)]
    type_move(page, chance.choice(good or offered))


@pytest.mark.parametrize(("game", "word"), GAMES.items())
def test_a_whole_game_against_bots(visit, game, word):
    page = visit()
    play_now(page, game)
    chance = random.Random(4)
    over = page.get_by_role("region", name="The game is over")
    mine = my_turn(page)
    for _ in range(200):
        expect(mine.or_(over).first).to_be_visible(timeout=60_000)
        if over.is_visible():
            break
        version = page.locator("[data-version]").get_attribute("data-version")
        bring_on(page, chance, word)
        expect(page.locator(f"[data-version='{version}']")).to_have_count(0)
    expect(over).to_contain_text("points")
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("region", name="The game is over")).to_have_count(0)
    expect(my_turn(page).or_(page.get_by_text("Waiting for")).first).to_be_visible()


def frames_of(page):
    heard = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(frame)))
    return heard


def to_the_auction(ana, bo):
    """Reserve and draw until both have to bid."""
    for _ in range(60):
        for page in (ana, bo):
            expect(my_turn(page).or_(page.get_by_text("Waiting for")).first).to_be_visible()
        acting = ana if my_turn(ana).is_visible() else bo
        offered = choices(acting)
        if any(move.startswith("bid") for move in offered):
            return
        version = acting.locator("[data-version]").get_attribute("data-version")
        type_move(acting, next((move for move in offered if move.startswith("draw")), offered[0]))
        for page in (ana, bo):
            expect(page.locator(f"[data-version='{version}']")).to_have_count(0)
    raise AssertionError("no auction came about")


def test_bids_are_secret_and_survive_a_break_of_the_line(visit, server):
    ana, bo = visit(), visit()
    told = frames_of(bo)
    address = make_table(ana, "Jour de Marché")
    sit_down(bo, address, "Bo")
    start(ana)
    to_the_auction(ana, bo)
    told.clear()
    type_move(ana, "bid 7")
    expect(ana.get_by_text("Waiting for Bo")).to_be_visible()
    seen = [json.loads(frame) for frame in told]
    assert all('"move"' not in json.dumps(state["entries"]) for state in seen if state["type"] == "state")
    bids = [state["observation"]["bids"] for state in seen if state["type"] == "state"]
    assert bids
    assert all(bid["coins"] is None for bid in bids[-1] if bid["seat"] == 0)
    server.stop()
    expect(bo.get_by_text("The connection is lost.")).to_be_visible()
    server.start()
    expect(bo.get_by_text("The connection is lost.")).to_have_count(0, timeout=20_000)
    type_move(bo, "bid 2")
    for page in (ana, bo):
        log = page.get_by_role("region", name="What happened")
        expect(log).to_contain_text("The bids:")
        expect(log).to_contain_text("7, Bo 2.")
