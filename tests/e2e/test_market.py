"""The market of Jour de Marché as people use it: mouse, keyboard, touch, the auction, a market laid out by the host."""

import re

from playwright.sync_api import expect

from playing import MOTION, begin_game, my_turn

MAY_RESERVE = re.compile("you can reserve it")


def the_log(page):
    return page.get_by_role("region", name="Log", exact=True)


def free_spaces(page):
    return page.get_by_role("gridcell", name=MAY_RESERVE)


def begin(page, **options):
    begin_game(page, "marche", **options)
    expect(my_turn(page)).to_be_visible()


def test_a_space_is_reserved_with_the_mouse_only_when_it_is_confirmed(visit):
    page = visit(**MOTION)
    begin(page)
    space = free_spaces(page).first
    name = space.get_attribute("data-spot")
    space.click()
    space.click()  # a second click plays nothing
    page.get_by_role("button", name="Change", exact=True).click()
    space.click()
    expect(page.locator("b").get_by_text(f"Reserve {name}", exact=True)).to_be_visible()
    expect(page.get_by_text("Distances from")).to_be_visible()
    expect(the_log(page)).not_to_contain_text("You reserve")
    page.get_by_role("button", name="Confirm").click()
    expect(the_log(page)).to_contain_text(f"You reserve {name}.")


def test_the_market_by_keyboard(visit):
    page = visit()
    begin(page)
    way_in = page.get_by_role("grid").locator("[tabindex='0']")
    expect(way_in).to_have_count(1)
    way_in.focus()
    name = way_in.get_attribute("data-spot")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Confirm")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(the_log(page)).to_contain_text(f"You reserve {name}.")


def test_the_market_on_a_phone(visit):
    page = visit(width=360, height=740, has_touch=True)
    begin(page)
    space = free_spaces(page).first
    space.scroll_into_view_if_needed()
    box = space.bounding_box()
    assert min(box["width"], box["height"]) >= 24
    space.tap()
    space.tap()
    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_in_viewport()
    confirm.tap()
    expect(the_log(page)).to_contain_text("You reserve")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


WIDE = {  # 13 columns, 7 rows
    "boards": [
        {"name": "C", "at": "D2", "turns": 3},
        {"name": "B", "at": "G2", "turns": 1},
        {"name": "A", "at": "K1", "turns": 3},
        {"name": "G", "at": "A2", "turns": 3},
    ],
    "trucks": {"fish": "M1", "soda": "G2", "cheese": "D2", "ice_cream": "I2"},
}


def test_a_wide_market_is_turned_on_a_phone(visit):
    page = visit(width=360, height=740, has_touch=True)
    begin(page, layout=WIDE)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    boxes = {at: page.locator(f"[data-spot='{at}']").bounding_box() for at in ("A2", "A3", "M1")}
    assert all(box["width"] >= 24 and box["x"] >= 0 and box["x"] + box["width"] <= 360 for box in boxes.values())
    assert boxes["M1"]["y"] > boxes["A2"]["y"]  # columns run downwards
    page.locator("[data-spot='A2']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-spot='A3']")).to_be_focused()
    market = page.locator(".market").bounding_box()
    for name in page.locator(".axis").all():  # of rows and columns: none is cut
        box = name.bounding_box()
        assert market["x"] <= box["x"], name.text_content()
        assert market["y"] <= box["y"] + box["height"] / 4, name.text_content()  # above a letter there is some air
    space = free_spaces(page).first
    name = space.get_attribute("data-spot")
    space.tap()
    page.get_by_role("button", name="Confirm").tap()
    expect(the_log(page)).to_contain_text(f"You reserve {name}.")


def test_an_auction_with_closed_fists(visit):
    page = visit(**MOTION)
    begin(page)
    lock = page.get_by_role("button", name="Close the fist")
    draw = page.get_by_role("button", name="Draw a tile", exact=True, disabled=False)
    confirm = page.get_by_role("button", name="Confirm")
    spaces = page.locator(".cell.open")
    for _ in range(60):
        expect(lock.or_(my_turn(page)).first).to_be_visible()  # open spaces are shown while others act, too
        if lock.is_visible():
            break
        version = page.locator("[data-version]").get_attribute("data-version")
        (draw if draw.count() else spaces.first).click()
        confirm.click()
        expect(page.locator(f"[data-version='{version}']")).to_have_count(0)
    expect(lock).to_be_disabled()
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    expect(page.get_by_text("2 coins in your fist.")).to_be_visible()
    lock.click()
    expect(page.locator(".hands .open").first).to_be_visible()  # for a few seconds
    expect(the_log(page)).to_contain_text("The bids:")


def test_the_host_lays_out_the_market(visit):
    page = visit("/new?game=marche")
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    page.get_by_text("I'll set it up").click()
    answer = page.locator(".answer")
    expect(answer).to_have_text("You can play on this market.")
    make = page.get_by_role("button", name="Create table")
    board = page.get_by_role("button", name=re.compile("^Board . at")).first
    board.focus()
    board.press("Delete")
    expect(answer).to_contain_text("A market for 2 players needs 3 boards, and this one has 2")
    expect(make).to_be_disabled()
    page.get_by_role("button", name="Another at random").click()
    expect(answer).to_have_text("You can play on this market.")
    with page.expect_request(re.compile("/api/tables$")) as sent:
        make.click()
    boards = sent.value.post_data_json["options"]["layout"]["boards"]
    assert len(boards) == 3
    page.wait_for_url(re.compile("/t/"))


def test_the_host_is_told_in_french_what_does_not_fit(visit):
    page = visit("/new?game=marche", language="fr")
    page.get_by_role("group", name="Joueurs").get_by_text("2", exact=True).click()
    page.get_by_text("Je le compose").click()
    answer = page.locator(".answer")
    expect(answer).to_have_text("Vous pouvez jouer sur ce marché.")
    board = page.get_by_role("button", name=re.compile("^Plateau . en")).first
    board.focus()
    board.press("Delete")
    expect(answer).to_contain_text("Un marché pour 2 joueurs demande 3 plateaux, et celui-ci en a 2")
