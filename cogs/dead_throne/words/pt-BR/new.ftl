### /throne new: what is asked before a match. Discord shows at most 100 characters of each.

new = Começar uma partida de Dead Throne neste canal
new-automata = Jogadores a levar já por autômatos
new-mode = O que vocês jogam (padrão: Competitivo)
    .competitive = Competitivo: Heróis contra Saladar e entre si, 2 a 7
    .solo = Solo: um herói, um inverno, um desafio
    .defender = Defesa: 1 a 4 heróis juntos contra o dragão
new-print = Quais cartas há (padrão: Ampla)
    .wide = Ampla: todas as cartas que há
    .first = Primeira: só a primeira edição
new-dusk = Competitivo acaba depois de tantas rodadas; 0 é nunca (padrão: 24)
new-fallen = Quem morre sem ter como voltar (padrão: com cinco jogadores ou mais, volta mais fraco)
    .five = Cinco jogadores ou mais: voltam mais fracos
    .on = Sempre voltam mais fracos
    .off = Estão fora
new-breath = Ritmos lentos: minutos para responder a um pergaminho ou armadilha (padrão: 10)
new-difficulty = Solo: o grau de dificuldade (padrão: Na medida)
    .fitting = Na medida
    .easy = Fácil: o primeiro chefe fica em casa
    .hard = Difícil: o inverno vem mais cedo
new-challenge = Solo: o que você precisa fazer (padrão: Batalha)
    .battle = Batalha: vença os chefes na estrada
    .quests = Missões: cumpra missão após missão
    .both = As duas: metade de cada
new-road = Solo: o comprimento da estrada (padrão: Curta)
    .short = Curta: 20 espaços
    .long = Longa: 40 espaços
new-calendar = Solo, estrada curta: o inverno encerra a partida (padrão: sim)
new-zones = Zonas Mortas: docas lentas, bosque só com machado ou tocha, rochas duras (padrão: não)
new-omen = Defesa: um presságio muda a terra (padrão: não)

## In the lobby: what is not as usual

unusual-mode = { $value ->
    [solo] Solo
    [defender] Defesa: todos os heróis juntos
   *[competitive] Competitivo
  }
unusual-print = { $value ->
    [first] só as cartas da primeira edição
   *[wide] todas as cartas que há
  }
unusual-dusk = { $value ->
    [0] sem anoitecer: acaba quando alguém vence
   *[other] anoitece depois da rodada { $value }
  }
unusual-fallen = { $value ->
    [on] ninguém está fora antes do anoitecer
    [off] quem morre sem ter como voltar está fora
   *[five] com cinco ou mais, ninguém está fora antes do anoitecer
  }
unusual-breath = { $value ->
    [0] pergaminhos e armadilhas não dão tempo de responder
    [1] { $value } minuto para responder a um pergaminho em ritmos lentos
   *[other] { $value } minutos para responder a um pergaminho em ritmos lentos
  }
unusual-difficulty = { $value ->
    [easy] o primeiro chefe fica em casa
    [hard] o inverno vem mais cedo
   *[fitting] tão difícil como de costume
  }
unusual-challenge = { $value ->
    [quests] só missões contam
    [both] chefes e missões contam
   *[battle] chefes contam
  }
unusual-road = { $value ->
    [long] a estrada longa
   *[short] a estrada curta
  }
unusual-calendar = { $value ->
    [no] o inverno nunca vem
   *[yes] o inverno encerra tudo
  }
unusual-omen = { $value ->
    [yes] um presságio é tirado
   *[no] sem presságio
  }
unusual-zones = { $value ->
    [yes] Zonas Mortas: docas lentas, bosque fechado, rochas duras
   *[no] sem Zonas Mortas
  }
