### Adventures told: scenes, rooms, what is wanted, victory and defeat.
### `.intro` opens an adventure, `.goal` says what is wanted, `.won` and `.lost` close it.

adventure-lamp = A Lâmpada Apagada
    .intro = Debaixo do salão dos veleiros arde a lâmpada em que se acenderam todas as lâmpadas da cidade. Na noite passada apagaram-se todas de uma vez.
    .goal = Desçam ao santuário, e deem fim em quem a apagou.
    .won = A cera racha, e por baixo ainda brilha um pavio do tamanho de uma unha. Alguém o protege com as mãos em concha. Lá em cima, na cidade, janela após janela fica dourada.
    .lost = Está escuro lá embaixo, e quente, e a cera continua pingando. Ela tem todo o tempo do mundo.
adventure-gaol = O Cárcere de Salmoura
    .intro = Disseram a eles que a maré os soltaria. Ela vem duas vezes por dia, até o queixo, e ninguém foi solto ainda. Nem vocês serão: o portão se fecha às suas costas.
    .goal = Achem as duas chaves, passem pelo Carcereiro, e parem na comporta com elas.
    .won = Duas chaves giram, a porta do mar geme, e a maré enfim faz o que lhe mandaram. Atrás de vocês as celas estão abertas.
    .lost = O sino toca pela maré alta. Não resta ninguém para prender a respiração.
adventure-winds = Relicário dos Ventos
    .intro = Os bispos apanharam os quatro ventos e os fecharam numa caixa do tamanho de um pão. Desde então os moinhos estão parados, e os navios, e ontem caiu a última pipa.
    .goal = Levem a Relíquia dos Ventos ao terraço, e derrubem o Regente que a guarda.
    .won = A tampa se abre sozinha. Por um instante não há nada; depois todos os moinhos do vale giram de uma vez, e é preciso segurar o chapéu.
    .lost = Bem alto sobre o terraço uma pipa dá voltas, sem vento nenhum.
adventure-delve = Incursão ao Acaso
    .intro = Ninguém jamais desenhou deste lugar um mapa que continuasse certo.
    .goal = Entrem, vejam o que ele quer de vocês, e saiam de novo.
    .won = Luz do dia. Vocês tinham esquecido que ela tem cheiro.
    .lost = O lugar se fecha atrás de vocês como um baralho embaralhado.

shape-boss = Grande Chefe
    .goal = Em algum ponto aqui um Ás esconde um chefe, e o seguinte um maior: deem fim no maior.
shape-survival = Sobrevivência
    .goal = Cada saída está trancada até a sala ficar vazia. Passem por todas.
shape-trapped = Encurralados
    .goal = Dois Ases são chaves. Com as duas, parem na saída de uma última sala.
shape-treasure = Caça ao Tesouro
    .goal = Um Ás é um baú especial. Achem o tesouro, e levem-no todo o caminho de volta.
shape-again = Um Rei
    .goal = Outra carta decide.

difficulty-gentle = Suave
difficulty-grim = Cruel
difficulty-dire = Terrível

## Rooms. `.enter` is said on entering.

room-m1 = Cripta da Escada
    .enter = Os degraus acabam numa cripta de velhos castiçais. A sua luz é a única; parece que alguém notou.
room-m2 = Galeria dos Vinhos
    .enter = Barris dormem dos dois lados no escuro. Um deles respira.
room-m3 = Sala de Engarrafar
    .enter = Vidro estala sob os pés, e atrás de vocês uma tranca cai no lugar. Só sairão quando ninguém aqui tiver mais objeções.
room-m4 = Santuário da Lâmpada
    .enter = Um círculo de lâmpadas frias em volta de um monte de sebo. Não há outra porta. O monte se vira.
room-m5 = Comporta
    .enter = Tábuas molhadas, trilhos de ferro, e o mar batendo do outro lado da parede.
room-m6 = Celas Afogadas
    .enter = A água chega aos tornozelos entre as grades. Algo de latão brilha, lá no fundo, no gancho de um afogado.
room-m7 = Cordoaria
    .enter = Léguas de corda no escuro, e de algum ponto no meio delas um hino, bem lento.
room-m8 = Eclusa da Maré
    .enter = Duas grandes portas, duas fechaduras, e entre vocês e elas o homem que nunca perdeu uma chave.
room-m9 = Trilha das Cabras
    .enter = A trilha tem a largura de uma cabra. As cabras pensaram melhor.
room-m10 = Calçada Quebrada
    .enter = Noite, e metade de uma calçada. A outra metade está lá embaixo; dá para ouvir onde.
room-m11 = Salão do Relicário
    .enter = Santos enfileirados, todos olhando para um baú. As portas se fecham com um suspiro, e uma tranca.
room-m12 = Terraço das Pipas
    .enter = O último terraço, e acima dele só o céu. Uma sombra passa, e volta.
room-block = Uma Câmara Simples
    .enter = Quatro paredes, em mapa nenhum.
room-cloister = Um Claustro
    .enter = Um claustro: dois passeios em volta de dois pátios de nada.
room-switchback = Um Zigue-zague
    .enter = Uma passagem que não consegue se decidir.
room-cross = Um Cruzamento
    .enter = Quatro caminhos se encontram aqui. Todos foram cavados por alguém com pressa.
room-aisles = Naves
    .enter = Três naves, um salão que as une, e ecos em cada uma.
room-fan = Um Leque
    .enter = As paredes se abrem diante de vocês como uma mão de cartas.
room-grid = Uma Sala Só Sua
    .enter = Está exatamente como vocês disseram.

template-block = Bloco
template-cloister = Claustro
template-switchback = Zigue-zague
template-cross = Cruz
template-aisles = Naves
template-fan = Leque
template-grid = plano próprio

light-lit = com luz
light-dark = às escuras
light-day = de dia
light-night = de noite

mark-path = chão
mark-obstructed = pedras
mark-hidden = um véu onde se esconder
mark-trap = uma armadilha
mark-chest = um baú
mark-special = um baú especial
mark-key = uma chave
