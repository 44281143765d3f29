### Why an automaton chose as it did.

reason-whim = L’un vaut l’autre.
reason-usual = Rien de mieux à faire.
reason-favourite = Un bon héros pour commencer.
reason-friend = On ne laisse personne à terre.
reason-wounds = Il y a des blessures à soigner.
reason-bargain = Cela vaut son prix.
reason-help = Cela facilite le combat.
reason-attack = Cette attaque promet le plus.
reason-deed = C’est assez calme pour cela.
reason-explore = Tout le monde est près, donc on avance.
reason-refuge = Les ennemis y font moins de mal.
reason-patience = Qu’ils viennent : attaquer maintenant coûterait plus que cela ne rapporte.
reason-way = C’est par là qu’il faut aller.
reason-enough = Il n’y a plus rien à faire dans ce tour.
reason-again = Ces dés ne peuvent que s’améliorer.
reason-save = Mieux vaut cela que tomber.
