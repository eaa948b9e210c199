"""The bare stack: FastAPI under uvicorn with uvloop sends back what it gets over WebSockets, and does nothing else."""

import sys
from pathlib import Path

from fastapi import FastAPI, WebSocket
from starlette.websockets import WebSocketDisconnect
from uvicorn import Server

from feira.cli.serve import uvicorn_config
from feira.server.settings import Settings

app = FastAPI()
app.state.settings = Settings(Path("unused"))


@app.websocket("/echo")
async def echo(websocket: WebSocket) -> None:
    """Send back what comes."""
    await websocket.accept()
    try:
        while True:
            await websocket.send_text(await websocket.receive_text())
    except WebSocketDisconnect:
        pass


if __name__ == "__main__":
    config = uvicorn_config(app, port=int(sys.argv[1]))
    config.ws = "websockets-sansio"  # what Uvicorn chooses by itself, and not our own
    Server(config).run()
