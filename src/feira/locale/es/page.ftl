# La página alrededor de todo: marco, idioma y colores, lo que puede salir mal.

page-skip = Ir al contenido
page-home = Inicio
page-language = Idioma
page-sound = Sonido
page-volume = Volumen
page-theme = Colores
page-theme-system = como el sistema
page-theme-light = claro
page-theme-dark = oscuro
page-lost = Aquí no hay nada
page-lost-text = Esta dirección no lleva a ninguna parte. Comprueba que la has copiado entera.
page-not-loaded = Esta parte de la página no se ha cargado. Comprueba tu conexión.
page-reload = Reintentar
page-loading = Un momento…
page-close = Cerrar
page-guest = Invitado { NUMBER($number, useGrouping: 0) }
page-signed-out = Tu sesión en este dispositivo se ha cerrado. Vuelve a iniciarla en la página de inicio.
bots-strength = Bots

error-no-connection = No se puede conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.
error-no-such-table = No hay ninguna mesa en este enlace. Comprueba que lo has copiado entero.
error-no-such-record = No hay ninguna partida en este enlace. Comprueba que lo has copiado entero.
error-no-such-analysis = No hay ningún análisis de esta partida en marcha.
error-no-such-puzzle = No existe ese problema. Prueba con otro.
error-not-your-analysis = Solo quien pidió un análisis puede detenerlo.
error-no-such-position = Nadie tenía que decidir ahí. Elige otra jugada.
error-no-judge = Todavía no hay análisis para este tipo de partida.
error-own-pieces = Esta partida tiene sus propias piezas. No se puede continuar aquí.
error-not-kept = Un registro importado no dice qué faltaba por salir. Haz que se sortee de nuevo.
error-locked = Esta mesa es privada: solo la ven quienes juegan en ella.
error-not-your-seat = Ese sitio es de otra persona.
error-not-your-turn = No es tu turno.
error-not-host = Solo puede hacerlo quien creó la mesa.
error-not-seated = Solo pueden hacerlo quienes juegan en esta mesa.
error-not-open = La partida ya ha empezado.
error-not-running = No hay ninguna partida en curso en esta mesa.
error-not-finished = La partida aún no ha terminado.
error-over = La partida ha terminado.
error-stale = La mesa ha cambiado mientras tanto. Mira y vuelve a elegir.
error-seat-taken = Alguien acaba de ocupar ese sitio. Elige otro.
error-colour-taken = { $name } ya tiene ese color. Elige otro.
error-bad-deal = Ningún mercado tiene este código. Revísalo letra por letra; los códigos de otra versión del juego no sirven.
error-deal-game = Este código es de otro juego.
error-deal-players = Este código es para { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }.
error-deal-options = Este código es de una partida con otras opciones.
error-deal-fixed = No se pueden cambiar las opciones de un mercado que se juega otra vez.
error-seat-empty = No hay nadie en ese sitio.
error-seats-open = Aún quedan sitios libres.
error-no-person = Hace falta al menos una persona para jugar.
error-resigned = Un bot juega por ti. Recupera antes tu sitio.
error-nothing-to-undo = No hay nada que deshacer.
error-undo-strict = Este desafío cuenta, así que no puedes deshacer esa jugada{ $reason ->
    [reveal] : se ha robado o destapado algo.
    [other-seat] : otra persona ha jugado desde entonces.
   *[other] .
}
error-undo-asked = Alguien ya ha pedido deshacer una jugada.
error-undo-not-asked = Esa petición se ha retirado.
error-undo-answered = Ya has respondido.
error-no-hints = En esta mesa no se permiten pistas.
error-hints-count = Este desafío cuenta para la fama, así que no hay pistas.
error-rematch-exists = Ya hay una revancha.
error-strict = Eso no se puede hacer en un desafío que cuenta.
error-bad-name = Un nombre tiene de 1 a { $most } caracteres.
error-bad-seats = Los sitios no coinciden con el número de jugadores.
error-bad-options = Estas opciones no se pueden combinar.
error-bad-text = Un mensaje tiene de 1 a { $most } caracteres.
error-muted = El chat de esta mesa está silenciado.
error-no-move = «{ $typed }» no es una jugada de este juego.
error-no-such-bot = Ese bot ya no está disponible. Elige otro.
error-too-many = Demasiado de una vez. Espera un momento e inténtalo de nuevo.
error-busy = El servidor está ocupado. Inténtalo de nuevo en un momento.
error-bad-token = El servidor no reconoce este navegador. Recarga la página.
error-login-taken = Ese usuario ya existe. Elige otro.
error-banned = No puedes entrar en este servidor. Habla con quien lo administra.
error-not-moderator = Solo para moderadores.
error-bad-reset = Este enlace ya se ha usado o ha caducado. Pide otro.
error-common-password = Esta contraseña es fácil de adivinar. Elige otra.
error-not-ready = El servidor no está listo ahora mismo. Inténtalo de nuevo en un momento.
error-bad-login = Usuario o contraseña incorrectos.
error-wrong-password = Contraseña incorrecta. Inténtalo de nuevo.
error-storage = El servidor no puede guardar ahora mismo. No se ha perdido nada; inténtalo de nuevo en un momento.
error-lost-database = El servidor ha perdido su base de datos y no guarda nada de lo que haces ahora. Avisa a quien lo administra.
error-unreadable = Este servidor no puede abrir esta mesa. Avisa a quien lo administra.
error-internal = Algo ha fallado en el servidor. Inténtalo de nuevo o recarga la página.
error-no-token = El servidor no sabe quién eres. Recarga la página.
error-no-campaign = Aún no tienes ninguna campaña. Empieza una primero.
error-no-such-seat = Ese sitio no existe en esta mesa. Recarga la página.
error-no-such-game = Este servidor no tiene ese juego. Elige otro.
error-no-such-language = Este servidor no tiene ese idioma. Elige otro.
error-no-such-feed = No hay ningún canal en esa dirección. Copia de nuevo su dirección.
error-not-found = No hay nada en esta dirección. Recarga la página.
error-wrong-method = El servidor no puede hacer eso. Recarga la página.
error-refused = El servidor lo ha rechazado. Recarga la página e inténtalo de nuevo.
error-malformed = El servidor no ha podido leerlo. Revisa lo que has escrito o recarga la página.
error-too-large = Es demasiado grande para el servidor. Envía menos a la vez.
error-http = El servidor ha dado una respuesta inesperada (HTTP { $status }). Inténtalo de nuevo en un momento.
error-page = Esta página ha tenido un problema. Recárgala; tus partidas están a salvo.
error-illegal = Las reglas no lo permiten. Elige otra jugada.
error-bad-record = Este registro no se puede mostrar porque no sigue las reglas.
error-bad-hook = El servidor no puede enviar mensajes a esa dirección. Escribe otra.
error-bad-id = El servidor no ha podido leerlo. Recarga la página.
error-bad-clock = Ese límite de tiempo no existe. Elige otro.
error-bad-visibility = Una mesa puede ser pública, abierta a quien tenga el enlace, o privada. Elige una de las tres.
error-bad-value = Uno de estos valores no es posible. Elige otro.
error-not-allowed = Solo el servidor puede hacer eso.
error-not-paused = La partida no está en pausa.
error-not-resigned = Ningún bot juega en ese sitio.
error-not-due = Aún queda tiempo para decidir.
error-ahead = Esta página no coincide con el servidor. Recárgala.
error-undo-own = No puedes aceptar tu propia petición de deshacer.
error-other = No ha funcionado: { $problem }

seating = ¿Quién empieza?
seating-drawn = se sortea al empezar la partida
seating-kept = el primer jugador de la lista, y luego los demás en orden

takebacks = { $player } deshizo { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
} después de ver lo que se había robado o destapado.
hinted = { $player } recibió ayuda en { $count ->
    [one] { $count } decisión
   *[other] { $count } decisiones
}.
hints-setting = Pistas
hints-yes = permitidas, y todos ven quién las usa
hints-no = no permitidas
hints-allowed = En esta mesa se permiten pistas. El registro muestra quién las usa.

level-band = { $band ->
    [1] Paseante
    [2] Cliente habitual
    [3] Tendero
    [4] Comerciante
    [5] Mayorista
   *[6] Leyenda
}
