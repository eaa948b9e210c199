"""A small learned network that judges positions from what a seat can know."""
