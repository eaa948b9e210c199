# Revoir une partie terminée, et ouvrir les enregistrements venus d’ailleurs.

replay-title = Revoir la partie
replay-of = { $players } · { $date }
replay-of-brought = { $players } · importée le { $date }
replay-brought = Importées
replay-aside = Coups, scores et partage
replay-controls = Parcourir la partie
replay-first = Premier coup
replay-back = Coup précédent
replay-play = Lecture
replay-pause = Pause
replay-next = Coup suivant
replay-last = Dernier coup
replay-position = Coup
replay-speed = Vitesse
replay-speed-slow = lente
replay-speed-normal = normale
replay-speed-quick = rapide
replay-step = Coup { $n } sur { $last }
replay-setup = La partie est prête ; personne n’a encore joué.
replay-turned = Tournant de la partie
replay-log = Coups
replay-scores = Le score au fil de la partie
replay-result = Le résultat au fil de la partie, et les points de prestige qu’il vaut
replay-value = { $player } { $score }
replay-lowest-wins = Chaque ligne montre le score si la partie s’arrêtait là. Le plus bas gagne.
replay-keep = Enregistrer et partager
replay-copy = Copier le lien vers le coup { $n }
replay-copied = Lien copié.
replay-export = Enregistrer la partie
replay-import = Ouvrir un enregistrement…
replay-others = Parties terminées
replay-analysis = Ce qui a décidé la partie
replay-keys = Touches : ← et → reculent et avancent d’un coup, Début et Fin vont au premier et au dernier coup, la barre d’espace lance la lecture.

whatif-title = Et si… ?
whatif-text = Continuez à partir de ce coup contre des bots.
whatif-seat = Vous jouez
whatif-hidden = Ce que vous ne pouviez pas savoir
whatif-redrawn = est tiré de nouveau
whatif-kept = reste tel quel
whatif-go = Continuer à partir d’ici

import-title = Ouvrir un enregistrement
import-text = Un enregistrement est un fichier qui contient toute une partie : la mise en place, chaque coup, le résultat. Il est vérifié coup par coup, puis vous pouvez revoir la partie ici.
import-file = Choisir un fichier
import-drop = ou le déposer ici
import-paste = Ou coller son texte
import-go = Vérifier et ouvrir
import-wait = Vérification…
import-unreadable = Ce fichier ne se lit pas comme une partie. Il en manque peut-être un morceau.
import-no-record = Ce n’est pas l’enregistrement d’une partie.
import-many = Ce fichier contient plusieurs parties. Laquelle voulez-vous revoir ?
import-more = { $count ->
    [one] { $count } autre partie n’est pas affichée. Prenez un fichier plus court pour la voir.
   *[other] { $count } autres parties ne sont pas affichées. Prenez un fichier plus court pour les voir.
}
import-too-long = Ce fichier fait { $size } ; on peut en lire { $most } au plus. Prenez-en une partie.
import-too-large = Cet enregistrement est trop volumineux : le serveur en accepte { $most } au plus.
import-bad-move = L’enregistrement enfreint les règles au coup { $move } : { $problem }
import-bad = Cet enregistrement n’est pas valide : { $problem }
import-wrong = Cet enregistrement n’est pas valide.
import-wrong-move = L’enregistrement enfreint les règles au coup { $move }.
import-details = Détails, en anglais : { $problem }
import-way-out = Rien n’a été enregistré. Exportez de nouveau la partie là où elle a été jouée et prenez le fichier entier, ou ouvrez un autre enregistrement.
