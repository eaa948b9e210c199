# La campagne des neuf défis, et l'entraînement.

campaign-title = La campagne
campaign-fame = Prestige jusqu'ici : { $fame }
campaign-best-move = Bonus du meilleur coup compris.
campaign-past = Campagnes passées
campaign-past-line = { $date }  prestige { $fame }  { $title }
campaign-anew = Recommencer au lieu de continuer ?
campaign-give-up = Vraiment abandonner cette campagne ?
campaign-lost = Le défi interrompu n'est plus lisible et recommence : { $problem }
campaign-over = La campagne est finie : prestige { $fame }. Votre rang : { $title }

practice-best = record : { $result }, prestige { $fame }
practice-new-best = C'est votre meilleur résultat jusqu'ici !
practice-not-kept = Ce résultat ne sera pas gardé parmi vos meilleurs.
practice-no-best = Avec vos propres pièces, ou joué par un robot, un défi ne compte pas parmi vos meilleurs résultats.
