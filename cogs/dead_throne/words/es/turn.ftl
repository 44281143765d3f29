### A match's course, Game Turns, walking.

## The beginning

event-drafted = Nadie pidió ser Saladar: la suerte recae en { $seat }.
event-character-chosen = { $seat } juega con { $character }.
event-arrived = { $seat } empieza en { $step }.
event-stone-placed = { $seat } pone { $stone-the } en { $step }: está activa.
event-first-rolled = { $seat } saca { $roll } y va primero.

## Turns and rounds

event-round-began = { $is_solo ->
    [1] Turno de juego { $round }.
   *[0] Ronda { $round }.
  }
event-turn-began = Turno de { $seat }, en { $step }.
event-turn-passed = { $way ->
    [held] { $seat } no se puede soltar, y solo puede esperar.
    [waits] { $seat } espera.
    [stone] { $seat } deja la piedra donde está.
    [fallen] { $seat } ha caído, y pierde este turno.
   *[nothing] { $seat } no puede hacer nada más.
  }
event-left = { $seat } ha dejado la tierra para siempre.
event-dusk = Cae el ocaso después de la ronda { $round }. Se cuenta lo que tiene cada cual.
event-won = { $way ->
    [stones] ¡{ $seats } lleva al castillo todas las Piedras de región, y toma el trono!
    [pieces] ¡{ $seats } lleva al castillo el Medallón entero, y toma el trono!
    [crown] ¡{ $seats } entra en el castillo con la Corona del Rey, y toma el trono!
    [last] ¡Solo queda { $seats }, y toma el trono!
    [dusk] { $seats-count ->
        [one] ¡{ $seats } tiene más que nadie en el ocaso, y toma el trono!
       *[other] ¡{ $seats } tienen lo mismo en el ocaso, más que nadie, y comparten el trono!
      }
    [won] Está hecho: ¡victoria para { $seats }!
   *[other] Victoria para { $seats }.
  }
event-lost = { $way ->
    [winter] Ha llegado el invierno. Es demasiado tarde.
    [castle] Agrimor ha pasado una ronda entera en el castillo. El trono es suyo.
    [towns] Ha caído la última villa. No queda nada que defender.
    [heroes] No queda nadie que le cierre el paso.
   *[death] No queda nadie.
  }

## Walking

event-rolled = { $second ->
    [0] { $seat } tira un solo dado: hasta { $total ->
        [1] 1 paso
       *[other] { $total } pasos
      }.
   *[other] { $seat } saca { $first } y { $second }: hasta { $total ->
        [one] 1 paso
       *[other] { $total } pasos
      }.
  }
event-rerolled = El amuleto gira el peor dado: { $seat } puede dar { $total ->
    [one] 1 paso
   *[other] { $total } pasos
  }.
event-stepped = { $seat } va a { $step }.
event-quick-path-taken = { $seat } toma { $path-the } hasta { $step }.
event-walked = { $seat } camina hasta { $step }, { $count ->
    [one] 1 paso
   *[other] { $count } pasos
  }.
event-forced = { $seat } tiene que dar { $count ->
    [one] 1 paso
   *[other] { $count } pasos
  }.
event-teleported = { $seat } aparece de pronto en { $step }.
event-stone-travelled = { $seat } pasa de piedra a piedra, hasta { $step }.
event-stone-taken = { $seat } recoge { $stone-the } en { $step }. La piedra duerme.
event-stone-laid = { $seat } deja { $stone-the } en { $step }. La piedra despierta.

## What is asked

prompt-character = { $again ->
    [0] ¿Quién quieres ser?
   *[other] La suerte dio ese personaje a otro jugador. ¿Quién quieres ser?
  }
    .waiting = { $asked } { $asked-count ->
        [one] elige quién ser.
       *[other] eligen quiénes ser.
      }
    .title = ¿Quién quieres ser?
option-be = { $thing }
    .hint = { $thing-calling }. { $thing-does }
prompt-which-stones = { $count ->
    [one] Entra en juego una Piedra de región. ¿Cuál?
   *[other] Entran en juego { $count } Piedras de región. ¿Cuáles?
  }
    .waiting = { $asked } elige las Piedras de región.
    .title = Piedras de región
option-choose = { $thing }
prompt-stones = ¿Dónde pones { $stone-the }?
    .waiting = { $asked } reparte las Piedras de región.
    .title = Una Piedra de región
option-lay = { $thing }
option-keep-stone = Guardarla por ahora
prompt-start = ¿Dónde empiezas?
    .waiting = { $asked } { $asked-count ->
        [one] elige dónde empezar.
       *[other] eligen dónde empezar.
      }
    .title = Dónde empezar
option-start = { $thing }
prompt-opening = ¿Algún pergamino que quieras cambiar antes de empezar?
    .waiting = { $asked } { $asked-count ->
        [one] repasa sus primeros pergaminos.
       *[other] repasan sus primeros pergaminos.
      }
    .title = Tus primeros pergaminos
option-opening-scroll = { $thing }
prompt-menu = Tu turno. ¿Qué haces?
    .waiting = Es el turno de { $asked }.
    .title = Tu turno
option-roll = Tirar y caminar
option-pass = Esperar
option-remain = Quedarte y afrontar esto
option-gear = Cambiar tu equipo
option-do-first = Antes, otra cosa
    .hint = Herramientas, pergaminos, equipo
option-walk-after-all = Elegir adónde caminar
option-drop-later = Dejar cosas atrás
option-discard-scrolls = Descartar pergaminos
option-travel = Pasar a la piedra de { $step }
option-let-lie = Dejar la piedra
option-take-stone = Recoger { $stone-the }
prompt-stop = { $left ->
    [one] Queda 1 paso
   *[other] Quedan { $left } pasos
  }. ¿Dónde paras?
    .waiting = { $asked } ha tirado, y elige dónde parar.
    .title = ¿Adónde?
option-stop = { $step } · { $cost ->
    [one] 1 paso
   *[other] { $cost } pasos
  }{ $enemies-count ->
    [0] { "" }
    [one] {" "}· { $enemies }
   *[other] {" "}· { $enemies-count } enemigos
  }{ $others-count ->
    [0] { $stones-count ->
        [0] { "" }
        [one] {" "}· { $stones }
       *[other] {" "}· { $stones-count } Piedras
      }{ $pieces ->
        [0] { "" }
        [one] {" "}· 1 pieza
       *[other] {" "}· { $pieces } piezas
      }{ $crown ->
        [0] { "" }
       *[other] {" "}· la Corona
      }
    [one] { $enemies-count ->
        [0] {" "}· allí { $others }
       *[other] {" "}· 1 jugador
      }
   *[other] {" "}· allí { $others-count }
  }
    .hint = { stop-seen }
option-stop-round = { $step } · { $cost ->
    [one] 1 paso
   *[other] { $cost } pasos
  } · rodea a { $round-count ->
    [one] { $round }
   *[other] { $round-count } jugadores
  }
    .hint = { $round-count ->
        [one] { "" }
       *[other] Rodea: { $round }. { "" }
      }{ stop-seen }
option-stop-round-both = { $step } · { $cost ->
    [one] 1 paso
   *[other] { $cost } pasos
  } · rodea a { $round-count ->
    [one] { $round }
   *[other] { $round-count } jugadores
  } y { $features-count ->
    [one] un rasgo
   *[other] { $features-count } rasgos
  }
    .hint = Rodea: { $features }. { stop-seen }
option-stop-round-feature = { $step } · { $cost ->
    [one] 1 paso
   *[other] { $cost } pasos
  } · rodea { $round-count ->
    [one] { $round }
   *[other] { $round-count } rasgos
  }
    .hint = { $round-count ->
        [one] { "" }
       *[other] Rodea: { $round }. { "" }
      }{ stop-seen }
stop-seen = { $others-count ->
    [0] { "" }
    [one] { $enemies-count ->
        [0] { "" }
       *[other] Allí está { $others }. { "" }
      }
   *[other] Allí están { $others }. { "" }
  }{ $held-count ->
    [0] { "" }
   *[other] Ahí retienen a { $held }. { "" }
  }{ $stones-count ->
    [0] { "" }
   *[other] Ahí hay: { $stones }. { "" }
  }{ $pieces ->
    [0] { "" }
    [one] Ahí hay una pieza del Medallón. { "" }
   *[other] Ahí hay { $pieces } piezas del Medallón. { "" }
  }{ $crown ->
    [0] { "" }
   *[other] Ahí está la Corona del Rey. { "" }
  }{ $past-count ->
    [0] { "" }
   *[other] Pasas junto a { $past }.
  }
option-stay = Quedarte donde estás
option-announce = Atacar a { $other } en { $step } · { $cost ->
    [one] 1 paso
   *[other] { $cost } pasos
  }
option-announce-there = Atacar a { $other } en { $step }
option-quicken = { $thing }: 4 pasos más
option-reroll = { $thing }: repetir el peor dado
prompt-land = En { $step }: ¿qué haces aquí?
    .waiting = { $asked } está en { $step }, y decide qué hacer allí.
    .title = Qué hay aquí
prompt-forced = Tienes que dar { $count ->
    [one] 1 paso
   *[other] { $count } pasos
  }. ¿Hacia dónde?
    .waiting = { $asked } tiene que moverse.
    .title = ¿Hacia dónde?
prompt-led = Tu trampa ha funcionado: guía a la víctima { $count ->
    [one] 1 paso
   *[other] { $count } pasos
  }. ¿Hacia dónde?
    .waiting = { $asked } lleva a alguien por mal camino.
    .title = Guía a la víctima
prompt-arrive = ¿Dónde apareces?
    .waiting = { $asked } decide dónde aparecer.
    .title = ¿Adónde?
option-arrive = { $step }
prompt-respawn = { $half ->
    [1] Vuelves con la mitad de la salud. ¿Dónde?
   *[0] Vuelves con toda la salud. ¿Dónde?
  }
    .waiting = { $asked } decide dónde volver.
    .title = Vuelves
option-respawn = { $step }
prompt-first = ¿Qué haces antes de caminar?
    .waiting = { $asked } hace algo antes de caminar.
    .title = Antes de caminar
prompt-hold = { $enemy-The } te { $enemy-num ->
    [many] retienen
   *[one] retiene
  }: { $turns ->
    [one] solo este turno.
   *[other] { $turns } turnos, contando este.
  } ¿Algo antes de esperar?
    .waiting = { $asked } no se puede soltar.
    .title = Te retienen
prompt-stuck = No puedes dejar este paso. ¿Algo antes?
    .waiting = { $asked } aún no puede irse.
    .title = No puedes irte

## Where options stand together

group-battle = Atacar
group-marked = Donde espera algo
group-use = Usar …
group-attack = ¿A quién atacas?
group-use-on = ¿Contra quién?
group-trade = ¿Con quién haces trueque?
group-buy-scroll = Comprar un pergamino
group-swap-scroll = Cambiar un pergamino
group-trade-in = Dar algo por un pergamino
group-carriage = ¿Adónde viajas?
group-use-scroll = Usar un pergamino …
group-use-on-weapon = ¿Qué arma rompes?
group-end = Terminar
group-stones = Piedras
group-tile-p = Palecliffs
group-tile-c = Castillo
group-tile-s = Stonesea
group-tile-w = Woodmist
group-tile-t1 = Brackenford
group-tile-t2 = Highmarch
group-tile-g = Grayloch
group-tile-a = Alepond
group-tile-t3 = Merrowgate
group-tile-o = Oldhedge

# The plan of one's next turn.
order-plan-first = Primero
order-plan-to = Luego caminar hasta
order-plan-there = Allí
option-plan-to = { $step } · { $cost ->
    [one] 1 paso
   *[other] { $cost } pasos
  }
option-plan-outside = Mirar alrededor
option-plan-inside = Entrar
