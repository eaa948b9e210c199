# Les règles en mots pour la page, et le guide d’une première partie.

learn-choose = Quel jeu voulez-vous apprendre ?
learn-title = Apprendre { $game }
learn-contents = Sommaire
learn-guided = Jouer une première partie guidée
learn-ready = On commence ?
learn-example = Exemple

guide-title = Votre guide
guide-show = Afficher le guide
guide-leave = Quitter le guide
guide-close = Fermer le guide
guide-continue = Reprendre la partie guidée
guide-intro = Revoir l’introduction
guide-do = Faites-le pour moi
guide-could = Coup conseillé : { $move }
guide-new = Nouveau
guide-wait = À { $player } de jouer. Regardez le plateau ; le journal explique chaque coup.
guide-thinking = Un instant…
guide-card-count = { $card } sur { $cards }
guide-card-next = Suivant
guide-card-back = Retour
guide-card-skip = Passer
guide-card-start = Commencer
guide-card-around = Faire le tour
guide-card-log-title = Le journal
guide-card-log = Tous les coups sont notés ici, avec tout ce qu’ils entraînent.
guide-card-menu-title = Règles et guide
guide-card-menu = Les règles sont toujours ici. Si vous quittez le guide, c’est là que vous le retrouverez.
guide-next = Et maintenant ?
guide-next-again = Rejouer avec le guide
