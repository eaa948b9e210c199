# Problèmes : des positions où un coup est nettement le meilleur.

puzzles-title = Problèmes
puzzles-which = Quels problèmes
puzzles-game = Jeu
puzzles-any-game = tous
puzzles-theme = Thème
puzzles-any-theme = tous
puzzles-counted = Résolus du premier coup : { $solved } sur { $tried }.
puzzle-of-day = Problème du jour
puzzle-ask = À { $player } de jouer. Trouvez le meilleur coup.
puzzle-level = difficulté { $rating }
puzzle-again = Vous avez déjà répondu à ce problème : il ne compte plus dans votre classement.
puzzle-solved = Bravo, c’est le meilleur coup !
puzzle-solved-late = C’est le meilleur coup. Seul le premier essai compte.
puzzle-gap = C’est mieux de { $points ->
    [one] { $points } point
   *[other] { $points } points
} que le coup suivant : « { $move } ».
puzzle-about = Thème : { $themes }
puzzle-rating = Votre classement : { $sure ->
    [yes] { $rating }
   *[no] environ { $rating }
}
puzzle-rated = Votre classement : { $sure ->
    [yes] { $rating }
   *[no] environ { $rating }
} ({ $change })
puzzle-next = Problème suivant
puzzle-skip = Un autre problème
