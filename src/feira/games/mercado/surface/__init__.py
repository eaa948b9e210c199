"""What people and programs see of Mercado de Lisboa: moves, events, observations, refusals."""
