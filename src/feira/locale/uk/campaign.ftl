# Кампанія з дев’яти завдань і тренування.

campaign-title = Кампанія
campaign-fame = Очки слави: { $fame }
campaign-best-move = Разом із бонусом за найкращий хід.
campaign-past = Минулі кампанії
campaign-past-line = { $date }  { $fame ->
    [one] { $fame } очко слави
    [few] { $fame } очки слави
   *[many] { $fame } очок слави
}  { $title }
campaign-anew = Почати спочатку, а не продовжити?
campaign-give-up = Покинути цю кампанію?
campaign-lost = Незавершене завдання не вдається прочитати, тож воно почнеться спочатку: { $problem }
campaign-over = Кампанію завершено. Ви здобули { $fame ->
    [one] { $fame } очко слави
    [few] { $fame } очки слави
   *[many] { $fame } очок слави
}. Ваш ранг: { $title }

practice-best = рекорд: { $result }, { $fame ->
    [one] { $fame } очко слави
    [few] { $fame } очки слави
   *[many] { $fame } очок слави
}
practice-new-best = Це ваш найкращий результат!
practice-not-kept = Цей результат не потрапить до ваших найкращих.
practice-no-best = Результати з власними деталями або зіграні ботом не зараховуються до ваших найкращих.
