### What has just happened, on the strip above the board: a heading, and a line (`.more`) that says more.

moment-clash = { $title } { $total } a { $foe_total }{ $dealt ->
    [0] { $taken ->
        [0] { "" }
       *[other] : { $taken } de daño a { $hero }
      }
   *[other] : { $dealt } de daño { $monster-al }
  }.
moment-sign = { $title } { $more }

## A fight

moment-clash-dealt = ¡{ $hero } da en el blanco!
moment-clash-taken = ¡{ $monster-The } { $monster-num ->
    [many] devuelven
   *[other] devuelve
  } el golpe!
moment-clash-even = Acero contra garra: ¡empate!
moment-clash-ahead = ¡{ $hero } lleva ventaja!
moment-clash-behind = ¡{ $monster-The } { $monster-num ->
    [many] llevan
   *[other] lleva
  } ventaja!
moment-clash-unhurt = ¡Ni un rasguño para { $hero }!
moment-clash-slain = ¡{ $hero } mata { $monster-al }!
moment-clash-fallen = ¡{ $hero } cae!
moment-clash-both = ¡{ $hero } cae con { $monster-the }!
moment-hero-hurt = { $hero }: −{ $damage } PV
    .more = { $hp ->
        [0] Eso es demasiado.
        [one] Queda 1 PV.
       *[other] Quedan { $hp } PV.
      }
moment-monster-hurt = { $monster }: −{ $damage } PV
    .more = { $hp ->
        [0] Ahí se acaba todo.
        [one] Queda 1 PV.
       *[other] Quedan { $hp } PV.
      }
moment-monster-killed = ¡{ $monster-num ->
    [many] Mueren
   *[other] Muere
  } { $monster-the }!
    .more = { $hero } tiene { $kills ->
        [one] 1 presa
       *[other] { $kills } presas
      }.
moment-hero-attacked = ¡{ $hero } se vuelve contra { $target }!
    .more = { $total } contra { $foe_total }.
moment-shot = { $item }: { $damage } de daño
    .more = { $hero } apunta { $monster-al } en { $tile }.
moment-bomb-went = ¡Bum: { $damage } de daño!
    .more = { $hero } ha encendido la mecha, en { $tile }.
moment-killing-blow = ¡{ $hero } cae con compañía!
    .more = Y se lleva por delante { $monster-al }.
moment-killing-blow-sung = ¡{ $hero } cae con compañía!
    .more = Y se lleva por delante { $monster-al }.
moment-died = { $hero } muere.
    .more = { $lives ->
        [0] Era la última vida.
        [one] Queda una vida.
       *[other] Quedan { $lives } vidas.
      }
moment-eliminated = { $hero } deja la aventura.
    .more = Era la última vida.
moment-boss-baned = ¡Azote de jefes!
    .more = { $monster-The } ya no puede tener más de { $hp } PV.

## What appears

moment-monster-revealed = { $monster }
    .more = { $tile }: { $hp } PV, { describe-attack }.
moment-dragon-landed = ¡Despierta la Dragona Roja!
    .more = En { $tile }, con { $hp } PV.
moment-morna-came = ¡Morna Gûl está aquí!
    .more = En { $tile }, con { $hp } PV.
moment-morna-moved = Morna Gûl se acerca.
    .more = { $steps ->
        [one] 1 loseta
       *[other] { $steps } losetas
      }, hasta { $tile }.
moment-ring-placed = El Anillo de la Creación
    .more = Está en { $tile }, guarida { $number }.
moment-last-tile-placed = ¡{ $name-The }!
    .more = Está en { $tile }.
moment-spiders-spawned = { $count ->
    [one] ¡Una araña!
   *[other] ¡{ $count } arañas!
  }
    .more = La Telaraña de { $tile } tiembla.
moment-gathering-began = El Árbol Doncella despierta.
    .more = Todos los portadores, a { $tile }.
moment-forest-calmed = El bosque enmudece.
    .more = Todos los portadores están en el Árbol Doncella.
moment-tree-called = El Árbol Doncella responde.
    .more = Lleva a { $hero } a { $tile }.

## What is found, and what goes off

moment-item-taken = { $item }
    .more = Para { $hero }: { $power }.
    .brief = Para { $hero }.
moment-item-awoke = ¡Poder despierto: { $item }!
    .more = { $hero }: { $power }.
moment-ring-taken = ¡{ $hero } tiene el Anillo!
    .more = Tomado en { $tile }. Está tibio.
moment-trap-sprung = ¡{ $item }!
    .more = { $die } de daño en { $tile }.
moment-lives-restored = ¡Un nuevo amanecer!
    .more = Tres vidas y todos los PV para el grupo.
moment-seed-taken = ¡Una semilla de nidada!
    .more = { $hero } lleva { $seeds }.
moment-seeds-picked-up = { $count ->
    [one] ¡Una semilla de nidada!
   *[other] ¡{ $count } semillas de nidada!
  }
    .more = { $hero } lleva { $seeds }.
moment-seed-planted = Semilla { $count } de 4, plantada.
    .more = { $hero } debilita a Morna Gûl.
moment-spikey-sprung = ¡Salta el Viejo Pinchos!
    .more = { $die } de daño en { $tile }.
moment-pit-rolled = ¡Al Foso!
    .more = { $hero } saca { $die } y resbala.

## The Ring’s way out

moment-ring-borne-out = ¡El Anillo está fuera!
    .more = { $hero } lo ha sacado a la luz.
moment-last-turns-called = ¡La mazmorra se cierra!
    .more = { $count ->
        [one] A uno de dentro le queda
       *[other] A { $count } de dentro les queda
      } un turno.
moment-left-dungeon = { $hero } sale.
    .more = A salvo a la luz del día.
moment-lost-inside = { $hero } se pierde.
    .more = Las piedras se han cerrado.
