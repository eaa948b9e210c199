# Jour de Marché sur la page : son plateau.

market-name = Le marché
space-free = libre
space-table = table de marché aux puces
space-disc = { $you ->
    [yes] votre pion
   *[no] pion { DE($player) }
}
space-stall = { whose-stall }, distance { $distance }
space-area = zone de { $spaces } emplacements, { $built ->
    [one] { $built } construction
   *[other] { $built } constructions
} sur { $limit }
space-danger = une construction de plus pourrait le renvoyer
space-may-reserve = vous pouvez le réserver
space-may-place = vous pouvez construire ici
space-would-pave = deviendrait un chemin
space-reach = Distances depuis { $at } : { LIST($stalls, joint: "more") }.
space-reach-good = { NAME($good) } { $distance }

todo-draw = À vous : piochez une tuile.
todo-place = À vous : posez { a-tile }.
todo-beside = Vous n’avez pas de pion sur le marché : { a-tile } reste en dehors.
todo-bids = Fermez le poing : combien de pièces misez-vous ?
todo-pass = Vous ne pouvez ni réserver ni piocher.
over-stopped = La partie a été arrêtée avant la fin.
wait-turn = { $you ->
    [yes] C’est à vous de jouer.
   *[no] C’est à { $player } de jouer.
}
wait-place = { $you ->
    [yes] Vous posez { a-tile }.
   *[no] { $player } pose { a-tile }.
}
wait-bids = { $you ->
    [yes] Votre mise est attendue.
   *[no] Mises attendues : { $player }.
}
over-won = Vous avez gagné !
over-winner = { $winners ->
    [one] { $player } a gagné.
   *[other] Égalité entre { $player }.
}

hint-turn = Choisissez un emplacement marqué pour un pion, ou piochez une tuile.
hint-reserve = Choisissez un emplacement marqué pour le réserver avec un pion.
hint-spaces = Choisissez un emplacement marqué pour voir ce qui se passerait.
hint-look = Pointez ou touchez un pion pour voir ce qu’une construction y changerait.
prospect-title = { $you ->
    [yes] Si vous construisez en { $at }
   *[no] Si { $player } construit en { $at }
}
preview-cut-off = Depuis { $spaces }, au moins un camion ne serait plus accessible.
sure-place = Poser { a-tile } en { $at }
sure-beside = Laisser { a-tile } en dehors du marché
sure-bid = { some-coins } dans votre poing.
draw-chance = La tuile est tirée au hasard.
confirm = Confirmer
change = Changer

supply-name = Tuiles
pile-name = Pioche : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
row-name = Rangée finale
row-dealt = déjà distribué
row-for = { $you ->
    [yes] pour vous : personne d’autre n’en a besoin
   *[no] pour { $player } : personne d’autre n’en a besoin
}

seat-acts = doit jouer
coins-hidden = Les pièces { DE($player) } sont derrière le paravent
coins-shown = Pièces
discs-left = Pions restants
stall-supply = { the-stall } : pas encore posé
stall-beside = { the-stall } : en dehors du marché
stall-distance = { the-stall } : distance { $distance }

ways-title = Trajets
ways-none = aucun
ways-mine = les miens
ways-all = tous

auction-title = Enchère pour l’{ the-stall }
auction-wins = l’emporte
auction-close = Continuer
auction-worth = { $points ->
    [0] Même sur votre meilleur emplacement, { $at }, l’étal serait aussi loin qu’en dehors du marché ({ $without }).
    [one] En { $at }, la distance serait de { $distance } au lieu de { $without } : cela vaut jusqu’à { $points } point pour vous.
   *[other] En { $at }, la distance serait de { $distance } au lieu de { $without } : cela vaut jusqu’à { $points } points pour vous.
}
auction-worthless = Vous n’avez aucun emplacement réservé : l’étal irait en dehors du marché. Il ne vaut rien pour vous.
auction-sites = Distance sur vos emplacements
fist-choose = Pièces dans votre poing
fist-empty = Choisissez combien de pièces. Personne ne les voit avant que tous les poings s’ouvrent.
fist-lock = Fermer le poing
fist-waiting = { $you ->
    [yes] Vous choisissez encore
   *[no] { $player } choisit encore
}
fist-closed = { $player } a fermé le poing
fist-yours = Dans votre poing : { some-coins }
fist-open = { $player } : { some-coins }

final-title = Trajets et scores
final-player = Joueurs
final-score = Score
final-show = Distance pour { whose-stall } : { $distance }. Montrer le trajet.
final-hint = Le score est la somme des quatre distances moins les pièces restantes ; le plus petit gagne. Touchez une distance pour voir son trajet.
delivery-all = Tous les trajets des étals à leurs camions. Parcourez-les un par un.
delivery-next = Suivant
delivery-back = Retour

layout-title = Composer le marché
layout-hint = Faites glisser les plateaux côte à côte, ou choisissez-en un et utilisez les flèches ; R le tourne. Le serveur vérifie si cela convient.
layout-asking = Vérification…
layout-fits = Vous pouvez jouer sur ce marché.
layout-empty = Il n’y a encore aucun plateau sur la table.
layout-board = Plateau { $board } en { $at }, { $turns ->
    [one] { $turns } quart de tour
   *[other] { $turns } quarts de tour
}
layout-chosen = Plateau { $board } (chiffre { $marker })
layout-none = Aucun plateau choisi
layout-turn = Tourner
layout-remove = Retirer
layout-arrowup = Vers le haut
layout-arrowdown = Vers le bas
layout-arrowleft = Vers la gauche
layout-arrowright = Vers la droite
layout-spare = Plateaux à côté du marché
layout-add = Ajouter le plateau { $board } (chiffre { $marker })
layout-trucks = Camions
layout-trucks-chance = placés au hasard
layout-trucks-mine = Je les place
layout-trucks-hint = Touchez un emplacement pour le camion marqué, ou choisissez-le dans la liste. Si vous ne placez pas les quatre, les camions sont placés au hasard.
layout-draw = Un autre au hasard
layout-clear = Tout retirer

refusal-wrong-number-of-boards = Un marché pour { $players } joueurs demande { $wanted } plateaux, et celui-ci en a { $boards }. Ajoutez-en ou retirez-en.
refusal-board-twice = Il n’y a qu’un plateau { $board }.
refusal-board-beyond = Le plateau { $board } dépasse { $side } × { $side } emplacements. Rapprochez-le.
refusal-board-over = Le plateau { $board } en recouvre un autre en { $at }. Écartez-le.
refusal-board-apart = Le plateau { $board } ne touche aucun autre plateau par un côté. Rapprochez-le.
refusal-market-apart = Les plateaux ne forment pas un seul marché. Rapprochez-les.
refusal-too-many-fleas = Ces plateaux demandent { $fleas } tuiles de marché aux puces, et il n’y en a que { $most }. Choisissez des plateaux à plus petits chiffres.
refusal-no-parkings = Ces plateaux n’ont pas quatre zones de limite { $limit } au bord pour les camions. Tournez-en ou déplacez-en.
refusal-no-truck-spaces = Il n’y a pas au bord quatre emplacements où les camions laisseraient reliés tous les emplacements sans construction, dont un à côté de chaque camion. Tournez ou déplacez des plateaux, ou placez les camions vous-même.
refusal-truck-outside = Le { the-truck } doit être sur un emplacement du marché, et { $at } n’en est pas un.
refusal-truck-inside = Le { the-truck } doit être au bord du marché, et { $at } n’y est pas.
refusal-trucks-together = Deux camions ne peuvent pas être en { $at }.
refusal-truck-limit = Le { the-truck } doit être dans une zone de limite { $wanted }, et celle de l’emplacement { $at } a pour limite { $limit }.
refusal-trucks-in-area = Deux camions ne peuvent pas être dans la même zone, celle de l’emplacement { $at }.
refusal-trucks-cut = Les camions coupent le marché en deux, ou l’un d’eux est enfermé. Placez-les ailleurs.

ledger-fish = Étal de poisson
ledger-soda = Étal de soda
ledger-cheese = Étal de fromage
ledger-ice-cream = Étal de glaces
ledger-coins = Pièces restantes
ledger-bids = Payé aux enchères
