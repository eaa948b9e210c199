# Les règles du jeu en mots, et ce que dit le guide d'une première partie.

learn-intro = C'est jour de marché. Vos quatre étals veulent être aussi près que possible du camion qui apporte leur marchandise, car tout se porte à pied. Réservez des emplacements, misez pour les étals, et pensez aux chemins à venir. Le plus petit score gagne.
learn-market = Le marché
learn-market-text =
    Quelques plateaux posés côte à côte forment le marché ; chaque marché est différent. Il est découpé en zones, et un panneau dit combien de constructions chacune accepte : 1 ou 2.

    Quatre camions sont garés au bord : poisson, soda, fromage et glaces. Le reste de leurs zones est déjà chemin.

    Vous commencez avec 15 pièces, 6 pions et un étal de chaque sorte. À la fin, votre score est la somme de quatre distances moins les pièces gardées : une pièce vaut donc autant qu'un pas.
learn-market-caption = Un marché à deux avant le premier tour. Chaque emplacement dit sa zone et ce qui s'y trouve.
learn-reserve = Réserver un emplacement
learn-reserve-text =
    À votre tour, vous choisissez entre deux choses. La première : mettre un de vos pions sur un emplacement libre, à côté d'un chemin ou d'un pion, peu importe à qui est ce pion.

    Un pion ne coûte rien et vous revient quand vous construisez là. Mais ce n'est qu'un souhait : si un chemin passe dessus, il rentre et l'emplacement est perdu.
learn-reserve-caption = Pointez ou touchez un emplacement éclairé : dessous, vous lisez à quelle distance de leurs camions seraient des étals à cet endroit, comme le marché est maintenant.
learn-draw = Piocher une tuile
learn-draw-text =
    La seconde chose, si vous avez un pion sur le marché : retourner la première tuile de la pioche.

    Une table de marché aux puces ? Elle doit aller sur un de vos emplacements réservés, dont vous reprenez le pion. Cela remplit des zones et détourne des trajets, parfois les vôtres, parfois ceux des autres.

    Un étal ? Il est mis aux enchères. Si quelqu'un d'autre le gagne, vous rejouez aussitôt.

    Si vous ne pouvez ni réserver ni piocher, vous passez.
learn-auction = Les enchères
learn-auction-text =
    Participent tous ceux qui n'ont pas encore posé cet étal. Chacun ferme le poing sur quelques pièces, aucune est permis, et tous les poings s'ouvrent ensemble.

    La plus forte mise paie et construit ; les autres gardent leurs pièces. À égalité, celui dont c'est le tour passe d'abord, puis ceux qui le suivent dans l'ordre.

    Le gagnant construit sur un de ses propres emplacements réservés. Qui gagne sans en avoir doit laisser l'étal en dehors du marché, et il compte la plus longue distance possible.
learn-auction-caption = Trois poings se sont ouverts.
learn-paths = Les chemins apparaissent
learn-paths-text =
    Comptez les constructions d'une zone, étals et tables. Dès qu'il y en a autant que le dit son panneau, tous ses autres emplacements deviennent des chemins, et les pions qui s'y trouvaient retournent à leurs propriétaires.

    On ne livre que par les chemins. Un nouveau chemin peut raccourcir votre trajet ; une nouvelle construction peut l'allonger.
learn-paths-caption = Pointez ou touchez un emplacement éclairé : ce qui est hachuré deviendrait chemin, les pions avec une flèche rentreraient.
learn-score = Fin et score
learn-score-text =
    Un étal de chaque sorte se trouve dès le début dans la rangée finale. Quand la pioche est vide, chacun va pour rien au seul joueur à qui il manque encore. Puis tout ce qui est encore libre devient chemin.

    La distance d'un étal est le nombre de chemins du plus court trajet jusqu'à son camion, au moins 1. Un étal qu'aucun chemin ne relie peut prendre les rues autour du marché, mais chacune compte 2. Aucune distance ne compte plus de 8 à deux joueurs, 10 à trois, 12 à quatre et 14 à cinq.

    Additionnez vos quatre distances et retirez vos pièces. La plus petite somme gagne ; à égalité, les trajets plus courts l'emportent.
learn-score-caption = La fin d'une partie à trois avec tous les trajets. Choisissez une distance pour voir son trajet seul.
learn-classic = La variante classique
learn-classic-text =
    Ici, ni zones ni rues. Votre premier pion peut aller n'importe où.

    À la place, une règle garde tous les trajets ouverts : tous les emplacements sans construction restent d'un seul tenant, et chaque camion, chaque étal garde un voisin ouvert. Là où une construction de plus romprait cela, l'emplacement devient aussitôt chemin, et un pion posé là rentre.
learn-classic-caption = Pointez ou touchez un emplacement éclairé : ce qui deviendrait chemin à cause de lui est hachuré.
learn-tips = Bon à savoir
learn-tips-text =
    Le conseil de l'auteur : attendez d'avoir réservé cinq ou six emplacements avant de retourner votre première tuile. Une table de puces doit aller sur un de vos emplacements, et avec beaucoup d'emplacements vous pouvez en sacrifier un. Même le meilleur n'est pas acquis tant que vous n'avez pas gagné d'enchère.

    Plusieurs pions à de bons endroits valent mieux qu'un seul au meilleur : les zones se remplissent plus vite qu'on ne croit.

    Que vaut un étal pour vous ? À peu près la plus longue distance moins celle que vous auriez. Misez moins que cela, car qui paie tout ne gagne rien.

    Avec un seul étal encore à poser, vous pouvez attendre : la rangée finale ne coûte rien, si vous avez alors encore un pion sur le marché.

    Une table dans une zone à moitié vide peut chasser les pions des autres, ou les vôtres.

guide-first = Mettez votre premier pion sur un des emplacements éclairés. Pointez-en un ou touchez-le : vous lisez à quelle distance de son camion serait chacun de vos étals. Près d'un camion, c'est bien ; entre deux, c'est mieux.
guide-reserve = Réservez encore un bon emplacement. Il vous en faut un pour chaque étal qu'il vous reste à poser, et un de plus pour une table que vous pourriez piocher : { $spaces } en tout.
guide-reserve-built = Tous vos étals sont posés. Réservez quand même un emplacement : pour piocher une tuile, il faut un pion sur le marché, et si c'est une table, elle ira là.
guide-draw = Vous avez un emplacement pour chaque étal qui vous manque, et un de plus : piochez une tuile.
guide-draw-built = Tous vos étals sont posés, et vous avez un emplacement pour une table : piochez une tuile.
guide-draw-better = Aucun des emplacements que vous pouvez réserver ne vous aiderait : piochez une tuile.
guide-draw-only = Vous ne pouvez rien réserver pour l'instant : piochez une tuile.
guide-pass = Ni pion ni tuile ne sont possibles. Vous passez.
guide-bids = Que vaut cet étal pour vous ? Comparez la plus longue distance avec celle que vous auriez. Environ la moitié du gain est une mise juste ; ce que vous ne dépensez pas compte à la fin.
guide-place = Choisissez un de vos emplacements réservés. Pointez ou touchez d'abord chacun : vous voyez le trajet, ce qui devient chemin et quels pions rentrent.
guide-beside = Vous n'avez pas d'emplacement réservé : la tuile doit rester en dehors du marché. La prochaine fois, gardez un pion prêt.
guide-new-draw = Avec un pion sur le marché, vous pouvez piocher une tuile au lieu de réserver. Une table, vous devez la poser vous-même ; pour un étal, tous ceux qui en ont besoin misent.
guide-new-bids = Les premières enchères ! Choisissez des pièces, fermez le poing, et tous s'ouvrent ensemble. Seul le gagnant paie. Un poing vide ne gagne que si tous sont vides et que l'égalité vous revient : elle va à celui dont c'est le tour, puis au suivant dans le sens horaire.
guide-new-place = Vous construisez. Quand une zone a autant de constructions que le dit son panneau, le reste devient chemin, et les pions qui s'y trouvent rentrent.
guide-new-row = La pioche est vide : les étals de la rangée finale vont gratuitement à ceux à qui ils manquent.
guide-over = C'est fini ! Vos quatre distances moins vos pièces font votre score, et le plus petit gagne. Choisissez une distance dans le tableau pour voir son trajet. Revoyez la partie, ou demandez une revanche.
