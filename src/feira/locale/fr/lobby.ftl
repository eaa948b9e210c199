# La page d’accueil, les listes de tables et le formulaire pour en créer une.

start-title = Jouons à la même table
start-motto = Entre amis, en solo ou contre des bots. Sans inscription.
start-play-now = Jouer contre des bots
start-wait = On prépare la table…
start-with-people = Avec d’autres joueurs…
start-guided = Première fois ? Apprenez en jouant
start-together = Ensemble
start-together-text = Créez une table, envoyez le lien et jouez : chacun sur son écran ou tous sur celui-ci.
start-new-table = Nouvelle table
start-join = Rejoindre par lien ou code
start-join-example = lien ou code
start-join-go = Rejoindre
start-join-wrong = Ce n’est ni le lien d’une table ni un code.
start-alone = En solo
start-campaign = Campagne solo
start-learn = Apprendre { $game }
start-puzzle = Problème du jour
start-puzzles = Autres problèmes
start-puzzle-text = Trouvez le meilleur coup, et voyez pourquoi c’est le meilleur.
start-puzzle-done = { $solved ->
    [yes] ✓ résolu aujourd’hui
   *[no] déjà répondu aujourd’hui
}
start-you = Vous
start-name = Votre nom à la table
start-name-example = un nom
start-name-save = Enregistrer
start-name-saved = Vous vous appelez maintenant { $name }.
account-none = Ce navigateur se souvient de vous : pas besoin de vous inscrire. Un compte vous permet aussi de jouer sur d’autres appareils.
account-signed-in = Session ouverte : { $login }
account-make = Créer un compte
account-sign-in = Se connecter
account-sign-out = Se déconnecter
account-make-text = Vous gardez vos parties, votre campagne et votre nom. Choisissez un identifiant et un mot de passe d’au moins 8 caractères.
account-sign-in-text = Retrouvez les parties et la campagne de votre compte.
account-guest-stays = Vous jouez sous le nom { $name }, sans compte. Si vous vous connectez, les parties commencées ainsi ne vous suivront pas.
account-login = Identifiant
account-password = Mot de passe
account-login-hint = { $least } à { $most } lettres, chiffres ou . _ @ + -
account-made = Votre compte est prêt. Connectez-vous avec lui sur n’importe quel appareil.
account-welcome = Bon retour, { $name }.
account-bye = Session fermée sur cet appareil.
results-title = Vos résultats
results-people = Contre des joueurs
results-won = { $wins ->
    [one] { $wins } victoire sur { $games }
   *[other] { $wins } victoires sur { $games }
}
results-place = { $place ->
    [1] 1re place sur { $players }
   *[other] { $place }e place sur { $players }
}
results-rating-title = Votre niveau de jeu
results-rating = Comme le niveau { $level }, { $band } (entre { $low } et { $high })
results-rating-games = { $games ->
    [one] { $games } partie analysée
   *[other] { $games } parties analysées
}
results-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
results-last = Dernières parties
results-all = Toutes les parties passées
start-my-games = Mes parties
start-my-games-none = Vous n’avez aucune partie en cours.
start-open = Tables ouvertes
start-open-none = Personne n’attend en ce moment. Créez une table !
start-watch = Regarder
start-watch-none = Aucune partie publique en ce moment.
start-back = Parties à revoir
start-back-none = Vos parties terminées apparaissent ici, prêtes à être revues.
start-back-record = Ouvrir un enregistrement…

lobby-games = Parties
lobby-list-mine = Mes parties
lobby-list-past = Mes parties passées
lobby-list-open = Tables ouvertes
lobby-list-running = Regarder
lobby-list-finished = Parties terminées
lobby-none = Il n’y a encore rien ici.
lobby-more = Tout voir
lobby-your-turn = à vous
lobby-open-seat = libre
lobby-status-open = en attente
lobby-status-running = en cours
lobby-status-paused = en pause
lobby-status-finished = terminée
lobby-status-closed = fermée
remind-title = Me prévenir quand c’est mon tour
remind-text = Pour les parties où chaque coup peut prendre des jours : inutile de venir vérifier.
remind-feed = Flux d’actualités (Atom)
remind-feed-text = Donnez cette adresse à un lecteur de flux. Toute personne qui la connaît peut lire ce flux.
remind-hook = Webhook
remind-hook-text = Le serveur appelle cette adresse quand c’est votre tour et quand une partie se termine. Laissez vide pour désactiver.
remind-save = Enregistrer
remind-hook-saved = Le serveur appellera cette adresse.
remind-hook-none = Le serveur n’appellera plus aucune adresse.
remind-secret = Secret qui signe les appels
remind-trouble = Le dernier appel a échoué. Le serveur va réessayer.
remind-given-up = Les derniers appels ont échoué et ne seront pas retentés. Vérifiez votre programme ou indiquez une autre adresse.

new-title = Nouvelle table
new-players = Joueurs
new-seats = Qui joue ?
new-seat = Place { $number }
new-seat-me = moi
new-seat-open = libre, par le lien
new-seat-bot = un bot
new-seat-beside = quelqu’un à cet écran
new-seat-bot-kind = Type de bot à la place { $number }
new-seat-name = Nom à la place { $number }
new-seat-name-example = nom
new-me = moi
new-ready = Tout le monde est là : la partie commence tout de suite.
new-not-ready = Vous recevrez un lien pour les joueurs qui manquent encore.
new-clock = Temps de réflexion
new-clock-none = illimité
new-clock-minute = 1 minute par coup
new-clock-three = 3 minutes par coup
new-clock-day = 1 jour par coup
new-clock-three_days = 3 jours par coup
new-clock-game = 20 minutes pour toute la partie
new-clock-game_plus = 10 minutes pour toute la partie, plus 10 secondes par coup
new-visibility = Qui peut rejoindre et regarder ?
new-visibility-link = toute personne qui a le lien
new-visibility-public = tout le monde : la table est dans la liste
new-visibility-locked = les joueurs seulement
new-deal = Code d’un marché
new-deal-hint = Laissez vide pour un nouveau marché. La fin de chaque partie affiche le code qui permet de rejouer son marché.
new-deal-found = { $game } à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, avec le marché d’une partie précédente.
new-start = Commencer la partie
new-make = Créer la table
new-cancel = Annuler

reset-title = Choisir un nouveau mot de passe
reset-password = Nouveau mot de passe
reset-hint = Au moins { $least } caractères.
reset-save = Enregistrer

reports-title = Signalements
reports-none = Aucun signalement en attente.
reports-chat = Derniers messages du chat
reports-table = Ouvrir la table
reports-done = Marquer comme traité
