"""Rules of thumb of Mercado de Lisboa: what seems good at a glance, and what a position is worth."""
