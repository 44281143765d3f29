### Beside the pictures of what has just happened: the cards are to be seen. `.more` is the line under the heading.

duel-needs = { $total } para { $target }
duel-beats = { $total } contra { $target }
duel-against = { $total } contra { $target }

## A hero strikes

moment-attacked = { $hero }: { $ability } contra { $struck-the }
    .more = { $outcome ->
        [ace] ¡Un As: falla!
        [miss] No llega.
        [king] ¡Un Rey!
       *[hit] ¡Acierta!
      }
moment-clashed = { $hero }: { $ability } contra { $enemy-the }
    .more = { $result ->
        [none] No sufre nada.
        [chilled] Se congela.
        [brief] Empate: una ronda de hielo.
        [already] Su hielo sigue igual.
        [half] Empate: la mitad, { damage }{ after }
        [doubled] Un Rey: el doble, { damage }{ after }
       *[full] { over }: { damage }{ after }
      }
after = { $has_fallen ->
    [1] . ¡Cae!
   *[0] , { left }
  }
moment-enemy-defended = { $enemy-The } { $outcome ->
    [none] se defiende
    [chilled] se congela
    [brief] se congela
    [already] no puede defenderse
   *[other] recibe el golpe
  }
    .more = { $outcome ->
        [none] Ningún daño.
        [chilled] El hielo prende.
        [brief] Empate: solo una ronda.
        [already] Su hielo sigue igual.
       *[other] { damage }, { left }.
      }
moment-enemy-fell = ¡{ $enemy-The } cae!
    .more = { $drops ->
        [1] Y suelta algo.
       *[0] { "" }
      }
moment-boss-rose = { $enemy-The } { $health ->
        [0] no se levanta
       *[other] se levanta otra vez
      }
    .more = { $health ->
        [0] Una carta negra: se acabó.
       *[other] Una carta roja: { $health } PV.
      }

## An enemy strikes

moment-struck = { $enemy-The } ataca a { $hero }
    .more = { $outcome ->
        [ace] ¡Un As: falla!
        [miss] No llega: falla.
        [king] Un Rey: ¡{ damage }!
       *[hit] { over }: { damage }.
      }
moment-assailed = { $enemy-The } ataca a { $hero }
    .more = { $fate ->
        [dead] { damage }: { $hero } ha muerto.
        [stunned] { damage }: { $hero } sufre un aturdimiento.
       *[none] { $defence ->
            [open] Llega { $struck } de daño.
            [full] ¡Golpe parado!
            [part] Ayuda: { damage }, { left }.
            [failed] No llega: { damage }, { left }.
           *[none] { damage }, { left }.
          }
      }
moment-defended = { $hero } se defiende: { $ability }
    .more = { $outcome ->
        [full] ¡Golpe parado!
        [part] Llega { $left } de daño.
       *[failed] No llega.
      }
moment-weathered = { $hero } se defiende: { $ability }
    .more = { $total } para { $target }: { $outcome ->
        [part] ayuda. { damage }, { left }.
       *[failed] no llega. { damage }, { left }.
      }
moment-hurt = { $hero } { $damage ->
        [0] no pierde PV
       *[other] pierde { $damage } PV
      }
    .more = { left }
moment-stunned = { $hero } sufre un aturdimiento
    .more = Con 0 PV un héroe solo puede defenderse, caminar, usar una cosa o recibir curas.
moment-died = { $hero } ha muerto
    .more = Cayó en { $spot }.
moment-revived = ¡{ $hero } vuelve a vivir!
    .more = { $health } PV.
moment-ability-used = { $hero }: { $ability }
    .more = { $total } para { $target }: { $outcome ->
        [failed] no sirve de nada.
        [bare] lo justo, pero no sirve de nada.
       *[done] ¡funciona!
      }

## What one comes upon

moment-room-entered = { $room }
    .more = { $room-enter }
moment-delve-flipped = { $shape }
    .more = { $shape-goal }
moment-drop-flipped = { $side ->
        [enemies] ¡Los han visto antes!
        [heroes] ¡Los vieron antes ustedes!
       *[nobody] Nadie es más rápido
      }
    .more = { $side ->
        [enemies] Un As: todos los enemigos actúan antes.
        [heroes] Un Rey: todos los héroes actúan antes.
       *[nobody] Empieza la iniciativa más alta.
      }
moment-exit-watched = { $comes ->
        [1] ¡Hay alguien en la puerta!
       *[0] Se entretienen
      }
    .more = { $comes ->
        [1] 4 o menos: entra un enemigo.
       *[0] { $is_spent ->
            [1] 4 o menos, pero no queda ningún enemigo por venir.
           *[0] Más de 4: no viene nadie.
          }
      }
moment-exit-opened = La puerta está abierta
    .more = En { $spot }.
moment-enemy-appeared = { $enemy-The }
    .more = { $enemy-sight }
moment-ambush-flipped = { $is_ambush ->
        [1] ¡Emboscada!
       *[0] No hay sorpresa
      }
    .more = { $is_ambush ->
        [1] 3 o menos: el enemigo actúa enseguida.
       *[0] Más de 3: todo en orden.
      }
moment-trap-sprung = { $damage ->
        [0] { $hero } se aparta a tiempo
       *[other] { $hero } cae en la trampa
      }
    .more = Hacía falta { $target }.{ $damage ->
        [0] { "" }
       *[other] {" "}{ damage }, { left }.
      }
moment-key-taken = { $hero } toma { $item-the }
moment-chest-tried = { $outcome ->
        [open] ¡Se abre!
        [broken] La cerradura se rompe
        [destroyed] Hecho pedazos
        [exploded] ¡Explota!
       *[nothing] Sigue cerrado
      }
    .more = { $hero } { $way ->
        [hit] golpea el cofre: { $total } para { $target }.
       *[other] prueba la cerradura: { $total } para { $target }.
      }
moment-found = { $count ->
        [one] { $item }
       *[other] { $count } × { $item }
      }{ $is_paired ->
        [1] {" "}y una ganzúa
       *[0] { "" }
      }
    .more = { $item-does }
moment-booby-trap = ¡Salta contra { $hero }!
    .more = { damage }.

## What remains

moment-experience-gained = { $hero } gana { $points } de experiencia
    .more = Ya son { $experience }.
moment-level-gained = ¡{ $hero } alcanza el nivel { $level }!
    .more = { $points ->
        [0] Ningún punto, esta vez.
        [one] 1 punto para crecer.
       *[other] { $points } puntos para crecer.
      }
moment-quest-won = { $adventure }: ¡victoria!
    .more = { $adventure-won }
moment-quest-lost = { $adventure }: derrota
    .more = { $adventure-lost }

## The table of experience

earned-title = Experiencia
earned-now = ahora { $experience }
