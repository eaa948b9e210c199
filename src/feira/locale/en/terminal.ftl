# Playing in the terminal, whatever the game.

seat-0 = Purple
seat-1 = Green
seat-2 = Blue
seat-3 = Yellow
seat-4 = Red

bot-random = random: makes any legal move
    .short = random
bot-greedy = greedy: looks one move ahead
    .short = greedy
bot-instant = instant: judges each move at a glance, by what it has learnt
    .short = instant
bot-search = search: thinks for a second by rule of thumb, as level 6 did before it learnt
    .short = search
bot-level1 = Stroller (1 of 6): for a first game; 7 of 10 moves are random
    .short = Stroller (1 of 6)
bot-level2 = Regular (2 of 6): nods off now and then
    .short = Regular (2 of 6)
bot-level3 = Stallholder (3 of 6): thinks for a moment
    .short = Stallholder (3 of 6)
bot-level4 = Trader (4 of 6): plans a few turns ahead
    .short = Trader (4 of 6)
bot-level5 = Wholesaler (5 of 6): hard to beat
    .short = Wholesaler (5 of 6)
bot-level6 = Legend (6 of 6): our best, a second per move
    .short = Legend (6 of 6)

command-help = help
command-rules = rules
command-moves = moves
command-preview = preview
command-hint = hint
command-undo = undo
command-log = log
command-save = save
command-quit = quit
answer-yes = yes
answer-no = no

help-title = Actions
help-commands = Commands
help-help = this page
help-rules = the rules in short
help-moves = all legal moves with cost and income; add words to narrow the list
help-preview = what a move would cost and earn; or type ? before it
help-hint = show a good move and why it is good
help-undo = undo your last move, unless something was revealed or another player has acted since
help-log = everything that has happened
help-save = games save automatically; add a file name to save a copy there
help-quit = leave; you'll see how to continue later
help-words = You can shorten words as long as they stay clear. Where the board shows a letter for something, you can type the letter. The Tab key suggests what fits. English words work too.

hint = Type a move, or help. The Tab key shows what is possible.
talk-cut = … (type log to see everything)
press-enter = Enter ›{" "}
unknown-command = “{ $typed }” isn't a move or a command. Type help.
unreadable = That isn't a complete move. Type: { $usage }
preview-usage = Which move? Type it after the question mark.
moves-title = { $count ->
    [one] { $count } legal move
   *[other] { $count } legal moves
}
moves-none = No legal move fits that.
page-empty = Nothing to show yet.

undone = Undone: { $move }
undo-nothing = There is nothing to undo.
undo-over = The game is over, so you can't undo anything.
undo-other-seat = Another player has acted since, so you can't undo it.
undo-reveal = That move revealed or drew something, so you can't undo it.
advice = Try { $move } rather than { $instead }.
advice-only = You have only one move: { $move }.
advice-challenge = The result of a challenge is saved, so there are no hints.
advice-secret = Others can see the screen, so there's no hint for a secret move.
advice-none = There are no hints for this kind of game yet.

curtain = Pass the screen to { $player }.
curtain-prompt = Press Enter when you have it (or type undo) ›{" "}

saved = Saved to { $path }
left-saved = The game is saved to { $path }
left-resume = To continue: { $command }
save-missing = File not found: { $path }
save-unreadable = { $path } can't be read: { $problem }
save-unwritable = { $path } can't be written: { $problem }
save-exists = { $path } already exists and was left unchanged.
save-damaged = { $path } is damaged or isn't a saved game: { $problem }
save-unusable = { $path } can't be used: { $problem }

compiling = Preparing the game. This takes up to a minute, only this once…
screen-small = This terminal is too small: the boards need { $width } columns and { $height } rows. Make it larger, or part of them will be cut off or out of line.
play-again = Another game?

menu-game = Which game?
menu-title = What would you like to play?
menu-table = with other people or bots
menu-challenge = alone: one of the nine challenges
menu-campaign = alone: the campaign of all nine
menu-resume = continue a game you left
menu-which-save = Which game?
menu-which-challenge = Which challenge?
menu-players = How many players, bots included? 2 to { $most }
menu-bots = How many of them are bots? 0 to { $most }
menu-which-bot = What kind of bots?
menu-number = Type a number from { $least } to { $most }, or just press Enter.
