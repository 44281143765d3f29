### Health, coin, things, scrolls, death; fights with enemies.

coin = { $coin ->
    [one] 1 moneda
   *[other] { $coin } monedas
  }
held-thing = { $kind ->
    [essence] la esencia { $enemy-de }
    [relic] { $relic-the }
    [scroll] un pergamino
   *[item] { $item-a }
  }
treasure = { $stones-count ->
    [0] { "" }
   *[other] { $stones-the }{ $pieces ->
        [0] { "" }
       *[other] {" y "}
      }
  }{ $pieces ->
    [0] { "" }
    [one] una pieza del Medallón
   *[other] { $pieces } piezas del Medallón
  }
crown-too = { $has_crown ->
    [0] { "" }
   *[1] { $stones-count ->
        [0] { $pieces ->
            [0] { "" }
           *[other] {" y "}
          }
       *[other] {" y "}
      }la Corona del Rey
  }

## Health

event-hurt = { $seat } pierde { $damage } de salud: ahora { $health }.
event-healed = { $seat } recupera { $gained } de salud: ahora { $health }.
event-weakened = { $seat } ya no puede tener más de { $health } de salud.
event-died = { $is_out ->
    [0] { $pieces ->
        [0] { $is_lying ->
            [1] { $seat } cae, y ahí queda hasta que alguien gaste una pieza del Medallón.
           *[0] { $seat } cae, y volverá.
          }
        [one] { $seat } cae, pierde una pieza del Medallón, y volverá.
       *[other] { $seat } cae, pierde { $pieces } piezas del Medallón, y volverá.
      }
   *[1] { $seat } cae, y queda fuera.
  }
event-faded = A { $seat } no le queda piedra a la que volver, y queda fuera.
event-life-token-spent = Una ficha de vida se deshace: { $seat } vuelve a ponerse en pie con { $health } de salud.
event-respawned = { $seat } ha vuelto, en { $step }, con { $health } de salud.

## Coin and things

event-coin-gained = { $seat } gana { coin }.
event-coin-lost = { $seat } pierde { coin }.
event-gained = { $seat } tiene ahora { held-thing }.
event-dropped = { $way ->
    [used] { $seat } gasta { held-thing }.
    [full] A { $seat } no le queda sitio, y deja atrás { held-thing }.
    [drop] { $seat } deja caer { held-thing }.
   *[lost] { $seat } pierde { held-thing }.
  }
event-broke = Se rompe { $item-the } de { $seat }.
event-repaired = { $count ->
    [one] Una cosa de { $seat } vuelve a estar entera.
   *[other] { $count } cosas de { $seat } vuelven a estar enteras.
  }
event-spoils = { $seat } toma de { $victim }: { coin }{ $pieces ->
    [0] { "" }
    [one] , una pieza del Medallón
   *[other] , { $pieces } piezas del Medallón
  }{ $stones-count ->
    [0] { "" }
   *[other] , { $stones-the }
  }.
event-left-lying = { $seat } deja { treasure }{ crown-too } en { $step } para quien venga.
event-picked-up = { $seat } recoge { treasure } en { $step }.
event-laid-down = { $seat } deja { $pieces ->
    [0] { $stones-the }
    [one] una pieza del Medallón
   *[other] { $pieces } piezas del Medallón
  } en { $step }.
event-scrolls-discarded = { $seat } descarta { $count ->
    [one] un pergamino.
   *[other] { $count } pergaminos.
  }
event-scrolls-drawn = { $count ->
    [one] { $seat } roba un pergamino.
   *[other] { $seat } roba { $count } pergaminos.
  }
event-gear-changed = { $seat } cambia de equipo.
event-tool-used = { $seat } usa { $item-a }.
event-spied = { $other } { $scrolls-count ->
    [0] no tiene pergaminos
   *[other] tiene { $scrolls }
  }; { $traps-count ->
    [0] ninguna trampa.
   *[other] trampas: { $traps }.
  }

## Fights with enemies

event-enemy-met = { $enemy-The }, nivel { $level }, { $enemy-num ->
    [many] cierran
   *[one] cierra
  } el paso a { $seat }.{ $is_first ->
    [1] {" "}{ $enemy-seen }
   *[0] { "" }
  }
event-enemy-struck = { $enemy-The } { $enemy-num ->
    [many] golpean
   *[one] golpea
  } con { $attack } contra { $defence }: { $damage ->
    [0] el golpe no pasa.
   *[other] { $seat } pierde { $damage }, ahora { $health }.
  }
event-enemy-hit = { $seat } golpea con { $attack } contra { $defence }{ $dart ->
    [0] { "" }
   *[other] , más { $dart } directos
  }: { $damage ->
    [0] nada lo atraviesa.
   *[other] hace { $damage }.
  }
event-blow-declined = { $seat } no devuelve el golpe.
event-enemy-fought = { $way ->
    [won] { $seat } vence { $enemy-al }: { $dealt } contra { $taken }.
    [lost] { $enemy-The } { $enemy-num ->
        [many] pueden
       *[one] puede
      } con { $seat }: { $taken } contra { $dealt }.
    [died] { $enemy-The } { $enemy-num ->
        [many] eran
       *[one] era
      } demasiado.
   *[drawn] Nadie se impone.
  }
event-bout = { $enemy-The }: { $attack } contra { $defence }, después { $blow } contra { $guard }{ $way ->
    [won] . Gana { $seat }.
    [lost] . Pierde { $seat }.
    [drawn] . No gana nadie.
    [died] . Cae { $seat }.
   *[open] .
  }
event-held-by = { $enemy-The } { $enemy-num ->
    [many] retienen
   *[one] retiene
  } a { $seat } durante { $turns ->
    [one] un turno.
   *[other] { $turns } turnos.
  }
event-enemy-left = { $enemy-The } { $enemy-num ->
    [many] sueltan
   *[one] suelta
  } a { $seat }.

## What is asked

prompt-refresh = { $count ->
    [one] Robas un pergamino. ¿De qué mazo?
   *[other] Robas { $count } pergaminos. Guerra ataca, Amparo protege, Senda viaja.
  }
    .waiting = { $asked } { $asked-count ->
        [one] roba pergaminos nuevos.
       *[other] roban pergaminos nuevos.
      }
    .title = Pergaminos nuevos
option-draw-of = { $deck }
    .hint = { $deck-does }
option-draw-those = { $deck-counted }
prompt-put-back = Uno de más: ¿qué pergamino devuelves?
    .waiting = { $asked } devuelve un pergamino.
    .title = Devuelve uno
option-put-back = { $thing }
prompt-school = Robas un pergamino más. ¿De qué mazo?
    .waiting = { $asked } roba un pergamino.
    .title = ¿De qué mazo?
prompt-gear = ¿Qué cambias? Lo que te pones ocupa el lugar de lo que llevas ahí.
    .waiting = { $asked } cambia de equipo.
    .title = Tu equipo
option-wear = Ponerte { $thing-a }
    .hint = { $thing-does }
option-wear-broken = Ponerte { $thing-a } (por reparar)
option-wear-essence = { $thing }
option-stow = Quitarte { $thing-the }
    .hint = { $thing-does }
option-stow-broken = Quitarte { $thing-the } (por reparar)
option-stow-essence = { $thing }
option-hand = Tener a mano { $thing-the }
    .hint = De la mochila, adonde no llegas en un combate
option-hand-broken = Tener a mano { $thing-the } (por reparar)
    .hint = De la mochila, adonde no llegas en un combate
option-hand-essence = Tener a mano la esencia { $thing-de }
    .hint = De la mochila, adonde no llegas en un combate
option-join-arms = Unir arma y escudo
    .hint = Un combo: mejor a la vez, y se rompen a la vez
option-keep-apart = Separar arma y escudo
    .hint = Sin combo: cada cosa cuenta y se rompe sola
prompt-room = No hay sitio para todo. ¿Qué dejas atrás?
    .waiting = { $asked } carga demasiado.
    .title = Demasiado que cargar
option-leave-thing = { $thing }
option-leave-thing-broken = { $thing } (por reparar)
option-leave-thing-essence = La esencia { $thing-de }
prompt-spoil = Para quien vence: ¿cuál de sus cosas tomas?
    .waiting = { $asked } elige del botín.
    .title = El botín
option-spoil = { $thing }
option-spoil-broken = { $thing } (por reparar)
option-spoil-essence = La esencia { $thing-de }
option-spoil-nothing = Nada
prompt-essence = { $enemy-The } { $enemy-num ->
    [many] dejan
   *[one] deja
  } su esencia. ¿Qué haces con ella?
    .waiting = { $asked } ha ganado, y ahí queda una esencia.
    .title = La esencia
option-keep-essence = Conservarla
option-consume-essence = Consumirla: toda tu salud
option-let-it-go = Dejarla
prompt-treasure = Hay algo en { $step }. ¿Lo tomas?
    .waiting = { $asked } encuentra algo en el suelo.
    .title = Aquí hay algo
option-take-treasure = Tomarlo todo
option-take-thing = Tomar { $thing-the }
option-take-all-pieces = { $count ->
    [one] Tomar la pieza del Medallón
   *[other] Tomar las { $count } piezas del Medallón
  }
option-take-only = Solo { $thing-the }
option-take-pieces = { $count ->
    [one] Solo la pieza del Medallón
   *[other] Solo las { $count } piezas del Medallón
  }
option-leave-treasure = Dejarlo
prompt-lay-down = Estás en la tierra de una piedra que llevas. ¿La dejas aquí?
    .waiting = { $asked } lleva una piedra por su propia tierra.
    .title = Dejar una piedra
option-lay-stone = Dejar aquí { $stone-the }
prompt-drop = ¿Qué dejas atrás al final de este turno?
    .waiting = { $asked } ordena sus cosas.
    .title = Dejar atrás
prompt-leave-behind = La batalla ha terminado. ¿Qué dejas aquí?
    .waiting = { $asked } ordena sus cosas.
    .title = Dejar atrás
option-drop = { $thing }
option-drop-broken = { $thing } (por reparar)
option-drop-essence = La esencia { $thing-de }
option-drop-piece = Pieza del Medallón
prompt-aside = ¿Qué pergaminos apartas? Los nuevos llegan con tu próximo turno.
    .waiting = { $asked } ordena sus pergaminos.
    .title = Descartar
prompt-mend = ¿Qué reparas?
    .waiting = { $asked } ha sacado un martillo.
    .title = Repara una cosa
option-mend = { $thing }
option-mend-broken = { $thing }
option-mend-essence = { $thing }
prompt-spy = ¿De quién quieres ver los pergaminos y las trampas?
    .waiting = { $asked } mira por un catalejo.
    .title = Catalejo
option-spy = { $other }
option-use = Usar { $thing-the }
option-use-broken = Usar { $thing-the }
option-use-essence = Usar: { $thing }
option-consume = Consumir la esencia { $thing-de }
