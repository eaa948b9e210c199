# La page autour de tout : cadre, langue et couleurs, ce qui peut mal tourner.

page-skip = Aller au contenu
page-home = Accueil
page-language = Langue
page-sound = Son
page-volume = Volume
page-theme = Couleurs
page-theme-system = comme le système
page-theme-light = clair
page-theme-dark = sombre
page-lost = Il n’y a rien ici
page-lost-text = Cette adresse ne mène nulle part. Vérifiez que vous l’avez copiée en entier.
page-not-loaded = Cette partie de la page ne s’est pas chargée. Vérifiez votre connexion.
page-reload = Réessayer
page-loading = Un instant…
page-close = Fermer
page-guest = Invité { NUMBER($number, useGrouping: 0) }
page-signed-out = Votre session sur cet appareil est fermée. Rouvrez-la depuis la page d’accueil.
bots-strength = Bots

error-no-connection = Impossible de joindre le serveur. Vérifiez votre connexion et réessayez.
error-no-such-table = Aucune table à ce lien. Vérifiez que vous l’avez copié en entier.
error-no-such-record = Aucune partie à revoir à ce lien. Vérifiez que vous l’avez copié en entier.
error-no-such-analysis = Aucune analyse de cette partie n’est en cours.
error-no-such-puzzle = Ce problème n’existe pas. Essayez-en un autre.
error-not-your-analysis = Seule la personne qui a demandé une analyse peut l’arrêter.
error-no-such-position = Personne n’avait à décider ici. Choisissez un autre coup.
error-no-judge = Il n’y a pas encore d’analyse pour ce type de partie.
error-own-pieces = Cette partie utilise ses propres pièces. Elle ne peut pas être continuée ici.
error-not-kept = Un enregistrement importé ne dit pas ce qui restait à tirer. Faites-le tirer de nouveau.
error-locked = Cette table est privée : seuls ses joueurs peuvent la voir.
error-not-your-seat = Cette place est à quelqu’un d’autre.
error-not-your-turn = Ce n’est pas votre tour.
error-not-host = Seul l’hôte peut faire cela.
error-not-seated = Seuls les joueurs de cette table peuvent faire cela.
error-not-open = La partie a déjà commencé.
error-not-running = Aucune partie n’est en cours à cette table.
error-not-finished = La partie n’est pas encore terminée.
error-over = La partie est terminée.
error-stale = La table a changé entre-temps. Regardez, puis choisissez à nouveau.
error-seat-taken = Quelqu’un vient de prendre cette place. Choisissez-en une autre.
error-colour-taken = { $name } a déjà cette couleur. Choisissez-en une autre.
error-bad-deal = Aucun marché n’a ce code. Vérifiez-le lettre par lettre ; les codes d’une autre version du jeu ne fonctionnent pas.
error-deal-game = Ce code est celui d’un autre jeu.
error-deal-players = Ce code est prévu pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
error-deal-options = Ce code est celui d’une partie avec d’autres options.
error-deal-fixed = On ne peut pas changer les options d’un marché que l’on rejoue.
error-seat-empty = Il n’y a personne à cette place.
error-seats-open = Il reste des places libres.
error-no-person = Il faut au moins une personne pour jouer.
error-resigned = Un bot joue pour vous. Reprenez d’abord votre place.
error-nothing-to-undo = Il n’y a rien à annuler.
error-undo-strict = Ce défi compte : vous ne pouvez pas annuler ce coup{ $reason ->
    [reveal] , car quelque chose a été pioché ou retourné.
    [other-seat] , car quelqu’un d’autre a joué depuis.
   *[other] .
}
error-undo-asked = Quelqu’un a déjà demandé à annuler un coup.
error-undo-not-asked = Cette demande a été retirée.
error-undo-answered = Vous avez déjà répondu.
error-no-hints = Les indices ne sont pas autorisés à cette table.
error-hints-count = Ce défi compte pour le prestige : pas d’indices.
error-rematch-exists = Il y a déjà une revanche.
error-strict = C’est impossible dans un défi qui compte.
error-bad-name = Un nom compte de 1 à { $most } caractères.
error-bad-seats = Les places ne correspondent pas au nombre de joueurs.
error-bad-options = Ces options ne vont pas ensemble.
error-bad-text = Un message compte de 1 à { $most } caractères.
error-muted = Le chat de cette table est coupé.
error-no-move = « { $typed } » n’est pas un coup de ce jeu.
error-no-such-bot = Ce bot n’est plus disponible. Choisissez-en un autre.
error-too-many = C’était trop à la fois. Attendez un peu et réessayez.
error-busy = Le serveur est très occupé. Réessayez dans un instant.
error-bad-token = Session non reconnue. Rechargez la page.
error-login-taken = Cet identifiant est déjà pris. Choisissez-en un autre.
error-banned = Vous êtes exclu de ce serveur. Adressez-vous à la personne qui le gère.
error-not-moderator = Réservé aux modérateurs.
error-bad-reset = Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.
error-common-password = Ce mot de passe est facile à deviner. Choisissez-en un autre.
error-not-ready = Le serveur n’est pas prêt pour le moment. Réessayez dans un instant.
error-bad-login = Identifiant ou mot de passe incorrect.
error-wrong-password = Mot de passe incorrect. Réessayez.
error-storage = Le serveur ne peut rien enregistrer pour l’instant. Rien n’est perdu ; réessayez dans un instant.
error-lost-database = Le serveur a perdu sa base de données : rien de ce que vous faites n’est enregistré. Prévenez la personne qui le gère.
error-unreadable = Ce serveur ne peut pas ouvrir cette table. Prévenez la personne qui le gère.
error-internal = Une erreur s’est produite sur le serveur. Réessayez, ou rechargez la page.
error-no-token = Le serveur ne sait pas qui vous êtes. Rechargez la page.
error-no-campaign = Vous n’avez pas encore de campagne. Commencez-en une.
error-no-such-seat = Cette place n’existe pas à cette table. Rechargez la page.
error-no-such-game = Ce serveur ne propose pas ce jeu. Choisissez-en un autre.
error-no-such-language = Ce serveur ne propose pas cette langue. Choisissez-en une autre.
error-no-such-feed = Aucun flux à cette adresse. Copiez de nouveau son adresse.
error-not-found = Il n’y a rien à cette adresse. Rechargez la page.
error-wrong-method = Le serveur ne peut pas faire cela. Rechargez la page.
error-refused = Le serveur a refusé. Rechargez la page et réessayez.
error-malformed = Le serveur n’a pas pu lire cela. Vérifiez ce que vous avez saisi, ou rechargez la page.
error-too-large = C’est trop volumineux pour le serveur. Envoyez-en moins à la fois.
error-http = Le serveur a donné une réponse inattendue (HTTP { $status }). Réessayez dans un instant.
error-page = Cette page a rencontré un problème. Rechargez-la ; vos parties sont intactes.
error-illegal = Les règles ne le permettent pas. Choisissez un autre coup.
error-bad-record = Cet enregistrement ne peut pas être affiché : il ne suit pas les règles.
error-bad-hook = Le serveur ne peut pas envoyer de messages à cette adresse. Indiquez-en une autre.
error-bad-id = Le serveur n’a pas pu lire cela. Rechargez la page.
error-bad-clock = Cette limite de temps n’est pas proposée. Choisissez-en une autre.
error-bad-visibility = Une table est publique, accessible par lien ou privée. Choisissez parmi les trois.
error-bad-value = Une de ces valeurs n’est pas possible. Choisissez-en une autre.
error-not-allowed = Seul le serveur peut faire cela.
error-not-paused = La partie n’est pas en pause.
error-not-resigned = Aucun bot ne joue pour cette place.
error-not-due = Il reste du temps pour décider.
error-ahead = Cette page n’est plus en phase avec le serveur. Rechargez-la.
error-undo-own = Vous ne pouvez pas accepter votre propre demande d’annulation.
error-other = Une erreur s’est produite : { $problem }

seating = Qui commence ?
seating-drawn = tirage au sort au début de la partie
seating-kept = le premier joueur de la liste, puis les autres dans l’ordre

takebacks = { $player } a annulé { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} après avoir vu ce qui a été pioché ou retourné.
hinted = { $player } a reçu de l’aide pour { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}.
hints-setting = Indices
hints-yes = autorisés, et chacun voit qui s’en sert
hints-no = non autorisés
hints-allowed = Les indices sont autorisés à cette table. Le journal montre qui s’en sert.

level-band = { $band ->
    [1] Flâneur
    [2] Habitué
    [3] Marchand
    [4] Négociant
    [5] Grossiste
   *[6] Légende
}
