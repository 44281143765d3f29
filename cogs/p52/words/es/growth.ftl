### Building a character and growing with it: what is asked, and among what.

## Building

prompt-character = ¿Qué héroe llevas? Toma uno que ya esté a punto, o crea uno nuevo.
    .waiting = { $asked } { $asked-count ->
        [one] elige un héroe.
       *[other] eligen sus héroes.
      }
    .title = Elige a tu héroe
option-ready-made = { $hero }, { $race } { $calling }
    .hint = { $health } PV, Movimiento { $movement }: { $abilities }
option-build-own = Crear un héroe nuevo
group-ready-made = Un héroe que ya está a punto …
prompt-points = ¿Quién es? Reparte { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  } entre los rasgos; todos empiezan en 1, y la raza y la clase suman.
    .waiting = { $asked } { $asked-count ->
        [one] crea un héroe nuevo.
       *[other] crean héroes nuevos.
      }
    .title = Un héroe nuevo
    .budget = { $left ->
        [0] Todos los puntos están repartidos.
        [one] Queda 1 punto.
       *[other] Quedan { $left } puntos.
      }
field-name = Nombre
field-race = Raza
field-calling = Clase
field-quirk = Manía
field-note = Una nota sobre la manía
field-lift = Puntos en Fuerza
field-think = Puntos en Ingenio
field-balance = Puntos en Aplomo
field-move = Puntos en Agilidad
field-lead = Puntos en Mando
option-race = { $race }
    .hint = { figures-race }
option-calling = { $calling }
    .hint = { figures-calling } · { $abilities }
option-quirk = { $quirk }
    .hint = { $quirk-does }
option-no-quirk = Sin manía
prompt-extra = Una habilidad más para { $hero }
    .waiting = { $asked } { $asked-count ->
        [one] elige una habilidad.
       *[other] eligen una habilidad.
      }
    .title = Una habilidad más
option-ability = { $ability }{ $level ->
    [one] { "" }
   *[other] { " " }{ $level }
  }
    .hint = { $ability-does }
prompt-start = ¿Con qué empieza { $hero }, además de una poción?
    .waiting = { $asked } { $asked-count ->
        [one] elige con qué empezar.
       *[other] eligen con qué empezar.
      }
    .title = Con qué empezar
option-item = { $item }
    .hint = { $item-does }

## A random room

prompt-lay = { $hero } traza la próxima sala, de { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
  }. ¿Con qué forma?
    .waiting = { $hero } ({ $asked }) traza la próxima sala.
    .title = La próxima sala
option-template = { $template }
option-template-mirrored = { $template }, en espejo
group-pattern = Otra forma …
option-own-grid = Dibujarla por mi cuenta
prompt-grid = Dibuja una sala de { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
  }: S es el inicio, un punto una casilla, # un vacío. No envíes nada para volver a las formas.
    .waiting = { $asked } dibuja la próxima sala.
    .title = Dibuja una sala

## Levels

prompt-grow = { $hero } tiene nivel { $level } y { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  } para crecer. Ahora: Fuerza { $lift }, Ingenio { $think }, Aplomo { $balance }, Agilidad { $move }, Mando { $lead }; { $most } PV, Movimiento { $movement }, Iniciativa { $initiative }.
    .waiting = { $asked } { $asked-count ->
        [one] reparte puntos nuevos.
       *[other] reparten puntos nuevos.
      }
    .title = Un nuevo nivel
growth-tough = Más resistencia
growth-able = Más capacidad
growth-quick = Más rapidez
growth-early = Antes que nadie
growth-steady = Más aplomo
growth-even = Mejor en lo que sabes
grown = { $lift ->
    [0] { "" }
   *[other] {" "}Fuerza +{ $lift }
  }{ $think ->
    [0] { "" }
   *[other] {" "}Ingenio +{ $think }
  }{ $balance ->
    [0] { "" }
   *[other] {" "}Aplomo +{ $balance }
  }{ $move ->
    [0] { "" }
   *[other] {" "}Agilidad +{ $move }
  }{ $lead ->
    [0] { "" }
   *[other] {" "}Mando +{ $lead }
  }
option-grow = { $way }:{ grown }{ $tougher ->
        [0] { "" }
       *[other] {" "}· PV { $most } → { $after }
      }
    .hint = { $faster ->
        [0] { "" }
       *[other] Mov. { $movement } → { $steps },{" "}
      }{ $sooner ->
        [0] { "" }
       *[other] Inic. { $initiative } → { $first }
      }{ $abilities-count ->
        [0] { "" }
       *[other] { $sooner ->
            [0] { "" }
           *[other] ;{" "}
          }a tu alcance: { $abilities }
      }
option-grow-own = Repartirlos por mi cuenta
prompt-rise = { $hero } tiene nivel { $level }. Reparte { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }.
    .waiting = { $asked } { $asked-count ->
        [one] reparte puntos nuevos.
       *[other] reparten puntos nuevos.
      }
    .title = Un nuevo nivel
    .budget = { $left ->
        [0] Todos los puntos están repartidos.
        [one] Queda 1 punto.
       *[other] Quedan { $left } puntos.
      }
prompt-habit = { $hero } ha usado { $ability } tantas veces que crece un rasgo. ¿Cuál?
    .waiting = { $asked } { $asked-count ->
        [one] elige qué crece por costumbre.
       *[other] eligen qué crece por costumbre.
      }
    .title = ¿Qué crece?
option-core = { $core }
    .hint = { $core-does }
prompt-learn = ¿Qué aprende { $hero }?
    .waiting = { $asked } { $asked-count ->
        [one] elige una habilidad nueva.
       *[other] eligen una habilidad nueva.
      }
    .title = Una habilidad nueva
option-later = En otro momento
prompt-practise = { $hero } tiene { $experience } de experiencia. ¿Practicas algo con ella?
    .waiting = { $asked } { $asked-count ->
        [one] practica.
       *[other] practican.
      }
    .title = Practicar
option-practise = { $ability } a nivel { $level }, por { $cost }
    .hint = { $ability-does }
option-done = Con eso basta
prompt-reward = ¿En qué mejora la misión a { $hero }?
    .waiting = { $asked } { $asked-count ->
        [one] elige lo que enseñó la misión.
       *[other] eligen lo que enseñó la misión.
      }
    .title = Lo que enseñó la misión
prompt-gift = ¿Qué toma { $hero } del botín?
    .waiting = { $asked } { $asked-count ->
        [one] elige del botín.
       *[other] eligen del botín.
      }
    .title = El botín
option-gift = { $item }
    .hint = { $item-does }
prompt-fate = { $hero } ha caído. ¿Vuelve a la vida, sin sus cosas?
    .waiting = { $asked } { $asked-count ->
        [one] decide sobre los caídos.
       *[other] deciden sobre los caídos.
      }
    .title = Los caídos
option-raise = Que vuelva a la vida
    .hint = la próxima vez, todos los PV y la bolsa vacía; comparte la misión si se gana
option-retire = Que descanse
    .hint = en retiro, hasta que lo llames de vuelta
