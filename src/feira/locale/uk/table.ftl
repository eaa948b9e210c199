# Стіл: перед грою, під час неї та після.

table-title = Стіл
table-missing = Цей стіл не можна показати
table-seats = За столом
table-aside = Гравці, журнал і чат
table-actions = За цим столом
table-you = ви
presence-here = за столом
presence-away = { $unit ->
    [moment] немає за столом
    [minutes] немає вже { $count } хв
    [hours] немає вже { $count } год
   *[days] немає вже { $count } дн.
}
presence-lost = зв’язок перервано
table-time-left = залишилося часу
table-resigned = грає бот
table-to-act = має ходити
table-watchers = { $count ->
    [one] Дивиться: { $people }
   *[other] Дивляться ({ $count }): { $people }
}
table-watcher-unnamed = хтось
table-your-turn = Ваш хід
table-turn-of = Ходить { $player }
table-waiting-for = Чекаємо: { $players }
table-paused = Партія на паузі.
table-finished = Партію завершено
table-closed = Стіл закрили без результату.
table-closed-campaign = { $best_move ->
    [yes] Ви відмовилися від цього завдання. Очок слави воно не дає, але ваш найкращий хід зараховано у вашій кампанії.
   *[no] Ви відмовилися від цього завдання. Його зараховано у вашій кампанії без очок слави.
}
table-log = Журнал
table-since = Від вашого останнього ходу
table-since-show = Показати на полі
table-since-missed = { $count ->
    [one] За вашої відсутності зроблено { $count } хід.
    [few] За вашої відсутності зроблено { $count } ходи.
    [many] За вашої відсутності зроблено { $count } ходів.
   *[other] За вашої відсутності зроблено { $count } ходу.
}
table-since-before = Поле після вашого останнього ходу
table-since-end = Назад до партії
table-went = Як ішла партія
table-went-before = Перед першим ходом
table-went-lately = { $count ->
    [one] Поле перед останнім { $count } ходом; попередніх ходів не показано.
    [few] Поле перед останніми { $count } ходами; попередніх ходів не показано.
    [many] Поле перед останніми { $count } ходами; попередніх ходів не показано.
   *[other] Поле перед останніми { $count } ходами; попередніх ходів не показано.
}
table-went-end = Закрити
table-chat = Чат
table-chat-empty = Повідомлень ще немає.
table-chat-unread = { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
   *[other] { $count } нових повідомлень
}
table-chat-say = Напишіть повідомлення
table-chat-send = Надіслати
table-chat-muted = Чат за цим столом вимкнено.
table-chat-mute = Вимкнути чат іншим
table-chat-unmute = Увімкнути чат усім
table-moves = { $count ->
    [one] Показати { $count } можливий хід
    [few] Показати { $count } можливі ходи
   *[many] Показати { $count } можливих ходів
}
table-type = Напишіть хід
table-type-go = Зробити хід
table-choose-play = Зробити цей хід
table-lost = З’єднання втрачено. Ваша партія в безпеці; ми пробуємо далі.
table-lost-retry = Спробувати зараз
table-undo = { $note ->
    [ask] Попросити скасувати
    [ask-counted] Попросити скасувати (запишеться)
    [counted] Скасувати (запишеться)
   *[other] Скасувати
}
table-undo-short = { $note ->
    [ask] Попросити
    [ask-counted] Попросити*
    [counted] Скасувати*
   *[other] Скасувати
}
table-undo-move = { $note ->
    [ask] Попросити скасувати: { $move }
    [ask-counted] Попросити скасувати: { $move } — про це буде згадано в підсумку
    [counted] Скасувати: { $move } — про це буде згадано в підсумку
    [bots] Скасувати: { $move } — боти згодні
   *[other] Скасувати: { $move }
}
table-undo-noted = * Запишеться: після цього ходу ви побачили щось нове, тож у підсумку буде згадано, що ви його скасували.
table-undo-mine = Ви попросили інших дозволити скасувати ваш хід: { $move }.
table-undo-withdraw = Відкликати
table-undo-asked = { $player } хоче скасувати хід: { $move }.
table-undo-waiting = { $player } просить скасувати хід: { $move }. Чекаємо на інших.
table-undo-yes = Погодитися
table-undo-no = Відмовити
table-move-secret = ставка
table-pause = Пауза
table-resume = Продовжити
table-rules = Правила
table-share = Поділитися
table-more = Ще…
table-link = Посилання на цей стіл
table-link-text = Кожен, хто його відкриє, може сісти або дивитися.
table-link-network = Адреса цього комп’ютера в його мережі: її відкриють друзі в тому ж Wi-Fi.
table-link-alone = Це посилання працює лише на цьому комп’ютері. Щоб друзі з вашої мережі могли приєднатися, зупиніть сервер і запустіть його так:
table-link-unknown = Це посилання працює лише на цьому комп’ютері: для друзів замініть «{ $host }» на його адресу в мережі.
table-qr = QR-код посилання
table-copy = Скопіювати посилання
table-copied = Скопійовано
table-copy-self = Посилання виділено: скопіюйте його звідси.
table-resign = Здатися
table-resign-title = Передати гру боту?
table-resign-text = Бот займе ваше місце, щоб інші могли грати далі. Ви можете повернутися будь-коли.
table-resign-yes = Хай грає бот
table-resign-no = Грати далі
table-end-text = Партія завершиться тут, без результату.
table-end-campaign = Завдання завершиться тут. Воно зарахується у вашій кампанії без очок слави, і зіграти його в ній ще раз не можна. Якщо ви вже маєте бонус за найкращий хід, він залишиться.
table-end-yes = Завершити партію
table-left-mine = За вас грає бот. Поки партія триває, ви можете повернутися; потім тут можна буде запросити реванш.
table-left = Тепер грає бот, а не { $players }. Повернутися можна будь-коли. Грайте далі або теж зупиніться.
table-left-new = Новий стіл
table-play-on = Грати далі
table-return = Повернутися на місце
table-return-of = Повернутися на місце: { $player }
table-close = Закрити стіл
table-close-title = Завершити без результату?
table-close-text = Партія завершиться для всіх, і ніхто не переможе.
table-close-yes = Закрити стіл
table-rematch = Реванш
table-rematch-join = Перейти до реваншу
table-rematch-watch = Дивитися реванш
table-curtain = Передайте екран: { $player }
table-curtain-text = Інші, відведіть погляд: наступний екран приватний.
table-curtain-ready = Це я, { $player }
table-your-name = Ваше ім’я
table-your-name-example = ім’я
table-name-save = Зберегти
table-seat-open = вільно
table-sit = Сісти тут
table-seat-bot = Посадити бота
table-leave = Звільнити місце
table-colour = Колір гравця { $player }
table-colour-taken = { $colour }: уже має { $player }
table-repeated = Цей ринок уже грали: хтось може знати, що буде далі.
deal-code = Код ринку
deal-copy = Скопіювати код
deal-again = Зіграти на цьому ринку ще раз
table-unseat = Прибрати
table-start = Почати партію
table-start-wait = Партія може початися, коли всі місця зайняті.
table-host-starts = Усі на місці. Партію починає господар столу.
table-seating-drawn = Порядок місць визначить жеребкування на початку партії.
table-seating-kept = Починає перший гравець у списку, решта ходить по черзі.
table-invite = Запросіть інших
table-option = { $option }: { $value }
table-clock-game = { $minutes ->
    [one] { $minutes } хвилина на всю партію
    [few] { $minutes } хвилини на всю партію
   *[many] { $minutes } хвилин на всю партію
}{ $increment ->
    [0] {""}
    [one] {" "}й { $increment } секунда за кожен хід
    [few] {" "}й { $increment } секунди за кожен хід
   *[many] {" "}й { $increment } секунд за кожен хід
}
table-clock-move = { $seconds ->
    [one] { $seconds } секунда на хід
    [few] { $seconds } секунди на хід
   *[many] { $seconds } секунд на хід
}
table-clock-days = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
   *[many] { $days } днів на хід
}

ended-place = { $place ->
    [1] { $margin ->
        [0] Порівну очок із суперником ({ $player }), але перевага за вами.
        [one] Перевага в { $margin } очко. Другий гравець — { $player }.
        [few] Перевага в { $margin } очки. Другий гравець — { $player }.
       *[many] Перевага в { $margin } очок. Другий гравець — { $player }.
    }
   *[other] Місце { $place } з { $players }{ $margin ->
        [0] , порівну очок із переможцем ({ $player }).
        [one] , відставання від переможця ({ $player }) — { $margin } очко.
        [few] , відставання від переможця ({ $player }) — { $margin } очки.
       *[many] , відставання від переможця ({ $player }) — { $margin } очок.
    }
}
ledger-title = Звідки взявся рахунок
ledger-score = Рахунок
ledger-place = { $place ->
    [1] 1-ше місце
    [2] 2-ге місце
    [3] 3-тє місце
   *[other] { $place }-те місце
}
ledger-heat = Показати на полі
table-branch = А якби? Ця партія продовжує іншу з ходу { $n }.
table-branch-of = Показати ту партію
ended-look = Переглянути партію
ended-why-lost = Чому така поразка?
ended-why-won = Чому така перемога?
ended-why = Що вирішило партію?
ended-harder = На рівень складніше
table-invites = { $player } запрошує вас зіграти в { $game }.

# How fast the page shows what others do.
tempo = Швидкість ходів
tempo-slow = повільна
tempo-normal = звичайна
tempo-instant = миттєва

habit-direct = Грати без підтвердження
habit-forced = Робити вимушені ходи за мене
habit-typing = Вводити ходи (клавіша /)
habit-tutor = Попереджати про грубі помилки
table-forced = Єдиний можливий хід: { $move }

log-own-back = Мій попередній хід
log-own-on = Мій наступний хід
log-final = Підсумковий рахунок
log-started = { $players ->
    [1] Партія починається.
   *[other] Партія починається. Першим ходить гравець { $player }.
}
log-undo_asked = { $player } просить скасувати хід.
log-undo_agreed = { $player } погоджується.
log-undo_refused = { $player } відмовляє.
log-undone = { $player } скасовує хід: { $move }{ $more ->
    [0] .
   *[other] , і все, що було потім.
}
log-hinted = { $player } отримує підказку.
log-resigned = { $player } здається; далі грає бот.
log-resigned_last = { $player } здається; партію завершено.
log-returned = { $player } знову за столом.
log-timed_out = У гравця { $player } вийшов час; далі грає бот.
log-timed_out_last = У гравця { $player } вийшов час; партію завершено.
log-paused = Партія на паузі.
log-resumed = Партія триває.
log-closed = Стіл закрито.
log-rematch = Буде реванш.

text-board = Поле гри
text-board-moves = Ходи

table-report = Поскаржитися
table-report-text = Що не так? Модератори побачать ваше повідомлення й останні повідомлення чату.
table-report-send = Надіслати
table-report-sent = Дякуємо. Модератори побачать вашу скаргу.
