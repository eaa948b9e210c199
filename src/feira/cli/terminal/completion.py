"""Completion by the Tab key: commands, and the moves that are legal now."""

from collections.abc import Iterable, Iterator, Sequence

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from feira.cli.terminal.words import fold


class MoveCompleter(Completer):
    """Offers the next word."""

    def __init__(
        self, moves: Sequence[tuple[str, str]], commands: Iterable[str], before_moves: Iterable[str] = ()
    ) -> None:
        """`moves` with what each costs and brings; `before_moves` are commands that a move may follow."""
        self._moves = [(move.split(), note) for move, note in moves]
        self._commands = list(commands)
        self._before_moves = {fold(word) for word in before_moves}

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:  # noqa: ARG002  (its interface)
        *before, begun = document.text_before_cursor.lstrip().split(" ")
        before = [fold(word) for word in before if word]
        if before and before[0] in self._before_moves:
            yield from self._next_words(before[1:], begun)
            return
        yield from self._next_words(before, begun)
        if not before:
            yield from (self._word(word, begun, "") for word in self._commands if fold(word).startswith(fold(begun)))

    def _next_words(self, before: list[str], begun: str) -> Iterator[Completion]:
        place = len(before)
        offered = set()
        for words, note in self._moves:
            if len(words) <= place or [fold(word) for word in words[:place]] != before:
                continue
            word = words[place]
            last = place == len(words) - 1
            if fold(word).startswith(fold(begun)) and word not in offered:
                offered.add(word)
                yield self._word(word if last else f"{word} ", begun, note if last else "")

    def _word(self, word: str, begun: str, note: str) -> Completion:
        return Completion(word, start_position=-len(begun), display_meta=note)
