# Por qué una jugada habría sido mejor que otra.

the-other-move = { $compared ->
    [another] La otra jugada
    [yours] Tu jugada
   *[played] La jugada hecha
}
after-other-move = { $compared ->
    [another] la otra jugada
    [yours] tu jugada
   *[played] la jugada hecha
}
why-earns = { $you ->
    [yes] Te da enseguida { some-coins } en lugar de { $instead }.
   *[no] Le da enseguida a { $player } { some-coins } en lugar de { $instead }.
}
why-costs = Cuesta { some-coins } en lugar de { $instead }.
why-concedes = { the-other-move } da enseguida { some-coins } más, pero menos después.
why-gives = { $you ->
    [yes] Te da { some-coins } en lugar de { $instead }.
   *[no] Le da a { $player } solo { some-coins } en lugar de { $instead }.
}
why-helps = { the-other-move } mejora { $you ->
    [yes] tu puesto de { NAME($good, as: "wanted") }
   *[no] el puesto de { NAME($good, as: "wanted") } de { $player }
} en { $at }: cada cliente nuevo paga allí { $times } en lugar de { $before }.
why-improves = Mejora { $you ->
    [yes] tu puesto de { NAME($good, as: "wanted") }
   *[no] el puesto de { NAME($good, as: "wanted") } de { $player }
} en { $at }: cada cliente nuevo paga allí { $times } en lugar de { $before }.
why-finds = Encuentra { a-restaurant } en { $at }.
why-in-line = { $at } comparte fila o columna con { $stands ->
    [one] otro puesto
   *[other] otros { $stands } puestos
} { $you ->
    [yes] tuyos
   *[no] de { $player }
}, así que los mismos clientes pueden pagarlos todos.
why-exchanges-hand = Cambiar tres losetas iguales es gratis y no gasta la acción del turno: la nueva mano da más opciones.
why-exchanges-display = Cambiar la oferta es gratis y no gasta la acción del turno: las nuevas losetas dan más opciones.
why-keeps-tiles = Vale la pena conservar las losetas.
why-prepares-customers = Prepara el turno siguiente: { customers-wanting } en { NAME($at) } podrían { $you ->
    [yes] darte
   *[no] dar a { $player }
} { some-coins }, en lugar de { $instead } tras { after-other-move }.
why-prepares-stand = Prepara el turno siguiente: { a-stand } en { $at } podría { $you ->
    [yes] darte
   *[no] dar a { $player }
} { some-coins }, en lugar de { $instead } tras { after-other-move }.
why-denies-customers = Impide { $you ->
    [yes] que ganes
   *[no] que { $player } gane
} después { some-coins } con { customers-wanting } en { NAME($at) }. Lo que queda vale { $instead }.
why-denies-stand = Impide { $you ->
    [yes] que ganes
   *[no] que { $player } gane
} después { some-coins } con { a-stand } en { $at }. Lo que queda vale { $instead }.
why-position = No se nota enseguida, pero { $you ->
    [yes] te deja
   *[no] deja a { $player }
} en mejor posición, unas { some-coins } mejor.
why-ends = Provoca el final de la partida.
why-goes-on = { the-other-move } provoca el final de la partida. Esta no.
why-lead = De media son { $points ->
    [one] { $points } moneda
   *[other] { $points } monedas
} de ventaja al final.

# Para las pistas.
tile-name = { NAME($tile) }
place-name = { NAME($at) }

# De qué trata un problema.
theme-entrances = entradas
theme-restaurants = restaurantes
theme-stands = puestos
theme-exchange = cambio de losetas
theme-blocking = bloqueo
theme-end-game = final de la partida
