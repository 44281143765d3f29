### A match's course, Game Turns, walking.

## The beginning

event-drafted = Niemand wollte Saladar sein: Das Los fällt auf { $seat }.
event-character-chosen = { $seat } spielt { $character }.
event-arrived = { $seat } beginnt bei { $step }.
event-stone-placed = { $seat } legt { $stone-acc } bei { $step } ab: Er ist aktiv.
event-first-rolled = { $seat } würfelt { $roll } und beginnt.

## Turns and rounds

event-round-began = { $is_solo ->
    [1] Spielzug { $round }.
   *[0] Runde { $round }.
  }
event-turn-began = { $seat } ist am Zug, bei { $step }.
event-turn-passed = { $way ->
    [held] { $seat } wird festgehalten und kann nur warten.
    [waits] { $seat } wartet.
    [stone] { $seat } lässt den Stein liegen.
    [fallen] { $seat } ist gefallen und verliert diesen Zug.
   *[nothing] { $seat } kann nichts mehr tun.
  }
event-left = { $seat } hat das Land für immer verlassen.
event-dusk = Nach Runde { $round } dämmert der Abend. Gezählt wird, was ihr alle haltet.
event-won = { $way ->
    [stones] { $seats } trägt alle Landsteine in die Burg und nimmt den Thron!
    [pieces] { $seats } trägt das ganze Medaillon in die Burg und nimmt den Thron!
    [crown] { $seats } kommt mit der Königskrone in die Burg und nimmt den Thron!
    [last] Nur { $seats } ist noch übrig und nimmt den Thron!
    [dusk] { $seats-count ->
        [one] { $seats } hält zur Abenddämmerung am meisten und nimmt den Thron!
       *[other] { $seats } halten zur Abenddämmerung gleich viel, mehr als alle anderen, und teilen sich den Thron!
      }
    [won] Es ist geschafft: { $seats-count ->
        [one] { $seats } hat
       *[other] { $seats } haben
      } gewonnen!
   *[other] { $seats-count ->
        [one] { $seats } hat
       *[other] { $seats } haben
      } gewonnen.
  }
event-lost = { $way ->
    [winter] Der Winter ist da. Es ist zu spät.
    [castle] Agrimor war eine ganze Runde in der Burg. Der Thron gehört ihm.
    [towns] Die letzte Stadt ist gefallen. Es gibt nichts mehr zu verteidigen.
    [heroes] Niemand ist mehr da, der im Weg steht.
   *[death] Niemand ist mehr da.
  }

## Walking

event-rolled = { $second ->
    [0] { $seat } wirft einen einzigen Würfel: bis zu { $total ->
        [1] 1 Schritt
       *[other] { $total } Schritte
      }.
   *[other] { $seat } würfelt { $first } und { $second }: bis zu { $total ->
        [one] 1 Schritt
       *[other] { $total } Schritte
      }.
  }
event-rerolled = Der Glücksbringer dreht den schlechteren Würfel: { $seat } darf { $total ->
    [one] 1 Schritt
   *[other] { $total } Schritte
  } gehen.
event-stepped = { $seat } geht nach { $step }.
event-quick-path-taken = { $seat } nimmt einen Schleichweg ({ $path }) nach { $step }.
event-walked = { $seat } geht nach { $step }, { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
  }.
event-forced = { $seat } wird { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
  } weit fortgetrieben.
event-teleported = { $seat } ist plötzlich bei { $step }.
event-stone-travelled = { $seat } tritt von Stein zu Stein, nach { $step }.
event-stone-taken = { $seat } hebt { $stone-acc } bei { $step } auf. Er schläft.
event-stone-laid = { $seat } legt { $stone-acc } bei { $step } ab. Er erwacht.

## What is asked

prompt-character = { $again ->
    [0] Wer willst du sein?
   *[other] Diese Figur hat jemand anders durch das Los bekommen. Wer willst du sein?
  }
    .waiting = { $asked } { $asked-count ->
        [one] wählt eine Figur.
       *[other] wählen eine Figur.
      }
    .title = Wer willst du sein?
option-be = { $thing }
    .hint = { $thing-calling }. { $thing-does }
prompt-which-stones = { $count ->
    [one] Ein Landstein kommt ins Spiel. Welcher?
   *[other] { $count } Landsteine kommen ins Spiel. Welche?
  }
    .waiting = { $asked } wählt die Landsteine.
    .title = Landsteine
option-choose = { $thing }
prompt-stones = Wohin legst du { $stone-acc }?
    .waiting = { $asked } legt die Landsteine aus.
    .title = Ein Landstein
option-lay = { $thing }
option-keep-stone = Vorerst behalten
prompt-start = Wo beginnst du?
    .waiting = { $asked } { $asked-count ->
        [one] wählt den Anfangsort.
       *[other] wählen den Anfangsort.
      }
    .title = Wo beginnst du?
option-start = { $thing }
prompt-opening = Möchtest du Rollen tauschen, bevor es losgeht?
    .waiting = { $asked } { $asked-count ->
        [one] sieht die ersten Rollen durch.
       *[other] sehen ihre ersten Rollen durch.
      }
    .title = Deine ersten Rollen
option-opening-scroll = { $thing }
prompt-menu = Du bist am Zug. Was tust du?
    .waiting = { $asked } ist am Zug.
    .title = Dein Zug
option-roll = Würfeln und gehen
option-pass = Warten
option-remain = Bleiben und alles nehmen
option-gear = Ausrüstung wechseln
option-do-first = Erst etwas anderes
    .hint = Werkzeuge, Rollen, Ausrüstung
option-walk-after-all = Wählen, wohin es geht
option-drop-later = Dinge zurücklassen
option-discard-scrolls = Rollen abwerfen
option-travel = Zum Stein bei { $step }
option-let-lie = Den Stein liegen lassen
option-take-stone = Aufheben: { $stone }
prompt-stop = Noch { $left ->
    [one] 1 Schritt
   *[other] { $left } Schritte
  }. Wo hältst du an?
    .waiting = { $asked } hat gewürfelt und wählt, wo es hingeht.
    .title = Wohin?
option-stop = { $step } · { $cost ->
    [one] 1 Schritt
   *[other] { $cost } Schritte
  }{ $enemies-count ->
    [0] { "" }
    [one] {" "}· { $enemies }
   *[other] {" "}· { $enemies-count } Feinde
  }{ $others-count ->
    [0] { $stones-count ->
        [0] { "" }
        [one] {" "}· { $stones }
       *[other] {" "}· { $stones-count } Steine
      }{ $pieces ->
        [0] { "" }
        [one] {" "}· 1 Stück
       *[other] {" "}· { $pieces } Stücke
      }{ $crown ->
        [0] { "" }
       *[other] {" "}· die Krone
      }
    [one] { $enemies-count ->
        [0] {" "}· dort: { $others }
       *[other] {" "}· 1 Spieler
      }
   *[other] {" "}· { $others-count } dort
  }
    .hint = { stop-seen }
option-stop-round = { $step } · { $cost ->
    [one] 1 Schritt
   *[other] { $cost } Schritte
  } · um { $round-count ->
    [one] { $round }
   *[other] { $round-count } von euch
  } herum
    .hint = { $round-count ->
        [one] { "" }
       *[other] Umweg: { $round }. { "" }
      }{ stop-seen }
option-stop-round-both = { $step } · { $cost ->
    [one] 1 Schritt
   *[other] { $cost } Schritte
  } · um { $round-count ->
    [one] { $round }
   *[other] { $round-count } von euch
  } und { $features-count ->
    [one] einen Geländepunkt
   *[other] { $features-count } Geländepunkte
  } herum
    .hint = Umweg: { $features }. { stop-seen }
option-stop-round-feature = { $step } · { $cost ->
    [one] 1 Schritt
   *[other] { $cost } Schritte
  } · Umweg: { $round-count ->
    [one] { $round }
   *[other] { $round-count } Geländepunkte
  }
    .hint = { $round-count ->
        [one] { "" }
       *[other] Umweg: { $round }. { "" }
      }{ stop-seen }
stop-seen = { $others-count ->
    [0] { "" }
    [one] { $enemies-count ->
        [0] { "" }
       *[other] Dort steht { $others }. { "" }
      }
   *[other] Dort: { $others }. { "" }
  }{ $held-count ->
    [0] { "" }
   *[other] Hier festgehalten: { $held }. { "" }
  }{ $stones-count ->
    [0] { "" }
   *[other] Hier liegt: { $stones }. { "" }
  }{ $pieces ->
    [0] { "" }
    [one] Hier liegt ein Medaillonstück. { "" }
   *[other] Hier liegen { $pieces } Medaillonstücke. { "" }
  }{ $crown ->
    [0] { "" }
   *[other] Hier liegt die Königskrone. { "" }
  }{ $past-count ->
    [0] { "" }
   *[other] Du kommst vorbei an { $past }.
  }
option-stay = Stehen bleiben
option-announce = Angriff auf { $other }: { $step } · { $cost ->
    [one] 1 Schritt
   *[other] { $cost } Schritte
  }
option-announce-there = Angriff auf { $other }: { $step }
option-quicken = { $thing }: 4 Schritte mehr
option-reroll = { $thing }: schlechteren Würfel neu
prompt-land = Bei { $step }: Was tust du hier?
    .waiting = { $asked } ist bei { $step } und entscheidet, was dort geschieht.
    .title = Was hier ist
prompt-forced = Du musst { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
  } gehen. Wohin?
    .waiting = { $asked } muss weiter.
    .title = Wohin?
prompt-led = Deine Falle hat gewirkt: Führ dein Opfer { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
  } weit. Wohin?
    .waiting = { $asked } führt jemanden in die Irre.
    .title = In die Irre führen
prompt-arrive = Wo erscheinst du?
    .waiting = { $asked } entscheidet, wo es hingeht.
    .title = Wohin?
option-arrive = { $step }
prompt-respawn = { $half ->
    [1] Du kommst mit halbem Leben zurück. Wo?
   *[0] Du kommst mit vollem Leben zurück. Wo?
  }
    .waiting = { $asked } entscheidet über den Ort der Rückkehr.
    .title = Du kommst zurück
option-respawn = { $step }
prompt-first = Was tust du, bevor du gehst?
    .waiting = { $asked } tut etwas vor dem Weg.
    .title = Bevor du gehst
prompt-hold = { $enemy-The } { $enemy-num ->
    [many] halten
   *[other] hält
  } dich fest: { $turns ->
    [one] nur noch diesen Zug.
   *[other] noch { $turns } Züge, diesen mitgezählt.
  } Noch etwas, bevor du wartest?
    .waiting = { $asked } wird festgehalten.
    .title = Festgehalten
prompt-stuck = Du kannst dieses Feld nicht verlassen. Vorher noch etwas?
    .waiting = { $asked } kann noch nicht fort.
    .title = Du kannst nicht fort

## Where options stand together

group-battle = Angreifen
group-marked = Wo etwas wartet
group-use = Benutzen …
group-attack = Wen angreifen?
group-use-on = Gegen wen einsetzen?
group-trade = Mit wem tauschen?
group-buy-scroll = Eine Rolle kaufen
group-swap-scroll = Eine Rolle tauschen
group-trade-in = Etwas für eine Rolle geben
group-carriage = Wohin fahren?
group-use-scroll = Eine Rolle benutzen …
group-use-on-weapon = Wessen Waffe zerbrechen?
group-end = Beenden
group-stones = Steine
group-tile-p = Fahlklippen
group-tile-c = Burg
group-tile-s = Steinmeer
group-tile-w = Nebelwald
group-tile-t1 = Farnfurt
group-tile-t2 = Hochmark
group-tile-g = Grausee
group-tile-a = Bierweiher
group-tile-t3 = Nixentor
group-tile-o = Altenhag

# The plan of one's next turn.
order-plan-first = Zuerst
order-plan-to = Dann gehen nach
order-plan-there = Dort
option-plan-to = { $step } · { $cost ->
    [one] 1 Schritt
   *[other] { $cost } Schritte
  }
option-plan-outside = Umsehen
option-plan-inside = Hineingehen
