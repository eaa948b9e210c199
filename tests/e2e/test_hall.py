"""The market hall of Mercado de Lisboa as people use it: choose, look what it would bring, confirm or change."""

import re

from playwright.sync_api import expect

from playing import MOTION, begin_game, my_turn


def begin(visit, **settings):
    page = visit(**MOTION, **settings)
    begin_game(page)
    expect(my_turn(page)).to_be_visible()
    expect(page.locator("button.pick").first).to_be_visible()
    return page


def the_log(page):
    return page.get_by_role("region", name="Log", exact=True)


def test_with_the_mouse(visit):
    page = begin(visit)
    decision = page.get_by_role("region", name="Your decision")
    page.locator(".mine button.pick").first.click()
    lit = page.locator(".target")
    expect(lit).to_have_count(25)  # nothing is built yet
    lit.nth(12).hover()
    expect(decision).to_contain_text("C3")
    expect(decision).to_contain_text("Price")
    expect(page.get_by_role("button", name="Confirm")).to_have_count(0)
    page.locator(".place.dim").first.click(force=True)  # which is nothing to choose
    for n, place in ((12, "C3"), (8, "D2")):  # from one place to another, every press counts
        lit.nth(n).click()
        expect(decision.get_by_role("heading")).to_contain_text(f"at {place}")
        expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    page.get_by_role("button", name="Change", exact=True).click()
    expect(the_log(page)).not_to_contain_text("You open")
    lit.nth(7).click()
    page.get_by_role("button", name="Confirm").click()
    expect(the_log(page)).to_contain_text(re.compile(r"You open a \w+ stand at C2\."))
    expect(page.locator(".flight")).to_have_count(0)


def test_by_keyboard(visit):
    page = begin(visit)
    page.locator(".mine button.pick").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("grid").locator(":focus")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Confirm")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(the_log(page)).to_contain_text("You open a")
    expect(page.locator(".decision .option:focus")).to_have_count(1)  # the tiles that may be taken
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Confirm")).to_be_focused()
    page.keyboard.press("Enter")
    expect(the_log(page)).to_contain_text("You take a")
    expect(page.get_by_role("grid").locator(":focus")).to_have_count(1)  # what had the focus is no button any more


def test_with_a_finger_on_a_phone(visit):
    page = begin(visit, width=360, height=740, has_touch=True)
    page.locator(".mine button.pick").first.tap()
    expect(page.locator(".target")).to_have_count(25)
    expect(page.locator(".target .chip")).to_have_count(0)  # nothing is built yet, so a stand costs the same anywhere
    expect(page.locator(".decision")).to_contain_text("−1 coin anywhere.")
    page.locator(".target").nth(3).tap()
    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_in_viewport()
    confirm.tap()
    expect(the_log(page)).to_contain_text("You open a")
