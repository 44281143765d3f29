### Why an automaton chose as it did.

reason-whim = tanto faz
reason-usual = nada melhor a fazer
reason-favourite = alguém que o grupo ainda não tem
reason-friend = ninguém fica para trás
reason-wounds = há feridas a tratar
reason-gear = na bolsa não serve para nada
reason-find = está ali para quem quiser
reason-book = está tranquilo o bastante para ler
reason-chest = está tranquilo o bastante para isso
reason-rest = do descanso vem a força
reason-way = é por ali
reason-nearer = mais perto, dá para fazer mais
reason-attack = isto promete mais
reason-defence = isto deixa menos do golpe
reason-strength = mais PV, e um golpe melhor
reason-fitting = é o que se aproveita melhor
