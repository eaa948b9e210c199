"""The view of Jour de Marché: in one window, still while you decide, with every disc to point at and pieces to drag."""

import re

import pytest
from playwright.sync_api import expect

from playing import api, hold_time, my_turn, play_on
from test_axe import complaints
from test_table_view import (
    DESKTOP,
    LEAST_MARKET,
    PHONE,
    SMALLEST_TAP,
    boxes,
    drag,
    new_table,
    require_nothing_moved,
    require_room_for_fingers,
)

SMALL_PHONE = PHONE | {"width": 360, "height": 740}
REVEALED = 5500  # ms, more than open hands stay
DISC = re.compile("disc")
MAY_RESERVE = re.compile("you can reserve it")


def begin(page, players=3, **options):
    new_table(page, players, "marche", bot="greedy", **options)
    expect(page.locator("[role=grid]")).to_be_visible()


def code_of(page):
    return page.url.split("/t/")[1].split("?")[0]


def come_to_an_auction(page):
    """By reserving some spaces and drawing, until there is something to bid for."""
    play_on(page, wanted="reserve", moves=3)
    play_on(page, wanted=("place", "draw", "reserve"), until="bid")
    expect(page.get_by_role("button", name="Close the fist")).to_be_visible()


def require_one_window(page):
    assert page.evaluate("document.documentElement.scrollHeight") <= DESKTOP["height"]
    assert page.locator(".middle").bounding_box()["width"] >= LEAST_MARKET * DESKTOP["width"]
    for part in (".market", ".bar"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("players", "variant"), [(2, "areas"), (3, "classic"), (5, "areas"), (5, "classic")])
def test_the_market_fits_one_window(visit, players, variant):
    page = visit(**DESKTOP)
    begin(page, players, variant=variant)
    require_one_window(page)
    room, market = page.locator(".middle").bounding_box(), page.locator(".market").bounding_box()
    filled = market["width"] / room["width"], market["height"] / (page.locator(".bar").bounding_box()["y"] - room["y"])
    assert max(filled) > 0.95  # as large as its box allows
    for panel in page.locator(".player").all():
        expect(panel).to_be_in_viewport(ratio=1)
    play_on(page, wanted=("place", "draw", "reserve"), moves=8)
    expect(my_turn(page)).to_be_visible()
    require_one_window(page)


def test_nothing_moves_while_you_choose_and_bid(visit):
    page = visit(**DESKTOP)
    begin(page, 5)
    before = boxes(page)
    spaces = page.get_by_role("gridcell", name=MAY_RESERVE)
    for n in (0, 3):
        spaces.nth(n).hover()
        require_nothing_moved(page, before)
    spaces.first.click()
    require_nothing_moved(page, before)
    page.get_by_role("button", name="Change", exact=True).click()
    require_nothing_moved(page, before)
    play_on(page, wanted="reserve", moves=3)
    expect(my_turn(page)).to_be_visible()
    before = boxes(page)
    page.get_by_role("gridcell", name=DISC).first.hover()
    expect(page.locator(".bar")).to_contain_text("on")
    require_nothing_moved(page, before)
    come_to_an_auction(page)
    require_one_window(page)
    require_nothing_moved(page, before)
    for part in (".auction .lock", ".auction h2"):  # all of it, without scrolling, and the log is still there
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("region", name="Log", exact=True)).to_be_in_viewport()
    offered = page.locator(".auction").bounding_box()
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    assert page.locator(".auction").bounding_box() == offered
    require_nothing_moved(page, before)


def test_a_guide_is_in_sight_while_you_bid(visit):
    page = visit(**DESKTOP)
    begin(page, 5)
    page.goto(f"{page.url}?guide")
    come_to_an_auction(page)
    guide = page.get_by_role("region", name="Your guide")
    expect(guide.get_by_text(re.compile("auction|bid|coins")).first).to_be_in_viewport()
    expect(page.get_by_role("button", name="Close the fist")).to_be_in_viewport(ratio=1)
    require_one_window(page)


def test_any_disc_says_what_building_there_would_do_also_to_spectators(visit):
    ana, eve = visit(**DESKTOP), visit(**DESKTOP)
    begin(ana, 3)
    play_on(ana, wanted=("reserve", "place"), moves=4)
    expect(my_turn(ana)).to_be_visible()
    eve.goto(f"/t/{code_of(ana)}")
    found = api(ana, "GET", f"/tables/{code_of(ana)}/prospects")["prospects"]
    mine = next(one for one in found if one["seat"] == 0)
    theirs = max((one for one in found if one["seat"] != 0), key=lambda one: len(one["paves"]))
    ana.locator(f".cell[data-spot={mine['at']}]").hover()
    expect(ana.locator(".bar")).to_contain_text(f"If you build on {mine['at']}")
    for page in (ana, eve):
        page.locator(f".cell[data-spot={theirs['at']}]").hover()
        expect(page.locator(".bar [role=status]")).to_contain_text(f"builds on {theirs['at']}")
        expect(page.locator(".bar [role=status]")).to_contain_text("Distances from")
        expect(page.locator(".market .paved")).to_have_count(len(theirs["paves"]))
    eve.mouse.move(0, 0)
    eve.locator("[role=grid] [tabindex='0']").focus()
    eve.keyboard.press("Home")
    eve.locator(f".cell[data-spot={mine['at']}]").focus()  # by keyboard
    expect(eve.locator(".bar [role=status]")).to_contain_text(f"builds on {mine['at']}")
    assert complaints(ana) == []


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["390", "360"])
def test_a_phone_shows_market_hand_and_choice_in_one_screen(visit, size):
    page = visit(**size)
    begin(page, 3)
    for part in (".market", ".players.strip", ".bar", "[data-spot=row]"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    strip, bar = page.locator(".players.strip").bounding_box(), page.locator(".bar").bounding_box()
    assert strip["y"] + strip["height"] <= bar["y"] + 1  # nothing lies over what you hold
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.get_by_role("gridcell", name=MAY_RESERVE).first.tap()
    require_room_for_fingers(page, "main .button, main summary")
    page.get_by_role("button", name="Confirm").tap()
    expect(my_turn(page)).to_be_visible()
    page.get_by_role("gridcell", name=DISC).first.tap(force=True)  # a finger can't point without pressing
    expect(page.locator(".bar [role=status]")).to_contain_text(re.compile("If .+ builds? on"))


def test_a_phone_bids_from_a_sheet_with_the_market_above(visit):
    page = visit(**PHONE)
    begin(page, 3)
    page.locator("aside").scroll_into_view_if_needed()
    come_to_an_auction(page)
    bar = page.locator("main header").bounding_box()
    for above in page.locator(".game > p, .supply").all():  # in sight or gone, and never cut by the bar
        box = above.bounding_box()
        assert not box["y"] < bar["height"] < box["y"] + box["height"] - 3, box
    sheet = page.locator(".auction").bounding_box()
    assert sheet["y"] + sheet["height"] == pytest.approx(PHONE["height"], abs=1)
    assert sheet["y"] >= PHONE["height"] / 2
    coins = [label.bounding_box() for label in page.locator(".amounts label").all()]
    assert len({box["y"] for box in coins}) == 1
    assert min(min(box["width"], box["height"]) for box in coins) >= SMALLEST_TAP
    sites = page.locator(".worth dt").all_text_contents()
    assert sites
    for at in sites:  # the spaces that it would go to are above the sheet
        expect(page.locator(f".cell[data-spot={at}]")).to_be_in_viewport(ratio=1)
        box = page.locator(f".cell[data-spot={at}]").bounding_box()
        assert box["y"] + box["height"] <= sheet["y"] + 1, at
    assert complaints(page) == []
    for coin in (page.locator(".amounts label").first, page.locator(".amounts label").last):
        coin.scroll_into_view_if_needed()
        coin.tap()
        expect(page.get_by_role("button", name="Close the fist")).to_be_enabled()
        assert page.locator(".auction").bounding_box() == sheet, "nothing moves"
    hold_time(page)
    page.get_by_role("button", name="Close the fist").tap()
    expect(page.locator(".hands .open").first).to_be_visible()
    page.clock.run_for(REVEALED)
    expect(page.locator(".auction")).to_have_count(0)  # by itself
    expect(page.locator(".market")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["mouse", "touch"])
def test_a_disc_is_dragged_to_its_space(visit, size):
    page = visit(**size)
    begin(page)
    hand, space = page.locator("[data-spot=hand]"), page.get_by_role("gridcell", name=MAY_RESERVE).nth(1)
    name = space.get_attribute("data-spot")
    drag(page, hand, page.get_by_text("Routes", exact=True), touch="has_touch" in size)
    expect(page.get_by_role("button", name="Confirm")).to_have_count(0)  # it went back
    drag(page, hand, space, touch="has_touch" in size)
    expect(page.locator(".bar b")).to_have_text(f"Reserve {name}")
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("region", name="Log", exact=True)).to_contain_text(f"You reserve {name}.")


def test_escape_takes_a_dragged_disc_back(visit):
    page = visit(**DESKTOP)
    begin(page)
    hand, space = page.locator("[data-spot=hand]").bounding_box(), page.locator(".cell.open").first.bounding_box()
    page.mouse.move(hand["x"] + 20, hand["y"] + 20)
    page.mouse.down()
    page.mouse.move(space["x"] + 10, space["y"] + 10, steps=5)
    expect(page.locator("[data-dragged]")).to_have_count(1)
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.locator("[data-dragged]")).to_have_count(0)
    expect(page.get_by_role("button", name="Confirm")).to_have_count(0)
