# Qué es el juego, antes de jugarlo: su título, unas palabras, sus opciones.

title = Jour de Marché
facts = 2 a 5 jugadores · 45 minutos
summary = Reserva casillas, puja en secreto por los puestos y acorta las rutas a tus camiones. Gana la puntuación más baja.

option-variant = Variante
option-variant-areas = con zonas
option-variant-classic = clásica: sin zonas, con la regla de oro
option-coins = Monedas
option-coins-hidden = ocultas a los demás
option-coins-open = a la vista de todos
option-layout = Mercado
option-layout-drawn = al azar
option-layout-own = Lo compongo yo
