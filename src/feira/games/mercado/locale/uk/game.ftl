# Mercado de Lisboa: елементи, місця, події, відмови, завдання.

name-fish = риба
name-flower = квіти
name-tomato = томати
name-meat = м'ясо
name-grape = виноград
name-sushi_bar = суші-бар
name-tea_house = чайна
name-pizzeria = піцерія
name-burger_joint = бургерня
name-wine_bar = винарня
name-pub = паб

letter-fish = Р
letter-flower = К
letter-tomato = Т
letter-meat = М
letter-grape = В
letter-sushi_bar = Су
letter-tea_house = Ча
letter-pizzeria = Пі
letter-burger_joint = Бу
letter-wine_bar = Ви
letter-pub = Па

word-fish = риба
word-flower = квіти
word-tomato = томати
word-meat = м'ясо
word-grape = виноград
word-sushi_bar = суші
word-tea_house = чайна
word-pizzeria = піцерія
word-burger_joint = бургерня
word-wine_bar = винарня
word-pub = паб
word-stand = ятка
word-customers = клієнти
word-restaurant = заклад
word-coin = монета
word-take = взяти
word-redraw = замінити
word-hand = руку
word-display = вітрину
word-specialty = спеціалізація
side-left = ліво
side-right = право
side-top = верх
side-bottom = низ
columns = АВСДЕ

usage-stand = ятка ТОВАР МІСЦЕ, наприклад: ятка риба C3
usage-customers = клієнти КІЛЬКІСТЬ ТОВАРИ ВХІД, наприклад: клієнти 2 риба м'ясо ліво-3
usage-restaurant = заклад ВИД МІСЦЕ, наприклад: заклад паб B2
usage-coin = монета
usage-take = взяти ТОВАР, наприклад: взяти риба
usage-redraw = замінити руку, або: замінити вітрину
usage-specialty = спеціалізація ТОВАР, наприклад: спеціалізація риба

the-good = { $good ->
    [fish] риба
    [flower] квіти
    [tomato] томати
    [meat] м'ясо
   *[grape] виноград
}
a-stand = { $good ->
    [fish] рибну ятку
    [flower] квіткову ятку
    [tomato] томатну ятку
    [meat] м'ясну ятку
   *[grape] виноградну ятку
}
a-tile = { $good ->
    [fish] плитку рибної ятки
    [flower] плитку квіткової ятки
    [tomato] плитку томатної ятки
    [meat] плитку м'ясної ятки
   *[grape] плитку виноградної ятки
}
a-restaurant = { $restaurant ->
    [sushi_bar] суші-бар
    [tea_house] чайну
    [pizzeria] піцерію
    [burger_joint] бургерню
    [wine_bar] винарню
   *[pub] паб
}
some-coins = { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[many] { $coins } монет
}
some-customers = { $customers ->
    [one] { $customers } клієнт
    [few] { $customers } клієнти
   *[many] { $customers } клієнтів
}

event-stand-opened = { $you ->
    [yes] Ви відкриваєте { a-stand } на { $at }.
   *[no] { $player } відкриває { a-stand } на { $at }.
}
event-paid = Вартість: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
}.
event-earned = { $you ->
    [yes] Ви отримуєте
   *[no] { $player } отримує
} { some-coins } на { $at }: { some-customers } ({ $entrance }){ $restaurants-count ->
    [0] .
   *[other] { " " }× { $times } ({ $restaurants }).
}
event-restaurant-found = { $you ->
    [yes] Ви знаходите { a-restaurant } на { $at }.
   *[no] { $player } знаходить { a-restaurant } на { $at }.
}
event-tile-taken = { $you ->
    [yes] Ви берете { a-tile }.
   *[no] { $player } бере { a-tile }.
}
event-tile-drawn = З мішечка: { the-good }.
event-hand-redrawn = { $you ->
    [yes] Ви повертаєте три плитки ({ $returned }) в мішечок і тягнете: { $drew }.
   *[no] { $player } повертає три плитки ({ $returned }) в мішечок і тягне: { $drew }.
}
event-display-redrawn = { $you ->
    [yes] Ви міняєте три плитки вітрини ({ $returned }) на такі: { $drew }.
   *[no] { $player } міняє три плитки вітрини ({ $returned }) на такі: { $drew }.
}
event-customers-brought = { $you ->
    [yes] Ви приводите { $customers ->
        [one] { $customers } клієнта
       *[many] { $customers } клієнтів
    }
   *[no] { $player } приводить { $customers ->
        [one] { $customers } клієнта
       *[many] { $customers } клієнтів
    }
} ({ $goods }) на вхід { $at }.
event-customers-offered = Нова доступна плитка: { some-customers } ({ $goods }).
event-restaurant-opened = { $you ->
    [yes] Ви відкриваєте { a-restaurant } на { $at } і отримуєте { some-coins }.
   *[no] { $player } відкриває { a-restaurant } на { $at } і отримує { some-coins }.
}
event-coin-taken = { $you ->
    [yes] Ви берете { some-coins }.
   *[no] { $player } бере { some-coins }.
}
event-specialty-set = { $you ->
    [yes] Відтепер вам платять лише за один товар:
   *[no] Відтепер платять лише за один товар ({ $player }):
} { $good ->
    [fish] рибу
    [flower] квіти
    [tomato] томати
    [meat] м'ясо
   *[grape] виноград
}.
event-specialty-asked = { $you ->
    [yes] Назвіть один із п'яти товарів: лише за нього вам платитимуть до кінця гри, починаючи з цих клієнтів.
   *[no] { $player } називає один із п'яти товарів: лише за нього платитимуть до кінця гри.
}
event-end-triggered = { $end ->
    [spaces] Ринок майже забудовано
    [entrances] Входи майже всі зайняті
   *[eighth_stand] Останню дерев'яну ятку поставлено
}{ $solo ->
    [yes] .
   *[no] { $you ->
        [yes] {" "}після вашого ходу
       *[no] {" "}(гравець — { $player })
    }: усі інші ходять ще по разу.
}
event-game-over = Гру закінчено: { $end ->
    [spaces] ринок майже забудовано.
    [entrances] входи майже всі зайняті.
    [coins] усі лише брали монети.
    [eighth_stand] останню дерев'яну ятку поставлено.
   *[stuck] жодна дія більше не можлива.
}
event-final-score = { $you ->
    [yes] Ви маєте
   *[no] { $player } має
} { some-coins }{ $restaurants_left ->
    [0] , невідкритих закладів немає:
    [one] , мінус { $restaurants_left } за невідкритий заклад:
   *[many] , мінус { $restaurants_left } за невідкриті заклади:
} { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[many] { $score } очок
}.{ $tie_broken ->
    [yes] {" "}За рівності очок вирішують ятки на ринку: { $stands }.
   *[no] {""}
}
event-ranked = { $winners ->
    [one] { $you ->
        [yes] Ви перемагаєте{ $broken ->
            [yes] {" "}за кількістю яток на ринку!
           *[no] !
        }
       *[no] { $player } перемагає{ $broken ->
            [yes] {" "}за кількістю яток на ринку!
           *[no] !
        }
    }
   *[many] Нічия: { $player } — навіть яток порівну. Час зіграти ще раз!
}
event-challenge-judged = Завдання { $challenge }: результат { $result }, { $fame ->
    [0] слави немає.
    [one] { $fame } очко слави.
    [few] { $fame } очки слави.
   *[many] { $fame } очок слави.
}{ $best_move ->
    [yes] {" "}Один із ваших ходів був найкращим ходом!
   *[no] {""}
}
event-fours-missing = Для слави бракує ще { $tiles ->
    [one] { $tiles } плитки
   *[many] { $tiles } плиток
} з 4 клієнтами.
event-next-fame = За результат { $result } дають { $fame ->
    [one] { $fame } очко слави
    [few] { $fame } очки слави
   *[many] { $fame } очок слави
}.

refusal-over = Гру закінчено.
refusal-not-your-turn = Зараз ходить { $turn }.
refusal-wrong-phase = { $phase ->
    [0] Спершу дія вашого ходу.
   *[other] Спершу візьміть плитку з вітрини.
}
refusal-wrong-phase-specialty = Спершу назвіть свою спеціалізацію.
refusal-not-in-hand = У вас на руці немає { $good ->
    [fish] плитки рибної ятки
    [flower] плитки квіткової ятки
    [tomato] плитки томатної ятки
    [meat] плитки м'ясної ятки
   *[grape] плитки виноградної ятки
}.
refusal-no-wooden-stand = У вас не лишилося дерев'яних яток.
refusal-stand-there = На { $at } вже є ятка.
refusal-restaurant-there = На { $at } вже є відкритий заклад.
refusal-line-full = У рядку чи стовпці може бути щонайбільше { $limit ->
    [one] { $limit } ятка
    [few] { $limit } ятки
   *[many] { $limit } яток
}: біля { $at } вже повно.
refusal-closed-grey = На { $at } сірий заклад, і це не паб: місце закрите для яток і пабів.
refusal-wrong-column = { $good ->
    [fish] Рибу
    [flower] Квіти
    [tomato] Томати
    [meat] М'ясо
   *[grape] Виноград
} не можна продавати на { $at }: ятки ставлять у стовпці A, C і E, лише з товарами плитки вгорі.
refusal-too-dear = Це коштує { $cost ->
    [one] { $cost } монету
    [few] { $cost } монети
   *[many] { $cost } монет
}; ви маєте { some-coins } і отримали б { $income }.
refusal-not-in-supply = Ви не маєте { $restaurant ->
    [sushi_bar] суші-бару
    [tea_house] чайної
    [pizzeria] піцерії
    [burger_joint] бургерні
    [wine_bar] винарні
   *[pub] паба
}, щоб відкрити.
refusal-not-offered = Серед доступних немає плитки: { some-customers } ({ $goods }).
refusal-entrance-taken = На вході { $at } вже є клієнти.
refusal-top-closed = Згори клієнти більше не заходять.
refusal-too-few-stands = У лінії { $at } { $stands ->
    [0] немає яток
    [one] лише { $stands } ятка
    [few] лише { $stands } ятки
   *[many] лише { $stands } яток
}, а на плитці { some-customers }.
refusal-sells-nothing = Жодна ваша ятка в лінії { $at } не продає того, що вони шукають ({ $goods }).
refusal-needs-all-goods = У лінії { $at } має продаватися все, що вони шукають ({ $goods }).
refusal-no-coin-in-solo = У соло-грі брати монету не можна ніколи.
refusal-hand-not-three = У вас на руці не три однакові плитки.
refusal-display-not-three = На вітрині не три однакові плитки.
refusal-bag-too-small = У мішечку має бути три плитки, а лишилося { $tiles }.
refusal-not-on-display = На вітрині немає { $good ->
    [fish] плитки рибної ятки
    [flower] плитки квіткової ятки
    [tomato] плитки томатної ятки
    [meat] плитки м'ясної ятки
   *[grape] плитки виноградної ятки
}.
refusal-bad-draw = Так витягнути не можна: { $problem }

board-title = Mercado de Lisboa
board-challenge = { $number }. { $name }
board-left = місць { $spaces } · входів { $entrances } · кінець за { $limit }
board-left-spaces = місць { $spaces } · кінець за { $limit }{ $stands ->
    [0] {""}
   *[other] {""} або з яткою { $stands }
}
board-last-turns = останні ходи!
board-offers = Доступні клієнти
board-display = Вітрина
board-bag = мішечок { $tiles }
board-coins = монети { $coins }
board-stands = ятки { $stands }
board-hand = рука
board-fame = Слава 1, 2, 3 за { $one }, { $two }, { $three }
board-result = Результат зараз { $result }, слава { $fame }
board-specialty = Спеціалізація: { $good }
board-no-specialty = Спеціалізація: ще не названа
board-fours-missing = Бракує плиток з 4 клієнтами: { $tiles }
board-best-move = Найкращий хід уже зроблено!

help-board = На полі Р● — рибна ятка гравця ●, [Су] — відкритий заклад, (су) — сірий, 2РМ — два клієнти, що шукають рибу чи м'ясо.

ask-main = ваша дія
ask-take = візьміть плитку
ask-choose = назвіть свою спеціалізацію

preview-cost = Вартість: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
}.
preview-free = Це нічого не коштує.
preview-income = { $you ->
    [yes] Ви отримали б { some-coins }.
   *[no] { $player }: прибуток становив би { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    }.
}
preview-no-income = Ніхто нічого не отримав би.
preview-names = Потім ви назвете єдиний товар, за який вам платитимуть до кінця гри.
preview-if-named = Якщо назвете { $good ->
    [fish] рибу
    [flower] квіти
    [tomato] томати
    [meat] м'ясо
   *[grape] виноград
}, ці клієнти заплатять вам { some-coins }.
preview-ends = Це наблизило б кінець гри: почалися б останні ходи.

challenge-specialist = Спеціаліст
challenge-specialist-text = З першими клієнтами, яких приводите, ви називаєте один із п'яти товарів. Лише за нього вам платитимуть до кінця гри, починаючи з цих клієнтів; відкривати інші ятки можна, але прибутку вони не дають. Заклади й далі дають свою монету.
challenge-long_game = Довга гра
challenge-long_game-text = Грайте як завжди, але наприкінці рахують лише прибуток від плиток із 4 клієнтами. Кожен невідкритий заклад усе одно забирає очко.
challenge-couples = Обслуговування пар
challenge-couples-text = Клієнти приходять самі або вдвох: плиток із 3 і 4 клієнтами немає. У рядку чи стовпці може бути щонайбільше { $limit } ятки.
challenge-third_wheel = Третє колесо
challenge-third_wheel-text = Клієнти приходять лише втрьох, тож спершу потрібні три ятки в одній лінії. На початку ви маєте монет: { $coins }.
challenge-last_call = Останнє замовлення
challenge-last_call-text = У грі лише сім плиток клієнтів: по одній з 1, 2 і 3 клієнтами та чотири з 4. Славу дають, тільки якщо прийшло щонайменше стільки великих плиток: { $fours }.
challenge-queue = Черга клієнтів
challenge-queue-text = Плиток клієнтів лише чотири, по одній кожного числа, і приходять вони тільки туди, де продають усе, що вони шукають. На початку ви маєте монет: { $coins }.
challenge-crowded = Переповнений ринок
challenge-crowded-text = Клієнти від самого початку чекають на всіх входах, але платять, лише коли в їхньому рядку чи стовпці стане стільки яток, скільки клієнтів на плитці; тоді вони платять усім яткам, де там продають те, що їм потрібно. Ятці, яку ви відкриєте там пізніше, платять під час відкриття. Ваша остання дерев'яна ятка завершує гру.
challenge-pub_crawl = Похід по пабах
challenge-pub_crawl-text = Ви починаєте з пабом у запасі. Сірі заклади, крім пабів, закривають своє місце для яток і пабів до кінця гри.
challenge-marquis = Лісабонський маркіз
challenge-marquis-text = На початку вгорі стовпців A, C і E лежить по плитці з 1 клієнтом. Ятки можна відкривати лише в цих стовпцях і лише з двома товарами тієї плитки, що лежить угорі стовпця. Заклади можна відкривати будь-де. Згори клієнти більше не заходять.

rules-mercado = Перемагає той, хто наприкінці має найбільше монет. Хід — це одна з чотирьох дій:
    ЯТКА: покладіть плитку з руки на місце без ятки й відкритого закладу. Вартість — 1 монета і ще по 1 за кожну ятку, що вже є в рядку чи у стовпці (де їх більше). Клієнти на чотирьох кінцях рядка і стовпця, які шукають цей товар, платять одразу, і з цих грошей можна сплатити вартість. Потім візьміть плитку з вітрини. Сірий заклад із цього місця стає вашим.
    КЛІЄНТИ: приведіть доступну плитку на вільний вхід. У його лінії має бути не менше яток, ніж клієнтів на плитці, і хоч одна ваша ятка має продавати потрібний їм товар. Кожна ятка лінії з таким товаром приносить гроші своєму власникові.
    ЗАКЛАД: відкрийте один зі своїх закладів на місці без ятки й відкритого закладу та візьміть 1 монету. Сірий заклад із цього місця стає вашим.
    МОНЕТА: візьміть 1 монету (ніколи в соло-грі).
    ПРИБУТОК ятки: клієнти × (1 + відповідні відкриті заклади поруч). Суші-бар пасує до риби, чайна до квітів, піцерія до томатів, бургерня до м'яса, винарня до винограду, паб до всього.
    Три однакові плитки на руці можна замінити перед дією, три на вітрині — перед тим, як брати одну.
    КІНЕЦЬ: коли лишається щонайбільше { $limit } місця чи входи, усі інші ходять ще по разу; або одразу, коли всі один за одним беруть монету (удвох — двічі), а наодинці — коли вже нічого не можна зробити. Кожен невідкритий заклад забирає 1 очко. За нічиєї перемагає той, у кого більше яток.

rank-0 = Гість на годинку
rank-1 = Учень при ятці
rank-2 = Знайоме обличчя кварталу
rank-3 = Зірка торгових рядів
rank-4 = Душа ринку
rank-5 = Легенда Лісабона
