### On the pictures: short, a phone shows them small.

board-room = { $adventure }, sala { $number }{ $rooms ->
    [0] { "" }
   *[other] {" "}de { $rooms }
  }
board-lock = { $lock ->
    [open] abierta
    [barred] atrancada
   *[locked] cerrada
  }
board-no-door = Sin salida
board-door = { $lock ->
    [open] La puerta de { $spot } está abierta.
    [barred] La puerta de { $spot } está atrancada.
    [locked] La puerta de { $spot } está cerrada con llave.
   *[none] No hay salida.
  }
board-round = { $mode ->
    [fight] Ronda { $round }
    [drop] La sorpresa
   *[explore] Explorando
  }
board-gathering = El grupo se reúne
board-building = Eligiendo héroe
board-ready = A punto para salir
board-dead = Sin vida en { $spot }
board-left-behind = Cayó antes
board-deck-enemy = Enemigos
board-deck-action = Cartas de acción
board-deck-room = Salas
board-hero = Héroe
board-nobody = Héroe nuevo
board-seat = Asiento { $number }

## A character's sheet. R is the distance in spots, “de más” what is above the number needed.

sheet-is = { $race } { $calling }, nivel { $level }
sheet-experience = Experiencia para el próximo nivel
sheet-armour = { $armour ->
    [0] 0
   *[other] −{ $armour }
  }
sheet-ability = { $ability } { $level }
sheet-defences = Una defensa necesitaría
sheet-defence = { $ability } { $target }
sheet-won = { $count ->
    [one] 1 ganada
   *[other] { $count } ganadas
  }
sheet-lost = { $count ->
    [one] 1 perdida
   *[other] { $count } perdidas
  }
sheet-scars = { $count ->
    [0] sin cicatrices
    [one] 1 cicatriz
   *[other] { $count } cicatrices
  }
sheet-record = { $adventure }: { $result ->
    [won] victoria
   *[lost] derrota
  }, { $kills ->
    [one] 1 presa
   *[other] { $kills } presas
  }, mejor golpe { $blow }{ $died ->
    [1] , una cicatriz
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
    [1] de más
   *[other] { $over }× de más
  }
deed-does = { $effect ->
    [damage] daño { $sum }
    [lessen] quita { $sum }
    [dodge] la mitad; todo con 3 de más
    [heal] cura { $sum }
    [regenerate] PV en 3 turnos: { $sum }
    [revive] vuelve, PV: { $sum }
    [shield] el escudo quita: { $sum }
    [freeze] congela 3 rondas
    [pick] abre cofres
    [snatch] quita un objeto
    [threaten] se marchan
    [poison] daño { $sum }, 3 turnos
    [gizmo] mejora algo en { $sum }
    [hover] casillas de vuelo: { $sum }
    [poof] va a casillas a la vista
   *[other] { $sum }
  }

## On a spot’s card: one short word

board-mark-path = Camino
board-mark-obstructed = Rocas
board-mark-hidden = Velo
board-mark-trap = Trampa
board-mark-chest = Cofre
board-mark-special = Tesoro
