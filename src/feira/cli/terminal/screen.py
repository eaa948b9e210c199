"""The terminal: shows lines and asks for one. A real one has colours and completion, a pipe goes line by line."""

import io
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import Completer

WIDTH: Final = 80
HEIGHT: Final = 24
_LEAST_WIDTH: Final = 10  # no text is squeezed more than that
MARKS: Final = ("●", "▲", "■", "◆", "★")  # a seat is known by its mark as well as by its colour
COLOURS: Final = ("magenta", "green", "bright_blue", "yellow", "red")


class EndOfInput(Exception):  # noqa: N818  (nothing is wrong)
    """Nobody will type any more."""


class Terminal:
    """Where a person sits."""

    def __init__(self) -> None:
        self._input = sys.stdin or io.StringIO()  # there is none if it was closed
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")  # a byte that can't be shown or read is a ?, not the end
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.interactive = self._input.isatty() and self.console.file.isatty()
        self._prompts: PromptSession[str] | None = None

    @property
    def too_small(self) -> bool:
        """Whether a board does not fit; texts fit all the same."""
        return self.interactive and (self.console.size.width < WIDTH or self.console.size.height < HEIGHT)

    @property
    def height(self) -> int:
        """The rows there are."""
        return self.console.size.height if self.interactive else HEIGHT

    @contextmanager
    def full_screen(self) -> Iterator[None]:
        """A screen of our own: no line of the game gets into the scroll-back, where others would find it."""
        if not self.interactive:
            yield
            return
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self.console.set_alt_screen(False)

    def say(self, lines: Sequence[Text | str]) -> None:
        """Print lines for good."""
        for line in lines:
            if isinstance(line, Text):
                line = line.copy()
                line.rstrip()
            self.console.print(line, soft_wrap=True)

    def ask(
        self,
        frame: Sequence[Text | str],
        prompt: str,
        completer: "Completer | None" = None,
        *,
        unseen: bool = False,
    ) -> str:
        """Show a frame, ask below it; EndOfInput if there is no more input. What is typed unseen leaves no trace."""
        if not self.interactive:
            return self._next_line(frame, prompt, unseen=unseen)
        self.wipe()
        with self.console.capture() as captured:
            self.say(frame)
        message = captured.get() + prompt
        return self._unseen_line(message) if unseen else self._typed_line(message, completer)

    def page(self, lines: Sequence[Text | str], prompt: str) -> None:
        """Show lines that are read and left, screen by screen."""
        if not self.interactive:
            self.say(lines)
            return
        lines = [part for line in lines for part in self._parted(line)]
        fitting = max(1, self.height - 2)
        for start in range(0, max(1, len(lines)), fitting):
            self.ask([*lines[start : start + fitting], ""], prompt)

    def _parted(self, line: Text | str) -> list[Text]:
        """A line as the rows that it takes on this screen."""
        text = Text(line) if isinstance(line, str) else line
        return [text] if text.cell_len <= self.console.size.width else wrapped(text)

    def wipe(self, *, scroll_back: bool = False) -> None:
        """Clear the screen, or all that could be found of what was shown and typed on it."""
        if scroll_back:
            self._prompts = None  # it remembers the lines typed before
        if self.interactive:
            self.console.file.write("\x1b[H\x1b[2J" + ("\x1b[3J" if scroll_back else ""))
            self.console.file.flush()

    def _next_line(self, frame: Sequence[Text | str], prompt: str, *, unseen: bool) -> str:
        self.say(frame)
        self.console.file.write(prompt)
        self.console.file.flush()
        line = self._input.readline()
        self.say(["" if unseen else line.rstrip("\n")])  # so that the output reads like a game
        if not line:
            raise EndOfInput
        return line.strip()

    def _typed_line(self, message: str, completer: "Completer | None") -> str:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.formatted_text import ANSI
        from prompt_toolkit.shortcuts import CompleteStyle

        if self._prompts is None:
            # No lines reserved below: completions open above the line, over the frame.
            self._prompts = PromptSession(
                reserve_space_for_menu=0,
                complete_while_typing=False,
                complete_style=CompleteStyle.MULTI_COLUMN,
            )
        prompts = self._prompts
        return _line_of(lambda: prompts.prompt(ANSI(message), completer=completer))

    def _unseen_line(self, message: str) -> str:
        """A line of which nothing is shown, not even its length, and nothing kept."""
        from prompt_toolkit import PromptSession
        from prompt_toolkit.formatted_text import ANSI
        from prompt_toolkit.history import DummyHistory
        from prompt_toolkit.layout.processors import Processor, Transformation, TransformationInput

        class Nothing(Processor):
            def apply_transformation(self, transformation_input: TransformationInput) -> Transformation:  # noqa: ARG002  (its interface)
                return Transformation([], source_to_display=lambda _: 0, display_to_source=lambda _: 0)

        prompts: PromptSession[str] = PromptSession(history=DummyHistory(), reserve_space_for_menu=0)
        return _line_of(lambda: prompts.prompt(ANSI(message), input_processors=[Nothing()]))


def _line_of(ask: Callable[[], str]) -> str:
    try:
        return ask().strip()
    except (EOFError, KeyboardInterrupt):
        raise EndOfInput from None


def known(number: int | None) -> str:
    """A number as a drawing shows it; one that is a secret is a question mark."""
    return "?" if number is None else str(number)


def padded(text: Text, width: int) -> Text:
    """A text cut or filled up to a width."""
    missing = width - text.cell_len
    if missing >= 0:
        return text + Text(" " * missing)
    return Text(set_cell_size(text.plain, width - 1) + "…", style=text.style)


def text_width() -> int:
    """The columns that texts may take: those of a narrow terminal, or 80."""
    narrow = sys.stdout is not None and sys.stdout.isatty()
    return max(_LEAST_WIDTH, min(WIDTH, shutil.get_terminal_size((WIDTH, HEIGHT)).columns)) if narrow else WIDTH


def wrapped(text: Text, width: int | None = None) -> list[Text]:
    """A paragraph as lines."""
    width = width or text_width()
    console = Console(width=width, height=HEIGHT, color_system=None)
    lines = list(text.wrap(console, width)) or [Text()]
    for line in lines:
        line.rstrip()
    return lines


def hanging(start: Text, text: str) -> list[Text]:
    """A paragraph as lines, all but the first set in as far as `start` is wide."""
    indent = start.cell_len
    first, *rest = wrapped(Text(text), max(_LEAST_WIDTH, text_width() - indent))
    return [start + first, *(Text(" " * indent) + line for line in rest)]


def listed(start: Text, items: Sequence[str]) -> list[Text]:
    """Items one after the other, as many to a line as fit whole, all lines but the first set in."""
    width = text_width()
    lines, indent = [start.copy()], min(start.cell_len, width // 2)
    for item in items:
        if lines[-1].cell_len + cell_len(item) > width and lines[-1].cell_len > indent:
            lines.append(Text(" " * indent))
        lines[-1].append(f"{item}   ", style="not bold")
    return lines
