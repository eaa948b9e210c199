# Why one move would have been better than another.

the-other-move = { $compared ->
    [another] The other move
    [yours] Your move
   *[played] The move played
}
after-other-move = { $compared ->
    [another] the other move
    [yours] your move
   *[played] the move played
}
why-earns = { $you ->
    [yes] It brings you { some-coins } right away instead of { $instead }.
   *[no] It brings { $player } { some-coins } right away instead of { $instead }.
}
why-costs = It costs { some-coins } instead of { $instead }.
why-concedes = { the-other-move } brings { some-coins } more right away, but less later.
why-gives = { $you ->
    [yes] It brings you { some-coins } instead of { $instead }.
   *[no] It brings { $player } only { some-coins } instead of { $instead }.
}
why-helps = { the-other-move } improves { $you ->
    [yes] your { NAME($good) } stand
   *[no] { $player }'s { NAME($good) } stand
} at { $at }: each new customer pays { $times } there instead of { $before }.
why-improves = It improves { $you ->
    [yes] your { NAME($good) } stand
   *[no] { $player }'s { NAME($good) } stand
} at { $at }: each new customer pays { $times } there instead of { $before }.
why-finds = It finds { a-restaurant } at { $at }.
why-in-line = { $at } shares its row or column with { $stands ->
    [one] { $stands } other stand
   *[other] { $stands } other stands
} of { $you ->
    [yes] yours
   *[no] { $player }
}, so the same customers can pay them all.
why-exchanges-hand = Swapping three tiles of a kind is free and leaves the turn's action: the new hand offers more choice.
why-exchanges-display = Swapping the display is free and leaves the turn's action: the new tiles offer more choice.
why-keeps-tiles = The tiles are worth keeping.
why-prepares-customers = It prepares the next turn: { customers-wanting } at { NAME($at) } could then pay { $you ->
    [yes] you
   *[no] { $player }
} { some-coins }, instead of { $instead } after { after-other-move }.
why-prepares-stand = It prepares the next turn: { a-stand } at { $at } could then bring { $you ->
    [yes] you
   *[no] { $player }
} { some-coins }, instead of { $instead } after { after-other-move }.
why-denies-customers = It keeps { $you ->
    [yes] you
   *[no] { $player }
} from earning { some-coins } next with { customers-wanting } at { NAME($at) }. What's left is worth { $instead }.
why-denies-stand = It keeps { $you ->
    [yes] you
   *[no] { $player }
} from earning { some-coins } next with { a-stand } at { $at }. What's left is worth { $instead }.
why-position = Nothing shows right away, but it leaves { $you ->
    [yes] you
   *[no] { $player }
} in a better position, by about { some-coins }.
why-ends = It starts the end of the game.
why-goes-on = { the-other-move } starts the end of the game. This one doesn't.
why-lead = On average that's { $points ->
    [one] { $points } coin
   *[other] { $points } coins
} of a lead at the end.

# For hints.
tile-name = { NAME($tile) }
place-name = { NAME($at) }

# What a puzzle is about.
theme-entrances = entrances
theme-restaurants = restaurants
theme-stands = stands
theme-exchange = exchanging tiles
theme-blocking = blocking
theme-end-game = end game
