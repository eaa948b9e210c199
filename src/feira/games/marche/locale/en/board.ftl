# Jour de Marché on the page: its board.

market-name = The market
space-free = free
space-table = flea market table
space-disc = { $you ->
    [yes] your disc
   *[no] { $player }'s disc
}
space-stall = { whose-stall }, distance { $distance }
space-area = area of { $spaces } spaces, { $built } of { $limit } built
space-danger = one more building could send it back
space-may-reserve = you can reserve it
space-may-place = you can build here
space-would-pave = would become a path
space-reach = Distances from { $at }: { LIST($stalls, joint: "more") }.
space-reach-good = { NAME($good) } { $distance }

todo-draw = Your turn: draw a tile.
todo-place = Your turn: place { a-tile }.
todo-beside = You have no disc on the market, so { a-tile } goes beside it.
todo-bids = Close your fist: how many coins do you bid?
todo-pass = You can neither reserve nor draw.
over-stopped = The game was ended early.
wait-turn = { $you ->
    [yes] It's your turn.
   *[no] It's { $player }'s turn.
}
wait-place = { $you ->
    [yes] You place { a-tile }.
   *[no] { $player } places { a-tile }.
}
wait-bids = { $you ->
    [yes] Waiting for your bid.
   *[no] Waiting for bids from { $player }.
}
over-won = You have won!
over-winner = { $winners ->
    [one] { $player } has won.
   *[other] It's a tie between { $player }.
}

hint-turn = Choose a marked space for a disc, or draw a tile.
hint-reserve = Choose a marked space to reserve it with a disc.
hint-spaces = Choose a marked space to see what would happen.
hint-look = Point at any disc, or tap it, to see what building there would do.
prospect-title = { $you ->
    [yes] If you build on { $at }
   *[no] If { $player } builds on { $at }
}
preview-cut-off = { $spaces } would lose the route to at least one truck.
sure-place = Place { a-tile } on { $at }
sure-beside = Put { a-tile } beside the market
sure-bid = { some-coins } in your fist.
draw-chance = The tile is random.
confirm = Confirm
change = Change

supply-name = Tiles
pile-name = Pile: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
row-name = Final row
row-dealt = dealt
row-for = { $you ->
    [yes] yours: only you still need it
   *[no] { $player }'s: nobody else needs it
}

seat-acts = to act
coins-hidden = { $player }'s coins are behind the screen
coins-shown = Coins
discs-left = Discs left
stall-supply = { the-stall }: not built yet
stall-beside = { the-stall }: beside the market
stall-distance = { the-stall }: distance { $distance }

ways-title = Routes
ways-none = none
ways-mine = mine
ways-all = all

auction-title = Auction for the { the-stall }
auction-wins = wins
auction-close = Continue
auction-worth = { $points ->
    [0] On your nearest space, { $at }, the stall would be as far away as beside the market ({ $without }).
    [one] On { $at } the distance would be { $distance } instead of { $without }: worth up to { $points } point to you.
   *[other] On { $at } the distance would be { $distance } instead of { $without }: worth up to { $points } points to you.
}
auction-worthless = You have no reserved space, so the stall would go beside the market. It's worth nothing to you.
auction-sites = Distance on your spaces
fist-choose = Coins in your fist
fist-empty = Choose how many coins. Nobody sees them before all fists open.
fist-lock = Close the fist
fist-waiting = { $you ->
    [yes] You are still choosing
   *[no] { $player } is still choosing
}
fist-closed = { $player } has closed their fist
fist-yours = In your fist: { some-coins }
fist-open = { $player }: { some-coins }

final-title = Routes and scores
final-player = Player
final-score = Score
final-show = Distance of { whose-stall }: { $distance }. Show the route.
final-hint = The score is the four distances minus the coins left; the lowest score wins. Press a distance to see its route.
delivery-all = All routes from the stalls to their trucks. Step through them one by one.
delivery-next = Next
delivery-back = Back

layout-title = Set up the market
layout-hint = Drag boards side by side, or choose one and use the arrow keys; R turns it. The server checks whether it fits.
layout-asking = Checking …
layout-fits = You can play on this market.
layout-empty = There is no board on the table yet.
layout-board = Board { $board } at { $at }, { $turns ->
    [one] { $turns } quarter turn
   *[other] { $turns } quarter turns
}
layout-chosen = Board { $board } (marker { $marker })
layout-none = No board chosen
layout-turn = Rotate
layout-remove = Remove
layout-arrowup = Up
layout-arrowdown = Down
layout-arrowleft = Left
layout-arrowright = Right
layout-spare = Boards beside the market
layout-add = Add board { $board } (marker { $marker })
layout-trucks = Trucks
layout-trucks-chance = placed at random
layout-trucks-mine = I'll place them
layout-trucks-hint = Press a space for the marked truck, or choose it from the list. Unless you place all four, the trucks are placed at random.
layout-draw = Another at random
layout-clear = Clear all

refusal-wrong-number-of-boards = A market for { $players } players needs { $wanted } boards, and this one has { $boards }. Add or remove some.
refusal-board-twice = There is only one board { $board }.
refusal-board-beyond = Board { $board } reaches beyond { $side } × { $side } spaces. Move it closer.
refusal-board-over = Board { $board } covers another board at { $at }. Move it aside.
refusal-board-apart = Board { $board } doesn't touch any other board along a side. Move it closer.
refusal-market-apart = The boards don't form one market. Move them together.
refusal-too-many-fleas = These boards need { $fleas } flea market tiles, and there are only { $most }. Choose boards with lower markers.
refusal-no-parkings = These boards don't have four areas with limit { $limit } on the outer edge for the trucks. Rotate or move some.
refusal-no-truck-spaces = There are no four spaces on the outer edge where the trucks would leave all open spaces connected, with one beside each truck. Rotate or move some boards, or place the trucks yourself.
refusal-truck-outside = The { the-truck } must stand on a space of the market, and { $at } isn't one.
refusal-truck-inside = The { the-truck } must stand on the outer edge, and { $at } isn't on it.
refusal-trucks-together = Two trucks can't stand on { $at }.
refusal-truck-limit = The { the-truck } must be in an area with limit { $wanted }, and the area of { $at } has limit { $limit }.
refusal-trucks-in-area = Two trucks can't be in the same area, the one with { $at }.
refusal-trucks-cut = The trucks cut the market in two, or one of them is shut in. Place them elsewhere.

ledger-fish = Fish stall
ledger-soda = Soda stall
ledger-cheese = Cheese stall
ledger-ice-cream = Ice cream stall
ledger-coins = Coins left
ledger-bids = Paid in auctions
