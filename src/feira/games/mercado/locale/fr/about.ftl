# Ce qu'est le jeu, avant qu'on y joue : son titre, quelques mots, ses options.

title = Mercado de Lisboa
facts = 1 à 4 joueurs · 30 minutes
summary = Ouvrez des stands dans la halle, amenez des clients aux bonnes entrées et laissez les restaurants doubler ce qu'ils paient. Qui gagne le plus l'emporte.
campaign-summary = Neuf défis à Lisbonne, chacun avec sa propre règle. Jusqu'où ira votre renommée ?

option-money = Argent
option-money-hidden = caché aux autres
option-money-open = visible par tous
option-restaurants = Sortes des restaurants gris
option-restaurants-open = visibles par tous
option-restaurants-hidden = cachées jusqu'à ce qu'on construise dessus
