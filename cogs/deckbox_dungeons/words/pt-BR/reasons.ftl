### Why an automaton chose as it did.

reason-whim = tanto faz
reason-usual = nada melhor a fazer
reason-favourite = um herói bom para começar
reason-friend = ninguém fica no chão
reason-wounds = há feridas a tratar
reason-bargain = vale o preço
reason-help = deixa a luta mais fácil
reason-attack = este ataque promete mais
reason-deed = está tranquilo o bastante para isso
reason-explore = todo mundo está perto, então adiante
reason-refuge = ali os inimigos fazem menos estrago
reason-patience = que venham: um ataque agora custaria mais do que traz
reason-way = é por ali
reason-enough = não há mais o que fazer neste turno
reason-again = esses dados só podem melhorar
reason-save = melhor que cair
