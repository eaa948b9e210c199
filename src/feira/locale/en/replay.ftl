# Looking back at a finished game, and records from elsewhere.

replay-title = Looking back
replay-of = { $players } · { $date }
replay-of-brought = { $players } · a record from elsewhere, opened here on { $date }
replay-brought = Brought from elsewhere
replay-aside = Moves, scores and keeping
replay-controls = Go through the game
replay-first = To the beginning
replay-back = One move back
replay-play = Let it run
replay-pause = Stop
replay-next = One move on
replay-last = To the end
replay-position = Move
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-quick = quick
replay-step = Move { $n } of { $last }
replay-setup = The game is set up; nobody has moved yet.
replay-log = The moves
replay-scores = Score over time
replay-result = Result over time, and the fame it is worth
replay-value = { $player } { $score }
replay-lowest-wins = Each line shows the score if the game ended like this. The lowest wins.
replay-keep = Keep and share
replay-copy = Copy the link to move { $n }
replay-copied = The link is copied.
replay-export = Save the record
replay-import = Open a record …
replay-others = Finished games
replay-keys = Keys: ← and → go by one move, Home and End to the ends, the space bar lets it run.

import-title = Open a record
import-text = A record is a file of a whole game: the set-up, every move, the result. It is checked move by move, and then you can look back at the game here.
import-file = Choose a file
import-drop = or drop it here
import-paste = Or paste its text
import-go = Check and open
import-wait = It is being checked …
import-unreadable = This can't be read as a game. Perhaps a part of it is missing.
import-no-record = This is something else than a record of a game.
import-many = There are several records here. Which one would you like to look at?
import-more = { $count ->
    [one] { $count } more is not shown. Take a shorter file to see it.
   *[other] { $count } more are not shown. Take a shorter file to see them.
}
import-too-long = This file has { $size }, and at most { $most } can be read at once. Take a part of it.
import-too-large = This record is too large: the server takes at most { $most }.
import-bad-move = The record is not right at move { $move }: { $problem }
import-bad = The record is not right: { $problem }
import-wrong = The record is not right.
import-wrong-move = The record is not right at move { $move }.
import-details = The check says: { $problem }
import-way-out = Nothing was kept. Save the game again where it was played and take the whole file, or open another one.
