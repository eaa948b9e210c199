# Jour de Marché: pieces, moves, events, refusals, rules.

name-fish = fish
name-soda = soda
name-cheese = cheese
name-ice_cream = ice cream
name-street = street

# One letter for each good.
letter-fish = F
letter-soda = S
letter-cheese = C
letter-ice_cream = I

# Words that are typed: without spaces, different from each other. `also` lists others that mean the same.
word-reserve = reserve
    .also = reserved
word-draw = draw
word-place = place
    .also = build put
word-bid = bid
    .also = bids
word-pass = pass
word-none = none
    .also = beside
# The columns as the keys of this language's keyboard write them.
columns = ABCDEFGHIJKLMNOP

command-ways = ways
help-ways = how far every stall is from its truck now, and by which route

usage-reserve = reserve SPACE, for example: reserve C3 (or just the space)
usage-draw = draw
usage-place = place SPACE, for example: place C3; or: place none, if you have no disc on the market
usage-bid = bid COINS, for example: bid 3 (or just the number)
usage-pass = pass

# Parts of sentences.
the-stall = { NAME($good) } stall
a-tile = { $tile ->
    [fish] a fish stall
    [soda] a soda stall
    [cheese] a cheese stall
    [ice_cream] an ice cream stall
   *[flea] a flea market table
}
the-truck = { NAME($good) } truck
whose-stall = { $you ->
    [yes] your { the-stall }
   *[no] { $player }'s { the-stall }
}
some-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}

# Moves as labels.
move-reserve = Reserve { $at }
move-draw = Draw a tile
move-pass = Pass
move-place = { $at ->
    [none] Put the stall beside the market
   *[other] Build on { $at }
}
move-bids = { $bids ->
    [one] Bid { $bids } coin
   *[other] Bid { $bids } coins
}

event-space-reserved = { $you ->
    [yes] You reserve { $at }.
   *[no] { $player } reserves { $at }.
}
event-tile-drawn = { $you ->
    [yes] You draw { a-tile }.
   *[no] { $player } draws { a-tile }.
}
event-auction-opened = { $seats } bid for the { the-stall }.
event-bid-made = { $you ->
    [yes] You have bid.
   *[no] { $player } has bid.
}
event-bids-revealed = The bids: { LIST($coins, joint: "more") }.
event-auction-won = { $you ->
    [yes] You get the { the-stall } for { some-coins }
   *[no] { $player } gets the { the-stall } for { some-coins }
}{ $tied-count ->
    [0] .
   *[other] , after a tie between { $tied }.
}
event-row-dealt = { $you ->
    [yes] You get the { the-stall } from the final row.
   *[no] { $player } gets the { the-stall } from the final row.
}
event-table-built = { $you ->
    [yes] You put a flea market table on { $at }.
   *[no] { $player } puts a flea market table on { $at }.
}
event-stall-built = { $you ->
    [yes] You build your { the-stall } on { $at }.
   *[no] { $player } builds the { the-stall } on { $at }.
}
event-stall-beside = { $you ->
    [yes] Your { the-stall } goes beside the market.
   *[no] { $player }'s { the-stall } goes beside the market.
}
event-area-full = The area { $area } is full with { $limit ->
    [one] { $limit } building
   *[other] { $limit } buildings
}{ $paved-count ->
    [0] .
    [one] : { $paved } becomes a path.
   *[other] : { $paved } become paths.
}
event-cut-prevented = { $at } becomes a path: a building there would cut the market in two.
event-access-kept = { $at } becomes a path: it's the last open space beside { $owned ->
    [yes] { whose-stall }
   *[no] the { the-truck }
} ({ $building }).
event-rest-paved = { $paved-count ->
    [0] Every space is taken.
    [one] The last free space, { $paved }, becomes a path.
   *[other] The { $paved-count } spaces left become paths.
}
event-disc-returned = { $you ->
    [yes] You get your disc on { $at } back.
   *[no] { $player } gets the disc on { $at } back.
}
event-passed = { $you ->
    [yes] You can only pass.
   *[no] { $player } can only pass.
}
event-pile-closed = Nobody can do anything, so the pile closes with { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} left. Stalls that aren't built go beside the market.
event-game-over = The game is over: { $end ->
    [row] all tiles are placed.
   *[closed] everyone had to pass.
}
event-stall-delivered = { $you ->
    [yes] Your { the-stall }
   *[no] { $player }'s { the-stall }
}: distance { $distance }{ $capped ->
    [yes] {" "}(the maximum)
   *[no] {""}
}{ $route-count ->
    [0] , no route to the truck
   *[other] {" "}via { LIST($route, joint: "more") }
}{ $streets-count ->
    [0] .
    [one] ; the street counts { $street_steps }.
   *[other] ; each street counts { $street_steps }.
}
event-final-score = { $you ->
    [yes] You score
   *[no] { $player } scores
} { $score }: distances { LIST($distances, joint: "plus") }, minus { some-coins }.
event-ranked = { $winners ->
    [one] { $you ->
        [yes] { $broken ->
            [yes] You win the tie: your routes are shorter in total!
           *[no] You win!
        }
       *[no] { $broken ->
            [yes] { $player } wins the tie with shorter routes in total!
           *[no] { $player } wins!
        }
    }
   *[other] It's a tie between { $player }: even their routes add up to the same.
}

refusal-over = The game is over.
refusal-not-your-turn = It's { $turn }'s turn.
refusal-not-yours-to-place = { $placing } places this tile.
refusal-wrong-phase-turn = First reserve a space or draw a tile.
refusal-wrong-phase-bids = Make your bid first.
refusal-wrong-phase-place = Place the tile first.
refusal-no-auction = There is no auction right now.
refusal-not-in-auction = You have no { the-stall } left to build, so you don't take part.
refusal-already-bid = You have already bid.
refusal-too-few-coins = You can't bid { $bid }: you have { some-coins }.
refusal-too-many-coins = You can't bid that much: nobody ever has more than { some-coins }.
refusal-no-disc-left = All your discs are on the market.
refusal-not-in-market = { $at } isn't a space of this market.
refusal-truck-there = The { the-truck } is on { $at }.
refusal-stall-there = { $you ->
    [yes] Your { the-stall }
   *[no] { $player }'s { the-stall }
} is on { $at }.
refusal-table-there = There is a flea market table on { $at }.
refusal-path-there = There is a path on { $at }.
refusal-disc-there = { $you ->
    [yes] Your disc is already on { $at }.
   *[no] { $player } has reserved { $at }.
}
refusal-not-next-to = { $at } isn't next to a path or a disc.
refusal-no-disc-on-market = You can't draw without a disc on the market. Reserve a space.
refusal-may-act = You can pass only if you can neither reserve nor draw.
refusal-not-reserved = You have no disc on { $at }.
refusal-must-build = You have a disc on the market, so the tile must go there.
refusal-bad-draw = This draw isn't possible: { $problem }
refusal-bad-paving = These paths aren't possible. By the rules, { $paved-count ->
    [0] nothing becomes a path.
    [one] { $paved } becomes a path.
   *[other] { $paved } become paths.
}
caution-short-of-areas = A market of these boards may run out of room: its areas hold up to { $short } fewer { $short ->
    [one] building
   *[other] buildings
} than a game may need. You can still play, but the game may end early, with stalls beside the market.
caution-short-of-spaces = A market of these boards may run out of room: it is { $short ->
    [one] { $short } space
   *[other] up to { $short } spaces
} short for the buildings and the paths of the golden rule. You can still play, but the game may end early, with stalls beside the market.

board-title = Jour de Marché
board-variant-areas = areas
board-variant-classic = classic
board-pile = pile { $tiles }:
board-row = final row:
board-tile = tile { $tile }
board-coins = coins { $coins }
board-truck = truck
board-path = path
board-table = flea table

help-board = On the market, a2 is a free space of area a, which takes two more buildings; a● is one that ● has reserved, F● the fish stall of ●, F» the fish truck. !● is a disc that one more building could send back. Beside the market, the marks are the discs a player has left; F4 means a fish stall at distance 4, F- one that isn't built yet, F× one beside the market.

ask-turn = your action
ask-bids = your bid, unseen
ask-place = where to place { a-tile }

preview-paves = { $paved-count ->
    [one] { $paved } would become a path.
   *[other] { $paved } would become paths.
}
preview-distance = The distance of { whose-stall } would be { $distance }.
preview-change = The distance of { whose-stall } would change from { $before } to { $after }.
preview-bid = You pay your bid only if you win.
preview-nothing = By itself, it lays no path and changes no distance.

rules-marche = Build your four stalls close to their trucks and keep your coins: the lowest score wins. Everyone has { $coins } coins and { $discs } discs. On your turn, take one of two actions:
    RESERVE: put a disc on a free space next to a path or to any disc.
    DRAW: only with a disc on the market. Turn over a tile. Put a flea market table on one of your reserved spaces and take the disc back. A stall is auctioned among all who still have theirs: everyone bids in secret, and the highest bidder pays and builds on one of their own reserved spaces; without one, the stall goes beside the market. If bids are tied, the active player comes first, then the others clockwise. If someone else wins, the active player gets another turn.
rules-areas = PATHS: as soon as an area has as many buildings as its limit, the rest of it becomes paths, and discs there go back to their owners.
    STREETS: a stall that no path connects to its truck can use the streets around the market; each counts 2.
rules-classic = PATHS: all open spaces stay connected, and every truck and stall keeps an open space beside it. Whenever a building would break this, its space becomes a path, and a disc there goes back to its owner. Your first disc can go on any free space.
rules-end = END: after the last tile, the four stalls of the final row go for free to the players who still need them. Then everything that is free becomes paths. The distance of a stall is the number of paths on the shortest route to its truck, at most { $most }. Your score is the four distances minus your coins. Ties go to the player whose routes are shorter in total.
