# Чому партія закінчилася саме так: шанси, удача й помилки, позиції для тренування.

analysis-title = Що вирішило партію
analysis-cover = Цей аналіз показує, чим закінчилася партія. Гравці: { $players }.
analysis-cover-open = Показати
analysis-unavailable = Для таких партій аналізу ще немає. Кожен хід можна побачити в перегляді партії.
analysis-working = { $effort ->
    [quick] Перший погляд:
   *[normal] Докладніше:
} { $total ->
    [one] { $done } з { $total } рішення
    [few] { $done } з { $total } рішень
   *[many] { $done } з { $total } рішень
}
analysis-waiting = Аналіз незабаром почнеться…
analysis-stop = Зупинити
analysis-stopped = Аналіз зупинено.
analysis-continue = Продовжити
analysis-failed = Цю партію не вдалося проаналізувати.
analysis-again = Спробувати ще раз
analysis-replay = Перегляд партії
analysis-table = Назад до столу

analysis-chances = Шанси на перше місце
analysis-fame = Очікувані очки слави
analysis-chances-text = Кожна лінія — шанси гравця перед кожним ходом, якщо далі всі грають добре. Прапорець позначає переломний момент, число — велику помилку.
analysis-value = { $player } { $chance }
analysis-turned-luck = Переломний момент: удача
analysis-turned-move = Переломний момент: рішення
analysis-marked = { $n ->
    [one] Помилка { $n }
    [few] Помилка { $n }
   *[many] Помилка { $n }
}
analysis-show-step = Показати хід { $n } у перегляді партії

analysis-parts = Удача чи майстерність?
analysis-parts-text = Від шансів на початку до результату. 100 пунктів — гарантована перемога.
analysis-parts-fame = Від очікуваних на початку очок слави до результату.
analysis-start = Початок
analysis-luck = Удача
analysis-errors = Власні помилки
analysis-gifts = Помилки інших
analysis-result = Результат
analysis-verdict-lost = { $cause ->
    [luck] Поразка сталася здебільшого через невезіння.
   *[errors] Поразка сталася здебільшого через ваші власні помилки.
}
analysis-verdict-won = { $cause ->
    [luck] Перемогу здебільшого принесла удача.
    [gifts] Перемогу здебільшого принесли помилки інших.
   *[start] Ви зберегли свої шанси й перемогли.
}
analysis-verdict-shared = Ви поділили перше місце.
analysis-verdict-parts = Удача: { $luck }. Ваші помилки: { $errors }. Помилки інших: { $gifts }.

rating-title = Хто як зіграв?
rating-text = Скільки з того, що було на кону, втратили ваші рішення, порівняно з нашими ботами рівнів від 1 до 6. Удача не враховується. Одна партія говорить небагато: смуга показує, де рівень є напевно.
rating-of = { $you ->
    [yes] Ви зіграли як рівень { $level } (між { $low } і { $high }).
   *[no] Гравець { $player }: гра на рівень { $level } (між { $low } і { $high }).
}
rating-lost = Втрачено { $share } того, що було на кону (± { $margin }).
rating-few = Справжніх рішень було замало, щоб судити.
rating-none = Для таких партій оцінки гри ще немає.
rating-waiting = Оцінка гри з’явиться після докладнішого аналізу.

bids-title = Таємні ставки
bids-text = Чого була б варта кожна ставка: шанси на перше місце після неї. Суцільна лінія — проти ставок, які могли зробити інші, за тим, що міг знати гравець. Пунктир — заднім числом: проти справжніх ставок. Стовпчики показують, як часто так ставила б мережа.
bids-bid = Ставка
bids-worth = Проти можливих ставок інших
bids-hindsight = Заднім числом
bids-often = Як часто так ставить мережа
bids-made = Ставка гравця { $player }: { $bid }.
bids-numbers = Усі числа
bids-move = Хід { $n }

analysis-mistakes = Найбільші помилки
analysis-whose = Чиї помилки?
analysis-everyone = Усіх
analysis-flawless = Великих помилок тут немає.
analysis-mistake = Хід { $n } · { $player }
some-points = { $points ->
    [one] { $points } пункт
    [few] { $points } пункти
   *[many] { $points } пунктів
}
analysis-cost = { $you ->
    [yes] Коштувало вам { some-points } шансів на перемогу (± { $margin }).
   *[no] Коштувало { some-points } шансів на перемогу (± { $margin }), гравець { $player }.
}
analysis-cost-fame = У середньому коштувало очок слави: { $points } (± { $margin }).
analysis-on-board = На полі
analysis-played = Зіграно
analysis-better = Краще
analysis-why = Чому це краще
analysis-why-later = Одразу цього не видно. У середньому решта партії складається краще.
analysis-practise = Потренувати ці позиції
analysis-all = Усі рішення
analysis-column-move = Хід
analysis-column-player = Гравець
analysis-column-played = Зіграно
analysis-column-better = Краще
analysis-column-cost = Ціна
analysis-share = Поділитися
analysis-share-text = Якщо людина не грала, посилання спершу спитає, чи показувати, чим закінчилася партія.
analysis-copy = Копіювати посилання
analysis-sure = Невелика мережа оцінює кожне рішення за тим, що міг знати гравець. Вона не завжди має рацію. Різниця, менша за число після ±, нічого не означає.

practice-title = Вчіться на своїх помилках
practice-of = Позиція { $n } з { $of }
practice-ask = Хід { $n }: ви зіграли «{ $move }». Знайдіть кращий хід.
practice-ask-of = Хід { $n }: «{ $move }», гравець { $player }. Знайдіть кращий хід.
practice-checking = Перевіряємо…
practice-best = Це найкращий хід.
practice-good = Добре: це майже так само добре, як найкращий хід.
practice-bad = Це коштує { some-points }. Спробуйте інший хід.
practice-bad-fame = У середньому це коштує очок слави: { $points }. Спробуйте інший хід.
practice-same = Саме так і було зіграно. Спробуйте інший хід.
practice-answer = Показати відповідь
practice-answered = Найкращий хід: { $move }
practice-next = Наступна позиція
practice-over = Ви знайшли кращі ходи: { $found } з { $of }.
practice-restart = Почати спочатку
practice-back = Назад до аналізу
practice-none = Великих помилок для тренування немає.
