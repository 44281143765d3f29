# Why an automaton did what it did. Those of fights and bargains between players stand in meeting.ftl.
reason-whim = tanto faz
reason-usual = nada melhor a fazer
reason-way = é por ali
reason-find = há algo a ganhar
reason-gear = bom equipamento vence lutas
reason-wounds = há feridas a tratar
reason-battle = isto promete mais
reason-friend = dois são mais fortes que um
