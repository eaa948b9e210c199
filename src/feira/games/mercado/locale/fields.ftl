# What the fields of events, refusals and moves are, for all languages: see src/feira/locale/sentences.py.

field-turn = seat
field-ranking = ranking
field-by_stands = tie-break
