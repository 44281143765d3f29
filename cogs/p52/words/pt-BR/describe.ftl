### The same in words: board, panel, character sheets.

describe-headline = { $adventure }: { $room }, sala { $number }{ $rooms ->
    [0] { "" }
   *[other] {" "}de { $rooms }
  }
describe-grim = É uma mesa cruel: os inimigos estão à altura dos heróis, e vocês se recuperam menos.
describe-dire = É uma mesa terrível: os inimigos superam os heróis, e vocês se recuperam menos.
describe-keys = Chaves achadas: { $count }.
describe-found = O tesouro foi achado. { $left ->
    [0] Saiam desta sala, e vocês estão fora.
    [1] Depois desta sala, mais uma, e vocês saem.
   *[other] Depois desta sala, mais { $left }, e vocês saem.
  }
describe-hero = { $hero } ({ $player }), { $calling } { $race } { $level }{ $is_here ->
    [0] { "" }
   *[other] , em { $spot }
  }: { $health } de { $most } PV, { $stamina ->
    [0] sem fôlego
    [1] 1 carta de fôlego
   *[other] { $stamina } cartas de fôlego
  }.
describe-building = { $player } está escolhendo um herói.
describe-dead = { $hero } ({ $player }) jaz sem vida em { $spot }.
describe-left-behind = { $hero } ({ $player }) caiu numa sala anterior.
describe-aim = Faz mira contra { $enemy }: +{ $bonus }.
describe-stance = Em guarda: +{ $bonus }.
describe-stunned = Grogue.
describe-caught = Perde o próximo turno.
describe-venom = Arma envenenada: { $ability }.
describe-waiting = Guarda um turno.
describe-unseen = Invisível.
describe-haste = Tem { $turns ->
    [1] um turno extra
   *[other] { $turns } turnos extras
  }.
describe-mending = Está se regenerando.
describe-gone = Quem jogava saiu.
describe-enemy = { $enemy } está em { $spot }: { $health } de { $most } PV.
describe-frozen = No gelo.
describe-poisoned = Com veneno.
describe-flees = Quer fugir.
describe-place = { $who } ({ $initiative })
describe-order = Turnos, por iniciativa: { $order }.
describe-decks = Cartas de Ação: { $deck } por virar, { $discards } no descarte.
describe-patterns = Uma sala de { $count ->
    [1] 1 casa
   *[other] { $count } casas
  } em cada padrão, fileira por fileira a partir do começo; + é uma lacuna.
describe-pattern = { $pattern }: { $rows }.
describe-light = { $light ->
    [dark] A sala está escura: você só vê o que está ao lado.
    [night] É noite: você só vê o que está ao lado.
    [day] É dia.
   *[lit] A sala está iluminada.
  }
describe-spot = { $spot }: { $mark }{ $chest ->
    [broken] , com a fechadura quebrada
   *[other] { "" }
  }.
describe-things = No chão: { $things }.
describe-drops = { $count ->
    [1] algo que um inimigo deixou
   *[other] { $count } coisas que inimigos deixaram
  }
describe-shield = Um Escudo Mágico tira { $amount } de cada golpe ali, { $rounds ->
    [1] por mais uma rodada
   *[other] por mais { $rounds } rodadas
  }.
describe-down = Fechadas: { $spots }.
describe-cores = Erguer { $lift }, Pensar { $think }, Equilibrar { $balance }, Mover { $move }, Liderar { $lead }.
describe-figures = Movimento { $movement }, Iniciativa { $initiative }{ $armour ->
    [0] { "" }
   *[other] , a armadura tira { $armour } de cada golpe
  }.
describe-experience = Experiência: { $experience } dos { $next } que pede o próximo nível.
describe-ability = { $ability } { $level }: pede { $needs }, { $does }.
describe-legend = R é a distância em casas, n o número de inimigos no lugar, e “sobra” é o que uma carta tem acima do necessário.
describe-defence = { $ability } { $target }
describe-defences = Uma defesa pediria: { $defences }.
describe-worn = Em uso: { $things }.
describe-carried = { $count ->
    [1] { $item }
   *[other] { $count } × { $item }
  }
describe-bag = Na bolsa: { $things }.

## What an enemy does next, what it would need, and do

intent-title = **O que eles fazem a seguir**
as-things-stand = { $is_sure ->
    [1] { "" }
   *[0] {" "}(como está agora)
  }
intent-attack = { $enemy } ataca { $heroes-count ->
    [1] { $heroes }
   *[other] alguém entre { $heroes }
  } de { $origin }: acerta { $hits }%, { $mean } de dano em média{ as-things-stand }.
intent-walk = { $enemy } anda de { $origin } a { $spot }{ as-things-stand }.
intent-flee = { $enemy } foge de { $origin } { $is_sure ->
    [1] para { $spot }.
   *[0] para { $spot }, ou para onde vocês disserem.
  }
intent-rest = { $enemy } fica em { $origin }{ as-things-stand }.
intent-frozen = { $enemy } está no gelo e não faz nada.
intent-call = { $enemy } chama outro inimigo a { $origin }{ as-things-stand }.
intent-falls = { $enemy } cai por causa do veneno.

plan-title = **De que eles precisariam**
plan-enemy = { $enemy } ({ $spot }): { $blows }. { $movement ->
    [0] Não anda.
    [1] Anda 1 casa.
   *[other] Anda { $movement } casas.
  }
plan-blow = acima de { $target }{ $more ->
    [0] { "" }
   *[other] {" "}+ R
  } para { $damage } + sobra{ $less ->
    [0] { "" }
   *[other] {" "}− R
  }{ $way ->
    [ranged] , tiro de até { $reach } casas
    [magic] , por magia de até { $reach } casas
   *[melee] , na própria casa
  }

## Characters that live on

character-line = { $calling } { $race }, nível { $level }{ $won ->
    [0] { "" }
    [1] , 1 missão vencida
   *[other] , { $won } missões vencidas
  }{ $scars ->
    [0] { "" }
    [1] , 1 cicatriz
   *[other] , { $scars } cicatrizes
  }
character-sheet = { $name }: { $line }.
