# Правила словами для сторінки та провідник першою партією.

learn-choose = Якої гри ви хочете навчитися?
learn-title = Вивчити { $game }
learn-contents = Про що тут ідеться
learn-guided = Зіграти першу партію з провідником
learn-ready = Готові?

guide-title = Ваш провідник
guide-leave = Далі без провідника
guide-close = Сховати провідника
guide-rules = Правила
guide-do = Зробити за мене
guide-could = Ви могли б: { $move }
guide-new = Нове
guide-wait = Ходить { $player }. Дивіться на поле; журнал розповідає, що відбувається й чому.
guide-thinking = Хвилинку…
