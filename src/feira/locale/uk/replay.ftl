# Перегляд завершеної партії та записів з інших місць.

replay-title = Перегляд партії
replay-of = { $players } · { $date }
replay-of-brought = { $players } · імпортовано { $date }
replay-brought = Імпортовані
replay-aside = Ходи, рахунок і посилання
replay-controls = Рух партією
replay-first = Перший хід
replay-back = Попередній хід
replay-play = Відтворити
replay-pause = Пауза
replay-next = Наступний хід
replay-last = Останній хід
replay-position = Хід
replay-speed = Швидкість
replay-speed-slow = повільно
replay-speed-normal = звичайно
replay-speed-quick = швидко
replay-step = Хід { $n } з { $last }
replay-setup = Партію підготовлено; ще ніхто не ходив.
replay-turned = Переломний момент
replay-log = Ходи
replay-scores = Рахунок протягом партії
replay-result = Результат протягом партії та очки слави за нього
replay-value = { $player } { $score }
replay-lowest-wins = Кожна лінія показує рахунок, якби партія закінчилася в цю мить. Перемагає найменший.
replay-keep = Зберегти й поділитися
replay-copy = Скопіювати посилання на хід { $n }
replay-copied = Посилання скопійовано.
replay-export = Зберегти запис
replay-import = Відкрити запис…
replay-others = Завершені партії
replay-analysis = Що вирішило партію?
replay-keys = Клавіші: ← і → — на хід назад і вперед, Home і End — до першого й останнього ходу, пробіл — відтворення.

whatif-title = А якби?
whatif-text = Грайте далі з цього ходу проти ботів.
whatif-seat = Ви граєте за
whatif-hidden = Те, чого ви не могли знати,
whatif-redrawn = визначається заново
whatif-kept = лишається, як було
whatif-go = Грати далі звідси

import-title = Відкрити запис
import-text = Запис — це файл цілої партії: початкове розкладення, кожен хід і результат. Feira перевіряє його хід за ходом, а потім партію можна переглянути тут.
import-file = Виберіть файл
import-drop = або перетягніть його сюди
import-paste = Або вставте його текст
import-go = Перевірити й відкрити
import-wait = Перевіряємо…
import-unreadable = Цей файл не вдалося прочитати як партію. Можливо, якоїсь частини бракує.
import-no-record = Це не запис партії.
import-many = У цьому файлі кілька записів. Який хочете переглянути?
import-more = { $count ->
    [one] Ще { $count } запис не показано. Щоб побачити його, візьміть коротший файл.
    [few] Ще { $count } записи не показано. Щоб побачити їх, візьміть коротший файл.
   *[many] Ще { $count } записів не показано. Щоб побачити їх, візьміть коротший файл.
}
import-too-long = Цей файл має { $size }, а за раз можна прочитати щонайбільше { $most }. Візьміть його частину.
import-too-large = Цей запис завеликий: сервер приймає щонайбільше { $most }.
import-bad-move = Запис порушує правила на ході { $move }: { $problem }
import-bad = Цей запис не відповідає правилам: { $problem }
import-wrong = Цей запис не відповідає правилам.
import-wrong-move = Запис порушує правила на ході { $move }.
import-details = Подробиці англійською: { $problem }
import-way-out = Нічого не збережено. Експортуйте партію ще раз там, де її грали, і візьміть файл повністю, або відкрийте інший запис.
