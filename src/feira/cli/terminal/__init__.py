"""Play in the terminal: what is general in here, what one game needs in a package of its name."""
