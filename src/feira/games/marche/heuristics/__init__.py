"""Rules of thumb of Jour de Marché: what seems good at a glance, and what a position is worth."""
