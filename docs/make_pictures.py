"""Make the pictures of the README: `.venv/bin/python docs/make_pictures.py`. A test sees that they are current."""

import io
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from feira.bots import bot_seed, get_bot
from feira.games import get_game
from feira.games.marche.adapters.terminal import board as marche_board
from feira.games.mercado.adapters.terminal import board as mercado_board
from feira.locale import Catalogue

FOLDER = Path(__file__).parent / "pictures"
FRAME = """<svg class="rich-terminal" viewBox="-14 -12 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
  font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px; line-height: {line_height}px;
}}
{styles}
</style>
<defs>{lines}</defs>
<rect x="-14" y="-12" width="100%" height="100%" rx="10" fill="#10222f"/>
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g>
</svg>
"""
THEME = TerminalTheme(
    background=(16, 34, 47),
    foreground=(228, 236, 241),
    normal=[
        (16, 34, 47),
        (255, 107, 107),
        (126, 211, 133),
        (250, 204, 100),
        (112, 169, 255),
        (220, 130, 235),
        (110, 205, 220),
        (228, 236, 241),
    ],
)


def mercado() -> str:
    """Mercado, late enough to see everything on the board."""
    return _picture("mercado", {"players": 2}, 11, 38, mercado_board.Board)


def marche() -> str:
    """Jour de Marché, with stalls, tables and paths."""
    return _picture("marche", {"players": 3}, 8, 62, marche_board.Board)


def _picture(name: str, options: dict[str, Any], seed: int, moves: int, board: Any) -> str:
    """A game between greedy bots after so many moves, as one of them sees it in the terminal."""
    game = get_game(name)
    states = game.new(game.options(options), seed)
    names = ("Ana", "Rui", "Zoé")[: options["players"]]
    bots = [get_bot("greedy", bot_seed(seed, seat)) for seat in range(len(names))]
    for _ in range(moves):
        seat = game.to_act(states, 0)[0]
        game.apply(states, 0, seat, bots[seat](game, game.view(states, 0, seat), seat))
    seen = game.observation(states, 0, game.to_act(states, 0)[0])
    return _svg(name, board(Catalogue("en", [f"{name}/*", "terminal"]), names).draw(seen))


def _svg(name: str, lines: list[Text]) -> str:
    """Lines of a terminal as a picture, with the fonts of the reader's machine: nothing is fetched."""
    console = Console(width=80, record=True, file=io.StringIO(), highlight=False, emoji=False, color_system="truecolor")
    for line in lines:
        console.print(line, soft_wrap=True)
    return console.export_svg(title="", theme=THEME, code_format=FRAME, unique_id=name)


PICTURES = {"mercado-terminal.svg": mercado, "marche-terminal.svg": marche}

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, make in PICTURES.items():
        (FOLDER / name).write_text(make(), "utf-8")
