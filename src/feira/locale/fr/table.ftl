# Une table : avant, pendant et après la partie.

table-title = Table
table-missing = Cette table ne peut pas être affichée
table-seats = À la table
table-aside = Joueurs, journal et chat
table-actions = À cette table
table-you = vous
presence-here = à la table
presence-away = { $unit ->
    [moment] pas à la table
    [minutes] pas à la table depuis { $count } min
    [hours] pas à la table depuis { $count } h
   *[days] pas à la table depuis { $count } j
}
presence-lost = connexion perdue
table-time-left = temps restant
table-resigned = joué par un bot
table-to-act = doit jouer
table-watchers = { $count ->
    [one] Regarde : { $people }
   *[other] Regardent ({ $count }) : { $people }
}
table-watcher-unnamed = quelqu’un
table-your-turn = À vous
table-turn-of = À { $player } de jouer
table-waiting-for = En attente : { $players }
table-paused = La partie est en pause.
table-finished = La partie est terminée
table-closed = La table a été fermée sans résultat.
table-closed-campaign = { $best_move ->
    [yes] Vous avez abandonné ce défi. Il ne rapporte pas de points de prestige, mais votre meilleur coup compte dans votre campagne.
   *[no] Vous avez abandonné ce défi. Il compte dans votre campagne, sans points de prestige.
}
table-log = Journal
table-since = Depuis votre dernier coup
table-since-show = Montrer sur le plateau
table-since-missed = { $count ->
    [one] { $count } coup joué en votre absence.
   *[other] { $count } coups joués en votre absence.
}
table-since-before = Le plateau après votre dernier coup
table-since-end = Retour à la partie
table-went = Comment la partie s’est déroulée
table-went-before = Avant le premier coup
table-went-lately = { $count ->
    [one] Le plateau avant le dernier coup ; les coups précédents ne sont pas montrés.
   *[other] Le plateau avant les { $count } derniers coups ; les coups précédents ne sont pas montrés.
}
table-went-end = Fermer
table-chat = Chat
table-chat-empty = Aucun message pour l’instant.
table-chat-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
table-chat-say = Écrire un message
table-chat-send = Envoyer
table-chat-muted = Le chat de cette table est coupé.
table-chat-mute = Couper les autres
table-chat-unmute = Rétablir le chat
table-moves = { $count ->
    [one] Voir le seul coup possible
   *[other] Voir les { $count } coups possibles
}
table-type = Taper un coup
table-type-go = Jouer
table-choose-play = Jouer ce coup
table-lost = Connexion perdue. Votre partie est intacte ; nous réessayons.
table-lost-retry = Réessayer
table-undo = { $note ->
    [ask] Demander à annuler
    [ask-counted] Demander à annuler (noté)
    [counted] Annuler (noté)
   *[other] Annuler
}
table-undo-short = { $note ->
    [ask] Demander
    [ask-counted] Demander*
    [counted] Annuler*
   *[other] Annuler
}
table-undo-move = { $note ->
    [ask] Demander à annuler : { $move }
    [ask-counted] Demander à annuler : { $move } – le résultat le mentionnera
    [counted] Annuler : { $move } – le résultat le mentionnera
    [bots] Annuler : { $move } – les bots sont d’accord
   *[other] Annuler : { $move }
}
table-undo-noted = * Noté : depuis ce coup, vous avez vu quelque chose de nouveau ; le résultat mentionnera donc que vous l’avez annulé.
table-undo-mine = Vous avez demandé aux autres de pouvoir annuler votre coup : { $move }.
table-undo-withdraw = Retirer la demande
table-undo-asked = { $player } voudrait annuler un coup : { $move }.
table-undo-waiting = { $player } a demandé à annuler un coup : { $move }. En attente des autres.
table-undo-yes = Accepter
table-undo-no = Refuser
table-move-secret = la mise
table-pause = Pause
table-resume = Continuer
table-rules = Règles
table-share = Partager
table-more = Plus…
table-link = Lien vers cette table
table-link-text = Toute personne qui l’ouvre peut s’asseoir ou regarder.
table-link-network = L’adresse de cet ordinateur sur son réseau : vos amis sur le même Wi-Fi peuvent l’ouvrir.
table-link-alone = Ce lien ne marche que sur cet ordinateur. Pour que vos amis du réseau puissent jouer, arrêtez le serveur et relancez-le avec :
table-link-unknown = Ce lien ne marche que sur cet ordinateur : pour vos amis, remplacez « { $host } » par son adresse sur le réseau.
table-qr = Code QR du lien
table-copy = Copier le lien
table-copied = Copié
table-copy-self = Le lien est sélectionné : copiez-le d’ici.
table-resign = Abandonner
table-resign-title = Laisser un bot vous remplacer ?
table-resign-text = Un bot prend votre place pour que les autres puissent continuer. Vous pouvez revenir à tout moment.
table-resign-yes = Laisser jouer le bot
table-resign-no = Continuer à jouer
table-end-text = La partie s’arrête ici, sans résultat.
table-end-campaign = Le défi s’arrête ici. Il compte dans votre campagne, sans points de prestige, et vous ne pourrez pas l’y rejouer. Si vous avez déjà le bonus « meilleur coup », vous le gardez.
table-end-yes = Terminer la partie
table-left-mine = Un bot joue à votre place. Vous pouvez revenir tant que la partie dure ; ensuite, vous pourrez demander une revanche ici.
table-left = Un bot a pris la relève { DE($players) }. Le retour est possible à tout moment. Continuez, ou arrêtez aussi.
table-left-new = Nouvelle table
table-play-on = Continuer à jouer
table-return = Reprendre ma place
table-return-of = Reprendre la place { DE($player) }
table-close = Fermer la table
table-close-title = Terminer sans résultat ?
table-close-text = La partie s’arrête ici pour tout le monde, et personne ne gagne.
table-close-yes = Fermer la table
table-rematch = Revanche
table-rematch-join = Rejoindre la revanche
table-rematch-watch = Regarder la revanche
table-curtain = Passez l’écran à { $player }
table-curtain-text = Que les autres détournent les yeux : l’écran suivant est privé.
table-curtain-ready = Je suis { $player }
table-your-name = Votre nom
table-your-name-example = un nom
table-name-save = Enregistrer
table-seat-open = libre
table-sit = S’asseoir ici
table-seat-bot = Ajouter un bot
table-leave = Quitter la place
table-colour = Couleur pour { $player }
table-colour-taken = { $colour } : déjà à { $player }
table-repeated = Ce marché a déjà été joué : quelqu’un connaît peut-être la suite.
deal-code = Code du marché
deal-copy = Copier le code
deal-again = Rejouer ce marché
table-unseat = Retirer
table-start = Commencer la partie
table-start-wait = La partie peut commencer quand toutes les places sont prises.
table-host-starts = Tout le monde est là. L’hôte lance la partie.
table-seating-drawn = L’ordre des places est tiré au sort au début de la partie.
table-seating-kept = Le premier joueur de la liste commence, les autres suivent dans l’ordre.
table-invite = Inviter les autres
table-option = { $option } : { $value }
table-clock-game = { $minutes ->
    [one] { $minutes } minute pour toute la partie
   *[other] { $minutes } minutes pour toute la partie
}{ $increment ->
    [0] {""}
    [one] {""}, plus { $increment } seconde par coup
   *[other] {""}, plus { $increment } secondes par coup
}
table-clock-move = { $seconds ->
    [one] { $seconds } seconde par coup
   *[other] { $seconds } secondes par coup
}
table-clock-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}

ended-place = { $place ->
    [1] { $margin ->
        [0] À égalité de points avec { $player }, mais devant au départage.
        [one] { $margin } point d’avance sur { $player }.
       *[other] { $margin } points d’avance sur { $player }.
    }
   *[other] { $place }e sur { $players }{ $margin ->
        [0] , à égalité de points avec { $player }.
        [one] , à { $margin } point { DE($player) }.
       *[other] , à { $margin } points { DE($player) }.
    }
}
ledger-title = D’où vient le score
ledger-score = Score
ledger-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
ledger-heat = Montrer sur le plateau
table-branch = Et si… ? Cette partie en continue une autre à partir du coup { $n }.
table-branch-of = Voir cette partie
ended-look = Revoir la partie
ended-why-lost = Pourquoi ai-je perdu ?
ended-why-won = Pourquoi ai-je gagné ?
ended-why = Ce qui a décidé la partie
ended-harder = Un niveau plus difficile
table-invites = { $player } vous invite à jouer à { $game }.

# How fast the page shows what others do.
tempo = Vitesse des coups
tempo-slow = lente
tempo-normal = normale
tempo-instant = instantanée

habit-direct = Jouer sans confirmer
habit-forced = Jouer pour moi les coups forcés
habit-typing = Saisir les coups (touche /)
habit-tutor = M’avertir avant une grosse erreur
table-forced = Le seul coup possible : { $move }

log-own-back = Mon tour précédent
log-own-on = Mon tour suivant
log-final = Scores finaux
log-started = { $players ->
    [1] La partie commence.
   *[other] La partie commence. C’est à { $player } de jouer en premier.
}
log-undo_asked = { $player } demande à annuler un coup.
log-undo_agreed = { $player } accepte.
log-undo_refused = { $player } refuse.
log-undone = { $player } annule un coup : { $move }{ $more ->
    [0] .
   *[other] , et tout ce qui a suivi.
}
log-hinted = { $player } reçoit un indice.
log-resigned = { $player } abandonne ; un bot prend la relève.
log-resigned_last = { $player } abandonne ; la partie s’arrête.
log-returned = { $player } est de retour.
log-timed_out = Temps écoulé pour { $player } ; un bot prend la relève.
log-timed_out_last = Temps écoulé pour { $player } ; la partie s’arrête.
log-paused = La partie est en pause.
log-resumed = La partie continue.
log-closed = La table est fermée.
log-rematch = Il y aura une revanche.

text-board = Plateau
text-board-moves = Coups

table-report = Signaler un problème
table-report-text = Que se passe-t-il ? Les modérateurs verront votre message et les derniers messages du chat.
table-report-send = Envoyer
table-report-sent = Merci. Les modérateurs verront votre signalement.
