"""Mercado de Lisboa."""
