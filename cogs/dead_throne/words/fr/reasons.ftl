# Why an automaton did what it did. Those of fights and bargains between players stand in meeting.ftl.
reason-whim = l’un vaut l’autre
reason-usual = rien de mieux à faire
reason-way = c’est par là qu’il faut aller
reason-find = il y a quelque chose à prendre
reason-gear = un bon équipement gagne les combats
reason-wounds = il y a des blessures à soigner
reason-battle = c’est ce qui promet le plus
reason-friend = à deux, on est plus fort que seul
