# Jour de Marché: pieces, events, refusals, rules.

name-fish = fish
name-soda = soda
name-cheese = cheese
name-ice_cream = ice cream

# One letter for each good.
letter-fish = F
letter-soda = S
letter-cheese = C
letter-ice_cream = I

# Words that are typed: without spaces, different from each other.
word-reserve = reserve
word-draw = draw
word-place = place
word-bid = bid
word-pass = pass
word-none = none
# What may be typed for the columns A to P.
columns = ABCDEFGHIJKLMNOP

command-ways = ways
help-ways = how far every stall is from its truck now, and over which spaces

usage-reserve = reserve SPACE, such as: reserve C3; the space alone will do
usage-draw = draw
usage-place = place SPACE, such as: place C3; or: place none, if you have no disc on the market
usage-bid = bid COINS, such as: bid 3; the number alone will do
usage-pass = pass

# Parts of sentences.
the-stall = { $good ->
    [fish] fish stall
    [soda] soda stall
    [cheese] cheese stall
   *[ice_cream] ice cream stall
}
a-tile = { $tile ->
    [fish] a fish stall
    [soda] a soda stall
    [cheese] a cheese stall
    [ice_cream] an ice cream stall
   *[flea] a flea table
}
the-truck = { $good ->
    [fish] fish truck
    [soda] soda truck
    [cheese] cheese truck
   *[ice_cream] ice cream truck
}
whose-stall = { $you ->
    [yes] your { the-stall }
   *[no] { $player }'s { the-stall }
}
some-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}

event-space-reserved = { $you ->
    [yes] You reserve { $at }.
   *[no] { $player } reserves { $at }.
}
event-tile-drawn = { $you ->
    [yes] You draw { a-tile }.
   *[no] { $player } draws { a-tile }.
}
event-auction-opened = Auction for the { the-stall }: { $seats }.
event-bid-made = { $you ->
    [yes] You have bid.
   *[no] { $player } has bid.
}
event-bids-revealed = The bids: { $bids }.
event-auction-won = { $you ->
    [yes] You get the { the-stall } for { some-coins }
   *[no] { $player } gets the { the-stall } for { some-coins }
}{ $tied-count ->
    [0] .
   *[other] {" "}(tied: { $tied }).
}
event-row-dealt = { $you ->
    [yes] From the final row you get the { the-stall }.
   *[no] From the final row { $player } gets the { the-stall }.
}
event-table-built = { $you ->
    [yes] You put a flea table on { $at }.
   *[no] { $player } puts a flea table on { $at }.
}
event-stall-built = { $you ->
    [yes] You build your { the-stall } on { $at }.
   *[no] { $player } builds the { the-stall } on { $at }.
}
event-stall-beside = { $you ->
    [yes] Your { the-stall } goes beside the market.
   *[no] { $player }'s { the-stall } goes beside the market.
}
event-area-full = The area { $area } is full ({ $limit ->
    [one] { $limit } building
   *[other] { $limit } buildings
}){ $paved-count ->
    [0] .
   *[other] : path on { $paved }.
}
event-cut-prevented = Path on { $at }: a building there would cut the market in two.
event-access-kept = Path on { $at }: it is the last way out of { $building }, { $owned ->
    [yes] { whose-stall }.
   *[no] the { the-truck }.
}
event-rest-paved = { $paved-count ->
    [0] Every space is taken.
    [one] The last free space, { $paved }, becomes path.
   *[other] The { $paved-count } spaces left become paths.
}
event-disc-returned = { $you ->
    [yes] Your disc on { $at } comes back.
   *[no] { $player }'s disc on { $at } goes back.
}
event-passed = { $you ->
    [yes] You can only pass.
   *[no] { $player } can only pass.
}
event-pile-closed = Nobody can do anything: the pile is closed, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} left. Stalls not built go beside the market.
event-game-over = The game is over: { $end ->
    [row] all tiles are placed.
   *[closed] everybody had to pass.
}
event-stall-delivered = { $you ->
    [yes] Your { the-stall }
   *[no] { $player }'s { the-stall }
}: { $distance }{ $capped ->
    [yes] {" "}(the most there is)
   *[no] {""}
} { $way-count ->
    [0] (no way to the truck)
   *[other] over { $way }
}{ $streets-count ->
    [0] .
    [one] ; the street { $streets } counts { $street_steps }.
   *[other] ; the streets { $streets } count { $street_steps } each.
}
event-final-score = { $you ->
    [yes] You have
   *[no] { $player } has
} { $score ->
    [one] { $score } point
   *[other] { $score } points
}: the ways { $distances }, less { some-coins }.
event-ranked = { $winners ->
    [one] { $you ->
        [yes] You win{ $broken ->
            [yes] {" "}the tie: your ways are shorter in all!
           *[no] !
        }
       *[no] { $player } wins{ $broken ->
            [yes] {" "}the tie with shorter ways in all!
           *[no] !
        }
    }
   *[other] A draw between { $player }: even the ways are equal in all.
}

refusal-over = The game is over.
refusal-not-your-turn = It is { $turn }'s turn.
refusal-not-yours-to-place = { $placing } places this tile.
refusal-wrong-phase-turn = First reserve a space or draw a tile.
refusal-wrong-phase-bids = First comes your bid.
refusal-wrong-phase-place = First place the tile.
refusal-no-auction = There is no auction now.
refusal-not-in-auction = You have no { the-stall } in your supply and take no part.
refusal-already-bid = You have bid already.
refusal-too-few-coins = That is more than you have: { some-coins }.
refusal-too-many-coins = Nobody can bid so much: each has { some-coins } at the beginning, and never more.
refusal-no-disc-left = All your discs are on the market.
refusal-not-in-market = { $at } is no space of this market.
refusal-truck-there = The { the-truck } is on { $at }.
refusal-stall-there = { $you ->
    [yes] Your { the-stall }
   *[no] { $player }'s { the-stall }
} is on { $at }.
refusal-table-there = There is a flea table on { $at }.
refusal-path-there = There is a path on { $at }.
refusal-disc-there = { $you ->
    [yes] Your disc is on { $at } already.
   *[no] { $at } is reserved by { $player }.
}
refusal-not-next-to = { $at } is next to neither a path nor a disc.
refusal-no-disc-on-market = Without a disc on the market you may not draw: reserve a space.
refusal-may-act = You may pass only if you can neither reserve nor draw.
refusal-not-reserved = You have no disc on { $at }.
refusal-must-build = You have a disc on the market: the tile must go there.
refusal-bad-draw = The draw can't be right: { $problem }
refusal-bad-paving = The paths can't be right; the rules pave: { $paved }
caution-short-of-areas = A market of these boards may run out of room: its areas hold up to { $short } fewer { $short ->
    [one] building
   *[other] buildings
} than the game may bring. You can still play, but the game may end early, with stalls beside the market.
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

help-board = On the market a2 is a free space of area a, which takes two more buildings; a● is one that ● has reserved, F● the fish stall of ●, F» the fish truck. !● is a disc that one more building could send home. Beside the market the marks are the discs a player has left; F4 means a fish stall at distance 4, F- one not yet built, F× one beside the market.

ask-turn = your action
ask-bids = your bid, unseen
ask-place = where to place { a-tile }

preview-paves = It would pave { $paved }.
preview-distance = The distance of { whose-stall } would be { $distance }.
preview-change = The distance of { whose-stall } would change from { $before } to { $after }.
preview-bid = If you win, you pay what you bid; otherwise nothing.
preview-nothing = By itself it lays no path and changes no distance.

rules-marche = Build your four stalls close to their trucks and keep your coins: the lowest score wins. Everybody has { $coins } coins and { $discs } discs. A turn is one of two actions:
    RESERVE: put a disc on a free space next to a path or to any disc.
    DRAW: only with a disc on the market. Turn over a tile. A flea table goes on one of your reserved spaces, and your disc comes back. For a stall there is an auction among all who have not built theirs: everybody bids in secret, the highest bid wins and is paid, and the winner builds on a reserved space of their own; without one the stall goes beside the market. In a tie the active player is first, then those who follow. If somebody else wins, the active player has another turn.
rules-areas = PATHS: as soon as an area has as many buildings as it takes, the rest of it becomes paths, and discs there go back.
    STREETS: a stall that no path joins to its truck may use the streets around the market; each counts 2.
rules-classic = PATHS: all open spaces stay joined, and every truck and stall keeps an open space beside it. Whenever a building would break this, its space becomes a path, and a disc there goes back. For your first disc any free space will do.
rules-end = END: after the last tile the four stalls of the final row are built by those who lack them, free of charge. Then all that is free becomes path. The distance of a stall is the number of paths on the shortest way to its truck, at most { $most }. Score: the four distances less your coins. In a tie shorter ways win.
