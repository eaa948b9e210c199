"""The package that people install has the page in it, so that they need no Node.js."""

import runpy
import zipfile
from pathlib import Path

from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "feira" / "server" / "static"


def test_a_wheel_has_the_page_and_all_that_the_games_read(tmp_path):
    assert runpy.run_path(str(ROOT / "web" / "build.py"))["is_current"](), "build the page first: make page"
    (made,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    names = set(zipfile.ZipFile(made).namelist())
    page = {f"feira/server/static/{path.relative_to(STATIC)}" for path in STATIC.rglob("*") if path.is_file()}
    assert "feira/server/static/index.html" in page
    assert page <= names
    games = {"feira/games/marche/marche.json", "feira/games/marche/locale/uk/game.ftl"}
    assert {"feira/py.typed", "feira/locale/uk/page.ftl"} | games <= names
    assert not [name for name in names if name.startswith(("tests", "web", "docs"))]
