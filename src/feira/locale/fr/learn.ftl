# Les règles en mots pour la page, et le guide d'une première partie.

learn-choose = Quel jeu voulez-vous apprendre ?
learn-title = Apprendre { $game }
learn-contents = Ce qui est raconté ici
learn-guided = Jouer une première partie guidée
learn-ready = Prêt ?

learn-mercado-intro = Vous tenez commerce dans les halles de Lisbonne. Ouvrez des stands, amenez des clients aux portes, et laissez les restaurants voisins donner plus de valeur à vos stands. Qui a le plus de pièces à la fin gagne.
learn-mercado-market = Le marché
learn-mercado-market-text =
    Le marché compte 25 cases en cinq rangées et cinq colonnes. Aux deux bouts de chaque rangée et de chaque colonne se trouve une entrée où des clients attendront.

    On y vend cinq marchandises : poisson, fleurs, tomates, viande et raisin. Sur certaines cases se trouvent des restaurants gris ; personne ne les tient encore. Vous voyez de quelle sorte est chacun, sauf si la table a choisi de garder les sortes secrètes jusqu'à ce que quelqu'un prenne la tuile.

    Vous commencez avec 1 pièce, 8 stands de bois et une main de 3 tuiles. Tout le monde peut voir toutes les mains. Les pièces restent derrière un paravent, sauf si la table a choisi de les montrer. À quatre, le quatrième joueur commence aussi avec un bar.
learn-mercado-market-caption = Un marché avant le premier tour. Les flèches du clavier le parcourent, et chaque endroit dit ce qui s'y trouve.
learn-mercado-turn = Votre tour
learn-mercado-turn-text =
    Vous faites une seule chose parmi quatre : ouvrir un stand, amener des clients, ouvrir un restaurant ou prendre 1 pièce. Puis c'est au suivant.

    Prendre une pièce est la voie lente. L'argent se trouve dans les trois autres.

    Trois tuiles de la même marchandise en main ? Avant votre action, vous pouvez échanger les trois.
learn-mercado-stand = Ouvrir un stand
learn-mercado-stand-text =
    Choisissez une tuile de votre main et une case sans stand ni restaurant ouvert. Le prix est de 1 pièce, et de 1 de plus par stand déjà présent dans la rangée ou dans la colonne ; seule compte la plus remplie des deux.

    Si des clients qui cherchent votre marchandise attendent à un bout de cette rangée ou de cette colonne, ils paient aussitôt. Vous pouvez même payer le prix avec ce qui rentre.

    Un restaurant gris se trouvait sur la case ? Il rejoint votre réserve, et vous pourrez l'ouvrir plus tard. Pour finir, prenez une tuile de l'offre, et votre main est de nouveau pleine. Si l'offre montre trois tuiles de la même marchandise, vous pouvez échanger les trois avant d'en prendre une.
learn-mercado-stand-caption = Pointez ou touchez une case éclairée : elle affiche prix et bénéfice, et dessous vous voyez qui paie quoi. Les stands de la même ligne la rendent plus chère.
learn-mercado-customers = Amener des clients
learn-mercado-customers-text =
    Douze tuiles Client sont disponibles, de 1 à 4 clients chacune. Posez-en une à une entrée vide. Il faut deux choses : la ligne derrière l'entrée a au moins autant de stands que la tuile a de clients, et l'un de vos propres stands y vend ce qu'ils cherchent.

    Alors sont payés tous ceux dont un stand de cette ligne vend une de leurs marchandises : 1 pièce par client, et autant encore pour chaque restaurant ouvert à côté du stand qui lui convient.

    Vos clients peuvent donc enrichir les autres aussi. Cherchez les lignes où vous gagnez plus qu'eux.
learn-mercado-customers-caption = Pointez ou touchez une entrée éclairée. Clients × (1 + restaurants), voilà ce que chaque stand rapporte à son propriétaire.
learn-mercado-restaurant = Ouvrir un restaurant
learn-mercado-restaurant-text =
    Un restaurant de votre réserve va sur une case sans stand ni restaurant ouvert, et vous recevez 1 pièce. S'il y en avait là un gris, il est maintenant dans votre réserve.

    Dès lors, il aide chaque stand voisin qui lui convient, à qui qu'il soit : le bar à sushi aide le poisson, le salon de thé les fleurs, la pizzeria les tomates, le restaurant de hamburgers la viande, le bar à vin le raisin, et le bar les aide tous.

    Il ne rapporte rien pour les clients déjà servis. Ouvrez-le donc d'abord, amenez les clients ensuite.
learn-mercado-restaurant-caption = Chaque case éclairée pourrait recevoir ce restaurant. C'est à côté de vos propres stands qu'il vous aide le plus.
learn-mercado-end = La fin
learn-mercado-end-text =
    Quand il ne reste que 4 cases sans stand ni restaurant ouvert, ou que 4 entrées vides, la fin est là : tous les autres jouent encore un tour. La partie s'arrête aussi quand tous prennent une pièce l'un après l'autre ; à deux joueurs, quand les deux le font deux fois.

    Votre score, ce sont vos pièces, moins 1 par restaurant que vous n'avez pas ouvert. À égalité, plus de stands l'emportent.
learn-mercado-end-caption = La fin d'une partie à deux.
learn-mercado-solo = Jouer seul
learn-mercado-solo-text =
    Neuf défis attendent un joueur seul, chacun avec une règle propre, écrite sur sa carte. Plus votre résultat est bon, plus vous gagnez de prestige, jusqu'à 3 points par défi.

    Seul, vous ne pouvez jamais prendre 1 pièce. Il n'y a pas non plus de dernier tour : un défi finit dès le coup qui ne laisse que 4 cases sans stand ni restaurant ouvert, ou que 4 entrées vides. Il finit aussi quand aucun coup ne vous est plus possible.

    Dans une campagne, le premier coup qui rapporte 32 pièces ou plus donne 2 points de prestige de plus. Ce que le coup coûte n'est pas déduit : un stand à 5 pièces qui en rapporte 32 suffit.
learn-mercado-tips = Bon à savoir
learn-mercado-tips-text =
    Les premiers stands coûtent peu et ne rapportent encore rien. Mettez-les là où se croisent plusieurs lignes qui vous serviront plus tard.

    Deux de vos stands dans une ligne gagnent deux fois avec les mêmes clients.

    Quatre clients d'un coup demandent quatre stands dans la ligne, peu importe à qui. Ce sont eux qui paient le mieux, et vers la fin tout le monde les attend.

    Surveillez les restaurants que vous tenez quand la fin approche : chacun coûte un point.

learn-marche-intro = C'est jour de marché. Vos quatre étals veulent être aussi près que possible du camion qui apporte leur marchandise, car tout se porte à pied. Réservez des emplacements, misez pour les étals, et pensez aux chemins à venir. Le plus petit score gagne.
learn-marche-market = Le marché
learn-marche-market-text =
    Quelques plateaux posés côte à côte forment le marché ; chaque marché est différent. Il est découpé en zones, et un panneau dit combien de constructions chacune accepte : 1 ou 2.

    Quatre camions sont garés au bord : poisson, soda, fromage et glaces. Le reste de leurs zones est déjà chemin.

    Vous commencez avec 15 pièces, 6 pions et un étal de chaque sorte. À la fin, votre score est la somme de quatre distances moins les pièces gardées : une pièce vaut donc autant qu'un pas.
learn-marche-market-caption = Un marché à deux avant le premier tour. Chaque emplacement dit sa zone et ce qui s'y trouve.
learn-marche-reserve = Réserver un emplacement
learn-marche-reserve-text =
    À votre tour, vous choisissez entre deux choses. La première : mettre un de vos pions sur un emplacement libre, à côté d'un chemin ou d'un pion, peu importe à qui est ce pion.

    Un pion ne coûte rien et vous revient quand vous construisez là. Mais ce n'est qu'un souhait : si un chemin passe dessus, il rentre et l'emplacement est perdu.
learn-marche-reserve-caption = Pointez ou touchez un emplacement éclairé : dessous, vous lisez à quelle distance de leurs camions seraient des étals à cet endroit, comme le marché est maintenant.
learn-marche-draw = Piocher une tuile
learn-marche-draw-text =
    La seconde chose, si vous avez un pion sur le marché : retourner la première tuile de la pioche.

    Une table de marché aux puces ? Elle doit aller sur un de vos emplacements réservés, dont vous reprenez le pion. Cela remplit des zones et détourne des trajets, parfois les vôtres, parfois ceux des autres.

    Un étal ? Il est mis aux enchères. Si quelqu'un d'autre le gagne, vous rejouez aussitôt.

    Si vous ne pouvez ni réserver ni piocher, vous passez.
learn-marche-auction = Les enchères
learn-marche-auction-text =
    Participent tous ceux qui n'ont pas encore posé cet étal. Chacun ferme le poing sur quelques pièces, aucune est permis, et tous les poings s'ouvrent ensemble.

    La plus forte mise paie et construit ; les autres gardent leurs pièces. À égalité, celui dont c'est le tour passe d'abord, puis ceux qui le suivent dans l'ordre.

    Le gagnant construit sur un de ses propres emplacements réservés. Qui gagne sans en avoir doit laisser l'étal en dehors du marché, et il compte la plus longue distance possible.
learn-marche-auction-caption = Trois poings se sont ouverts.
learn-marche-paths = Les chemins apparaissent
learn-marche-paths-text =
    Comptez les constructions d'une zone, étals et tables. Dès qu'il y en a autant que le dit son panneau, tous ses autres emplacements deviennent des chemins, et les pions qui s'y trouvaient retournent à leurs propriétaires.

    On ne livre que par les chemins. Un nouveau chemin peut raccourcir votre trajet ; une nouvelle construction peut l'allonger.
learn-marche-paths-caption = Pointez ou touchez un emplacement éclairé : ce qui est hachuré deviendrait chemin, les pions avec une flèche rentreraient.
learn-marche-score = Fin et score
learn-marche-score-text =
    Un étal de chaque sorte se trouve dès le début dans la rangée finale. Quand la pioche est vide, chacun va pour rien au seul joueur à qui il manque encore. Puis tout ce qui est encore libre devient chemin.

    La distance d'un étal est le nombre de chemins du plus court trajet jusqu'à son camion, au moins 1. Un étal qu'aucun chemin ne relie peut prendre les rues autour du marché, mais chacune compte 2. Aucune distance ne compte plus de 8 à deux joueurs, 10 à trois, 12 à quatre et 14 à cinq.

    Additionnez vos quatre distances et retirez vos pièces. La plus petite somme gagne ; à égalité, les trajets plus courts l'emportent.
learn-marche-score-caption = La fin d'une partie à trois avec tous les trajets. Choisissez une distance pour voir son trajet seul.
learn-marche-classic = La variante classique
learn-marche-classic-text =
    Ici, ni zones ni rues. Votre premier pion peut aller n'importe où.

    À la place, une règle garde tous les trajets ouverts : tous les emplacements sans construction restent d'un seul tenant, et chaque camion, chaque étal garde un voisin ouvert. Là où une construction de plus romprait cela, l'emplacement devient aussitôt chemin, et un pion posé là rentre.
learn-marche-classic-caption = Pointez ou touchez un emplacement éclairé : ce qui deviendrait chemin à cause de lui est hachuré.
learn-marche-tips = Bon à savoir
learn-marche-tips-text =
    Le conseil de l'auteur : attendez d'avoir réservé cinq ou six emplacements avant de retourner votre première tuile. Une table de puces doit aller sur un de vos emplacements, et avec beaucoup d'emplacements vous pouvez en sacrifier un. Même le meilleur n'est pas acquis tant que vous n'avez pas gagné d'enchère.

    Plusieurs pions à de bons endroits valent mieux qu'un seul au meilleur : les zones se remplissent plus vite qu'on ne croit.

    Que vaut un étal pour vous ? À peu près la plus longue distance moins celle que vous auriez. Misez moins que cela, car qui paie tout ne gagne rien.

    Avec un seul étal encore à poser, vous pouvez attendre : la rangée finale ne coûte rien, si vous avez alors encore un pion sur le marché.

    Une table dans une zone à moitié vide peut chasser les pions des autres, ou les vôtres.

guide-title = Votre guide
guide-leave = Continuer sans le guide
guide-close = Fermer le guide
guide-rules = Les règles
guide-do = Faites-le pour moi
guide-could = Vous pourriez : { $move }
guide-new = Nouveau
guide-wait = C'est à { $player }. Regardez le plateau ; le journal raconte ce qui se passe et pourquoi.
guide-thinking = Un instant…

guide-mercado-first = Votre premier stand. Choisissez une tuile de votre main : les cases où elle peut aller s'éclairent, chacune avec son prix. Rien n'est décidé avant que vous confirmiez.
guide-mercado-take = Il manque une tuile à votre main. Prenez-en une de l'offre : une marchandise que cherchent des clients en attente ou disponibles est un bon choix.
guide-mercado-stand = Un stand vous rapporte { $profit } maintenant, son prix de { $cost } payé. Plus il y a de stands dans la ligne, plus il coûte ; plus il y a de clients aux bouts, plus il rapporte.
guide-mercado-investment = Ce stand n'apporte pas de bénéfice immédiat : c'est un investissement. Mettez-le là où il partagera une ligne avec vos autres stands.
guide-mercado-customers = Des clients paient maintenant : { $income ->
    [one] { $income } pièce
   *[other] { $income } pièces
} pour vous, { $others } pour les autres.
guide-mercado-restaurant = Ouvrez un restaurant à côté de vos stands et prenez une pièce. Tout ce qui vient ensuite vaudra plus.
guide-mercado-coin = Peu de choses rapportent en ce moment. Prendre une pièce n'est pas une honte : au prochain tour, vous pourrez vous permettre davantage.
guide-mercado-redraw = Des marchandises différentes vous laissent plus de choix. L'action de votre tour vient après.
guide-mercado-choose = Choisissez la marchandise qui vous paiera désormais.
guide-mercado-new-customers = Vous pouvez maintenant amener des clients ! Choisissez une des tuiles éclairées, puis une entrée. Les stands de cette ligne qui vendent ce qu'ils cherchent sont payés, ceux des autres aussi.
guide-mercado-new-restaurant = Vous avez trouvé un restaurant. Vous pouvez l'ouvrir sur une autre case, comme action d'un tour. Si vous le gardez jusqu'à la fin, il vous coûte un point.
guide-mercado-new-redraw = Trois tuiles de la même marchandise : vous pouvez les échanger gratuitement avant votre action.
guide-mercado-new-end = Attention : certains de vos coups amèneraient la fin de la partie. Chacun des autres joue alors encore un tour.
guide-mercado-last = Ce sont les derniers tours. Seules comptent les pièces, et chaque restaurant de votre réserve coûte un point.
guide-mercado-over = C'est fini ! Qui a le plus de pièces gagne ; chaque restaurant resté en réserve coûte un point. Revoyez la partie pour savoir d'où venaient les pièces, ou demandez une revanche.

guide-marche-first = Mettez votre premier pion sur un des emplacements éclairés. Pointez-en un ou touchez-le : vous lisez à quelle distance de son camion serait chacun de vos étals. Près d'un camion, c'est bien ; entre deux, c'est mieux.
guide-marche-reserve = Réservez encore un bon emplacement. Il vous en faut un pour chaque étal qu'il vous reste à poser, et un de plus pour une table que vous pourriez piocher : { $spaces } en tout.
guide-marche-reserve-built = Tous vos étals sont posés. Réservez quand même un emplacement : pour piocher une tuile, il faut un pion sur le marché, et si c'est une table, elle ira là.
guide-marche-draw = Vous avez un emplacement pour chaque étal qui vous manque, et un de plus : piochez une tuile.
guide-marche-draw-built = Tous vos étals sont posés, et vous avez un emplacement pour une table : piochez une tuile.
guide-marche-draw-better = Aucun des emplacements que vous pouvez réserver ne vous aiderait : piochez une tuile.
guide-marche-draw-only = Vous ne pouvez rien réserver pour l'instant : piochez une tuile.
guide-marche-pass = Ni pion ni tuile ne sont possibles. Vous passez.
guide-marche-bids = Que vaut cet étal pour vous ? Comparez la plus longue distance avec celle que vous auriez. Environ la moitié du gain est une mise juste ; ce que vous ne dépensez pas compte à la fin.
guide-marche-place = Choisissez un de vos emplacements réservés. Pointez ou touchez d'abord chacun : vous voyez le trajet, ce qui devient chemin et quels pions rentrent.
guide-marche-beside = Vous n'avez pas d'emplacement réservé : la tuile doit rester en dehors du marché. La prochaine fois, gardez un pion prêt.
guide-marche-new-draw = Avec un pion sur le marché, vous pouvez piocher une tuile au lieu de réserver. Une table, vous devez la poser vous-même ; pour un étal, tous ceux qui en ont besoin misent.
guide-marche-new-bids = Les premières enchères ! Choisissez des pièces, fermez le poing, et tous s'ouvrent ensemble. Seul le gagnant paie. Un poing vide ne gagne que si tous sont vides et que l'égalité vous revient : elle va à celui dont c'est le tour, puis au suivant dans le sens horaire.
guide-marche-new-place = Vous construisez. Quand une zone a autant de constructions que le dit son panneau, le reste devient chemin, et les pions qui s'y trouvent rentrent.
guide-marche-new-row = La pioche est vide : les étals de la rangée finale vont gratuitement à ceux à qui ils manquent.
guide-marche-over = C'est fini ! Vos quatre distances moins vos pièces font votre score, et le plus petit gagne. Choisissez une distance dans le tableau pour voir son trajet. Revoyez la partie, ou demandez une revanche.
