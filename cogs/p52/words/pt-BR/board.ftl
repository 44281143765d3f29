### On the pictures: short, a phone shows them small.

board-room = { $adventure }, sala { $number }{ $rooms ->
    [0] { "" }
   *[other] {" "}de { $rooms }
  }
board-lock = { $lock ->
    [open] aberta
    [barred] barrada
   *[locked] trancada
  }
board-no-door = Sem saída
board-door = { $lock ->
    [open] A porta em { $spot } está aberta.
    [barred] A porta em { $spot } está barrada.
    [locked] A porta em { $spot } está trancada.
   *[none] Não há saída.
  }
board-round = { $mode ->
    [fight] Rodada { $round }
    [drop] A dianteira
   *[explore] Explorando
  }
board-gathering = O grupo se reúne
board-building = Escolhendo um herói
board-ready = Tudo pronto
board-dead = Sem vida em { $spot }
board-left-behind = Caiu antes
board-deck-enemy = Inimigos
board-deck-action = Cartas de Ação
board-deck-room = Salas
board-hero = Herói
board-nobody = Novo herói
board-seat = Lugar { $number }

## A character's sheet. R is the distance in spots, “over” what is above the number needed.

sheet-is = { $calling } { $race }, nível { $level }
sheet-experience = Experiência até o próximo nível
sheet-armour = { $armour ->
    [0] 0
   *[other] −{ $armour }
  }
sheet-ability = { $ability } { $level }
sheet-defences = Uma defesa pediria
sheet-defence = { $ability } { $target }
sheet-won = { $count ->
    [1] 1 vitória
   *[other] { $count } vitórias
  }
sheet-lost = { $count ->
    [1] 1 derrota
   *[other] { $count } derrotas
  }
sheet-scars = { $count ->
    [0] sem marcas
    [1] 1 marca
   *[other] { $count } marcas
  }
sheet-record = { $adventure }: { $result ->
    [won] vitória
   *[lost] derrota
  }, { $kills ->
    [1] 1 abate
   *[other] { $kills } abates
  }, melhor golpe { $blow }{ $died ->
    [1] , uma cicatriz
   *[0] { "" }
  }
deed-needs = { $target }{ $reach ->
    [0] { "" }
   *[other] {" "}+ R
  }{ $number ->
    [0] { "" }
   *[other] {" "}+ n
  }
deed-sum = { $base ->
    [0] { deed-over }
   *[other] { $base }{ $over ->
        [0] { "" }
       *[other] {" "}+ { deed-over }
      }
  }{ $reach ->
    [-1] {" "}− R
   *[other] { "" }
  }
deed-over = { $over ->
    [0] { "" }
    [1] sobra
   *[other] { $over }×sobra
  }
deed-does = { $effect ->
    [damage] { $sum } de dano
    [lessen] tira { $sum }
    [dodge] metade; 3 de sobra: tudo
    [heal] cura { $sum }
    [regenerate] PV em 3 turnos: { $sum }
    [revive] de volta, PV: { $sum }
    [shield] escudo: { $sum }
    [freeze] congela 3 rodadas
    [pick] abre baús
    [snatch] tira um item
    [threaten] eles saem
    [poison] { $sum } de dano, 3 turnos
    [gizmo] melhora algo em { $sum }
    [hover] casas de voo: { $sum }
    [poof] vai a toda casa revelada
   *[other] { $sum }
  }

## On a spot’s card: one short word

board-mark-path = Chão
board-mark-obstructed = Pedras
board-mark-hidden = Véu
board-mark-trap = Armadilha
board-mark-chest = Baú
board-mark-special = Tesouro
