# Une table : avant, pendant et après la partie.

table-title = Table
table-missing = Cette table ne peut pas être affichée
table-seats = À la table
table-aside = Joueurs, journal et discussion
table-actions = À cette table
table-you = vous
table-resigned = joué par un bot
table-to-act = doit jouer
table-watchers = { $count ->
    [one] Regarde : { $people }
   *[other] Regardent ({ $count }) : { $people }
}
table-watcher-unnamed = quelqu'un
table-your-turn = À vous
table-turn-of = À { $player } de jouer
table-waiting-for = On attend { $players }
table-paused = La partie est en pause.
table-finished = La partie est finie
table-closed = La table a été fermée sans résultat.
table-closed-campaign = { $best_move ->
    [yes] Vous avez abandonné ce défi. Il ne rapporte pas de prestige, mais votre meilleur coup compte dans votre campagne.
   *[no] Vous avez abandonné ce défi. Il compte dans votre campagne, sans prestige.
}
table-log = Ce qui s'est passé
table-since = Depuis votre dernier coup
table-since-read = Compris
table-since-show = Montrer sur le plateau
table-since-missed = { $count ->
    [one] { $count } coup joué en votre absence.
   *[other] { $count } coups joués en votre absence.
}
table-since-before = Comme après votre dernier coup
table-since-end = Retour à la partie
table-chat = Discussion
table-chat-empty = Personne n'a encore rien dit.
table-chat-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
table-chat-say = Dire quelque chose
table-chat-send = Dire
table-chat-muted = La discussion est coupée à cette table.
table-chat-mute = Ne laisser parler que moi
table-chat-unmute = Laisser parler tout le monde
table-moves = { $count ->
    [one] { $count } coup possible en liste
   *[other] { $count } coups possibles en liste
}
table-type = Ou tapez un coup
table-type-go = Jouer
table-choose-play = Jouer ce coup
table-lost = La connexion est perdue. La partie, non ; nous réessayons.
table-lost-retry = Réessayer
table-undo = Reprendre : { $move }
table-undo-bots = – bots d'accord
table-undo-counted = – ce sera noté
table-undo-ask = Demander à reprendre : { $move }
table-undo-mine = Vous avez demandé aux autres de pouvoir reprendre votre coup : { $move }.
table-undo-withdraw = Retirer la demande
table-undo-asked = { $player } voudrait reprendre son dernier coup : { $move }.
table-undo-waiting = { $player } a demandé à reprendre son dernier coup : { $move }. On attend les autres.
table-undo-yes = D'accord
table-undo-no = Non
table-move-secret = la mise
table-pause = Pause
table-resume = Continuer
table-rules = Règles
table-share = Partager
table-more = Plus …
table-link = Lien vers cette table
table-link-text = Qui l'ouvre peut s'asseoir ou regarder.
table-link-network = L'adresse de cet ordinateur sur son réseau : vos amis sur le même Wi-Fi peuvent l'ouvrir.
table-link-alone = Ce lien ne marche que sur cet ordinateur. Pour que vos amis sur le réseau puissent venir, arrêtez le serveur et relancez-le avec :
table-link-unknown = Ce lien ne marche que sur cet ordinateur : pour vos amis, remplacez « { $host } » par son adresse sur le réseau.
table-qr = Code QR du lien
table-copy = Copier le lien
table-copied = Copié
table-copy-self = Le lien est sélectionné : copiez-le d'ici.
table-resign = Abandonner
table-resign-title = Laisser jouer un bot ?
table-resign-text = Un bot prend votre place pour que les autres puissent continuer. Vous pouvez revenir à tout moment.
table-resign-yes = Laisser jouer le bot
table-resign-no = Jouer moi-même
table-end-text = La partie s'arrête ici, sans résultat.
table-end-campaign = Le défi s'arrête ici. Il compte dans votre campagne, sans prestige, et ne peut y être rejoué. Si vous avez réussi un meilleur coup, il reste acquis.
table-end-yes = Terminer
table-left-mine = Un bot joue à votre place. Tant que la partie dure, vous pouvez revenir ; quand elle sera finie, vous pourrez demander une revanche ici.
table-left = Un bot joue désormais pour : { $players }. Qui est parti peut revenir à tout moment. Vous pouvez continuer, ou arrêter aussi.
table-left-new = Nouvelle table
table-play-on = Continuer à jouer
table-return = Reprendre ma place
table-return-of = Reprendre la place de { $player }
table-close = Fermer la table
table-close-title = Terminer sans résultat ?
table-close-text = La partie s'arrête ici pour tout le monde, et personne ne gagne.
table-close-yes = Fermer
table-rematch = Revanche
table-rematch-join = Vers la revanche
table-rematch-watch = Regarder la revanche
table-look-back = Revoir la partie
table-curtain = Passez l'écran à { $player }
table-curtain-text = Les autres détournent les yeux : la suite n'est que pour une personne.
table-curtain-ready = Je suis { $player }
table-your-name = Votre nom
table-your-name-example = un nom
table-name-save = Garder
table-seat-open = libre
table-sit = S'asseoir ici
table-seat-bot = Placer un bot
table-leave = Se lever
table-unseat = Libérer la place
table-start = Commencer la partie
table-start-wait = La partie peut commencer quand toutes les places sont prises.
table-host-starts = Tout le monde est là. L'hôte lance la partie.
table-seating-drawn = L'ordre des places est tiré au sort au début de la partie.
table-seating-kept = Le premier joueur de la liste commence, les autres suivent dans l'ordre.
table-invite = Inviter les autres
table-clock-move = { $seconds ->
    [one] { $seconds } seconde par coup
   *[other] { $seconds } secondes par coup
}
table-clock-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}

log-started = { $players ->
    [1] La partie commence.
   *[other] La partie commence. C'est à { $player } de jouer en premier.
}
log-undo_asked = { $player } demande à reprendre un coup.
log-undo_agreed = { $player } est d'accord.
log-undo_refused = { $player } n'est pas d'accord.
log-undone = { $player } reprend : { $move }{ $more ->
    [0] .
   *[other] , et tout ce qui a suivi.
}
log-resigned = { $player } abandonne ; un bot continue.
log-resigned_last = { $player } abandonne ; la partie s'arrête.
log-returned = { $player } est de retour.
log-timed_out = Le temps de { $player } est écoulé ; un bot continue.
log-timed_out_last = Le temps de { $player } est écoulé ; la partie s'arrête.
log-paused = La partie est en pause.
log-resumed = La partie reprend.
log-closed = La table est fermée.
log-rematch = Il y aura une revanche.

text-board = Plateau
text-board-moves = Coups
