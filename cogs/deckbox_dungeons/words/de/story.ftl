### The story: what happened. The numbers are always there; the rest makes one want to read on.
### Variants (`.or`) say the same thing otherwise; `.without-<field>` is said where an event leaves that field open.

rolled-hits = { $dice } ({ plus })
foe = { $enemy } #{ $number }
wounds = { $damage ->
    [one] 1 Wunde
   *[other] { $damage } Wunden
  }

## The frame

event-hero-built = { $seat } ist { $hero-title }: { $equipment }, { $ability }, { $health } Leben.
event-quest-began = { $quest-intro } { $quest-goal } Hinein mit euch, { $heroes }.
event-activated = { $hero } ({ $seat }) handelt.
    .or = Das ist der Augenblick für { $hero }.
    .or2 = { $hero } tritt vor.
event-activation-ended = { $hero } hat genug getan{ $left ->
    [0] .
    [one] , eine Aktion bleibt ungenutzt.
   *[other] , { $left } Aktionen bleiben ungenutzt.
  }
    .or = { $hero } lässt die anderen weitermachen{ $left ->
        [0] .
        [one] , eine Aktion bleibt ungenutzt.
       *[other] , { $left } Aktionen bleiben ungenutzt.
      }
event-enemy-phase-began = Die Feinde der Runde { $round } setzen sich in Bewegung.
    .or = Jetzt kommen sie: die Feinde der Runde { $round }.
event-round-began = Runde { $round }.
event-hero-left = { $seat } ist gegangen. Von hier an führt ein Automat { $hero }.
event-quest-won = { $quest-won } Das Abenteuer ist in { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
  } gewonnen: { $kills ->
    [0] niemand erschlagen
    [one] 1 Feind erschlagen
   *[other] { $kills } Feinde erschlagen
  }, { $treasure } Gold erbeutet.
event-quest-lost = { $result } { $quest-lost } Das Abenteuer ist nach { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
  } verloren, { $kills ->
    [0] ohne einen erschlagenen Feind
    [one] mit 1 erschlagenen Feind
   *[other] mit { $kills } erschlagenen Feinden
  }.

## The map

event-moved = { $hero } geht von { $origin } nach { $spot }{ $left ->
    [0] .
    [one] , noch 1 Schritt.
   *[other] , noch { $left } Schritte.
  }
event-shadowstepped = { $hero } tritt auf { $origin } in einen Schatten und auf { $spot } aus einem heraus.
event-explored = { $hero } öffnet den Weg nach { $side }: { $face }. { $left ->
    [0] Es war der letzte Raum.
    [one] Ein Raum ist noch übrig.
   *[other] { $left } Räume sind noch übrig.
  }
event-encounter-revealed = **{ $encounter }.** { $encounter-line }
event-enemies-came = { $face }: { $enemies-counted }.
event-nobody-came = { $face }: niemand, denn in der Schachtel ist kein Würfel mehr, oder im Raum kein Platz.
event-way-opened = Kein Weg führt weiter, also kommt die Begegnung zu euch: { $encounter }.

## Attacks

event-struck = { $hero } { $weapon-verb } { foe }: { rolled-hits }. { $hits ->
    [0] Kein Treffer.
    [one] { $criticals ->
        [0] Ein Treffer
       *[other] Ein kritischer Treffer
      }{ struck-end }
   *[other] { $hits } Treffer{ $criticals ->
        [0] { "" }
        [one] , einer davon kritisch
       *[other] , { $criticals } davon kritisch
      }{ struck-end }
  }
    .or = { $hero } { $weapon-verb } { foe } und würfelt { rolled-hits }. { $hits ->
        [0] Nichts.
        [one] Ein { $criticals ->
            [0] Treffer
           *[other] kritischer Treffer
          }{ struck-end }
       *[other] { $hits } Treffer{ $criticals ->
            [0] { "" }
           *[other] , { $criticals } kritisch
          }{ struck-end }
      }
struck-end = { $blocks ->
    [0] { "" }
    [one] , 1 abgewehrt ({ $blocks_rolled })
   *[other] , { $blocks } abgewehrt ({ $blocks_rolled })
  }: { $damage ->
    [0] keine Wunde
   *[other] { wounds }
  }{ $energy ->
    [0] .
   *[other] ; +{ $energy } Energie.
  }
event-dice-rerolled = { $hero } würfelt { $before } ({ $roll }) und dank { $item-dat } noch einmal: { $dice }.
event-enemy-hurt = { foe } { $cause }: { wounds }, noch { $health } Leben.
event-enemy-stunned = { foe } ist betäubt.
    .or = { foe } taumelt und ist betäubt.
event-enemy-chained = { foe } ist bis zur Erholung festgekettet.
event-enemy-defeated = { foe } fällt. { $treasure ->
        [0] { $hero } kann kein Gold mehr tragen.
       *[other] { $hero } findet dabei { $treasure } Gold.
    }
    .or = { $hero } wirft { foe } nieder{ $treasure ->
        [0] , kann aber kein Gold mehr tragen.
       *[other] {" "}und findet { $treasure } Gold.
      }
    .or2 = Zu Boden geht { foe }: { $treasure ->
        [0] { $hero } kann kein Gold mehr tragen.
       *[other] { $treasure } Gold für { $hero }.
      }
event-enemy-fell = { foe } fällt, und niemand ist da, um ihn zu durchsuchen.
event-second-die = { foe } wankt und steht wieder da, mit { $health } Leben.
event-hero-attacked = { foe } { $weapon-verb } { $hero }, von { $spot } aus: { rolled-hits }. { $hits ->
    [0] Daneben.
    [one] Ein Treffer{ attacked-end }
   *[other] { $hits } Treffer{ attacked-end }
  }
    .or = { foe } auf { $spot } { $weapon-verb } { $hero }, { rolled-hits }. { $hits ->
        [0] Weit daneben.
        [one] Ein Treffer{ attacked-end }
       *[other] { $hits } Treffer{ attacked-end }
      }
event-hero-hit = { foe } { $weapon-verb } { $hero }, von { $spot } aus: { rolled-hits }. { $hits ->
    [one] Ein Treffer.
   *[other] { $hits } Treffer.
  }
event-hits-taken = Der Angriff auf { $hero }{ attacked-end }
attacked-end = { $blocks ->
    [0] { "" }
   *[other] , { $blocks } abgewehrt ({ $blocks_rolled })
  }: { $damage ->
    [0] { $hero } ist unverletzt.
   *[other] { wounds }. { $hero } hat noch { $health } Leben.
  }
event-hit-cancelled = { $item } von { $hero } nimmt einen der Treffer weg.
event-hero-hurt = { $hero } { $cause }: { wounds }, noch { $health } Leben.
event-feather-burnt = { $item } von { $hero } lodert auf: { $health } Leben, und weiter auf den Beinen.
event-hero-downed = { $hero } geht zu Boden.
    .or = { $hero } fällt und steht nicht auf.
event-hero-revived = { $friend } zieht { $hero } auf { $spot } hoch: { $health } Leben.
event-enemy-moved = { foe } kommt von { $origin } nach { $spot }.
    .or = { foe } rückt näher: von { $origin } nach { $spot }.
event-enemy-recovered = { foe } schüttelt den Kopf und kommt zu sich.
event-enemy-slept = { foe } schläft weiter.
event-enemy-woke = { foe } erwacht.
event-siphoned = { foe } trinkt einen Funken von { $heroes }: { $heroes-count ->
    [one] −1 Energie.
   *[other] je −1 Energie.
  }
event-regenerated = { foe } wächst wieder zusammen und hat { $health } Leben.
event-ritual-held = Das Ritual von { foe } stärkt { $target } #{ $target_number }, jetzt { $health } Leben.
    .without-target = { foe } stärkt sich mit dem eigenen Ritual, jetzt { $health } Leben.

## Goods

event-item-bought = { $hero } kauft { $item-acc } für { $cost } Gold. Es folgt: { $follows }.
    .without-follows = { $hero } kauft { $item-acc } für { $cost } Gold. Der Stapel ist leer.
event-item-taken = { $hero } bekommt { $item-acc }. Es folgt: { $follows }.
    .without-follows = { $hero } bekommt { $item-acc }.
event-nothing-taken = Für { $hero } ist nichts mehr da.
event-item-used = { $hero } benutzt { $item-acc }.
event-ability-used = { $hero } setzt eine Fähigkeit ein: { $ability }; noch { $energy } Energie.
event-healed = { $amount ->
    [0] { $hero } geht es so gut wie nur möglich.
   *[other] { $hero } gewinnt { $amount } Leben zurück und hat { $health }.
  }
event-energy-gained = { $amount ->
    [0] { $hero } kann keine Energie mehr halten.
   *[other] { $hero } gewinnt { $amount } Energie und hat { $energy }.
  }
event-treasure-gained = { $amount ->
    [0] { $hero } kann kein Gold mehr tragen.
   *[other] { $hero } gewinnt { $amount } Gold und hat { $treasure }.
  }
event-treasure-spent = { $hero } gibt { $amount } Gold weg; noch { $treasure }.
event-forged = Die Waffe von { $hero } kommt besser vom Amboss: +1 auf Angriffe für den Rest des Abenteuers.
event-given = { $hero } gibt { $friend } { $items-acc }{ $treasure ->
    [0] .
   *[other] { " " }und { $treasure } Gold.
  }
    .without-items = { $hero } gibt { $friend } { $treasure } Gold.
event-trade-refused = { $friend } und { $hero } werden sich nicht einig.
event-checked = { $hero } versucht es: { $skill } { $needed }, { rolled-hits }{ $helped ->
    [0] .
   *[other] , und eine Karte gibt { $helped } dazu.
  } { $is_passed ->
    [1] { $successes ->
        [one] Ein Erfolg genügt.
       *[other] { $successes } Erfolge. Geschafft!
      }
   *[other] { $successes ->
        [0] Kein Erfolg.
        [one] Ein Erfolg genügt nicht.
       *[other] { $successes } Erfolge genügen nicht.
      }
  }

## Quests

event-doom-rose = Das Verhängnis steigt auf { $doom } von { $limit }.
event-doom-fell = Das Lied stolpert{ $amount ->
    [0] , doch das Verhängnis steht schon auf 0.
   *[other] : Das Verhängnis sinkt auf { $doom } von { $limit }.
  }
event-tongue-taken = Ein Glockenklöppel gehört euch: { $count ->
    [one] der erste
   *[other] jetzt habt ihr { $count }
  }.
event-seal-broken = { $hero } bricht ein Siegel: { $count } von 3. Der König wird schwächer.
event-bell-tolled = Die Glocke läutet. { $left ->
    [0] Es ist das letzte Mal.
    [one] Sie läutet noch einmal.
   *[other] Sie läutet noch { $left }-mal.
  }
event-wave-came = Aus dem Dunkel kommen sie, aus dem { $side } (Würfel: { $die }).
event-toll-due = Der Fährmann hat lange genug gewartet: Er schickt nach euch.
event-all-stunned = Die Glocke erschüttert die Steine: { $count ->
    [0] Niemand ist betäubt.
    [one] Ein Feind ist betäubt.
   *[other] { $count } Feinde sind betäubt.
  }
event-jar-opened = { $hero } öffnet das Glas: { $die }. { $is_good ->
    [1] Gold für alle im Raum!
   *[other] Es platzt!
  }
