# Puzzles: positions with one clearly best move.

puzzles-title = Puzzles
puzzles-which = Which puzzles
puzzles-game = Game
puzzles-any-game = all
puzzles-theme = Theme
puzzles-any-theme = all
puzzles-counted = You solved { $solved } of { $tried } on the first try.
puzzle-of-day = Puzzle of the day
puzzle-ask = { $player } to move. Find the best move.
puzzle-level = difficulty { $rating }
puzzle-again = You've already answered this puzzle, so it isn't rated again.
puzzle-solved = That's it: the best move!
puzzle-solved-late = That's the best move. Only the first try is rated.
puzzle-gap = It's { $points ->
    [one] { $points } point
   *[other] { $points } points
} better than the next best: “{ $move }”.
puzzle-about = Theme: { $themes }
puzzle-rating = Your rating: { $sure ->
    [yes] { $rating }
   *[no] about { $rating }
}
puzzle-rated = Your rating: { $sure ->
    [yes] { $rating }
   *[no] about { $rating }
} ({ $change })
puzzle-next = Next puzzle
puzzle-skip = Another puzzle
