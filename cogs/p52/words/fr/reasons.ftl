### Why an automaton chose as it did.

reason-whim = l’un vaut l’autre
reason-usual = rien de mieux à faire
reason-favourite = quelqu’un que le groupe n’a pas encore
reason-friend = on ne laisse personne derrière
reason-wounds = il y a des blessures à soigner
reason-gear = dans le sac, cela ne sert à rien
reason-find = il n’y a qu’à se baisser
reason-book = c’est assez calme pour lire
reason-chest = c’est assez calme pour cela
reason-rest = le repos donne des forces
reason-way = c’est par là qu’il faut aller
reason-nearer = de plus près, on peut faire plus
reason-attack = c’est ce qui promet le plus
reason-defence = c’est ce qui arrête le mieux le coup
reason-strength = plus de PV, et un meilleur coup
reason-fitting = c’est là que cela sert le mieux
