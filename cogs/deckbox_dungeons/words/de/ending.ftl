### How a quest ended. The quest’s own last words come before these.

ending-named = { $hero } ({ $player })
ending-slayer = Durch { $hero } ({ $player }) fiel { $enemy } in Runde { $round }.
ending-last-blow = { $enemy-The } führte den letzten Hieb.
ending-try-quest = ein anderes Abenteuer: { $quest }
ending-doom = Das Verhängnis stand bei { $doom } von { $limit }.
ending-tongues = Ihr hattet { $count } von { $wanted } Glockenklöppeln.
ending-toll = Ihr hattet { $count } der { $wanted } Gold, die er wollte.
ending-dawn = Es war Runde { $round }; die Sonne wäre in Runde { $last } gekommen.
ending-seals = { $count ->
    [0] Kein Siegel wurde gebrochen: Jedes hätte dem König einen Würfel genommen.
    [one] 1 von 3 Siegeln wurde gebrochen: Jedes nimmt dem König einen Würfel.
   *[other] { $count } von 3 Siegeln wurden gebrochen: Jedes nimmt dem König einen Würfel.
  }
ending-boss-left = { $enemy-The } hatte noch { $health } Leben.
ending-boss-unfound = Nie gefunden: { $enemy }. { $tiles ->
    [0] Kein Raum war
    [one] 1 Raum war
   *[other] { $tiles } Räume waren
  } noch übrig.
ending-kills = Am meisten erschlagen: { $heroes }, { $heroes-count ->
    [one] { $most }
   *[other] je { $most }
  } von { $kills }.
ending-best-roll = Bester Wurf: { $heroes }, { $hits } Treffer in einem Angriff.
ending-downs = Unterwegs zu Boden gegangen: { $heroes }.
ending-no-downs = Niemand ging je zu Boden.
ending-title-won = { $quest }: gewonnen!
ending-title-lost = { $quest }: verloren
ending-picture-won = { $quest }: gewonnen.
ending-picture-lost = { $quest }: verloren.
ending-picture-standing = Auf den Beinen: { $heroes }.
ending-picture-lying = Am Boden: { $heroes }.
ending-picture-tally = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
  }, { $kills ->
    [one] 1 Feind
   *[other] { $kills } Feinde
  } erschlagen, { $treasure } Gold erbeutet; am Boden: { $downs ->
    [0] nie
    [one] einmal
    [2] zweimal
   *[other] { $downs }-mal
  }.
