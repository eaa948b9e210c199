# Задачі: позиції, де один хід явно найкращий.

puzzles-title = Задачі
puzzles-which = Які задачі
puzzles-game = Гра
puzzles-any-game = усі
puzzles-theme = Тема
puzzles-any-theme = усі
puzzles-counted = Розв’язано з першої спроби: { $solved } з { $tried }.
puzzle-of-day = Задача дня
puzzle-ask = Ходить { $player }. Знайдіть найкращий хід.
puzzle-level = складність { $rating }
puzzle-again = Ви вже відповідали на цю задачу, тож на рейтинг вона більше не впливає.
puzzle-solved = Так, це найкращий хід!
puzzle-solved-late = Це найкращий хід. На рейтинг впливає лише перша спроба.
puzzle-gap = Це краще за наступний хід («{ $move }») на { $points ->
    [one] { $points } пункт
    [few] { $points } пункти
   *[many] { $points } пунктів
}.
puzzle-about = Тема: { $themes }
puzzle-rating = Ваш рейтинг: { $sure ->
    [yes] { $rating }
   *[no] приблизно { $rating }
}
puzzle-rated = Ваш рейтинг: { $sure ->
    [yes] { $rating }
   *[no] приблизно { $rating }
} ({ $change })
puzzle-next = Наступна задача
puzzle-skip = Інша задача
