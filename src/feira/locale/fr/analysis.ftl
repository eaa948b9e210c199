# Pourquoi une partie s’est terminée ainsi : chances, chance et erreurs, positions à retravailler.

analysis-title = Ce qui a décidé la partie
analysis-cover = Cette analyse d’une partie entre { $players } révèle comment elle s’est terminée.
analysis-cover-open = L’afficher
analysis-unavailable = Il n’y a pas encore d’analyse pour ce type de partie. Vous pouvez revoir chaque coup.
analysis-working = { $effort ->
    [quick] Premier aperçu :
   *[normal] Examen détaillé :
} { $total ->
    [one] { $done } décision sur { $total }
   *[other] { $done } décisions sur { $total }
}
analysis-waiting = L’analyse va commencer…
analysis-stop = Arrêter
analysis-stopped = L’analyse a été arrêtée.
analysis-continue = Continuer
analysis-failed = Cette partie n’a pas pu être analysée.
analysis-again = Réessayer
analysis-replay = Revoir la partie
analysis-table = Retour à la table

analysis-chances = Chance de finir premier
analysis-fame = Prestige à espérer
analysis-chances-text = Chaque ligne montre la chance d’un joueur avant chaque coup, si tout le monde joue bien ensuite. Un drapeau marque un tournant, un numéro une grosse erreur.
analysis-value = { $player } { $chance }
analysis-turned-luck = Tournant : la chance
analysis-turned-move = Tournant : une décision
analysis-marked = { $n ->
    [one] Erreur { $n }
   *[other] Erreur { $n }
}
analysis-show-step = Voir le coup { $n } dans la partie

analysis-parts = Chance ou talent ?
analysis-parts-text = De la chance de départ au résultat. 100 points correspondent à une victoire certaine.
analysis-parts-fame = Du prestige à espérer au départ jusqu’au résultat.
analysis-start = Départ
analysis-luck = Chance
analysis-errors = Ses erreurs
analysis-gifts = Erreurs des autres
analysis-result = Résultat
analysis-verdict-lost = { $cause ->
    [luck] Vous avez perdu surtout par malchance.
   *[errors] Vous avez perdu surtout à cause de vos propres erreurs.
}
analysis-verdict-won = { $cause ->
    [luck] Vous avez gagné surtout grâce à la chance.
    [gifts] Vous avez gagné surtout grâce aux erreurs des autres.
   *[start] Vous avez gagné en conservant vos chances.
}
analysis-verdict-shared = Vous partagez la première place.
analysis-verdict-parts = Chance : { $luck }. Vos erreurs : { $errors }. Erreurs des autres : { $gifts }.

rating-title = Qui a bien joué ?
rating-text = Ce que vos décisions ont perdu de tout l’enjeu, comparé à nos bots du niveau 1 au niveau 6. La chance ne compte pas. Une seule partie dit peu de chose : la barre montre où se trouve sûrement le niveau.
rating-of = { $you ->
    [yes] Vous avez joué comme le niveau { $level } (entre { $low } et { $high }).
   *[no] { $player } a joué comme le niveau { $level } (entre { $low } et { $high }).
}
rating-lost = A perdu { $share } de l’enjeu (± { $margin }).
rating-few = Il y a eu trop peu de vrais choix pour le dire.
rating-none = Il n’y a pas encore de note pour ce genre de partie.
rating-waiting = La note suit avec l’analyse approfondie.

bids-title = Mises secrètes
bids-text = Ce que chaque mise aurait valu : la chance de finir premier. La ligne pleine : face à ce que les autres auraient pu miser, d’après ce que le joueur pouvait savoir. La ligne pointillée : après coup, face à ce qu’ils ont vraiment misé. Les barres montrent à quelle fréquence le réseau miserait ainsi.
bids-bid = Mise
bids-worth = Face aux mises possibles des autres
bids-hindsight = Après coup
bids-often = Fréquence chez le réseau
bids-made = { $player } a misé { $bid }.
bids-numbers = Tous les chiffres
bids-move = Coup { $n }

analysis-mistakes = Les plus grosses erreurs
analysis-whose = Les erreurs de qui ?
analysis-everyone = De tout le monde
analysis-flawless = Aucune grosse erreur ici.
analysis-mistake = Coup { $n } · { $player }
some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
analysis-cost = { $you ->
    [yes] Vous a coûté { some-points } de chance de gagner (± { $margin }).
   *[no] A coûté à { $player } { some-points } de chance de gagner (± { $margin }).
}
analysis-cost-fame = A coûté { some-points } de prestige en moyenne (± { $margin }).
analysis-on-board = Sur le plateau
analysis-played = Joué
analysis-better = Meilleur
analysis-why = Pourquoi c’est mieux
analysis-why-later = Rien ne se voit tout de suite. En moyenne, la suite de la partie se passe mieux.
analysis-practise = Retravailler ces positions
analysis-all = Toutes les décisions
analysis-column-move = Coup
analysis-column-player = Joueur
analysis-column-played = Joué
analysis-column-better = Meilleur
analysis-column-cost = Coût
analysis-share = Partager
analysis-share-text = Qui n’a pas joué devra confirmer avant que le lien révèle la fin de la partie.
analysis-copy = Copier le lien
analysis-sure = Un petit réseau juge chaque décision d’après ce que le joueur pouvait savoir. Il n’a pas toujours raison. Un écart inférieur au nombre après ± ne veut rien dire.

practice-title = Apprendre de vos erreurs
practice-of = Position { $n } sur { $of }
practice-ask = Coup { $n } : vous avez joué « { $move } ». Trouvez un meilleur coup.
practice-ask-of = Coup { $n } : { $player } a joué « { $move } ». Trouvez un meilleur coup.
practice-checking = Vérification…
practice-best = C’est le meilleur coup.
practice-good = Bien : c’est presque aussi bon que le meilleur coup.
practice-bad = Cela coûte { some-points }. Essayez un autre coup.
practice-bad-fame = Cela coûte { some-points } de prestige en moyenne. Essayez un autre coup.
practice-same = C’est le coup qui a été joué. Essayez-en un autre.
practice-answer = Voir la réponse
practice-answered = Le meilleur coup : { $move }
practice-next = Position suivante
practice-over = { $found ->
    [one] Vous avez trouvé { $found } meilleur coup sur { $of }.
   *[other] Vous avez trouvé { $found } meilleurs coups sur { $of }.
}
practice-restart = Recommencer
practice-back = Retour à l’analyse
practice-none = Il n’y a pas de grosse erreur à retravailler.
