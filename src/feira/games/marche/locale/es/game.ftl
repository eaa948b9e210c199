# Jour de Marché: piezas, sucesos, negativas, reglas.

name-fish = pescado
name-soda = refresco
name-cheese = queso
name-ice_cream = helado

letter-fish = P
letter-soda = R
letter-cheese = Q
letter-ice_cream = H

word-reserve = reservar
word-draw = robar
word-place = colocar
word-bid = pujar
word-pass = pasar
word-none = fuera
columns = ABCDEFGHIJKLMNOP

command-ways = rutas
help-ways = a qué distancia está cada puesto de su camión, y por dónde

usage-reserve = reservar CASILLA, por ejemplo: reservar C3; basta la casilla sola
usage-draw = robar
usage-place = colocar CASILLA, por ejemplo: colocar C3; o: colocar fuera, si no tienes ninguna ficha en el mercado
usage-bid = pujar MONEDAS, por ejemplo: pujar 3; basta el número solo
usage-pass = pasar

the-stall = { $good ->
    [fish] puesto de pescado
    [soda] puesto de refrescos
    [cheese] puesto de queso
   *[ice_cream] puesto de helados
}
a-tile = { $tile ->
    [fish] un puesto de pescado
    [soda] un puesto de refrescos
    [cheese] un puesto de queso
    [ice_cream] un puesto de helados
   *[flea] una mesa de rastro
}
the-truck = { $good ->
    [fish] camión de pescado
    [soda] camión de refrescos
    [cheese] camión de queso
   *[ice_cream] camión de helados
}
whose-stall = { $you ->
    [yes] tu { the-stall }
   *[no] el { the-stall } de { $player }
}
some-coins = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}

event-space-reserved = { $you ->
    [yes] Reservas { $at }.
   *[no] { $player } reserva { $at }.
}
event-tile-drawn = { $you ->
    [yes] Robas { a-tile }.
   *[no] { $player } roba { a-tile }.
}
event-auction-opened = Subasta del { the-stall }: { $seats }.
event-bid-made = { $you ->
    [yes] Has pujado.
   *[no] { $player } ha pujado.
}
event-bids-revealed = Las pujas: { $bids }.
event-auction-won = { $you ->
    [yes] Consigues el { the-stall } por { some-coins }
   *[no] { $player } consigue el { the-stall } por { some-coins }
}{ $tied-count ->
    [0] .
   *[other] {" "}(empate: { $tied }).
}
event-row-dealt = { $you ->
    [yes] De la fila final recibes el { the-stall }.
   *[no] De la fila final { $player } recibe el { the-stall }.
}
event-table-built = { $you ->
    [yes] Colocas una mesa de rastro en { $at }.
   *[no] { $player } coloca una mesa de rastro en { $at }.
}
event-stall-built = { $you ->
    [yes] Montas tu { the-stall } en { $at }.
   *[no] { $player } monta su { the-stall } en { $at }.
}
event-stall-beside = { $you ->
    [yes] Tu { the-stall } se queda fuera del mercado.
   *[no] El { the-stall } de { $player } se queda fuera del mercado.
}
event-area-full = La zona { $area } está completa ({ $limit ->
    [one] { $limit } construcción
   *[other] { $limit } construcciones
}){ $paved-count ->
    [0] .
   *[other] : camino en { $paved }.
}
event-cut-prevented = Camino en { $at }: construir ahí partiría el mercado en dos.
event-access-kept = Camino en { $at }: es el último acceso de { $building }, { $owned ->
    [yes] { whose-stall }.
   *[no] el { the-truck }.
}
event-rest-paved = { $paved-count ->
    [0] Todas las casillas están ocupadas.
    [one] La última casilla libre, { $paved }, se vuelve camino.
   *[other] Las { $paved-count } casillas restantes se vuelven caminos.
}
event-disc-returned = { $you ->
    [yes] Tu ficha de { $at } vuelve a ti.
   *[no] La ficha de { $player } en { $at } vuelve a su dueño.
}
event-passed = { $you ->
    [yes] Solo puedes pasar.
   *[no] { $player } solo puede pasar.
}
event-pile-closed = Nadie puede hacer nada: el mazo se cierra, con { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
} dentro. Los puestos sin montar se quedan fuera del mercado.
event-game-over = La partida ha terminado: { $end ->
    [row] todas las losetas están colocadas.
   *[closed] todos han tenido que pasar.
}
event-stall-delivered = { $you ->
    [yes] Tu { the-stall }
   *[no] El { the-stall } de { $player }
}: { $distance }{ $capped ->
    [yes] {" "}(el máximo)
   *[no] {""}
} { $way-count ->
    [0] (sin acceso al camión)
   *[other] por { $way }
}{ $streets-count ->
    [0] .
    [one] ; la calle { $streets } cuenta { $street_steps }.
   *[other] ; las calles { $streets } cuentan { $street_steps } cada una.
}
event-final-score = { $you ->
    [yes] Tienes
   *[no] { $player } tiene
} { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}: las rutas { $distances }, menos { some-coins }.
event-ranked = { $winners ->
    [one] { $you ->
        [yes] ¡Ganas{ $broken ->
            [yes] {" "}el empate: tus rutas son más cortas en total!
           *[no] !
        }
       *[no] ¡{ $player } gana{ $broken ->
            [yes] {" "}el empate con rutas más cortas en total!
           *[no] !
        }
    }
   *[other] Empate entre { $player }: hasta las rutas suman lo mismo.
}

refusal-over = La partida ha terminado.
refusal-not-your-turn = Es el turno de { $turn }.
refusal-not-yours-to-place = Esta loseta la coloca { $placing }.
refusal-wrong-phase-turn = Primero reserva una casilla o roba una loseta.
refusal-wrong-phase-bids = Primero viene tu puja.
refusal-wrong-phase-place = Primero coloca la loseta.
refusal-no-auction = Ahora no hay ninguna subasta.
refusal-not-in-auction = No te queda ningún { the-stall } y no participas.
refusal-already-bid = Ya has pujado.
refusal-too-few-coins = Es más de lo que tienes: { some-coins }.
refusal-too-many-coins = Nadie puede pujar tanto: cada cual tiene { some-coins } al principio, y nunca más.
refusal-no-disc-left = Todas tus fichas están en el mercado.
refusal-not-in-market = { $at } no es una casilla de este mercado.
refusal-truck-there = El { the-truck } está en { $at }.
refusal-stall-there = { $you ->
    [yes] Tu { the-stall }
   *[no] El { the-stall } de { $player }
} está en { $at }.
refusal-table-there = Hay una mesa de rastro en { $at }.
refusal-path-there = Hay un camino en { $at }.
refusal-disc-there = { $you ->
    [yes] Tu ficha ya está en { $at }.
   *[no] { $at } está reservada por { $player }.
}
refusal-not-next-to = { $at } no está junto a ningún camino ni ficha.
refusal-no-disc-on-market = Sin una ficha en el mercado no se roba: reserva una casilla.
refusal-may-act = Solo se pasa si no se puede ni reservar ni robar.
refusal-not-reserved = No tienes ninguna ficha en { $at }.
refusal-must-build = Tienes una ficha en el mercado: la loseta debe ir ahí.
refusal-bad-draw = Ese robo no puede ser: { $problem }
refusal-bad-paving = Esos caminos no pueden ser; según las reglas: { $paved }
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
board-table = rastro

help-board = En el mercado a2 es una casilla libre de la zona a, que admite dos construcciones más; a● está reservada por ●, P● es el puesto de pescado de ●, P» el camión de pescado. !● es una ficha que una construcción más podría devolver. Junto al mercado, las marcas son las fichas que quedan; P4 es un puesto de pescado a distancia 4, P- uno sin montar, P× uno fuera del mercado.

ask-turn = tu acción
ask-bids = tu puja, invisible
ask-place = dónde colocar { a-tile }

preview-paves = Se pondrían caminos en { $paved }.
preview-distance = Distancia para { whose-stall }: { $distance }.
preview-change = Para { whose-stall } la distancia pasaría de { $before } a { $after }.
preview-bid = Si ganas, pagas lo que pujas; si no, nada.
preview-nothing = Por sí sola no pone caminos ni cambia distancias.

rules-marche = Monta tus cuatro puestos cerca de sus camiones y guarda tus monedas: gana la puntuación más baja. Cada cual tiene { $coins } monedas y { $discs } fichas. Un turno es una de dos acciones:
    RESERVAR: pon una ficha en una casilla libre junto a un camino o a cualquier ficha.
    ROBAR: solo con una ficha en el mercado. Descubre una loseta. Una mesa de rastro va a una de tus casillas reservadas, y recuperas la ficha. Un puesto se subasta entre quienes aún no han montado el suyo: todos pujan en secreto, la puja más alta gana y se paga, y quien gana lo monta en una casilla reservada propia; si no la tiene, el puesto se queda fuera del mercado. En un empate va primero el jugador activo y luego los que le siguen. Si gana otro, el jugador activo tiene otro turno.
rules-areas = CAMINOS: en cuanto una zona tiene todas sus construcciones, el resto se vuelve camino, y las fichas que haya allí vuelven a sus dueños.
    CALLES: un puesto que ningún camino une a su camión puede usar las calles alrededor del mercado; cada una cuenta 2.
rules-classic = CAMINOS: todo lo abierto sigue unido, y cada camión y cada puesto conserva un acceso. Una casilla donde construir rompería esto se vuelve camino, y la ficha que haya allí vuelve a su dueño. La primera ficha va a cualquier casilla libre.
rules-end = FINAL: tras la última loseta, los cuatro puestos de la fila final los montan gratis quienes no los tienen. Después todo lo libre se vuelve camino. La distancia de un puesto es el número de caminos de la ruta más corta hasta su camión, como mucho { $most }. Puntuación: las cuatro distancias menos tus monedas. En un empate ganan las rutas más cortas.
