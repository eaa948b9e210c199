# Чому один хід був би кращий за інший.

why-shortens = Коротший шлях до вантажівки: { whose-stall }, відстань { $distance } замість { $instead }.
why-lengthens = Довший шлях до вантажівки: { whose-stall }, відстань { $distance } замість { $instead }.
why-prepares = Краще місце: { whose-stall }, відстань { $distance } замість { $instead }.
why-denies = Гірше місце: { whose-stall }, відстань { $distance } замість { $instead }.
why-keeps-disc = { $you ->
    [yes] Він зберігає вашу фішку на { $at }.
   *[no] Він зберігає фішку на { $at }: { $player }.
}
why-takes-disc = { $you ->
    [yes] Він знімає вашу фішку з { $at }.
   *[no] Він знімає фішку з { $at }: { $player }.
}
why-near = Від { $at } недалеко до { truck-genitive }: { whose-stall }, відстань { $distance }.
why-keeps-space = Він береже { $at }: { whose-stall } матиме там відстань { $distance }.
why-reserves = Кожна плитка забирає зайняте місце, а { $you ->
    [yes] ви маєте
   *[no] { $player } має
} лише { $spaces ->
    [one] { $spaces } таке місце
    [few] { $spaces } таких місця
   *[many] { $spaces } таких місць
}.
why-draws = { $you ->
    [yes] Ви вже маєте
   *[no] { $player } вже має
} { $spaces ->
    [one] { $spaces } зайняте місце
    [few] { $spaces } зайняті місця
   *[many] { $spaces } зайнятих місць
}: досить, щоб тягнути плитку.
worth-of = На { $at } відстань була б { $distance } замість { $without } ({ the-stall }): це до { $points ->
    [one] { $points } очка
    [few] { $points } очок
   *[many] { $points } очок
}.
why-bid-more = { worth-of } Ставка { $coins } виграє аукціон частіше, ніж { $instead }.
why-bid-less = { worth-of } Але кожна збережена монета — теж очко: ставка { $coins } краща за { $instead }.
why-bid-worthless = Жодне зайняте місце не ближче, ніж поза ринком ({ $without }; { the-stall }), тож ставка { $coins } краща за { $instead }.
why-lead = У середньому це { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} наприкінці.

# Для підказок.
tile-name = { $tile ->
    [fish] рибна ятка
    [soda] лимонадна ятка
    [cheese] сирна ятка
    [ice_cream] ятка з морозивом
   *[flea] стіл блошиного ринку
}
place-name = { $at }

# Про що задача.
theme-bids = ставки
theme-reserving = зайняття місць
theme-placing = розміщення
theme-blocking = блокування
theme-paving = доріжки
theme-end-game = кінець партії
