# El canal Atom de una persona: a quién le toca y qué ha terminado.

feed-title = Feira: las partidas de { $name }
feed-turn = Te toca: { $game } ({ $players })
feed-finished = La partida ha terminado: { $game } ({ $players })
feed-no-limit = Tómate el tiempo que necesites.
feed-deadline = Tienes hasta { $date } (UTC).
