### Beside the pictures of what has just happened: the cards are to be seen. `.more` is the line under the heading.

duel-needs = { $total } para { $target }
duel-beats = { $total } contra { $target }
duel-against = { $total } contra { $target }

## A hero strikes

moment-attacked = { $hero }: { $ability } contra { $struck-the }
    .more = { $outcome ->
        [ace] Um Ás: falha!
        [miss] Baixo demais.
        [king] Um Rei!
       *[hit] Acerta!
      }
moment-clashed = { $hero }: { $ability } contra { $enemy-the }
    .more = { $result ->
        [none] Golpe defendido.
        [chilled] Congela.
        [brief] Empate: uma rodada de gelo.
        [already] O gelo fica como está.
        [half] Empate: metade, { damage }{ after }
        [doubled] Um Rei: em dobro, { damage }{ after }
       *[full] { over }: { damage }{ after }
      }
after = { $has_fallen ->
    [1] . E cai!
   *[0] , { left }
  }
moment-enemy-defended = { $enemy-The } { $outcome ->
    [none] se defende
    [chilled] congela
    [brief] congela
    [already] não pode se defender
   *[other] leva o golpe
  }
    .more = { $outcome ->
        [none] Nenhum dano.
        [chilled] O gelo pega.
        [brief] Empate: só uma rodada.
        [already] O gelo fica como está.
       *[other] { damage }, { left }.
      }
moment-enemy-fell = { $enemy-The } cai!
    .more = { $drops ->
        [1] E deixa algo no chão.
       *[0] { "" }
      }
moment-boss-rose = { $enemy-The } { $health ->
        [0] fica no chão
       *[other] se levanta de novo!
      }
    .more = { $health ->
        [0] Uma carta preta: acabou.
       *[other] Uma carta vermelha: { $health } PV.
      }

## An enemy strikes

moment-struck = { $enemy-The } ataca { $hero }
    .more = { $outcome ->
        [ace] Um Ás: falha!
        [miss] Baixo demais: errou.
        [king] Um Rei: { damage }!
       *[hit] { over }: { damage }.
      }
moment-assailed = { $enemy-The } ataca { $hero }
    .more = { $fate ->
        [dead] { damage }: { $hero } morre.
        [stunned] { damage }: { $hero } fica grogue.
       *[none] { $defence ->
            [open] { $struck } de dano a caminho.
            [full] Nada passa!
            [part] Ajuda: { damage }, { left }.
            [failed] Baixo demais: { damage }, { left }.
           *[none] { damage }, { left }.
          }
      }
moment-defended = { $hero } se defende: { $ability }
    .more = { $outcome ->
        [full] Nada passa!
        [part] Sobram { $left } de dano.
       *[failed] Baixo demais.
      }
moment-weathered = { $hero } se defende: { $ability }
    .more = { $total } para { $target }: { $outcome ->
        [part] ajuda. { damage }, { left }.
       *[failed] baixo demais. { damage }, { left }.
      }
moment-hurt = { $hero } { $damage ->
        [0] não perde PV
       *[other] perde { $damage } PV
      }
    .more = { left }
moment-stunned = { $hero } fica grogue
    .more = Com 0 PV um herói só pode se defender, andar, usar algo ou receber cura.
moment-died = { $hero } morre
    .more = Caiu em { $spot }.
moment-revived = { $hero } volta a viver!
    .more = { $health } PV.
moment-ability-used = { $hero }: { $ability }
    .more = { $total } para { $target }: { $outcome ->
        [failed] não dá em nada.
        [bare] na medida, mas não dá em nada.
       *[done] funciona!
      }

## What one comes upon

moment-room-entered = { $room }
    .more = { $room-enter }
moment-delve-flipped = { $shape }
    .more = { $shape-goal }
moment-drop-flipped = { $side ->
        [enemies] Eles viram vocês primeiro!
        [heroes] Vocês os viram primeiro!
       *[nobody] Ninguém foi mais rápido
      }
    .more = { $side ->
        [enemies] Um Ás: todos os inimigos agem antes de vocês.
        [heroes] Um Rei: vocês todos agem antes deles.
       *[nobody] Começa a maior iniciativa.
      }
moment-exit-watched = { $comes ->
        [1] Há alguém à porta!
       *[0] Vocês se demoram
      }
    .more = { $comes ->
        [1] 4 ou menos: entra um inimigo.
       *[0] { $is_spent ->
            [1] 4 ou menos, mas não resta inimigo que venha.
           *[0] Acima de 4: ninguém vem.
          }
      }
moment-exit-opened = A porta está aberta
    .more = Em { $spot }.
moment-enemy-appeared = { $enemy-The }
    .more = { $enemy-sight }
moment-ambush-flipped = { $is_ambush ->
        [1] Emboscada!
       *[0] Nenhuma surpresa
      }
    .more = { $is_ambush ->
        [1] 3 ou menos: eles agem a seguir.
       *[0] Acima de 3: tudo em ordem.
      }
moment-trap-sprung = { $damage ->
        [0] { $hero } escapa da armadilha
       *[other] { $hero } caiu na armadilha
      }
    .more = Pedia { $target }.{ $damage ->
        [0] { "" }
       *[other] {" "}{ damage }, { left }.
      }
moment-key-taken = { $hero } pega { $item-the }
moment-chest-tried = { $outcome ->
        [open] Abriu!
        [broken] A fechadura quebra
        [destroyed] Em pedaços
        [exploded] Explodiu!
       *[nothing] Continua fechado
      }
    .more = { $hero } { $way ->
        [hit] bate no baú: { $total } para { $target }.
       *[other] arromba: { $total } para { $target }.
      }
moment-found = { $count ->
        [1] { $item }
       *[other] { $count } × { $item }
      }{ $is_paired ->
        [1] {" "}e uma Gazua
       *[0] { "" }
      }
    .more = { $item-does }
moment-booby-trap = Ela morde { $hero }!
    .more = { damage }.

## What remains

moment-experience-gained = { $hero } ganha { $points } de experiência
    .more = Agora { $experience }.
moment-level-gained = { $hero } chega ao nível { $level }!
    .more = { $points ->
        [0] Nenhum ponto, desta vez.
        [1] 1 ponto para crescer.
       *[other] { $points } pontos para crescer.
      }
moment-quest-won = { $adventure }: vitória!
    .more = { $adventure-won }
moment-quest-lost = { $adventure }: derrota
    .more = { $adventure-lost }

## The table of experience

earned-title = Experiência
earned-now = agora { $experience }
