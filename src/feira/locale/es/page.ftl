# La página alrededor de todo: marco, idioma y colores, lo que puede salir mal.

page-skip = Ir al contenido
page-home = A la portada
page-language = Idioma
page-sound = Sonido
page-theme = Colores
page-theme-system = como el sistema
page-theme-light = claro
page-theme-dark = oscuro
page-lost = Aquí no hay nada
page-lost-text = La dirección no lleva a ninguna parte. Quizá le falta una letra al final.
page-not-loaded = No se ha podido cargar esta parte de la página. ¿Hay conexión?
page-reload = Reintentar
page-loading = Un momento …
page-close = Cerrar
page-guest = Invitado { NUMBER($number, useGrouping: 0) }
page-signed-out = Aquí se ha cerrado tu sesión: el servidor ya no la reconoce. Vuelve a iniciarla en la portada.
bots-strength = Bots

error-no-connection = El servidor no responde. ¿Hay conexión? Inténtalo de nuevo en un momento.
error-no-such-table = Esa mesa no existe. Quizá le falta una letra al enlace.
error-no-such-record = No hay tal partida que repasar. Quizá le falta una letra al enlace.
error-locked = Esta mesa está cerrada con llave: solo la ven quienes están sentados en ella.
error-not-your-seat = Ese sitio es de otra persona.
error-not-your-turn = No es tu turno.
error-not-host = Solo puede hacerlo quien creó la mesa.
error-not-seated = Solo pueden hacerlo quienes están sentados a la mesa.
error-not-open = La partida ya ha empezado.
error-not-running = No hay ninguna partida en curso en esta mesa.
error-not-finished = La partida aún no ha terminado.
error-over = La partida ha terminado.
error-stale = La mesa ha cambiado mientras tanto. Mira y elige de nuevo.
error-seat-taken = Alguien acaba de ocupar ese sitio. Toma otro.
error-seat-empty = No hay nadie en ese sitio.
error-seats-open = Aún quedan sitios libres.
error-no-person = Hace falta al menos una persona para jugar.
error-resigned = Un bot juega por ti. Vuelve primero.
error-nothing-to-undo = No hay nada que deshacer.
error-undo-strict = Este desafío cuenta, así que eso no se puede deshacer{ $reason ->
    [reveal] : se ha robado o destapado algo.
    [other-seat] : otra persona ha jugado desde entonces.
   *[other] .
}
error-undo-asked = Alguien ya ha pedido deshacer algo.
error-undo-not-asked = La petición ya no existe.
error-undo-answered = Ya has respondido.
error-rematch-exists = Ya hay una revancha.
error-strict = Eso no se puede hacer en un desafío que cuenta.
error-bad-name = Un nombre tiene de 1 a { $most } caracteres.
error-bad-seats = Los sitios no encajan con el número de jugadores.
error-bad-options = Estas opciones no encajan entre sí.
error-bad-text = Un mensaje tiene de 1 a { $most } caracteres.
error-muted = La charla de esta mesa está silenciada.
error-no-move = «{ $typed }» no se puede leer como una jugada.
error-no-such-bot = Ese bot ya no existe. Elige otro.
error-too-many = Demasiado de una vez. Espera un momento e inténtalo de nuevo.
error-busy = El servidor tiene mucho que hacer. Inténtalo de nuevo en un momento.
error-bad-token = No te hemos reconocido. Vuelve a cargar la página.
error-login-taken = Otra persona tiene ese usuario. Elige otro.
error-bad-login = El usuario o la contraseña no son correctos. Inténtalo de nuevo.
error-wrong-password = Esta cuenta tiene otra contraseña. Inténtalo de nuevo.
error-storage = El servidor no puede guardar nada ahora mismo. No se ha perdido nada; inténtalo de nuevo en un momento.
error-lost-database = El servidor ha perdido su base de datos y no guarda nada de lo que haces ahora. Avisa a quien lo administra.
error-unreadable = Este servidor no puede abrir esta mesa. Avisa a quien lo administra.
error-internal = El servidor ha cometido un error. Inténtalo de nuevo o vuelve a cargar la página.
error-no-token = El servidor no sabe quién eres. Vuelve a cargar la página.
error-no-campaign = Aún no hay ninguna campaña. Empieza una primero.
error-no-such-seat = Ese sitio no existe en esta mesa. Vuelve a cargar la página.
error-no-such-game = Ese juego no está aquí. Elige otro.
error-no-such-language = Ese idioma no está aquí. Elige otro.
error-no-such-feed = Ese canal de noticias no existe. Copia de nuevo su dirección.
error-not-found = No hay nada en esta dirección. Vuelve a cargar la página.
error-wrong-method = El servidor no puede hacer eso. Vuelve a cargar la página.
error-refused = El servidor lo ha rechazado. Vuelve a cargar la página e inténtalo de nuevo.
error-malformed = El servidor no ha podido leerlo. Revisa lo que has escrito o vuelve a cargar la página.
error-too-large = Es demasiado grande para el servidor. Envía menos a la vez.
error-http = El servidor no ha respondido como debería (HTTP { $status }). Inténtalo de nuevo en un momento.
error-page = Algo no ha funcionado en esta página. Vuelve a cargarla; no se ha perdido nada de tus partidas.
error-illegal = Las reglas no lo permiten. Elige otra jugada.
error-bad-record = Esta partida guardada no se puede mostrar: no sigue las reglas.
error-bad-hook = No se pueden enviar mensajes a esa dirección. Da otra.
error-bad-id = El servidor no ha podido leerlo. Vuelve a cargar la página.
error-bad-clock = Ese reloj no existe. Elige otro.
error-bad-visibility = Una mesa es pública, para quien tiene el enlace, o cerrada con llave. Elige una de las tres.
error-bad-value = Uno de estos valores no es posible. Elige otro.
error-not-allowed = Solo el servidor puede hacer eso.
error-not-paused = La partida no está en pausa.
error-not-resigned = Ningún bot juega en ese sitio.
error-not-due = Aún queda tiempo para decidir.
error-ahead = Tu página sabe más que el servidor. Vuelve a cargar la página.
error-undo-own = A una petición responden los demás, no quien la ha hecho.
error-other = No ha funcionado: { $problem }

seating = ¿Quién empieza?
seating-drawn = se sortea al empezar la partida
seating-kept = el primer jugador de la lista, y luego los demás en orden

takebacks = { $player } deshizo { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
} después de ver lo que se había robado o destapado.
