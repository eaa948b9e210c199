"""The rules of Jour de Marché, compiled: no input or output, no sentences."""
