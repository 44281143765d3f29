### The story: what happened. The numbers are always there; the rest makes one want to read on.
### Variants (`.or`) say the same thing otherwise; `.without-<field>` is said where an event leaves that field open.

rolled-hits = { $dice } ({ plus })
foe = { $enemy } #{ $number }
wounds = { $damage ->
    [1] 1 ferimento
   *[other] { $damage } ferimentos
  }

## The frame

event-hero-built = { $seat } é { $hero-title }, com { $equipment } e { $ability }: { $health } de Vida.
event-quest-began = { $quest-intro } { $quest-goal } Adiante, { $heroes }.
event-activated = { $hero } ({ $seat }) age.
    .or = É a hora de { $hero }.
    .or2 = { $hero } dá um passo à frente.
event-activation-ended = { $hero } já fez o bastante{ $left ->
    [0] .
    [1] , com uma ação de sobra.
   *[other] , com { $left } ações de sobra.
  }
    .or = { $hero } deixa os outros seguirem{ $left ->
        [0] .
        [1] , com uma ação sem uso.
       *[other] , com { $left } ações sem uso.
      }
event-enemy-phase-began = Os inimigos da rodada { $round } se movem.
    .or = Agora eles vêm: os inimigos da rodada { $round }.
event-round-began = Rodada { $round }.
event-hero-left = { $seat } saiu. A partir de agora um autômato leva { $hero }.
event-quest-won = { $quest-won } A missão foi vencida em { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
  }: { $kills ->
    [0] ninguém abatido
    [1] 1 inimigo abatido
   *[other] { $kills } inimigos abatidos
  }, { $treasure } de Tesouro.
event-quest-lost = { $result } { $quest-lost } A missão se perdeu depois de { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
  }, com { $kills ->
    [0] ninguém abatido
    [1] 1 inimigo abatido
   *[other] { $kills } inimigos abatidos
  }.

## The map

event-moved = { $hero } vai de { $origin } a { $spot }{ $left ->
    [0] .
   *[other] , ainda com { $left } de movimento.
  }
event-shadowstepped = { $hero } entra numa sombra em { $origin } e sai de outra em { $spot }.
event-explored = { $hero } abre o caminho para o { $side }: { $face }. { $left ->
    [0] Era a última peça.
    [1] Resta uma peça.
   *[other] Restam { $left } peças.
  }
event-encounter-revealed = **{ $encounter }.** { $encounter-line }
event-enemies-came = { $face }: { $enemies-counted }.
event-nobody-came = { $face }: ninguém, pois não resta dado na caixa, ou espaço na sala.
event-way-opened = Nenhum caminho segue adiante, então { $encounter } vem até vocês.

## Attacks

event-struck = { $hero } { $weapon-verb } { foe }: { rolled-hits }. { $hits ->
    [0] Nenhum acerto.
    [1] { $criticals ->
        [0] Um acerto
       *[other] Um acerto crítico
      }{ struck-end }
   *[other] { $hits } acertos{ $criticals ->
        [0] { "" }
        [1] , um deles crítico
       *[other] , { $criticals } deles críticos
      }{ struck-end }
  }
    .or = { $hero } { $weapon-verb } { foe } e rola { rolled-hits }. { $hits ->
        [0] Nada.
        [1] Um { $criticals ->
            [0] acerto
           *[other] acerto crítico
          }{ struck-end }
       *[other] { $hits } acertos{ $criticals ->
            [0] { "" }
            [1] , 1 crítico
           *[other] , { $criticals } críticos
          }{ struck-end }
      }
struck-end = { $blocks ->
    [0] { "" }
    [1] , 1 bloqueado ({ $blocks_rolled })
   *[other] , { $blocks } bloqueados ({ $blocks_rolled })
  }: { $damage ->
    [0] nenhum ferimento
   *[other] { wounds }
  }{ $energy ->
    [0] .
   *[other] ; +{ $energy } de Energia.
  }
event-dice-rerolled = { $hero } rola { $before } ({ $roll }) e de novo com { $item-the }: { $dice }.
event-enemy-hurt = { foe } { $cause }: { wounds }, { $health } de vida ainda.
event-enemy-stunned = { foe } fica atordoado.
    .or = { foe } cambaleia, atordoado.
event-enemy-chained = { foe } não pode sair do lugar até a Renovação.
event-enemy-defeated = { foe } cai. { $treasure ->
        [0] { $hero } não consegue levar mais Tesouro.
       *[other] { $hero } acha ali { $treasure } de Tesouro.
    }
    .or = { $hero } derruba { foe }{ $treasure ->
        [0] , e não consegue levar mais Tesouro.
       *[other] , e acha { $treasure } de Tesouro.
      }
    .or2 = Lá se vai { foe }: { $treasure ->
        [0] { $hero } não consegue levar mais Tesouro.
       *[other] { $treasure } de Tesouro para { $hero }.
      }
event-enemy-fell = { foe } cai, e não há ninguém ali para revistar.
event-second-die = { foe } cambaleia, e fica de pé de novo com { $health } de vida.
event-hero-attacked = { foe } { $weapon-verb } { $hero } de { $spot }: { rolled-hits }. { $hits ->
    [0] Erra.
    [1] Um acerto{ attacked-end }
   *[other] { $hits } acertos{ attacked-end }
  }
    .or = { foe } em { $spot } { $weapon-verb } { $hero }, { rolled-hits }. { $hits ->
        [0] Passou longe.
        [1] Um acerto{ attacked-end }
       *[other] { $hits } acertos{ attacked-end }
      }
event-hero-hit = { foe } { $weapon-verb } { $hero } de { $spot }: { rolled-hits }. { $hits ->
    [1] Um acerto.
   *[other] { $hits } acertos.
  }
event-hits-taken = O ataque contra { $hero }{ attacked-end }
attacked-end = { $blocks ->
    [0] { "" }
    [1] , 1 bloqueado ({ $blocks_rolled })
   *[other] , { $blocks } bloqueados ({ $blocks_rolled })
  }: { $damage ->
    [0] nem um arranhão em { $hero }.
   *[other] { wounds }. { $hero } fica com { $health } de Vida.
  }
event-hit-cancelled = { $item-The } de { $hero } anula um dos acertos.
event-hero-hurt = { $hero } { $cause }: { wounds }, { $health } de Vida ainda.
event-feather-burnt = { $item-The } de { $hero } se inflama: { $health } de Vida, e ainda de pé.
event-hero-downed = { $hero } cai.
    .or = { $hero } tomba e não se levanta.
event-hero-revived = { $friend } levanta { $hero } em { $spot }: { $health } de Vida.
event-enemy-moved = { foe } vem de { $origin } a { $spot }.
    .or = { foe } chega mais perto: de { $origin } a { $spot }.
event-enemy-recovered = { foe } sacode a cabeça e volta a si.
event-enemy-slept = { foe } continua dormindo.
event-enemy-woke = { foe } acorda.
event-siphoned = { foe } bebe uma faísca de { $heroes }: −1 de Energia{ $heroes-count ->
    [1] .
   *[other] {" "}cada.
  }
event-regenerated = { foe } se recompõe e tem { $health } de vida.
event-ritual-held = O ritual de { foe } dá força a { $target } #{ $target_number }, que agora tem { $health } de vida.
    .without-target = { foe } se fortalece com o próprio ritual e agora tem { $health } de vida.

## Goods

event-item-bought = { $hero } compra { $item-the } por { $cost } de Tesouro. Aparece: { $follows }.
    .without-follows = { $hero } compra { $item-the } por { $cost } de Tesouro. O baralho está vazio.
event-item-taken = { $hero } recebe { $item-the }. Aparece: { $follows }.
    .without-follows = { $hero } recebe { $item-the }.
event-nothing-taken = Não sobra nada para { $hero } pegar.
event-item-used = { $hero } usa { $item-the }.
event-ability-used = { $hero } usa { $ability }; { $energy } de Energia ainda.
event-healed = { $amount ->
    [0] { $hero } já está no melhor da forma.
   *[other] { $hero } recupera { $amount } de Vida e tem { $health }.
  }
event-energy-gained = { $amount ->
    [0] { $hero } não consegue juntar mais Energia.
   *[other] { $hero } ganha { $amount } de Energia e tem { $energy }.
  }
event-treasure-gained = { $amount ->
    [0] { $hero } não consegue levar mais Tesouro.
   *[other] { $hero } ganha { $amount } de Tesouro e tem { $treasure }.
  }
event-treasure-spent = { $hero } dá { $amount } de Tesouro; restam { $treasure }.
event-forged = A arma de { $hero } sai melhor da bigorna: +1 nos ataques pelo resto da missão.
event-given = { $hero } entrega a { $friend } { $items-the }{ $treasure ->
    [0] .
   *[other] { " " }e { $treasure } de Tesouro.
  }
    .without-items = { $hero } entrega a { $friend } { $treasure } de Tesouro.
event-trade-refused = { $friend } e { $hero } não chegam a uma troca.
event-checked = { $hero } tenta: { $skill } { $needed }, { rolled-hits }{ $helped ->
    [0] .
   *[other] , e uma carta soma { $helped }.
  } { $is_passed ->
    [1] { $successes ->
        [1] Um sucesso basta.
       *[other] { $successes } sucessos. Feito!
      }
   *[other] { $successes ->
        [0] Nenhum sucesso.
        [1] Um sucesso não basta.
       *[other] { $successes } sucessos não bastam.
      }
  }

## Quests

event-doom-rose = A Ruína sobe a { $doom } de { $limit }.
event-doom-fell = O canto tropeça{ $amount ->
    [0] , mas a Ruína já está em 0.
   *[other] : a Ruína cai a { $doom } de { $limit }.
  }
event-tongue-taken = Um Badalo é de vocês: { $count ->
    [1] o primeiro
   *[other] agora são { $count }
  }.
event-seal-broken = { $hero } quebra um selo: { $count } de 3. O Rei enfraquece.
event-bell-tolled = O sino toca. { $left ->
    [0] É a última vez.
    [1] Vai tocar mais uma vez.
   *[other] Vai tocar mais { $left } vezes.
  }
event-wave-came = Da escuridão eles vêm, do { $side } (dado: { $die }).
event-toll-due = O barqueiro já esperou demais: manda buscar vocês.
event-all-stunned = O sino sacode as pedras: { $count ->
    [0] ninguém fica atordoado.
    [1] um inimigo fica atordoado.
   *[other] { $count } inimigos ficam atordoados.
  }
event-jar-opened = { $hero } abre o jarro: { $die }. { $is_good ->
    [1] Moedas para todo mundo na sala!
   *[other] Ele explode!
  }
