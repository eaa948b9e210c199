# The campaign of nine challenges, and practice.

campaign-title = The campaign
campaign-fame = Fame so far: { $fame }
campaign-best-move = It includes the bonus for a best move.
campaign-past = Campaigns of the past
campaign-past-line = { $date }  { $fame } fame  { $title }
campaign-anew = Begin anew instead of going on?
campaign-give-up = Really give this campaign up?
campaign-lost = The challenge you left can't be read any more and begins again: { $problem }
campaign-over = The campaign is over: { $fame } fame. Your rank: { $title }

practice-best = best: { $result }, fame { $fame }
practice-new-best = That is your best result so far!
practice-not-kept = This result will not be kept among your bests.
practice-no-best = With pieces of your own, or played by a bot, a challenge doesn't count among your bests.
