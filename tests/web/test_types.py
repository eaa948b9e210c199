"""The page's types of what the server sends, and the limits of what it takes, are those of the server as it is now."""

import runpy
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_types_and_limits_are_current():
    made = runpy.run_path(str(WEB / "make_types.py"))["files"]()
    for path, text in made.items():
        assert path.read_text("utf-8") == text, f"make it anew with web/make_types.py: {path.name}"
