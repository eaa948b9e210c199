# Las reglas en palabras para la página y la guía de una primera partida.

learn-choose = ¿Qué juego quieres aprender?
learn-title = Aprender { $game }
learn-contents = Lo que se cuenta aquí
learn-guided = Jugar una primera partida guiada
learn-ready = ¿Todo listo?

guide-title = Tu guía
guide-leave = Seguir sin la guía
guide-close = Cerrar la guía
guide-rules = Las reglas
guide-do = Hazlo por mí
guide-could = Podrías: { $move }
guide-new = Nuevo
guide-wait = Le toca a { $player }. Mira el tablero; el registro cuenta qué pasa y por qué.
guide-thinking = Un momento…
