# La page de la campagne : neuf défis, prestige et rangs, entraînement.

challenges-intro = Seul dans les halles de Lisbonne : neuf défis, l'un après l'autre, chacun avec sa propre règle. Chacun rapporte jusqu'à 3 points de prestige ; une campagne en rapporte { $fame } au plus. Ici, vous ne pouvez pas prendre 1 pièce. Un défi finit dès le coup qui ne laisse que 4 cases sans stand ni restaurant ouvert, ou que 4 entrées vides ; il finit aussi quand aucun coup ne vous est plus possible.
challenges-best-move = Meilleur coup : la première fois qu'une seule action rapporte { $coins } pièces ou plus, quel que soit son coût, vous gagnez { $fame } points de prestige en plus.
challenges-best-move-won = Meilleur coup !
challenges-begin = Commencer une campagne
challenges-play = Jouer le défi { $number } : { $challenge }
challenges-continue = Reprendre le défi { $number } : { $challenge }
challenges-anew = Recommencer…
challenges-anew-text = La campagne en cours est abandonnée : ses résultats ne restent pas parmi les campagnes passées. Vos meilleurs résultats restent.
challenges-keep = La continuer
challenges-give-up = Recommencer
challenges-fame-of = sur { $fame } de prestige
challenges-to-next = encore { $fame } jusqu'au rang suivant
challenges-last = Votre dernière campagne
challenges-nine = Les neuf défis
challenges-ranks = Les rangs et le prestige qu'il faut
challenges-thresholds = Résultats qui donnent du prestige
challenges-fame = { $fame ->
    [0] aucun prestige
   *[other] { $fame } de prestige
}
challenges-now = Dans cette campagne :
challenges-best = Votre meilleur :
challenges-practise = S'entraîner
challenges-practise-one = S'entraîner : { $challenge }
challenges-no-past = Vous n'avez pas encore terminé de campagne.
challenges-date = Début
challenges-results = Défis 1 à 9
challenges-fame-total = Prestige
challenges-rank = Rang
challenges-counts = Ce défi compte pour votre campagne.
challenges-is-practice = C'est un entraînement : seul un nouveau meilleur résultat est gardé.
challenges-no-takeback = Un coup qui fait piocher ou retourner quelque chose ne peut pas être repris ici.
challenges-to-campaign = Vers la campagne
challenges-next = Défi suivant
challenges-again = Réessayer
