# Mercado de Lisboa: piezas, lugares, sucesos, negativas, desafíos.

name-fish = pescado
name-flower = flores
name-tomato = tomates
name-meat = carne
name-grape = uva
name-sushi_bar = bar de sushi
name-tea_house = tetería
name-pizzeria = pizzería
name-burger_joint = hamburguesería
name-wine_bar = enoteca
name-pub = pub

letter-fish = P
letter-flower = F
letter-tomato = T
letter-meat = C
letter-grape = U
letter-sushi_bar = Su
letter-tea_house = Te
letter-pizzeria = Pi
letter-burger_joint = Ha
letter-wine_bar = En
letter-pub = Pu

word-fish = pescado
word-flower = flores
word-tomato = tomates
word-meat = carne
word-grape = uva
word-sushi_bar = sushi
word-tea_house = tetería
word-pizzeria = pizzería
word-burger_joint = hamburguesería
word-wine_bar = enoteca
word-pub = pub
word-stand = puesto
word-customers = clientes
word-restaurant = restaurante
word-coin = moneda
word-take = coger
word-redraw = cambiar
word-hand = mano
word-display = oferta
word-specialty = especialidad
side-left = izquierda
side-right = derecha
side-top = arriba
side-bottom = abajo
columns = ABCDE

usage-stand = puesto PRODUCTO ESPACIO, por ejemplo: puesto pescado C3
usage-customers = clientes NÚMERO PRODUCTOS ENTRADA, por ejemplo: clientes 2 pescado carne izquierda-3
usage-restaurant = restaurante TIPO ESPACIO, por ejemplo: restaurante pub B2
usage-coin = moneda
usage-take = coger PRODUCTO, por ejemplo: coger pescado
usage-redraw = cambiar mano, o bien: cambiar oferta
usage-specialty = especialidad PRODUCTO, por ejemplo: especialidad pescado

the-good = { $good ->
    [fish] pescado
    [flower] flores
    [tomato] tomates
    [meat] carne
   *[grape] uva
}
a-stand = { $good ->
    [fish] un puesto de pescado
    [flower] un puesto de flores
    [tomato] un puesto de tomates
    [meat] un puesto de carne
   *[grape] un puesto de uva
}
a-tile = { $good ->
    [fish] una loseta de pescado
    [flower] una loseta de flores
    [tomato] una loseta de tomates
    [meat] una loseta de carne
   *[grape] una loseta de uva
}
a-restaurant = { $restaurant ->
    [sushi_bar] un bar de sushi
    [tea_house] una tetería
    [pizzeria] una pizzería
    [burger_joint] una hamburguesería
    [wine_bar] una enoteca
   *[pub] un pub
}
some-coins = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
some-customers = { $customers ->
    [one] { $customers } cliente
   *[other] { $customers } clientes
}

event-stand-opened = { $you ->
    [yes] Abres { a-stand } en { $at }.
   *[no] { $player } abre { a-stand } en { $at }.
}
event-paid = Coste: { some-coins }.
event-earned = { $you ->
    [yes] Ganas
   *[no] { $player } gana
} { some-coins } en { $at }: { some-customers } en { $entrance }{ $restaurants-count ->
    [0] .
   *[other] { " " }× { $times } ({ $restaurants }).
}
event-restaurant-found = { $you ->
    [yes] Encuentras { a-restaurant } en { $at }.
   *[no] { $player } encuentra { a-restaurant } en { $at }.
}
event-tile-taken = { $you ->
    [yes] Coges { a-tile }.
   *[no] { $player } coge { a-tile }.
}
event-tile-drawn = De la bolsa: { the-good }.
event-hand-redrawn = { $you ->
    [yes] Devuelves tres losetas ({ $returned }) a la bolsa y sacas: { $drew }.
   *[no] { $player } devuelve tres losetas ({ $returned }) a la bolsa y saca: { $drew }.
}
event-display-redrawn = { $you ->
    [yes] Cambias las tres losetas de la oferta ({ $returned }) por: { $drew }.
   *[no] { $player } cambia las tres losetas de la oferta ({ $returned }) por: { $drew }.
}
event-customers-brought = { $you ->
    [yes] Atraes a { some-customers } ({ $goods }) a { $at }.
   *[no] { $player } atrae a { some-customers } ({ $goods }) a { $at }.
}
event-customers-offered = Nueva loseta disponible: { some-customers } ({ $goods }).
event-restaurant-opened = { $you ->
    [yes] Abres { a-restaurant } en { $at } y recibes { some-coins }.
   *[no] { $player } abre { a-restaurant } en { $at } y recibe { some-coins }.
}
event-coin-taken = { $you ->
    [yes] Coges { some-coins }.
   *[no] { $player } coge { some-coins }.
}
event-specialty-set = { $you ->
    [yes] Desde ahora solo te da dinero un producto:
   *[no] Desde ahora solo un producto da dinero a { $player }:
} { $good ->
    [fish] el pescado
    [flower] las flores
    [tomato] los tomates
    [meat] la carne
   *[grape] la uva
}.
event-specialty-asked = { $you ->
    [yes] Elige uno de los cinco productos: solo ese te dará dinero durante el resto de la partida, empezando por estos clientes.
   *[no] { $player } elige uno de los cinco productos, el único que le dará dinero durante el resto de la partida.
}
event-end-triggered = { $end ->
    [spaces] El mercado está casi lleno
    [entrances] Las entradas están casi todas ocupadas
   *[eighth_stand] Se ha colocado el último puesto de madera
}{ $solo ->
    [yes] .
   *[no] : después de { $you ->
        [yes] ti
       *[no] { $player }
    }, los demás tienen un turno más.
}
event-game-over = Fin de la partida: { $end ->
    [spaces] el mercado está casi lleno.
    [entrances] las entradas están casi todas ocupadas.
    [coins] nadie ha hecho más que coger monedas.
    [eighth_stand] se ha colocado el último puesto de madera.
   *[stuck] ya no es posible ninguna acción.
}
event-final-score = { $you ->
    [yes] Tienes
   *[no] { $player } tiene
} { some-coins }{ $restaurants_left ->
    [0] , sin restaurantes en la reserva:
    [one] , menos { $restaurants_left } por un restaurante sin abrir:
   *[other] , menos { $restaurants_left } por restaurantes sin abrir:
} { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}.{ $tie_broken ->
    [yes] {" "}Desempate: { $stands ->
        [one] { $stands } puesto
       *[other] { $stands } puestos
    } en el mercado.
   *[no] {""}
}
event-ranked = { $winners ->
    [one] { $you ->
        [yes] { $broken ->
            [yes] ¡Ganas el desempate: tienes más puestos en el mercado!
           *[no] ¡Has ganado!
        }
       *[no] { $broken ->
            [yes] ¡{ $player } gana el desempate con más puestos en el mercado!
           *[no] ¡Gana { $player }!
        }
    }
   *[other] Empate total entre { $player }, también en puestos. ¡Toca la revancha!
}
event-challenge-judged = Desafío { $challenge }: resultado { $result }, { $fame ->
    [0] sin fama.
    [one] { $fame } punto de fama.
   *[other] { $fame } puntos de fama.
}{ $best_move ->
    [yes] {" "}¡Uno de tus movimientos fue un mejor movimiento!
   *[no] {""}
}
event-fours-missing = Para tener fama { $tiles ->
    [one] falta { $tiles } loseta
   *[other] faltan { $tiles } losetas
} de 4 clientes.
event-next-fame = Un resultado de { $result } da { $fame ->
    [one] { $fame } punto
   *[other] { $fame } puntos
} de fama.

refusal-over = La partida ha terminado.
refusal-not-your-turn = Es el turno de { $turn }.
refusal-wrong-phase = { $phase ->
    [0] Primero va la acción de tu turno.
   *[other] Primero coge una loseta de la oferta.
}
refusal-wrong-phase-specialty = Primero elige tu especialidad.
refusal-not-in-hand = No tienes en la mano { $good ->
    [fish] ninguna loseta de pescado
    [flower] ninguna loseta de flores
    [tomato] ninguna loseta de tomates
    [meat] ninguna loseta de carne
   *[grape] ninguna loseta de uva
}.
refusal-no-wooden-stand = Ya no te quedan puestos de madera.
refusal-stand-there = En { $at } ya hay un puesto.
refusal-restaurant-there = En { $at } ya hay un restaurante abierto.
refusal-line-full = En una fila o columna caben como mucho { $limit ->
    [one] { $limit } puesto
   *[other] { $limit } puestos
}: la de { $at } está completa.
refusal-closed-grey = { $at } tiene un restaurante gris que no es un pub: cerrado a puestos y pubs.
refusal-wrong-column = { $good ->
    [fish] No se puede vender pescado
    [flower] No se pueden vender flores
    [tomato] No se pueden vender tomates
    [meat] No se puede vender carne
   *[grape] No se puede vender uva
} en { $at }: los puestos van en las columnas A, C y E, con los productos indicados arriba.
refusal-too-dear = Cuesta { $cost ->
    [one] { $cost } moneda
   *[other] { $cost } monedas
}; tienes { some-coins } y ganarías { $income }.
refusal-not-in-supply = No tienes { $restaurant ->
    [sushi_bar] ningún bar de sushi
    [tea_house] ninguna tetería
    [pizzeria] ninguna pizzería
    [burger_joint] ninguna hamburguesería
    [wine_bar] ninguna enoteca
   *[pub] ningún pub
} que abrir.
refusal-not-offered = No hay disponible ninguna loseta con { some-customers } ({ $goods }).
refusal-entrance-taken = En { $at } ya hay clientes.
refusal-top-closed = Por arriba ya no pueden entrar más clientes.
refusal-too-few-stands = { $stands ->
    [0] La línea de { $at } no tiene ningún puesto
    [one] La línea de { $at } solo tiene { $stands } puesto
   *[other] La línea de { $at } solo tiene { $stands } puestos
}: pocos para { some-customers }.
refusal-sells-nothing = Ninguno de tus puestos en la línea de { $at } vende lo que buscan ({ $goods }).
refusal-needs-all-goods = La línea de { $at } tiene que vender todo lo que buscan ({ $goods }).
refusal-no-coin-in-solo = En solitario nunca puedes coger una moneda.
refusal-hand-not-three = No tienes tres losetas iguales en la mano.
refusal-display-not-three = En la oferta no hay tres losetas iguales.
refusal-bag-too-small = En la bolsa debe haber tres losetas; quedan { $tiles }.
refusal-not-on-display = En la oferta no hay { $good ->
    [fish] ninguna loseta de pescado
    [flower] ninguna loseta de flores
    [tomato] ninguna loseta de tomates
    [meat] ninguna loseta de carne
   *[grape] ninguna loseta de uva
}.
refusal-bad-draw = Esa extracción no es posible: { $problem }

board-title = Mercado de Lisboa
board-challenge = { $number }. { $name }
board-left = espacios { $spaces } · entradas { $entrances } · fin con { $limit }
board-left-spaces = espacios { $spaces } · fin con { $limit }{ $stands ->
    [0] {""}
   *[other] {""} o con el puesto { $stands }
}
board-last-turns = ¡últimos turnos!
board-offers = Clientes disponibles
board-display = Oferta
board-bag = bolsa { $tiles }
board-coins = monedas { $coins }
board-stands = puestos { $stands }
board-hand = mano
board-fame = Fama 1, 2, 3 con { $one }, { $two }, { $three }
board-result = Resultado actual { $result }, fama { $fame }
board-specialty = Especialidad: { $good }
board-no-specialty = Especialidad: aún por elegir
board-fours-missing = Losetas de 4 clientes que faltan: { $tiles }
board-best-move = ¡Ya hay un mejor movimiento!

help-board = En el tablero, P● es un puesto de pescado de ●, [Su] un restaurante abierto, (su) uno gris, 2PC dos clientes que buscan pescado o carne.

ask-main = tu acción
ask-take = coge una loseta
ask-choose = elige tu especialidad

preview-cost = Coste: { some-coins }.
preview-free = No cuesta nada.
preview-income = { $you ->
    [yes] Ganarías { some-coins }.
   *[no] { $player } ganaría { some-coins }.
}
preview-no-income = Nadie ganaría nada.
preview-names = Después eliges el único producto que te dará dinero durante el resto de la partida.
preview-if-named = Si eliges { $good ->
    [fish] el pescado
    [flower] las flores
    [tomato] los tomates
    [meat] la carne
   *[grape] la uva
}, estos clientes te pagan { some-coins }.
preview-ends = Desencadenaría el final de la partida.

challenge-specialist = El especialista
challenge-specialist-text = Con los primeros clientes que atraes eliges uno de los cinco productos. Solo ese te da dinero hasta el final, empezando por esos clientes; puedes abrir puestos de otros productos, pero no ganan nada. Los restaurantes siguen dando su moneda.
challenge-long_game = Juego largo
challenge-long_game-text = Se juega como siempre, pero al final solo cuenta lo que den las losetas de 4 clientes. Cada restaurante sin abrir sigue costando un punto.
challenge-couples = Catering para parejas
challenge-couples-text = Los clientes vienen solos o en pareja: no hay losetas de 3 ni de 4. En una fila o columna caben como mucho { $limit } puestos.
challenge-third_wheel = La tercera rueda
challenge-third_wheel-text = Los clientes solo vienen de tres en tres, así que antes necesitas tres puestos en una línea. Empiezas con { $coins } monedas.
challenge-last_call = Última llamada
challenge-last_call-text = Solo hay siete losetas de cliente: una de 1, una de 2, una de 3 y cuatro de 4 clientes. Hay fama únicamente si atraes al menos { $fours } de las grandes.
challenge-queue = Cola de clientes
challenge-queue-text = Solo existen cuatro losetas de cliente, una de cada número, y van únicamente a una línea que venda todo lo que buscan. Empiezas con { $coins } monedas.
challenge-crowded = Mercado abarrotado
challenge-crowded-text = Desde el principio esperan clientes en todas las entradas, pero no pagan hasta que en su fila o columna hay tantos puestos como clientes tiene la loseta; entonces pagan a todos los puestos que venden allí lo que buscan. Un puesto que abras allí después cobra al abrirse. Tu último puesto de madera pone fin a la partida.
challenge-pub_crawl = Ronda de pubs
challenge-pub_crawl-text = Empiezas con un pub en la reserva. Los restaurantes grises que no son pubs cierran su espacio a puestos y pubs durante toda la partida.
challenge-marquis = Marqués de Lisboa
challenge-marquis-text = Al empezar hay una loseta de 1 cliente encima de cada una de las columnas A, C y E. Solo se abren puestos en esas columnas, y solo de los dos productos de la loseta que hay encima de la columna. Los restaurantes pueden ir a cualquier sitio. Por arriba no entran más clientes.

rules-mercado = Gana quien tenga más monedas al final. Un turno es una de cuatro acciones:
    PUESTO: pon una loseta de tu mano en un espacio sin puesto ni restaurante abierto. Cuesta 1 moneda, más 1 por cada puesto que ya haya en su fila o en su columna, la que tenga más. Los clientes de los cuatro extremos de su fila y su columna que busquen su producto pagan al momento, y con eso puedes pagar el coste. Después coge una loseta de la oferta. Si en el espacio hay un restaurante gris, es tuyo.
    CLIENTES: lleva una loseta disponible a una entrada vacía. Su línea necesita al menos tantos puestos como clientes tenga la loseta, y uno de los tuyos debe vender algo que busquen. Cada puesto de la línea que lo venda da dinero a su dueño.
    RESTAURANTE: abre uno de tus restaurantes en un espacio sin puesto ni restaurante abierto y coge 1 moneda. Si allí hay uno gris, es tuyo.
    MONEDA: coge 1 moneda (nunca en solitario).
    INGRESO de un puesto: clientes × (1 + restaurantes abiertos contiguos que le correspondan). El bar de sushi corresponde al pescado, la tetería a las flores, la pizzería a los tomates, la hamburguesería a la carne, la enoteca a la uva y el pub a todo.
    Tres losetas iguales en la mano se pueden cambiar antes de tu acción; tres en la oferta, antes de coger una.
    FINAL: cuando quedan como mucho { $limit } espacios o entradas, los demás tienen un turno más; o en el acto si todos toman una moneda uno tras otro (con dos jugadores, dos veces) y, en solitario, si ya no se puede hacer nada. Cada restaurante sin abrir cuesta 1 punto. En caso de empate ganan más puestos.

rank-0 = Turista de paso
rank-1 = Aprendiz de puesto
rank-2 = Cara conocida del barrio
rank-3 = Estrella de la plaza
rank-4 = Alma del mercado
rank-5 = Leyenda de Lisboa
