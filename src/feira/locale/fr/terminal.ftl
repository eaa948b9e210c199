# Jouer dans le terminal, quel que soit le jeu.

seat-0 = Violet
seat-1 = Vert
seat-2 = Bleu
seat-3 = Jaune
seat-4 = Rouge

bot-random = random : joue n’importe quel coup permis
    .short = random
bot-greedy = greedy : voit un coup à l’avance
    .short = greedy
bot-instant = instant : juge chaque coup d’un coup d’œil, d’après ce qu’il a appris
    .short = instant
bot-search = search : réfléchit une seconde avec des règles simples, comme le niveau 6 avant d’apprendre
    .short = search
bot-level1 = Flâneur (1 sur 6) : pour une première partie ; 7 coups sur 10 au hasard
    .short = Flâneur (1 sur 6)
bot-level2 = Habitué (2 sur 6) : somnole parfois
    .short = Habitué (2 sur 6)
bot-level3 = Marchand (3 sur 6) : réfléchit un instant
    .short = Marchand (3 sur 6)
bot-level4 = Négociant (4 sur 6) : prévoit quelques tours à l’avance
    .short = Négociant (4 sur 6)
bot-level5 = Grossiste (5 sur 6) : difficile à battre
    .short = Grossiste (5 sur 6)
bot-level6 = Légende (6 sur 6) : notre meilleur, une seconde par coup
    .short = Légende (6 sur 6)

command-help = aide
command-rules = règles
command-moves = coups
command-preview = aperçu
command-hint = indice
command-undo = annuler
command-log = journal
command-save = sauver
command-quit = quitter
answer-yes = oui
answer-no = non

help-title = Coups
help-commands = Commandes
help-help = cette page
help-rules = les règles en bref
help-moves = tous les coups permis, avec coût et revenu ; ajoutez des mots pour filtrer la liste
help-preview = ce qu’un coup coûterait et rapporterait ; ou tapez « ? » devant
help-hint = montrer un bon coup et pourquoi il est bon
help-undo = annuler votre dernier coup, sauf si quelque chose a été révélé ou si quelqu’un d’autre a joué depuis
help-log = tout ce qui s’est passé
help-save = les parties sont enregistrées automatiquement ; ajoutez un nom de fichier pour une copie
help-quit = partir ; vous verrez comment continuer plus tard
help-words = Vous pouvez abréger les mots tant qu’ils restent clairs. Si le plateau désigne quelque chose par une lettre, vous pouvez taper cette lettre. La touche Tab propose ce qui convient. Les mots anglais marchent aussi.

hint = Tapez un coup, ou aide. La touche Tab montre ce qui est possible.
talk-cut = … (journal montre tout)
press-enter = Entrée ›{" "}
unknown-command = « { $typed } » n’est ni un coup ni une commande. Tapez aide.
unreadable = Ce coup n’est pas complet. Tapez : { $usage }
preview-usage = Quel coup ? Tapez-le après le point d’interrogation.
moves-title = { $count ->
    [one] { $count } coup permis
   *[other] { $count } coups permis
}
moves-none = Aucun coup permis ne correspond.
page-empty = Rien à montrer pour l’instant.

undone = Coup annulé : { $move }
undo-nothing = Il n’y a rien à annuler.
undo-over = La partie est terminée : vous ne pouvez plus rien annuler.
undo-other-seat = Quelqu’un d’autre a joué depuis : impossible d’annuler.
undo-reveal = Ce coup a révélé ou fait piocher quelque chose : impossible de l’annuler.
advice = Essayez { $move } plutôt que { $instead }.
advice-only = Vous n’avez qu’un coup : { $move }.
advice-challenge = Le résultat d’un défi est enregistré : pas d’indices.
advice-secret = D’autres voient l’écran : pas d’indice pour un coup secret.
advice-none = Il n’y a pas encore d’indices pour ce type de partie.

curtain = Passez l’écran à { $player }.
curtain-prompt = Appuyez sur Entrée quand c’est fait (ou tapez annuler) ›{" "}

saved = Partie enregistrée dans { $path }
left-saved = La partie est enregistrée dans { $path }
left-resume = Pour continuer : { $command }
save-missing = Le fichier { $path } n’existe pas.
save-unreadable = Impossible de lire { $path } : { $problem }
save-unwritable = Impossible d’écrire { $path } : { $problem }
save-exists = { $path } existe déjà et reste tel quel.
save-damaged = { $path } est endommagé ou n’est pas une partie enregistrée : { $problem }
save-unusable = Impossible d’utiliser { $path } : { $problem }

compiling = Préparation du jeu. Cela prend jusqu’à une minute, cette fois seulement…
screen-small = Ce terminal est trop petit : les plateaux demandent { $width } colonnes et { $height } lignes. Agrandissez-le, sinon ils seront coupés ou décalés.
play-again = Encore une partie ?

menu-game = Quel jeu ?
menu-title = À quoi voulez-vous jouer ?
menu-table = avec d’autres personnes ou des bots
menu-challenge = en solo : un des neuf défis
menu-campaign = en solo : la campagne des neuf défis
menu-resume = continuer une partie interrompue
menu-which-save = Quelle partie ?
menu-which-challenge = Quel défi ?
menu-players = Combien de joueurs, bots compris ? 2 à { $most }
menu-bots = Combien de bots parmi eux ? 0 à { $most }
menu-which-bot = Quels bots ?
menu-number = Tapez un nombre de { $least } à { $most }, ou simplement Entrée.
