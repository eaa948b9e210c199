# Qué es el juego, antes de jugarlo: su título, unas palabras, sus opciones.

title = Mercado de Lisboa
facts = 1 a 4 jugadores · 30 minutos
summary = Abre puestos en el mercado, trae clientes a las entradas adecuadas y deja que los restaurantes doblen lo que pagan. Gana quien más ingresa.
campaign-summary = Nueve desafíos en Lisboa, cada uno con su propia regla. ¿Hasta dónde llegará tu fama?

option-money = Dinero
option-money-hidden = oculto a los demás
option-money-open = público
option-restaurants = Tipos de los restaurantes grises
option-restaurants-open = a la vista de todos
option-restaurants-hidden = ocultos hasta que alguien construya allí
