"""Jour de Marché."""
