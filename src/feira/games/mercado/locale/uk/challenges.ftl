# Сторінка кампанії: дев’ять завдань, слава й ранги, тренування.

challenges-intro = Ви наодинці на критому ринку Лісабона: дев’ять завдань одне за одним, кожне з власним правилом. Кожне дає до 3 очок слави, а ціла кампанія — до { $fame }. Тут не можна брати 1 монету. Завдання завершується одразу після ходу, який лишає тільки 4 місця без ятки й відкритого закладу або тільки 4 вільні входи. Воно завершується й тоді, коли жоден хід більше не можливий.
challenges-best-move = Найкращий хід: коли одна дія вперше приносить { $coins } монет або більше, хоч би скільки вона коштувала, ви отримуєте ще { $fame ->
    [one] { $fame } очко слави
    [few] { $fame } очки слави
   *[many] { $fame } очок слави
}.
challenges-best-move-won = Найкращий хід!
challenges-begin = Почати кампанію
challenges-play = Виконати завдання { $number }: { $challenge }
challenges-continue = Продовжити завдання { $number }: { $challenge }
challenges-anew = Почати заново…
challenges-anew-text = Поточну кампанію буде втрачено, і її не буде серед минулих. Ваші найкращі результати збережуться.
challenges-keep = Продовжити кампанію
challenges-give-up = Почати заново
challenges-fame-of = з { $fame ->
    [one] { $fame } очка слави
   *[many] { $fame } очок слави
}
challenges-to-next = ще { $fame ->
    [one] { $fame } очко
    [few] { $fame } очки
   *[many] { $fame } очок
} до наступного рангу
challenges-last = Ваша остання кампанія
challenges-nine = Дев’ять завдань
challenges-ranks = Ранги та слава для них
challenges-thresholds = Результати для слави
challenges-fame = { $fame ->
    [0] без слави
    [one] { $fame } очко слави
    [few] { $fame } очки слави
   *[many] { $fame } очок слави
}
challenges-now = У цій кампанії:
challenges-best = Ваш найкращий:
challenges-practise = Тренуватися
challenges-practise-one = Тренуватися: { $challenge }
challenges-no-past = Ви ще не завершили жодної кампанії.
challenges-date = Початок
challenges-results = Завдання 1–9
challenges-fame-total = Слава
challenges-rank = Ранг
challenges-counts = Це завдання зараховується до кампанії.
challenges-rule = Правило цього завдання
challenges-is-practice = Це тренування: зберігається лише новий найкращий результат.
challenges-no-takeback = Тут не можна скасувати хід, який щось витягує чи відкриває.
challenges-to-campaign = Назад до кампанії
challenges-next = Наступне завдання
challenges-again = Спробувати ще раз
