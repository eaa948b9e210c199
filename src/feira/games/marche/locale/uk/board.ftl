# Jour de Marché на сторінці: ігрове поле.

market-name = Ринок
space-free = вільно
space-table = стіл блошиного ринку
space-disc = { $you ->
    [yes] ваша фішка
   *[no] фішка гравця { $player }
}
space-stall = { whose-stall }, відстань { $distance }
space-area = ділянка з { $spaces ->
    [one] { $spaces } місця
   *[many] { $spaces } місць
}, забудовано { $built } з { $limit }
space-danger = ще одна споруда може її повернути
space-may-reserve = можна зайняти
space-may-place = тут можна будувати
space-would-pave = стало б доріжкою
space-reach = Відстані від { $at }: { LIST($stalls, joint: "more") }.
space-reach-good = { NAME($good) } { $distance }

todo-draw = Ваш хід: витягніть плитку.
todo-place = Ваш хід: поставте { a-tile }.
todo-beside = Вашої фішки на ринку немає, тож доведеться поставити { a-tile } поза ринком.
todo-bids = Стисніть кулак: скільки монет ставите?
todo-pass = Ви не можете ні зайняти місце, ні тягнути.
over-stopped = Партію завершено достроково.
wait-turn = { $you ->
    [yes] Ваш хід.
   *[no] Ходить { $player }.
}
wait-place = { $you ->
    [yes] Ви ставите { a-tile }.
   *[no] { $player } ставить { a-tile }.
}
wait-bids = { $you ->
    [yes] Очікуємо вашої ставки.
   *[no] Очікуємо ставок: { $player }.
}
over-won = Ви перемогли!
over-winner = { $winners ->
    [one] Перемагає { $player }.
   *[many] Нічия: { $player }.
}

hint-turn = Виберіть позначене місце для фішки або витягніть плитку.
hint-reserve = Виберіть позначене місце, щоб зайняти його фішкою.
hint-spaces = Виберіть позначене місце, щоб побачити, що станеться.
hint-look = Наведіть курсор на будь-яку фішку або торкніться її, щоб побачити, що змінить будівля там.
prospect-title = { $you ->
    [yes] Якщо ви збудуєте на { $at }
   *[no] Якщо { $player } збудує на { $at }
}
preview-cut-off = Від { $spaces } вже не було б шляху принаймні до однієї вантажівки.
sure-place = Поставити { a-tile } на { $at }
sure-beside = Поставити { a-tile } поза ринком
sure-bid = У вашому кулаку { coins-nominative }.
draw-chance = Плитка випадкова.
confirm = Підтвердити
change = Змінити

supply-name = Плитки
pile-name = Стос: { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
   *[many] { $tiles } плиток
}
row-name = Останній ряд
row-dealt = уже роздано
row-for = { $you ->
    [yes] ваша: більше нікому не потрібна
   *[no] для гравця { $player }: більше нікому не потрібна
}

seat-acts = ходить
coins-hidden = Монети гравця { $player } за ширмою
coins-shown = Монети
discs-left = Фішок лишилося
stall-supply = { the-stall }: ще не збудовано
stall-beside = { the-stall }: поза ринком
stall-distance = { the-stall }: відстань { $distance }

ways-title = Шляхи
ways-none = жодних
ways-mine = мої
ways-all = усі

auction-title = Аукціон за { stall-accusative }
auction-wins = виграє
auction-close = Далі
auction-worth = { $points ->
    [0] Навіть на найкращому вашому місці, { $at }, ятка була б так само далеко, як поза ринком ({ $without }).
    [one] На { $at } відстань буде { $distance } замість { $without }: це щонайбільше { $points } очко для вас.
    [few] На { $at } відстань буде { $distance } замість { $without }: це щонайбільше { $points } очки для вас.
   *[many] На { $at } відстань буде { $distance } замість { $without }: це щонайбільше { $points } очок для вас.
}
auction-worthless = У вас немає зайнятих місць, тож ятка опиниться поза ринком. Вона нічого для вас не варта.
auction-sites = Відстань на ваших місцях
fist-choose = Монети у вашому кулаку
fist-empty = Виберіть, скільки монет. Ніхто їх не побачить, доки не розтиснуться всі кулаки.
fist-lock = Стиснути кулак
fist-waiting = { $you ->
    [yes] Ви ще вибираєте
   *[no] { $player } ще вибирає
}
fist-closed = { $player } стискає кулак
fist-yours = У вашому кулаку { coins-nominative }
fist-open = { $player }: { coins-nominative }

final-title = Шляхи та рахунок
final-player = Гравці
final-score = Очки
final-show = Відстань { whose-stall-genitive }: { $distance }. Показати шлях.
final-hint = Рахунок — чотири відстані мінус монети, що лишилися; перемагає найменший. Натисніть на відстань, щоб побачити шлях.
delivery-all = Усі шляхи від яток до вантажівок. Перегляньте їх один за одним.
delivery-next = Далі
delivery-back = Назад

layout-title = Скласти ринок
layout-hint = Перетягуйте поля одне до одного або виберіть поле й рухайте стрілками; R обертає. Сервер перевіряє, чи підходить.
layout-asking = Перевіряємо…
layout-fits = На цьому ринку можна грати.
layout-empty = На столі ще немає полів.
layout-board = Поле { $board } на { $at }, { $turns ->
    [one] { $turns } чверть оберту
    [few] { $turns } чверті оберту
   *[many] { $turns } чвертей оберту
}
layout-chosen = Поле { $board } (число { $marker })
layout-none = Поле не вибрано
layout-turn = Обернути
layout-remove = Прибрати
layout-arrowup = Вгору
layout-arrowdown = Вниз
layout-arrowleft = Ліворуч
layout-arrowright = Праворуч
layout-spare = Поля поза ринком
layout-add = Додати поле { $board } (число { $marker })
layout-trucks = Вантажівки
layout-trucks-chance = стають випадково
layout-trucks-mine = Поставлю власноруч
layout-trucks-hint = Натисніть місце для позначеної вантажівки або виберіть його зі списку. Якщо не поставити всі чотири, вантажівки стануть випадково.
layout-draw = Інший випадковий
layout-clear = Прибрати все

refusal-wrong-number-of-boards = Ринок має { $boards ->
    [one] { $boards } поле
    [few] { $boards } поля
   *[many] { $boards } полів
}, а гравців { $players }: потрібно { $wanted ->
    [one] { $wanted } поле
    [few] { $wanted } поля
   *[many] { $wanted } полів
}. Додайте або приберіть якесь.
refusal-board-twice = Поле { $board } лише одне.
refusal-board-beyond = Поле { $board } виходить за { $side } × { $side } місць. Присуньте його.
refusal-board-over = Поле { $board } лежить на іншому в { $at }. Відсуньте його.
refusal-board-apart = Поле { $board } не торкається стороною жодного іншого. Присуньте його.
refusal-market-apart = Поля не складають одного ринку. Зсуньте їх.
refusal-too-many-fleas = Цим полям { $fleas ->
    [one] потрібна { $fleas } плитка
    [few] потрібні { $fleas } плитки
   *[many] потрібно { $fleas } плиток
} блошиного ринку, а є лише { $most }. Візьміть поля з меншими числами.
refusal-no-parkings = У цих полів немає на краю чотирьох ділянок з лімітом { $limit } для вантажівок. Оберніть або пересуньте якесь.
refusal-no-truck-spaces = На краю немає чотирьох місць для вантажівок, за яких усі незабудовані місця лишаються з’єднаними й біля кожної вантажівки є хоч одне таке місце. Оберніть чи пересуньте якесь поле або поставте вантажівки власноруч.
refusal-truck-outside = Місце { $at } не належить до ринку, а { the-truck } має стояти на ринку.
refusal-truck-inside = Тут, на { $at }, не край ринку, а { the-truck } має стояти на краю.
refusal-trucks-together = На { $at } не можуть стояти дві вантажівки.
refusal-truck-limit = Ділянка місця { $at } має ліміт { $limit }, а { the-truck } має стояти на ділянці з лімітом { $wanted }.
refusal-trucks-in-area = Дві вантажівки не можуть бути на одній ділянці, тій, що з { $at }.
refusal-trucks-cut = Вантажівки ділять ринок навпіл, або одну з них замкнено. Поставте їх інакше.

ledger-fish = Рибна ятка
ledger-soda = Лимонадна ятка
ledger-cheese = Сирна ятка
ledger-ice-cream = Ятка з морозивом
ledger-coins = Залишок монет
ledger-bids = Сплачено на аукціонах
