# Hints in a running game, the tutor's warnings, and what the next tile would be worth.

hint-points = { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
}
hint-button = Hint
hint-tip = First a place to look at, then a good move and why (key H)
hint-thinking = Looking for a good move …
hint-look-place = Look at { $place }.
hint-look-piece = Look at the ringed piece or button.
hint-show = Show the move
hint-why = Why it's good
hint-later = Nothing shows right away. On average it works out better over the rest of the game.
hint-instead = Compared with: { $move }
hint-gain = It gains { hint-points } of your chance of winning.
hint-gain-fame = It gains { $points } fame on average.
hint-equal = The two are about equally good.
hint-only = You have no other legal move.
hint-play = Play it
hint-note = Games with hints don't count in your results.
hint-practice = If you use a hint, this result isn't saved as your best.
hint-practice-yes = Show a hint anyway
hopes = What am I hoping for?
hopes-drawn = { $you ->
    [yes] You draw the next tile.
   *[no] { $player } draws the next tile.
}
hopes-explained = Suppose you play “{ $move }”. How many percentage points would your chance of winning rise or fall, compared with an average tile?
hopes-explained-fame = Suppose you play “{ $move }”. How much fame would you gain or lose, compared with an average tile?
hopes-flat = Here it hardly matters which tile comes next.
hopes-none = No tile is drawn in the next few moves.
hopes-left = { $tiles } left
tutor-title = Play this move?
tutor-text = This loses about { hint-points } of your chance of winning: { $move }
tutor-text-fame = This loses about { $points } fame on average: { $move }
tutor-better = See a better move
tutor-anyway = Play it anyway
