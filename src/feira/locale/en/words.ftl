# How lists are written, and what is said of typed moves: for the page, the terminal and every game.

# `more` joins all but the last.
list-more = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-plus = { $first } + { $last }
list-plus-more = { $first } + { $last }
# Somebody and a number: what each has bid.
list-pair = { $who } ({ $number })

# The move that comes nearest to what was typed, and moves between which the typed text doesn't decide.
typed-nearest = Did you mean “{ $move }”?
typed-which = Which one do you mean: { LIST($moves, joint: "or") }?
