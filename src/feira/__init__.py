"""Feira: one table for two market games."""

__version__ = "0.1.0"
