# Qué es el juego, antes de jugarlo: su título, unas palabras, sus opciones.

title = Mercado de Lisboa
facts = 1 a 4 jugadores · 30 minutos
summary = Abre puestos en el mercado, atrae clientes a las entradas adecuadas y deja que los restaurantes multipliquen lo que pagan. Para ganar, acaba con más monedas que nadie.
campaign-summary = Nueve desafíos en Lisboa, cada uno con su propia regla. ¿Hasta dónde llegará tu fama?

option-money = Monedas
option-money-hidden = ocultas a los demás
option-money-open = a la vista de todos
option-restaurants = Tipos de los restaurantes grises
option-restaurants-open = a la vista de todos
option-restaurants-hidden = ocultos hasta que alguien construya allí
