### On the pictures: short, a phone shows them small.

board-room = { $adventure }, Raum { $number }{ $rooms ->
    [0] { "" }
   *[other] {" "}von { $rooms }
  }
board-lock = { $lock ->
    [open] offen
    [barred] verriegelt
   *[locked] verschlossen
  }
board-no-door = Kein Ausgang
board-door = { $lock ->
    [open] Die Tür auf { $spot } ist offen.
    [barred] Die Tür auf { $spot } ist verriegelt.
    [locked] Die Tür auf { $spot } ist verschlossen.
   *[none] Es gibt keinen Ausgang.
  }
board-round = { $mode ->
    [fight] Runde { $round }
    [drop] Überrumpelung
   *[explore] Erkunden
  }
board-gathering = Die Gruppe sammelt sich
board-building = Wählt einen Helden
board-ready = Bereit
board-dead = Tot auf { $spot }
board-left-behind = Früher gefallen
board-deck-enemy = Feinde
board-deck-action = Aktionen
board-deck-room = Räume
board-hero = Held
board-nobody = Neuer Held
board-seat = Platz { $number }

## A character's sheet. R is the distance in spots, “over” what is above the number needed.

sheet-is = { $race }, { $calling }, Stufe { $level }
sheet-experience = Erfahrung bis zur nächsten Stufe
sheet-armour = { $armour ->
    [0] 0
   *[other] −{ $armour }
  }
sheet-ability = { $ability } { $level }
sheet-defences = Eine Abwehr bräuchte
sheet-defence = { $ability } { $target }
sheet-won = { $count ->
    [0] kein Sieg
    [one] 1 Sieg
   *[other] { $count } Siege
  }
sheet-lost = { $count ->
    [0] 0 verloren
   *[other] { $count } verloren
  }
sheet-scars = { $count ->
    [0] keine Narben
    [one] 1 Narbe
   *[other] { $count } Narben
  }
sheet-record = { $adventure }: { $result ->
    [won] gewonnen
   *[lost] verloren
  }, { $kills ->
    [one] 1 Feind gefällt
   *[other] { $kills } Feinde gefällt
  }, bester Hieb { $blow }{ $died ->
    [1] , eine Narbe
   *[0] { "" }
  }
deed-needs = { $target }{ $reach ->
    [0] { "" }
   *[other] {" "}+ R
  }{ $number ->
    [0] { "" }
   *[other] {" "}+ n
  }
deed-sum = { $base ->
    [0] { deed-over }
   *[other] { $base }{ $over ->
        [0] { "" }
       *[other] {" "}+ { deed-over }
      }
  }{ $reach ->
    [-1] {" "}− R
   *[other] { "" }
  }
deed-over = { $over ->
    [0] { "" }
    [1] drüber
   *[other] { $over }×drüber
  }
deed-does = { $effect ->
    [damage] { $sum } Schaden
    [lessen] wehrt { $sum }
    [dodge] halb; ganz ab +3
    [heal] heilt { $sum }
    [regenerate] 3 Züge TP: { $sum }
    [revive] lebt, TP: { $sum }
    [shield] hält ab: { $sum }
    [freeze] erstarrt 3 Runden
    [pick] öffnet Truhen
    [snatch] nimmt etwas weg
    [threaten] sie gehen
    [poison] { $sum } Schaden, 3 Züge
    [gizmo] eins +{ $sum }
    [hover] Flugfelder: { $sum }
    [poof] irgendwohin
   *[other] { $sum }
  }

## On a spot’s card: one short word

board-mark-path = Weg
board-mark-obstructed = Felsen
board-mark-hidden = Schleier
board-mark-trap = Falle
board-mark-chest = Truhe
board-mark-special = Schatz
