# Les règles du jeu en mots, et ce que dit le guide d'une première partie.

learn-intro = Vous tenez commerce dans les halles de Lisbonne. Ouvrez des stands, amenez des clients aux portes, et laissez les restaurants voisins donner plus de valeur à vos stands. Qui a le plus de pièces à la fin gagne.
learn-market = Le marché
learn-market-text =
    Le marché compte 25 cases en cinq rangées et cinq colonnes. Aux deux bouts de chaque rangée et de chaque colonne se trouve une entrée où des clients attendront.

    On y vend cinq marchandises : poisson, fleurs, tomates, viande et raisin. Sur certaines cases se trouvent des restaurants gris ; personne ne les tient encore. Vous voyez de quelle sorte est chacun, sauf si la table a choisi de garder les sortes secrètes jusqu'à ce que quelqu'un prenne la tuile.

    Vous commencez avec 1 pièce, 8 stands de bois et une main de 3 tuiles. Tout le monde peut voir toutes les mains. Les pièces restent derrière un paravent, sauf si la table a choisi de les montrer. À quatre, le quatrième joueur commence aussi avec un bar.
learn-market-caption = Un marché avant le premier tour. Les flèches du clavier le parcourent, et chaque endroit dit ce qui s'y trouve.
learn-turn = Votre tour
learn-turn-text =
    Vous faites une seule chose parmi quatre : ouvrir un stand, amener des clients, ouvrir un restaurant ou prendre 1 pièce. Puis c'est au suivant.

    Prendre une pièce est la voie lente. L'argent se trouve dans les trois autres.

    Trois tuiles de la même marchandise en main ? Avant votre action, vous pouvez échanger les trois.
learn-stand = Ouvrir un stand
learn-stand-text =
    Choisissez une tuile de votre main et une case sans stand ni restaurant ouvert. Le prix est de 1 pièce, et de 1 de plus par stand déjà présent dans la rangée ou dans la colonne ; seule compte la plus remplie des deux.

    Si des clients qui cherchent votre marchandise attendent à un bout de cette rangée ou de cette colonne, ils paient aussitôt. Vous pouvez même payer le prix avec ce qui rentre.

    Un restaurant gris se trouvait sur la case ? Il rejoint votre réserve, et vous pourrez l'ouvrir plus tard. Pour finir, prenez une tuile de l'offre, et votre main est de nouveau pleine. Si l'offre montre trois tuiles de la même marchandise, vous pouvez échanger les trois avant d'en prendre une.
learn-stand-caption = Pointez ou touchez une case éclairée : elle affiche prix et bénéfice, et dessous vous voyez qui paie quoi. Les stands de la même ligne la rendent plus chère.
learn-customers = Amener des clients
learn-customers-text =
    Douze tuiles Client sont disponibles, de 1 à 4 clients chacune. Posez-en une à une entrée vide. Il faut deux choses : la ligne derrière l'entrée a au moins autant de stands que la tuile a de clients, et l'un de vos propres stands y vend ce qu'ils cherchent.

    Alors sont payés tous ceux dont un stand de cette ligne vend une de leurs marchandises : 1 pièce par client, et autant encore pour chaque restaurant ouvert à côté du stand qui lui convient.

    Vos clients peuvent donc enrichir les autres aussi. Cherchez les lignes où vous gagnez plus qu'eux.
learn-customers-caption = Pointez ou touchez une entrée éclairée. Clients × (1 + restaurants), voilà ce que chaque stand rapporte à son propriétaire.
learn-restaurant = Ouvrir un restaurant
learn-restaurant-text =
    Un restaurant de votre réserve va sur une case sans stand ni restaurant ouvert, et vous recevez 1 pièce. S'il y en avait là un gris, il est maintenant dans votre réserve.

    Dès lors, il aide chaque stand voisin qui lui convient, à qui qu'il soit : le bar à sushi aide le poisson, le salon de thé les fleurs, la pizzeria les tomates, le restaurant de hamburgers la viande, le bar à vin le raisin, et le bar les aide tous.

    Il ne rapporte rien pour les clients déjà servis. Ouvrez-le donc d'abord, amenez les clients ensuite.
learn-restaurant-caption = Chaque case éclairée pourrait recevoir ce restaurant. C'est à côté de vos propres stands qu'il vous aide le plus.
learn-end = La fin
learn-end-text =
    Quand il ne reste que 4 cases sans stand ni restaurant ouvert, ou que 4 entrées vides, la fin est là : tous les autres jouent encore un tour. La partie s'arrête aussi quand tous prennent une pièce l'un après l'autre ; à deux joueurs, quand les deux le font deux fois.

    Votre score, ce sont vos pièces, moins 1 par restaurant que vous n'avez pas ouvert. À égalité, plus de stands l'emportent.
learn-end-caption = La fin d'une partie à deux.
learn-solo = Jouer seul
learn-solo-text =
    Neuf défis attendent un joueur seul, chacun avec une règle propre, écrite sur sa carte. Plus votre résultat est bon, plus vous gagnez de prestige, jusqu'à 3 points par défi.

    Seul, vous ne pouvez jamais prendre 1 pièce. Il n'y a pas non plus de dernier tour : un défi finit dès le coup qui ne laisse que 4 cases sans stand ni restaurant ouvert, ou que 4 entrées vides. Il finit aussi quand aucun coup ne vous est plus possible.

    Dans une campagne, le premier coup qui rapporte 32 pièces ou plus donne 2 points de prestige de plus. Ce que le coup coûte n'est pas déduit : un stand à 5 pièces qui en rapporte 32 suffit.
learn-tips = Bon à savoir
learn-tips-text =
    Les premiers stands coûtent peu et ne rapportent encore rien. Mettez-les là où se croisent plusieurs lignes qui vous serviront plus tard.

    Deux de vos stands dans une ligne gagnent deux fois avec les mêmes clients.

    Quatre clients d'un coup demandent quatre stands dans la ligne, peu importe à qui. Ce sont eux qui paient le mieux, et vers la fin tout le monde les attend.

    Surveillez les restaurants que vous tenez quand la fin approche : chacun coûte un point.

guide-first = Votre premier stand. Choisissez une tuile de votre main : les cases où elle peut aller s'éclairent, chacune avec son prix. Rien n'est décidé avant que vous confirmiez.
guide-take = Il manque une tuile à votre main. Prenez-en une de l'offre : une marchandise que cherchent des clients en attente ou disponibles est un bon choix.
guide-stand = Un stand vous rapporte { $profit } maintenant, son prix de { $cost } payé. Plus il y a de stands dans la ligne, plus il coûte ; plus il y a de clients aux bouts, plus il rapporte.
guide-investment = Ce stand n'apporte pas de bénéfice immédiat : c'est un investissement. Mettez-le là où il partagera une ligne avec vos autres stands.
guide-customers = Des clients paient maintenant : { $income ->
    [one] { $income } pièce
   *[other] { $income } pièces
} pour vous, { $others } pour les autres.
guide-restaurant = Ouvrez un restaurant à côté de vos stands et prenez une pièce. Tout ce qui vient ensuite vaudra plus.
guide-coin = Peu de choses rapportent en ce moment. Prendre une pièce n'est pas une honte : au prochain tour, vous pourrez vous permettre davantage.
guide-redraw = Des marchandises différentes vous laissent plus de choix. L'action de votre tour vient après.
guide-choose = Choisissez la marchandise qui vous paiera désormais.
guide-new-customers = Vous pouvez maintenant amener des clients ! Choisissez une des tuiles éclairées, puis une entrée. Les stands de cette ligne qui vendent ce qu'ils cherchent sont payés, ceux des autres aussi.
guide-new-restaurant = Vous avez trouvé un restaurant. Vous pouvez l'ouvrir sur une autre case, comme action d'un tour. Si vous le gardez jusqu'à la fin, il vous coûte un point.
guide-new-redraw = Trois tuiles de la même marchandise : vous pouvez les échanger gratuitement avant votre action.
guide-new-end = Attention : certains de vos coups amèneraient la fin de la partie. Chacun des autres joue alors encore un tour.
guide-last = Ce sont les derniers tours. Seules comptent les pièces, et chaque restaurant de votre réserve coûte un point.
guide-over = C'est fini ! Qui a le plus de pièces gagne ; chaque restaurant resté en réserve coûte un point. Revoyez la partie pour savoir d'où venaient les pièces, ou demandez une revanche.
