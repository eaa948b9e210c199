# La campagne des neuf défis, et l’entraînement.

campaign-title = La campagne
campaign-fame = Points de prestige : { $fame }
campaign-best-move = Bonus « meilleur coup » compris.
campaign-past = Campagnes passées
campaign-past-line = { $date }  { $fame ->
    [one] { $fame } point de prestige
   *[other] { $fame } points de prestige
}  { $title }
campaign-anew = Recommencer au lieu de continuer ?
campaign-give-up = Abandonner cette campagne ?
campaign-lost = Votre défi interrompu est illisible ; il recommence : { $problem }
campaign-over = La campagne est terminée, avec { $fame ->
    [one] { $fame } point de prestige
   *[other] { $fame } points de prestige
}. Votre rang : { $title }

practice-best = record : { $result }, { $fame ->
    [one] { $fame } point de prestige
   *[other] { $fame } points de prestige
}
practice-new-best = C’est votre meilleur résultat jusqu’ici !
practice-not-kept = Ce résultat ne comptera pas parmi vos records.
practice-no-best = Les résultats obtenus avec vos propres pièces, ou par un bot, ne comptent pas parmi vos records.
