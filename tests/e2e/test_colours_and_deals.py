"""Choosing a colour and keeping it, and playing a market again by its code: on a desktop and on a phone."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from playing import api, begin_together, make_table, play_on, seat_at, sit_down, start
from test_axe import complaints

SIZES = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
STAR = re.compile("^m8 .8 ")  # the mark that goes with red
RED = "rgb(179, 49, 47)"
FINGER = 44  # px


def keep_picture(page, name):
    """For whoever wants to look: FEIRA_PICTURES names the folder."""
    if folder := os.environ.get("FEIRA_PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


def mark_of(page, name):
    """The mark of a player on the board."""
    return seat_at(page).filter(has_text=name).locator("svg path").first


def require_red_star(page, name):
    expect(mark_of(page, name)).to_have_attribute("d", STAR)
    expect(mark_of(page, name)).to_have_css("fill", RED)


@pytest.mark.parametrize(("game", "size"), [("Mercado de Lisboa", "desktop"), ("Jour de Marché", "phone")])
def test_a_colour_is_chosen_and_kept_in_the_rematch(visit, game, size):
    ana, bo = visit(**SIZES[size]), visit(**SIZES[size])
    address = make_table(ana, game)
    sit_down(bo, address, "Bo")
    colours = bo.get_by_role("group", name="Colour of Bo")
    expect(colours.get_by_role("button", name="Green", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(colours.get_by_role("button", name="Purple")).to_be_disabled()  # Ana's
    red = colours.get_by_role("button", name="Red")
    box = red.bounding_box()
    assert min(box["width"], box["height"]) >= FINGER
    red.click()
    expect(red).to_have_attribute("aria-pressed", "true")
    expect(ana.get_by_role("img", name="Red")).to_be_visible()
    assert not complaints(bo)
    keep_picture(bo, f"open-{size}")
    start(ana)
    require_red_star(ana, "Bo")
    if game.startswith("Mercado"):
        play_on(ana, bo, wanted=("stand", "take", "coin"), moves=8)
    keep_picture(bo, f"red-{game[:4]}-{size}")
    ana.get_by_role("button", name="More").click()
    ana.get_by_role("button", name="Close table").click()
    ana.get_by_role("dialog").get_by_role("button", name="Close table").click()
    bo.get_by_role("button", name="Rematch").click()
    bo.wait_for_url(lambda url: url != address)
    code = bo.url.rpartition("/")[2]
    assert api(bo, "GET", f"/tables/{code}")["seats"][0]["name"] == "Bo"  # who begins now
    ana.goto(bo.url)
    start(ana)
    require_red_star(ana, "Bo")


@pytest.mark.parametrize("size", SIZES)
def test_a_market_is_played_again_by_its_code(visit, size):
    ana, bo = visit(**SIZES[size]), visit(**SIZES[size])
    begin_together(ana, bo)
    first = ana.url.rpartition("/")[2]
    expect(ana.get_by_label("Market code")).to_have_count(0)
    play_on(ana, bo, wanted="coin")
    ended = ana.get_by_role("region", name="The game is over")
    field = ended.get_by_label("Market code")
    code = field.input_value()
    assert re.fullmatch(r"[A-Z2-9]{5}(-[A-Z2-9]{1,5})+", code)
    ended.get_by_role("button", name="Copy code").click()
    expect(ended.get_by_role("button", name="Copied")).to_be_visible()
    assert not complaints(ana)
    keep_picture(ana, f"ended-{size}")
    ana.get_by_role("link", name="Look at the game").click()
    expect(ana.get_by_label("Market code")).to_have_value(code)
    keep_picture(ana, f"replay-{size}")
    ana.get_by_role("link", name="Play this market again").click()
    expect(ana.get_by_text("Mercado de Lisboa for 2 players, the market of an earlier game.")).to_be_visible()
    expect(ana.get_by_role("group", name="Players")).to_have_count(0)
    assert not complaints(ana)
    keep_picture(ana, f"new-{size}")
    ana.get_by_label("Market code").fill(code[:-1] + ("A" if code[-1] != "A" else "B"))
    expect(ana.get_by_text("No market has this code.")).to_be_visible()
    expect(ana.get_by_role("group", name="Players")).to_be_visible()
    ana.get_by_label("Market code").fill(code.lower())
    expect(ana.get_by_text("the market of an earlier game.")).to_be_visible()
    ana.get_by_label("Who goes first?").select_option("kept")
    ana.get_by_role("button", name="Create table").click()
    ana.wait_for_url(re.compile("/t/"))
    expect(ana.get_by_text("A market that was played before")).to_be_visible()
    sit_down(bo, ana.url, "Bo")
    expect(bo.get_by_text("A market that was played before")).to_be_visible()
    start(ana)
    expect(bo.get_by_text("A market that was played before")).to_be_visible()
    again = ana.url.rpartition("/")[2]
    play_on(ana, bo, wanted="coin")
    setups = [api(ana, "GET", f"/tables/{table}/record")["setup"] for table in (first, again)]
    assert setups[0] == setups[1]
