# Стіл гри Mercado на сторінці.

market-title = Ринок: місця та входи довкола
market-space = { $at }: { $there }
market-entrance = Вхід { $at }: { $there }
market-empty = порожньо
market-or = { $one } чи { $two }
market-customers = { $customers ->
    [one] { $customers } клієнт, потрібно: { $goods }
    [few] { $customers } клієнти, потрібно: { $goods }
   *[many] { $customers } клієнтів, потрібно: { $goods }
}
market-stand-of = { $good ->
    [fish] рибна ятка
    [flower] квіткова ятка
    [tomato] томатна ятка
    [meat] м'ясна ятка
   *[grape] виноградна ятка
}, { $you ->
    [yes] ваша
   *[no] { $player }
}
market-tile = { $good ->
    [fish] плитка риби
    [flower] плитка квітів
    [tomato] плитка томатів
    [meat] плитка м'яса
   *[grape] плитка винограду
}
market-open = відкритий заклад: { $restaurant }
market-grey = сірий заклад: { $restaurant }
market-grey-unknown = сірий заклад невідомого виду
market-price-profit = Ціна { $cost }, дохід { $income }, прибуток { $profit }.
market-brings = Дохід { $income }.
market-others = Інші отримають { $coins }.

market-do-stand = { $good ->
    [fish] Рибна ятка
    [flower] Квіткова ятка
    [tomato] Томатна ятка
    [meat] М'ясна ятка
   *[grape] Виноградна ятка
} на { $at }
market-do-customers = { $customers ->
    [one] { $customers } клієнт
    [few] { $customers } клієнти
   *[many] { $customers } клієнтів
} ({ $goods }) до входу { $at }
market-do-restaurant = Відкрити на { $at }: { $restaurant }
market-do-take = Взяти плитку: { $good }
market-do-specialty = Спеціалізація: { $good }
market-take-coin = Взяти { some-coins }
market-redraw-hand = Обміняти руку
market-redraw-display = Обміняти вітрину

market-decision = Ваше рішення
market-ask-main = Ваш хід: оберіть ятку, клієнтів, заклад або місце.
market-ask-only = Ваш хід. Можлива лише одна дія: { $move }.
market-ask-take = Візьміть плитку з вітрини.
market-ask-choose = Назвіть свою спеціалізацію: лише за цей товар вам платитимуть до кінця гри. Числа показують, скільки ваші перші клієнти заплатять одразу.
market-stopped = Гру закінчено достроково.
market-waiting = Зараз ходить { $player }.
market-where = { $places ->
    [one] Куди? { $places } місце.
    [few] Куди? { $places } місця.
   *[many] Куди? { $places } місць.
}
market-legend = Монета: ціна. + або −: що ви одразу отримаєте чи втратите.
market-what-here = Що поставити на { $at }?
market-look = Виберіть це місце, щоб продовжити.
market-confirm = Підтвердити
market-change = Змінити
market-escape = Esc
market-keys = Enter підтверджує, Escape змінює.
market-price = Ціна
market-income = Дохід
market-profit = Прибуток
market-restaurant-coin = За відкриття закладу: { $coins }

market-hand = Рука
market-supply = Заклади, які можна відкрити
market-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
}
market-coins-hidden = Монети за ширмою
market-wooden = { $stands ->
    [one] залишилася { $stands } дерев'яна ятка
    [few] залишилися { $stands } дерев'яні ятки
   *[many] залишилося { $stands } дерев'яних яток
}
market-turn = ходить
market-stack = { $tiles ->
    [one] у стосі ще { $tiles } плитка
    [few] у стосі ще { $tiles } плитки
   *[many] у стосі ще { $tiles } плиток
}
market-bag = { $tiles ->
    [one] у мішечку { $tiles } плитка
    [few] у мішечку { $tiles } плитки
   *[many] у мішечку { $tiles } плиток
}
market-spaces-left = { $spaces ->
    [one] { $spaces } вільне місце
    [few] { $spaces } вільні місця
   *[many] { $spaces } вільних місць
}
market-entrances-left = { $entrances ->
    [one] { $entrances } вільний вхід
    [few] { $entrances } вільні входи
   *[many] { $entrances } вільних входів
}
market-ends-at = Кінець настає, коли вільних місць або входів лишається { $left }.
market-ends-at-spaces = Кінець настає, коли вільних місць лишається { $left }{ $stands ->
    [0] .
   *[other] , або з яткою номер { $stands }.
}
market-coins-in-a-row = { $coins ->
    [one] { $coins } монету взято поспіль
    [few] { $coins } монети взято поспіль
   *[many] { $coins } монет взято поспіль
}
market-last-turns = { $end ->
    [spaces] Ринок майже забудовано
    [entrances] Майже всі входи зайняті
   *[eighth_stand] Останню дерев'яну ятку поставлено
}: { $turns ->
    [one] залишився { $turns } хід
    [few] залишилися { $turns } ходи
   *[many] залишилося { $turns } ходів
}
market-challenge = Завдання
market-result = { $result ->
    [one] { $result } очко
    [few] { $result } очки
   *[many] { $result } очок
}, { $fame ->
    [0] слави ще немає
   *[other] слава { $fame }
}
