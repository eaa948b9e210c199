"""Make the pictures of the README: `.venv/bin/python docs/make_pictures.py`. A test sees that they are current."""

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from feira.bots import get_bot
from feira.cli.terminal.mercado.board import Board
from feira.games import get_game
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
MOVES = 38  # late enough to see everything on the board


def mercado() -> str:
    """A game of Mercado between two greedy bots, as one of them sees it in the terminal."""
    game = get_game("mercado")
    states = game.new(game.options({"players": 2}), seed=11)
    bots = [get_bot("greedy", seat) for seat in range(2)]
    for _ in range(MOVES):
        (seat,) = game.to_act(states, 0)
        game.apply(states, 0, seat, bots[seat](game, game.view(states, 0, seat), seat))
    seat = game.to_act(states, 0)[0]
    board = Board(Catalogue("en", ["mercado", "terminal"]), ["Ana", "Rui"])
    return _svg("mercado", board.draw(game.observation(states, 0, seat)))


def _svg(name: str, lines: list[Text]) -> str:
    """Lines of a terminal as a picture, with the fonts of the reader's machine: nothing is fetched."""
    console = Console(width=80, record=True, file=io.StringIO(), highlight=False, emoji=False, color_system="truecolor")
    for line in lines:
        console.print(line, soft_wrap=True)
    return console.export_svg(title="", theme=THEME, code_format=FRAME, unique_id=name)


PICTURES = {"mercado-terminal.svg": mercado}

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, make in PICTURES.items():
        (FOLDER / name).write_text(make(), "utf-8")
