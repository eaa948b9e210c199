# Ce qu’est le jeu, avant qu’on y joue : son titre, quelques mots, ses options.

title = Jour de Marché
facts = 2 à 5 joueurs · 45 minutes
summary = Réservez des emplacements, misez en secret pour les étals et raccourcissez les trajets vers vos camions. Le plus petit score gagne.

option-variant = Variante
option-variant-areas = avec zones
option-variant-classic = classique : sans zones, avec la règle d’or
option-coins = Pièces
option-coins-hidden = cachées aux autres
option-coins-open = visibles par tous
option-layout = Marché
option-layout-drawn = au hasard
option-layout-own = Je le compose
