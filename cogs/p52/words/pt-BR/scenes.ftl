### The story of rooms and scenes: how it begins, where one comes, who is there, how it ends.

foe = { $enemy-the }
foe-first = { $enemy-The }
points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }

## The party

event-hero-built = { $way ->
    [brought] { $hero } está de volta: { $calling } { $race } de nível { $level }, com { $health } PV.
    [built] { $hero } chega ao mundo: { $calling } { $race }, { $health } PV.
   *[pregen] { $hero } vem junto: { $calling } { $race }, { $health } PV.
  }
event-points-flipped = { $seat } cria alguém novo e vira { $cards }: { points } para distribuir.
event-hero-left = { $seat } saiu. { $hero } segue assim mesmo, em outras mãos.

## How it begins

event-quest-began = { $adventure-intro } { $adventure-goal } ({ $difficulty })
event-delve-flipped = O lugar vira { $card }: { $shape }. { $shape-goal }
event-room-laid = { $count ->
    [1] Uma única casa
   *[other] { $count } casas
  } por { $cards }, no padrão { $template }. { $exit_card } diz onde está a saída{ $is_barred ->
    [1] , e ela está barrada até que toda casa se revele e todo inimigo se vá.
   *[0] .
  }
event-grid-refused = { $mistake ->
    [letters] Isso ainda não é um mapa: use S para o começo, um ponto final para uma casa, # ou um espaço para uma lacuna.
    [wide] Um mapa pode ter nove casas de largura, não mais.
    [tall] Um mapa pode ter sete linhas de altura, não mais.
    [start] Precisa haver nele um S, e um só: por onde vocês entram.
    [small] Esse mapa tem { $count ->
      [1] 1 casa
     *[other] { $count } casas
    }. Precisa de { $wanted }.
    [large] Esse mapa tem { $count } casas. Só cabem { $wanted }.
   *[islands] Algumas das casas não podem ser alcançadas: cada uma precisa tocar outra, borda com borda.
  }
event-room-entered = **{ $room }**, { $light }. { $room-enter }

## Who and what is there

event-revealed = { $spot } se revela: { $mark }.
event-enemy-appeared = { $way ->
    [exit] Pela saída entra { foe }, com { $health } PV.
    [again] Do esconderijo: { foe } está em { $spot }, com { $health } PV.
    [called] Atendendo ao chamado, { foe } pousa em { $spot }, com { $health } PV.
   *[here] Em { $spot } está { foe }, com { $health } PV.
  }{ $is_first ->
    [1] { " " }{ $enemy-sight }
   *[0] { "" }
  }
event-enemy-vanished = { $way ->
    [threatened] { foe-first } pensa melhor, e deixa a sala.
   *[boss] { foe-first } vê quem chegou, e some.
  }
event-exit-opened = { $way ->
    [key] Com a chave em mãos, a saída em { $spot } está destrancada.
    [keys] Duas chaves, duas voltas: a saída em { $spot } se abre.
    [boss-and-keys] Duas chaves giram juntas, e em { $spot } se abrem as grandes portas.
   *[cleared] Não resta ninguém para segurá-la: a tranca em { $spot } cai.
  }
event-key-taken = { $hero } pega { $item-the } em { $spot }.
event-room-left = O grupo deixa a sala: { $room }.

## What a room was worth

event-experience-gained = { $hero } ganha { $points } de experiência: { $alive ->
    [0] nada por estar com vida
   *[other] { $alive } por estar com vida
  }{ $attacked ->
    [0] { "" }
   *[other] , { $attacked } por inimigos atacados
  }{ $felled ->
    [0] { "" }
   *[other] , { $felled } por inimigos abatidos
  }{ $defended ->
    [0] { "" }
   *[other] , { $defended } por defesas
  }{ $chests ->
    [0] { "" }
   *[other] , { $chests } por baús
  }{ $feats ->
    [0] { "" }
   *[other] , { $feats } por outros feitos
  }{ $harmed ->
    [0] { "" }
   *[other] , e { $harmed } por ferir um amigo
  }. { $hero } tem { $experience } agora.
event-level-gained = { $hero } chega ao nível { $level }, por { $cost } de experiência! { $card } dá { $points ->
    [0] nenhum ponto, desta vez,
    [1] 1 ponto
   *[other] { $points } pontos
  } para crescer.
event-recovered = { $hero } vira { $card } e { $amount ->
    [0] não precisa de descanso: { $health } PV.
   *[other] descansa: { $amount } PV de volta, agora { $health }.
  }
event-core-raised = { $way ->
    [habit] De tanto usar { $ability }, { $hero } tem mais { $core }: { $value }.
   *[other] { $core } de { $hero } cresce para { $value }.
  }
    .or = { $way ->
        [habit] De tanto usar { $ability }, { $hero } tem mais { $core }: { $value }.
       *[other] { $hero } agora tem mais { $core }: { $value }.
      }
event-ability-raised = { $hero } leva { $ability } ao nível { $level }{ $cost ->
    [0] .
   *[other] , por { $cost } de experiência.
  }
event-ability-learnt = { $hero } aprendeu { $ability }.
event-quest-rewarded = Pela missão { $hero } ganha { $points } de experiência. { $hero } tem { $experience } agora.
event-given = { $hero } recebe { $count ->
    [1] { $item-a }.
   *[other] { $count } × { $item }.
  }

## How it ends

event-quest-won = { $adventure-won } A missão foi vencida em { $rooms ->
    [1] 1 sala
   *[other] { $rooms } salas
  }, com { $kills ->
    [0] ninguém abatido
    [1] 1 inimigo abatido
   *[other] { $kills } inimigos abatidos
  }.
event-quest-lost = { $adventure-lost } { $result } A missão se perdeu { $rooms ->
    [0] já na primeira sala
    [1] depois de 1 sala
   *[other] depois de { $rooms } salas
  }.
event-called-off = { $adventure }: encerrada depois de { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
  } numa mesma sala. Não conta para ninguém.
event-hero-raised = { $hero } sai dali nos braços dos outros, e abre um olho na manhã seguinte. Tudo o que havia na bolsa se foi.
event-hero-retired = { $hero } fica onde caiu. Que as cartas lhe sejam leves.

result-fallen = Não resta ninguém de pé.
result-late = O que vocês vieram buscar ficou numa sala para trás.
result-off = Foi encerrada antes do fim.

mistake-letters = letters
mistake-wide = wide
mistake-tall = tall
mistake-start = start
mistake-small = small
mistake-large = large
mistake-islands = islands
