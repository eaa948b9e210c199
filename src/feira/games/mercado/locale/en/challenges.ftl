# The page of the campaign: nine challenges, fame and ranks, practice.

challenges-intro = You're alone in the market hall of Lisbon, with nine challenges, one after another, each with a rule of its own. Each is worth up to 3 fame, and a whole campaign up to { $fame }. You can't take 1 coin here. A challenge ends right after the move that leaves only 4 spaces without a stand or an open restaurant, or only 4 empty entrances. It also ends when you have no move left.
challenges-best-move = Best Move: the first time a single action brings in { $coins } coins or more, whatever it costs, you earn { $fame } extra fame.
challenges-best-move-won = Best Move!
challenges-begin = Start a campaign
challenges-play = Play challenge { $number }: { $challenge }
challenges-continue = Continue challenge { $number }: { $challenge }
challenges-anew = Start over …
challenges-anew-text = Your current campaign will be discarded and won't appear under past campaigns. Your best results stay.
challenges-keep = Keep playing
challenges-give-up = Start over
challenges-fame-of = of { $fame } fame
challenges-to-next = { $fame } more for the next rank
challenges-last = Your last campaign
challenges-nine = The nine challenges
challenges-ranks = Ranks and the fame they need
challenges-thresholds = Results that earn fame
challenges-fame = { $fame ->
    [0] no fame
   *[other] { $fame } fame
}
challenges-now = In this campaign:
challenges-best = Your best:
challenges-practise = Practise
challenges-practise-one = Practise { $challenge }
challenges-no-past = You haven't finished a campaign yet.
challenges-date = Started
challenges-results = Challenges 1 to 9
challenges-fame-total = Fame
challenges-rank = Rank
challenges-counts = This challenge counts for your campaign.
challenges-rule = Challenge rule
challenges-is-practice = This is practice: only a new best result is saved.
challenges-no-takeback = You can't undo a move here that draws or reveals something.
challenges-to-campaign = Back to campaign
challenges-next = Next challenge
challenges-again = Try again
