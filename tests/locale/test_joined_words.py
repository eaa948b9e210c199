"""No code joins translated words: grammar is the catalogue's. The page's ESLint looks for the same there."""

import ast
from pathlib import Path

import pytest

import feira

ROOT = Path(feira.__file__).parent
SAYING = {"text", "_text", "catalogue", "_catalogue"}  # what a catalogue is called where it is asked for a message

# By file and function: what is joined there isn't a sentence.
ALLOWED = {
    ("cli/terminal/menu.py", "yes"): "a question and the answer that Enter gives",
    ("games/marche/adapters/terminal/board.py", "_legend"): "signs and what they stand for",
    ("games/mercado/adapters/terminal/board.py", "_legend"): "signs and what they stand for",
    ("games/mercado/adapters/terminal/board.py", "_player"): "a label and the letters of tiles",
}


def says(node):
    """Whether an expression asks a catalogue for a message."""
    if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant | ast.JoinedStr):
        return False
    called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    return called in SAYING


def glues(node):
    """Whether an expression joins what a catalogue says with other words."""
    if isinstance(node, ast.JoinedStr):
        parts = [part for part in node.values if not isinstance(part, ast.Constant) or part.value.strip()]
        return len(parts) > 1 and any(says(part.value) for part in parts if isinstance(part, ast.FormattedValue))
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return says(node.left) or says(node.right)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "join":
        joint = node.func.value
        words = isinstance(joint, ast.Constant) and isinstance(joint.value, str) and joint.value.strip()
        return bool(words) and any(says(part) for argument in node.args for part in ast.walk(argument))
    return False


def joined(source):
    """The functions or classes that join words, and where; a module itself has no name."""

    def look(node, name):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = node.name
        if glues(node):
            yield name, node.lineno
        for child in ast.iter_child_nodes(node):
            yield from look(child, name)

    return look(ast.parse(source), "")


def test_no_code_joins_translated_words():
    found = {}
    for path in sorted(ROOT.rglob("*.py")):
        for function, line in joined(path.read_text("utf-8")):
            found[path.relative_to(ROOT).as_posix(), function] = line
    assert not {place: line for place, line in found.items() if place not in ALLOWED}
    assert ALLOWED.keys() <= found.keys()


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ("f'{self.text(\"a\")} {b}'", True),
        ("f'  {text(\"a\"):<28}'", False),
        ('text("a") + b', True),
        ('", ".join(text(f"name-{one}") for one in all)', True),
        ('" ".join(self.sentences.event(event) for event in events)', False),
        ('text("a", b=c)', False),
        ('f"{a}: {b}"', False),
    ],
)
@pytest.mark.parametrize("around", ["def told():\n    return {}", "async def told():\n    return {}", "told = {}"])
def test_joined_words_are_found(around, code, wrong):
    assert bool(list(joined(around.replace("{}", code)))) == wrong
