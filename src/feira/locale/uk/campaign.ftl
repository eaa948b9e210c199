# Кампанія з дев'яти завдань і тренування.

rank-0 = Гість на годинку
rank-1 = Учень при ятці
rank-2 = Знайоме обличчя кварталу
rank-3 = Зірка торгових рядів
rank-4 = Душа ринку
rank-5 = Легенда Лісабона

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
