# A table: before, during and after the game.

table-title = Table
table-missing = This table can't be shown
table-seats = At the table
table-aside = Players, log and chat
table-actions = At this table
table-you = you
table-resigned = played by a bot
table-to-act = to act
table-watchers = { $count ->
    [one] Watching: { $people }
   *[other] Watching ({ $count }): { $people }
}
table-watcher-unnamed = somebody
table-your-turn = Your turn
table-turn-of = { $player }'s turn
table-waiting-for = Waiting for { $players }
table-paused = The game is paused.
table-finished = The game is over
table-closed = The table was closed without a result.
table-closed-campaign = { $best_move ->
    [yes] You gave this challenge up. It brings no fame of its own, but your best move counts in your campaign.
   *[no] You gave this challenge up. It counts in your campaign, without fame.
}
table-log = What happened
table-since = Since your last move
table-since-read = Got it
table-since-show = Show it on the board
table-since-missed = { $count ->
    [one] { $count } move was made while you were away.
   *[other] { $count } moves were made while you were away.
}
table-since-before = As it was after your last move
table-since-end = Back to the game
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
table-chat-say = Say something
table-chat-send = Say
table-chat-muted = The talk at this table is muted.
table-chat-mute = Let only me talk
table-chat-unmute = Let everybody talk
table-moves = { $count ->
    [one] { $count } possible move as a list
   *[other] { $count } possible moves as a list
}
table-type = Or type a move
table-type-go = Play
table-choose-play = Play this
table-lost = The connection is lost. Nothing of the game is; we keep trying.
table-lost-retry = Try now
table-undo = Undo: { $move }
table-undo-bots = – the bots agree
table-undo-counted = – this will be noted
table-undo-ask = Ask to undo: { $move }
table-undo-mine = You have asked the others to let you take back your move: { $move }.
table-undo-withdraw = Withdraw
table-undo-asked = { $player } would like to take back their last move: { $move }.
table-undo-waiting = { $player } has asked to take back their last move: { $move }. Waiting for the others.
table-undo-yes = Agree
table-undo-no = No
table-move-secret = the bid
table-pause = Pause
table-resume = Go on
table-rules = Rules
table-share = Share
table-more = More …
table-link = Link to this table
table-link-text = Whoever opens it can sit down or watch.
table-link-network = The address of this computer in its network: friends on the same Wi-Fi can open it.
table-link-alone = This link works only on this computer. So that friends in your network can come, stop the server and start it with:
table-link-unknown = This link works only on this computer: for friends, put its address in the network in place of “{ $host }”.
table-qr = QR code of the link
table-copy = Copy the link
table-copied = Copied
table-copy-self = The link is selected: copy it from there.
table-resign = Resign
table-resign-title = Let a bot play on?
table-resign-text = A bot takes over your seat, so that the others can play on. You may come back at any time.
table-resign-yes = Let the bot play
table-resign-no = Play on myself
table-end-text = The game ends here, without a result.
table-end-campaign = The challenge ends here. It counts in your campaign, without fame, and can't be played once more in it. If you have made a best move, it still counts.
table-end-yes = End it
table-left-mine = A bot plays on for you. As long as the game lasts you may come back; when it is over you can ask for a rematch here.
table-left = A bot plays on now for: { $players }. They may come back at any time. You can play on, or stop too.
table-left-new = New table
table-play-on = Play on
table-return = Take my seat back
table-return-of = Take back the seat of { $player }
table-close = Close the table
table-close-title = End without a result?
table-close-text = The game ends here for everybody, and nobody wins.
table-close-yes = Close it
table-rematch = Rematch
table-rematch-join = To the rematch
table-rematch-watch = Watch the rematch
table-look-back = Look back at the game
table-curtain = Pass the screen to { $player }
table-curtain-text = The others look away now: what comes is for one pair of eyes.
table-curtain-ready = I am { $player }
table-your-name = Your name
table-your-name-example = a name
table-name-save = Save
table-seat-open = open
table-sit = Sit down here
table-seat-bot = Seat a bot
table-leave = Stand up
table-unseat = Free the seat
table-start = Start the game
table-start-wait = The game can begin when every seat is taken.
table-host-starts = Everybody is there. The host starts the game.
table-seating-drawn = The order of the seats is drawn when the game starts.
table-seating-kept = The player listed first begins; the others follow in order.
table-invite = Invite the others
table-clock-move = { $seconds ->
    [one] { $seconds } second for each move
   *[other] { $seconds } seconds for each move
}
table-clock-days = { $days ->
    [one] { $days } day for each move
   *[other] { $days } days for each move
}

log-started = { $players ->
    [1] The game begins.
   *[other] The game begins. { $player } goes first.
}
log-undo_asked = { $player } asks to take a move back.
log-undo_agreed = { $player } agrees.
log-undo_refused = { $player } does not agree.
log-undone = { $player } takes back: { $move }{ $more ->
    [0] .
   *[other] , and what came after it.
}
log-resigned = { $player } resigns; a bot plays on.
log-resigned_last = { $player } resigns; the game ends.
log-returned = { $player } is back.
log-timed_out = { $player }'s time is over; a bot plays on.
log-timed_out_last = { $player }'s time is over; the game ends.
log-paused = The game is paused.
log-resumed = The game goes on.
log-closed = The table is closed.
log-rematch = There will be a rematch.

text-board = Board
text-board-moves = Moves
