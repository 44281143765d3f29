### The story: what happened. The numbers are always there; the rest makes one want to read on.
### Variants (`.or`) say the same thing otherwise; `.without-<field>` is said where an event leaves that field open.

## Before the first step

event-adventurer-chosen = { $seat } toma la mochila de { $hero }, { $hero-class }: { $hp } PV, { $ap } PA. Dos fichas de habilidad comprarán: { $upgrade }.
    .without-upgrade = { $seat } toma la mochila de { $hero }, { $hero-class }: { $hp } PV, { $ap } PA.
event-expedition-began = Las antorchas arden. { $mode-goal } { $hero } abre la marcha.
    .or = Sin mapa, sin guía, con una bolsa de fichas. { $mode-goal } { $hero } va primero.
    .or2 = En algún lugar se cierra con un chirrido una puerta de piedra. { $mode-goal } { $hero } va delante.

## Turns and rounds

event-round-began = Ronda { $round }.
event-turn-began = Le toca a { $hero } ({ $seat }), con { $ap } PA{ $debt ->
    [0] .
   *[other] , después de devolver { $debt }.
  }
    .or = La antorcha pasa a { $hero } ({ $seat }): { $ap } PA{ $debt ->
        [0] .
       *[other] , tras devolver { $debt }.
      }
    .or2 = Tu jugada, { $hero } ({ $seat }). { $ap } PA{ $debt ->
        [0] .
       *[other] ; { $debt } se fueron en viejas deudas.
      }
event-turn-ended = { $hero } ya ha hecho bastante por ahora.
    .or = { $hero } recobra el aliento.
    .or2 = { $hero } deja seguir a los demás.
    .or3 = { $hero } baja la antorcha.
    .or4 = Eso es todo de { $hero } por ahora.
event-round-opened = Ronda { $round }. Empieza { $hero } ({ $seat }) con { $ap } PA{ $debt ->
    [0] .
   *[other] , después de devolver { $debt }.
  }
    .or = Ronda { $round }. La antorcha pasa a { $hero } ({ $seat }): { $ap } PA{ $debt ->
        [0] .
       *[other] , tras devolver { $debt }.
      }
    .or2 = Ronda { $round }. ¡Arriba, { $hero } ({ $seat })! { $ap } PA{ $debt ->
        [0] .
       *[other] ; { $debt } se fueron en viejas deudas.
      }
event-waited = { told-round }{ $hero } ({ $seat }) no se mueve.
    .or = { told-round }{ $hero } ({ $seat }) espera y escucha.
    .or2 = { told-round }{ $hero } ({ $seat }) deja pasar este turno.
    .or3 = { told-round }{ $hero } ({ $seat }) monta guardia.
    .or4 = { told-round }{ $hero } ({ $seat }) descansa este turno.
told-round = { $round ->
    [0] { "" }
   *[other] Ronda { $round }.{ " " }
  }
told-hero = { $is_first ->
    [1] { $hero } ({ $seat })
   *[other] { $hero }
  }
told-left = { $left ->
    [0] { " " }Era la última loseta del montón.
    [one] { " " }Queda una loseta.
   *[other] { "" }
  }
event-last-turns-called = El Anillo está fuera y la mazmorra empieza a cerrarse. { $count ->
    [one] A un aventurero de dentro le queda
   *[other] A { $count } aventureros de dentro les queda
  } un turno para salir.
event-left-dungeon = { $hero } sale y parpadea a la luz del día.
    .or = { $hero } cruza la Salida a trompicones, con vida.
event-ring-borne-out = ¡{ $hero } saca el Anillo de la Creación por la Salida!
event-lost-inside = Las piedras se cierran. { $hero } ({ $seat }) se pierde en la mazmorra.
event-eliminated = A { $hero } ({ $seat }) no le quedan vidas, y deja la aventura.
event-went-home = { $seat } se ha ido, y { $hero } lo deja todo y se vuelve a casa.
event-night-fell = { $rounds ->
    [one] Ha pasado una ronda
   *[other] Han pasado { $rounds } rondas
  } y se apaga la última antorcha.
event-expedition-ended = { $result } De vuelta en casa: { $saved }. Allá quedan: { $lost }.
    .without-saved = { $result } Allá quedan: { $lost }.
    .without-lost = { $result } Todos han vuelto a casa: { $saved }.
event-scored = { $hero } llega a { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }.
event-upgrade-bought = { $hero } ha aprendido algo: { $upgrade }. { $tokens ->
    [0] No queda ninguna ficha de habilidad.
    [one] Queda 1 ficha de habilidad.
   *[other] Quedan { $tokens } fichas de habilidad.
  }

## The map

event-tile-set-aside = { $count ->
    [one] 1 loseta no encaja y vuelve
   *[other] { $count } losetas no encajan y vuelven
  } al montón.
    .or = { $count ->
        [one] 1 loseta no encajaba
       *[other] { $count } losetas no encajaban
      }: de vuelta al montón.
    .or2 = { $count ->
        [one] La primera loseta robada no encaja. Vuelve
       *[other] Las primeras { $count } losetas robadas no encajan. Vuelven
      } al montón, y a barajar.
event-tile-laid = { $hero } abre camino al { $direction } de { $origin }: { $tile } es { $icon-a }.{ told-left }
    .or = La luz de la antorcha cae sobre { $tile }, al { $direction } de { $origin }: { $icon-a }.{ told-left }
    .or2 = { $hero } tantea al { $direction } de { $origin } y encuentra { $icon-a }, { $tile }.{ told-left }
    .or3 = { $hero } ilumina { $tile }, al { $direction } de { $origin }: { $icon-a }.{ told-left }
    .or4 = { $hero } mira al { $direction } desde { $origin }: { $tile } es { $icon-a }.{ told-left }
event-explored = { told-round }{ told-hero } abre camino al { $direction } de { $origin } y entra: { $tile } es { $icon-a }, { $ap } PA por gastar.{ told-left }
    .or = { told-round }{ told-hero } alza la antorcha y va al { $direction }, hasta { $tile }: { $icon-a }, { $ap } PA por gastar.{ told-left }
    .or2 = { told-round }{ told-hero } encuentra { $icon-a } al { $direction } de { $origin } y llega a { $tile }, { $ap } PA por gastar.{ told-left }
    .without-ap = { told-round }{ told-hero } abre camino al { $direction } de { $origin }: { $tile } es { $icon-a }.{ told-left }
    .without-ap-or = { told-round }{ told-hero } tantea al { $direction } de { $origin } y encuentra { $icon-a }, { $tile }.{ told-left }
    .without-ap-or2 = { told-round }{ told-hero } acerca la antorcha al { $direction } de { $origin }: { $tile } es { $icon-a }.{ told-left }
    .or3 = { told-round }{ told-hero } va al { $direction } desde { $origin }, antorcha en alto: { $tile } es { $icon-a }, { $ap } PA por gastar.{ told-left }
    .or4 = { told-round }{ told-hero } gira al { $direction } y pisa { $tile }: { $icon-a }, { $ap } PA por gastar.{ told-left }
event-edge-blocked = Ninguna loseta encaja al { $direction } de { $tile }: ese camino queda cerrado para siempre. El PA vuelve.
event-stack-discarded = Ya nada encaja en ninguna parte: { $count ->
    [one] la última loseta { $world-de } se aparta
   *[other] las últimas { $count } losetas { $world-de } se apartan
  }.
event-wall-breached = El muro al { $direction } de { $tile } se derrumba con estruendo.
event-last-tile-placed = { $name-The } está en { $tile }.
event-dragon-landed = Tiembla el suelo. La Dragona Roja está en { $tile } con { $hp } PV, y bien despierta.
event-ring-placed = Los dados dicen { $dice }: el Anillo de la Creación está en { $tile }, la guarida número { $number }.
event-ring-rerolled = Los dados dicen { $dice }, pero no hay en el mapa ninguna guarida número { $number }. Otra vez.
event-token-placed = Algo respira en la oscuridad de { $tile }.
    .or = Dos ojos parpadean en { $tile }. Nadie sabe todavía de quién son.
    .or2 = { $tile } es la guarida de alguien. Nadie ha visto de quién.
event-pool-filled = El Estanque Curativo reluce en { $tile } y curará { $count ->
    [one] una vez
   *[other] { $count } veces
  }.
event-item-hidden = Hay algo boca abajo en { $tile }.
event-gateway-opened = Se apartan unas piedras viejas: el Portal de { $tile } baja a la mazmorra, { $target }.
event-moved = { $hero } va de { $origin } a { $tile }, { $ap } PA por gastar.
    .or = { $hero } sigue hasta { $tile } con { $ap } PA por gastar.
    .or2 = { $hero } camina de { $origin } a { $tile } y conserva { $ap } PA.
    .or3 = Resuenan pasos en { $tile }: allí está { $hero }, con { $ap } PA.
event-walked = { told-round }{ told-hero } va { $steps ->
    [one] de { $origin } a { $tile }
   *[other] { $steps } losetas, de { $origin } a { $tile }
  }, { $ap } PA por gastar.
    .or = { told-round }{ told-hero } sigue { $steps ->
        [one] hasta { $tile }
       *[other] { $steps } losetas, hasta { $tile },
      } y conserva { $ap } PA.
    .or2 = { told-round }{ told-hero } deja atrás { $origin } y llega a { $tile }, { $ap } PA por gastar.
    .or3 = { told-round }{ told-hero } da { $steps ->
        [one] un paso
       *[other] { $steps } pasos
      }, de { $origin } a { $tile }, y conserva { $ap } PA.
    .or4 = { told-round }{ told-hero } va de { $origin } a { $tile }{ $steps ->
        [one] { "" }
       *[other] , { $steps } losetas,
      } y conserva { $ap } PA.
event-web-walked = { $hero } camina por los hilos de { $origin } a la Telaraña de { $tile }, { $ap } PA por gastar.
event-ladder-climbed = { $hero } toma la escalera de { $origin } a { $tile }.
event-ladder-placed = { $hero } cae en { $tile } y pone allí la escalera. Desde ahora lleva al Foso.
event-teleported = El cristal destella: { $hero } desaparece de { $origin } y aparece en { $tile }.
event-monster-revealed = De la bolsa sale { $monster-a } ({ told-strength }) en { $tile }.
    .or = { $tile } tiene dueño, { $monster-a }: { told-strength }.
event-met = { $hero } se encuentra con { $monster-a } ({ told-strength }) en { $tile }.
    .or = { $hero } entra y se topa con { $monster-a } ({ told-strength }) en { $tile }.
    .or2 = De la oscuridad de { $tile } sale { $monster-a } ({ told-strength }), directo hacia { $hero }.
told-strength = { $hp } PV, { $dice }d6{ $plus ->
    [0] { "" }
   *[other] +{ $plus }
  }{ $is_purple ->
    [1] , cara púrpura a la vista
   *[other] { "" }
  }
event-nothing-there = La bolsa está vacía: de la guarida de { $tile } solo queda el olor.
event-sneaked = { $is_unseen ->
    [1] { $hero } saca { $die } y pasa junto { $monster-al } sin que se note.
   *[other] { $hero } saca { $die }: la capa resbala, y { $monster-the } se { $monster-num ->
        [many] dan
       *[other] da
      } la vuelta. Ya no hay huida.
  }
event-unhidden = Cae la capa, y { $monster-the } { $monster-num ->
    [many] ven
   *[other] ve
  } a { $hero }.

## The fight

event-fight-began = { $hero } se enfrenta { $monster-al } ({ $hp } PV) en { $tile }.
    .or = Acero en mano: { $hero } contra { $monster-the } ({ $hp } PV) en { $tile }.
    .or2 = { $monster-The } ({ $hp } PV) { $monster-num ->
        [many] alzan
       *[other] alza
      } la vista en { $tile }, y ahí está { $hero }.
event-round-rolled = { $is_critical ->
    [1] { $hero } saca { $dice }, ¡golpe crítico! El doble{ $plus ->
        [0] { "" }
       *[other] { " " }y +{ $plus }
      }: { $total }.
   *[other] { $hero } saca { $dice }{ $plus ->
        [0] : { $total }.
       *[other] { " " }y suma { $plus }: { $total }.
      }
  } { $monster-The }: { $foe_dice }{ $foe_plus ->
    [0] { "" }
   *[other] , +{ $foe_plus }
  }, total { $foe_total }.
    .or = { $total } de { $hero } ({ $dice }{ $is_critical ->
        [1] , el doble por golpe crítico
       *[other] { "" }
      }{ $plus ->
        [0] { "" }
       *[other] , +{ $plus }
      }) contra { $foe_total } { $monster-de } ({ $foe_dice }{ $foe_plus ->
        [0] { "" }
       *[other] , +{ $foe_plus }
      }).
event-dice-rerolled = { $hero } usa { $item-the } y tira otra vez: { $dice }, total { $total }.
event-lethal-blow = ¡Golpe letal! { $hero } lo dobla hasta { $total }.
event-clobbered = { $hero } toma impulso para un golpe tremendo: dos dados más en la próxima tirada.
event-tied = { $hero } y { $monster-the } empatan. Nadie sale herido.
    .or = Acero contra garra: { $hero } y { $monster-the } quedan en tablas.
    .or2 = { $hero } y { $monster-the } se miden en círculos. Ningún daño.
event-vine-held = La enredadera aguanta: { $monster-the } { $monster-num ->
    [many] golpean y no llegan
   *[other] golpea y no llega
  } hasta { $hero }.
event-monster-hurt = { $monster-The } { $monster-num ->
    [many] reciben
   *[other] recibe
  } { $damage } de daño { $cause }{ $hp ->
    [0] .
   *[other] , aún con { $hp } PV.
  }
    .or = { $monster-The } { $monster-num ->
        [many] sufren
       *[other] sufre
      } { $damage } de daño { $cause }{ $hp ->
        [0] { " " }y no { $monster-num ->
            [many] les
           *[other] le
          } quedan PV.
       *[other] { " " }y aún { $monster-num ->
            [many] tienen
           *[other] tiene
          } { $hp } PV.
      }
event-hero-hurt = { $hero } recibe { $damage } de daño { $cause }{ $hp ->
    [0] { " " }y cae
   *[other] , aún con { $hp } PV
  }{ $absorbed ->
    [0] .
   *[other] { " " }(la armadura para { $absorbed }).
  }
    .or = { $hero } sufre { $damage } de daño { $cause } y { $hp ->
        [0] cae
       *[other] se queda con { $hp } PV
      }{ $absorbed ->
        [0] .
       *[other] { " " }(la armadura para { $absorbed }).
      }
event-hero-unhurt = { $absorbed ->
    [0] { $hero } sale sin un rasguño { $cause }.
   *[other] La armadura para todo el daño ({ $absorbed }) { $cause }: { $hero } sale sin un rasguño.
  }
    .or = { $absorbed ->
        [0] Ni un rasguño para { $hero } { $cause }.
       *[other] Ni un rasguño para { $hero } { $cause }: la armadura para todo el daño ({ $absorbed }).
      }
event-dead-eye = Justo entre los ojos: ¡{ $hero } abate { $monster-al } con una sola flecha!
event-instant-kill = Un golpe, y se acabó: ¡{ $hero } derriba { $monster-al } en el acto!
event-monster-killed = ¡{ $hero } mata { $monster-al }! Ya { $kills ->
    [one] es 1 presa
   *[other] son { $kills } presas
  }.
    .or = { $monster-The } ya no { $monster-num ->
        [many] molestarán
       *[other] molestará
      } a nadie. { $hero } tiene { $kills ->
        [one] 1 presa
       *[other] { $kills } presas
      }.
    .or2 = Y { $monster-num ->
        [many] caen
       *[other] cae
      } { $monster-the }. { $hero } tiene { $kills ->
        [one] 1 presa
       *[other] { $kills } presas
      }.
event-monster-recovered = { $monster-The } se { $monster-num ->
    [many] lamen
   *[other] lame
  } las heridas: otra vez { $hp } PV.
event-spiders-spawned = La Telaraña de { $tile } tiembla: { $count ->
    [one] cae 1 araña
   *[other] caen { $count } arañas
  }.
event-spiders-left = { $count ->
    [one] La última araña se escabulle
   *[other] Las últimas { $count } arañas se escabullen
  }.
event-escaped = { $hero } huye { $monster-de } a { $tile }.
    .or = { $hero } echa a correr hasta { $tile }.
event-blew-away = Un torbellino saca a { $hero } de la lucha, hasta { $tile }.
event-took-over = { $hero } da un paso hacia { $monster-the }: { $hp } PV por derribar.
event-archer-took-over = { $hero } apunta { $monster-al }: { $hp } PV por derribar.
event-tag-asked = { $hero } pide ayuda: ¿vendrá { $target } ({ $target_seat })?
    .or = «¡{ $target }!», grita { $hero }. ¿Lo oye { $target_seat }?
    .or2 = { $hero } busca con la vista a { $target }. ¿Qué dice { $target_seat }?
event-all-called = { $hero } llama a todos a la lucha: ¿quién vendrá?
    .or = «¡Conmigo, todos!», grita { $hero }. ¿Quién lo oye?
    .or2 = { $hero } busca con la vista a los demás. ¿Quién ayudará?
event-tag-joined = { $hero } se une a la lucha en { $tile }{ $cost ->
    [0] .
   *[other] , por { $cost } PA del próximo turno.
  }
    .or = { $hero } llega corriendo a { $tile }{ $cost ->
        [0] .
       *[other] , y debe { $cost } PA del próximo turno.
      }
    .or2 = Ahí está { $hero }: alguien más en { $tile }{ $cost ->
        [0] .
       *[other] , por { $cost } PA del próximo turno.
      }
event-archer-joined = { $hero } apunta desde { $tile } y ayuda en la lucha{ $cost ->
    [0] .
   *[other] , por { $cost } PA del próximo turno.
  }
event-tag-declined = { $hero } no quiere meterse.
    .or = { $hero } tiene otros planes.
    .or2 = { $hero } niega con la cabeza y no acude.
event-help-refused = { $hero } pide ayuda. { $refused } no { $refused-count ->
    [one] quiere
   *[other] quieren
  } meterse.
    .or = { $hero } grita pidiendo ayuda, pero { $refused } { $refused-count ->
        [one] tiene
       *[other] tienen
      } otros planes.
    .or2 = «¡Aquí!», grita { $hero }. { $refused } no { $refused-count ->
        [one] viene
       *[other] vienen
      }.
    .or3 = { $hero } busca ayuda con la vista. { $refused } { $refused-count ->
        [one] mira
       *[other] miran
      } hacia otro lado.
event-help-sought = { $hero } pide ayuda. { $refused } no { $refused-count ->
    [one] quiere
   *[other] quieren
  } meterse. ¿Vendrá { $target } ({ $target_seat })?
    .or = { $hero } grita pidiendo ayuda, pero { $refused } { $refused-count ->
        [one] tiene
       *[other] tienen
      } otros planes. ¿Lo oye { $target } ({ $target_seat })?
    .or2 = «¡Aquí!», grita { $hero }. { $refused } no { $refused-count ->
        [one] viene
       *[other] vienen
      }. «¡{ $target }!» ¿Y { $target_seat }?
    .or3 = { $hero } busca ayuda con la vista. { $refused } { $refused-count ->
        [one] mira
       *[other] miran
      } hacia otro lado. ¿Y { $target } ({ $target_seat })?
event-shot = { $hero } apunta con { $item-the } { $monster-al } en { $tile } y saca { $dice }: { $damage } de daño.
event-charged = ¡{ $monster-The } { $monster-num ->
    [many] cargan
   *[other] carga
  } de { $origin } a { $tile }!
event-bomb-went = { $hero } enciende la mecha y saca { $dice }. Bum en { $tile }: { $damage } de daño a todo lo que alcanza.
event-archer-withdrew = { $hero } baja el arma y deja que los demás sigan luchando.
event-ducked = { $hero } se agacha y saca { $die }: { $left ->
    [0] no llega nada de daño.
   *[other] aún llega { $left } de daño.
  }
    .or = ¡Cabeza abajo! { $hero } saca { $die }, { $left ->
        [0] y todo pasa de largo.
       *[other] y aún llega { $left }.
      }
event-dived = { $hero } esquiva justo a tiempo.
event-riposted = ¡Contragolpe! { $hero } devuelve { $damage } de daño { $monster-al }{ $hp ->
    [0] .
   *[other] , aún con { $hp } PV.
  }
event-braced = { $hero } aguanta. El golpe se para en seco.
event-boss-baned = { $hero } conoce la palabra funesta: { $monster-the } ya no puede tener más de { $hp } PV.
event-killing-blow = { $hero } cae, y se lleva por delante { $monster-al } con { $item-the }. Con sus propias palabras: «{ $story }»
    .without-story = { $hero } cae, y se lleva por delante { $monster-al } con { $item-the }. Cómo fue, nadie lo contará jamás.
    .without-story-or = Un último truco con { $item-the }, y { $hero } no cae sin compañía: { $monster-num ->
        [many] caen
       *[other] cae
      } también { $monster-the }.
    .without-story-or2 = { $hero } cae riendo, con { $item-the } en la mano, y { $monster-the } con { $hero }.
event-killing-blow-sung = { $hero } cae, y se lleva por delante { $monster-al } con { $item-the }. «Caí, y no sin compañía. ¡Que lo canten en el Inicio!»
    .or = { $hero } cae, blande { $item-the } una vez más, y { $monster-num ->
        [many] caen
       *[other] cae
      } también { $monster-the }. «No sin compañía», oyó alguien.
    .or2 = { $hero } muere con { $item-the } en la mano, y de ello { $monster-num ->
        [many] mueren
       *[other] muere
      } { $monster-the }. En el Inicio lo cantarán.
event-died = { $hero } muere y despierta en { $tile } con { $lives ->
    [one] la última vida.
   *[other] { $lives } vidas.
  }
    .or = Todo se oscurece. { $hero } vuelve en sí en { $tile }, { $lives ->
        [one] y esta vida es la última.
       *[other] con { $lives } vidas.
      }
    .without-tile = { $hero } muere.
event-hero-attacked = { $hero } se vuelve contra { $target } ({ $target_seat }) y llega a { $total } ({ $dice }{ $is_critical ->
        [1] , el doble por golpe crítico
       *[other] { "" }
      }{ $plus ->
        [0] { "" }
       *[other] , +{ $plus }
      }). { $target } llega a { $foe_total } ({ $foe_dice }{ $is_foe_critical ->
        [1] , el doble por golpe crítico
       *[other] { "" }
      }{ $foe_plus ->
        [0] { "" }
       *[other] , +{ $foe_plus }
      }).

## Things found, lost and used

event-item-taken = { $hero } toma { $item-the } ({ $power }): { $space }.
    .without-space = { $item-The } se une a { $hero } ({ $power }).
    .or = { $hero } consigue { $item-the } ({ $power }): { $space }.
    .or2 = { $hero } ha encontrado { $item-a } ({ $power }): { $space }.
    .without-space-or = { $item-The } trota desde ahora detrás de { $hero } ({ $power }).
event-item-left = { $hero } deja { $item-the } en { $tile }.
event-item-lies = Allí, en { $tile }: { $item-a } ({ $power }).
    .or = Algo brilla en { $tile }: { $item-a } ({ $power }).
event-item-moved = { $hero } mueve { $item-the }: { $space }.
event-poison-moved = { $hero } deja que el veneno se deslice a otro sitio: { $space }.
event-item-used = { $hero } usa { $item-the }.
    .or = { $hero } echa mano { $item-de }.
event-skill-used = { $hero } usa { $skill } con { $target }.
    .without-target = { $hero } usa { $skill }.
event-item-discarded = { $hero } tira lo que queda { $item-de }.
event-items-fell = { $hero } deja caer { $count ->
    [one] 1 objeto
   *[other] { $count } objetos
  } en { $tile }.
    .or = La mochila de { $hero } revienta: { $count ->
        [one] hay 1 objeto
       *[other] hay { $count } objetos
      } en { $tile }.
    .or2 = { $hero } deja atrás { $count ->
        [one] 1 objeto
       *[other] { $count } objetos
      } en { $tile }.
event-insurance-paid = { $item-The } paga: { $hero } conserva todos sus objetos.
event-companion-left = { $hero } pierde { $item-the }: vuelve a la bolsa.
event-bag-empty = La bolsa de objetos está vacía.
event-token-earned = { $hero } toma una ficha de habilidad y tiene { $tokens }.
    .or = { $hero } sale ganando en experiencia: { $tokens ->
        [one] 1 ficha de habilidad
       *[other] { $tokens } fichas de habilidad
      }.
    .or2 = { $tokens ->
        [one] Una ficha de habilidad para { $hero }.
       *[other] Una ficha de habilidad más para { $hero }: { $tokens } en total.
      }
event-item-awoke = ¡{ $hero } despierta { $item-the }: { $power }!
event-trap-sprung = ¡{ $item }! Una trampa en { $tile }, sacada de la bolsa por { $hero }: { $die } de daño a todos allí.
event-trap-slept = ¡{ $item }! Pero { $hero } entiende de trampas y saca { $die }: no llega a saltar.
event-chest-opened = { $is_trapped ->
    [1] { $hero } saca { $die } con { $item-the }: era una trampa, y muerde.
   *[other] { $hero } saca { $die } con { $item-the }: la tapa se abre de golpe.
  }
    .without-die = { $hero } se lanza sobre { $item-the }: la tapa se abre, y nada muerde.
event-trade-offered = { $hero } ofrece a { $target } ({ $target_seat }) { $give-the } por { $want-the }.
    .without-want = { $hero } ofrece a { $target } ({ $target_seat }) { $give-the } por nada.
    .without-give = { $hero } pide a { $target } ({ $target_seat }) { $want-the }.
event-trade-done = Hecho: { $give-the } para { $target }, { $want-the } para { $hero }.
    .without-want = { $hero } entrega { $give-the } a { $target }.
    .without-give = { $target } entrega { $want-the } a { $hero }.
event-trade-refused = { $target } ({ $target_seat }) le dice que no a { $hero }.
event-stolen = Una garra salida de la nada: { $hero } tiene ahora { $item-the } de { $target } ({ $target_seat }).
event-drained = Los dientes muerden: { $hero } drena { $damage } PV a { $target } ({ $target_seat }).
event-healed = { $hero } recupera { $amount } PV y tiene { $hp }.
    .or = Mucho mejor: { $hero } sube { $amount }, hasta { $hp } PV.
event-pool-used = { $hero } descansa en el Estanque Curativo: todos los PV. { $left ->
    [0] El agua se agota.
    [one] Curará una vez más.
   *[other] Curará { $left } veces más.
  }
event-ring-taken = { $hero } toma el Anillo de la Creación de { $tile }. Está tibio.
event-ring-fell = El Anillo de la Creación rueda por las piedras de { $tile }.
event-lives-restored = La muerte de la Dragona es un nuevo amanecer: tres vidas y todos los PV para quien sigue en juego.

## Hazards, and what the forest hides

event-spikey-jammed = { $hero } atasca al Viejo Pinchos con { $item-the }. Crac.
event-spikey-rolled = { $is_sprung ->
    [1] { $hero } pisa con cuidado y saca { $die }. No con el suficiente.
   *[other] { $hero } pisa con cuidado y saca { $die }. El Viejo Pinchos sigue durmiendo.
  }
    .or = { $is_sprung ->
        [1] { $hero } pasa de puntillas junto al Viejo Pinchos y saca { $die }. Clic.
       *[other] { $hero } pasa de puntillas junto al Viejo Pinchos y saca { $die }. Ni un ruido.
      }
    .or2 = { $is_sprung ->
        [1] Un { $die } sobre las placas del Viejo Pinchos: { $hero } oye cómo se tensa.
       *[other] Un { $die } sobre las placas del Viejo Pinchos: { $hero } ya ha pasado.
      }
event-spikey-sprung = El Viejo Pinchos salta en { $tile }: { $die } de daño, y no hay armadura que valga.
event-poisoned = ¡Veneno! { $hero } pierde un hueco: { $space }.
    .or = Escuece como ortigas: el veneno le quita un hueco a { $hero }, { $space }.
    .or2 = El veneno se cuela en el equipo de { $hero }, que ya no puede usar un hueco: { $space }.
event-poison-cured = { $hero } queda libre de veneno ({ $count ->
    [one] 1 hueco limpio
   *[other] { $count } huecos limpios
  } otra vez).
    .or = El veneno abandona a { $hero }: { $count ->
        [one] 1 hueco libre
       *[other] { $count } huecos libres
      } otra vez.
event-seed-sought = { $is_guarded ->
    [1] { $hero } alarga la mano hacia la semilla y saca { $die }: algo alarga la suya.
   *[other] { $hero } alarga la mano hacia la semilla y saca { $die }: nada se mueve.
  }
    .or = { $is_guarded ->
        [1] Un { $die }: el nido no estaba vacío, y { $hero } lo ha despertado.
       *[other] Un { $die }: el nido está en calma bajo las manos de { $hero }.
      }
    .or2 = { $is_guarded ->
        [1] { $hero } se inclina sobre el nido y saca { $die }. Algo se inclina sobre { $hero }.
       *[other] { $hero } se inclina sobre el nido y saca { $die }. Silencio.
      }
event-seed-taken = { $hero } toma una semilla de nidada y lleva ya { $seeds ->
    [one] 1 semilla
   *[other] { $seeds } semillas
  }.
    .or = Una semilla de nidada entra en la bolsa de { $hero }: { $seeds } en total.
    .or2 = { $hero } saca una semilla de nidada de su nido y lleva ya { $seeds }.
event-seeds-picked-up = { $hero } recoge { $count ->
    [one] una semilla de nidada
   *[other] { $count } semillas de nidada
  } y lleva ya { $seeds }.
    .or = { $count ->
        [one] Una semilla de nidada caída entra
       *[other] { $count } semillas de nidada caídas entran
      } en la bolsa de { $hero }: { $seeds } en total.
event-seeds-fell = { $hero } pierde { $count ->
    [one] 1 semilla de nidada. Está
   *[other] { $count } semillas de nidada. Están
  } ahora en { $tile }.
    .or = { $hero } deja caer { $count ->
        [one] una semilla de nidada
       *[other] { $count } semillas de nidada
      } en { $tile }.
event-seeds-carried-out = { $count ->
    [one] Una semilla de nidada rueda
   *[other] { $count } semillas de nidada ruedan
  } fuera de la mazmorra que se cierra, de { $origin } a { $tile }.
event-swamp-searched = { $is_guarded ->
    [1] { $hero } tantea en el lodo y saca { $die }: el lodo también tantea.
   *[other] { $has_item ->
        [1] { $hero } tantea en el lodo y saca { $die }: ahí hay algo.
       *[other] { $hero } tantea en el lodo y saca { $die }: nada más que lodo.
      }
  }
    .or = { $is_guarded ->
        [1] Hasta los codos en el Pantano, { $hero } saca { $die }: ahí abajo hay alguien más.
       *[other] { $has_item ->
            [1] Hasta los codos en el Pantano, { $hero } saca { $die }: y algo más.
           *[other] Hasta los codos en el Pantano, { $hero } saca { $die }: todo para nada.
          }
      }
event-bones-healed = Los viejos huesos son amables: { $hero } tiene todos los PV y nada de veneno.
event-bones-searched = { $hero } deja tres trofeos entre los huesos y desentierra algo. { $kills ->
    [0] No queda ninguna presa.
    [one] Queda 1 presa.
   *[other] Quedan { $kills } presas.
  }
event-web-rolled = { $is_spun ->
    [1] { $hero } entra en la Telaraña y saca { $die }: vibra.
   *[other] { $hero } cruza la Telaraña y saca { $die }: todo en calma.
  }
    .or = { $is_spun ->
        [1] Un { $die }: se rompe un hilo bajo { $hero }, y la Telaraña vibra.
       *[other] Un { $die }: { $hero } pasa entre los hilos, y nada se mueve.
      }
    .or2 = { $is_spun ->
        [1] { $hero } se abre paso en la Telaraña y saca { $die }. Algo ahí arriba se ha dado cuenta.
       *[other] { $hero } se agacha bajo la Telaraña y saca { $die }. No hay nadie en casa.
      }
event-pit-rolled = { $has_fallen ->
    [1] { $hero } bordea el Foso y saca { $die }. Un resbalón, y abajo.
   *[other] { $hero } bordea el Foso y saca { $die }. Al otro lado, a salvo.
  }
event-pit-quiet = La bolsa está vacía: nada más espera en el fondo del Foso.
event-pit-roped = { $hero } cruza el Foso colgando de una cuerda.
    .or = Un nudo, un balanceo: la cuerda lleva a { $hero } al otro lado del Foso.
event-seed-planted = { $hero } planta una semilla de nidada en la Enredadera Roja de { $tile }: { $count } de 4. Morna Gûl se debilita.
    .or = { $hero } hunde una semilla de nidada en la Enredadera Roja de { $tile }: { $count } de 4. En algún lugar aúlla Morna Gûl.
    .or2 = La semilla { $count } de 4 entra en la Enredadera Roja de { $tile }, de la mano de { $hero }. Morna Gûl tira un dado menos.

## The end in the forest

event-gathering-began = El Árbol Doncella despierta en { $tile }. Todos los portadores de semillas de nidada deben reunirse allí.
event-forest-calmed = Todos los portadores están ante el Árbol Doncella en { $tile }. Los monstruos huyen, el veneno se desvanece, las arañas duermen.
event-morna-came = Y entonces llega. Morna Gûl está en { $tile } con { $hp } PV.
event-morna-rolled = Morna Gûl se agita y saca { $dice }: hasta { $total ->
    [one] 1 loseta
   *[other] { $total } losetas
  }.
event-morna-moved = Morna Gûl avanza de { $origin } a { $tile }, { $steps ->
    [one] 1 loseta
   *[other] { $steps } losetas
  }.
event-morna-strode = Morna Gûl saca { $dice } y avanza de { $origin } a { $tile }, { $steps ->
    [one] 1 loseta
   *[other] { $steps } losetas
  }.
    .or = { $dice } para Morna Gûl: desde { $origin } se acerca { $steps ->
        [one] una loseta
       *[other] { $steps } losetas
      }, hasta { $tile }.
    .or2 = Tiembla el suelo: { $dice }. Morna Gûl camina { $steps ->
        [one] 1 loseta
       *[other] { $steps } losetas
      }, de { $origin } a { $tile }.
event-morna-stayed = Morna Gûl espera en { $tile }.
event-front-chosen = { $hero } se pone delante de los demás.
    .or = { $hero } va en cabeza.
    .or2 = «¡Detrás de mí!» Es { $hero } quien se pone delante.
event-ran-past = { $hero } pasa corriendo junto a Morna Gûl, hasta { $tile }.
    .or = { $hero } esquiva a Morna Gûl y corre hasta { $tile }.
event-tree-called = El Árbol Doncella responde y lleva a { $hero } a { $tile }.
    .or = Baja una rama y saca a { $hero } de la lucha, hasta { $tile }.
    .or2 = { $hero } llama al Árbol Doncella, y aparece en { $tile }.
event-morna-fed = Morna Gûl bebe de los caídos: { $hp } PV.
    .or = Se alimenta de los muertos: Morna Gûl tiene { $hp } PV.

## Why an automaton chose as it did

reason-favourite = Lo que más le gusta de su clase.
reason-whim = No se conoce nada mejor que el azar.
reason-enough = Ya lo ha hecho gratis bastantes veces: sigue el turno.
reason-usual = Nada habla en contra de lo habitual.
reason-weighed = { $options ->
    [one] No había otra cosa.
   *[other] Comparado con { $options } caminos.
}
