### The first lesson: what the coach says before each decision, and to a right and a wrong try.

lesson-highest = É o último turno, e nesta rodada a carta mais alta vence. Qual das suas três você baixaria?
    .right = O Rei vale 12. Só um Cavaleiro que suba para 13 poderia vencê-lo.
    .wrong = Essa carta é fácil de vencer. Baixe a mais alta que você tem.
lesson-fold = Você age primeiro, com a melhor carta da mesa. O que faria com ela?
    .right = Isso. Você fica com o Rei, ninguém o alcança pela esquerda, e a rodada é sua.
    .wrong = Você daria o Rei de presente. Fique com a sua carta: passe.
lesson-lowest = Agora a carta mais baixa vence. Baixe a que lhe dá alguma chance.
    .right = O Mercador vale 2, e ainda tem um poder.
    .wrong = Um 7 quase nunca é o mais baixo. Você tem algo menor.
lesson-merchant = Será que 2 basta? O seu Mercador pode descobrir antes de você decidir.
    .right = Agora só você sabe o que está ali.
    .wrong = Assim você joga a sua chance fora às cegas. Deixe o Mercador olhar primeiro.
lesson-swap = O Taverneiro vale 1. Qual dos dois você quer à sua frente?
    .right = Sim: 1 é menos que 2. E o outro não pode recusar.
    .wrong = Com 2 você perderia para o Taverneiro. Pegue a carta mais baixa.
lesson-innkeeper = As cartas estão abertas, e o seu Taverneiro poderia trocar mais uma vez. Você quer?
    .right = Isso: o seu 1 é o mais baixo. Todo “pode” você pode dispensar.
    .wrong = Você já tem a carta mais baixa. Não a dê de presente.
lesson-between = Na rodada três só as cartas do meio pontuam, e você não sabe o que os outros têm. O que é mais seguro enquanto a sua Feiticeira ainda tem o poder dela?
    .right = Ela fica com você. Agora veja o que os outros tinham.
    .wrong = Você não sabe o que receberia. Fique com ela e use o poder dela.
lesson-toad = O seu 7 está no meio, mas com um ponto ficaria 4 a 4, e o segundo lugar seria da terceira pessoa. Quem vira sapo para que você não pontue?
    .right = A Princesa agora vale 0, a sua Feiticeira é a mais alta, e você fica em segundo.
    .wrong = Assim você continua no meio. Faça do 10 um sapo: então o seu 7 é o mais alto.
lesson-end = Você venceu com 3 pontos contra 4: **o segundo lugar vence**. Todo turno tem estas três rodadas, e cada um dá as cartas uma vez.
