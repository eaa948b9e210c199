# Indices pendant la partie, avertissements, et ce que vaudrait la prochaine tuile.

hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-button = Indice
hint-tip = D’abord où regarder, puis un bon coup et pourquoi (touche H)
hint-thinking = Recherche d’un bon coup…
hint-look-place = Regardez { $place }.
hint-look-piece = Regardez la pièce ou le bouton entouré.
hint-show = Montrer le coup
hint-why = Pourquoi c’est un bon coup
hint-later = Rien ne se voit tout de suite. En moyenne, la suite de la partie se passe mieux.
hint-instead = Comparé à : { $move }
hint-gain = Il gagne { hint-points } de chance de gagner.
hint-gain-fame = Il gagne en moyenne { hint-points } de prestige.
hint-equal = Les deux se valent à peu près.
hint-only = Vous n’avez pas d’autre coup possible.
hint-play = Jouer ce coup
hint-note = Les parties avec indices ne comptent pas dans vos résultats.
hint-practice = Avec un indice, ce résultat ne sera pas enregistré comme votre meilleur.
hint-practice-yes = Montrer quand même
hopes = Qu’est-ce que j’espère ?
hopes-drawn = { $you ->
    [yes] Vous piochez la prochaine tuile.
   *[no] { $player } pioche la prochaine tuile.
}
hopes-explained = Supposons que vous jouiez « { $move } ». De combien de points votre chance de gagner monterait-elle ou baisserait-elle, par rapport à une tuile moyenne ?
hopes-explained-fame = Supposons que vous jouiez « { $move } ». Combien de prestige gagneriez-vous ou perdriez-vous, par rapport à une tuile moyenne ?
hopes-flat = Ici, la prochaine tuile n’a guère d’importance.
hopes-none = Aucune tuile n’est piochée dans les prochains coups.
hopes-left = reste : { $tiles }
tutor-title = Jouer ce coup ?
tutor-text = Ce coup perd environ { hint-points } de chance de gagner : { $move }
tutor-text-fame = Ce coup perd en moyenne environ { hint-points } de prestige : { $move }
tutor-better = Voir un meilleur coup
tutor-anyway = Jouer quand même
