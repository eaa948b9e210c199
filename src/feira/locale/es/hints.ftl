# Pistas durante la partida, avisos y lo que valdría la próxima loseta.

hint-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
hint-button = Pista
hint-tip = Primero dónde mirar, luego una buena jugada y por qué (tecla H)
hint-thinking = Buscando una buena jugada…
hint-look-place = Mira { $place }.
hint-look-piece = Mira la pieza o el botón señalado.
hint-show = Mostrar la jugada
hint-why = Por qué es buena
hint-later = No se nota enseguida. De media, el resto de la partida sale mejor.
hint-instead = Comparada con: { $move }
hint-gain = Gana { hint-points } de probabilidad de ganar.
hint-gain-fame = Gana { hint-points } de fama de media.
hint-equal = Las dos son más o menos igual de buenas.
hint-only = No tienes otra jugada posible.
hint-play = Jugarla
hint-note = Las partidas con pistas no cuentan en tus resultados.
hint-practice = Si usas una pista, este resultado no se guarda como el mejor.
hint-practice-yes = Mostrar de todos modos
hopes = ¿Qué me conviene?
hopes-drawn = { $you ->
    [yes] Robas tú la próxima loseta.
   *[no] { $player } roba la próxima loseta.
}
hopes-explained = Supongamos que juegas «{ $move }». ¿Cuántos puntos subiría o bajaría tu probabilidad de ganar, comparado con una loseta media?
hopes-explained-fame = Supongamos que juegas «{ $move }». ¿Cuánta fama ganarías o perderías, comparado con una loseta media?
hopes-flat = Aquí apenas importa qué loseta venga.
hopes-none = En las próximas jugadas no se roba ninguna loseta.
hopes-left = quedan { $tiles }
tutor-title = ¿Hacer esta jugada?
tutor-text = Con esto pierdes unos { hint-points } de probabilidad de ganar: { $move }
tutor-text-fame = Con esto pierdes de media unos { hint-points } de fama: { $move }
tutor-better = Ver una jugada mejor
tutor-anyway = Jugarla igualmente
