"""A game is described by its spec alone: no other code of ours names one.

Allowed are examples: what a docstring shows at a `>>>` prompt, and the examples of the API description, which are
arguments of `examples=` and of `example(…)`.
"""

import ast
import doctest
import io
import re
import tokenize
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

import feira
from feira.games import GAMES

PACKAGE = Path(feira.__file__).parent
FILES = [path for path in sorted(PACKAGE.rglob("*.py")) if PACKAGE / "games" not in path.parent.parents]


def plain(text: str) -> str:
    """Without case and accents."""
    return "".join(char for char in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(char))


TITLES = [plain(name) for spec in GAMES.values() for name in (spec.name, spec.title)]
NAMES = re.compile(rf"(?<![a-z])({'|'.join(map(re.escape, TITLES))})(?![a-z])")


def without_doctests(text: str) -> str:
    examples = [part for part in doctest.DocTestParser().parse(text) if isinstance(part, str)]
    return "\n".join(examples)


def example_strings(tree: ast.AST) -> set[ast.AST]:
    """All that stands in the examples of the API description."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg == "examples":
            found |= set(ast.walk(node.value))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "example":
            found |= set(ast.walk(node))
    return found


def words_of(source: str) -> Iterator[tuple[int, str]]:
    """Every name, string and comment with its line, but for examples."""
    tree = ast.parse(source)
    allowed = example_strings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in allowed:
            yield node.lineno, without_doctests(node.value)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in (tokenize.COMMENT, tokenize.NAME):
            yield token.start[0], token.string


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_code_outside_a_games_folder_names_a_game(path: Path) -> None:
    named = [(line, text) for line, text in words_of(path.read_text("utf-8")) if NAMES.search(plain(text))]
    assert not named


def test_the_search_finds_names() -> None:
    source = 'from feira.games.marche import x  # Mercado\nMERCADO_SIZE = "le Marché"\n'
    assert [line for line, text in words_of(source) if NAMES.search(plain(text))] == [2, 1, 1, 2]
    source = '"""\n>>> new("mercado")\n"""\nx = Field(examples=["mercado"])\n'
    assert not [line for line, text in words_of(source) if NAMES.search(plain(text))]
