### Beside the pictures of what has just happened. `.more` is the line under the heading.

moment-onset = { $enemy } #{ $number } ataca { $hero }: { $damage ->
    [0] nem um arranhão
    [1] 1 ferimento
   *[other] { $damage } ferimentos
  }.
moment-onset-fatal = { $enemy } #{ $number } derruba { $hero }!
moment-onset-moved = { $enemy } #{ $number } chega mais perto.

## In the picture of the enemies’ phase

raid-unhurt = sem dano
raid-down = caiu!
raid-moved = chega perto
raid-more = e mais { $count }

## One thing that happened

moment-struck = { $hero } { $weapon-verb } { $enemy } #{ $number }!
    .more = { $hits ->
        [0] Nenhum acerto
        [1] 1 acerto
       *[other] { $hits } acertos
      }{ $blocks ->
        [0] { "" }
        [1] , 1 bloqueado
       *[other] , { $blocks } bloqueados
      }{ $damage ->
        [0] { "" }
        [1] : 1 ferimento
       *[other] : { $damage } ferimentos
      }
moment-struck-down = { $hero } derruba { $enemy } #{ $number }!
    .more = { $damage ->
        [1] Bastou 1 ferimento
       *[other] { $damage } ferimentos
      }
moment-enemy-defeated = { $enemy } #{ $number } cai!
    .more = { $treasure ->
        [0] { $hero } não consegue levar mais Tesouro
       *[other] { $treasure } de Tesouro para { $hero }
      }
moment-hero-revived = { $hero } está de pé de novo!
    .more = Graças a { $friend }: { $health } de Vida
moment-feather-burnt = { $item } em chamas!
    .more = { $hero } fica de pé, com { $health } de Vida
moment-hero-downed = { $hero } cai!
    .more = Quem estiver ao lado pode ajudar
moment-second-die = { $enemy } #{ $number } se levanta de novo!
    .more = Mais { $health } de vida
moment-enemy-woke = { $enemy } #{ $number } acorda!
    .more = O sono acabou
moment-encounter-revealed = { $encounter }
    .more = { $encounter-line }
moment-enemies-came = { $count ->
        [1] Um inimigo!
       *[other] { $count } inimigos!
    }
    .more = { $enemies-counted }
moment-checked = { $skill } { $needed }: { $is_passed ->
        [1] conseguiu!
       *[other] não deu
    }
    .more = { $hero } rola { rolled-hits }{ $helped ->
        [0] { "" }
       *[other] , uma carta soma { $helped }
      }: { $successes ->
        [1] 1 sucesso
       *[other] { $successes } sucessos
      }
moment-forged = Da bigorna, melhor que antes!
    .more = { $hero }: +1 nos ataques
moment-tongue-taken = Um Badalo é de vocês!
    .more = Agora { $count }
moment-seal-broken = Um selo se quebra!
    .more = { $count } de 3: o Rei enfraquece
moment-bell-tolled = O sino toca
    .more = { $left ->
        [0] Pela última vez
        [1] Mais uma vez
       *[other] Mais { $left } vezes
      }
moment-wave-came = Da escuridão eles vêm!
    .more = Do { $side }
moment-jar-opened = { $is_good ->
        [1] Moedas para todo mundo!
       *[other] O jarro explode!
    }
    .more = { $hero } rola { $die }
moment-all-stunned = O sino sacode as pedras!
    .more = { $count ->
        [0] Ninguém fica atordoado
        [1] 1 inimigo atordoado
       *[other] { $count } inimigos atordoados
      }
moment-quest-won = { $quest }: vitória!
    .more = { $quest-won }
moment-quest-lost = { $quest }: derrota
    .more = { $quest-lost }
