# Jour de Marché: елементи, події, відмови, правила.

name-fish = риба
name-soda = лимонад
name-cheese = сир
name-ice_cream = морозиво

letter-fish = Р
letter-soda = Л
letter-cheese = С
letter-ice_cream = М

word-reserve = зайняти
word-draw = тягнути
word-place = поставити
word-bid = ставка
word-pass = пас
word-none = поза
columns = АВСДЕФГНІЙКЛМNОР

command-ways = шляхи
help-ways = як далеко кожній ятці до її вантажівки та якими місцями

usage-reserve = зайняти МІСЦЕ, наприклад: зайняти C3; досить і самого місця
usage-draw = тягнути
usage-place = поставити МІСЦЕ, наприклад: поставити C3; або: поставити поза, якщо на ринку немає вашої фішки
usage-bid = ставка МОНЕТИ, наприклад: ставка 3; досить і самого числа
usage-pass = пас

the-stall = { $good ->
    [fish] рибна ятка
    [soda] лимонадна ятка
    [cheese] сирна ятка
   *[ice_cream] ятка з морозивом
}
stall-accusative = { $good ->
    [fish] рибну ятку
    [soda] лимонадну ятку
    [cheese] сирну ятку
   *[ice_cream] ятку з морозивом
}
stall-genitive = { $good ->
    [fish] рибної ятки
    [soda] лимонадної ятки
    [cheese] сирної ятки
   *[ice_cream] ятки з морозивом
}
a-tile = { $tile ->
    [fish] рибну ятку
    [soda] лимонадну ятку
    [cheese] сирну ятку
    [ice_cream] ятку з морозивом
   *[flea] стіл блошиного ринку
}
the-truck = { $good ->
    [fish] рибна вантажівка
    [soda] лимонадна вантажівка
    [cheese] сирна вантажівка
   *[ice_cream] вантажівка з морозивом
}
whose-stall = { $you ->
    [yes] ваша { the-stall }
   *[no] { the-stall } гравця { $player }
}
some-coins = { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[many] { $coins } монет
}

event-space-reserved = { $you ->
    [yes] Ви займаєте { $at }.
   *[no] { $player } займає { $at }.
}
event-tile-drawn = { $you ->
    [yes] Ви тягнете { a-tile }.
   *[no] { $player } тягне { a-tile }.
}
event-auction-opened = Торги за { stall-accusative }: { $seats }.
event-bid-made = { $you ->
    [yes] Вашу ставку зроблено.
   *[no] { $player } робить ставку.
}
event-bids-revealed = Ставки: { $bids }.
event-auction-won = { $you ->
    [yes] Ви отримуєте { stall-accusative } за { some-coins }
   *[no] { $player } отримує { stall-accusative } за { some-coins }
}{ $tied-count ->
    [0] .
   *[other] {" "}(порівну: { $tied }).
}
event-row-dealt = { $you ->
    [yes] З останнього ряду ви отримуєте { stall-accusative }.
   *[no] З останнього ряду { $player } отримує { stall-accusative }.
}
event-table-built = { $you ->
    [yes] Ви ставите стіл блошиного ринку на { $at }.
   *[no] { $player } ставить стіл блошиного ринку на { $at }.
}
event-stall-built = { $you ->
    [yes] Ви ставите { stall-accusative } на { $at }.
   *[no] { $player } ставить { stall-accusative } на { $at }.
}
event-stall-beside = { $you ->
    [yes] Ваша { the-stall } лишається поза ринком.
   *[no] Поза ринком лишається { the-stall } гравця { $player }.
}
event-area-full = Ділянку { $area } заповнено ({ $limit ->
    [one] { $limit } споруда
    [few] { $limit } споруди
   *[many] { $limit } споруд
}){ $paved-count ->
    [0] .
   *[other] : доріжка на { $paved }.
}
event-cut-prevented = Доріжка на { $at }: споруда там розрізала б ринок надвоє.
event-access-kept = Доріжка на { $at }: це останній вихід від { $building }, де { $owned ->
    [yes] { whose-stall }.
   *[no] { the-truck }.
}
event-rest-paved = { $paved-count ->
    [0] Усі місця зайнято.
    [1] Останнє вільне місце, { $paved }, стає доріжкою.
    [one] Доріжками стає { $paved-count } вільне місце.
    [few] Доріжками стають { $paved-count } вільні місця.
   *[many] Доріжками стають { $paved-count } вільних місць.
}
event-disc-returned = { $you ->
    [yes] Ваша фішка з { $at } повертається до вас.
   *[no] Фішка гравця { $player } з { $at } повертається.
}
event-passed = { $you ->
    [yes] Вам лишається пас.
   *[no] { $player } може лише пасувати.
}
event-pile-closed = Ніхто нічого не може зробити: стос закрито, у ньому { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
   *[many] { $tiles } плиток
}. Непоставлені ятки лишаються поза ринком.
event-game-over = Гру закінчено: { $end ->
    [row] усі плитки викладено.
   *[closed] усі мусили пасувати.
}
event-stall-delivered = { $you ->
    [yes] Ваша { the-stall }
   *[no] { $player }, { the-stall }
}: { $distance }{ $capped ->
    [yes] {" "}(найбільше можливе)
   *[no] {""}
} { $way-count ->
    [0] (шляху до вантажівки немає)
   *[other] через { $way }
}{ $streets-count ->
    [0] .
    [1] ; вулиця { $streets } рахується за { $street_steps }.
   *[other] ; вулиці { $streets } рахуються за { $street_steps } кожна.
}
event-final-score = { $you ->
    [yes] У вас
   *[no] { $player } має
} { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[many] { $score } очок
}: шляхи { $distances }, мінус { some-coins }.
event-ranked = { $winners ->
    [one] { $you ->
        [yes] Ви перемагаєте{ $broken ->
            [yes] {" "}за рівності: ваші шляхи разом коротші!
           *[no] !
        }
       *[no] { $player } перемагає{ $broken ->
            [yes] {" "}за рівності: шляхи разом коротші!
           *[no] !
        }
    }
   *[many] Нічия: { $player }. Навіть шляхи разом однакові.
}

refusal-over = Гру закінчено.
refusal-not-your-turn = Зараз хід гравця { $turn }.
refusal-not-yours-to-place = Цю плитку ставить { $placing }.
refusal-wrong-phase-turn = Спершу займіть місце або тягніть плитку.
refusal-wrong-phase-bids = Спершу ваша ставка.
refusal-wrong-phase-place = Спершу поставте плитку.
refusal-no-auction = Зараз торгів немає.
refusal-not-in-auction = У вас уже немає { stall-genitive }, тож участі ви не берете.
refusal-already-bid = Вашу ставку вже зроблено.
refusal-too-few-coins = Це більше, ніж ви маєте. Ви маєте { some-coins }.
refusal-too-many-coins = Ніхто не може ставити стільки: на початку в кожного { some-coins }, і більше не буває.
refusal-no-disc-left = Усі ваші фішки вже на ринку.
refusal-not-in-market = { $at } — не місце цього ринку.
refusal-truck-there = На { $at } стоїть { the-truck }.
refusal-stall-there = На { $at } стоїть { $you ->
    [yes] ваша { the-stall }.
   *[no] { the-stall } гравця { $player }.
}
refusal-table-there = На { $at } стоїть стіл блошиного ринку.
refusal-path-there = На { $at } доріжка.
refusal-disc-there = { $you ->
    [yes] На { $at } вже лежить ваша фішка.
   *[no] На { $at } лежить фішка гравця { $player }.
}
refusal-not-next-to = Поруч із { $at } немає ні доріжки, ні фішки.
refusal-no-disc-on-market = Без фішки на ринку тягнути не можна: займіть місце.
refusal-may-act = Пасувати можна, лише коли не можна ні зайняти місце, ні тягнути.
refusal-not-reserved = На { $at } немає вашої фішки.
refusal-must-build = На ринку є ваша фішка: плитка має лягти там.
refusal-bad-draw = Такої плитки не могло бути: { $problem }
refusal-bad-paving = Таких доріжок не могло бути; за правилами: { $paved }
caution-short-of-areas = На ринку з цих полів може забракнути місця: його ділянки вміщують на { $short ->
    [one] { $short } споруду
    [few] { $short } споруди
   *[many] { $short } споруд
} менше, ніж може з'явитися за гру. Грати все одно можна, але гра може скінчитися раніше, а частина яток лишиться поза ринком.
caution-short-of-spaces = На ринку з цих полів може забракнути місця: для споруд і доріжок за золотим правилом може бракувати { $short ->
    [one] { $short } місця
   *[many] { $short } місць
}. Грати все одно можна, але гра може скінчитися раніше, а частина яток лишиться поза ринком.

board-title = Jour de Marché
board-variant-areas = ділянки
board-variant-classic = класична
board-pile = стос { $tiles }:
board-row = останній ряд:
board-tile = плитка { $tile }
board-coins = монети { $coins }
board-truck = вантажівка
board-path = доріжка
board-table = стіл

help-board = На ринку a2 — вільне місце ділянки a, де поміститься ще дві споруди; a● — місце, яке займає ●, Р● — рибна ятка гравця ●, Р» — рибна вантажівка. !● — фішка, яку може повернути ще одна споруда. Поруч із ринком знаки — це фішки, що лишилися; Р4 — рибна ятка на відстані 4, Р- — ще не поставлена, Р× — поза ринком.

ask-turn = ваша дія
ask-bids = ваша ставка, невидимо
ask-place = куди поставити { a-tile }

preview-paves = Доріжками стали б { $paved }.
preview-distance = Відстань, { whose-stall }: { $distance }.
preview-change = Відстань, { whose-stall }: була б не { $before }, а { $after }.
preview-bid = Якщо виграєте, платите свою ставку; якщо ні — нічого.
preview-nothing = Сама ця дія доріжок не прокладає і відстаней не змінює.

rules-marche = Поставте свої чотири ятки ближче до їхніх вантажівок і збережіть монети: перемагає найменший рахунок. Кожен має { $coins } монет і { $discs } фішок. Хід — це одна з двох дій:
    ЗАЙНЯТИ: покладіть фішку на вільне місце поруч із доріжкою або будь-чиєю фішкою.
    ТЯГНУТИ: лише коли ваша фішка є на ринку. Відкрийте плитку. Стіл блошиного ринку стає на одне з місць, зайнятих вами, а фішка повертається. За ятку торгуються всі, хто ще не поставив своєї: ставки таємні, найвища перемагає і сплачується, а переможець ставить ятку на зайняте ним місце; якщо такого немає, ятка лишається поза ринком. За рівних ставок першим є активний гравець, далі ті, хто за ним. Якщо виграв хтось інший, активний гравець ходить ще раз.
rules-areas = ДОРІЖКИ: щойно на ділянці стоїть стільки споруд, скільки вона вміщує, решта її місць стає доріжками, а фішки звідти повертаються.
    ВУЛИЦІ: ятка, яку жодна доріжка не сполучає з вантажівкою, може скористатися вулицями довкола ринку; кожна рахується за 2.
rules-classic = ДОРІЖКИ: усі відкриті місця лишаються сполученими, а кожна вантажівка і ятка зберігає вихід. Місце, де споруда порушила б це, стає доріжкою, а фішка звідти повертається. Першу фішку можна покласти на будь-яке вільне місце.
rules-end = КІНЕЦЬ: після останньої плитки чотири ятки останнього ряду безкоштовно ставлять ті, кому їх бракує. Потім усе вільне стає доріжками. Відстань ятки — це кількість доріжок найкоротшого шляху до її вантажівки, щонайбільше { $most }. Рахунок: чотири відстані мінус монети. За рівності перемагають коротші шляхи.
