# What the game is, before anybody plays it: its title, a few words, its options.

title = Mercado de Lisboa
facts = 1 to 4 players · 30 minutes
summary = Open stands in the market hall, bring customers to the right entrances, and let restaurants multiply what they pay. To win, end with the most coins.
campaign-summary = Nine challenges in Lisbon, each with a rule of its own. How famous will you get?

option-money = Coins
option-money-hidden = hidden from the others
option-money-open = visible to all
option-restaurants = Kinds of grey restaurants
option-restaurants-open = visible to all
option-restaurants-hidden = hidden until someone builds there
