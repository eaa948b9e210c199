# Repasar una partida terminada y abrir registros traídos de otra parte.

replay-title = Repetición
replay-of = { $players } · { $date }
replay-of-brought = { $players } · importada el { $date }
replay-brought = Importadas
replay-aside = Jugadas, puntuación y compartir
replay-controls = Recorrer la partida
replay-first = Primera jugada
replay-back = Jugada anterior
replay-play = Reproducir
replay-pause = Pausa
replay-next = Jugada siguiente
replay-last = Última jugada
replay-position = Jugada
replay-speed = Velocidad
replay-speed-slow = lenta
replay-speed-normal = normal
replay-speed-quick = rápida
replay-step = Jugada { $n } de { $last }
replay-setup = La partida está preparada; nadie ha jugado todavía.
replay-turned = Momento decisivo
replay-log = Jugadas
replay-scores = La puntuación a lo largo de la partida
replay-result = El resultado a lo largo de la partida y los puntos de fama que vale
replay-value = { $player } { $score }
replay-lowest-wins = Cada línea muestra la puntuación si la partida acabara en ese punto. Gana la más baja.
replay-keep = Guardar y compartir
replay-copy = Copiar el enlace a la jugada { $n }
replay-copied = Enlace copiado.
replay-export = Guardar el registro
replay-import = Abrir un registro…
replay-others = Partidas terminadas
replay-analysis = Qué decidió la partida
replay-keys = Teclas: ← y → retroceden y avanzan una jugada, Inicio y Fin van a la primera y a la última, la barra espaciadora reproduce.

whatif-title = ¿Y si…?
whatif-text = Sigue jugando desde esta jugada contra bots.
whatif-seat = Juegas como
whatif-hidden = Lo que no podías saber
whatif-redrawn = se vuelve a sortear
whatif-kept = se queda como estaba
whatif-go = Seguir jugando desde aquí

import-title = Abrir un registro
import-text = Un registro es un archivo con una partida entera: la preparación, cada jugada y el resultado. Feira lo comprueba jugada a jugada y después puedes ver aquí la repetición.
import-file = Elegir un archivo
import-drop = o suéltalo aquí
import-paste = O pega su texto
import-go = Comprobar y abrir
import-wait = Comprobando…
import-unreadable = Este archivo no se puede leer como una partida. Quizá falte una parte.
import-no-record = Esto no es el registro de una partida.
import-many = Este archivo tiene varias partidas. ¿Cuál quieres ver?
import-more = { $count ->
    [one] No se muestra { $count } partida más. Usa un archivo más corto para verla.
   *[other] No se muestran { $count } partidas más. Usa un archivo más corto para verlas.
}
import-too-long = Este archivo ocupa { $size }; se pueden leer como mucho { $most }. Usa solo una parte.
import-too-large = Este registro es demasiado grande: el servidor acepta como mucho { $most }.
import-bad-move = El registro incumple las reglas en la jugada { $move }: { $problem }
import-bad = Este registro no sigue las reglas: { $problem }
import-wrong = Este registro no sigue las reglas.
import-wrong-move = El registro incumple las reglas en la jugada { $move }.
import-details = Detalles, en inglés: { $problem }
import-way-out = No se ha guardado nada. Exporta la partida de nuevo donde se jugó y usa el archivo completo, o abre otro registro.
