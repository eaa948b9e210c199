# What the fields of events, refusals and moves are, for all languages: see src/feira/locale/sentences.py.

field-turn = seat
field-seats = seats
field-ranking = ranking
field-BidsRevealed-coins = each
field-bids = by-seat
