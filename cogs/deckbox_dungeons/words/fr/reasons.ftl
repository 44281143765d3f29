### Why an automaton chose as it did.

reason-whim = l’un vaut l’autre
reason-usual = rien de mieux à faire
reason-favourite = un bon héros pour commencer
reason-friend = on ne laisse personne à terre
reason-wounds = il y a des blessures à soigner
reason-bargain = cela vaut son prix
reason-help = cela facilite le combat
reason-attack = cette attaque promet le plus
reason-deed = c’est assez calme pour cela
reason-explore = tout le monde est près, donc on avance
reason-refuge = les ennemis y font moins de mal
reason-patience = qu’ils viennent : attaquer maintenant coûterait plus que cela ne rapporte
reason-way = c’est par là qu’il faut aller
reason-enough = il n’y a plus rien à faire dans ce tour
reason-again = ces dés ne peuvent que s’améliorer
reason-save = mieux vaut cela que tomber
