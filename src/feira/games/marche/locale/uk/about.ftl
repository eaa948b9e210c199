# Що це за гра, ще до партії: назва, кілька слів, параметри.

title = Jour de Marché
facts = 2–5 гравців · 45 хвилин
summary = Резервуйте місця, таємно торгуйтеся за ятки й тримайте короткими шляхи до вантажівок. Перемагає найменший рахунок.

option-variant = Варіант
option-variant-areas = з ділянками
option-variant-classic = класичний: без ділянок, із золотим правилом
option-coins = Монети
option-coins-hidden = приховані від інших
option-coins-open = відкриті для всіх
option-layout = Ринок
option-layout-drawn = навмання
option-layout-own = складу сам(а)
