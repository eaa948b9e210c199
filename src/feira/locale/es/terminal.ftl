# Jugar en la terminal, sea cual sea el juego.

seat-0 = Púrpura
seat-1 = Verde
seat-2 = Azul
seat-3 = Amarillo
seat-4 = Rojo

bot-random = random: hace cualquier jugada permitida
    .short = random
bot-greedy = greedy: mira una jugada por delante
    .short = greedy
bot-instant = instant: juzga cada jugada de un vistazo, por lo que ha aprendido
    .short = instant
bot-search = search: piensa un segundo con reglas sencillas, como el nivel 6 antes de aprender
    .short = search
bot-level1 = Paseante (1 de 6): para una primera partida; 7 de cada 10 jugadas son al azar
    .short = Paseante (1 de 6)
bot-level2 = Cliente habitual (2 de 6): a veces se despista
    .short = Cliente habitual (2 de 6)
bot-level3 = Tendero (3 de 6): piensa un momento
    .short = Tendero (3 de 6)
bot-level4 = Comerciante (4 de 6): planea algunos turnos por delante
    .short = Comerciante (4 de 6)
bot-level5 = Mayorista (5 de 6): difícil de vencer
    .short = Mayorista (5 de 6)
bot-level6 = Leyenda (6 de 6): nuestro mejor bot, un segundo por jugada
    .short = Leyenda (6 de 6)

command-help = ayuda
command-rules = reglas
command-moves = jugadas
command-preview = prever
command-hint = pista
command-undo = deshacer
command-log = historial
command-save = guardar
command-quit = salir
answer-yes = sí
answer-no = no

help-title = Jugadas
help-commands = Órdenes
help-help = esta página
help-rules = las reglas en breve
help-moves = todas las jugadas permitidas, con coste e ingresos; añade palabras para filtrar
help-preview = lo que costaría y daría una jugada; o escribe ? delante
help-hint = mostrar una buena jugada y por qué lo es
help-undo = deshacer tu última jugada, salvo que se haya revelado algo o haya jugado otra persona desde entonces
help-log = todo lo que ha pasado
help-save = las partidas se guardan solas; añade un nombre de archivo para guardar una copia
help-quit = salir; verás cómo continuar más tarde
help-words = Puedes acortar las palabras mientras estén claras. Si el tablero muestra algo con una letra, puedes escribir esa letra. La tecla Tab ofrece lo que encaja. Las palabras inglesas también valen.

hint = Escribe una jugada, o ayuda. La tecla Tab muestra lo que es posible.
talk-cut = … (historial lo muestra todo)
press-enter = Intro ›{" "}
unknown-command = «{ $typed }» no es una jugada ni una orden. Escribe ayuda.
unreadable = La jugada no está completa. Escribe: { $usage }
preview-usage = ¿Qué jugada? Escríbela después del signo de interrogación.
moves-title = { $count ->
    [one] { $count } jugada permitida
   *[other] { $count } jugadas permitidas
}
moves-none = Ninguna jugada permitida coincide.
page-empty = Aún no hay nada que mostrar.

undone = Jugada deshecha: { $move }
undo-nothing = No hay nada que deshacer.
undo-over = La partida ha terminado: ya no puedes deshacer nada.
undo-other-seat = Otra persona ha jugado desde entonces: no puedes deshacerla.
undo-reveal = Esa jugada reveló o robó algo: no puedes deshacerla.
advice = Prueba { $move } en lugar de { $instead }.
advice-only = Solo tienes una jugada: { $move }.
advice-challenge = El resultado de un desafío se guarda, así que no hay pistas.
advice-secret = Otras personas ven la pantalla: no hay pista para una jugada secreta.
advice-none = Todavía no hay pistas para este tipo de partida.

curtain = Pasa la pantalla a { $player }.
curtain-prompt = Pulsa Intro cuando la tengas (o escribe deshacer) ›{" "}

saved = Guardada en { $path }
left-saved = La partida está guardada en { $path }
left-resume = Para continuar: { $command }
save-missing = No existe el archivo { $path }.
save-unreadable = No se puede leer { $path }: { $problem }
save-unwritable = No se puede escribir { $path }: { $problem }
save-exists = { $path } ya existe y se ha dejado como estaba.
save-damaged = { $path } está dañado o no es una partida guardada: { $problem }
save-unusable = No se puede usar { $path }: { $problem }

compiling = Preparando el juego. Tarda hasta un minuto, solo esta vez…
screen-small = Esta terminal es demasiado pequeña: los tableros necesitan { $width } columnas y { $height } filas. Agrándala o se verán cortados o descolocados.
play-again = ¿Otra partida?

menu-game = ¿Qué juego?
menu-title = ¿A qué quieres jugar?
menu-table = con otras personas o bots
menu-challenge = en solitario: uno de los nueve desafíos
menu-campaign = en solitario: la campaña de los nueve
menu-resume = continuar una partida que dejaste
menu-which-save = ¿Qué partida?
menu-which-challenge = ¿Qué desafío?
menu-players = ¿Cuántos jugadores, contando los bots? De 2 a { $most }
menu-bots = ¿Cuántos de ellos son bots? De 0 a { $most }
menu-which-bot = ¿Qué tipo de bots?
menu-number = Escribe un número del { $least } al { $most }, o pulsa Intro.
