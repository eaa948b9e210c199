"""Write what the page knows of the server before it asks: `.venv/bin/python web/make_types.py`.

The types of what is sent and taken come from the server's own OpenAPI description, and limits, such as how long texts
may be, from where they are checked; a test sees that all are current.
"""

import json
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from build import WEB, npm, ready

from feira.games.marche.engine.spaces import SIDE
from feira.records import LONGEST_NAME
from feira.server.app import create_app
from feira.server.chat import LONGEST
from feira.server.settings import Settings
from feira.server.shapes import people, reports
from feira.server.tables import MOST_LATELY
from feira.table.deals import LONGEST_CODE

API = WEB / "src" / "api"
MARCHE = WEB / "src" / "games" / "marche"

# The page is the same whichever games are installed: it asks the server for the options of a game.
_ANY_OPTIONS = {"type": "object", "additionalProperties": True}


def files() -> dict[Path, str]:
    """All files, and what they must contain."""
    return {API / "openapi.ts": _types(), API / "limits.ts": _limits(), MARCHE / "limits.ts": _market_side()}


def _types() -> str:
    with tempfile.TemporaryDirectory() as folder:
        description, made = Path(folder) / "openapi.json", Path(folder) / "openapi.ts"
        described = create_app(Settings(data_dir=Path(folder))).openapi() | {"paths": {}}  # the page needs only shapes
        described["components"]["schemas"]["GameOptions"] = _ANY_OPTIONS
        description.write_text(json.dumps(described), "utf-8")
        npm(ready(), "exec", "--silent", "--", "openapi-typescript", str(description), "--output", str(made))
        return made.read_text("utf-8")


def _limits() -> str:
    characters = {
        "LONGEST_NAME": LONGEST_NAME,
        "LONGEST_MESSAGE": LONGEST,
        "SHORTEST_LOGIN": people.SHORTEST_LOGIN,
        "LONGEST_LOGIN": people.LONGEST_LOGIN,
        "SHORTEST_PASSWORD": people.SHORTEST_PASSWORD,
        "LONGEST_PASSWORD": people.LONGEST_PASSWORD,
        "LONGEST_HOOK_URL": people.LONGEST_HOOK_URL,
        "LONGEST_REPORT": reports.LONGEST_REPORT,
        "LONGEST_DEAL": LONGEST_CODE,
    }
    return "\n".join(
        [
            "// Limits of the server; written by web/make_types.py.",
            "// In characters:",
            *_constants(characters),
            "// The moves that one can look back at:",
            *_constants({"MOST_LATELY": MOST_LATELY}),
            "",
        ]
    )


def _market_side() -> str:
    said = "// The spaces along each side of the square into which a market must fit; written by web/make_types.py."
    return "\n".join([said, *_constants({"MARKET_SIDE": SIDE}), ""])


def _constants(values: dict[str, int]) -> list[str]:
    return [f"export const {name} = {value};" for name, value in values.items()]


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, "utf-8")
