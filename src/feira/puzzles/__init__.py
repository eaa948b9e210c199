"""Positions with one clearly best move: mined from finished games, and checked whenever they are read."""

from feira.puzzles.mining import puzzles_of
from feira.puzzles.puzzle import FORMAT, Puzzle, PuzzleError, read_puzzle
from feira.puzzles.shelf import Shelf, read_puzzles

__all__ = ["FORMAT", "Puzzle", "PuzzleError", "Shelf", "puzzles_of", "read_puzzle", "read_puzzles"]
