# Una mesa: antes, durante y después de la partida.

table-title = Mesa
table-missing = No se puede mostrar esta mesa
table-seats = En la mesa
table-aside = Jugadores, crónica y charla
table-actions = En esta mesa
table-you = tú
table-resigned = juega un bot
table-to-act = le toca
table-watchers = { $count ->
    [one] Mirando: { $people }
   *[other] Mirando ({ $count }): { $people }
}
table-watcher-unnamed = alguien
table-your-turn = Te toca
table-turn-of = Le toca a { $player }
table-waiting-for = Esperando a { $players }
table-paused = La partida está en pausa.
table-finished = La partida ha terminado
table-closed = La mesa se cerró sin resultado.
table-closed-campaign = { $best_move ->
    [yes] Has abandonado este desafío. No da fama por sí mismo, pero tu mejor movimiento cuenta en tu campaña.
   *[no] Has abandonado este desafío. Cuenta en tu campaña, sin fama.
}
table-log = Qué ha pasado
table-since = Desde tu última jugada
table-since-read = Entendido
table-since-show = Mostrar en el tablero
table-since-missed = { $count ->
    [one] Se hizo { $count } jugada en tu ausencia.
   *[other] Se hicieron { $count } jugadas en tu ausencia.
}
table-since-before = Como quedó tras tu última jugada
table-since-end = Volver a la partida
table-chat = Charla
table-chat-empty = Nadie ha dicho nada todavía.
table-chat-unread = { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
}
table-chat-say = Di algo
table-chat-send = Decir
table-chat-muted = La charla de esta mesa está silenciada.
table-chat-mute = Que solo hable yo
table-chat-unmute = Que hablen todos
table-moves = { $count ->
    [one] { $count } jugada posible en lista
   *[other] { $count } jugadas posibles en lista
}
table-type = O escribe una jugada
table-type-go = Jugar
table-choose-play = Hacer esta jugada
table-lost = Se ha perdido la conexión. La partida no; seguimos intentándolo.
table-lost-retry = Intentar ahora
table-undo = Deshacer: { $move }
table-undo-bots = – bots de acuerdo
table-undo-counted = – quedará anotado
table-undo-ask = Pedir deshacer: { $move }
table-undo-mine = Has pedido a los demás poder deshacer tu jugada: { $move }.
table-undo-withdraw = Retirar la petición
table-undo-asked = { $player } querría deshacer su última jugada: { $move }.
table-undo-waiting = { $player } ha pedido deshacer su última jugada: { $move }. Esperando a los demás.
table-undo-yes = De acuerdo
table-undo-no = No
table-move-secret = la puja
table-pause = Pausa
table-resume = Seguir
table-rules = Reglas
table-share = Compartir
table-more = Más …
table-link = Enlace a esta mesa
table-link-text = Quien lo abra puede sentarse o mirar.
table-link-network = La dirección de este ordenador en su red: pueden abrirla los amigos de la misma wifi.
table-link-alone = Este enlace solo funciona en este ordenador. Para que puedan venir amigos de tu red, para el servidor y arráncalo con:
table-link-unknown = Este enlace solo funciona en este ordenador: para los amigos, cambia «{ $host }» por su dirección en la red.
table-qr = Código QR del enlace
table-copy = Copiar el enlace
table-copied = Copiado
table-copy-self = El enlace está seleccionado: cópialo desde ahí.
table-resign = Abandonar
table-resign-title = ¿Dejar que juegue un bot?
table-resign-text = Un bot ocupa tu sitio para que los demás puedan seguir. Puedes volver cuando quieras.
table-resign-yes = Que juegue el bot
table-resign-no = Seguir yo
table-end-text = La partida acaba aquí, sin resultado.
table-end-campaign = El desafío acaba aquí. Cuenta en tu campaña, sin fama, y no se puede repetir en ella. Si has hecho un mejor movimiento, sigue contando.
table-end-yes = Terminar
table-left-mine = Un bot juega por ti. Mientras dure la partida puedes volver; cuando termine, aquí podrás pedir la revancha.
table-left = Un bot juega ahora por: { $players }. Quien se ha ido puede volver en cualquier momento. Puedes seguir jugando o parar tú también.
table-left-new = Nueva mesa
table-play-on = Seguir jugando
table-return = Recuperar mi sitio
table-return-of = Recuperar el sitio de { $player }
table-close = Cerrar la mesa
table-close-title = ¿Terminar sin resultado?
table-close-text = La partida acaba aquí para todos y nadie gana.
table-close-yes = Cerrar
table-rematch = Revancha
table-rematch-join = A la revancha
table-rematch-watch = Mirar la revancha
table-look-back = Repasar la partida
table-curtain = Pasa la pantalla a { $player }
table-curtain-text = Los demás miran a otro lado: lo que viene es solo para un par de ojos.
table-curtain-ready = Soy { $player }
table-your-name = Tu nombre
table-your-name-example = un nombre
table-name-save = Guardar
table-seat-open = libre
table-sit = Sentarme aquí
table-seat-bot = Sentar un bot
table-leave = Levantarme
table-unseat = Liberar el sitio
table-start = Empezar la partida
table-start-wait = La partida puede empezar cuando todos los sitios estén ocupados.
table-host-starts = Están todos. Quien creó la mesa empieza la partida.
table-seating-drawn = El orden de los sitios se sortea al empezar la partida.
table-seating-kept = Empieza el primer jugador de la lista y los demás siguen en orden.
table-invite = Invitar a los demás
table-clock-move = { $seconds ->
    [one] { $seconds } segundo por jugada
   *[other] { $seconds } segundos por jugada
}
table-clock-days = { $days ->
    [one] { $days } día por jugada
   *[other] { $days } días por jugada
}

log-started = { $players ->
    [1] Empieza la partida.
   *[other] Empieza la partida. El primer turno es de { $player }.
}
log-undo_asked = { $player } pide deshacer una jugada.
log-undo_agreed = { $player } está de acuerdo.
log-undo_refused = { $player } no está de acuerdo.
log-undone = { $player } deshace: { $move }{ $more ->
    [0] .
   *[other] , y lo que vino después.
}
log-resigned = { $player } abandona; sigue un bot.
log-resigned_last = { $player } abandona; la partida acaba.
log-returned = { $player } ha vuelto.
log-timed_out = A { $player } se le acabó el tiempo; sigue un bot.
log-timed_out_last = A { $player } se le acabó el tiempo; la partida acaba.
log-paused = La partida está en pausa.
log-resumed = La partida sigue.
log-closed = La mesa está cerrada.
log-rematch = Habrá revancha.

text-board = Tablero
text-board-moves = Jugadas
