# Mercado de Lisboa : éléments, lieux, événements, refus, défis.

name-fish = poisson
    .wanted = du poisson
    .the = le poisson
    .no = de poisson
name-flower = fleur
    .wanted = des fleurs
    .the = les fleurs
    .no = de fleurs
name-tomato = tomate
    .wanted = des tomates
    .the = les tomates
    .no = de tomates
name-meat = viande
    .wanted = de la viande
    .the = la viande
    .no = de viande
name-grape = raisin
    .wanted = du raisin
    .the = le raisin
    .no = de raisin
name-sushi_bar = bar à sushi
name-tea_house = salon de thé
name-pizzeria = pizzeria
name-burger_joint = restaurant de hamburgers
name-wine_bar = bar à vin
name-pub = bar
name-left = l’entrée gauche de la rangée { $part }
    .title = Entrée gauche de la rangée { $part }
    .short = gauche { $part }
    .line = la rangée { $part }
name-right = l’entrée droite de la rangée { $part }
    .title = Entrée droite de la rangée { $part }
    .short = droite { $part }
    .line = la rangée { $part }
name-top = l’entrée du haut de la colonne { $part }
    .title = Entrée du haut de la colonne { $part }
    .short = haut { $part }
    .line = la colonne { $part }
name-bottom = l’entrée du bas de la colonne { $part }
    .title = Entrée du bas de la colonne { $part }
    .short = bas { $part }
    .line = la colonne { $part }

letter-fish = P
letter-flower = F
letter-tomato = T
letter-meat = V
letter-grape = R
letter-sushi_bar = Su
letter-tea_house = Th
letter-pizzeria = Pi
letter-burger_joint = Ha
letter-wine_bar = Vi
letter-pub = Ba

word-fish = poisson
    .also = poissons
word-flower = fleur
    .also = fleurs
word-tomato = tomate
    .also = tomates
word-meat = viande
    .also = viandes
word-grape = raisin
    .also = raisins
word-sushi_bar = sushi
    .also = sushis
word-tea_house = thé
    .also = thés salon
word-pizzeria = pizzeria
    .also = pizza pizzerias
word-burger_joint = hamburger
    .also = hamburgers burger
word-wine_bar = vin
    .also = vins
word-pub = bar
    .also = bars
word-stand = stand
    .also = stands ouvrir
word-customers = clients
    .also = client attirer
word-restaurant = restaurant
    .also = restaurants
word-coin = pièce
    .also = pièces
word-take = prendre
    .also = prends
word-redraw = échanger
    .also = échange
word-hand = main
word-display = offre
word-specialty = spécialité
word-left = gauche
word-right = droite
word-top = haut
word-bottom = bas
columns = ABCDE

usage-stand = stand MARCHANDISE CASE, par exemple : stand poisson C3
usage-customers = clients NOMBRE MARCHANDISES ENTRÉE, par exemple : clients 2 poisson viande gauche-3
usage-restaurant = restaurant SORTE CASE, par exemple : restaurant bar B2
usage-coin = pièce
usage-take = prendre MARCHANDISE, par exemple : prendre poisson
usage-redraw = échanger main, ou : échanger offre
usage-specialty = spécialité MARCHANDISE, par exemple : spécialité poisson

a-stand = { $good ->
    [fish] un stand de poisson
    [flower] un stand de fleurs
    [tomato] un stand de tomates
    [meat] un stand de viande
   *[grape] un stand de raisin
}
a-tile = une tuile { NAME($good) }
a-restaurant = { $restaurant ->
    [sushi_bar] un bar à sushi
    [tea_house] un salon de thé
    [pizzeria] une pizzeria
    [burger_joint] un restaurant de hamburgers
    [wine_bar] un bar à vin
   *[pub] un bar
}
some-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
some-customers = { $customers ->
    [one] { $customers } client
   *[other] { $customers } clients
}
customers-wanting = { $customers ->
    [one] { $customers } client qui cherche { LIST($goods, joint: "or", as: "wanted") }
   *[other] { $customers } clients qui cherchent { LIST($goods, joint: "or", as: "wanted") }
}
why-it-ends = { $end ->
    [spaces] le marché est presque rempli
    [entrances] presque toutes les entrées sont occupées
   *[eighth_stand] le dernier stand en bois est posé
}

move-open-stand = Ouvrir { a-stand } en { $at }
move-bring-customers = Attirer { some-customers } ({ LIST($goods, joint: "or") }) à { NAME($at) }
move-open-restaurant = Ouvrir { a-restaurant } en { $at }
move-take-coin = Prendre une pièce
move-take-tile = Prendre { a-tile }
move-redraw-hand = Échanger la main
move-redraw-display = Échanger l’offre
move-choose-specialty = Choisir { NAME($good, as: "the") } comme spécialité

event-stand-opened = { $you ->
    [yes] Vous ouvrez { a-stand } en { $at }.
   *[no] { $player } ouvre { a-stand } en { $at }.
}
event-paid = Cela coûte { some-coins }.
event-earned = { $you ->
    [yes] Vous gagnez
   *[no] { $player } gagne
} { some-coins } en { $at } : { some-customers }{ $restaurants-count ->
    [0] {""}
   *[other] {" "}× { $times } ({ $restaurants })
} à { NAME($entrance) }.
event-restaurant-found = { $you ->
    [yes] Vous trouvez { a-restaurant } en { $at }.
   *[no] { $player } trouve { a-restaurant } en { $at }.
}
event-tile-taken = { $you ->
    [yes] Vous prenez { a-tile }.
   *[no] { $player } prend { a-tile }.
}
event-tile-drawn = L’offre reçoit { a-tile }.
event-hand-redrawn = { $you ->
    [yes] Vous remettez trois tuiles { NAME($returned) } dans le sac et piochez { LIST($drew, as: "wanted") }.
   *[no] { $player } remet trois tuiles { NAME($returned) } dans le sac et pioche { LIST($drew, as: "wanted") }.
}
event-display-redrawn = { $you ->
    [yes] Vous remplacez les trois tuiles { NAME($returned) } de l’offre par { LIST($drew, as: "wanted") }.
   *[no] { $player } remplace les trois tuiles { NAME($returned) } de l’offre par { LIST($drew, as: "wanted") }.
}
event-customers-brought = { $you ->
    [yes] Vous attirez { customers-wanting } à { NAME($at) }.
   *[no] { $player } attire { customers-wanting } à { NAME($at) }.
}
event-customers-offered = Nouvelle tuile disponible : { customers-wanting }.
event-restaurant-opened = { $you ->
    [yes] Vous ouvrez { a-restaurant } en { $at } et recevez { some-coins }.
   *[no] { $player } ouvre { a-restaurant } en { $at } et reçoit { some-coins }.
}
event-coin-taken = { $you ->
    [yes] Vous prenez { some-coins }.
   *[no] { $player } prend { some-coins }.
}
event-specialty-set = { $you ->
    [yes] Désormais, seule une marchandise vous rapporte : { NAME($good, as: "the") }.
   *[no] Désormais, seule une marchandise rapporte à { $player } : { NAME($good, as: "the") }.
}
event-specialty-asked = { $you ->
    [yes] Nommez l’une des cinq marchandises : elle seule vous rapportera jusqu’à la fin de la partie, à commencer par ces clients.
   *[no] { $player } nomme l’une des cinq marchandises, la seule qui lui rapportera jusqu’à la fin de la partie.
}
event-end-triggered = { $solo ->
    [yes] La fin est déclenchée : { why-it-ends }.
   *[no] { $you ->
        [yes] Vous déclenchez la fin : { why-it-ends }.
       *[no] { $player } déclenche la fin : { why-it-ends }.
    } Tous les autres jouent encore un tour.
}
event-game-over = La partie est finie : { $end ->
    [spaces] le marché est presque rempli.
    [entrances] presque toutes les entrées sont occupées.
    [coins] tous les joueurs ont pris une pièce à la suite.
    [eighth_stand] le dernier stand en bois est posé.
   *[stuck] plus aucune action n’est possible.
}
event-final-score = { $you ->
    [yes] Vous avez
   *[no] { $player } a
} { some-coins }{ $restaurants_left ->
    [0] , tous les restaurants étant ouverts :
    [one] , moins { $restaurants_left } pour un restaurant non ouvert :
   *[other] , moins { $restaurants_left } pour des restaurants non ouverts :
} { $score ->
    [one] { $score } point
   *[other] { $score } points
}.{ $tie_broken ->
    [yes] {" "}Pour départager : { $stands ->
        [one] { $stands } stand
       *[other] { $stands } stands
    } sur le marché.
   *[no] {""}
}
event-ranked = { $winners ->
    [one] { $you ->
        [yes] { $broken ->
            [yes] Vous gagnez : à égalité, vous avez plus de stands sur le marché !
           *[no] Vous gagnez !
        }
       *[no] { $broken ->
            [yes] { $player } gagne : à égalité, ses stands sont plus nombreux sur le marché !
           *[no] { $player } gagne !
        }
    }
   *[other] Égalité parfaite entre { $player }, même pour les stands. Place à la revanche !
}
event-challenge-judged = Défi { $challenge } : votre résultat est { $result } et rapporte { $fame ->
    [0] 0 point de prestige.
    [one] { $fame } point de prestige.
   *[other] { $fame } points de prestige.
}{ $best_move ->
    [yes] {" "}Bonus « meilleur coup » obtenu !
   *[no] {""}
}
event-fours-missing = Il vous faut encore { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} à 4 clients pour gagner du prestige.
event-next-fame = Un résultat de { $result } aurait rapporté { $fame ->
    [one] { $fame } point de prestige
   *[other] { $fame } points de prestige
}.

refusal-over = La partie est finie.
refusal-not-your-turn = C’est à { $turn } de jouer.
refusal-wrong-phase = { $phase ->
    [0] Faites d’abord votre action.
   *[other] Prenez d’abord une tuile de l’offre.
}
refusal-wrong-phase-specialty = Nommez d’abord votre spécialité.
refusal-not-in-hand = Vous n’avez pas de tuile { NAME($good) } en main.
refusal-no-wooden-stand = Vous n’avez plus de stand en bois.
refusal-stand-there = Il y a déjà un stand en { $at }.
refusal-restaurant-there = Il y a déjà un restaurant ouvert en { $at }.
refusal-line-full = Une rangée ou une colonne reçoit au plus { $limit ->
    [one] { $limit } stand
   *[other] { $limit } stands
}, et { $at } se trouve dans une rangée ou une colonne complète.
refusal-closed-grey = Le restaurant gris en { $at } n’est pas un bar : ni stand ni bar ne peut y aller.
refusal-wrong-column = Vous ne pouvez pas vendre { NAME($good, as: "no") } en { $at }. Les stands vont dans les colonnes A, C et E, et ne vendent que les marchandises de la tuile placée en haut de leur colonne.
refusal-too-dear = Cela coûte { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}. Vous avez { some-coins } et gagneriez { $income }.
refusal-not-in-supply = Vous n’avez pas de { NAME($restaurant) } à ouvrir.
refusal-not-offered = Aucune tuile disponible ne montre { customers-wanting }.
refusal-other-goods = Nommez les deux marchandises : la tuile disponible montre { customers-wanting }.
refusal-no-such-space = Il n’y a pas de case { $place }. La première est A1, la dernière E5.
refusal-no-such-entrance = Il n’y a pas d’entrée { $place }. Les entrées sont à gauche, à droite, en haut et en bas.
refusal-not-on-a-space = Les stands et les restaurants vont sur les cases du marché, pas aux entrées.
refusal-not-at-an-entrance = Les clients viennent aux entrées autour du marché, pas sur ses cases.
refusal-entrance-taken = Il y a déjà des clients à { NAME($at) }.
refusal-top-closed = Plus aucun client ne peut venir aux entrées du haut.
refusal-too-few-stands = { $customers ->
    [one] { $customers } client demande { $customers } stand
   *[other] { $customers } clients demandent { $customers } stands
} dans une même rangée ou colonne ; il { $stands ->
    [0] n’y en a aucun
   *[other] y en a { $stands }
} dans { NAME($at, as: "line") }.
refusal-sells-nothing = Aucun de vos stands dans { NAME($at, as: "line") } ne vend { LIST($goods, joint: "or", as: "no") }.
refusal-needs-all-goods = Ces clients ne viennent que si les stands dans { NAME($at, as: "line") } vendent tout ce qu’ils cherchent : { LIST($goods, as: "wanted") }.
refusal-no-coin-in-solo = En solo, vous ne pouvez pas prendre de pièce.
refusal-hand-not-three = Vous ne pouvez échanger votre main que si ses trois tuiles sont identiques.
refusal-display-not-three = Vous ne pouvez échanger l’offre que si ses trois tuiles sont identiques.
refusal-bag-too-small = Il faut trois tuiles dans le sac pour un échange, et il en reste { $tiles }.
refusal-not-on-display = Il n’y a pas de tuile { NAME($good) } dans l’offre.
refusal-bad-draw = Cette pioche est impossible : { $problem }

board-title = Mercado de Lisboa
board-challenge = { $number }. { $name }
board-left = cases { $spaces } · entrées { $entrances } · fin à { $limit }
board-left-spaces = cases { $spaces } · fin à { $limit }{ $stands ->
    [0] {""}
   *[other] {""} ou au stand { $stands }
}
board-last-turns = derniers tours !
board-offers = Clients disponibles
board-display = Offre
board-bag = sac { $tiles }
board-coins = pièces { $coins }
board-stands = stands { $stands }
board-hand = main
board-fame = Prestige 1, 2, 3 à { $one }, { $two }, { $three }
board-result = Résultat actuel { $result }, prestige { $fame }
board-specialty = Spécialité : { NAME($good, as: "the") }
board-no-specialty = Spécialité : encore à nommer
board-fours-missing = Tuiles à 4 clients encore à placer : { $tiles }
board-best-move = Bonus « meilleur coup » obtenu !

help-board = Sur le plateau, P● est un stand de poisson de ●, [Su] un restaurant ouvert, (su) un restaurant gris et 2PV deux clients qui cherchent du poisson ou de la viande.

ask-main = votre action
ask-take = prenez une tuile
ask-choose = votre spécialité

preview-cost = Cela coûte { some-coins }.
preview-free = C’est gratuit.
preview-income = { $you ->
    [yes] Vous gagneriez { some-coins }.
   *[no] { $player } gagnerait { some-coins }.
}
preview-no-income = Personne ne gagnerait rien.
preview-names = Vous nommez ensuite la seule marchandise qui vous rapportera jusqu’à la fin de la partie.
preview-if-named = Si vous nommez { NAME($good, as: "the") }, ces clients vous paient { some-coins }.
preview-ends = Cela déclencherait la fin de la partie.

challenge-specialist = Le spécialiste
challenge-specialist-text = Quand vous attirez vos premiers clients, vous nommez l’une des cinq marchandises. Elle seule vous rapporte jusqu’à la fin, à commencer par ces clients. Vous pouvez ouvrir d’autres stands, mais ils ne rapportent rien. Les restaurants donnent toujours leur pièce.
challenge-long_game = Une longue partie
challenge-long_game-text = Jouez comme d’habitude, mais seules comptent à la fin les pièces que rapportent les tuiles à 4 clients. Chaque restaurant non ouvert coûte toujours un point.
challenge-couples = Traiteur pour deux
challenge-couples-text = Les clients viennent seuls ou par deux : il n’y a pas de tuile à 3 ou 4 clients. Une rangée ou une colonne reçoit au plus { $limit } stands.
challenge-third_wheel = La troisième roue
challenge-third_wheel-text = Les clients ne viennent que par trois : il vous faut d’abord trois stands dans une rangée ou une colonne. Vous commencez avec { $coins } pièces.
challenge-last_call = Dernier appel
challenge-last_call-text = Il n’y a que sept tuiles Client : une à 1, une à 2, une à 3 et quatre à 4 clients. Vous ne gagnez du prestige que si vous attirez au moins { $fours } tuiles à 4 clients.
challenge-queue = Clients en file d’attente
challenge-queue-text = Il n’y a que quatre tuiles Client, une pour chaque nombre de clients. Elles ne vont que dans une rangée ou une colonne où tout ce que cherchent les clients est en vente. Vous commencez avec { $coins } pièces.
challenge-crowded = Le marché bondé
challenge-crowded-text = Dès le début, des clients attendent à chaque entrée. Une tuile paie dès que sa rangée ou sa colonne compte au moins autant de stands que la tuile a de clients ; elle paie alors tous les stands qui y vendent ce qu’ils cherchent. Un stand que vous y ouvrez plus tard est payé à son ouverture. Poser votre dernier stand en bois met fin à la partie.
challenge-pub_crawl = Tournée des bars
challenge-pub_crawl-text = Vous commencez avec un bar en réserve. Pendant toute la partie, ni stand ni bar ne peut aller sur une case avec un restaurant gris, sauf si c’est un bar.
challenge-marquis = Marquis de Lisboa
challenge-marquis-text = Au départ, une tuile à 1 client se trouve en haut des colonnes A, C et E. Vous ne pouvez ouvrir de stands que dans ces colonnes, et seulement pour les deux marchandises de la tuile placée en haut. Les restaurants peuvent aller partout. Plus aucun client ne vient aux entrées du haut.

rules-mercado = Pour gagner, terminez avec le plus de pièces. À votre tour, faites une action parmi quatre :
    STAND : posez une tuile de votre main sur une case sans stand ni restaurant ouvert. Cela coûte 1 pièce, plus 1 par stand déjà présent dans sa rangée ou sa colonne, selon la plus remplie. Les clients aux quatre bouts de sa rangée et de sa colonne qui cherchent sa marchandise vous paient aussitôt, et cet argent peut servir à payer le prix. Prenez ensuite une tuile de l’offre. S’il y a un restaurant gris sur la case, il est à vous.
    CLIENTS : attirez une tuile disponible à une entrée vide. Sa rangée ou sa colonne doit compter au moins autant de stands que la tuile a de clients, et l’un des vôtres doit y vendre une marchandise qu’ils cherchent. Chaque stand qui en vend une y rapporte à son propriétaire.
    RESTAURANT : ouvrez un de vos restaurants sur une case sans stand ni restaurant ouvert et prenez 1 pièce. S’il y a un restaurant gris sur la case, il est à vous.
    PIÈCE : prenez 1 pièce (jamais en solo).
    REVENU d’un stand : clients × (1 + restaurants ouverts assortis à côté de lui, pas en diagonale). Le bar à sushi va avec le poisson, le salon de thé avec les fleurs, la pizzeria avec les tomates, le restaurant de hamburgers avec la viande, le bar à vin avec le raisin, et le bar avec tout.
    Vous pouvez échanger trois tuiles identiques de votre main avant votre action, et trois tuiles identiques de l’offre avant d’en prendre une.
    FIN : quand il reste au plus { $limit } cases ou { $limit } entrées, tous les autres jouent encore un tour. La partie finit aussi aussitôt quand tous les joueurs prennent une pièce à la suite (à deux joueurs : deux fois de suite) ou, en solo, quand plus aucune action n’est possible. Chaque restaurant non ouvert coûte 1 point. En cas d’égalité, on compare le nombre de stands.

rank-0 = Touriste de passage
rank-1 = Stagiaire au stand
rank-2 = Figure du quartier
rank-3 = Vedette de la halle
rank-4 = Âme du marché
rank-5 = Légende de Lisbonne
