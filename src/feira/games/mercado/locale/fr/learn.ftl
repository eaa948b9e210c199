# Les règles du jeu en mots, et ce que dit le guide d’une première partie.

learn-intro = Vous tenez commerce dans les halles de Lisbonne. Ouvrez des stands, attirez des clients aux entrées, et ouvrez des restaurants qui feront gagner davantage à vos stands. Pour gagner, terminez avec le plus de pièces.

learn-market = Le marché
learn-market-grid = Le marché compte 25 cases : cinq rangées, numérotées 1 à 5, et cinq colonnes, nommées A à E. C3 est la case du milieu. Aux deux bouts de chaque rangée et de chaque colonne se trouve une entrée où des clients attendront ; il y en a 20 en tout.
learn-market-row = Tout se passe le long des rangées et des colonnes. Un stand se trouve dans une rangée et dans une colonne : des clients peuvent donc venir à lui par quatre entrées, à gauche, à droite, en haut et en bas.
learn-market-next = « À côté » veut toujours dire : qui partage un côté. Deux cases qui ne se touchent que par un coin ne sont pas à côté l’une de l’autre.
learn-market-goods = On vend cinq marchandises : du poisson, des fleurs, des tomates, de la viande et du raisin. Il y a sept tuiles de chacune. Elles sortent d’un sac : trois forment l’offre, face visible, et chacun en a trois en main.
learn-market-restaurants = Le jeu compte douze restaurants, deux de chaque sorte. Onze d’entre eux commencent gris, sur les cases marquées ; personne ne les tient encore. Vous voyez de quelle sorte est chacun, sauf si la table a choisi de garder les sortes secrètes jusqu’à ce que quelqu’un prenne la tuile.
learn-market-start = Vous commencez avec 1 pièce, 8 stands en bois et 3 tuiles. Le douzième restaurant, un bar, va au quatrième joueur si vous êtes quatre ; sinon, il reste dans la boîte.
learn-market-secrets = Toutes les mains sont visibles : vous savez donc ce que chacun pourrait ouvrir. Les pièces restent derrière un paravent : personne d’autre ne sait combien vous en avez, sauf si la table joue à pièces visibles.
learn-market-caption = Un marché avant le premier tour. Parcourez-le avec les flèches du clavier pour entendre ce qui s’y trouve.

learn-turn = Votre tour
learn-turn-order = Les places sont tirées au hasard, sauf si l’hôte les garde. La personne à la première place commence, puis on joue à tour de rôle.
learn-turn-actions = À votre tour, vous faites une seule de ces quatre actions : ouvrir un stand, attirer des clients, ouvrir un restaurant ou prendre 1 pièce. Puis c’est au joueur suivant.
learn-turn-coin = À plusieurs, vous pouvez toujours prendre une pièce. C’est la voie lente : l’argent se trouve dans les trois autres actions.
learn-turn-exchange = Si vous avez en main trois tuiles de la même marchandise, vous pouvez les échanger avant votre action : piochez-en trois dans le sac, puis remettez les anciennes. Vous pouvez recommencer tant que vous en avez trois pareilles et que le sac contient au moins trois tuiles.

learn-stand = Ouvrir un stand
learn-stand-where = Posez une tuile de votre main sur une case sans stand ni restaurant ouvert, avec un de vos stands en bois. Vous en avez huit : vous pouvez donc ouvrir huit stands dans toute la partie.
learn-stand-price = Le prix est de 1 pièce, plus 1 par stand déjà présent dans la rangée ou dans la colonne, quel que soit son propriétaire. Seule compte la plus remplie des deux.
learn-stand-paid = Les clients qui attendent déjà aux quatre bouts de cette rangée et de cette colonne paient tout de suite le nouveau stand s’ils cherchent sa marchandise : jusqu’à quatre tuiles peuvent donc le payer. Chaque tuile paie clients × (1 + restaurants ouverts qui conviennent, à côté du stand). Les stands déjà ouverts ne sont pas payés une deuxième fois.
learn-stand-afford = Pas besoin d’avoir les pièces d’avance : vous pouvez payer le prix avec ce que rapporte le nouveau stand.
learn-stand-found = S’il y a un restaurant gris sur la case, il va dans votre réserve. Vous pourrez l’ouvrir à un autre tour.
learn-stand-take = À la fin de votre tour, prenez une tuile de l’offre pour en avoir de nouveau trois en main. L’offre est complétée à partir du sac. Quand le sac est vide, rien n’est complété et les mains diminuent.
learn-stand-swap = Si l’offre montre trois tuiles de la même marchandise au moment d’en prendre une, vous pouvez d’abord les échanger contre trois du sac.
learn-stand-caption = Pointez ou touchez une case éclairée : vous voyez son prix, ce que vous y gagneriez ou perdriez, et quels clients paieraient.
learn-stand-example-price = Un stand en { $at }. Sa rangée compte déjà { $row ->
    [one] { $row } stand
   *[other] { $row } stands
}, sa colonne { $column }. Le plus grand nombre compte : il coûte donc 1 + { $larger } = { $cost }.
learn-stand-example-tile = Une tuile qui attend, avec { $customers ->
    [one] { $customers } client, cherche
   *[other] { $customers } clients, cherche
} sa marchandise, et { $restaurants ->
    [0] aucun restaurant qui convient n’est à côté
    [one] { $restaurants } restaurant qui convient est à côté
   *[other] { $restaurants } restaurants qui conviennent sont à côté
} : { $customers } × (1 + { $restaurants }) = { $coins }.
learn-stand-example-profit = En tout, { $income } − { $cost } = { $profit ->
    [one] { $profit } pièce de bénéfice.
   *[other] { $profit } pièces de bénéfice.
}

learn-customers = Attirer des clients
learn-customers-offer = Les tuiles Client forment quatre piles, pour 1, 2, 3 et 4 clients. Les trois premières de chaque pile sont disponibles pour tous, douze tuiles en tout ; quand l’une est prise, la suivante de sa pile apparaît. Une tuile de 1, 2 ou 3 clients montre deux marchandises, une tuile de 4 clients une seule. Il y a dix tuiles de chaque nombre, mais seulement cinq de 4 clients.
learn-customers-where = Posez une de ces tuiles à une entrée vide. La rangée ou la colonne derrière l’entrée doit compter au moins autant de stands que la tuile a de clients, peu importe à qui ils sont. Et au moins un de vos stands y vend une marchandise de la tuile : une seule suffit.
learn-customers-pay = La tuile paie alors chaque stand de cette rangée ou colonne qui vend une de ses marchandises, quel que soit son propriétaire. Chaque client paie 1 pièce, et 1 de plus par restaurant ouvert qui convient, à côté du stand : clients × (1 + restaurants).
learn-customers-stays = La tuile reste à son entrée jusqu’à la fin de la partie : aucune autre ne peut y aller. Elle ne paie chaque stand qu’une fois : quand la tuile arrive, ou quand le stand ouvre plus tard.
learn-customers-share = Vos clients peuvent donc enrichir les autres aussi. Cherchez les rangées et les colonnes où vous gagnez plus qu’eux.
learn-customers-caption = Pointez ou touchez une entrée éclairée pour voir quels stands ces clients paieraient, et combien.
learn-customers-example = { $you ->
    [yes] Votre stand
   *[no] Le stand du joueur { $player }
} en { $at } a { $restaurants ->
    [0] à côté de lui aucun restaurant qui convient
    [one] à côté de lui { $restaurants } restaurant qui convient
   *[other] à côté de lui { $restaurants } restaurants qui conviennent
} et gagne { $customers } × (1 + { $restaurants }) = { $coins }.

learn-restaurant = Ouvrir un restaurant
learn-restaurant-open = Posez un restaurant de votre réserve sur une case sans stand ni restaurant ouvert, et prenez 1 pièce. S’il y a un restaurant gris sur la case, celui-ci va dans votre réserve.
learn-restaurant-helps = Dès lors, il aide chaque stand qui lui convient à côté de lui, quel que soit son propriétaire : le bar à sushi aide le poisson, le salon de thé les fleurs, la pizzeria les tomates, le restaurant de hamburgers la viande, le bar à vin le raisin, et le bar toutes les marchandises. Avec un restaurant qui convient, un stand gagne le double ; avec deux, le triple. Les restaurants gris n’aident pas.
learn-restaurant-served = Ouvrir un restaurant rapporte 1 pièce et rien d’autre : les clients qui ont déjà payé ne paient pas une deuxième fois. Ouvrez donc d’abord le restaurant, et attirez les clients ensuite.
learn-restaurant-caption = Ce restaurant pourrait aller sur chaque case éclairée. C’est à côté de vos propres stands qu’il vous aide le plus.

learn-end = La fin
learn-end-trigger = Le dernier tour commence quand un stand ou un restaurant laisse au plus 4 cases sans stand ni restaurant ouvert (une case avec un restaurant gris compte encore comme libre), ou quand une tuile Client laisse au plus 4 entrées vides. Tous les autres jouent alors encore un tour.
learn-end-coins = La partie s’arrête aussi tout de suite quand tous les joueurs prennent 1 pièce à la suite. À deux, il faut que chacun en prenne deux : quatre tours de ce genre à la suite.
learn-end-score = Votre score : vos pièces moins 1 par restaurant resté dans votre réserve. Il peut descendre sous 0. Le plus grand score gagne.
learn-end-tie = En cas d’égalité, on compare le nombre de stands au marché. S’il est le même, l’égalité demeure.
learn-end-caption = La fin d’une partie à deux.
learn-end-example = { $you ->
    [yes] Vous avez
   *[no] { $player } a
} { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et { $restaurants ->
    [0] aucun restaurant en réserve
    [one] { $restaurants } restaurant en réserve
   *[other] { $restaurants } restaurants en réserve
} : { $coins } − { $restaurants } = { $score }.

learn-solo = Jouer en solo
learn-solo-challenges = Neuf défis attendent une personne seule, chacun avec une règle propre, écrite sur sa carte. Vous commencez comme dans toute autre partie, avec 1 pièce et 8 stands en bois, sauf si la carte dit autre chose.
learn-solo-alone = En solo, vous ne pouvez jamais prendre 1 pièce. Il n’y a pas non plus de dernier tour : un défi finit dès le coup qui laisse au plus 4 cases ou 4 entrées. Il finit aussi quand aucun coup n’est plus possible.
learn-solo-result = Votre résultat est votre score, sauf si la carte compte autre chose. Chaque carte indique trois résultats, pour 1, 2 ou 3 points de prestige.
learn-solo-campaign = Une campagne, ce sont les neuf défis dans l’ordre. Leurs points de prestige s’additionnent, 29 au plus, et la somme vous donne un titre.
learn-solo-best = Dans une campagne, le premier coup qui rapporte 32 pièces ou plus donne 2 points de prestige de plus, une seule fois, même si vous abandonnez ensuite ce défi. Le coût du coup ne compte pas : un stand à 5 pièces qui en rapporte 32 suffit.

learn-tips = Bon à savoir
learn-tips-cross = Les premiers stands coûtent peu et ne rapportent encore rien. Mettez-les là où se croisent une rangée et une colonne qui vous serviront plus tard.
learn-tips-twice = Deux de vos stands dans la même rangée ou colonne gagnent tous les deux avec les mêmes clients.
learn-tips-four = Quatre clients demandent quatre stands dans la rangée ou la colonne, peu importe à qui. Ce sont eux qui paient le mieux, et vers la fin tout le monde les attend.
learn-tips-left = Quand la fin approche, surveillez les restaurants de votre réserve : chacun de ceux qui restent coûte un point.

guide-card-aim-title = Le but
guide-card-aim = Gagnez des pièces : ouvrez des stands, puis attirez des clients qui les paient. La personne qui a le plus de pièces à la fin gagne. Vos pièces sont ici.
guide-card-pay-title = Comment paie une rangée ou une colonne
guide-card-pay = Des clients attendent à une entrée. Derrière elle, dans la rangée ou la colonne, ils paient tous les stands qui vendent ce qu’ils cherchent : 1 pièce par client, quel que soit le propriétaire du stand. Chaque restaurant qui convient, à côté du stand, ajoute autant.
guide-card-end-title = Comment finit la partie
guide-card-end = Quand il reste peu de cases ou d’entrées, tous les autres jouent encore un tour. Les deux compteurs montrent combien il en reste ; appuyez sur l’un d’eux pour voir quand commence le dernier tour.
guide-card-hand-title = Votre main
guide-card-hand = Voici vos tuiles. Plus tard, les restaurants que vous trouvez seront à côté. Les tuiles de tous sont visibles.
guide-card-lights-title = Ce qui s’éclaire
guide-card-lights = Choisissez une pièce du jeu : tous les endroits où elle peut aller s’éclairent, avec leur prix et ce que vous gagnez ou perdez tout de suite. Rien n’est joué avant que vous confirmiez. Un anneau doré entoure ce que le guide conseille.

guide-new-paid = { $player } a attiré des clients, et ils vous ont payé { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}. Les clients paient chaque stand de leur rangée ou colonne qui vend ce qu’ils cherchent, peu importe qui les attire.
guide-new-found = Vous avez trouvé { $restaurant ->
    [sushi_bar] un bar à sushi
    [tea_house] un salon de thé
    [pizzeria] une pizzeria
    [burger_joint] un restaurant de hamburgers
    [wine_bar] un bar à vin
   *[pub] un bar
}. Ce restaurant est maintenant dans votre réserve, et vous pourrez l’ouvrir à un autre tour. Chaque restaurant encore en réserve à la fin coûte un point.
guide-new-take = Après l’ouverture d’un stand, vous prenez une tuile de l’offre pour en avoir de nouveau trois en main.
guide-new-customers = Vous pouvez maintenant attirer des clients. Choisissez une des tuiles éclairées, puis une entrée. Ils paient chaque stand de cette rangée ou colonne qui vend une de leurs marchandises, ceux des autres aussi.
guide-new-restaurant = Vous pouvez maintenant ouvrir un restaurant : choisissez-le dans votre réserve, puis une case. Vous recevez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}. Dès lors, les clients paient davantage les stands qui lui conviennent, à côté de lui.
guide-new-exchange-hand = Vous avez en main trois tuiles de la même marchandise. Avant votre action, vous pouvez les échanger gratuitement contre trois du sac.
guide-new-exchange-display = L’offre montre trois tuiles de la même marchandise. Avant d’en prendre une, vous pouvez les échanger gratuitement contre trois du sac.
guide-new-end = Attention : au moins un de vos coups lancerait le dernier tour. Tous les autres joueraient alors encore une fois.
guide-new-end-coins = Attention : tout le monde vient de prendre des pièces. Si vous en prenez une aussi, la partie s’arrête tout de suite.
guide-new-last = C’est le dernier tour. Seules comptent les pièces, et chaque restaurant resté dans votre réserve coûte un point.

guide-first = Votre premier stand coûte { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}. Aucun client ne le paie encore ; vous pourrez en attirer plus tard.
guide-stand = Il coûte { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}{ $tiles ->
    [0] {""} et ne rapporte encore rien. Les pièces viendront avec les prochains clients.
    [one] {""}, et une tuile de clients qui attendent vous paie { $income } tout de suite.
   *[other] {""}, et { $tiles } tuiles de clients qui attendent vous paient { $income } tout de suite.
}
guide-mates = Dans sa rangée et sa colonne, vous avez déjà { $stands ->
    [one] { $stands } stand
   *[other] { $stands } stands
} : des clients peuvent donc vous payer plusieurs fois.
guide-finds = Le restaurant gris de cette case va dans votre réserve.
guide-take = { $tiles ->
    [0] Aucune tuile Client au marché ou disponible ne cherche
    [one] { $tiles } tuile Client au marché ou disponible cherche
   *[other] { $tiles } tuiles Client au marché ou disponibles cherchent
} { $good ->
    [fish] { $tiles ->
        [0] de poisson.
       *[other] du poisson.
    }
    [flower] { $tiles ->
        [0] de fleurs.
       *[other] des fleurs.
    }
    [tomato] { $tiles ->
        [0] de tomates.
       *[other] des tomates.
    }
    [meat] { $tiles ->
        [0] de viande.
       *[other] de la viande.
    }
   *[grape] { $tiles ->
        [0] de raisin.
       *[other] du raisin.
    }
}
guide-customers = Ils vous paient { $income ->
    [one] { $income } pièce
   *[other] { $income } pièces
}{ $others ->
    [0] {""} et rien aux autres.
   *[other] {""} et { $others } aux autres.
}
guide-restaurant = Vous recevez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} tout de suite.
guide-helps = Il aide { $stands ->
    [one] { $stands } de vos stands, qui vend ce que sert ce restaurant et gagnera
   *[other] { $stands } de vos stands, qui vendent ce que sert ce restaurant et gagneront
} davantage avec les prochains clients.
guide-helps-none = Il n’aide encore aucun de vos stands, mais resté en réserve, il vous coûterait un point à la fin.
guide-ends = Ce coup lance le dernier tour.
guide-ends-coins = La partie s’arrête alors tout de suite.
guide-coin = Prendre { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} ne coûte rien et ne donne rien aux autres.
guide-exchange-hand = Vous recevez trois tuiles du sac ; votre action vient après.
guide-exchange-display = Vous aurez le choix entre trois nouvelles tuiles.
guide-over = La partie guidée est terminée ! Le score : vos pièces moins 1 par restaurant resté dans votre réserve.
guide-next-challenge = Essayer un défi
