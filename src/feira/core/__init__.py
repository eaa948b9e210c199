"""What every game has: Game, options, actions, errors, Numba helpers, dispatch by the type of the states."""
