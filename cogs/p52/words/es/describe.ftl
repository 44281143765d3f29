### The same in words: board, panel, character sheets.

describe-headline = { $adventure }: { $room }, sala { $number }{ $rooms ->
    [0] { "" }
   *[other] {" "}de { $rooms }
  }
describe-grim = Es una mesa sombría: los enemigos están a la altura de los héroes, y se recupera menos.
describe-dire = Es una mesa atroz: los enemigos superan a los héroes, y se recupera menos.
describe-keys = Llaves encontradas: { $count }.
describe-found = El tesoro está encontrado. { $left ->
    [0] Salgan de esta sala, y están fuera.
    [one] Después de esta sala, una más, y están fuera.
   *[other] Después de esta sala, { $left } más, y están fuera.
  }
describe-hero = { $hero } ({ $player }), { $race } { $calling } { $level }{ $is_here ->
    [0] { "" }
   *[other] , está en { $spot }
  }: { $health } de { $most } PV, { $stamina ->
    [0] sin aguante
    [one] 1 carta de aguante
   *[other] { $stamina } cartas de aguante
  }.
describe-building = { $player } está eligiendo un héroe.
describe-dead = { $hero } ({ $player }) yace sin vida en { $spot }.
describe-left-behind = { $hero } ({ $player }) cayó en una sala anterior.
describe-aim = En la mira: { $enemy }, +{ $bonus }.
describe-stance = En guardia: +{ $bonus }.
describe-stunned = Con aturdimiento.
describe-caught = Pierde el próximo turno.
describe-venom = Arma envenenada: { $ability }.
describe-waiting = Guarda un turno.
describe-unseen = No se le puede ver.
describe-haste = Tiene { $turns ->
    [one] un turno extra
   *[other] { $turns } turnos extra
  }.
describe-mending = Se regenera.
describe-gone = El jugador se ha ido.
describe-enemy = { $enemy } está en { $spot }: { $health } de { $most } PV.
describe-frozen = En hielo.
describe-poisoned = Con veneno.
describe-flees = Quiere escapar.
describe-place = { $who } ({ $initiative })
describe-order = Turnos, por iniciativa: { $order }.
describe-decks = Cartas de acción: { $deck } por voltear, { $discards } descartadas.
describe-patterns = Una sala de { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
  } en cada forma, fila por fila desde el inicio; + es un vacío.
describe-pattern = { $pattern }: { $rows }.
describe-light = { $light ->
    [dark] La sala está a oscuras: solo ves lo que está junto a ti.
    [night] Es de noche: solo ves lo que está junto a ti.
    [day] Es de día.
   *[lit] La sala tiene luz.
  }
describe-spot = { $spot }: { $mark }{ $chest ->
    [broken] , con la cerradura rota
   *[other] { "" }
  }.
describe-things = Allí hay: { $things }.
describe-drops = { $count ->
    [one] algo que soltó un enemigo
   *[other] { $count } cosas que soltaron enemigos
  }
describe-shield = Un Escudo mágico quita { $amount } a cada golpe allí, { $rounds ->
    [one] durante una ronda más
   *[other] durante { $rounds } rondas más
  }.
describe-down = Boca abajo: { $spots }.
describe-cores = Fuerza { $lift }, Ingenio { $think }, Aplomo { $balance }, Agilidad { $move }, Mando { $lead }.
describe-figures = Movimiento { $movement }, Iniciativa { $initiative }{ $armour ->
    [0] { "" }
   *[other] , la armadura quita { $armour } a cada golpe
  }.
describe-experience = Experiencia: { $experience } de los { $next } que pide el próximo nivel.
describe-ability = { $ability } { $level }: necesita { $needs }, { $does }.
describe-legend = R es la distancia en casillas, n el número de enemigos en el lugar, y «de más» es lo que una carta supera lo necesario.
describe-defence = { $ability } { $target }
describe-defences = Una defensa necesitaría: { $defences }.
describe-worn = Puesto: { $things }.
describe-carried = { $count ->
    [one] { $item }
   *[other] { $count } × { $item }
  }
describe-bag = En la bolsa: { $things }.

## What an enemy does next, what it would need, and do

intent-title = **Lo que harán ahora**
as-things-stand = { $is_sure ->
    [1] { "" }
   *[0] {" "}(tal como está)
  }
intent-attack = { $enemy } ataca a { $heroes-count ->
    [one] { $heroes }
   *[other] alguien de este grupo, { $heroes },
  } desde { $origin }: acierta { $hits } %, { $mean } de daño de media{ as-things-stand }.
intent-walk = { $enemy } va de { $origin } a { $spot }{ as-things-stand }.
intent-flee = { $enemy } huye de { $origin } { $is_sure ->
    [1] a { $spot }.
   *[0] a { $spot }, o adonde digas.
  }
intent-rest = { $enemy } se queda en { $origin }{ as-things-stand }.
intent-frozen = { $enemy } sigue en hielo y no hace nada.
intent-call = { $enemy } llama a otro enemigo a { $origin }{ as-things-stand }.
intent-falls = { $enemy } cae por su veneno.

plan-title = **Lo que necesitarían**
plan-enemy = { $enemy } ({ $spot }): { $blows }. { $movement ->
    [0] No camina.
    [one] Camina 1 casilla.
   *[other] Camina { $movement } casillas.
  }
plan-blow = más de { $target }{ $more ->
    [0] { "" }
   *[other] {" "}+ R
  } para { $damage } + lo de más{ $less ->
    [0] { "" }
   *[other] {" "}− R
  }{ $way ->
    [ranged] , disparado desde { $reach } casillas o menos
    [magic] , con magia desde { $reach } casillas o menos
   *[melee] , en su propia casilla
  }

## Characters that live on

character-line = { $race } { $calling }, nivel { $level }{ $won ->
    [0] { "" }
    [one] , 1 misión ganada
   *[other] , { $won } misiones ganadas
  }{ $scars ->
    [0] { "" }
    [one] , 1 cicatriz
   *[other] , { $scars } cicatrices
  }
character-sheet = { $name }: { $line }.
