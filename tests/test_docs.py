"""The examples in the documentation are run."""

import ast
import doctest
import re
import runpy
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest

import feira
from feira.envs.tensors import get_tensors
from feira.games import get_game
from feira.table import REFUSALS
from feira.table.commands import Command
from feira.table.entry import KINDS

SOURCES = Path(feira.__file__).parent
WITH_EXAMPLES = sorted(
    ".".join(("feira", *path.relative_to(SOURCES).with_suffix("").parts)).removesuffix(".__init__")
    for path in SOURCES.rglob("*.py")
    if ">>> " in path.read_text("utf-8")
)
PAGES = ["README.md", "docs/adding_a_game.md", "docs/environments.md", "docs/library.md", "docs/tables.md"]
ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("page", PAGES)
def test_examples_of_the_page_are_true(page):
    if page == "docs/environments.md":
        pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: it has no wheel for this Python or system")
    found = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_examples_in_docstrings_are_true(name):
    if name == "feira.envs.openspiel":
        pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: it has no wheel for this Python or system")
    found = doctest.testmod(import_module(name), optionflags=doctest.ELLIPSIS)
    assert found.attempted > 0
    assert found.failed == 0


def test_the_page_on_tables_leaves_nothing_out():
    """Every command, kind of entry and refusal is there, and no other refusal."""
    page = (ROOT / "docs" / "tables.md").read_text("utf-8")
    told, refusals = page.split("## Refusals")
    for command in get_args(Command):
        assert f"`{command.__name__}`" in told
    for kind in KINDS:
        assert f"`{kind}`" in told.partition("## Entries")[2]
    assert re.findall(r"^\| `([a-z-]+)`", refusals, re.MULTILINE) == list(REFUSALS)


def test_pictures_are_current():
    pictures = runpy.run_path(str(ROOT / "docs" / "make_pictures.py"))
    for name, make in pictures["PICTURES"].items():
        assert (pictures["FOLDER"] / name).read_text("utf-8") == make(), f"make it anew: {name}"


def test_every_picture_that_a_page_shows_is_there_and_every_one_is_shown():
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    shown = {
        (page.parent / name).resolve()
        for page in pages
        for name in re.findall(r"!\[[^\]]+\]\(([^)]+)\)", page.read_text("utf-8"))
    }
    assert shown == set((ROOT / "docs" / "pictures").iterdir())


DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / ".github").rglob("*.md"), *(ROOT / "docs").rglob("*.md")])


def anchor(heading):
    """How a link names a heading."""
    return re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-")


@pytest.mark.parametrize("page", DOCUMENTS, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page):
    text = page.read_text("utf-8")
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if "://" in target:
            continue
        path, _, heading = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.exists(), target
        if heading:
            headings = re.findall(r"^#+ (.+)$", there.read_text("utf-8"), re.M)
            assert heading in map(anchor, headings), target


def test_the_index_names_every_page():
    index = (ROOT / "docs" / "README.md").read_text("utf-8")
    for page in (ROOT / "docs").rglob("*.md"):
        if page.name != "README.md":
            assert f"({page.relative_to(ROOT / 'docs').as_posix()})" in index


def names_in(path):
    """What a Python file defines: functions, classes, methods (as Class.method) and names of the module."""
    found = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            inside = (ast.FunctionDef, ast.AsyncFunctionDef)
            found |= {f"{node.name}.{inner.name}" for inner in node.body if isinstance(inner, inside)}
        elif isinstance(node, ast.AnnAssign | ast.Assign):
            targets = [node.target] if isinstance(node, ast.AnnAssign) else node.targets
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


def test_every_function_that_the_architecture_names_exists():
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    named = re.findall(r"`([\w./<>-]+\.(?:py|ts)):([\w.]+)`", page)
    assert len(named) > 20
    games = [folder.parent.name for folder in (SOURCES / "games").glob("*/engine")]
    assert games
    for path, name in named:
        if path.endswith(".ts"):
            assert re.search(rf"\b{name}\(", (ROOT / path).read_text("utf-8")), (path, name)
            continue
        for game in games if "<name>" in path else [""]:
            assert name in names_in(SOURCES / path.replace("<name>", game)), (path, name)
    walks = re.findall(r"^## (.+)$", page, re.MULTILINE)
    assert walks == ["A move", "A bot's turn", "A record", "A step of many games"]


def test_the_page_on_environments_has_the_tables_that_programs_get():
    page = (ROOT / "docs" / "environments.md").read_text("utf-8")
    for name in ("mercado", "marche"):
        tensors = get_tensors(get_game(name))
        for parts in (tensors.planes, tensors.scalars):
            start = 0
            for part in parts:
                assert f"| {start} | {part.size} | {part.name} | {part.least} … {part.most} |" in page
                start += part.size
