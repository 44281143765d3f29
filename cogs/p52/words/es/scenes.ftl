### The story of rooms and scenes: how it begins, where one comes, who is there, how it ends.

foe = { $enemy-the }
    .al = { $enemy-al }
    .de = { $enemy-de }
foe-first = { $enemy-The }
points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }

## The party

event-hero-built = { $way ->
    [brought] { $hero } ha vuelto: { $race } { $calling } de nivel { $level }, con { $health } PV.
    [built] { $hero } llega al mundo: { $race } { $calling }, { $health } PV.
   *[pregen] { $hero } se une al grupo: { $race } { $calling }, { $health } PV.
  }
event-points-flipped = { $seat } crea un héroe nuevo y voltea { $cards }: { points } para repartir.
event-hero-left = { $seat } se ha ido. { $hero } sigue de todos modos, en otras manos.

## How it begins

event-quest-began = { $adventure-intro } { $adventure-goal } ({ $difficulty })
event-delve-flipped = El lugar voltea { $card }: { $shape }. { $shape-goal }
event-room-laid = { $count ->
    [one] Una sola casilla
   *[other] { $count } casillas
  } según { $cards }, con esta forma: { $template }. { $exit_card } dice dónde está la salida{ $is_barred ->
    [1] , y está atrancada hasta que cada casilla esté a la vista y no quede ningún enemigo.
   *[0] .
  }
event-grid-refused = { $mistake ->
    [letters] Eso aún no es un mapa: usa S para el inicio, un punto para una casilla, # o un espacio para un vacío.
    [wide] Un mapa puede tener nueve casillas de ancho, y no más.
    [tall] Un mapa puede tener siete filas de alto, y no más.
    [start] Tiene que haber una S, y solo una: por donde entran.
    [small] Ese mapa tiene { $count ->
      [one] 1 casilla
     *[other] { $count } casillas
    }. Necesita { $wanted }.
    [large] Ese mapa tiene { $count } casillas. Solo caben { $wanted }.
   *[islands] A algunas de sus casillas no se puede llegar: cada una tiene que tocar otra, borde con borde.
  }
event-room-entered = **{ $room }**, { $light }. { $room-enter }

## Who and what is there

event-revealed = { $spot } queda a la vista: { $mark }.
event-enemy-appeared = { $way ->
    [exit] Por la salida entra { foe }, con { $health } PV.
    [again] De su escondite: { foe } está en { $spot }, con { $health } PV.
    [called] A la llamada, { foe } baja a { $spot }, con { $health } PV.
   *[here] En { $spot } está { foe }, con { $health } PV.
  }{ $is_first ->
    [1] { " " }{ $enemy-sight }
   *[0] { "" }
  }
event-enemy-vanished = { $way ->
    [threatened] { foe-first } lo piensa mejor, y deja la sala.
   *[boss] { foe-first } ve quién ha llegado, y desaparece.
  }
event-exit-opened = { $way ->
    [key] Con la llave en mano, la salida de { $spot } queda abierta.
    [keys] Dos llaves, dos vueltas: la salida de { $spot } se abre.
    [boss-and-keys] Dos llaves giran a la vez, y en { $spot } se abren las grandes puertas.
   *[cleared] Ya no queda nadie que la guarde: cae la tranca de { $spot }.
  }
event-key-taken = { $hero } toma { $item-the } de { $spot }.
event-room-left = El grupo deja atrás: { $room }.

## What a room was worth

event-experience-gained = { $hero } gana { $points } de experiencia: { $alive ->
    [0] nada por seguir con vida
   *[other] { $alive } por seguir con vida
  }{ $attacked ->
    [0] { "" }
   *[other] , { $attacked } por enemigos atacados
  }{ $felled ->
    [0] { "" }
   *[other] , { $felled } por enemigos abatidos
  }{ $defended ->
    [0] { "" }
   *[other] , { $defended } por defensas
  }{ $chests ->
    [0] { "" }
   *[other] , { $chests } por cofres
  }{ $feats ->
    [0] { "" }
   *[other] , { $feats } por otras hazañas
  }{ $harmed ->
    [0] { "" }
   *[other] , y { $harmed } por herir a un amigo
  }. { $hero } tiene ahora { $experience }.
event-level-gained = ¡{ $hero } alcanza el nivel { $level }, por { $cost } de experiencia! { $card } da { $points ->
    [0] cero puntos, esta vez,
    [one] 1 punto
   *[other] { $points } puntos
  } para crecer.
event-recovered = { $hero } voltea { $card } y { $amount ->
    [0] no necesita descanso: { $health } PV.
   *[other] descansa: recupera { $amount } PV, ahora { $health }.
  }
event-core-raised = { $way ->
    [habit] De tanto usar { $ability }, crece un rasgo de { $hero }: { $core }, ahora { $value }.
   *[other] Crece un rasgo de { $hero }: { $core }, ahora { $value }.
  }
    .or = { $way ->
        [habit] De tanto usar { $ability }, crece un rasgo de { $hero }: { $core }, ahora { $value }.
       *[other] { $hero } tiene ahora más { $core }: { $value }.
      }
event-ability-raised = { $hero } sube { $ability } a nivel { $level }{ $cost ->
    [0] .
   *[other] , por { $cost } de experiencia.
  }
event-ability-learnt = { $hero } ha aprendido { $ability }.
event-quest-rewarded = Por la misión { $hero } gana { $points } de experiencia. { $hero } tiene ahora { $experience }.
event-given = { $hero } recibe { $count ->
    [one] { $item-a }.
   *[other] { $count } × { $item }.
  }

## How it ends

event-quest-won = { $adventure-won } La misión se gana en { $rooms ->
    [one] 1 sala
   *[other] { $rooms } salas
  }, con { $kills ->
    [0] ningún enemigo abatido
    [one] 1 enemigo abatido
   *[other] { $kills } enemigos abatidos
  }.
event-quest-lost = { $adventure-lost } { $result } La misión se pierde { $rooms ->
    [0] ya en la primera sala
    [one] después de 1 sala
   *[other] después de { $rooms } salas
  }.
event-called-off = { $adventure } se anula después de { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
  } en una sala. No cuenta para nadie.
event-hero-raised = Sacan a { $hero } en brazos, y a la mañana siguiente abre un ojo. Todo lo que llevaba en la bolsa se ha perdido.
event-hero-retired = { $hero } se queda donde cayó. Que las cartas le sean leves.

result-fallen = No queda nadie en pie.
result-late = Lo que vinieron a buscar está en una sala que dejaron atrás.
result-off = La partida se anuló.

mistake-letters = letters
mistake-wide = wide
mistake-tall = tall
mistake-start = start
mistake-small = small
mistake-large = large
mistake-islands = islands
