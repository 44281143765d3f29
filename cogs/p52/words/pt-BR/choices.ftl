### What is asked in a room, and what there is to choose: labels fit a phone, what is needed stands on them.

needs = pede { $target }
with-stamina = com fôlego

## A turn

prompt-turn = { $health ->
        [0] { $hero } está grogue: 0/{ $most } PV
       *[other] { $hero }: { $health }/{ $most } PV
      }, { $stamina ->
        [0] sem fôlego
       *[other] { $stamina } de fôlego
      }
    .waiting = { $asked-count ->
        [1] { $asked } age.
       *[other] { $asked } podem agir, em qualquer ordem.
      }
    .title = Seu turno
group-do = Fazer …
group-way = Ir até …
group-move = Outro lugar …
group-things = Vestir, trocar, pegar …
option-hit = { $ability } → { $enemy }, { needs }
    .hint = em { $spot }, { $health } PV
option-hit-stamina = { $ability } → { $enemy }, { needs }, { with-stamina }
    .hint = em { $spot }, { $health } PV
option-cast = { $ability } → { $spot }, { needs }
    .hint = { blast }
option-cast-stamina = { $ability } → { $spot }, { needs }, { with-stamina }
    .hint = { blast }
option-cast-two = { $ability } → { $spot } e { $second }, { needs }
    .hint = { blast }
option-cast-two-stamina = { $ability } → { $spot } e { $second }, { needs }, { with-stamina }
    .hint = { blast }
enemies = { $count ->
    [1] 1 inimigo
   *[other] { $count } inimigos
  }
blast = { enemies }{ $friends ->
    [0] { "" }
    [1] , e 1 de vocês
   *[other] , e { $friends } de vocês
  }
option-do = { $ability }, { needs }
    .hint = { $ability-does }
option-do-stamina = { $ability }, { needs }, { with-stamina }
    .hint = { $ability-does }
option-do-on = { $ability } → { $hero }, { needs }
    .hint = { $health } de { $most } PV
option-do-on-stamina = { $ability } → { $hero }, { needs }, { with-stamina }
    .hint = { $health } de { $most } PV
option-do-at = { $ability } → { $spot }, { needs }
    .hint = { $ability-does }
option-do-at-stamina = { $ability } → { $spot }, { needs }, { with-stamina }
    .hint = { $ability-does }
option-do-to = { $ability } → { $enemy }, { needs }
    .hint = { $ability-does }
option-do-to-stamina = { $ability } → { $enemy }, { needs }, { with-stamina }
    .hint = { $ability-does }
option-do-with = { $ability } para { $other }, { needs }
    .hint = { $ability-does }
option-do-with-stamina = { $ability } para { $other }, { needs }, { with-stamina }
    .hint = { $ability-does }
option-do-gizmo = { $ability }: { $other }, { $how }, { needs }
option-do-gizmo-stamina = { $ability }: { $other }, { $how }, { needs }, { with-stamina }
gizmo-damage = mais dano
gizmo-target = mais fácil
option-pick = Arrombar a fechadura, { needs }
option-pick-stamina = Arrombar a fechadura, { needs }, { with-stamina }
option-pick-with = Arrombar com { $count ->
        [1] 1 Gazua
       *[other] { $count } Gazuas
      }, { needs }
option-pick-with-stamina = Arrombar com { $count ->
        [1] 1 Gazua
       *[other] { $count } Gazuas
      }, { needs }, { with-stamina }
smash-risk = { $breaks ->
    [0] um Ás o faz explodir
   *[other] { $breaks } ou menos quebra o que há dentro, um Ás o faz explodir
  }
option-smash = Bater no baú, { needs }
    .hint = { smash-risk }
option-smash-stamina = Bater no baú, { needs }, { with-stamina }
    .hint = { smash-risk }
option-use = Usar { $item }
    .hint = { $item-does }
option-use-on = { $item } → { $hero }
    .hint = { $health } de { $most } PV
option-use-for = { $item } → { $hero }
    .hint = { $item-does }
option-throw = Arremessar { $item } em { $spot }
    .hint = { enemies }
option-aim = Mirar: { $enemy }: +{ $bonus }
    .hint = em { $spot }, { $health } PV
option-stance = Ficar em guarda: +{ $bonus }
    .hint = nas suas defesas, até o seu próximo turno
goal-exit = saída
    .the = a saída
    .to = à saída
goal-fallen = quem caiu
    .the = quem caiu
    .to = a quem caiu
goal-things = o que está no chão
    .the = o que está no chão
    .to = ao que está no chão
goal-chest = baú
    .the = o baú
    .to = ao baú
goal-down = o que está fechado
    .the = o que está fechado
    .to = ao que está fechado
option-way = { $is_there ->
        [1] Ir
       *[0] Rumo
      } { $goal-to }: { $spot }{ walk-passes }{ walk-traps }
walk-passes = { $passes ->
        [0] { "" }
        [1] , passando por um inimigo
       *[other] , passando por { $passes } inimigos
      }
walk-traps = { $traps ->
        [0] { "" }
        [1] , por uma armadilha
       *[other] , por { $traps } armadilhas
      }
option-to = Andar até { $spot }
option-to-air = Voar até { $spot }
option-to-dark = Andar até { $spot }, fechada
option-to-passing = Até { $spot }, passando por { $passes ->
        [1] um inimigo
       *[other] { $passes } inimigos
      }
    .hint = por quem você passa, ataca primeiro
option-to-trap = Até { $spot }, por { $traps ->
        [1] uma armadilha
       *[other] { $traps } armadilhas
      }
option-climb = Começar a subir as pedras em { $spot }
    .hint = você chega se continuar a subir no próximo turno
option-to-top = Subir até { $spot }
option-march = Todos a { $spot }
    .hint = os outros podem seguir você, até que algo apareça
option-all-to-exit = Todos à saída: { $spot }
    .hint = vocês todos vão até lá, e saem assim que der
option-wear = Vestir { $item }
    .hint = { $item-does }
option-wear-part = Vestir { $item } ({ $part })
    .hint = { $item-does }
option-doff = Tirar { $item }
option-doff-part = Tirar { $item } ({ $part })
option-part = { $part }
option-give = Dar { $item } a { $friend }
option-give-part = Dar { $item } ({ $part }) a { $friend }
option-ask-for = Pedir a { $friend }: { $item }
option-ask-for-part = Pedir a { $friend }: { $item } ({ $part })
option-pick-up = Pegar { $item }
option-pick-up-part = Pegar { $item } ({ $part })
option-search = Olhar o que ficou no chão
option-wait = Esperar
    .hint = o próximo age antes; você pode agir depois de cada turno
option-rest = Não fazer nada{ $gained ->
    [0] { "" }
   *[other] {" "}(+{ $gained } de fôlego)
  }
option-no-more = É só isso

## On the way

prompt-walk = { $hero } está em { $spot }, ainda com { $left } de Movimento. Seguir?
    .waiting = { $hero } ({ $asked }) está a caminho.
    .title = Seguir?
option-stop = Parar aqui
prompt-fly = { $hero } paira sobre { $spot } e pode voar { $left ->
        [1] 1 casa
       *[other] { $left } casas
      }. Para onde?
    .waiting = { $hero } ({ $asked }) está no ar.
    .title = Para onde?
prompt-stoop = Há algo em { $spot }, e pegar não custa nada. O que { $hero } pega?
    .waiting = { $hero } ({ $asked }) olha o que há em { $spot }.
    .title = O que há ali
option-leave-lying = Deixar ali
prompt-march = { $leader } leva vocês a { $spot }. { $hero } acompanha?
    .waiting = { $leader } vai na frente. { $asked } { $asked-count ->
        [1] pode
       *[other] podem
      } ficar para trás.
    .title = Acompanhar?
option-follow = Acompanhar
option-hold = Ficar aqui
prompt-flee = { foe-first } foge. Para onde?
    .waiting = { $asked } diz para onde foge { foe }.
    .title = Para onde foge?
option-flee = Para { $spot }
prompt-held = { $hero } está esperando. Agir agora?
    .waiting = { $asked } { $asked-count ->
        [1] pode
       *[other] podem
      } agir agora.
    .offered = { $asked } { $asked-count ->
        [1] está esperando e pode
       *[other] estão esperando e podem
      } agir agora.
    .title = Agir agora?
option-act-now = Agir agora
option-keep-waiting = Seguir esperando
option-lapse = Deixar passar
prompt-door = Estão todos à porta. Deixar a sala: { $room }?
    .waiting = { $asked } decide se vocês deixam a sala: { $room }.
    .title = Deixar a sala?
option-depart = Sair
option-stay = Ficar mais uma rodada

## Under attack

prompt-defend = { $damage ->
        [0] { foe-first } acerta { $hero } ({ $health } PV), mas não causa dano. Ainda assim, uma defesa conta.
       *[other] { foe-first } acerta { $hero } ({ $health } PV) por { $damage }.
      } Como você se defende?{ $aim ->
        [0] { "" }
       *[other] {" "}A mira se perde de todo jeito.
      }
    .waiting = { $hero } ({ $asked }) leva um golpe{ $damage ->
        [0] { "" }
       *[other] {" "}de { $damage }
      } e pode se defender.
    .title = Defender?
prompt-defend-friend = { $is_own ->
        [1] O feitiço acerta também { $hero } ({ $health } PV) por { $damage }.
       *[0] O feitiço de { $friend } acerta { $hero } ({ $health } PV) por { $damage }.
      } Como você se defende?
    .waiting = { $hero } ({ $asked }) leva { $is_own ->
        [1] o próprio feitiço
       *[0] um golpe amigo
      } e pode se defender.
    .title = Defender?
option-no-defence = Sem defesa
option-defend = { $ability }, { needs }
option-defend-stamina = { $ability }, { needs }, { with-stamina }
option-defend-untrained = { $ability }, sem treino, { needs }
option-defend-untrained-stamina = { $ability }, sem treino, { needs }, { with-stamina }
group-defend = Defender …
prompt-counter = Um Ás: { foe } falha! { $hero } pode revidar.
    .waiting = { $hero } ({ $asked }) pode revidar.
    .title = Revidar?
option-counter = { $ability }, { needs }
option-counter-stamina = { $ability }, { needs }, { with-stamina }
option-decline = Deixar estar
group-counter = Revidar …
prompt-tap = { $count ->
        [1] { foe-first } ainda tem { $health } PV.
       *[other] A { $count } inimigos resta pouco.
      } { $ability }: atacar de novo?
    .waiting = { $asked } pode atacar de novo.
    .title = Atacar de novo?
option-tap = { $ability } → { $enemy }, { needs }
    .hint = em { $spot }, { $health } PV
option-tap-stamina = { $ability } → { $enemy }, { needs }, { with-stamina }
    .hint = em { $spot }, { $health } PV

## Things

prompt-consent = { $friend } pede a { $hero }: { $item }. Dar?
    .waiting = { $friend } pede a { $asked }: { $item }.
    .title = Dar?
option-accept = Dar
option-refuse = Ficar com isto
prompt-find = { $hero } acha: { $item }{ $count ->
        [1] .
       *[other] {" "}× { $count }.
      } Pegar?
    .waiting = { $asked } achou: { $item }.
    .title = Pegar?
option-take = Pegar
option-leave-it = Deixar
prompt-train = O que { $hero } melhora com isto: { $item }?
    .waiting = { $asked } examina: { $item }.
    .title = O que melhora?
option-train = { $core }, e { $ability }
option-train-core = { $core }
option-which-ability = { $ability }
    .hint = { $ability-does }
kind-melee = corpo a corpo
kind-ranged = à distância
kind-magic = magia

## Standing orders

order-defence = Quando me acertam
option-defend-never = Não me defender
option-defend-best = Melhor defesa treinada, sem fôlego
option-defend-hard = Melhor defesa; com fôlego se tiver menos de 10 PV
order-counter = Quando posso revidar
option-counter-never = Deixar estar
option-counter-best = Revidar, sem fôlego
order-march = Quando alguém vai na frente

prompt-part = Onde você veste { $item }? Dali em diante só serve ali.
    .waiting = { $hero } veste: { $item }.
    .title = Nova armadura

## How likely it is

odds-blow = fere { $harms }%, abate { $fells }%
odds-works = funciona { $percent }%
odds-opens = abre { $percent }%
odds-defence = deixa { $left } de { $damage } em média
odds-trap = passa da armadilha { $percent }%
