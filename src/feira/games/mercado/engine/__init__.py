"""The rules of Mercado de Lisboa, compiled: no input or output, no sentences."""
