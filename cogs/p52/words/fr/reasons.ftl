### Why an automaton chose as it did.

reason-whim = L’un vaut l’autre.
reason-usual = Rien de mieux à faire.
reason-favourite = Quelqu’un que le groupe n’a pas encore.
reason-friend = On ne laisse personne derrière.
reason-wounds = Il y a des blessures à soigner.
reason-gear = Dans le sac, cela ne sert à rien.
reason-find = Il n’y a qu’à se baisser.
reason-book = C’est assez calme pour lire.
reason-chest = C’est assez calme pour cela.
reason-rest = Le repos donne des forces.
reason-way = C’est par là qu’il faut aller.
reason-nearer = De plus près, on peut faire plus.
reason-attack = C’est ce qui promet le plus.
reason-defence = C’est ce qui arrête le mieux le coup.
reason-strength = Plus de PV, et un meilleur coup.
reason-fitting = C’est là que cela sert le mieux.
