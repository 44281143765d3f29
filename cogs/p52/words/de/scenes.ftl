### The story of rooms and scenes: how it begins, where one comes, who is there, how it ends.

foe = { $enemy-the }
foe-first = { $enemy-The }
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }

## The party

event-hero-built = { $way ->
    [brought] { $hero } ist zurück: { $race }, { $calling }, Stufe { $level }, mit { $health } TP.
    [built] { $hero } betritt die Welt: { $race }, { $calling }, { $health } TP.
   *[pregen] { $hero } kommt mit: { $race }, { $calling }, { $health } TP.
  }
event-points-flipped = { $seat } erschafft jemanden und zieht { $cards }: { points } zu verteilen.
event-hero-left = { $seat } ist gegangen. { $hero } macht trotzdem weiter, in anderen Händen.

## How it begins

event-quest-began = { $adventure-intro } { $adventure-goal } ({ $difficulty })
event-delve-flipped = Der Ort deckt { $card } auf: { $shape }. { $shape-goal }
event-room-laid = { $count ->
    [one] Ein einziges Feld
   *[other] { $count } Felder
  } nach { $cards }, gelegt als { $template }. { $exit_card } sagt, wo der Ausgang ist{ $is_barred ->
    [1] , und er ist verriegelt, bis jedes Feld aufgedeckt und jeder Feind fort ist.
   *[0] .
  }
event-grid-refused = { $mistake ->
    [letters] Das ist noch kein Plan: Nimm S für den Start, einen Punkt für ein Feld, # oder ein Leerzeichen für eine Lücke.
    [wide] Ein Plan darf neun Felder breit sein, nicht breiter.
    [tall] Ein Plan darf sieben Reihen hoch sein, nicht höher.
    [start] Es muss ein S darauf sein, und nur eins: wo ihr hereinkommt.
    [small] Der Plan hat { $count ->
      [one] 1 Feld
     *[other] { $count } Felder
    }. Er braucht { $wanted }.
    [large] Der Plan hat { $count } Felder. Er hat nur Platz für { $wanted }.
   *[islands] Einige seiner Felder sind nicht zu erreichen: Jedes muss ein anderes berühren, Kante an Kante.
  }
event-room-entered = **{ $room }**, { $light }. { $room-enter }

## Who and what is there

event-revealed = { $spot } wird aufgedeckt: { $mark }.
event-enemy-appeared = { $way ->
    [exit] Durch den Ausgang kommt { foe }, mit { $health } TP.
    [again] Aus dem Versteck: { foe } steht auf { $spot }, mit { $health } TP.
    [called] Von oben gerufen, landet { foe } auf { $spot }, mit { $health } TP.
   *[here] Auf { $spot } steht { foe }, mit { $health } TP.
  }{ $is_first ->
    [1] { " " }{ $enemy-sight }
   *[0] { "" }
  }
event-enemy-vanished = { $way ->
    [threatened] { foe-first } überlegt es sich anders und verlässt den Raum.
   *[boss] { foe-first } sieht, wer da gekommen ist, und ist fort.
  }
event-exit-opened = { $way ->
    [key] Der Schlüssel ist gefunden: Der Ausgang auf { $spot } ist aufgeschlossen.
    [keys] Zwei Schlüssel, zwei Drehungen: Der Ausgang auf { $spot } öffnet sich.
    [boss-and-keys] Zwei Schlüssel drehen sich wie einer, und auf { $spot } öffnen sich die großen Türen.
   *[cleared] Niemand ist mehr da, ihn zu halten: Der Riegel auf { $spot } fällt.
  }
event-key-taken = { $hero } nimmt { $item-a-acc } von { $spot }.
event-room-left = Die Gruppe verlässt den Raum: { $room }.

## What a room was worth

event-experience-gained = { $hero } bekommt { $points } Erfahrung: { $alive ->
    [0] nichts fürs Überleben
   *[other] { $alive } fürs Überleben
  }{ $attacked ->
    [0] { "" }
   *[other] , { $attacked } für angegriffene Feinde
  }{ $felled ->
    [0] { "" }
   *[other] , { $felled } für gefällte Feinde
  }{ $defended ->
    [0] { "" }
   *[other] , { $defended } für Abwehren
  }{ $chests ->
    [0] { "" }
   *[other] , { $chests } für Truhen
  }{ $feats ->
    [0] { "" }
   *[other] , { $feats } für andere Taten
  }{ $harmed ->
    [0] { "" }
   *[other] , und { $harmed } für einen verletzten Freund
  }. { $hero } hat jetzt { $experience }.
event-level-gained = { $hero } erreicht Stufe { $level }, für { $cost } Erfahrung! { $card } gibt { $points ->
    [0] diesmal keinen Punkt
    [one] 1 Punkt
   *[other] { $points } Punkte
  } zum Wachsen.
event-recovered = { $hero } zieht { $card } und { $amount ->
    [0] braucht keine Ruhe: { $health } TP.
   *[other] ruht: { $amount } TP zurück, jetzt { $health }.
  }
event-core-raised = { $way ->
    [habit] { $hero } hat { $ability } so oft eingesetzt, dass { $core } wächst: jetzt { $value }.
   *[other] { $hero } wächst: { $core } ist jetzt { $value }.
  }
    .or = { $way ->
        [habit] { $hero } hat { $ability } so oft eingesetzt, dass { $core } wächst: jetzt { $value }.
       *[other] { $hero } hat mehr { $core }: jetzt { $value }.
      }
event-ability-raised = { $hero } steigert { $ability } auf Stufe { $level }{ $cost ->
    [0] .
   *[other] , für { $cost } Erfahrung.
  }
event-ability-learnt = { $hero } hat { $ability } gelernt.
event-quest-rewarded = Für den Auftrag bekommt { $hero } { $points } Erfahrung. { $hero } hat jetzt { $experience }.
event-given = { $hero } bekommt { $count ->
    [one] { $item-a-acc }.
   *[other] { $count } × { $item }.
  }

## How it ends

event-quest-won = { $adventure-won } Der Auftrag ist erfüllt, in { $rooms ->
    [one] 1 Raum
   *[other] { $rooms } Räumen
  }, und { $kills ->
    [0] niemand
    [one] 1 Feind
   *[other] { $kills } Feinde
  } gefällt.
event-quest-lost = { $adventure-lost } { $result } Der Auftrag ist verloren, { $rooms ->
    [0] schon im ersten Raum
    [one] nach 1 Raum
   *[other] nach { $rooms } Räumen
  }.
event-called-off = { $adventure }: abgebrochen nach { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
  } in einem Raum. Es zählt für niemanden.
event-hero-raised = { $hero } wird hinausgetragen und schlägt am nächsten Morgen ein Auge auf. Alles aus der Tasche ist fort.
event-hero-retired = { $hero } bleibt am Ort des Falls. Mögen die Karten leicht sein.

result-fallen = Niemand steht mehr.
result-late = Wofür ihr gekommen wart, liegt in einem Raum hinter euch.
result-off = Es wurde abgebrochen.

mistake-letters = letters
mistake-wide = wide
mistake-tall = tall
mistake-start = start
mistake-small = small
mistake-large = large
mistake-islands = islands
