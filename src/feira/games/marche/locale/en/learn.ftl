# The rules of the game in words, and what the guide says in a first game.

learn-intro = It is market day. Your four stalls want to stand as near as possible to the truck that brings their goods, for the way is carried on foot. Reserve spaces, bid for stalls, and mind where paths will run. The lowest score wins.
learn-market = The market
learn-market-text =
    Some boards lie side by side and form the market; each market is different. It is cut into areas, and a sign in each says how many buildings it takes: 1 or 2.

    Four trucks are parked at the edge: fish, soda, cheese and ice cream. The rest of their areas is path already.

    You begin with 15 coins, 6 discs and one stall of each kind. In the end your score is the sum of four distances less the coins you kept, so a coin is worth as much as a step.
learn-market-caption = A market for two before the first turn. Each space tells its area and what is on it.
learn-reserve = Reserve a space
learn-reserve-text =
    A turn is one of two things. The first is to put one of your discs on a free space: it must lie beside a path, or beside a disc, and it does not matter whose disc that is.

    A disc costs nothing and comes back when you build there. But it is only a wish: when paths are laid over it, it goes home and the space is lost.
learn-reserve-caption = Point at a lit space or tap it: below you read how far stalls there would be from their trucks as things are now.
learn-draw = Draw a tile
learn-draw-text =
    The second thing to do, if you have a disc on the market: turn over the top tile of the pile.

    Is it a flea market table? It must go on one of your reserved spaces, and you take the disc back. That fills areas and bends ways, sometimes yours, sometimes those of others.

    Is it a stall? Then it is put up for auction. If somebody else wins it, you have another turn at once.

    If you can neither reserve nor draw, you pass.
learn-auction = The auction
learn-auction-text =
    All who have not yet built that stall take part. Everybody closes a fist around some coins, none is allowed, and all fists open together.

    The highest bid pays and builds; the others keep their coins. In a tie the one whose turn it is comes first, then those who follow in order.

    The winner builds on one of their own reserved spaces. Whoever wins without one must leave the stall beside the market, and it counts the longest distance there is.
learn-auction-caption = Three fists have opened.
learn-paths = Paths appear
learn-paths-text =
    Count the buildings of an area, stalls and tables alike. As soon as there are as many as its sign says, every other space of that area turns into path, and discs that lay there go back to their owners.

    Deliveries run over paths only. A new path can make your way shorter; a new building can make it longer.
learn-paths-caption = Point at a lit space or tap it: hatched spaces would become path, discs with an arrow would go home.
learn-score = End and score
learn-score-text =
    One stall of each kind lies in the final row from the beginning. When the pile is empty, each of them goes for nothing to the one player who still lacks it. Then everything that is still free is paved.

    The distance of a stall is the number of path spaces on the shortest way to its truck, at least 1. A stall that no path connects may use the streets around the market, but each counts 2. No distance counts more than 8 with two players, 10 with three, 12 with four and 14 with five.

    Add your four distances and take your coins off. The lowest sum wins; if two are equal, shorter distances win.
learn-score-caption = The end of a game of three with all ways. Choose a distance to see its way alone.
learn-classic = The classic variant
learn-classic-text =
    There are no areas here and no streets. Your first disc may lie anywhere.

    Instead one rule keeps all ways open: all spaces without a building stay joined, and every truck and stall keeps an open neighbour. Wherever one more building would break that, the space becomes path at once, and a disc on it goes home.
learn-classic-caption = Point at a lit space or tap it: what would become path because of it is hatched.
learn-tips = Good to know
learn-tips-text =
    The designer's advice: reserve five or six spaces before you draw your first tile. A flea market table has to go on one of your own spaces, and with many of them you can spare one. Even your best space is not safe until you have won an auction.

    Several discs in good places are worth more than one in the best: areas fill up sooner than you think.

    What is a stall worth to you? Roughly the longest distance less the one you would have. Bid less than that, for whoever pays everything gains nothing.

    With one stall left to build you may wait: the final row costs nothing, if you still have a disc on the market then.

    A table in a half-empty area can pave others' discs away, or your own.

guide-first = Put your first disc on one of the lit spaces. Point at one or tap it: you read how far each of your stalls would be from its truck there. Near a truck is good, between two is better.
guide-reserve = Reserve one more good space. You need one for every stall you still have to build, and one to spare for a table you may draw: { $spaces } in all.
guide-reserve-built = All your stalls are built. Reserve a space anyway: to draw a tile you need a disc on the market, and a table you draw goes there.
guide-draw = You have a space for every stall you still need and one to spare: draw a tile.
guide-draw-built = All your stalls are built, and you have a space for a table: draw a tile.
guide-draw-better = No space that you can reserve now would help you: draw a tile.
guide-draw-only = You can't reserve a space now, so draw a tile.
guide-pass = Neither a disc nor a tile is possible. You pass.
guide-bids = What is this stall worth to you? Compare the longest distance with the one you would have. About half of what you would gain is a fair bid; what you don't spend counts in the end.
guide-place = Choose one of your reserved spaces. Point at each or tap it first: you see the way, what gets paved, and which discs go home.
guide-beside = You have no reserved space, so this has to go beside the market. Next time keep a disc ready.
guide-new-draw = With a disc on the market you may draw a tile instead of reserving. A table you must place yourself; for a stall everybody who needs it bids.
guide-new-bids = The first auction! Choose coins and close your fist; all fists open together. Only the winner pays. An empty fist wins only if all fists are empty and the tie is yours: it goes to the player whose turn it is, then clockwise.
guide-new-place = You build. When an area has as many buildings as its sign says, the rest of it becomes path, and discs there go back.
guide-new-row = The pile is empty: the stalls of the final row go for nothing to those who still lack them.
guide-over = That was it! Your four distances less your coins are your score, and the lowest wins. Choose a distance in the table to see its way. Look back at the game, or ask for a rematch.
