### What is asked, and what there is to choose: labels fit a phone, prices stand on them.

## Building a hero

prompt-build = { $count ->
    [0] Bau deinen Helden: Nimm einen fertigen, oder wähle Held, Ausrüstung und Fähigkeit. Wer eine Karte zuerst nimmt, hat sie.
   *[other] { build-hero }: { build-equipment }, { build-ability }. { $count ->
        [3] Drück auf Fertig, oder tausche eine Karte.
       *[other] Wähle, was noch fehlt.
      }
  }
    .waiting = { $asked } { $asked-count ->
        [one] baut
       *[other] bauen
      } { $asked-count ->
        [one] einen Helden
       *[other] Helden
      }.
    .title = Bau deinen Helden
build-hero = { $has_hero ->
    [1] { $hero }
   *[other] Noch kein Held
  }
build-equipment = { $has_equipment ->
    [1] { $equipment }
   *[other] noch keine Ausrüstung
  }
build-ability = { $has_ability ->
    [1] { $ability }
   *[other] noch keine Fähigkeit
  }
group-ready-made = Einen fertigen Helden nehmen …
group-card-hero = Wähle deinen Helden …
group-card-equipment = Wähle deine Ausrüstung …
group-card-ability = Wähle deine Fähigkeit …
option-done = Fertig
option-random = Überrasch mich
option-ready-made = { $hero }: { $equipment } und { $ability }
    .hint = { $hero-role }. { $ability }: { $ability-does }.
option-card-hero = { $card-title }
    .hint = { $card-does }
option-card-equipment = { $card }
    .hint = { $card-does }
option-card-ability = { $card }
    .hint = { $card-does }

## Who goes next

prompt-activate = { $hero } darf zuerst handeln.
    .offered = { $asked } darf zuerst handeln.
    .title = Zuerst handeln
option-activate = { $hero } zuerst

## A hero's turn

prompt-menu = { $hero } hat { $actions ->
        [0] keine Aktion mehr
        [one] noch 1 Aktion
       *[other] noch { $actions } Aktionen
    }{ $left ->
        [0] { "" }
        [one] , noch 1 Schritt
       *[other] , noch { $left } Schritte
    } · { $health } Leben, { $energy } Energie, { $treasure } Gold.
    .waiting = { $hero } ({ $asked }) hat { $actions ->
        [0] keine Aktion mehr
        [one] noch 1 Aktion
       *[other] noch { $actions } Aktionen
      }.
    .title = Dein Zug
group-attack = Angreifen …
group-deed = Hier etwas tun …
group-move = Gehen nach …
group-use = Benutzen …
group-market = Kaufen …
group-to-space = Ein anderes Feld …
group-to-upper = In dieser Reihe oder nördlich …
group-to-lower = Südlich von hier …
group-to-n = Nördlich von hier …
group-to-e = Östlich von hier …
group-to-s = Südlich von hier …
group-to-w = Westlich von hier …

target = { $enemy } #{ $number }
option-attack-melee = Schlag: { target } · { dice-plus }
option-attack-melee-aimed = Gezielter Schlag: { target } · { dice-plus }
    .hint = { hint-aimed }
option-attack-melee-whetted = Scharfer Schlag: { target } · { dice-plus }
    .hint = { hint-whetted }
option-attack-melee-aimed-whetted = Gezielter, scharfer Schlag: { target } · { dice-plus }
    .hint = { hint-both }
option-attack-ranged = Schuss: { target } · { dice-plus }
option-attack-ranged-aimed = Gezielter Schuss: { target } · { dice-plus }
    .hint = { hint-aimed }
option-attack-ranged-whetted = Scharfer Schuss: { target } · { dice-plus }
    .hint = { hint-whetted }
option-attack-ranged-aimed-whetted = Gezielter, scharfer Schuss: { target } · { dice-plus }
    .hint = { hint-both }
option-attack-cleave = Spalthieb: { target } · { dice-plus } · 3 Energie
    .hint = Ohne Aktion.
option-attack-cleave-whetted = Scharfer Spalthieb: { target } · { dice-plus } · 3 Energie
    .hint = Ohne Aktion; der Wetzstein ist verbraucht.
option-attack-spark = Funken: { target } · { dice-plus } · 4 Energie
    .hint = Ohne Aktion.
option-attack-throw = { $weapon }: { target } · { dice-plus }
    .hint = Ohne Aktion; die Karte ist verbraucht.
hint-aimed = Gezielter Schuss: 2 Energie, +1 und Durchdringen.
hint-whetted = Wetzstein: +1, verbraucht.
hint-both = Gezielter Schuss für 2 Energie, und der Wetzstein.

option-spread-melee = { dice-plus } auf { $count } in Reichweite
    .hint = Salve: für jeden Würfel ein Ziel.
option-spread-melee-aimed = Gezielt: { dice-plus } auf { $count } in Reichweite
option-spread-melee-whetted = Scharf: { dice-plus } auf { $count } in Reichweite
option-spread-melee-aimed-whetted = Gezielt, scharf: { dice-plus } auf { $count } in Reichweite
option-spread-ranged = { dice-plus } auf { $count } in Sicht
    .hint = Salve: für jeden Würfel ein Ziel.
option-spread-ranged-aimed = Gezielt: { dice-plus } auf { $count } in Sicht
option-spread-ranged-whetted = Scharf: { dice-plus } auf { $count } in Sicht
option-spread-ranged-aimed-whetted = Gezielt, scharf: { dice-plus } auf { $count } in Sicht
option-spread-cleave = Spalthieb gegen { $count } · { dice-plus } · 3 Energie
    .hint = Ohne Aktion: für jeden Würfel ein Ziel.
option-spread-cleave-whetted = Scharfer Spalthieb gegen { $count } · { dice-plus } · 3 Energie
option-spread-spark = Funken auf { $count } · { dice-plus } · 4 Energie
    .hint = Ohne Aktion: für jeden Würfel ein Ziel.
option-spread-throw = { $weapon } auf { $count } · { dice-plus }
    .hint = Ohne Aktion; die Karte ist verbraucht.
prompt-spread = { $weapon }, { $dice } Würfel: Auf wen zielst du? Sie werden reihum verteilt, in der Reihenfolge, die du wählst.
    .waiting = { $hero } ({ $asked }) verteilt { $dice } Würfel.
    .title = Würfel verteilen
option-share-melee = { dice-plus } im Nahkampf einzeln verteilen
    .hint = Salve: so viele Würfel auf jeden, wie du willst.
option-share-melee-aimed = Gezielt: { dice-plus } einzeln verteilen
option-share-melee-whetted = Scharf: { dice-plus } einzeln verteilen
option-share-melee-aimed-whetted = Gezielt, scharf: { dice-plus } einzeln verteilen
option-share-ranged = { dice-plus } im Fernkampf einzeln verteilen
    .hint = Salve: so viele Würfel auf jeden, wie du willst.
option-share-ranged-aimed = Gezielter Schuss: { dice-plus } einzeln verteilen
option-share-ranged-whetted = Scharfer Schuss: { dice-plus } einzeln verteilen
option-share-ranged-aimed-whetted = Gezielter, scharfer Schuss: { dice-plus } einzeln verteilen
option-share-cleave = Spalthieb: { dice-plus } einzeln verteilen · 3 Energie
    .hint = Ohne Aktion: so viele Würfel auf jeden, wie du willst.
option-share-cleave-whetted = Scharfer Spalthieb: { dice-plus } einzeln verteilen · 3 Energie
option-share-spark = Funken: { dice-plus } einzeln verteilen · 4 Energie
    .hint = Ohne Aktion: so viele Würfel auf jeden, wie du willst.
option-share-throw = { $weapon }: { dice-plus } einzeln verteilen
    .hint = Ohne Aktion; die Karte ist verbraucht.
prompt-share = { $weapon }, { $dice } Würfel: Wie viele auf jeden?
    .waiting = { $hero } ({ $asked }) verteilt { $dice } Würfel.
    .title = Würfel verteilen
field-dice-at = { target } auf { $spot }, { $health } Leben
option-aim = { target } · { $health } Leben

option-go-melee = Hingehen und schlagen: { target } · { dice-plus }
    .hint = Zuerst nach { $to }.
option-go-ranged = Hingehen und schießen: { target } · { dice-plus }
    .hint = Zuerst nach { $to }.
option-explore = Erkunden: { $side } · { $cost ->
    [one] 1 Schritt
   *[other] { $cost } Schritte
  }
    .hint = Durch { $spot }. Ein neuer Raum, und was immer darin ist.
option-explore-pits = Erkunden: { $side } · { $cost ->
    [one] 1 Schritt
   *[other] { $cost } Schritte
  }, −{ $pits } Leben
    .hint = Durch { $spot }, und { $pits ->
        [one] eine Grube liegt
       *[other] { $pits } Gruben liegen
      } am Weg.
option-move = Anderswohin
option-end = Zug beenden
option-back = Zurück
prompt-move = Wohin geht { $hero }?
    .waiting = { $hero } ({ $asked }) will sich bewegen.
    .title = Bewegung
option-to = { $spot } · { $cost ->
    [one] 1 Schritt
   *[other] { $cost } Schritte
  }
option-to-pits = { $spot } · { $cost ->
    [one] 1 Schritt
   *[other] { $cost } Schritte
  }, −{ $pits } Leben
option-to-fall = { $spot } · { $cost ->
    [one] 1 Schritt
   *[other] { $cost } Schritte
  }, in eine Grube: Du gehst zu Boden
option-to-fallen = Zu { $hero }, am Boden · { to-cost }
    .hint = Auf { $spot }. Von dort kannst du aufhelfen.
option-to-deed = Zum Stern: { $deed } · { to-cost }
    .hint = Auf { $spot }. { $skill } { $needed }. { $deed-gain }
option-to-enemy = Zu { $enemy } #{ $number } · { to-cost }
    .hint = Auf { $spot }.
option-to-foe = Richtung { $enemy } #{ $number } · { to-cost }
    .hint = Bis { $spot }.
option-to-friend = Zu { $hero } · { to-cost }
    .hint = Auf { $spot }.
option-to-door = Zur Tür im { $side } · { to-cost }
    .hint = Auf { $spot }.
option-to-way = Richtung { $side }, { $face } · { to-cost }
    .hint = Bis { $spot }.
option-to-edge = Zum Rand im { $side }, { $face } · { to-cost }
    .hint = Auf { $spot }.
option-to-exit = Auf ein Startfeld · { to-cost }
    .hint = Auf { $spot }.
option-to-start = Richtung Startfelder · { to-cost }
    .hint = Bis { $spot }.
to-cost = { $cost ->
    [one] 1 Schritt
   *[other] { $cost } Schritte
  }{ to-pits }
to-pits = { $pits ->
    [0] { "" }
   *[other] , −{ $pits } Leben
  }
prompt-forfeit = { $hero } hat noch { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
  }. Trotzdem den Zug beenden?
    .waiting = { $hero } ({ $asked }) will den Zug beenden.
    .title = Zug beenden?
option-forfeit = Beenden, { $count ->
    [one] 1 Aktion verfällt
   *[other] { $count } Aktionen verfallen
  }
option-deed = { $deed } · { $skill } { $needed } (du { plus })
    .hint = { $deed-gain }
option-deed-helped = { $deed } · { $skill } { $needed } (du { plus }), mit { $item }
    .hint = Das bringt einen Erfolg mehr, und die Karte ist verbraucht. { $deed-gain }
option-revive = { $hero } aufhelfen
    .hint = Steht mit 2 Leben wieder auf.
option-ability = { $ability } · { $energy } Energie
    .hint = { $ability-does }
option-ability-hero = { $ability }: { $hero } ({ $health }/{ $most }) · { $energy } Energie
    .hint = { $ability-does }
option-ability-enemy = { $ability }: { target } · { $energy } Energie
    .hint = { $ability-does }
option-use = { $item } benutzen
    .hint = { $item-does }
option-use-hero = { $item } für { $hero } ({ $health }/{ $most })
    .hint = { $item-does }
option-use-enemy = { $item }: { target }
    .hint = { $item-does }
option-buy = Kaufen: { $item } · { $cost } Gold
    .hint = { $item-does }
prompt-shadowstep = Wo geben die Schatten { $hero } wieder frei?
    .waiting = { $hero } ({ $asked }) tritt in die Schatten.
    .title = Schattenschritt
option-shadow = { $spot }
prompt-flask = Wo zerplatzt die Feuerflasche? Sie verwundet alle dort und daneben, auch Freunde.
    .waiting = { $hero } ({ $asked }) wiegt eine Feuerflasche in der Hand.
    .title = Feuerflasche
option-flask = { $spot }: { $count ->
        [one] 1 Feind
       *[other] { $count } Feinde
    }{ $friends ->
        [0] { "" }
        [one] { " " }und 1 Held
       *[other] { " " }und { $friends } Helden
    }{ $downed ->
        [0] { "" }
        [one] : 1 geht zu Boden
       *[other] : { $downed } gehen zu Boden
    }
prompt-rally = { $friend } feuert { $hero } an: { $left ->
    [0] eine Bewegung oder ein Angriff, sofort.
    [one] Die Bewegung geht weiter, noch 1 Schritt.
   *[other] Die Bewegung geht weiter, noch { $left } Schritte.
  }
    .waiting = { $friend } feuert { $hero } ({ $asked }) an.
    .title = Anfeuern!

## Rolls, and what can be done about them

prompt-coin = { $what }: { $dice }, je { plus }. Welche wirft die Glücksmünze noch einmal?
    .waiting = { $hero } ({ $asked }) spielt mit einer Glücksmünze.
    .title = Glücksmünze
prompt-cap = Abwehr: { $dice }, je { plus }. Welchen wirft die Stahlhaube noch einmal?
    .waiting = { $hero } ({ $asked }) darf einen Würfel noch einmal werfen.
    .title = Stahlhaube
option-die = { $die }, zusammen { $total }
option-keep = So lassen
prompt-react = { $enemy } #{ $number } trifft { $hero } { $hits ->
    [one] einmal
    [2] zweimal
   *[other] { $hits }-mal
  }.{ $each ->
    [2] {" "}Jeder Treffer, der nicht abgewehrt wird, schlägt 2 Wunden.
   *[other] { "" }
  } { $hero } hat { $health } Leben. { $choices ->
    [0] Bis du würfelst, können andere noch helfen.
   *[other] Was tust du?
  }
    .waiting = { $hero } ({ $asked }) wird { $hits ->
        [one] einmal
        [2] zweimal
       *[other] { $hits }-mal
      } getroffen.
    .title = Du wirst getroffen
option-take-hits = Abwehr würfeln
prompt-feather = { $hero } würde zu Boden gehen. Verbrennst du die Phönixfeder?
    .waiting = { $hero } ({ $asked }) fällt.
    .title = Phönixfeder
option-burn-feather = Verbrennen: 3 Leben
option-fall = Zu Boden gehen
prompt-roll-attack = Dein Angriff: { dice-plus }.
    .waiting = { $asked } nimmt die Würfel.
    .title = Angriff
prompt-roll-defence = Du würfelst die Abwehr des Feindes: { dice-plus }.
    .waiting = { $asked } würfelt für den Feind.
    .title = Abwehr
prompt-roll-own-defence = Deine Abwehr: { dice-plus }.
    .waiting = { $asked } nimmt die Würfel.
    .title = Abwehr
prompt-roll-treasure = Der Feind liegt am Boden. Was trug er bei sich?
    .waiting = { $asked } durchsucht den Gefallenen.
    .title = Gold
prompt-roll-check = Deine Probe: { dice-plus }.
    .waiting = { $asked } nimmt die Würfel.
    .title = Probe
prompt-helper = { $skill } { $needed }, 4 Würfel { plus }: Hilft { $hero } eine Karte?
    .waiting = { $hero } ({ $asked }) darf für die Probe eine Karte benutzen.
    .title = Probe
option-alone = Ohne sie würfeln
option-roll = { $count ->
    [one] 1 Würfel werfen
   *[other] { $count } Würfel werfen
  }

## Encounters

prompt-jar = Ein Glas im Regal tickt. Öffnet { $hero } es? Bei 1 oder 2 platzt es, und alle im Raum verlieren 1 Leben; sonst gewinnen alle dort 1 Gold.
    .waiting = { $hero } ({ $asked }) beäugt ein tickendes Glas.
    .title = Ein tickendes Glas
option-open-jar = Öffnen
option-leave-it = Stehen lassen
prompt-beggar = Der Bettlerkönig streckt die Hand aus. Gibt { $hero } eine Münze für eins davon?
    .waiting = { $hero } ({ $asked }) steht vor dem Bettlerkönig.
    .title = Der Bettlerkönig
prompt-gift = { $hero } darf eine Karte des Marktes umsonst nehmen.
    .waiting = { $hero } ({ $asked }) wählt ein Geschenk.
    .title = Wähle ein Geschenk
option-take-item = { $item }
    .hint = { $item-does }

## Besides: offers

pause-blow = Gleich greift ein Feind an. Wer helfen kann, darf es jetzt tun.
prompt-minor = { $hero } darf das jederzeit tun:
    .offered = { $asked } kann inzwischen heilen, helfen oder kaufen.
    .title = Jederzeit
prompt-trade = { $hero } darf mit { $friend } tauschen. Schenken braucht keine Zustimmung.
    .offered = { $asked } kann tauschen.
    .title = Tausch
prompt-consent = { $friend } ({ $who }) bittet { $hero } um einen Tausch.
    .waiting = Um einen Tausch { $asked-count ->
        [one] wird
       *[other] werden
      } { $asked } gebeten.
    .title = Ein Tausch
option-ware = { $item }
stock-treasure = Gold
    .counted = { $count } Gold

## A plan for one's next turn

order-plan-first = Zuerst
order-plan-then = Dann
