"""The page's types of what the server sends are those of the server as it is now."""

import runpy
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_types_are_current():
    made = runpy.run_path(str(WEB / "make_types.py"))
    assert made["TYPES"].read_text("utf-8") == made["types"](), "make them anew with web/make_types.py"
