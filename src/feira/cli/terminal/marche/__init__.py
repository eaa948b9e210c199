"""Jour de Marché in the terminal."""

from feira.cli.terminal.marche.face import MarcheFace

__all__ = ["MarcheFace"]
