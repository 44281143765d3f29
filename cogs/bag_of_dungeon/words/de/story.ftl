### The story: what happened. The numbers are always there; the rest makes one want to read on.
### Variants (`.or`) say the same thing otherwise; `.without-<field>` is said where an event leaves that field open.

## Before the first step

event-adventurer-chosen = { $seat } schultert den Rucksack von { $hero }, { $hero-class }: { $hp } TP, { $ap } AP. Für zwei Talentmarker: { $upgrade }.
    .without-upgrade = { $seat } schultert den Rucksack von { $hero }, { $hero-class }: { $hp } TP, { $ap } AP.
event-expedition-began = Die Fackeln brennen. { $mode-goal } { $hero } geht voran.
    .or = Keine Karte, kein Führer, ein Beutel voller Marker. { $mode-goal } { $hero } macht den Anfang.
    .or2 = Irgendwo schließt sich knirschend eine Steintür. { $mode-goal } { $hero } übernimmt die Führung.

## Turns and rounds

event-round-began = Runde { $round }.
event-turn-began = { $hero } ({ $seat }) ist am Zug, mit { $ap } AP{ $debt ->
    [0] .
   *[other] , nachdem { $debt } zurückgezahlt sind.
  }
    .or = Die Fackel geht an { $hero } ({ $seat }): { $ap } AP{ $debt ->
        [0] .
       *[other] , { $debt } zurückgezahlt.
      }
    .or2 = Dein Zug, { $hero } ({ $seat }). { $ap } AP{ $debt ->
        [0] .
       *[other] , { $debt } gingen an alte Schulden.
      }
event-turn-ended = { $hero } hat fürs Erste genug getan.
    .or = { $hero } holt Luft.
    .or2 = { $hero } lässt die anderen weitermachen.
    .or3 = { $hero } senkt die Fackel.
    .or4 = Das war vorerst alles von { $hero }.
event-round-opened = Runde { $round }. { $hero } ({ $seat }) beginnt sie mit { $ap } AP{ $debt ->
    [0] .
   *[other] , nachdem { $debt } zurückgezahlt sind.
  }
    .or = Runde { $round }. Die Fackel geht an { $hero } ({ $seat }): { $ap } AP{ $debt ->
        [0] .
       *[other] , { $debt } zurückgezahlt.
      }
    .or2 = Runde { $round }. Auf die Beine, { $hero } ({ $seat }): { $ap } AP{ $debt ->
        [0] .
       *[other] , { $debt } gingen an alte Schulden.
      }
event-waited = { told-round }{ $hero } ({ $seat }) bleibt stehen.
    .or = { told-round }{ $hero } ({ $seat }) wartet und lauscht.
    .or2 = { told-round }{ $hero } ({ $seat }) wartet diesen Zug ab.
    .or3 = { told-round }{ $hero } ({ $seat }) hält Wache.
    .or4 = { told-round }{ $hero } ({ $seat }) setzt diesen Zug aus.
told-round = { $round ->
    [0] { "" }
   *[other] Runde { $round }.{ " " }
  }
told-hero = { $is_first ->
    [1] { $hero } ({ $seat })
   *[other] { $hero }
  }
told-left = { $left ->
    [0] { " " }Es war das letzte Plättchen des Stapels.
    [one] { " " }Ein Plättchen ist noch da.
   *[other] { "" }
  }
event-last-turns-called = Der Ring ist draußen, und der Dungeon beginnt sich zu schließen. { $count ->
    [one] Ein Abenteurer ist noch drinnen und hat
   *[other] { $count } Abenteurer sind noch drinnen und haben
  } einen Zug, um hinauszukommen.
event-left-dungeon = { $hero } ist draußen und blinzelt ins Tageslicht.
    .or = { $hero } stolpert aus dem Ausgang, lebendig.
event-ring-borne-out = { $hero } trägt den Ring der Schöpfung durch den Ausgang hinaus!
event-lost-inside = Die Steine schließen sich. { $hero } ({ $seat }) ist im Dungeon verloren.
event-eliminated = { $hero } ({ $seat }) hat kein Leben mehr und ist aus dem Spiel.
event-went-home = { $seat } ist gegangen, und { $hero } legt alles ab und geht nach Hause.
event-night-fell = { $rounds ->
    [one] Eine Runde ist
   *[other] { $rounds } Runden sind
  } vergangen, und die letzte Fackel brennt ab.
event-expedition-ended = { $result } Wieder daheim: { $saved }. Verloren: { $lost }.
    .without-saved = { $result } Verloren: { $lost }.
    .without-lost = { $result } Alle sind wieder daheim: { $saved }.
event-scored = { $hero } kommt auf { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
event-upgrade-bought = { $hero } hat etwas gelernt: { $upgrade }. { $tokens ->
    [0] Kein Talentmarker ist mehr übrig.
    [one] 1 Talentmarker ist noch übrig.
   *[other] { $tokens } Talentmarker sind noch übrig.
  }

## The map

event-tile-set-aside = { $count ->
    [one] 1 Plättchen passt nicht und kommt
   *[other] { $count } Plättchen passen nicht und kommen
  } zurück in den Stapel.
    .or = { $count ->
        [one] 1 Plättchen wollte
       *[other] { $count } Plättchen wollten
      } nicht passen: zurück in den Stapel.
    .or2 = { $count ->
        [one] Das erste gezogene Plättchen passt
       *[other] Die ersten { $count } gezogenen Plättchen passen
      } nicht. Zurück damit und mischen.
event-tile-laid = { $hero } öffnet den Weg { $direction-of } von { $origin }: { $tile } ist { $icon-a }.{ told-left }
    .or = Fackellicht fällt auf { $tile }, { $direction-of } von { $origin }: { $icon-a }.{ told-left }
    .or2 = { $hero } tastet sich { $direction-of } von { $origin } vor und findet { $icon-acc }, { $tile }.{ told-left }
    .or3 = { $hero } leuchtet nach { $tile }, { $direction-of } von { $origin }: { $icon-a }.{ told-left }
    .or4 = { $hero } späht von { $origin } nach { $direction }: { $tile } ist { $icon-a }.{ told-left }
event-explored = { told-round }{ told-hero } öffnet den Weg { $direction-of } von { $origin } und geht hinein: { $tile } ist { $icon-a }, noch { $ap } AP.{ told-left }
    .or = { told-round }{ told-hero } hebt die Fackel und geht nach { $direction }, nach { $tile }: { $icon-a }, noch { $ap } AP.{ told-left }
    .or2 = { told-round }{ told-hero } findet { $icon-acc } { $direction-of } von { $origin } und steht auf { $tile }, noch { $ap } AP.{ told-left }
    .without-ap = { told-round }{ told-hero } öffnet den Weg { $direction-of } von { $origin }: { $tile } ist { $icon-a }.{ told-left }
    .without-ap-or = { told-round }{ told-hero } tastet sich { $direction-of } von { $origin } vor und findet { $icon-acc }, { $tile }.{ told-left }
    .without-ap-or2 = { told-round }{ told-hero } hält die Fackel von { $origin } nach { $direction }: { $tile } ist { $icon-a }.{ told-left }
    .or3 = { told-round }{ told-hero } geht von { $origin } nach { $direction }, die Fackel voran: { $tile } ist { $icon-a }, noch { $ap } AP.{ told-left }
    .or4 = { told-round }{ told-hero } wendet sich nach { $direction } und betritt { $tile }: { $icon-a }, noch { $ap } AP.{ told-left }
event-edge-blocked = Kein Plättchen passt { $direction-of } von { $tile }: Der Weg ist für immer versperrt. Die AP kommen zurück.
event-stack-discarded = { $world }: Nichts passt mehr, nirgends. { $count ->
    [one] Das letzte Plättchen wird
   *[other] Die letzten { $count } Plättchen werden
  } weggelegt.
event-wall-breached = Die Wand { $direction-of } von { $tile } stürzt donnernd ein.
event-last-tile-placed = { $name-The } steht auf { $tile }.
event-dragon-landed = Der Boden bebt. Der Rote Drache liegt auf { $tile }, mit { $hp } TP, und er ist wach.
event-ring-placed = Die Würfel sagen { $dice }: Der Ring der Schöpfung liegt auf { $tile }, im Bau mit der Nummer { $number }.
event-ring-rerolled = Die Würfel sagen { $dice }, aber auf der Karte ist kein Bau mit der Nummer { $number }. Noch einmal.
event-token-placed = Im Dunkel von { $tile } atmet etwas.
    .or = Zwei Augen blinzeln auf { $tile }. Wessen, weiß noch niemand.
    .or2 = { $tile } ist jemandes Bau. Wessen, hat noch niemand gesehen.
event-pool-filled = Die Heilquelle schimmert auf { $tile } und wird { $count ->
    [one] einmal
   *[other] { $count }-mal
  } heilen.
event-item-hidden = Auf { $tile } liegt etwas verdeckt da.
event-gateway-opened = Alte Steine weichen: Das Tor auf { $tile } führt hinab in den Dungeon, nach { $target }.
event-moved = { $hero } geht von { $origin } nach { $tile }, noch { $ap } AP.
    .or = { $hero } geht weiter nach { $tile } und hat noch { $ap } AP.
    .or2 = { $hero } schreitet von { $origin } nach { $tile } und behält { $ap } AP.
    .or3 = Schritte hallen auf { $tile }: { $hero } ist da, noch { $ap } AP.
event-walked = { told-round }{ told-hero } geht { $steps ->
    [one] von { $origin } nach { $tile }
   *[other] { $steps } Felder, von { $origin } nach { $tile }
  }, noch { $ap } AP.
    .or = { told-round }{ told-hero } geht { $steps ->
        [one] weiter nach { $tile }
       *[other] { $steps } Felder weiter, nach { $tile },
      } und hat noch { $ap } AP.
    .or2 = { told-round }{ told-hero } lässt { $origin } hinter sich und kommt nach { $tile }, noch { $ap } AP.
    .or3 = { told-round }{ told-hero } macht { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
      }, von { $origin } nach { $tile }, und behält { $ap } AP.
    .or4 = { told-round }{ told-hero } geht von { $origin } nach { $tile }{ $steps ->
        [one] { "" }
       *[other] , { $steps } Felder,
      } und hat noch { $ap } AP.
event-web-walked = { $hero } läuft über die Fäden von { $origin } zum Netz auf { $tile }, noch { $ap } AP.
event-ladder-climbed = { $hero } nimmt die Leiter von { $origin } nach { $tile }.
event-ladder-placed = { $hero } landet auf { $tile } und stellt dort die Leiter auf. Von nun an führt sie zur Grube.
event-teleported = Der Kristall flammt auf: { $hero } verschwindet von { $origin } und steht auf { $tile }.
event-monster-revealed = Aus dem Beutel kommt { $monster-a } ({ told-strength }) auf { $tile }.
    .or = { $tile } ist vergeben. Hier haust { $monster-a }: { told-strength }.
event-met = { $hero } trifft auf { $tile } auf { $monster-a-acc } ({ told-strength }).
    .or = { $hero } platzt auf { $tile } herein bei { $monster-a-dat } ({ told-strength }).
    .or2 = Aus dem Dunkel von { $tile } kommt { $monster-a } ({ told-strength }), geradewegs auf { $hero } zu.
told-strength = { $hp } TP, { $dice }W6{ $plus ->
    [0] { "" }
   *[other] +{ $plus }
  }{ $is_purple ->
    [1] , violette Seite
   *[other] { "" }
  }
event-nothing-there = Der Beutel ist leer: Vom Bau auf { $tile } bleibt nur ein Geruch.
event-sneaked = { $is_unseen ->
    [1] { $hero } würfelt { $die } und schlüpft ungesehen an { $monster-dat } vorbei.
   *[other] { $hero } würfelt { $die }: Der Umhang verrutscht, und { $monster-the } { $monster-num ->
        [many] drehen
       *[other] dreht
      } sich um. Jetzt gibt es kein Entkommen.
  }
event-unhidden = Der Umhang ist ab, und { $monster-the } { $monster-num ->
    [many] sehen
   *[other] sieht
  } { $hero }.

## The fight

event-fight-began = { $hero } steht auf { $tile } { $monster-dat } gegenüber ({ $hp } TP).
    .or = Blank gezogen: { $hero } gegen { $monster-acc } ({ $hp } TP) auf { $tile }.
    .or2 = { $monster-The } ({ $hp } TP) { $monster-num ->
        [many] blicken
       *[other] blickt
      } auf { $tile } auf, und da steht { $hero }.
event-round-rolled = { $is_critical ->
    [1] { $hero } würfelt { $dice }, ein kritischer Treffer! Verdoppelt{ $plus ->
        [0] { "" }
       *[other] { " " }und +{ $plus }
      } macht das { $total }.
   *[other] { $hero } würfelt { $dice }{ $plus ->
        [0] : { $total }.
       *[other] { " " }und zählt { $plus } dazu: { $total }.
      }
  } { $monster-The }: { $foe_dice }{ $foe_plus ->
    [0] { "" }
   *[other] , +{ $foe_plus }
  }, macht { $foe_total }.
    .or = { $total } für { $hero } ({ $dice }{ $is_critical ->
        [1] , verdoppelt durch einen kritischen Treffer
       *[other] { "" }
      }{ $plus ->
        [0] { "" }
       *[other] , +{ $plus }
      }) gegen { $foe_total } für { $monster-acc } ({ $foe_dice }{ $foe_plus ->
        [0] { "" }
       *[other] , +{ $foe_plus }
      }).
event-dice-rerolled = { $hero } nutzt { $item-acc } und würfelt noch einmal: { $dice }, macht { $total }.
event-lethal-blow = Todesstoß! { $hero } verdoppelt auf { $total }.
event-clobbered = { $hero } holt zu einem gewaltigen Hieb aus: zwei Würfel mehr beim nächsten Wurf.
event-tied = Gleichstand zwischen { $hero } und { $monster-dat }. Niemand ist verletzt.
    .or = Klinge an Klaue: Zwischen { $hero } und { $monster-dat } steht es unentschieden.
    .or2 = { $hero } und { $monster-the } umkreisen einander. Nichts passiert.
event-vine-held = Die Ranke hält: { $monster-The } { $monster-num ->
    [many] schlagen
   *[other] schlägt
  } nach { $hero } und { $monster-num ->
    [many] kommen
   *[other] kommt
  } nicht durch.
event-monster-hurt = { $monster-The } { $monster-num ->
    [many] nehmen
   *[other] nimmt
  } { $damage } Schaden { $cause }{ $hp ->
    [0] .
   *[other] , noch { $hp } TP.
  }
    .or = { $monster-The } { $monster-num ->
        [many] erleiden
       *[other] erleidet
      } { $damage } Schaden { $cause }{ $hp ->
        [0] { " " }und { $monster-num ->
            [many] haben
           *[other] hat
          } keine TP mehr.
       *[other] { " " }und { $monster-num ->
            [many] haben
           *[other] hat
          } noch { $hp } TP.
      }
event-hero-hurt = { $hero } nimmt { $damage } Schaden { $cause }{ $hp ->
    [0] { " " }und geht zu Boden
   *[other] , noch { $hp } TP
  }{ $absorbed ->
    [0] .
   *[other] { " " }({ $absorbed } hält die Rüstung ab).
  }
    .or = { $hero } erleidet { $damage } Schaden { $cause } und { $hp ->
        [0] geht zu Boden
       *[other] hat noch { $hp } TP
      }{ $absorbed ->
        [0] .
       *[other] { " " }({ $absorbed } hält die Rüstung ab).
      }
event-hero-unhurt = { $absorbed ->
    [0] { $hero } bleibt { $cause } unverletzt.
   *[other] Die Rüstung hält alle { $absorbed } Schaden { $cause } ab: { $hero } ist unverletzt.
  }
    .or = { $absorbed ->
        [0] Kein Kratzer an { $hero } { $cause }.
       *[other] Kein Kratzer an { $hero } { $cause }: Die Rüstung hält alle { $absorbed } ab.
      }
event-dead-eye = Genau zwischen die Augen: { $hero } fällt { $monster-acc } mit einem einzigen Pfeil!
event-instant-kill = Ein Schlag, und es ist vorbei: { $hero } fällt { $monster-acc } auf der Stelle!
event-monster-killed = { $hero } erschlägt { $monster-acc }! Das macht { $kills ->
    [one] 1 Trophäe
   *[other] { $kills } Trophäen
  }.
    .or = { $monster-The } { $monster-num ->
        [many] werden
       *[other] wird
      } niemanden mehr plagen. { $hero } hat { $kills ->
        [one] 1 Trophäe
       *[other] { $kills } Trophäen
      }.
    .or2 = Und zu Boden { $monster-num ->
        [many] gehen
       *[other] geht
      } { $monster-the }. { $hero } hat { $kills ->
        [one] 1 Trophäe
       *[other] { $kills } Trophäen
      }.
event-monster-recovered = { $monster-The } { $monster-num ->
    [many] lecken
   *[other] leckt
  } sich die Wunden: wieder { $hp } TP.
event-spiders-spawned = Das Netz auf { $tile } bebt: { $count ->
    [one] 1 Spinne fällt
   *[other] { $count } Spinnen fallen
  } herab.
event-spiders-left = { $count ->
    [one] Die letzte Spinne huscht
   *[other] Die letzten { $count } Spinnen huschen
  } davon.
event-escaped = { $hero } entkommt { $monster-dat } nach { $tile }.
    .or = { $hero } nimmt die Beine in die Hand, bis nach { $tile }.
event-blew-away = Ein Wirbelwind hebt { $hero } aus dem Kampf, bis nach { $tile }.
event-took-over = { $hero } tritt { $monster-dat } entgegen: noch { $hp } TP.
event-archer-took-over = { $hero } zielt auf { $monster-acc }: noch { $hp } TP.
event-tag-asked = { $hero } ruft um Hilfe: Kommt { $target } ({ $target_seat })?
    .or = „{ $target }!“, ruft { $hero }. Hört es { $target_seat }?
    .or2 = { $hero } sieht sich nach { $target } um. Was sagt { $target_seat }?
event-all-called = { $hero } ruft alle zum Kampf: Wer kommt?
    .or = „Zu mir, alle!“, ruft { $hero }. Wer hört es?
    .or2 = { $hero } sieht sich nach allen anderen um. Wer hilft?
event-tag-joined = { $hero } kämpft auf { $tile } mit{ $cost ->
    [0] .
   *[other] , für { $cost } AP des nächsten Zuges.
  }
    .or = { $hero } eilt nach { $tile }{ $cost ->
        [0] .
       *[other] { " " }und schuldet im nächsten Zug { $cost } AP.
      }
    .or2 = { $hero } ist da: eine Klinge mehr auf { $tile }{ $cost ->
        [0] .
       *[other] , für { $cost } AP des nächsten Zuges.
      }
event-archer-joined = { $hero } legt von { $tile } aus an und hilft im Kampf{ $cost ->
    [0] .
   *[other] , für { $cost } AP des nächsten Zuges.
  }
event-tag-declined = { $hero } hält sich heraus.
    .or = { $hero } hat andere Pläne.
    .or2 = { $hero } schüttelt den Kopf und bleibt fern.
event-help-refused = { $hero } ruft um Hilfe. { $refused } { $refused-count ->
    [one] hält
   *[other] halten
  } sich heraus.
    .or = { $hero } schreit um Hilfe, aber { $refused } { $refused-count ->
        [one] hat
       *[other] haben
      } andere Pläne.
    .or2 = „Hierher!“, ruft { $hero }. { $refused } { $refused-count ->
        [one] kommt
       *[other] kommen
      } nicht.
    .or3 = { $hero } sieht sich nach Hilfe um. { $refused } { $refused-count ->
        [one] sieht
       *[other] sehen
      } weg.
event-help-sought = { $hero } ruft um Hilfe. { $refused } { $refused-count ->
    [one] hält
   *[other] halten
  } sich heraus. Kommt { $target } ({ $target_seat })?
    .or = { $hero } schreit um Hilfe, aber { $refused } { $refused-count ->
        [one] hat
       *[other] haben
      } andere Pläne. Hört es { $target } ({ $target_seat })?
    .or2 = „Hierher!“, ruft { $hero }. { $refused } { $refused-count ->
        [one] kommt
       *[other] kommen
      } nicht. „{ $target }!“ Und { $target_seat }?
    .or3 = { $hero } sieht sich nach Hilfe um. { $refused } { $refused-count ->
        [one] sieht
       *[other] sehen
      } weg. Und { $target } ({ $target_seat })?
event-shot = { $hero } richtet { $item-acc } auf { $monster-acc } auf { $tile } und würfelt { $dice }: { $damage } Schaden.
event-charged = { $monster-The } { $monster-num ->
    [many] stürmen
   *[other] stürmt
  } von { $origin } nach { $tile }!
event-bomb-went = { $hero } zündet die Lunte und würfelt { $dice }. Bumm auf { $tile }: { $damage } Schaden für alle in Reichweite.
event-archer-withdrew = { $hero } senkt die Waffe und lässt die anderen weiterkämpfen.
event-ducked = { $hero } duckt sich und würfelt { $die }: { $left ->
    [0] Nichts kommt durch.
   *[other] { $left } Schaden kommen noch.
  }
    .or = Kopf runter! { $hero } würfelt { $die }, { $left ->
        [0] und alles fliegt vorbei.
       *[other] und { $left } kommen noch.
      }
event-dived = { $hero } springt gerade noch rechtzeitig weg.
event-riposted = Riposte! { $hero } gibt { $damage } Schaden zurück. Getroffen: { $monster-the }{ $hp ->
    [0] .
   *[other] , noch { $hp } TP.
  }
event-braced = { $hero } steht felsenfest. Der Schlag verpufft.
event-boss-baned = { $hero } kennt das Bannwort: Mehr als { $hp } TP hat { $monster-the } jetzt nicht mehr.
event-killing-blow = { $hero } fällt und nimmt { $monster-acc } mit, durch { $item-acc }. In eigenen Worten: „{ $story }“
    .without-story = { $hero } fällt und nimmt { $monster-acc } mit, durch { $item-acc }. Wie, wird niemand je erzählen.
    .without-story-or = Ein letzter Kniff mit { $item-dat }, und { $hero } fällt nicht allein: Zu Boden { $monster-num ->
        [many] gehen
       *[other] geht
      } auch { $monster-the }.
    .without-story-or2 = { $hero } geht lachend unter, in der Hand { $item-acc }, und { $monster-the } gleich mit.
event-killing-blow-sung = { $hero } fällt und nimmt { $monster-acc } mit, durch { $item-acc }. „Ich ging zu Boden, und nicht allein. Singt davon am Start!“
    .or = { $hero } fällt, schwingt noch einmal { $item-acc }, und { $monster-the } { $monster-num ->
        [many] fallen
       *[other] fällt
      } auch. „Nicht ohne Gesellschaft“, hat jemand gehört.
    .or2 = { $hero } stirbt, in der Hand { $item-acc }, und { $monster-the } { $monster-num ->
        [many] sterben
       *[other] stirbt
      } daran. Am Start wird man davon singen.
event-died = { $hero } stirbt und wacht auf { $tile } auf, mit { $lives ->
    [one] dem letzten Leben.
   *[other] noch { $lives } Leben.
  }
    .or = Es wird dunkel. { $hero } kommt auf { $tile } zu sich, { $lives ->
        [one] und dieses Leben ist das letzte.
       *[other] noch { $lives } Leben.
      }
    .without-tile = { $hero } stirbt.
event-hero-attacked = { $hero } geht auf { $target } ({ $target_seat }) los und kommt auf { $total } ({ $dice }{ $is_critical ->
        [1] , verdoppelt durch einen kritischen Treffer
       *[other] { "" }
      }{ $plus ->
        [0] { "" }
       *[other] , +{ $plus }
      }). { $target } kommt auf { $foe_total } ({ $foe_dice }{ $is_foe_critical ->
        [1] , verdoppelt durch einen kritischen Treffer
       *[other] { "" }
      }{ $foe_plus ->
        [0] { "" }
       *[other] , +{ $foe_plus }
      }).

## Things found, lost and used

event-item-taken = { $hero } nimmt { $item-acc } ({ $power }): { $space }.
    .without-space = { $item } begleitet jetzt { $hero } ({ $power }).
    .or = { $hero } bekommt { $item-acc } ({ $power }): { $space }.
    .or2 = { $hero } hat { $item-a-acc } gefunden ({ $power }): { $space }.
    .without-space-or = { $item } trottet von nun an hinter { $hero } her ({ $power }).
event-item-left = { $hero } lässt { $item-acc } auf { $tile } zurück.
event-item-lies = Da liegt auf { $tile }: { $item-a } ({ $power }).
    .or = Etwas blitzt auf { $tile }: { $item-a } ({ $power }).
event-item-moved = { $hero } räumt { $item-acc } um: { $space }.
event-poison-moved = { $hero } lässt das Gift anderswohin kriechen: { $space }.
event-item-used = { $hero } benutzt { $item-acc }.
    .or = { $hero } greift nach { $item-dat }.
event-skill-used = { $hero } setzt { $skill } bei { $target } ein.
    .without-target = { $hero } setzt { $skill } ein.
event-item-discarded = { $hero } wirft weg, was noch davon übrig ist: { $item }.
event-items-fell = { $hero } lässt { $count ->
    [one] 1 Gegenstand
   *[other] { $count } Gegenstände
  } auf { $tile } fallen.
    .or = Der Rucksack von { $hero } platzt: { $count ->
        [one] 1 Gegenstand liegt
       *[other] { $count } Gegenstände liegen
      } auf { $tile }.
    .or2 = { $hero } lässt { $count ->
        [one] 1 Gegenstand
       *[other] { $count } Gegenstände
      } auf { $tile } zurück.
event-insurance-paid = { $item-The } zahlt: { $hero } behält alle Gegenstände.
event-companion-left = { $hero } verliert { $item-acc }: zurück in den Beutel.
event-bag-empty = Der Beutel mit den Gegenständen ist leer.
event-token-earned = { $hero } nimmt einen Talentmarker und hat { $tokens }.
    .or = { $hero } ist um eine Erfahrung reicher: { $tokens ->
        [one] 1 Talentmarker
       *[other] { $tokens } Talentmarker
      }.
    .or2 = { $tokens ->
        [one] Ein Talentmarker für { $hero }.
       *[other] Noch ein Talentmarker für { $hero }: insgesamt { $tokens }.
      }
event-item-awoke = { $hero } erweckt { $item-acc }: { $power }!
event-trap-sprung = { $item }! Eine Falle auf { $tile }, gezogen von { $hero }: { $die } Schaden für alle dort.
event-trap-slept = { $item }! Aber { $hero } kennt sich mit Fallen aus und würfelt { $die }: Sie geht nicht los.
event-chest-opened = { $is_trapped ->
    [1] { $hero } würfelt { $die } für { $item-acc }: Es war eine Falle, und sie schnappt zu.
   *[other] { $hero } würfelt { $die } für { $item-acc }: Der Deckel springt auf.
  }
    .without-die = Mit einem Hechtsprung öffnet { $hero } { $item-acc }: Der Deckel springt auf, und nichts schnappt zu.
event-trade-offered = { $hero } bietet { $target } ({ $target_seat }) { $give-acc } für { $want-acc } an.
    .without-want = { $hero } bietet { $target } ({ $target_seat }) { $give-acc } ohne Gegenleistung an.
    .without-give = { $hero } bittet { $target } ({ $target_seat }) um { $want-acc }.
event-trade-done = Abgemacht: { $give-the } für { $target }, { $want-the } für { $hero }.
    .without-want = { $hero } gibt { $target } { $give-acc }.
    .without-give = { $target } gibt { $hero } { $want-acc }.
event-trade-refused = { $target } ({ $target_seat }) sagt nein zu { $hero }.
event-stolen = Eine Klaue aus dem Nichts: { $hero } hat { $item-acc } von { $target } ({ $target_seat }).
event-drained = Die Zähne beißen zu: { $hero } saugt { $damage } TP von { $target } ({ $target_seat }).
event-healed = { $hero } heilt { $amount } und hat { $hp } TP.
    .or = Schon besser: { $hero } gewinnt { $amount }, auf { $hp } TP.
event-pool-used = { $hero } rastet an der Heilquelle: volle TP. { $left ->
    [0] Das Wasser versiegt.
    [one] Sie wird noch einmal heilen.
   *[other] Sie wird noch { $left }-mal heilen.
  }
event-ring-taken = { $hero } nimmt den Ring der Schöpfung von { $tile }. Er ist warm.
event-ring-fell = Der Ring der Schöpfung rollt über die Steine von { $tile }.
event-lives-restored = Der Tod des Drachen ist ein neuer Morgen: drei Leben und volle TP für alle, die noch im Spiel sind.

## Hazards, and what the forest hides

event-spikey-jammed = { $hero } verklemmt Stachelhans mit { $item-dat }. Knirsch.
event-spikey-rolled = { $is_sprung ->
    [1] { $hero } tritt leise auf und würfelt { $die }. Nicht leise genug.
   *[other] { $hero } tritt leise auf und würfelt { $die }. Stachelhans schläft weiter.
  }
    .or = { $is_sprung ->
        [1] { $hero } schleicht auf Zehenspitzen an Stachelhans vorbei und würfelt { $die }. Klick.
       *[other] { $hero } schleicht auf Zehenspitzen an Stachelhans vorbei und würfelt { $die }. Kein Laut.
      }
    .or2 = { $is_sprung ->
        [1] Eine { $die } auf den Platten von Stachelhans: { $hero } hört, wie er sich spannt.
       *[other] Eine { $die } auf den Platten von Stachelhans: { $hero } ist vorbei.
      }
event-spikey-sprung = Stachelhans schlägt auf { $tile } zu: { $die } Schaden, und keine Rüstung hilft.
event-poisoned = Gift! { $hero } verliert daran einen Platz: { $space }.
    .or = Es brennt wie Nesseln: { $hero } ist vergiftet und verliert einen Platz, { $space }.
    .or2 = Gift kriecht in die Ausrüstung von { $hero }, ein Platz ist unbrauchbar: { $space }.
event-poison-cured = { $hero } ist vom Gift befreit ({ $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
  } wieder sauber).
    .or = Das Gift weicht von { $hero }: { $count ->
        [one] 1 Platz ist
       *[other] { $count } Plätze sind
      } wieder frei.
event-seed-sought = { $is_guarded ->
    [1] { $hero } greift nach dem Samen und würfelt { $die }: Etwas greift zurück.
   *[other] { $hero } greift nach dem Samen und würfelt { $die }: Nichts rührt sich.
  }
    .or = { $is_guarded ->
        [1] Eine { $die }: Das Nest war nicht leer, und { $hero } hat es geweckt.
       *[other] Eine { $die }: Das Nest bleibt still unter den Händen von { $hero }.
      }
    .or2 = { $is_guarded ->
        [1] { $hero } beugt sich über das Nest und würfelt { $die }. Etwas beugt sich über { $hero }.
       *[other] { $hero } beugt sich über das Nest und würfelt { $die }. Alles ist still.
      }
event-seed-taken = { $hero } nimmt einen Brutsamen und trägt jetzt { $seeds ->
    [one] 1 Samen
   *[other] { $seeds } Samen
  }.
    .or = Ein Brutsamen wandert in den Beutel von { $hero }: insgesamt { $seeds }.
    .or2 = { $hero } hebt einen Brutsamen aus seinem Nest und trägt jetzt { $seeds }.
event-seeds-picked-up = { $hero } hebt { $count ->
    [one] einen Brutsamen
   *[other] { $count } Brutsamen
  } auf und trägt jetzt { $seeds }.
    .or = { $count ->
        [one] Ein Brutsamen vom Boden wandert
       *[other] { $count } Brutsamen vom Boden wandern
      } in den Beutel von { $hero }: insgesamt { $seeds }.
event-seeds-fell = { $hero } verliert { $count ->
    [one] 1 Brutsamen
   *[other] { $count } Brutsamen
  }. { $count ->
    [one] Er liegt
   *[other] Sie liegen
  } jetzt auf { $tile }.
    .or = { $hero } lässt { $count ->
        [one] einen Brutsamen
       *[other] { $count } Brutsamen
      } auf { $tile } fallen.
event-seeds-carried-out = { $count ->
    [one] Ein Brutsamen rollt
   *[other] { $count } Brutsamen rollen
  } aus dem Dungeon, der sich schließt, von { $origin } nach { $tile }.
event-swamp-searched = { $is_guarded ->
    [1] { $hero } wühlt im Schlamm und würfelt { $die }: Der Schlamm wühlt zurück.
   *[other] { $has_item ->
        [1] { $hero } wühlt im Schlamm und würfelt { $die }: Da ist etwas.
       *[other] { $hero } wühlt im Schlamm und würfelt { $die }: nichts als Schlamm.
      }
  }
    .or = { $is_guarded ->
        [1] Bis zu den Ellbogen im Sumpf würfelt { $hero } { $die }: Da unten ist noch jemand.
       *[other] { $has_item ->
            [1] Bis zu den Ellbogen im Sumpf würfelt { $hero } { $die }: und zieht etwas heraus.
           *[other] Bis zu den Ellbogen im Sumpf würfelt { $hero } { $die }: alles umsonst.
          }
      }
event-bones-healed = Die alten Knochen sind gnädig: { $hero } hat volle TP und kein Gift mehr.
event-bones-searched = { $hero } legt drei Trophäen zwischen die Knochen und gräbt etwas aus. { $kills ->
    [0] Keine Trophäe bleibt.
    [one] 1 Trophäe bleibt.
   *[other] { $kills } Trophäen bleiben.
  }
event-web-rolled = { $is_spun ->
    [1] { $hero } tritt ins Netz und würfelt { $die }: Es summt.
   *[other] { $hero } tritt durchs Netz und würfelt { $die }: Alles still.
  }
    .or = { $is_spun ->
        [1] Eine { $die }: Unter { $hero } reißt ein Faden, und das Netz summt.
       *[other] Eine { $die }: { $hero } schlüpft zwischen den Fäden hindurch, und nichts rührt sich.
      }
    .or2 = { $is_spun ->
        [1] { $hero } drängt ins Netz und würfelt { $die }. Da oben hat es jemand gemerkt.
       *[other] { $hero } duckt sich unter dem Netz durch und würfelt { $die }. Niemand zu Hause.
      }
event-pit-rolled = { $has_fallen ->
    [1] { $hero } balanciert an der Grube entlang und würfelt { $die }. Ein Ausrutscher, und hinab.
   *[other] { $hero } balanciert an der Grube entlang und würfelt { $die }. Heil hinüber.
  }
event-pit-quiet = Der Beutel ist leer: Unten in der Grube wartet nichts mehr.
event-pit-roped = { $hero } schwingt sich an einem Seil über die Grube.
    .or = Ein Knoten, ein Schwung: Das Seil trägt { $hero } über die Grube.
event-seed-planted = { $hero } pflanzt auf { $tile } einen Brutsamen in die Rote Ranke: { $count } von 4. Morna Gûl wird schwächer.
    .or = { $hero } drückt auf { $tile } einen Brutsamen in die Rote Ranke: { $count } von 4. Irgendwo heult Morna Gûl.
    .or2 = Samen { $count } von 4 kommt auf { $tile } in die Rote Ranke, von der Hand von { $hero }. Morna Gûl würfelt einen Würfel weniger.

## The end in the forest

event-gathering-began = Der Jungfernbaum erwacht auf { $tile }. Alle, die Brutsamen tragen, müssen dort zusammenkommen.
event-forest-calmed = Alle Träger stehen am Jungfernbaum auf { $tile }. Die Monster fliehen, das Gift vergeht, die Spinnen schlafen.
event-morna-came = Und dann kommt er. Morna Gûl steht auf { $tile }, mit { $hp } TP.
event-morna-rolled = Morna Gûl regt sich und würfelt { $dice }: bis zu { $total ->
    [one] 1 Feld
   *[other] { $total } Felder
  }.
event-morna-moved = Morna Gûl schreitet von { $origin } nach { $tile }, { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
  }.
event-morna-strode = Morna Gûl würfelt { $dice } und schreitet von { $origin } nach { $tile }, { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
  }.
    .or = { $dice } für Morna Gûl: Von { $origin } kommt er { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
      } näher, nach { $tile }.
    .or2 = Der Boden bebt: { $dice }. Morna Gûl geht { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
      }, von { $origin } nach { $tile }.
event-morna-stayed = Morna Gûl wartet auf { $tile }.
event-front-chosen = { $hero } tritt vor die anderen.
    .or = { $hero } übernimmt die Spitze.
    .or2 = „Hinter mich!“ Vorn steht jetzt { $hero }.
event-ran-past = { $hero } rennt an Morna Gûl vorbei, nach { $tile }.
    .or = { $hero } weicht Morna Gûl aus und rennt weiter nach { $tile }.
event-tree-called = Der Jungfernbaum antwortet und hebt { $hero } nach { $tile }.
    .or = Ein Ast kommt herab und hebt { $hero } aus dem Kampf, nach { $tile }.
    .or2 = { $hero } ruft den Jungfernbaum, und er setzt { $hero } auf { $tile } ab.
event-morna-fed = Morna Gûl trinkt die Gefallenen: { $hp } TP.
    .or = Er nährt sich von den Toten: Morna Gûl hat { $hp } TP.

## Why an automaton chose as it did

reason-favourite = Ein Liebling seiner Art.
reason-whim = Nichts Besseres ist bekannt als der Zufall.
reason-enough = Genug Kostenloses getan: weiter im Zug.
reason-usual = Nichts spricht gegen das Übliche.
reason-weighed = { $options ->
    [one] Etwas anderes gab es nicht.
   *[other] Abgewogen gegen { $options } Wege.
}
