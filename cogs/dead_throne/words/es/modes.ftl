### Solo and Defender: the road and its bosses; towns, enemies on the march, the dragon.

## Solo

event-marker-moved = { $track ->
    [red] El marcador rojo avanza a { $space } de { $spaces }.
   *[green] El marcador verde avanza a { $space } de { $spaces }.
  }
event-boss-met = { $boss-The } { $boss-num ->
    [many] cierran
   *[one] cierra
  } el camino en { $space }{ $times ->
    [1] .
   *[other] , y cada dado suyo cuenta { $times } veces.
  }
event-boss-fought = { $way ->
    [won] ¡{ $seat } ha vencido { $boss-al }, { $dealt } a { $taken }!
    [lost] { $boss-The } { $boss-num ->
        [many] rechazan
       *[one] rechaza
      } a { $seat } hasta { $space }, { $taken } a { $dealt }.
    [died] { $boss-The } { $boss-num ->
        [many] han matado
       *[one] ha matado
      } a { $seat }.
   *[drawn] { $seat } y { $boss-the } empatan a { $dealt }. De vuelta a { $space }.
  }
event-winter-nears = { $turns ->
    [0] El invierno está aquí.
    [one] El invierno llega después de un turno más.
   *[other] { $turns } turnos hasta el invierno.
  }

## Enemies on the march

event-omen-drawn = El presagio es { $omen }: { $omen-does }.
event-enemy-appeared = { $enemy-num ->
    [many] Aparecen
   *[one] Aparece
  } { $enemy-the } en { $step }.
event-nobody-came = Esta vez no viene nadie.
event-enemy-walked = { $enemy-The } { $enemy-num ->
    [many] van
   *[one] va
  } de { $origin } a { $step }.
event-town-hit = { $enemy-The }{ $count ->
    [1] { $enemy-num ->
        [many] {" "}atacan
       *[one] {" "}ataca
      }
   *[other] {" "}y su compañía atacan
  } { $tile } por { $damage }: { $left ->
    [0] ¡la villa ha caído!
   *[other] aún { $left } de fuerza.
  }
event-town-repaired = { $seat } hace reparar { $tile }: ahora { $left } de fuerza.
event-spawn-fought = { $way ->
    [won] { $seat } vence { $enemy-al }{ $count ->
        [1] { "" }
       *[other] {" "}y su compañía
      }, { $dealt } a { $taken }.
    [driven] { $seat } ahuyenta { $enemy-al }, { $dealt } a { $taken }: sin recompensa.
    [died] { $enemy-The } { $enemy-num ->
        [many] eran más fuertes
       *[one] era más fuerte
      }{ $dealt ->
        [0] .
       *[other] , pero { $enemy-num ->
            [many] huyen
           *[one] huye
          }.
      }
   *[stays] { $enemy-The } { $enemy-num ->
        [many] resisten
       *[one] resiste
      } ante { $seat }, { $taken } a { $dealt }.
  }
event-learned = { $gained } de experiencia para todos: ahora { $xp }.
event-danger-rose = Se hace más oscuro: desde ahora, el dado de enemigos de nivel { $level }.
event-trained = { $way ->
    [attack] Todos los héroes han aprendido: 1 más de ataque.
    [defence] Todos los héroes han aprendido: 1 más de defensa.
   *[two-dice] Todos los héroes han aprendido: los grupos tiran dos dados.
  }

## Agrimor

event-dragon-came = ¡Agrimor ha llegado, en { $step }, con { $health } de salud!
event-dragon-grew = Agrimor crece: ahora { $health } de salud.
event-dragon-fought = { $way ->
    [slain] { $seat } hace { $dealt } a Agrimor. ¡El dragón ha muerto!
    [won] { $seat } vence a Agrimor, { $dealt } a { $taken }: aún tiene { $health } de salud.
    [died] Agrimor mata a { $seat }, y aún tiene { $health } de salud.
   *[stays] Agrimor resiste ante { $seat }, { $taken } a { $dealt }: aún tiene { $health } de salud.
  }
event-dragon-fled = Agrimor alza el vuelo, y baja en { $step }.
event-dragon-in-castle = Agrimor está en el Castillo, donde ningún héroe puede seguirlo. Una ronda más, y todo está perdido.

## Together

event-joined = { $seat } y { $other } caminan en grupo.
event-join-declined = { $seat } no se une a { $other }.
event-split-off = { $seat } vuelve a caminar por su cuenta.
event-stayed-behind = { $seat } se queda atrás.
event-revived = { $seat } gasta una pieza del Medallón: { $other } se levanta con { $health } de salud.

prompt-join = { $other } quisiera caminar contigo. ¿Van en grupo?
    .waiting = { $asked } decide si camina con { $other }.
    .title = ¿Van en grupo?
option-walk-together = Ir en grupo
option-walk-alone = Ir por tu cuenta
option-split-off = Dejar tu grupo
option-join = Ir en grupo con { $other }
option-strike = Atacar { $enemy-al }
    .hint = { $enemy-does }
option-strike-all = { $count ->
    [2] Atacar a los dos como a uno solo
   *[other] Atacar a los { $count } como a uno solo
  }
option-strike-dragon = Atacar a Agrimor, { $health } de salud
option-revive = Levantar a { $other } con una pieza
option-repair-town = Reparar { $thing }: 5 por 20 monedas
prompt-point = Atacan a tu grupo. ¿Quién recibe el golpe?
    .waiting = { $asked } elige quién recibe el golpe.
    .title = ¿Quién recibe el golpe?
option-point = { $other }
prompt-goal = { $enemy-The }: dos villas están igual de cerca. ¿Hacia cuál va?
    .waiting = { $asked } decide hacia dónde va { $enemy-the }.
    .title = ¿Qué villa?
option-goal = { $thing }
prompt-way = Hay varios caminos igual de cortos para { $enemy-the }. ¿Cuál toma?
    .waiting = { $asked } decide qué camino toma { $enemy-the }.
    .title = ¿Qué camino?
option-way = A { $step }
option-way-by = A { $step }, contra { $others }
