# Repasar una partida terminada y abrir registros traídos de otra parte.

replay-title = Repasar la partida
replay-of = { $players } · { $date }
replay-of-brought = { $players } · un registro de otro lugar, abierto aquí el { $date }
replay-brought = Traídos de otro lugar
replay-aside = Jugadas, puntuación y compartir
replay-controls = Recorrer la partida
replay-first = Al principio
replay-back = Una jugada atrás
replay-play = Dejar correr
replay-pause = Parar
replay-next = Una jugada adelante
replay-last = Al final
replay-position = Jugada
replay-speed = Velocidad
replay-speed-slow = lenta
replay-speed-normal = normal
replay-speed-quick = rápida
replay-step = Jugada { $n } de { $last }
replay-setup = La partida está preparada; nadie ha jugado todavía.
replay-log = Las jugadas
replay-scores = La puntuación a lo largo de la partida
replay-result = El resultado a lo largo de la partida y la fama que vale
replay-value = { $player } { $score }
replay-lowest-wins = Cada línea muestra la puntuación si la partida acabara así. Gana la más baja.
replay-keep = Guardar y compartir
replay-copy = Copiar el enlace a la jugada { $n }
replay-copied = El enlace está copiado.
replay-export = Guardar el registro
replay-import = Abrir un registro…
replay-others = Partidas terminadas
replay-keys = Teclas: ← y → avanzan una jugada, Inicio y Fin van a los extremos, la barra espaciadora deja correr.

import-title = Abrir un registro
import-text = Un registro es un archivo con una partida entera: la preparación, cada jugada, el resultado. Se comprueba jugada por jugada y después puedes repasarla aquí.
import-file = Elegir un archivo
import-drop = o suéltalo aquí
import-paste = O pega su texto
import-go = Comprobar y abrir
import-wait = Se está comprobando…
import-unreadable = Esto no se puede leer como una partida. Quizá falte una parte.
import-no-record = Esto es otra cosa, no el registro de una partida.
import-many = Aquí hay varias partidas. ¿Cuál quieres ver?
import-more = { $count ->
    [one] Hay { $count } más que no se muestra. Usa un archivo más corto para verla.
   *[other] Hay { $count } más que no se muestran. Usa un archivo más corto para verlas.
}
import-too-long = Este archivo tiene { $size } y solo se pueden leer { $most } a la vez. Usa solo una parte.
import-too-large = Este registro es demasiado grande: el servidor acepta como mucho { $most }.
import-bad-move = El registro no es correcto en la jugada { $move }: { $problem }
import-bad = El registro no es correcto: { $problem }
import-wrong = El registro no es correcto.
import-wrong-move = El registro no es correcto en la jugada { $move }.
import-details = El control dice, en inglés: { $problem }
import-way-out = No se ha guardado nada. Guarda la partida de nuevo donde se jugó y usa el archivo completo, o abre otra.
