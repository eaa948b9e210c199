"""The rules with live pictures in four languages, and the guided first games."""

import re

import pytest
from playwright.sync_api import expect

from playing import my_turn

GAMES = ("mercado", "marche")


def guide(page):
    return page.get_by_role("region", name="Your guide")


@pytest.mark.parametrize("language", ["en", "fr", "es", "uk"])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_complete_in_every_language_on_a_phone(visit, game, language):
    page = visit(f"/learn/{game}", language=language, width=360, height=740)
    page.wait_for_load_state("networkidle")
    expect(page.locator("figure [role=grid]").last).to_be_visible()
    assert page.locator("article > section").count() == page.locator("nav li").count() >= 7
    assert "⟦" not in page.locator("body").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


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


def test_on_a_phone_the_hand_is_in_reach_and_the_guide_can_be_folded(visit):
    page = visit("/learn/mercado", width=360, height=740)
    page.get_by_role("button", name="Play a guided first game").first.click()
    expect(guide(page)).to_contain_text("You could:")
    expect(page.locator(".mine .pick").first).to_be_in_viewport(ratio=1)
    fold = guide(page).locator("[aria-expanded]")
    fold.press("Enter")
    expect(guide(page).get_by_role("button")).to_have_count(1)
    expect(fold).to_contain_text("You could:")  # the one line that is left
    fold.press("Enter")
    expect(guide(page).get_by_role("button", name="Do it for me")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_leads_through_a_first_game_and_can_be_left(visit, game):
    page = visit(f"/learn/{game}")
    page.get_by_role("button", name="Play a guided first game").first.click()
    page.wait_for_url(re.compile(r"/t/\w+\?guide$"))
    expect(guide(page)).to_contain_text({"mercado": "Your first stand.", "marche": "Put your first disc"}[game])
    for _ in range(4):
        expect(my_turn(page)).to_be_visible()
        version = page.locator("[data-version]").get_attribute("data-version")
        guide(page).get_by_role("button", name="Do it for me").click()
        expect(page.locator(f"[data-version='{version}']")).to_have_count(0)
    expect(guide(page)).to_contain_text("You could:")
    page.reload()
    expect(guide(page)).to_contain_text("You could:")
    guide(page).get_by_role("button", name="Play on without the guide").click()
    expect(guide(page)).to_have_count(0)
    expect(page).not_to_have_url(re.compile("guide"))
    expect(page.get_by_role("region", name="Log", exact=True)).to_be_visible()
