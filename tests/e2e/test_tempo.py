"""What others do is played move by move, at a pace that you choose; a key shows the rest right away."""

import json

import pytest
from playwright.sync_api import expect

from playing import MOTION, begin_game, choices, hold_time, my_turn, type_move

SHORT = 650  # ms, less than a move of others takes
LONG = 1600  # ms, more than one takes, even a reveal


def version(page):
    return int(page.locator("[data-version]").get_attribute("data-version"))


def after_a_move(visit, **settings):
    """Time stands still after one's own move, and what the bots did is here but not shown yet."""
    page = visit(**settings)
    heard = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    begin_game(page, "marche")
    expect(my_turn(page)).to_be_visible()
    hold_time(page)
    before = version(page)
    type_move(page, next(move for move in choices(page) if move.startswith("Reserve")))
    for _ in range(1200):
        if any(asks_after(json.loads(frame), before) for frame in heard):
            return page, before
        page.wait_for_timeout(50)
    raise AssertionError("the bots did not answer")


def asks_after(message, version):
    """Whether a message from the server asks for a move after a version of the table."""
    return message["type"] == "state" and message["asked"] and message["version"] > version


@pytest.mark.parametrize("settings", [{}, {"width": 390, "height": 844, "has_touch": True}])
def test_moves_are_shown_one_by_one(visit, settings):
    page, before = after_a_move(visit, **MOTION, **settings)
    shown = [version(page)]
    assert shown[0] <= before + 1
    while not my_turn(page).is_visible():
        page.clock.run_for(SHORT)
        now = version(page)
        assert now <= shown[-1] + 1, "two moves in less than the time of one"
        shown.append(now)
        page.clock.run_for(LONG - SHORT)
    assert version(page) > before + 2
    expect(page.locator(".market .fresh")).to_have_count(1)  # the last move stays outlined


def test_a_key_skips_to_your_turn(visit):
    page, _ = after_a_move(visit, **MOTION)
    assert not my_turn(page).is_visible()
    page.locator("body").press("Shift")
    expect(my_turn(page)).to_be_visible()


def test_a_tap_skips_and_presses_nothing(visit):
    page, _ = after_a_move(visit, width=390, height=844, has_touch=True, **MOTION)
    shown = version(page)
    page.get_by_role("grid").tap()  # on a space that lights up by now
    expect(my_turn(page)).to_be_visible()
    assert version(page) > shown
    expect(page.get_by_role("button", name="Reserve", exact=True)).to_have_count(0)  # nothing was chosen


def test_calm_people_and_an_instant_pace_wait_for_nothing(visit):
    page, _ = after_a_move(visit)
    expect(my_turn(page)).to_be_visible()
    page = visit(**MOTION)
    begin_game(page)
    page.get_by_role("button", name="More").click()
    page.get_by_label("Speed of moves").select_option("instant")
    page.reload()
    page.get_by_role("button", name="More").click()
    expect(page.get_by_label("Speed of moves")).to_have_value("instant")
