# The page of the campaign: nine challenges, fame and ranks, practice.

challenges-intro = Alone in the market hall of Lisbon: nine challenges, one after the other, each with a rule of its own. Each brings up to 3 fame; { $fame } is the most that a campaign can bring. You can't take 1 coin here. A challenge ends right after the move that leaves only 4 spaces without a stand or an open restaurant, or only 4 empty entrances; it also ends when you have no move left.
challenges-best-move = Best move: the first time that a single action brings in { $coins } coins or more, whatever it costs, you get { $fame } fame on top.
challenges-best-move-won = Best move!
challenges-begin = Begin a campaign
challenges-play = Play challenge { $number }: { $challenge }
challenges-continue = Go on with challenge { $number }: { $challenge }
challenges-anew = Begin anew …
challenges-anew-text = The campaign that is running is given up: its results are not kept among the campaigns of the past. Your best results stay.
challenges-keep = Go on with it
challenges-give-up = Begin anew
challenges-fame-of = of { $fame } fame
challenges-to-next = { $fame } more for the next rank
challenges-last = Your last campaign
challenges-nine = The nine challenges
challenges-ranks = Ranks and the fame they need
challenges-thresholds = Results for fame
challenges-fame = { $fame ->
    [0] no fame
   *[other] { $fame } fame
}
challenges-now = In this campaign:
challenges-best = Your best:
challenges-practise = Practise
challenges-practise-one = Practise { $challenge }
challenges-no-past = You have not finished a campaign yet.
challenges-date = Begun
challenges-results = Challenges 1 to 9
challenges-fame-total = Fame
challenges-rank = Rank
challenges-counts = This challenge counts for your campaign.
challenges-is-practice = This is practice: only a new best result is kept.
challenges-no-takeback = A move that draws or turns over something can't be taken back here.
challenges-to-campaign = To the campaign
challenges-next = Next challenge
challenges-again = Try again
