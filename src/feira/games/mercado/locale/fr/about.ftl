# Ce qu’est le jeu, avant qu’on y joue : son titre, quelques mots, ses options.

title = Mercado de Lisboa
facts = 1 à 4 joueurs · 30 minutes
summary = Ouvrez des stands dans la halle, attirez des clients aux bonnes entrées et laissez les restaurants multiplier ce qu’ils paient. Pour gagner, terminez avec le plus de pièces.
campaign-summary = Neuf défis à Lisbonne, chacun avec sa propre règle. Jusqu’où ira votre prestige ?

option-money = Pièces
option-money-hidden = cachées aux autres
option-money-open = visibles par tous
option-restaurants = Sortes des restaurants gris
option-restaurants-open = visibles par tous
option-restaurants-hidden = cachées jusqu’à ce qu’on construise dessus
