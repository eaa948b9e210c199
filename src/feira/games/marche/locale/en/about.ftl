# What the game is, before anybody plays it: its title, a few words, its options.

title = Jour de Marché
facts = 2 to 5 players · 45 minutes
summary = Reserve spaces, bid in secret for the stalls, and keep the routes to your trucks short. The lowest score wins.

option-variant = Variant
option-variant-areas = with areas
option-variant-classic = classic: no areas, the golden rule
option-coins = Coins
option-coins-hidden = hidden from the others
option-coins-open = visible to all
option-layout = Market
option-layout-drawn = at random
option-layout-own = I'll set it up
