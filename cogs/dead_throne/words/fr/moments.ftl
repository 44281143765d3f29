### On the strip above the board: a heading, and a line under it.

moment-rolled = { $total } pas
    .more = { $seat } se met en route.
moment-enemy-fought = { $way ->
    [won] { $seat } gagne
    [drawn] Personne ne cède
    [died] { $seat } tombe
   *[lost] { $seat } perd
  }
    .more = { $enemy } : infligé { $dealt }, subi { $taken }.
moment-spawn-fought = { $way ->
    [won] { $seat } gagne
    [driven] L’ennemi est chassé
    [died] { $seat } tombe
   *[other] L’ennemi tient bon
  }
    .more = { $enemy } : infligé { $dealt }, subi { $taken }.
moment-boss-fought = { $way ->
    [won] La voie est libre !
    [drawn] Personne ne cède
    [died] { $seat } tombe
   *[lost] La route est barrée
  }
    .more = { $boss } : infligé { $dealt }, subi { $taken }.
moment-dragon-came = Agrimor est là !
    .more = Avec { $health } PV, à { $step }.
moment-dragon-fought = { $way ->
    [slain] Le dragon est mort !
    [won] Agrimor est chassé
    [died] { $seat } tombe
   *[other] Agrimor résiste
  }
    .more = Infligé { $dealt }, subi { $taken }{ $way ->
        [slain] .
       *[other]  ; PV : { $health }.
      }
moment-town-hit = { $left ->
    [0] { $tile } est tombée !
   *[other] On attaque { $tile }
  }
    .more = { $count ->
        [1] { $enemy } : dégâts { $damage } ; force restante { $left }.
       *[other] { $count } ennemis : dégâts { $damage } ; force restante { $left }.
      }
moment-battle-began = Bataille !
    .more = { $seat } attaque { $other } à { $step }.
moment-struck = { $attack } contre { $defence }
    .more = { $damage ->
        [0] Aucun mal pour { $target }.
       *[other] { $target } perd { $damage }, reste { $health } PV.
      }
moment-trap-sprang = Un piège !
    .more = Pour { $seat } : { $trap }, niveau { $level }, posé par { $owner }.
moment-died = { $seat } tombe
    .more = { $is_out ->
        [1] Pour de bon.
       *[other] { $is_lying ->
            [1] Jusqu’à ce que quelqu’un dépense un Fragment.
           *[0] Mais reviendra.
          }
      }
moment-dusk = Le crépuscule tombe
    .more = On compte ce que chacun détient.
moment-won = { $way ->
    [won] C’est fait !
   *[other] Le trône est pris !
  }
    .more = { $seats }
moment-lost = Tout est perdu
    .more = Le trône reste mort.
