# Jour de Marché : éléments, événements, refus, règles.

name-fish = poisson
name-soda = soda
name-cheese = fromage
name-ice_cream = glaces
name-street = rue

letter-fish = P
letter-soda = S
letter-cheese = F
letter-ice_cream = G

word-reserve = réserver
    .also = réserve
word-draw = piocher
    .also = pioche
word-place = poser
    .also = pose construire installer
word-bid = miser
    .also = mise
word-pass = passer
    .also = passe
word-none = dehors
    .also = hors
columns = ABCDEFGHIJKLMNOP

command-ways = trajets
help-ways = à quelle distance chaque étal est de son camion, et par quel trajet

usage-reserve = réserver EMPLACEMENT, par exemple : réserver C3 (ou l’emplacement seul)
usage-draw = piocher
usage-place = poser EMPLACEMENT, par exemple : poser C3 ; ou : poser dehors, si vous n’avez pas de pion sur le marché
usage-bid = miser PIÈCES, par exemple : miser 3 (ou le nombre seul)
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
   *[no] l’{ the-stall } { DE($player) }
}
some-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}

move-reserve = Réserver { $at }
move-draw = Piocher une tuile
move-pass = Passer
move-place = { $at ->
    [none] Laisser l’étal en dehors du marché
   *[other] Construire en { $at }
}
move-bids = { $bids ->
    [one] Miser { $bids } pièce
   *[other] Miser { $bids } pièces
}

event-space-reserved = { $you ->
    [yes] Vous réservez { $at }.
   *[no] { $player } réserve { $at }.
}
event-tile-drawn = { $you ->
    [yes] Vous piochez { a-tile }.
   *[no] { $player } pioche { a-tile }.
}
event-auction-opened = { $seats } misent pour l’{ the-stall }.
event-bid-made = { $you ->
    [yes] Vous avez misé.
   *[no] { $player } a misé.
}
event-bids-revealed = Les mises : { LIST($coins, joint: "more") }.
event-auction-won = { $you ->
    [yes] Vous obtenez l’{ the-stall } pour { some-coins }
   *[no] { $player } obtient l’{ the-stall } pour { some-coins }
}{ $tied-count ->
    [0] .
   *[other] , après une égalité entre { $tied }.
}
event-row-dealt = { $you ->
    [yes] Vous recevez l’{ the-stall } de la rangée finale.
   *[no] { $player } reçoit l’{ the-stall } de la rangée finale.
}
event-table-built = { $you ->
    [yes] Vous installez une table de marché aux puces en { $at }.
   *[no] { $player } installe une table de marché aux puces en { $at }.
}
event-stall-built = { $you ->
    [yes] Vous posez votre { the-stall } en { $at }.
   *[no] { $player } pose son { the-stall } en { $at }.
}
event-stall-beside = { $you ->
    [yes] Votre { the-stall } reste en dehors du marché.
   *[no] L’{ the-stall } { DE($player) } reste en dehors du marché.
}
event-area-full = La zone { $area } est complète avec { $limit ->
    [one] { $limit } construction
   *[other] { $limit } constructions
}{ $paved-count ->
    [0] .
    [one] {" "}: { $paved } devient un chemin.
   *[other] {" "}: { $paved } deviennent des chemins.
}
event-cut-prevented = { $at } devient un chemin : y construire couperait le marché en deux.
event-access-kept = { $at } devient un chemin : sans lui, { $owned ->
    [yes] { whose-stall }
   *[no] le { the-truck }
} ({ $building }) n’aurait plus d’accès.
event-rest-paved = { $paved-count ->
    [0] Tous les emplacements sont occupés.
    [one] Le dernier emplacement libre, { $paved }, devient un chemin.
   *[other] Les { $paved-count } emplacements restants deviennent des chemins.
}
event-disc-returned = { $you ->
    [yes] Vous reprenez votre pion en { $at }.
   *[no] { $player } reprend son pion en { $at }.
}
event-passed = { $you ->
    [yes] Vous ne pouvez que passer.
   *[no] { $player } ne peut que passer.
}
event-pile-closed = Plus personne ne peut rien faire : la pioche est fermée, avec { $tiles ->
    [one] { $tiles } tuile restante
   *[other] { $tiles } tuiles restantes
}. Les étals non posés restent en dehors du marché.
event-game-over = La partie est finie : { $end ->
    [row] toutes les tuiles sont posées.
   *[closed] tout le monde a dû passer.
}
event-stall-delivered = { $you ->
    [yes] Votre { the-stall }
   *[no] L’{ the-stall } { DE($player) }
} : distance { $distance }{ $capped ->
    [yes] {" "}(le maximum)
   *[no] {""}
}{ $route-count ->
    [0] , aucun trajet jusqu’au camion
   *[other] {" "}par { LIST($route, joint: "more") }
}{ $streets-count ->
    [0] .
    [one]  ; la rue compte { $street_steps }.
   *[other] {" "}; chaque rue compte { $street_steps }.
}
event-final-score = { $you ->
    [yes] Votre score est
   *[no] Le score { DE($player) } est
} { $score } : distances { LIST($distances, joint: "plus") }, moins { some-coins }.
event-ranked = { $winners ->
    [one] { $you ->
        [yes] { $broken ->
            [yes] Vous gagnez : à égalité, vos trajets sont plus courts au total !
           *[no] Vous gagnez !
        }
       *[no] { $broken ->
            [yes] { $player } gagne : à égalité, ses trajets sont plus courts au total !
           *[no] { $player } gagne !
        }
    }
   *[other] Égalité parfaite entre { $player }, même pour le total des trajets.
}

refusal-over = La partie est finie.
refusal-not-your-turn = C’est à { $turn } de jouer.
refusal-not-yours-to-place = C’est à { $placing } de poser cette tuile.
refusal-wrong-phase-turn = Réservez d’abord un emplacement ou piochez une tuile.
refusal-wrong-phase-bids = Misez d’abord.
refusal-wrong-phase-place = Posez d’abord la tuile.
refusal-no-auction = Il n’y a pas d’enchère en ce moment.
refusal-not-in-auction = Vous n’avez plus d’{ the-stall } à poser : vous ne participez pas.
refusal-already-bid = Vous avez déjà misé.
refusal-too-few-coins = Vous ne pouvez pas miser { $bid } : vous avez { some-coins }.
refusal-too-many-coins = Vous ne pouvez pas miser autant : personne n’a jamais plus de { some-coins }.
refusal-no-disc-left = Tous vos pions sont sur le marché.
refusal-not-in-market = { $at } n’est pas un emplacement de ce marché.
refusal-truck-there = Le { the-truck } est en { $at }.
refusal-stall-there = { $you ->
    [yes] Votre { the-stall }
   *[no] L’{ the-stall } { DE($player) }
} est en { $at }.
refusal-table-there = Il y a une table de marché aux puces en { $at }.
refusal-path-there = Il y a un chemin en { $at }.
refusal-disc-there = { $you ->
    [yes] Votre pion est déjà en { $at }.
   *[no] { $player } a réservé { $at }.
}
refusal-not-next-to = { $at } ne touche ni chemin ni pion.
refusal-no-disc-on-market = Vous ne pouvez pas piocher sans pion sur le marché. Réservez un emplacement.
refusal-may-act = Vous ne pouvez passer que si vous ne pouvez ni réserver ni piocher.
refusal-not-reserved = Vous n’avez pas de pion en { $at }.
refusal-must-build = Vous avez un pion sur le marché : la tuile doit y aller.
refusal-bad-draw = Cette pioche est impossible : { $problem }
refusal-bad-paving = Ces chemins sont impossibles. D’après les règles, { $paved-count ->
    [0] rien ne devient un chemin.
    [one] { $paved } devient un chemin.
   *[other] { $paved } deviennent des chemins.
}
caution-short-of-areas = Un marché fait de ces plateaux peut manquer de place : ses zones accueillent jusqu’à { $short ->
    [one] { $short } construction
   *[other] { $short } constructions
} de moins qu’il n’en faut pour une partie. Vous pouvez jouer quand même, mais la partie risque de finir plus tôt, avec des étals en dehors du marché.
caution-short-of-spaces = Un marché fait de ces plateaux peut manquer de place : il lui manque { $short ->
    [one] { $short } emplacement
   *[other] jusqu’à { $short } emplacements
} pour les constructions et les chemins de la règle d’or. Vous pouvez jouer quand même, mais la partie risque de finir plus tôt, avec des étals en dehors du marché.

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

help-board = Sur le marché, a2 est un emplacement libre de la zone a, qui accepte encore deux constructions ; a● est réservé par ●, P● est l’étal de poisson de ●, P» le camion de poisson. !● est un pion qu’une construction de plus pourrait renvoyer. À côté du marché, les marques sont les pions qui restent ; P4 veut dire étal de poisson à distance 4, P- pas encore posé, P× en dehors du marché.

ask-turn = votre action
ask-bids = votre mise, invisible
ask-place = où poser { a-tile }

preview-paves = { $paved-count ->
    [one] { $paved } deviendrait un chemin.
   *[other] { $paved } deviendraient des chemins.
}
preview-distance = Pour { whose-stall }, la distance serait { $distance }.
preview-change = Pour { whose-stall }, la distance passerait de { $before } à { $after }.
preview-bid = Vous ne payez votre mise que si vous l’emportez.
preview-nothing = À elle seule, cette action ne pose aucun chemin et ne change aucune distance.

rules-marche = Posez vos quatre étals près de leurs camions et gardez vos pièces : le plus petit score gagne. Chacun a { $coins } pièces et { $discs } pions. À votre tour, faites une action parmi deux :
    RÉSERVER : mettez un pion sur un emplacement libre à côté d’un chemin ou d’un pion, le vôtre ou celui d’un autre.
    PIOCHER : seulement avec un pion sur le marché. Retournez une tuile. Installez une table de marché aux puces sur un de vos emplacements réservés et reprenez le pion. Un étal est mis aux enchères entre tous ceux qui ont encore le leur : chacun mise en secret, et l’auteur de la plus forte mise paie et construit sur un de ses emplacements réservés ; s’il n’en a pas, l’étal reste en dehors du marché. En cas d’égalité, le joueur actif passe d’abord, puis les autres dans le sens horaire. Si quelqu’un d’autre l’emporte, le joueur actif rejoue.
rules-areas = CHEMINS : dès qu’une zone compte autant de constructions que sa limite, le reste devient des chemins, et les pions qui s’y trouvent reviennent à leurs propriétaires.
    RUES : un étal qu’aucun chemin ne relie à son camion peut passer par les rues autour du marché ; chacune compte 2.
rules-classic = CHEMINS : tous les emplacements sans construction restent reliés, et chaque camion et chaque étal en garde au moins un à côté de lui. Un emplacement où une construction romprait cela devient un chemin, et le pion qui s’y trouve revient à son propriétaire. Votre premier pion peut aller sur n’importe quel emplacement libre.
rules-end = FIN : après la dernière tuile, les quatre étals de la rangée finale vont gratuitement aux joueurs qui en ont encore besoin. Puis tout ce qui est libre devient des chemins. La distance d’un étal est le nombre de chemins du plus court trajet jusqu’à son camion, au plus { $most }. Votre score : les quatre distances moins vos pièces. En cas d’égalité, le joueur dont les trajets sont plus courts au total l’emporte.
