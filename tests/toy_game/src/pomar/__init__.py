"""Pomar: crates of fruit, a secret favourite, and bids that everybody makes at once."""
