# Playing in the terminal, whatever the game.

seat-0 = Purple
seat-1 = Green
seat-2 = Blue
seat-3 = Yellow
seat-4 = Red

bot-random = random: any legal action
    .short = random
bot-greedy = greedy: looks one action ahead, by a rule of thumb
    .short = greedy
bot-level1 = Stroller (1 of 6): for a first game, half of what it does is chance
    .short = Stroller (1 of 6)
bot-level2 = Regular (2 of 6): not always quite awake
    .short = Regular (2 of 6)
bot-level3 = Stallholder (3 of 6): thinks for a moment
    .short = Stallholder (3 of 6)
bot-level4 = Trader (4 of 6): sees some turns ahead
    .short = Trader (4 of 6)
bot-level5 = Wholesaler (5 of 6): hard to beat
    .short = Wholesaler (5 of 6)
bot-level6 = Legend (6 of 6): the best we have, a second for each move
    .short = Legend (6 of 6)

command-help = help
command-rules = rules
command-moves = moves
command-preview = preview
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
help-moves = all legal actions with what they cost and bring; words after it narrow them down
help-preview = what an action would cost and bring; also ? before it
help-undo = take back your last action, unless something was revealed or another player has acted since
help-log = all that has happened
help-save = the game is saved after every action; a file name saves it there
help-quit = leave; you will be told how to come back
help-words = You can shorten words as long as they stay clear. Where the board shows a letter for something, you can type the letter. The Tab key suggests what fits. English words work too.

hint = Type an action or help. The Tab key shows what is possible.
talk-cut = … (log shows all)
press-enter = Enter ›{" "}
unknown-command = “{ $typed }” is no action and no command. Type help.
unreadable = I can't read that action. Its form: { $usage }
preview-usage = Which action? Type it after the question mark.
moves-title = { $count ->
    [one] { $count } legal action
   *[other] { $count } legal actions
}
moves-none = There is no such legal action.
page-empty = There is nothing to show yet.

undone = Taken back: { $move }
undo-nothing = There is nothing to take back.
undo-over = The game is over: nothing can be taken back.
undo-other-seat = Another player has acted since: it can't be taken back.
undo-reveal = It revealed or drew something: it can't be taken back.

curtain = Pass the screen to { $player }.
curtain-prompt = Press Enter when you have it (or type undo) ›{" "}

saved = Saved to { $path }
left-saved = The game is saved to { $path }
left-resume = Go on with: { $command }
save-missing = There is no file { $path }.
save-unreadable = { $path } can't be read: { $problem }
save-unwritable = { $path } can't be written: { $problem }
save-exists = { $path } is there already and was left as it is.
save-damaged = { $path } is damaged or something else: { $problem }
save-unusable = { $path } can't be used: { $problem }

compiling = The game is being prepared. This takes up to a minute, only this once …
screen-small = This terminal is too small: the boards need { $width } columns and { $height } rows. Make it larger, or part of them will be cut off or out of line.
play-again = Another game?

menu-game = Which game?
menu-title = What would you like to play?
menu-table = with other people or bots
menu-challenge = alone: one of the nine challenges
menu-campaign = alone: the campaign of all nine
menu-resume = go on with a game you left
menu-which-save = Which game?
menu-which-challenge = Which challenge?
menu-players = How many players, bots included? 2 to { $most }
menu-bots = How many of them are bots? 0 to { $most }
menu-which-bot = What kind of bots?
menu-number = Type a number from { $least } to { $most }, or just Enter.
