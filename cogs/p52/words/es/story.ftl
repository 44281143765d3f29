### The story of turns and fights: cards by rank and suit, what was needed, what became of it.

cast = { $card }{ $stamina ->
    [nothing] { "" }
   *[other] {" "}y { $stamina } de aguante
  }{ $bonus ->
    [0] { "" }
   *[other] {" "}y { $bonus } más
  }
counts-as = { $trait ->
    [0] { "" }
   *[other] {" "}(cuenta como { $answer_total })
  }
over = { $over ->
    [0] lo justo
   *[other] { $over } de más
  }
damage = { $damage ->
    [0] nada de daño
   *[other] { $damage } de daño
  }
left = { $health ->
    [0] no queda nada
    [one] queda 1 PV
   *[other] quedan { $health } PV
  }

## Rounds and turns

event-drop-flipped = { $side ->
    [enemies] { $card } para la sorpresa: ¡un As! Los han visto antes, y actúan todos los enemigos.
    [heroes] { $card } para la sorpresa: ¡un Rey! Los han visto antes ustedes, y actúan todos los héroes.
   *[nobody] { $card } para la sorpresa: nadie es más rápido. Empieza la iniciativa más alta.
  }
event-round-began = { $mode ->
    [fight] Ronda { $round }.
   *[explore] No hay a la vista nadie con quien luchar: actúen en cualquier orden.
  }
event-round-opened = Ronda { $round }: empieza { $hero }.
event-turn-began = Turno de { $hero }.
event-turn-lost = { $hero } no logra soltarse, y pierde el turno.
event-rested = { $hero } no hace nada{ $gained ->
    [0] .
   *[other] , y roba una carta de aguante: ahora { $stamina }.
  }
event-waited = { $hero } espera.
event-held-turn-taken = { $hero } actúa ahora.
event-held-turn-lapsed = { $hero } ha esperado demasiado: el turno se ha perdido.
event-enemy-turn-lost = { foe-first } sigue bajo el hielo y no hace nada.
event-exit-watched = { $comes ->
    [1] Se entretienen con la salida a la vista, y sale { $card }: 4 o menos, ¡hay alguien en la puerta!
   *[0] { $is_spent ->
        [1] Se entretienen con la salida a la vista, y sale { $card }. Traería un enemigo, pero no queda ninguno por venir.
       *[0] Se entretienen con la salida a la vista, y sale { $card }: más de 4, así que no viene nadie.
      }
  }
event-stayed = El grupo se queda un poco más.

## Walking

event-moved = { $way ->
    [poof] { $hero } desaparece de { $origin }, y está en { $spot }.
    [hover] { $hero } flota de { $origin } a { $spot }.
   *[walk] { $hero } va a { $spot }.
  }
event-walked = { $hero } { $way ->
    [hover] flota de { $origin } a { $spot }.
   *[walk] va de { $origin } a { $spot }.
  }
event-climbed = { $hero } está a medio camino de las rocas de { $spot }.
event-stopped = { $way ->
    [king] Un Rey: { $hero } no puede dejar { $spot }.
   *[counter] { $hero } ha contraatacado, y se queda en { $spot }.
  }
event-turned-up = A la vista: { $spots }{ $marks-count ->
    [one] ; en cada una, { $marks }.
   *[other] ; por orden, { $marks }.
  }
event-ambush-flipped = { $is_ambush ->
    [1] { $hero } voltea { $card }: ¡el enemigo es más rápido, y actúa enseguida!
   *[0] { $hero } voltea { $card }: no hay sorpresa.
  }
event-trap-sprung = { $hero } pisa la trampa de { $spot } y voltea { $card }{ $damage ->
    [0] , { $target } o más: se aparta a tiempo.
   *[other] , menos de { $target }: { damage }, { left }.
  }
event-enemy-moved = { $way ->
    [flee] { foe-first } huye a { $spot }.
    [away] { foe-first } deja { $origin }, y se pierde de vista.
    [back] { foe-first } aparece en { $spot }.
   *[walk] { foe-first } llega a { $spot }.
  }
event-strode = { $way ->
    [flee] { foe-first } huye de { $origin } a { $spot }.
   *[walk] { foe-first } va de { $origin } a { $spot }.
  }
event-enemy-climbed = { foe-first } está a medio camino de las rocas de { $spot }.
event-hero-dragged = La cadena arrastra a { $hero } de { $origin } a { $spot }.
event-room-lit = { $hero } enciende una antorcha: hay luz en la sala.

## A hero strikes

event-attacked = { $hero }, { $ability } contra { $struck-the }: { cast }{ $outcome ->
    [ace] . Un As: falla.
    [miss] {" "}para { $target }: falla.
    [king] {" "}para { $target }, { over }, ¡y un Rey!
   *[hit] {" "}para { $target }, { over }.
  }
event-enemy-defended = { foe-first } { answer }
answer = { $card ->
    [nothing] no puede defenderse
   *[other] voltea { $card }{ $trait ->
        [0] { "" }
       *[other] {" "}(cuenta como { $total })
      }
  }{ $outcome ->
    [none] , y no sufre nada.
    [chilled] { $card ->
        [nothing] .
       *[other] , no llega.
      }
    [brief] , empate.
    [already] , pero su hielo sigue igual.
    [half] , empate: la mitad, { damage }, { left }.
    [doubled] { $card ->
        [nothing] , y un Rey dobla: { damage }, { left }.
       *[other] , no llega, y un Rey dobla: { damage }, { left }.
      }
   *[full] { $card ->
        [nothing] : { damage }, { left }.
       *[other] , no llega: { damage }, { left }.
      }
  }
event-clashed = { $hero }, { $ability } contra { foe }: { cast } para { $target }, { over }{ $outcome ->
    [king] , ¡y un Rey!
   *[hit] .
  } El enemigo { $answer ->
    [nothing] no puede defenderse
   *[other] voltea { $answer }{ counts-as }
  }{ $result ->
    [none] , y no sufre nada.
    [chilled] { $answer ->
        [nothing] .
       *[other] , no llega.
      }
    [brief] , empate.
    [already] , pero su hielo sigue igual.
    [half] , empate: la mitad, { damage }
    [doubled] { $answer ->
        [nothing] : el doble, { damage }
       *[other] , no llega: el doble, { damage }
      }
   *[full] { $answer ->
        [nothing] : { damage }
       *[other] , no llega: { damage }
      }
  }{ $result ->
    [none] { "" }
    [chilled] { "" }
    [brief] { "" }
    [already] { "" }
   *[other] { $has_fallen ->
        [1] . Cae{ $drops ->
            [1] , y suelta algo.
           *[0] .
          }
       *[0] , { left }.
      }
  }
event-enemy-fell = { foe-first } cae{ $drops ->
    [1] { $card ->
        [nothing] , y suelta algo.
       *[other] , y { $card } dice que suelta algo.
      }
   *[0] { $card ->
        [nothing] .
       *[other] . { $card }: no llevaba nada.
      }
  }
event-enemy-hurt = { $way ->
    [fire] { foe-first } arde: { damage }, { left }.
    [venom] El veneno hace efecto en { foe }: { damage }, { left }.
   *[friend] { foe-first } recibe { damage }, { left }.
  }
event-enemy-froze = { foe-first } se congela{ $rounds ->
    [99] {" "}hasta que alguien ataque.
    [one] {" "}durante una ronda.
   *[other] {" "}durante { $rounds } rondas.
  }
event-enemy-thawed = { foe-first } se descongela.
event-enemy-poisoned = { foe-first } tiene veneno: { $damage } en { $turns ->
    [one] su próximo turno.
   *[other] cada uno de sus próximos { $turns } turnos.
  }
event-enemy-healed = { foe-first } se recompone y tiene ahora { $health } PV.
event-boss-rose = { foe-first } debería haber muerto. { $card }: { $health ->
    [0] una carta negra. Esta vez no se levanta.
   *[other] una carta roja. ¡Se levanta otra vez, con { $health } PV!
  }

## An enemy strikes

event-struck = { foe-first } ataca a { $hero } ({ $blow }): { $card }{ $outcome ->
    [ace] . ¡Un As: falla!
    [miss] , y tenía que pasar de { $target }: falla.
    [king] , { $over } de más: ¡un Rey, { damage }!
   *[hit] , { $over } de más: { damage }.
  }
after-kept = { $armour ->
    [0] { $shield ->
        [0] { "" }
       *[other] {" "}tras el escudo mágico
      }
   *[other] { $shield ->
        [0] {" "}tras la armadura
       *[other] {" "}tras la armadura y el escudo mágico
      }
  }
no-harm = { $armour ->
    [0] { $shield ->
        [0] { "" }
       *[other] {" "}Ningún daño{ after-kept }.
      }
   *[other] {" "}Ningún daño{ after-kept }.
  }
event-assailed = { foe-first } ataca a { $hero } ({ $blow }): { $card }, { $over } de más{ $outcome ->
    [king] , un Rey
   *[hit] { "" }
  }: { $struck } de daño. { $defence ->
    [open] { "" }
    [none] Sin defensa.
   *[other] { $hero }, { $ability }: { $answer }{ $stamina ->
        [nothing] { "" }
       *[other] {" "}y { $stamina } de aguante
      }{ $bonus ->
        [0] { "" }
       *[other] {" "}y { $bonus } más
      } para { $answer_target }{ $defence ->
        [failed] , no llega.
        [full] : ¡golpe parado!
       *[part] : ayuda.
      }
  }{ $damage ->
    [0] { no-harm }
   *[other] {" "}Recibe { damage }{ after-kept }, { left }.
  }{ $fate ->
    [stunned] {" "}{ $hero } sufre un aturdimiento.
    [dead] {" "}{ $hero } ha muerto.
   *[none] { "" }
  }
event-defended = { $hero }, { $ability }: { cast } para { $target }{ $outcome ->
    [full] : ¡golpe parado!
    [part] : llega { $left } de daño.
   *[failed] , no llega.
  }
event-weathered = { $hero }, { $ability }: { cast } para { $target }{ $outcome ->
    [part] : ayuda. Recibe { damage }, { left }.
   *[failed] , no llega. Recibe { damage }, { left }.
  }
kept-off = { $armour ->
    [0] { $shield ->
        [0] { "" }
       *[other] {" "}(el escudo mágico paró { $shield })
      }
   *[other] { $shield ->
        [0] {" "}(la armadura paró { $armour })
       *[other] {" "}(la armadura paró { $armour }, el escudo mágico { $shield })
      }
  }
event-hurt = { $hero } { $damage ->
    [0] no pierde PV
   *[other] pierde { $damage } PV
  }{ kept-off }: { left }.
event-stunned = { $hero } sufre un aturdimiento.
event-died = { $hero } ha muerto.{ $items-count ->
    [0] { "" }
   *[other] {" "}Lo que llevaba queda en { $spot }: { $items }.
  }

## Abilities

event-ability-used = { $hero }, { $ability }: { cast }{ $outcome ->
    [failed] {" "}para { $target }: no sirve de nada.
    [bare] {" "}para { $target }, lo justo: sin nada de más, no sirve de nada.
   *[done] {" "}para { $target }, { over }.
  }
event-healed = { $way ->
    [regeneration] Regeneración: { $hero } recupera { $amount } PV, ahora { $health }.
   *[other] { $hero } recupera { $amount } PV: ahora { $health }.
  }
event-revived = ¡{ $hero } vuelve a vivir, con { $health } PV!
event-mending = { $hero } recupera { $amount } PV al comienzo de cada uno de sus { $turns } próximos turnos.
event-shielded = Hay un escudo en { $spot }: { $amount } menos por golpe, { $rounds ->
    [one] durante una ronda.
   *[other] durante { $rounds } rondas.
  }
event-aimed = { $hero } apunta { foe.al }: +{ $bonus }.
event-aim-lost = { $hero } pierde la puntería contra { foe }.
event-stance-taken = { $hero } se pone en guardia: +{ $bonus }.
event-stance-lost = Se rompe la guardia de { $hero }.
event-hasted = { $hero } tiene { $turns ->
    [one] un turno extra.
   *[other] { $turns } turnos extra.
  }
event-hidden = A { $hero } no se le ve por ninguna parte, { $rounds ->
    [one] durante una ronda.
   *[other] durante { $rounds } rondas.
  }
event-tuned = { $hero } mejora ahora en { $ability }{ $less ->
    [0] { "" }
   *[other] : necesita { $less } menos
  }{ $damage ->
    [0] .
   *[other] : hace { $damage } más.
  }
event-envenomed = { $hero } envenena un arma: { $ability } dolerá más tiempo.

## Things

event-chest-tried = { $hero } { $way ->
    [hit] golpea el cofre
   *[other] prueba la cerradura del cofre
  } de { $spot }: { cast }{ $outcome ->
    [open] {" "}para { $target }. Se abre{ $things ->
        [2] , ¡y dentro hay dos cosas!
       *[other] .
      }
    [broken] . Un As: la cerradura se rompe.
    [destroyed] {" "}para { $target }. El cofre queda hecho pedazos, y lo que había dentro también.
    [exploded] . Un As: ¡explota!
   *[nothing] {" "}para { $target }. Sigue cerrado.
  }
event-found = { $hero } { $way ->
    [drop] mira lo que soltaron, y voltea
   *[other] voltea
  } { $cards }{ $plus ->
    [0] { "" }
   *[other] {" "}y { $plus } más
  }, { $total } en total: { $count ->
    [one] { $item-a }
   *[other] { $count } × { $item }
  }{ $is_paired ->
    [1] , y además una ganzúa.
   *[0] .
  }
event-start-flipped = { $hero } voltea { $cards }{ $plus ->
    [0] { "" }
   *[other] {" "}y { $plus } más
  }, { $total } en total.
event-treasure-sought = { $is_found ->
    [1] { $hero } voltea { $card }, 7 o más: ¡este es el tesoro!
   *[0] { $hero } voltea { $card }, menos de 7: no está aquí.
  }
event-booby-trap = Salta contra { $hero }: { $card }, { damage }.
event-old-trap = Algo viejo se cierra sobre { $hero }: pierde el próximo turno.
event-item-left = { $hero } deja { $count ->
    [one] { $item-a }
   *[other] { $count } × { $item }
  } en { $spot }.
event-item-picked = { $hero } recoge { $item-a } en { $spot }.
event-item-used = { $way ->
    [drunk] { $hero } bebe { $item-a }.
    [own] { $hero } usa { $item-a }.
    [thrown] { $hero } lanza { $item-a } a { $target }.
   *[on] { $hero } usa { $item-a } con { $target }.
  }
event-equipped = { $hero } se pone { $item-a }.
event-unequipped = { $hero } se quita { $item-a }.
event-traded = { $hero } da { $item-a } a { $friend_name }.
event-trade-refused = { $hero } conserva { $item-a }.
event-stamina-gained = { $hero } roba { $gained ->
    [one] una carta de aguante
   *[other] { $gained } cartas de aguante
  }: ahora { $stamina }.
