# The page around everything: frame, language and colours, what can go wrong.

page-skip = Skip to the content
page-home = Start page
page-language = Language
page-sound = Sound
page-volume = Volume
page-theme = Colours
page-theme-system = as the system
page-theme-light = light
page-theme-dark = dark
page-lost = Nothing here
page-lost-text = This address doesn't lead anywhere. Check that you copied all of it.
page-not-loaded = This part of the page didn't load. Check your connection.
page-reload = Try again
page-loading = One moment…
page-close = Close
page-guest = Guest { NUMBER($number, useGrouping: 0) }
page-signed-out = Your session on this device has ended. Sign in again on the start page.
bots-strength = Bots

error-no-connection = Can't reach the server. Check your connection and try again.
error-no-such-table = No table at this link. Check that you copied all of it.
error-no-such-record = No replay at this link. Check that you copied all of it.
error-no-such-analysis = No analysis of this game is running.
error-no-such-puzzle = There's no such puzzle. Try another one.
error-not-your-analysis = Only the person who asked for an analysis can stop it.
error-no-such-position = Nobody had to decide there. Choose another move.
error-no-judge = There's no analysis for this kind of game yet.
error-own-pieces = This game has its own pieces, so it can't be continued here.
error-not-kept = An imported record doesn't say what was still to be drawn. Have it drawn again.
error-locked = This table is private: only its players can see it.
error-not-your-seat = That seat belongs to somebody else.
error-not-your-turn = It isn't your turn.
error-not-host = Only the host can do that.
error-not-seated = Only players at this table can do that.
error-not-open = The game has already started.
error-not-running = No game is running at this table.
error-not-finished = The game isn't finished yet.
error-over = The game is over.
error-stale = The table has changed in the meantime. Look again and choose.
error-seat-taken = Somebody else has just taken that seat. Choose another one.
error-colour-taken = { $name } already has that colour. Choose another one.
error-bad-deal = No market has this code. Check it letter by letter; codes from another version of the game don't work.
error-deal-game = This code is for another game.
error-deal-players = This code is for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
error-deal-options = This code is for a game with other options.
error-deal-fixed = You can't change the options of a market that is played again.
error-seat-empty = Nobody sits there.
error-seats-open = Some seats are still open.
error-no-person = A game needs at least one person.
error-resigned = A bot is playing for you. Take your seat back first.
error-nothing-to-undo = There is nothing to undo.
error-undo-strict = This challenge counts, so you can't undo that{ $reason ->
    [reveal] : something was drawn or turned over.
    [other-seat] : somebody else has played since.
   *[other] .
}
error-undo-asked = Somebody has already asked to undo a move.
error-undo-not-asked = That undo request has been withdrawn.
error-undo-answered = You have already answered.
error-no-hints = Hints aren't allowed at this table.
error-hints-count = This challenge counts for fame, so there are no hints.
error-rematch-exists = There is a rematch already.
error-strict = You can't do that in a challenge that counts.
error-bad-name = A name needs 1 to { $most } characters.
error-bad-seats = The seats don't match the number of players.
error-bad-options = These options don't fit together.
error-bad-text = A message needs 1 to { $most } characters.
error-muted = Chat is muted at this table.
error-no-move = “{ $typed }” isn't a move in this game.
error-no-such-bot = That bot is no longer available. Choose another one.
error-too-many = That was too much in a short time. Wait a moment and try again.
error-busy = The server is busy. Try again in a moment.
error-bad-token = The server doesn't recognise this browser. Reload the page.
error-login-taken = Somebody else has this login. Choose another one.
error-banned = You are banned from this server. Ask the person who runs it.
error-not-moderator = Only moderators can see this.
error-bad-reset = This link was already used or is too old. Ask for a new one.
error-common-password = This password is easy to guess. Choose another one.
error-not-ready = The server isn't ready right now. Try again in a moment.
error-bad-login = Wrong login or password.
error-wrong-password = Wrong password. Try again.
error-storage = The server can't save right now. Nothing is lost; try again in a moment.
error-lost-database = The server has lost its database, so nothing you do now is saved. Tell the person who runs it.
error-unreadable = This server can't open this table. Tell the person who runs it.
error-internal = Something went wrong on the server. Try again, or reload the page.
error-no-token = The server doesn't know who you are. Reload the page.
error-no-campaign = You haven't started a campaign yet. Start one first.
error-no-such-seat = This table doesn't have that seat. Reload the page.
error-no-such-game = This server doesn't have that game. Choose another one.
error-no-such-language = This server doesn't have that language. Choose another one.
error-no-such-feed = No feed at this address. Copy its address again.
error-not-found = Nothing at this address. Reload the page.
error-wrong-method = The server can't do that. Reload the page.
error-refused = The server refused that. Reload the page and try again.
error-malformed = The server couldn't read that. Check what you typed, or reload the page.
error-too-large = That is too large for the server. Send less at a time.
error-http = The server gave an unexpected answer (HTTP { $status }). Try again in a moment.
error-page = This page ran into a problem. Reload it; your games are safe.
error-illegal = The rules don't allow that. Choose another move.
error-bad-record = This record can't be shown because it doesn't follow the rules.
error-bad-hook = The server can't send messages to this address. Enter another one.
error-bad-id = The server couldn't read that. Reload the page.
error-bad-clock = That time limit isn't available. Choose another.
error-bad-visibility = A table can be public, open to anyone with the link, or private. Choose one of these.
error-bad-value = One of these values isn't possible. Choose another one.
error-not-allowed = Only the server can do that.
error-not-paused = The game isn't paused.
error-not-resigned = No bot is playing for this seat.
error-not-due = There is still time to decide.
error-ahead = This page is out of step with the server. Reload it.
error-undo-own = You can't accept your own undo request.
error-other = That didn't work: { $problem }

seating = Who goes first?
seating-drawn = drawn at random when the game starts
seating-kept = the player listed first, then the others in order

takebacks = { $player } undid { $count ->
    [one] { $count } move
   *[other] { $count } moves
} after seeing what was drawn or turned over.
hinted = { $player } had help with { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}.
hints-setting = Hints
hints-yes = allowed, and everyone sees who uses them
hints-no = not allowed
hints-allowed = Hints are allowed at this table. The log shows who uses them.

level-band = { $band ->
    [1] Stroller
    [2] Regular
    [3] Stallholder
    [4] Trader
    [5] Wholesaler
   *[6] Legend
}
