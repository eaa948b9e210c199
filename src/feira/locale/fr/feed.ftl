# Le flux Atom d’une personne : à qui de jouer, et ce qui est terminé.

feed-title = Feira : les parties ({ $name })
feed-turn = À vous de jouer : { $game } ({ $players })
feed-finished = La partie est terminée : { $game } ({ $players })
feed-no-limit = Prenez le temps qu’il vous faut.
feed-deadline = Vous avez jusqu’au { $date } (UTC).
