"""The page on a part of a host, where other things are beside it: everything stays inside."""

import os

import pytest
from playwright.sync_api import expect

from playing import play_now
from server import Server, free_port

BASE = "/feira"


@pytest.fixture
def below(tmp_path):
    running = Server(free_port(), tmp_path, {**os.environ, "FEIRA_BASE_PATH": BASE})
    running.start()
    yield running
    running.stop()


def require_links_inside(page):
    links = page.eval_on_selector_all("a[href]", "all => all.map((link) => link.getAttribute('href'))")
    assert links
    assert [link for link in links if not link.startswith((f"{BASE}/", "#"))] == []


def test_everything_works_below_a_path(browser, below):
    context = browser.new_context(base_url=below.address, locale="en", reduced_motion="reduce")
    page = context.new_page()
    asked, errors = [], []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda websocket: asked.append(websocket.url.replace("ws://", "http://")))
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{BASE}/")
    page.locator("main h1").wait_for()
    require_links_inside(page)
    play_now(page)
    table = page.url
    assert table.startswith(f"{below.address}{BASE}/t/")
    require_links_inside(page)
    page.reload()
    expect(page.get_by_text("Your turn").first).to_be_visible()
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_have_value(table.split("?")[0])
    page.keyboard.press("Escape")
    page.locator(f"a[href='{BASE}/']:visible").first.click()
    expect(page.get_by_role("region", name="My games").get_by_role("link").first).to_be_visible()
    require_links_inside(page)
    for path in ("/learn", "/campaign", "/new", "/games", "/r"):
        page.goto(f"{BASE}{path}")
        page.locator("main h1").wait_for()
        require_links_inside(page)
    page.goto(f"{BASE}/games?list=mine")
    page.get_by_role("link", name="Mercado").or_(page.get_by_role("link", name="Jour")).first.click()
    expect(page).to_have_url(table)
    page.go_back()
    expect(page).to_have_url(f"{below.address}{BASE}/games?list=mine")
    context.close()
    assert errors == []
    assert [url for url in asked if not url.startswith((f"{below.address}{BASE}/", "data:", "blob:"))] == []
