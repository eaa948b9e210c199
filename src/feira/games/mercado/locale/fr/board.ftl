# La table de Mercado sur la page.

market-title = Le marché : les cases et les entrées tout autour
market-space = { $at } : { $there }
market-entrance = Entrée { $at } : { $there }
market-empty = vide
market-or = { $one } ou { $two }
market-customers = { $customers ->
    [one] { $customers } client qui cherche { $goods }
   *[other] { $customers } clients qui cherchent { $goods }
}
market-stand-of = { $good ->
    [fish] stand de poisson
    [flower] stand de fleurs
    [tomato] stand de tomates
    [meat] stand de viande
   *[grape] stand de raisin
}, { $you ->
    [yes] à vous
   *[no] { $player }
}
market-tile = { $good ->
    [fish] tuile poisson
    [flower] tuile fleur
    [tomato] tuile tomate
    [meat] tuile viande
   *[grape] tuile raisin
}
market-open = restaurant ouvert : { $restaurant }
market-grey = restaurant gris : { $restaurant }
market-grey-unknown = restaurant gris de sorte inconnue
market-price-profit = Prix { $cost }, recette { $income }, bénéfice { $profit }.
market-brings = Recette { $income }.
market-others = Les autres reçoivent { $coins }.

market-do-stand = { $good ->
    [fish] Stand de poisson
    [flower] Stand de fleurs
    [tomato] Stand de tomates
    [meat] Stand de viande
   *[grape] Stand de raisin
} en { $at }
market-do-customers = { $customers ->
    [one] { $customers } client
   *[other] { $customers } clients
} pour { $goods }, entrée { $at }
market-do-restaurant = À ouvrir en { $at } : { $restaurant }
market-do-take = Prendre une tuile : { $good }
market-do-specialty = Spécialité : { $good }
market-take-coin = Prendre { some-coins }
market-redraw-hand = Échanger la main
market-redraw-display = Échanger l'offre

market-decision = Votre décision
market-ask-main = À vous : choisissez un stand, des clients, un restaurant ou un lieu.
market-ask-only = À vous. Un seul coup est possible : { $move }.
market-ask-take = Prenez une tuile de l'offre.
market-ask-choose = Nommez votre spécialité : elle seule vous rapportera jusqu'à la fin de la partie. Les nombres montrent ce que vos premiers clients paient tout de suite.
market-stopped = La partie a été arrêtée avant la fin.
market-waiting = C'est le tour de { $player }.
market-where = { $places ->
    [one] Où ? { $places } lieu possible.
   *[other] Où ? { $places } lieux possibles.
}
market-legend = Pièce : le prix. + ou − : ce que vous gagnez ou perdez aussitôt.
market-what-here = Que mettre en { $at } ?
market-look = Choisissez ce lieu pour continuer.
market-confirm = Confirmer
market-change = Changer
market-escape = Échap
market-keys = Entrée confirme, Échap change.
market-price = Prix
market-income = Recette
market-profit = Bénéfice
market-restaurant-coin = Pour l'ouverture d'un restaurant : { $coins }

market-hand = Main
market-supply = Restaurants à ouvrir
market-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
market-coins-hidden = Pièces derrière un paravent
market-wooden = { $stands ->
    [one] encore { $stands } stand en bois
   *[other] encore { $stands } stands en bois
}
market-turn = joue
market-stack = { $tiles ->
    [one] encore { $tiles } tuile dans la pile
   *[other] encore { $tiles } tuiles dans la pile
}
market-bag = { $tiles ->
    [one] { $tiles } tuile dans le sac
   *[other] { $tiles } tuiles dans le sac
}
market-spaces-left = { $spaces ->
    [one] { $spaces } case libre
   *[other] { $spaces } cases libres
}
market-entrances-left = { $entrances ->
    [one] { $entrances } entrée libre
   *[other] { $entrances } entrées libres
}
market-ends-at = La fin vient quand il reste { $left } cases ou { $left } entrées.
market-ends-at-spaces = La fin vient quand il reste { $left } cases{ $stands ->
    [0] .
   *[other] , ou avec le stand numéro { $stands }.
}
market-coins-in-a-row = { $coins ->
    [one] { $coins } pièce prise de suite
   *[other] { $coins } pièces prises de suite
}
market-last-turns = { $end ->
    [spaces] Le marché est presque complet
    [entrances] Les entrées sont presque toutes prises
   *[eighth_stand] Le dernier stand en bois est posé
} : { $turns ->
    [one] encore { $turns } tour
   *[other] encore { $turns } tours
}
market-challenge = Défi
market-result = { $result ->
    [one] { $result } point
   *[other] { $result } points
}, { $fame ->
    [0] pas encore de prestige
   *[other] prestige { $fame }
}
