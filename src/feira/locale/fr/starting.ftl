# La page qu'un serveur montre pendant son premier démarrage.

starting-title = Feira est presque prêt
starting-text = Le premier démarrage compile les jeux pour cette machine. Cela prend quelques minutes, une seule fois. Votre table s’ouvrira ici toute seule.
