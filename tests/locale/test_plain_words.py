"""The glossary's banned words appear in no catalogue, page of the docs, help of a command, error or log."""

import ast
import re
from functools import cache
from pathlib import Path

import click
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer

from feira.cli.main import COMMANDS, feira
from feira.games import GAMES, get_game
from feira.locale import LANGUAGES, catalogue_source

ROOT = Path(__file__).parents[2]
OURS = sorted(path.stem for path in (ROOT / "src/feira/locale/en").glob("*.ftl"))
SECTIONS = (*OURS, *(f"{game}/*" for game in GAMES))
# The rules are the contract's own words, and the glossary names what it bans.
PAGES = [
    *(ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "PERMISSIONS.md", "web/README.md")),
    *(page for page in sorted((ROOT / "docs").glob("*.md")) if page.name != "glossary.md"),
]


@cache
def banned(language):
    """The glossary's rows for a language: what is banned, what to write, and where the word is fine."""
    return list(rows(language))


def rows(language):
    text = (ROOT / "docs" / "glossary.md").read_text("utf-8").partition("## Words we don't use")[2]
    for line in text.splitlines():
        cells = [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if len(cells) == 4 and cells[0] == language:
            yield re.compile(cells[1].strip("`"), re.IGNORECASE | re.MULTILINE), cells[2], cells[3].split(", ")


@cache
def misnomers(language, section):
    """What the glossary's terms are not called in a language; a game's own terms count only in its texts."""
    text = (ROOT / "docs" / "glossary.md").read_text("utf-8").partition("## Words we don't use")[0]
    titles = ("Both games", *(get_game(game).spec.title for game in GAMES if section.startswith(f"{game}/")))
    found = []
    for part in text.split("\n## ")[1:]:
        for line in part.splitlines() if part.startswith(titles) else ():
            cells = [cell.strip() for cell in line.split("|")[1:-1]]
            for named in cells[5].split("; ") if len(cells) == 7 else ():
                if named.startswith(f"{language}: "):
                    words = "|".join(map(re.escape, named.partition(": ")[2].split(", ")))
                    pattern = re.compile(rf"(?<![\w-])({words})s?(?![\w-])", re.IGNORECASE)
                    found.append((pattern, cells[1 + list(LANGUAGES).index(language)], cells[6].split(", ")))
    return found


def faults(language, text, rows=None):
    """Each banned word in a text, with what to write instead."""
    for pattern, instead, fine in banned(language) if rows is None else rows:
        for match in pattern.finditer(text):
            around = text[max(0, match.start() - 30) : match.end() + 30]
            if not any(phrase and phrase.lower() in around.lower() for phrase in fine):
                yield f"“{' '.join(around.split())}”: write {instead}"


def said(language, section):
    """What the messages of a section say, without comments and names of messages."""
    entries = FluentParser().parse(catalogue_source(language, section)).body
    for entry in entries:
        if isinstance(entry, ftl.Message):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                message = ftl.Message(ftl.Identifier("m"), pattern)
                yield FluentSerializer().serialize_entry(message).partition("=")[2].strip()


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_use_plain_words(language, section):
    rows = banned(language) + misnomers(language, section)
    assert [fault for text in said(language, section) for fault in faults(language, text, rows)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_use_plain_words(page):
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    assert list(faults("en", re.sub(r"(?<=\S)\n(?=[a-z])", " ", text))) == []


@pytest.mark.parametrize("name", COMMANDS)
def test_help_uses_plain_words(name):
    command = feira.get_command(click.Context(feira), name)
    shown = command.get_help(click.Context(command, info_name=name, terminal_width=1000))
    assert list(faults("en", f"{COMMANDS[name][1]}\n{shown}")) == []


def written(source):
    """The texts in a module, with their lines: errors, refusals, what is logged or asserted; no docstrings."""
    tree = ast.parse(source)
    statements = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    parts = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield node.lineno, "".join(part.value if isinstance(part, ast.Constant) else "{x}" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and not {id(node)} & (statements | parts):
            yield node.lineno, node.value


def test_errors_and_logs_use_plain_words():
    found = [
        f"{path.relative_to(ROOT)}:{line}: {fault}"
        for path in sorted((ROOT / "src/feira").rglob("*.py"))
        for line, text in written(path.read_text("utf-8"))
        if " " in text
        for fault in faults("en", text)
    ]
    assert found == []


def test_errors_are_read_without_docstrings():
    source = 'def a():\n    """This is no text."""\n    raise FeiraError(f"{a} is no {b}", "left")'
    assert list(written(source)) == [(3, "{x} is no {x}"), (3, "left")]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Load the page anew."),
        ("en", "Who comes back sees what happened."),
        ("en", "That bot is no opponent."),
        ("fr", "Un robot joue."),
        ("es", "La charla está silenciada."),
        ("uk", "Оберіть стіл."),
    ],
)
def test_a_banned_word_is_found(language, text):
    assert list(faults(language, text))


@pytest.mark.parametrize(
    ("language", "section", "text", "found"),
    [
        ("en", "lobby", "Open the room.", 1),
        ("es", "table", "Muestra la crónica.", 1),
        ("fr", "marche/*", "Réservez une case.", 1),
        ("fr", "mercado/*", "Choisissez une case.", 0),
        ("es", "marche/*", "En el sentido del reloj.", 0),
    ],
)
def test_a_term_by_another_name_is_found(language, section, text, found):
    assert len(list(faults(language, text, misnomers(language, section)))) == found


def test_a_phrase_in_which_a_word_is_fine_is_left_alone():
    assert not list(faults("en", "Step many games at once."))
