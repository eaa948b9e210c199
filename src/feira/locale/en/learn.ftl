# The rules in words for the page, and the guide through a first game.

learn-choose = Which game would you like to learn?
learn-title = Learn { $game }
learn-contents = Contents
learn-guided = Play a guided first game
learn-ready = Ready?
learn-example = Example

guide-title = Your guide
guide-show = Show guide
guide-leave = Leave guide
guide-close = Close guide
guide-continue = Continue guided game
guide-intro = Show introduction
guide-do = Do it for me
guide-could = Suggested move: { $move }
guide-new = New
guide-wait = It's { $player }'s turn. Watch the board; the log explains each move.
guide-thinking = One moment…
guide-card-count = { $card } of { $cards }
guide-card-next = Next
guide-card-back = Back
guide-card-skip = Skip
guide-card-start = Start playing
guide-card-around = Look around
guide-card-log-title = The log
guide-card-log = Every move is listed here, with everything it brought about.
guide-card-menu-title = Rules and guide
guide-card-menu = The rules are always here. If you leave the guide, this is where you find it again.
guide-next = What next?
guide-next-again = Play with guide again
