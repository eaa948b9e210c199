"""What the page's own tests are fed with comes from the engine as it is now."""

import runpy
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_fixtures_are_current():
    made = runpy.run_path(str(WEB / "make_fixtures.py"))["files"]()
    for path, text in made.items():
        assert path.read_text("utf-8") == text, f"make it anew with web/make_fixtures.py: {path.name}"
