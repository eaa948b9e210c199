"""What a message can do with things, lists and names: functions for Fluent, like those of web/src/i18n/phrases.ts.

- `NAME($good)` is the message `name-fish`, `NAME($good, as: "wanted")` its attribute `wanted`, or the message itself if
  it has none. The name of a place such as `left-3` is the message `name-left`, whose `$part` is `3`.
- `LIST($goods)` is a list with "and" before the last, `LIST($goods, joint: "or", as: "wanted")` one with "or" and each
  thing in a form of its own. `{ $goods }` is short for the first. The joints are the messages `list-…` in words.ftl.
- `DE($player)` is French: "de Bruno", "d’Inês". Of a list it is "d’Ana et de Bruno".
- `SOUND($text)` is "i", "o" or "other": how a text begins to a Spanish ear. Before an i, "y" becomes "e"; before an o,
  "o" becomes "u".
"""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType

_FRENCH_VOWEL: Final = re.compile(r"[aeiouhœæ]|y(?![aeiou])")
_SPANISH_I: Final = re.compile(r"h?i(?![aeou])|y(?![aeiou])")
_SPANISH_O: Final = re.compile(r"h?o|8")


class Listing(FluentType):
    """A list as an argument of a message: keys of things that have names, or (`named`) texts that are names."""

    def __init__(self, items: Sequence[str | int], *, named: bool = False, phrases: "Phrases | None" = None) -> None:
        self.items = tuple(items)
        self.named = named
        self._phrases = phrases

    def of(self, phrases: "Phrases") -> "Listing":
        """The same, in a language."""
        return Listing(self.items, named=self.named, phrases=phrases)

    def format(self, locale: Locale) -> str:  # noqa: ARG002  (its phrases know the language)
        if self._phrases is None:
            raise ValueError("a list has no language before it is an argument of a message")
        return self._phrases.listed(self)


def names(texts: Sequence[str]) -> Listing:
    """People, or anything else that is called the same in every language, as a list."""
    return Listing(texts, named=True)


def listed(name: str, items: Sequence[str | int]) -> dict[str, Any]:
    """A list as an argument with a name, and its length."""
    return {name: Listing(items), f"{name}-count": len(items)}


class Phrases:
    """Names and lists by the messages of one bundle."""

    def __init__(self, language: str) -> None:
        functions: dict[str, Any] = {"NAME": self.name, "LIST": self.listed, "DE": self.de, "SOUND": sound}
        # Isolation marks would break the columns of a terminal, and no text here runs from right to left.
        self.bundle: Any = FluentBundle([language], functions=functions, use_isolating=False)

    def ready(self, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments as the bundle takes them."""
        return {name: value.of(self) if isinstance(value, Listing) else value for name, value in arguments.items()}

    def name(self, thing: Any, **options: str) -> str:
        """A thing or a place in one of its forms; what has no message is called the same everywhere."""
        key, (first, _, part) = str(thing), str(thing).partition("-")
        for message, arguments in ((f"name-{key}", {}), (f"name-{first}", {"part": part})):
            if self.bundle.has_message(message):
                found = self.bundle.get_message(message)
                pattern = found.attributes.get(options.get("as", ""), found.value)
                return str(self.bundle.format_pattern(pattern, arguments)[0])
        return key

    def listed(self, listing: Any, joint: str = "and", **options: str) -> str:
        """The items with commas and a joint before the last."""
        return self._joined(self._items(listing, options), joint)

    def de(self, text: Any) -> str:
        """A name, or each of a list, after the French "de"."""
        return self._joined([_de(item) for item in self._items(text, {})], "and")

    def _items(self, listing: Any, options: Mapping[str, str]) -> list[str]:
        if not isinstance(listing, Listing):
            return [str(listing)]
        return [str(item) if listing.named else self.name(item, **options) for item in listing.items]

    def _joined(self, items: Sequence[str], joint: str) -> str:
        """All joined by `list-more` or, if the joint has one, by its own; the last by the joint."""
        more = f"list-{joint}-more" if self.bundle.has_message(f"list-{joint}-more") else "list-more"
        joined = items[0] if items else ""
        for number, item in enumerate(items[1:], start=2):
            joined = self._joint(f"list-{joint}" if number == len(items) else more, joined, item)
        return joined

    def _joint(self, message: str, first: str, last: str) -> str:
        pattern = self.bundle.get_message(message).value
        return str(self.bundle.format_pattern(pattern, {"first": first, "last": last})[0])


def sound(text: Any) -> str:
    """How a text begins to a Spanish ear."""
    plain = _plain(str(text))
    return "i" if _SPANISH_I.match(plain) else "o" if _SPANISH_O.match(plain) else "other"


def _de(name: str) -> str:
    return f"d’{name}" if _FRENCH_VOWEL.match(_plain(name)) else f"de {name}"


def _plain(text: str) -> str:
    """Without case and accents."""
    return "".join(char for char in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(char))
