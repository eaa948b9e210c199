"""Mercado de Lisboa in the terminal."""

from feira.games.mercado.adapters.terminal.face import MercadoFace

__all__ = ["MercadoFace"]
