# The rules of the game in words, and what the guide says in a first game.

learn-intro = It's market day. Set up your four stalls as close as you can to the trucks that supply them: everything is carried on foot. Reserve spaces, bid for stalls, and watch where paths appear. The lowest score wins.

learn-market = The market
learn-market-boards = Boards laid side by side form the market: three boards for two players, four for three, five for four and six for five. Every market is different. It is cut into areas of 3 to 5 spaces, and the sign in each area says how many buildings it takes: 1 or 2.
learn-market-trucks = Four trucks are parked on the outer edge, one each with fish, soda, cheese and ice cream. The other spaces of their areas are paths from the start.
learn-market-next = “Next to” always means sharing a side. Two spaces that only touch at a corner aren't next to each other. Spaces are named by column and row: C3 is in column C, row 3.
learn-market-start = You start with 15 coins, 6 discs and one stall of each good.
learn-market-aim = At the end, your score is the sum of your four stalls' distances to their trucks, minus the coins you have left. So a coin is worth as much as one step, and a low score is good.
learn-market-secrets = Coins stay behind a screen: only you know how many you have, unless the table plays with open coins. Everything else lies open, except the order of the pile.
learn-market-caption = A market for two before the first turn. Point at a space to see its area and what is on it.

learn-reserve = Reserve a space
learn-reserve-turn = On your turn you either reserve a space or draw a tile. The player in the first seat begins, and turns go clockwise.
learn-reserve-disc = To reserve, put one of your discs on a free space that is next to a path or next to a disc, no matter whose. A space is free if there is nothing on it.
learn-reserve-safe = A disc costs nothing, and you get it back when you build there. But it isn't safe: if its space becomes a path, the disc comes back to you and the space is lost.
learn-reserve-caption = Point at a lit space or tap it: below you see how far a stall of each good would be from its truck as things are now.

learn-draw = Draw a tile
learn-draw-tile = You can draw only if at least one of your discs is on the market. Turn over the top tile of the pile.
learn-draw-flea = If it's a flea market table, you must put it on one of your reserved spaces. You get that disc back, and your turn ends.
learn-draw-stall = If it's a stall, it goes to auction. If you win, you build it and your turn ends. If somebody else wins, they build it, and you have another turn right away.
learn-draw-pass = If you can neither reserve nor draw, you pass. When all players pass one after the other, the pile is closed: every stall that isn't built yet goes beside the market, and the game is scored.
learn-draw-pile = Of each good, the pile has one stall fewer than there are players. The rest are flea market tables; how many depends on the boards, 18 at most. The screen always shows what is still in the pile. When it's empty, the game is nearly over.

learn-auction = The auction
learn-auction-who = Everybody who still has that stall takes part. There are always at least two of you.
learn-auction-bid = Each of you closes a fist around some of your coins. Zero is allowed, and so are all of them. Then all fists open together.
learn-auction-win = The highest bid wins and is paid; those coins leave the game. Nobody else pays.
learn-auction-tie = In a tie, the player whose turn it is wins if they are part of it. Otherwise it's the first tied player clockwise from them. That also holds if all bids are zero: then the stall costs nothing.
learn-auction-build = The winner builds the stall on one of their own reserved spaces and takes that disc back.
learn-auction-beside = If the winner has no reserved space, the stall goes beside the market and stays there. It counts as the maximum distance.
learn-auction-caption = Three fists have opened.
learn-auction-example-bid = { $player } bid { $coins ->
    [one] { $coins } coin.
   *[other] { $coins } coins.
}
learn-auction-example-won = It's { $turn }'s turn, but { $turn } isn't part of the tie. Clockwise from { $turn }, { $player } comes first, so { $player } wins and pays { $coins }.

learn-paths = Paths appear
learn-paths-full = Count the buildings in an area, stalls and flea market tables alike. As soon as there are as many as its sign says, every other space of that area becomes a path, and discs there go back to their owners. This happens after every building.
learn-paths-routes = Goods are carried over paths only. A new path can shorten your routes; a new building can lengthen them.
learn-paths-caption = Point at a lit space or tap it: hatched spaces would become paths, and discs with an arrow would go back.
learn-paths-example = The area of { $at } takes { $limit ->
    [one] { $limit } building
   *[other] { $limit } buildings
} and has { $built }. With a building on { $at } it has { $after } and is full: { $spaces ->
    [one] { $spaces } space becomes a path
   *[other] { $spaces } spaces become paths
}, and { $discs ->
    [0] no disc goes back.
    [one] { $discs } disc goes back.
   *[other] { $discs } discs go back.
}

learn-end = The final row
learn-end-row = From the start, one stall of each good lies in the final row. When the pile is empty, these four are built from left to right. Each goes to the one player who still has that stall to build, free of charge, on one of their reserved spaces. Without a reserved space it goes beside the market.
learn-end-order = Paths appear after each of these four stalls as well, so the order matters: a stall built earlier can take away the disc you wanted to use.
learn-end-rest = Then every space without a truck, stall or table becomes a path, and the distances are counted.

learn-score = Distance and score
learn-score-distance = The distance of a stall is the number of paths on the shortest route to its truck. Routes go from space to space over a shared side.
learn-score-least = A distance is at least 1. A truck never delivers directly: even a stall next to its truck needs a path that leads from one to the other, and its distance is the length of that detour.
learn-score-most = No distance counts more than 8 with two players, 10 with three, 12 with four and 14 with five. A stall without any route, or beside the market, counts this maximum.
learn-score-sum = Add your four distances and subtract your coins. The lowest score wins.
learn-score-tie = Ties go to the player whose distances add up to less. If those are equal too, they share the win.
learn-score-caption = The end of a game of three. Choose a distance to see its route.
learn-score-example-route = The { $good ->
    [fish] fish
    [soda] soda
    [cheese] cheese
   *[ice_cream] ice cream
} stall of { $player } is supplied over { $way }: { $distance ->
    [one] { $distance } path, so its distance is { $distance }.
   *[other] { $distance } paths, so its distance is { $distance }.
}
learn-score-example-sum = { $player } scores { $distances } − { $coins } = { $score }.

learn-streets = Streets
learn-streets-use = A stall that no path connects with its truck can use streets around the market. Each street counts 2. A route may mix paths and streets.
learn-streets-where = Streets run all around the market, over every place outside it that touches it by a side or a corner. They count only for stalls that can't reach their truck over paths alone.
learn-streets-caption = The end of a game of two. The route shown leaves the market.
learn-streets-example = The { $good ->
    [fish] fish
    [soda] soda
    [cheese] cheese
   *[ice_cream] ice cream
} stall of { $player } needs { $paths ->
    [one] { $paths } path
   *[other] { $paths } paths
} and { $streets-count ->
    [one] { $streets-count } street
   *[other] { $streets-count } streets
}: { $paths } + { $streets-count } × { $steps } = { $distance }.

learn-classic = The classic variant
learn-classic-differs = The classic variant has no areas, no limits and no streets. The pile has a few more flea market tables. All else stays as it is, the maximum distances too.
learn-classic-first = Your first disc can go on any free space. Later discs go next to a path or a disc, as always. Only if there is neither a path nor a disc on the market can you reserve anywhere again.
learn-classic-golden = Paths follow one golden rule. Open spaces are those without a truck, stall or table, whether free, reserved or path. All open spaces must stay connected, and every truck and every stall must keep at least one open space next to it. So after every building, each space where another building would break this becomes a path right away. A disc on it goes back.
learn-classic-tables = Flea market tables don't need an open space next to them.
learn-classic-start = The golden rule holds from the start. If a truck is parked right next to a corner, the corner's other neighbour is a path before the first turn: otherwise the corner could be cut off.

learn-access = Golden rule, case 1: the last access
learn-access-rule = A truck or stall has only one open space left next to it. A building there would shut it in, so that space becomes a path.
learn-access-caption = Point at a lit space or tap it: hatched spaces would become paths.
learn-access-example = With a building on { $at }, { $paved } is the last open space next to the { $truck ->
    [fish] fish
    [soda] soda
    [cheese] cheese
   *[ice_cream] ice cream
} truck. So { $paved } becomes a path.

learn-cut = Golden rule, case 2: cut in two
learn-cut-rule = A space is the only link between two parts of the open spaces. A building there would cut them apart, so that space becomes a path.
learn-cut-sure = Whatever is still reserved after that is safe to build on, until the next building changes the market. Discs in danger are marked on the board.
learn-cut-caption = Point at a lit space or tap it: hatched spaces would become paths, and discs with an arrow would go back.
learn-cut-example = With a building on { $at }, { $paved } is the only link between two parts of the open spaces. So { $paved } becomes a path.

learn-tips = Good to know
learn-tips-wait = The designer's advice: reserve five or six spaces before you draw your first tile. A flea market table has to go on one of your own spaces, and with many of them you can spare one.
learn-tips-several = Several discs in good places are worth more than one in the best: areas fill up sooner than you think.
learn-tips-worth = What is a stall worth to you? Roughly the maximum distance minus the distance you would have. Bid less than that: if you pay all of it, you gain nothing.
learn-tips-row = You don't have to win every auction. The last stall of each good is free, as long as you still have a disc on the market then.
learn-tips-table = A table in a half-empty area can send others' discs back, or your own.

guide-card-aim-title = The aim
guide-card-aim = Build your four stalls close to the trucks with the same goods. Goods are carried over paths: the fewer paths between a stall and its truck, the better. This is the fish truck.
guide-card-score-title = How you score
guide-card-score = At the end, the distances of your four stalls are added up, and the coins you have left are subtracted. The lowest score wins, so each coin you keep is worth one step.
guide-card-row-title = How the game ends
guide-card-row = When the pile is empty, the game ends. The final row is free: of each good, the last stall goes to the one player who still needs it, at no cost. So you don't have to win every auction.
guide-card-discs-title = Your pieces
guide-card-discs = Here are your coins, the discs you have left, and your four stalls. Once a stall is built, you see its distance here.
guide-card-lights-title = What lights up
guide-card-lights = Spaces you can choose light up. Point at one or tap it to see what it would do. Nothing is played until you confirm. A gold ring shows what the guide suggests.

guide-new-draw = You have a disc on the market, so you can also draw a tile. If it's a flea market table, you must put it on one of your reserved spaces. If it's a stall, everyone who still needs it bids for it.
guide-new-bids = { $you ->
    [yes] You drew a stall
   *[no] { $player } drew a stall, and you need one too
}: this is an auction. Choose coins and close your fist; all fists open together. Only the highest bid pays. In a tie, the player whose turn it is comes first, then clockwise. If you never win this stall, the one in the final row is yours for free.
guide-new-stall = You won the stall! Build it on one of your reserved spaces. You get that disc back.
guide-new-table = You drew a flea market table. It has to go on one of your reserved spaces. It's a building like a stall: once an area is full, its other spaces become paths.
guide-new-home = Your disc on { $at } came back: that space is a path now. A reserved space is safe only once you build there.
guide-new-again = { $player } won the auction. It was your draw, so you have another turn.
guide-new-last = The end is near: the pile has { $tiles ->
    [one] { $tiles } tile left
   *[other] { $tiles } tiles left
}. After that the final row is built. Try to keep a reserved space for { $stalls ->
    [one] the stall you still have to build.
   *[other] each of the { $stalls } stalls you still have to build.
}
guide-new-row = The pile is empty, and the final row is being built. This { $good ->
    [fish] fish
    [soda] soda
    [cheese] cheese
   *[ice_cream] ice cream
} stall is yours, free of charge.

guide-first = Reserve your first space.
guide-reach = { $good ->
    [fish] A fish
    [soda] A soda
    [cheese] A cheese
   *[ice_cream] An ice cream
} stall on { $at } would have a distance of { $distance } as things are now.
guide-reserve = You have { $spaces ->
    [0] no reserved space
    [one] { $spaces } reserved space
   *[other] { $spaces } reserved spaces
} for { $stalls ->
    [one] { $stalls } stall you still have to build.
   *[other] { $stalls } stalls you still have to build.
} It's good to have one space more than stalls, in case you draw a flea market table.
guide-reserve-built = All your stalls are built. To draw a tile you still need a disc on the market; if it's a table, it goes there.
guide-draw = You have { $spaces } reserved spaces for { $stalls ->
    [one] { $stalls } stall
   *[other] { $stalls } stalls
} you still have to build, so you can spare one for a flea market table.
guide-draw-built = All your stalls are built, and you have a space for a flea market table.
guide-draw-better = No space you can reserve now would bring you closer to a truck.
guide-draw-only = You can't reserve a space now.
guide-pass = You can neither reserve a space nor draw a tile.
guide-bids = If you win with { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, you have { $left } left.
guide-bids-worth = On { $at }, its distance would be { $distance } as things are now; without a place in the market it counts { $without }. So the stall saves you { $without } − { $distance } = { $worth }, and about half of that is a fair bid.
guide-bids-beside = You have no reserved space: if you win, the stall goes beside the market and counts the maximum distance.
guide-place-stall = On { $at } its distance is { $distance } as things are now.
guide-place-quiet = No space becomes a path there, and all other discs stay.
guide-paves = { $spaces ->
    [one] { $spaces } space becomes a path.
   *[other] { $spaces } spaces become paths.
}
guide-home-yours = { $discs ->
    [one] { $discs } of your other discs comes back.
   *[other] { $discs } of your other discs come back.
}
guide-home-others = { $discs ->
    [one] { $discs } disc of other players goes back.
   *[other] { $discs } discs of other players go back.
}
guide-shorter = Your other stalls get closer to their trucks, by { $steps } in all.
guide-longer = Your other stalls get farther from their trucks, by { $steps } in all.
guide-beside = You have no reserved space, so it has to go beside the market and counts the maximum distance.
guide-over = Your guided game is over! The score is the sum of the four distances minus the coins left; the lowest wins. Choose a distance in the table to see its route.
guide-next-classic = Try classic
