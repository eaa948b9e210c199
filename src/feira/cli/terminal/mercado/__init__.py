"""Mercado de Lisboa in the terminal."""

from feira.cli.terminal.mercado.face import MercadoFace

__all__ = ["MercadoFace"]
