### How an adventure ended. The adventure’s own last words come before these.

ending-named = { $hero } ({ $player })
ending-slayer = Quien acabó con { $enemy }: { $heroes }.
ending-last-blow = { $enemy-The } dio el último golpe.
ending-late = Lo que vinieron a buscar está en una sala que dejaron atrás.
ending-off = La partida se anuló, y no cuenta para nadie.
ending-try = otra aventura: { $adventure }
ending-room = Llegaron a la sala { $number }{ $rooms ->
    [0] { "" }
   *[other] {" "}de { $rooms }
  }.
ending-boss-left = { $enemy-The } tenía aún { $health } PV.
ending-kills = Más presas: { $heroes }, { $heroes-count ->
    [one] { $most }
   *[other] { $most } por cabeza
  } de { $kills }.
ending-best-blow = Mejor golpe: { $heroes }, { $damage } de daño.
ending-dead = Cayeron por el camino: { $heroes }.
ending-all-alive = No murió nadie.
ending-title-won = { $adventure }: ¡victoria!
ending-title-lost = { $adventure }: derrota
ending-title-off = { $adventure }: anulada
ending-picture-won = { $adventure }: victoria.
ending-picture-lost = { $adventure }: derrota.
ending-picture-off = { $adventure }: anulada.
ending-picture-standing = Con vida: { $heroes }.
ending-picture-dead = Sin vida: { $heroes }.
ending-picture-tally = { $rooms ->
    [one] 1 sala vista
   *[other] { $rooms } salas vistas
  }, { $kills ->
    [one] 1 enemigo abatido
   *[other] { $kills } enemigos abatidos
  }, el mejor golpe { $blow } de daño.
