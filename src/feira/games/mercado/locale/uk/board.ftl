# Стіл гри Mercado на сторінці.

market-title = Ринок: місця та входи довкола
market-space = { $at }: { $there }
market-entrance = { NAME($at, as: "title") }: { $there }
market-empty = порожньо
market-entrance-empty = вільно
market-stand-of = { $you ->
    [yes] ваша { NAME($good, as: "stand") }
   *[no] { NAME($good, as: "stand") } гравця { $player }
}
market-tile = плитка { NAME($good, as: "stand-genitive") }
market-thing = { NAME($thing) }
market-short = { NAME($at, as: "short") }
market-open = відкритий заклад: { NAME($restaurant) }
market-grey = сірий заклад: { NAME($restaurant) }
market-grey-unknown = сірий заклад невідомого виду
market-explained = { $what }. { $told }
market-price-profit = Ціна { $cost }, дохід { $income }, прибуток { $profit }.
market-brings = Дохід { $income }.
market-others = Інші отримають { $coins }.

market-take-coin = Взяти { some-coins }
market-decision = Ваше рішення
market-ask-main = Ваш хід: виберіть ятку, клієнтів, заклад або місце.
market-ask-only = Ваш хід. Можлива лише одна дія: { $move }.
market-ask-take = Візьміть плитку з вітрини.
market-ask-choose = Назвіть свою спеціалізацію: лише за цей товар вам платитимуть до кінця партії. Числа показують, скільки ваші перші клієнти заплатять одразу.
market-stopped = Партію завершено достроково.
market-waiting = { $you ->
    [yes] Зараз ваш хід.
   *[no] Зараз ходить { $player }.
}
market-where = { $places ->
    [one] Куди? { $places } місце.
    [few] Куди? { $places } місця.
   *[many] Куди? { $places } місць.
}
market-usual = Без числа: { $profit } { $coins ->
    [one] монета
    [few] монети
   *[many] монет
}.
market-anywhere = { $profit } { $coins ->
    [one] монета
    [few] монети
   *[many] монет
} на будь-якому місці.
market-improved = Кожен новий клієнт платитиме { $times } замість { $before }: { market-stand-of } ({ $at }).
market-what-here = Що буде тут: { NAME($at) }?
market-look = Виберіть це місце, щоб продовжити.
market-confirm = Підтвердити
market-change = Змінити
market-escape = Esc
market-keys = Натисніть Enter, щоб підтвердити, або Escape, щоб змінити.
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
    [one] залишилася { $stands } дерев’яна ятка
    [few] залишилися { $stands } дерев’яні ятки
   *[many] залишилося { $stands } дерев’яних яток
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
market-ends-at = Останній раунд почнеться, коли лишиться { $left ->
    [one] { $left } місце або { $left } вхід
    [few] { $left } місця або { $left } входи
   *[many] { $left } місць або { $left } входів
}.
market-ends-at-spaces = Кінець настане, коли лишиться { $left ->
    [one] { $left } місце
    [few] { $left } місця
   *[many] { $left } місць
}{ $stands ->
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
   *[eighth_stand] Останню дерев’яну ятку поставлено
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
    [one] { $fame } очко слави
    [few] { $fame } очки слави
   *[many] { $fame } очок слави
}

ledger-start = Монети на початку
ledger-customers = Приведені клієнти
ledger-stands = Відкриті ятки
ledger-restaurants = Відкриті заклади
ledger-others = Чужі ходи
ledger-taken = Взяті монети
ledger-paid = Сплачено за ятки
ledger-left = Невідкриті заклади
ledger-given = Віддано іншим
