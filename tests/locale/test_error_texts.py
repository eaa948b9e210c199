"""Whatever the server may refuse, the page can tell it in every language."""

import ast
from pathlib import Path

import pytest

from catalogues import read
from feira.locale import LANGUAGES, Catalogue
from feira.server import errors
from feira.table.game_session import UNDO_REASONS
from feira.table.refused import REFUSALS

SERVER = Path(errors.__file__).parent
OF_THE_PAGE = {"no-connection", "http", "page", "other"}  # nobody answers, or not as we do


def refused(tree):
    """The codes of all refusals that a file makes, and of bodies that it writes itself."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "ServerRefused":
            code = node.args[0]
            assert isinstance(code, ast.Constant), "a code is a text, so that it can be found here"
            yield code.value
        if isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Constant) and key.value == "code" and isinstance(value, ast.Constant):
                    yield value.value


def of_server():
    found = {code for path in SERVER.rglob("*.py") for code in refused(ast.parse(path.read_text("utf-8")))}
    return found | set(errors._KINDS.values()) | set(errors._BY_STATUS.values()) | {"refused"}


CODES = of_server() | set(REFUSALS)


def test_the_codes_are_found():
    assert {"no-campaign", "malformed", "internal", "too-large", "stale", "bad-record"} <= CODES
    assert set(errors._STATUS) <= CODES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_text_and_every_text_a_code(language):
    texts = {name.removeprefix("error-") for name in read(language, "page") if name.startswith("error-")}
    assert texts == CODES | OF_THE_PAGE


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_nothing_can_be_taken_back_is_told(language):
    catalogue = Catalogue(language, ("page",))
    told = {catalogue.format("error-undo-strict", {"reason": reason}) for reason in UNDO_REASONS}
    assert len(told) == 3  # another one has acted, something was drawn, and the rest
    assert all(text.endswith(".") and ".." not in text for text in told)
