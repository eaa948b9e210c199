"""The log that one can scan, the ending that explains the score, and what the start page says of it."""

import re

import pytest
from playwright.sync_api import expect

from playing import api, begin_game, my_turn, play_on, seat_at

# Names that aren't shown in full.
CUT = "table => [...table.querySelectorAll('.name')].filter((one) => one.scrollWidth > one.clientWidth + 1)"
SIZES = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["mercado", "marche"])
def test_the_log_and_the_board_point_at_each_other(visit, game, size):
    page = visit(**SIZES[size])
    begin_game(page, game)
    play_on(page, moves=2, wanted=("stand", "reserve"))
    expect(my_turn(page)).to_be_visible()  # the log scrolls while others move
    log = page.get_by_role("region", name="Log", exact=True)
    placed = log.locator("li", has_text=re.compile(r"You (open a \w+ stand|reserve)")).first
    place = re.search(r"\b[A-Z]\d+\b", placed.locator(".visually-hidden").inner_text())
    assert place is not None
    placed.hover()
    expect(page.locator(f"[data-spot='{place[0]}'][data-pointed]")).to_have_count(1)
    placed.get_by_role("button").press("Enter")
    expect(placed.get_by_text(re.compile("^You "))).to_be_visible()
    page.locator(f"[role=grid] :is([data-place='{place[0]}'], [data-spot='{place[0]}'])").first.hover()
    expect(page.locator("[data-pointed]")).to_have_count(0)
    expect(placed).to_have_class(re.compile("marked"))
    placed.get_by_role("button").press("Enter")
    page.get_by_role("button", name="My previous turn").press("Enter")
    expect(log.locator("li:has(:focus)")).to_contain_text("You ")


@pytest.mark.parametrize("size", SIZES)
def test_the_ending_explains_the_score_and_leads_on(visit, size):
    page = visit(**SIZES[size])
    begin_game(page)
    for word in ("stand", "take", "customers", "stand", "take", "customers"):
        play_on(page, moves=1, wanted=word)
    play_on(page, wanted="coin")
    ending = page.get_by_role("region", name="The game is over")
    table = ending.get_by_role("table")
    expect(table.get_by_role("rowheader", name="Coins taken")).to_be_visible()
    scores = [int(text.replace("−", "-")) for text in table.locator(".score .visually-hidden").all_inner_texts()]
    assert scores == sorted(scores, reverse=True)
    if size == "desktop":
        expect(table.locator(".score")).to_be_in_viewport(ratio=1)
    last = page.get_by_role("region", name="Log", exact=True).locator("li").last
    expect(last).to_contain_text(re.compile(r"\bwins?\b"))
    expect(last).not_to_contain_text("points")  # the scores stand in the ending
    for seat in range(len(scores)):
        cells = table.locator(f"tbody tr:not(.score):not(.beside) td:nth-child({seat + 2}) .number").all_inner_texts()
        assert sum(int(text.replace("−", "-")) for text in cells) == scores[seat]
    assert table.evaluate(CUT) == []
    heat = ending.get_by_role("button", name="Show on the board")
    expect(heat).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[role=grid] [data-heat]").first).to_be_attached()
    heat.click()
    expect(page.locator("[data-heat]")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]

    # The replay opens where the game turned, and says "you".
    ending.get_by_role("link", name="Look at the game").click()
    page.wait_for_url(re.compile("/r/"))
    expect(page.get_by_role("button", name="Turning point")).to_be_disabled()
    if size == "desktop":
        assert page.evaluate("document.documentElement.scrollHeight") <= SIZES[size]["height"]  # in one window
    expect(page.locator(".market .fresh")).to_have_count(1)  # the last piece is outlined, also after a jump
    expect(seat_at(page, 0)).to_contain_text("you")
    page.get_by_role("button", name="First move").click()
    expect(page).to_have_url(re.compile("/0$"))
    expect(page.locator(".market .fresh")).to_have_count(0)
    expect(page.get_by_role("button", name="Turning point")).to_be_enabled()
    page.get_by_role("button", name="My next turn").click()
    expect(page.get_by_role("group", name="Move through the game")).to_contain_text(re.compile(r"\bYou\b"))

    # The start page keeps the result.
    page.goto("/")
    results = page.get_by_role("region", name="Your results")
    expect(results).to_contain_text(re.compile(r"[01] of 1 won"))
    expect(results.get_by_role("link", name=re.compile("Mercado"))).to_have_attribute("href", re.compile("/r/"))


def test_a_game_that_was_closed_can_be_watched_again(visit):
    page = visit()
    begin_game(page)
    play_on(page, moves=3)
    code = page.url.split("/t/")[1]
    api(page, "POST", f"/tables/{code}/commands", {"type": "close"})
    page.goto("/games?list=past")
    page.locator(f"a[href='/t/{code}']").click()
    page.get_by_role("button", name="Look at the game").click()
    went = page.get_by_role("region", name="How the game went")
    expect(page.get_by_role("region", name="Your decision")).to_have_count(0)  # nobody decides any more
    expect(went).to_contain_text("Before the first move")
    went.get_by_role("button", name="Close").click()
    expect(went).to_have_count(0)
