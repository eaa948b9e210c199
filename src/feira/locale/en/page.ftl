# The page around everything: frame, language and colours, what can go wrong.

page-skip = Skip to the content
page-home = To the start page
page-language = Language
page-sound = Sound
page-theme = Colours
page-theme-system = as the system
page-theme-light = light
page-theme-dark = dark
page-lost = There is nothing here
page-lost-text = The address leads nowhere. Perhaps a letter is missing at its end.
page-not-loaded = This part of the page could not be fetched. Is the connection there?
page-reload = Try again
page-loading = One moment …
page-close = Close
page-guest = Guest { NUMBER($number, useGrouping: 0) }
page-signed-out = You are signed out here: the server no longer knows this sign-in. Sign in again on the start page.
bots-strength = Bots

error-no-connection = The server doesn't answer. Is the connection there? Try again in a moment.
error-no-such-table = There is no such table. Perhaps a letter of the link is missing.
error-no-such-record = There is no such game to look back at. Perhaps a letter of the link is missing.
error-locked = This table is locked: only those who sit there may see it.
error-not-your-seat = That seat is somebody else's.
error-not-your-turn = It is not your turn.
error-not-host = Only whoever made the table may do that.
error-not-seated = Only those who sit at the table may do that.
error-not-open = The game has begun already.
error-not-running = No game is running at this table.
error-not-finished = The game is not finished yet.
error-over = The game is over.
error-stale = The table has changed meanwhile. Look again and choose anew.
error-seat-taken = Somebody else has just taken that seat. Take another one.
error-seat-empty = Nobody sits there.
error-seats-open = Some seats are still open.
error-no-person = A game needs at least one person.
error-resigned = A bot plays for you. Come back first.
error-nothing-to-undo = There is nothing to take back.
error-undo-strict = This challenge counts, so that can't be taken back{ $reason ->
    [reveal] : something was drawn or turned over by it.
    [other-seat] : somebody else has acted since.
   *[other] .
}
error-undo-asked = Somebody has already asked to take something back.
error-undo-not-asked = The request is no longer there.
error-undo-answered = You have answered already.
error-rematch-exists = There is a rematch already.
error-strict = That can't be done in a challenge that counts.
error-bad-name = A name has 1 to { $most } characters.
error-bad-seats = The seats don't fit the number of players.
error-bad-options = These options don't fit together.
error-bad-text = A message has 1 to { $most } characters.
error-muted = The talk at this table is muted.
error-no-move = “{ $typed }” can't be read as a move.
error-no-such-bot = There is no such bot any more. Choose another one.
error-too-many = That was too much at once. Wait a moment and try again.
error-busy = The server has much to do. Try again in a moment.
error-bad-token = You were not recognised. Load the page anew.
error-login-taken = Somebody else has this login. Choose another one.
error-bad-login = Login or password is wrong. Try again.
error-wrong-password = This account has another password. Try again.
error-storage = The server can't keep anything just now. Nothing is lost; try again in a moment.
error-lost-database = The server has lost its database, so nothing you do now is saved. Tell whoever runs it.
error-unreadable = This server can't open this table. Tell whoever runs it.
error-internal = The server has made a mistake. Try again, or load the page anew.
error-no-token = The server doesn't know who you are. Load the page anew.
error-no-campaign = There is no campaign yet. Begin one first.
error-no-such-seat = There is no such seat at this table. Load the page anew.
error-no-such-game = There is no such game here. Choose another one.
error-no-such-language = There is no such language here. Choose another one.
error-no-such-feed = There is no such list of news. Copy its address anew.
error-not-found = There is nothing at this address. Load the page anew.
error-wrong-method = The server can't do that. Load the page anew.
error-refused = The server has refused that. Load the page anew and try again.
error-malformed = The server could not read that. Check what you have typed, or load the page anew.
error-too-large = That is too large for the server. Send less at once.
error-http = The server did not answer as it should (HTTP { $status }). Try again in a moment.
error-page = Something on this page did not work. Load the page anew; nothing of your games is lost.
error-illegal = The rules don't allow that. Choose another move.
error-bad-record = This record can't be shown: it does not follow the rules.
error-bad-hook = Messages can't be sent to this address. Give another one.
error-bad-id = The server could not read that. Load the page anew.
error-bad-clock = There is no such clock. Choose another one.
error-bad-visibility = A table is public, for whoever has the link, or locked. Choose one of these.
error-bad-value = One of these values is not possible. Choose another one.
error-not-allowed = Only the server may do that.
error-not-paused = The game is not paused.
error-not-resigned = No bot plays for this seat.
error-not-due = There is still time to decide.
error-ahead = Your page knows more than the server. Load the page anew.
error-undo-own = The others answer a request, not the one who has made it.
error-other = That did not work: { $problem }

seating = Who begins?
seating-drawn = drawn when the game starts
seating-kept = the player listed first, then the others in order

takebacks = { $player } took back { $count ->
    [one] { $count } move
   *[other] { $count } moves
} after seeing what was drawn or turned over.
