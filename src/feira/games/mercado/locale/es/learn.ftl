# Las reglas del juego en palabras y lo que dice la guía en una primera partida.

learn-intro = Comercias en el mercado de Lisboa. Abre puestos, atrae clientes a las entradas y abre restaurantes que hagan ganar más a tus puestos. Para ganar, termina con más monedas que nadie.

learn-market = El mercado
learn-market-grid = El mercado tiene 25 espacios: cinco filas, de la 1 a la 5, y cinco columnas, de la A a la E. C3 es el espacio del centro. En los dos extremos de cada fila y de cada columna hay una entrada donde esperarán clientes; son 20 en total.
learn-market-row = Todo ocurre a lo largo de filas y columnas. Un puesto está en una fila y en una columna, así que los clientes pueden llegar a él por cuatro entradas: izquierda, derecha, arriba y abajo.
learn-market-next = «Al lado» significa siempre que comparten un lado. Dos espacios que solo se tocan por una esquina no están uno al lado del otro.
learn-market-goods = Se venden cinco productos: pescado, flores, tomates, carne y uva. Hay siete losetas de cada uno. Salen de una bolsa: tres forman la oferta, boca arriba, y cada cual tiene tres en la mano.
learn-market-restaurants = El juego tiene doce restaurantes, dos de cada tipo. Once empiezan grises, en los espacios marcados; todavía no los lleva nadie. Ves de qué tipo es cada uno, salvo que la mesa haya elegido mantenerlo en secreto hasta que alguien tome la loseta.
learn-market-start = Empiezas con 1 moneda, 8 puestos de madera y 3 losetas. El duodécimo restaurante, un pub, es para la cuarta persona cuando jugáis cuatro; si no, se queda en la caja.
learn-market-secrets = Todas las manos están a la vista, así que sabes qué podría abrir cada cual. Las monedas quedan tras un biombo: solo tú sabes cuántas tienes, salvo que la mesa juegue con monedas a la vista.
learn-market-caption = Un mercado antes del primer turno. Recórrelo con las flechas del teclado para oír qué hay en cada lugar.

learn-turn = Tu turno
learn-turn-order = Los sitios se sortean al azar, salvo que el anfitrión los mantenga. Empieza quien ocupa el primer sitio, y los turnos van en ronda.
learn-turn-actions = En tu turno haces una sola de estas cuatro acciones: abrir un puesto, atraer clientes, abrir un restaurante o tomar 1 moneda. Después le toca a la siguiente persona.
learn-turn-coin = Cuando juegas con otros, siempre puedes tomar una moneda. Es el camino lento: el dinero está en las otras tres acciones.
learn-turn-exchange = Si tienes en la mano tres losetas del mismo producto, puedes cambiarlas antes de tu acción: roba tres de la bolsa y devuelve después las antiguas. Puedes repetirlo mientras tengas tres iguales y haya al menos tres losetas en la bolsa.

learn-stand = Abrir un puesto
learn-stand-where = Pon una loseta de tu mano en un espacio sin puesto ni restaurante abierto, junto con uno de tus puestos de madera. Tienes ocho, así que en toda la partida puedes abrir ocho puestos.
learn-stand-price = El precio es de 1 moneda, más 1 por cada puesto que ya haya en su fila o en su columna, sea de quien sea. Solo cuenta la que esté más llena.
learn-stand-paid = Los clientes que ya esperan en los cuatro extremos de esa fila y esa columna pagan enseguida al nuevo puesto si buscan su producto, así que pueden pagarle hasta cuatro losetas. Cada loseta paga clientes × (1 + restaurantes abiertos adecuados al lado del puesto). Los puestos que ya estaban no cobran otra vez.
learn-stand-afford = No necesitas tener las monedas antes: puedes pagar el precio con lo que gane el nuevo puesto.
learn-stand-found = Si en el espacio hay un restaurante gris, pasa a tu reserva. Podrás abrirlo en otro turno.
learn-stand-take = Al final del turno toma una loseta de la oferta, para tener otra vez tres en la mano. La oferta se repone desde la bolsa. Cuando la bolsa se vacía, ya no se repone nada y las manos se quedan más pequeñas.
learn-stand-swap = Si la oferta muestra tres losetas del mismo producto cuando vas a tomar una, antes puedes cambiarlas por tres de la bolsa.
learn-stand-caption = Señala o toca un espacio iluminado: ves su precio, lo que ganarías o perderías y qué clientes pagarían.
learn-stand-example-price = Un puesto en { $at }. En su fila ya hay { $row ->
    [one] { $row } puesto
   *[other] { $row } puestos
}; en su columna, { $column }. Cuenta el número mayor, así que cuesta 1 + { $larger } = { $cost }.
learn-stand-example-tile = Una loseta que espera, con { $customers ->
    [one] { $customers } cliente, busca
   *[other] { $customers } clientes, busca
} su producto, y al lado { $restaurants ->
    [0] no hay ningún restaurante adecuado
    [one] hay { $restaurants } restaurante adecuado
   *[other] hay { $restaurants } restaurantes adecuados
}: { $customers } × (1 + { $restaurants }) = { $coins }.
learn-stand-example-profit = En total, { $income } − { $cost } = { $profit ->
    [one] { $profit } moneda de beneficio.
   *[other] { $profit } monedas de beneficio.
}

learn-customers = Atraer clientes
learn-customers-offer = Las losetas de clientes forman cuatro pilas, de 1, 2, 3 y 4 clientes. Las tres primeras de cada pila están disponibles para todos, doce en total; cuando alguien toma una, aparece la siguiente de su pila. Una loseta de 1, 2 o 3 clientes muestra dos productos; una de 4 clientes, uno solo. Hay diez losetas de cada número, pero solo cinco de 4 clientes.
learn-customers-where = Pon una de esas losetas en una entrada vacía. La fila o columna que hay detrás debe tener al menos tantos puestos como clientes la loseta, sean de quien sean. Y al menos uno de tus puestos de esa fila o columna debe vender un producto de la loseta: con uno basta.
learn-customers-pay = Entonces la loseta paga a cada puesto de esa fila o columna que venda uno de sus productos, sea de quien sea. Cada cliente paga 1 moneda, y 1 más por cada restaurante abierto adecuado al lado del puesto: clientes × (1 + restaurantes).
learn-customers-stays = La loseta se queda en su entrada hasta el final de la partida, así que ahí no puede ir otra. A cada puesto le paga una sola vez: cuando llega la loseta o cuando el puesto abre más tarde.
learn-customers-share = Así que tus clientes también pueden enriquecer a los demás. Busca filas y columnas donde ganes más que ellos.
learn-customers-caption = Señala o toca una entrada iluminada para ver a qué puestos pagarían estos clientes, y cuánto.
learn-customers-example = { $you ->
    [yes] Tu puesto
   *[no] El puesto de { $player }
} en { $at } tiene al lado { $restaurants ->
    [0] ningún restaurante adecuado
    [one] { $restaurants } restaurante adecuado
   *[other] { $restaurants } restaurantes adecuados
} y gana { $customers } × (1 + { $restaurants }) = { $coins }.

learn-restaurant = Abrir un restaurante
learn-restaurant-open = Pon un restaurante de tu reserva en un espacio sin puesto ni restaurante abierto y toma 1 moneda. Si en el espacio hay un restaurante gris, ese pasa a tu reserva.
learn-restaurant-helps = Desde entonces ayuda a cada puesto adecuado que tenga al lado, sea de quien sea: el bar de sushi ayuda al pescado, la tetería a las flores, la pizzería a los tomates, la hamburguesería a la carne, la enoteca a la uva, y el pub a todos los productos. Con un restaurante adecuado, un puesto gana el doble; con dos, el triple. Los restaurantes grises no ayudan.
learn-restaurant-served = Abrir un restaurante te da 1 moneda y nada más: los clientes que ya han pagado no pagan otra vez. Abre primero el restaurante y atrae a los clientes después.
learn-restaurant-caption = Este restaurante podría ir a cada espacio iluminado. Donde más te ayuda es al lado de tus propios puestos.

learn-end = El final
learn-end-trigger = La última ronda empieza cuando un puesto o un restaurante deja como mucho 4 espacios sin puesto ni restaurante abierto (un espacio con un restaurante gris aún cuenta como libre), o cuando una loseta de clientes deja como mucho 4 entradas vacías. Entonces los demás tienen un turno más.
learn-end-coins = La partida también acaba enseguida cuando todos los jugadores toman 1 moneda uno tras otro. Con dos jugadores hacen falta dos monedas cada uno: cuatro turnos así seguidos.
learn-end-score = Tu puntuación son tus monedas menos 1 por cada restaurante que quede en tu reserva. Puede bajar de 0. Gana la puntuación más alta.
learn-end-tie = Si hay empate, gana quien tenga más puestos en el mercado. Si también son iguales, queda en empate.
learn-end-caption = El final de una partida de dos.
learn-end-example = { $you ->
    [yes] Tienes
   *[no] { $player } tiene
} { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} y { $restaurants ->
    [0] ningún restaurante en la reserva
    [one] { $restaurants } restaurante en la reserva
   *[other] { $restaurants } restaurantes en la reserva
}: { $coins } − { $restaurants } = { $score }.

learn-solo = Jugar a solas
learn-solo-challenges = Nueve desafíos esperan a quien juega a solas, cada uno con una regla propia en su carta. Empiezas como en cualquier partida, con 1 moneda y 8 puestos de madera, salvo que la carta diga otra cosa.
learn-solo-alone = A solas nunca puedes tomar 1 moneda. Tampoco hay última ronda: un desafío acaba justo después de la jugada que deja como mucho 4 espacios o 4 entradas. También acaba cuando no te queda ninguna jugada.
learn-solo-result = Tu resultado es tu puntuación, salvo que la carta cuente otra cosa. Cada carta indica tres resultados, para 1, 2 o 3 puntos de fama.
learn-solo-campaign = Una campaña son los nueve desafíos en orden. Sus puntos de fama se suman, 29 como mucho, y la suma te da un título.
learn-solo-best = En una campaña, la primera jugada que ingresa 32 monedas o más da 2 puntos de fama adicionales, una sola vez, aunque luego abandones ese desafío. Lo que cuesta la jugada no se descuenta: basta un puesto de 5 monedas que ingrese 32.

learn-tips = Conviene saberlo
learn-tips-cross = Los primeros puestos cuestan poco y aún no ganan nada. Ponlos donde se crucen una fila y una columna que quieras usar después.
learn-tips-twice = Dos puestos tuyos en la misma fila o columna cobran los dos de los mismos clientes.
learn-tips-four = Cuatro clientes piden cuatro puestos en la fila o columna, sean de quien sean. Son los que mejor pagan, y hacia el final todo el mundo los espera.
learn-tips-left = Cuando se acerque el final, vigila los restaurantes de tu reserva: cada uno que quede te cuesta un punto.

guide-card-aim-title = El objetivo
guide-card-aim = Gana monedas: abre puestos y atrae después clientes que les paguen. Gana quien tenga más monedas al final. Las tuyas están aquí.
guide-card-pay-title = Cómo paga una fila o columna
guide-card-pay = Los clientes esperan en una entrada. Pagan a cada puesto de la fila o columna que hay detrás y que vende lo que buscan: 1 moneda por cliente, sea de quien sea el puesto. Cada restaurante adecuado al lado del puesto añade otro tanto.
guide-card-end-title = Cómo acaba la partida
guide-card-end = Cuando quedan pocos espacios o pocas entradas, los demás tienen un turno más. Los dos contadores muestran cuántos quedan; pulsa uno para ver cuándo empieza la última ronda.
guide-card-hand-title = Tu mano
guide-card-hand = Estas son tus losetas. Más tarde, los restaurantes que encuentres estarán al lado. Las losetas de todos están a la vista.
guide-card-lights-title = Lo que se ilumina
guide-card-lights = Elige una pieza y se iluminan todos los lugares donde puede ir, con su precio y lo que ganas o pierdes enseguida. Nada se juega hasta que confirmes. Un anillo dorado marca la pieza y el lugar que sugiere la guía.

guide-new-paid = { $player } ha atraído clientes y te han pagado { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}. Los clientes pagan a cada puesto de su fila o columna que venda lo que buscan, los atraiga quien los atraiga.
guide-new-found = Has encontrado { $restaurant ->
    [sushi_bar] un bar de sushi
    [tea_house] una tetería
    [pizzeria] una pizzería
    [burger_joint] una hamburguesería
    [wine_bar] una enoteca
   *[pub] un pub
}. Ahora está en tu reserva, y en otro turno podrás abrir ese restaurante. Cada restaurante que siga en tu reserva al final te cuesta un punto.
guide-new-take = Después de abrir un puesto tomas una loseta de la oferta, para tener otra vez tres en la mano.
guide-new-customers = Ya puedes atraer clientes. Elige una de las losetas iluminadas y luego una entrada. Pagan a cada puesto de esa fila o columna que venda uno de sus productos, también a los de los demás.
guide-new-restaurant = Ya puedes abrir un restaurante: elígelo en tu reserva y luego un espacio. Recibes { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}. Desde entonces los clientes pagan más a los puestos adecuados que tenga al lado.
guide-new-exchange-hand = Tienes en la mano tres losetas del mismo producto. Antes de tu acción puedes cambiarlas gratis por tres de la bolsa.
guide-new-exchange-display = La oferta muestra tres losetas del mismo producto. Antes de tomar una puedes cambiarlas gratis por tres de la bolsa.
guide-new-end = Cuidado: al menos una de tus jugadas empezaría la última ronda. Entonces los demás tendrían un turno más.
guide-new-end-coins = Cuidado: todo el mundo está tomando monedas. Si tú también tomas una, la partida acaba enseguida.
guide-new-last = Es la última ronda. Ya solo cuentan las monedas, y cada restaurante que quede en tu reserva te cuesta un punto.

guide-first = Tu primer puesto cuesta { $cost ->
    [one] { $cost } moneda
   *[other] { $cost } monedas
}. Aún no le paga ningún cliente; podrás atraerlos más tarde.
guide-stand = Cuesta { $cost ->
    [one] { $cost } moneda
   *[other] { $cost } monedas
}{ $tiles ->
    [0] {""} y aún no gana nada. Las monedas llegarán con los próximos clientes.
    [one] {""}, y una loseta de clientes que esperan te paga { $income } enseguida.
   *[other] {""}, y { $tiles } losetas de clientes que esperan te pagan { $income } enseguida.
}
guide-mates = En su fila y su columna ya tienes { $stands ->
    [one] { $stands } puesto
   *[other] { $stands } puestos
}, así que los mismos clientes pueden pagarte más de una vez.
guide-finds = El restaurante gris de ese espacio pasa a tu reserva.
guide-take = { $tiles ->
    [0] Ninguna loseta de clientes del mercado ni disponible busca
    [one] { $tiles } loseta de clientes del mercado o disponible busca
   *[other] { $tiles } losetas de clientes del mercado o disponibles buscan
} { $good ->
    [fish] pescado.
    [flower] flores.
    [tomato] tomates.
    [meat] carne.
   *[grape] uva.
}
guide-customers = Te pagan { $income ->
    [one] { $income } moneda
   *[other] { $income } monedas
}{ $others ->
    [0] {""} y nada a los demás.
   *[other] {""} y { $others } a los demás.
}
guide-restaurant = Recibes { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} enseguida.
guide-helps = Ayuda a { $stands ->
    [one] { $stands } de tus puestos, que vende lo que sirve este restaurante y ganará
   *[other] { $stands } de tus puestos, que venden lo que sirve este restaurante y ganarán
} más con los próximos clientes.
guide-helps-none = Aún no ayuda a ninguno de tus puestos, pero en tu reserva te costaría un punto al final.
guide-ends = Esta jugada empieza la última ronda.
guide-ends-coins = Con eso la partida acaba enseguida.
guide-coin = Tomar { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} no cuesta nada y no da nada a los demás.
guide-exchange-hand = Recibes tres losetas de la bolsa; tu acción viene después.
guide-exchange-display = Tendrás tres losetas nuevas para elegir.
guide-over = ¡Se acabó la partida guiada! La puntuación son tus monedas menos 1 por cada restaurante que quede en tu reserva.
guide-next-challenge = Probar un desafío
