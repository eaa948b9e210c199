"""Write the types of what the server sends and takes, for the page: `.venv/bin/python web/make_types.py`.

They come from the server's own OpenAPI description; a test sees that they are current.
"""

import json
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from build import WEB, npm, ready

from feira.server.app import create_app
from feira.server.settings import Settings

TYPES = WEB / "src" / "api" / "openapi.ts"


def types() -> str:
    """What the file must contain."""
    with tempfile.TemporaryDirectory() as folder:
        description, made = Path(folder) / "openapi.json", Path(folder) / "openapi.ts"
        told = create_app(Settings(data_dir=Path(folder))).openapi() | {"paths": {}}  # the page needs only the shapes
        description.write_text(json.dumps(told), "utf-8")
        npm(ready(), "exec", "--silent", "--", "openapi-typescript", str(description), "--output", str(made))
        return made.read_text("utf-8")


if __name__ == "__main__":
    TYPES.write_text(types(), "utf-8")
