### How an adventure ended. The adventure’s own last words come before these.

ending-named = { $hero } ({ $player })
ending-slayer = Durch { $heroes } fiel { $enemy }.
ending-last-blow = { $enemy-The } führte den letzten Hieb.
ending-late = Wofür ihr gekommen wart, liegt in einem Raum hinter euch.
ending-off = Es wurde abgebrochen und zählt für niemanden.
ending-try = ein anderes Abenteuer: { $adventure }
ending-room = Ihr kamt bis Raum { $number }{ $rooms ->
    [0] { "" }
   *[other] {" "}von { $rooms }
  }.
ending-boss-left = { $enemy-The } hatte noch { $health } TP.
ending-kills = Am meisten gefällt: { $heroes }, { $heroes-count ->
    [one] { $most }
   *[other] je { $most }
  } von { $kills }.
ending-best-blow = Bester Hieb: { $heroes }, { $damage } Schaden.
ending-dead = Unterwegs gefallen: { $heroes }.
ending-all-alive = Niemand ist gestorben.
ending-title-won = { $adventure }: gewonnen!
ending-title-lost = { $adventure }: verloren
ending-title-off = { $adventure }: abgebrochen
ending-picture-won = { $adventure }: gewonnen.
ending-picture-lost = { $adventure }: verloren.
ending-picture-off = { $adventure }: abgebrochen.
ending-picture-standing = Am Leben: { $heroes }.
ending-picture-dead = Tot: { $heroes }.
ending-picture-tally = { $rooms ->
    [one] 1 Raum gesehen
   *[other] { $rooms } Räume gesehen
  }, { $kills ->
    [one] 1 Feind
   *[other] { $kills } Feinde
  } gefällt, der beste Hieb { $blow } Schaden.
