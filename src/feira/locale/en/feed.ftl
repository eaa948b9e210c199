# The Atom feed of a person: whose turn it is, and what is over.

feed-title = Feira: { $name }'s games
feed-turn = Your turn: { $game } ({ $players })
feed-finished = The game is over: { $game } ({ $players })
feed-no-limit = Take the time you need.
feed-deadline = You have until { $date } (UTC).
