# Кампанія з дев'яти завдань і тренування.

campaign-title = Кампанія
campaign-fame = Слава дотепер: { $fame }
campaign-best-move = Разом із бонусом за найкращий хід.
campaign-past = Минулі кампанії
campaign-past-line = { $date }  слава { $fame }  { $title }
campaign-anew = Почати спочатку замість продовжити?
campaign-give-up = Справді покинути цю кампанію?
campaign-lost = Незавершене завдання вже не читається, тож почнеться знову: { $problem }
campaign-over = Кампанію завершено: слава { $fame }. Ваш ранг: { $title }

practice-best = рекорд: { $result }, слава { $fame }
practice-new-best = Це ваш найкращий результат досі!
practice-not-kept = Цей результат не потрапить до ваших найкращих.
practice-no-best = Із власними деталями або з ботом завдання не зараховується до ваших найкращих результатів.
