### The story of turns and fights: cards by rank and suit, what was needed, what became of it.

cast = { $card }{ $stamina ->
    [nothing] { "" }
   *[other] {" "}e { $stamina } de fôlego
  }{ $bonus ->
    [0] { "" }
   *[other] {" "}e mais { $bonus }
  }
counts-as = { $trait ->
    [0] { "" }
   *[other] {" "}(vale { $answer_total })
  }
over = { $over ->
    [0] na medida
   *[other] { $over } de sobra
  }
damage = { $damage ->
    [0] nenhum dano
   *[other] { $damage } de dano
  }
left = { $health ->
    [0] não resta PV
    [1] resta 1 PV
   *[other] restam { $health } PV
  }

## Rounds and turns

event-drop-flipped = { $side ->
    [enemies] { $card } pela dianteira: um Ás! Eles viram vocês primeiro, e todos agem.
    [heroes] { $card } pela dianteira: um Rei! Vocês os viram primeiro, e todos agem.
   *[nobody] { $card } pela dianteira: ninguém foi mais rápido. Começa a maior iniciativa.
  }
event-round-began = { $mode ->
    [fight] Rodada { $round }.
   *[explore] Ninguém contra quem lutar à vista: ajam em qualquer ordem.
  }
event-round-opened = Rodada { $round }: { $hero } começa.
event-turn-began = É a vez de { $hero }.
event-turn-lost = { $hero } ainda não se soltou, e perde o turno.
event-rested = { $hero } não faz nada{ $gained ->
    [0] .
   *[other] , e compra uma carta de fôlego: agora { $stamina }.
  }
event-waited = { $hero } espera.
event-held-turn-taken = { $hero } age agora.
event-held-turn-lapsed = { $hero } esperou demais: o turno se foi.
event-enemy-turn-lost = { foe-first } está no gelo e não faz nada.
event-exit-watched = { $comes ->
    [1] Vocês se demoram com a saída à vista, e vira-se { $card }: 4 ou menos, há alguém à porta!
   *[0] { $is_spent ->
        [1] Vocês se demoram com a saída à vista, e vira-se { $card }. Traria um inimigo, mas não resta nenhum que venha.
       *[0] Vocês se demoram com a saída à vista, e vira-se { $card }: acima de 4, então ninguém vem.
      }
  }
event-stayed = O grupo fica mais um pouco.

## Walking

event-moved = { $way ->
    [poof] { $hero } some de { $origin }, e aparece em { $spot }.
    [hover] { $hero } flutua de { $origin } a { $spot }.
   *[walk] { $hero } vai até { $spot }.
  }
event-walked = { $hero } { $way ->
    [hover] flutua de { $origin } a { $spot }.
   *[walk] vai de { $origin } a { $spot }.
  }
event-climbed = { $hero } está no meio da subida das pedras em { $spot }.
event-stopped = { $way ->
    [king] Um Rei: { $hero } não passa de { $spot }.
   *[counter] { $hero } revidou, e fica em { $spot }.
  }
event-turned-up = Casas reveladas: { $spots }{ $marks-count ->
    [1] . Há em cada uma: { $marks }.
   *[other] . Pela ordem: { $marks }.
  }
event-ambush-flipped = { $is_ambush ->
    [1] { $hero } vira { $card }: eles são mais rápidos, e agem a seguir!
   *[0] { $hero } vira { $card }: nenhuma surpresa.
  }
event-trap-sprung = { $hero } pisa na armadilha em { $spot } e vira { $card }{ $damage ->
    [0] , { $target } ou mais: saiu a tempo.
   *[other] , abaixo de { $target }: { damage }, { left }.
  }
event-enemy-moved = { $way ->
    [flee] { foe-first } foge para { $spot }.
    [away] { foe-first } deixa { $origin }, e some de vista.
    [back] { foe-first } volta à vista em { $spot }.
   *[walk] { foe-first } vem até { $spot }.
  }
event-strode = { $way ->
    [flee] { foe-first } foge de { $origin } para { $spot }.
   *[walk] { foe-first } vem de { $origin } a { $spot }.
  }
event-enemy-climbed = { foe-first } está no meio da subida das pedras em { $spot }.
event-hero-dragged = A corrente puxa { $hero } de { $origin } a { $spot }.
event-room-lit = { $hero } acende uma Tocha: a sala se ilumina.

## A hero strikes

event-attacked = { $hero }, { $ability } contra { $struck-the }: { cast }{ $outcome ->
    [ace] . Um Ás: falha.
    [miss] {" "}para { $target }: errou.
    [king] {" "}para { $target }, { over }, e um Rei!
   *[hit] {" "}para { $target }, { over }.
  }
event-enemy-defended = { foe-first } { answer }
answer = { $card ->
    [nothing] não pode se defender
   *[other] vira { $card }{ $trait ->
        [0] { "" }
       *[other] {" "}(vale { $total })
      }
  }{ $outcome ->
    [none] , e não sofre nada.
    [chilled] { $card ->
        [nothing] .
       *[other] , baixo demais.
      }
    [brief] , empate.
    [already] , mas o gelo fica como está.
    [half] , empate: metade, { damage }, { left }.
    [doubled] { $card ->
        [nothing] , e um Rei dobra: { damage }, { left }.
       *[other] , baixo demais, e um Rei dobra: { damage }, { left }.
      }
   *[full] { $card ->
        [nothing] : { damage }, { left }.
       *[other] , baixo demais: { damage }, { left }.
      }
  }
event-clashed = { $hero }, { $ability } contra { foe }: { cast } para { $target }, { over }{ $outcome ->
    [king] , e um Rei!
   *[hit] .
  } { $answer ->
    [nothing] Sem defesa
   *[other] A defesa vira { $answer }{ counts-as }
  }{ $result ->
    [none] , e nada acontece.
    [chilled] { $answer ->
        [nothing] .
       *[other] , baixo demais.
      }
    [brief] , empate.
    [already] , mas o gelo fica como está.
    [half] , empate: metade, { damage }
    [doubled] { $answer ->
        [nothing] : em dobro, { damage }
       *[other] , baixo demais: em dobro, { damage }
      }
   *[full] { $answer ->
        [nothing] : { damage }
       *[other] , baixo demais: { damage }
      }
  }{ $result ->
    [none] { "" }
    [chilled] { "" }
    [brief] { "" }
    [already] { "" }
   *[other] { $has_fallen ->
        [1] . E cai{ $drops ->
            [1] , deixando algo no chão.
           *[0] !
          }
       *[0] , { left }.
      }
  }
event-enemy-fell = { foe-first } cai{ $drops ->
    [1] { $card ->
        [nothing] , e deixa algo no chão.
       *[other] , e { $card } diz que algo fica no chão.
      }
   *[0] { $card ->
        [nothing] .
       *[other] . { $card }: não levava nada.
      }
  }
event-enemy-hurt = { $way ->
    [fire] { foe-first } arde: { damage }, { left }.
    [venom] O veneno age. { foe-first }: { damage }, { left }.
   *[friend] { foe-first } sofre { damage }, { left }.
  }
event-enemy-froze = { foe-first } congela{ $rounds ->
    [99] {" "}até alguém atacar.
    [1] {" "}por uma rodada.
   *[other] {" "}por { $rounds } rodadas.
  }
event-enemy-thawed = { foe-first } descongela.
event-enemy-poisoned = Veneno para { foe }: { $damage } { $turns ->
    [1] no próximo turno.
   *[other] em cada um dos próximos { $turns } turnos.
  }
event-enemy-healed = { foe-first } se recompõe e tem agora { $health } PV.
event-boss-rose = Era para ser o fim { $enemy-de }. { $card }: { $health ->
    [0] uma carta preta. Desta vez fica no chão.
   *[other] uma carta vermelha. Levanta-se de novo, com { $health } PV!
  }

## An enemy strikes

event-struck = { foe-first } ataca { $hero }, { $blow }: { $card }{ $outcome ->
    [ace] . Um Ás: falha!
    [miss] , e precisava passar de { $target }: errou.
    [king] , { $over } de sobra: um Rei, { damage }!
   *[hit] , { $over } de sobra: { damage }.
  }
after-kept = { $armour ->
    [0] { $shield ->
        [0] { "" }
       *[other] {" "}depois do Escudo Mágico
      }
   *[other] { $shield ->
        [0] {" "}depois da armadura
       *[other] {" "}depois da armadura e do Escudo Mágico
      }
  }
no-harm = { $armour ->
    [0] { $shield ->
        [0] { "" }
       *[other] {" "}Nenhum dano{ after-kept }.
      }
   *[other] {" "}Nenhum dano{ after-kept }.
  }
event-assailed = { foe-first } ataca { $hero }, { $blow }: { $card }, { $over } de sobra{ $outcome ->
    [king] , um Rei
   *[hit] { "" }
  }: { $struck } de dano. { $defence ->
    [open] { "" }
    [none] Sem defesa.
   *[other] { $hero }, { $ability }: { $answer }{ $stamina ->
        [nothing] { "" }
       *[other] {" "}e { $stamina } de fôlego
      }{ $bonus ->
        [0] { "" }
       *[other] {" "}e mais { $bonus }
      } para { $answer_target }{ $defence ->
        [failed] , baixo demais.
        [full] : nada passa!
       *[part] : ajuda.
      }
  }{ $damage ->
    [0] { no-harm }
   *[other] {" "}{ damage }{ after-kept }, { left }.
  }{ $fate ->
    [stunned] {" "}{ $hero } fica grogue.
    [dead] {" "}{ $hero } morre.
   *[none] { "" }
  }
event-defended = { $hero }, { $ability }: { cast } para { $target }{ $outcome ->
    [full] : nada passa!
    [part] : sobram { $left } de dano.
   *[failed] , baixo demais.
  }
event-weathered = { $hero }, { $ability }: { cast } para { $target }{ $outcome ->
    [part] : ajuda. { damage }, { left }.
   *[failed] , baixo demais. { damage }, { left }.
  }
kept-off = { $armour ->
    [0] { $shield ->
        [0] { "" }
       *[other] {" "}(o Escudo Mágico tirou { $shield })
      }
   *[other] { $shield ->
        [0] {" "}(a armadura tirou { $armour })
       *[other] {" "}(a armadura tirou { $armour }, o Escudo Mágico { $shield })
      }
  }
event-hurt = { $hero } { $damage ->
    [0] não perde PV
   *[other] perde { $damage } PV
  }{ kept-off }: { left }.
event-stunned = { $hero } fica grogue.
event-died = { $hero } morre.{ $items-count ->
    [0] { "" }
   *[other] {" "}O que levava fica em { $spot }: { $items }.
  }

## Abilities

event-ability-used = { $hero }, { $ability }: { cast }{ $outcome ->
    [failed] {" "}para { $target }: não dá em nada.
    [bare] {" "}para { $target }, na medida: sem sobra, não dá em nada.
   *[done] {" "}para { $target }, { over }.
  }
event-healed = { $way ->
    [regeneration] Regeneração: { $hero } recupera { $amount } PV, agora { $health }.
   *[other] { $hero } recupera { $amount } PV: agora { $health }.
  }
event-revived = { $hero } volta a viver, com { $health } PV!
event-mending = { $hero } recupera { $amount } PV no início de cada um dos próximos { $turns } turnos.
event-shielded = Um escudo se ergue em { $spot }: { $amount } a menos em cada golpe, { $rounds ->
    [1] por uma rodada.
   *[other] por { $rounds } rodadas.
  }
event-aimed = { $hero } faz mira contra { foe }: +{ $bonus }.
event-aim-lost = { $hero } perde a mira contra { foe }.
event-stance-taken = { $hero } fica em guarda: +{ $bonus }.
event-stance-lost = A guarda de { $hero } se desfaz.
event-hasted = { $hero } tem { $turns ->
    [1] um turno extra.
   *[other] { $turns } turnos extras.
  }
event-hidden = Ninguém vê { $hero }, { $rounds ->
    [1] por uma rodada.
   *[other] por { $rounds } rodadas.
  }
event-tuned = { $hero } agora usa melhor { $ability }{ $less ->
    [0] { "" }
   *[other] : pede { $less } a menos
  }{ $damage ->
    [0] .
   *[other] : causa { $damage } a mais.
  }
event-envenomed = { $hero } envenena uma arma: { $ability } vai doer por mais tempo.

## Things

event-chest-tried = { $hero } { $way ->
    [hit] bate no
   *[other] tenta arrombar o
  } baú em { $spot }: { cast }{ $outcome ->
    [open] {" "}para { $target }. Ele se abre{ $things ->
        [2] , e há duas coisas dentro!
       *[other] .
      }
    [broken] . Um Ás: a fechadura quebra.
    [destroyed] {" "}para { $target }. O baú está em pedaços, e o que havia nele também.
    [exploded] . Um Ás: ele explode!
   *[nothing] {" "}para { $target }. Continua fechado.
  }
event-found = { $hero } { $way ->
    [drop] olha o que ficou no chão, e vira
   *[other] vira
  } { $cards }{ $plus ->
    [0] { "" }
   *[other] {" "}e mais { $plus }
  }, { $total } ao todo: { $count ->
    [1] { $item-a }
   *[other] { $count } × { $item }
  }{ $is_paired ->
    [1] , e ainda uma Gazua.
   *[0] .
  }
event-start-flipped = { $hero } vira { $cards }{ $plus ->
    [0] { "" }
   *[other] {" "}e mais { $plus }
  }, { $total } ao todo.
event-treasure-sought = { $is_found ->
    [1] { $hero } vira { $card }, 7 ou mais: é o tesouro!
   *[0] { $hero } vira { $card }, abaixo de 7: não está aqui.
  }
event-booby-trap = Ela morde { $hero }: { $card }, { damage }.
event-old-trap = Algo velho se fecha sobre { $hero }: perde-se o próximo turno.
event-item-left = { $hero } deixa { $count ->
    [one] { $item-a }
   *[other] { $count } × { $item }
  } em { $spot }.
event-item-picked = { $hero } pega { $item-a } em { $spot }.
event-item-used = { $way ->
    [drunk] { $hero } bebe { $item-a }.
    [own] { $hero } usa { $item-a }.
    [thrown] { $hero } arremessa { $item-a } em { $target }.
   *[on] { $hero } usa { $item-a } em { $target }.
  }
event-equipped = { $hero } passa a usar { $item-a }.
event-unequipped = { $hero } guarda { $item-a }.
event-traded = { $hero } dá { $item-a } a { $friend_name }.
event-trade-refused = { $hero } fica com { $item-the }.
event-stamina-gained = { $hero } compra { $gained ->
    [1] uma carta de fôlego
   *[other] { $gained } cartas de fôlego
  }: agora { $stamina }.
