# Por qué una jugada habría sido mejor que otra.

why-shortens = Acerca { whose-stall } a su camión: distancia { $distance } en lugar de { $instead }.
why-lengthens = Aleja { whose-stall } de su camión: distancia { $distance } en lugar de { $instead }.
why-prepares = Da una casilla para { whose-stall } a distancia { $distance } en lugar de { $instead }.
why-denies = Deja para { whose-stall } solo una casilla a distancia { $distance } en lugar de { $instead }.
why-keeps-disc = { $you ->
    [yes] Conserva tu ficha en { $at }.
   *[no] Conserva la ficha de { $player } en { $at }.
}
why-takes-disc = { $you ->
    [yes] Te devuelve tu ficha de { $at }.
   *[no] Devuelve la ficha de { $player } de { $at }.
}
why-near = { $at } está cerca del { the-truck }: distancia { $distance } para { whose-stall }.
why-keeps-space = Guarda { $at } para { whose-stall }: allí la distancia es { $distance }.
why-reserves = Cada loseta ocupa una casilla reservada: { $you ->
    [yes] solo tienes
   *[no] { $player } solo tiene
} { $spaces ->
    [one] { $spaces }
   *[other] { $spaces }
}.
why-draws = { $you ->
    [yes] Ya tienes
   *[no] { $player } ya tiene
} { $spaces ->
    [one] { $spaces } casilla reservada
   *[other] { $spaces } casillas reservadas
}, suficiente para robar una loseta.
worth-of = En { $at } el { the-stall } estaría a distancia { $distance } en lugar de { $without }: hasta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
why-bid-more = { worth-of } Una puja de { $coins } lo gana más a menudo que { $instead }.
why-bid-less = { worth-of } Pero cada moneda que se guarda también es un punto: { $coins } es mejor puja que { $instead }.
why-bid-worthless = Ninguna casilla reservada acerca el { the-stall } más que fuera del mercado ({ $without }), así que { $coins } es mejor puja que { $instead }.
why-lead = De media son { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} al final.

# Para las pistas.
tile-name = { $tile ->
    [fish] puesto de pescado
    [soda] puesto de refrescos
    [cheese] puesto de queso
    [ice_cream] puesto de helados
   *[flea] mesa de mercadillo
}
place-name = { $at }

# De qué trata un problema.
theme-bids = pujas
theme-reserving = reservas
theme-placing = colocación
theme-blocking = bloqueo
theme-paving = caminos
theme-end-game = final de la partida
