# Переліки та що кажуть про введені ходи: для сторінки, термінала й усіх ігор.

list-more = { $first }, { $last }
list-and = { $first } і { $last }
list-or = { $first } чи { $last }
list-plus = { $first } + { $last }
list-plus-more = { $first } + { $last }
list-pair = { $who } ({ $number })

typed-nearest = Можливо, ви мали на увазі «{ $move }»?
typed-which = Що саме ви мали на увазі: { LIST($moves, joint: "or") }?
