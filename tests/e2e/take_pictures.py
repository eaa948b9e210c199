"""Take the pictures of the page that README and docs show: `make pictures`."""

import re
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from playwright.sync_api import Browser, Page, expect, sync_playwright

from conftest import PATIENCE
from feira.puzzles import Shelf
from playing import STAND, choices, make_table, my_turn, play_now, play_on
from server import Server, find_browser, free_port
from test_replay import GOLDEN

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
SIZES = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
# What the person does before the picture, by the words that moves begin with.
MERCADO = ["stand", "take", "stand", "take", "customers", "restaurant", "stand", "take", "customers", "restaurant"]
MARCHE = [("bid 6", "place", word) for word in ("reserve", "reserve", "draw", "reserve") * 4]


def start(page: Page) -> None:
    page.goto("/")


def mercado(page: Page) -> None:
    """A tile is chosen: where it may go, and for how much."""
    page.goto("/")
    play_now(page)
    _play(page, MERCADO)
    while not STAND.match(choices(page)[0]):  # which are listed first
        _play(page, [("take", "coin")])
    page.locator(".mine button.pick:not([aria-disabled])").first.click()


def marche(page: Page) -> None:
    page.goto("/")
    play_now(page, "Jour de Marché")
    _play(page, MARCHE)
    seen = page.get_by_role("button", name="Continue")  # what an auction has come to
    if seen.is_visible():
        seen.click()


def campaign(page: Page) -> None:
    page.goto("/campaign")


def learn(page: Page) -> None:
    page.goto("/learn/mercado")


def new_table(page: Page) -> None:
    page.goto("/new")


def open_table(page: Page) -> None:
    make_table(page)
    page.locator("input[readonly]").wait_for()


def replay(page: Page) -> None:
    page.goto("/r")
    page.locator("textarea").fill(max((GOLDEN / "players-3.jsonl").read_text("utf-8").splitlines(), key=len))
    page.locator("form button.primary").click()
    page.wait_for_url(re.compile(r"/r/\w{4,}"))
    page.goto(f"{page.url}/30")
    page.locator("ol a[aria-current=step]").wait_for()


def analysis(page: Page) -> None:
    page.goto("/r")
    page.locator("textarea").fill(max((GOLDEN / "players-2.jsonl").read_text("utf-8").splitlines(), key=len))
    page.locator("form button.primary").click()
    page.wait_for_url(re.compile(r"/r/\w{4,}"))
    page.get_by_role("link", name="What decided it?").click()
    page.get_by_role("button", name="Show it").click()
    page.locator("article [role=grid]").wait_for()
    page.get_by_role("progressbar").wait_for(state="detached")


def puzzle(page: Page) -> None:
    page.goto(f"/puzzles/{next(iter(Shelf.shipped()))}")  # that of the day would be another one every time
    page.locator("[role=grid]").first.wait_for()


def _play(page: Page, wanted: Iterable[str | tuple[str, ...]]) -> None:
    """Make these moves or, where there is none of the kind, another one; then wait for one's turn."""
    for word in wanted:
        play_on(page, moves=1, wanted=word)
    expect(my_turn(page)).to_be_visible(timeout=PATIENCE)
    page.wait_for_timeout(1000)  # the page may still show what others have done


VIEWS = (start, mercado, marche, campaign, learn, new_table, open_table, replay, analysis, puzzle)


@contextmanager
def _served() -> Iterator[tuple[Browser, str]]:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(free_port(), Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        try:
            yield browser, server.address
        finally:
            browser.close()
            server.stop()


def main() -> None:
    """Every view at both sizes, each by somebody new."""
    with _served() as (browser, address):
        for view in VIEWS:
            for size, viewport in SIZES.items():
                name = f"{view.__name__.replace('_', '-')}-{size}.png"
                context = browser.new_context(
                    viewport=viewport, locale="en", base_url=address, reduced_motion="reduce", has_touch=size == "phone"
                )
                page = context.new_page()
                view(page)
                page.wait_for_load_state("networkidle")
                page.screenshot(path=PICTURES / name)
                context.close()
                click.echo(name)


if __name__ == "__main__":
    main()
