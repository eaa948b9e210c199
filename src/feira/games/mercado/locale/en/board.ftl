# The table of Mercado on the page.

market-title = The market: spaces and the entrances around them
market-space = { $at }: { $there }
market-entrance = Entrance { $at }: { $there }
market-empty = empty
market-or = { $one } or { $two }
market-customers = { $customers ->
    [one] { $customers } customer who wants { $goods }
   *[other] { $customers } customers who want { $goods }
}
market-stand-of = { $good ->
    [fish] fish stand
    [flower] flower stand
    [tomato] tomato stand
    [meat] meat stand
   *[grape] grape stand
}, { $you ->
    [yes] yours
   *[no] { $player }
}
market-tile = { $good ->
    [fish] fish tile
    [flower] flower tile
    [tomato] tomato tile
    [meat] meat tile
   *[grape] grape tile
}
market-open = open restaurant: { $restaurant }
market-grey = grey restaurant: { $restaurant }
market-grey-unknown = grey restaurant of an unknown kind
market-price-profit = Price { $cost }, income { $income }, profit { $profit }.
market-brings = Income { $income }.
market-others = The others get { $coins }.

market-do-stand = { $good ->
    [fish] Fish stand
    [flower] Flower stand
    [tomato] Tomato stand
    [meat] Meat stand
   *[grape] Grape stand
} at { $at }
market-do-customers = { $customers ->
    [one] { $customers } customer
   *[other] { $customers } customers
} for { $goods } to { $at }
market-do-restaurant = Open at { $at }: { $restaurant }
market-do-take = Take a tile: { $good }
market-do-specialty = Specialty: { $good }
market-take-coin = Take { some-coins }
market-redraw-hand = Exchange the hand
market-redraw-display = Exchange the display

market-decision = Your decision
market-ask-main = Your turn: choose a stand, customers, a restaurant or a place.
market-ask-only = Your turn. There is only one possible move: { $move }.
market-ask-take = Take a tile from the display.
market-ask-choose = Name your specialty: only this good pays you for the rest of the game. The numbers show what your first customers pay right away.
market-stopped = The game was ended early.
market-waiting = It is the turn of { $player }.
market-where = { $places ->
    [one] Where to? { $places } place.
   *[other] Where to? { $places } places.
}
market-legend = Coin: the price. + or −: your gain or loss at once.
market-what-here = What shall come to { $at }?
market-look = Choose the place to go on.
market-confirm = Confirm
market-change = Change
market-escape = Esc
market-keys = Enter confirms, Escape changes.
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
market-ends-at = The end comes when { $left } of either are left.
market-ends-at-spaces = The end comes when { $left } spaces are left{ $stands ->
    [0] .
   *[other] , or with stand number { $stands }.
}
market-coins-in-a-row = { $coins ->
    [one] { $coins } coin taken in a row
   *[other] { $coins } coins taken in a row
}
market-last-turns = { $end ->
    [spaces] The market is nearly built up
    [entrances] The entrances are nearly all taken
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
   *[other] fame { $fame }
}
