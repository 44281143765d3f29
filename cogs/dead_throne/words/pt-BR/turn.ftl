### A match's course, Game Turns, walking.

## The beginning

event-drafted = Ninguém pediu para ser Saladar: a sorte cai em { $seat }.
event-character-chosen = { $seat } joga com { $character }.
event-arrived = { $seat } começa em { $step }.
event-stone-placed = { $seat } põe a { $stone } em { $step }: ela está ativa.
event-first-rolled = { $seat } rola { $roll } e vai primeiro.

## Turns and rounds

event-round-began = { $is_solo ->
    [1] Turno de Jogo { $round }.
   *[0] Rodada { $round }.
  }
event-turn-began = É a vez de { $seat }, em { $step }.
event-turn-passed = { $way ->
    [held] { $seat } não consegue se soltar, e só pode esperar.
    [waits] { $seat } espera.
    [stone] { $seat } deixa a pedra ali.
    [fallen] { $seat } tombou, e perde este turno.
   *[nothing] { $seat } não pode fazer mais nada.
  }
event-left = { $seat } deixou a terra de vez.
event-dusk = Anoitece depois da rodada { $round }. Conta-se o que cada um tem.
event-won = { $way ->
    [stones] { $seats } leva todas as Pedras da Região ao castelo, e toma o trono!
    [pieces] { $seats } leva o Medalhão inteiro ao castelo, e toma o trono!
    [crown] { $seats } entra no castelo com a Coroa do Rei, e toma o trono!
    [last] { $seats } sobra por último, e toma o trono!
    [dusk] { $seats-count ->
        [1] { $seats } tem mais que todos ao anoitecer, e toma o trono!
       *[other] { $seats } têm o mesmo ao anoitecer, mais que qualquer outro, e dividem o trono!
      }
    [won] Está feito: vitória de { $seats }!
   *[other] Vitória de { $seats }.
  }
event-lost = { $way ->
    [winter] O inverno chegou. É tarde demais.
    [castle] Agrimor passou uma rodada inteira no castelo. O trono é dele.
    [towns] A última cidade caiu. Não resta nada a defender.
    [heroes] Não resta ninguém no caminho.
   *[death] Não resta ninguém.
  }

## Walking

event-rolled = { $second ->
    [0] { $seat } rola um só dado: até { $total ->
        [1] 1 passo
       *[other] { $total } passos
      }.
   *[other] { $seat } rola { $first } e { $second }: até { $total ->
        [1] 1 passo
       *[other] { $total } passos
      }.
  }
event-rerolled = O amuleto vira o dado pior: { $seat } pode andar { $total ->
    [1] 1 passo
   *[other] { $total } passos
  }.
event-stepped = { $seat } vai a { $step }.
event-quick-path-taken = { $seat } toma { $path-the } até { $step }.
event-walked = { $seat } anda até { $step }, { $count ->
    [1] 1 passo
   *[other] { $count } passos
  }.
event-forced = { $seat } precisa se afastar { $count ->
    [1] 1 passo
   *[other] { $count } passos
  }.
event-teleported = { $seat } está de repente em { $step }.
event-stone-travelled = { $seat } passa de pedra em pedra, até { $step }.
event-stone-taken = { $seat } pega a { $stone } em { $step }. Ela dorme.
event-stone-laid = { $seat } põe a { $stone } em { $step }. Ela acorda.

## What is asked

prompt-character = { $again ->
    [0] Quem você vai ser?
   *[other] Outra pessoa ganhou esse personagem no sorteio. Quem você vai ser?
  }
    .waiting = { $asked } { $asked-count ->
        [1] escolhe quem vai ser.
       *[other] escolhem quem vão ser.
      }
    .title = Quem você vai ser?
option-be = { $thing }
    .hint = { $thing-calling }. { $thing-does }
prompt-which-stones = { $count ->
    [1] Uma Pedra da Região entra em jogo. Qual?
   *[other] { $count } Pedras da Região entram em jogo. Quais?
  }
    .waiting = { $asked } escolhe as Pedras da Região.
    .title = Pedras da Região
option-choose = { $thing }
prompt-stones = Onde você põe a { $stone }?
    .waiting = { $asked } põe as Pedras da Região.
    .title = Uma Pedra da Região
option-lay = { $thing }
option-keep-stone = Guardar por ora
prompt-start = Onde você começa?
    .waiting = { $asked } { $asked-count ->
        [1] escolhe onde começar.
       *[other] escolhem onde começar.
      }
    .title = Onde começar
option-start = { $thing }
prompt-opening = Algum pergaminho que você prefira trocar antes de começar?
    .waiting = { $asked } { $asked-count ->
        [1] olha os primeiros pergaminhos.
       *[other] olham os primeiros pergaminhos.
      }
    .title = Seus primeiros pergaminhos
option-opening-scroll = { $thing }
prompt-menu = Sua vez. O que você vai fazer?
    .waiting = É a vez de { $asked }.
    .title = Seu turno
option-roll = Rolar e andar
option-pass = Esperar
option-remain = Ficar e encarar o que há
option-gear = Mudar de equipamento
option-do-first = Antes, outra coisa
    .hint = Ferramentas, pergaminhos, equipamento
option-walk-after-all = Escolher aonde andar
option-drop-later = Deixar coisas para trás
option-discard-scrolls = Descartar pergaminhos
option-travel = Ir à pedra em { $step }
option-let-lie = Deixar a pedra ali
option-take-stone = Pegar a { $stone }
prompt-stop = { $left ->
    [1] 1 passo
   *[other] { $left } passos
  } para andar. Onde você para?
    .waiting = { $asked } rolou, e escolhe onde parar.
    .title = Para onde?
option-stop = { $step } · { $cost ->
    [1] 1 passo
   *[other] { $cost } passos
  }{ $enemies-count ->
    [0] { "" }
    [1] {" "}· { $enemies }
   *[other] {" "}· { $enemies-count } inimigos
  }{ $others-count ->
    [0] { $stones-count ->
        [0] { "" }
        [1] {" "}· { $stones }
       *[other] {" "}· { $stones-count } Pedras
      }{ $pieces ->
        [0] { "" }
        [1] {" "}· 1 peça
       *[other] {" "}· { $pieces } peças
      }{ $crown ->
        [0] { "" }
       *[other] {" "}· a Coroa
      }
    [1] { $enemies-count ->
        [0] {" "}· { $others } ali
       *[other] {" "}· 1 jogador
      }
   *[other] {" "}· { $others-count } ali
  }
    .hint = { stop-seen }
option-stop-round = { $step } · { $cost ->
    [1] 1 passo
   *[other] { $cost } passos
  } · evita { $round-count ->
    [1] { $round }
   *[other] { $round-count } de vocês
  }
    .hint = { $round-count ->
        [1] { "" }
       *[other] Evita: { $round }. { "" }
      }{ stop-seen }
option-stop-round-both = { $step } · { $cost ->
    [1] 1 passo
   *[other] { $cost } passos
  } · evita { $round-count ->
    [1] { $round }
   *[other] { $round-count } de vocês
  } e { $features-count ->
    [1] uma marca
   *[other] { $features-count } marcas
  }
    .hint = Evita: { $features }. { stop-seen }
option-stop-round-feature = { $step } · { $cost ->
    [1] 1 passo
   *[other] { $cost } passos
  } · evita { $round-count ->
    [1] { $round }
   *[other] { $round-count } marcas
  }
    .hint = { $round-count ->
        [1] { "" }
       *[other] Evita: { $round }. { "" }
      }{ stop-seen }
stop-seen = { $others-count ->
    [0] { "" }
    [1] { $enemies-count ->
        [0] { "" }
       *[other] { $others } está ali. { "" }
      }
   *[other] { $others } ali. { "" }
  }{ $held-count ->
    [0] { "" }
   *[other] Sem poder sair daqui: { $held }. { "" }
  }{ $stones-count ->
    [0] { "" }
   *[other] Está aqui: { $stones }. { "" }
  }{ $pieces ->
    [0] { "" }
    [1] Há aqui uma Peça do Medalhão. { "" }
   *[other] Há aqui { $pieces } Peças do Medalhão. { "" }
  }{ $crown ->
    [0] { "" }
   *[other] Está aqui a Coroa do Rei. { "" }
  }{ $past-count ->
    [0] { "" }
   *[other] Você passa por { $past }.
  }
option-stay = Ficar onde está
option-announce = Atacar { $other }: { $step } · { $cost ->
    [1] 1 passo
   *[other] { $cost } passos
  }
option-announce-there = Atacar { $other }: { $step }
option-quicken = { $thing }: 4 passos a mais
option-reroll = { $thing }: rolar de novo o dado pior
prompt-land = Em { $step }: o que você vai fazer aqui?
    .waiting = { $asked } está em { $step }, e decide o que fazer ali.
    .title = O que há aqui
prompt-forced = Você precisa andar { $count ->
    [1] 1 passo
   *[other] { $count } passos
  }. Para onde?
    .waiting = { $asked } precisa seguir adiante.
    .title = Para que lado?
prompt-led = Sua armadilha funcionou: leve a vítima { $count ->
    [1] 1 passo
   *[other] { $count } passos
  }. Para onde?
    .waiting = { $asked } leva alguém pelo caminho errado.
    .title = Leve a vítima
prompt-arrive = Onde você vai aparecer?
    .waiting = { $asked } decide onde aparecer.
    .title = Para onde?
option-arrive = { $step }
prompt-respawn = { $half ->
    [1] Você volta com metade da vida. Onde?
   *[0] Você volta com vida completa. Onde?
  }
    .waiting = { $asked } decide onde voltar.
    .title = Você volta
option-respawn = { $step }
prompt-first = O que você faz antes de andar?
    .waiting = { $asked } faz algo antes de andar.
    .title = Antes de andar
prompt-hold = { $enemy-The } { $enemy-num ->
    [many] seguram
   *[one] segura
  } você: { $turns ->
    [1] só mais este turno.
   *[other] { $turns } turnos, contando este.
  } Alguma coisa antes de esperar?
    .waiting = { $asked } não consegue se soltar.
    .title = Um inimigo segura você
prompt-stuck = Você não pode deixar este passo. Alguma coisa antes?
    .waiting = { $asked } ainda não pode sair.
    .title = Você não pode sair

## Where options stand together

group-battle = Atacar
group-marked = Onde algo espera
group-use = Usar …
group-attack = Atacar quem?
group-use-on = Usar em quem?
group-trade = Negociar com quem?
group-buy-scroll = Comprar um pergaminho
group-swap-scroll = Trocar um pergaminho
group-trade-in = Dar algo por um pergaminho
group-carriage = Viajar para onde?
group-use-scroll = Usar um pergaminho …
group-use-on-weapon = Quebrar a arma de quem?
group-end = Encerrar
group-stones = Pedras
group-tile-p = Palecliffs
group-tile-c = Castelo
group-tile-s = Stonesea
group-tile-w = Woodmist
group-tile-t1 = Brackenford
group-tile-t2 = Highmarch
group-tile-g = Grayloch
group-tile-a = Alepond
group-tile-t3 = Merrowgate
group-tile-o = Oldhedge

# The plan of one's next turn.
order-plan-first = Primeiro
order-plan-to = Depois andar até
order-plan-there = Lá
option-plan-to = { $step } · { $cost ->
    [1] 1 passo
   *[other] { $cost } passos
  }
option-plan-outside = Olhar em volta
option-plan-inside = Entrar
