# Mercado de Lisboa: pieces, places, events, refusals, challenges.

name-fish = fish
name-flower = flower
name-tomato = tomato
name-meat = meat
name-grape = grape
name-sushi_bar = sushi bar
name-tea_house = tea house
name-pizzeria = pizzeria
name-burger_joint = burger joint
name-wine_bar = wine bar
name-pub = pub

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

# Words that are typed: without spaces, different from each other.
word-fish = fish
word-flower = flower
word-tomato = tomato
word-meat = meat
word-grape = grape
word-sushi_bar = sushi
word-tea_house = tea
word-pizzeria = pizzeria
word-burger_joint = burger
word-wine_bar = wine
word-pub = pub
word-stand = stand
word-customers = customers
word-restaurant = restaurant
word-coin = coin
word-take = take
word-redraw = redraw
word-hand = hand
word-display = display
word-specialty = specialty
side-left = left
side-right = right
side-top = top
side-bottom = bottom
# What the keys A to E of this language's keyboard write.
columns = ABCDE

usage-stand = stand GOOD SPACE, such as: stand fish C3
usage-customers = customers NUMBER GOODS ENTRANCE, such as: customers 2 fish meat left-3
usage-restaurant = restaurant KIND SPACE, such as: restaurant pub B2
usage-coin = coin
usage-take = take GOOD, such as: take fish
usage-redraw = redraw hand, or: redraw display
usage-specialty = specialty GOOD, such as: specialty fish

# Parts of sentences.
the-good = { $good ->
    [fish] fish
    [flower] flower
    [tomato] tomato
    [meat] meat
   *[grape] grape
}
a-stand = { $good ->
    [fish] a fish stand
    [flower] a flower stand
    [tomato] a tomato stand
    [meat] a meat stand
   *[grape] a grape stand
}
a-tile = { $good ->
    [fish] a fish tile
    [flower] a flower tile
    [tomato] a tomato tile
    [meat] a meat tile
   *[grape] a grape tile
}
a-restaurant = { $restaurant ->
    [sushi_bar] a sushi bar
    [tea_house] a tea house
    [pizzeria] a pizzeria
    [burger_joint] a burger joint
    [wine_bar] a wine bar
   *[pub] a pub
}
some-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
some-customers = { $customers ->
    [one] { $customers } customer
   *[other] { $customers } customers
}

event-stand-opened = { $you ->
    [yes] You open { a-stand } at { $at }.
   *[no] { $player } opens { a-stand } at { $at }.
}
event-paid = Cost: { some-coins }.
event-earned = { $you ->
    [yes] You earn
   *[no] { $player } earns
} { some-coins } at { $at }: { some-customers } at { $entrance }{ $restaurants-count ->
    [0] .
   *[other] { " " }× { $times } ({ $restaurants }).
}
event-restaurant-found = { $you ->
    [yes] You find { a-restaurant } at { $at }.
   *[no] { $player } finds { a-restaurant } at { $at }.
}
event-tile-taken = { $you ->
    [yes] You take { a-tile }.
   *[no] { $player } takes { a-tile }.
}
event-tile-drawn = Drawn: { the-good }.
event-hand-redrawn = { $you ->
    [yes] You put three tiles back ({ $returned }) and draw { $drew }.
   *[no] { $player } puts three tiles back ({ $returned }) and draws { $drew }.
}
event-display-redrawn = { $you ->
    [yes] You replace the display ({ $returned }) by { $drew }.
   *[no] { $player } replaces the display ({ $returned }) by { $drew }.
}
event-customers-brought = { $you ->
    [yes] You bring { some-customers } ({ $goods }) to { $at }.
   *[no] { $player } brings { some-customers } ({ $goods }) to { $at }.
}
event-customers-offered = Next on offer: { some-customers } ({ $goods }).
event-restaurant-opened = { $you ->
    [yes] You open { a-restaurant } at { $at } and receive { some-coins }.
   *[no] { $player } opens { a-restaurant } at { $at } and receives { some-coins }.
}
event-coin-taken = { $you ->
    [yes] You take { some-coins }.
   *[no] { $player } takes { some-coins }.
}
event-specialty-set = { $you ->
    [yes] From now on only one good pays you:
   *[no] From now on only one good pays { $player }:
} { the-good }.
event-specialty-asked = { $you ->
    [yes] Name one of the five goods: only that good pays you for the rest of the game, starting with these customers.
   *[no] { $player } names one of the five goods: only that good pays them for the rest of the game.
}
event-end-triggered = { $end ->
    [spaces] The market is nearly built up
    [entrances] The entrances are nearly all taken
   *[eighth_stand] The last wooden stand is placed
}{ $solo ->
    [yes] .
   *[no] : after { $you ->
        [yes] you
       *[no] { $player }
    } everybody else has one more turn.
}
event-game-over = The game is over: { $end ->
    [spaces] the market is nearly built up.
    [entrances] the entrances are nearly all taken.
    [coins] everybody only took coins.
    [eighth_stand] the last wooden stand is placed.
   *[stuck] no action is possible any more.
}
event-final-score = { $you ->
    [yes] You have
   *[no] { $player } has
} { some-coins }{ $restaurants_left ->
    [0] , no restaurant left over:
    [one] , less { $restaurants_left } for a restaurant left over:
   *[other] , less { $restaurants_left } for restaurants left over:
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
        [yes] You win{ $broken ->
            [yes] {" "}the tie: you have more stands in the market!
           *[no] !
        }
       *[no] { $player } wins{ $broken ->
            [yes] {" "}the tie with more stands in the market!
           *[no] !
        }
    }
   *[other] A draw between { $player }: even the stands are equal. Time for a rematch!
}
event-challenge-judged = Challenge { $challenge }: result { $result }, { $fame ->
    [0] no fame.
   *[other] { $fame } fame.
}{ $best_move ->
    [yes] {" "}One of your moves was a best move!
   *[no] {""}
}
event-fours-missing = Fame needs { $tiles ->
    [one] { $tiles } more tile
   *[other] { $tiles } more tiles
} with 4 customers.
event-next-fame = A result of { $result } brings { $fame } fame.

refusal-over = The game is over.
refusal-not-your-turn = It is { $turn }'s turn.
refusal-wrong-phase = { $phase ->
    [0] First comes the action of your turn.
   *[other] First take a tile from the display.
}
refusal-wrong-phase-specialty = First name your specialty.
refusal-not-in-hand = You have no { the-good } tile in your hand.
refusal-no-wooden-stand = You have no wooden stand left.
refusal-stand-there = There is a stand at { $at } already.
refusal-restaurant-there = There is an open restaurant at { $at } already.
refusal-line-full = A row or column takes at most { $limit ->
    [one] { $limit } stand
   *[other] { $limit } stands
}: no more near { $at }.
refusal-closed-grey = { $at } has a grey restaurant that is no pub: closed to stands and pubs.
refusal-wrong-column = { $good ->
    [fish] Fish
    [flower] Flower
    [tomato] Tomato
    [meat] Meat
   *[grape] Grape
} can't be sold at { $at }: stands go to columns A, C and E, with the goods shown on top.
refusal-too-dear = It costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}; you have { some-coins } and would earn { $income }.
refusal-not-in-supply = You have no { $restaurant ->
    [sushi_bar] sushi bar
    [tea_house] tea house
    [pizzeria] pizzeria
    [burger_joint] burger joint
    [wine_bar] wine bar
   *[pub] pub
} to open.
refusal-not-offered = No tile with { some-customers } ({ $goods }) is on offer.
refusal-entrance-taken = There are customers at { $at } already.
refusal-top-closed = No more customers may come to the top side.
refusal-too-few-stands = The line of { $at } has { $stands ->
    [0] no stand
    [one] { $stands } stand
   *[other] { $stands } stands
}: too few for { some-customers }.
refusal-sells-nothing = None of your stands in the line of { $at } sells what they want ({ $goods }).
refusal-needs-all-goods = The line of { $at } must sell all they want ({ $goods }).
refusal-no-coin-in-solo = Playing alone you may never take a coin.
refusal-hand-not-three = Your hand is not three tiles of a kind.
refusal-display-not-three = The display is not three tiles of a kind.
refusal-bag-too-small = The bag must hold three tiles; it has { $tiles }.
refusal-not-on-display = There is no { the-good } tile on the display.
refusal-bad-draw = The draw can't be right: { $problem }

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
board-specialty = Specialty: { $good }
board-no-specialty = Specialty: not named yet
board-fours-missing = Tiles with 4 customers still needed: { $tiles }
board-best-move = A best move has been made!

help-board = On the board F● is a fish stand of ●, [Su] an open restaurant, (su) a grey one, 2FM two customers who want fish or meat.

ask-main = your action
ask-take = take a tile
ask-choose = name your specialty

preview-cost = Cost: { some-coins }.
preview-free = It costs nothing.
preview-income = { $you ->
    [yes] You would earn { some-coins }.
   *[no] { $player } would earn { some-coins }.
}
preview-no-income = Nobody would earn anything.
preview-names = Then you name the one good that pays you for the rest of the game.
preview-if-named = If you name { $good ->
    [fish] fish
    [flower] flowers
    [tomato] tomatoes
    [meat] meat
   *[grape] grapes
}, these customers pay you { some-coins }.
preview-ends = It would bring about the end of the game.

challenge-specialist = Specialist
challenge-specialist-text = With the first customers you bring, you name one of the five goods. Only that good ever pays you, starting with those customers; you can still open stands of other goods, but they earn nothing. Restaurants still give you their coin.
challenge-long_game = Long game
challenge-long_game-text = Play as always, but only what tiles with 4 customers bring counts in the end. Restaurants left over still cost a point each.
challenge-couples = Couples
challenge-couples-text = Customers come alone or in pairs: there are no tiles with 3 or 4. A row or column takes at most { $limit } stands.
challenge-third_wheel = Third wheel
challenge-third_wheel-text = Customers only come in threes, so first you need three stands in a line. You start with { $coins } coins.
challenge-last_call = Last call
challenge-last_call-text = Only seven customer tiles are in the game: one each of 1, 2 and 3 customers and four of 4. You get fame only if at least { $fours } of the big ones have come.
challenge-queue = Queue
challenge-queue-text = Four customer tiles are all there are, one of each number, and they come only to a line that sells all they want. You start with { $coins } coins.
challenge-crowded = Crowded
challenge-crowded-text = Customers wait at every entrance from the start, but they pay only once their row or column has as many stands as the tile has customers. Then they pay every stand there that sells what they want. A stand you open there later is paid when it opens. Your last wooden stand ends the game.
challenge-pub_crawl = Pub crawl
challenge-pub_crawl-text = You start with a pub in your supply. Grey restaurants that aren't pubs block their spaces for stands and pubs all through the game.
challenge-marquis = Marquis
challenge-marquis-text = At the start, a tile with 1 customer lies at the top of each of columns A, C and E. You can open stands only in these columns, and only for the two goods on the tile at the top of the column. Restaurants can go anywhere. No more customers come to the top side.

rules-mercado = Whoever has most coins in the end wins. A turn is one of four actions:
    STAND: put a tile of your hand on a space without a stand or open restaurant. It costs 1 coin, plus 1 for each stand already in its row or column, whichever has more. Customers at the four ends of its row and column who want its good pay at once, and you may pay the cost out of that. Then take a tile from the display. A grey restaurant on the space becomes yours.
    CUSTOMERS: bring a tile on offer to an empty entrance. Its line needs at least as many stands as the tile has customers, and one of yours must sell a good they want. Every stand of the line that sells one pays its owner.
    RESTAURANT: open one of your restaurants on a space without a stand or open restaurant and take 1 coin. A grey one on the space becomes yours.
    COIN: take 1 coin (never when playing alone).
    INCOME of a stand: customers × (1 + matching open restaurants next to it). A sushi bar matches fish, a tea house flowers, a pizzeria tomatoes, a burger joint meat, a wine bar grapes, a pub everything.
    Three tiles of a kind in your hand may be redrawn before your action, three on the display before you take one.
    END: when at most { $limit } spaces or entrances are left everybody else has one more turn; or at once when all take a coin one after the other (two players: twice), and alone when nothing is possible any more. Each restaurant you have not opened costs 1 point. In a tie more stands win.

rank-0 = Passing tourist
rank-1 = Stall apprentice
rank-2 = Familiar face
rank-3 = Star of the hall
rank-4 = Soul of the market
rank-5 = Legend of Lisbon
