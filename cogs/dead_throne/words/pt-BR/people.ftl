### Health, coin, things, scrolls, death; fights with enemies.

coin = { $coin ->
    [1] 1 moeda
   *[other] { $coin } moedas
  }
held-thing = { $kind ->
    [essence] a essência { $enemy-de }
    [relic] { $relic-the }
    [scroll] um pergaminho
   *[item] { $item-a }
  }
treasure = { $stones-count ->
    [0] { "" }
   *[other] { $stones }{ $pieces ->
        [0] { "" }
       *[other] {" e "}
      }
  }{ $pieces ->
    [0] { "" }
    [1] uma Peça do Medalhão
   *[other] { $pieces } Peças do Medalhão
  }
crown-too = { $has_crown ->
    [0] { "" }
   *[1] { $stones-count ->
        [0] { $pieces ->
            [0] { "" }
           *[other] {" e "}
          }
       *[other] {" e "}
      }a Coroa do Rei
  }

## Health

event-hurt = { $seat } perde { $damage } de vida: restam { $health }.
event-healed = { $seat } cura { $gained }: agora { $health }.
event-weakened = { $seat } agora só pode ter { $health } de vida.
event-died = { $is_out ->
    [0] { $pieces ->
        [0] { $is_lying ->
            [1] { $seat } tomba, e fica ali até alguém gastar uma Peça do Medalhão.
           *[0] { $seat } tomba, e vai voltar.
          }
        [1] { $seat } tomba, perde uma Peça do Medalhão, e vai voltar.
       *[other] { $seat } tomba, perde { $pieces } Peças do Medalhão, e vai voltar.
      }
   *[1] { $seat } tomba, e está fora.
  }
event-faded = Não resta pedra a que { $seat } possa voltar: { $seat } está fora.
event-life-token-spent = Uma Ficha de Vida se desfaz: { $seat } se levanta de novo com { $health } de vida.
event-respawned = { $seat } está de volta, em { $step }, com { $health } de vida.

## Coin and things

event-coin-gained = { $seat } ganha { coin }.
event-coin-lost = { $seat } perde { coin }.
event-gained = { $seat } agora tem { held-thing }.
event-dropped = { $way ->
    [used] { $seat } gasta { held-thing }.
    [full] { $seat } não tem espaço, e deixa para trás { held-thing }.
    [drop] { $seat } larga { held-thing }.
   *[lost] { $seat } perde { held-thing }.
  }
event-broke = { $item-The } de { $seat } quebra.
event-repaired = { $count ->
    [1] Uma coisa de { $seat } está inteira de novo.
   *[other] { $count } coisas de { $seat } estão inteiras de novo.
  }
event-spoils = { $seat } toma de { $victim }: { coin }{ $pieces ->
    [0] { "" }
    [1] , uma Peça do Medalhão
   *[other] , { $pieces } Peças do Medalhão
  }{ $stones-count ->
    [0] { "" }
   *[other] , { $stones }
  }.
event-left-lying = { $seat } deixa { treasure }{ crown-too } em { $step } para quem vier.
event-picked-up = { $seat } pega { treasure } em { $step }.
event-laid-down = { $seat } deixa em { $step }: { $pieces ->
    [0] { $stones }
    [1] uma Peça do Medalhão
   *[other] { $pieces } Peças do Medalhão
  }.
event-scrolls-discarded = { $seat } descarta { $count ->
    [1] um pergaminho.
   *[other] { $count } pergaminhos.
  }
event-scrolls-drawn = { $seat } compra { $count ->
    [1] um pergaminho.
   *[other] { $count } pergaminhos.
  }
event-gear-changed = { $seat } muda de equipamento.
event-tool-used = { $seat } usa { $item-a }.
event-spied = { $other } { $scrolls-count ->
    [0] não tem pergaminhos
   *[other] tem { $scrolls }
  }; { $traps-count ->
    [0] nenhuma armadilha.
   *[other] armadilhas: { $traps }.
  }

## Fights with enemies

event-enemy-met = { $is_first ->
    [1] { $enemy-The }, nível { $level }, barra o caminho de { $seat }. { $enemy-seen }
   *[0] { $enemy-The }, nível { $level }, barra o caminho de { $seat }.
  }
event-enemy-struck = { $enemy-The } ataca com { $attack } contra { $defence }: { $damage ->
    [0] nada passa.
   *[other] { $seat } perde { $damage }, restam { $health }.
  }
event-enemy-hit = { $seat } ataca com { $attack } contra { $defence }{ $dart ->
    [0] { "" }
   *[other] , mais { $dart } diretos
  }: { $damage ->
    [0] nada passa.
   *[other] { $damage } de dano.
  }
event-blow-declined = { $seat } não revida.
event-enemy-fought = { $way ->
    [won] Vitória contra { $enemy-the }: { $dealt } a { $taken }.
    [lost] { $enemy-The } leva a melhor sobre { $seat }: { $taken } a { $dealt }.
    [died] { $enemy-The } foi demais.
   *[drawn] Ninguém leva a melhor.
  }
event-bout = { $enemy-The }: { $attack } contra { $defence }, depois { $blow } contra { $guard }{ $way ->
    [won] . { $seat } vence.
    [lost] . { $seat } perde.
    [drawn] . Ninguém vence.
    [died] . { $seat } tomba.
   *[open] .
  }
event-held-by = { $enemy-The } segura { $seat } por { $turns ->
    [1] um turno.
   *[other] { $turns } turnos.
  }
event-enemy-left = { $enemy-The } solta { $seat }.

## What is asked

prompt-refresh = { $count ->
    [1] Você compra um pergaminho. De qual baralho?
   *[other] Você compra { $count } pergaminhos. Guerra ataca, Guarda protege, Jornada viaja.
  }
    .waiting = { $asked } { $asked-count ->
        [1] compra novos pergaminhos.
       *[other] compram novos pergaminhos.
      }
    .title = Novos pergaminhos
option-draw-of = { $deck }
    .hint = { $deck-does }
option-draw-those = { $deck-counted }
prompt-put-back = Um a mais: qual pergaminho volta?
    .waiting = { $asked } devolve um pergaminho.
    .title = Devolva um
option-put-back = { $thing }
prompt-school = Você compra mais um pergaminho. De qual baralho?
    .waiting = { $asked } compra um pergaminho.
    .title = Qual baralho?
prompt-gear = O que você vai mudar? O que você veste toma o lugar do que estava ali.
    .waiting = { $asked } muda de equipamento.
    .title = Seu equipamento
option-wear = Vestir { $thing-a }
    .hint = { $thing-does }
option-wear-broken = Vestir { $thing-a }, em pedaços
option-wear-essence = { $thing }
option-stow = Tirar: { $thing }
    .hint = { $thing-does }
option-stow-broken = Tirar: { $thing }, em pedaços
option-stow-essence = { $thing }
option-hand = Ter à mão: { $thing }
    .hint = Da mochila, que você não alcança numa batalha
option-hand-broken = Ter à mão: { $thing }, em pedaços
    .hint = Da mochila, que você não alcança numa batalha
option-hand-essence = Ter à mão: essência: { $thing }
    .hint = Da mochila, que você não alcança numa batalha
option-join-arms = Unir arma e escudo
    .hint = Um combo: juntos são melhores, e quebram juntos
option-keep-apart = Arma e escudo separados
    .hint = Sem combo: cada um conta e quebra por si
prompt-room = Não há espaço para tudo. O que você deixa para trás?
    .waiting = { $asked } tem coisas demais para levar.
    .title = Coisas demais para levar
option-leave-thing = { $thing }
option-leave-thing-broken = { $thing }, em pedaços
option-leave-thing-essence = Essência: { $thing }
prompt-spoil = Ao vencedor: o que você leva das coisas da vítima?
    .waiting = { $asked } escolhe do espólio.
    .title = O espólio
option-spoil = { $thing }
option-spoil-broken = { $thing }, em pedaços
option-spoil-essence = Essência: { $thing }
option-spoil-nothing = Nada
prompt-essence = { $enemy-The } deixa sua essência. O que fazer com ela?
    .waiting = { $asked } venceu, e há uma essência ali.
    .title = A essência
option-keep-essence = Guardar
option-consume-essence = Consumir: toda a sua vida
option-let-it-go = Deixar
prompt-treasure = Há algo em { $step }. Você pega?
    .waiting = { $asked } acha algo no chão.
    .title = Há algo aqui
option-take-treasure = Pegar tudo
option-take-thing = Pegar: { $thing }
option-take-all-pieces = { $count ->
    [1] Pegar a Peça do Medalhão
   *[other] Pegar as { $count } Peças do Medalhão
  }
option-take-only = Só: { $thing }
option-take-pieces = { $count ->
    [1] Só a Peça do Medalhão
   *[other] Só as { $count } Peças do Medalhão
  }
option-leave-treasure = Deixar no chão
prompt-lay-down = Você está na terra de uma pedra que leva. Deixá-la aqui?
    .waiting = { $asked } leva uma pedra pela própria terra dela.
    .title = Deixar uma pedra
option-lay-stone = Deixar aqui: { $stone }
prompt-drop = O que você vai deixar para trás no fim deste turno?
    .waiting = { $asked } arruma as suas coisas.
    .title = Deixar para trás
prompt-leave-behind = A batalha acabou. O que você deixa para trás?
    .waiting = { $asked } arruma as suas coisas.
    .title = Deixar para trás
option-drop = { $thing }
option-drop-broken = { $thing }, em pedaços
option-drop-essence = Essência: { $thing }
option-drop-piece = Peça do Medalhão
prompt-aside = Quais pergaminhos você põe de lado? Novos vêm com o seu próximo turno.
    .waiting = { $asked } arruma os seus pergaminhos.
    .title = Descartar
prompt-mend = O que você vai consertar?
    .waiting = { $asked } pega um Martelo.
    .title = Conserte um
option-mend = { $thing }
option-mend-broken = { $thing }
option-mend-essence = { $thing }
prompt-spy = De quem você quer ver pergaminhos e armadilhas?
    .waiting = { $asked } olha por uma Luneta.
    .title = Luneta
option-spy = { $other }
option-use = Usar: { $thing }
option-use-broken = Usar: { $thing }
option-use-essence = Usar: { $thing }
option-consume = Consumir a essência: { $thing }
