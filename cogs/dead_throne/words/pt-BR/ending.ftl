### How a match ended.

ending-none = Acabou.
ending-stones = { $players } levou todas as Pedras da Região ao castelo. O trono morto tem um herdeiro vivo.
ending-pieces = { $players } levou o Medalhão inteiro ao castelo. O trono continuará morto, e a esperança também.
ending-crown = { $players } entrou no castelo sob a Coroa do Rei. Ninguém fez perguntas.
ending-last = { $players } sobrou por último. Um trono se toma fácil quando não há ninguém no caminho.
ending-dusk = Anoiteceu depois da rodada { $round }.
ending-measure-points = Pontos
ending-measure-coin = Moedas
ending-measure-health = Vida
ending-won = A terra está a salvo, e fazem-se canções sobre { $players }.
ending-lost = A terra está perdida. O trono continua morto.
ending-held = { $player } tinha { $stones ->
    [0] nenhuma pedra
    [1] 1 pedra
   *[other] { $stones } pedras
  } e { $pieces ->
    [0] nenhuma peça
    [1] 1 peça
   *[other] { $pieces } peças
  }{ $crown ->
    [1] , e a Coroa
   *[0] { "" }
  }.
ending-towns = { $towns-count ->
    [0] Nenhuma cidade ficou de pé
   *[other] Ainda de pé: { $towns }
  }; { $health ->
    [0] Agrimor está morto.
   *[other] Agrimor ainda tinha { $health } de vida.
  }
ending-road = O marcador vermelho chegou a { $red } de { $spaces }, com { $quests ->
    [0] nenhuma missão
    [1] 1 missão
   *[other] { $quests } missões
  }, em { $turns ->
    [1] 1 turno
   *[other] { $turns } turnos
  }.
ending-try-solo-hard = um inverno duro (difficulty: Difícil)
ending-try-solo-easy = uma estrada mais fácil (difficulty: Fácil)
ending-try-solo-long = a estrada longa (road: Longa)
ending-try-defender-omen = uma terra sob um presságio (omen: sim)
ending-kills = Mais jogadores mortos: { $players }, { $most }.
ending-enemies = Mais inimigos vencidos: { $players }, { $most }.
ending-quests = Mais missões cumpridas: { $players }, { $most }.
ending-trades = Mais negócios: { $players }, { $most }.
ending-traps = Mais armadilhas disparadas: { $players }, { $most }.
ending-earned = Mais moedas ganhas: { $players }, { $most }.
ending-steps = Maior caminhada: { $players }, { $most ->
    [1] 1 passo
   *[other] { $most } passos
  }.
ending-blow = Melhor golpe: { $player } contra { $target }, { $damage } de dano.
ending-title-stones = O trono tem um herdeiro
ending-title-pieces = O Medalhão está inteiro
ending-title-crown = Viva o Rei
ending-title-last = Quem sobrou por último
ending-title-dusk = Anoiteceu
ending-title-won = Lirennor está a salvo
ending-title-lost = O trono continua morto
ending-title-none = A história acaba aqui
