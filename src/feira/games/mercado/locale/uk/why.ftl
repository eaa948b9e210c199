# Чому один хід був би кращий за інший.

the-other-move = { $compared ->
    [another] Інший хід
    [yours] Ваш хід
   *[played] Зіграний хід
}
after-other-move = { $compared ->
    [another] іншого ходу
    [yours] вашого ходу
   *[played] зіграного ходу
}
why-earns = { $you ->
    [yes] Він одразу приносить вам { some-coins } замість { $instead }.
   *[no] Він одразу приносить { some-coins } замість { $instead }: { $player }.
}
why-costs = Він коштує { some-coins } замість { $instead }.
why-concedes = { the-other-move } одразу приносить на { some-coins } більше, але потім менше.
why-gives = { $you ->
    [yes] Він приносить вам { some-coins } замість { $instead }.
   *[no] { $player } отримує лише { some-coins } замість { $instead }.
}
why-helps = { the-other-move } поліпшує місце { $at } ({ NAME($good, as: "stand") }, { $you ->
    [yes] ваша
   *[no] гравець { $player }
}): кожен новий клієнт платить там { $times } замість { $before }.
why-improves = Він поліпшує місце { $at } ({ NAME($good, as: "stand") }, { $you ->
    [yes] ваша
   *[no] гравець { $player }
}): кожен новий клієнт платить там { $times } замість { $before }.
why-finds = Він знаходить { a-restaurant } на { $at }.
why-in-line = У рядку чи стовпці місця { $at } { $you ->
    [yes] ви вже маєте
   *[no] { $player } вже має
} { $stands ->
    [one] { $stands } ятку
    [few] { $stands } ятки
   *[many] { $stands } яток
}, тож ті самі клієнти можуть заплатити всім.
why-exchanges-hand = Замінити три однакові плитки можна безкоштовно, і дія ходу лишається: нова рука дає більший вибір.
why-exchanges-display = Замінити вітрину можна безкоштовно, і дія ходу лишається: нові плитки дають більший вибір.
why-keeps-tiles = Ці плитки варто залишити.
why-prepares-customers = Він готує наступний хід: { customers-wanting }, на { NAME($at, as: "at") } { $you ->
    [yes] могли б принести вам
   *[no] могли б принести гравцеві { $player }
} { some-coins } замість { $instead } після { after-other-move }.
why-prepares-stand = Він готує наступний хід: { NAME($good, as: "stand") } на { $at } { $you ->
    [yes] могла б принести вам
   *[no] могла б принести гравцеві { $player }
} { some-coins } замість { $instead } після { after-other-move }.
why-denies-customers = Він не дає { $you ->
    [yes] вам
   *[no] гравцеві { $player }
} отримати потім { some-coins } завдяки плитці: { customers-wanting }, { NAME($at) }. Те, що лишається, варте { $instead }.
why-denies-stand = Він не дає { $you ->
    [yes] вам
   *[no] гравцеві { $player }
} отримати потім { some-coins }, відкривши { a-stand } на { $at }. Те, що лишається, варте { $instead }.
why-position = Одразу цього не видно, але позиція { $you ->
    [yes] для вас
   *[no] для гравця { $player }
} краща приблизно на { some-coins }.
why-ends = Він запускає кінець партії.
why-goes-on = { the-other-move } запускає кінець партії. Цей — ні.
why-lead = У середньому це { $points ->
    [one] { $points } монета
    [few] { $points } монети
   *[many] { $points } монет
} переваги наприкінці.

# Для підказок.
tile-name = { NAME($tile) }
place-name = { NAME($at) }

# Про що задача.
theme-entrances = входи
theme-restaurants = заклади
theme-stands = ятки
theme-exchange = обмін плиток
theme-blocking = блокування
theme-end-game = кінець партії
