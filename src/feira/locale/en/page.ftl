# The page around everything: frame, lost ways, language and colours.

page-title = Two markets, one table
page-motto = Mercado de Lisboa and Jour de Marché, with friends, alone or against bots.
page-skip = Skip to the content
page-home = To the start page
page-language = Language
page-theme = Colours
page-theme-system = as the system
page-theme-light = light
page-theme-dark = dark
page-lost = There is nothing here
page-lost-text = The address leads nowhere. Perhaps a letter is missing at its end.
page-not-loaded = This part of the page could not be fetched. Is the connection there?
page-reload = Try again
