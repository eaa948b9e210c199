# Las reglas en palabras para la página y la guía de una primera partida.

learn-choose = ¿Qué juego quieres aprender?
learn-title = Aprender { $game }
learn-contents = Lo que se cuenta aquí
learn-guided = Jugar una primera partida guiada
learn-ready = ¿Todo listo?

learn-mercado-intro = Comercias en el mercado de Lisboa. Abre puestos, trae clientes a las puertas y deja que los restaurantes vecinos hagan valer más tus puestos. Gana quien tenga más monedas al final.
learn-mercado-market = El mercado
learn-mercado-market-text =
    El mercado tiene 25 espacios en cinco filas y cinco columnas. En los dos extremos de cada fila y de cada columna hay una entrada donde esperarán clientes.

    Se venden cinco productos: pescado, flores, tomates, carne y uva. En algunos espacios hay restaurantes grises; todavía no los lleva nadie. Ves de qué tipo es cada uno, salvo que la mesa haya elegido mantenerlo en secreto hasta que alguien tome la loseta.

    Empiezas con 1 moneda, 8 puestos de madera y una mano de 3 losetas. Todo el mundo puede ver todas las manos. Las monedas quedan tras un biombo, salvo que la mesa haya acordado mostrarlas. Si sois cuatro, la cuarta persona empieza además con un pub.
learn-mercado-market-caption = Un mercado antes del primer turno. Las flechas del teclado lo recorren, y cada lugar dice lo que hay en él.
learn-mercado-turn = Tu turno
learn-mercado-turn-text =
    Haces exactamente una de cuatro cosas: abrir un puesto, traer clientes, abrir un restaurante o tomar 1 moneda. Después le toca a la siguiente persona.

    Tomar una moneda es el camino lento. El dinero está en las otras tres.

    ¿Tres losetas del mismo producto en la mano? Antes de tu acción puedes cambiar las tres.
learn-mercado-stand = Abrir un puesto
learn-mercado-stand-text =
    Elige una loseta de tu mano y un espacio sin puesto ni restaurante abierto. El precio es 1 moneda, y 1 más por cada puesto que ya haya en la fila o en la columna; solo cuenta la que esté más llena.

    Si en un extremo de esa fila o columna esperan clientes que quieren tu producto, pagan al momento. Hasta puedes pagar el precio con lo que entra.

    ¿Había un restaurante gris en el espacio? Pasa a tu reserva y podrás abrirlo más tarde. Al final tomas una loseta de la oferta, y tu mano vuelve a estar completa. Si en la oferta hay tres losetas del mismo producto, puedes cambiar las tres antes de tomar una.
learn-mercado-stand-caption = Señala o toca un espacio iluminado: el letrero muestra precio y ganancia, y debajo ves quién paga qué. Los puestos de la misma línea lo hacen más caro.
learn-mercado-customers = Traer clientes
learn-mercado-customers-text =
    Hay doce losetas de clientes disponibles, de 1 a 4 clientes cada una. Pon una en una entrada vacía. Deben cumplirse dos cosas: la línea que hay detrás tiene al menos tantos puestos como clientes la loseta, y uno de tus propios puestos de allí vende algo que quieren.

    Entonces cobran todos los que tengan en esa línea un puesto con uno de sus productos: 1 moneda por cliente, y otro tanto por cada restaurante abierto adecuado al lado del puesto.

    Así que tus clientes también pueden enriquecer a los demás. Busca líneas donde ganes más que ellos.
learn-mercado-customers-caption = Señala o toca una entrada iluminada. Clientes × (1 + restaurantes) es lo que cada puesto da a su dueño.
learn-mercado-restaurant = Abrir un restaurante
learn-mercado-restaurant-text =
    Un restaurante de tu reserva va a un espacio sin puesto ni restaurante abierto, y recibes 1 moneda. Si allí había uno gris, ahora está en tu reserva.

    Desde entonces ayuda a todo puesto vecino al que le corresponda, sea de quien sea: el bar de sushi al pescado, la tetería a las flores, la pizzería a los tomates, la hamburguesería a la carne, la enoteca a la uva, y el pub a todos.

    No paga nada por clientes ya atendidos. Ábrelo primero y trae los clientes después.
learn-mercado-restaurant-caption = Cada espacio iluminado podría recibir este restaurante. Junto a tus propios puestos es donde más te ayuda.
learn-mercado-end = El final
learn-mercado-end-text =
    Cuando solo quedan 4 espacios sin puesto ni restaurante abierto, o solo 4 entradas vacías, llega el final: los demás tienen un turno más. También acaba cuando todos toman una moneda uno tras otro; con dos jugadores, cuando ambos lo hacen dos veces.

    Tu puntuación son tus monedas, menos 1 por cada restaurante que no hayas abierto. En un empate ganan más puestos.
learn-mercado-end-caption = El final de una partida de dos.
learn-mercado-solo = Jugar a solas
learn-mercado-solo-text =
    Nueve desafíos esperan a quien juega a solas, cada uno con una regla propia en su carta. Cuanto mejor sea tu resultado, más fama ganas, hasta 3 puntos por desafío.

    A solas nunca puedes tomar 1 moneda. Tampoco hay última ronda: un desafío acaba justo después del movimiento que deja solo 4 espacios sin puesto ni restaurante abierto, o solo 4 entradas vacías. También acaba cuando no te queda ningún movimiento.

    En una campaña, el primer movimiento que ingresa 32 monedas o más da 2 puntos de fama adicionales. Lo que cuesta el movimiento no se descuenta: basta un puesto de 5 monedas que ingrese 32.
learn-mercado-tips = Conviene saberlo
learn-mercado-tips-text =
    Los primeros puestos cuestan poco y aún no dan nada. Ponlos donde se crucen varias líneas que quieras usar después.

    Dos puestos tuyos en una línea cobran dos veces de los mismos clientes.

    Cuatro clientes a la vez piden cuatro puestos en la línea, da igual de quién. Son los que mejor pagan, y hacia el final todo el mundo los espera.

    Vigila los restaurantes que tengas cuando se acerque el final: cada uno cuesta un punto.

learn-marche-intro = Es día de mercado. Tus cuatro puestos quieren estar lo más cerca posible del camión que trae su producto, porque todo se lleva a pie. Reserva casillas, puja por los puestos y piensa por dónde irán los caminos. Gana la puntuación más baja.
learn-marche-market = El mercado
learn-marche-market-text =
    Varios tableros puestos uno junto a otro forman el mercado; cada mercado es distinto. Está dividido en zonas, y un letrero dice cuántas construcciones admite cada una: 1 o 2.

    Cuatro camiones están aparcados en el borde: pescado, refresco, queso y helado. El resto de sus zonas ya es camino.

    Empiezas con 15 monedas, 6 fichas y un puesto de cada clase. Al final tu puntuación es la suma de cuatro distancias menos las monedas que guardes, así que una moneda vale tanto como un paso.
learn-marche-market-caption = Un mercado para dos antes del primer turno. Cada casilla dice su zona y lo que hay en ella.
learn-marche-reserve = Reservar una casilla
learn-marche-reserve-text =
    Un turno es una de dos cosas. La primera es poner una de tus fichas en una casilla libre: ha de estar junto a un camino o junto a una ficha, y da igual de quién sea esa ficha.

    Una ficha no cuesta nada y vuelve cuando construyes allí. Pero es solo un deseo: si le pasa un camino por encima, vuelve a ti y la casilla se pierde.
learn-marche-reserve-caption = Señala o toca una casilla iluminada: debajo lees a qué distancia de sus camiones estarían allí los puestos tal como está todo ahora.
learn-marche-draw = Robar una loseta
learn-marche-draw-text =
    La segunda cosa, si tienes una ficha en el mercado: descubrir la primera loseta del mazo.

    ¿Es una mesa de rastro? Debe ir a una de tus casillas reservadas, y recuperas la ficha. Eso llena zonas y desvía rutas, a veces las tuyas, a veces las de otros.

    ¿Es un puesto? Entonces se subasta. Si lo gana otra persona, tienes otro turno enseguida.

    Si no puedes ni reservar ni robar, pasas.
learn-marche-auction = La subasta
learn-marche-auction-text =
    Participan quienes aún no han montado ese puesto. Cada cual cierra el puño con algunas monedas, también vale ninguna, y todos los puños se abren a la vez.

    La puja más alta paga y construye; los demás conservan sus monedas. En un empate va primero quien tiene el turno y luego los que le siguen en orden.

    Quien gana construye en una de sus casillas reservadas. Si gana sin tener ninguna, debe dejar el puesto fuera del mercado, y cuenta la distancia más larga que hay.
learn-marche-auction-caption = Se han abierto tres puños.
learn-marche-paths = Aparecen caminos
learn-marche-paths-text =
    Cuenta las construcciones de una zona, puestos y mesas por igual. En cuanto hay tantas como dice su letrero, todas sus demás casillas se vuelven camino, y las fichas que había allí vuelven a sus dueños.

    Solo se reparte por los caminos. Un camino nuevo puede acortar tu ruta; una construcción nueva puede alargarla.
learn-marche-paths-caption = Señala o toca una casilla iluminada: lo rayado se convertiría en camino, y las fichas con flecha volverían a sus dueños.
learn-marche-score = Final y puntuación
learn-marche-score-text =
    Desde el principio hay un puesto de cada clase en la fila final. Cuando el mazo se acaba, cada uno va sin coste a la única persona a la que aún le falta. Después todo lo que sigue libre se vuelve camino.

    La distancia de un puesto es el número de caminos de la ruta más corta hasta su camión, al menos 1. Un puesto al que no llega ningún camino puede usar las calles alrededor del mercado, pero cada una cuenta 2. Ninguna distancia cuenta más de 8 con dos jugadores, 10 con tres, 12 con cuatro y 14 con cinco.

    Suma tus cuatro distancias y resta tus monedas. Gana la suma más baja; en un empate, las distancias más cortas.
learn-marche-score-caption = El final de una partida de tres con todas las rutas. Elige una distancia para ver solo su ruta.
learn-marche-classic = La variante clásica
learn-marche-classic-text =
    Aquí no hay zonas ni calles. Tu primera ficha puede ir a cualquier sitio.

    En su lugar, una regla mantiene abiertas todas las rutas: todas las casillas sin construcción siguen unidas, y cada camión y cada puesto conserva una vecina abierta. Donde una construcción más rompería eso, la casilla se vuelve camino al momento, y la ficha que haya en ella vuelve a casa.
learn-marche-classic-caption = Señala o toca una casilla iluminada: lo que por ella se convertiría en camino aparece rayado.
learn-marche-tips = Conviene saberlo
learn-marche-tips-text =
    El consejo del autor: reserva cinco o seis casillas antes de robar tu primera loseta. Una mesa de rastro tiene que ir a una de las tuyas, y si tienes muchas puedes prescindir de una. Ni la mejor es segura hasta que ganes una subasta.

    Varias fichas en buenos sitios valen más que una en el mejor: las zonas se llenan antes de lo que parece.

    ¿Cuánto vale un puesto para ti? Más o menos la distancia más larga menos la que tendrías. Puja menos que eso, porque quien lo paga todo no gana nada.

    Cuando solo te queda un puesto por montar puedes esperar: la fila final no cuesta nada, si entonces aún tienes una ficha en el mercado.

    Una mesa en una zona medio vacía puede echar las fichas de otros, o las tuyas.

guide-title = Tu guía
guide-leave = Seguir sin la guía
guide-close = Cerrar la guía
guide-rules = Las reglas
guide-do = Hazlo por mí
guide-could = Podrías: { $move }
guide-new = Nuevo
guide-wait = Le toca a { $player }. Mira el tablero; el registro cuenta qué pasa y por qué.
guide-thinking = Un momento…

guide-mercado-first = Tu primer puesto. Elige una loseta de tu mano: se iluminan los espacios donde puede ir, cada uno con su precio. Nada está decidido hasta que confirmes.
guide-mercado-take = En tu mano hay un hueco. Coge una loseta de la oferta: va bien un producto que quieran los clientes que esperan o están disponibles.
guide-mercado-stand = Un puesto te deja { $profit } ahora, pagado su precio de { $cost }. Cuantos más puestos en la línea, más cuesta; cuantos más clientes en los extremos, más da.
guide-mercado-investment = Este puesto no da ganancias de inmediato: es una inversión. Ponlo donde comparta línea con tus otros puestos.
guide-mercado-customers = Hay clientes que pagan ya: { $income ->
    [one] { $income } moneda
   *[other] { $income } monedas
} para ti, { $others } para los demás.
guide-mercado-restaurant = Abre un restaurante junto a tus puestos y toma una moneda por ello. Hace que valga más todo lo que venga después.
guide-mercado-coin = Ahora mismo casi nada da dinero. Tomar una moneda no es una vergüenza: el próximo turno podrás pagar más.
guide-mercado-redraw = Con productos distintos tendrás más donde elegir. La acción de tu turno viene después.
guide-mercado-choose = Elige el producto que te pagará desde ahora.
guide-mercado-new-customers = ¡Ya puedes traer clientes! Elige una de las losetas iluminadas y luego una entrada. Cobran los puestos de esa línea que venden lo que quieren, también los de los demás.
guide-mercado-new-restaurant = Has encontrado un restaurante. Puedes abrirlo en otro espacio, como acción de un turno. Si lo guardas hasta el final, te cuesta un punto.
guide-mercado-new-redraw = Tres losetas del mismo producto: puedes cambiarlas antes de tu acción, sin coste.
guide-mercado-new-end = Atención: algunas de tus jugadas traerían el final de la partida. Entonces los demás tienen un turno más.
guide-mercado-last = Son los últimos turnos. Ya solo cuentan las monedas, y cada restaurante de tu reserva cuesta un punto.
guide-mercado-over = ¡Eso fue todo! Gana quien tiene más monedas; cada restaurante sin abrir cuesta un punto. Repasa la partida para ver de dónde vinieron las monedas, o pide la revancha.

guide-marche-first = Pon tu primera ficha en una de las casillas iluminadas. Señala o toca una: verás a qué distancia de su camión estaría allí cada uno de tus puestos. Cerca de un camión es bueno; entre dos, mejor.
guide-marche-reserve = Reserva otra buena casilla. Necesitas una por cada puesto que te falte por montar y otra de sobra por si robas una mesa: { $spaces } en total.
guide-marche-reserve-built = Ya has montado todos tus puestos. Reserva una casilla de todos modos: para robar una loseta necesitas una ficha en el mercado, y si es una mesa, irá ahí.
guide-marche-draw = Tienes una casilla para cada puesto que te falta y otra de sobra: roba una loseta.
guide-marche-draw-built = Ya has montado todos tus puestos y tienes una casilla para una mesa: roba una loseta.
guide-marche-draw-better = Ninguna de las casillas que puedes reservar ahora te ayudaría: roba una loseta.
guide-marche-draw-only = Ahora no puedes reservar ninguna casilla, así que roba una loseta.
guide-marche-pass = No es posible ni ficha ni loseta. Pasas.
guide-marche-bids = ¿Cuánto vale este puesto para ti? Compara la distancia más larga con la que tendrías. Cerca de la mitad de lo que ganarías es una puja justa; lo que no gastes cuenta al final.
guide-marche-place = Elige una de tus casillas reservadas. Señala o toca antes cada una: verás la ruta, qué se convierte en camino y qué fichas vuelven a sus dueños.
guide-marche-beside = No tienes ninguna casilla reservada, así que esto debe quedar fuera del mercado. La próxima vez ten una ficha preparada.
guide-marche-new-draw = Con una ficha en el mercado puedes robar una loseta en vez de reservar. Una mesa la colocas tú; por un puesto pujan todos los que lo necesitan.
guide-marche-new-bids = ¡La primera subasta! Elige monedas, cierra el puño, y todos se abren a la vez. Solo paga quien gana. Un puño vacío solo gana si todos están vacíos y el empate es tuyo: va a quien tiene el turno y luego al siguiente en el sentido de las agujas del reloj.
guide-marche-new-place = Construyes. Cuando una zona tiene tantas construcciones como dice su letrero, el resto se convierte en camino, y las fichas de allí vuelven a sus dueños.
guide-marche-new-row = El mazo se ha acabado: los puestos de la fila final van gratis a quienes aún les faltan.
guide-marche-over = ¡Eso fue todo! Tus cuatro distancias menos tus monedas son tu puntuación, y gana la más baja. Elige una distancia en la tabla para ver su ruta. Repasa la partida, o pide la revancha.
