# Les règles du jeu en mots, et ce que dit le guide d’une première partie.

learn-intro = C’est jour de marché. Installez vos quatre étals aussi près que possible des camions qui les approvisionnent : tout se porte à pied. Réservez des emplacements, misez pour les étals, et regardez où apparaissent les chemins. Le plus petit score gagne.

learn-market = Le marché
learn-market-boards = Des plateaux posés côte à côte forment le marché : trois plateaux à deux joueurs, quatre à trois, cinq à quatre et six à cinq. Chaque marché est différent. Il est découpé en zones de 3 à 5 emplacements, et le panneau de chaque zone dit combien de constructions elle accepte : 1 ou 2.
learn-market-trucks = Quatre camions sont garés au bord, un pour le poisson, un pour le soda, un pour le fromage et un pour les glaces. Les autres emplacements de leurs zones sont des chemins dès le début.
learn-market-next = « À côté » veut toujours dire : qui partage un côté. Deux emplacements qui ne se touchent que par un coin ne sont pas à côté l’un de l’autre. Un emplacement porte le nom de sa colonne et de sa rangée : C3 est dans la colonne C, rangée 3.
learn-market-start = Vous commencez avec 15 pièces, 6 pions et un étal de chaque marchandise.
learn-market-aim = À la fin, votre score est la somme des distances de vos quatre étals à leurs camions, moins les pièces qui vous restent. Une pièce vaut donc autant qu’un chemin, et un petit score est bon.
learn-market-secrets = Les pièces restent derrière un paravent : personne d’autre ne sait combien vous en avez, sauf si la table joue à pièces visibles. Tout le reste est visible, sauf l’ordre de la pioche.
learn-market-caption = Un marché à deux avant le premier tour. Pointez un emplacement pour voir sa zone et ce qui s’y trouve.

learn-reserve = Réserver un emplacement
learn-reserve-turn = À votre tour, vous réservez un emplacement ou vous piochez une tuile. La personne à la première place commence, puis on joue dans le sens horaire.
learn-reserve-disc = Pour réserver, mettez un de vos pions sur un emplacement libre à côté d’un chemin ou d’un pion, peu importe à qui est ce pion. Un emplacement est libre s’il n’y a rien dessus.
learn-reserve-safe = Un pion ne coûte rien, et il vous revient quand vous construisez là. Mais rien n’est sûr : si son emplacement devient un chemin, le pion vous revient et l’emplacement est perdu.
learn-reserve-caption = Pointez ou touchez un emplacement éclairé : dessous, vous voyez à quelle distance de son camion serait un étal de chaque marchandise, avec le marché tel qu’il est.

learn-draw = Piocher une tuile
learn-draw-tile = Vous ne pouvez piocher que si au moins un de vos pions est sur le marché. Retournez la première tuile de la pioche.
learn-draw-flea = Si c’est une table de marché aux puces, elle doit aller sur un de vos emplacements réservés. Le pion vous revient, et votre tour se termine.
learn-draw-stall = Si c’est un étal, il est mis aux enchères. Si vous gagnez, vous le construisez et votre tour se termine. Si quelqu’un d’autre gagne, il le construit, et vous rejouez aussitôt.
learn-draw-pass = Si vous ne pouvez ni réserver ni piocher, vous passez. Quand tous les joueurs passent à la suite, la pioche est fermée : chaque étal pas encore construit va en dehors du marché, et on compte les points.
learn-draw-pile = De chaque marchandise, la pioche contient un étal de moins qu’il n’y a de joueurs. Le reste, ce sont des tables de marché aux puces ; leur nombre dépend des plateaux, 18 au plus. L’écran montre toujours ce qui reste dans la pioche. Quand elle est vide, la partie est presque finie.

learn-auction = Les enchères
learn-auction-who = Tous ceux qui ont encore cet étal participent. Vous êtes toujours au moins deux.
learn-auction-bid = Chacun cache dans son poing autant de ses pièces qu’il veut. Zéro est permis, toutes aussi. Puis tous les poings s’ouvrent ensemble.
learn-auction-win = La plus forte mise gagne et se paie ; ces pièces quittent la partie. Personne d’autre ne paie.
learn-auction-tie = En cas d’égalité, le joueur dont c’est le tour gagne s’il en fait partie. Sinon, c’est le premier des ex æquo dans le sens horaire à partir de lui. Cela vaut aussi si toutes les mises sont de zéro : l’étal ne coûte alors rien.
learn-auction-build = Le gagnant construit l’étal sur un de ses propres emplacements réservés et reprend ce pion.
learn-auction-beside = Si le gagnant n’a pas d’emplacement réservé, l’étal va en dehors du marché et y reste. Il compte pour la distance maximale.
learn-auction-caption = Trois poings se sont ouverts.
learn-auction-example-bid = { $player } a misé { $coins ->
    [one] { $coins } pièce.
   *[other] { $coins } pièces.
}
learn-auction-example-won = C’est le tour du joueur { $turn }, qui ne fait pas partie des ex æquo. Dans le sens horaire, { $player } vient en premier, gagne et paie { $coins }.

learn-paths = Les chemins apparaissent
learn-paths-full = Comptez les constructions d’une zone, étals et tables. Dès qu’il y en a autant que le dit son panneau, tous ses autres emplacements deviennent des chemins, et les pions qui s’y trouvent reviennent à leurs propriétaires. Cela se vérifie après chaque construction.
learn-paths-routes = On ne livre que par les chemins. Un nouveau chemin peut raccourcir vos trajets ; une nouvelle construction peut les allonger.
learn-paths-caption = Pointez ou touchez un emplacement éclairé : ce qui est hachuré deviendrait un chemin, les pions avec une flèche reviendraient.
learn-paths-example = La zone de l’emplacement { $at } accepte { $limit ->
    [one] { $limit } construction
   *[other] { $limit } constructions
} et en compte { $built }. Avec une construction en { $at }, elle en compte { $after } et elle est pleine : { $spaces ->
    [one] { $spaces } emplacement devient un chemin
   *[other] { $spaces } emplacements deviennent des chemins
}, et { $discs ->
    [0] aucun pion ne revient.
    [one] { $discs } pion revient.
   *[other] { $discs } pions reviennent.
}

learn-end = La rangée finale
learn-end-row = Dès le début, un étal de chaque marchandise se trouve dans la rangée finale. Quand la pioche est vide, ces quatre étals sont construits de gauche à droite. Chacun va gratuitement au seul joueur à qui il manque encore, sur un de ses emplacements réservés. Sans emplacement réservé, il va en dehors du marché.
learn-end-order = Des chemins apparaissent aussi après chacun de ces quatre étals. L’ordre compte donc : un étal construit avant le vôtre peut faire partir le pion que vous vouliez utiliser.
learn-end-rest = Ensuite, tous les emplacements sans camion, étal ni table deviennent des chemins, et on compte les distances.

learn-score = Distance et score
learn-score-distance = La distance d’un étal est le nombre de chemins du plus court trajet jusqu’à son camion. Un trajet va d’un emplacement à l’autre par un côté commun.
learn-score-least = Une distance vaut au moins 1. Un camion ne livre jamais directement : même un étal à côté de son camion a besoin d’un chemin qui mène de l’un à l’autre, et sa distance est la longueur de ce détour.
learn-score-most = Aucune distance ne compte plus de 8 à deux joueurs, 10 à trois, 12 à quatre et 14 à cinq. Un étal sans aucun trajet, ou en dehors du marché, compte ce maximum.
learn-score-sum = Additionnez vos quatre distances et retirez vos pièces. Le plus petit score gagne.
learn-score-tie = En cas d’égalité, la plus petite somme des distances l’emporte. Si elle est la même, la victoire est partagée.
learn-score-caption = La fin d’une partie à trois. Choisissez une distance pour voir son trajet.
learn-score-example-route = { $good ->
    [fish] L’étal de poisson
    [soda] L’étal de soda
    [cheese] L’étal de fromage
   *[ice_cream] L’étal de glaces
} du joueur { $player } est livré par { $way } : { $distance ->
    [one] { $distance } chemin, donc une distance de { $distance }.
   *[other] { $distance } chemins, donc une distance de { $distance }.
}
learn-score-example-sum = Score du joueur { $player } : { $distances } − { $coins } = { $score }.

learn-streets = Les rues
learn-streets-use = Un étal qu’aucun chemin ne relie à son camion peut prendre des rues autour du marché. Chaque rue compte 2. Un trajet peut mêler chemins et rues.
learn-streets-where = Les rues font le tour du marché : elles passent par tout ce qui le touche à l’extérieur, par un côté ou par un coin. Elles ne comptent que pour les étals qui ne peuvent pas atteindre leur camion par les chemins seuls.
learn-streets-caption = La fin d’une partie à deux. Le trajet affiché sort du marché.
learn-streets-example = { $good ->
    [fish] L’étal de poisson
    [soda] L’étal de soda
    [cheese] L’étal de fromage
   *[ice_cream] L’étal de glaces
} du joueur { $player } a besoin de { $paths ->
    [one] { $paths } chemin
   *[other] { $paths } chemins
} et de { $streets-count ->
    [one] { $streets-count } rue
   *[other] { $streets-count } rues
} : { $paths } + { $streets-count } × { $steps } = { $distance }.

learn-classic = La variante classique
learn-classic-differs = La variante classique n’a ni zones, ni limites, ni rues. La pioche contient quelques tables de marché aux puces de plus. Le reste ne change pas, les distances maximales non plus.
learn-classic-first = Votre premier pion peut aller sur n’importe quel emplacement libre. Ensuite, vos pions vont à côté d’un chemin ou d’un pion, comme toujours. Vous pouvez de nouveau réserver n’importe où seulement s’il n’y a ni chemin ni pion sur le marché.
learn-classic-golden = Les chemins suivent une règle d’or. Les emplacements ouverts sont ceux sans camion, étal ni table, qu’ils soient libres, réservés ou en chemin. Tous les emplacements ouverts doivent rester reliés, et chaque camion et chaque étal doit garder à côté de lui au moins un emplacement ouvert. Après chaque construction, tout emplacement où une construction de plus enfreindrait cela devient donc aussitôt un chemin. Un pion qui s’y trouve revient à son propriétaire.
learn-classic-tables = Une table de marché aux puces se passe d’emplacement ouvert à côté d’elle.
learn-classic-start = La règle d’or vaut dès le début. Si un camion est garé juste à côté d’un coin, l’autre voisin du coin est un chemin avant le premier tour : sinon, le coin pourrait être coupé du reste.

learn-access = Règle d’or, cas 1 : le dernier accès
learn-access-rule = Un camion ou un étal n’a plus qu’un emplacement ouvert à côté de lui. Une construction l’enfermerait : cet emplacement devient donc un chemin.
learn-access-caption = Pointez ou touchez un emplacement éclairé : ce qui est hachuré deviendrait un chemin.
learn-access-example = Avec une construction en { $at }, l’emplacement { $paved } est le dernier emplacement ouvert à côté { $truck ->
    [fish] du camion de poisson
    [soda] du camion de soda
    [cheese] du camion de fromage
   *[ice_cream] du camion de glaces
}. { $paved } devient donc un chemin.

learn-cut = Règle d’or, cas 2 : coupé en deux
learn-cut-rule = Un emplacement est le seul lien entre deux parties des emplacements ouverts. Une construction les séparerait : cet emplacement devient donc un chemin.
learn-cut-sure = Ce qui est encore réservé après cela peut être construit sans risque, jusqu’à ce que la construction suivante change le marché. Les pions en danger sont marqués sur le plateau.
learn-cut-caption = Pointez ou touchez un emplacement éclairé : ce qui est hachuré deviendrait un chemin, les pions avec une flèche reviendraient.
learn-cut-example = Avec une construction en { $at }, l’emplacement { $paved } est le seul lien entre deux parties des emplacements ouverts. { $paved } devient donc un chemin.

learn-tips = Bon à savoir
learn-tips-wait = Le conseil de l’auteur : réservez cinq ou six emplacements avant de piocher votre première tuile. Une table de marché aux puces doit aller sur un de vos emplacements, et si vous en avez beaucoup, vous pouvez en sacrifier un.
learn-tips-several = Plusieurs pions à de bons endroits valent mieux qu’un seul au meilleur : les zones se remplissent plus vite qu’on ne croit.
learn-tips-worth = Que vaut un étal pour vous ? À peu près la distance maximale moins celle que vous auriez. Misez moins que cela : si vous payez tout, vous ne gagnez rien.
learn-tips-row = Inutile de gagner toutes les enchères. Le dernier étal de chaque marchandise est gratuit, si vous avez encore un pion sur le marché à ce moment-là.
learn-tips-table = Une table dans une zone à moitié vide peut faire partir les pions des autres, ou les vôtres.

guide-card-aim-title = Le but
guide-card-aim = Construisez vos quatre étals près des camions qui apportent leur marchandise. On livre par les chemins : moins il y a de chemins entre un étal et son camion, mieux c’est. Voici le camion de poisson.
guide-card-score-title = Le score
guide-card-score = À la fin, on additionne les distances de vos quatre étals et on retire les pièces qui vous restent. Le plus petit score gagne : chaque pièce gardée vaut donc un chemin.
guide-card-row-title = Comment finit la partie
guide-card-row = Quand la pioche est vide, la partie se termine. La rangée finale est gratuite : de chaque marchandise, le dernier étal va sans frais au seul joueur à qui il manque. Inutile donc de gagner toutes les enchères.
guide-card-discs-title = Vos pièces et vos étals
guide-card-discs = Voici vos pièces, les pions qui vous restent et vos quatre étals. Une fois un étal construit, sa distance s’affiche ici.
guide-card-lights-title = Ce qui s’éclaire
guide-card-lights = Les emplacements que vous pouvez choisir s’éclairent. Pointez-en un ou touchez-le pour voir ce qu’il changerait. Rien n’est joué avant que vous confirmiez. Un anneau doré montre ce que le guide conseille.

guide-new-draw = Vous avez un pion sur le marché : vous pouvez donc aussi piocher une tuile. Si c’est une table de marché aux puces, elle doit aller sur un de vos emplacements réservés. Si c’est un étal, tous ceux à qui il manque misent.
guide-new-bids = { $you ->
    [yes] Vous avez pioché un étal
   *[no] { $player } a pioché un étal qui vous manque aussi
} : ce sont des enchères. Choisissez des pièces et fermez le poing ; tous les poings s’ouvrent ensemble. Seule la plus forte mise se paie. En cas d’égalité, le joueur dont c’est le tour passe d’abord, puis on suit le sens horaire. Si vous ne gagnez jamais cet étal, celui de la rangée finale est gratuit pour vous.
guide-new-stall = L’étal est à vous ! Construisez-le sur un de vos emplacements réservés. Ce pion vous revient.
guide-new-table = Vous avez pioché une table de marché aux puces. Elle doit aller sur un de vos emplacements réservés. C’est une construction comme un étal : une fois la zone pleine, ses autres emplacements deviennent des chemins.
guide-new-home = Votre pion en { $at } vous revient : cet emplacement est maintenant un chemin. Un emplacement réservé n’est sûr qu’une fois construit.
guide-new-again = { $player } a gagné l’enchère. C’est vous qui aviez pioché : vous rejouez donc.
guide-new-last = La fin est proche : il reste { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} dans la pioche. Ensuite, on construit la rangée finale. Essayez de garder un emplacement réservé pour { $stalls ->
    [one] l’étal qu’il vous reste à construire.
   *[other] chacun des { $stalls } étals qu’il vous reste à construire.
}
guide-new-row = La pioche est vide : on construit la rangée finale. { $good ->
    [fish] Cet étal de poisson
    [soda] Cet étal de soda
    [cheese] Cet étal de fromage
   *[ice_cream] Cet étal de glaces
} est à vous, gratuitement.

guide-first = Réservez votre premier emplacement.
guide-reach = { $good ->
    [fish] Un étal de poisson
    [soda] Un étal de soda
    [cheese] Un étal de fromage
   *[ice_cream] Un étal de glaces
} en { $at } serait à une distance de { $distance }, avec le marché tel qu’il est.
guide-reserve = Vous avez { $spaces ->
    [0] aucun emplacement réservé
    [one] { $spaces } emplacement réservé
   *[other] { $spaces } emplacements réservés
} pour { $stalls ->
    [one] { $stalls } étal qu’il vous reste à construire.
   *[other] { $stalls } étals qu’il vous reste à construire.
} Mieux vaut avoir un emplacement de plus que d’étals, au cas où vous piocheriez une table de marché aux puces.
guide-reserve-built = Tous vos étals sont construits. Pour piocher une tuile, il vous faut encore un pion sur le marché ; si c’est une table, elle ira là.
guide-draw = Vous avez { $spaces } emplacements réservés pour { $stalls ->
    [one] { $stalls } étal
   *[other] { $stalls } étals
} à construire : vous pouvez donc en céder un à une table de marché aux puces.
guide-draw-built = Tous vos étals sont construits, et vous avez un emplacement pour une table de marché aux puces.
guide-draw-better = Aucun emplacement que vous pouvez réserver ne vous rapprocherait d’un camion.
guide-draw-only = Vous ne pouvez réserver aucun emplacement pour l’instant.
guide-pass = Vous ne pouvez ni réserver un emplacement ni piocher une tuile.
guide-bids = Si vous gagnez avec { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, il vous en reste { $left }.
guide-bids-worth = En { $at }, sa distance serait de { $distance }, avec le marché tel qu’il est ; sans place au marché, il compte { $without }. L’étal vous fait donc gagner { $without } − { $distance } = { $worth }, et la moitié environ est une mise raisonnable.
guide-bids-beside = Vous n’avez pas d’emplacement réservé : si vous gagnez, l’étal va en dehors du marché et compte la distance maximale.
guide-place-stall = En { $at }, sa distance est de { $distance }, avec le marché tel qu’il est.
guide-place-quiet = Aucun emplacement ne devient un chemin, et tous les autres pions restent.
guide-paves = { $spaces ->
    [one] { $spaces } emplacement devient un chemin.
   *[other] { $spaces } emplacements deviennent des chemins.
}
guide-home-yours = { $discs ->
    [one] { $discs } autre de vos pions vous revient.
   *[other] { $discs } autres de vos pions vous reviennent.
}
guide-home-others = { $discs ->
    [one] { $discs } pion des autres joueurs leur revient.
   *[other] { $discs } pions des autres joueurs leur reviennent.
}
guide-shorter = Vos autres étals se rapprochent de leurs camions, de { $steps } en tout.
guide-longer = Vos autres étals s’éloignent de leurs camions, de { $steps } en tout.
guide-beside = Vous n’avez pas d’emplacement réservé : l’étal doit aller en dehors du marché et compte la distance maximale.
guide-over = La partie guidée est terminée ! Le score est la somme des quatre distances moins les pièces restantes ; le plus petit gagne. Choisissez une distance dans le tableau pour voir son trajet.
guide-next-classic = Essayer la variante classique
