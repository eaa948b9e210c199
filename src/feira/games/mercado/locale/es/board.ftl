# La mesa de Mercado en la página.

market-title = El mercado: los espacios y las entradas a su alrededor
market-space = { $at }: { $there }
market-entrance = { NAME($at, as: "title") }: { $there }
market-empty = vacío
market-entrance-empty = vacía
market-stand-of = { $you ->
    [yes] tu puesto de { NAME($good) }
   *[no] puesto de { NAME($good) } de { $player }
}
market-tile = loseta de { NAME($good) }
market-thing = { NAME($thing) }
market-short = { NAME($at, as: "short") }
market-open = restaurante abierto: { NAME($restaurant) }
market-grey = restaurante gris: { NAME($restaurant) }
market-grey-unknown = restaurante gris de tipo desconocido
market-explained = { $what }. { $told }
market-price-profit = Precio { $cost }, ingresos { $income }, beneficio { $profit }.
market-brings = Ingresos { $income }.
market-others = Los demás reciben { $coins }.

market-take-coin = Tomar { some-coins }
market-decision = Tu decisión
market-ask-main = Tu turno: elige un puesto, clientes, un restaurante o un espacio.
market-ask-only = Tu turno. Solo hay una jugada posible: { $move }.
market-ask-take = Toma una loseta de la oferta.
market-ask-choose = Elige tu especialidad: solo este producto te dará dinero durante el resto de la partida. Los números muestran lo que pagan ahora mismo tus primeros clientes.
market-stopped = La partida se terminó antes de tiempo.
market-waiting = { $you ->
    [yes] Es tu turno.
   *[no] Es el turno de { $player }.
}
market-where = { $places ->
    [one] ¿Dónde? { $places } sitio posible.
   *[other] ¿Dónde? { $places } sitios posibles.
}
market-usual = Sin número: { $profit } { $coins ->
    [one] moneda
   *[other] monedas
}.
market-anywhere = { $profit } { $coins ->
    [one] moneda
   *[other] monedas
} en cualquier sitio.
market-improved = Cada nuevo cliente pagará { $times } en vez de { $before }: { market-stand-of } ({ $at }).
market-what-here = ¿Qué pones en { NAME($at) }?
market-look = Elige este sitio para seguir.
market-confirm = Confirmar
market-change = Cambiar
market-escape = Esc
market-keys = Pulsa Intro para confirmar y Escape para cambiar.
market-price = Precio
market-income = Ingresos
market-profit = Beneficio
market-restaurant-coin = Por abrir un restaurante: { $coins }

market-hand = Mano
market-supply = Restaurantes por abrir
market-coins = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
market-coins-hidden = Monedas tras un biombo
market-wooden = { $stands ->
    [one] queda { $stands } puesto de madera
   *[other] quedan { $stands } puestos de madera
}
market-turn = juega
market-stack = { $tiles ->
    [one] queda { $tiles } loseta en el mazo
   *[other] quedan { $tiles } losetas en el mazo
}
market-bag = { $tiles ->
    [one] { $tiles } loseta en la bolsa
   *[other] { $tiles } losetas en la bolsa
}
market-spaces-left = { $spaces ->
    [one] { $spaces } espacio libre
   *[other] { $spaces } espacios libres
}
market-entrances-left = { $entrances ->
    [one] { $entrances } entrada libre
   *[other] { $entrances } entradas libres
}
market-ends-at = La última ronda empieza cuando quedan { $left } espacios o { $left } entradas.
market-ends-at-spaces = { $stands ->
    [0] La partida termina cuando quedan { $left } espacios.
   *[other] La partida termina cuando quedan { $left } espacios o cuando abres el puesto número { $stands }.
}
market-coins-in-a-row = { $coins ->
    [one] { $coins } moneda seguida
   *[other] { $coins } monedas seguidas
}
market-last-turns = { $end ->
    [spaces] El mercado está casi lleno
    [entrances] Casi todas las entradas están ocupadas
   *[eighth_stand] Se ha colocado el último puesto de madera
}: { $turns ->
    [one] queda { $turns } turno
   *[other] quedan { $turns } turnos
}
market-challenge = Desafío
market-result = { $result ->
    [one] { $result } punto
   *[other] { $result } puntos
}, { $fame ->
    [0] aún sin fama
    [one] { $fame } punto de fama
   *[other] { $fame } puntos de fama
}

ledger-start = Monedas iniciales
ledger-customers = Clientes atraídos
ledger-stands = Puestos abiertos
ledger-restaurants = Restaurantes abiertos
ledger-others = Jugadas de otros
ledger-taken = Monedas tomadas
ledger-paid = Pagado por puestos
ledger-left = Restaurantes sin abrir
ledger-given = Dado a otros
