# La campaña de los nueve desafíos, y la práctica.

campaign-title = La campaña
campaign-fame = Fama hasta ahora: { $fame }
campaign-best-move = Incluye la bonificación del mejor movimiento.
campaign-past = Campañas pasadas
campaign-past-line = { $date }  fama { $fame }  { $title }
campaign-anew = ¿Empezar de nuevo en vez de seguir?
campaign-give-up = ¿De verdad abandonas esta campaña?
campaign-lost = El desafío que dejaste ya no se puede leer y empieza de nuevo: { $problem }
campaign-over = La campaña ha terminado: fama { $fame }. Tu rango: { $title }

practice-best = récord: { $result }, fama { $fame }
practice-new-best = ¡Es tu mejor resultado hasta ahora!
practice-not-kept = Este resultado no se guardará entre los mejores tuyos.
practice-no-best = Con piezas propias, o jugado por un bot, un desafío no cuenta entre tus mejores resultados.
