# Las reglas en palabras para la página y la guía de una primera partida.

learn-choose = ¿Qué juego quieres aprender?
learn-title = Aprender { $game }
learn-contents = Contenido
learn-guided = Jugar una primera partida guiada
learn-ready = ¿Empezamos?
learn-example = Ejemplo

guide-title = Tu guía
guide-show = Mostrar la guía
guide-leave = Dejar la guía
guide-close = Cerrar la guía
guide-continue = Continuar la partida guiada
guide-intro = Ver la introducción
guide-do = Hazlo por mí
guide-could = Jugada sugerida: { $move }
guide-new = Nuevo
guide-wait = Le toca a { $player }. Mira el tablero; el historial explica cada jugada.
guide-thinking = Un momento…
guide-card-count = { $card } de { $cards }
guide-card-next = Siguiente
guide-card-back = Atrás
guide-card-skip = Saltar
guide-card-start = Empezar
guide-card-around = Ver la pantalla
guide-card-log-title = El historial
guide-card-log = Aquí aparecen todas las jugadas y todo lo que provocan.
guide-card-menu-title = Reglas y guía
guide-card-menu = Las reglas están siempre aquí. Si dejas la guía, aquí vuelves a encontrarla.
guide-next = ¿Y ahora?
guide-next-again = Repetir con la guía
