# Mercado de Lisboa: pieces, places, moves, events, refusals, challenges.

# A thing in the forms that sentences need: `wanted` is what customers want and stands sell.
name-fish = fish
    .wanted = fish
name-flower = flower
    .wanted = flowers
name-tomato = tomato
    .wanted = tomatoes
name-meat = meat
    .wanted = meat
name-grape = grape
    .wanted = grapes
name-sushi_bar = sushi bar
name-tea_house = tea house
name-pizzeria = pizzeria
name-burger_joint = burger joint
name-wine_bar = wine bar
name-pub = pub
# An entrance; `title` begins a label, `short` is for small places, `line` is the row or column behind it.
name-left = the left entrance of row { $part }
    .title = Left entrance of row { $part }
    .short = left { $part }
    .line = row { $part }
name-right = the right entrance of row { $part }
    .title = Right entrance of row { $part }
    .short = right { $part }
    .line = row { $part }
name-top = the top entrance of column { $part }
    .title = Top entrance of column { $part }
    .short = top { $part }
    .line = column { $part }
name-bottom = the bottom entrance of column { $part }
    .title = Bottom entrance of column { $part }
    .short = bottom { $part }
    .line = column { $part }

# One letter for each good, two for each restaurant: they stand on the board and may be typed.
letter-fish = F
letter-flower = L
letter-tomato = T
letter-meat = M
letter-grape = G
letter-sushi_bar = Su
letter-tea_house = Te
letter-pizzeria = Pi
letter-burger_joint = Bu
letter-wine_bar = Wi
letter-pub = Pu

# Words that are typed: without spaces, different from each other. `also` lists others that mean the same.
word-fish = fish
    .also = fishes
word-flower = flower
    .also = flowers
word-tomato = tomato
    .also = tomatoes tomatos
word-meat = meat
    .also = meats
word-grape = grape
    .also = grapes
word-sushi_bar = sushi
    .also = sushibar
word-tea_house = tea
    .also = teahouse
word-pizzeria = pizzeria
    .also = pizza pizzerias
word-burger_joint = burger
    .also = burgers hamburger
word-wine_bar = wine
    .also = winebar
word-pub = pub
    .also = pubs bar
word-stand = stand
    .also = stands open
word-customers = customers
    .also = customer bring
word-restaurant = restaurant
    .also = restaurants
word-coin = coin
    .also = coins
word-take = take
word-redraw = redraw
    .also = swap exchange
word-hand = hand
word-display = display
word-specialty = specialty
    .also = speciality
word-left = left
word-right = right
word-top = top
word-bottom = bottom
# The columns as the keys of this language's keyboard write them.
columns = ABCDE

usage-stand = stand GOOD SPACE, for example: stand fish C3
usage-customers = customers NUMBER GOODS ENTRANCE, for example: customers 2 fish meat left-3
usage-restaurant = restaurant KIND SPACE, for example: restaurant pub B2
usage-coin = coin
usage-take = take GOOD, for example: take fish
usage-redraw = redraw hand, or: redraw display
usage-specialty = specialty GOOD, for example: specialty fish

# Parts of sentences.
a-stand = a { NAME($good) } stand
a-tile = a { NAME($good) } tile
a-restaurant = a { NAME($restaurant) }
some-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
some-customers = { $customers ->
    [one] { $customers } customer
   *[other] { $customers } customers
}
customers-wanting = { $customers ->
    [one] { $customers } customer who wants { LIST($goods, joint: "or", as: "wanted") }
   *[other] { $customers } customers who want { LIST($goods, joint: "or", as: "wanted") }
}
why-it-ends = { $end ->
    [spaces] the market is nearly full
    [entrances] nearly all entrances are taken
   *[eighth_stand] the last wooden stand is placed
}

# Moves as labels.
move-open-stand = Open { a-stand } at { $at }
move-bring-customers = Bring { some-customers } ({ LIST($goods, joint: "or", as: "wanted") }) to { NAME($at) }
move-open-restaurant = Open { a-restaurant } at { $at }
move-take-coin = Take a coin
move-take-tile = Take { a-tile }
move-redraw-hand = Swap your hand
move-redraw-display = Swap the display
move-choose-specialty = Choose { NAME($good, as: "wanted") } as your specialty

event-stand-opened = { $you ->
    [yes] You open { a-stand } at { $at }.
   *[no] { $player } opens { a-stand } at { $at }.
}
event-paid = It costs { some-coins }.
event-earned = { $you ->
    [yes] You earn
   *[no] { $player } earns
} { some-coins } at { $at }: { some-customers }{ $restaurants-count ->
    [0] {""}
   *[other] {" "}× { $times } ({ $restaurants })
} at { NAME($entrance) }.
event-restaurant-found = { $you ->
    [yes] You find { a-restaurant } at { $at }.
   *[no] { $player } finds { a-restaurant } at { $at }.
}
event-tile-taken = { $you ->
    [yes] You take { a-tile }.
   *[no] { $player } takes { a-tile }.
}
event-tile-drawn = The display gets { a-tile }.
event-hand-redrawn = { $you ->
    [yes] You put three { NAME($returned) } tiles back and draw { LIST($drew, as: "wanted") }.
   *[no] { $player } puts three { NAME($returned) } tiles back and draws { LIST($drew, as: "wanted") }.
}
event-display-redrawn = { $you ->
    [yes] You swap the three { NAME($returned) } tiles on the display for { LIST($drew, as: "wanted") }.
   *[no] { $player } swaps the three { NAME($returned) } tiles on the display for { LIST($drew, as: "wanted") }.
}
event-customers-brought = { $you ->
    [yes] You bring { customers-wanting } to { NAME($at) }.
   *[no] { $player } brings { customers-wanting } to { NAME($at) }.
}
event-customers-offered = Next on offer: { customers-wanting }.
event-restaurant-opened = { $you ->
    [yes] You open { a-restaurant } at { $at } and receive { some-coins }.
   *[no] { $player } opens { a-restaurant } at { $at } and receives { some-coins }.
}
event-coin-taken = { $you ->
    [yes] You take { some-coins }.
   *[no] { $player } takes { some-coins }.
}
event-specialty-set = { $you ->
    [yes] From now on, you earn coins only with { NAME($good, as: "wanted") }.
   *[no] From now on, { $player } earns coins only with { NAME($good, as: "wanted") }.
}
event-specialty-asked = { $you ->
    [yes] Name one of the five goods: only that good pays you for the rest of the game, starting with these customers.
   *[no] { $player } names one of the five goods: only that good pays them for the rest of the game.
}
event-end-triggered = { $solo ->
    [yes] That triggers the end: { why-it-ends }.
   *[no] { $you ->
        [yes] You trigger the end: { why-it-ends }.
       *[no] { $player } triggers the end: { why-it-ends }.
    } Everyone else gets one more turn.
}
event-game-over = The game is over: { $end ->
    [spaces] the market is nearly full.
    [entrances] nearly all entrances are taken.
    [coins] all players took a coin, one after another.
    [eighth_stand] the last wooden stand is placed.
   *[stuck] there is no action left.
}
event-final-score = { $you ->
    [yes] You have
   *[no] { $player } has
} { some-coins }{ $restaurants_left ->
    [0] , with every restaurant opened:
    [one] , minus { $restaurants_left } for an unopened restaurant:
   *[other] , minus { $restaurants_left } for unopened restaurants:
} { $score ->
    [one] { $score } point
   *[other] { $score } points
}.{ $tie_broken ->
    [yes] {" "}Tie-break: { $stands ->
        [one] { $stands } stand
       *[other] { $stands } stands
    } in the market.
   *[no] {""}
}
event-ranked = { $winners ->
    [one] { $you ->
        [yes] { $broken ->
            [yes] You win the tie: you have more stands in the market!
           *[no] You win!
        }
       *[no] { $broken ->
            [yes] { $player } wins the tie with more stands in the market!
           *[no] { $player } wins!
        }
    }
   *[other] It's a tie between { $player }, even on stands. Time for a rematch!
}
event-challenge-judged = Challenge { $challenge }: your result is { $result }, worth { $fame ->
    [0] no fame.
   *[other] { $fame } fame.
}{ $best_move ->
    [yes] {" "}You earned the Best Move bonus!
   *[no] {""}
}
event-fours-missing = You need { $tiles ->
    [one] { $tiles } more tile
   *[other] { $tiles } more tiles
} with 4 customers to earn fame.
event-next-fame = A result of { $result } would have earned { $fame } fame.

refusal-over = The game is over.
refusal-not-your-turn = It's { $turn }'s turn.
refusal-wrong-phase = { $phase ->
    [0] Take your action first.
   *[other] First take a tile from the display.
}
refusal-wrong-phase-specialty = First name your specialty.
refusal-not-in-hand = You have no { NAME($good) } tile in your hand.
refusal-no-wooden-stand = You have no wooden stand left.
refusal-stand-there = There is already a stand at { $at }.
refusal-restaurant-there = There is already an open restaurant at { $at }.
refusal-line-full = A row or column can hold at most { $limit ->
    [one] { $limit } stand
   *[other] { $limit } stands
}, and { $at } is in a full one.
refusal-closed-grey = The grey restaurant on { $at } isn't a pub, so stands and pubs can't go there.
refusal-wrong-column = You can't sell { NAME($good, as: "wanted") } at { $at }. Stands go in columns A, C and E, and sell only the goods on the tile at the top of their column.
refusal-too-dear = That costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}. You have { some-coins } and would earn { $income }.
refusal-not-in-supply = You have no { NAME($restaurant) } to open.
refusal-not-offered = No tile on offer has { customers-wanting }.
refusal-other-goods = Name both goods: the tile on offer has { customers-wanting }.
refusal-no-such-space = There is no space { $place }. The spaces are A1 to E5.
refusal-no-such-entrance = There is no entrance { $place }. The entrances are on the left, right, top and bottom.
refusal-not-on-a-space = Stands and restaurants go on the spaces of the market, not at its entrances.
refusal-not-at-an-entrance = Customers come to the entrances around the market, not to its spaces.
refusal-entrance-taken = There are already customers at { NAME($at) }.
refusal-top-closed = No more customers can come to the top entrances.
refusal-too-few-stands = { $customers ->
    [one] { $customers } customer needs { $customers } stand
   *[other] { $customers } customers need { $customers } stands
} in one row or column; { NAME($at, as: "line") } has { $stands ->
    [0] none.
   *[other] { $stands }.
}
refusal-sells-nothing = You have no stand in { NAME($at, as: "line") } that sells { LIST($goods, joint: "or", as: "wanted") }.
refusal-needs-all-goods = These customers come only if stands in { NAME($at, as: "line") } sell all they want: { LIST($goods, as: "wanted") }.
refusal-no-coin-in-solo = You can't take a coin when you play alone.
refusal-hand-not-three = You can swap your hand only if its three tiles are the same.
refusal-display-not-three = You can swap the display only if its three tiles are the same.
refusal-bag-too-small = A swap needs three tiles in the bag, and it has { $tiles }.
refusal-not-on-display = There is no { NAME($good) } tile on the display.
refusal-bad-draw = This draw isn't possible: { $problem }

board-title = Mercado de Lisboa
board-challenge = { $number }. { $name }
board-left = spaces { $spaces } · entrances { $entrances } · ends at { $limit }
board-left-spaces = spaces { $spaces } · ends at { $limit }{ $stands ->
    [0] {""}
   *[other] {""} or stand { $stands }
}
board-last-turns = last turns!
board-offers = Customers on offer
board-display = Display
board-bag = bag { $tiles }
board-coins = coins { $coins }
board-stands = stands { $stands }
board-hand = hand
board-fame = Fame 1, 2, 3 at { $one }, { $two }, { $three }
board-result = Result now { $result }, fame { $fame }
board-specialty = Specialty: { NAME($good, as: "wanted") }
board-no-specialty = Specialty: not named yet
board-fours-missing = Tiles with 4 customers still needed: { $tiles }
board-best-move = Best Move earned!

help-board = On the board, F● is a fish stand of ●, [Su] an open restaurant, (su) a grey one, and 2FM two customers who want fish or meat.

ask-main = your action
ask-take = take a tile
ask-choose = name your specialty

preview-cost = It costs { some-coins }.
preview-free = It's free.
preview-income = { $you ->
    [yes] You would earn { some-coins }.
   *[no] { $player } would earn { some-coins }.
}
preview-no-income = Nobody would earn anything.
preview-names = Next, you name the only good that pays you for the rest of the game.
preview-if-named = If you name { NAME($good, as: "wanted") }, these customers pay you { some-coins }.
preview-ends = It would trigger the end of the game.

challenge-specialist = The Specialist
challenge-specialist-text = When you bring your first customers, you name one of the five goods. Only that good ever pays you, starting with those customers. You can still open stands of other goods, but they earn nothing. Restaurants still give you their coin.
challenge-long_game = The Long Game
challenge-long_game-text = Play as usual, but at the end only the coins from tiles with 4 customers count. Each unopened restaurant still costs a point.
challenge-couples = Catering to Couples
challenge-couples-text = Customers come alone or in pairs: there are no tiles with 3 or 4. A row or column can hold at most { $limit } stands.
challenge-third_wheel = The Third Wheel
challenge-third_wheel-text = Customers come only in threes, so you first need three stands in a row or column. You start with { $coins } coins.
challenge-last_call = Last Call
challenge-last_call-text = There are only seven customer tiles: one each with 1, 2 and 3 customers, and four with 4. You earn fame only if you bring at least { $fours } tiles with 4 customers.
challenge-queue = Customers in Queue
challenge-queue-text = There are only four customer tiles, one with each number of customers. They come only to a row or column that sells everything they want. You start with { $coins } coins.
challenge-crowded = The Crowded Mercado
challenge-crowded-text = Customers wait at every entrance from the start. A tile pays once its row or column has at least as many stands as the tile has customers; then it pays every stand there that sells what they want. A stand you open there later is paid when it opens. Placing your last wooden stand ends the game.
challenge-pub_crawl = Pub Crawl
challenge-pub_crawl-text = You start with a pub in your supply. Throughout the game, stands and pubs can't go on a space with a grey restaurant, unless it's a pub.
challenge-marquis = Marquis de Lisboa
challenge-marquis-text = At the start, a tile with 1 customer lies at the top of columns A, C and E. You can open stands only in these columns, and only for the two goods on the tile at the top. Restaurants can go anywhere. No more customers come to the top entrances.

rules-mercado = To win, have the most coins at the end. On your turn, take one of four actions:
    STAND: put a tile from your hand on a space without a stand or open restaurant. It costs 1 coin, plus 1 for each stand already in its row or its column, whichever has more. Customers at the four ends of its row and column who want its good pay you right away, and you can use that money for the cost. Then take a tile from the display. If there is a grey restaurant on the space, you get it.
    CUSTOMERS: bring a tile on offer to an empty entrance. Its row or column needs at least as many stands as the tile has customers, and one of yours there must sell a good they want. Every stand there that sells one earns its owner coins.
    RESTAURANT: open one of your restaurants on a space without a stand or open restaurant and take 1 coin. If there is a grey restaurant on the space, you get it.
    COIN: take 1 coin (never when you play alone).
    INCOME of a stand: customers × (1 + matching open restaurants next to it, not diagonally). A sushi bar matches fish, a tea house flowers, a pizzeria tomatoes, a burger joint meat, a wine bar grapes, and a pub everything.
    You can swap three equal tiles in your hand before your action, and three equal tiles on the display before you take one.
    END: when at most { $limit } spaces or { $limit } entrances are left, everyone else gets one more turn. The game also ends right away when all players take a coin one after another (with two players, twice in a row) or, when you play alone, when you have no action left. Each unopened restaurant costs 1 point. Ties go to the player with more stands.

rank-0 = Passing tourist
rank-1 = Stall apprentice
rank-2 = Familiar face
rank-3 = Star of the hall
rank-4 = Soul of the market
rank-5 = Legend of Lisbon
