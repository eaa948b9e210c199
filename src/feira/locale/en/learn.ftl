# The rules in words for the page, and the guide through a first game.

learn-choose = Which game would you like to learn?
learn-title = Learn { $game }
learn-contents = What is told here
learn-guided = Play a guided first game
learn-ready = Ready?

guide-title = Your guide
guide-leave = Play on without the guide
guide-close = Close the guide
guide-rules = The rules
guide-do = Do it for me
guide-could = You could: { $move }
guide-new = New
guide-wait = { $player } is to move. Watch the board; the log tells what happens and why.
guide-thinking = One moment …
