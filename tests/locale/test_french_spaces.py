"""French sets a space before some signs, and no line may break there: it is never an ordinary space."""

import re
from importlib.resources import files

import pytest

from feira.games import GAMES
from feira.locale import catalogue_source

OURS = sorted(path.name.removesuffix(".ftl") for path in files("feira.locale").joinpath("fr").iterdir())
SECTIONS = (*OURS, *(f"{game}/*" for game in GAMES))
BREAKABLE = re.compile(r"""\ [;:?!»] | «\  | "\ "\ ?}[;:?!»]""", re.VERBOSE)


@pytest.mark.parametrize("section", SECTIONS)
def test_no_line_can_break_before_a_sign(section):
    lines = [line for line in catalogue_source("fr", section).splitlines() if not line.startswith("#")]
    assert not [line for line in lines if BREAKABLE.search(line)]


@pytest.mark.parametrize(
    "text", ["Où ?", "« Où", "Où »", 'Ana gagne{ $broken ->\n   *[no] {" "}!\n}', '[yes] { " : si" }']
)
def test_an_ordinary_space_is_found(text):
    assert BREAKABLE.search(text)
