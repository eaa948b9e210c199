# The campaign of nine challenges, and practice.

campaign-title = The campaign
campaign-fame = Fame so far: { $fame }
campaign-best-move = This includes the Best Move bonus.
campaign-past = Past campaigns
campaign-past-line = { $date }  { $fame } fame  { $title }
campaign-anew = Start over instead of continuing?
campaign-give-up = Discard this campaign?
campaign-lost = Your unfinished challenge can't be read, so it starts over: { $problem }
campaign-over = The campaign is over. You earned { $fame } fame. Your rank: { $title }

practice-best = best: { $result }, fame { $fame }
practice-new-best = Your best result so far!
practice-not-kept = This result won't count as a personal best.
practice-no-best = Results with custom pieces, or played by a bot, don't count as personal bests.
