# Las reglas del juego en palabras y lo que dice la guía en una primera partida.

learn-intro = Es día de mercado. Monta tus cuatro puestos lo más cerca posible de los camiones que los abastecen: todo se lleva a pie. Reserva casillas, puja por los puestos y fíjate en dónde aparecen los caminos. Gana la puntuación más baja.

learn-market = El mercado
learn-market-boards = Varios tableros puestos uno junto a otro forman el mercado: tres para dos jugadores, cuatro para tres, cinco para cuatro y seis para cinco. Cada mercado es distinto. Está dividido en zonas de 3 a 5 casillas, y el letrero de cada zona dice cuántas construcciones admite: 1 o 2.
learn-market-trucks = Cuatro camiones están aparcados en el borde, uno de pescado, uno de refrescos, uno de queso y uno de helados. Las demás casillas de sus zonas son caminos desde el principio.
learn-market-next = «Al lado» significa siempre que comparten un lado. Dos casillas que solo se tocan por una esquina no están una al lado de la otra. Una casilla se llama por su columna y su fila: C3 está en la columna C, fila 3.
learn-market-start = Empiezas con 15 monedas, 6 fichas y un puesto de cada producto.
learn-market-aim = Al final, tu puntuación es la suma de las distancias de tus cuatro puestos a sus camiones, menos las monedas que te queden. Así que una moneda vale tanto como un paso, y conviene una puntuación baja.
learn-market-secrets = Las monedas quedan tras un biombo: solo tú sabes cuántas tienes, salvo que la mesa juegue con monedas a la vista. Todo lo demás está a la vista, menos el orden del mazo.
learn-market-caption = Un mercado para dos antes del primer turno. Señala una casilla para ver su zona y lo que hay en ella.

learn-reserve = Reservar una casilla
learn-reserve-turn = En tu turno reservas una casilla o robas una loseta. Empieza quien ocupa el primer sitio, y los turnos van en el sentido de las agujas del reloj.
learn-reserve-disc = Para reservar, pon una de tus fichas en una casilla libre que esté al lado de un camino o de una ficha, sea de quien sea. Una casilla está libre si no hay nada en ella.
learn-reserve-safe = Una ficha no cuesta nada y la recuperas cuando construyes allí. Pero no es seguro: si su casilla se convierte en camino, la ficha vuelve a ti y la casilla se pierde.
learn-reserve-caption = Señala o toca una casilla iluminada: debajo ves a qué distancia de su camión estaría un puesto de cada producto tal como está el mercado.

learn-draw = Robar una loseta
learn-draw-tile = Solo puedes robar si tienes al menos una ficha en el mercado. Descubre la primera loseta del mazo.
learn-draw-flea = Si es una mesa de mercadillo, debes ponerla en una de tus casillas reservadas. Recuperas esa ficha y tu turno termina.
learn-draw-stall = Si es un puesto, se subasta. Si ganas, lo construyes y tu turno termina. Si gana otra persona, lo construye ella y tú tienes otro turno enseguida.
learn-draw-pass = Si no puedes ni reservar ni robar, pasas. Cuando todos los jugadores pasan uno tras otro, el mazo se cierra: cada puesto sin construir va fuera del mercado y se cuentan los puntos.
learn-draw-pile = De cada producto, el mazo tiene un puesto menos que jugadores hay. El resto son mesas de mercadillo; cuántas, depende de los tableros, 18 como mucho. La pantalla muestra siempre lo que queda en el mazo. Cuando se vacía, la partida está a punto de acabar.

learn-auction = La subasta
learn-auction-who = Participan quienes aún tienen ese puesto. Siempre sois al menos dos.
learn-auction-bid = Cada cual cierra el puño con algunas de sus monedas. Vale no poner ninguna y vale ponerlas todas. Después se abren todos los puños a la vez.
learn-auction-win = Gana la puja más alta, y se paga; esas monedas salen de la partida. Nadie más paga.
learn-auction-tie = Si hay empate, gana quien tiene el turno, si está en él. Si no, la primera de las personas empatadas en el sentido de las agujas del reloj a partir de quien tiene el turno. Vale también si todas las pujas son de cero: entonces el puesto no cuesta nada.
learn-auction-build = Quien gana construye el puesto en una de sus casillas reservadas y recupera esa ficha.
learn-auction-beside = Si quien gana no tiene ninguna casilla reservada, el puesto va fuera del mercado y se queda allí. Cuenta como distancia máxima.
learn-auction-caption = Se han abierto tres puños.
learn-auction-example-bid = { $player } ha pujado { $coins ->
    [one] { $coins } moneda.
   *[other] { $coins } monedas.
}
learn-auction-example-won = El turno es de { $turn }, que no está en el empate. En el sentido de las agujas del reloj, { $player } va primero, así que gana y paga { $coins }.

learn-paths = Aparecen caminos
learn-paths-full = Cuenta las construcciones de una zona, tanto puestos como mesas. En cuanto hay tantas como dice su letrero, todas sus demás casillas se convierten en caminos, y las fichas que había allí vuelven a sus dueños. Esto pasa después de cada construcción.
learn-paths-routes = Solo se reparte por los caminos. Un camino nuevo puede acortar tus rutas; una construcción nueva puede alargarlas.
learn-paths-caption = Señala o toca una casilla iluminada: las casillas rayadas se convertirían en caminos, y las fichas con flecha volverían a sus dueños.
learn-paths-example = La zona de { $at } admite { $limit ->
    [one] { $limit } construcción
   *[other] { $limit } construcciones
} y tiene { $built }. Con una construcción en { $at } tiene { $after } y está llena: { $spaces ->
    [one] { $spaces } casilla se convierte en camino
   *[other] { $spaces } casillas se convierten en caminos
} y { $discs ->
    [0] no vuelve ninguna ficha.
    [one] vuelve { $discs } ficha.
   *[other] vuelven { $discs } fichas.
}

learn-end = La fila final
learn-end-row = Desde el principio hay un puesto de cada producto en la fila final. Cuando el mazo se vacía, esos cuatro se construyen de izquierda a derecha. Cada uno va gratis a la única persona a la que aún le falta, en una de sus casillas reservadas. Sin casilla reservada, va fuera del mercado.
learn-end-order = También aparecen caminos después de cada uno de esos cuatro puestos, así que el orden importa: un puesto construido antes puede quitarte la ficha que querías usar.
learn-end-rest = Después, toda casilla sin camión, puesto ni mesa se convierte en camino, y se cuentan las distancias.

learn-score = Distancia y puntuación
learn-score-distance = La distancia de un puesto es el número de caminos de la ruta más corta hasta su camión. Una ruta va de casilla en casilla por un lado común.
learn-score-least = Una distancia es al menos 1. Un camión nunca entrega directamente: hasta un puesto que está al lado de su camión necesita un camino que lleve de uno a otro, y su distancia es la longitud de ese rodeo.
learn-score-most = Ninguna distancia cuenta más de 8 con dos jugadores, 10 con tres, 12 con cuatro y 14 con cinco. Un puesto sin ninguna ruta, o fuera del mercado, cuenta ese máximo.
learn-score-sum = Suma tus cuatro distancias y resta tus monedas. Gana la puntuación más baja.
learn-score-tie = Si hay empate, gana quien tenga la menor suma de distancias. Si también es igual, comparten la victoria.
learn-score-caption = El final de una partida de tres. Elige una distancia para ver su ruta.
learn-score-example-route = { $good ->
    [fish] El puesto de pescado
    [soda] El puesto de refrescos
    [cheese] El puesto de queso
   *[ice_cream] El puesto de helados
} de { $player } se abastece por { $way }: { $distance ->
    [one] { $distance } camino, así que su distancia es { $distance }.
   *[other] { $distance } caminos, así que su distancia es { $distance }.
}
learn-score-example-sum = La puntuación de { $player } es { $distances } − { $coins } = { $score }.

learn-streets = Las calles
learn-streets-use = Un puesto al que ningún camino une con su camión puede usar las calles que rodean el mercado. Cada calle cuenta 2. Una ruta puede mezclar caminos y calles.
learn-streets-where = Las calles rodean todo el mercado: pasan por cada lugar de fuera que lo toca por un lado o por una esquina. Solo cuentan para los puestos que no pueden llegar a su camión solo por caminos.
learn-streets-caption = El final de una partida de dos. La ruta que se ve sale del mercado.
learn-streets-example = { $good ->
    [fish] El puesto de pescado
    [soda] El puesto de refrescos
    [cheese] El puesto de queso
   *[ice_cream] El puesto de helados
} de { $player } necesita { $paths ->
    [one] { $paths } camino
   *[other] { $paths } caminos
} y { $streets-count ->
    [one] { $streets-count } calle
   *[other] { $streets-count } calles
}: { $paths } + { $streets-count } × { $steps } = { $distance }.

learn-classic = La variante clásica
learn-classic-differs = La variante clásica no tiene zonas, límites ni calles. El mazo tiene algunas mesas de mercadillo más. Lo demás no cambia, tampoco las distancias máximas.
learn-classic-first = Tu primera ficha puede ir a cualquier casilla libre. Las siguientes van al lado de un camino o de una ficha, como siempre. Solo puedes volver a reservar en cualquier sitio si en el mercado no hay ningún camino ni ninguna ficha.
learn-classic-golden = Los caminos siguen una regla de oro. Son casillas abiertas las que no tienen camión, puesto ni mesa, ya estén libres, reservadas o sean camino. Todas las casillas abiertas deben seguir unidas, y cada camión y cada puesto debe conservar al lado al menos una casilla abierta. Por eso, después de cada construcción, toda casilla donde otra construcción rompería esta regla se convierte enseguida en camino. Si hay una ficha en ella, vuelve a su dueño.
learn-classic-tables = Las mesas de mercadillo no necesitan una casilla abierta al lado.
learn-classic-start = La regla de oro vale desde el principio. Si un camión está aparcado justo al lado de una esquina, la otra vecina de la esquina es camino antes del primer turno: si no, la esquina podría quedar aislada.

learn-access = Regla de oro, caso 1: el último acceso
learn-access-rule = A un camión o a un puesto solo le queda una casilla abierta al lado. Una construcción allí lo encerraría, así que esa casilla se convierte en camino.
learn-access-caption = Señala o toca una casilla iluminada: las casillas rayadas se convertirían en caminos.
learn-access-example = Con una construcción en { $at }, { $paved } es la última casilla abierta al lado del { $truck ->
    [fish] camión de pescado
    [soda] camión de refrescos
    [cheese] camión de queso
   *[ice_cream] camión de helados
}. Por eso { $paved } se convierte en camino.

learn-cut = Regla de oro, caso 2: partido en dos
learn-cut-rule = Una casilla es la única unión entre dos partes de las casillas abiertas. Una construcción allí las separaría, así que esa casilla se convierte en camino.
learn-cut-sure = En lo que siga reservado después se puede construir con seguridad, hasta que la siguiente construcción cambie el mercado. Las fichas en peligro están marcadas en el tablero.
learn-cut-caption = Señala o toca una casilla iluminada: las casillas rayadas se convertirían en caminos, y las fichas con flecha volverían a sus dueños.
learn-cut-example = Con una construcción en { $at }, { $paved } es la única unión entre dos partes de las casillas abiertas. Por eso { $paved } se convierte en camino.

learn-tips = Conviene saberlo
learn-tips-wait = El consejo del autor: reserva cinco o seis casillas antes de robar tu primera loseta. Una mesa de mercadillo tiene que ir a una de las tuyas, y si tienes muchas puedes prescindir de una.
learn-tips-several = Varias fichas en buenos sitios valen más que una en el mejor: las zonas se llenan antes de lo que parece.
learn-tips-worth = ¿Cuánto vale un puesto para ti? Más o menos la distancia máxima menos la que tendrías. Puja menos que eso: si lo pagas todo, no ganas nada.
learn-tips-row = No hace falta ganar todas las subastas. El último puesto de cada producto es gratis, si entonces aún tienes una ficha en el mercado.
learn-tips-table = Una mesa en una zona medio vacía puede echar las fichas de otros, o las tuyas.

guide-card-aim-title = El objetivo
guide-card-aim = Construye tus cuatro puestos cerca de los camiones que traen sus productos. Se reparte por los caminos: cuantos menos caminos haya entre un puesto y su camión, mejor. Este es el camión de pescado.
guide-card-score-title = Cómo se puntúa
guide-card-score = Al final se suman las distancias de tus cuatro puestos y se restan las monedas que te queden. Gana la puntuación más baja, así que cada moneda que guardas vale un paso.
guide-card-row-title = Cómo acaba la partida
guide-card-row = Cuando el mazo se vacía, la partida acaba. La fila final es gratis: de cada producto, el último puesto va sin coste a la única persona a la que le falta. Así que no hace falta ganar todas las subastas.
guide-card-discs-title = Tus piezas
guide-card-discs = Aquí están tus monedas, las fichas que te quedan y tus cuatro puestos. Cuando construyas un puesto, aquí verás su distancia.
guide-card-lights-title = Lo que se ilumina
guide-card-lights = Las casillas que puedes elegir se iluminan. Señala o toca una para ver qué cambiaría. Nada se juega hasta que confirmes. Un anillo dorado marca lo que sugiere la guía.

guide-new-draw = Tienes una ficha en el mercado, así que también puedes robar una loseta. Si es una mesa de mercadillo, debes ponerla en una de tus casillas reservadas. Si es un puesto, pujan por él todos los que aún lo necesitan.
guide-new-bids = { $you ->
    [yes] Has robado un puesto
   *[no] { $player } ha robado un puesto que tú también necesitas
}: hay subasta. Elige monedas y cierra el puño; todos los puños se abren a la vez. Solo paga la puja más alta. Si hay empate, va primero quien tiene el turno y luego se sigue el sentido de las agujas del reloj. Si nunca ganas este puesto, el de la fila final es gratis para ti.
guide-new-stall = ¡El puesto es tuyo! Constrúyelo en una de tus casillas reservadas. Recuperas esa ficha.
guide-new-table = Has robado una mesa de mercadillo. Tiene que ir a una de tus casillas reservadas. Es una construcción como un puesto: cuando una zona está llena, sus demás casillas se convierten en caminos.
guide-new-home = Tu ficha de { $at } ha vuelto: esa casilla ahora es camino. Una casilla reservada solo es segura cuando construyes en ella.
guide-new-again = { $player } ha ganado la subasta. La loseta la robaste tú, así que tienes otro turno.
guide-new-last = El final está cerca: en el mazo { $tiles ->
    [one] queda { $tiles } loseta
   *[other] quedan { $tiles } losetas
}. Después se construye la fila final. Intenta conservar una casilla reservada para { $stalls ->
    [one] el puesto que te falta por construir.
   *[other] cada uno de los { $stalls } puestos que te faltan por construir.
}
guide-new-row = El mazo está vacío y se construye la fila final. { $good ->
    [fish] Este puesto de pescado
    [soda] Este puesto de refrescos
    [cheese] Este puesto de queso
   *[ice_cream] Este puesto de helados
} es tuyo, gratis.

guide-first = Reserva tu primera casilla.
guide-reach = { $good ->
    [fish] Un puesto de pescado
    [soda] Un puesto de refrescos
    [cheese] Un puesto de queso
   *[ice_cream] Un puesto de helados
} en { $at } tendría una distancia de { $distance } tal como está el mercado.
guide-reserve = Tienes { $spaces ->
    [0] ninguna casilla reservada
    [one] { $spaces } casilla reservada
   *[other] { $spaces } casillas reservadas
} para { $stalls ->
    [one] { $stalls } puesto que te falta por construir.
   *[other] { $stalls } puestos que te faltan por construir.
} Conviene tener una casilla más que puestos, por si robas una mesa de mercadillo.
guide-reserve-built = Ya has construido todos tus puestos. Para robar una loseta necesitas aún una ficha en el mercado; si es una mesa, irá ahí.
guide-draw = Tienes { $spaces } casillas reservadas para { $stalls ->
    [one] { $stalls } puesto
   *[other] { $stalls } puestos
} por construir, así que puedes ceder una a una mesa de mercadillo.
guide-draw-built = Ya has construido todos tus puestos y tienes una casilla para una mesa de mercadillo.
guide-draw-better = Ninguna casilla que puedas reservar ahora te acercaría a un camión.
guide-draw-only = Ahora no puedes reservar ninguna casilla.
guide-pass = No puedes ni reservar una casilla ni robar una loseta.
guide-bids = Si ganas con { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}, te quedan { $left }.
guide-bids-worth = En { $at } su distancia sería { $distance } tal como está el mercado; sin sitio en el mercado cuenta { $without }. El puesto te ahorra { $without } − { $distance } = { $worth }, y más o menos la mitad es una puja razonable.
guide-bids-beside = No tienes ninguna casilla reservada: si ganas, el puesto va fuera del mercado y cuenta la distancia máxima.
guide-place-stall = En { $at } su distancia es { $distance } tal como está el mercado.
guide-place-quiet = Ahí ninguna casilla se convierte en camino y todas las demás fichas se quedan.
guide-paves = { $spaces ->
    [one] { $spaces } casilla se convierte en camino.
   *[other] { $spaces } casillas se convierten en caminos.
}
guide-home-yours = { $discs ->
    [one] Vuelve { $discs } de tus otras fichas.
   *[other] Vuelven { $discs } de tus otras fichas.
}
guide-home-others = { $discs ->
    [one] { $discs } ficha de otros jugadores vuelve a su dueño.
   *[other] { $discs } fichas de otros jugadores vuelven a sus dueños.
}
guide-shorter = Tus otros puestos se acercan a sus camiones, { $steps } en total.
guide-longer = Tus otros puestos se alejan de sus camiones, { $steps } en total.
guide-beside = No tienes ninguna casilla reservada, así que el puesto tiene que ir fuera del mercado y cuenta la distancia máxima.
guide-over = ¡Se acabó la partida guiada! La puntuación es la suma de las cuatro distancias menos las monedas que quedan; gana la más baja. Elige una distancia en la tabla para ver su ruta.
guide-next-classic = Probar la clásica
