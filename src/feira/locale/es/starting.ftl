# La página que muestra un servidor durante su primer arranque.

starting-title = Feira está casi lista
starting-text = El primer arranque compila los juegos para esta máquina. Tarda unos minutos, una sola vez. Tu mesa se abrirá aquí sola.
