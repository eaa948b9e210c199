# Les règles en mots pour la page, et le guide d'une première partie.

learn-choose = Quel jeu voulez-vous apprendre ?
learn-title = Apprendre { $game }
learn-contents = Ce qui est raconté ici
learn-guided = Jouer une première partie guidée
learn-ready = Prêt ?

guide-title = Votre guide
guide-leave = Continuer sans le guide
guide-close = Fermer le guide
guide-rules = Les règles
guide-do = Faites-le pour moi
guide-could = Vous pourriez : { $move }
guide-new = Nouveau
guide-wait = C'est à { $player }. Regardez le plateau ; le journal raconte ce qui se passe et pourquoi.
guide-thinking = Un instant…
