# Jour de Marché en la página: su tablero.

market-name = El mercado
space-free = libre
space-table = mesa de mercadillo
space-disc = { $you ->
    [yes] tu ficha
   *[no] ficha de { $player }
}
space-stall = { whose-stall }, distancia { $distance }
space-area = zona de { $spaces } casillas, { $built ->
    [one] { $built } construcción
   *[other] { $built } construcciones
} de { $limit }
space-danger = una construcción más podría devolverla
space-may-reserve = puedes reservarla
space-may-place = puedes construir aquí
space-would-pave = se convertiría en camino
space-reach = Distancias desde { $at }: { LIST($stalls, joint: "more") }.
space-reach-good = { NAME($good) } { $distance }

todo-draw = Tu turno: roba una loseta.
todo-place = Tu turno: coloca { a-tile }.
todo-beside = No tienes fichas en el mercado: { a-tile } se queda fuera.
todo-bids = Cierra el puño: ¿cuántas monedas pujas?
todo-pass = No puedes reservar ni robar.
over-stopped = La partida se terminó antes de tiempo.
wait-turn = { $you ->
    [yes] Es tu turno.
   *[no] Es el turno de { $player }.
}
wait-place = { $you ->
    [yes] Colocas { a-tile }.
   *[no] { $player } coloca { a-tile }.
}
wait-bids = { $you ->
    [yes] Falta tu puja.
   *[no] Faltan las pujas de { $player }.
}
over-won = ¡Has ganado!
over-winner = { $winners ->
    [one] Ha ganado { $player }.
   *[other] Empate entre { $player }.
}

hint-turn = Elige una casilla marcada para una ficha, o roba una loseta.
hint-reserve = Elige una casilla marcada para reservarla con una ficha.
hint-spaces = Elige una casilla marcada para ver qué pasaría.
hint-look = Señala o toca cualquier ficha para ver qué cambiaría al construir ahí.
prospect-title = { $you ->
    [yes] Si construyes en { $at }
   *[no] Si { $player } construye en { $at }
}
preview-cut-off = Desde { $spaces } ya no se podría llegar al menos a un camión.
sure-place = Colocar { a-tile } en { $at }
sure-beside = Dejar { a-tile } fuera del mercado
sure-bid = { some-coins } en tu puño.
draw-chance = La loseta sale al azar.
confirm = Confirmar
change = Cambiar

supply-name = Losetas
pile-name = Mazo: { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}
row-name = Fila final
row-dealt = ya repartido
row-for = { $you ->
    [yes] para ti: nadie más lo necesita
   *[no] para { $player }: nadie más lo necesita
}

seat-acts = le toca
coins-hidden = Las monedas de { $player } están tras el biombo
coins-shown = Monedas
discs-left = Fichas restantes
stall-supply = { the-stall }: aún sin construir
stall-beside = { the-stall }: fuera del mercado
stall-distance = { the-stall }: distancia { $distance }

ways-title = Rutas
ways-none = ninguna
ways-mine = las mías
ways-all = todas

auction-title = Subasta del { the-stall }
auction-wins = gana
auction-close = Seguir
auction-worth = { $points ->
    [0] Incluso en tu mejor casilla, { $at }, el puesto quedaría tan lejos como fuera del mercado ({ $without }).
    [one] En { $at } la distancia sería { $distance } en vez de { $without }: para ti vale hasta { $points } punto.
   *[other] En { $at } la distancia sería { $distance } en vez de { $without }: para ti vale hasta { $points } puntos.
}
auction-worthless = No tienes ninguna casilla reservada: el puesto quedaría fuera del mercado. No vale nada para ti.
auction-sites = Distancia en tus casillas
fist-choose = Monedas en tu puño
fist-empty = Elige cuántas monedas. Nadie las ve hasta que se abran todos los puños.
fist-lock = Cerrar el puño
fist-waiting = { $you ->
    [yes] Aún estás eligiendo
   *[no] { $player } aún está eligiendo
}
fist-closed = { $player } ha cerrado el puño
fist-yours = En tu puño: { some-coins }
fist-open = { $player }: { some-coins }

final-title = Rutas y puntuaciones
final-player = Jugadores
final-score = Puntos
final-show = Distancia para { whose-stall }: { $distance }. Mostrar la ruta.
final-hint = La puntuación son las cuatro distancias menos las monedas que quedan; gana la más baja. Pulsa una distancia para ver su ruta.
delivery-all = Todas las rutas de los puestos a sus camiones. Recórrelas una a una.
delivery-next = Siguiente
delivery-back = Atrás

layout-title = Componer el mercado
layout-hint = Arrastra los tableros uno junto a otro, o elige uno y usa las flechas; R lo gira. El servidor comprueba si encaja.
layout-asking = Comprobando…
layout-fits = Puedes jugar en este mercado.
layout-empty = Aún no hay ningún tablero en la mesa.
layout-board = Tablero { $board } en { $at }, { $turns ->
    [one] { $turns } cuarto de vuelta
   *[other] { $turns } cuartos de vuelta
}
layout-chosen = Tablero { $board } (cifra { $marker })
layout-none = Ningún tablero elegido
layout-turn = Girar
layout-remove = Quitar
layout-arrowup = Hacia arriba
layout-arrowdown = Hacia abajo
layout-arrowleft = A la izquierda
layout-arrowright = A la derecha
layout-spare = Tableros fuera del mercado
layout-add = Añadir el tablero { $board } (cifra { $marker })
layout-trucks = Camiones
layout-trucks-chance = colocados al azar
layout-trucks-mine = Los coloco yo
layout-trucks-hint = Pulsa una casilla para el camión marcado, o elígela en la lista. Si no colocas los cuatro, los camiones se colocan al azar.
layout-draw = Otro al azar
layout-clear = Quitar todo

refusal-wrong-number-of-boards = Un mercado para { $players } jugadores necesita { $wanted } tableros, y este tiene { $boards }. Añade o quita alguno.
refusal-board-twice = Solo hay un tablero { $board }.
refusal-board-beyond = El tablero { $board } sale de { $side } × { $side } casillas. Acércalo.
refusal-board-over = El tablero { $board } está sobre otro en { $at }. Apártalo.
refusal-board-apart = El tablero { $board } no comparte ningún lado con otro. Acércalo.
refusal-market-apart = Los tableros no forman un solo mercado. Júntalos.
refusal-too-many-fleas = Estos tableros necesitan { $fleas } losetas de mercadillo y solo hay { $most }. Elige tableros con cifras más bajas.
refusal-no-parkings = Estos tableros no tienen cuatro zonas de límite { $limit } en el borde para los camiones. Gira o mueve alguno.
refusal-no-truck-spaces = En el borde no hay cuatro casillas donde los camiones dejen unidas todas las casillas sin construir, con una al lado de cada camión. Gira o mueve algún tablero, o coloca tú los camiones.
refusal-truck-outside = El { the-truck } debe estar en una casilla del mercado, y { $at } no lo es.
refusal-truck-inside = El { the-truck } debe estar en el borde del mercado, y { $at } no lo está.
refusal-trucks-together = Dos camiones no pueden estar en { $at }.
refusal-truck-limit = El { the-truck } debe estar en una zona de límite { $wanted }, y la de { $at } tiene el límite { $limit }.
refusal-trucks-in-area = Dos camiones no pueden estar en la misma zona, la de { $at }.
refusal-trucks-cut = Los camiones cortan el mercado en dos, o uno queda encerrado. Colócalos en otro sitio.

ledger-fish = Puesto de pescado
ledger-soda = Puesto de refrescos
ledger-cheese = Puesto de queso
ledger-ice-cream = Puesto de helados
ledger-coins = Monedas restantes
ledger-bids = Pagado en subastas
