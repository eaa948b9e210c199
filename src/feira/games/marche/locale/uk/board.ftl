# Jour de Marché на сторінці: ігрове поле.

market-name = Ринок
space-free = вільно
space-disc = { $you ->
    [yes] ваша фішка
   *[no] фішка гравця { $player }
}
space-area = ділянка, місць: { $spaces }, забудовано { $built } з { $limit }
space-danger = ще одна забудова може її повернути
space-may-reserve = можна зайняти
space-may-place = тут можна будувати
space-would-pave = стало б доріжкою
space-reach = Відстані звідси: { $reach }.

todo-turn = Ваш хід: займіть місце або витягніть плитку.
todo-reserve = Ваш хід: займіть місце.
todo-draw = Ваш хід: витягніть плитку.
todo-place = Ви ставите { a-tile }.
todo-beside = Вашої фішки на ринку немає, тож доведеться поставити { a-tile } поза ринком.
todo-bids = Стисніть кулак: скільки монет ставите?
todo-pass = Ви не можете ні зайняти місце, ні тягнути.
over-stopped = Гру закінчено достроково.
wait-turn = Ходить { $player }.
wait-place = { $player } ставить { a-tile }.
wait-bids = Ще обирають монети: { $player }.
over-won = Ви перемогли!
over-winner = { $winners ->
    [one] Перемога: { $player }.
    [few] Нічия: { $player }.
    [many] Нічия: { $player }.
   *[other] Нічия: { $player }.
}

hint-turn = Оберіть позначене місце для фішки або витягніть плитку.
hint-reserve = Оберіть позначене місце: ви займете його фішкою.
hint-spaces = Оберіть позначене місце; спершу побачите, що це дасть.
hint-other = Ось що ви можете зробити.
sure-reserve = Зайняти { $at }
sure-place = Поставити { a-tile } на { $at }
sure-beside = Поставити { a-tile } поза ринком
sure-draw = Витягнути плитку
sure-pass = Пас
sure-bid = У кулаку { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
}.
draw-chance = Яка це плитка, вирішує випадок.
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

seat-you = ви
seat-acts = ходить
coins-hidden = Монети гравця { $player } за ширмою
coins-shown = Монети
discs-left = Фішок лишилося
stall-supply = ще не збудовано
stall-beside = поза ринком
stall-distance = відстань { $distance }

ways-title = Шляхи
ways-none = жодних
ways-mine = мої
ways-all = усі

auction-title = Торги: { the-stall }
auction-wins = виграє
auction-close = Далі
fist-choose = Монети у вашому кулаку
fist-empty = Оберіть, скільки монет; ніхто не побачить, доки не розкриються всі кулаки.
fist-lock = Стиснути кулак
fist-waiting = { $you ->
    [yes] Ви ще обираєте
   *[no] { $player } ще обирає
}
fist-closed = { $player } стискає кулак
fist-yours = У вашому кулаку монет: { $coins }
fist-open = { $player }: монет { $coins }

final-title = Шляхи та рахунок
final-player = Гравець
final-score = Очки
final-show = Відстань, { whose-stall }: { $distance }. Показати шлях.
final-hint = Чотири відстані мінус монети, що лишилися; перемагає найменший рахунок. Натисніть на відстань, щоб побачити шлях.
delivery-all = Усі шляхи від яток до вантажівок. Перегляньте їх один за одним.
delivery-next = Далі
delivery-back = Назад

layout-title = Скласти ринок
layout-hint = Перетягуйте поля одне до одного або оберіть поле й рухайте стрілками; R повертає. Сервер скаже, чи підходить.
layout-asking = Перевіряємо …
layout-fits = На цьому ринку можна грати.
layout-empty = На столі ще немає полів.
layout-board = Поле { $board } на { $at }, { $turns ->
    [one] { $turns } чверть оберту
    [few] { $turns } чверті оберту
   *[many] { $turns } чвертей оберту
}
layout-chosen = Поле { $board } (число { $marker })
layout-none = Поле не обрано
layout-turn = Повернути
layout-remove = Прибрати
layout-arrowup = Вгору
layout-arrowdown = Вниз
layout-arrowleft = Ліворуч
layout-arrowright = Праворуч
layout-spare = Поля поза ринком
layout-add = Додати поле { $board } (число { $marker })
layout-trucks = Вантажівки
layout-trucks-chance = стають навмання
layout-trucks-mine = ставлю сам(а)
layout-trucks-hint = Натисніть місце для позначеної вантажівки або оберіть його зі списку. Доки не стоять усі чотири, їх ставить випадок.
layout-draw = Інший навмання
layout-clear = Прибрати все

refusal-wrong-number-of-boards = Для гравців: { $players } ринок має полів: { $wanted }, а не { $boards }; додайте або приберіть.
refusal-board-twice = Поле { $board } лише одне.
refusal-board-beyond = Поле { $board } виходить за { $side } × { $side } місць: присуньте його.
refusal-board-over = Поле { $board } лежить на іншому в { $at }: відсуньте його.
refusal-board-apart = Поле { $board } не торкається стороною жодного іншого: присуньте його.
refusal-market-apart = Поля не складають одного ринку: зсуньте їх.
refusal-too-many-fleas = Цим полям треба плиток блошиного ринку: { $fleas }, а є лише { $most }; візьміть поля з меншими числами.
refusal-no-parkings = У цих полів немає на краю чотирьох ділянок з межею { $limit } для вантажівок: поверніть або пересуньте якесь.
refusal-no-truck-spaces = На краю не знайшлося чотирьох місць для вантажівок, за яких усі незабудовані місця лишаються з'єднаними й біля кожної вантажівки є хоч одне таке місце: оберніть чи пересуньте якесь поле або поставте вантажівки власноруч.
refusal-truck-outside = Місце { $at } не належить до ринку, а { the-truck } має стояти на ринку.
refusal-truck-inside = Тут, на { $at }, не край ринку, а { the-truck } має стояти на краю.
refusal-trucks-together = На { $at } не можуть стояти дві вантажівки.
refusal-truck-limit = Ділянка місця { $at } має межу { $limit }, а { the-truck } має стояти на ділянці з межею { $wanted }.
refusal-trucks-in-area = Дві вантажівки не можуть бути на одній ділянці, тій, що з { $at }.
refusal-trucks-cut = Вантажівки ділять ринок навпіл, або одну з них замкнено: поставте їх інакше.
