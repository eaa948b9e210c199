# La página alrededor de todo: marco, caminos perdidos, idioma y colores.

page-title = Dos mercados, una mesa
page-motto = Mercado de Lisboa y Jour de Marché, con amigos, en solitario o contra bots.
page-skip = Ir al contenido
page-home = A la portada
page-language = Idioma
page-theme = Colores
page-theme-system = como el sistema
page-theme-light = claro
page-theme-dark = oscuro
page-lost = Aquí no hay nada
page-lost-text = La dirección no lleva a ninguna parte. Quizá le falta una letra al final.
page-not-loaded = No se ha podido cargar esta parte de la página. ¿Hay conexión?
page-reload = Reintentar
