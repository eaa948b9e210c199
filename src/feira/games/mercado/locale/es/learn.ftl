# Las reglas del juego en palabras y lo que dice la guía en una primera partida.

learn-intro = Comercias en el mercado de Lisboa. Abre puestos, trae clientes a las puertas y deja que los restaurantes vecinos hagan valer más tus puestos. Gana quien tenga más monedas al final.
learn-market = El mercado
learn-market-text =
    El mercado tiene 25 espacios en cinco filas y cinco columnas. En los dos extremos de cada fila y de cada columna hay una entrada donde esperarán clientes.

    Se venden cinco productos: pescado, flores, tomates, carne y uva. En algunos espacios hay restaurantes grises; todavía no los lleva nadie. Ves de qué tipo es cada uno, salvo que la mesa haya elegido mantenerlo en secreto hasta que alguien tome la loseta.

    Empiezas con 1 moneda, 8 puestos de madera y una mano de 3 losetas. Todo el mundo puede ver todas las manos. Las monedas quedan tras un biombo, salvo que la mesa haya acordado mostrarlas. Si sois cuatro, la cuarta persona empieza además con un pub.
learn-market-caption = Un mercado antes del primer turno. Las flechas del teclado lo recorren, y cada lugar dice lo que hay en él.
learn-turn = Tu turno
learn-turn-text =
    Haces exactamente una de cuatro cosas: abrir un puesto, traer clientes, abrir un restaurante o tomar 1 moneda. Después le toca a la siguiente persona.

    Tomar una moneda es el camino lento. El dinero está en las otras tres.

    ¿Tres losetas del mismo producto en la mano? Antes de tu acción puedes cambiar las tres.
learn-stand = Abrir un puesto
learn-stand-text =
    Elige una loseta de tu mano y un espacio sin puesto ni restaurante abierto. El precio es 1 moneda, y 1 más por cada puesto que ya haya en la fila o en la columna; solo cuenta la que esté más llena.

    Si en un extremo de esa fila o columna esperan clientes que quieren tu producto, pagan al momento. Hasta puedes pagar el precio con lo que entra.

    ¿Había un restaurante gris en el espacio? Pasa a tu reserva y podrás abrirlo más tarde. Al final tomas una loseta de la oferta, y tu mano vuelve a estar completa. Si en la oferta hay tres losetas del mismo producto, puedes cambiar las tres antes de tomar una.
learn-stand-caption = Señala o toca un espacio iluminado: el letrero muestra precio y ganancia, y debajo ves quién paga qué. Los puestos de la misma línea lo hacen más caro.
learn-customers = Traer clientes
learn-customers-text =
    Hay doce losetas de clientes disponibles, de 1 a 4 clientes cada una. Pon una en una entrada vacía. Deben cumplirse dos cosas: la línea que hay detrás tiene al menos tantos puestos como clientes la loseta, y uno de tus propios puestos de allí vende algo que quieren.

    Entonces cobran todos los que tengan en esa línea un puesto con uno de sus productos: 1 moneda por cliente, y otro tanto por cada restaurante abierto adecuado al lado del puesto.

    Así que tus clientes también pueden enriquecer a los demás. Busca líneas donde ganes más que ellos.
learn-customers-caption = Señala o toca una entrada iluminada. Clientes × (1 + restaurantes) es lo que cada puesto da a su dueño.
learn-restaurant = Abrir un restaurante
learn-restaurant-text =
    Un restaurante de tu reserva va a un espacio sin puesto ni restaurante abierto, y recibes 1 moneda. Si allí había uno gris, ahora está en tu reserva.

    Desde entonces ayuda a todo puesto vecino al que le corresponda, sea de quien sea: el bar de sushi al pescado, la tetería a las flores, la pizzería a los tomates, la hamburguesería a la carne, la enoteca a la uva, y el pub a todos.

    No paga nada por clientes ya atendidos. Ábrelo primero y trae los clientes después.
learn-restaurant-caption = Cada espacio iluminado podría recibir este restaurante. Junto a tus propios puestos es donde más te ayuda.
learn-end = El final
learn-end-text =
    Cuando solo quedan 4 espacios sin puesto ni restaurante abierto, o solo 4 entradas vacías, llega el final: los demás tienen un turno más. También acaba cuando todos toman una moneda uno tras otro; con dos jugadores, cuando ambos lo hacen dos veces.

    Tu puntuación son tus monedas, menos 1 por cada restaurante que no hayas abierto. En un empate ganan más puestos.
learn-end-caption = El final de una partida de dos.
learn-solo = Jugar a solas
learn-solo-text =
    Nueve desafíos esperan a quien juega a solas, cada uno con una regla propia en su carta. Cuanto mejor sea tu resultado, más fama ganas, hasta 3 puntos por desafío.

    A solas nunca puedes tomar 1 moneda. Tampoco hay última ronda: un desafío acaba justo después del movimiento que deja solo 4 espacios sin puesto ni restaurante abierto, o solo 4 entradas vacías. También acaba cuando no te queda ningún movimiento.

    En una campaña, el primer movimiento que ingresa 32 monedas o más da 2 puntos de fama adicionales. Lo que cuesta el movimiento no se descuenta: basta un puesto de 5 monedas que ingrese 32.
learn-tips = Conviene saberlo
learn-tips-text =
    Los primeros puestos cuestan poco y aún no dan nada. Ponlos donde se crucen varias líneas que quieras usar después.

    Dos puestos tuyos en una línea cobran dos veces de los mismos clientes.

    Cuatro clientes a la vez piden cuatro puestos en la línea, da igual de quién. Son los que mejor pagan, y hacia el final todo el mundo los espera.

    Vigila los restaurantes que tengas cuando se acerque el final: cada uno cuesta un punto.

guide-first = Tu primer puesto. Elige una loseta de tu mano: se iluminan los espacios donde puede ir, cada uno con su precio. Nada está decidido hasta que confirmes.
guide-take = En tu mano hay un hueco. Coge una loseta de la oferta: va bien un producto que quieran los clientes que esperan o están disponibles.
guide-stand = Un puesto te deja { $profit } ahora, pagado su precio de { $cost }. Cuantos más puestos en la línea, más cuesta; cuantos más clientes en los extremos, más da.
guide-investment = Este puesto no da ganancias de inmediato: es una inversión. Ponlo donde comparta línea con tus otros puestos.
guide-customers = Hay clientes que pagan ya: { $income ->
    [one] { $income } moneda
   *[other] { $income } monedas
} para ti, { $others } para los demás.
guide-restaurant = Abre un restaurante junto a tus puestos y toma una moneda por ello. Hace que valga más todo lo que venga después.
guide-coin = Ahora mismo casi nada da dinero. Tomar una moneda no es una vergüenza: el próximo turno podrás pagar más.
guide-redraw = Con productos distintos tendrás más donde elegir. La acción de tu turno viene después.
guide-choose = Elige el producto que te pagará desde ahora.
guide-new-customers = ¡Ya puedes traer clientes! Elige una de las losetas iluminadas y luego una entrada. Cobran los puestos de esa línea que venden lo que quieren, también los de los demás.
guide-new-restaurant = Has encontrado un restaurante. Puedes abrirlo en otro espacio, como acción de un turno. Si lo guardas hasta el final, te cuesta un punto.
guide-new-redraw = Tres losetas del mismo producto: puedes cambiarlas antes de tu acción, sin coste.
guide-new-end = Atención: algunas de tus jugadas traerían el final de la partida. Entonces los demás tienen un turno más.
guide-last = Son los últimos turnos. Ya solo cuentan las monedas, y cada restaurante de tu reserva cuesta un punto.
guide-over = ¡Eso fue todo! Gana quien tiene más monedas; cada restaurante sin abrir cuesta un punto. Repasa la partida para ver de dónde vinieron las monedas, o pide la revancha.
