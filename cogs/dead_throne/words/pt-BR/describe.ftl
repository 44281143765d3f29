### The board, the panel and the people in words.

turns-long = { $turns ->
    [1] por mais 1 turno
   *[other] por mais { $turns } turnos
  }

describe-choosing-all = Todo mundo se prepara.
describe-headline = Rodada { $round }{ $dusk ->
    [0] { "" }
   *[other] {" "}de { $dusk }
  }
describe-headline-solo = Turno de Jogo { $turn }

## People

describe-choosing = { $player } está escolhendo um personagem.
describe-out = { $character } ({ $player }) está fora do jogo.
describe-dead = { $character } ({ $player }) morreu, e volta no próximo turno.
describe-lying = { $character } ({ $player }) jaz em { $step } até alguém gastar ali uma Peça do Medalhão.
describe-fallen = { $character } ({ $player }) tombou, e perde o próximo turno.
describe-coming = { $character } ({ $player }) se prepara.
describe-player = { $character } ({ $player }) está em { $step }: { $health } de { $most } de vida, { $coin } { $coin ->
    [1] moeda
   *[other] moedas
  }, ataque { $attack }, defesa { $defence }.
describe-worn = Usa { $things }.
describe-thing = { $thing }{ $charms ->
    [0] { "" }
   *[other] {" "}+{ $charms }
  }{ $broken ->
    [1] {" "}(em pedaços)
   *[0] { "" }
  }
describe-essence = essência ({ $enemy })
describe-counts = Tem { $scrolls ->
    [0] nenhum pergaminho
    [1] 1 pergaminho
   *[other] { $scrolls } pergaminhos
  }{ $carried ->
    [0] { "" }
    [1] , leva 1 coisa
   *[other] , leva { $carried } coisas
  }{ $traps ->
    [0] { "" }
    [1] , tem uma armadilha armada
   *[other] , tem { $traps } armadilhas armadas
  }.
describe-pieces = { $count ->
    [1] Tem uma Peça do Medalhão.
   *[other] Tem { $count } Peças do Medalhão.
  }
describe-stones = Tem: { $stones }.
describe-crown = Tem a Coroa do Rei!
describe-held = Nas mãos do inimigo ({ $enemy }), { turns-long }.
describe-trapped = Na armadilha, sem defesa, { turns-long }.
describe-remains = Sem poder sair, { turns-long }.
describe-loses-roll = Perde a próxima rolagem.
describe-fogged = A próxima caminhada é com um dado só.
describe-in-market = Está no Mercado.
describe-in-battle = Está numa batalha.
describe-in-trade = Fala de um negócio.

## The land

describe-battle = Batalha em { $step } entre { $players }; a próxima vez é de { $next }.
describe-parley = { $players } falam de um negócio.
describe-ground = Em { $step } está: { $things }.
describe-stone = { $stone }{ $active ->
    [1] {" "}(ativa)
   *[0] { "" }
  }
describe-lying-pieces = { $count ->
    [1] uma Peça do Medalhão
   *[other] { $count } Peças do Medalhão
  }
describe-bar = { $player } barra { $step }.
describe-quest = Missão aberta: { $quest }. { $task }.
describe-market = O Mercado vende { $count ->
    [1] uma Peça do Medalhão por 50 moedas
   *[other] { $count } Peças do Medalhão por 50 moedas cada
  }.

## Defender and Solo

describe-towns = Cidades: { $towns }. Experiência: { $experience }.
describe-town = { $town } { $strength }
describe-agrimor = Agrimor está em { $step } com { $health } de vida{ $castle ->
    [0] .
   *[other] , sentado no castelo!
  }
describe-agrimor-away = Agrimor ainda não veio. Tem { $health } de vida.
describe-agrimor-dead = Agrimor está morto.
describe-spawn = { $enemy } está em { $step }.
describe-march = Depois desta rodada, { $enemy } { $whither }.
# Where enemies go; also on the card of an enemy.
march-stays = { $has_town ->
    [0] fica onde está
   *[other] ataca em { $towns }: um herói no seu passo, ou a cidade
  }
march-goes = { $choices ->
    [1] anda até { $ends }
   *[other] anda até um destes, à sua escolha: { $ends }
  }{ $goals ->
    [0] , rumo ao Salão do Trono
    [1] , rumo a { $towns }
   *[other] , rumo a uma destas, à sua escolha: { $towns }
  }
describe-battle-track = O marcador vermelho está em { $marker } de { $spaces }, { $beaten ->
    [0] nenhum chefe vencido.
    [1] 1 chefe vencido.
   *[other] { $beaten } chefes vencidos.
  }
describe-quest-track = O marcador verde está em { $marker } de { $spaces }.

## The panel

describe-scroll = { $count ->
    [1] { "" }
   *[other] { $count } ×{" "}
  }{ $scroll }: { $does }. { $now ->
    [1] Agora, se quiser.
   *[0] { $when }.
  }
describe-when-attack = Quando você ataca
describe-when-attack-or-met = Quando você ataca, ou num jogador que você encontra
describe-when-attacked = Quando atacam você
describe-when-any-turn = No seu turno
describe-when-game-turn = No seu turno, fora de batalha
describe-when-turn-or-attacked = No seu turno, ou quando atacam você
describe-when-met = Num jogador que você encontra ou enfrenta
describe-when-reaction = Quando alguém usa um pergaminho
describe-when-rolled = Depois de rolar para andar
describe-pack = Você leva: { $things }.
describe-sack = Na sua mochila: { $things }.
describe-use = { $thing } ({ $does })
describe-room = { $over ->
    [0] { $count ->
        [0] Não há espaço para mais nada.
        [1] Há espaço para mais uma coisa.
       *[other] Há espaço para mais { $count } coisas.
      }
    [1] Você carrega uma coisa a mais.
   *[other] Você carrega { $over } coisas a mais.
  }
describe-trap = Sua armadilha: { $trap }, nível { $level }.
describe-lone = Sua Missão Solitária: { $lone }{ $turns ->
    [0] .
   *[other] , { turns-long }.
  }
