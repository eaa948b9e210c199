# The rules of the game in words, and what the guide says in a first game.

learn-intro = You trade in the market hall of Lisbon. Open stands, bring customers to the doors, and let restaurants next door make your stands worth more. Whoever has the most coins in the end wins.
learn-market = The market
learn-market-text =
    The market has 25 spaces in five rows and five columns. At both ends of every row and column there is an entrance where customers will wait.

    Five goods are sold: fish, flowers, tomatoes, meat and grapes. Grey restaurants lie on some spaces; nobody runs them yet. You can see what kind each one is, unless the table chose to keep the kinds secret until somebody takes the tile.

    You begin with 1 coin, 8 wooden stands and a hand of 3 tiles. Everybody may look at all hands. Coins stay behind a screen, unless the table agreed to leave them open. In a game of four, the fourth player also starts with a pub.
learn-market-caption = A market before the first turn. Arrow keys walk through it, and every place tells what is there.
learn-turn = Your turn
learn-turn-text =
    You do exactly one of four things: open a stand, bring customers, open a restaurant, or take 1 coin. Then it is the next player's turn.

    Taking a coin is the slow way. The other three are where the money is.

    Three tiles of the same good in your hand? Before your action you may exchange all three.
learn-stand = Open a stand
learn-stand-text =
    Choose a tile of your hand and a space without a stand and without an open restaurant. The price is 1 coin, and 1 more for every stand that is already in the row or in the column; only the fuller of the two counts.

    If customers who want your good wait at an end of that row or column, they pay at once. You may even pay the price out of what comes in.

    Is there a grey restaurant on the space? It moves to your supply, and you can open it later. At the end you take a tile from the display, so that your hand is full again. If the display shows three tiles of the same good, you may exchange all three before you take one.
learn-stand-caption = Point at a lit space or tap it: the sign shows price and profit, and below you see who pays what. The stands that stand in line make it dearer.
learn-customers = Bring customers
learn-customers-text =
    Twelve customer tiles are on offer, with 1 to 4 customers each. Put one to an empty entrance. Two things must be true: the line behind it has at least as many stands as the tile has customers, and one of your own stands there sells something they want.

    Then everybody is paid whose stand in that line sells one of their goods: 1 coin from each customer, and as much again for each fitting open restaurant beside the stand.

    So your customers may make others rich as well. Look for lines where you earn more than they do.
learn-customers-caption = Point at a lit entrance or tap it. Customers × (1 + restaurants) is what each stand brings its owner.
learn-restaurant = Open a restaurant
learn-restaurant-text =
    A restaurant of your supply goes to a space without a stand and without an open restaurant, and you get 1 coin for it. If a grey one lay there, that one is now in your supply.

    From then on it helps every fitting stand next to it, whoever owns it: the sushi bar helps fish, the tea house flowers, the pizzeria tomatoes, the burger joint meat, the wine bar grapes, and the pub helps them all.

    It pays nothing for customers who have already been served. So open it first and bring the customers afterwards.
learn-restaurant-caption = Every lit space could take this restaurant. Next to your own stands it helps you most.
learn-end = The end
learn-end-text =
    When only 4 spaces are left without a stand or an open restaurant, or only 4 entrances are empty, the end has come: all others have one more turn. It also ends when all players take a coin one after the other; with two players, when both do so twice.

    Your score is your coins, less 1 for every restaurant that you have not opened. If two have the same, more stands win.
learn-end-caption = The end of a game of two.
learn-solo = Playing alone
learn-solo-text =
    Nine challenges wait for a single player, each with a rule of its own on its card. The better your result, the more fame you earn, up to 3 for each challenge.

    You can never take 1 coin when you play alone. There is no last round either: a challenge ends right after the move that leaves only 4 spaces without a stand or an open restaurant, or only 4 empty entrances. It also ends when you have no move left.

    In a campaign, the first move that brings in 32 coins or more earns 2 extra fame. What the move costs doesn't count: a stand for 5 coins that brings in 32 is enough.
learn-tips = Good to know
learn-tips-text =
    The first stands cost little and bring nothing yet. Put them where several lines cross that you want to use later.

    Two stands of yours in a line earn twice from the same customers.

    Four customers at once need four stands in the line, no matter whose. They pay best, and late in the game everybody waits for them.

    Keep an eye on restaurants that you hold when the end comes near: each of them costs a point.

guide-first = Your first stand. Choose a tile of your hand: the spaces where it may go light up, each with its price. Nothing is decided before you confirm.
guide-take = Your hand has a gap. Take a tile from the display: a good that waiting or offered customers want is a good one.
guide-stand = A stand brings you { $profit } now, its price of { $cost } paid. The more stands in line, the more it costs; the more customers at the ends, the more it brings.
guide-investment = This stand brings no profit at once; it is an investment. Put it where it will share a line with your other stands.
guide-customers = Customers pay now: { $income ->
    [one] { $income } coin
   *[other] { $income } coins
} for you, { $others } for the others.
guide-restaurant = Open a restaurant beside your stands and take a coin for it. It makes all that comes later worth more.
guide-coin = Little pays just now. Taking a coin is no shame: next turn you can afford more.
guide-redraw = Three different goods leave you more to choose from. The action of your turn comes after it.
guide-choose = Choose the good that is to pay you from now on.
guide-new-customers = You can bring customers now! Choose one of the lit tiles on offer, then an entrance. The stands in that line which sell what they want are paid, those of others too.
guide-new-restaurant = You found a restaurant. You may open it on another space, as your action of a turn. If you keep it until the end, it costs you a point.
guide-new-redraw = Three tiles of the same good: you may exchange them before your action, for nothing.
guide-new-end = Look out: some of your moves would bring the end of the game near. Then everybody else has one more turn.
guide-last = These are the last turns. Only coins count now, and restaurants in your supply cost a point each.
guide-over = That was it! Most coins win, each restaurant left in a supply costs a point. Look back at the game to see where the coins came from, or ask for a rematch.
