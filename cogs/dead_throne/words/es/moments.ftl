### On the strip above the board: a heading, and a line under it.

moment-rolled = { $total ->
    [one] 1 paso
   *[other] { $total } pasos
  }
    .more = { $seat } se pone en marcha.
moment-enemy-fought = { $way ->
    [won] { $seat } gana
    [drawn] Nadie cede
    [died] { $seat } cae
   *[lost] { $seat } pierde
  }
    .more = { $enemy }: { $dealt } hecho, { $taken } recibido.
moment-spawn-fought = { $way ->
    [won] { $seat } gana
    [driven] A la fuga
    [died] { $seat } cae
   *[other] No cede terreno
  }
    .more = { $enemy }: { $dealt } hecho, { $taken } recibido.
moment-boss-fought = { $way ->
    [won] ¡El camino está libre!
    [drawn] Nadie cede
    [died] { $seat } cae
   *[lost] El camino está cerrado
  }
    .more = { $boss }: { $dealt } hecho, { $taken } recibido.
moment-dragon-came = ¡Agrimor está aquí!
    .more = Con { $health } de salud, en { $step }.
moment-dragon-fought = { $way ->
    [slain] ¡El dragón ha muerto!
    [won] Agrimor huye
    [died] { $seat } cae
   *[other] Agrimor resiste
  }
    .more = { $dealt } hecho, { $taken } recibido{ $way ->
        [slain] .
       *[other] ; aún tiene { $health } de salud.
      }
moment-town-hit = { $left ->
    [0] ¡{ $tile } ha caído!
   *[other] Atacan { $tile }
  }
    .more = { $count ->
        [1] { $enemy }: { $damage } de daño; fuerza { $left }.
       *[other] { $count } enemigos: { $damage } de daño; fuerza { $left }.
      }
moment-battle-began = ¡Batalla!
    .more = { $seat } ataca a { $other } en { $step }.
moment-struck = { $attack } contra { $defence }
    .more = { $damage ->
        [0] { $target } sale sin un rasguño.
       *[other] { $target } recibe { $damage }, y sigue con { $health }.
      }
moment-trap-sprang = ¡Una trampa!
    .more = { $seat } cae en ella: { $trap }, nivel { $level }, de { $owner }.
moment-died = { $seat } ha muerto
    .more = { $is_out ->
        [1] Para siempre.
       *[other] { $is_lying ->
            [1] Hasta que alguien gaste una pieza del Medallón.
           *[0] Y volverá.
          }
      }
moment-dusk = Cae el ocaso
    .more = Se cuenta lo que tiene cada cual.
moment-won = { $way ->
    [won] ¡Está hecho!
   *[other] ¡El trono tiene dueño!
  }
    .more = { $seats }
moment-lost = Todo está perdido
    .more = El trono sigue muerto.
