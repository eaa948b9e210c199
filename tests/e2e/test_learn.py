"""The rules with live pictures in four languages, and the guided first games."""

import re

import pytest
from playwright.sync_api import expect

from playing import api, begin_game, my_turn, play_on, type_move
from test_together import at_one_screen
from test_views import require_fit

GAMES = ("mercado", "marche")
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 860}
GUIDED = {  # as few as may play, and everything open
    "mercado": {"players": 2, "money": "open", "restaurants": "open"},
    "marche": {"players": 2, "coins": "open"},
}


def guide(page):
    return page.get_by_role("region", name="Your guide")


def card(page):
    return page.get_by_role("dialog")


def begin_guided(page):
    """From Learn into the guided game, with its first card."""
    page.get_by_role("button", name="Play a guided first game").first.click()
    page.wait_for_url(re.compile(r"/t/\w+\?guide$"))
    expect(card(page)).to_contain_text("The aim")


def guided(visit, game, **size):
    """In that guided game, without drawing Learn, which is a long page."""
    page = visit(**size)
    begin_game(page, game, "level1", "guide", **GUIDED[game])
    expect(card(page)).to_contain_text("The aim")
    return page


def skip_introduction(page):
    card(page).get_by_role("button", name="Skip").click()
    expect(card(page)).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fr", "es", "uk"])
def test_the_rules_are_complete_in_every_language_on_a_phone(visit, language):
    page = visit(f"/learn/{GAMES[0]}", language=language, **PHONE)
    for game in GAMES:
        page.goto(f"/learn/{game}")
        page.wait_for_load_state("networkidle")
        expect(page.locator("figure [role=grid]").last).to_be_visible()
        assert page.locator("article > section").count() == page.locator("nav li").count() >= 8
        assert page.locator("figure .example p").count() >= 8
        require_fit(page)


def test_pictures_tell_what_one_points_at(visit):
    page = visit("/learn/mercado")
    picture = page.locator("section#stand figure")
    before = picture.get_by_role("status").inner_text()
    lit = picture.get_by_role("button", name=re.compile("Price"))
    lit.last.hover()
    expect(picture.get_by_role("status")).not_to_have_text(before)
    expect(picture.get_by_role("status")).to_contain_text("Price")


def test_pictures_are_walked_through_by_keyboard(visit):
    page = visit("/learn/marche")
    picture = page.locator("section#reserve figure")
    spaces = picture.get_by_role("gridcell")
    picture.locator("[role=gridcell][tabindex='0']").focus()
    page.keyboard.press("Control+Home")
    expect(spaces.first).to_be_focused()


def test_a_link_leads_to_a_paragraph(visit):
    page = visit("/learn/marche#auction-tie", **PHONE)
    expect(page.locator("#auction-tie")).to_be_in_viewport(ratio=1)
    expect(page.locator("p:target")).to_contain_text("In a tie")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_cards_introduce_a_first_game_and_point_at_the_board(visit, game, size):
    """Each card has all of its buttons in sight and lies beside what it is about, joined to it by a beak."""
    page = guided(visit, game, **size)
    ring = page.locator(".pointer rect").first
    for number in range(1, 8):
        expect(card(page)).to_contain_text(f"{number} of {3 if number <= 3 else 7}")
        expect(card(page)).to_be_focused()
        expect(card(page).locator(".primary")).to_be_in_viewport(ratio=1)
        expect(ring).to_be_in_viewport()
        large = ring.bounding_box()["height"] > size["height"] / 2  # the card may have to lie over it
        if not large:
            expect(page.locator(".pointer .beak")).to_have_count(1)
        card(page).get_by_role("button", name="Look around" if number == 3 else re.compile("Next|Start")).click()
    expect(card(page)).to_have_count(0)
    expect(guide(page)).to_contain_text("Suggested move:")


def test_cards_are_read_by_keyboard_and_come_again_when_asked_for(visit):
    page = visit("/learn/mercado")
    begin_guided(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(card(page)).to_contain_text("How a row or column pays")
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)
    expect(guide(page).locator("[aria-expanded]")).to_be_focused()
    page.reload()
    expect(guide(page)).to_contain_text("Suggested move:")
    expect(card(page)).to_have_count(0)
    guide(page).get_by_role("button", name="Show introduction").click()
    expect(card(page)).to_contain_text("The aim")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_suggested_piece_and_place_are_ringed(visit, size):
    page = guided(visit, "mercado", **size)
    expect(page.locator(".ringed")).to_have_count(0)  # the cards point elsewhere
    skip_introduction(page)
    expect(page.locator(".mine .pick.ringed")).to_have_count(1)
    place = page.locator(".market .ringed")
    expect(place).to_have_count(1)
    at = place.get_attribute("data-place")
    expect(guide(page)).to_contain_text(at)
    page.locator(".mine .pick.ringed").click()
    place.click()
    expect(page.locator(".decision")).to_contain_text(at)
    begin_game(page, "marche", "level1", "guide", **GUIDED["marche"])
    skip_introduction(page)
    expect(page.locator(".marche .ringed")).to_have_count(1)
    expect(guide(page)).to_contain_text(page.locator(".marche .ringed").get_attribute("data-spot"))
    if size is PHONE:
        strip, bar = page.locator(".players.strip").bounding_box(), page.locator(".bar").bounding_box()
        assert strip["y"] + strip["height"] <= bar["y"] + 1  # nothing lies over what you hold


def test_on_a_phone_the_hand_is_in_reach_and_the_guide_can_be_folded(visit):
    page = guided(visit, "mercado", **PHONE)
    skip_introduction(page)
    fold = guide(page).locator("[aria-expanded]")
    expect(fold).to_contain_text("Suggested move:")  # two lines at most, until you want more
    assert guide(page).bounding_box()["height"] < 60
    expect(page.locator(".mine .pick").first).to_be_in_viewport(ratio=1)
    place = page.locator(".place").first.bounding_box()
    expect(guide(page).get_by_role("button")).to_have_count(1)
    fold.press("Enter")
    expect(guide(page).get_by_role("button", name="Do it for me")).to_be_visible()
    assert page.locator(".place").first.bounding_box() == place  # it unfolds over the board
    fold.press("Enter")
    expect(guide(page).get_by_role("button")).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_leads_through_a_first_game_and_can_be_left_and_found_again(visit, game):
    page = visit(f"/learn/{game}")
    begin_guided(page)
    skip_introduction(page)
    expect(guide(page)).to_contain_text({"mercado": "Your first stand", "marche": "Reserve your first space"}[game])
    for _ in range(4):
        expect(my_turn(page)).to_be_visible()
        version = page.locator("[data-version]").get_attribute("data-version")
        guide(page).get_by_role("button", name="Do it for me").click()
        expect(page.locator(f"[data-version='{version}']")).to_have_count(0)
    expect(guide(page)).to_contain_text("Suggested move:")
    table = page.url
    guide(page).get_by_role("button", name="Leave guide").click()
    expect(guide(page)).to_have_count(0)
    expect(page.locator(".ringed")).to_have_count(0)
    expect(page).not_to_have_url(re.compile("guide"))
    page.get_by_role("group", name=re.compile("table", re.I)).get_by_role("button", name="Show guide").click()
    expect(guide(page)).to_contain_text("Suggested move:")
    expect(card(page)).to_have_count(0)  # it has introduced itself
    page.goto(f"/learn/{game}")
    expect(page.get_by_role("link", name="Continue guided game").first).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name="Continue guided game").click()
    expect(page).to_have_url(table)
    expect(guide(page)).to_contain_text("Suggested move:")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_guide_waits_behind_the_curtain(visit, size):
    """What it says can give away the coins of the seat that is looked at."""
    page = at_one_screen(visit)
    page.set_viewport_size(size)
    page.goto(f"{page.url}?guide")
    curtain = page.get_by_role("heading", name="Pass the screen to")
    for name in ("Ana", "Rui"):
        expect(curtain).to_have_text(f"Pass the screen to {name}")
        page.wait_for_load_state("networkidle")  # a guide would be here by now
        expect(guide(page)).to_have_count(0)
        expect(card(page)).to_have_count(0)
        page.get_by_role("button", name=f"I'm {name}").click()
        if name == "Ana":
            skip_introduction(page)
        expect(guide(page)).to_contain_text("Suggested move:")
        type_move(page, "coin")
    expect(curtain).to_have_text("Pass the screen to Ana")
    expect(guide(page)).to_have_count(0)


@pytest.mark.parametrize(("game", "other"), [("mercado", "Try a challenge"), ("marche", "Try classic")])
def test_a_first_game_ends_with_what_to_try_next(visit, game, other):
    page = visit(f"/learn/{game}")
    begin_guided(page)
    skip_introduction(page)
    first = page.url.split("/t/")[1].split("?")[0]
    play_on(page, wanted="coin")
    expect(guide(page)).to_contain_text("What next?")
    expect(guide(page).get_by_role("button", name="Play with guide again")).to_be_visible()
    page.get_by_role("button", name="One level harder").click()
    page.wait_for_url(re.compile(rf"/t/(?!{first})\w+$"))
    code = page.url.split("/t/")[1]
    before, after = (api(page, "GET", f"/tables/{table}")["seats"] for table in (first, code))
    bots = [{seat.get("bot") for seat in seats} - {None} for seats in (before, after)]
    assert bots == [{"level1"}, {"level2"}]
    page.go_back()
    guide(page).get_by_role("button", name=other).click()
    if game == "mercado":
        page.wait_for_url(re.compile("/campaign$"))
    else:
        page.wait_for_url(re.compile(rf"/t/(?!{first}|{code})\w+$"))
        assert api(page, "GET", f"/tables/{page.url.split('/t/')[1]}")["options"]["variant"] == "classic"
