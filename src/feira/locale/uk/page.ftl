# Сторінка довкола всього: рамка, хибні адреси, мова й кольори.

page-title = Два ринки, один стіл
page-motto = Mercado de Lisboa і Jour de Marché: з друзями, наодинці чи проти ботів.
page-skip = До вмісту
page-home = На головну
page-language = Мова
page-theme = Кольори
page-theme-system = як у системі
page-theme-light = світлі
page-theme-dark = темні
page-lost = Тут нічого немає
page-lost-text = Ця адреса нікуди не веде. Можливо, в кінці бракує літери.
page-not-loaded = Не вдалося завантажити цю частину сторінки. Чи є з'єднання?
page-reload = Спробувати ще раз
