"""What moves is moved by the compositor alone, so that it stays smooth; and nothing moves for who wants calm."""

import pytest
from playwright.sync_api import expect

from playing import MOTION, begin_game, choices, my_turn, type_move

GAMES = {"mercado": "Open", "marche": "Reserve"}
SMOOTH = {"transform", "opacity"}
# Every property that is animated on the board, from now on; what lasts less than a tenth of a second is no motion.
WATCH = """
window.moved = new Set();
const look = () => {
  for (const { effect } of document.getAnimations()) {
    if (!effect.target?.closest('.hall, .marche') || effect.getTiming().duration < 150) continue;
    for (const frame of effect.getKeyframes()) {
      for (const name of Object.keys(frame)) window.moved.add(name);
    }
  }
  if (document.querySelector('.flight')) document.documentElement.dataset.flew = 'yes';
  requestAnimationFrame(look);
};
look();
"""
NO_PROPERTIES = {"offset", "computedOffset", "easing", "composite"}


def play_one(visit, game, word, **settings):
    page = visit(**settings)
    begin_game(page, game)
    expect(my_turn(page)).to_be_visible()
    page.evaluate(WATCH)
    type_move(page, next(move for move in choices(page) if move.startswith(word)))
    expect(page.get_by_role("region", name="Log", exact=True)).to_contain_text("You")
    return page


@pytest.mark.parametrize(("game", "word"), GAMES.items())
def test_only_transforms_and_opacity_are_animated(visit, game, word):
    page = play_one(visit, game, word, **MOTION)
    expect(page.locator("html")).to_have_attribute("data-flew", "yes")
    expect(page.locator(".flight")).to_have_count(0)
    assert set(page.evaluate("[...window.moved]")) - NO_PROPERTIES <= SMOOTH


def test_nothing_flies_for_who_wants_calm(visit):
    page = play_one(visit, *next(iter(GAMES.items())), reduced_motion="reduce")
    page.wait_for_timeout(500)
    expect(page.locator("html")).not_to_have_attribute("data-flew", "yes")
