### What is asked, and what there is to choose: labels fit a phone, prices stand on them.

## Building a hero

prompt-build = { $count ->
    [0] Monte o seu herói: pegue um pronto, ou escolha um Herói, um Equipamento e uma Habilidade. Quem pega uma carta primeiro fica com ela.
   *[other] { build-hero }: { build-equipment }, { build-ability }. { $count ->
        [3] Aperte Pronto ou troque uma carta.
       *[other] Escolha o que falta.
      }
  }
    .waiting = { $asked } { $asked-count ->
        [1] está
       *[other] estão
      } montando { $asked-count ->
        [1] um herói
       *[other] heróis
      }.
    .title = Monte o seu herói
build-hero = { $has_hero ->
    [1] { $hero }
   *[other] Ainda sem herói
  }
build-equipment = { $has_equipment ->
    [1] { $equipment }
   *[other] ainda sem Equipamento
  }
build-ability = { $has_ability ->
    [1] { $ability }
   *[other] ainda sem Habilidade
  }
group-ready-made = Pegar um herói pronto…
group-card-hero = Escolher o Herói…
group-card-equipment = Escolher o Equipamento…
group-card-ability = Escolher a Habilidade…
option-done = Pronto
option-random = Ao acaso
option-ready-made = { $hero } com { $equipment } e { $ability }
    .hint = { $hero-role }. { $ability }: { $ability-does }.
option-card-hero = { $card-title }
    .hint = { $card-does }
option-card-equipment = { $card }
    .hint = { $card-does }
option-card-ability = { $card }
    .hint = { $card-does }

## Who goes next

prompt-activate = { $hero } pode ir primeiro.
    .offered = { $asked } { $asked-count ->
        [1] pode
       *[other] podem
      } ir primeiro.
    .title = Ir primeiro
option-activate = { $hero } vai primeiro

## A hero's turn

prompt-menu = { $hero } tem { $actions ->
        [0] nenhuma ação
        [1] 1 ação
       *[other] { $actions } ações
    }{ $left ->
        [0] { "" }
       *[other] , { $left } de movimento ainda
    } · { $health } de Vida, { $energy } de Energia, { $treasure } de Tesouro.
    .waiting = { $hero } ({ $asked }) tem { $actions ->
        [0] nenhuma ação
        [1] 1 ação
       *[other] { $actions } ações
      }.
    .title = Seu turno
group-attack = Atacar…
group-deed = Fazer algo aqui…
group-move = Ir até…
group-use = Usar…
group-market = Comprar…
group-to-space = Outra casa…
group-to-upper = Nesta linha ou ao norte dela…
group-to-lower = Ao sul daqui…
group-to-n = Ao norte daqui…
group-to-e = A leste daqui…
group-to-s = Ao sul daqui…
group-to-w = A oeste daqui…

target = { $enemy } #{ $number }
option-attack-melee = Golpear { target } · { dice-plus }
option-attack-melee-aimed = Mirar, golpear { target } · { dice-plus }
    .hint = { hint-aimed }
option-attack-melee-whetted = Afiar, golpear { target } · { dice-plus }
    .hint = { hint-whetted }
option-attack-melee-aimed-whetted = Mirar, afiar, golpear { target } · { dice-plus }
    .hint = { hint-both }
option-attack-ranged = Atirar em { target } · { dice-plus }
option-attack-ranged-aimed = Mirar, atirar em { target } · { dice-plus }
    .hint = { hint-aimed }
option-attack-ranged-whetted = Afiar, atirar em { target } · { dice-plus }
    .hint = { hint-whetted }
option-attack-ranged-aimed-whetted = Mirar, afiar, atirar em { target } · { dice-plus }
    .hint = { hint-both }
option-attack-cleave = Trespassar { target } · { dice-plus } · 3 de Energia
    .hint = Sem ação.
option-attack-cleave-whetted = Afiar, trespassar { target } · { dice-plus } · 3 de Energia
    .hint = Sem ação; a Pedra de Amolar se gasta.
option-attack-spark = Faísca em { target } · { dice-plus } · 4 de Energia
    .hint = Sem ação.
option-attack-throw = { $weapon } em { target } · { dice-plus }
    .hint = Sem ação; a carta se gasta.
hint-aimed = Tiro Certeiro: 2 de Energia, +1 e Perfurar.
hint-whetted = Pedra de Amolar: +1, se gasta.
hint-both = Tiro Certeiro por 2 de Energia, e a Pedra de Amolar.

option-spread-melee = Repartir { dice-plus } entre { $count } ao alcance
    .hint = Saraivada: um alvo para cada dado.
option-spread-melee-aimed = Mirar, repartir { dice-plus } entre { $count } ao alcance
option-spread-melee-whetted = Afiar, repartir { dice-plus } entre { $count } ao alcance
option-spread-melee-aimed-whetted = Mirar, afiar, repartir { dice-plus } entre { $count } ao alcance
option-spread-ranged = Repartir { dice-plus } entre { $count } à vista
    .hint = Saraivada: um alvo para cada dado.
option-spread-ranged-aimed = Mirar, repartir { dice-plus } entre { $count } à vista
option-spread-ranged-whetted = Afiar, repartir { dice-plus } entre { $count } à vista
option-spread-ranged-aimed-whetted = Mirar, afiar, repartir { dice-plus } entre { $count } à vista
option-spread-cleave = Trespassar { $count } · { dice-plus } · 3 de Energia
    .hint = Sem ação: um alvo para cada dado.
option-spread-cleave-whetted = Afiar, trespassar { $count } · { dice-plus } · 3 de Energia
option-spread-spark = Faíscas em { $count } · { dice-plus } · 4 de Energia
    .hint = Sem ação: um alvo para cada dado.
option-spread-throw = { $weapon } em { $count } · { dice-plus }
    .hint = Sem ação; a carta se gasta.
prompt-spread = Você tem { $dice } dados ({ $weapon }): em quem mira? Eles são repartidos um a um, na ordem que você escolher.
    .waiting = { $hero } ({ $asked }) reparte { $dice } dados.
    .title = Mire os dados
option-share-melee = Um alvo para cada um de { dice-plus }
    .hint = Saraivada: quantos dados quiser em cada um.
option-share-melee-aimed = Mirar, um alvo para cada um de { dice-plus }
option-share-melee-whetted = Afiar, um alvo para cada um de { dice-plus }
option-share-melee-aimed-whetted = Mirar, afiar, um alvo para cada um de { dice-plus }
option-share-ranged = Um alvo para cada um de { dice-plus }
    .hint = Saraivada: quantos dados quiser em cada um.
option-share-ranged-aimed = Mirar, um alvo para cada um de { dice-plus }
option-share-ranged-whetted = Afiar, um alvo para cada um de { dice-plus }
option-share-ranged-aimed-whetted = Mirar, afiar, um alvo para cada um de { dice-plus }
option-share-cleave = Trespassar, alvos para { dice-plus } · 3 de Energia
    .hint = Sem ação: quantos dados quiser em cada um.
option-share-cleave-whetted = Afiar, trespassar, alvos para { dice-plus } · 3 de Energia
option-share-spark = Faíscas, alvos para { dice-plus } · 4 de Energia
    .hint = Sem ação: quantos dados quiser em cada um.
option-share-throw = { $weapon }, alvos para { dice-plus }
    .hint = Sem ação; a carta se gasta.
prompt-share = Você tem { $dice } dados ({ $weapon }): quantos em cada um?
    .waiting = { $hero } ({ $asked }) reparte { $dice } dados.
    .title = Mire os dados
field-dice-at = { target } em { $spot }, { $health } de vida
option-aim = { target } · { $health } de vida

option-go-melee = Ir e golpear { target } · { dice-plus }
    .hint = Primeiro até { $to }.
option-go-ranged = Ir e atirar em { target } · { dice-plus }
    .hint = Primeiro até { $to }.
option-explore = Explorar: { $side } · { $cost } de movimento
    .hint = Por { $spot }. Uma peça nova, e o que houver nela.
option-explore-pits = Explorar: { $side } · { $cost } de movimento, −{ $pits } de Vida
    .hint = Por { $spot }, e { $pits ->
        [1] um fosso
       *[other] { $pits } fossos
      } no caminho.
option-move = Outro lugar
option-end = Encerrar turno
option-back = Voltar
prompt-move = Aonde vai { $hero }?
    .waiting = { $hero } ({ $asked }) vai se mover.
    .title = Mover
option-to = { $spot } · { $cost } de movimento
option-to-pits = { $spot } · { $cost } de movimento, −{ $pits } de Vida
option-to-fall = { $spot } · { $cost } de movimento, num fosso: você cai
option-to-fallen = Até { $hero }, no chão · { to-cost }
    .hint = Em { $spot }. Dali você pode reanimar.
option-to-deed = À estrela: { $deed } · { to-cost }
    .hint = Em { $spot }. { $skill } { $needed }. { $deed-gain }
option-to-enemy = Até { $enemy } #{ $number } · { to-cost }
    .hint = Em { $spot }.
option-to-foe = Rumo a { $enemy } #{ $number } · { to-cost }
    .hint = Até { $spot }.
option-to-friend = Até { $hero } · { to-cost }
    .hint = Em { $spot }.
option-to-door = Ao vão do { $side } · { to-cost }
    .hint = Em { $spot }.
option-to-way = Rumo ao { $side }, { $face } · { to-cost }
    .hint = Até { $spot }.
option-to-edge = À borda do { $side }, { $face } · { to-cost }
    .hint = Em { $spot }.
option-to-exit = A uma casa de início · { to-cost }
    .hint = Em { $spot }.
option-to-start = Rumo às casas de início · { to-cost }
    .hint = Até { $spot }.
to-cost = { $cost } de movimento{ to-pits }
to-pits = { $pits ->
    [0] { "" }
   *[other] , −{ $pits } de Vida
  }
prompt-forfeit = { $hero } ainda tem { $count ->
    [1] uma ação
   *[other] { $count } ações
  }. Encerrar o turno mesmo assim?
    .waiting = { $hero } ({ $asked }) vai encerrar o turno.
    .title = Encerrar o turno?
option-forfeit = Encerrar, e perder { $count ->
    [1] 1 ação
   *[other] { $count } ações
  }
option-deed = { $deed } · { $skill } { $needed } (você { plus })
    .hint = { $deed-gain }
option-deed-helped = { $deed } · { $skill } { $needed } (você { plus }), com { $item-the }
    .hint = Soma um sucesso, e se gasta. { $deed-gain }
option-revive = Reanimar { $hero }
    .hint = Levanta-se com 2 de Vida.
option-ability = { $ability } · { $energy } de Energia
    .hint = { $ability-does }
option-ability-hero = { $ability }: { $hero } ({ $health }/{ $most }) · { $energy } de Energia
    .hint = { $ability-does }
option-ability-enemy = { $ability }: { target } · { $energy } de Energia
    .hint = { $ability-does }
option-use = Usar { $item }
    .hint = { $item-does }
option-use-hero = { $item } para { $hero } ({ $health }/{ $most })
    .hint = { $item-does }
option-use-enemy = { $item }: { target }
    .hint = { $item-does }
option-buy = Comprar { $item } · { $cost } de Tesouro
    .hint = { $item-does }
prompt-shadowstep = Onde as sombras devem soltar { $hero }?
    .waiting = { $hero } ({ $asked }) entra nas sombras.
    .title = Passo das Sombras
option-shadow = { $spot }
prompt-flask = Onde estoura o Frasco de Fogo? Ele fere todos ali e ao lado, amigos também.
    .waiting = { $hero } ({ $asked }) sopesa um Frasco de Fogo.
    .title = Frasco de Fogo
option-flask = { $spot }: { $count ->
        [1] 1 inimigo
       *[other] { $count } inimigos
    }{ $friends ->
        [0] { "" }
        [1] , e 1 herói
       *[other] , e { $friends } heróis
    }{ $downed ->
        [0] { "" }
        [1] : 1 cai
       *[other] : { $downed } caem
    }
prompt-rally = { $friend } incita { $hero }: { $left ->
    [0] um Movimento ou um Ataque, agora.
   *[other] o Movimento continua, { $left } de movimento ainda.
  }
    .waiting = { $friend } incita { $hero } ({ $asked }).
    .title = Avante!

## Rolls, and what can be done about them

prompt-coin = { $what }: { $dice }, cada um { plus }. Qual deles a Moeda da Sorte rola de novo?
    .waiting = { $hero } ({ $asked }) brinca com uma Moeda da Sorte.
    .title = Moeda da Sorte
prompt-cap = Defesa: { $dice }, cada um { plus }. Qual deles o Elmo de Aço rola de novo?
    .waiting = { $hero } ({ $asked }) pode rolar um dado de novo.
    .title = Elmo de Aço
option-die = { $die }, ao todo { $total }
option-keep = Deixar assim
prompt-react = { $enemy } #{ $number } acerta { $hero } { $hits ->
    [1] uma vez
    [2] duas vezes
   *[other] { $hits } vezes
  }.{ $each ->
    [2] {" "}Cada acerto não bloqueado causa 2 ferimentos.
   *[other] { "" }
  } { $hero } tem { $health } de Vida. { $choices ->
    [0] Até você rolar, os outros ainda podem ajudar.
   *[other] O que você faz?
  }
    .waiting = { $hero } ({ $asked }) leva { $hits ->
        [1] um acerto
        [2] dois acertos
       *[other] { $hits } acertos
      }.
    .title = Acertaram você
option-take-hits = Rolar a Defesa
prompt-feather = { $hero } cairia. Queimar a Pena de Fênix?
    .waiting = { $hero } ({ $asked }) está caindo.
    .title = Pena de Fênix
option-burn-feather = Queimar: 3 de Vida
option-fall = Cair
prompt-roll-attack = Seu ataque: { dice-plus }.
    .waiting = { $asked } pega os dados.
    .title = Ataque
prompt-roll-defence = Você rola a defesa do inimigo: { dice-plus }.
    .waiting = { $asked } rola pelo inimigo.
    .title = Defesa
prompt-roll-own-defence = Sua defesa: { dice-plus }.
    .waiting = { $asked } pega os dados.
    .title = Defesa
prompt-roll-treasure = O inimigo caiu. O que ele levava?
    .waiting = { $asked } revista o caído.
    .title = Tesouro
prompt-roll-check = Seu teste: { dice-plus }.
    .waiting = { $asked } pega os dados.
    .title = Teste
prompt-helper = { $skill } { $needed }, 4 dados { plus }: alguma carta ajuda { $hero }?
    .waiting = { $hero } ({ $asked }) pode usar uma carta no teste.
    .title = Teste
option-alone = Rolar sem ela
option-roll = Rolar { $count ->
    [1] 1 dado
   *[other] { $count } dados
  }

## Encounters

prompt-jar = Um dos jarros na prateleira faz tique-taque. { $hero } abre? Com 1 ou 2 ele explode, e todos na sala perdem 1 de Vida; senão, todos ali ganham 1 de Tesouro.
    .waiting = { $hero } ({ $asked }) olha um jarro que faz tique-taque.
    .title = Um jarro faz tique-taque
option-open-jar = Abrir
option-leave-it = Deixar quieto
prompt-beggar = O Rei dos Mendigos estende a mão. { $hero } dá uma moeda por uma destas?
    .waiting = { $hero } ({ $asked }) está diante do Rei dos Mendigos.
    .title = O Rei dos Mendigos
prompt-gift = { $hero } pode pegar de graça uma carta do mercado.
    .waiting = { $hero } ({ $asked }) escolhe um presente.
    .title = Escolha um presente
option-take-item = { $item }
    .hint = { $item-does }

## Besides: offers

pause-blow = Um inimigo vai atacar. Quem puder ajudar, é agora.
prompt-minor = { $hero } pode fazer isto a qualquer hora:
    .offered = { $asked } { $asked-count ->
        [1] pode
       *[other] podem
      } curar, ajudar ou comprar enquanto isso.
    .title = A qualquer hora
prompt-trade = { $hero } pode trocar com { $friend }. Para dar não é preciso consentimento.
    .offered = { $asked } { $asked-count ->
        [1] pode
       *[other] podem
      } trocar.
    .title = Troca
prompt-consent = { $friend } ({ $who }) pede a { $hero } uma troca.
    .waiting = { $asked } { $asked-count ->
        [1] recebe
       *[other] recebem
      } um pedido de troca.
    .title = Uma troca
option-ware = { $item }
stock-treasure = Tesouro
    .counted = { $count } de Tesouro

## A plan for one's next turn

order-plan-first = Primeiro
order-plan-then = Depois
