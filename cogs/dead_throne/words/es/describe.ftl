### The board, the panel and the people in words.

turns-long = { $turns ->
    [one] durante 1 turno más
   *[other] durante { $turns } turnos más
  }

describe-choosing-all = El grupo se prepara.
describe-headline = Ronda { $round }{ $dusk ->
    [0] { "" }
   *[other] {" "}de { $dusk }
  }
describe-headline-solo = Turno de juego { $turn }

## People

describe-choosing = { $player } está eligiendo un personaje.
describe-out = { $character } ({ $player }) ya no está en juego.
describe-dead = { $character } ({ $player }) ha muerto, y vuelve el próximo turno.
describe-lying = { $character } ({ $player }) yace en { $step } hasta que alguien gaste allí una pieza del Medallón.
describe-fallen = { $character } ({ $player }) ha caído, y pierde el próximo turno.
describe-coming = { $character } ({ $player }) se prepara.
describe-player = { $character } ({ $player }) está en { $step }: { $health } de { $most } de salud, { $coin ->
    [one] 1 moneda
   *[other] { $coin } monedas
  }, ataque { $attack }, defensa { $defence }.
describe-worn = Lleva puesto: { $things }.
describe-thing = { $thing }{ $charms ->
    [0] { "" }
   *[other] {" "}+{ $charms }
  }{ $broken ->
    [1] {" "}(por reparar)
   *[0] { "" }
  }
describe-essence = esencia: { $enemy }
describe-counts = Tiene { $scrolls ->
    [0] ningún pergamino
    [one] 1 pergamino
   *[other] { $scrolls } pergaminos
  }{ $carried ->
    [0] { "" }
    [one] , carga 1 cosa
   *[other] , carga { $carried } cosas
  }{ $traps ->
    [0] { "" }
    [one] , ha puesto una trampa
   *[other] , ha puesto { $traps } trampas
  }.
describe-pieces = { $count ->
    [one] Tiene una pieza del Medallón.
   *[other] Tiene { $count } piezas del Medallón.
  }
describe-stones = Tiene: { $stones }.
describe-crown = ¡Tiene la Corona del Rey!
describe-held = No se puede soltar: { $enemy }, { turns-long }.
describe-trapped = En una trampa, sin defensa, { turns-long }.
describe-remains = No puede moverse, { turns-long }.
describe-loses-roll = Pierde su próxima tirada.
describe-fogged = La próxima caminata es con un solo dado.
describe-in-market = Está en el mercado.
describe-in-battle = Está en una batalla.
describe-in-trade = Habla de un trueque.

## The land

describe-battle = Batalla en { $step } entre { $players }; le toca a { $next }.
describe-parley = { $players } hablan de un trueque.
describe-ground = En { $step } hay: { $things }.
describe-stone = { $stone }{ $active ->
    [1] {" "}(activa)
   *[0] { "" }
  }
describe-lying-pieces = { $count ->
    [one] una pieza del Medallón
   *[other] { $count } piezas del Medallón
  }
describe-bar = { $player } cierra el paso en { $step }.
describe-quest = Misión abierta: { $quest }. { $task }.
describe-market = El mercado vende { $count ->
    [one] una pieza del Medallón
   *[other] { $count } piezas del Medallón
  } a 50 monedas cada una.

## Defender and Solo

describe-towns = Villas: { $towns }. Experiencia: { $experience }.
describe-town = { $town } { $strength }
describe-agrimor = Agrimor está en { $step } con { $health } de salud{ $castle ->
    [0] .
   *[other] , ¡y se sienta en el castillo!
  }
describe-agrimor-away = Agrimor no ha llegado todavía. Tiene { $health } de salud.
describe-agrimor-dead = Agrimor ha muerto.
describe-spawn = { $enemy }: en { $step }.
describe-march = Después de esta ronda, { $enemy }: { $whither }.
# Where enemies go; also on the card of an enemy.
march-stays = { $has_town ->
    [0] sin moverse
   *[other] ataque en { $towns }: a un héroe en su paso, o a la villa
  }
march-goes = { $choices ->
    [1] camino a { $ends }
   *[other] camino a uno de estos pasos, a elección del grupo: { $ends }
  }{ $goals ->
    [0] , hacia la Sala del Trono
    [1] , hacia { $towns }
   *[other] , hacia una de estas villas, a elección del grupo: { $towns }
  }
describe-battle-track = El marcador rojo está en { $marker } de { $spaces }, { $beaten ->
    [0] ningún jefe vencido.
    [one] 1 jefe vencido.
   *[other] { $beaten } jefes vencidos.
  }
describe-quest-track = El marcador verde está en { $marker } de { $spaces }.

## The panel

describe-scroll = { $count ->
    [one] { "" }
   *[other] { $count } ×{" "}
  }{ $scroll }: { $does }. { $now ->
    [1] Ahora, si quieres.
   *[0] { $when }.
  }
describe-when-attack = Cuando atacas
describe-when-attack-or-met = Cuando atacas, o contra un jugador que encuentras
describe-when-attacked = Cuando te atacan
describe-when-any-turn = En tu turno
describe-when-game-turn = En tu turno, fuera de batalla
describe-when-turn-or-attacked = En tu turno, o cuando te atacan
describe-when-met = Contra un jugador que encuentras o con el que luchas
describe-when-reaction = Cuando alguien usa un pergamino
describe-when-rolled = Después de tirar para caminar
describe-pack = Cargas: { $things }.
describe-sack = En tu mochila: { $things }.
describe-use = { $thing } ({ $does })
describe-room = { $over ->
    [0] { $count ->
        [0] No cabe nada más.
        [one] Cabe una cosa más.
       *[other] Caben { $count } cosas más.
      }
    [one] Cargas una cosa de más.
   *[other] Cargas { $over } cosas de más.
  }
describe-trap = Tu trampa: { $trap }, nivel { $level }.
describe-lone = Tu misión solitaria: { $lone }{ $turns ->
    [0] .
   *[other] , { turns-long }.
  }
