### What has just happened, on the strip above the board: a heading, and a line (`.more`) that says more.

moment-clash = { $title } { $total } zu { $foe_total }{ $dealt ->
    [0] { $taken ->
        [0] { "" }
       *[other] : { $taken } Schaden für { $hero }
      }
   *[other] : { $dealt } Schaden für { $monster-acc }
  }.
moment-sign = { $title } { $more }

## A fight

moment-clash-dealt = { $hero } trifft!
moment-clash-taken = { $monster-The } { $monster-num ->
    [many] schlagen
   *[other] schlägt
  } zurück!
moment-clash-even = Klinge an Klaue: Gleichstand!
moment-clash-ahead = { $hero } ist im Vorteil!
moment-clash-behind = { $monster-The } { $monster-num ->
    [many] sind
   *[other] ist
  } im Vorteil!
moment-clash-unhurt = Kein Kratzer an { $hero }!
moment-clash-slain = { $hero } erschlägt { $monster-acc }!
moment-clash-fallen = { $hero } fällt!
moment-clash-both = { $hero } nimmt { $monster-acc } mit!
moment-hero-hurt = { $hero }: −{ $damage } TP
    .more = { $hp ->
        [0] Das ist zu viel.
       *[other] Noch { $hp } TP.
      }
moment-monster-hurt = { $monster }: −{ $damage } TP
    .more = { $hp ->
        [0] Das ist das Ende.
       *[other] Noch { $hp } TP.
      }
moment-monster-killed = { $monster-The } { $monster-num ->
    [many] sind
   *[other] ist
  } tot!
    .more = { $hero } hat { $kills ->
        [one] 1 Trophäe
       *[other] { $kills } Trophäen
      }.
moment-hero-attacked = { $hero } geht auf { $target } los!
    .more = { $total } gegen { $foe_total }.
moment-shot = { $item }: { $damage } Schaden
    .more = { $hero } zielt auf { $monster-acc } auf { $tile }.
moment-bomb-went = Bumm: { $damage } Schaden!
    .more = { $hero } hat die Lunte gezündet, auf { $tile }.
moment-killing-blow = { $hero } fällt, aber nicht allein!
    .more = Und nimmt { $monster-acc } mit.
moment-killing-blow-sung = { $hero } fällt, aber nicht allein!
    .more = Und nimmt { $monster-acc } mit.
moment-died = { $hero } stirbt.
    .more = { $lives ->
        [0] Das war das letzte Leben.
        [one] Ein Leben bleibt.
       *[other] { $lives } Leben bleiben.
      }
moment-eliminated = { $hero } ist raus.
    .more = Das war das letzte Leben.
moment-boss-baned = Bossbann!
    .more = { $monster-The } kann höchstens noch { $hp } TP haben.

## What appears

moment-monster-revealed = { $monster }
    .more = { $tile }: { $hp } TP, { describe-attack }.
moment-dragon-landed = Der Rote Drache erwacht!
    .more = Auf { $tile }, mit { $hp } TP.
moment-morna-came = Morna Gûl ist da!
    .more = Auf { $tile }, mit { $hp } TP.
moment-morna-moved = Morna Gûl kommt näher.
    .more = { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
      }, nach { $tile }.
moment-ring-placed = Der Ring der Schöpfung
    .more = Er liegt auf { $tile }, Bau { $number }.
moment-last-tile-placed = { $name-The }!
    .more = Auf { $tile }.
moment-spiders-spawned = { $count ->
    [one] Eine Spinne!
   *[other] { $count } Spinnen!
  }
    .more = Das Netz auf { $tile } bebt.
moment-gathering-began = Der Jungfernbaum erwacht.
    .more = Alle Samenträger nach { $tile }.
moment-forest-calmed = Der Wald verstummt.
    .more = Alle Träger sind am Jungfernbaum.
moment-tree-called = Der Jungfernbaum antwortet.
    .more = { $hero } wird nach { $tile } gehoben.

## What is found, and what goes off

moment-item-taken = { $item }
    .more = Jetzt bei { $hero }: { $power }.
    .brief = Jetzt bei { $hero }.
moment-item-awoke = Erwacht: { $item }!
    .more = { $hero }: { $power }.
moment-ring-taken = { $hero } hat den Ring!
    .more = Von { $tile }. Er ist warm.
moment-trap-sprung = { $item }!
    .more = { $die } Schaden auf { $tile }.
moment-lives-restored = Ein neuer Morgen!
    .more = Drei Leben und volle TP für alle.
moment-seed-taken = Ein Brutsamen!
    .more = { $hero } trägt { $seeds }.
moment-seeds-picked-up = { $count ->
    [one] Ein Brutsamen!
   *[other] { $count } Brutsamen!
  }
    .more = { $hero } trägt { $seeds }.
moment-seed-planted = Samen { $count } von 4 ist gepflanzt.
    .more = { $hero } schwächt Morna Gûl.
moment-spikey-sprung = Stachelhans schlägt zu!
    .more = { $die } Schaden auf { $tile }.
moment-pit-rolled = Hinab in die Grube!
    .more = { $hero } würfelt { $die } und rutscht.

## The Ring’s way out

moment-ring-borne-out = Der Ring ist draußen!
    .more = { $hero } hat ihn ans Licht getragen.
moment-last-turns-called = Der Dungeon schließt sich!
    .more = Drinnen { $count ->
        [one] hat noch einer
       *[other] haben noch { $count }
      } einen Zug.
moment-left-dungeon = { $hero } ist draußen.
    .more = In Sicherheit, bei Tageslicht.
moment-lost-inside = { $hero } ist verloren.
    .more = Die Steine haben sich geschlossen.
