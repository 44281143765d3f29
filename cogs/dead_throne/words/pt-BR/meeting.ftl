### Players who meet: windows, trades, battles, scrolls used on each other, traps, standing orders.

health-left = { $health ->
    [0] nenhuma vida resta
    [1] resta 1 de vida
   *[other] restam { $health } de vida
  }

## Scrolls

event-scroll-used = { $seat } usa { $scroll } em { $target }.
    .without-target = { $seat } usa { $scroll }.
event-held-on = { $seat } pede um momento.
event-nullified = { $seat } anula { $scroll }: { $user } usou em vão.
event-scroll-void = O Escudo-Espelho de { $seat } engole { $scroll }.
event-conjured = { $way ->
    [blade] Uma lâmina de luz aparece na mão de { $seat }.
   *[bulwark] Um baluarte de luz aparece diante de { $seat }.
  }
event-swapped = { $seat } e { $other } trocam de lugar: { $seat } agora está em { $step }.
event-barred = { $seat } barra o caminho: ninguém mais pode entrar em { $step }.
event-sped-up = { $seat } anda com pés velozes: { $steps } passos a mais.
event-land-read = { $seat } lê a terra: as próximas cartas { $terrain-de } já não surpreendem.
event-charmed = { $way ->
    [weapon] { $seat } liga um encanto a uma arma: +1 de ataque.
   *[shield] { $seat } liga um encanto a um escudo: +1 de defesa.
  }

pause-react = { $user } usa { $scroll }. Há um momento para intervir …
prompt-react = { $user } usa { $scroll } contra { $other }. Você pode cancelar.
    .title = Intervir?
option-hold-on = Um momento
    .hint = Todo mundo fica sabendo, e eu pergunto a você
prompt-cancel = { $user } usa { $scroll } contra { $other }. Você cancela?
    .waiting = { $asked } pode cancelar { $scroll } de { $user }.
    .title = Cancelar?
option-no-reaction = Deixar acontecer
    .hint = As Ordens permanentes podem dizer isso de vez
option-nullify = Anular
prompt-bar-the-way = Qual passo você barra?
    .waiting = { $asked } escolhe um passo para barrar.
    .title = Barrar o Caminho
option-bar = Barrar { $step }
prompt-read-the-land = Em qual baralho você olha?
    .waiting = { $asked } escolhe um baralho para olhar.
    .title = Ler a Terra
option-deck = { $terrain-The }
prompt-order-cards = Estas vêm a seguir. Diga-as na ordem em que devem ser compradas, a primeira antes.
    .waiting = { $asked } põe em ordem as próximas cartas.
    .title = O que vem a seguir
option-card-ahead = { $card }
prompt-swap-places = Com quem você troca de lugar?
    .waiting = { $asked } escolhe com quem trocar de lugar.
    .title = Trocar de Lugar
prompt-far-voice = A quem deve chegar a sua voz?
    .waiting = { $asked } escolhe com quem falar de longe.
    .title = Voz Distante
prompt-say = Ouvem você. O que você quer?
    .waiting = { $asked } fala de longe.
    .title = Voz Distante
option-choose-player = { $other }
option-say-nothing = Afinal, não dizer nada
option-use-scroll = Usar { $scroll }
option-scroll = Ler: { $thing }
option-charm-weapon = { $scroll } na sua arma
    .hint = +1 de ataque, enquanto você a tiver
option-charm-shield = { $scroll } no seu escudo
    .hint = +1 de defesa, enquanto você o tiver
prompt-discards = { $count ->
        [1] Ponha um pergaminho de lado. Qual?
       *[other] Ponha { $count } pergaminhos de lado. Quais?
      }
    .waiting = { $asked } põe pergaminhos de lado.
    .title = Pôr de lado
option-discard = { $thing }

## Walked over, and met

prompt-pass-by = { $walker } passa por { $step }. Você faz alguma coisa?
    .waiting = { $asked } pode deter { $walker }.
    .title = Alguém está passando
option-let-pass = Deixar passar
option-battle = Batalha: { $other }
    .hint = Quem começa ataca primeiro
option-trade = Negociar com { $other }
option-sit-down = Entrar no negócio: { $other }
    .hint = Você pode tratar com todos que estão nele
option-rescue = Lutar: { $enemy }, por { $other }
    .hint = Se você vencer, a recompensa é sua
option-use-on = { $scroll } em { $other }
option-use-on-weapon = { $scroll }: arma de { $other }
option-use-on-shield = { $scroll }: escudo de { $other }
option-trap-on = { $trap } para { $other }
    .hint = Sua armadilha dispara agora

event-set-free = { $seat } venceu { $enemy-the }: { $other } pode ir!
prompt-rescued = { $count ->
    [1] { $other } pode ir.
   *[other] { $other } podem ir.
  } E agora? O seu turno acaba com isso.
    .waiting = { $asked } e quem foi salvo se olham.
    .title = Livres de novo
option-set-free = Desejar boa viagem
prompt-strike-back = { $other } usou um pergaminho em você, e você o repeliu. Você revida?
    .waiting = { $asked } pode revidar.
    .title = Revidar?
option-strike-back = Batalha: atacar primeiro
option-let-it-be = Deixar estar

## Trade

event-talked = { $way ->
    [counter] { $seat } propõe outros termos a { $other }.
   *[offer] { $seat } oferece um negócio a { $other }.
  }
event-trade-refused = { $seat } não quer negócio com { $other }.
event-traded = { $seat } e { $other } fecham negócio.
event-dealt-coin = { $seat } recebe { $coin ->
    [1] 1 moeda
   *[other] { $coin } moedas
  } de { $other }.
event-dealt-thing = { $seat } recebe de { $other }: { $kind ->
    [essence] a essência { $enemy-de }
    [relic] { $relic }
    [scroll] { $scroll }
   *[item] { $item }
  }.
event-dealt-treasure = { $seat } recebe de { $other }: { treasure }{ crown-too }.
event-sat-down = { $seat } se senta para negociar com { $others }.
event-rose-up = { $seat } se levanta do negócio.
prompt-deal = O que você diz a { $other }?
    .waiting = { $asked } fala de um negócio.
    .title = Negócio
option-deal = { $thing }
option-deal-broken = { $thing }, em pedaços
option-deal-essence = Essência: { $thing }
stock-coin = Moedas
    .counted = { $count ->
        [1] 1 moeda
       *[other] { $count } moedas
      }
stock-piece = Peças do Medalhão
    .counted = { $count ->
        [1] uma Peça do Medalhão
       *[other] { $count } Peças do Medalhão
      }
prompt-partner = Com quem você fala?
    .waiting = { $asked } olha em volta da mesa.
    .title = Em volta da mesa
option-talk-to = Falar com { $other }
option-leave-trade = Levantar e ir embora

## Battle

event-battle-began = { $way ->
    [window] { $seat } barra o caminho de { $other } em { $step }: batalha!
    [afar] A voz de { $seat } cai sobre { $other } em { $step } como um golpe!
    [answer] { $seat } não deixa isso passar: batalha contra { $other } em { $step }!
   *[announced] { $seat } ataca { $other } em { $step }!
  }
event-battle-joined = { $way ->
    [dragged] A batalha em { $step } arrasta { $seat } consigo.
    [afar] { $seat } entra de longe na batalha em { $step }, às escondidas até a sua vez nela.
   *[walked] { $seat } entra na batalha em { $step }, às escondidas até a sua vez nela.
  }
event-battle-turn-began = É a vez de { $seat } na batalha em { $step }.
event-struck = { $way ->
    [weapon] { $seat } golpeia { $target }
    [hand] { $seat } golpeia { $target } com as mãos nuas
    [reflected] O pergaminho volta de { $seat } para { $target }
   *[scroll] { $seat } lança magia em { $target }
  }: { $attack } contra { $defence }, { $damage ->
    [0] nenhum dano.
   *[other] { $damage } de dano, { health-left }.
  }
event-summoned = { $way ->
    [attack] { $enemy-The } atende ao chamado de { $seat }: { $value } no ataque.
   *[defence] { $enemy-The } atende ao chamado de { $seat }: { $value } na defesa.
  }
event-battle-passed = { $seat } espera.
prompt-flight = Você rolou { $total } para fugir. Manter?
    .waiting = { $asked } tem um Amuleto da Sorte na mão.
    .title = Manter a rolagem?
option-keep-roll = Manter
event-flight-rolled = { $is_away ->
    [1] { $seat } rola { $first } e { $second } e escapa!
   *[0] { $seat } rola { $first } e { $second } e não escapa.
  }
event-battle-left = { $way ->
    [teleport] { $seat } sumiu da batalha.
   *[afar] { $seat } se cala e deixa a batalha.
  }
event-battle-ended = A batalha em { $step } acabou. { $seat } fica.

prompt-battle-turn = Sua vez na batalha em { $step }. O que você faz?
    .waiting = { $asked } luta.
    .title = Batalha
option-attack = Atacar { $other }
    .hint = { health-left }
option-flee = Fugir
    .hint = Dois dados: 9 ou mais, e você escapa
option-flee-surely = Fugir
    .hint = Seja qual for o resultado, você escapa
option-pass-turn = Esperar
option-leave-battle = Deixar a batalha
    .hint = Você nem está ali
prompt-blow = { $taken ->
    [0] { "" }
   *[other] Você perdeu { $taken }: cause mais para vencer.{" "}
  }{ $against } se defende com { $defence-dice ->
    [0] { $defence }
    [1] um dado
   *[other] um dado vezes { $defence-dice }
  }. Com o que você ataca?
    .waiting = { $asked } ergue o braço.
    .title = Seu golpe
group-blow-weapon = Com a sua arma …
group-blow-hand = Com as mãos nuas …
group-blow-none = Só com magia …
option-blow-weapon = Sua arma
option-blow-weapon-scroll = Sua arma e { $scroll }
option-blow-weapon-essence = Sua arma e { $enemy }
option-blow-weapon-scroll-essence = Sua arma, { $scroll } e { $enemy }
option-blow-weapon-dart = Sua arma, Dardo de Sangue
option-blow-weapon-scroll-dart = Sua arma e { $scroll }, Dardo de Sangue
option-blow-weapon-essence-dart = Sua arma e { $enemy }, Dardo de Sangue
option-blow-weapon-scroll-essence-dart = Sua arma, { $scroll } e { $enemy }, Dardo de Sangue
option-blow-hand = Mãos nuas
option-blow-hand-scroll = Mãos nuas e { $scroll }
option-blow-hand-essence = Mãos nuas e { $enemy }
option-blow-hand-scroll-essence = Mãos nuas, { $scroll } e { $enemy }
option-blow-hand-dart = Mãos nuas, Dardo de Sangue
option-blow-hand-scroll-dart = Mãos nuas e { $scroll }, Dardo de Sangue
option-blow-hand-essence-dart = Mãos nuas e { $enemy }, Dardo de Sangue
option-blow-hand-scroll-essence-dart = Mãos nuas, { $scroll } e { $enemy }, Dardo de Sangue
option-blow-none-scroll = Só { $scroll }
option-blow-none-essence = Só { $enemy }
option-blow-none-scroll-essence = { $scroll } e { $enemy }
option-blow-none-scroll-dart = Só { $scroll }, Dardo de Sangue
option-blow-none-essence-dart = Só { $enemy }, Dardo de Sangue
option-blow-none-scroll-essence-dart = { $scroll } e { $enemy }, Dardo de Sangue
option-hold-back = Não atacar
option-decline = Não atacar
    .hint = Sua arma continua inteira
prompt-guard = { $against } ataca com { $attack }, e você se defende com { $defence }. O que você soma à sua defesa?
    .waiting = { $asked } se prepara para o golpe.
    .title = Defesa
option-no-guard = Nada
option-guard-scroll = { $scroll }
option-guard-essence = Chamar: { $enemy }
option-guard-scroll-essence = { $scroll } e { $enemy }

## Traps

event-trapped = { $seat } fica na armadilha{ $turns ->
    [1] {" "}por um turno
   *[other] {" "}por { $turns } turnos
  }, sem poder se defender até lá.
event-loosed = { $seat } se soltou.
event-roll-lost = { $seat } perde a próxima rolagem.
event-trap-sprang = Uma armadilha pega { $seat } em { $step }: { $trap } de { $owner }{ $level ->
    [1] .
   *[other] , nível { $level }.
  }
event-trap-grew = Sua armadilha { $trap } agora é de nível { $level }.
pause-spring = { $victim } vai fazer algo em { $step }. Há um momento para intervir …
prompt-spring = { $victim } vai fazer algo em { $step }. Você pode disparar uma armadilha.
    .title = Intervir?
prompt-set-off = { $victim } vai fazer algo em { $step }. Você dispara uma armadilha?
    .waiting = { $asked } pode disparar uma armadilha.
    .title = Disparar uma armadilha?
option-spring-it = Disparar { $trap }
option-leave-it-set = Deixar armada
option-arm = { $thing } em { $trap }
    .hint = O próximo nível dela; você não recebe de volta
group-traps = Reforçar uma armadilha …

## Standing orders

order-refresh = Quando faltam pergaminhos, comprar
option-wish-war = Guerra
option-wish-ward = Guarda
option-wish-way = Jornada
option-wish-each = Um de cada
order-on-sight = Atacar assim que vir
option-on-sight-of = { $other }
order-let-pass = Quando alguém passa
order-never-react = Para cancelar um pergaminho, ou disparar armadilha
order-cancel-at = Sempre cancelar pergaminhos contra
option-cancel-at-me = Mim
option-cancel-at-other = { $other }
order-cancel-kind = Sempre cancelar estes pergaminhos
option-cancel-kind = { $scroll }
order-never-guard = Quando me atacam
option-use-nothing = Não usar nada
option-never = Nunca me perguntar

## Why an automaton chose as it did

reason-fair-fight = Esta luta pode ser vencida.
reason-no-fight = Nenhuma luta que valha as feridas.
reason-cancel = Esse pergaminho era para mim.
reason-spare = Vai fazer falta depois.
reason-brace = Isso doeria.
reason-strike = Este golpe é o que mais rende.
reason-flee = Esta luta está perdida.
reason-hold = Nada melhor a fazer.
reason-fair-price = Um bom negócio.
reason-bad-price = Não por esse preço.
reason-snap = É para isso que servem armadilhas.
