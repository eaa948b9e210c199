"""How quick the page is on this machine: `.venv/bin/python benchmarks/page.py`.

Needs Chromium (or FEIRA_BROWSER=PATH) and a page that is built (`make page`). Run it on a quiet machine.
"""

import random
import sys
import tempfile
from pathlib import Path
from statistics import median

import click
from playwright.sync_api import Browser, Page, Response, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "e2e"))
from playing import choices, my_turn, play_now, type_move
from server import Server, find_browser, free_port

LOADS, MOVES = 7, 12
FLYING = 2500  # ms that pieces are in the air after a move and the bots' answers to it
READY = """
const look = () => {
  if (document.querySelector('article button.primary:enabled')) window.ready_ = performance.now();
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
# The time between two frames, as long as pieces fly over the table.
FRAMES = """
window.frames_ = [];
let before;
const look = (now) => {
  const flies = document.querySelector('.flight');
  if (flies && before) window.frames_.push(now - before);
  before = flies ? now : undefined;
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def main() -> None:
    """Start a server with nothing in it, and measure."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(free_port(), Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        try:
            _loads(browser, server.address)
            for game in ("Mercado de Lisboa", "Jour de Marché"):
                _flights(browser, server.address, game)
        finally:
            browser.close()
            server.stop()


def _loads(browser: Browser, address: str) -> None:
    times, sizes = [], []
    for _ in range(LOADS):
        page = browser.new_context(base_url=address).new_page()
        scripts: list[Response] = []
        page.on("response", lambda answer, kept=scripts: kept.append(answer) if answer.url.endswith(".js") else None)
        page.add_init_script(READY)
        page.goto("/", wait_until="networkidle")
        times.append(page.evaluate("window.ready_"))
        sizes.append(sum(answer.request.sizes()["responseBodySize"] for answer in scripts))
        page.context.close()
    click.echo(f"first load: {max(sizes) / 1000:.0f} kB of script on the wire")
    first, later = times[0], times[1:]
    click.echo(
        f"navigation to the first button enabled: {first:.0f} ms with browser and server just started, "
        f"then {median(later):.0f} ms in the median, {max(later):.0f} ms at most"
    )


def _flights(browser: Browser, address: str, game: str) -> None:
    page = browser.new_context(base_url=address, viewport={"width": 1280, "height": 900}).new_page()
    page.goto("/")
    play_now(page, game)
    page.evaluate(FRAMES)
    chance = random.Random(1)
    for _ in range(MOVES):
        my_turn(page).wait_for()
        _move(page, chance.choice(choices(page)))
    frames = sorted(page.evaluate("window.frames_"))
    late = sum(frame > 25 for frame in frames) / len(frames)
    click.echo(
        f"{game}: {len(frames)} frames while pieces fly: {1000 / median(frames):.0f} a second in the median, "
        f"{frames[int(0.95 * len(frames))]:.1f} ms for 95 %, {late:.1%} late"
    )
    page.context.close()


def _move(page: Page, move: str) -> None:
    version = page.locator("[data-version]").get_attribute("data-version")
    type_move(page, move)
    page.wait_for_timeout(FLYING)  # to ask the page meanwhile would hold up its frames
    page.locator(f"[data-version='{version}']").wait_for(state="detached")
    page.locator(".flight").first.wait_for(state="detached")


if __name__ == "__main__":
    main()
