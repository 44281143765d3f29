### The story: what happened. The numbers are always there; the rest makes one want to read on.
### Variants (`.or`) say the same thing otherwise; `.without-<field>` is said where an event leaves that field open.

rolled-hits = { $dice } ({ plus })
foe = { $enemy-the } #{ $number }
    .The = { $enemy-The } #{ $number }
    .al = { $enemy-al } #{ $number }
    .de = { $enemy-de } #{ $number }
wounds = { $damage ->
    [one] 1 herida
   *[other] { $damage } heridas
  }

## The frame

event-hero-built = { $seat } será { $hero-title }, con { $equipment } y { $ability }: { $health } de Salud.
event-quest-began = { $quest-intro } { $quest-goal } Adelante, { $heroes }.
event-activated = Actúa { $hero } ({ $seat }).
    .or = Es el momento de { $hero }.
    .or2 = { $hero } da un paso al frente.
event-activation-ended = { $hero } ya ha hecho bastante{ $left ->
    [0] .
    [one] , y le sobra una acción.
   *[other] , y le sobran { $left } acciones.
  }
    .or = { $hero } deja seguir a los demás{ $left ->
        [0] .
        [one] , sin usar una acción.
       *[other] , sin usar { $left } acciones.
      }
event-enemy-phase-began = Se mueven los enemigos de la ronda { $round }.
    .or = Ahí vienen: los enemigos de la ronda { $round }.
event-round-began = Ronda { $round }.
event-hero-left = { $seat } se ha ido. Desde ahora un autómata lleva a { $hero }.
event-quest-won = { $quest-won } La misión se gana en { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
  }: { $kills ->
    [0] ningún enemigo muerto
    [one] 1 enemigo muerto
   *[other] { $kills } enemigos muertos
  }, { $treasure } de Tesoro ganado.
event-quest-lost = { $result } { $quest-lost } La misión se pierde después de { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
  }, con { $kills ->
    [0] ningún enemigo muerto
    [one] 1 enemigo muerto
   *[other] { $kills } enemigos muertos
  }.

## The map

event-moved = { $hero } va de { $origin } a { $spot }{ $left ->
    [0] .
   *[other] , con { $left } de movimiento por gastar.
  }
event-shadowstepped = { $hero } entra en una sombra en { $origin } y sale de otra en { $spot }.
event-explored = { $hero } abre camino al { $side }: { $face }. { $left ->
    [0] Era la última loseta.
    [one] Queda una loseta.
   *[other] Quedan { $left } losetas.
  }
event-encounter-revealed = **{ $encounter }.** { $encounter-line }
event-enemies-came = { $face }: aquí hay { $enemies-counted }.
event-nobody-came = { $face }: aquí no viene nadie, porque no quedan dados en la caja, o no queda sitio en la sala.
event-way-opened = Ya no hay camino, así que el encuentro viene a ustedes: { $encounter }.

## Attacks

event-struck = { $hero } { $weapon-verb } { foe.al }: { rolled-hits }. { $hits ->
    [0] Ni un impacto.
    [one] { $criticals ->
        [0] Un impacto
       *[other] Un impacto crítico
      }{ struck-end }
   *[other] { $hits } impactos{ $criticals ->
        [0] { "" }
        [one] , uno de ellos crítico
       *[other] , { $criticals } de ellos críticos
      }{ struck-end }
  }
    .or = { $hero } { $weapon-verb } { foe.al } y saca { rolled-hits }. { $hits ->
        [0] Nada.
        [one] Un impacto{ $criticals ->
            [0] { "" }
           *[other] { " " }crítico
          }{ struck-end }
       *[other] { $hits } impactos{ $criticals ->
            [0] { "" }
            [one] , 1 crítico
           *[other] , { $criticals } críticos
          }{ struck-end }
      }
struck-end = { $blocks ->
    [0] { "" }
    [one] , 1 bloqueado ({ $blocks_rolled })
   *[other] , { $blocks } bloqueados ({ $blocks_rolled })
  }: { $damage ->
    [0] ninguna herida
   *[other] { wounds }
  }{ $energy ->
    [0] .
   *[other] ; +{ $energy } de Energía.
  }
event-dice-rerolled = { $hero } saca { $before } ({ $roll }) y tira otra vez con { $item-the }: { $dice }.
event-enemy-hurt = { foe.The } { $cause }: { wounds }, sigue con { $health } de salud.
event-enemy-stunned = { foe.The } queda aturdido.
    .or = { foe.The } se tambalea, aturdido.
event-enemy-chained = Las cadenas sujetan { foe.al } en su sitio hasta la Renovación.
event-enemy-defeated = Cae { foe }. { $treasure ->
        [0] { $hero } no puede llevar más Tesoro.
       *[other] { $hero } le encuentra { $treasure } de Tesoro.
    }
    .or = { $hero } derriba { foe.al }{ $treasure ->
        [0] , y no puede llevar más Tesoro.
       *[other] , y encuentra { $treasure } de Tesoro.
      }
    .or2 = Al suelo { foe }: { $treasure ->
        [0] { $hero } no puede llevar más Tesoro.
       *[other] { $treasure } de Tesoro para { $hero }.
      }
event-enemy-fell = Cae { foe }, y no hay nadie para registrar sus cosas.
event-second-die = { foe.The } vacila, y vuelve a erguirse con { $health } de salud.
event-hero-attacked = { foe.The } { $weapon-verb } a { $hero } desde { $spot }: { rolled-hits }. { $hits ->
    [0] Falla.
    [one] Un impacto{ attacked-end }
   *[other] { $hits } impactos{ attacked-end }
  }
    .or = { foe.The } { $weapon-verb } a { $hero } desde { $spot }, { rolled-hits }. { $hits ->
        [0] Ni de cerca.
        [one] Un impacto{ attacked-end }
       *[other] { $hits } impactos{ attacked-end }
      }
event-hero-hit = { foe.The } { $weapon-verb } a { $hero } desde { $spot }: { rolled-hits }. { $hits ->
    [one] Un impacto.
   *[other] { $hits } impactos.
  }
event-hits-taken = El ataque contra { $hero }{ attacked-end }
attacked-end = { $blocks ->
    [0] { "" }
    [one] , 1 bloqueado ({ $blocks_rolled })
   *[other] , { $blocks } bloqueados ({ $blocks_rolled })
  }: { $damage ->
    [0] { $hero } sale sin un rasguño.
   *[other] { wounds }. { $hero } sigue con { $health } de Salud.
  }
event-hit-cancelled = { $item } de { $hero }: se anula uno de los impactos.
event-hero-hurt = { $hero } { $cause }: { wounds }, sigue con { $health } de Salud.
event-feather-burnt = Arde { $item-the } de { $hero }: { $health } de Salud, y sigue en pie.
event-hero-downed = { $hero } cae.
    .or = { $hero } cae y no se levanta.
event-hero-revived = { $friend } levanta a { $hero } en { $spot }: { $health } de Salud.
event-enemy-moved = { foe.The } viene de { $origin } a { $spot }.
    .or = { foe.The } se acerca: de { $origin } a { $spot }.
event-enemy-recovered = { foe.The } sacude la cabeza y vuelve en sí.
event-enemy-slept = { foe.The } sigue durmiendo.
event-enemy-woke = { foe.The } despierta.
event-siphoned = { foe.The } bebe una chispa de { $heroes }: −1 de Energía{ $heroes-count ->
    [one] .
   *[other] {" "}por cabeza.
  }
event-regenerated = { foe.The } se recompone y tiene { $health } de salud.
event-ritual-held = El ritual { foe.de } fortalece { $target-al } #{ $target_number }, que tiene ahora { $health } de salud.
    .without-target = { foe.The } se fortalece con su ritual y tiene ahora { $health } de salud.

## Goods

event-item-bought = { $hero } compra { $item-the } por { $cost } de Tesoro. Siguiente carta: { $follows }.
    .without-follows = { $hero } compra { $item-the } por { $cost } de Tesoro. El mazo está vacío.
event-item-taken = { $hero } recibe { $item-the }. Siguiente carta: { $follows }.
    .without-follows = { $hero } recibe { $item-the }.
event-nothing-taken = No queda nada que { $hero } pueda tomar.
event-item-used = { $hero } usa { $item-the }.
event-ability-used = { $hero } usa { $ability }; aún tiene { $energy } de Energía.
event-healed = { $amount ->
    [0] { $hero } no puede estar mejor.
   *[other] { $hero } recupera { $amount } de Salud y tiene { $health }.
  }
event-energy-gained = { $amount ->
    [0] { $hero } no puede guardar más Energía.
   *[other] { $hero } gana { $amount } de Energía y tiene { $energy }.
  }
event-treasure-gained = { $amount ->
    [0] { $hero } no puede llevar más Tesoro.
   *[other] { $hero } gana { $amount } de Tesoro y tiene { $treasure }.
  }
event-treasure-spent = { $hero } entrega { $amount } de Tesoro; aún tiene { $treasure }.
event-forged = El arma de { $hero } sale mejor del yunque: +1 en los ataques el resto de la misión.
event-given = { $hero } da a { $friend } { $items-the }{ $treasure ->
    [0] .
   *[other] { " " }y { $treasure } de Tesoro.
  }
    .without-items = { $hero } da a { $friend } { $treasure } de Tesoro.
event-trade-refused = { $friend } y { $hero } no llegan a un trato.
event-checked = { $hero } lo intenta: { $skill } { $needed }, { rolled-hits }{ $helped ->
    [0] .
   *[other] , y una carta suma { $helped }.
  } { $is_passed ->
    [1] { $successes ->
        [one] Con un éxito basta.
       *[other] { $successes } éxitos. ¡Hecho!
      }
   *[other] { $successes ->
        [0] Ningún éxito.
        [one] Un éxito no basta.
       *[other] { $successes } éxitos no bastan.
      }
  }

## Quests

event-doom-rose = La Perdición sube a { $doom } de { $limit }.
event-doom-fell = La canción tropieza{ $amount ->
    [0] , pero la Perdición ya está en 0.
   *[other] : la Perdición baja a { $doom } de { $limit }.
  }
event-tongue-taken = Tienen un badajo: { $count ->
    [one] el primero
   *[other] ya son { $count }
  }.
event-seal-broken = { $hero } rompe un sello: { $count } de 3. El rey se debilita.
event-bell-tolled = Suena la campana. { $left ->
    [0] Es la última vez.
    [one] Sonará una vez más.
   *[other] Sonará { $left } veces más.
  }
event-wave-came = Vienen de la oscuridad, por el { $side } (dado: { $die }).
event-toll-due = El barquero ya ha esperado bastante: manda a buscarlos.
event-all-stunned = La campana sacude las piedras: { $count ->
    [0] nadie queda aturdido.
    [one] un enemigo queda aturdido.
   *[other] { $count } enemigos quedan aturdidos.
  }
event-jar-opened = { $hero } abre el tarro: { $die }. { $is_good ->
    [1] ¡Monedas para toda la sala!
   *[other] ¡Estalla!
  }
