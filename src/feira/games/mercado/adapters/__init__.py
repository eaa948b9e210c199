"""Mercado de Lisboa for environments, plain text and the terminal. Each is loaded only when it is needed."""
