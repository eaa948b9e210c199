# The rules in words for the page, and the guide through a first game.

learn-choose = Which game would you like to learn?
learn-title = Learn { $game }
learn-contents = What is told here
learn-guided = Play a guided first game
learn-ready = Ready?

learn-mercado-intro = You trade in the market hall of Lisbon. Open stands, bring customers to the doors, and let restaurants next door make your stands worth more. Whoever has the most coins in the end wins.
learn-mercado-market = The market
learn-mercado-market-text =
    The market has 25 spaces in five rows and five columns. At both ends of every row and column there is an entrance where customers will wait.

    Five goods are sold: fish, flowers, tomatoes, meat and grapes. Grey restaurants lie on some spaces; nobody runs them yet. You can see what kind each one is, unless the table chose to keep the kinds secret until somebody takes the tile.

    You begin with 1 coin, 8 wooden stands and a hand of 3 tiles. Everybody may look at all hands. Coins stay behind a screen, unless the table agreed to leave them open. In a game of four, the fourth player also starts with a pub.
learn-mercado-market-caption = A market before the first turn. Arrow keys walk through it, and every place tells what is there.
learn-mercado-turn = Your turn
learn-mercado-turn-text =
    You do exactly one of four things: open a stand, bring customers, open a restaurant, or take 1 coin. Then it is the next player's turn.

    Taking a coin is the slow way. The other three are where the money is.

    Three tiles of the same good in your hand? Before your action you may exchange all three.
learn-mercado-stand = Open a stand
learn-mercado-stand-text =
    Choose a tile of your hand and a space without a stand and without an open restaurant. The price is 1 coin, and 1 more for every stand that is already in the row or in the column; only the fuller of the two counts.

    If customers who want your good wait at an end of that row or column, they pay at once. You may even pay the price out of what comes in.

    Is there a grey restaurant on the space? It moves to your supply, and you can open it later. At the end you take a tile from the display, so that your hand is full again. If the display shows three tiles of the same good, you may exchange all three before you take one.
learn-mercado-stand-caption = Point at a lit space or tap it: the sign shows price and profit, and below you see who pays what. The stands that stand in line make it dearer.
learn-mercado-customers = Bring customers
learn-mercado-customers-text =
    Twelve customer tiles are on offer, with 1 to 4 customers each. Put one to an empty entrance. Two things must be true: the line behind it has at least as many stands as the tile has customers, and one of your own stands there sells something they want.

    Then everybody is paid whose stand in that line sells one of their goods: 1 coin from each customer, and as much again for each fitting open restaurant beside the stand.

    So your customers may make others rich as well. Look for lines where you earn more than they do.
learn-mercado-customers-caption = Point at a lit entrance or tap it. Customers × (1 + restaurants) is what each stand brings its owner.
learn-mercado-restaurant = Open a restaurant
learn-mercado-restaurant-text =
    A restaurant of your supply goes to a space without a stand and without an open restaurant, and you get 1 coin for it. If a grey one lay there, that one is now in your supply.

    From then on it helps every fitting stand next to it, whoever owns it: the sushi bar helps fish, the tea house flowers, the pizzeria tomatoes, the burger joint meat, the wine bar grapes, and the pub helps them all.

    It pays nothing for customers who have already been served. So open it first and bring the customers afterwards.
learn-mercado-restaurant-caption = Every lit space could take this restaurant. Next to your own stands it helps you most.
learn-mercado-end = The end
learn-mercado-end-text =
    When only 4 spaces are left without a stand or an open restaurant, or only 4 entrances are empty, the end has come: all others have one more turn. It also ends when all players take a coin one after the other; with two players, when both do so twice.

    Your score is your coins, less 1 for every restaurant that you have not opened. If two have the same, more stands win.
learn-mercado-end-caption = The end of a game of two.
learn-mercado-solo = Playing alone
learn-mercado-solo-text =
    Nine challenges wait for a single player, each with a rule of its own on its card. The better your result, the more fame you earn, up to 3 for each challenge.

    You can never take 1 coin when you play alone. There is no last round either: a challenge ends right after the move that leaves only 4 spaces without a stand or an open restaurant, or only 4 empty entrances. It also ends when you have no move left.

    In a campaign, the first move that brings in 32 coins or more earns 2 extra fame. What the move costs doesn't count: a stand for 5 coins that brings in 32 is enough.
learn-mercado-tips = Good to know
learn-mercado-tips-text =
    The first stands cost little and bring nothing yet. Put them where several lines cross that you want to use later.

    Two stands of yours in a line earn twice from the same customers.

    Four customers at once need four stands in the line, no matter whose. They pay best, and late in the game everybody waits for them.

    Keep an eye on restaurants that you hold when the end comes near: each of them costs a point.

learn-marche-intro = It is market day. Your four stalls want to stand as near as possible to the truck that brings their goods, for the way is carried on foot. Reserve spaces, bid for stalls, and mind where paths will run. The lowest score wins.
learn-marche-market = The market
learn-marche-market-text =
    Some boards lie side by side and form the market; each market is different. It is cut into areas, and a sign in each says how many buildings it takes: 1 or 2.

    Four trucks are parked at the edge: fish, soda, cheese and ice cream. The rest of their areas is path already.

    You begin with 15 coins, 6 discs and one stall of each kind. In the end your score is the sum of four distances less the coins you kept, so a coin is worth as much as a step.
learn-marche-market-caption = A market for two before the first turn. Each space tells its area and what is on it.
learn-marche-reserve = Reserve a space
learn-marche-reserve-text =
    A turn is one of two things. The first is to put one of your discs on a free space: it must lie beside a path, or beside a disc, and it does not matter whose disc that is.

    A disc costs nothing and comes back when you build there. But it is only a wish: when paths are laid over it, it goes home and the space is lost.
learn-marche-reserve-caption = Point at a lit space or tap it: below you read how far stalls there would be from their trucks as things are now.
learn-marche-draw = Draw a tile
learn-marche-draw-text =
    The second thing to do, if you have a disc on the market: turn over the top tile of the pile.

    Is it a flea market table? It must go on one of your reserved spaces, and you take the disc back. That fills areas and bends ways, sometimes yours, sometimes those of others.

    Is it a stall? Then it is put up for auction. If somebody else wins it, you have another turn at once.

    If you can neither reserve nor draw, you pass.
learn-marche-auction = The auction
learn-marche-auction-text =
    All who have not yet built that stall take part. Everybody closes a fist around some coins, none is allowed, and all fists open together.

    The highest bid pays and builds; the others keep their coins. In a tie the one whose turn it is comes first, then those who follow in order.

    The winner builds on one of their own reserved spaces. Whoever wins without one must leave the stall beside the market, and it counts the longest distance there is.
learn-marche-auction-caption = Three fists have opened.
learn-marche-paths = Paths appear
learn-marche-paths-text =
    Count the buildings of an area, stalls and tables alike. As soon as there are as many as its sign says, every other space of that area turns into path, and discs that lay there go back to their owners.

    Deliveries run over paths only. A new path can make your way shorter; a new building can make it longer.
learn-marche-paths-caption = Point at a lit space or tap it: hatched spaces would become path, discs with an arrow would go home.
learn-marche-score = End and score
learn-marche-score-text =
    One stall of each kind lies in the final row from the beginning. When the pile is empty, each of them goes for nothing to the one player who still lacks it. Then everything that is still free is paved.

    The distance of a stall is the number of path spaces on the shortest way to its truck, at least 1. A stall that no path connects may use the streets around the market, but each counts 2. No distance counts more than 8 with two players, 10 with three, 12 with four and 14 with five.

    Add your four distances and take your coins off. The lowest sum wins; if two are equal, shorter distances win.
learn-marche-score-caption = The end of a game of three with all ways. Choose a distance to see its way alone.
learn-marche-classic = The classic variant
learn-marche-classic-text =
    There are no areas here and no streets. Your first disc may lie anywhere.

    Instead one rule keeps all ways open: all spaces without a building stay joined, and every truck and stall keeps an open neighbour. Wherever one more building would break that, the space becomes path at once, and a disc on it goes home.
learn-marche-classic-caption = Point at a lit space or tap it: what would become path because of it is hatched.
learn-marche-tips = Good to know
learn-marche-tips-text =
    The designer's advice: reserve five or six spaces before you draw your first tile. A flea market table has to go on one of your own spaces, and with many of them you can spare one. Even your best space is not safe until you have won an auction.

    Several discs in good places are worth more than one in the best: areas fill up sooner than you think.

    What is a stall worth to you? Roughly the longest distance less the one you would have. Bid less than that, for whoever pays everything gains nothing.

    With one stall left to build you may wait: the final row costs nothing, if you still have a disc on the market then.

    A table in a half-empty area can pave others' discs away, or your own.

guide-title = Your guide
guide-leave = Play on without the guide
guide-close = Close the guide
guide-rules = The rules
guide-do = Do it for me
guide-could = You could: { $move }
guide-new = New
guide-wait = { $player } is to move. Watch the board; the log tells what happens and why.
guide-thinking = One moment …

guide-mercado-first = Your first stand. Choose a tile of your hand: the spaces where it may go light up, each with its price. Nothing is decided before you confirm.
guide-mercado-take = Your hand has a gap. Take a tile from the display: a good that waiting or offered customers want is a good one.
guide-mercado-stand = A stand brings you { $profit } now, its price of { $cost } paid. The more stands in line, the more it costs; the more customers at the ends, the more it brings.
guide-mercado-investment = This stand brings no profit at once; it is an investment. Put it where it will share a line with your other stands.
guide-mercado-customers = Customers pay now: { $income ->
    [one] { $income } coin
   *[other] { $income } coins
} for you, { $others } for the others.
guide-mercado-restaurant = Open a restaurant beside your stands and take a coin for it. It makes all that comes later worth more.
guide-mercado-coin = Little pays just now. Taking a coin is no shame: next turn you can afford more.
guide-mercado-redraw = Three different goods leave you more to choose from. The action of your turn comes after it.
guide-mercado-choose = Choose the good that is to pay you from now on.
guide-mercado-new-customers = You can bring customers now! Choose one of the lit tiles on offer, then an entrance. The stands in that line which sell what they want are paid, those of others too.
guide-mercado-new-restaurant = You found a restaurant. You may open it on another space, as your action of a turn. If you keep it until the end, it costs you a point.
guide-mercado-new-redraw = Three tiles of the same good: you may exchange them before your action, for nothing.
guide-mercado-new-end = Look out: some of your moves would bring the end of the game near. Then everybody else has one more turn.
guide-mercado-last = These are the last turns. Only coins count now, and restaurants in your supply cost a point each.
guide-mercado-over = That was it! Most coins win, each restaurant left in a supply costs a point. Look back at the game to see where the coins came from, or ask for a rematch.

guide-marche-first = Put your first disc on one of the lit spaces. Point at one or tap it: you read how far each of your stalls would be from its truck there. Near a truck is good, between two is better.
guide-marche-reserve = Reserve one more good space. You need one for every stall you still have to build, and one to spare for a table you may draw: { $spaces } in all.
guide-marche-reserve-built = All your stalls are built. Reserve a space anyway: to draw a tile you need a disc on the market, and a table you draw goes there.
guide-marche-draw = You have a space for every stall you still need and one to spare: draw a tile.
guide-marche-draw-built = All your stalls are built, and you have a space for a table: draw a tile.
guide-marche-draw-better = No space that you can reserve now would help you: draw a tile.
guide-marche-draw-only = You can't reserve a space now, so draw a tile.
guide-marche-pass = Neither a disc nor a tile is possible. You pass.
guide-marche-bids = What is this stall worth to you? Compare the longest distance with the one you would have. About half of what you would gain is a fair bid; what you don't spend counts in the end.
guide-marche-place = Choose one of your reserved spaces. Point at each or tap it first: you see the way, what gets paved, and which discs go home.
guide-marche-beside = You have no reserved space, so this has to go beside the market. Next time keep a disc ready.
guide-marche-new-draw = With a disc on the market you may draw a tile instead of reserving. A table you must place yourself; for a stall everybody who needs it bids.
guide-marche-new-bids = The first auction! Choose coins and close your fist; all fists open together. Only the winner pays. An empty fist wins only if all fists are empty and the tie is yours: it goes to the player whose turn it is, then clockwise.
guide-marche-new-place = You build. When an area has as many buildings as its sign says, the rest of it becomes path, and discs there go back.
guide-marche-new-row = The pile is empty: the stalls of the final row go for nothing to those who still lack them.
guide-marche-over = That was it! Your four distances less your coins are your score, and the lowest wins. Choose a distance in the table to see its way. Look back at the game, or ask for a rematch.
