"""What happened since one's last move: told in words, and shown on the board, move by move."""

import re

from playwright.sync_api import expect

from playing import MOTION, STAND, begin_game, choices, hold_time, my_turn, type_move

A_STEP = 1600  # ms


def after_a_move(visit, **settings):
    """A game against a bot that has answered the first stand."""
    page = visit(**settings)
    begin_game(page)
    type_move(page, next(move for move in choices(page) if STAND.match(move)))
    expect(page.get_by_role("button", name="Take 1 coin")).to_have_count(0)
    since = page.get_by_text("Since your last move")
    for _ in range(100):  # goods may have to be taken before the turn is over
        expect(my_turn(page).or_(since).first).to_be_visible()
        if since.is_visible():
            break
        offered = choices(page)
        if re.match(r"Take a \w+ tile", offered[0]):
            version = page.locator("[data-version]").get_attribute("data-version")
            type_move(page, offered[0])
            expect(page.locator(f"[data-version='{version}']")).to_have_count(0)
    expect(since, "the bot's answer is not told").to_be_visible()
    expect(my_turn(page)).to_be_visible()
    return page


def test_the_board_shows_it_step_by_step(visit):
    page = after_a_move(visit, **MOTION)
    hold_time(page)
    page.get_by_role("button", name="Show it on the board").click()
    bar = page.get_by_role("region", name="Since your last move")
    expect(bar).to_contain_text("The board after your last move")
    expect(page.get_by_role("combobox", name="Type a move")).to_have_count(0)
    bar.get_by_role("button", name="Pause").click()
    page.clock.resume()
    before = page.get_by_role("grid").inner_html()
    bar.get_by_role("button", name="Next move").click()
    expect(bar).to_contain_text("1/")
    expect(bar).to_contain_text("Duarte")
    expect(page.locator(".flight")).to_have_count(0)
    assert page.get_by_role("grid").inner_html() != before
    bar.get_by_role("button", name="Previous move").click()
    expect(bar).to_contain_text("0/")
    bar.get_by_role("button", name="Back to the game").click()
    expect(bar).to_have_count(0)
    expect(page.get_by_role("combobox", name="Type a move")).to_be_visible()


def test_it_runs_by_itself_and_ends_in_the_game(visit):
    page = after_a_move(visit)
    hold_time(page)
    page.get_by_role("button", name="Show it on the board").click()
    bar = page.get_by_role("region", name="Since your last move")
    expect(bar).to_contain_text("0/")
    page.clock.run_for(A_STEP)
    expect(bar).to_contain_text("1/")
    page.clock.resume()
    expect(bar).to_have_count(0)
    expect(my_turn(page)).to_be_visible()


def test_who_comes_back_is_told_that_something_was_missed(visit):
    page = after_a_move(visit, width=360, height=740)
    page.reload()
    hold_time(page)
    missed = page.get_by_role("region", name="Since your last move").first
    expect(missed).to_contain_text("while you were away")
    missed.get_by_role("button", name="Show it on the board").click()
    expect(page.get_by_role("region", name="Since your last move").first).to_contain_text("The board after")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
