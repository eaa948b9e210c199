# What the fields of events, refusals and moves are, for all languages: see src/feira/locale/sentences.py.

field-turn = seat
field-placing = seat
field-seats = seats
field-tied = seats
field-ranking = ranking
field-by_distances = tie-break
field-BidsRevealed-coins = each
field-bids = by-seat
