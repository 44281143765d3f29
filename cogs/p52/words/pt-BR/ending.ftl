### How an adventure ended. The adventure’s own last words come before these.

ending-named = { $hero } ({ $player })
ending-slayer = { $heroes } { $heroes-count ->
    [1] derrubou
   *[other] derrubaram
  } { $enemy }.
ending-last-blow = { $enemy-The } deu o último golpe.
ending-late = O que vocês vieram buscar ficou numa sala para trás.
ending-off = Foi encerrada antes do fim, e não conta para ninguém.
ending-try = outra aventura: { $adventure }
ending-room = Vocês chegaram à sala { $number }{ $rooms ->
    [0] { "" }
   *[other] {" "}de { $rooms }
  }.
ending-boss-left = { $enemy-The } ainda tinha { $health } PV.
ending-kills = Mais abates: { $heroes }, { $heroes-count ->
    [1] { $most }
   *[other] { $most } cada
  } de { $kills }.
ending-best-blow = Melhor golpe: { $heroes }, { $damage } de dano.
ending-dead = Caiu pelo caminho: { $heroes }.
ending-all-alive = Ninguém morreu.
ending-title-won = { $adventure }: vitória!
ending-title-lost = { $adventure }: derrota
ending-title-off = { $adventure }: encerrada
ending-picture-won = { $adventure }: vitória.
ending-picture-lost = { $adventure }: derrota.
ending-picture-off = { $adventure }: encerrada antes do fim.
ending-picture-standing = Com vida: { $heroes }.
ending-picture-dead = Sem vida: { $heroes }.
ending-picture-tally = { $rooms ->
    [1] 1 sala vista
   *[other] { $rooms } salas vistas
  }, { $kills ->
    [1] 1 inimigo abatido
   *[other] { $kills } inimigos abatidos
  }, o melhor golpe { $blow } de dano.
