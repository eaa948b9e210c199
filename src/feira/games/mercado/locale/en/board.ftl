# The table of Mercado on the page.

market-title = The market: spaces and the entrances around them
market-space = { $at }: { $there }
market-entrance = { NAME($at, as: "title") }: { $there }
market-empty = empty
market-entrance-empty = empty
market-stand-of = { $you ->
    [yes] your { NAME($good) } stand
   *[no] { $player }'s { NAME($good) } stand
}
market-tile = { NAME($good) } tile
market-thing = { NAME($thing) }
market-short = { NAME($at, as: "short") }
market-open = open restaurant: { NAME($restaurant) }
market-grey = grey restaurant: { NAME($restaurant) }
market-grey-unknown = grey restaurant of an unknown kind
market-explained = { $what }. { $told }
market-price-profit = Price { $cost }, income { $income }, profit { $profit }.
market-brings = Income { $income }.
market-others = The others get { $coins }.

market-take-coin = Take { some-coins }
market-decision = Your decision
market-ask-main = Your turn: choose a stand, customers, a restaurant or a space.
market-ask-only = Your turn. Only one move is possible: { $move }.
market-ask-take = Take a tile from the display.
market-ask-choose = Name your specialty: only this good pays you for the rest of the game. The numbers show what your first customers pay right away.
market-stopped = The game was ended early.
market-waiting = { $you ->
    [yes] It's your turn.
   *[no] It's { $player }'s turn.
}
market-where = { $places ->
    [one] Where to? { $places } place.
   *[other] Where to? { $places } places.
}
market-usual = No number means { $profit } { $coins ->
    [one] coin
   *[other] coins
}.
market-anywhere = { $profit } { $coins ->
    [one] coin
   *[other] coins
} anywhere.
market-improved = New customers will pay { $times } instead of { $before } each at { market-stand-of } ({ $at }).
market-what-here = What goes at { NAME($at) }?
market-look = Choose the place to continue.
market-confirm = Confirm
market-change = Change
market-escape = Esc
market-keys = Press Enter to confirm, Escape to change.
market-price = Price
market-income = Income
market-profit = Profit
market-restaurant-coin = For opening a restaurant: { $coins }

market-hand = Hand
market-supply = Restaurants to open
market-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
market-coins-hidden = Coins behind a screen
market-wooden = { $stands ->
    [one] { $stands } wooden stand left
   *[other] { $stands } wooden stands left
}
market-turn = to play
market-stack = { $tiles ->
    [one] { $tiles } more tile in the stack
   *[other] { $tiles } more tiles in the stack
}
market-bag = { $tiles ->
    [one] { $tiles } tile in the bag
   *[other] { $tiles } tiles in the bag
}
market-spaces-left = { $spaces ->
    [one] { $spaces } space left
   *[other] { $spaces } spaces left
}
market-entrances-left = { $entrances ->
    [one] { $entrances } entrance left
   *[other] { $entrances } entrances left
}
market-ends-at = The last round starts when { $left } spaces or { $left } entrances are left.
market-ends-at-spaces = { $stands ->
    [0] The game ends when { $left } spaces are left.
   *[other] The game ends when { $left } spaces are left, or when you open stand number { $stands }.
}
market-coins-in-a-row = { $coins ->
    [one] { $coins } coin taken in a row
   *[other] { $coins } coins taken in a row
}
market-last-turns = { $end ->
    [spaces] The market is nearly full
    [entrances] Nearly all entrances are taken
   *[eighth_stand] The last wooden stand is placed
}: { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
}
market-challenge = Challenge
market-result = { $result ->
    [one] { $result } point
   *[other] { $result } points
}, { $fame ->
    [0] no fame yet
   *[other] { $fame } fame
}

ledger-start = Starting coins
ledger-customers = Bringing customers
ledger-stands = Opening stands
ledger-restaurants = Opening restaurants
ledger-others = From others’ moves
ledger-taken = Coins taken
ledger-paid = Paid for stands
ledger-left = Unopened restaurants
ledger-given = Given to others
