# Стіл: перед грою, під час неї та після.

table-title = Стіл
table-missing = Цей стіл не можна показати
table-seats = За столом
table-aside = Гравці, перебіг гри та розмова
table-actions = За цим столом
table-you = ви
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
table-paused = Гра на паузі.
table-finished = Гру закінчено
table-closed = Стіл закрили без результату.
table-closed-campaign = { $best_move ->
    [yes] Ви відмовилися від цього завдання. Слави воно не дає, але ваш найкращий хід зараховано у вашій кампанії.
   *[no] Ви відмовилися від цього завдання. Його зараховано у вашій кампанії без слави.
}
table-log = Що сталося
table-since = Від вашого останнього ходу
table-since-read = Зрозуміло
table-since-show = Показати на полі
table-since-missed = { $count ->
    [one] За вашої відсутності зроблено { $count } хід.
    [few] За вашої відсутності зроблено { $count } ходи.
    [many] За вашої відсутності зроблено { $count } ходів.
   *[other] За вашої відсутності зроблено { $count } ходу.
}
table-since-before = Як було після вашого останнього ходу
table-since-end = Назад до гри
table-chat = Розмова
table-chat-empty = Ще ніхто нічого не сказав.
table-chat-unread = { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
   *[other] { $count } нових повідомлень
}
table-chat-say = Скажіть щось
table-chat-send = Сказати
table-chat-muted = Розмови за цим столом вимкнено.
table-chat-mute = Дозволити говорити лише мені
table-chat-unmute = Дозволити говорити всім
table-moves = { $count ->
    [one] { $count } можливий хід списком
    [few] { $count } можливі ходи списком
   *[many] { $count } можливих ходів списком
}
table-type = Або напишіть хід
table-type-go = Піти
table-choose-play = Зробити цей хід
table-lost = З'єднання втрачено. Гру — ні; ми пробуємо далі.
table-lost-retry = Спробувати зараз
table-undo = Повернути: { $move }
table-undo-bots = — боти згодні
table-undo-counted = — це буде записано
table-undo-ask = Попросити повернути: { $move }
table-undo-mine = Ви попросили інших дозволити вам повернути хід: { $move }.
table-undo-withdraw = Забрати прохання
table-undo-asked = { $player } хоче повернути свій останній хід: { $move }.
table-undo-waiting = { $player } просить повернути свій останній хід: { $move }. Чекаємо на інших.
table-undo-yes = Згода
table-undo-no = Ні
table-move-secret = ставка
table-pause = Пауза
table-resume = Продовжити
table-rules = Правила
table-share = Поділитися
table-more = Ще …
table-link = Посилання на цей стіл
table-link-text = Хто його відкриє, може сісти або дивитися.
table-link-network = Адреса цього комп'ютера в його мережі: її відкриють друзі в тому ж Wi-Fi.
table-link-alone = Це посилання працює лише на цьому комп'ютері. Щоб друзі у вашій мережі могли прийти, зупиніть сервер і запустіть його так:
table-link-unknown = Це посилання працює лише на цьому комп'ютері: для друзів замініть «{ $host }» на його адресу в мережі.
table-qr = QR-код посилання
table-copy = Скопіювати посилання
table-copied = Скопійовано
table-copy-self = Посилання виділено: скопіюйте його звідси.
table-resign = Здатися
table-resign-title = Хай далі грає бот?
table-resign-text = Бот займе ваше місце, щоб інші могли грати далі. Ви можете повернутися будь-коли.
table-resign-yes = Хай грає бот
table-resign-no = Гратиму сам(а)
table-end-text = Гра закінчиться тут, без результату.
table-end-campaign = Завдання закінчиться тут. Воно зарахується у вашій кампанії без слави, і зіграти його в ній ще раз не можна. Якщо ви вже зробили найкращий хід, він зарахується.
table-end-yes = Закінчити
table-left-mine = За вас грає бот. Поки гра триває, ви можете повернутися; коли вона скінчиться, тут можна буде зіграти ще раз.
table-left = Тепер бот грає за: { $players }. Хто пішов, може повернутися будь-коли. Ви можете грати далі або теж зупинитися.
table-left-new = Новий стіл
table-play-on = Грати далі
table-return = Повернути своє місце
table-return-of = Повернути місце: { $player }
table-close = Закрити стіл
table-close-title = Закінчити без результату?
table-close-text = Гра закінчиться для всіх, і ніхто не переможе.
table-close-yes = Закрити
table-rematch = Реванш
table-rematch-join = До реваншу
table-rematch-watch = Дивитися реванш
table-look-back = Переглянути гру
table-curtain = Передайте екран: { $player }
table-curtain-text = Інші відводять погляд: далі — лише для одних очей.
table-curtain-ready = Це я, { $player }
table-your-name = Ваше ім'я
table-your-name-example = ім'я
table-name-save = Зберегти
table-seat-open = вільно
table-sit = Сісти тут
table-seat-bot = Посадити бота
table-leave = Встати
table-unseat = Звільнити місце
table-start = Почати гру
table-start-wait = Гра може початися, коли всі місця зайняті.
table-host-starts = Усі на місці. Гру починає той, хто створив стіл.
table-seating-drawn = Порядок місць визначить жеребкування на початку гри.
table-seating-kept = Починає перший гравець у списку, решта ходить по черзі.
table-invite = Запросіть інших
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

log-started = { $players ->
    [1] Гра починається.
   *[other] Гра починається. Першим ходить гравець { $player }.
}
log-undo_asked = { $player } просить повернути хід.
log-undo_agreed = { $player } погоджується.
log-undo_refused = { $player } не погоджується.
log-undone = { $player } повертає: { $move }{ $more ->
    [0] .
   *[other] , і все, що було потім.
}
log-resigned = { $player } здається; далі грає бот.
log-resigned_last = { $player } здається; гру закінчено.
log-returned = { $player } знову за столом.
log-timed_out = Час вийшов: { $player }; далі грає бот.
log-timed_out_last = Час вийшов: { $player }; гру закінчено.
log-paused = Гра на паузі.
log-resumed = Гра триває.
log-closed = Стіл закрито.
log-rematch = Буде реванш.

text-board = Поле гри
text-board-moves = Ходи
