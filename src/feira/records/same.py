"""When two pieces of JSON say the same. `true` is not 1 here, and neither is 1.0."""

from typing import Any, TypeAlias

Key: TypeAlias = tuple[Any, ...]


def key(value: Any, *, ordered: bool = False) -> Key:
    """A value to compare and to hash by; the entries of a list may come in any order unless `ordered`."""
    if isinstance(value, dict):
        return ("object", *sorted((name, key(entry, ordered=ordered)) for name, entry in value.items()))
    if isinstance(value, list):
        entries = [key(entry, ordered=ordered) for entry in value]
        return ("list", *(entries if ordered else sorted(entries)))
    return (type(value).__name__, value)
