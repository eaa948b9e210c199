# Looking back at a finished game, and records from elsewhere.

replay-title = Replay
replay-of = { $players } · { $date }
replay-of-brought = { $players } · imported on { $date }
replay-brought = Imported
replay-aside = Moves, scores and sharing
replay-controls = Move through the game
replay-first = First move
replay-back = Previous move
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-last = Last move
replay-position = Move
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-quick = fast
replay-step = Move { $n } of { $last }
replay-setup = The game is set up; nobody has moved yet.
replay-turned = Turning point
replay-log = Moves
replay-scores = Score over time
replay-result = Result over time, with the fame it earns
replay-value = { $player } { $score }
replay-lowest-wins = Each line shows the score if the game ended at that point. The lowest wins.
replay-keep = Save and share
replay-copy = Copy link to move { $n }
replay-copied = Link copied.
replay-export = Save record
replay-import = Open record…
replay-others = Finished games
replay-analysis = What decided it?
replay-keys = Keys: ← and → go back and forward one move, Home and End go to the first and last move, and the space bar plays.

whatif-title = What if?
whatif-text = Continue from this move against bots.
whatif-seat = You play as
whatif-hidden = What you couldn't know
whatif-redrawn = is drawn again
whatif-kept = stays as it was
whatif-go = Continue from here

import-title = Open a record
import-text = A record is a file with a whole game: the set-up, every move and the result. Feira checks it move by move, and then you can watch the replay here.
import-file = Choose a file
import-drop = or drop it here
import-paste = Or paste its text
import-go = Check and open
import-wait = Checking…
import-unreadable = This file can't be read as a game record. Part of it may be missing.
import-no-record = This isn't a game record.
import-many = This file has several records. Which one would you like to watch?
import-more = { $count ->
    [one] { $count } more record isn't shown. Use a shorter file to see it.
   *[other] { $count } more records aren't shown. Use a shorter file to see them.
}
import-too-long = This file is { $size }; at most { $most } can be read. Use part of it.
import-too-large = This record is too large: the server accepts at most { $most }.
import-bad-move = This record breaks the rules at move { $move }: { $problem }
import-bad = This record doesn't follow the rules: { $problem }
import-wrong = This record doesn't follow the rules.
import-wrong-move = This record breaks the rules at move { $move }.
import-details = Details: { $problem }
import-way-out = Nothing was saved. Export the game again where it was played and use the whole file, or open another record.
