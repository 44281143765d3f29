### Solo and Defender: the road and its bosses; towns, enemies on the march, the dragon.

## Solo

event-marker-moved = { $track ->
    [red] O marcador vermelho vai para { $space } de { $spaces }.
   *[green] O marcador verde vai para { $space } de { $spaces }.
  }
event-boss-met = { $boss-The } barra a estrada em { $space }{ $times ->
    [1] .
   *[other] , e ali cada dado conta { $times } vezes.
  }
event-boss-fought = { $way ->
    [won] { $seat } venceu { $boss-the }, { $dealt } a { $taken }!
    [lost] { $boss-The } joga { $seat } de volta a { $space }, { $taken } a { $dealt }.
    [died] { $boss-The } matou { $seat }.
   *[drawn] Empate em { $dealt } entre { $seat } e { $boss-the }. De volta a { $space }.
  }
event-winter-nears = { $turns ->
    [0] O inverno chegou.
    [1] O inverno vem depois de mais um turno.
   *[other] { $turns } turnos até o inverno.
  }

## Enemies on the march

event-omen-drawn = O presságio: { $omen }. { $omen-does }.
event-enemy-appeared = { $enemy-The } aparece em { $step }.
event-nobody-came = Desta vez ninguém vem.
event-enemy-walked = { $enemy-The } anda de { $origin } a { $step }.
event-town-hit = { $enemy-The }{ $count ->
    [1] {" "}ataca
   *[other] {" "}e os que vêm junto atacam
  } { $tile } por { $damage }: { $left ->
    [0] a cidade caiu!
    [1] resta 1 de força.
   *[other] restam { $left } de força.
  }
event-town-repaired = { $seat } manda reparar { $tile }: agora { $left } de força.
event-spawn-fought = { $way ->
    [won] { $seat } derrota { $enemy-the }{ $count ->
        [1] { "" }
       *[other] {" "}e os que vêm junto
      }, { $dealt } a { $taken }.
    [driven] { $seat } afugenta { $enemy-the }, { $dealt } a { $taken }: sem recompensa.
    [died] { $enemy-The } levou a melhor{ $dealt ->
        [0] .
       *[other] , mas precisa fugir.
      }
   *[stays] { $enemy-The } não recua diante de { $seat }, { $taken } a { $dealt }.
  }
event-learned = { $gained } de experiência para todos vocês: agora { $xp }.
event-danger-rose = Fica mais escuro: a partir de agora, o dado de inimigos de nível { $level }.
event-trained = { $way ->
    [attack] Todos os heróis aprenderam: 1 a mais de ataque.
    [defence] Todos os heróis aprenderam: 1 a mais de defesa.
   *[two-dice] Todos os heróis aprenderam: grupos rolam dois dados.
  }

## Agrimor

event-dragon-came = Agrimor chegou, em { $step }, com { $health } de vida!
event-dragon-grew = Agrimor cresce: agora { $health } de vida.
event-dragon-fought = { $way ->
    [slain] { $seat } causa { $dealt } a Agrimor. O dragão está morto!
    [won] { $seat } vence Agrimor, { $dealt } a { $taken }: restam { $health } de vida.
    [died] Agrimor mata { $seat }, e fica com { $health } de vida.
   *[stays] Agrimor resiste a { $seat }, { $taken } a { $dealt }: restam { $health } de vida.
  }
event-dragon-fled = Agrimor levanta voo, e pousa em { $step }.
event-dragon-in-castle = Agrimor está no Castelo, onde nenhum herói pode segui-lo. Mais uma rodada, e tudo está perdido.

## Together

event-joined = { $seat } e { $other } andam juntos.
event-join-declined = { $seat } não se junta a { $other }.
event-split-off = { $seat } volta a andar por conta própria.
event-stayed-behind = { $seat } fica para trás.
event-revived = { $seat } gasta uma Peça do Medalhão: { $other } se levanta com { $health } de vida.

prompt-join = { $other } quer andar com você. Andar juntos?
    .waiting = { $asked } decide se anda com { $other }.
    .title = Andar juntos?
option-walk-together = Andar juntos
option-walk-alone = Andar por conta própria
option-split-off = Separar-me do grupo
option-join = Andar com { $other }
option-strike = Atacar { $enemy-the }
    .hint = { $enemy-does }
option-strike-all = { $count ->
    [2] Atacar os dois de uma vez
   *[other] Atacar todos os { $count } de uma vez
  }
option-strike-dragon = Atacar Agrimor, { $health } de vida
option-revive = Reerguer { $other } com uma Peça
option-repair-town = Reparar { $thing }: 5 por 20 moedas
prompt-point = Seu grupo foi atacado. Quem recebe o golpe?
    .waiting = { $asked } escolhe quem recebe o golpe.
    .title = Quem recebe o golpe?
option-point = { $other }
prompt-goal = { $enemy-The } está à mesma distância de duas cidades. Para onde vai?
    .waiting = { $asked } decide para onde vai { $enemy-the }.
    .title = Qual cidade?
option-goal = { $thing }
prompt-way = { $enemy-The } tem vários caminhos, todos igualmente curtos. Por qual vai?
    .waiting = { $asked } decide por onde vai { $enemy-the }.
    .title = Qual caminho?
option-way = Até { $step }
option-way-by = Até { $step }, contra { $others }
