# Jour de Marché on the page: its board.

market-name = The market
space-free = free
space-disc = { $you ->
    [yes] your disc
   *[no] { $player }'s disc
}
space-area = area of { $spaces } spaces, { $built } of { $limit } built
space-danger = one more building could send it home
space-may-reserve = you may reserve it
space-may-place = you may build here
space-would-pave = would become a path
space-reach = Distances from here: { $reach }.

todo-turn = Your turn: reserve a space or draw a tile.
todo-reserve = Your turn: reserve a space.
todo-draw = Your turn: draw a tile.
todo-place = You place { a-tile }.
todo-beside = You have no disc on the market: { a-tile } goes beside it.
todo-bids = Close your fist: how many coins do you bid?
todo-pass = You can neither reserve nor draw.
over-stopped = The game was ended early.
wait-turn = It is { $player }'s turn.
wait-place = { $player } places { a-tile }.
wait-bids = Still choosing their coins: { $player }.
over-won = You have won!
over-winner = { $winners ->
    [one] { $player } has won.
   *[other] A draw: { $player }.
}

hint-turn = Choose a marked space for a disc, or draw a tile.
hint-reserve = Choose a marked space: you reserve it with a disc.
hint-spaces = Choose a marked space; you see first what it would bring.
hint-other = Here is what you can do.
sure-reserve = Reserve { $at }
sure-place = Place { a-tile } on { $at }
sure-beside = Put { a-tile } beside the market
sure-draw = Draw a tile
sure-pass = Pass
sure-bid = { some-coins } in your fist.
draw-chance = Which tile it is, chance decides.
confirm = Confirm
change = Change

supply-name = Tiles
pile-name = Pile: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
row-name = Final row
row-dealt = dealt

seat-you = you
seat-acts = to act
coins-hidden = { $player }'s coins are behind the screen
coins-shown = Coins
discs-left = Discs left
stall-supply = not built yet
stall-beside = beside the market
stall-distance = distance { $distance }

ways-title = Ways
ways-none = none
ways-mine = mine
ways-all = all

auction-title = Auction: { the-stall }
auction-wins = wins
auction-close = Go on
fist-choose = Coins in your fist
fist-empty = Choose how many coins; nobody sees it before all fists open.
fist-lock = Close the fist
fist-waiting = { $you ->
    [yes] You are still choosing
   *[no] { $player } is still choosing
}
fist-closed = { $player } has closed the fist
fist-yours = In your fist: { some-coins }
fist-open = { $player }: { some-coins }

final-title = The ways and the score
final-player = Player
final-score = Score
final-show = Distance of { whose-stall }: { $distance }. Show the way.
final-hint = The four distances less the coins left; the lowest score wins. Press a distance to see its way.
delivery-all = All ways from the stalls to their trucks. Go through them one by one.
delivery-next = Next
delivery-back = Back

layout-title = Lay out the market
layout-hint = Drag boards side by side, or choose one and use the arrow keys; R turns it. The server says whether it fits.
layout-asking = Looking whether it fits …
layout-fits = This market can be played.
layout-empty = There is no board on the table yet.
layout-board = Board { $board } at { $at }, { $turns ->
    [one] { $turns } quarter turn
   *[other] { $turns } quarter turns
}
layout-chosen = Board { $board } (marker { $marker })
layout-none = No board chosen
layout-turn = Turn
layout-remove = Take away
layout-arrowup = Up
layout-arrowdown = Down
layout-arrowleft = To the left
layout-arrowright = To the right
layout-spare = Boards beside the market
layout-add = Add board { $board } (marker { $marker })
layout-trucks = Trucks
layout-trucks-chance = parked by chance
layout-trucks-mine = I park them
layout-trucks-hint = Press a space for the marked truck, or choose it from the list. Until all four are parked, chance parks them.
layout-draw = Another by chance
layout-clear = Clear all

refusal-wrong-number-of-boards = A market for { $players } players has { $wanted } boards, not { $boards }: add some, or take some away.
refusal-board-twice = There is only one board { $board }.
refusal-board-beyond = Board { $board } reaches beyond { $side } × { $side } spaces: move it closer.
refusal-board-over = Board { $board } lies over another at { $at }: move it aside.
refusal-board-apart = Board { $board } doesn't touch any other board along a side: move it closer.
refusal-market-apart = The boards do not make one market: bring them together.
refusal-too-many-fleas = These boards need { $fleas } flea tiles, and there are only { $most }: take boards with lower markers.
refusal-no-parkings = These boards have no four areas of limit { $limit } on the outer edge for the trucks: turn or move some.
refusal-no-truck-spaces = The trucks found no four spaces on the outer edge where all open spaces stay connected and every truck has one beside it: turn or move some boards, or park the trucks yourself.
refusal-truck-outside = The { the-truck } must stand on a space of the market, and { $at } isn't one.
refusal-truck-inside = The { the-truck } must stand on the outer edge, and { $at } is not there.
refusal-trucks-together = Two trucks can't stand on { $at }.
refusal-truck-limit = The { the-truck } must be in an area of limit { $wanted }, and that of { $at } has { $limit }.
refusal-trucks-in-area = Two trucks can't be in the same area, that of { $at }.
refusal-trucks-cut = The trucks cut the market in two, or one of them is shut in: park them elsewhere.
