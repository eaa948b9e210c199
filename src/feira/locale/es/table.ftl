# Una mesa: antes, durante y después de la partida.

table-title = Mesa
table-missing = No se puede mostrar esta mesa
table-seats = En la mesa
table-aside = Jugadores, historial y chat
table-actions = En esta mesa
table-you = tú
presence-here = en la mesa
presence-away = { $unit ->
    [moment] ausente
    [minutes] ausente desde hace { $count } min
    [hours] ausente desde hace { $count } h
   *[days] ausente desde hace { $count } d
}
presence-lost = conexión perdida
table-time-left = tiempo restante
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
    [yes] Has abandonado este desafío. No da puntos de fama por sí mismo, pero tu mejor movimiento cuenta en tu campaña.
   *[no] Has abandonado este desafío. Cuenta en tu campaña, sin puntos de fama.
}
table-log = Historial
table-since = Desde tu última jugada
table-since-show = Mostrar en el tablero
table-since-missed = { $count ->
    [one] Se hizo { $count } jugada en tu ausencia.
   *[other] Se hicieron { $count } jugadas en tu ausencia.
}
table-since-before = El tablero tras tu última jugada
table-since-end = Volver a la partida
table-went = Cómo fue la partida
table-went-before = Antes de la primera jugada
table-went-lately = { $count ->
    [one] El tablero antes de la última jugada; las anteriores no se muestran.
   *[other] El tablero antes de las últimas { $count } jugadas; las anteriores no se muestran.
}
table-went-end = Cerrar
table-chat = Chat
table-chat-empty = Aún no hay mensajes.
table-chat-unread = { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
}
table-chat-say = Escribe un mensaje
table-chat-send = Enviar
table-chat-muted = El chat de esta mesa está silenciado.
table-chat-mute = Silenciar a los demás
table-chat-unmute = Reactivar el chat
table-moves = { $count ->
    [one] Ver la única jugada posible
   *[other] Ver las { $count } jugadas posibles
}
table-type = Escribe una jugada
table-type-go = Jugar
table-choose-play = Hacer esta jugada
table-lost = Se ha perdido la conexión. Tu partida está a salvo; seguimos intentándolo.
table-lost-retry = Intentar ahora
table-undo = { $note ->
    [ask] Pedir deshacer
    [ask-counted] Pedir deshacer (se anota)
    [counted] Deshacer (se anota)
   *[other] Deshacer
}
table-undo-short = { $note ->
    [ask] Pedir
    [ask-counted] Pedir*
    [counted] Deshacer*
   *[other] Deshacer
}
table-undo-move = { $note ->
    [ask] Pedir deshacer: { $move }
    [ask-counted] Pedir deshacer: { $move } – el resultado lo mencionará
    [counted] Deshacer: { $move } – el resultado lo mencionará
    [bots] Deshacer: { $move } – los bots están de acuerdo
   *[other] Deshacer: { $move }
}
table-undo-noted = * Se anota: desde esta jugada has visto algo nuevo, así que el resultado mencionará que la deshiciste.
table-undo-mine = Has pedido a los demás deshacer tu jugada: { $move }.
table-undo-withdraw = Retirar la petición
table-undo-asked = { $player } quiere deshacer una jugada: { $move }.
table-undo-waiting = { $player } ha pedido deshacer una jugada: { $move }. Esperando a los demás.
table-undo-yes = Aceptar
table-undo-no = Rechazar
table-move-secret = la puja
table-pause = Pausa
table-resume = Continuar
table-rules = Reglas
table-share = Compartir
table-more = Más…
table-link = Enlace a esta mesa
table-link-text = Quien lo abra puede entrar o mirar.
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
table-resign-no = Seguir jugando
table-end-text = La partida acaba aquí, sin resultado.
table-end-campaign = El desafío acaba aquí. Cuenta en tu campaña, sin puntos de fama, y no podrás repetirlo en ella. Si ya tienes la bonificación por el mejor movimiento, la conservas.
table-end-yes = Terminar la partida
table-left-mine = Un bot juega por ti. Puedes volver mientras dure la partida; después podrás pedir aquí la revancha.
table-left = Un bot ha ocupado el lugar de { $players }. Se puede volver en cualquier momento. Sigue jugando o para tú también.
table-left-new = Nueva mesa
table-play-on = Seguir jugando
table-return = Recuperar mi sitio
table-return-of = Recuperar el sitio de { $player }
table-close = Cerrar la mesa
table-close-title = ¿Terminar sin resultado?
table-close-text = La partida acaba aquí para todos y nadie gana.
table-close-yes = Cerrar la mesa
table-rematch = Revancha
table-rematch-join = Ir a la revancha
table-rematch-watch = Mirar la revancha
table-curtain = Pasa la pantalla a { $player }
table-curtain-text = Que los demás miren a otro lado: la siguiente pantalla es privada.
table-curtain-ready = Soy { $player }
table-your-name = Tu nombre
table-your-name-example = un nombre
table-name-save = Guardar
table-seat-open = libre
table-sit = Sentarme aquí
table-seat-bot = Añadir un bot
table-leave = Dejar el sitio
table-colour = Color de { $player }
table-colour-taken = { $colour }: ya es de { $player }
table-repeated = Este mercado ya se ha jugado: puede que alguien sepa lo que viene.
deal-code = Código del mercado
deal-copy = Copiar el código
deal-again = Jugar otra vez este mercado
table-unseat = Quitar
table-start = Empezar la partida
table-start-wait = La partida puede empezar cuando todos los sitios estén ocupados.
table-host-starts = No falta nadie. El anfitrión empieza la partida.
table-seating-drawn = El orden de los sitios se sortea al empezar la partida.
table-seating-kept = Empieza el primer jugador de la lista y los demás siguen en orden.
table-invite = Invitar a los demás
table-option = { $option }: { $value }
table-clock-game = { $minutes ->
    [one] { $minutes } minuto para toda la partida
   *[other] { $minutes } minutos para toda la partida
}{ $increment ->
    [0] {""}
    [one] {""}, más { $increment } segundo por jugada
   *[other] {""}, más { $increment } segundos por jugada
}
table-clock-move = { $seconds ->
    [one] { $seconds } segundo por jugada
   *[other] { $seconds } segundos por jugada
}
table-clock-days = { $days ->
    [one] { $days } día por jugada
   *[other] { $days } días por jugada
}

ended-place = { $place ->
    [1] { $margin ->
        [0] Empate a puntos con { $player }, decidido a tu favor.
        [one] { $margin } punto de ventaja sobre { $player }.
       *[other] { $margin } puntos de ventaja sobre { $player }.
    }
   *[other] Posición { $place } de { $players }{ $margin ->
        [0] , con los mismos puntos que { $player }.
        [one] , a { $margin } punto de { $player }.
       *[other] , a { $margin } puntos de { $player }.
    }
}
ledger-title = De dónde sale la puntuación
ledger-score = Puntuación
ledger-place = { $place ->
    [1] 1.er puesto
    [3] 3.er puesto
   *[other] { $place }.º puesto
}
ledger-heat = Mostrar en el tablero
table-branch = ¿Y si…? Esta partida continúa otra desde la jugada { $n }.
table-branch-of = Ver esa partida
ended-look = Ver la partida
ended-why-lost = ¿Por qué he perdido?
ended-why-won = ¿Por qué he ganado?
ended-why = Qué decidió la partida
ended-harder = Un nivel más difícil
table-invites = { $player } te invita a jugar a { $game }.

# How fast the page shows what others do.
tempo = Velocidad
tempo-slow = lenta
tempo-normal = normal
tempo-instant = instantánea

habit-direct = Jugar sin confirmar
habit-forced = Hacer por mí las jugadas obligadas
habit-typing = Escribir las jugadas (tecla /)
habit-tutor = Avisarme antes de un error grave
table-forced = La única jugada posible: { $move }

log-own-back = Mi turno anterior
log-own-on = Mi turno siguiente
log-final = Puntuación final
log-started = { $players ->
    [1] Empieza la partida.
   *[other] Empieza la partida. El primer turno es de { $player }.
}
log-undo_asked = { $player } pide deshacer una jugada.
log-undo_agreed = { $player } acepta.
log-undo_refused = { $player } no acepta.
log-undone = { $player } deshace una jugada: { $move }{ $more ->
    [0] .
   *[other] , y lo que vino después.
}
log-hinted = { $player } recibe una pista.
log-resigned = { $player } abandona; un bot ocupa su lugar.
log-resigned_last = { $player } abandona; la partida acaba.
log-returned = { $player } ha vuelto.
log-timed_out = A { $player } se le acabó el tiempo; un bot ocupa su lugar.
log-timed_out_last = A { $player } se le acabó el tiempo; la partida acaba.
log-paused = La partida está en pausa.
log-resumed = La partida continúa.
log-closed = La mesa está cerrada.
log-rematch = Habrá revancha.

text-board = Tablero
text-board-moves = Jugadas

table-report = Avisar de un problema
table-report-text = ¿Qué ocurre? Los moderadores verán tu mensaje y los últimos mensajes del chat.
table-report-send = Enviar aviso
table-report-sent = Gracias. Los moderadores verán tu aviso.
