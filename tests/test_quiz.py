"""docs/quiz.md: questions on every rule, with the paragraph of Learn that answers each."""

import re
from pathlib import Path

import pytest

from feira.locale import LANGUAGES, catalogue_source

DOCS = Path(__file__).parent.parent / "docs"
QUIZ = (DOCS / "quiz.md").read_text("utf-8")
ROWS = re.findall(
    r"^\| ([MJE][^|]*) \| ([^|]+) \| ([^|]+) \| \[([\w-]+)\]\(http://127\.0\.0\.1:8000/learn/(\w+)#([\w-]+)\) \|$",
    QUIZ,
    re.M,
)
GAMES = ("mercado", "marche")
WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
NUMBERS = {word: str(number) for number, word in enumerate(WORDS)} | {"once": "1"}


def rules(game):
    """The numbers of a page of rules: rules, worked examples, challenges, the section on records."""
    page = (DOCS / "rules" / f"{game}.md").read_text("utf-8")
    letter = "M" if game == "mercado" else "J"
    challenges = re.findall(r"^\| (\d) \|", page, re.M)
    return {
        *re.findall(r"^- ([MJE]\d+(?:\.\d+)?) ", page, re.M),
        *(f"{letter}7 challenge {number}" for number in challenges),
        *(letter + section for section in re.findall(r"^## (\d+)\. Record", page, re.M)),
    }


def left_out(game):
    """What the page says is not for Learn."""
    section = QUIZ.split("\n## ")[1 + GAMES.index(game)]
    reasons = re.search(r"^Not for Learn: (.+)", section, re.M | re.S)[1]
    first, last = (re.findall(r"challenge (\d)", reasons) or ["1", "0"])[:2]
    challenges = {f"M7 challenge {number}" for number in range(int(first), int(last) + 1)}
    return set(re.findall(r"\b([MJE]\d(?:\.\d+)?)\b(?! challenge)", reasons)) | challenges


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_asked_for_or_left_out_for_a_reason(game):
    asked = {rule for row in ROWS if row[4] == game for rule in row[0].split(", ")}
    assert not asked & left_out(game)
    assert asked | left_out(game) == rules(game)


def test_every_row_of_the_page_is_read():
    assert len(ROWS) == len(re.findall(r"^\| [MJE]\d", QUIZ, re.M)) > 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_its_paragraph(language):
    for *_, name, game, anchor in ROWS:
        assert name == anchor
        assert re.search(rf"^learn-{anchor} = \S", catalogue_source(language, f"{game}/learn"), re.M), anchor


def numbers(text):
    words = re.findall(r"\d+|[a-z]+", text.lower())
    return {NUMBERS.get(word, word) for word in words if word.isdigit() or word in NUMBERS}


@pytest.mark.parametrize(("question", "answer", "game", "anchor"), [(*row[1:3], *row[4:]) for row in ROWS], ids=str)
def test_the_numbers_of_an_answer_are_in_its_paragraph(question, answer, game, anchor):
    """Or in the question, or worked out from the two."""
    told = re.search(rf"^learn-{anchor} = (.+)", catalogue_source("en", f"{game}/learn"), re.M)[1]
    worked_out = set(re.findall(r"= (\d+)", answer))
    assert numbers(answer) <= numbers(told) | numbers(question) | worked_out
