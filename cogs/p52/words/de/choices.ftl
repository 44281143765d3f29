### What is asked in a room, and what there is to choose: labels fit a phone, what is needed stands on them.

needs = braucht { $target }
with-stamina = mit Ausdauer

## A turn

prompt-turn = { $health ->
        [0] { $hero } ist benommen: 0/{ $most } TP
       *[other] { $hero }: { $health }/{ $most } TP
      }, { $stamina ->
        [0] keine Ausdauer
       *[other] { $stamina } Ausdauer
      }
    .waiting = { $asked-count ->
        [one] { $asked } handelt.
       *[other] { $asked } können handeln, in beliebiger Reihenfolge.
      }
    .title = Dein Zug
group-do = Tun …
group-way = Hin zu …
group-move = Anderswohin …
group-things = Anlegen, tauschen, aufheben …
option-hit = { $ability } → { $enemy }, { needs }
    .hint = auf { $spot }, { $health } TP
option-hit-stamina = { $ability } → { $enemy }, { needs }, { with-stamina }
    .hint = auf { $spot }, { $health } TP
option-cast = { $ability } → { $spot }, { needs }
    .hint = { blast }
option-cast-stamina = { $ability } → { $spot }, { needs }, { with-stamina }
    .hint = { blast }
option-cast-two = { $ability } → { $spot } und { $second }, { needs }
    .hint = { blast }
option-cast-two-stamina = { $ability } → { $spot } und { $second }, { needs }, { with-stamina }
    .hint = { blast }
enemies = { $count ->
    [one] 1 Feind
   *[other] { $count } Feinde
  }
blast = { enemies }{ $friends ->
    [0] { "" }
    [one] , und 1 von euch
   *[other] , und { $friends } von euch
  }
option-do = { $ability }, { needs }
    .hint = { $ability-does }
option-do-stamina = { $ability }, { needs }, { with-stamina }
    .hint = { $ability-does }
option-do-on = { $ability } → { $hero }, { needs }
    .hint = { $health } von { $most } TP
option-do-on-stamina = { $ability } → { $hero }, { needs }, { with-stamina }
    .hint = { $health } von { $most } TP
option-do-at = { $ability } → { $spot }, { needs }
    .hint = { $ability-does }
option-do-at-stamina = { $ability } → { $spot }, { needs }, { with-stamina }
    .hint = { $ability-does }
option-do-to = { $ability } → { $enemy }, { needs }
    .hint = { $ability-does }
option-do-to-stamina = { $ability } → { $enemy }, { needs }, { with-stamina }
    .hint = { $ability-does }
option-do-with = { $ability } für { $other }, { needs }
    .hint = { $ability-does }
option-do-with-stamina = { $ability } für { $other }, { needs }, { with-stamina }
    .hint = { $ability-does }
option-do-gizmo = { $ability }: { $other }, { $how }, { needs }
option-do-gizmo-stamina = { $ability }: { $other }, { $how }, { needs }, { with-stamina }
gizmo-damage = mehr Schaden
gizmo-target = leichter
option-pick = Schloss knacken, { needs }
option-pick-stamina = Schloss knacken, { needs }, { with-stamina }
option-pick-with = Knacken mit { $count ->
        [one] 1 Dietrich
       *[other] { $count } Dietrichen
      }, { needs }
option-pick-with-stamina = Knacken mit { $count ->
        [one] 1 Dietrich
       *[other] { $count } Dietrichen
      }, { needs }, { with-stamina }
smash-risk = { $breaks ->
    [0] ein As lässt sie explodieren
   *[other] { $breaks } oder weniger zerstört den Inhalt, ein As lässt sie explodieren
  }
option-smash = Truhe aufschlagen, { needs }
    .hint = { smash-risk }
option-smash-stamina = Truhe aufschlagen, { needs }, { with-stamina }
    .hint = { smash-risk }
option-use = { $item } benutzen
    .hint = { $item-does }
option-use-on = { $item } → { $hero }
    .hint = { $health } von { $most } TP
option-use-for = { $item } → { $hero }
    .hint = { $item-does }
option-throw = { $item } auf { $spot } werfen
    .hint = { enemies }
option-aim = Zielen: { $enemy }, +{ $bonus }
    .hint = auf { $spot }, { $health } TP
option-stance = Abwehrhaltung: +{ $bonus }
    .hint = auf deine Abwehr, bis zu deinem nächsten Zug
goal-exit = Ausgang
    .the = der Ausgang
    .to = zum Ausgang
goal-fallen = Gefallene
    .the = die Gefallenen
    .to = zu den Gefallenen
goal-things = Fund
    .the = der Fund
    .to = zum Fund
goal-chest = Truhe
    .the = die Truhe
    .to = zur Truhe
goal-down = Verdecktes
    .the = das Verdeckte
    .to = zum Verdeckten
option-way = { $is_there ->
        [1] Bis { $goal-to }
       *[0] Richtung { $goal }
      }: { $spot }{ walk-passes }{ walk-traps }
walk-passes = { $passes ->
        [0] { "" }
        [one] , vorbei an einem Feind
       *[other] , vorbei an { $passes } Feinden
      }
walk-traps = { $traps ->
        [0] { "" }
        [one] , über eine Falle
       *[other] , über { $traps } Fallen
      }
option-to = Nach { $spot }
option-to-air = Nach { $spot } fliegen
option-to-dark = Nach { $spot }, verdeckt
option-to-passing = Nach { $spot }, vorbei an { $passes ->
        [one] einem Feind
       *[other] { $passes } Feinden
      }
    .hint = wer passiert wird, schlägt zuerst
option-to-trap = Nach { $spot }, über { $traps ->
        [one] eine Falle
       *[other] { $traps } Fallen
      }
option-climb = Die Felsen auf { $spot } hinauf
    .hint = du kommst an, wenn du im nächsten Zug weiterkletterst
option-to-top = Hinauf nach { $spot }
option-march = Alle nach { $spot }
    .hint = die anderen können dir folgen, bis etwas auftaucht
option-all-to-exit = Alle zum Ausgang: { $spot }
    .hint = ihr geht alle von selbst dorthin und verlasst den Raum, sobald es geht
option-wear = Anlegen: { $item }
    .hint = { $item-does }
option-wear-part = Anlegen: { $item } ({ $part })
    .hint = { $item-does }
option-doff = Ablegen: { $item }
option-doff-part = Ablegen: { $item } ({ $part })
option-part = { $part }
option-give = { $item } an { $friend } geben
option-give-part = { $item } ({ $part }) an { $friend } geben
option-ask-for = { $friend } bitten: { $item }
option-ask-for-part = { $friend } bitten: { $item } ({ $part })
option-pick-up = Aufheben: { $item }
option-pick-up-part = Aufheben: { $item } ({ $part })
option-search = Liegendes ansehen
option-wait = Warten
    .hint = der Nächste handelt zuerst; du kannst nach jedem Zug einsteigen
option-rest = Nichts tun{ $gained ->
    [0] { "" }
   *[other] {" "}(+{ $gained } Ausdauer)
  }
option-no-more = Das war alles

## On the way

prompt-walk = { $hero } ist auf { $spot } und hat noch { $left ->
    [one] 1 Schritt
   *[other] { $left } Schritte
  }. Weitergehen?
    .waiting = { $hero } ({ $asked }) ist unterwegs.
    .title = Weitergehen?
option-stop = Hier anhalten
prompt-fly = { $hero } schwebt über { $spot } und kann { $left ->
        [one] 1 Feld
       *[other] { $left } Felder
      } weit fliegen. Wohin?
    .waiting = { $hero } ({ $asked }) ist in der Luft.
    .title = Wohin?
prompt-stoop = Auf { $spot } liegt etwas, und es aufzuheben kostet nichts. Was nimmt { $hero }?
    .waiting = { $hero } ({ $asked }) sieht nach, was auf { $spot } liegt.
    .title = Was dort liegt
option-leave-lying = Liegen lassen
prompt-march = { $leader } führt euch nach { $spot }. Folgt { $hero }?
    .waiting = { $leader } geht voran. { $asked } darf zurückbleiben.
    .title = Folgen?
option-follow = Folgen
option-hold = Hierbleiben
prompt-flee = { foe-first } flieht. Wohin?
    .waiting = { $asked } sagt, wohin { foe } flieht.
    .title = Wohin die Flucht?
option-flee = Nach { $spot }
prompt-held = { $hero } wartet. Jetzt handeln?
    .waiting = { $asked } darf jetzt handeln.
    .offered = { $asked } wartet und darf jetzt handeln.
    .title = Jetzt handeln?
option-act-now = Jetzt handeln
option-keep-waiting = Weiter warten
option-lapse = Verfallen lassen
prompt-door = Ihr steht alle an der Tür. Verlasst ihr den Raum? ({ $room })
    .waiting = { $asked } entscheidet, ob ihr den Raum verlasst: { $room }.
    .title = Den Raum verlassen?
option-depart = Verlassen
option-stay = Noch eine Runde bleiben

## Under attack

prompt-defend = { $damage ->
        [0] { foe-first } trifft { $hero } ({ $health } TP), macht aber keinen Schaden. Eine Abwehr zählt trotzdem.
       *[other] { foe-first } trifft { $hero } ({ $health } TP) für { $damage }.
      } Wie wehrst du dich?{ $aim ->
        [0] { "" }
       *[other] {" "}Dein Ziel verlierst du so oder so.
      }
    .waiting = { $hero } ({ $asked }) wird{ $damage ->
        [0] { "" }
       *[other] {" "}für { $damage }
      } getroffen und darf sich wehren.
    .title = Abwehren?
prompt-defend-friend = { $is_own ->
        [1] Der Zauber trifft auch { $hero } selbst ({ $health } TP), für { $damage }.
       *[0] Der Zauber von { $friend } trifft { $hero } ({ $health } TP) für { $damage }.
      } Wie wehrst du dich?
    .waiting = { $hero } ({ $asked }) wird { $is_own ->
        [1] vom eigenen Zauber
       *[0] von eigenen Leuten
      } getroffen und darf sich wehren.
    .title = Abwehren?
option-no-defence = Keine Abwehr
option-defend = { $ability }, { needs }
option-defend-stamina = { $ability }, { needs }, { with-stamina }
option-defend-untrained = { $ability }, ungeübt, { needs }
option-defend-untrained-stamina = { $ability }, ungeübt, { needs }, { with-stamina }
group-defend = Abwehren …
prompt-counter = Ein As: Der Angriff misslingt! { $hero } darf zurückschlagen, gegen { $enemy-acc }.
    .waiting = { $hero } ({ $asked }) darf zurückschlagen.
    .title = Zurückschlagen?
option-counter = { $ability }, { needs }
option-counter-stamina = { $ability }, { needs }, { with-stamina }
option-decline = Sein lassen
group-counter = Zurückschlagen …
prompt-tap = { $count ->
        [one] { foe-first } hat noch { $health } TP.
       *[other] { $count } Feinde haben nur noch wenig.
      } { $ability }: noch einmal zuschlagen?
    .waiting = { $asked } darf noch einmal zuschlagen.
    .title = Noch einmal zuschlagen?
option-tap = { $ability } → { $enemy }, { needs }
    .hint = auf { $spot }, { $health } TP
option-tap-stamina = { $ability } → { $enemy }, { needs }, { with-stamina }
    .hint = auf { $spot }, { $health } TP

## Things

prompt-consent = { $friend } bittet { $hero } um { $item-a-acc }. Gibst du das her?
    .waiting = { $friend } bittet { $asked } um { $item-a-acc }.
    .title = Hergeben?
option-accept = Hergeben
option-refuse = Behalten
prompt-find = { $hero } findet { $count ->
        [one] { $item-a-acc }.
       *[other] { $count } × { $item }.
      } Mitnehmen?
    .waiting = { $asked } hat { $item-a-acc } gefunden.
    .title = Mitnehmen?
option-take = Mitnehmen
option-leave-it = Liegen lassen
prompt-train = Was verbessert { $hero } damit: { $item }?
    .waiting = { $asked } studiert { $item-a-acc }.
    .title = Was wird besser?
option-train = { $core } und { $ability }
option-train-core = { $core }
option-which-ability = { $ability }
    .hint = { $ability-does }
kind-melee = Nahkampf
kind-ranged = Fernkampf
kind-magic = Magie

## Standing orders

order-defence = Wenn ich getroffen werde
option-defend-never = Nicht abwehren
option-defend-best = Beste geübte Abwehr, ohne Ausdauer
option-defend-hard = Beste Abwehr, unter 10 TP mit Ausdauer
order-counter = Wenn ich zurückschlagen darf
option-counter-never = Sein lassen
option-counter-best = Zurückschlagen, ohne Ausdauer
order-march = Wenn jemand vorangeht

prompt-part = Wo trägst du das? { $item } passt von da an nur dort.
    .waiting = { $hero } legt { $item-a-acc } an.
    .title = Neue Rüstung

## How likely it is

odds-blow = trifft { $harms } %, fällt { $fells } %
odds-works = gelingt { $percent } %
odds-opens = öffnet { $percent } %
odds-defence = lässt im Schnitt { $left } von { $damage }
odds-trap = an der Falle vorbei { $percent } %
