# Why a game came out as it did: chances, luck and mistakes, positions to practise.

analysis-title = What decided the game
analysis-cover = This analysis of a game between { $players } shows how it ended.
analysis-cover-open = Show it
analysis-unavailable = There's no analysis for this kind of game yet. The replay shows every move.
analysis-working = { $effort ->
    [quick] A first look:
   *[normal] A closer look:
} { $total ->
    [one] { $done } of { $total } decision
   *[other] { $done } of { $total } decisions
}
analysis-waiting = The analysis starts soon …
analysis-stop = Stop
analysis-stopped = The analysis was stopped.
analysis-continue = Continue
analysis-failed = This game couldn't be analysed.
analysis-again = Try again
analysis-replay = Replay
analysis-table = Back to the table

analysis-chances = Chance of first place
analysis-fame = Fame to expect
analysis-chances-text = Each line is a player's chance before each move, if everyone plays well from there. A flag marks a turning point, a number a big mistake.
analysis-value = { $player } { $chance }
analysis-turned-luck = Turning point: luck
analysis-turned-move = Turning point: a decision
analysis-marked = { $n ->
    [one] Mistake { $n }
   *[other] Mistake { $n }
}
analysis-show-step = Show move { $n } in the replay

analysis-parts = Luck or skill?
analysis-parts-text = From the chance at the start to the result. 100 points are a certain win.
analysis-parts-fame = From the fame you could expect at the start to the result.
analysis-start = Start
analysis-luck = Luck
analysis-errors = Own mistakes
analysis-gifts = Others' mistakes
analysis-result = Result
analysis-verdict-lost = { $cause ->
    [luck] You lost mainly through bad luck.
   *[errors] You lost mainly through your own mistakes.
}
analysis-verdict-won = { $cause ->
    [luck] You won mainly through luck.
    [gifts] You won mainly because the others made mistakes.
   *[start] You won because you kept your chances.
}
analysis-verdict-shared = You share first place.
analysis-verdict-parts = Luck: { $luck }. Your mistakes: { $errors }. The others' mistakes: { $gifts }.

rating-title = How well did everyone play?
rating-text = This compares how much your decisions lost, of all that was at stake, with our bots of levels 1 to 6. Luck plays no part. One game says little: the bar shows which levels are likely.
rating-of = { $you ->
    [yes] You played like level { $level } (between { $low } and { $high }).
   *[no] { $player } played like level { $level } (between { $low } and { $high }).
}
rating-lost = Lost { $share } of what was at stake (± { $margin }).
rating-few = There were too few real choices to say.
rating-none = There's no rating for this kind of game yet.
rating-waiting = The rating comes with the closer look.

bids-title = Secret bids
bids-text = The lines show the chance of first place after each bid. The solid line is against what the others might have bid, as far as the player could know. The dashed line is hindsight: against what they really bid. The bars show how often the network would make each bid.
bids-bid = Bid
bids-worth = Against what the others might have bid
bids-hindsight = In hindsight
bids-often = How often the network bids this
bids-made = { $player } bid { $bid }.
bids-numbers = All numbers
bids-move = Move { $n }

analysis-mistakes = The biggest mistakes
analysis-whose = Whose mistakes?
analysis-everyone = Everyone's
analysis-flawless = No big mistakes here.
analysis-mistake = Move { $n } · { $player }
some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
analysis-cost = { $you ->
    [yes] Cost you { some-points } of your chance of winning (± { $margin }).
   *[no] Cost { $player } { some-points } of the chance of winning (± { $margin }).
}
analysis-cost-fame = Cost { $points } fame on average (± { $margin }).
analysis-on-board = On the board
analysis-played = Played
analysis-better = Better
analysis-why = Why it's better
analysis-why-later = Nothing shows right away. On average it works out better over the rest of the game.
analysis-practise = Practise these positions
analysis-all = All decisions
analysis-column-move = Move
analysis-column-player = Player
analysis-column-played = Played
analysis-column-better = Better
analysis-column-cost = Cost
analysis-share = Share
analysis-share-text = Someone who didn't play is asked before the link shows how the game ended.
analysis-copy = Copy link
analysis-sure = A small network judges each decision from what the player could know. It isn't always right. Differences smaller than the number after ± mean nothing.

practice-title = Learn from your mistakes
practice-of = Position { $n } of { $of }
practice-ask = Move { $n }: you played “{ $move }”. Find a better move.
practice-ask-of = Move { $n }: { $player } played “{ $move }”. Find a better move.
practice-checking = Checking …
practice-best = That's the best move.
practice-good = Good: that's nearly as good as the best move.
practice-bad = That costs { some-points }. Try another move.
practice-bad-fame = That costs { $points } fame on average. Try another move.
practice-same = That's the move that was played. Try another one.
practice-answer = Show the answer
practice-answered = The best move: { $move }
practice-next = Next position
practice-over = You found { $found } of { $of } better moves.
practice-restart = Start over
practice-back = Back to the analysis
practice-none = There are no big mistakes to practise.
