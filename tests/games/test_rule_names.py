"""The numbered rules of docs/rules: each has a test that is named after it, and no other rule is cited."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGES = {page.stem: page.read_text("utf-8") for page in (ROOT / "docs" / "rules").glob("*.md")}
LETTERS = {"mercado": "M", "marche": "J"}
NAMES = {
    game: [
        name
        for path in (Path(__file__).parent / game).glob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.M)
    ]
    for game in PAGES
}


def rules(game: str) -> list[str]:
    """The rules, worked examples, challenges and the section on records of a page."""
    page, letter = PAGES[game], LETTERS[game]
    numbered = re.findall(rf"^- ((?:{letter}\d+\.|E)\d+) ", page, re.M)
    challenges = [f"{letter}7 challenge {number}" for number in re.findall(r"^\| (\d) \|", page, re.M)]
    records = re.findall(r"^## (\d+)\. Record", page, re.M)
    return [*numbered, *challenges, *(letter + section for section in records)]


@pytest.mark.parametrize(("game", "rule"), [(game, rule) for game in PAGES for rule in rules(game)], ids=str)
def test_every_rule_is_named_by_a_test(game, rule):
    start = "test_" + re.sub(r"\W", "_", rule.lower()) + "_"
    assert any(name.startswith(start) for name in NAMES[game]), f"no test is named {start}…"


@pytest.mark.parametrize("game", PAGES)
def test_test_names_are_unique(game):
    assert len(NAMES[game]) == len(set(NAMES[game]))


def test_every_rule_that_is_cited_exists():
    known = {rule for game in PAGES for rule in rules(game)}
    known |= {rule.replace(" challenge ", "#") for rule in known}
    known |= {rule.partition(".")[0] for rule in known}  # a whole section
    sources = [path for folder in ("src", "tests", "docs") for path in (ROOT / folder).rglob("*")]
    for path in sources:
        if path.suffix in (".py", ".ftl", ".md"):
            for rule in re.findall(r"\b([MJ]\d\.\d+|M7#\d+)\b", path.read_text("utf-8")):
                assert rule in known, f"{path.relative_to(ROOT)} cites {rule}"
