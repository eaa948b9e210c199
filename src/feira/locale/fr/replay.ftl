# Revoir une partie terminée, et ouvrir les enregistrements venus d'ailleurs.

replay-title = Revoir la partie
replay-of = { $players } · { $date }
replay-of-brought = { $players } · un enregistrement venu d'ailleurs, ouvert ici le { $date }
replay-brought = Venus d'ailleurs
replay-aside = Coups, scores et partage
replay-controls = Parcourir la partie
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Laisser défiler
replay-pause = Arrêter
replay-next = Un coup en avant
replay-last = À la fin
replay-position = Coup
replay-speed = Vitesse
replay-speed-slow = lente
replay-speed-normal = normale
replay-speed-quick = rapide
replay-step = Coup { $n } sur { $last }
replay-setup = La partie est prête ; personne n'a encore joué.
replay-log = Les coups
replay-scores = Le score au fil de la partie
replay-result = Le résultat au fil de la partie, et le prestige qu'il vaut
replay-value = { $player } { $score }
replay-lowest-wins = Chaque ligne montre le score si la partie s'arrêtait là. Le plus bas gagne.
replay-keep = Garder et partager
replay-copy = Copier le lien vers le coup { $n }
replay-copied = Le lien est copié.
replay-export = Enregistrer la partie
replay-import = Ouvrir un enregistrement…
replay-others = Parties terminées
replay-keys = Touches : ← et → pour un coup, Début et Fin pour les extrémités, la barre d'espace laisse défiler.

import-title = Ouvrir un enregistrement
import-text = Un enregistrement est un fichier qui contient toute une partie : la mise en place, chaque coup, le résultat. Il est vérifié coup par coup, puis vous pouvez revoir la partie ici.
import-file = Choisir un fichier
import-drop = ou le déposer ici
import-paste = Ou coller son texte
import-go = Vérifier et ouvrir
import-wait = Vérification en cours…
import-unreadable = Ceci ne se lit pas comme une partie. Il en manque peut-être un morceau.
import-no-record = Ceci est autre chose que l'enregistrement d'une partie.
import-many = Il y a plusieurs parties ici. Laquelle voulez-vous revoir ?
import-more = { $count ->
    [one] { $count } autre n'est pas montrée. Prenez un fichier plus court pour la voir.
   *[other] { $count } autres ne sont pas montrées. Prenez un fichier plus court pour les voir.
}
import-too-long = Ce fichier fait { $size }, et l'on ne peut en lire que { $most } à la fois. Prenez-en une partie.
import-too-large = Cet enregistrement est trop grand : le serveur en accepte { $most } au plus.
import-bad-move = L'enregistrement est incorrect au coup { $move } : { $problem }
import-bad = L'enregistrement est incorrect : { $problem }
import-wrong = L'enregistrement n'est pas juste.
import-wrong-move = L'enregistrement n'est pas juste au coup { $move }.
import-details = Le contrôle dit, en anglais : { $problem }
import-way-out = Rien n'a été gardé. Enregistrez la partie à nouveau là où elle a été jouée et prenez le fichier entier, ou ouvrez-en une autre.
