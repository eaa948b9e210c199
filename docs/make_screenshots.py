"""Make the screenshots of the README from the real page: `.venv/bin/python docs/make_screenshots.py`.

Needs Debian's Chromium (or CHROMIUM=PATH) and a page that is built (`make page`).
"""

import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

FOLDER = Path(__file__).parent / "pictures"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
SIZES = {"desktop": {"width": 1280, "height": 860}, "phone": {"width": 360, "height": 740}}
GAMES = {"mercado": ("Mercado de Lisboa", 11), "marche": ("Jour de Marché", 12)}  # and after how many moves of ours
RECORD = Path(__file__).parents[1] / "tests" / "golden" / "marche-areas.jsonl"
VIEWS = {"start": "/", "new-table": "/new", "campaign": "/campaign", "learn": "/learn/mercado"}


def main() -> None:
    """Start a server with nothing in it, and visit it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        run = [sys.executable, "-c", "from feira.cli.main import main; main()", "serve"]
        server = subprocess.Popen([*run, "--port", str(port), "--data-dir", data], stderr=subprocess.DEVNULL)
        try:
            address = f"http://127.0.0.1:{port}"
            _wait_for(address)
            with sync_playwright() as playwright:
                _photograph(playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"]), address)
        finally:
            server.terminate()
            server.wait()


def _wait_for(address: str) -> None:
    for _ in range(1200):
        try:
            urllib.request.urlopen(f"{address}/api/games", timeout=2).close()
            return
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
    raise SystemExit("the server does not answer")


def _photograph(browser: Browser, address: str) -> None:
    page = browser.new_page(base_url=address, locale="en", reduced_motion="reduce")
    page.set_default_timeout(60_000)
    for view, path in VIEWS.items():
        page.goto(path)
        page.locator("main h1").first.wait_for()
        _shoot(page, view)
    for game, (title, moves) in GAMES.items():
        _play(page, title, moves)
        _shoot(page, game)
    page.goto("/new")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_label("Link to this table").wait_for()
    _shoot(page, "open-table")
    _look_back(page)
    _shoot(page, "replay")


def _play(page: Page, title: str, moves: int) -> None:
    """Against bots, for some moves."""
    page.set_viewport_size(SIZES["desktop"])
    page.goto("/")
    page.get_by_role("article").filter(has_text=title).get_by_role("button", name="Play now against bots").click()
    chance = random.Random(3)
    for done in range(moves + 1):
        page.locator("main header").get_by_text("Your turn", exact=True).wait_for()
        if done == moves:
            return
        listed = page.locator("details", has_text="as a list")
        if listed.get_attribute("open") is None:
            listed.locator("summary").click()
        listed.locator("li").first.wait_for()
        offered = listed.locator("li button span").all_inner_texts()
        building = [move for move in offered if move.split()[0] in ("stand", "customers", "draw", "place")]
        field = page.get_by_role("combobox", name="Or type a move")
        field.fill(chance.choice(building or offered))
        version = page.locator("[data-version]").get_attribute("data-version")
        field.press("Enter")
        page.locator(f"[data-version='{version}']").wait_for(state="detached")


def _look_back(page: Page) -> None:
    """At the middle of a game that is kept for ever."""
    page.goto("/r")
    page.locator("textarea").fill(RECORD.read_text("utf-8").splitlines()[0])
    page.locator("form button.primary").click()
    page.locator("ol [data-step='0']").wait_for()
    page.goto(f"{page.url.removesuffix('/0')}/60")
    page.locator("[role=grid]").wait_for()


def _shoot(page: Page, name: str) -> None:
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        page.evaluate("window.scrollTo(0, 0)")
        page.wait_for_timeout(400)
        page.screenshot(path=FOLDER / f"{name}-{size}.png")


if __name__ == "__main__":
    main()
