"""What the server says of itself: made once in each process, because it takes a while."""

from pathlib import Path

from feira.server.app import create_app
from feira.server.settings import Settings

DESCRIPTION = create_app(Settings(data_dir=Path("nowhere"))).openapi()
