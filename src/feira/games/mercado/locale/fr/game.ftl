# Mercado de Lisboa : éléments, lieux, événements, refus, défis.

name-fish = poisson
name-flower = fleur
name-tomato = tomate
name-meat = viande
name-grape = raisin
name-sushi_bar = bar à sushi
name-tea_house = salon de thé
name-pizzeria = pizzeria
name-burger_joint = restaurant de hamburgers
name-wine_bar = bar à vin
name-pub = bar

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
word-flower = fleur
word-tomato = tomate
word-meat = viande
word-grape = raisin
word-sushi_bar = sushi
word-tea_house = thé
word-pizzeria = pizzeria
word-burger_joint = hamburger
word-wine_bar = vin
word-pub = bar
word-stand = stand
word-customers = clients
word-restaurant = restaurant
word-coin = pièce
word-take = prendre
word-redraw = échanger
word-hand = main
word-display = offre
word-specialty = spécialité
side-left = gauche
side-right = droite
side-top = haut
side-bottom = bas
columns = ABCDE

usage-stand = stand MARCHANDISE CASE, par exemple : stand poisson C3
usage-customers = clients NOMBRE MARCHANDISES ENTRÉE, par exemple : clients 2 poisson viande gauche-3
usage-restaurant = restaurant SORTE CASE, par exemple : restaurant bar B2
usage-coin = pièce
usage-take = prendre MARCHANDISE, par exemple : prendre poisson
usage-redraw = échanger main, ou : échanger offre
usage-specialty = spécialité MARCHANDISE, par exemple : spécialité poisson

the-good = { $good ->
    [fish] poisson
    [flower] fleur
    [tomato] tomate
    [meat] viande
   *[grape] raisin
}
a-stand = { $good ->
    [fish] un stand de poisson
    [flower] un stand de fleurs
    [tomato] un stand de tomates
    [meat] un stand de viande
   *[grape] un stand de raisin
}
a-tile = { $good ->
    [fish] une tuile poisson
    [flower] une tuile fleur
    [tomato] une tuile tomate
    [meat] une tuile viande
   *[grape] une tuile raisin
}
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

event-stand-opened = { $you ->
    [yes] Vous ouvrez { a-stand } en { $at }.
   *[no] { $player } ouvre { a-stand } en { $at }.
}
event-paid = Coût : { some-coins }.
event-earned = { $you ->
    [yes] Vous gagnez
   *[no] { $player } gagne
} { some-coins } en { $at } : { some-customers } à l'entrée { $entrance }{ $restaurants-count ->
    [0] .
   *[other] { " " }× { $times } ({ $restaurants }).
}
event-restaurant-found = { $you ->
    [yes] Vous trouvez { a-restaurant } en { $at }.
   *[no] { $player } trouve { a-restaurant } en { $at }.
}
event-tile-taken = { $you ->
    [yes] Vous prenez { a-tile }.
   *[no] { $player } prend { a-tile }.
}
event-tile-drawn = Pioche : { the-good }.
event-hand-redrawn = { $you ->
    [yes] Vous remettez trois tuiles ({ $returned }) dans le sac et piochez : { $drew }.
   *[no] { $player } remet trois tuiles ({ $returned }) dans le sac et pioche : { $drew }.
}
event-display-redrawn = { $you ->
    [yes] Vous remplacez les trois tuiles de l'offre ({ $returned }) par : { $drew }.
   *[no] { $player } remplace les trois tuiles de l'offre ({ $returned }) par : { $drew }.
}
event-customers-brought = { $you ->
    [yes] Vous attirez { some-customers } ({ $goods }) à l'entrée { $at }.
   *[no] { $player } attire { some-customers } ({ $goods }) à l'entrée { $at }.
}
event-customers-offered = Nouvelle tuile disponible : { some-customers } ({ $goods }).
event-restaurant-opened = { $you ->
    [yes] Vous ouvrez { a-restaurant } en { $at } et recevez { some-coins }.
   *[no] { $player } ouvre { a-restaurant } en { $at } et reçoit { some-coins }.
}
event-coin-taken = { $you ->
    [yes] Vous prenez { some-coins }.
   *[no] { $player } prend { some-coins }.
}
event-specialty-set = { $you ->
    [yes] Désormais, une seule marchandise vous rapporte :
   *[no] Désormais, une seule marchandise rapporte à { $player } :
} { $good ->
    [fish] le poisson
    [flower] la fleur
    [tomato] la tomate
    [meat] la viande
   *[grape] le raisin
}.
event-specialty-asked = { $you ->
    [yes] Nommez l'une des cinq marchandises : elle seule vous rapportera jusqu'à la fin de la partie, à commencer par ces clients.
   *[no] { $player } nomme l'une des cinq marchandises, la seule qui lui rapportera jusqu'à la fin de la partie.
}
event-end-triggered = { $end ->
    [spaces] Le marché est presque rempli
    [entrances] Les entrées sont presque toutes occupées
   *[eighth_stand] Le dernier stand en bois est posé
}{ $solo ->
    [yes] .
   *[no] { " " }: après { $you ->
        [yes] vous
       *[no] { $player }
    }, chacun des autres joue encore un tour.
}
event-game-over = La partie est finie : { $end ->
    [spaces] le marché est presque rempli.
    [entrances] les entrées sont presque toutes occupées.
    [coins] tout le monde n'a fait que prendre une pièce.
    [eighth_stand] le dernier stand en bois est posé.
   *[stuck] plus aucune action n'est possible.
}
event-final-score = { $you ->
    [yes] Vous avez
   *[no] { $player } a
} { some-coins }{ $restaurants_left ->
    [0] , aucun restaurant en réserve :
    [one] , moins { $restaurants_left } pour un restaurant en réserve :
   *[other] , moins { $restaurants_left } pour les restaurants en réserve :
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
        [yes] Vous gagnez{ $broken ->
            [yes] {" "}: à égalité, vous avez plus de stands sur le marché !
           *[no] {" "}!
        }
       *[no] { $player } gagne{ $broken ->
            [yes] {" "}: à égalité, ses stands sont plus nombreux sur le marché !
           *[no] {" "}!
        }
    }
   *[other] Égalité parfaite entre { $player }, stands compris. Place à la revanche !
}
event-challenge-judged = Défi { $challenge } : résultat { $result }, { $fame ->
    [0] pas de prestige.
   *[other] { $fame } de prestige.
}{ $best_move ->
    [yes] {" "}L'un de vos coups était un meilleur coup !
   *[no] {""}
}
event-fours-missing = Pour du prestige, il faut encore { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} à 4 clients.
event-next-fame = Un résultat de { $result } donne { $fame } de prestige.

refusal-over = La partie est finie.
refusal-not-your-turn = C'est le tour de { $turn }.
refusal-wrong-phase = { $phase ->
    [0] D'abord l'action de votre tour.
   *[other] Prenez d'abord une tuile de l'offre.
}
refusal-wrong-phase-specialty = Nommez d'abord votre spécialité.
refusal-not-in-hand = Vous n'avez pas { $good ->
    [fish] de tuile poisson
    [flower] de tuile fleur
    [tomato] de tuile tomate
    [meat] de tuile viande
   *[grape] de tuile raisin
} en main.
refusal-no-wooden-stand = Vous n'avez plus de stand en bois.
refusal-stand-there = Il y a déjà un stand en { $at }.
refusal-restaurant-there = Il y a déjà un restaurant ouvert en { $at }.
refusal-line-full = Une rangée ou une colonne ne reçoit pas plus de { $limit ->
    [one] { $limit } stand
   *[other] { $limit } stands
} : celle de { $at } est complète.
refusal-closed-grey = { $at } porte un restaurant gris autre qu'un bar : case fermée aux stands et aux bars.
refusal-wrong-column = { $good ->
    [fish] Pas de poisson
    [flower] Pas de fleurs
    [tomato] Pas de tomates
    [meat] Pas de viande
   *[grape] Pas de raisin
} en { $at } : les stands vont en colonnes A, C et E, avec les marchandises indiquées en haut.
refusal-too-dear = Cela coûte { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
} ; vous avez { some-coins } et gagneriez { $income }.
refusal-not-in-supply = Vous n'avez pas { $restaurant ->
    [sushi_bar] de bar à sushi
    [tea_house] de salon de thé
    [pizzeria] de pizzeria
    [burger_joint] de restaurant de hamburgers
    [wine_bar] de bar à vin
   *[pub] de bar
} à ouvrir.
refusal-not-offered = Aucune tuile avec { some-customers } ({ $goods }) n'est disponible.
refusal-entrance-taken = Il y a déjà des clients à l'entrée { $at }.
refusal-top-closed = Plus aucun client ne peut entrer par le haut.
refusal-too-few-stands = { $stands ->
    [0] La ligne de { $at } n'a aucun stand
    [one] La ligne de { $at } n'a que { $stands } stand
   *[other] La ligne de { $at } n'a que { $stands } stands
} : trop peu pour { some-customers }.
refusal-sells-nothing = Aucun de vos stands dans la ligne de { $at } ne vend ce qu'ils cherchent ({ $goods }).
refusal-needs-all-goods = La ligne de { $at } doit vendre tout ce qu'ils cherchent ({ $goods }).
refusal-no-coin-in-solo = En solo, on ne prend jamais de pièce.
refusal-hand-not-three = Vous n'avez pas trois tuiles identiques en main.
refusal-display-not-three = L'offre n'est pas faite de trois tuiles identiques.
refusal-bag-too-small = Il faut trois tuiles dans le sac ; il en reste { $tiles }.
refusal-not-on-display = Il n'y a pas { $good ->
    [fish] de tuile poisson
    [flower] de tuile fleur
    [tomato] de tuile tomate
    [meat] de tuile viande
   *[grape] de tuile raisin
} dans l'offre.
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
board-specialty = Spécialité : { $good }
board-no-specialty = Spécialité : encore à nommer
board-fours-missing = Tuiles à 4 clients encore à placer : { $tiles }
board-best-move = Un meilleur coup a été joué !

help-board = Sur le plateau, P● est un stand de poisson de ●, [Su] un restaurant ouvert, (su) un restaurant gris, 2PV deux clients qui cherchent poisson ou viande.

ask-main = votre action
ask-take = prenez une tuile
ask-choose = votre spécialité

preview-cost = Coût : { some-coins }.
preview-free = Cela ne coûte rien.
preview-income = { $you ->
    [yes] Vous gagneriez { some-coins }.
   *[no] { $player } gagnerait { some-coins }.
}
preview-no-income = Personne ne gagnerait rien.
preview-names = Vous nommez ensuite la seule marchandise qui vous rapportera jusqu'à la fin de la partie.
preview-if-named = Si vous nommez { $good ->
    [fish] le poisson
    [flower] les fleurs
    [tomato] les tomates
    [meat] la viande
   *[grape] le raisin
}, ces clients vous paient { some-coins }.
preview-ends = Cela déclencherait la fin de la partie.

challenge-specialist = Le spécialiste
challenge-specialist-text = Avec les premiers clients que vous attirez, vous nommez l'une des cinq marchandises. Elle seule vous rapporte jusqu'à la fin, à commencer par ces clients ; vous pouvez ouvrir d'autres stands, mais ils ne rapportent rien. Les restaurants donnent toujours leur pièce.
challenge-long_game = Une longue partie
challenge-long_game-text = On joue comme d'habitude, mais seul compte à la fin ce que rapportent les tuiles à 4 clients. Chaque restaurant resté en réserve coûte toujours un point.
challenge-couples = Traiteur pour deux
challenge-couples-text = Les clients viennent seuls ou par deux : pas de tuiles à 3 ou 4. Une rangée ou une colonne reçoit au plus { $limit } stands.
challenge-third_wheel = La troisième roue
challenge-third_wheel-text = Les clients ne viennent que par trois : il faut d'abord trois stands dans une ligne. Vous commencez avec { $coins } pièces.
challenge-last_call = Dernier appel
challenge-last_call-text = Sept tuiles Client seulement sont en jeu : une à 1, une à 2, une à 3 et quatre à 4 clients. Le prestige n'est accordé que si au moins { $fours } des grandes ont été attirées.
challenge-queue = Clients en file d'attente
challenge-queue-text = Il n'y a que quatre tuiles Client, une de chaque nombre, et elles ne vont qu'à une ligne où tout ce qu'elles cherchent est en vente. Vous commencez avec { $coins } pièces.
challenge-crowded = Le marché bondé
challenge-crowded-text = Dès le début, des clients attendent à chaque entrée, mais ils ne paient que lorsque leur rangée ou leur colonne compte autant de stands que la tuile a de clients ; ils paient alors tous les stands qui y vendent ce qu'ils cherchent. Un stand que vous y ouvrez plus tard est payé à son ouverture. Votre dernier stand en bois met fin à la partie.
challenge-pub_crawl = Tournée des bars
challenge-pub_crawl-text = Vous commencez avec un bar en réserve. Les restaurants gris autres que des bars barrent leur case aux stands et aux bars pendant toute la partie.
challenge-marquis = Marquis de Lisboa
challenge-marquis-text = Au départ, une tuile à 1 client se trouve en haut de chacune des colonnes A, C et E. Les stands ne s'ouvrent que dans ces colonnes, et seulement pour les deux marchandises de la tuile placée en haut de la colonne. Les restaurants peuvent aller partout. Plus aucun client n'entre par le haut.

rules-mercado = Gagne qui a le plus de pièces à la fin. À votre tour, faites une action parmi quatre :
    STAND : posez une tuile de votre main sur une case sans stand ni restaurant ouvert. Prix : 1 pièce, plus 1 par stand déjà présent dans la rangée ou la colonne, selon la plus remplie. Les clients aux quatre bouts de sa rangée et de sa colonne qui cherchent sa marchandise paient aussitôt, et cet argent peut servir à payer le prix. Prenez ensuite une tuile de l'offre. Un restaurant gris sur la case est à vous.
    CLIENTS : amenez une tuile disponible à une entrée vide. Sa ligne doit compter au moins autant de stands que la tuile a de clients, et l'un des vôtres doit vendre ce qu'ils cherchent. Chaque stand de la ligne qui en vend rapporte à son propriétaire.
    RESTAURANT : ouvrez un de vos restaurants sur une case sans stand ni restaurant ouvert et prenez 1 pièce. Un restaurant gris sur la case est à vous.
    PIÈCE : prenez 1 pièce (jamais en solo).
    REVENU d'un stand : clients × (1 + restaurants ouverts voisins qui lui conviennent). Le bar à sushi va au poisson, le salon de thé aux fleurs, la pizzeria aux tomates, le restaurant de hamburgers à la viande, le bar à vin au raisin, le bar à tout.
    Trois tuiles identiques en main s'échangent avant votre action, trois dans l'offre avant d'en prendre une.
    FIN : quand il reste au plus { $limit } cases ou entrées, chacun des autres joue encore un tour ; ou aussitôt quand tous prennent une pièce l'un après l'autre (à deux joueurs : deux fois), et en solitaire quand plus rien n'est possible. Chaque restaurant non ouvert coûte 1 point. À égalité, le plus grand nombre de stands l'emporte.

rank-0 = Touriste de passage
rank-1 = Stagiaire au stand
rank-2 = Figure du quartier
rank-3 = Vedette de la halle
rank-4 = Âme du marché
rank-5 = Légende de Lisbonne
