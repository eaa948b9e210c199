"""Write what the page knows of the server before it asks: `.venv/bin/python web/make_types.py`.

The types of what is sent and taken come from the server's own OpenAPI description, and how long texts may be from where
it is checked; a test sees that they are current.
"""

import json
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from build import WEB, npm, ready

from feira.records import LONGEST_NAME
from feira.server.app import create_app
from feira.server.chat import LONGEST
from feira.server.settings import Settings

API = WEB / "src" / "api"


def files() -> dict[Path, str]:
    """All files, and what they must contain."""
    return {API / "openapi.ts": _types(), API / "limits.ts": _limits()}


def _types() -> str:
    with tempfile.TemporaryDirectory() as folder:
        description, made = Path(folder) / "openapi.json", Path(folder) / "openapi.ts"
        told = create_app(Settings(data_dir=Path(folder))).openapi() | {"paths": {}}  # the page needs only the shapes
        description.write_text(json.dumps(told), "utf-8")
        npm(ready(), "exec", "--silent", "--", "openapi-typescript", str(description), "--output", str(made))
        return made.read_text("utf-8")


def _limits() -> str:
    limits = {"LONGEST_NAME": LONGEST_NAME, "LONGEST_MESSAGE": LONGEST}
    lines = [f"export const {name} = {characters};" for name, characters in limits.items()]
    return "\n".join(["// How many characters the server takes; written by web/make_types.py.", *lines, ""])


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, "utf-8")
