# Стрічка Atom: чий хід і що завершено.

feed-title = Feira: партії, у яких грає { $name }
feed-turn = Ваш хід: { $game } ({ $players })
feed-finished = Партію завершено: { $game } ({ $players })
feed-no-limit = Думайте, скільки потрібно.
feed-deadline = Ваш час — до { $date } (UTC).
