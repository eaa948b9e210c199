# Las listas, y lo que se dice de las jugadas escritas: para la página, la terminal y todos los juegos.

list-more = { $first }, { $last }
list-and = { $first } { SOUND($last) ->
    [i] e
   *[other] y
} { $last }
list-or = { $first } { SOUND($last) ->
    [o] u
   *[other] o
} { $last }
list-plus = { $first } + { $last }
list-plus-more = { $first } + { $last }
list-pair = { $who } ({ $number })

typed-nearest = ¿Querías decir «{ $move }»?
typed-which = ¿Cuál quieres decir: { LIST($moves, joint: "or") }?
