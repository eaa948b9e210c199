# Mercado de Lisboa: елементи, місця, події, відмови, завдання.

name-fish = риба
    .wanted = рибу
    .stand = рибна ятка
    .stand-genitive = рибної ятки
name-flower = квіти
    .wanted = квіти
    .stand = квіткова ятка
    .stand-genitive = квіткової ятки
name-tomato = томати
    .wanted = томати
    .stand = томатна ятка
    .stand-genitive = томатної ятки
name-meat = м’ясо
    .wanted = м’ясо
    .stand = м’ясна ятка
    .stand-genitive = м’ясної ятки
name-grape = виноград
    .wanted = виноград
    .stand = виноградна ятка
    .stand-genitive = виноградної ятки
name-sushi_bar = суші-бар
name-tea_house = чайна
name-pizzeria = піцерія
name-burger_joint = бургерня
name-wine_bar = винарня
name-pub = паб
name-left = лівий вхід рядка { $part }
    .title = Лівий вхід рядка { $part }
    .at = лівому вході рядка { $part }
    .short = зліва, рядок { $part }
    .line = рядку { $part }
name-right = правий вхід рядка { $part }
    .title = Правий вхід рядка { $part }
    .at = правому вході рядка { $part }
    .short = справа, рядок { $part }
    .line = рядку { $part }
name-top = верхній вхід стовпця { $part }
    .title = Верхній вхід стовпця { $part }
    .at = верхньому вході стовпця { $part }
    .short = згори, стовпець { $part }
    .line = стовпці { $part }
name-bottom = нижній вхід стовпця { $part }
    .title = Нижній вхід стовпця { $part }
    .at = нижньому вході стовпця { $part }
    .short = знизу, стовпець { $part }
    .line = стовпці { $part }

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
    .also = рибу риби рибою рибна рибну рибної
word-flower = квіти
    .also = квітка квітку квіткова квіткову квіткової квітів
word-tomato = томати
    .also = томат томатів томатна томатну томатної помідор помідори
word-meat = м’ясо
    .also = м’яса м’ясна м’ясну м’ясної
word-grape = виноград
    .also = винограду виноградна виноградну виноградної
word-sushi_bar = суші
    .also = суші-бар сушібар
word-tea_house = чайна
    .also = чайну чайної
word-pizzeria = піцерія
    .also = піцерію піцерії піца піцу
word-burger_joint = бургерня
    .also = бургерню бургерні бургер
word-wine_bar = винарня
    .also = винарню винарні вино
word-pub = паб
    .also = паба пабу
word-stand = ятка
    .also = ятку ятки
word-customers = клієнти
    .also = клієнт клієнта клієнтів привести
word-restaurant = заклад
    .also = закладу заклади
word-coin = монета
    .also = монету монети
word-take = взяти
    .also = беру візьму
word-redraw = замінити
    .also = заміна обміняти
word-hand = руку
    .also = рука руки
word-display = вітрину
    .also = вітрина вітрини
word-specialty = спеціалізація
    .also = спеціалізацію спеціалізації
word-left = ліво
    .also = лівий ліворуч зліва
word-right = право
    .also = правий праворуч справа
word-top = верх
    .also = верхній згори вгорі
word-bottom = низ
    .also = нижній знизу внизу
columns = ФИСВУ
    .look = АВСДЕ

usage-stand = ятка ТОВАР МІСЦЕ, наприклад: ятка риба C3
usage-customers = клієнти КІЛЬКІСТЬ ТОВАРИ ВХІД, наприклад: клієнти 2 рибу м’ясо ліво-3
usage-restaurant = заклад ВИД МІСЦЕ, наприклад: заклад паб B2
usage-coin = монета
usage-take = взяти ТОВАР, наприклад: взяти рибу
usage-redraw = замінити руку, або: замінити вітрину
usage-specialty = спеціалізація ТОВАР, наприклад: спеціалізація риба

a-stand = { $good ->
    [fish] рибну ятку
    [flower] квіткову ятку
    [tomato] томатну ятку
    [meat] м’ясну ятку
   *[grape] виноградну ятку
}
a-tile = плитку { NAME($good, as: "stand-genitive") }
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
customers-wanting = { $customers ->
    [one] { $customers } клієнт, який шукає { LIST($goods, joint: "or", as: "wanted") }
    [few] { $customers } клієнти, які шукають { LIST($goods, joint: "or", as: "wanted") }
   *[many] { $customers } клієнтів, які шукають { LIST($goods, joint: "or", as: "wanted") }
}
customers-accusative = { $customers ->
    [one] { $customers } клієнта
   *[many] { $customers } клієнтів
}
customers-wanting-accusative = { $customers ->
    [one] { $customers } клієнта, який шукає { LIST($goods, joint: "or", as: "wanted") },
   *[many] { $customers } клієнтів, які шукають { LIST($goods, joint: "or", as: "wanted") },
}
why-it-ends = { $end ->
    [spaces] ринок майже забудовано
    [entrances] майже всі входи зайняті
   *[eighth_stand] останню дерев’яну ятку поставлено
}

move-open-stand = Відкрити { a-stand } на { $at }
move-bring-customers = Привести { customers-accusative } ({ LIST($goods, joint: "or") }) на { NAME($at) }
move-open-restaurant = Відкрити { a-restaurant } на { $at }
move-take-coin = Взяти монету
move-take-tile = Взяти { a-tile }
move-redraw-hand = Замінити руку
move-redraw-display = Замінити вітрину
move-choose-specialty = Вибрати спеціалізацію: { NAME($good) }

event-stand-opened = { $you ->
    [yes] Ви відкриваєте { a-stand } на { $at }.
   *[no] { $player } відкриває { a-stand } на { $at }.
}
event-paid = Це коштує { some-coins }.
event-earned = { $you ->
    [yes] Ви отримуєте
   *[no] { $player } отримує
} { some-coins } на { $at }: { some-customers }{ $restaurants-count ->
    [0] {""}
   *[other] {" "}× { $times } ({ $restaurants })
} на { NAME($entrance, as: "at") }.
event-restaurant-found = { $you ->
    [yes] Ви знаходите { a-restaurant } на { $at }.
   *[no] { $player } знаходить { a-restaurant } на { $at }.
}
event-tile-taken = { $you ->
    [yes] Ви берете { a-tile }.
   *[no] { $player } бере { a-tile }.
}
event-tile-drawn = На вітрині з’являється плитка { NAME($good, as: "stand-genitive") }.
event-hand-redrawn = { $you ->
    [yes] Ви повертаєте в мішечок три плитки { NAME($returned, as: "stand-genitive") } і тягнете інші: { $drew }.
   *[no] { $player } повертає в мішечок три плитки { NAME($returned, as: "stand-genitive") } і тягне інші: { $drew }.
}
event-display-redrawn = { $you ->
    [yes] Ви міняєте три плитки { NAME($returned, as: "stand-genitive") } на вітрині на інші: { $drew }.
   *[no] { $player } міняє три плитки { NAME($returned, as: "stand-genitive") } на вітрині на інші: { $drew }.
}
event-customers-brought = { $you ->
    [yes] Ви приводите { customers-wanting-accusative } на { NAME($at) }.
   *[no] { $player } приводить { customers-wanting-accusative } на { NAME($at) }.
}
event-customers-offered = Нова доступна плитка: { customers-wanting }.
event-restaurant-opened = { $you ->
    [yes] Ви відкриваєте { a-restaurant } на { $at } і отримуєте { some-coins }.
   *[no] { $player } відкриває { a-restaurant } на { $at } і отримує { some-coins }.
}
event-coin-taken = { $you ->
    [yes] Ви берете { some-coins }.
   *[no] { $player } бере { some-coins }.
}
event-specialty-set = { $you ->
    [yes] Відтепер вам платять лише за { NAME($good, as: "wanted") }.
   *[no] Відтепер { $player } отримує монети лише за { NAME($good, as: "wanted") }.
}
event-specialty-asked = { $you ->
    [yes] Назвіть один із п’яти товарів: лише за нього вам платитимуть до кінця партії, починаючи з цих клієнтів.
   *[no] { $player } називає один із п’яти товарів: лише за нього платитимуть до кінця партії.
}
event-end-triggered = { $solo ->
    [yes] Настає кінець партії: { why-it-ends }.
   *[no] { $you ->
        [yes] Ви активуєте кінець партії: { why-it-ends }.
       *[no] Кінець партії активує { $player }: { why-it-ends }.
    } Усі інші ходять ще по разу.
}
event-game-over = Партію завершено: { $end ->
    [spaces] ринок майже забудовано.
    [entrances] майже всі входи зайняті.
    [coins] усі гравці один за одним узяли монету.
    [eighth_stand] останню дерев’яну ятку поставлено.
   *[stuck] жодна дія більше не можлива.
}
event-final-score = { $you ->
    [yes] Ви маєте
   *[no] { $player } має
} { some-coins }{ $restaurants_left ->
    [0] , усі заклади відкрито:
    [one] , мінус { $restaurants_left } за невідкритий заклад:
   *[many] , мінус { $restaurants_left } за невідкриті заклади:
} { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[many] { $score } очок
}.{ $tie_broken ->
    [yes] {" "}Нічию вирішують ятки на ринку: { $stands }.
   *[no] {""}
}
event-ranked = { $winners ->
    [one] { $you ->
        [yes] { $broken ->
            [yes] Ви перемагаєте: очок порівну, але на ринку у вас більше яток!
           *[no] Ви перемагаєте!
        }
       *[no] { $broken ->
            [yes] Перемагає { $player }: очок порівну, але яток на ринку більше!
           *[no] { $player } перемагає!
        }
    }
   *[many] Нічия: { $player }. Навіть яток у них порівну. Час зіграти ще раз!
}
event-challenge-judged = Завдання { $challenge }: ваш результат — { $result }, це { $fame ->
    [0] 0 очок слави.
    [one] { $fame } очко слави.
    [few] { $fame } очки слави.
   *[many] { $fame } очок слави.
}{ $best_move ->
    [yes] {" "}Ви отримуєте бонус за найкращий хід!
   *[no] {""}
}
event-fours-missing = Щоб отримати славу, вам бракує ще { $tiles ->
    [one] { $tiles } плитки
   *[many] { $tiles } плиток
} з 4 клієнтами.
event-next-fame = Результат { $result } дав би { $fame ->
    [one] { $fame } очко слави
    [few] { $fame } очки слави
   *[many] { $fame } очок слави
}.

refusal-over = Партію завершено.
refusal-not-your-turn = Зараз ходить { $turn }.
refusal-wrong-phase = { $phase ->
    [0] Спершу зробіть свою дію.
   *[other] Спершу візьміть плитку з вітрини.
}
refusal-wrong-phase-specialty = Спершу назвіть свою спеціалізацію.
refusal-not-in-hand = У вас на руці немає плитки { NAME($good, as: "stand-genitive") }.
refusal-no-wooden-stand = У вас не лишилося дерев’яних яток.
refusal-stand-there = На { $at } вже є ятка.
refusal-restaurant-there = На { $at } вже є відкритий заклад.
refusal-line-full = У рядку чи стовпці може бути щонайбільше { $limit ->
    [one] { $limit } ятка
    [few] { $limit } ятки
   *[many] { $limit } яток
}, а { $at } — у заповненому.
refusal-closed-grey = Сірий заклад на { $at } — не паб, тож ятки й паби там ставити не можна.
refusal-wrong-column = На { $at } не можна продавати { NAME($good, as: "wanted") }. Ятки ставлять у стовпцях A, C і E, і продають там лише товари плитки, що лежить угорі стовпця.
refusal-too-dear = Це коштує { $cost ->
    [one] { $cost } монету
    [few] { $cost } монети
   *[many] { $cost } монет
}. Ви маєте { some-coins } і отримали б { $income }.
refusal-not-in-supply = У вас немає { $restaurant ->
    [sushi_bar] суші-бару
    [tea_house] чайної
    [pizzeria] піцерії
    [burger_joint] бургерні
    [wine_bar] винарні
   *[pub] пабу
}, щоб відкрити.
refusal-not-offered = Серед доступних плиток немає такої: { customers-wanting }.
refusal-other-goods = Назвіть обидва товари: на доступній плитці { customers-wanting }.
refusal-no-such-space = Місця { $place } немає. Місця — від A1 до E5.
refusal-no-such-entrance = Входу { $place } немає. Входи — ліворуч, праворуч, угорі й унизу.
refusal-not-on-a-space = Ятки й заклади ставлять на місця ринку, а не на входи.
refusal-not-at-an-entrance = Клієнти приходять на входи навколо ринку, а не на його місця.
refusal-entrance-taken = На { NAME($at, as: "at") } вже є клієнти.
refusal-top-closed = На верхні входи клієнти більше не приходять.
refusal-too-few-stands = { $customers ->
    [one] { $customers } клієнту потрібна { $customers } ятка
    [few] { $customers } клієнтам потрібні { $customers } ятки
   *[many] { $customers } клієнтам потрібно { $customers } яток
} в одному рядку чи стовпці, а в { NAME($at, as: "line") } { $stands ->
    [0] немає жодної.
   *[other] лише { $stands }.
}
refusal-sells-nothing = Жодна ваша ятка в { NAME($at, as: "line") } не продає того, що вони шукають: { LIST($goods, joint: "or", as: "wanted") }.
refusal-needs-all-goods = Ці клієнти приходять, лише якщо ятки в { NAME($at, as: "line") } продають усе, що вони шукають: { LIST($goods, as: "wanted") }.
refusal-no-coin-in-solo = У соло-грі не можна брати монету.
refusal-hand-not-three = Замінити руку можна, лише якщо на ній три однакові плитки.
refusal-display-not-three = Замінити вітрину можна, лише якщо на ній три однакові плитки.
refusal-bag-too-small = Для заміни в мішечку має бути три плитки, а лишилося { $tiles }.
refusal-not-on-display = На вітрині немає плитки { NAME($good, as: "stand-genitive") }.
refusal-bad-draw = Так витягнути не можна: { $problem }

board-title = Mercado de Lisboa
board-challenge = { $number }. { $name }
board-left = місць { $spaces } · входів { $entrances } · кінець при { $limit }
board-left-spaces = місць { $spaces } · кінець при { $limit }{ $stands ->
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
board-specialty = Спеціалізація: { NAME($good) }
board-no-specialty = Спеціалізація: ще не названа
board-fours-missing = Бракує плиток з 4 клієнтами: { $tiles }
board-best-move = Бонус за найкращий хід отримано!

help-board = На полі Р● — рибна ятка гравця ●, [Су] — відкритий заклад, (су) — сірий, 2РМ — два клієнти, що шукають рибу чи м’ясо.

ask-main = ваша дія
ask-take = візьміть плитку
ask-choose = назвіть свою спеціалізацію

preview-cost = Це коштує { some-coins }.
preview-free = Це безкоштовно.
preview-income = { $you ->
    [yes] Ви отримали б { some-coins }.
   *[no] Гравець { $player } отримав би { some-coins }.
}
preview-no-income = Ніхто нічого не отримав би.
preview-names = Потім ви назвете єдиний товар, за який вам платитимуть до кінця партії.
preview-if-named = Якщо назвете { NAME($good, as: "wanted") }, ці клієнти заплатять вам { some-coins }.
preview-ends = Це активувало б кінець партії.

challenge-specialist = Спеціаліст
challenge-specialist-text = Коли ви приводите перших клієнтів, ви називаєте один із п’яти товарів. Лише за нього вам платитимуть до кінця партії, починаючи з цих клієнтів. Інші ятки відкривати можна, але доходу вони не дають. Заклади й далі дають свою монету.
challenge-long_game = Довга гра
challenge-long_game-text = Грайте як завжди, але наприкінці рахують лише монети від плиток із 4 клієнтами. Кожен невідкритий заклад, як завжди, забирає очко.
challenge-couples = Обслуговування пар
challenge-couples-text = Клієнти приходять самі або вдвох: плиток із 3 і 4 клієнтами немає. У рядку чи стовпці може бути щонайбільше { $limit ->
    [one] { $limit } ятка
    [few] { $limit } ятки
   *[many] { $limit } яток
}.
challenge-third_wheel = Третє колесо
challenge-third_wheel-text = Клієнти приходять лише втрьох, тож спершу потрібні три ятки в одному рядку чи стовпці. На початку у вас { coins-nominative }.
coins-nominative = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
}
challenge-last_call = Останнє замовлення
challenge-last_call-text = У грі лише сім плиток клієнтів: по одній з 1, 2 і 3 клієнтами та чотири з 4. Славу дають, лише якщо ви привели щонайменше { $fours ->
    [one] { $fours } плитку
    [few] { $fours } плитки
   *[many] { $fours } плиток
} з 4 клієнтами.
challenge-queue = Черга клієнтів
challenge-queue-text = Плиток клієнтів лише чотири, по одній на кожну кількість клієнтів. Вони приходять тільки в рядок чи стовпець, де продають усе, що вони шукають. На початку у вас { coins-nominative }.
challenge-crowded = Переповнений ринок
challenge-crowded-text = Клієнти від самого початку чекають на всіх входах. Плитка платить, коли в її рядку чи стовпці стає щонайменше стільки яток, скільки на ній клієнтів; тоді вона платить кожній ятці, що продає там те, що вони шукають. Ятці, яку ви відкриєте там пізніше, платять під час відкриття. Партія завершується, коли ви ставите останню дерев’яну ятку.
challenge-pub_crawl = Похід по пабах
challenge-pub_crawl-text = Ви починаєте з пабом у запасі. До кінця партії ятки й паби не можна ставити на місце із сірим закладом, якщо це не паб.
challenge-marquis = Лісабонський маркіз
challenge-marquis-text = На початку вгорі стовпців A, C і E лежить по плитці з 1 клієнтом. Ятки можна відкривати лише в цих стовпцях і лише з двома товарами плитки, що лежить угорі. Заклади можна відкривати будь-де. На верхні входи клієнти більше не приходять.

rules-mercado = Щоб перемогти, майте наприкінці найбільше монет. За хід ви робите одну з чотирьох дій:
    ЯТКА: покладіть плитку з руки на місце без ятки й відкритого закладу. Це коштує 1 монету і ще по 1 за кожну ятку, що вже є в рядку чи у стовпці (де їх більше). Клієнти на чотирьох кінцях рядка і стовпця, які шукають цей товар, платять вам одразу, і з цих грошей можна сплатити вартість. Потім візьміть плитку з вітрини. Якщо на місці був сірий заклад, він стає вашим.
    КЛІЄНТИ: приведіть доступну плитку на вільний вхід. У його рядку чи стовпці має бути не менше яток, ніж клієнтів на плитці, і хоч одна ваша ятка там має продавати потрібний їм товар. Кожна ятка там, яка його продає, приносить монети своєму власникові.
    ЗАКЛАД: відкрийте один зі своїх закладів на місці без ятки й відкритого закладу та візьміть 1 монету. Якщо на місці був сірий заклад, він стає вашим.
    МОНЕТА: візьміть 1 монету (у соло-грі — ніколи).
    ДОХІД ятки: клієнти × (1 + відповідні відкриті заклади поруч, не навскоси). Суші-бар пасує до риби, чайна до квітів, піцерія до томатів, бургерня до м’яса, винарня до винограду, паб до всього.
    Три однакові плитки на руці можна замінити перед дією, три однакові на вітрині — перед тим, як брати одну.
    КІНЕЦЬ: коли лишається щонайбільше { $limit } місця або { $limit } входи, усі інші ходять ще по разу. Партія завершується й одразу, коли всі гравці один за одним беруть монету (удвох — двічі поспіль), а в соло-грі — коли жодна дія більше не можлива. Кожен невідкритий заклад забирає 1 очко. У разі нічиєї перемагає той, у кого більше яток.

rank-0 = Гість на годинку
rank-1 = Учень при ятці
rank-2 = Знайоме обличчя кварталу
rank-3 = Зірка торгових рядів
rank-4 = Душа ринку
rank-5 = Легенда Лісабона
