"""A game from another package, for which the page was not built: a board of text, a button for each move, the log."""

import re
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, expect

from server import Server, free_port

sys.path.append(str(Path(__file__).parents[1] / "toy_game"))
from installing import environment_with_option


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """In the place of the server of the other tests: one that has the toy game too, to which an option was added."""
    running = Server(free_port(), tmp_path_factory.mktemp("server"), environment_with_option())
    running.start()
    yield running
    running.stop()


def moves(page):
    return page.get_by_role("list", name="Moves").get_by_role("button")


def test_it_is_played_and_replayed(visit):
    page = visit("/")
    card = page.get_by_role("article").filter(has_text="Pomar")
    expect(card.get_by_role("button", name="First time")).to_have_count(0)  # it has no guide
    card.get_by_role("link", name="With people").click()
    expect(page.get_by_role("radio", name="Pomar")).to_be_checked()
    expect(page.get_by_role("group", name="Two crates of each fruit, or four.")).to_be_visible()
    weather = page.get_by_role("group", name="What it is like outside.").get_by_role("radio")
    expect(weather).to_have_count(2)
    expect(weather.first).to_be_checked()
    page.get_by_role("combobox", name="Seat 2", exact=True).select_option("bot")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("main h1")).to_have_text("Pomar")
    board = page.get_by_role("region", name="Board")
    expect(board).to_contain_text(re.compile("^pomar, 2 players: seat . to act"))
    finished = page.get_by_role("region", name="The game is over")
    for _ in range(400):
        if finished.is_visible():
            break
        if moves(page).first.is_visible() and moves(page).first.is_enabled():
            with suppress(Error):  # the bot has acted meanwhile, and the moves are other ones
                moves(page).first.click(timeout=2000)
        page.wait_for_timeout(150)
    expect(finished).to_contain_text(re.compile("win|tie"))
    expect(page.get_by_role("region", name="Log", exact=True)).to_contain_text("a crate of")
    page.get_by_role("link", name="Look at the game").click()
    page.wait_for_url(re.compile("/r/"))
    expect(page.locator("[data-key='0']")).to_be_visible()  # before that no key has a meaning
    expect(page.locator("main h1")).to_have_text("Pomar")
    page.keyboard.press("End")
    expect(page.get_by_role("region", name="Board")).to_contain_text("pomar, 2 players: over")


@pytest.mark.parametrize("width", [390, 1280])
def test_learn_has_its_rules(visit, width):
    page = visit("/learn/pomar", width=width)
    expect(page.locator("main h1")).to_contain_text("Pomar")
    expect(page.locator("main")).to_contain_text("your secret favourite counts twice")
    expect(page.locator("main")).not_to_contain_text("⟦")
