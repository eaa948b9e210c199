# Por qué una partida acabó así: opciones, suerte y errores, posiciones para practicar.

analysis-title = Qué decidió la partida
analysis-cover = Este análisis de una partida entre { $players } muestra cómo acabó.
analysis-cover-open = Mostrarlo
analysis-unavailable = Todavía no hay análisis para este tipo de partida. La repetición muestra cada jugada.
analysis-working = { $effort ->
    [quick] Primer vistazo:
   *[normal] Examen detallado:
} { $total ->
    [one] { $done } de { $total } decisión
   *[other] { $done } de { $total } decisiones
}
analysis-waiting = El análisis empieza enseguida…
analysis-stop = Detener
analysis-stopped = El análisis se detuvo.
analysis-continue = Continuar
analysis-failed = No se ha podido analizar esta partida.
analysis-again = Reintentar
analysis-replay = Repetición
analysis-table = Volver a la mesa

analysis-chances = Probabilidad de quedar primero
analysis-fame = Fama esperada
analysis-chances-text = Cada línea es la probabilidad de un jugador antes de cada jugada, si todos juegan bien desde ahí. Una bandera marca un punto de inflexión; un número, un gran error.
analysis-value = { $player } { $chance }
analysis-turned-luck = Punto de inflexión: la suerte
analysis-turned-move = Punto de inflexión: una decisión
analysis-marked = { $n ->
    [one] Error { $n }
   *[other] Error { $n }
}
analysis-show-step = Ver la jugada { $n } en la repetición

analysis-parts = ¿Suerte o acierto?
analysis-parts-text = De la probabilidad inicial al resultado. 100 puntos son una victoria segura.
analysis-parts-fame = De la fama esperada al principio al resultado.
analysis-start = Inicio
analysis-luck = Suerte
analysis-errors = Errores propios
analysis-gifts = Errores ajenos
analysis-result = Resultado
analysis-verdict-lost = { $cause ->
    [luck] Has perdido sobre todo por mala suerte.
   *[errors] Has perdido sobre todo por tus propios errores.
}
analysis-verdict-won = { $cause ->
    [luck] Has ganado sobre todo por suerte.
    [gifts] Has ganado sobre todo por los errores de los demás.
   *[start] Has ganado porque conservaste tu ventaja.
}
analysis-verdict-shared = Compartes el primer lugar.
analysis-verdict-parts = Suerte: { $luck }. Tus errores: { $errors }. Errores de los demás: { $gifts }.

rating-title = ¿Quién ha jugado bien?
rating-text = Lo que tus decisiones perdieron de todo lo que había en juego, comparado con nuestros bots del nivel 1 al 6. La suerte no cuenta. Una sola partida dice poco: la barra muestra dónde está seguramente el nivel.
rating-of = { $you ->
    [yes] Has jugado como el nivel { $level } (entre { $low } y { $high }).
   *[no] { $player } ha jugado como el nivel { $level } (entre { $low } y { $high }).
}
rating-lost = Perdió el { $share } de lo que había en juego (± { $margin }).
rating-few = Hubo muy pocas decisiones de verdad para saberlo.
rating-none = Todavía no hay valoración para este tipo de partida.
rating-waiting = La valoración llega con el análisis detallado.

bids-title = Pujas secretas
bids-text = Lo que habría valido cada puja: la probabilidad de quedar primero. La línea continua: frente a lo que podrían haber pujado los demás, según lo que el jugador podía saber. La línea discontinua: a posteriori, frente a lo que pujaron de verdad. Las barras muestran con qué frecuencia pujaría así la red.
bids-bid = Puja
bids-worth = Frente a lo que podrían haber pujado los demás
bids-hindsight = A posteriori
bids-often = Con qué frecuencia puja así la red
bids-made = { $player } pujó { $bid }.
bids-numbers = Todos los números
bids-move = Jugada { $n }

analysis-mistakes = Los mayores errores
analysis-whose = ¿Errores de quién?
analysis-everyone = De todos
analysis-flawless = Aquí no hay grandes errores.
analysis-mistake = Jugada { $n } · { $player }
some-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
analysis-cost = { $you ->
    [yes] Te costó { some-points } de probabilidad de ganar (± { $margin }).
   *[no] Le costó a { $player } { some-points } de probabilidad de ganar (± { $margin }).
}
analysis-cost-fame = Costó { some-points } de fama de media (± { $margin }).
analysis-on-board = En el tablero
analysis-played = Jugado
analysis-better = Mejor
analysis-why = Por qué es mejor
analysis-why-later = No se nota enseguida. De media, el resto de la partida sale mejor.
analysis-practise = Practicar estas posiciones
analysis-all = Todas las decisiones
analysis-column-move = Jugada
analysis-column-player = Jugador
analysis-column-played = Jugado
analysis-column-better = Mejor
analysis-column-cost = Coste
analysis-share = Compartir
analysis-share-text = A quien no jugó se le pregunta antes de que el enlace muestre cómo acabó la partida.
analysis-copy = Copiar el enlace
analysis-sure = Una pequeña red juzga cada decisión según lo que el jugador podía saber. No siempre acierta. Las diferencias menores que el número tras ± no significan nada.

practice-title = Aprende de tus errores
practice-of = Posición { $n } de { $of }
practice-ask = Jugada { $n }: jugaste «{ $move }». Busca una jugada mejor.
practice-ask-of = Jugada { $n }: { $player } jugó «{ $move }». Busca una jugada mejor.
practice-checking = Comprobando…
practice-best = Es la mejor jugada.
practice-good = Bien: es casi tan buena como la mejor jugada.
practice-bad = Eso cuesta { some-points }. Prueba otra jugada.
practice-bad-fame = Eso cuesta { some-points } de fama de media. Prueba otra jugada.
practice-same = Esa es la jugada que se hizo. Prueba otra.
practice-answer = Ver la respuesta
practice-answered = La mejor jugada: { $move }
practice-next = Siguiente posición
practice-over = Has encontrado { $found } de { $of } jugadas mejores.
practice-restart = Empezar de nuevo
practice-back = Volver al análisis
practice-none = No hay grandes errores que practicar.
