### What can be looked up: each character in one or two sentences, its figures, and where its copies are.

noun-card = Personagens
    .one = Personagem
noun-mark = Marcas na mesa
    .one = Marca

mark-toad = Sapo
mark-dealer = Dealer

figures-card = { $second ->
    [-1] Vale { $value }
   *[other] Vale { $value }, ou { $second } quando virada
  } · { $copies } no baralho

about-card-DEA = A carta mais baixa, sem poder próprio. No jogo clássico, quem fica com ela sempre perde a rodada.
about-card-INN = Quando as cartas são abertas, você pode trocá-lo pela carta de quem está à sua esquerda, que não pode recusar.
about-card-MER = Como ação, mostre-o e olhe a carta de quem joga antes ou depois de você. Depois troque as duas, ou fique com o Mercador.
about-card-THI = Como ação, mostre-o e troque-o pela carta de qualquer pessoa, sem olhar antes. No jogo clássico, um Rei enforca todos os Ladrões no fim.
about-card-JES = Quando as cartas são abertas, você pode virar qualquer Monge, Feiticeira, Cavaleiro, Princesa ou Rainha para o outro valor.
about-card-JUG = Como ação, mostre-o e faça as cartas de dois outros jogadores trocarem de lugar. Você não vê nenhuma.
about-card-MON = Vale 6, mas 10 se há uma Feiticeira em jogo quando chega a vez dele.
about-card-SOR = Vale 7, mas só 1 se há um Monge em jogo. Senão, ela pode transformar em sapo, que vale 0, a carta de outra pessoa.
about-card-KNI = Vale 8, mas 13 se há um Dragão em jogo. Um Dragão que tenta queimar um Cavaleiro acaba morto.
about-card-DRA = Como ação, mostre-o e queime a carta de alguém, que compra outra. Se for um Cavaleiro, o Dragão morre e quem compra é você.
about-card-PRI = Vale 10, mas só 2 se há um Dragão em jogo e nenhum Cavaleiro que a proteja.
about-card-QUE = Vale 11, mas só 4 se há um Bobo em jogo.
about-card-KIN = A carta mais alta; só um Cavaleiro que vale 13 a vence. No jogo clássico você pode selá-lo como ação, e no fim ele enforca todos os Ladrões.

about-mark-toad = Uma carta que uma Feiticeira enfeitiçou. Vale 0 pelo resto da rodada e perde o poder que ainda não usou.
about-mark-dealer = O Dealer age por último e não tem ninguém à esquerda. Em vez de trocar à esquerda, pode cortar o baralho por uma carta nova, que fica aberta.

noun-now-hand = { $count ->
    [1] uma na sua mão
   *[other] { $count } na sua mão
  }
noun-now-open = aberta, com { $name }
noun-now-known = com { $name }, até onde você sabe
noun-now-discards = { $count ->
    [1] uma no descarte
   *[other] { $count } no descarte
  }
