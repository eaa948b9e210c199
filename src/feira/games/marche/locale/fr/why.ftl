# Pourquoi un coup aurait été meilleur qu’un autre.

why-shortens = Il rapproche { whose-stall } de son camion : distance { $distance } au lieu de { $instead }.
why-lengthens = Il éloigne { whose-stall } de son camion : distance { $distance } au lieu de { $instead }.
why-prepares = Il donne un emplacement pour { whose-stall } à distance { $distance } au lieu de { $instead }.
why-denies = Il ne laisse pour { whose-stall } qu’un emplacement à distance { $distance } au lieu de { $instead }.
why-keeps-disc = { $you ->
    [yes] Il conserve votre pion en { $at }.
   *[no] Il conserve le pion { DE($player) } en { $at }.
}
why-takes-disc = { $you ->
    [yes] Il vous rend votre pion en { $at }.
   *[no] Il fait rentrer le pion { DE($player) } en { $at }.
}
why-near = { $at } est proche du { the-truck } : distance { $distance } pour { whose-stall }.
why-keeps-space = Il garde { $at } pour { whose-stall } : la distance y est de { $distance }.
why-reserves = Chaque tuile occupe un emplacement réservé, et { $you ->
    [yes] vous n’en avez
   *[no] { $player } n’en a
} que { $spaces ->
    [one] { $spaces }
   *[other] { $spaces }
}.
why-draws = { $you ->
    [yes] Vous avez déjà
   *[no] { $player } a déjà
} { $spaces ->
    [one] { $spaces } emplacement réservé
   *[other] { $spaces } emplacements réservés
}, assez pour piocher une tuile.
worth-of = En { $at }, l’{ the-stall } serait à distance { $distance } au lieu de { $without } : jusqu’à { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-bid-more = { worth-of } Une mise de { $coins } le remporte plus souvent que { $instead }.
why-bid-less = { worth-of } Mais chaque pièce gardée est aussi un point : { $coins } est une meilleure mise que { $instead }.
why-bid-worthless = Aucun emplacement réservé ne rapproche l’{ the-stall } plus que hors du marché ({ $without }) : { $coins } est une meilleure mise que { $instead }.
why-lead = En moyenne, cela fait { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin.

# Pour les indices.
tile-name = { $tile ->
    [fish] étal de poisson
    [soda] étal de soda
    [cheese] étal de fromage
    [ice_cream] étal de glaces
   *[flea] table de marché aux puces
}
place-name = { $at }

# Le thème d’un problème.
theme-bids = mises
theme-reserving = réservation
theme-placing = placement
theme-blocking = blocage
theme-paving = chemins
theme-end-game = fin de partie
