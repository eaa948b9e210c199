# Pourquoi un coup aurait été meilleur qu’un autre.

the-other-move = { $compared ->
    [another] L’autre coup
    [yours] Votre coup
   *[played] Le coup joué
}
after-other-move = { $compared ->
    [another] l’autre coup
    [yours] votre coup
   *[played] le coup joué
}
stand-of = { $good ->
    [fish] stand de poisson
    [flower] stand de fleurs
    [tomato] stand de tomates
    [meat] stand de viande
   *[grape] stand de raisin
}
why-earns = { $you ->
    [yes] Il vous rapporte tout de suite { some-coins } au lieu de { $instead }.
   *[no] Il rapporte tout de suite { some-coins } à { $player } au lieu de { $instead }.
}
why-costs = Il coûte { some-coins } au lieu de { $instead }.
why-concedes = { the-other-move } rapporte tout de suite { some-coins } de plus, mais moins ensuite.
why-gives = { $you ->
    [yes] Il vous rapporte { some-coins } au lieu de { $instead }.
   *[no] Il ne rapporte que { some-coins } à { $player } au lieu de { $instead }.
}
why-helps = { the-other-move } améliore { $you ->
    [yes] votre { stand-of }
   *[no] le { stand-of } { DE($player) }
} en { $at } : chaque nouveau client y paie { $times } au lieu de { $before }.
why-improves = Il améliore { $you ->
    [yes] votre { stand-of }
   *[no] le { stand-of } { DE($player) }
} en { $at } : chaque nouveau client y paie { $times } au lieu de { $before }.
why-finds = Il fait trouver { a-restaurant } en { $at }.
why-in-line = { $at } partage sa rangée ou sa colonne avec { $stands ->
    [one] { $stands } autre stand
   *[other] { $stands } autres stands
} { $you ->
    [yes] à vous
   *[no] { DE($player) }
} : les mêmes clients peuvent tous les payer.
why-exchanges-hand = Changer trois tuiles identiques est gratuit et laisse l’action du tour : la nouvelle main offre plus de choix.
why-exchanges-display = Changer l’offre est gratuit et laisse l’action du tour : les nouvelles tuiles offrent plus de choix.
why-keeps-tiles = Ces tuiles valent la peine d’être gardées.
why-prepares-customers = Il prépare le tour suivant : { customers-wanting } à { NAME($at) } pourraient alors rapporter { some-coins } { $you ->
    [yes] (à vous)
   *[no] à { $player }
}, au lieu de { $instead } après { after-other-move }.
why-prepares-stand = Il prépare le tour suivant : { a-stand } en { $at } pourrait alors rapporter { some-coins } { $you ->
    [yes] (à vous)
   *[no] à { $player }
}, au lieu de { $instead } après { after-other-move }.
why-denies-customers = Il { $you ->
    [yes] vous empêche
   *[no] empêche { $player }
} de gagner ensuite { some-coins } avec { customers-wanting } à { NAME($at) }. Ce qui reste vaut { $instead }.
why-denies-stand = Il { $you ->
    [yes] vous empêche
   *[no] empêche { $player }
} de gagner ensuite { some-coins } avec { a-stand } en { $at }. Ce qui reste vaut { $instead }.
why-position = Rien ne se voit tout de suite, mais la position { $you ->
    [yes] est meilleure pour vous
   *[no] est meilleure pour { $player }
}, d’environ { some-coins }.
why-ends = Il déclenche la fin de la partie.
why-goes-on = { the-other-move } déclenche la fin de la partie. Celui-ci non.
why-lead = En moyenne, cela fait { $points ->
    [one] { $points } pièce
   *[other] { $points } pièces
} d’avance à la fin.

# Pour les indices.
tile-name = { NAME($tile) }
place-name = { NAME($at) }

# Le thème d’un problème.
theme-entrances = entrées
theme-restaurants = restaurants
theme-stands = stands
theme-exchange = échange de tuiles
theme-blocking = blocage
theme-end-game = fin de partie
