"""The view of a game: everything in one window, nothing moves while you decide, pieces can be dragged."""

import re

import pytest
from playwright.sync_api import expect

from playing import (
    MOTION,
    api,
    be_a_guest,
    begin_game,
    begin_together,
    choices,
    my_turn,
    play_on,
    type_move,
)

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844, "has_touch": True}
SMALLEST_TAP = 44  # px
LEAST_MARKET = 0.55  # of the width
MOST_SHIFT = 2  # px
MARKET = "[role=grid]"
# All that a person may point at, or read, while they decide.
BOXES = """
() => [...document.querySelectorAll('main button, main a, [role=gridcell], main h2')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.decision, .notices, aside'))
  .map((one) => {
    const { x, y } = one.getBoundingClientRect();
    const spot = one.dataset.place ?? one.dataset.spot ?? one.querySelector('[data-spot]')?.dataset.spot;
    return [spot ?? one.textContent.trim(), x, y];
  })
"""


def boxes(page):
    return {name: (x, y) for name, x, y in page.evaluate(BOXES) if name}


def require_nothing_moved(page, before):
    after = boxes(page)
    assert len(set(before) & set(after)) > 20
    for name in set(before) & set(after):
        shift = max(abs(a - b) for a, b in zip(before[name], after[name], strict=True))
        assert shift <= MOST_SHIFT, f"{name} moved by {shift} px"


def new_table(page, players, game="mercado", bot="level1", **more):
    """A table of somebody and bots, with this many seats; it starts at once."""
    be_a_guest(page)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * (players - 1)]
    options = {"players": players, **more} | ({"challenge": 4} if players == 1 else {})
    wish = {"game": game, "options": options, "seats": seats, "seating": "kept", "start": True}
    page.goto(f"/t/{api(page, 'POST', '/tables', wish)['code']}")
    expect(my_turn(page)).to_be_visible()


def require_room_for_fingers(page, what):
    for target in page.locator(what).filter(visible=True).all():
        box = target.bounding_box()
        assert min(box["width"], box["height"]) >= SMALLEST_TAP, target.inner_text()


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_game_fits_one_window(visit, players):
    page = visit(**DESKTOP)
    new_table(page, players)
    expect(page.locator(MARKET)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight") <= DESKTOP["height"]
    assert page.locator(MARKET).bounding_box()["width"] >= LEAST_MARKET * DESKTOP["width"]
    assert page.locator("main header").first.bounding_box()["height"] == 48
    if players == 1:
        page.locator("summary").get_by_text("Challenge rule").click()  # as it does with the first move
    log = page.get_by_role("region", name="Log", exact=True)
    expect(log).to_be_in_viewport(ratio=0.5)
    for panel in page.locator(".others .panel").all():
        expect(panel).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height", "players"), [(390, 844, 2), (390, 844, 1), (360, 740, 2)])
def test_what_you_choose_from_is_in_one_screen_of_a_phone(visit, width, height, players):
    page = visit(**PHONE | {"width": width, "height": height})
    new_table(page, players)
    assert page.locator("main header").first.bounding_box()["height"] == 48
    for part in (MARKET, ".mine", ".supply .offers", ".supply .display"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.97)
    require_room_for_fingers(page, "button.pick, main .button, main summary, .count")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_moves_while_you_decide(visit, size):
    page = visit(**size)
    new_table(page, 3)
    choices(page)
    before = boxes(page)
    hand = page.get_by_role("group", name="Hand").first
    tile = hand.get_by_role("button").first
    tile.click()
    require_nothing_moved(page, before)
    places = page.locator(".place.target")
    for n in (0, 7, 20):
        if size is DESKTOP:
            places.nth(n).hover()
        else:
            places.nth(n).tap()
        require_nothing_moved(page, before)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator(".place[data-place=C3]").click()
    require_nothing_moved(page, before)


def test_nothing_moves_when_somebody_asks_to_undo(visit):
    ana, bo = visit(**DESKTOP), visit(**DESKTOP)
    begin_together(ana, bo)
    type_move(ana, "coin")
    expect(my_turn(bo)).to_be_visible()
    type_move(bo, "coin")
    expect(my_turn(ana)).to_be_visible()
    choices(ana)
    before = {page: boxes(page) for page in (ana, bo)}
    ana.get_by_role("button", name="Ask to undo").click()
    expect(bo.get_by_text("would like to undo a move")).to_be_visible()
    expect(ana.get_by_text("You asked the others")).to_be_visible()
    for page in (ana, bo):
        require_nothing_moved(page, before[page])
    bo.get_by_role("button", name="Refuse").click()
    expect(ana.get_by_text("You asked the others")).to_have_count(0)
    require_nothing_moved(ana, before[ana])


def drag(page, piece, place, *, touch):
    start_box, end_box = piece.bounding_box(), place.bounding_box()
    (x, y), (to_x, to_y) = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (start_box, end_box))
    if not touch:
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=4)
        page.mouse.move(to_x, to_y, steps=4)
        page.mouse.up()
        return
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in (0.3, 0.6, 1):
        point = {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part}
        line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["mouse", "touch"])
def test_a_tile_is_dragged_to_its_space(visit, size):
    page = visit(**size)
    begin_game(page)
    expect(my_turn(page)).to_be_visible()
    choices(page)
    tile = page.get_by_role("group", name="Hand").first.get_by_role("button").first
    drag(page, tile, page.locator(".place[data-place=B2]"), touch="has_touch" in size)
    expect(page.get_by_role("heading", name=re.compile("stand at B2$"))).to_be_visible()
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("region", name="Log", exact=True)).to_contain_text("at B2")


def test_a_tile_let_go_elsewhere_goes_back(visit):
    page = visit(**DESKTOP)
    begin_game(page)
    expect(my_turn(page)).to_be_visible()
    choices(page)
    tile = page.get_by_role("group", name="Hand").first.get_by_role("button").first
    drag(page, tile, page.get_by_role("region", name="Log", exact=True), touch=False)
    expect(page.locator(".place.target")).to_have_count(0)
    expect(page.get_by_role("button", name="Confirm")).to_have_count(0)


def test_without_confirming_a_second_press_plays(visit):
    page = visit(**DESKTOP)
    begin_game(page)
    expect(my_turn(page)).to_be_visible()
    choices(page)
    page.get_by_role("button", name="More…").click()
    page.get_by_label("Play moves without confirming").check()
    page.keyboard.press("Escape")
    page.get_by_role("group", name="Hand").first.get_by_role("button").first.click()
    page.locator(".place[data-place=B2]").click()
    expect(page.get_by_role("region", name="Log", exact=True)).to_contain_text("at B2")


def test_a_forced_move_plays_itself(visit):
    page = visit(**DESKTOP)
    new_table(page, 2, "marche")
    play_on(page, wanted=("bid 0", "place", "reserve A", "reserve", "draw"), moves=1)
    # With a single reserved space there is one place for whatever is drawn.
    play_on(page, wanted=("bid 15", "draw"), moves=2)
    forced = page.get_by_text("Your only move:")
    for _ in range(30):
        expect(my_turn(page).or_(forced).first).to_be_visible()
        if forced.count():
            break
        offered = api(page, "GET", f"/tables/{page.url.split('/t/')[1]}/choices?seat=0")["choices"]
        if len(offered) > 1:
            play_on(page, wanted=("bid 15", "bid", "draw"), moves=1)
        page.wait_for_timeout(100)
    expect(forced).to_be_visible()
    bar, told = page.locator(".bar").bounding_box(), page.locator(".notices p").first.bounding_box()
    assert told["x"] >= bar["x"] + bar["width"]  # it lies over nothing that you choose from


def test_the_field_for_typed_moves_comes_when_you_want_it(visit):
    page = visit(**DESKTOP)
    begin_game(page)
    expect(my_turn(page)).to_be_visible()
    choices(page)
    before = boxes(page)
    field = page.get_by_role("combobox", name="Type a move")
    expect(field).to_have_count(0)
    page.get_by_role("button", name="More…").click()
    page.get_by_label("Type moves").check()
    page.keyboard.press("Escape")
    field.fill("sta")
    expect(page.get_by_role("option").first).to_be_visible()
    require_nothing_moved(page, {name: box for name, box in before.items() if name != "Mercado de Lisboa"})
    page.reload()
    expect(field).to_be_visible()  # this browser remembers
    page.get_by_role("button", name="More…").click()
    page.get_by_label("Type moves").uncheck()
    expect(field).to_have_count(0)


def test_choosing_a_restaurant_shows_the_stands_it_would_help(visit):
    page = visit(**DESKTOP, **MOTION)
    new_table(page, 2)
    helping = []
    while not helping:
        play_on(page, moves=1, wanted=("take", "stand", "coin"))
        expect(my_turn(page)).to_be_visible()
        offered = api(page, "GET", f"/tables/{page.url.split('/t/')[1]}/choices?seat=0")["choices"]
        helping = [choice for choice in offered if choice["preview"]["improved"]]
    helping = helping[0]
    at, stand = helping["json"]["at"], helping["preview"]["improved"][0]["at"]
    kind = helping["json"]["restaurant"].replace("_", " ")
    page.locator(".mine").get_by_role("button", name=kind).first.click()
    page.locator(f".place[data-place={at}]").hover()
    expect(page.locator(f".place[data-place={stand}].helps")).to_be_visible()
    expect(page.locator(".decision")).to_contain_text(f"({stand})")
    expect(page.locator(".decision")).to_contain_text("New customers will pay 2 instead of 1")
