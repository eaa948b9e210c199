"""axe finds nothing serious on any view, light or dark."""

import re
from pathlib import Path

import pytest

from playing import begin_game, make_table, play_on, sit_down, start
from test_replay import look_back

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ("/", "/new", "/games", "/nowhere", "/r", "/campaign", "/learn/mercado", "/learn/marche")
SERIOUS = ("serious", "critical")
PHONE, DESK = {"width": 360, "height": 740}, {"width": 1280, "height": 900}
MINDED = ("heading-order",)  # which axe takes for less than serious
ABOUT_COLOURS = ["color-contrast", "link-in-text-block"]
# What is half faded in has another contrast; what never ends stays as it is.
STILL = """
() => document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().endTime < Infinity)
  .forEach((one) => one.finish())
"""


def complaints(page):
    """All that is serious in light colours, and in dark ones what colours can spoil."""
    page.evaluate(AXE.read_text("utf-8"))
    found = found_in(page, "light")
    found += found_in(page, "dark", runOnly=ABOUT_COLOURS)
    page.emulate_media(color_scheme="light")
    return found


def found_in(page, colours, **options):
    """What axe finds that is serious, or that is minded all the same."""
    page.emulate_media(color_scheme=colours)
    page.locator(f"html[data-theme={colours}]").wait_for()
    page.evaluate(STILL)
    found = page.evaluate("options => axe.run(document, options)", {"resultTypes": ["violations"], **options})
    return [
        f"{colours}, {rule['id']}: {node['target']} {node.get('failureSummary', '')}"
        for rule in found["violations"]
        if rule["impact"] in SERIOUS or rule["id"] in MINDED
        for node in rule["nodes"]
    ]


def test_pages(visit):
    page = visit()
    for path in PAGES:
        page.goto(path)
        page.locator("main h1").wait_for()
        page.wait_for_load_state("networkidle")
        assert complaints(page) == [], path
    page.goto("/")
    page.get_by_role("button", name="Create account").click()
    page.get_by_role("dialog").wait_for()
    assert complaints(page) == []
    page.goto("/new?game=marche")
    page.get_by_text("I'll set it up").click()
    page.get_by_text("can play on this market").wait_for()
    assert complaints(page) == []
    page.goto("/")
    page.get_by_role("button", name="First time?").first.click()
    page.get_by_role("dialog").wait_for()  # the first card, beside what it is about
    page.locator(".pointer .beak").wait_for()
    assert complaints(page) == []
    page.get_by_role("dialog").get_by_role("button", name="Skip").click()
    page.locator(".ringed").first.wait_for()
    assert complaints(page) == []


def test_tables(visit):
    page = visit()
    for game in ("mercado", "marche"):
        begin_game(page, game)
        page.get_by_text(re.compile("legal moves?$")).click()
        page.locator("details li button").first.click()
        page.get_by_role("button", name="Make this move").wait_for()
        page.get_by_role("button", name="More").click()
        page.keyboard.press("/")
        assert complaints(page) == []
        page.keyboard.press("Escape")
        page.locator("[aria-disabled=true]").first.click(force=True)
        page.locator("[data-why-not]").wait_for()
        assert complaints(page) == []
        page.set_viewport_size(PHONE)
        assert found_in(page, "light") == []
        page.set_viewport_size(DESK)
    page.route("**/api/address", lambda route: route.fulfill(json={"shared": True, "addresses": ["http://10.0.0.7"]}))
    make_table(page)
    page.get_by_role("img", name="QR code of the link").wait_for()
    assert complaints(page) == []
    other = visit()
    sit_down(other, page.url, "Bo")
    start(page)
    play_on(page, other, wanted="coin")
    page.get_by_role("region", name="The game is over").wait_for()
    assert complaints(page) == []


@pytest.mark.parametrize("kind", ["mercado", "marche"])
def test_replays(visit, kind):
    page, _ = look_back(visit, kind)
    page.get_by_role("button", name="Last move").click()
    assert complaints(page) == []
