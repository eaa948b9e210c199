# The start page, the lists of tables, and the form for a new one.

start-title = Board games at one table
start-motto = With friends, alone, or against bots. No registration.
start-play-now = Play now against bots
start-wait = Setting up the table…
start-with-people = With people…
start-guided = First time? Learn while you play
start-together = Together
start-together-text = Create a table, share the link and play: each on your own screen, or all on this one.
start-new-table = New table
start-join = Join with a link or code
start-join-example = link or code
start-join-go = Go
start-join-wrong = That isn't a link to a table or a code.
start-alone = Alone
start-campaign = Solo campaign
start-learn = Learn { $game }
start-puzzle = Puzzle of the day
start-puzzles = More puzzles
start-puzzle-text = Find the one best move, and see why it is best.
start-puzzle-done = { $solved ->
    [yes] ✓ solved today
   *[no] answered today
}
start-you = You
start-name = Your name at the table
start-name-example = a name
start-name-save = Save
start-name-saved = Your name is now { $name }.
account-none = This browser remembers you, so you don't need to sign up. An account lets you play from other devices too.
account-signed-in = Signed in as { $login }.
account-make = Create account
account-sign-in = Sign in
account-sign-out = Sign out
account-make-text = You keep your games, your campaign and your name. Choose a login and a password of at least 8 characters.
account-sign-in-text = Get back to the games and the campaign of your account.
account-guest-stays = You're playing as { $name } without an account. If you sign in, { $name }'s games stay behind.
account-login = Login
account-password = Password
account-login-hint = { $least } to { $most } letters, digits, or . _ @ + -
account-made = Your account is ready. Use it to sign in on any device.
account-welcome = Welcome back, { $name }.
account-bye = You are signed out on this device.
results-title = Your results
results-people = Against people
results-won = { $wins } of { $games } won
results-place = { $place ->
    [1] 1st of { $players }
    [2] 2nd of { $players }
    [3] 3rd of { $players }
   *[other] { $place }th of { $players }
}
results-rating-title = How well you play
results-rating = Like level { $level }, { $band } (between { $low } and { $high })
results-rating-games = { $games ->
    [one] { $games } analysed game
   *[other] { $games } analysed games
}
results-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
results-last = Recent games
results-all = All past games
start-my-games = My games
start-my-games-none = You aren't in a game right now.
start-open = Open tables
start-open-none = Nobody is waiting right now. Create a table yourself!
start-watch = Watch
start-watch-none = No public games right now.
start-back = Replays
start-back-none = Your finished games appear here, ready to replay.
start-back-record = Open a record…

lobby-games = Games
lobby-list-mine = My games
lobby-list-past = My past games
lobby-list-open = Open tables
lobby-list-running = Watch
lobby-list-finished = Finished games
lobby-none = Nothing here yet.
lobby-more = Show all
lobby-your-turn = your turn
lobby-open-seat = open
lobby-status-open = waiting
lobby-status-running = running
lobby-status-paused = paused
lobby-status-finished = finished
lobby-status-closed = closed
remind-title = Tell me when it's my turn
remind-text = For games with days per move, so you don't have to keep checking.
remind-feed = News feed (Atom)
remind-feed-text = Give this address to a feed reader. Anyone who knows it can read the feed.
remind-hook = Webhook
remind-hook-text = The server calls this address when it's your turn and when a game ends. Leave it empty to turn this off.
remind-save = Save
remind-hook-saved = The server will call this address.
remind-hook-none = The server won't call any address.
remind-secret = Secret that signs the calls
remind-trouble = The last call failed. The server will try again.
remind-given-up = The last calls failed and won't be retried. Check your program or enter another address.

new-title = New table
new-players = Players
new-seats = Who plays?
new-seat = Seat { $number }
new-seat-me = me
new-seat-open = open, anyone with the link
new-seat-bot = a bot
new-seat-beside = someone at this screen
new-seat-bot-kind = Kind of bot on seat { $number }
new-seat-name = Name on seat { $number }
new-seat-name-example = name
new-me = me
new-ready = Everybody is here, so the game starts right away.
new-not-ready = You'll get a link for the players who are still missing.
new-clock = Time limit
new-clock-none = none
new-clock-minute = 1 minute per move
new-clock-three = 3 minutes per move
new-clock-day = 1 day per move
new-clock-three_days = 3 days per move
new-clock-game = 20 minutes for the whole game
new-clock-game_plus = 10 minutes for the whole game, plus 10 seconds per move
new-visibility = Who can join and watch?
new-visibility-link = anyone with the link
new-visibility-public = everyone: the table is listed
new-visibility-locked = players only
new-deal = Market code
new-deal-hint = Leave it empty for a new market. The end of every game shows the code to play its market again.
new-deal-found = { $game } for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, the market of an earlier game.
new-start = Start the game
new-make = Create table
new-cancel = Cancel

reset-title = Choose a new password
reset-password = New password
reset-hint = At least { $least } characters.
reset-save = Save password

reports-title = Reports
reports-none = There are no open reports.
reports-chat = Latest chat messages
reports-table = Open the table
reports-done = Mark as done
