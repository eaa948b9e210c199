# Les listes, et ce qui se dit des coups tapés : pour la page, le terminal et tous les jeux.

list-more = { $first }, { $last }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-plus = { $first } + { $last }
list-plus-more = { $first } + { $last }
list-pair = { $who } ({ $number })

typed-nearest = Vouliez-vous dire « { $move } » ?
typed-which = Lequel voulez-vous dire : { LIST($moves, joint: "or") } ?
