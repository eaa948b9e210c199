# Pomar: what happens, why a move is refused, and the rules in short.

name-apple = apples
name-pear = pears
name-quince = quinces

event-crate-drawn = { $you ->
    [yes] You draw
   *[no] { $player } draws
} a crate of { NAME($fruit) }.
event-coin-saved = { $you ->
    [yes] You save
   *[no] { $player } saves
} a coin.
event-bid-made = { $you ->
    [yes] You have
   *[no] { $player } has
} made a bid.
event-bids-revealed = The bids: { LIST($coins, joint: "more") }.
event-crate-won = { $you ->
    [yes] You pay
   *[no] { $player } pays
} { $paid ->
    [one] { $paid } coin
   *[other] { $paid } coins
} for the { NAME($fruit) }.
event-crate-lost = Several bids are highest: nobody gets the { NAME($fruit) }.
event-final-score = { $you ->
    [yes] You have
   *[no] { $player } has
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Favourite: { NAME($favourite) }.
event-ranked = { $winners ->
    [1] { $you ->
        [yes] You win!
       *[no] { $player } wins!
    }
   *[other] It's a tie between { $player }.
}

move-draw = Draw a crate
move-save = Save a coin
move-bids = { $bids ->
    [one] Bid { $bids } coin
   *[other] Bid { $bids } coins
}

refusal-over = The game is over.
refusal-not-your-turn = It's { $turn }'s turn.
refusal-bids-now = Everybody bids for the crate now.
refusal-no-auction = No crate is auctioned now.
refusal-already-bid = You have bid already.
refusal-too-few-coins = You can't bid { $bid }: you have { $coins }.
refusal-just-saved = You can't save right after somebody else has saved.
refusal-purse-full = You can't have more than { $coins } coins.
refusal-bad-draw = The pile can't give that.

rules =
    Draw a crate of fruit or save a coin. A crate is auctioned: everybody bids in secret, and the highest bid pays and gets
    it; if several are highest, nobody does.

    Apples count 1 point, pears 2, quinces 3, and your secret favourite counts twice. Most points win; after that, most
    coins.
