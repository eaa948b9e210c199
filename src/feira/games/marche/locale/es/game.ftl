# Jour de Marché: piezas, sucesos, negativas, reglas.

name-fish = pescado
name-soda = refrescos
name-cheese = queso
name-ice_cream = helados
name-street = calle

letter-fish = P
letter-soda = R
letter-cheese = Q
letter-ice_cream = H

word-reserve = reservar
    .also = reserva
word-draw = robar
    .also = roba sacar
word-place = colocar
    .also = coloca poner construir montar
word-bid = pujar
    .also = puja
word-pass = pasar
    .also = paso
word-none = fuera
columns = ABCDEFGHIJKLMNOP

command-ways = rutas
help-ways = a qué distancia está cada puesto de su camión, y por qué ruta

usage-reserve = reservar CASILLA, por ejemplo: reservar C3 (o la casilla sola)
usage-draw = robar
usage-place = colocar CASILLA, por ejemplo: colocar C3; o: colocar fuera, si no tienes ninguna ficha en el mercado
usage-bid = pujar MONEDAS, por ejemplo: pujar 3 (o el número solo)
usage-pass = pasar

the-stall = puesto de { NAME($good) }
a-tile = { $tile ->
    [fish] un puesto de pescado
    [soda] un puesto de refrescos
    [cheese] un puesto de queso
    [ice_cream] un puesto de helados
   *[flea] una mesa de mercadillo
}
the-truck = camión de { NAME($good) }
whose-stall = { $you ->
    [yes] tu { the-stall }
   *[no] el { the-stall } de { $player }
}
some-coins = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}

move-reserve = Reservar { $at }
move-draw = Robar una loseta
move-pass = Pasar
move-place = { $at ->
    [none] Dejar el puesto fuera del mercado
   *[other] Construir en { $at }
}
move-bids = { $bids ->
    [one] Pujar { $bids } moneda
   *[other] Pujar { $bids } monedas
}

event-space-reserved = { $you ->
    [yes] Reservas { $at }.
   *[no] { $player } reserva { $at }.
}
event-tile-drawn = { $you ->
    [yes] Robas { a-tile }.
   *[no] { $player } roba { a-tile }.
}
event-auction-opened = { $seats } pujan por el { the-stall }.
event-bid-made = { $you ->
    [yes] Has pujado.
   *[no] { $player } ha pujado.
}
event-bids-revealed = Las pujas: { LIST($coins, joint: "more") }.
event-auction-won = { $you ->
    [yes] Consigues el { the-stall } por { some-coins }
   *[no] { $player } consigue el { the-stall } por { some-coins }
}{ $tied-count ->
    [0] .
   *[other] , tras un empate entre { $tied }.
}
event-row-dealt = { $you ->
    [yes] Recibes el { the-stall } de la fila final.
   *[no] { $player } recibe el { the-stall } de la fila final.
}
event-table-built = { $you ->
    [yes] Colocas una mesa de mercadillo en { $at }.
   *[no] { $player } coloca una mesa de mercadillo en { $at }.
}
event-stall-built = { $you ->
    [yes] Montas tu { the-stall } en { $at }.
   *[no] { $player } monta su { the-stall } en { $at }.
}
event-stall-beside = { $you ->
    [yes] Tu { the-stall } se queda fuera del mercado.
   *[no] El { the-stall } de { $player } se queda fuera del mercado.
}
event-area-full = La zona { $area } está completa con { $limit ->
    [one] { $limit } construcción
   *[other] { $limit } construcciones
}{ $paved-count ->
    [0] .
    [one] : { $paved } se convierte en camino.
   *[other] : { $paved } se convierten en caminos.
}
event-cut-prevented = { $at } se convierte en camino: construir ahí partiría el mercado en dos.
event-access-kept = { $at } se convierte en camino: sin él, { $owned ->
    [yes] { whose-stall }
   *[no] el { the-truck }
} ({ $building }) se quedaría sin acceso.
event-rest-paved = { $paved-count ->
    [0] Todas las casillas están ocupadas.
    [one] La última casilla libre, { $paved }, se convierte en camino.
   *[other] Las { $paved-count } casillas restantes se convierten en caminos.
}
event-disc-returned = { $you ->
    [yes] Recuperas tu ficha de { $at }.
   *[no] { $player } recupera su ficha de { $at }.
}
event-passed = { $you ->
    [yes] Solo puedes pasar.
   *[no] { $player } solo puede pasar.
}
event-pile-closed = Nadie puede hacer nada: el mazo se cierra con { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}. Los puestos sin montar se quedan fuera del mercado.
event-game-over = La partida ha terminado: { $end ->
    [row] todas las losetas están colocadas.
   *[closed] todos han tenido que pasar.
}
event-stall-delivered = { $you ->
    [yes] Tu { the-stall }
   *[no] El { the-stall } de { $player }
}: distancia { $distance }{ $capped ->
    [yes] {" "}(el máximo)
   *[no] {""}
}{ $route-count ->
    [0] , sin ruta hasta el camión
   *[other] {" "}por { LIST($route, joint: "more") }
}{ $streets-count ->
    [0] .
    [one] ; la calle cuenta { $street_steps }.
   *[other] ; cada calle cuenta { $street_steps }.
}
event-final-score = { $you ->
    [yes] Tu puntuación es
   *[no] La puntuación de { $player } es
} { $score }: distancias { LIST($distances, joint: "plus") }, menos { some-coins }.
event-ranked = { $winners ->
    [one] { $you ->
        [yes] { $broken ->
            [yes] ¡Ganas el desempate: tus rutas suman menos!
           *[no] ¡Has ganado!
        }
       *[no] { $broken ->
            [yes] ¡{ $player } gana el desempate: sus rutas suman menos!
           *[no] ¡Gana { $player }!
        }
    }
   *[other] Empate entre { $player }: hasta sus rutas suman lo mismo.
}

refusal-over = La partida ha terminado.
refusal-not-your-turn = Es el turno de { $turn }.
refusal-not-yours-to-place = Esta loseta la coloca { $placing }.
refusal-wrong-phase-turn = Primero reserva una casilla o roba una loseta.
refusal-wrong-phase-bids = Haz primero tu puja.
refusal-wrong-phase-place = Primero coloca la loseta.
refusal-no-auction = Ahora no hay ninguna subasta.
refusal-not-in-auction = No te queda ningún { the-stall } por montar, así que no participas.
refusal-already-bid = Ya has pujado.
refusal-too-few-coins = No puedes pujar { $bid }: tienes { some-coins }.
refusal-too-many-coins = No puedes pujar tanto: nadie tiene nunca más de { some-coins }.
refusal-no-disc-left = Todas tus fichas están en el mercado.
refusal-not-in-market = { $at } no es una casilla de este mercado.
refusal-truck-there = El { the-truck } está en { $at }.
refusal-stall-there = { $you ->
    [yes] Tu { the-stall }
   *[no] El { the-stall } de { $player }
} está en { $at }.
refusal-table-there = Hay una mesa de mercadillo en { $at }.
refusal-path-there = Hay un camino en { $at }.
refusal-disc-there = { $you ->
    [yes] Tu ficha ya está en { $at }.
   *[no] { $player } ha reservado { $at }.
}
refusal-not-next-to = { $at } no está junto a ningún camino ni ficha.
refusal-no-disc-on-market = No puedes robar sin una ficha en el mercado. Reserva una casilla.
refusal-may-act = Solo puedes pasar si no puedes ni reservar ni robar.
refusal-not-reserved = No tienes ninguna ficha en { $at }.
refusal-must-build = Tienes una ficha en el mercado: la loseta debe ir ahí.
refusal-bad-draw = Ese robo no es posible: { $problem }
refusal-bad-paving = Esos caminos no son posibles. Según las reglas, { $paved-count ->
    [0] nada se convierte en camino.
    [one] { $paved } se convierte en camino.
   *[other] { $paved } se convierten en caminos.
}
caution-short-of-areas = A un mercado con estos tableros le puede faltar sitio: en sus zonas caben hasta { $short ->
    [one] { $short } construcción
   *[other] { $short } construcciones
} menos de las que puede traer la partida. Puedes jugar igualmente, pero la partida puede acabar antes, con puestos fuera del mercado.
caution-short-of-spaces = A un mercado con estos tableros le puede faltar sitio: { $short ->
    [one] puede faltar { $short } casilla
   *[other] pueden faltar { $short } casillas
} para las construcciones y los caminos de la regla de oro. Puedes jugar igualmente, pero la partida puede acabar antes, con puestos fuera del mercado.

board-title = Jour de Marché
board-variant-areas = zonas
board-variant-classic = clásica
board-pile = mazo { $tiles }:
board-row = fila final:
board-tile = loseta { $tile }
board-coins = monedas { $coins }
board-truck = camión
board-path = camino
board-table = mercadillo

help-board = En el mercado a2 es una casilla libre de la zona a, que admite dos construcciones más; a● está reservada por ●, P● es el puesto de pescado de ●, P» el camión de pescado. !● es una ficha que una construcción más podría devolver. Junto al mercado, las marcas son las fichas que quedan; P4 es un puesto de pescado a distancia 4, P- uno sin montar, P× uno fuera del mercado.

ask-turn = tu acción
ask-bids = tu puja, invisible
ask-place = dónde colocar { a-tile }

preview-paves = { $paved-count ->
    [one] { $paved } se convertiría en camino.
   *[other] { $paved } se convertirían en caminos.
}
preview-distance = Para { whose-stall } la distancia sería { $distance }.
preview-change = Para { whose-stall } la distancia pasaría de { $before } a { $after }.
preview-bid = Solo pagas tu puja si ganas.
preview-nothing = Por sí sola, la acción no pone caminos ni cambia distancias.

rules-marche = Monta tus cuatro puestos cerca de sus camiones y guarda tus monedas: gana la puntuación más baja. Cada cual tiene { $coins } monedas y { $discs } fichas. En tu turno haces una de dos acciones:
    RESERVAR: pon una ficha en una casilla libre junto a un camino o a cualquier ficha.
    ROBAR: solo con una ficha en el mercado. Descubre una loseta. Coloca una mesa de mercadillo en una de tus casillas reservadas y recupera la ficha. Un puesto se subasta entre quienes aún tienen el suyo: todos pujan en secreto, y quien más puja paga y construye en una de sus casillas reservadas; si no la tiene, el puesto se queda fuera del mercado. Si hay empate, va primero el jugador activo y luego los demás en el sentido del reloj. Si gana otro, el jugador activo tiene otro turno.
rules-areas = CAMINOS: en cuanto una zona tiene tantas construcciones como su límite, el resto se convierte en caminos, y las fichas que haya allí vuelven a sus dueños.
    CALLES: un puesto que ningún camino une a su camión puede usar las calles alrededor del mercado; cada una cuenta 2.
rules-classic = CAMINOS: todas las casillas sin construir siguen unidas, y cada camión y cada puesto conserva al lado al menos una. Una casilla donde construir rompería esto se convierte en camino, y la ficha que haya allí vuelve a su dueño. Tu primera ficha puede ir a cualquier casilla libre.
rules-end = FINAL: tras la última loseta, los cuatro puestos de la fila final van gratis a quienes aún los necesitan. Después todo lo libre se convierte en caminos. La distancia de un puesto es el número de caminos de la ruta más corta hasta su camión, como mucho { $most }. Tu puntuación: las cuatro distancias menos tus monedas. Si hay empate, gana quien tenga las rutas más cortas en total.
