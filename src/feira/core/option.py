"""The options of a game: each is declared once, and everything that offers, reads or stores options asks here."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from feira.core.errors import OptionsError, check_option_names, shown, whole


@dataclass(frozen=True)
class Option:
    """One thing to choose before a game starts.

    `since` is the edition of the rules that brought the option. A game of an earlier edition was played with `before`,
    and its record does not name the option.
    """

    name: str
    values: tuple[Any, ...]  # that it can have; () is a JSON object, which the game itself checks
    default: Any
    help: str = ""  # a sentence in English for programmers; people read a translated one
    since: int = 1
    before: Any = None
    recorded: bool = True  # False if the set-up of a record already says it

    @property
    def choices(self) -> list[Any]:
        """The values, the default first."""
        return sorted(self.values, key=lambda value: value != self.default)

    def in_records_of(self, edition: int) -> bool:
        """Whether a record by that edition of the rules names the option."""
        return self.recorded and self.since <= edition

    def checked(self, value: Any) -> Any:
        """A value that the option can have, as Python's own; OptionsError if it can't."""
        if not self.values:
            if value is None or isinstance(value, dict):
                return value
            raise OptionsError(f"{self.name} must be a JSON object, not {shown(value)}")
        number = whole(value)
        given = value if number is None else number
        for known in self.values:
            if type(known) is type(given) and known == given:
                return known
        raise OptionsError(f"{self.name} must be {self._allowed()}, not {shown(value)}")

    def _allowed(self) -> str:
        named = [value for value in self.values if value is not None]
        if isinstance(named[0], int) and named == [*range(named[0], named[0] + len(named))]:
            return f"a whole number from {named[0]} to {named[-1]}"
        return f"one of {', '.join(map(str, named))}"


def read_options(title: str, declared: Sequence[Option], values: Any, edition: int) -> dict[str, Any]:
    """The value of every option in a game of that edition; OptionsError says what is wrong with `values`."""
    check_option_names(title, values, [option.name for option in declared])
    return {option.name: _value(title, option, values, edition) for option in declared}


def _value(title: str, option: Option, values: Mapping[str, Any], edition: int) -> Any:
    if option.since <= edition:
        return option.checked(values.get(option.name, option.default))
    if option.name in values:
        raise OptionsError(
            f"{title} has the option {option.name} since edition {option.since} of its rules, not in {edition}"
        )
    return option.before
