### Why an automaton chose as it did.

reason-whim = Tanto faz.
reason-usual = Nada melhor a fazer.
reason-favourite = Um herói bom para começar.
reason-friend = Ninguém fica no chão.
reason-wounds = Há feridas a tratar.
reason-bargain = Vale o preço.
reason-help = Deixa a luta mais fácil.
reason-attack = Este ataque promete mais.
reason-deed = Está tranquilo o bastante para isso.
reason-explore = Todo mundo está perto, então adiante.
reason-refuge = Ali os inimigos fazem menos estrago.
reason-patience = Que venham: um ataque agora custaria mais do que traz.
reason-way = É por ali.
reason-enough = Não há mais o que fazer neste turno.
reason-again = Esses dados só podem melhorar.
reason-save = Melhor que cair.
