"""Questions before and after a game: what counts as which answer."""

import io
import sys

import pytest

from feira.cli.terminal.menu import Menu
from feira.cli.terminal.screen import EndOfInput, Terminal
from feira.locale import Catalogue


@pytest.fixture
def menu(monkeypatch):
    """A menu whose questions are answered by typed lines."""

    def asked(*lines, language="en"):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        return Menu(Terminal(), Catalogue(language, ("terminal",)))

    return asked


@pytest.mark.parametrize("typed", ["", "'", "`", "’", "no", "yesterday"])
def test_only_yes_is_yes(menu, typed):
    assert menu(typed).yes("Sure?") is False


@pytest.mark.parametrize(("language", "typed"), [("en", "y"), ("en", "YES"), ("es", "s"), ("es", "si"), ("uk", "так")])
def test_a_begun_yes_is_yes(menu, language, typed):
    assert menu(typed, language=language).yes("Sure?") is True


@pytest.mark.parametrize(("language", "typed"), [("en", "quit"), ("es", "salir"), ("fr", "q")])
def test_any_question_can_be_left(menu, language, typed):
    with pytest.raises(EndOfInput):
        menu(typed, language=language).yes("Sure?")
    with pytest.raises(EndOfInput):
        menu(typed, language=language).number("How many?", 1, 3, 1)


@pytest.mark.parametrize("typed", ["0", "4", "-1", "two", "²", "9" * 5000])
def test_a_number_out_of_reach_is_asked_for_again(menu, typed, capsys):
    assert menu(typed, "3").number("How many?", 1, 3, 1) == 3
    assert "Type a number from 1 to 3" in capsys.readouterr().out
