# Правила словами для сторінки та провідник першою партією.

learn-choose = Якої гри ви хочете навчитися?
learn-title = Вивчити { $game }
learn-contents = Зміст
learn-guided = Зіграти першу партію з провідником
learn-ready = Починаємо?
learn-example = Приклад

guide-title = Ваш провідник
guide-show = Показати провідника
guide-leave = Сховати провідника
guide-close = Закрити провідника
guide-continue = Продовжити навчальну партію
guide-intro = Показати вступ
guide-do = Зробити за мене
guide-could = Радимо: { $move }
guide-new = Нове
guide-wait = Зараз ходить { $player }. Дивіться на поле; журнал пояснює кожен хід.
guide-thinking = Хвилинку…
guide-card-count = { $card } з { $cards }
guide-card-next = Далі
guide-card-back = Назад
guide-card-skip = Пропустити
guide-card-start = Почати гру
guide-card-around = Оглянути екран
guide-card-log-title = Журнал
guide-card-log = Тут записано кожен хід і все, що з нього випливає.
guide-card-menu-title = Правила й провідник
guide-card-menu = Правила завжди тут. Якщо ви сховаєте провідника, тут його можна повернути.
guide-next = Що далі?
guide-next-again = Ще раз із провідником
