"""What is wrong with a record, in one line."""

import re

from feira.games.base import FeiraError, Illegal

_LONGEST = 400
_RULE = re.compile(r"([A-Z]\d[\d.#]*): ")


class RecordError(FeiraError):
    """A record that can't be, or can't be read: at which move (counted from 1), against which rule, and what."""

    def __init__(self, text: str, *, move: int | None = None, rule: str | None = None) -> None:
        named = _RULE.match(text)
        if rule is None and named:  # what a game says of a set-up begins with its rule
            rule, text = named[1], text[named.end() :]
        self.text = _one_line(text)
        self.move = move
        self.rule = rule
        where = [] if move is None else [f"move {move}"]
        super().__init__(": ".join([*where, *([] if rule is None else [rule]), self.text]))

    @classmethod
    def at_move(cls, number: int, error: FeiraError) -> "RecordError":
        """What the game or this room found wrong with a move."""
        if isinstance(error, Illegal):
            return cls(str(error).removeprefix(f"{error.rule}: "), move=number, rule=error.rule)
        return cls(str(error), move=number)

    def by_rule(self, rule: str) -> "RecordError":
        """The same, against this rule if none is named yet."""
        return RecordError(self.text, move=self.move, rule=self.rule or rule)


def _one_line(text: str) -> str:
    """A text that may quote anything from a file, made fit for a terminal: printable, and not endless."""
    if len(text) > _LONGEST:
        text = text[: _LONGEST - 1] + "…"
    return "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in text)
