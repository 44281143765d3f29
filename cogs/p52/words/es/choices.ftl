### What is asked in a room, and what there is to choose: labels fit a phone, what is needed stands on them.

needs = necesita { $target }
with-stamina = con aguante

## A turn

prompt-turn = { $health ->
        [0] { $hero } sufre un aturdimiento: 0/{ $most } PV
       *[other] { $hero }: { $health }/{ $most } PV
      }, { $stamina ->
        [0] sin aguante
       *[other] { $stamina } de aguante
      }
    .waiting = { $asked-count ->
        [one] Actúa { $asked }.
       *[other] Pueden actuar, en cualquier orden: { $asked }.
      }
    .title = Tu turno
group-do = Hacer …
group-way = Ir a …
group-move = A otro sitio …
group-things = Ponerte, dar, recoger …
option-hit = { $ability } → { $enemy }, { needs }
    .hint = en { $spot }, { $health } PV
option-hit-stamina = { $ability } → { $enemy }, { needs }, { with-stamina }
    .hint = en { $spot }, { $health } PV
option-cast = { $ability } → { $spot }, { needs }
    .hint = { blast }
option-cast-stamina = { $ability } → { $spot }, { needs }, { with-stamina }
    .hint = { blast }
option-cast-two = { $ability } → { $spot } y { $second }, { needs }
    .hint = { blast }
option-cast-two-stamina = { $ability } → { $spot } y { $second }, { needs }, { with-stamina }
    .hint = { blast }
enemies = { $count ->
    [one] 1 enemigo
   *[other] { $count } enemigos
  }
blast = { enemies }{ $friends ->
    [0] { "" }
    [one] , y 1 de ustedes
   *[other] , y { $friends } de ustedes
  }
option-do = { $ability }, { needs }
    .hint = { $ability-does }
option-do-stamina = { $ability }, { needs }, { with-stamina }
    .hint = { $ability-does }
option-do-on = { $ability } → { $hero }, { needs }
    .hint = { $health } de { $most } PV
option-do-on-stamina = { $ability } → { $hero }, { needs }, { with-stamina }
    .hint = { $health } de { $most } PV
option-do-at = { $ability } → { $spot }, { needs }
    .hint = { $ability-does }
option-do-at-stamina = { $ability } → { $spot }, { needs }, { with-stamina }
    .hint = { $ability-does }
option-do-to = { $ability } → { $enemy }, { needs }
    .hint = { $ability-does }
option-do-to-stamina = { $ability } → { $enemy }, { needs }, { with-stamina }
    .hint = { $ability-does }
option-do-with = { $ability } para { $other }, { needs }
    .hint = { $ability-does }
option-do-with-stamina = { $ability } para { $other }, { needs }, { with-stamina }
    .hint = { $ability-does }
option-do-gizmo = { $ability }: { $other }, { $how }, { needs }
option-do-gizmo-stamina = { $ability }: { $other }, { $how }, { needs }, { with-stamina }
gizmo-damage = más daño
gizmo-target = más fácil
option-pick = Abrir la cerradura, { needs }
option-pick-stamina = Abrir la cerradura, { needs }, { with-stamina }
option-pick-with = Abrir con { $count ->
        [one] 1 ganzúa
       *[other] { $count } ganzúas
      }, { needs }
option-pick-with-stamina = Abrir con { $count ->
        [one] 1 ganzúa
       *[other] { $count } ganzúas
      }, { needs }, { with-stamina }
smash-risk = { $breaks ->
    [0] un As lo hace explotar
   *[other] { $breaks } o menos rompe lo que hay dentro, un As lo hace explotar
  }
option-smash = Golpear el cofre, { needs }
    .hint = { smash-risk }
option-smash-stamina = Golpear el cofre, { needs }, { with-stamina }
    .hint = { smash-risk }
option-use = Usar { $item-the }
    .hint = { $item-does }
option-use-on = { $item } → { $hero }
    .hint = { $health } de { $most } PV
option-use-for = { $item } → { $hero }
    .hint = { $item-does }
option-throw = Lanzar { $item-the } a { $spot }
    .hint = { enemies }
option-aim = Apuntar { $enemy-al }: +{ $bonus }
    .hint = en { $spot }, { $health } PV
option-stance = En guardia: +{ $bonus }
    .hint = a tus defensas, hasta tu próximo turno
goal-exit = salida
    .the = la salida
    .al = a la salida
goal-fallen = caídos
    .the = los caídos
    .al = a los caídos
goal-things = lo que hay allí
    .the = lo que hay allí
    .al = a lo que hay allí
goal-chest = cofre
    .the = el cofre
    .al = al cofre
goal-down = lo que está boca abajo
    .the = lo que está boca abajo
    .al = a lo que está boca abajo
option-way = { $is_there ->
        [1] Ir { $goal-al }
       *[0] Hacia { $goal-the }
      }: { $spot }{ walk-passes }{ walk-traps }
walk-passes = { $passes ->
        [0] { "" }
        [one] , junto a un enemigo
       *[other] , junto a { $passes } enemigos
      }
walk-traps = { $traps ->
        [0] { "" }
        [one] , por una trampa
       *[other] , por { $traps } trampas
      }
option-to = Ir a { $spot }
option-to-air = Volar a { $spot }
option-to-dark = Ir a { $spot }, boca abajo
option-to-passing = Ir a { $spot }, junto a { $passes ->
        [one] un enemigo
       *[other] { $passes } enemigos
      }
    .hint = { $passes ->
        [one] el enemigo junto al que pasas golpea antes
       *[other] los enemigos junto a los que pasas golpean antes
      }
option-to-trap = Ir a { $spot }, por { $traps ->
        [one] una trampa
       *[other] { $traps } trampas
      }
option-climb = Trepar por las rocas de { $spot }
    .hint = llegas si sigues trepando el próximo turno
option-to-top = Trepar hasta { $spot }
option-march = Todos a { $spot }
    .hint = los demás pueden seguirte, hasta que se vea algo
option-all-to-exit = Todos a la salida: { $spot }
    .hint = van todos hasta allí, y salen en cuanto se pueda
option-wear = Ponerte { $item-the }
    .hint = { $item-does }
option-wear-part = Ponerte { $item-the } ({ $part })
    .hint = { $item-does }
option-doff = Quitarte { $item-the }
option-doff-part = Quitarte { $item-the } ({ $part })
option-part = { $part }
option-give = Dar { $item-the } a { $friend }
option-give-part = Dar { $item-the } ({ $part }) a { $friend }
option-ask-for = Pedir { $item-the } a { $friend }
option-ask-for-part = Pedir { $item-the } ({ $part }) a { $friend }
option-pick-up = Recoger { $item-the }
option-pick-up-part = Recoger { $item-the } ({ $part })
option-search = Mirar qué han soltado
option-wait = Esperar
    .hint = el siguiente actúa antes; puedes actuar después de cada turno
option-rest = No hacer nada{ $gained ->
    [0] { "" }
   *[other] {" "}(+{ $gained } de aguante)
  }
option-no-more = Eso es todo

## On the way

prompt-walk = { $hero } está en { $spot }, con { $left } de Movimiento por gastar. ¿Sigues?
    .waiting = { $hero } ({ $asked }) está en camino.
    .title = ¿Sigues?
option-stop = Parar aquí
prompt-fly = { $hero } flota sobre { $spot } y puede volar { $left ->
        [one] 1 casilla
       *[other] { $left } casillas
      }. ¿Adónde?
    .waiting = { $hero } ({ $asked }) está en el aire.
    .title = ¿Adónde?
prompt-stoop = Hay algo en { $spot }, y recogerlo no cuesta nada. ¿Qué toma { $hero }?
    .waiting = { $hero } ({ $asked }) mira qué hay en { $spot }.
    .title = Lo que hay ahí
option-leave-lying = Dejarlo ahí
prompt-march = { $leader } los guía a { $spot }. ¿{ $hero } va detrás?
    .waiting = { $leader } abre la marcha. { $asked } puede quedarse.
    .title = ¿Vas detrás?
option-follow = Ir detrás
option-hold = Quedarse aquí
prompt-flee = { foe-first } huye. ¿Adónde?
    .waiting = { $asked } dice adónde huye { foe }.
    .title = ¿Adónde huye?
option-flee = A { $spot }
prompt-held = { $hero } está esperando. ¿Actúas ahora?
    .waiting = { $asked } puede actuar ahora.
    .offered = { $asked } está esperando y puede actuar ahora.
    .title = ¿Actúas ahora?
option-act-now = Actuar ahora
option-keep-waiting = Seguir esperando
option-lapse = Dejarlo pasar
prompt-door = Todos están ante la puerta. ¿Dejan esta sala ({ $room })?
    .waiting = { $asked } decide si dejan esta sala ({ $room }).
    .title = ¿Dejan la sala?
option-depart = Salir
option-stay = Otra ronda más

## Under attack

prompt-defend = { $damage ->
        [0] { foe-first } da a { $hero } ({ $health } PV), pero no hace daño. Una defensa cuenta igual.
       *[other] { foe-first } da a { $hero } ({ $health } PV) por { $damage }.
      } ¿Cómo te defiendes?{ $aim ->
        [0] { "" }
       *[other] {" "}Tu puntería se pierde de todos modos.
      }
    .waiting = { $hero } ({ $asked }) recibe un golpe{ $damage ->
        [0] { "" }
       *[other] {" "}de { $damage }
      } y puede defenderse.
    .title = ¿Te defiendes?
prompt-defend-friend = { $is_own ->
        [1] El hechizo da también a { $hero } ({ $health } PV) por { $damage }.
       *[0] El hechizo de { $friend } da a { $hero } ({ $health } PV) por { $damage }.
      } ¿Cómo te defiendes?
    .waiting = { $hero } ({ $asked }) recibe { $is_own ->
        [1] su propio hechizo
       *[0] un golpe amigo
      } y puede defenderse.
    .title = ¿Te defiendes?
option-no-defence = Sin defensa
option-defend = { $ability }, { needs }
option-defend-stamina = { $ability }, { needs }, { with-stamina }
option-defend-untrained = { $ability }, sin práctica, { needs }
option-defend-untrained-stamina = { $ability }, sin práctica, { needs }, { with-stamina }
group-defend = Defenderte …
prompt-counter = Un As: ¡{ foe } falla! { $hero } puede contraatacar.
    .waiting = { $hero } ({ $asked }) puede contraatacar.
    .title = ¿Contraatacas?
option-counter = { $ability }, { needs }
option-counter-stamina = { $ability }, { needs }, { with-stamina }
option-decline = Dejarlo estar
group-counter = Contraatacar …
prompt-tap = { $count ->
        [one] { foe-first } aún tiene { $health } PV.
       *[other] A { $count } enemigos les queda poco.
      } { $ability }: ¿golpeas otra vez?
    .waiting = { $asked } puede golpear otra vez.
    .title = ¿Golpeas otra vez?
option-tap = { $ability } → { $enemy }, { needs }
    .hint = en { $spot }, { $health } PV
option-tap-stamina = { $ability } → { $enemy }, { needs }, { with-stamina }
    .hint = en { $spot }, { $health } PV

## Things

prompt-consent = { $friend } pide a { $hero }: { $item-the }. ¿Se lo das?
    .waiting = { $friend } pide a { $asked }: { $item-the }.
    .title = ¿Se lo das?
option-accept = Dárselo
option-refuse = Conservarlo
prompt-find = { $hero } encuentra { $count ->
        [one] { $item-a }.
       *[other] { $count } × { $item }.
      } ¿Te lo llevas?
    .waiting = { $asked } ha encontrado { $item-a }.
    .title = ¿Te lo llevas?
option-take = Llevártelo
option-leave-it = Dejarlo
prompt-train = ¿Qué mejora { $hero } con { $item-the }?
    .waiting = { $asked } estudia { $item-the }.
    .title = ¿Qué mejoras?
option-train = { $core }, y { $ability }
option-train-core = { $core }
option-which-ability = { $ability }
    .hint = { $ability-does }
kind-melee = cuerpo a cuerpo
kind-ranged = a distancia
kind-magic = magia

## Standing orders

order-defence = Cuando me dan un golpe
option-defend-never = No defenderme
option-defend-best = La mejor defensa practicada, sin aguante
option-defend-hard = La mejor defensa practicada, con aguante por debajo de 10 PV
order-counter = Cuando puedo contraatacar
option-counter-never = Dejarlo estar
option-counter-best = Contraatacar, sin aguante
order-march = Cuando alguien guía

prompt-part = ¿Dónde te pones { $item-the }? Desde entonces solo va ahí.
    .waiting = { $hero } se pone { $item-the }.
    .title = Armadura nueva

## How likely it is

odds-blow = hiere { $harms } %, abate { $fells } %
odds-works = funciona { $percent } %
odds-opens = abre { $percent } %
odds-defence = deja { $left } de { $damage } de media
odds-trap = evita la trampa { $percent } %
