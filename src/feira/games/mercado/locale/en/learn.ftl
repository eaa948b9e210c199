# The rules of the game in words, and what the guide says in a first game.

learn-intro = You trade in Lisbon's market hall. Open stands, bring customers to the entrances, and open restaurants that make your stands earn more. To win, have the most coins at the end.

learn-market = The market
learn-market-grid = The market has 25 spaces in five rows, 1 to 5, and five columns, A to E. C3 is the space in the middle. At both ends of every row and every column there is an entrance, 20 in all, where customers will wait.
learn-market-row = Everything here happens along rows and columns. A stand lies in one row and one column, so customers can reach it from four entrances: left, right, top and bottom.
learn-market-next = “Next to” always means sharing a side. Two spaces that only touch at a corner aren't next to each other.
learn-market-goods = Five goods are sold: fish, flowers, tomatoes, meat and grapes. There are seven tiles of each. They come out of a bag: three lie face up on the display, and everybody has three in hand.
learn-market-restaurants = Twelve restaurants belong to the game, two of each kind. Eleven of them start grey, on the marked spaces; nobody runs them yet. You can see what kind each one is, unless the table chose to keep the kinds secret until somebody takes the tile.
learn-market-start = You start with 1 coin, 8 wooden stands and 3 tiles. The twelfth restaurant, a pub, goes to the fourth player in a game of four; otherwise it stays in the box.
learn-market-secrets = All hands lie face up, so you can see what everybody could open next. Coins stay behind a screen: only you know how many you have, unless the table plays with open coins.
learn-market-caption = A market before the first turn. Walk through it with the arrow keys to hear what is where.

learn-turn = Your turn
learn-turn-order = The seats are drawn at random unless the host keeps them. The player in the first seat begins, and turns go round the table.
learn-turn-actions = On your turn you take exactly one of four actions: open a stand, bring customers, open a restaurant, or take 1 coin. Then it's the next player's turn.
learn-turn-coin = You can always take a coin when you play with others. It's the slow way: the money is in the other three.
learn-turn-exchange = If your hand is three tiles of the same good, you can exchange them before your action: draw three from the bag, then put the old ones in. You can do that again as long as you hold three of a kind and the bag has at least three tiles.

learn-stand = Open a stand
learn-stand-where = Put a tile from your hand on a space with neither a stand nor an open restaurant, together with one of your wooden stands. You have eight of those, so you can open eight stands in the whole game.
learn-stand-price = The price is 1 coin plus 1 for each stand already in its row or in its column, whoever owns them. Only the fuller of the two counts.
learn-stand-paid = Customers who already wait at the four ends of that row and column pay the new stand right away if they want its good, so up to four tiles can pay it. Each tile pays customers × (1 + matching open restaurants next to the stand). Stands that were there before aren't paid again.
learn-stand-afford = You don't need the coins beforehand: you can pay the price out of what the new stand earns.
learn-stand-found = If there is a grey restaurant on the space, it goes to your supply. You can open it in a later turn.
learn-stand-take = At the end of your turn, take a tile from the display, so you have three in hand again. The display is refilled from the bag. Once the bag is empty, nothing is refilled, and hands get smaller.
learn-stand-swap = If the display shows three tiles of the same good when you are about to take one, you can first exchange them for three from the bag.
learn-stand-caption = Point at a lit space or tap it: you see its price, what you would gain or lose, and which customers would pay.
learn-stand-example-price = A stand on { $at }. Its row already has { $row ->
    [one] { $row } stand
   *[other] { $row } stands
}, its column { $column }. The larger number counts, so it costs 1 + { $larger } = { $cost }.
learn-stand-example-tile = A waiting tile with { $customers ->
    [one] { $customers } customer
   *[other] { $customers } customers
} wants its good, and { $restaurants ->
    [0] no matching restaurant is
    [one] { $restaurants } matching restaurant is
   *[other] { $restaurants } matching restaurants are
} next to it: { $customers } × (1 + { $restaurants }) = { $coins }.
learn-stand-example-profit = Together { $income } − { $cost } = { $profit ->
    [one] { $profit } coin of profit.
   *[other] { $profit } coins of profit.
}

learn-customers = Bring customers
learn-customers-offer = The customer tiles lie in four stacks, for 1, 2, 3 and 4 customers. The top three of each stack are on offer to everybody, twelve tiles in all; when one is taken, the next one of its stack appears. A tile with 1, 2 or 3 customers shows two goods, a tile with 4 customers shows one. There are ten tiles of each number, but only five with 4 customers.
learn-customers-where = Put one of these tiles at an empty entrance. The row or column behind it must have at least as many stands as the tile has customers, no matter whose. And at least one of your own stands there must sell a good that is on the tile. One of its goods is enough.
learn-customers-pay = Then the tile pays every stand in that row or column that sells one of its goods, whoever owns it. Each customer pays 1 coin, and 1 more for each matching open restaurant next to the stand: customers × (1 + restaurants).
learn-customers-stays = The tile stays at its entrance for the rest of the game, so no other tile can go there. It pays each stand only once: when the tile arrives, or when the stand opens later.
learn-customers-share = So your customers can make others rich too. Look for rows and columns where you earn more than they do.
learn-customers-caption = Point at a lit entrance or tap it to see which stands these customers would pay, and how much.
learn-customers-example = { $you ->
    [yes] Your stand
   *[no] The stand of { $player }
} on { $at } has { $restaurants ->
    [0] no matching restaurant
    [one] { $restaurants } matching restaurant
   *[other] { $restaurants } matching restaurants
} next to it and earns { $customers } × (1 + { $restaurants }) = { $coins }.

learn-restaurant = Open a restaurant
learn-restaurant-open = Put a restaurant from your supply on a space with neither a stand nor an open restaurant, and take 1 coin. If there is a grey restaurant on the space, that one goes to your supply.
learn-restaurant-helps = From then on it helps every matching stand next to it, whoever owns the stand: the sushi bar helps fish, the tea house flowers, the pizzeria tomatoes, the burger joint meat, the wine bar grapes, and the pub helps all goods. With one matching restaurant a stand earns twice as much, with two three times as much. Grey restaurants don't help.
learn-restaurant-served = Opening a restaurant pays you 1 coin and nothing else: customers who have already paid don't pay again. So open the restaurant first and bring the customers afterwards.
learn-restaurant-caption = This restaurant could go on every lit space. It helps you most next to your own stands.

learn-end = The end
learn-end-trigger = The last round starts when a stand or a restaurant leaves at most 4 spaces without a stand or an open restaurant (a space with a grey restaurant still counts as free), or when a customer tile leaves at most 4 entrances empty. Then everyone else gets one more turn.
learn-end-coins = The game also ends right away when all players take 1 coin one after the other. With two players it takes two coins each, so four such turns in a row.
learn-end-score = Your score is your coins minus 1 for each restaurant left in your supply. It can fall below 0. The highest score wins.
learn-end-tie = Ties go to the player with more stands in the market. If those are equal too, it stays a tie.
learn-end-caption = The end of a game of two.
learn-end-example = { $you ->
    [yes] You have
   *[no] { $player } has
} { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and { $restaurants ->
    [0] no restaurant
    [one] { $restaurants } restaurant
   *[other] { $restaurants } restaurants
} left: { $coins } − { $restaurants } = { $score }.

learn-solo = Playing alone
learn-solo-challenges = Nine challenges wait for a single player, each with a rule of its own on its card. You start as in any other game, with 1 coin and 8 wooden stands, unless the card says something else.
learn-solo-alone = You can never take 1 coin when you play alone. There is no last round either: a challenge ends right after the move that leaves at most 4 spaces or 4 entrances. It also ends when you have no move left.
learn-solo-result = Your result is your score, unless the card counts something else. Each card names three results: reach them for 1, 2 or 3 fame.
learn-solo-campaign = A campaign is all nine challenges in order. Their fame adds up to 29 at most, and the sum gives you a title.
learn-solo-best = In a campaign, the first move that brings in 32 coins or more earns 2 extra fame, once, even if you give up that challenge later. What the move costs doesn't count: a stand for 5 coins that brings in 32 is enough.

learn-tips = Good to know
learn-tips-cross = The first stands cost little and earn nothing yet. Put them where a row and a column you want to use later cross.
learn-tips-twice = Two of your stands in the same row or column both earn from the same customers.
learn-tips-four = Four customers need four stands in the row or column, no matter whose. They pay best, and late in the game everybody waits for them.
learn-tips-left = When the end is near, watch the restaurants in your supply: each one left costs you a point.

guide-card-aim-title = The aim
guide-card-aim = Earn coins: open stands, then bring customers who pay them. The player with the most coins at the end wins. Your coins are here.
guide-card-pay-title = How a row or column pays
guide-card-pay = Customers wait at an entrance. They pay every stand in the row or column behind it that sells what they want: 1 coin per customer, whoever owns the stand. Each matching restaurant next to the stand adds as much again.
guide-card-end-title = How the game ends
guide-card-end = When few spaces or entrances are left, everyone else gets one more turn. The two counters show how many are left; press one to see when the last round starts.
guide-card-hand-title = Your hand
guide-card-hand = These are your tiles. Later, restaurants you find lie beside them. Everyone's tiles lie face up.
guide-card-lights-title = What lights up
guide-card-lights = Choose a piece, and every place where it can go lights up with its price and what you gain or lose right away. Nothing is played until you confirm. A gold ring shows the piece and the place that the guide suggests.

guide-new-paid = { $player } brought customers, and they paid you { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}. Customers pay every stand in their row or column that sells what they want, no matter who brings them.
guide-new-found = You found { $restaurant ->
    [sushi_bar] a sushi bar
    [tea_house] a tea house
    [pizzeria] a pizzeria
    [burger_joint] a burger joint
    [wine_bar] a wine bar
   *[pub] a pub
}. It's in your supply now, and you can open it in a later turn. Each restaurant still in your supply at the end costs you a point.
guide-new-take = After opening a stand you take a tile from the display, so you have three in hand again.
guide-new-customers = You can bring customers now. Choose one of the lit tiles on offer, then an entrance. They pay every stand in that row or column that sells one of their goods, other players' stands too.
guide-new-restaurant = You can open a restaurant now: choose it from your supply, then a space. You get { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for it. From then on, customers pay matching stands next to it more.
guide-new-exchange-hand = You hold three tiles of the same good. Before your action you can exchange them for three from the bag, free of charge.
guide-new-exchange-display = The display shows three tiles of the same good. Before you take one, you can exchange them for three from the bag, free of charge.
guide-new-end = Careful: at least one of your moves would start the last round. Then everyone else gets one more turn.
guide-new-end-coins = Careful: everybody has been taking coins. If you take one too, the game ends right away.
guide-new-last = This is the last round. Only coins count now, and each restaurant left in your supply costs you a point.

guide-first = Your first stand costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}. No waiting customers pay it yet; you can bring some later.
guide-stand = It costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}{ $tiles ->
    [0] {""} and earns nothing yet. The coins come with later customers.
    [one] {""}, and one waiting customer tile pays you { $income } right away.
   *[other] {""}, and { $tiles } waiting customer tiles pay you { $income } right away.
}
guide-mates = In its row and column you already have { $stands ->
    [one] { $stands } stand
   *[other] { $stands } stands
}, so customers can pay you more than once.
guide-finds = The grey restaurant on that space goes to your supply.
guide-take = { $tiles ->
    [0] No customer tile in the market or on offer wants
    [one] { $tiles } customer tile in the market or on offer wants
   *[other] { $tiles } customer tiles in the market or on offer want
} { $good ->
    [fish] fish.
    [flower] flowers.
    [tomato] tomatoes.
    [meat] meat.
   *[grape] grapes.
}
guide-customers = They pay you { $income ->
    [one] { $income } coin
   *[other] { $income } coins
}{ $others ->
    [0] {""} and nobody else.
   *[other] {""} and the others { $others }.
}
guide-restaurant = You get { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} right away.
guide-helps = It helps { $stands ->
    [one] { $stands } of your stands: it sells what this restaurant serves
   *[other] { $stands } of your stands: they sell what this restaurant serves
} and will earn more from later customers.
guide-helps-none = It helps none of your stands yet, but left in your supply it would cost you a point at the end.
guide-ends = This move starts the last round.
guide-ends-coins = With that the game ends right away.
guide-coin = Taking { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} costs nothing and gives the others nothing.
guide-exchange-hand = You get three tiles from the bag; your action comes after that.
guide-exchange-display = You get three new tiles to choose from.
guide-over = Your guided game is over! The score is your coins minus 1 for each restaurant left in your supply.
guide-next-challenge = Try a challenge
