# La portada, las listas de mesas y el formulario para crear una.

start-title = Juegos en la misma mesa
start-motto = Con amigos, en solitario o contra bots. Sin registrarse.
start-play-now = Jugar ya contra bots
start-wait = Preparando la mesa…
start-with-people = Con otras personas…
start-guided = ¿Primera vez? Aprende jugando
start-together = En compañía
start-together-text = Crea una mesa, comparte el enlace y juega: cada cual en su pantalla o todos en esta.
start-new-table = Nueva mesa
start-join = Entrar con enlace o código
start-join-example = enlace o código
start-join-go = Entrar
start-join-wrong = Eso no es ni el enlace de una mesa ni un código.
start-alone = En solitario
start-campaign = Campaña en solitario
start-learn = Aprender { $game }
start-puzzle = Problema del día
start-puzzles = Más problemas
start-puzzle-text = Encuentra la mejor jugada y mira por qué lo es.
start-puzzle-done = { $solved ->
    [yes] ✓ resuelto hoy
   *[no] respondido hoy
}
start-you = Tú
start-name = Tu nombre en la mesa
start-name-example = un nombre
start-name-save = Guardar
start-name-saved = Ahora te llamas { $name }.
account-none = Este navegador te recuerda, así que no hace falta registrarse. Con una cuenta puedes jugar también desde otros dispositivos.
account-signed-in = Sesión iniciada como { $login }.
account-make = Crear una cuenta
account-sign-in = Iniciar sesión
account-sign-out = Cerrar sesión
account-make-text = Conservas tus partidas, tu campaña y tu nombre. Elige un usuario y una contraseña de al menos 8 caracteres.
account-sign-in-text = Vuelve a las partidas y la campaña de tu cuenta.
account-guest-stays = Juegas como { $name }, sin cuenta. Si inicias sesión, las partidas de { $name } no te acompañan.
account-login = Usuario
account-password = Contraseña
account-login-hint = de { $least } a { $most } letras, cifras o . _ @ + -
account-made = Tu cuenta está lista. Úsala para iniciar sesión en cualquier dispositivo.
account-welcome = Hola de nuevo, { $name }.
account-bye = Has cerrado la sesión en este dispositivo.
results-title = Tus resultados
results-people = Contra personas
results-won = { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
} en { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
results-place = { $place ->
    [1] 1.er puesto de { $players }
    [3] 3.er puesto de { $players }
   *[other] { $place }.º puesto de { $players }
}
results-rating-title = Cómo juegas
results-rating = Como el nivel { $level }, { $band } (entre { $low } y { $high })
results-rating-games = { $games ->
    [one] { $games } partida analizada
   *[other] { $games } partidas analizadas
}
results-players = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
results-last = Últimas partidas
results-all = Todas las partidas pasadas
start-my-games = Mis partidas
start-my-games-none = Ahora mismo no tienes ninguna partida en curso.
start-open = Mesas abiertas
start-open-none = Nadie espera ahora mismo. ¡Crea una mesa!
start-watch = Ver partidas
start-watch-none = Ahora mismo no hay partidas públicas.
start-back = Repeticiones
start-back-none = Aquí aparecen tus partidas terminadas, listas para verlas de nuevo.
start-back-record = Abrir un registro…

lobby-games = Partidas
lobby-list-mine = Mis partidas
lobby-list-past = Mis partidas pasadas
lobby-list-open = Mesas abiertas
lobby-list-running = Mirar
lobby-list-finished = Partidas terminadas
lobby-none = Aquí aún no hay nada.
lobby-more = Ver todo
lobby-your-turn = te toca
lobby-open-seat = libre
lobby-status-open = en espera
lobby-status-running = en curso
lobby-status-paused = en pausa
lobby-status-finished = terminada
lobby-status-closed = cerrada
remind-title = Avísame cuando me toque
remind-text = Para las partidas con días por jugada, sin tener que estar pendiente.
remind-feed = Canal de noticias (Atom)
remind-feed-text = Da esta dirección a un lector de canales. Cualquiera que la conozca puede leer el canal.
remind-hook = Webhook
remind-hook-text = El servidor llama a esta dirección cuando te toca y cuando termina una partida. Déjala vacía para desactivarlo.
remind-save = Guardar
remind-hook-saved = El servidor llamará a esta dirección.
remind-hook-none = El servidor ya no llamará a ninguna dirección.
remind-secret = Secreto que firma las llamadas
remind-trouble = La última llamada ha fallado. El servidor lo intentará de nuevo.
remind-given-up = Las últimas llamadas han fallado y no se repetirán. Revisa tu programa o escribe otra dirección.

new-title = Nueva mesa
new-players = Jugadores
new-seats = ¿Quién juega?
new-seat = Sitio { $number }
new-seat-me = yo
new-seat-open = libre, con el enlace
new-seat-bot = un bot
new-seat-beside = alguien en esta pantalla
new-seat-bot-kind = Tipo de bot en el sitio { $number }
new-seat-name = Nombre en el sitio { $number }
new-seat-name-example = nombre
new-me = yo
new-ready = No falta nadie: la partida empieza enseguida.
new-not-ready = Recibirás un enlace para quienes aún faltan.
new-clock = Límite de tiempo
new-clock-none = sin límite
new-clock-minute = 1 minuto por jugada
new-clock-three = 3 minutos por jugada
new-clock-day = 1 día por jugada
new-clock-three_days = 3 días por jugada
new-clock-game = 20 minutos para toda la partida
new-clock-game_plus = 10 minutos para toda la partida, más 10 segundos por jugada
new-visibility = ¿Quién puede entrar y mirar?
new-visibility-link = cualquiera que tenga el enlace
new-visibility-public = todo el mundo: la mesa sale en la lista
new-visibility-locked = solo quienes juegan
new-deal = Código de un mercado
new-deal-hint = Déjalo vacío para un mercado nuevo. Al final de cada partida aparece el código para volver a jugar su mercado.
new-deal-found = { $game } para { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, con el mercado de una partida anterior.
new-start = Empezar la partida
new-make = Crear la mesa
new-cancel = Cancelar

reset-title = Elegir una contraseña nueva
reset-password = Contraseña nueva
reset-hint = Al menos { $least } caracteres.
reset-save = Guardar

reports-title = Avisos
reports-none = No hay avisos pendientes.
reports-chat = Últimos mensajes del chat
reports-table = Abrir la mesa
reports-done = Marcar como resuelto
