### Why an automaton chose as it did.

reason-whim = Tanto faz.
reason-usual = Nada melhor a fazer.
reason-favourite = Alguém que o grupo ainda não tem.
reason-friend = Ninguém fica para trás.
reason-wounds = Há feridas a tratar.
reason-gear = Na bolsa não serve para nada.
reason-find = Está ali para quem quiser.
reason-book = Está tranquilo o bastante para ler.
reason-chest = Está tranquilo o bastante para isso.
reason-rest = Do descanso vem a força.
reason-way = É por ali.
reason-nearer = Mais perto, dá para fazer mais.
reason-attack = Isto promete mais.
reason-defence = Isto deixa menos do golpe.
reason-strength = Mais PV, e um golpe melhor.
reason-fitting = É o que se aproveita melhor.
