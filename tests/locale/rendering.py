"""Every message of every catalogue as text, with values that are hard on a language's grammar.

`.venv/bin/python tests/locale/rendering.py` writes golden/<language>.txt, for a reader to look through. Which arguments
a message has is read out of it: a selector shows what can come (goods, yes and no), a function or a name says the rest.
"""

from collections.abc import Iterator
from importlib.resources import files
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from feira.games import GAMES
from feira.locale import FALLBACK, LANGUAGES, Catalogue, catalogue_source
from feira.locale.phrases import Listing, names

GOLDEN = Path(__file__).parent / "golden"
NUMBERS = (0, 1, 2, 5, 21)
RANKS = (1, 2, 5)
MOST = 40  # combinations of a message whose choices lie inside one another
PLURALS = {"zero", "one", "two", "few", "many", "other"}
GUESTS = {"en": "Guest 10", "fr": "Invité 10", "es": "Invitado 10", "uk": "Гість 10"}

SIDES = ("left", "right", "top", "bottom")

# By argument, or by how its name ends. All else is a number.
PEOPLE = ("player", "turn", "placing", "name", "who", "people", "players", "seats", "tied")
SEVERAL = ("people", "players", "seats", "tied")
SPACES = ("at", "building")
SEVERAL_SPACES = ("area", "paved", "way", "streets")
TEXTS = {
    "there": "…",
    "what": "…",
    "told": "…",
    "problem": "…",
    "path": "/tmp/game.json",
    "command": "feira play",
    "usage": "…",
    "typed": "abc",
    "date": "2026-11-17",
    "login": "ines",
    "host": "localhost",
    "size": "3 MB",
    "game": "Mercado",
    "rank": "…",
    "title": "…",
    "challenge": "…",
    "link": "https://…",
    "option": "…",
    "value": "…",
    "board": "A",
    "tile": "F",
}


class Arguments(Visitor):
    """What a message is given: for each variable the keys that choose by it, and the functions that take it."""

    def __init__(self) -> None:
        self.keys: dict[str, list[str]] = {}
        self.functions: dict[str, set[str]] = {}
        self.messages: set[str] = set()
        self.nested: dict[str, None] = {}  # what chooses around or inside another choice
        self._around: list[str] = []

    def counts(self, variable: str) -> bool:
        """Whether it is how many there are, and not who: beside other numbers of things."""
        return variable == "players" and bool({"boards", "place"} & self.keys.keys())

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  (fluent.syntax names it)
        self.keys.setdefault(node.id.name, [])

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  (fluent.syntax names it)
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802  (fluent.syntax names it)
        for argument in node.arguments.positional:
            self.functions.setdefault(argument.id.name, set()).add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802  (fluent.syntax names it)
        if isinstance(node.selector, ftl.VariableReference):
            keys = [v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants]
            known = self.keys.setdefault(node.selector.id.name, [])
            known += [key for key in keys if key not in known]
            self._around.append(node.selector.id.name)
            if len(set(self._around)) > 1:
                self.nested |= dict.fromkeys(self._around)
            self.generic_visit(node)
            self._around.pop()
        else:
            self.generic_visit(node)


def sections() -> Iterator[tuple[str, list[str]]]:
    """Each file of messages, and the sections with which it makes a catalogue."""
    for path in sorted(files("feira.locale").joinpath(FALLBACK).iterdir(), key=lambda path: path.name):
        yield path.name.removesuffix(".ftl"), []
    for game in GAMES:
        folder = files(f"feira.games.{game}").joinpath("locale", FALLBACK)
        for path in sorted(folder.iterdir(), key=lambda path: path.name):
            yield f"{game}/{path.name.removesuffix('.ftl')}", ["terminal", "campaign", f"{game}/*"]


def messages(language: str, section: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse(catalogue_source(language, section)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


class Rendering:
    """The messages of a section in a language."""

    def __init__(self, language: str, section: str, besides: list[str]) -> None:
        self.language = language
        self.section = section
        self.catalogue = Catalogue(language, besides or [section])
        self._own = messages(language, section)
        self._all = dict(self._own)
        for other in besides:
            self._all |= messages(language, other)
        self._things = self._keys_of("name-")

    def lines(self) -> Iterator[str]:
        """Each message as often as its arguments make a difference."""
        for name in self._own:
            told = dict.fromkeys(self.catalogue.format(name, values) for values in self._cases(name))
            yield from (f"{name} | {line}" for text in told for line in text.splitlines() or [""])

    def _keys_of(self, family: str) -> list[str]:
        return [name.removeprefix(family) for name in self._all if name.startswith(family)]

    def _uses(self, name: str) -> Arguments:
        """The arguments of a message and of those inside it."""
        uses = Arguments()
        uses.visit(self._all[name].value)
        for inner in list(uses.messages):
            below = self._uses(inner)
            for variable, keys in below.keys.items():
                known = uses.keys.setdefault(variable, [])
                known += [key for key in keys if key not in known]
            for variable, functions in below.functions.items():
                uses.functions.setdefault(variable, set()).update(functions)
        return uses

    def _cases(self, name: str) -> Iterator[dict[str, object]]:
        """Sets of values: each value of each argument at least once, for every combination of yes and no.

        Where one choice lies inside another, all their values are combined, unless that would be too many.
        """
        uses = self._uses(name)
        values = {variable: self._values(variable, uses) for variable in uses.keys}
        if self.section == "words" and name.startswith("list-"):
            values = {"first": ["Eva"], "last": ["Ana", "Inês", "Óscar"], "who": ["Ana", "Inês"], "number": [3, 0]}
            values = {variable: values[variable] for variable in uses.keys}
        counted = {variable.removesuffix("-count") for variable in values if variable.endswith("-count")}
        yes = [variable for variable, keys in uses.keys.items() if {"yes", "no"} <= set(keys)]
        combined = self._combined(uses, {variable: some for variable, some in values.items() if variable not in yes})
        for choice in range(2 ** len(yes)):
            fixed = {variable: ("yes", "no")[choice >> n & 1] for n, variable in enumerate(yes)}
            rest = {variable: some for variable, some in values.items() if variable not in fixed}
            for n in range(max(len(combined), *map(len, rest.values()), 1)):
                filled = {variable: some[n % len(some)] for variable, some in rest.items()}
                filled |= combined[n % len(combined)]
                if "winners" in filled:  # as many as are named
                    filled["winners"] = n % 3 + 1
                    filled["player"] = ("Inês", names(["Bruno", "Inês"]), names(["Ana", "Eva", "Bruno"]))[n % 3]
                for variable in counted & filled.keys():
                    listing = filled[variable]
                    filled[f"{variable}-count"] = len(listing.items) if isinstance(listing, Listing) else 1
                if "times" in filled and "restaurants-count" in filled:  # M4.1: 1 + restaurants
                    filled["times"] = filled["restaurants-count"] + 1
                yield fixed | filled

    def _combined(self, uses: Arguments, values: dict[str, list[object]]) -> list[dict[str, object]]:
        """All values together of what chooses inside one another; one empty set if nothing does."""
        names = dict.fromkeys(variable.removesuffix("-count") for variable in uses.nested if variable != "winners")
        chosen = [variable for variable in names if variable in values]
        sets = [dict(zip(chosen, some, strict=True)) for some in product(*(values[variable] for variable in chosen))]
        return sets if len(chosen) > 1 and len(sets) <= MOST else [{}]

    def _values(self, variable: str, uses: Arguments) -> list[object]:
        keys, functions = uses.keys[variable], uses.functions.get(variable, set())
        chosen = [key for key in keys if key not in PLURALS and not key.lstrip("-").isdecimal()]
        if chosen:
            return [*chosen, *(["C3"] if variable == "at" else [])]
        if f"{variable}-count" in uses.keys or "LIST" in functions or variable in ("area", "goods", "drew", "way"):
            return self._lists(variable, uses)
        if "NAME" in functions:
            return self._names(variable)
        if variable == "part":
            return ["3"]
        if variable == "place":
            return list(RANKS)
        if variable == "last" or (variable == "players" and "place" in uses.keys):  # of how many
            return [max(RANKS if variable == "players" else NUMBERS)]
        if variable == "number" and "name" in uses.keys:
            return list(NUMBERS[1:])
        if variable == "name" and "number" in uses.keys:  # of a challenge
            return [TEXTS["challenge"]]
        if (variable in PEOPLE or variable.endswith("player")) and not keys and not uses.counts(variable):
            guest = GUESTS[self.language]
            several = [names(["Bruno", "Inês"]), names(["Ana", "Eva", guest])]
            return several if variable in SEVERAL else ["Ana", "Inês", "Eva", guest, "Bruno"]
        if variable in SPACES:
            return ["C3", "A2", "E1"]
        if variable == "move":
            return ["…"]
        if variable in TEXTS:
            return [TEXTS[variable]]
        return list(NUMBERS)

    def _lists(self, variable: str, uses: Arguments) -> list[object]:
        none = "0" in uses.keys.get(f"{variable}-count", ())
        if variable in SEVERAL_SPACES:
            return [*([Listing(())] if none else []), Listing(("C4",)), Listing(("C4", "A2", "E1"))]
        if variable in PEOPLE:
            return [*([names(())] if none else []), names(("Bruno", "Inês")), names(("Ana", "Eva", "Bruno"))]
        if variable in ("coins", "moves"):
            return [names(("Ana (3)", "Inês (0)"))]
        if variable == "distances":
            return [Listing((10, 1, 2, 3))]
        if variable == "restaurants":
            return [Listing(()), Listing(("pub",)), Listing(("sushi_bar", "pub"))]
        if variable == "drew":
            return [Listing(("flower", "tomato", "fish"))]
        return [Listing(("flower",)), Listing(("flower", "tomato")), Listing(("fish", "grape"))]

    def _names(self, variable: str) -> list[object]:
        sides = [f"{side}-{line}" for side, line in zip(SIDES, "32BE", strict=True)]
        if variable in ("at", "entrance"):
            return sides
        restaurants = [thing for thing in self._things if thing.endswith(("bar", "house", "joint", "pizzeria", "pub"))]
        goods = [
            thing for thing in self._things if f"name-{thing}" in self._all and thing not in (*restaurants, *SIDES)
        ]
        return [*restaurants] if variable == "restaurant" else goods if variable != "thing" else [*goods, *restaurants]


def rendered(language: str) -> str:
    """All texts of a language."""
    parts = []
    for section, besides in sections():
        lines = Rendering(language, section, besides).lines()
        parts.append("\n".join([f"## {section}", "", *lines, ""]))
    return "\n".join(parts)


def main() -> None:
    """Write the files."""
    GOLDEN.mkdir(exist_ok=True)
    for language in LANGUAGES:
        (GOLDEN / f"{language}.txt").write_text(rendered(language), encoding="utf-8")


if __name__ == "__main__":
    main()
