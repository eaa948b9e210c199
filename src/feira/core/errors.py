"""Everything a person or a program can do wrong, and how a value is checked and shown."""

import operator
from collections.abc import Collection, Mapping
from typing import Any


class FeiraError(Exception):
    """Anything that a person or a program did wrong; its text says what."""


class OptionsError(FeiraError):
    """Options that the game does not have, or that don't fit together."""


class PiecesError(FeiraError):
    """A file of pieces that can't be played with."""


class ReasonedError(FeiraError):
    """An error that may have a reason, which people read in their language.

    `reason` and `details`, where there are any, are for translations (message `refusal-<reason>`), as with `Illegal`.
    """

    def __init__(self, text: str, reason: str | None = None, details: Mapping[str, Any] | None = None) -> None:
        super().__init__(text)
        self.reason = reason
        self.details = dict(details or {})


class SetupError(ReasonedError):
    """A set-up that can't come about by the rules."""


def check_fields(rule: str, what: str, value: Any, expected: Collection[str]) -> None:
    """SetupError unless a part of a set-up is a JSON object with just these fields."""
    if not isinstance(value, dict):
        raise SetupError(f"{rule}: {what} must be a JSON object")
    for name in expected:
        if name not in value:
            raise SetupError(f"{rule}: {what} lacks {name!r}")
    for name in value:
        if name not in expected:
            raise SetupError(f"{rule}: {what} has an unknown field {shown(name)}")


class MoveError(ReasonedError):
    """A text or JSON value that isn't a move at all.

    `nearest`, if there is one, is the action that comes nearest to what was meant: where not even that is legal, the
    reason for it says more.
    """

    def __init__(
        self,
        text: str,
        reason: str | None = None,
        details: Mapping[str, Any] | None = None,
        nearest: int | None = None,
    ) -> None:
        super().__init__(text, reason, details)
        self.nearest = nearest


class Illegal(FeiraError):  # noqa: N818  (python-chess and others have taught people this kind of name)
    """A move that the rules forbid here: which rule, and why.

    `reason` and `details` are for programs and translations (message `refusal-<reason>`); the text is English.
    """

    def __init__(self, rule: str, reason: str, text: str, details: Mapping[str, Any] | None = None) -> None:
        super().__init__(f"{rule}: {text}")
        self.rule = rule
        self.reason = reason
        self.details = dict(details or {})

    @classmethod
    def because(cls, reasons: Mapping[str, tuple[str, str]], reason: str, details: Mapping[str, Any]) -> "Illegal":
        """The error for one of a game's reasons: a rule and an English text, which may have details in braces."""
        rule, text = reasons[reason]
        read = {name: _listed(value) if isinstance(value, tuple) else value for name, value in details.items()}
        return cls(rule.format(**read), reason, text.format(**read), details)


def _listed(values: tuple[Any, ...]) -> str:
    return ", ".join(map(str, values)) or "nothing"


def shown(value: Any, most: int = 80) -> str:
    """Any value as an error's text shows it: short, and whatever it is never an error of its own."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, a list inside itself
        text = f"something huge ({type(value).__name__})"
    return text if len(text) <= most else text[: most - 1] + "…"


def whole(value: Any) -> int | None:
    """A whole number of any kind, NumPy's included, as Python's own; None if it is none, as True is."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def whole_from(value: Any, least: int, most: int) -> int | None:
    """A whole number of any kind as Python's own, if it is none below `least` or above `most`; else None."""
    number = whole(value)
    return number if number is not None and least <= number <= most else None


def checked_seed(value: Any) -> int:
    """Any whole number; FeiraError if it is none."""
    seed = whole(value)
    if seed is None:
        raise FeiraError(f"a seed is a whole number, not {shown(value)}")
    return seed


def check_option_names(game: str, values: Any, known: Collection[str]) -> None:
    """OptionsError unless these are options, all with names that the game knows."""
    if not isinstance(values, Mapping):
        raise OptionsError(f"options are names and values, not {shown(values)}")
    for name in values:
        if name not in known:
            raise OptionsError(f"{game} has no option {shown(name)}; it has {', '.join(known)}")
