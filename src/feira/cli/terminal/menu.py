"""Questions before a game: whatever the command line has not said."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from rich.text import Text

from feira.cli.terminal.keeping import saves_folder
from feira.cli.terminal.screen import EndOfInput, Terminal, wrapped
from feira.cli.terminal.words import Vocabulary, fold
from feira.locale import LANGUAGES, Catalogue
from feira.table import SaveError
from feira.table.files import read_json

T = TypeVar("T")

_MOST_DIGITS = 9  # more than any answer has, and few enough for any computer


class Menu:
    """Asks one thing after another."""

    def __init__(self, terminal: Terminal, text: Catalogue) -> None:
        self.terminal = terminal
        self.text = text
        self._quit = Vocabulary({"quit": (text("command-quit"), "quit")})

    def choose(self, title: str, choices: Sequence[tuple[T, str]], default: int = 0) -> T:
        """One of some things, by its number; Enter takes the default."""
        lines = [f"  {number}  {label}" for number, (_, label) in enumerate(choices, 1)]
        number = self.number(title, 1, len(choices), default + 1, lines)
        return choices[number - 1][0]

    def number(self, title: str, least: int, most: int, default: int, lines: Sequence[str] = ()) -> int:
        """A whole number; Enter takes the default."""

        def read(typed: str) -> int | None:
            if not typed:
                return default
            is_number = typed.isascii() and typed.isdecimal() and len(typed) <= _MOST_DIGITS
            return int(typed) if is_number and least <= int(typed) <= most else None

        problem = self.text("menu-number", least=least, most=most)
        return self._ask([Text(title, style="bold"), *lines], f"[{default}] › ", read, problem)

    def yes(self, question: str, lines: Sequence[Text | str] = ()) -> bool:
        """A question that Enter answers with no."""
        positive = fold(self.text("answer-yes"))

        def read(typed: str) -> bool:
            word = fold(typed)
            return bool(word) and positive.startswith(word)

        return self._ask(list(lines), f"{question} [{self.text('answer-no')}] › ", read, "")

    def _ask(self, lines: Sequence[Text | str], prompt: str, read: Callable[[str], T | None], problem: str) -> T:
        fitting = [part for line in lines for part in wrapped(Text(line) if isinstance(line, str) else line)]
        shown: list[Text | str] = ["", *fitting, ""]
        while True:
            typed = self.terminal.ask(shown, prompt)
            answer = read(typed)
            if not answer and self._quit.find(typed):  # a begun yes is none: s is sí, not salir
                raise EndOfInput
            if answer is not None:
                return answer
            shown = ["", *fitting, *wrapped(Text(problem, style="bold")), ""]


def choose_language(terminal: Terminal) -> str:
    """Asked in all languages at once, since none is known yet."""
    lines = [f"  {number}  {name}" for number, name in enumerate(LANGUAGES.values(), 1)]
    codes = list(LANGUAGES)
    while True:
        typed = terminal.ask(["", *lines, ""], "[1] › ")
        if not typed:
            return codes[0]
        if typed in LANGUAGES:
            return typed
        if typed in [str(number) for number in range(1, len(codes) + 1)]:
            return codes[int(typed) - 1]


def unfinished_saves(game: str, most: int = 9) -> list[Path]:
    """Tables of a game that were left before their end, the latest first."""
    paths = sorted(saves_folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    return [path for path in paths[:50] if _is_unfinished(game, path)][:most]


def _is_unfinished(game: str, path: Path) -> bool:
    try:
        value = read_json(path)
    except SaveError:
        return False
    if not isinstance(value, dict) or value.get("game") != game:
        return False
    return value.get("over") is False and bool(value.get("moves"))
