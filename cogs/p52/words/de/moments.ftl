### Beside the pictures of what has just happened: the cards are to be seen. `.more` is the line under the heading.

duel-needs = { $total } bei { $target }
duel-beats = { $total } gegen { $target }
duel-against = { $total } gegen { $target }

## A hero strikes

moment-attacked = { $hero }: { $ability } gegen { $struck-acc }
    .more = { $outcome ->
        [ace] Ein As: misslungen!
        [miss] Zu wenig.
        [king] Ein König!
       *[hit] Ein Treffer!
      }
moment-clashed = { $hero }: { $ability } gegen { $enemy-acc }
    .more = { $result ->
        [none] Abgewehrt.
        [chilled] Erstarrt.
        [brief] Gleich viel: erstarrt für eine Runde.
        [already] Das Eis bleibt, wie es ist.
        [half] Gleich viel: die Hälfte, { damage }{ after }
        [doubled] Ein König: verdoppelt, { damage }{ after }
       *[full] { over }: { damage }{ after }
      }
after = { $has_fallen ->
    [1] . Gefallen!
   *[0] , { left }
  }
moment-enemy-defended = { $enemy-The } { $outcome ->
    [none] wehrt ab
    [chilled] erstarrt
    [brief] erstarrt
    [already] kann nicht abwehren
   *[other] ist getroffen
  }
    .more = { $outcome ->
        [none] Nichts passiert.
        [chilled] Das Eis hält.
        [brief] Gleich viel: nur für eine Runde.
        [already] Das Eis bleibt, wie es ist.
       *[other] { damage }, { left }.
      }
moment-enemy-fell = { $enemy-The } fällt!
    .more = { $drops ->
        [1] Und etwas bleibt liegen.
       *[0] { "" }
      }
moment-boss-rose = { $enemy-The } { $health ->
        [0] bleibt liegen
       *[other] steht wieder auf!
      }
    .more = { $health ->
        [0] Eine schwarze Karte: Es ist vorbei.
       *[other] Eine rote Karte: { $health } TP.
      }

## An enemy strikes

moment-struck = { $enemy-The } greift { $hero } an
    .more = { $outcome ->
        [ace] Ein As: misslungen!
        [miss] Zu wenig: daneben.
        [king] Ein König: { damage }!
       *[hit] { over }: { damage }.
      }
moment-assailed = { $enemy-The } greift { $hero } an
    .more = { $fate ->
        [dead] { damage }: { $hero } ist tot.
        [stunned] { damage }: { $hero } ist benommen.
       *[none] { $defence ->
            [open] { $struck } Schaden im Anflug.
            [full] Nichts kommt durch!
            [part] Es hilft: { damage }, { left }.
            [failed] Zu wenig: { damage }, { left }.
           *[none] { damage }, { left }.
          }
      }
moment-defended = { $hero } wehrt ab: { $ability }
    .more = { $outcome ->
        [full] Nichts kommt durch!
        [part] Noch { $left } Schaden.
       *[failed] Zu wenig.
      }
moment-weathered = { $hero } wehrt ab: { $ability }
    .more = { $total } bei { $target }: { $outcome ->
        [part] Es hilft. { damage }, { left }.
       *[failed] zu wenig. { damage }, { left }.
      }
moment-hurt = { $hero } verliert { $damage ->
        [0] keine TP
       *[other] { $damage } TP
      }
    .more = { left }
moment-stunned = { $hero } ist benommen
    .more = Bei 0 TP kann ein Held nur abwehren, gehen, etwas benutzen oder geheilt werden.
moment-died = { $hero } ist tot
    .more = Gefallen auf { $spot }.
moment-revived = { $hero } lebt wieder!
    .more = { $health } TP.
moment-ability-used = { $hero }: { $ability }
    .more = { $total } bei { $target }: { $outcome ->
        [failed] Daraus wird nichts.
        [bare] gerade genug, aber daraus wird nichts.
       *[done] Es gelingt!
      }

## What one comes upon

moment-room-entered = { $room }
    .more = { $room-enter }
moment-delve-flipped = { $shape }
    .more = { $shape-goal }
moment-drop-flipped = { $side ->
        [enemies] Sie haben euch zuerst gesehen!
        [heroes] Ihr habt sie zuerst gesehen!
       *[nobody] Niemand ist schneller
      }
    .more = { $side ->
        [enemies] Ein As: Alle Feinde handeln vor euch.
        [heroes] Ein König: Ihr alle handelt vor ihnen.
       *[nobody] Die höchste Initiative beginnt.
      }
moment-exit-watched = { $comes ->
        [1] Jemand ist an der Tür!
       *[0] Ihr zögert
      }
    .more = { $comes ->
        [1] 4 oder weniger: Ein Feind kommt herein.
       *[0] { $is_spent ->
            [1] 4 oder weniger, aber kein Feind ist mehr da.
           *[0] Über 4: Niemand kommt.
          }
      }
moment-exit-opened = Die Tür ist offen
    .more = Auf { $spot }.
moment-enemy-appeared = { $enemy-The }
    .more = { $enemy-sight }
moment-ambush-flipped = { $is_ambush ->
        [1] Hinterhalt!
       *[0] Keine Überraschung
      }
    .more = { $is_ambush ->
        [1] 3 oder weniger: Sie handeln als Nächstes.
       *[0] Über 3: alles der Reihe nach.
      }
moment-trap-sprung = { $damage ->
        [0] { $hero } springt zur Seite
       *[other] { $hero } sitzt in der Falle
      }
    .more = Nötig war { $target }.{ $damage ->
        [0] { "" }
       *[other] {" "}{ damage }, { left }.
      }
moment-key-taken = { $hero } nimmt { $item-a-acc }
moment-chest-tried = { $outcome ->
        [open] Sie öffnet sich!
        [broken] Das Schloss bricht
        [destroyed] In Stücken
        [exploded] Sie explodiert!
       *[nothing] Sie bleibt zu
      }
    .more = { $hero } { $way ->
        [hit] schlägt auf die Truhe: { $total } bei { $target }.
       *[other] knackt das Schloss: { $total } bei { $target }.
      }
moment-found = { $count ->
        [one] { $item }
       *[other] { $count } × { $item }
      }{ $is_paired ->
        [1] {" "}und ein Dietrich
       *[0] { "" }
      }
    .more = { $item-does }
moment-booby-trap = Sie schnappt nach { $hero }!
    .more = { damage }.

## What remains

moment-experience-gained = { $hero } bekommt { $points } Erfahrung
    .more = Jetzt { $experience }.
moment-level-gained = { $hero } erreicht Stufe { $level }!
    .more = { $points ->
        [0] Diesmal kein Punkt.
        [one] 1 Punkt zum Wachsen.
       *[other] { $points } Punkte zum Wachsen.
      }
moment-quest-won = { $adventure }: gewonnen!
    .more = { $adventure-won }
moment-quest-lost = { $adventure }: verloren
    .more = { $adventure-lost }

## The table of experience

earned-title = Erfahrung
earned-now = jetzt { $experience }
