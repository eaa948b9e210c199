# La página de la campaña: nueve desafíos, fama y rangos, práctica.

challenges-intro = A solas en el mercado de Lisboa: nueve desafíos, uno tras otro, cada uno con su propia regla. Cada uno vale hasta 3 puntos de fama, y una campaña entera hasta { $fame }. Aquí no puedes tomar 1 moneda. Un desafío acaba justo después de la jugada que deja solo 4 espacios sin puesto ni restaurante abierto, o solo 4 entradas vacías. También acaba cuando no te queda ninguna jugada.
challenges-best-move = Mejor movimiento: la primera vez que una sola acción ingresa { $coins } monedas o más, cueste lo que cueste, ganas { $fame } puntos de fama más.
challenges-best-move-won = ¡Mejor movimiento!
challenges-begin = Empezar una campaña
challenges-play = Jugar el desafío { $number }: { $challenge }
challenges-continue = Seguir con el desafío { $number }: { $challenge }
challenges-anew = Empezar de nuevo…
challenges-anew-text = Tu campaña actual se descartará y no aparecerá entre las campañas pasadas. Tus mejores resultados se conservan.
challenges-keep = Seguir jugando
challenges-give-up = Empezar de nuevo
challenges-fame-of = de { $fame } puntos de fama
challenges-to-next = { $fame } más para el siguiente rango
challenges-last = Tu última campaña
challenges-nine = Los nueve desafíos
challenges-ranks = Rangos y la fama que piden
challenges-thresholds = Resultados que dan fama
challenges-fame = { $fame ->
    [0] sin fama
    [one] { $fame } punto de fama
   *[other] { $fame } puntos de fama
}
challenges-now = En esta campaña:
challenges-best = Tu récord:
challenges-practise = Practicar
challenges-practise-one = Practicar { $challenge }
challenges-no-past = Todavía no has terminado ninguna campaña.
challenges-date = Inicio
challenges-results = Desafíos 1 a 9
challenges-fame-total = Fama
challenges-rank = Rango
challenges-counts = Este desafío cuenta para tu campaña.
challenges-rule = La regla de este desafío
challenges-is-practice = Esto es práctica: solo se guarda un nuevo récord.
challenges-no-takeback = Aquí no puedes deshacer una jugada que saca o descubre algo.
challenges-to-campaign = Volver a la campaña
challenges-next = Siguiente desafío
challenges-again = Intentarlo otra vez
