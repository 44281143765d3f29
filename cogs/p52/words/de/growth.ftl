### Building a character and growing with it: what is asked, and among what.

## Building

prompt-character = Welchen Helden spielst du? Nimm einen, der bereitsteht, oder erschaff einen neuen.
    .waiting = { $asked } { $asked-count ->
        [one] wählt einen Helden.
       *[other] wählen ihre Helden.
      }
    .title = Wähl deinen Helden
option-ready-made = { $hero }, { $race }, { $calling }
    .hint = { $health } TP, Schritte { $movement }: { $abilities }
option-build-own = Einen Helden erschaffen
group-ready-made = Ein Held, der bereitsteht …
prompt-points = Wer ist es? Verteil { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } auf die Grundwerte; alle beginnen bei 1, Volk und Klasse kommen dazu.
    .waiting = { $asked } { $asked-count ->
        [one] erschafft jemanden.
       *[other] erschaffen jemanden.
      }
    .title = Jemand Neues
    .budget = { $left ->
        [0] Alle Punkte sind verteilt.
        [one] 1 Punkt ist übrig.
       *[other] { $left } Punkte sind übrig.
      }
field-name = Name
field-race = Volk
field-calling = Klasse
field-quirk = Eigenheit
field-note = Notiz zur Eigenheit
field-lift = Punkte auf Kraft
field-think = Punkte auf Verstand
field-balance = Punkte auf Balance
field-move = Punkte auf Tempo
field-lead = Punkte auf Führung
option-race = { $race }
    .hint = { figures-race }
option-calling = { $calling }
    .hint = { figures-calling } · { $abilities }
option-quirk = { $quirk }
    .hint = { $quirk-does }
option-no-quirk = Keine Eigenheit
prompt-extra = Eine Fähigkeit mehr für { $hero }
    .waiting = { $asked } { $asked-count ->
        [one] wählt eine Fähigkeit.
       *[other] wählen eine Fähigkeit.
      }
    .title = Eine Fähigkeit mehr
option-ability = { $ability }{ $level ->
    [one] { "" }
   *[other] { " " }{ $level }
  }
    .hint = { $ability-does }
prompt-start = Womit beginnt { $hero }, außer einem Trank?
    .waiting = { $asked } { $asked-count ->
        [one] wählt, womit es losgeht.
       *[other] wählen, womit es losgeht.
      }
    .title = Womit es losgeht
option-item = { $item }
    .hint = { $item-does }

## A random room

prompt-lay = { $hero } legt den nächsten Raum aus { $count ->
    [one] 1 Feld
   *[other] { $count } Feldern
  }. Nach welchem Muster?
    .waiting = { $hero } ({ $asked }) legt den nächsten Raum.
    .title = Der nächste Raum
option-template = { $template }
option-template-mirrored = { $template }, gespiegelt
group-pattern = Ein anderes Muster …
option-own-grid = Selbst zeichnen
prompt-grid = Zeichne einen Raum aus { $count ->
    [one] 1 Feld
   *[other] { $count } Feldern
  }: S ist der Start, ein Punkt ein Feld, # eine Lücke. Schick nichts, um zu den Mustern zurückzukehren.
    .waiting = { $asked } zeichnet den nächsten Raum.
    .title = Einen Raum zeichnen

## Levels

prompt-grow = { $hero } ist Stufe { $level } und hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } zum Wachsen. Jetzt: Kraft { $lift }, Verstand { $think }, Balance { $balance }, Tempo { $move }, Führung { $lead }; { $most } TP, Schritte { $movement }, Initiative { $initiative }.
    .waiting = { $asked } { $asked-count ->
        [one] verteilt neue Punkte.
       *[other] verteilen neue Punkte.
      }
    .title = Eine neue Stufe
growth-tough = Zäher
growth-able = Fähiger
growth-quick = Schneller
growth-early = Früher
growth-steady = Standfester
growth-even = Besser in Bekanntem
grown = { $lift ->
    [0] { "" }
   *[other] {" "}Kraft +{ $lift }
  }{ $think ->
    [0] { "" }
   *[other] {" "}Verstand +{ $think }
  }{ $balance ->
    [0] { "" }
   *[other] {" "}Balance +{ $balance }
  }{ $move ->
    [0] { "" }
   *[other] {" "}Tempo +{ $move }
  }{ $lead ->
    [0] { "" }
   *[other] {" "}Führung +{ $lead }
  }
option-grow = { $way }:{ grown }{ $tougher ->
        [0] { "" }
       *[other] {" "}· TP { $most } → { $after }
      }
    .hint = { $faster ->
        [0] { "" }
       *[other] Schritte { $movement } → { $steps },{" "}
      }{ $sooner ->
        [0] { "" }
       *[other] Initiative { $initiative } → { $first }
      }{ $abilities-count ->
        [0] { "" }
       *[other] { $sooner ->
            [0] { "" }
           *[other] ;{" "}
          }erreichbar: { $abilities }
      }
option-grow-own = Selbst verteilen
prompt-rise = { $hero } ist Stufe { $level }. Verteil { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
    .waiting = { $asked } { $asked-count ->
        [one] verteilt neue Punkte.
       *[other] verteilen neue Punkte.
      }
    .title = Eine neue Stufe
    .budget = { $left ->
        [0] Alle Punkte sind verteilt.
        [one] 1 Punkt ist übrig.
       *[other] { $left } Punkte sind übrig.
      }
prompt-habit = { $hero } hat { $ability } so oft eingesetzt, dass ein Grundwert wächst. Welcher?
    .waiting = { $asked } { $asked-count ->
        [one] wählt, was durch Übung wächst.
       *[other] wählen, was durch Übung wächst.
      }
    .title = Was wächst?
option-core = { $core }
    .hint = { $core-does }
prompt-learn = Was lernt { $hero }?
    .waiting = { $asked } { $asked-count ->
        [one] wählt eine neue Fähigkeit.
       *[other] wählen eine neue Fähigkeit.
      }
    .title = Eine neue Fähigkeit
option-later = Ein andermal
prompt-practise = { $hero } hat { $experience } Erfahrung. Damit etwas üben?
    .waiting = { $asked } { $asked-count ->
        [one] übt.
       *[other] üben.
      }
    .title = Üben
option-practise = { $ability } auf Stufe { $level }, für { $cost }
    .hint = { $ability-does }
option-done = Das genügt
prompt-reward = Worin macht der Auftrag { $hero } besser?
    .waiting = { $asked } { $asked-count ->
        [one] wählt, was der Auftrag lehrte.
       *[other] wählen, was der Auftrag lehrte.
      }
    .title = Was der Auftrag lehrte
prompt-gift = Was nimmt { $hero } von der Beute?
    .waiting = { $asked } { $asked-count ->
        [one] wählt von der Beute.
       *[other] wählen von der Beute.
      }
    .title = Die Beute
option-gift = { $item }
    .hint = { $item-does }
prompt-fate = { $hero } ist gefallen. Zurückholen, ohne Habe?
    .waiting = { $asked } { $asked-count ->
        [one] entscheidet über die Gefallenen.
       *[other] entscheiden über die Gefallenen.
      }
    .title = Die Gefallenen
option-raise = Zurückholen
    .hint = nächstes Mal volle TP, leere Tasche; hat teil am Auftrag, wenn er erfüllt ist
option-retire = Ruhen lassen
    .hint = im Ruhestand, bis du zurückrufst
