# Problemas: posiciones con una jugada claramente mejor.

puzzles-title = Problemas
puzzles-which = Qué problemas
puzzles-game = Juego
puzzles-any-game = todos
puzzles-theme = Tema
puzzles-any-theme = todos
puzzles-counted = Resueltos al primer intento: { $solved } de { $tried }.
puzzle-of-day = Problema del día
puzzle-ask = Juega { $player }. Encuentra la mejor jugada.
puzzle-level = dificultad { $rating }
puzzle-again = Ya respondiste a este problema, así que no vuelve a contar.
puzzle-solved = ¡Eso es: la mejor jugada!
puzzle-solved-late = Es la mejor jugada. Solo cuenta el primer intento.
puzzle-gap = Es { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} mejor que la siguiente: «{ $move }».
puzzle-about = Tema: { $themes }
puzzle-rating = Tu nivel: { $sure ->
    [yes] { $rating }
   *[no] unos { $rating }
}
puzzle-rated = Tu nivel: { $sure ->
    [yes] { $rating }
   *[no] unos { $rating }
} ({ $change })
puzzle-next = Problema siguiente
puzzle-skip = Otro problema
