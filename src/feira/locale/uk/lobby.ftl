# Головна сторінка, списки столів і форма для нового.

start-title = Настільні ігри за одним столом
start-motto = З друзями, наодинці чи проти ботів. Без реєстрації.
start-play-now = Грати зараз проти ботів
start-wait = Готуємо стіл…
start-with-people = З людьми…
start-guided = Уперше? Вчіться граючи
start-together = Разом
start-together-text = Створіть стіл, надішліть посилання і грайте: кожен на своєму екрані чи всі на цьому.
start-new-table = Новий стіл
start-join = Увійти за посиланням або кодом
start-join-example = посилання або код
start-join-go = Увійти
start-join-wrong = Це не посилання на стіл і не код.
start-alone = Наодинці
start-campaign = Соло-кампанія
start-learn = Вивчити { $game }
start-puzzle = Задача дня
start-puzzles = Інші задачі
start-puzzle-text = Знайдіть найкращий хід і дізнайтеся, чому він найкращий.
start-puzzle-done = { $solved ->
    [yes] ✓ розв’язано сьогодні
   *[no] відповідь дано сьогодні
}
start-you = Ви
start-name = Ваше ім’я за столом
start-name-example = ім’я
start-name-save = Зберегти
start-name-saved = Тепер вас звати { $name }.
account-none = Цей браузер вас пам’ятає, тож реєструватися не треба. З обліковим записом можна грати й на інших пристроях.
account-signed-in = Ви увійшли як { $login }.
account-make = Створити обліковий запис
account-sign-in = Увійти
account-sign-out = Вийти
account-make-text = Ваші партії, кампанія та ім’я залишаться з вами. Виберіть логін і пароль щонайменше з 8 знаків.
account-sign-in-text = Поверніться до партій і кампанії свого облікового запису.
account-guest-stays = Ви граєте як { $name } без облікового запису. Якщо увійдете, партії під цим ім’ям залишаться тут.
account-login = Логін
account-password = Пароль
account-login-hint = від { $least } до { $most } літер, цифр або . _ @ + -
account-made = Обліковий запис готовий. Входьте з ним на будь-якому пристрої.
account-welcome = З поверненням, { $name }.
account-bye = Ви вийшли на цьому пристрої.
results-title = Ваші результати
results-people = Проти людей
results-won = виграно { $wins } з { $games }
results-place = { $place ->
    [1] 1-ше місце з { $players }
    [2] 2-ге місце з { $players }
    [3] 3-тє місце з { $players }
   *[other] { $place }-те місце з { $players }
}
results-rating-title = Як ви граєте
results-rating = Як рівень { $level }, { $band } (між { $low } і { $high })
results-rating-games = { $games ->
    [one] { $games } проаналізована партія
    [few] { $games } проаналізовані партії
   *[many] { $games } проаналізованих партій
}
results-players = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}
results-last = Останні партії
results-all = Усі минулі партії
start-my-games = Мої партії
start-my-games-none = Зараз ви не граєте в жодній партії.
start-open = Відкриті столи
start-open-none = Зараз ніхто не чекає. Створіть власний стіл!
start-watch = Дивитися
start-watch-none = Зараз немає публічних партій.
start-back = Перегляд партій
start-back-none = Тут з’являться ваші завершені партії, хід за ходом.
start-back-record = Відкрити запис…

lobby-games = Партії
lobby-list-mine = Мої партії
lobby-list-past = Мої минулі партії
lobby-list-open = Відкриті столи
lobby-list-running = Дивитися
lobby-list-finished = Завершені партії
lobby-none = Тут ще нічого немає.
lobby-more = Показати всі
lobby-your-turn = ваш хід
lobby-open-seat = вільно
lobby-status-open = очікує
lobby-status-running = триває
lobby-status-paused = на паузі
lobby-status-finished = завершена
lobby-status-closed = закрита
remind-title = Сповіщати, коли мій хід
remind-text = Для партій, де на хід є кілька днів: не треба весь час сюди заглядати.
remind-feed = Стрічка новин (Atom)
remind-feed-text = Дайте цю адресу програмі для читання стрічок. Кожен, хто її знає, може читати стрічку.
remind-hook = Вебхук
remind-hook-text = Сервер викликає цю адресу, коли настає ваш хід і коли партію завершено. Залиште поле порожнім, щоб вимкнути.
remind-save = Зберегти
remind-hook-saved = Сервер викликатиме цю адресу.
remind-hook-none = Сервер більше не викликатиме жодної адреси.
remind-secret = Секрет, яким підписано виклики
remind-trouble = Останній виклик не вдався. Сервер спробує ще раз.
remind-given-up = Останні виклики не вдалися, і їх не повторюватимуть. Перевірте програму або вкажіть іншу адресу.

new-title = Новий стіл
new-players = Гравці
new-seats = Хто грає?
new-seat = Місце { $number }
new-seat-me = я
new-seat-open = вільне, за посиланням
new-seat-bot = бот
new-seat-beside = хтось за цим екраном
new-seat-bot-kind = Який бот на місці { $number }
new-seat-name = Ім’я на місці { $number }
new-seat-name-example = ім’я
new-me = я
new-ready = Усі на місці: партія почнеться відразу.
new-not-ready = Ви отримаєте посилання для гравців, яких ще бракує.
new-clock = Обмеження часу
new-clock-none = без обмеження
new-clock-minute = 1 хвилина на хід
new-clock-three = 3 хвилини на хід
new-clock-day = 1 день на хід
new-clock-three_days = 3 дні на хід
new-clock-game = 20 хвилин на всю партію
new-clock-game_plus = 10 хвилин на всю партію й 10 секунд за кожен хід
new-visibility = Хто може приєднатися й дивитися?
new-visibility-link = усі, хто має посилання
new-visibility-public = усі: стіл є в списку
new-visibility-locked = лише гравці
new-deal = Код ринку
new-deal-hint = Залиште порожнім, щоб отримати новий ринок. Наприкінці кожної партії показано код, щоб зіграти на її ринку ще раз.
new-deal-found = { $game }, { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
        [many] { $players } гравців
       *[other] { $players } гравця
    }, ринок попередньої партії.
new-start = Почати партію
new-make = Створити стіл
new-cancel = Скасувати

reset-title = Вибрати новий пароль
reset-password = Новий пароль
reset-hint = Щонайменше { $least ->
    [one] { $least } символ
    [few] { $least } символи
   *[other] { $least } символів
}.
reset-save = Зберегти

reports-title = Скарги
reports-none = Нових скарг немає.
reports-chat = Останні повідомлення чату
reports-table = Відкрити стіл
reports-done = Позначити як розглянуту
