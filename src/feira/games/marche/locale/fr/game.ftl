# Jour de Marché : éléments, événements, refus, règles.

name-fish = poisson
name-soda = soda
name-cheese = fromage
name-ice_cream = glaces

letter-fish = P
letter-soda = S
letter-cheese = F
letter-ice_cream = G

word-reserve = réserver
word-draw = piocher
word-place = poser
word-bid = miser
word-pass = passer
word-none = dehors
columns = ABCDEFGHIJKLMNOP

command-ways = trajets
help-ways = à quelle distance chaque étal est de son camion, et par où

usage-reserve = réserver EMPLACEMENT, par exemple : réserver C3 ; l'emplacement seul suffit
usage-draw = piocher
usage-place = poser EMPLACEMENT, par exemple : poser C3 ; ou : poser dehors, si vous n'avez pas de pion sur le marché
usage-bid = miser PIÈCES, par exemple : miser 3 ; le nombre seul suffit
usage-pass = passer

the-stall = { $good ->
    [fish] étal de poisson
    [soda] étal de soda
    [cheese] étal de fromage
   *[ice_cream] étal de glaces
}
a-tile = { $tile ->
    [fish] un étal de poisson
    [soda] un étal de soda
    [cheese] un étal de fromage
    [ice_cream] un étal de glaces
   *[flea] une table de marché aux puces
}
the-truck = { $good ->
    [fish] camion de poisson
    [soda] camion de soda
    [cheese] camion de fromage
   *[ice_cream] camion de glaces
}
whose-stall = { $you ->
    [yes] votre { the-stall }
   *[no] l'{ the-stall } de { $player }
}
some-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}

event-space-reserved = { $you ->
    [yes] Vous réservez { $at }.
   *[no] { $player } réserve { $at }.
}
event-tile-drawn = { $you ->
    [yes] Vous piochez { a-tile }.
   *[no] { $player } pioche { a-tile }.
}
event-auction-opened = Enchère pour l'{ the-stall } : { $seats }.
event-bid-made = { $you ->
    [yes] Vous avez misé.
   *[no] { $player } a misé.
}
event-bids-revealed = Les mises : { $bids }.
event-auction-won = { $you ->
    [yes] Vous obtenez l'{ the-stall } pour { some-coins }
   *[no] { $player } obtient l'{ the-stall } pour { some-coins }
}{ $tied-count ->
    [0] .
   *[other] {" "}(à égalité : { $tied }).
}
event-row-dealt = { $you ->
    [yes] De la rangée finale, vous recevez l'{ the-stall }.
   *[no] De la rangée finale, { $player } reçoit l'{ the-stall }.
}
event-table-built = { $you ->
    [yes] Vous posez une table de marché aux puces en { $at }.
   *[no] { $player } pose une table de marché aux puces en { $at }.
}
event-stall-built = { $you ->
    [yes] Vous posez votre { the-stall } en { $at }.
   *[no] { $player } pose son { the-stall } en { $at }.
}
event-stall-beside = { $you ->
    [yes] Votre { the-stall } reste en dehors du marché.
   *[no] L'{ the-stall } de { $player } reste en dehors du marché.
}
event-area-full = La zone { $area } est complète ({ $limit ->
    [one] { $limit } construction
   *[other] { $limit } constructions
}){ $paved-count ->
    [0] .
    [one] {" "}: un chemin en { $paved }.
   *[other] {" "}: des chemins en { $paved }.
}
event-cut-prevented = Un chemin en { $at } : y construire couperait le marché en deux.
event-access-kept = Un chemin en { $at } : c'est le dernier accès de { $building }, { $owned ->
    [yes] { whose-stall }.
   *[no] le { the-truck }.
}
event-rest-paved = { $paved-count ->
    [0] Tous les emplacements sont occupés.
    [one] Le dernier emplacement libre, { $paved }, devient un chemin.
   *[other] Les { $paved-count } emplacements restants deviennent des chemins.
}
event-disc-returned = { $you ->
    [yes] Votre pion de { $at } vous revient.
   *[no] Le pion de { $player } en { $at } lui revient.
}
event-passed = { $you ->
    [yes] Vous ne pouvez que passer.
   *[no] { $player } ne peut que passer.
}
event-pile-closed = Plus personne ne peut rien faire : la pioche est fermée, il y restait { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}. Les étals non posés restent en dehors du marché.
event-game-over = La partie est finie : { $end ->
    [row] toutes les tuiles sont posées.
   *[closed] tout le monde a dû passer.
}
event-stall-delivered = { $you ->
    [yes] Votre { the-stall }
   *[no] L'{ the-stall } de { $player }
} : { $distance }{ $capped ->
    [yes] {" "}(le maximum)
   *[no] {""}
} { $way-count ->
    [0] (aucun accès au camion)
   *[other] par { $way }
}{ $streets-count ->
    [0] .
    [one] {" "}; la rue { $streets } compte { $street_steps }.
   *[other] {" "}; les rues { $streets } comptent { $street_steps } chacune.
}
event-final-score = { $you ->
    [yes] Vous avez
   *[no] { $player } a
} { $score ->
    [one] { $score } point
   *[other] { $score } points
} : les trajets { $distances }, moins { some-coins }.
event-ranked = { $winners ->
    [one] { $you ->
        [yes] Vous gagnez{ $broken ->
            [yes] {" "}: à égalité, vos trajets sont plus courts en tout !
           *[no] {" "}!
        }
       *[no] { $player } gagne{ $broken ->
            [yes] {" "}: à égalité, ses trajets sont plus courts en tout !
           *[no] {" "}!
        }
    }
   *[other] Égalité parfaite entre { $player }, trajets compris.
}

refusal-over = La partie est finie.
refusal-not-your-turn = C'est le tour de { $turn }.
refusal-not-yours-to-place = C'est à { $placing } de poser cette tuile.
refusal-wrong-phase-turn = Réservez d'abord un emplacement ou piochez une tuile.
refusal-wrong-phase-bids = Misez d'abord.
refusal-wrong-phase-place = Posez d'abord la tuile.
refusal-no-auction = Il n'y a pas d'enchère en ce moment.
refusal-not-in-auction = Vous n'avez plus d'{ the-stall } en réserve et ne participez pas.
refusal-already-bid = Vous avez déjà misé.
refusal-too-few-coins = C'est plus que ce que vous avez : { some-coins }.
refusal-too-many-coins = Personne ne peut miser autant : chacun a { some-coins } au début, et jamais plus.
refusal-no-disc-left = Tous vos pions sont sur le marché.
refusal-not-in-market = { $at } n'est pas un emplacement de ce marché.
refusal-truck-there = Le { the-truck } est en { $at }.
refusal-stall-there = { $you ->
    [yes] Votre { the-stall }
   *[no] L'{ the-stall } de { $player }
} est en { $at }.
refusal-table-there = Il y a une table de marché aux puces en { $at }.
refusal-path-there = Il y a un chemin en { $at }.
refusal-disc-there = { $you ->
    [yes] Votre pion est déjà en { $at }.
   *[no] { $at } est réservé par { $player }.
}
refusal-not-next-to = { $at } ne touche ni chemin ni pion.
refusal-no-disc-on-market = Sans pion sur le marché, on ne pioche pas : réservez un emplacement.
refusal-may-act = On ne passe que si l'on ne peut ni réserver ni piocher.
refusal-not-reserved = Vous n'avez pas de pion en { $at }.
refusal-must-build = Vous avez un pion sur le marché : la tuile doit y aller.
refusal-bad-draw = Cette pioche est impossible : { $problem }
refusal-bad-paving = Ces chemins sont impossibles ; d'après les règles : { $paved }
caution-short-of-areas = Un marché fait de ces plateaux peut manquer de place : ses zones peuvent accueillir jusqu'à { $short ->
    [one] { $short } construction
   *[other] { $short } constructions
} de moins que la partie ne peut en apporter. Vous pouvez jouer quand même, mais la partie risque de finir plus tôt, avec des étals à côté du marché.
caution-short-of-spaces = Un marché fait de ces plateaux peut manquer de place : il peut manquer { $short ->
    [one] { $short } emplacement
   *[other] { $short } emplacements
} pour les constructions et les chemins de la règle d'or. Vous pouvez jouer quand même, mais la partie risque de finir plus tôt, avec des étals à côté du marché.

board-title = Jour de Marché
board-variant-areas = zones
board-variant-classic = classique
board-pile = pioche { $tiles } :
board-row = rangée finale :
board-tile = tuile { $tile }
board-coins = pièces { $coins }
board-truck = camion
board-path = chemin
board-table = puces

help-board = Sur le marché, a2 est un emplacement libre de la zone a, qui accepte encore deux constructions ; a● est réservé par ●, P● est l'étal de poisson de ●, P» le camion de poisson. !● est un pion qu'une construction de plus pourrait renvoyer. À côté du marché, les marques sont les pions qui restent ; P4 veut dire étal de poisson à distance 4, P- pas encore posé, P× en dehors du marché.

ask-turn = votre action
ask-bids = votre mise, invisible
ask-place = où poser { a-tile }

preview-paves = Chemins posés : { $paved }.
preview-distance = Distance pour { whose-stall } : { $distance }.
preview-change = Pour { whose-stall }, la distance passerait de { $before } à { $after }.
preview-bid = Si vous l'emportez, vous payez votre mise ; sinon rien.
preview-nothing = À elle seule, l'action ne pose aucun chemin et ne change aucune distance.

rules-marche = Posez vos quatre étals près de leurs camions et gardez vos pièces : le plus petit score gagne. Chacun a { $coins } pièces et { $discs } pions. À votre tour, faites une action parmi deux :
    RÉSERVER : mettez un pion sur un emplacement libre à côté d'un chemin ou d'un pion, le vôtre ou un autre.
    PIOCHER : seulement avec un pion sur le marché. Retournez une tuile. Une table de marché aux puces va sur un de vos emplacements réservés, dont le pion vous revient. Un étal est mis aux enchères entre tous ceux qui ne l'ont pas encore posé : chacun mise en secret, la plus forte mise l'emporte et se paie, et l'étal va sur un emplacement réservé du gagnant ; s'il n'en a pas, il reste en dehors du marché. À égalité, le joueur actif passe d'abord, puis ceux qui le suivent. Si un autre l'emporte, le joueur actif rejoue.
rules-areas = CHEMINS : dès qu'une zone a toutes ses constructions, le reste devient des chemins, et les pions qui s'y trouvent reviennent à leurs propriétaires.
    RUES : un étal qu'aucun chemin ne relie à son camion peut passer par les rues autour du marché ; chacune compte 2.
rules-classic = CHEMINS : tout ce qui est ouvert reste d'un seul tenant, et chaque camion, chaque étal garde un accès. Un emplacement où construire romprait cela devient un chemin, et le pion qui s'y trouve revient à son propriétaire. Le premier pion va sur n'importe quel emplacement libre.
rules-end = FIN : après la dernière tuile, les quatre étals de la rangée finale vont gratuitement à ceux qui ne les ont pas. Puis tout ce qui est libre devient chemin. La distance d'un étal est le nombre de chemins du plus court trajet jusqu'à son camion, au plus { $most }. Score : les quatre distances moins vos pièces. À égalité, les trajets les plus courts l'emportent.
