# La page autour de tout : cadre, langue et couleurs, ce qui peut mal tourner.

page-skip = Aller au contenu
page-home = Vers l'accueil
page-language = Langue
page-sound = Son
page-theme = Couleurs
page-theme-system = comme le système
page-theme-light = clair
page-theme-dark = sombre
page-lost = Il n'y a rien ici
page-lost-text = L'adresse ne mène nulle part. Il manque peut-être une lettre à la fin.
page-not-loaded = Cette partie de la page n'a pas pu être chargée. Vérifiez votre connexion.
page-reload = Réessayer
page-loading = Un instant …
page-close = Fermer
page-guest = Invité { NUMBER($number, useGrouping: 0) }
page-signed-out = Vous êtes déconnecté ici : le serveur ne reconnaît plus cette connexion. Reconnectez-vous sur la page d'accueil.
bots-strength = Bots

error-no-connection = Le serveur ne répond pas. Vérifiez votre connexion et réessayez dans un instant.
error-no-such-table = Cette table n'existe pas. Il manque peut-être une lettre au lien.
error-no-such-record = Il n'y a pas de telle partie à revoir. Il manque peut-être une lettre au lien.
error-locked = Cette table est fermée à clé : seuls ceux qui y sont assis peuvent la voir.
error-not-your-seat = Cette place est à quelqu'un d'autre.
error-not-your-turn = Ce n'est pas votre tour.
error-not-host = Seule la personne qui a créé la table peut faire cela.
error-not-seated = Seules les personnes assises à la table peuvent faire cela.
error-not-open = La partie a déjà commencé.
error-not-running = Aucune partie n'est en cours à cette table.
error-not-finished = La partie n'est pas encore finie.
error-over = La partie est finie.
error-stale = La table a changé entre-temps. Regardez et choisissez à nouveau.
error-seat-taken = Quelqu'un vient de prendre cette place. Prenez-en une autre.
error-seat-empty = Il n'y a personne à cette place.
error-seats-open = Il reste des places libres.
error-no-person = Il faut au moins une personne pour jouer.
error-resigned = Un bot joue pour vous. Revenez d'abord.
error-nothing-to-undo = Il n'y a rien à reprendre.
error-undo-strict = Ce défi compte, cela ne peut donc plus être repris{ $reason ->
    [reveal] { " : quelque chose a été pioché ou retourné." }
    [other-seat] { " : quelqu'un d'autre a joué depuis." }
   *[other] .
}
error-undo-asked = Quelqu'un a déjà demandé à reprendre un coup.
error-undo-not-asked = La demande n'existe plus.
error-undo-answered = Vous avez déjà répondu.
error-rematch-exists = Il y a déjà une revanche.
error-strict = C'est impossible dans un défi qui compte.
error-bad-name = Un nom a de 1 à { $most } caractères.
error-bad-seats = Les places ne correspondent pas au nombre de joueurs.
error-bad-options = Ces options ne vont pas ensemble.
error-bad-text = Un message a de 1 à { $most } caractères.
error-muted = La discussion est coupée à cette table.
error-no-move = « { $typed } » ne se lit pas comme un coup.
error-no-such-bot = Ce bot n'existe plus. Choisissez-en un autre.
error-too-many = C'était trop à la fois. Attendez un peu et réessayez.
error-busy = Le serveur a beaucoup à faire. Réessayez dans un instant.
error-bad-token = Vous n'avez pas été reconnu. Rechargez la page.
error-login-taken = Quelqu'un d'autre a cet identifiant. Choisissez-en un autre.
error-bad-login = Identifiant ou mot de passe incorrect. Réessayez.
error-wrong-password = Ce compte a un autre mot de passe. Réessayez.
error-storage = Le serveur ne peut rien conserver pour l'instant. Rien n'est perdu ; réessayez dans un instant.
error-lost-database = Le serveur a perdu sa base de données : rien de ce que vous faites n'est enregistré. Prévenez la personne qui le gère.
error-unreadable = Ce serveur ne peut pas ouvrir cette table. Prévenez la personne qui le gère.
error-internal = Le serveur a fait une erreur. Réessayez, ou rechargez la page.
error-no-token = Le serveur ne sait pas qui vous êtes. Rechargez la page.
error-no-campaign = Il n'y a pas encore de campagne. Commencez-en une d'abord.
error-no-such-seat = Cette place n'existe pas à cette table. Rechargez la page.
error-no-such-game = Ce jeu n'existe pas ici. Choisissez-en un autre.
error-no-such-language = Cette langue n'existe pas ici. Choisissez-en une autre.
error-no-such-feed = Ce flux n'existe pas. Copiez de nouveau son adresse.
error-not-found = Il n'y a rien à cette adresse. Rechargez la page.
error-wrong-method = Le serveur ne sait pas faire cela. Rechargez la page.
error-refused = Le serveur l'a refusé. Rechargez la page et réessayez.
error-malformed = Le serveur n'a pas pu lire cela. Vérifiez ce que vous avez saisi, ou rechargez la page.
error-too-large = C'est trop grand pour le serveur. Envoyez-en moins à la fois.
error-http = Le serveur n'a pas répondu comme il faut (HTTP { $status }). Réessayez dans un instant.
error-page = Quelque chose n'a pas marché sur cette page. Rechargez-la ; rien de vos parties n'est perdu.
error-illegal = Les règles ne le permettent pas. Choisissez un autre coup.
error-bad-record = Cette partie enregistrée ne peut pas être montrée : elle ne suit pas les règles.
error-bad-hook = On ne peut pas envoyer de messages à cette adresse. Donnez-en une autre.
error-bad-id = Le serveur n'a pas pu lire cela. Rechargez la page.
error-bad-clock = Cette pendule n'existe pas. Choisissez-en une autre.
error-bad-visibility = Une table est publique, pour qui a le lien, ou fermée à clé. Choisissez parmi les trois.
error-bad-value = Une de ces valeurs n'est pas possible. Choisissez-en une autre.
error-not-allowed = Seul le serveur peut faire cela.
error-not-paused = La partie n'est pas en pause.
error-not-resigned = Aucun bot ne joue pour cette place.
error-not-due = Il reste du temps pour décider.
error-ahead = Votre page en sait plus que le serveur. Rechargez la page.
error-undo-own = Ce sont les autres qui répondent à une demande, pas celui qui l'a faite.
error-other = Cela n'a pas marché : { $problem }

seating = Qui commence ?
seating-drawn = tirage au sort au début de la partie
seating-kept = le premier joueur de la liste, puis les autres dans l'ordre

takebacks = { $player } a repris { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} après avoir vu ce qui a été pioché ou retourné.
