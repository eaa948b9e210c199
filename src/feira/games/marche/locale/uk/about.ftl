# Що це за гра, ще до партії: назва, кілька слів, параметри.

title = Jour de Marché
facts = 2–5 гравців · 45 хвилин
summary = Займайте місця, таємно торгуйтеся за ятки й скорочуйте шляхи до вантажівок. Перемагає гравець із найменшим рахунком.

option-variant = Варіант
option-variant-areas = з ділянками
option-variant-classic = класичний: без ділянок, із золотим правилом
option-coins = Монети
option-coins-hidden = приховані від інших
option-coins-open = відкриті для всіх
option-layout = Ринок
option-layout-drawn = випадково
option-layout-own = Складу власноруч
