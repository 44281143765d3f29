### What happened. Public lines name people, lines to one seat say "you"; variants (`.or`) say the same otherwise.

## What happened: turns and rounds

event-dealer-drawn = O sorteio dá a { $dealer } o posto de primeiro Dealer.
event-turn-began = Turno { $turn } de { $turns }: { $dealer } dá as cartas, { $starter } começa. { $deck ->
    [1] Resta 1 carta
   *[other] Restam { $deck } cartas
  } no baralho.
event-hand-dealt = Sua nova mão: { $cards }.
event-round-began = Rodada { $round }: { $goal-wins }.
event-card-laid = Você baixou { $card-the }, carta fechada.
event-all-laid = As cartas estão na mesa, fechadas. { $starter } age primeiro.
    .or = Todas as cartas na mesa, viradas para baixo. { $starter } age primeiro.
    .or2 = Todas as cartas foram baixadas. { $starter } começa.

## What happened: actions

event-card-received = Sua carta na mesa agora é { $card-the }.
event-exchanged = { $actor } troca de carta com { $target }.
    .or = { $actor } troca de carta com { $target }, que não pode recusar.
    .or2 = { $actor } troca de carta com { $target }. Quanta generosidade.
    .or3 = { $actor } empurra uma carta para { $target } e pega a que estava ali.
    .or4 = { $actor } negocia com { $target }, carta por carta.
event-cut-declared = { $actor } anuncia um corte: uma carta sai, e outra vem do baralho.
    .or = { $actor } estende a mão para o baralho: vai haver corte.
    .or2 = { $actor } confia mais no baralho do que na carta, e corta.
event-cut = { $actor } levanta { $depth ->
    [1] 1 carta
   *[other] { $depth } cartas
  } e abre { $new-the }. A carta antiga, { $old-the }, vai para o descarte.
    .or = Adeus, { $old }: { $actor } levanta { $depth ->
    [1] 1 carta
   *[other] { $depth } cartas
  }, e ali está { $new-the }.
    .or2 = { $actor } descarta { $old-the } e, { $depth ->
    [1] bem no topo,
   *[other] { $depth } cartas abaixo,
  } encontra { $new-the }.
event-folded = { $actor } passa e fica com a carta.
    .or = { $actor } passa. A carta fica onde está.
    .or2 = { $actor } passa, com um sorriso indecifrável.
    .or3 = { $actor } não se mexe e fica com a carta.
    .or4 = { $actor } passa. Ninguém respira.
    .or5 = { $actor } parece feliz com o que tem, e passa.
event-hand-swapped = { $actor } troca a carta da mesa por uma da mão, sem mostrar.
    .or = { $actor } pensa melhor e joga outra carta da mão, sem mostrar.
    .or2 = { $actor } recolhe a carta para a mão e baixa outra, fechada.
    .or3 = Mão ligeira: { $actor } baixa outra carta.
event-merchant-shown = { $actor } mostra o Mercador e olha a carta de { $target }.
    .or = O Mercador de { $actor } examina a mercadoria de { $target }.
    .or2 = { $actor } mostra o Mercador, que olha bem a carta de { $target }.
event-merchant-looked = Você olha a carta de { $target }: é { $card-the }.
event-merchant-swapped = { $actor } fecha negócio: o Mercador vai para { $target }, e a carta de { $target } para { $actor }.
    .or = Vendido! { $target } fica com o Mercador, e { $actor }, com a mercadoria.
    .or2 = { $actor } gosta do que viu: a carta de { $target } muda de mãos pelo Mercador.
event-merchant-kept = { $actor } fica com o Mercador, e a carta de { $target } fica onde está.
    .or = Nada feito: { $actor } fica com o Mercador, e { $target }, com a carta.
    .or2 = { $actor } já viu o bastante e fica com o Mercador. { $target } fica com a carta.
event-thief-stole = { $actor } mostra o Ladrão e rouba { $target }, que fica com o Ladrão.
    .or = Pega ladrão! { $actor } foge com a carta de { $target } e deixa o Ladrão para trás.
    .or2 = O Ladrão de { $actor } visita { $target } e fica; a carta vai para casa com { $actor }.
event-juggled = { $actor } mostra o Malabarista: as cartas de { $one } e { $other } trocam de lugar.
    .or = O Malabarista de { $actor } joga duas cartas para o alto: { $one } apanha a de { $other }, e { $other } apanha a de { $one }.
    .or2 = Lá vão elas: o Malabarista de { $actor } faz { $one } e { $other } trocarem de carta.
event-dragon-burned = { $actor } mostra o Dragão e queima a carta de { $target }, { $card-the }. { $target } compra outra.
    .or = Fogo! O Dragão de { $actor } reduz a cinzas { $card-the } de { $target }, que compra outra carta.
    .or2 = O Dragão de { $actor } sopra em { $target }: { $card-the } arde, e { $target } compra outra carta.
event-dragon-slain = O Dragão de { $actor } voa até { $target } e encontra um Cavaleiro. O Dragão morre; { $actor } compra outra carta.
    .or = { $target } tinha um Cavaleiro! O Dragão de { $actor } morre, e { $actor } compra outra carta.
    .or2 = Lá se foi o Dragão: o Cavaleiro de { $target } acaba com ele, e { $actor } compra outra carta.

## What happened: the reveal and the powers

event-revealed = Todas as cartas são abertas.
    .or = Fora as máscaras: todas as cartas são abertas.
    .or2 = A hora da verdade: todas as cartas são abertas.
    .or3 = Cartas abertas, todas elas.
event-card-revealed = { $seat }: { $card-the }, { $value }.
event-innkeeper-swapped = O Taverneiro de { $actor } troca de carta com { $target }.
    .or = O Taverneiro de { $actor } muda para a casa ao lado: { $actor } e { $target } trocam de carta.
    .or2 = O Taverneiro de { $actor } tem um quarto vago: a carta de { $target } entra, o Taverneiro sai.
event-innkeeper-stayed = O Taverneiro de { $actor } fica atrás do balcão.
    .or = O Taverneiro de { $actor } lustra um copo e deixa estar.
    .or2 = O Taverneiro de { $actor } está lotado esta noite: ninguém se muda.
event-jester-turned = O Bobo de { $actor } vira { $card-the } de { $target }: agora vale { $value }.
    .or = Travessura do Bobo de { $actor }: { $card-the } de { $target } agora vale { $value }.
    .or2 = O Bobo de { $actor } põe { $card-the } de { $target } de cabeça para baixo: agora vale { $value }.
event-jester-stayed = O Bobo de { $actor } fica quieto, por milagre.
    .or = O Bobo de { $actor } sabe uma piada, mas guarda para si.
    .or2 = O Bobo de { $actor } faz uma mesura e não vira nada.
event-monk-rose = Há uma Feiticeira em jogo: o Monge de { $seat } sobe para { $value }.
    .or = O Monge de { $seat } encontrou a Feiticeira, e sobe para { $value }.
    .or2 = Com uma Feiticeira em jogo, o Monge de { $seat } prega até chegar a { $value }.
event-sorceress-fled = Há um Monge em jogo: a Feiticeira de { $seat } foge e vale { $value }.
    .or = A Feiticeira de { $seat } viu o Monge: ela foge e vale { $value }.
    .or2 = Com um Monge em jogo, a Feiticeira de { $seat } não quer ficar, e vale { $value }.
event-sorceress-cast = A Feiticeira de { $actor } transforma { $card-the } de { $target } em sapo, que vale 0.
    .or = Croac! A Feiticeira de { $actor } transforma { $card-the } de { $target } em sapo, que vale 0.
    .or2 = Uma palavra da Feiticeira de { $actor }, e { $card-the } de { $target } vira sapo, que vale 0.
event-sorceress-stayed = A Feiticeira de { $actor } poupa todo mundo.
    .or = A Feiticeira de { $actor } olha em volta da mesa e os deixa viver.
    .or2 = Nada de sapos esta noite: a Feiticeira de { $actor } descansa.
event-knight-roused = Há um Dragão em jogo: o Cavaleiro de { $seat } sobe para { $value }.
    .or = O Cavaleiro de { $seat } fareja um Dragão, e sobe para { $value }.
    .or2 = Com um Dragão em jogo, o Cavaleiro de { $seat } saca a espada e vale { $value }.
event-princess-taken = Há um Dragão em jogo e nenhum Cavaleiro: a Princesa de { $seat } cai para { $value }.
    .or = Nenhum Cavaleiro detém o Dragão: a Princesa de { $seat } cai para { $value }.
    .or2 = O Dragão leva a Princesa de { $seat }, sem Cavaleiro à vista: ela vale { $value }.
event-queen-charmed = Há um Bobo em jogo: a Rainha de { $seat } ri tanto que cai para { $value }.
    .or = A Rainha de { $seat } não consegue olhar para o Bobo e ficar séria: ela vale { $value }.
    .or2 = O Bobo faz a Rainha de { $seat } chorar de rir, e ela desce para { $value }.
event-round-turned = { $card-cap } de { $actor } vira a rodada: antes disso, { $before-count ->
    [0] ninguém teria pontuado
    [1] { $before } teria pontuado
   *[other] { $before } teriam pontuado
  }.
    .or = Antes que { $card-the } de { $actor } virasse a rodada, { $before-count ->
    [0] ninguém teria pontuado
    [1] { $before } teria pontuado
   *[other] { $before } teriam pontuado
  }.
    .or2 = { $card-cap } de { $actor } decide quem pontua. Antes disso { $before-count ->
    [0] não seria ninguém
    [1] seria { $before }
   *[other] seriam { $before }
  }.
event-loss-turned = { $card-cap } de { $actor } vira a rodada: antes disso, a carta mais baixa era de { $before }.
    .or = Antes que { $card-the } de { $actor } virasse a rodada, a carta mais baixa era de { $before }.
    .or2 = { $card-cap } de { $actor } decide quem perde. Antes disso, a carta mais baixa era de { $before }.

## What happened: scores, standings and the end

event-highest-won = { $winners } { $winners-count ->
    [1] tem a carta mais alta, { $value }, e leva o ponto
   *[other] têm a carta mais alta, { $value }, e levam um ponto cada
  }.
    .or = O mais alto é { $value }: { $winners-count ->
    [1] um ponto para { $winners }
   *[other] um ponto cada para { $winners }
  }.
    .or2 = Nada supera { $value }. { $winners } { $winners-count ->
    [1] pontua
   *[other] pontuam
  }.
event-lowest-won = { $winners } { $winners-count ->
    [1] tem a carta mais baixa, { $value }, e leva o ponto
   *[other] têm a carta mais baixa, { $value }, e levam um ponto cada
  }.
    .or = O mais baixo é { $value }: { $winners-count ->
    [1] um ponto para { $winners }
   *[other] um ponto cada para { $winners }
  }.
    .or2 = Nada é mais humilde que { $value }. { $winners } { $winners-count ->
    [1] pontua
   *[other] pontuam
  }.
event-between-won = { $winners } { $winners-count ->
    [1] fica
   *[other] ficam
  } entre { $low } e { $high }, e { $winners-count ->
    [1] leva o ponto
   *[other] levam um ponto cada
  }.
    .or = Entre { $low } e { $high }: { $winners-count ->
    [1] um ponto para { $winners }
   *[other] um ponto cada para { $winners }
  }.
    .or2 = { $winners } { $winners-count ->
    [1] escolhe
   *[other] escolhem
  } o caminho do meio, entre { $low } e { $high }, e { $winners-count ->
    [1] pontua
   *[other] pontuam
  }.
event-nobody-between = Nenhuma carta fica entre a mais baixa e a mais alta: ninguém pontua.
    .or = Tudo alto ou tudo baixo, e nada no meio: ninguém pontua.
    .or2 = O meio está vazio: ninguém pontua.
event-second-now = { $leaders } { $leaders-count ->
    [1] lidera
   *[other] lideram
  } com { $most }. Em segundo, e portanto vencendo: { $seconds } com { $points }.
    .or = O melhor lugar agora é o segundo: { $seconds } com { $points }, atrás de { $leaders } com { $most }.
    .or2 = { $seconds } { $seconds-count ->
    [1] está
   *[other] estão
  } em segundo com { $points }, atrás de { $leaders } com { $most }.
event-all-tied-now = Tudo empatado, em cima ou embaixo: assim ninguém venceria.
    .or = A corte está dividida ao meio, e ninguém venceria: tudo empatado.
    .or2 = Se este fosse o fim, ninguém venceria: tudo empatado.
event-second-place-won = O segundo lugar vence: { $winners } com { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }. Viva o vice!
event-nobody-won = Empate geral: ninguém vence. A corte exige revanche.
