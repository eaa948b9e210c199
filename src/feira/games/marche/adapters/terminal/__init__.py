"""Jour de Marché in the terminal."""

from feira.games.marche.adapters.terminal.face import MarcheFace

__all__ = ["MarcheFace"]
