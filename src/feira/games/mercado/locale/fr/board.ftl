# La table de Mercado sur la page.

market-title = Le marché : les cases et les entrées tout autour
market-space = { $at } : { $there }
market-entrance = { NAME($at, as: "title") } : { $there }
market-empty = vide
market-entrance-empty = vide
market-stand-of = { $you ->
    [yes] votre { $good ->
        [fish] stand de poisson
        [flower] stand de fleurs
        [tomato] stand de tomates
        [meat] stand de viande
       *[grape] stand de raisin
    }
   *[no] { $good ->
        [fish] stand de poisson
        [flower] stand de fleurs
        [tomato] stand de tomates
        [meat] stand de viande
       *[grape] stand de raisin
    } { DE($player) }
}
market-tile = tuile { NAME($good) }
market-thing = { NAME($thing) }
market-short = { NAME($at, as: "short") }
market-open = restaurant ouvert : { NAME($restaurant) }
market-grey = restaurant gris : { NAME($restaurant) }
market-grey-unknown = restaurant gris de sorte inconnue
market-explained = { $what }. { $told }
market-price-profit = Prix { $cost }, revenu { $income }, bénéfice { $profit }.
market-brings = Revenu { $income }.
market-others = Les autres reçoivent { $coins }.

market-take-coin = Prendre { some-coins }
market-decision = Votre décision
market-ask-main = À vous : choisissez un stand, des clients, un restaurant ou une case.
market-ask-only = À vous. Un seul coup est possible : { $move }.
market-ask-take = Prenez une tuile de l’offre.
market-ask-choose = Nommez votre spécialité : elle seule vous rapportera jusqu’à la fin de la partie. Les nombres montrent ce que vos premiers clients paient tout de suite.
market-stopped = La partie a été arrêtée avant la fin.
market-waiting = { $you ->
    [yes] C’est à vous de jouer.
   *[no] C’est à { $player } de jouer.
}
market-where = { $places ->
    [one] Où ? { $places } place possible.
   *[other] Où ? { $places } places possibles.
}
market-usual = Sans nombre : { $profit } { $coins ->
    [one] pièce
   *[other] pièces
}.
market-anywhere = { $profit } { $coins ->
    [one] pièce
   *[other] pièces
} partout.
market-improved = Chaque nouveau client paiera { $times } au lieu de { $before } : { market-stand-of } ({ $at }).
market-what-here = Que mettre ici : { NAME($at) } ?
market-look = Choisissez cette place pour continuer.
market-confirm = Confirmer
market-change = Changer
market-escape = Échap
market-keys = Appuyez sur Entrée pour confirmer, sur Échap pour changer.
market-price = Prix
market-income = Revenu
market-profit = Bénéfice
market-restaurant-coin = Pour l’ouverture d’un restaurant : { $coins }

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
market-ends-at = Le dernier tour commence quand il reste { $left } cases ou { $left } entrées.
market-ends-at-spaces = { $stands ->
    [0] La partie se termine quand il reste { $left } cases.
   *[other] La partie se termine quand il reste { $left } cases ou quand vous ouvrez le stand numéro { $stands }.
}
market-coins-in-a-row = { $coins ->
    [one] { $coins } pièce prise de suite
   *[other] { $coins } pièces prises de suite
}
market-last-turns = { $end ->
    [spaces] Le marché est presque rempli
    [entrances] Presque toutes les entrées sont occupées
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
    [one] { $fame } point de prestige
   *[other] { $fame } points de prestige
}

ledger-start = Pièces de départ
ledger-customers = Clients attirés
ledger-stands = Stands ouverts
ledger-restaurants = Restaurants ouverts
ledger-others = Coups des autres
ledger-taken = Pièces prises
ledger-paid = Payé pour les stands
ledger-left = Restaurants non ouverts
ledger-given = Donné aux autres
