# A table: before, during and after the game.

table-title = Table
table-missing = This table can't be shown
table-seats = At the table
table-aside = Players, log and chat
table-actions = At this table
table-you = you
presence-here = here
presence-away = { $unit ->
    [moment] away
    [minutes] away for { $count } min
    [hours] away for { $count } h
   *[days] away for { $count } d
}
presence-lost = connection lost
table-time-left = time left
table-resigned = played by a bot
table-to-act = to move
table-watchers = { $count ->
    [one] Watching: { $people }
   *[other] Watching ({ $count }): { $people }
}
table-watcher-unnamed = someone
table-your-turn = Your turn
table-turn-of = { $player }'s turn
table-waiting-for = Waiting for { $players }
table-paused = The game is paused.
table-finished = The game is over
table-closed = The table was closed without a result.
table-closed-campaign = { $best_move ->
    [yes] You gave up this challenge. It earns no fame itself, but your best move counts in your campaign.
   *[no] You gave up this challenge. It counts in your campaign, with no fame.
}
table-log = Log
table-since = Since your last move
table-since-show = Show it on the board
table-since-missed = { $count ->
    [one] { $count } move was made while you were away.
   *[other] { $count } moves were made while you were away.
}
table-since-before = The board after your last move
table-since-end = Back to the game
table-went = How the game went
table-went-before = Before the first move
table-went-lately = { $count ->
    [one] The board before the last move; earlier ones aren’t shown.
   *[other] The board before the last { $count } moves; earlier ones aren’t shown.
}
table-went-end = Close
table-chat = Chat
table-chat-empty = No messages yet.
table-chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
table-chat-say = Write a message
table-chat-send = Send
table-chat-muted = Chat is muted at this table.
table-chat-mute = Mute everyone else
table-chat-unmute = Unmute everyone
table-moves = { $count ->
    [one] See the only legal move
   *[other] See all { $count } legal moves
}
table-type = Type a move
table-type-go = Play
table-choose-play = Make this move
table-lost = Connection lost. Your game is safe; we keep trying.
table-lost-retry = Try now
table-undo = { $note ->
    [ask] Ask to undo
    [ask-counted] Ask to undo (noted)
    [counted] Undo (noted)
   *[other] Undo
}
table-undo-short = { $note ->
    [ask] Ask to undo
    [ask-counted] Ask to undo*
    [counted] Undo*
   *[other] Undo
}
table-undo-move = { $note ->
    [ask] Ask to undo: { $move }
    [ask-counted] Ask to undo: { $move } – the result will mention it
    [counted] Undo: { $move } – the result will mention it
    [bots] Undo: { $move } – the bots agree
   *[other] Undo: { $move }
}
table-undo-noted = * Noted: since this move you have seen something new, so the result will mention that you undid it.
table-undo-mine = You asked the others to let you undo your move: { $move }.
table-undo-withdraw = Withdraw
table-undo-asked = { $player } would like to undo a move: { $move }.
table-undo-waiting = { $player } asked to undo a move: { $move }. Waiting for the others.
table-undo-yes = Agree
table-undo-no = Refuse
table-move-secret = the bid
table-pause = Pause
table-resume = Continue
table-rules = Rules
table-share = Share
table-more = More…
table-link = Link to this table
table-link-text = Anyone who opens it can join or watch.
table-link-network = This computer's address in its network: friends on the same Wi-Fi can open it.
table-link-alone = This link works only on this computer. To let friends on your network join, stop the server and start it with:
table-link-unknown = This link works only on this computer. For friends, replace “{ $host }” with its address in your network.
table-qr = QR code of the link
table-copy = Copy link
table-copied = Copied
table-copy-self = The link is selected: copy it from there.
table-resign = Resign
table-resign-title = Let a bot take over?
table-resign-text = A bot takes your seat so that the others can continue. You can come back at any time.
table-resign-yes = Let the bot play
table-resign-no = Keep playing
table-end-text = The game ends here, without a result.
table-end-campaign = The challenge ends here. It counts in your campaign, with no fame, and you can't play it again in this campaign. If you've already earned the Best Move bonus, you keep it.
table-end-yes = End the game
table-left-mine = A bot is playing for you. You can come back as long as the game lasts; after that you can ask for a rematch here.
table-left = A bot has taken over for { $players }. They can come back at any time. Keep playing, or stop too.
table-left-new = New table
table-play-on = Keep playing
table-return = Take my seat back
table-return-of = Take back { $player }'s seat
table-close = Close table
table-close-title = End without a result?
table-close-text = The game ends here for everybody, and nobody wins.
table-close-yes = Close table
table-rematch = Rematch
table-rematch-join = Join the rematch
table-rematch-watch = Watch the rematch
table-curtain = Pass the screen to { $player }
table-curtain-text = Everyone else, look away: the next screen is private.
table-curtain-ready = I'm { $player }
table-your-name = Your name
table-your-name-example = a name
table-name-save = Save
table-seat-open = open
table-sit = Sit here
table-seat-bot = Add a bot
table-leave = Leave seat
table-colour = Colour of { $player }
table-colour-taken = { $colour }: { $player } has it
table-repeated = A market that was played before: somebody may know what comes.
deal-code = Market code
deal-copy = Copy code
deal-again = Play this market again
table-unseat = Remove
table-start = Start the game
table-start-wait = The game can start when every seat is taken.
table-host-starts = Everybody is here. The host starts the game.
table-seating-drawn = The order of the seats is drawn at random when the game starts.
table-seating-kept = The player listed first goes first; the others follow in order.
table-invite = Invite the others
table-option = { $option }: { $value }
table-clock-game = { $minutes ->
    [one] { $minutes } minute for the whole game
   *[other] { $minutes } minutes for the whole game
}{ $increment ->
    [0] {""}
    [one] {""}, plus { $increment } second per move
   *[other] {""}, plus { $increment } seconds per move
}
table-clock-move = { $seconds ->
    [one] { $seconds } second per move
   *[other] { $seconds } seconds per move
}
table-clock-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}

ended-place = { $place ->
    [1] { $margin ->
        [0] Level with { $player } on points, ahead on the tie-break.
        [one] { $margin } point ahead of { $player }.
       *[other] { $margin } points ahead of { $player }.
    }
   *[other] { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $players }{ $margin ->
        [0] , level with { $player } on points.
        [one] , { $margin } point behind { $player }.
       *[other] , { $margin } points behind { $player }.
    }
}
ledger-title = Where the score comes from
ledger-score = Score
ledger-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
ledger-heat = Show on the board
table-branch = What if? This game continues another one from move { $n }.
table-branch-of = Show that game
ended-look = Look at the game
ended-why-lost = Why did I lose?
ended-why-won = Why did I win?
ended-why = What decided it?
ended-harder = One level harder
table-invites = { $player } invites you to play { $game }.

# How fast the page shows what others do.
tempo = Speed of moves
tempo-slow = slow
tempo-normal = normal
tempo-instant = instant

habit-direct = Play moves without confirming
habit-forced = Play forced moves for me
habit-typing = Type moves (press /)
habit-tutor = Warn me before a blunder
table-forced = Your only move: { $move }

log-own-back = My previous turn
log-own-on = My next turn
log-final = Final scores
log-started = { $players ->
    [1] The game starts.
   *[other] The game starts. { $player } goes first.
}
log-undo_asked = { $player } asks to undo a move.
log-undo_agreed = { $player } agrees.
log-undo_refused = { $player } refuses.
log-undone = { $player } undoes a move: { $move }{ $more ->
    [0] .
   *[other] , and everything after it.
}
log-hinted = { $player } gets a hint.
log-resigned = { $player } resigns; a bot takes over.
log-resigned_last = { $player } resigns; the game ends.
log-returned = { $player } is back.
log-timed_out = { $player } ran out of time; a bot takes over.
log-timed_out_last = { $player } ran out of time; the game ends.
log-paused = The game is paused.
log-resumed = The game continues.
log-closed = The table is closed.
log-rematch = There will be a rematch.

text-board = Board
text-board-moves = Moves

table-report = Report a problem
table-report-text = What is wrong? Moderators see your message and the latest chat messages.
table-report-send = Send report
table-report-sent = Thank you. The moderators will see your report.
