"""Search: what comes of each action, tried out many times on guesses of what the seat can't know."""
