"""Puzzles: today's one from the start page, a wrong answer, the right one with its reasons, the next of a theme."""

import re

import pytest
from playwright.sync_api import expect

from feira.puzzles import Shelf
from test_axe import complaints

SHELF = Shelf.shipped()
WORDS = {
    "en": ("Puzzle of the day", "Show the answer", "The best move:"),
    "fr": ("Problème du jour", "Voir la réponse", "Le meilleur coup :"),
    "es": ("Problema del día", "Ver la respuesta", "La mejor jugada:"),
    "uk": ("Задача дня", "Показати відповідь", "Найкращий хід:"),
}


def asked(page, open_page, wanted="(next|day)"):
    """The puzzle that the page shows after doing something."""
    with page.expect_response(re.compile(rf"/api/puzzles/{wanted}")) as answer:
        open_page()
    puzzle = SHELF[answer.value.json()["id"]]
    page.locator(f"[data-version='{puzzle.id}'] [role=grid]").wait_for()
    return puzzle


def type_move(page, move):
    field = page.get_by_role("combobox", name="Type a move")
    field.fill(move)
    field.press("Enter")


def test_a_wrong_answer_then_the_right_one_and_the_next_puzzle(visit):
    page = visit("/campaign")
    puzzle = asked(page, lambda: page.goto("/puzzles"))
    lesson = page.locator("section.lesson")
    expect(lesson).to_contain_text("Find the best move.")
    type_move(page, max(puzzle.losses, key=puzzle.losses.__getitem__))
    expect(lesson.get_by_role("status")).to_contain_text(re.compile(r"That costs \d+ points?\. Try another move\."))
    expect(lesson.get_by_role("listitem")).to_have_count(0)
    type_move(page, puzzle.best[0])
    expect(lesson.get_by_text("That's the best move. Only the first try is rated.")).to_be_visible()
    expect(lesson.get_by_role("listitem").first).to_contain_text("better than the next best")
    expect(page.get_by_role("combobox", name="Type a move")).to_have_count(0)
    following = asked(page, lambda: lesson.get_by_role("button", name="Next puzzle").click())
    assert following.id != puzzle.id
    page.get_by_role("combobox", name="Game").select_option("marche")
    themes = page.get_by_role("combobox", name="Theme")
    paving = asked(page, lambda: themes.select_option("paving"), "next.*theme=paving")
    assert "paving" in paving.themes
    page.wait_for_url(re.compile(r"/puzzles\?game=marche&theme=paving$"))
    type_move(page, paving.best[0])
    expect(lesson.get_by_text("That's it: the best move!")).to_be_visible()
    expect(lesson.get_by_text(re.compile(r"^Your rating: about \d+ \(\+\d+\)$"))).to_be_visible()
    expect(page.get_by_text("You solved 1 of 2 on the first try.")).to_be_visible()
    assert complaints(page) == []


@pytest.mark.parametrize("language", WORDS)
def test_the_puzzle_of_the_day_on_a_phone_in_every_language(visit, language):
    title, show, best = WORDS[language]
    page = visit("/", language=language, width=390, height=844, has_touch=True)
    today = asked(page, lambda: page.get_by_role("link", name=title).click())
    expect(page.locator("main h1")).to_have_text(title)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    lesson = page.locator("section.lesson")
    lesson.get_by_role("button", name=show).click()
    expect(lesson.get_by_role("status").filter(has_text=best)).to_be_visible()
    expect(lesson.get_by_role("listitem").nth(len(today.why(today.next_best)))).to_be_attached()
    assert "⟦" not in page.content()
    if language == "uk":
        assert complaints(page) == []
        page.goto("/")
        expect(page.get_by_text("відповідь дано сьогодні")).to_be_visible()
