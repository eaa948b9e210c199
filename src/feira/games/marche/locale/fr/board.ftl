# Jour de Marché sur la page : son plateau.

market-name = Le marché
space-free = libre
space-disc = { $you ->
    [yes] votre pion
   *[no] pion de { $player }
}
space-area = zone de { $spaces } emplacements, { $built } construits sur { $limit }
space-danger = une construction de plus pourrait le renvoyer
space-may-reserve = vous pouvez le réserver
space-may-place = vous pouvez construire ici
space-would-pave = deviendrait un chemin
space-reach = Distances d'ici : { $reach }.

todo-turn = À vous : réservez un emplacement ou piochez une tuile.
todo-reserve = À vous : réservez un emplacement.
todo-draw = À vous : piochez une tuile.
todo-place = Vous posez { a-tile }.
todo-beside = Vous n'avez pas de pion sur le marché : { a-tile } reste en dehors.
todo-bids = Fermez le poing : combien de pièces misez-vous ?
todo-pass = Vous ne pouvez ni réserver ni piocher.
over-stopped = La partie a été arrêtée avant la fin.
wait-turn = C'est le tour de { $player }.
wait-place = { $player } pose { a-tile }.
wait-bids = Choisissent encore leurs pièces : { $player }.
over-won = Vous avez gagné !
over-winner = { $winners ->
    [one] { $player } a gagné.
   *[other] Égalité : { $player }.
}

hint-turn = Choisissez un emplacement marqué pour un pion, ou piochez une tuile.
hint-reserve = Choisissez un emplacement marqué : vous le réservez avec un pion.
hint-spaces = Choisissez un emplacement marqué ; vous voyez d'abord ce qu'il apporterait.
hint-other = Voici ce que vous pouvez faire.
sure-reserve = Réserver { $at }
sure-place = Poser { a-tile } en { $at }
sure-beside = Laisser { a-tile } en dehors du marché
sure-draw = Piocher une tuile
sure-pass = Passer
sure-bid = { some-coins } dans votre poing.
draw-chance = Le hasard décide de la tuile.
confirm = Confirmer
change = Changer

supply-name = Tuiles
pile-name = Pioche : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
row-name = Rangée finale
row-dealt = déjà distribué

seat-you = vous
seat-acts = doit jouer
coins-hidden = Les pièces de { $player } sont derrière le paravent
coins-shown = Pièces
discs-left = Pions restants
stall-supply = pas encore posé
stall-beside = en dehors du marché
stall-distance = distance { $distance }

ways-title = Trajets
ways-none = aucun
ways-mine = les miens
ways-all = tous

auction-title = Enchère : { the-stall }
auction-wins = l'emporte
auction-close = Continuer
fist-choose = Pièces dans votre poing
fist-empty = Choisissez combien de pièces ; personne ne le voit avant que tous les poings s'ouvrent.
fist-lock = Fermer le poing
fist-waiting = { $you ->
    [yes] Vous choisissez encore
   *[no] { $player } choisit encore
}
fist-closed = { $player } a fermé le poing
fist-yours = Dans votre poing : { some-coins }
fist-open = { $player } : { some-coins }

final-title = Les trajets et le score
final-player = Joueur
final-score = Score
final-show = Distance pour { whose-stall } : { $distance }. Montrer le trajet.
final-hint = Les quatre distances moins les pièces restantes ; le plus petit score gagne. Touchez une distance pour voir son trajet.
delivery-all = Tous les trajets des étals à leurs camions. Parcourez-les un par un.
delivery-next = Suivant
delivery-back = Retour

layout-title = Composer le marché
layout-hint = Faites glisser les plateaux côte à côte, ou choisissez-en un et utilisez les flèches ; R le tourne. Le serveur dit si cela convient.
layout-asking = Vérification …
layout-fits = On peut jouer sur ce marché.
layout-empty = Il n'y a encore aucun plateau sur la table.
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
layout-trucks-chance = garés au hasard
layout-trucks-mine = je les gare
layout-trucks-hint = Touchez un emplacement pour le camion marqué, ou choisissez-le dans la liste. Tant que les quatre ne sont pas garés, le hasard les gare.
layout-draw = Un autre au hasard
layout-clear = Tout retirer

refusal-wrong-number-of-boards = Un marché pour { $players } joueurs a { $wanted } plateaux et non { $boards } : ajoutez-en ou retirez-en.
refusal-board-twice = Il n'y a qu'un plateau { $board }.
refusal-board-beyond = Le plateau { $board } dépasse { $side } × { $side } emplacements : rapprochez-le.
refusal-board-over = Le plateau { $board } en recouvre un autre en { $at } : écartez-le.
refusal-board-apart = Le plateau { $board } ne touche aucun autre plateau par un côté : rapprochez-le.
refusal-market-apart = Les plateaux ne forment pas un seul marché : rapprochez-les.
refusal-too-many-fleas = Ces plateaux demandent { $fleas } tuiles de puces, et il n'y en a que { $most } : prenez des plateaux à plus petits chiffres.
refusal-no-parkings = Ces plateaux n'ont pas quatre zones de limite { $limit } au bord pour les camions : tournez-en ou déplacez-en.
refusal-no-truck-spaces = Les camions n'ont pas trouvé au bord quatre emplacements qui laissent reliés tous les emplacements sans construction, dont un à côté de chaque camion : tournez ou déplacez des plateaux, ou garez les camions vous-même.
refusal-truck-outside = Le { the-truck } doit être sur un emplacement du marché, et { $at } n'en est pas un.
refusal-truck-inside = Le { the-truck } doit être au bord du marché, et { $at } n'y est pas.
refusal-trucks-together = Deux camions ne peuvent pas être en { $at }.
refusal-truck-limit = Le { the-truck } doit être dans une zone de limite { $wanted }, et celle de { $at } a { $limit }.
refusal-trucks-in-area = Deux camions ne peuvent pas être dans la même zone, celle de { $at }.
refusal-trucks-cut = Les camions coupent le marché en deux, ou l'un d'eux est enfermé : garez-les ailleurs.
