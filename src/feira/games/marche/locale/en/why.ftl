# Why one move would have been better than another.

why-shortens = It brings { whose-stall } closer to its truck: distance { $distance } instead of { $instead }.
why-lengthens = It puts { whose-stall } farther from its truck: distance { $distance } instead of { $instead }.
why-prepares = It gives { whose-stall } a space at distance { $distance } instead of { $instead }.
why-denies = It leaves { whose-stall } only a space at distance { $distance } instead of { $instead }.
why-keeps-disc = { $you ->
    [yes] It keeps your disc on { $at }.
   *[no] It keeps { $player }'s disc on { $at }.
}
why-takes-disc = { $you ->
    [yes] It sends your disc on { $at } back.
   *[no] It sends { $player }'s disc on { $at } back.
}
why-near = { $at } is close to the { the-truck }: distance { $distance } for { whose-stall }.
why-keeps-space = It saves { $at } for { whose-stall }: the distance there is { $distance }.
why-reserves = Each tile takes up a reserved space, and { $you ->
    [yes] you have
   *[no] { $player } has
} only { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}.
why-draws = { $you ->
    [yes] You already have
   *[no] { $player } already has
} { $spaces ->
    [one] { $spaces } reserved space
   *[other] { $spaces } reserved spaces
}, enough to draw a tile.
worth-of = On { $at } the { the-stall } would be at distance { $distance } instead of { $without }, worth up to { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-bid-more = { worth-of } A bid of { $coins } wins it more often than { $instead }.
why-bid-less = { worth-of } But every coin kept is a point too: { $coins } is a better bid than { $instead }.
why-bid-worthless = No reserved space brings the { the-stall } closer than beside the market ({ $without }), so { $coins } is a better bid than { $instead }.
why-lead = On average that's { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end.

# For hints.
tile-name = { $tile ->
    [fish] fish stall
    [soda] soda stall
    [cheese] cheese stall
    [ice_cream] ice cream stall
   *[flea] flea market table
}
place-name = { $at }

# What a puzzle is about.
theme-bids = bids
theme-reserving = reserving
theme-placing = placing
theme-blocking = blocking
theme-paving = paving
theme-end-game = end game
