### Beside the pictures of what has just happened. `.more` is the line under the heading.

moment-onset = { $enemy } #{ $number } ataca a { $hero }: { $damage ->
    [0] ni un rasguño
    [one] 1 herida
   *[other] { $damage } heridas
  }.
moment-onset-fatal = ¡{ $enemy } #{ $number } derriba a { $hero }!
moment-onset-moved = { $enemy } #{ $number } se acerca.

## In the picture of the enemies’ phase

raid-unhurt = sin daño
raid-down = ¡cae!
raid-moved = se acerca
raid-more = y { $count } más

## One thing that happened

moment-struck = ¡{ $hero } { $weapon-verb } { $enemy-al } #{ $number }!
    .more = { $hits ->
        [0] Ni un impacto
        [one] 1 impacto
       *[other] { $hits } impactos
      }{ $blocks ->
        [0] { "" }
        [one] , 1 bloqueado
       *[other] , { $blocks } bloqueados
      }{ $damage ->
        [0] { "" }
        [one] : 1 herida
       *[other] : { $damage } heridas
      }
moment-struck-down = ¡{ $hero } derriba { $enemy-al } #{ $number }!
    .more = { $damage ->
        [one] Bastó 1 herida
       *[other] { $damage } heridas
      }
moment-enemy-defeated = ¡Cae { $enemy-the } #{ $number }!
    .more = { $treasure ->
        [0] { $hero } no puede llevar más Tesoro
       *[other] { $treasure } de Tesoro para { $hero }
      }
moment-hero-revived = ¡{ $hero } vuelve a estar en pie!
    .more = Gracias a { $friend }: { $health } de Salud
moment-feather-burnt = ¡Arde { $item-the }!
    .more = { $hero } sigue en pie, con { $health } de Salud
moment-hero-downed = ¡{ $hero } cae!
    .more = Un amigo a su lado puede ayudar
moment-second-die = ¡Se levanta otra vez { $enemy-the } #{ $number }!
    .more = { $health } de salud más
moment-enemy-woke = ¡Despierta { $enemy-the } #{ $number }!
    .more = Se acabó el sueño
moment-encounter-revealed = { $encounter }
    .more = { $encounter-line }
moment-enemies-came = { $count ->
        [one] ¡Un enemigo!
       *[other] ¡{ $count } enemigos!
    }
    .more = { $enemies-counted }
moment-checked = { $skill } { $needed }: { $is_passed ->
        [1] ¡hecho!
       *[other] no hubo suerte
    }
    .more = { $hero } saca { rolled-hits }{ $helped ->
        [0] { "" }
       *[other] , una carta suma { $helped }
      }: { $successes ->
        [one] 1 éxito
       *[other] { $successes } éxitos
      }
moment-forged = ¡Del yunque, mejor que antes!
    .more = { $hero }: +1 en los ataques
moment-tongue-taken = ¡Tienen un badajo!
    .more = Ya son { $count }
moment-seal-broken = ¡Se rompe un sello!
    .more = { $count } de 3: el rey se debilita
moment-bell-tolled = Suena la campana
    .more = { $left ->
        [0] Por última vez
        [one] Una vez más
       *[other] { $left } veces más
      }
moment-wave-came = ¡Vienen de la oscuridad!
    .more = Por el { $side }
moment-jar-opened = { $is_good ->
        [1] ¡Monedas para todos!
       *[other] ¡El tarro estalla!
    }
    .more = { $hero } saca { $die }
moment-all-stunned = ¡La campana sacude las piedras!
    .more = { $count ->
        [0] Nadie queda aturdido
        [one] 1 enemigo queda aturdido
       *[other] { $count } enemigos quedan aturdidos
      }
moment-quest-won = { $quest }: ¡ganada!
    .more = { $quest-won }
moment-quest-lost = { $quest }: perdida
    .more = { $quest-lost }
