"""What people and programs see of Jour de Marché: moves, events, observations, refusals."""
