# La campaña de los nueve desafíos, y la práctica.

campaign-title = La campaña
campaign-fame = Puntos de fama hasta ahora: { $fame }
campaign-best-move = Incluye la bonificación por el mejor movimiento.
campaign-past = Campañas pasadas
campaign-past-line = { $date }  { $fame ->
    [one] { $fame } punto de fama
   *[other] { $fame } puntos de fama
}  { $title }
campaign-anew = ¿Empezar de nuevo en vez de continuar?
campaign-give-up = ¿Abandonar esta campaña?
campaign-lost = Tu desafío a medias no se puede leer, así que empieza de nuevo: { $problem }
campaign-over = La campaña ha terminado. Has ganado { $fame ->
    [one] { $fame } punto de fama
   *[other] { $fame } puntos de fama
}. Tu rango: { $title }

practice-best = récord: { $result }, { $fame ->
    [one] { $fame } punto de fama
   *[other] { $fame } puntos de fama
}
practice-new-best = ¡Es tu mejor resultado hasta ahora!
practice-not-kept = Este resultado no contará entre tus mejores resultados.
practice-no-best = Los resultados con piezas propias, o jugados por un bot, no cuentan entre tus mejores resultados.
