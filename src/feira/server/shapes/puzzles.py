"""Puzzles: positions with one clearly best move."""

from pydantic import BaseModel, Field

from feira.server.shapes.analyses import ReasonShape, Told
from feira.server.shapes.common import Observation, Sent, example
from feira.server.shapes.tables import LONGEST_WORDS, Choice


class Solver(BaseModel):
    """How well somebody solves puzzles."""

    rating: int = Field(examples=[1240])
    deviation: int = Field(description="How sure that is: half of a 68 % interval.")
    tried: int
    solved: int


class ThemeCount(BaseModel):
    """What puzzles are about: message `theme-<name>` of the game's catalogue."""

    name: str = Field(examples=["blocking"])
    puzzles: int


class PuzzleGame(BaseModel):
    """The puzzles of a game."""

    game: str = Field(examples=["mercado"])
    puzzles: int
    themes: list[ThemeCount]


class DayShape(BaseModel):
    """The puzzle of a day."""

    date: str = Field(description="In UTC.", examples=["2026-01-31"])
    id: str
    game: str
    solved: bool | None = Field(description="How you answered; null if you haven't.")


class PuzzlesShape(BaseModel):
    """Which puzzles there are, and how well you solve them."""

    games: list[PuzzleGame]
    day: DayShape | None = Field(description="Today's puzzle; null if there are none.")
    solver: Solver


class PuzzleShape(BaseModel):
    """A position as its seat knows it. Nothing here shows which move is the best."""

    id: str = Field(examples=["b225b22d40"])
    game: str = Field(examples=["mercado"])
    seat: int = Field(description="The seat that has to find the move.")
    moves: int = Field(description="How many moves came before.")
    rating: int
    of_day: str | None = Field(description="The date, if it is today's puzzle.")
    solved: bool | None = Field(description="How you answered first; null if you haven't.")
    observation: Observation
    text_board: str | None = Field(description="The same as plain text, for games whose `board` is `text`.")
    choices: list[Choice] = Field(description="Its legal moves, with what each would cost and bring.")


class PuzzleAnswer(Sent):
    """Your answer."""

    model_config = example({"move": "stand fish C3"})

    move: str | None = Field(max_length=LONGEST_WORDS, description="null: you give up and see the answer.")


class Solution(BaseModel):
    """The best move, and why it is better than another one."""

    best: Told
    instead: Told = Field(description="The best of all other moves.")
    gap: float = Field(description="By how much it is better.")
    margin: float = Field(description="Half of the 95 % interval of that.")
    why: list[ReasonShape]
    themes: list[str]


class PuzzleVerdict(BaseModel):
    """How good an answer is."""

    solved: bool
    loss: float | None = Field(description="What the move loses against the best one; null if you gave up.")
    counted: bool = Field(description="Whether it was your first answer to this puzzle: only that one is rated.")
    change: int = Field(description="Of your rating.")
    solver: Solver
    solution: Solution | None = Field(description="Once you have solved it, or given up.")
