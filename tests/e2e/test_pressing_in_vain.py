"""Pressing what can't be used says why, there: with mouse, finger and keyboard, and to a screen reader."""

import re

import pytest
from playwright.sync_api import expect

from playing import begin_game, my_turn

# Playwright presses what is disabled only by force.
THREE = re.compile(r"3 customers need 3 stands in one row or column; (row|column) \w has none\.")


def begin(visit, game="mercado", **settings):
    page = visit(**settings)
    begin_game(page, game)
    expect(my_turn(page)).to_be_visible()
    return page


def callout(page):
    return page.locator("[data-why-not]")


def require_beside(page, pressed):
    """The callout is in the window, and near what was pressed."""
    said, there, window = callout(page).bounding_box(), pressed.bounding_box(), page.viewport_size
    assert said["x"] >= 0
    assert said["y"] >= 0
    assert said["x"] + said["width"] <= window["width"]
    assert said["y"] + said["height"] <= window["height"]
    above, below = there["y"] - said["y"] - said["height"], said["y"] - there["y"] - there["height"]
    assert 0 <= max(above, below) < 30
    assert said["x"] < there["x"] + there["width"]
    assert there["x"] < said["x"] + said["width"]


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_piece_without_any_place_says_why(visit, width, height):
    page = begin(visit, width=width, height=height, has_touch=width < 800)
    tile = page.get_by_role("button", name=re.compile("^3 customers")).first
    expect(tile).to_have_attribute("aria-disabled", "true")
    market = page.locator("[data-place=C3]").bounding_box()
    if width < 800:
        tile.tap(force=True)
        market = page.locator("[data-place=C3]").bounding_box()  # it may have scrolled into sight first
        tile.tap(force=True)
    else:
        tile.click(force=True)
    expect(callout(page)).to_have_text(THREE)
    expect(page.get_by_role("status").filter(has_text=THREE)).to_have_count(1)
    require_beside(page, tile)
    assert page.locator("[data-place=C3]").bounding_box() == market, "nothing moves"
    page.keyboard.press("Escape")
    expect(callout(page)).to_have_count(0)


def test_by_keyboard_a_place_says_why_and_a_chosen_piece_stays_chosen(visit):
    page = begin(visit)
    page.locator(".mine .pick[aria-pressed]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-place=A1]")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(callout(page)).to_have_text("Stands and restaurants go on the spaces of the market, not at its entrances.")
    page.keyboard.press("Escape")
    expect(callout(page)).to_have_count(0)
    expect(page.locator(".target")).to_have_count(25)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()


def test_spaces_of_the_market_and_the_pile_say_why(visit):
    page = begin(visit, "marche")
    truck = page.get_by_role("gridcell", name=re.compile("truck")).first
    expect(truck).to_have_attribute("aria-disabled", "true")
    truck.click(force=True)
    expect(callout(page)).to_contain_text(re.compile(r"^The .* truck is on \w+\.$"))
    require_beside(page, truck)
    page.get_by_role("button", name=re.compile("^Draw")).click(force=True)
    expect(callout(page)).to_have_text("You can't draw without a disc on the market. Reserve a space.")
