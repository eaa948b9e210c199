# Mercado de Lisboa: piezas, lugares, sucesos, negativas, desafíos.

name-fish = pescado
    .the = el pescado
name-flower = flores
    .the = las flores
name-tomato = tomates
    .the = los tomates
name-meat = carne
    .the = la carne
name-grape = uva
    .the = la uva
name-sushi_bar = bar de sushi
name-tea_house = tetería
name-pizzeria = pizzería
name-burger_joint = hamburguesería
name-wine_bar = enoteca
name-pub = pub
name-left = la entrada izquierda de la fila { $part }
    .title = Entrada izquierda de la fila { $part }
    .short = izquierda { $part }
    .line = la fila { $part }
name-right = la entrada derecha de la fila { $part }
    .title = Entrada derecha de la fila { $part }
    .short = derecha { $part }
    .line = la fila { $part }
name-top = la entrada superior de la columna { $part }
    .title = Entrada superior de la columna { $part }
    .short = arriba { $part }
    .line = la columna { $part }
name-bottom = la entrada inferior de la columna { $part }
    .title = Entrada inferior de la columna { $part }
    .short = abajo { $part }
    .line = la columna { $part }

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
    .also = pescados pez peces
word-flower = flores
    .also = flor
word-tomato = tomates
    .also = tomate
word-meat = carne
    .also = carnes
word-grape = uva
    .also = uvas
word-sushi_bar = sushi
word-tea_house = tetería
    .also = té
word-pizzeria = pizzería
    .also = pizza pizzerías
word-burger_joint = hamburguesería
    .also = hamburguesa hamburguesas
word-wine_bar = enoteca
    .also = vino vinos
word-pub = pub
    .also = pubs bar
word-stand = puesto
    .also = puestos
word-customers = clientes
    .also = cliente atraer
word-restaurant = restaurante
    .also = restaurantes
word-coin = moneda
    .also = monedas
word-take = tomar
    .also = coger toma coge
word-redraw = cambiar
    .also = cambio
word-hand = mano
word-display = oferta
word-specialty = especialidad
word-left = izquierda
word-right = derecha
word-top = arriba
    .also = superior
word-bottom = abajo
    .also = inferior
columns = ABCDE

usage-stand = puesto PRODUCTO ESPACIO, por ejemplo: puesto pescado C3
usage-customers = clientes NÚMERO PRODUCTOS ENTRADA, por ejemplo: clientes 2 pescado carne izquierda-3
usage-restaurant = restaurante TIPO ESPACIO, por ejemplo: restaurante pub B2
usage-coin = moneda
usage-take = tomar PRODUCTO, por ejemplo: tomar pescado
usage-redraw = cambiar mano, o bien: cambiar oferta
usage-specialty = especialidad PRODUCTO, por ejemplo: especialidad pescado

a-stand = un puesto de { NAME($good) }
a-tile = una loseta de { NAME($good) }
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
customers-wanting = { $customers ->
    [one] { $customers } cliente que busca { LIST($goods, joint: "or") }
   *[other] { $customers } clientes que buscan { LIST($goods, joint: "or") }
}
why-it-ends = { $end ->
    [spaces] el mercado está casi lleno
    [entrances] casi todas las entradas están ocupadas
   *[eighth_stand] se ha colocado el último puesto de madera
}

move-open-stand = Abrir { a-stand } en { $at }
move-bring-customers = Atraer a { some-customers } ({ LIST($goods, joint: "or") }) a { NAME($at) }
move-open-restaurant = Abrir { a-restaurant } en { $at }
move-take-coin = Tomar una moneda
move-take-tile = Tomar { a-tile }
move-redraw-hand = Cambiar la mano
move-redraw-display = Cambiar la oferta
move-choose-specialty = Elegir { NAME($good, as: "the") } como especialidad

event-stand-opened = { $you ->
    [yes] Abres { a-stand } en { $at }.
   *[no] { $player } abre { a-stand } en { $at }.
}
event-paid = Cuesta { some-coins }.
event-earned = { $you ->
    [yes] Ganas
   *[no] { $player } gana
} { some-coins } en { $at }: { some-customers }{ $restaurants-count ->
    [0] {""}
   *[other] {" "}× { $times } ({ $restaurants })
} en { NAME($entrance) }.
event-restaurant-found = { $you ->
    [yes] Encuentras { a-restaurant } en { $at }.
   *[no] { $player } encuentra { a-restaurant } en { $at }.
}
event-tile-taken = { $you ->
    [yes] Tomas { a-tile }.
   *[no] { $player } toma { a-tile }.
}
event-tile-drawn = Llega a la oferta { a-tile }.
event-hand-redrawn = { $you ->
    [yes] Devuelves a la bolsa tres losetas de { NAME($returned) } y sacas { $drew }.
   *[no] { $player } devuelve a la bolsa tres losetas de { NAME($returned) } y saca { $drew }.
}
event-display-redrawn = { $you ->
    [yes] Cambias las tres losetas de { NAME($returned) } de la oferta por { $drew }.
   *[no] { $player } cambia las tres losetas de { NAME($returned) } de la oferta por { $drew }.
}
event-customers-brought = { $you ->
    [yes] Atraes a { customers-wanting } a { NAME($at) }.
   *[no] { $player } atrae a { customers-wanting } a { NAME($at) }.
}
event-customers-offered = Nueva loseta disponible: { customers-wanting }.
event-restaurant-opened = { $you ->
    [yes] Abres { a-restaurant } en { $at } y recibes { some-coins }.
   *[no] { $player } abre { a-restaurant } en { $at } y recibe { some-coins }.
}
event-coin-taken = { $you ->
    [yes] Tomas { some-coins }.
   *[no] { $player } toma { some-coins }.
}
event-specialty-set = { $you ->
    [yes] Desde ahora solo ganas monedas con { NAME($good, as: "the") }.
   *[no] Desde ahora { $player } solo gana monedas con { NAME($good, as: "the") }.
}
event-specialty-asked = { $you ->
    [yes] Elige uno de los cinco productos: solo ese te dará dinero durante el resto de la partida, empezando por estos clientes.
   *[no] { $player } elige uno de los cinco productos, el único que le dará dinero durante el resto de la partida.
}
event-end-triggered = { $solo ->
    [yes] Empieza el final: { why-it-ends }.
   *[no] { $you ->
        [yes] Desencadenas el final: { why-it-ends }.
       *[no] { $player } desencadena el final: { why-it-ends }.
    } Los demás tienen un turno más.
}
event-game-over = La partida ha terminado: { $end ->
    [spaces] el mercado está casi lleno.
    [entrances] casi todas las entradas están ocupadas.
    [coins] todos han tomado una moneda, uno tras otro.
    [eighth_stand] se ha colocado el último puesto de madera.
   *[stuck] ya no es posible ninguna acción.
}
event-final-score = { $you ->
    [yes] Tienes
   *[no] { $player } tiene
} { some-coins }{ $restaurants_left ->
    [0] , con todos los restaurantes abiertos:
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
event-challenge-judged = Desafío { $challenge }: tu resultado es { $result } y vale { $fame ->
    [0] 0 puntos de fama.
    [one] { $fame } punto de fama.
   *[other] { $fame } puntos de fama.
}{ $best_move ->
    [yes] {" "}¡Bonificación por el mejor movimiento!
   *[no] {""}
}
event-fours-missing = Para ganar fama te { $tiles ->
    [one] falta { $tiles } loseta
   *[other] faltan { $tiles } losetas
} de 4 clientes.
event-next-fame = Un resultado de { $result } habría valido { $fame ->
    [one] { $fame } punto
   *[other] { $fame } puntos
} de fama.

refusal-over = La partida ha terminado.
refusal-not-your-turn = Es el turno de { $turn }.
refusal-wrong-phase = { $phase ->
    [0] Primero haz tu acción.
   *[other] Primero toma una loseta de la oferta.
}
refusal-wrong-phase-specialty = Primero elige tu especialidad.
refusal-not-in-hand = No tienes en la mano ninguna loseta de { NAME($good) }.
refusal-no-wooden-stand = Ya no te quedan puestos de madera.
refusal-stand-there = En { $at } ya hay un puesto.
refusal-restaurant-there = En { $at } ya hay un restaurante abierto.
refusal-line-full = En una fila o columna caben como mucho { $limit ->
    [one] { $limit } puesto
   *[other] { $limit } puestos
}, y { $at } está en una completa.
refusal-closed-grey = El restaurante gris de { $at } no es un pub: ahí no pueden ir puestos ni pubs.
refusal-wrong-column = No puedes vender { NAME($good) } en { $at }. Los puestos van en las columnas A, C y E, y solo venden los productos de la loseta que hay arriba de su columna.
refusal-too-dear = Cuesta { $cost ->
    [one] { $cost } moneda
   *[other] { $cost } monedas
}. Tienes { some-coins } y ganarías { $income }.
refusal-not-in-supply = No tienes { $restaurant ->
    [sushi_bar] ningún bar de sushi
    [tea_house] ninguna tetería
    [pizzeria] ninguna pizzería
    [burger_joint] ninguna hamburguesería
    [wine_bar] ninguna enoteca
   *[pub] ningún pub
} que abrir.
refusal-not-offered = Ninguna loseta disponible muestra { customers-wanting }.
refusal-other-goods = Nombra los dos productos: la loseta disponible muestra { customers-wanting }.
refusal-no-such-space = No hay ningún espacio { $place }. Los espacios van de A1 a E5.
refusal-no-such-entrance = No hay ninguna entrada { $place }. Las entradas están a la izquierda, a la derecha, arriba y abajo.
refusal-not-on-a-space = Los puestos y los restaurantes van en los espacios del mercado, no en las entradas.
refusal-not-at-an-entrance = Los clientes vienen a las entradas que rodean el mercado, no a sus espacios.
refusal-entrance-taken = Ya hay clientes en { NAME($at) }.
refusal-top-closed = Ya no pueden venir más clientes a las entradas superiores.
refusal-too-few-stands = { $customers ->
    [one] { $customers } cliente necesita { $customers } puesto
   *[other] { $customers } clientes necesitan { $customers } puestos
} en una misma fila o columna; en { NAME($at, as: "line") } { $stands ->
    [0] no hay ninguno.
   *[other] hay { $stands }.
}
refusal-sells-nothing = Ninguno de tus puestos en { NAME($at, as: "line") } vende { LIST($goods, joint: "or") }.
refusal-needs-all-goods = Estos clientes solo vienen si los puestos de { NAME($at, as: "line") } venden todo lo que buscan: { $goods }.
refusal-no-coin-in-solo = En solitario no puedes tomar una moneda.
refusal-hand-not-three = Solo puedes cambiar la mano si sus tres losetas son iguales.
refusal-display-not-three = Solo puedes cambiar la oferta si sus tres losetas son iguales.
refusal-bag-too-small = Para un cambio debe haber tres losetas en la bolsa, y quedan { $tiles }.
refusal-not-on-display = En la oferta no hay ninguna loseta de { NAME($good) }.
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
board-specialty = Especialidad: { NAME($good) }
board-no-specialty = Especialidad: aún por elegir
board-fours-missing = Losetas de 4 clientes que faltan: { $tiles }
board-best-move = ¡Mejor movimiento conseguido!

help-board = En el tablero, P● es un puesto de pescado de ●, [Su] un restaurante abierto, (su) uno gris, 2PC dos clientes que buscan pescado o carne.

ask-main = tu acción
ask-take = toma una loseta
ask-choose = elige tu especialidad

preview-cost = Cuesta { some-coins }.
preview-free = Es gratis.
preview-income = { $you ->
    [yes] Ganarías { some-coins }.
   *[no] { $player } ganaría { some-coins }.
}
preview-no-income = Nadie ganaría nada.
preview-names = Después eliges el único producto que te dará dinero durante el resto de la partida.
preview-if-named = Si eliges { NAME($good, as: "the") }, estos clientes te pagan { some-coins }.
preview-ends = Desencadenaría el final de la partida.

challenge-specialist = El especialista
challenge-specialist-text = Cuando atraes a tus primeros clientes, eliges uno de los cinco productos. Solo ese te da dinero hasta el final, empezando por esos clientes. Puedes abrir puestos de otros productos, pero no ganan nada. Los restaurantes siguen dando su moneda.
challenge-long_game = Juego largo
challenge-long_game-text = Juega como siempre, pero al final solo cuentan las monedas de las losetas de 4 clientes. Cada restaurante sin abrir sigue costando un punto.
challenge-couples = Catering para parejas
challenge-couples-text = Los clientes vienen solos o en pareja: no hay losetas de 3 ni de 4. En una fila o columna caben como mucho { $limit } puestos.
challenge-third_wheel = La tercera rueda
challenge-third_wheel-text = Los clientes solo vienen de tres en tres, así que antes necesitas tres puestos en una fila o columna. Empiezas con { $coins } monedas.
challenge-last_call = Última llamada
challenge-last_call-text = Solo hay siete losetas de cliente: una de 1, una de 2, una de 3 y cuatro de 4 clientes. Solo ganas fama si atraes al menos { $fours } losetas de 4 clientes.
challenge-queue = Cola de clientes
challenge-queue-text = Solo hay cuatro losetas de cliente, una de cada número de clientes. Solo van a una fila o columna que venda todo lo que buscan. Empiezas con { $coins } monedas.
challenge-crowded = Mercado abarrotado
challenge-crowded-text = Desde el principio esperan clientes en todas las entradas. Una loseta paga cuando en su fila o columna hay al menos tantos puestos como clientes tiene; entonces paga a todos los puestos que venden allí lo que buscan. Un puesto que abras allí después cobra al abrirse. La partida termina cuando colocas tu último puesto de madera.
challenge-pub_crawl = Ronda de pubs
challenge-pub_crawl-text = Empiezas con un pub en la reserva. Durante toda la partida, los puestos y los pubs no pueden ir a un espacio con un restaurante gris, salvo si es un pub.
challenge-marquis = Marqués de Lisboa
challenge-marquis-text = Al empezar hay una loseta de 1 cliente arriba de las columnas A, C y E. Solo puedes abrir puestos en esas columnas, y solo de los dos productos de la loseta de arriba. Los restaurantes pueden ir a cualquier sitio. A las entradas superiores ya no vienen más clientes.

rules-mercado = Para ganar, acaba con más monedas que nadie. En tu turno haces una de cuatro acciones:
    PUESTO: pon una loseta de tu mano en un espacio sin puesto ni restaurante abierto. Cuesta 1 moneda, más 1 por cada puesto que ya haya en su fila o en su columna, la que tenga más. Los clientes de los cuatro extremos de su fila y su columna que busquen su producto te pagan al momento, y con eso puedes pagar el coste. Después toma una loseta de la oferta. Si en el espacio hay un restaurante gris, es tuyo.
    CLIENTES: atrae una loseta disponible a una entrada vacía. Su fila o columna necesita al menos tantos puestos como clientes tenga la loseta, y uno de los tuyos allí debe vender algo que busquen. Cada puesto que lo venda allí da monedas a su dueño.
    RESTAURANTE: abre uno de tus restaurantes en un espacio sin puesto ni restaurante abierto y toma 1 moneda. Si en el espacio hay un restaurante gris, es tuyo.
    MONEDA: toma 1 moneda (nunca en solitario).
    INGRESOS de un puesto: clientes × (1 + restaurantes abiertos que le correspondan a su lado, no en diagonal). El bar de sushi corresponde al pescado, la tetería a las flores, la pizzería a los tomates, la hamburguesería a la carne, la enoteca a la uva y el pub a todo.
    Puedes cambiar tres losetas iguales de la mano antes de tu acción, y tres iguales de la oferta antes de tomar una.
    FINAL: cuando quedan como mucho { $limit } espacios o { $limit } entradas, los demás tienen un turno más. La partida también termina en el acto cuando todos toman una moneda uno tras otro (con dos jugadores, dos veces seguidas) o, en solitario, cuando no te queda ninguna acción. Cada restaurante sin abrir cuesta 1 punto. Si hay empate, gana quien tenga más puestos.

rank-0 = Turista de paso
rank-1 = Aprendiz de puesto
rank-2 = Cara conocida del barrio
rank-3 = Estrella de la plaza
rank-4 = Alma del mercado
rank-5 = Leyenda de Lisboa
