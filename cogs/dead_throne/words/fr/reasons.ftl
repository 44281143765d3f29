# Why an automaton did what it did. Those of fights and bargains between players stand in meeting.ftl.
reason-whim = L’un vaut l’autre.
reason-usual = Rien de mieux à faire.
reason-way = Cela rapproche de ce qui compte.
reason-astray = C’est là qu’ils veulent le moins aller.
reason-find = Il y a quelque chose à prendre.
reason-gear = Un bon équipement gagne les combats.
reason-wounds = Il y a des blessures à soigner.
reason-battle = C’est ce qui promet le plus.
reason-friend = À deux, on est plus fort que seul.
