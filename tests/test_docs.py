"""The examples in the documentation are run."""

import doctest
import runpy
from pathlib import Path

import pytest

PAGES = ["README.md", "docs/adding_a_game.md"]
ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("page", PAGES)
def test_examples_of_the_page_are_true(page):
    found = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert found.attempted > 0
    assert found.failed == 0


def test_pictures_are_current():
    pictures = runpy.run_path(str(ROOT / "docs" / "make_pictures.py"))
    for name, make in pictures["PICTURES"].items():
        assert (pictures["FOLDER"] / name).read_text("utf-8") == make(), f"make it anew: {name}"
