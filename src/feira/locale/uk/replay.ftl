# Перегляд завершеної партії та записів з інших місць.

replay-title = Перегляд партії
replay-of = { $players } · { $date }
replay-of-brought = { $players } · запис ззовні, відкрито тут { $date }
replay-brought = Записи ззовні
replay-aside = Ходи, рахунок і збереження
replay-controls = Пройти партією
replay-first = На початок
replay-back = На хід назад
replay-play = Показувати далі
replay-pause = Зупинити
replay-next = На хід уперед
replay-last = У кінець
replay-position = Хід
replay-speed = Швидкість
replay-speed-slow = повільно
replay-speed-normal = звичайно
replay-speed-quick = швидко
replay-step = Хід { $n } з { $last }
replay-setup = Партію підготовлено; ще ніхто не ходив.
replay-log = Ходи
replay-scores = Рахунок протягом партії
replay-result = Результат протягом партії та слава, якої він вартий
replay-value = { $player } { $score }
replay-lowest-wins = Кожна лінія показує рахунок, якби партія скінчилася саме так. Перемагає найменший.
replay-keep = Зберегти й поділитися
replay-copy = Скопіювати посилання на хід { $n }
replay-copied = Посилання скопійовано.
replay-export = Зберегти запис
replay-import = Відкрити запис…
replay-others = Завершені партії
replay-keys = Клавіші: ← і → — на один хід, Home і End — на краї, пробіл — показувати далі.

import-title = Відкрити запис
import-text = Запис — це файл, цілої партії: початкове розкладення, кожен хід, результат. Його перевіряють хід за ходом, а потім партію можна переглянути тут.
import-file = Виберіть файл
import-drop = або перетягніть його сюди
import-paste = Або вставте його текст
import-go = Перевірити й відкрити
import-wait = Перевіряємо…
import-unreadable = Прочитати це як партію не вдалося. Можливо, якоїсь частини бракує.
import-no-record = Це щось інше, а не запис партії.
import-many = Тут кілька записів. Який хочете переглянути?
import-more = { $count ->
    [one] Ще { $count } запис не показано. Щоб побачити його, візьміть коротший файл.
    [few] Ще { $count } записи не показано. Щоб побачити їх, візьміть коротший файл.
   *[many] Ще { $count } записів не показано. Щоб побачити їх, візьміть коротший файл.
}
import-too-long = Цей файл має { $size }, а за раз можна прочитати щонайбільше { $most }. Візьміть його частину.
import-too-large = Цей запис завеликий: сервер приймає щонайбільше { $most }.
import-bad-move = Запис неправильний на ході { $move }: { $problem }
import-bad = Запис неправильний: { $problem }
import-wrong = Запис неправильний.
import-wrong-move = Запис неправильний на ході { $move }.
import-details = Перевірка каже англійською: { $problem }
import-way-out = Нічого не збережено. Збережіть партію наново там, де її грали, і візьміть файл повністю, або відкрийте іншу.
