# Las reglas del juego en palabras y lo que dice la guía en una primera partida.

learn-intro = Es día de mercado. Tus cuatro puestos quieren estar lo más cerca posible del camión que trae su producto, porque todo se lleva a pie. Reserva casillas, puja por los puestos y piensa por dónde irán los caminos. Gana la puntuación más baja.
learn-market = El mercado
learn-market-text =
    Varios tableros puestos uno junto a otro forman el mercado; cada mercado es distinto. Está dividido en zonas, y un letrero dice cuántas construcciones admite cada una: 1 o 2.

    Cuatro camiones están aparcados en el borde: pescado, refresco, queso y helado. El resto de sus zonas ya es camino.

    Empiezas con 15 monedas, 6 fichas y un puesto de cada clase. Al final tu puntuación es la suma de cuatro distancias menos las monedas que guardes, así que una moneda vale tanto como un paso.
learn-market-caption = Un mercado para dos antes del primer turno. Cada casilla dice su zona y lo que hay en ella.
learn-reserve = Reservar una casilla
learn-reserve-text =
    Un turno es una de dos cosas. La primera es poner una de tus fichas en una casilla libre: ha de estar junto a un camino o junto a una ficha, y da igual de quién sea esa ficha.

    Una ficha no cuesta nada y vuelve cuando construyes allí. Pero es solo un deseo: si le pasa un camino por encima, vuelve a ti y la casilla se pierde.
learn-reserve-caption = Señala o toca una casilla iluminada: debajo lees a qué distancia de sus camiones estarían allí los puestos tal como está todo ahora.
learn-draw = Robar una loseta
learn-draw-text =
    La segunda cosa, si tienes una ficha en el mercado: descubrir la primera loseta del mazo.

    ¿Es una mesa de rastro? Debe ir a una de tus casillas reservadas, y recuperas la ficha. Eso llena zonas y desvía rutas, a veces las tuyas, a veces las de otros.

    ¿Es un puesto? Entonces se subasta. Si lo gana otra persona, tienes otro turno enseguida.

    Si no puedes ni reservar ni robar, pasas.
learn-auction = La subasta
learn-auction-text =
    Participan quienes aún no han montado ese puesto. Cada cual cierra el puño con algunas monedas, también vale ninguna, y todos los puños se abren a la vez.

    La puja más alta paga y construye; los demás conservan sus monedas. En un empate va primero quien tiene el turno y luego los que le siguen en orden.

    Quien gana construye en una de sus casillas reservadas. Si gana sin tener ninguna, debe dejar el puesto fuera del mercado, y cuenta la distancia más larga que hay.
learn-auction-caption = Se han abierto tres puños.
learn-paths = Aparecen caminos
learn-paths-text =
    Cuenta las construcciones de una zona, puestos y mesas por igual. En cuanto hay tantas como dice su letrero, todas sus demás casillas se vuelven camino, y las fichas que había allí vuelven a sus dueños.

    Solo se reparte por los caminos. Un camino nuevo puede acortar tu ruta; una construcción nueva puede alargarla.
learn-paths-caption = Señala o toca una casilla iluminada: lo rayado se convertiría en camino, y las fichas con flecha volverían a sus dueños.
learn-score = Final y puntuación
learn-score-text =
    Desde el principio hay un puesto de cada clase en la fila final. Cuando el mazo se acaba, cada uno va sin coste a la única persona a la que aún le falta. Después todo lo que sigue libre se vuelve camino.

    La distancia de un puesto es el número de caminos de la ruta más corta hasta su camión, al menos 1. Un puesto al que no llega ningún camino puede usar las calles alrededor del mercado, pero cada una cuenta 2. Ninguna distancia cuenta más de 8 con dos jugadores, 10 con tres, 12 con cuatro y 14 con cinco.

    Suma tus cuatro distancias y resta tus monedas. Gana la suma más baja; en un empate, las distancias más cortas.
learn-score-caption = El final de una partida de tres con todas las rutas. Elige una distancia para ver solo su ruta.
learn-classic = La variante clásica
learn-classic-text =
    Aquí no hay zonas ni calles. Tu primera ficha puede ir a cualquier sitio.

    En su lugar, una regla mantiene abiertas todas las rutas: todas las casillas sin construcción siguen unidas, y cada camión y cada puesto conserva una vecina abierta. Donde una construcción más rompería eso, la casilla se vuelve camino al momento, y la ficha que haya en ella vuelve a casa.
learn-classic-caption = Señala o toca una casilla iluminada: lo que por ella se convertiría en camino aparece rayado.
learn-tips = Conviene saberlo
learn-tips-text =
    El consejo del autor: reserva cinco o seis casillas antes de robar tu primera loseta. Una mesa de rastro tiene que ir a una de las tuyas, y si tienes muchas puedes prescindir de una. Ni la mejor es segura hasta que ganes una subasta.

    Varias fichas en buenos sitios valen más que una en el mejor: las zonas se llenan antes de lo que parece.

    ¿Cuánto vale un puesto para ti? Más o menos la distancia más larga menos la que tendrías. Puja menos que eso, porque quien lo paga todo no gana nada.

    Cuando solo te queda un puesto por montar puedes esperar: la fila final no cuesta nada, si entonces aún tienes una ficha en el mercado.

    Una mesa en una zona medio vacía puede echar las fichas de otros, o las tuyas.

guide-first = Pon tu primera ficha en una de las casillas iluminadas. Señala o toca una: verás a qué distancia de su camión estaría allí cada uno de tus puestos. Cerca de un camión es bueno; entre dos, mejor.
guide-reserve = Reserva otra buena casilla. Necesitas una por cada puesto que te falte por montar y otra de sobra por si robas una mesa: { $spaces } en total.
guide-reserve-built = Ya has montado todos tus puestos. Reserva una casilla de todos modos: para robar una loseta necesitas una ficha en el mercado, y si es una mesa, irá ahí.
guide-draw = Tienes una casilla para cada puesto que te falta y otra de sobra: roba una loseta.
guide-draw-built = Ya has montado todos tus puestos y tienes una casilla para una mesa: roba una loseta.
guide-draw-better = Ninguna de las casillas que puedes reservar ahora te ayudaría: roba una loseta.
guide-draw-only = Ahora no puedes reservar ninguna casilla, así que roba una loseta.
guide-pass = No es posible ni ficha ni loseta. Pasas.
guide-bids = ¿Cuánto vale este puesto para ti? Compara la distancia más larga con la que tendrías. Cerca de la mitad de lo que ganarías es una puja justa; lo que no gastes cuenta al final.
guide-place = Elige una de tus casillas reservadas. Señala o toca antes cada una: verás la ruta, qué se convierte en camino y qué fichas vuelven a sus dueños.
guide-beside = No tienes ninguna casilla reservada, así que esto debe quedar fuera del mercado. La próxima vez ten una ficha preparada.
guide-new-draw = Con una ficha en el mercado puedes robar una loseta en vez de reservar. Una mesa la colocas tú; por un puesto pujan todos los que lo necesitan.
guide-new-bids = ¡La primera subasta! Elige monedas, cierra el puño, y todos se abren a la vez. Solo paga quien gana. Un puño vacío solo gana si todos están vacíos y el empate es tuyo: va a quien tiene el turno y luego al siguiente en el sentido de las agujas del reloj.
guide-new-place = Construyes. Cuando una zona tiene tantas construcciones como dice su letrero, el resto se convierte en camino, y las fichas de allí vuelven a sus dueños.
guide-new-row = El mazo se ha acabado: los puestos de la fila final van gratis a quienes aún les faltan.
guide-over = ¡Eso fue todo! Tus cuatro distancias menos tus monedas son tu puntuación, y gana la más baja. Elige una distancia en la tabla para ver su ruta. Repasa la partida, o pide la revancha.
