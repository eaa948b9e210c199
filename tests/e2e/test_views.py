"""All main views in each of the four languages, on a phone: no text is missing, nothing is wider than the screen, and
no button or heading is cut or takes three lines."""

import re

import pytest

from playing import play_on
from test_replay import bring_record

WIDTH = 360
TITLES = {"en": "Board games", "fr": "Jouons", "es": "Juegos en", "uk": "Настільні ігри"}
PAGES = (
    "/new",
    "/new?game=marche",
    "/games",
    "/r",
    "/campaign",
    "/puzzles",
    "/nowhere",
)  # learning has tests of its own
# Every button and heading that can be seen and whose text is cut, or takes more than two lines of its block.
MISFITS = """
() => {
  const LABELS = 'button, a.button, summary, h1, h2, h3, h4';
  const blockOf = (node) => {
    let block = node.parentElement;
    while (getComputedStyle(block).display.startsWith('inline') && block.parentElement) block = block.parentElement;
    return block;
  };
  const clips = (element) => {
    const { overflowX } = getComputedStyle(element);
    return ['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1;
  };
  const isCut = (node, label) => {
    for (let one = node.parentElement; ; one = one.parentElement) {
      if (clips(one)) return true;
      if (one === label) return false;
    }
  };
  const misfits = [];
  for (const label of document.querySelectorAll(LABELS)) {
    if (!label.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (label.closest('.visually-hidden')) continue;
    const tops = new Map();
    const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const hidden = node.parentElement.closest('svg, .visually-hidden');
      const folded = getComputedStyle(node.parentElement).webkitLineClamp === '2'; // its button unfolds the rest
      if (!node.data.trim() || hidden || folded) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const block = blockOf(node);
      const lines = tops.get(block) ?? tops.set(block, new Set()).get(block);
      for (const { bottom, width } of range.getClientRects()) if (width > 1) lines.add(Math.round(bottom / 6));
      if (isCut(node, label)) misfits.push(`cut: ${label.innerText}`);
    }
    for (const lines of tops.values()) if (lines.size > 2) misfits.push(`${lines.size} lines: ${label.innerText}`);
  }
  return misfits;
}
"""


def require_fit(page):
    assert "⟦" not in page.content(), page.url
    assert page.evaluate("document.documentElement.scrollWidth") <= WIDTH, page.url
    assert page.evaluate(MISFITS) == [], page.url


def begin(page, button):
    """Begin a game by a button, and wait for its moves."""
    button.click()
    page.wait_for_url(re.compile("/t/"))
    page.locator("details li").first.wait_for(state="attached")
    page.locator("details summary").first.click()
    require_fit(page)


def require_an_undo_takes_one_line(page):
    told = page.locator(".undo > .short")
    told.wait_for()
    lines = "element => element.offsetHeight / parseFloat(getComputedStyle(element).lineHeight)"
    assert round(told.evaluate(lines)) == 1
    require_fit(page)


def end(page):
    """Resign by the menu, which ends a game against bots."""
    page.locator(".more > button").click()
    require_fit(page)
    page.locator(".more .panel > button").last.click()
    require_fit(page)
    page.get_by_role("dialog").locator("button.primary").click()
    page.locator("section.panel a[href='/']").wait_for()
    require_fit(page)


def go_through_the_introduction(page):
    """All cards of a guided game, then what the guide says first."""
    page.wait_for_url(re.compile("/t/"))
    card = page.get_by_role("dialog")
    card.wait_for()
    while card.count():
        require_fit(page)
        card.locator("button.primary").click()
    require_fit(page)


@pytest.mark.parametrize("language", TITLES)
def test_the_pages_and_tables(visit, language):
    page = visit("/", language=language, width=WIDTH, height=740)
    assert TITLES[language] in page.locator("h1").inner_text()
    require_fit(page)
    for path in PAGES:
        page.goto(path)
        page.locator("main h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        require_fit(page)
    for game in (0, 1):
        page.goto("/")
        begin(page, page.locator("article").nth(game).locator("button.primary"))
        play_on(page, moves=1, wanted=("stand", "reserve"))
        require_an_undo_takes_one_line(page)
        end(page)
        page.goto("/")
        page.locator("article").nth(game).locator("button.quiet").click()
        go_through_the_introduction(page)
    page.goto("/campaign")
    begin(page, page.locator("ol > li button").nth(3))
    page.goto("/new")
    page.locator("form button.primary").click()
    page.wait_for_url(re.compile("/t/"))
    page.locator("input[readonly]").wait_for()
    page.wait_for_load_state("networkidle")
    require_fit(page)


@pytest.mark.parametrize("language", TITLES)
def test_looking_back_from_the_end(visit, language):
    page = visit("/r", language=language, width=WIDTH, height=740)
    for kind in ("mercado", "marche"):
        page.goto("/r")
        last = bring_record(page, kind)
        page.goto(f"/r/{page.url.split('/r/')[1].split('/')[0]}/{last}")
        page.locator("ol a[aria-current=step]").wait_for()
        page.locator("[role=grid]").first.wait_for()
        require_fit(page)
