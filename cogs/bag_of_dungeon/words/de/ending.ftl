### How it ended, told to those who were there: why, how close, what turned it, who did what.

## Why

ending-why-ring = { $hero } ({ $player }) trug den Ring der Schöpfung in Runde { $round } ans Licht.
ending-why-ring-untold = Der Ring der Schöpfung kam in Runde { $round } ans Licht.
ending-why-morna = { $hero } ({ $player }) streckte Morna Gûl in Runde { $round } nieder{ $planted ->
    [0] , ohne einen einzigen gepflanzten Samen.
    [one] ; der eine gepflanzte Samen hatte ihn einen Würfel gekostet.
   *[other] ; die { $planted } gepflanzten Samen hatten ihn ebenso viele Würfel gekostet.
  }
ending-why-morna-untold = Morna Gûl fiel in Runde { $round }{ $planted ->
    [0] , ohne einen einzigen gepflanzten Samen.
    [one] ; der eine gepflanzte Samen hatte ihn einen Würfel gekostet.
   *[other] ; die { $planted } gepflanzten Samen hatten ihn ebenso viele Würfel gekostet.
  }
ending-why-fallen = Zuletzt fiel { $hero } ({ $player }) in Runde { $round }{ $monster ->
    [none] .
   *[other] { " " }auf { $tile }. Das letzte Wort hatte { $monster-the }.
  }
ending-why-fallen-untold = In Runde { $round } war niemand mehr da, der weiterkonnte.
ending-why-gone = In Runde { $round } gingen die Letzten von euch nach Hause.
ending-why-late = Nach { $round ->
    [one] 1 Runde
   *[other] { $round } Runden
  } war die letzte Fackel abgebrannt.

ending-measure-points = Punkte
ending-try-dungeon = der Dungeon, mit dem Ring am Roten Drachen vorbei
ending-try-forest = der Wald, gegen Morna Gûl
ending-try-combined = der Wald mit dem Dungeon darunter

## How close

ending-close-unscathed = Niemand verlor unterwegs ein Leben.
ending-close-lives = Unterwegs { $deaths ->
    [one] ging ein Leben
   *[other] gingen { $deaths } Leben
  } verloren, und { $lives ->
    [0] keins war mehr übrig.
    [one] eins blieb.
   *[other] { $lives } blieben euch zusammen.
  }
ending-close-explore = { $world }: Noch { $tiles ->
    [one] 1 Plättchen war
   *[other] { $tiles } Plättchen waren
  } zu legen.
ending-close-dragon = Der Rote Drache lag noch auf dem Ausgang{ $least ->
    [none] , unberührt.
   *[other] ; einmal hattet ihr ihn auf { $least } TP.
  }
ending-close-ring = Der Drache war tot: Nur der Ring musste noch hinaus.
ending-close-gather = Der Jungfernbaum stand; die Samen kamen dort nicht zusammen.
ending-close-hunt = Morna Gûl hatte noch { $hp } von { $most } TP{ $planted ->
    [0] , und kein Samen war gegen ihn gepflanzt.
    [one] , mit 1 von 4 Samen gepflanzt.
   *[other] , mit { $planted } von 4 Samen gepflanzt.
  }{ $least ->
    [none] { "" }
   *[other] { " " }Einmal hattet ihr ihn auf { $least }.
  }

## Who stayed behind

ending-lost-died = { $hero } ({ $player }) verlor in Runde { $round } das letzte Leben, { $cause } auf { $tile }. Der Gegner: { $monster-the }.
ending-lost-cause = { $hero } ({ $player }) verlor in Runde { $round } das letzte Leben, { $cause }.
ending-lost-closed = Die Steine schlossen sich über { $hero } ({ $player }): Ein Zug reichte nicht bis zum Ausgang.
ending-lost-went = { $hero } ({ $player }) ging in Runde { $round } nach Hause.
ending-lost-untold = { $hero } ({ $player }) kam nicht zurück.

## What turned it

ending-turns = Wie sich das Blatt wendete: { $turns }.
ending-turn-dragon-landed = der Rote Drache erwachte auf { $tile } (Runde { $round })
ending-turn-boss-slain = durch { $hero } fiel { $monster-the } (Runde { $round })
ending-turn-ring-taken = { $hero } nahm den Ring (Runde { $round })
ending-turn-ring-borne-out = { $hero } trug den Ring hinaus (Runde { $round })
ending-turn-gathering-began = der Jungfernbaum erwachte auf { $tile } (Runde { $round })
ending-turn-morna-came = Morna Gûl kam nach { $tile } (Runde { $round })
ending-turn-seed-planted = { $hero } pflanzte Samen { $count } von 4 (Runde { $round })
ending-turn-killing-blow = mit { $hero } starb auch { $monster-the } (Runde { $round })

## Who did what

ending-hero = { $hero } ({ $player }): { $deeds }.
ending-deed-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
ending-deed-kills = { $kills ->
    [0] keine Trophäe
    [one] 1 Trophäe
   *[other] { $kills } Trophäen
  }
ending-deed-dealt = { $dealt } Schaden ausgeteilt
ending-deed-tiles = { $tiles ->
    [one] 1 Plättchen gelegt
   *[other] { $tiles } Plättchen gelegt
  }
ending-deed-finds = { $finds ->
    [one] 1 Fund
   *[other] { $finds } Funde
  }
ending-deed-planted = { $planted ->
    [one] 1 Samen gepflanzt
   *[other] { $planted } Samen gepflanzt
  }
ending-deed-helped = { $helped ->
    [one] einmal
    [2] zweimal
   *[other] { $helped }-mal
  } zu Hilfe geeilt
ending-deed-deaths = { $deaths ->
    [one] einmal
    [2] zweimal
   *[other] { $deaths }-mal
  } gestorben
ending-hardest = Der härteste Schlag: { $hero }, { $damage } Schaden. Getroffen wurde { $monster-the }.
ending-margin = { $player } gewann mit { $points ->
    [one] einem einzigen Punkt
   *[other] { $points } Punkten
  } Vorsprung.
ending-margin-lost = Mehr Punkte, aber keine Rückkehr: { $players }.
ending-shared = { $players } teilen sich den Sieg, mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }.

## On the picture

ending-title-ring = Der Ring ist draußen!
ending-title-morna = Morna Gûl ist tot!
ending-title-fallen = Das letzte Gefecht
ending-title-late = Die Nacht ist da
ending-behind = Zurückgeblieben
ending-named = { $hero } ({ $player })
ending-picture-won = Vor der aufgehenden Sonne stehen, die herauskamen: { $heroes }.
ending-picture-behind = Zurückgeblieben: { $heroes }.
ending-picture-lost = Im Dunkeln liegen { $heroes }, und darüber steht { $monster-the }.
ending-picture-late = Eine Fackel ist erloschen über { $heroes }.
ending-picture-tally = { $round ->
    [one] 1 Runde
   *[other] { $round } Runden
  }, { $kills ->
    [one] 1 Trophäe
   *[other] { $kills } Trophäen
  }, { $lives ->
    [one] 1 Leben
   *[other] { $lives } Leben
  } übrig, { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
  } gelegt.
