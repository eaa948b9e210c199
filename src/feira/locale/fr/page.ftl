# La page autour de tout : cadre, impasses, langue et couleurs.

page-title = Deux marchés, une table
page-motto = Mercado de Lisboa et Jour de Marché, entre amis, en solo ou contre des bots.
page-skip = Aller au contenu
page-home = Vers l'accueil
page-language = Langue
page-theme = Couleurs
page-theme-system = comme le système
page-theme-light = clair
page-theme-dark = sombre
page-lost = Il n'y a rien ici
page-lost-text = L'adresse ne mène nulle part. Il manque peut-être une lettre à la fin.
page-not-loaded = Cette partie de la page n'a pas pu être chargée. La connexion est-elle là ?
page-reload = Réessayer
