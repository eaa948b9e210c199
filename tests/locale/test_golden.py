"""All texts with awkward values are as in golden/<language>.txt, where a reader can look through them."""

import re

import pytest

from feira.locale import LANGUAGES
from rendering import GOLDEN, rendered

REWRITE = "look at the texts that changed; if they are right: .venv/bin/python tests/locale/rendering.py"

# What no text may contain in any language.
NOWHERE = {
    "a brace": re.compile(r"[{}⟦⟧]"),
    "a key": re.compile(r"[a-z]_[a-z]"),
    "two people without “and”": re.compile("Bruno, Inês"),
    "a command": re.compile(
        r"\b(left|right|top|bottom)-[A-E1-5]\b|\b(stand|take|specialty) (fish|flower|tomato|meat|grape)\b"
    ),
}
IN_LANGUAGE = {
    "fr": {"“de” before a vowel": re.compile(r"\bde [AEIOUYHÉÊÎ](?! à )"), "a straight apostrophe": re.compile("'")},
    "uk": {"a straight apostrophe": re.compile("'")},
    "es": {"“y” before an i": re.compile(r"\by H?[IÍ]"), "“o” before an o": re.compile(r"\bo H?[OÓ]")},
}
ABOUT_TYPING = ("usage-", "word-", "letter-")


@pytest.fixture(scope="module", params=LANGUAGES)
def texts(request):
    return request.param, rendered(request.param)


def test_the_texts_are_those_that_somebody_has_looked_at(texts):
    language, text = texts
    assert (GOLDEN / f"{language}.txt").read_text("utf-8") == text, REWRITE


def test_no_text_shows_how_it_was_made(texts):
    language, text = texts
    lines = [line.split(" | ", 1) for line in text.splitlines() if " | " in line]
    for what, wrong in (NOWHERE | IN_LANGUAGE.get(language, {})).items():
        found = [f"{name}: {told}" for name, told in lines if wrong.search(told) and not name.startswith(ABOUT_TYPING)]
        assert not found, what
