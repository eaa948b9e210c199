# La mesa de Mercado en la página.

market-title = El mercado: los espacios y las entradas a su alrededor
market-space = { $at }: { $there }
market-entrance = Entrada { $at }: { $there }
market-empty = vacío
market-or = { $one } o { $two }
market-customers = { $customers ->
    [one] { $customers } cliente que busca { $goods }
   *[other] { $customers } clientes que buscan { $goods }
}
market-stand-of = { $good ->
    [fish] puesto de pescado
    [flower] puesto de flores
    [tomato] puesto de tomates
    [meat] puesto de carne
   *[grape] puesto de uva
}, { $you ->
    [yes] tuyo
   *[no] { $player }
}
market-tile = { $good ->
    [fish] loseta de pescado
    [flower] loseta de flores
    [tomato] loseta de tomates
    [meat] loseta de carne
   *[grape] loseta de uva
}
market-open = restaurante abierto: { $restaurant }
market-grey = restaurante gris: { $restaurant }
market-grey-unknown = restaurante gris de tipo desconocido
market-price-profit = Precio { $cost }, ingreso { $income }, ganancia { $profit }.
market-brings = Ingreso { $income }.
market-others = Los demás reciben { $coins }.

market-do-stand = { $good ->
    [fish] Puesto de pescado
    [flower] Puesto de flores
    [tomato] Puesto de tomates
    [meat] Puesto de carne
   *[grape] Puesto de uva
} en { $at }
market-do-customers = { $customers ->
    [one] { $customers } cliente
   *[other] { $customers } clientes
} de { $goods } a { $at }
market-do-restaurant = Abrir en { $at }: { $restaurant }
market-do-take = Coger una loseta: { $good }
market-do-specialty = Especialidad: { $good }
market-take-coin = Coger { some-coins }
market-redraw-hand = Cambiar la mano
market-redraw-display = Cambiar la oferta

market-decision = Tu decisión
market-ask-main = Tu turno: elige un puesto, clientes, un restaurante o un lugar.
market-ask-only = Tu turno. Solo hay una jugada posible: { $move }.
market-ask-take = Coge una loseta de la oferta.
market-ask-choose = Elige tu especialidad: solo este producto te dará dinero durante el resto de la partida. Los números muestran lo que pagan ahora mismo tus primeros clientes.
market-stopped = La partida se terminó antes de tiempo.
market-waiting = Es el turno de { $player }.
market-where = { $places ->
    [one] ¿Dónde? { $places } lugar posible.
   *[other] ¿Dónde? { $places } lugares posibles.
}
market-legend = Moneda: el precio. + o −: lo que ganas o pierdes al momento.
market-what-here = ¿Qué pones en { $at }?
market-look = Elige este lugar para seguir.
market-confirm = Confirmar
market-change = Cambiar
market-escape = Esc
market-keys = Intro confirma, Escape cambia.
market-price = Precio
market-income = Ingreso
market-profit = Ganancia
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
    [one] queda { $tiles } loseta en la pila
   *[other] quedan { $tiles } losetas en la pila
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
market-ends-at = El final llega cuando quedan { $left } espacios o { $left } entradas.
market-ends-at-spaces = El final llega cuando quedan { $left } espacios{ $stands ->
    [0] .
   *[other] , o con el puesto número { $stands }.
}
market-coins-in-a-row = { $coins ->
    [one] { $coins } moneda seguida
   *[other] { $coins } monedas seguidas
}
market-last-turns = { $end ->
    [spaces] El mercado está casi lleno
    [entrances] Casi no quedan entradas
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
   *[other] fama { $fame }
}
