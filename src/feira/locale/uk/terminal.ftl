# Гра в терміналі, хоч би яка була гра.

seat-0 = Пурпуровий
seat-1 = Зелений
seat-2 = Синій
seat-3 = Жовтий
seat-4 = Червоний

bot-random = random: будь-яка дозволена дія
    .short = random
bot-greedy = greedy: дивиться на одну дію вперед, на око
    .short = greedy
bot-level1 = Перехожий (1 з 6): для першої гри, половина його дій випадкова
    .short = Перехожий (1 з 6)
bot-level2 = Завсідник (2 з 6): буває ще сонний
    .short = Завсідник (2 з 6)
bot-level3 = Крамар (3 з 6): думає якусь мить
    .short = Крамар (3 з 6)
bot-level4 = Торговець (4 з 6): бачить на кілька ходів уперед
    .short = Торговець (4 з 6)
bot-level5 = Оптовик (5 з 6): його важко перемогти
    .short = Оптовик (5 з 6)
bot-level6 = Легенда (6 з 6): найкраще, що маємо, секунда на хід
    .short = Легенда (6 з 6)

command-help = довідка
command-rules = правила
command-moves = ходи
command-preview = прогноз
command-undo = скасувати
command-log = журнал
command-save = зберегти
command-quit = вийти
answer-yes = так
answer-no = ні

help-title = Дії
help-commands = Команди
help-help = ця сторінка
help-rules = правила коротко
help-moves = усі дозволені дії з тим, що вони коштують і приносять; слова звужують список
help-preview = що коштувала б і принесла дія; також ? перед нею
help-undo = скасувати свою останню дію, якщо відтоді нічого не відкрито й ніхто інший не ходив
help-log = усе, що сталося
help-save = гра зберігається після кожної дії; з назвою — у такий файл
help-quit = вийти; вам підкажуть, як повернутися
help-words = Слова можна скорочувати, доки вони зрозумілі, товари можна писати літерою, а клавіша Tab підказує можливе. Англійські слова теж працюють.

hint = Введіть дію або: довідка. Клавіша Tab показує, що можливо.
talk-cut = … (журнал показує все)
press-enter = Enter ›{" "}
unknown-command = «{ $typed }» — не дія і не команда. Введіть: довідка.
unreadable = Не розумію такої дії. Її вигляд: { $usage }
preview-usage = Яка дія? Введіть її після знака питання.
moves-title = { $count ->
    [one] { $count } дозволена дія
    [few] { $count } дозволені дії
   *[many] { $count } дозволених дій
}
moves-none = Такої дозволеної дії немає.
page-empty = Ще немає чого показати.

undone = Скасовано: { $move }
undo-nothing = Скасовувати нічого.
undo-over = Гру закінчено: скасувати вже нічого не можна.
undo-other-seat = Відтоді діяв інший гравець: скасувати не можна.
undo-reveal = Ця дія щось відкрила або витягнула: скасувати не можна.

curtain = Передайте екран: { $player }.
curtain-prompt = Натисніть Enter, коли він у вас (або введіть: скасувати) ›{" "}

saved = Збережено: { $path }
left-saved = Гру збережено: { $path }
left-resume = Щоб продовжити: { $command }
save-missing = Файлу { $path } немає.
save-unreadable = Не вдається прочитати { $path }: { $problem }
save-unwritable = Не вдається записати { $path }: { $problem }
save-exists = { $path } уже існує, тож лишився без змін.
save-damaged = { $path } пошкоджено, або це щось інше: { $problem }
save-unusable = { $path } не можна використати: { $problem }

compiling = Гра готується. Це триває до хвилини, лише цього разу …
screen-small = Цей термінал замалий: полю потрібно стовпців — { $width }, рядків — { $height }. Збільште його, інакше частину буде обрізано або зсунуто.
play-again = Ще одну гру?

menu-game = Яка гра?
menu-title = У що зіграємо?
menu-table = з іншими людьми або ботами
menu-challenge = соло: одне з дев'яти завдань
menu-campaign = соло: кампанія з усіх дев'яти
menu-resume = продовжити незавершену гру
menu-which-save = Яку гру?
menu-which-challenge = Яке завдання?
menu-players = Скільки гравців разом із ботами? Від 2 до { $most }
menu-bots = Скільки з них боти? Від 0 до { $most }
menu-which-bot = Які боти?
menu-number = Введіть число від { $least } до { $most } або просто натисніть Enter.
