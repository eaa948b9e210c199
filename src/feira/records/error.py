"""What is wrong with a record, in one line."""

import re
from collections.abc import Mapping
from typing import Any

from feira.core.game import FeiraError, Illegal, SetupError

_LONGEST = 400
_RULE = re.compile(r"([A-Z]\d[\d.#]*): ")


class RecordError(FeiraError):
    """A record that can't be, or can't be read: at which move (counted from 1), against which rule, and what.

    Where the game itself says no, `reason` and `details` are its own, for translations.
    """

    def __init__(
        self,
        text: str,
        *,
        move: int | None = None,
        rule: str | None = None,
        reason: str | None = None,
        details: Mapping[str, Any] | None = None,
    ) -> None:
        named = _RULE.match(text)
        if rule is None and named:  # what a game says of a set-up begins with its rule
            rule, text = named[1], text[named.end() :]
        self.text = _one_line(text)
        self.move = move
        self.rule = rule
        self.reason = reason
        self.details = dict(details or {})
        where = [] if move is None else [f"move {move}"]
        super().__init__(": ".join([*where, *([] if rule is None else [rule]), self.text]))

    @classmethod
    def of(cls, error: FeiraError, move: int | None = None) -> "RecordError":
        """What the game or the check found wrong, with a move or before the first."""
        if isinstance(error, Illegal | SetupError):
            return cls(str(error), move=move, reason=error.reason, details=error.details)
        return cls(str(error), move=move)

    def by_rule(self, rule: str) -> "RecordError":
        """The same, against this rule if none is named yet."""
        return RecordError(self.text, move=self.move, rule=self.rule or rule, reason=self.reason, details=self.details)


def _one_line(text: str) -> str:
    """A text that may quote anything from a file, made fit for a terminal: printable, and not endless."""
    if len(text) > _LONGEST:
        text = text[: _LONGEST - 1] + "…"
    return "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in text)
