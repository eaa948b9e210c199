# La page de la campagne : neuf défis, prestige et rangs, entraînement.

challenges-intro = En solo dans la halle de Lisbonne : neuf défis, l’un après l’autre, chacun avec sa propre règle. Chacun rapporte jusqu’à 3 points de prestige, et toute une campagne jusqu’à { $fame }. Ici, vous ne pouvez pas prendre 1 pièce. Un défi finit juste après le coup qui ne laisse que 4 cases sans stand ni restaurant ouvert, ou que 4 entrées vides. Il finit aussi quand vous n’avez plus aucun coup possible.
challenges-best-move = Meilleur coup : la première fois qu’une seule action rapporte { $coins } pièces ou plus, quel que soit son coût, vous gagnez { $fame } points de prestige en plus.
challenges-best-move-won = Meilleur coup !
challenges-begin = Commencer une campagne
challenges-play = Jouer le défi { $number } : { $challenge }
challenges-continue = Continuer le défi { $number } : { $challenge }
challenges-anew = Recommencer…
challenges-anew-text = Votre campagne en cours sera abandonnée et n’apparaîtra pas parmi les campagnes passées. Vos meilleurs résultats restent.
challenges-keep = Continuer
challenges-give-up = Recommencer
challenges-fame-of = sur { $fame } points de prestige
challenges-to-next = encore { $fame } avant le rang suivant
challenges-last = Votre dernière campagne
challenges-nine = Les neuf défis
challenges-ranks = Rangs et prestige nécessaire
challenges-thresholds = Seuils de prestige
challenges-fame = { $fame ->
    [0] aucun prestige
    [one] { $fame } point de prestige
   *[other] { $fame } points de prestige
}
challenges-now = Dans cette campagne :
challenges-best = Votre record :
challenges-practise = S’entraîner
challenges-practise-one = S’entraîner : { $challenge }
challenges-no-past = Vous n’avez pas encore terminé de campagne.
challenges-date = Début
challenges-results = Défis 1 à 9
challenges-fame-total = Prestige
challenges-rank = Rang
challenges-counts = Ce défi compte pour votre campagne.
challenges-rule = La règle de ce défi
challenges-is-practice = C’est un entraînement : seul un nouveau record est enregistré.
challenges-no-takeback = Ici, vous ne pouvez pas annuler un coup qui fait piocher ou révèle quelque chose.
challenges-to-campaign = Retour à la campagne
challenges-next = Défi suivant
challenges-again = Réessayer
