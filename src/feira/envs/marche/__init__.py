"""Jour de Marché's observations and rewards, and many games of it at once: compiled."""
