### How a match ended.

ending-none = Es ist vorbei.
ending-stones = Alle Landsteine sind in der Burg, getragen von { $players }. Der tote Thron hat einen lebenden Erben.
ending-pieces = Das ganze Medaillon ist in der Burg, getragen von { $players }. Der Thron bleibt tot, und die Hoffnung auch.
ending-crown = { $players } kam unter der Königskrone in die Burg. Niemand stellte Fragen.
ending-last = Nur { $players } ist noch übrig. Ein Thron nimmt sich leicht, wenn niemand im Weg steht.
ending-dusk = Nach Runde { $round } kam die Abenddämmerung.
ending-measure-points = Punkte
ending-measure-coin = Münzen
ending-measure-health = Leben
ending-won = Das Land ist sicher, und man dichtet Lieder auf { $players }.
ending-lost = Das Land ist verloren. Der Thron bleibt tot.
ending-held = { $player } hielt { $stones ->
    [0] keinen Stein
    [one] 1 Stein
   *[other] { $stones } Steine
  } und { $pieces ->
    [0] kein Stück
    [one] 1 Stück
   *[other] { $pieces } Stücke
  }{ $crown ->
    [1] , und die Krone
   *[0] { "" }
  }.
ending-towns = { $towns-count ->
    [0] Keine Stadt blieb stehen
   *[other] Es stehen noch: { $towns }
  }; { $health ->
    [0] Agrimor ist tot.
   *[other] Agrimor hatte noch { $health } Leben.
  }
ending-road = Der rote Marker kam auf { $red } von { $spaces }, mit { $quests ->
    [0] keinem erfüllten Auftrag
    [one] 1 erfüllten Auftrag
   *[other] { $quests } erfüllten Aufträgen
  }, in { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
  }.
ending-try-solo-hard = ein harter Winter (schwierigkeit: Schwer)
ending-try-solo-easy = eine leichtere Straße (schwierigkeit: Leicht)
ending-try-solo-long = die lange Straße (road: Lang)
ending-try-defender-omen = ein Land unter einem Omen (omen: ja)
ending-kills = Die meisten Spieler erschlagen: { $players }, { $most }.
ending-enemies = Die meisten Feinde geschlagen: { $players }, { $most }.
ending-quests = Die meisten Aufträge erfüllt: { $players }, { $most }.
ending-trades = Am häufigsten getauscht: { $players }, { $most }.
ending-traps = Die meisten Fallen zugeschnappt: { $players }, { $most }.
ending-earned = Die meisten Münzen verdient: { $players }, { $most }.
ending-steps = Am weitesten gegangen: { $players }, { $most ->
    [one] 1 Schritt
   *[other] { $most } Schritte
  }.
ending-blow = Bester Hieb: { $player } gegen { $target }, { $damage } Schaden.
ending-title-stones = Der Thron hat einen Erben
ending-title-pieces = Das Medaillon ist ganz
ending-title-crown = Lang lebe der König
ending-title-last = Wer übrig blieb
ending-title-dusk = Die Dämmerung ist da
ending-title-won = Lirennor ist gerettet
ending-title-lost = Der Thron bleibt tot
ending-title-none = Hier endet die Geschichte
