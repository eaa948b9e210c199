# Jouer dans le terminal, quel que soit le jeu.

seat-0 = Violet
seat-1 = Vert
seat-2 = Bleu
seat-3 = Jaune
seat-4 = Rouge

bot-random = random : n'importe quelle action permise
    .short = random
bot-greedy = greedy : voit une action à l'avance, au jugé
    .short = greedy
bot-level1 = Flâneur (1 sur 6) : pour une première partie, joue au hasard une fois sur deux
    .short = Flâneur (1 sur 6)
bot-level2 = Habitué (2 sur 6) : pas toujours bien réveillé
    .short = Habitué (2 sur 6)
bot-level3 = Marchand (3 sur 6) : réfléchit un instant
    .short = Marchand (3 sur 6)
bot-level4 = Négociant (4 sur 6) : voit quelques tours à l'avance
    .short = Négociant (4 sur 6)
bot-level5 = Grossiste (5 sur 6) : difficile à battre
    .short = Grossiste (5 sur 6)
bot-level6 = Légende (6 sur 6) : ce que nous avons de mieux, une seconde par coup
    .short = Légende (6 sur 6)

command-help = aide
command-rules = règles
command-moves = coups
command-preview = aperçu
command-undo = annuler
command-log = journal
command-save = sauver
command-quit = quitter
answer-yes = oui
answer-no = non

help-title = Actions
help-commands = Commandes
help-help = cette page
help-rules = les règles en bref
help-moves = toutes les actions permises, ce qu'elles coûtent et rapportent ; des mots trient la liste
help-preview = ce qu'une action coûterait et rapporterait ; aussi « ? » devant elle
help-undo = reprendre votre dernière action, sauf si quelque chose a été révélé ou si quelqu'un d'autre a joué depuis
help-log = tout ce qui s'est passé
help-save = la partie est sauvée à chaque action ; un nom de fichier l'y copie
help-quit = partir ; on vous dira comment revenir
help-words = Vous pouvez abréger les mots tant qu'ils restent clairs. Si le plateau désigne quelque chose par une lettre, vous pouvez taper cette lettre. La touche Tab propose ce qui convient. Les mots anglais marchent aussi.

hint = Tapez une action ou aide. La touche Tab montre ce qui est possible.
talk-cut = … (journal montre tout)
press-enter = Entrée ›{" "}
unknown-command = « { $typed } » n'est ni une action ni une commande. Tapez aide.
unreadable = Action illisible. Sa forme : { $usage }
preview-usage = Quelle action ? Tapez-la après le point d'interrogation.
moves-title = { $count ->
    [one] { $count } action permise
   *[other] { $count } actions permises
}
moves-none = Aucune action permise de ce genre.
page-empty = Il n'y a encore rien à montrer.

undone = Action reprise : { $move }
undo-nothing = Il n'y a rien à reprendre.
undo-over = La partie est finie : plus rien ne se reprend.
undo-other-seat = Quelqu'un d'autre a joué depuis : impossible de la reprendre.
undo-reveal = Elle a révélé ou fait piocher quelque chose : impossible de la reprendre.

curtain = Passez l'écran à { $player }.
curtain-prompt = Appuyez sur Entrée quand c'est fait (ou tapez annuler) ›{" "}

saved = Partie sauvée dans { $path }
left-saved = La partie est sauvée dans { $path }
left-resume = Pour continuer : { $command }
save-missing = Le fichier { $path } n'existe pas.
save-unreadable = Impossible de lire { $path } : { $problem }
save-unwritable = Impossible d'écrire { $path } : { $problem }
save-exists = { $path } existe déjà et reste tel quel.
save-damaged = { $path } est abîmé ou d'une autre nature : { $problem }
save-unusable = Impossible d'utiliser { $path } : { $problem }

compiling = Préparation du jeu. Cela prend jusqu'à une minute, cette fois seulement …
screen-small = Ce terminal est trop petit : les plateaux demandent { $width } colonnes et { $height } lignes. Agrandissez-le, sinon ils seront coupés ou décalés.
play-again = Encore une partie ?

menu-game = Quel jeu ?
menu-title = À quoi voulez-vous jouer ?
menu-table = avec d'autres personnes ou des robots
menu-challenge = en solo : un des neuf défis
menu-campaign = en solo : la campagne des neuf défis
menu-resume = continuer une partie interrompue
menu-which-save = Quelle partie ?
menu-which-challenge = Quel défi ?
menu-players = Combien de joueurs, robots compris ? 2 à { $most }
menu-bots = Combien de robots parmi eux ? 0 à { $most }
menu-which-bot = Quelle sorte de robots ?
menu-number = Tapez un nombre de { $least } à { $most }, ou simplement Entrée.
