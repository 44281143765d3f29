# Why an automaton did what it did. Those of fights and bargains between players stand in meeting.ftl.
reason-whim = Tanto faz.
reason-usual = Nada melhor a fazer.
reason-way = Leva mais perto do que importa.
reason-astray = É onde menos querem estar.
reason-find = Há algo a ganhar.
reason-gear = Bom equipamento vence lutas.
reason-wounds = Há feridas a tratar.
reason-battle = Isto promete mais.
reason-friend = Dois são mais fortes que um.
