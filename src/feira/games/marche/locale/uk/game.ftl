# Jour de Marché: елементи, події, відмови, правила.

name-fish = риба
name-soda = лимонад
name-cheese = сир
name-ice_cream = морозиво
name-street = вулиця
    .accusative = вулицю

letter-fish = Р
letter-soda = Л
letter-cheese = С
letter-ice_cream = М

word-reserve = зайняти
    .also = займаю зайняв займу
word-draw = тягнути
    .also = тягну витягнути
word-place = поставити
    .also = ставлю збудувати
word-bid = ставка
    .also = ставку
word-pass = пас
    .also = пасую
word-none = поза
columns = ФИСВУАПРШОЛДЬТЩЗ
    .look = АВСДЕФГНІЙКЛМNОР

command-ways = шляхи
help-ways = як далеко кожній ятці до її вантажівки та яким шляхом

usage-reserve = зайняти МІСЦЕ, наприклад: зайняти C3 (або саме лише місце)
usage-draw = тягнути
usage-place = поставити МІСЦЕ, наприклад: поставити C3; або: поставити поза, якщо на ринку немає вашої фішки
usage-bid = ставка МОНЕТИ, наприклад: ставка 3 (або саме лише число)
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
truck-genitive = { $good ->
    [fish] рибної вантажівки
    [soda] лимонадної вантажівки
    [cheese] сирної вантажівки
   *[ice_cream] вантажівки з морозивом
}
whose-stall = { $you ->
    [yes] ваша { the-stall }
   *[no] { the-stall } гравця { $player }
}
whose-stall-genitive = { $you ->
    [yes] вашої { stall-genitive }
   *[no] { stall-genitive } гравця { $player }
}
some-coins = { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[many] { $coins } монет
}
coins-nominative = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
}

move-reserve = Зайняти { $at }
move-draw = Витягнути плитку
move-pass = Пас
move-place = { $at ->
    [none] Поставити ятку поза ринком
   *[other] Поставити на { $at }
}
move-bids = { $bids ->
    [one] Поставити { $bids } монету
    [few] Поставити { $bids } монети
   *[many] Поставити { $bids } монет
}

event-space-reserved = { $you ->
    [yes] Ви займаєте { $at }.
   *[no] { $player } займає { $at }.
}
event-tile-drawn = { $you ->
    [yes] Ви тягнете { a-tile }.
   *[no] { $player } тягне { a-tile }.
}
event-auction-opened = Аукціон за { stall-accusative }. Ставки роблять { $seats }.
event-bid-made = { $you ->
    [yes] Вашу ставку зроблено.
   *[no] { $player } робить ставку.
}
event-bids-revealed = Ставки: { LIST($coins, joint: "more") }.
event-auction-won = { $you ->
    [yes] Ви отримуєте { stall-accusative } за { some-coins }
   *[no] { $player } отримує { stall-accusative } за { some-coins }
}{ $tied-count ->
    [0] .
   *[other] {" "}(порівну поставили { $tied }).
}
event-row-dealt = { $you ->
    [yes] Ви отримуєте { stall-accusative } з останнього ряду.
   *[no] { $player } отримує { stall-accusative } з останнього ряду.
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
event-area-full = Ділянку { $area } заповнено: на ній { $limit ->
    [one] { $limit } споруда
    [few] { $limit } споруди
   *[many] { $limit } споруд
}{ $paved-count ->
    [0] .
    [1] , і { $paved } стає доріжкою.
   *[other] , і { $paved } стають доріжками.
}
event-cut-prevented = { $at } стає доріжкою: споруда там розрізала б ринок надвоє.
event-access-kept = { $at } стає доріжкою: це останнє незабудоване місце біля { $owned ->
    [yes] { whose-stall-genitive }
   *[no] { truck-genitive }
} ({ $building }).
event-rest-paved = { $paved-count ->
    [0] Усі місця зайнято.
    [1] Останнє вільне місце, { $paved }, стає доріжкою.
    [one] Доріжками стає { $paved-count } вільне місце.
    [few] Доріжками стають { $paved-count } вільні місця.
   *[many] Доріжками стають { $paved-count } вільних місць.
}
event-disc-returned = { $you ->
    [yes] Ви забираєте свою фішку з { $at }.
   *[no] { $player } забирає свою фішку з { $at }.
}
event-passed = { $you ->
    [yes] Ви можете лише пасувати.
   *[no] { $player } може лише пасувати.
}
event-pile-closed = Ніхто нічого не може зробити, тож стос закрито. У ньому { $tiles ->
    [one] лишилася { $tiles } плитка
    [few] лишилися { $tiles } плитки
   *[many] лишилося { $tiles } плиток
}. Непоставлені ятки лишаються поза ринком.
event-game-over = Партію завершено: { $end ->
    [row] усі плитки викладено.
   *[closed] усі мусили пасувати.
}
event-stall-delivered = { $you ->
    [yes] Ваша { the-stall }
   *[no] { $player }, { the-stall }
}: відстань { $distance }{ $capped ->
    [yes] {" "}(найбільша можлива)
   *[no] {""}
}{ $route-count ->
    [0] , шляху до вантажівки немає
   *[other] {" "}через { LIST($route, joint: "more", as: "accusative") }
}{ $streets-count ->
    [0] .
    [1] ; вулиця рахується за { $street_steps }.
   *[other] ; кожна вулиця рахується за { $street_steps }.
}
event-final-score = { $you ->
    [yes] Ваш рахунок —
   *[no] Рахунок гравця { $player } —
} { $score }: відстані { LIST($distances, joint: "plus") }, мінус { some-coins }.
event-ranked = { $winners ->
    [one] { $you ->
        [yes] { $broken ->
            [yes] Ви перемагаєте: рахунок рівний, але ваші шляхи разом коротші!
           *[no] Ви перемагаєте!
        }
       *[no] { $broken ->
            [yes] Перемагає { $player }: рахунок рівний, але шляхи разом коротші!
           *[no] { $player } перемагає!
        }
    }
   *[many] Нічия: { $player }. Навіть сума шляхів у них однакова.
}

refusal-over = Партію завершено.
refusal-not-your-turn = Зараз ходить { $turn }.
refusal-not-yours-to-place = Цю плитку ставить { $placing }.
refusal-wrong-phase-turn = Спершу займіть місце або тягніть плитку.
refusal-wrong-phase-bids = Спершу зробіть ставку.
refusal-wrong-phase-place = Спершу поставте плитку.
refusal-no-auction = Зараз аукціону немає.
refusal-not-in-auction = У вас більше немає { stall-genitive }, тож участі ви не берете.
refusal-already-bid = Вашу ставку вже зроблено.
refusal-too-few-coins = Ви не можете поставити { $bid }: у вас { coins-nominative }.
refusal-too-many-coins = Ви не можете поставити стільки: ні в кого не буває більше ніж { coins-nominative }.
refusal-no-disc-left = Усі ваші фішки вже на ринку.
refusal-not-in-market = { $at } — не місце цього ринку.
refusal-truck-there = На { $at } стоїть { the-truck }.
refusal-stall-there = На { $at } стоїть { whose-stall }.
refusal-table-there = На { $at } стоїть стіл блошиного ринку.
refusal-path-there = На { $at } доріжка.
refusal-disc-there = { $you ->
    [yes] На { $at } вже лежить ваша фішка.
   *[no] На { $at } лежить фішка гравця { $player }.
}
refusal-not-next-to = Поруч із { $at } немає ні доріжки, ні фішки.
refusal-no-disc-on-market = Без фішки на ринку тягнути не можна. Займіть місце.
refusal-may-act = Пасувати можна, лише коли не можна ні зайняти місце, ні тягнути.
refusal-not-reserved = На { $at } немає вашої фішки.
refusal-must-build = На ринку є ваша фішка: плитка має лягти там.
refusal-bad-draw = Такої плитки не могло бути: { $problem }
refusal-bad-paving = Таких доріжок не могло бути. За правилами { $paved-count ->
    [0] нічого не стає доріжкою.
    [1] доріжкою стає { $paved }.
   *[other] доріжками стають { $paved }.
}
caution-short-of-areas = На ринку з цих полів може забракнути місця: його ділянки вміщують на { $short ->
    [one] { $short } споруду
    [few] { $short } споруди
   *[many] { $short } споруд
} менше, ніж може знадобитися за партію. Грати все одно можна, але партія може завершитися раніше, а частина яток лишиться поза ринком.
caution-short-of-spaces = На ринку з цих полів може забракнути місця: для споруд і доріжок за золотим правилом може бракувати { $short ->
    [one] { $short } місця
   *[many] { $short } місць
}. Грати все одно можна, але партія може завершитися раніше, а частина яток лишиться поза ринком.

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

preview-paves = { $paved-count ->
    [1] Доріжкою стало б { $paved }.
   *[other] Доріжками стали б { $paved }.
}
preview-distance = Відстань { whose-stall-genitive } була б { $distance }.
preview-change = Відстань { whose-stall-genitive } змінилася б із { $before } на { $after }.
preview-bid = Ви платите свою ставку, лише якщо виграєте.
preview-nothing = Сама ця дія доріжок не прокладає і відстаней не змінює.

rules-marche = Поставте свої чотири ятки ближче до їхніх вантажівок і збережіть монети: перемагає гравець із найменшим рахунком. Кожен має { $coins } монет і { $discs } фішок. За хід ви робите одну з двох дій:
    ЗАЙНЯТИ: покладіть фішку на вільне місце поруч із доріжкою або будь-чиєю фішкою.
    ТЯГНУТИ: лише коли ваша фішка є на ринку. Відкрийте плитку. Стіл блошиного ринку поставте на одне із зайнятих вами місць і заберіть фішку. За ятку влаштовують аукціон серед усіх, хто ще має свою: ставки таємні, і той, хто поставив найбільше, платить і ставить ятку на зайняте ним місце; якщо такого немає, ятка лишається поза ринком. Якщо ставки рівні, перший — активний гравець, далі інші за годинниковою стрілкою. Якщо виграв хтось інший, активний гравець ходить ще раз.
rules-areas = ДОРІЖКИ: щойно на ділянці стоїть стільки споруд, скільки дозволяє її ліміт, решта її місць стає доріжками, а фішки звідти повертаються до власників.
    ВУЛИЦІ: ятка, яку жодна доріжка не сполучає з вантажівкою, може скористатися вулицями довкола ринку; кожна рахується за 2.
rules-classic = ДОРІЖКИ: усі незабудовані місця лишаються сполученими, а кожна вантажівка й ятка завжди має поруч незабудоване місце. Місце, де споруда порушила б це, стає доріжкою, а фішка звідти повертається до власника. Першу фішку можна покласти на будь-яке вільне місце.
rules-end = КІНЕЦЬ: після останньої плитки чотири ятки останнього ряду безкоштовно отримують гравці, яким їх бракує. Потім усе вільне стає доріжками. Відстань ятки — це кількість доріжок найкоротшого шляху до її вантажівки, щонайбільше { $most }. Ваш рахунок — чотири відстані мінус монети. У разі нічиєї перемагає той, у кого шляхи разом коротші.
