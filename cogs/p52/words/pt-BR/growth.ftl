### Building a character and growing with it: what is asked, and among what.

## Building

prompt-character = Com qual herói você joga? Leve um que já está pronto, ou crie um novo.
    .waiting = { $asked } { $asked-count ->
        [1] escolhe um herói.
       *[other] escolhem seus heróis.
      }
    .title = Escolha seu herói
option-ready-made = { $hero }, { $calling } { $race }
    .hint = { $health } PV, Movimento { $movement }: { $abilities }
option-build-own = Criar um herói novo
group-ready-made = Um herói que já está pronto …
prompt-points = Quem é? Distribua { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  } entre as habilidades básicas; todas começam em 1, e raça e classe somam a elas.
    .waiting = { $asked } { $asked-count ->
        [1] cria alguém novo.
       *[other] criam alguém novo.
      }
    .title = Alguém novo
    .budget = { $left ->
        [0] Todos os pontos estão distribuídos.
        [1] Resta 1 ponto.
       *[other] Restam { $left } pontos.
      }
field-name = Nome
field-race = Raça
field-calling = Classe
field-quirk = Mania
field-note = Uma nota sobre a mania
field-lift = Pontos em Erguer
field-think = Pontos em Pensar
field-balance = Pontos em Equilibrar
field-move = Pontos em Mover
field-lead = Pontos em Liderar
option-race = { $race }
    .hint = { figures-race }
option-calling = { $calling }
    .hint = { figures-calling } · { $abilities }
option-quirk = { $quirk }
    .hint = { $quirk-does }
option-no-quirk = Nenhuma mania
prompt-extra = Mais uma habilidade para { $hero }
    .waiting = { $asked } { $asked-count ->
        [1] escolhe uma habilidade.
       *[other] escolhem uma habilidade.
      }
    .title = Mais uma habilidade
option-ability = { $ability }{ $level ->
    [1] { "" }
   *[other] { " " }{ $level }
  }
    .hint = { $ability-does }
prompt-start = Com o que { $hero } começa, além de uma poção?
    .waiting = { $asked } { $asked-count ->
        [1] escolhe com o que começar.
       *[other] escolhem com o que começar.
      }
    .title = Com o que começar
option-item = { $item }
    .hint = { $item-does }

## A random room

prompt-lay = { $hero } arma a próxima sala, de { $count ->
    [1] 1 casa
   *[other] { $count } casas
  }. Em que padrão?
    .waiting = { $hero } ({ $asked }) arma a próxima sala.
    .title = A próxima sala
option-template = { $template }
option-template-mirrored = { $template }, em espelho
group-pattern = Outro padrão …
option-own-grid = Eu desenho
prompt-grid = Desenhe uma sala de { $count ->
    [1] 1 casa
   *[other] { $count } casas
  }: S é o começo, um ponto final uma casa, # uma lacuna. Envie vazio para voltar aos padrões.
    .waiting = { $asked } desenha a próxima sala.
    .title = Desenhe uma sala

## Levels

prompt-grow = { $hero } é nível { $level } e tem { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  } para crescer. Agora: Erguer { $lift }, Pensar { $think }, Equilibrar { $balance }, Mover { $move }, Liderar { $lead }; { $most } PV, Movimento { $movement }, Iniciativa { $initiative }.
    .waiting = { $asked } { $asked-count ->
        [1] distribui novos pontos.
       *[other] distribuem novos pontos.
      }
    .title = Um novo nível
growth-tough = Mais resistência
growth-able = Mais recursos
growth-quick = Mais pernas
growth-early = Mais iniciativa
growth-steady = Mais firmeza
growth-even = Melhor no que já sabe
grown = { $lift ->
    [0] { "" }
   *[other] {" "}Erguer +{ $lift }
  }{ $think ->
    [0] { "" }
   *[other] {" "}Pensar +{ $think }
  }{ $balance ->
    [0] { "" }
   *[other] {" "}Equilibrar +{ $balance }
  }{ $move ->
    [0] { "" }
   *[other] {" "}Mover +{ $move }
  }{ $lead ->
    [0] { "" }
   *[other] {" "}Liderar +{ $lead }
  }
option-grow = { $way }:{ grown }{ $tougher ->
        [0] { "" }
       *[other] {" "}· PV { $most } → { $after }
      }
    .hint = { $faster ->
        [0] { "" }
       *[other] Movimento { $movement } → { $steps },{" "}
      }{ $sooner ->
        [0] { "" }
       *[other] Iniciativa { $initiative } → { $first }
      }{ $abilities-count ->
        [0] { "" }
       *[other] { $sooner ->
            [0] { "" }
           *[other] ;{" "}
          }ao alcance: { $abilities }
      }
option-grow-own = Eu distribuo
prompt-rise = { $hero } é nível { $level }. Distribua { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }.
    .waiting = { $asked } { $asked-count ->
        [1] distribui novos pontos.
       *[other] distribuem novos pontos.
      }
    .title = Um novo nível
    .budget = { $left ->
        [0] Todos os pontos estão distribuídos.
        [1] Resta 1 ponto.
       *[other] Restam { $left } pontos.
      }
prompt-habit = { $hero } usou { $ability } tantas vezes que uma habilidade básica cresce. Qual?
    .waiting = { $asked } { $asked-count ->
        [1] escolhe o que cresce pelo hábito.
       *[other] escolhem o que cresce pelo hábito.
      }
    .title = O que cresce?
option-core = { $core }
    .hint = { $core-does }
prompt-learn = O que { $hero } aprende?
    .waiting = { $asked } { $asked-count ->
        [1] escolhe uma nova habilidade.
       *[other] escolhem uma nova habilidade.
      }
    .title = Uma nova habilidade
option-later = Outra hora
prompt-practise = { $hero } tem { $experience } de experiência. Treinar algo com ela?
    .waiting = { $asked } { $asked-count ->
        [1] treina.
       *[other] treinam.
      }
    .title = Treinar
option-practise = { $ability } ao nível { $level }, por { $cost }
    .hint = { $ability-does }
option-done = Basta
prompt-reward = Em que a missão faz { $hero } melhorar?
    .waiting = { $asked } { $asked-count ->
        [1] escolhe o que a missão ensinou.
       *[other] escolhem o que a missão ensinou.
      }
    .title = O que a missão ensinou
prompt-gift = O que { $hero } leva do espólio?
    .waiting = { $asked } { $asked-count ->
        [1] escolhe do espólio.
       *[other] escolhem do espólio.
      }
    .title = O espólio
option-gift = { $item }
    .hint = { $item-does }
prompt-fate = { $hero } caiu. Trazer de volta, sem as suas coisas?
    .waiting = { $asked } { $asked-count ->
        [1] decide sobre quem caiu.
       *[other] decidem sobre quem caiu.
      }
    .title = Quem caiu
option-raise = Trazer de volta
    .hint = PV cheios da próxima vez e bolsa vazia; tem parte na missão se for vencida
option-retire = Deixar descansar
    .hint = fora de atividade, até você chamar de volta
