### The same in words: board, panel, character sheets.

describe-headline = { $adventure }: { $room }, Raum { $number }{ $rooms ->
    [0] { "" }
   *[other] {" "}von { $rooms }
  }
describe-grim = Es ist ein grimmiger Tisch: Feinde passen zu euren Helden, und ihr erholt euch weniger.
describe-dire = Es ist ein grausamer Tisch: Feinde sind stärker als eure Helden, und ihr erholt euch weniger.
describe-keys = Gefundene Schlüssel: { $count }.
describe-found = Der Schatz ist gefunden. { $left ->
    [0] Verlasst diesen Raum, und ihr seid draußen.
    [one] Nach diesem Raum kommt noch einer, dann seid ihr draußen.
   *[other] Nach diesem Raum kommen noch { $left }, dann seid ihr draußen.
  }
describe-hero = { $hero } ({ $player }), { $race }, { $calling } { $level }{ $is_here ->
    [0] { "" }
   *[other] , ist auf { $spot }
  }: { $health } von { $most } TP, { $stamina ->
    [0] keine Ausdauer
    [one] 1 Ausdauerkarte
   *[other] { $stamina } Ausdauerkarten
  }.
describe-building = { $player } wählt einen Helden.
describe-dead = { $hero } ({ $player }) liegt tot auf { $spot }.
describe-left-behind = { $hero } ({ $player }) fiel in einem früheren Raum.
describe-aim = Im Visier, +{ $bonus }: { $enemy }.
describe-stance = In Abwehrhaltung: +{ $bonus }.
describe-stunned = Benommen.
describe-caught = Verliert den nächsten Zug.
describe-venom = Vergiftete Waffe: { $ability }.
describe-waiting = Hält einen Zug zurück.
describe-unseen = Nicht zu sehen.
describe-haste = Hat { $turns ->
    [one] einen Zug mehr
   *[other] { $turns } Züge mehr
  }.
describe-mending = Regeneriert.
describe-gone = Der Spieler ist gegangen.
describe-enemy = { $enemy } ist auf { $spot }: { $health } von { $most } TP.
describe-frozen = Erstarrt.
describe-poisoned = Vergiftet.
describe-flees = Will weg.
describe-place = { $who } ({ $initiative })
describe-order = Reihenfolge nach Initiative: { $order }.
describe-decks = Aktionskarten: noch { $deck } zu ziehen, { $discards } abgelegt.
describe-patterns = Ein Raum aus { $count ->
    [one] 1 Feld
   *[other] { $count } Feldern
  } nach jedem Muster, Reihe für Reihe vom Start an; + ist eine Lücke.
describe-pattern = { $pattern }: { $rows }.
describe-light = { $light ->
    [dark] Der Raum ist dunkel: Ihr seht nur, was neben euch ist.
    [night] Es ist Nacht: Ihr seht nur, was neben euch ist.
    [day] Es ist Tag.
   *[lit] Der Raum ist hell.
  }
describe-spot = { $spot }: { $mark }{ $chest ->
    [broken] , das Schloss gebrochen
   *[other] { "" }
  }.
describe-things = Dort liegt: { $things }.
describe-drops = { $count ->
    [one] etwas, das ein Feind fallen ließ
   *[other] { $count } Dinge, die Feinde fallen ließen
  }
describe-shield = Ein Zauberschild nimmt dort von jedem Hieb { $amount } weg, { $rounds ->
    [one] noch eine Runde
   *[other] noch { $rounds } Runden
  }.
describe-down = Verdeckt: { $spots }.
describe-cores = Kraft { $lift }, Verstand { $think }, Balance { $balance }, Tempo { $move }, Führung { $lead }.
describe-figures = Schritte { $movement }, Initiative { $initiative }{ $armour ->
    [0] { "" }
   *[other] , die Rüstung nimmt { $armour } von jedem Hieb
  }.
describe-experience = Erfahrung: { $experience } von { $next } bis zur nächsten Stufe.
describe-ability = { $ability } { $level }: braucht { $needs }, { $does }.
describe-legend = R ist die Entfernung in Feldern, n die Zahl der Feinde dort, und „drüber“ ist, was eine Karte über dem Nötigen hat.
describe-defence = { $ability } { $target }
describe-defences = Eine Abwehr bräuchte: { $defences }.
describe-worn = Angelegt: { $things }.
describe-carried = { $count ->
    [one] { $item }
   *[other] { $count } × { $item }
  }
describe-bag = Dabei: { $things }.

## What an enemy does next, what it would need, and do

intent-title = **Was sie als Nächstes tun**
as-things-stand = { $is_sure ->
    [1] { "" }
   *[0] {" "}(so, wie es steht)
  }
intent-attack = { $enemy } greift von { $origin } an: { $heroes-count ->
    [one] { $heroes }
   *[other] jemanden von { $heroes }
  }; trifft { $hits } %, im Schnitt { $mean } Schaden{ as-things-stand }.
intent-walk = { $enemy } geht von { $origin } nach { $spot }{ as-things-stand }.
intent-flee = { $enemy } flieht von { $origin } { $is_sure ->
    [1] nach { $spot }.
   *[0] nach { $spot }, oder wohin ihr sagt.
  }
intent-rest = { $enemy } bleibt auf { $origin }{ as-things-stand }.
intent-frozen = { $enemy } ist erstarrt und tut nichts.
intent-call = { $enemy } ruft einen weiteren Feind nach { $origin }{ as-things-stand }.
intent-falls = { $enemy } fällt durch das Gift.

plan-title = **Was sie bräuchten**
plan-enemy = { $enemy } ({ $spot }): { $blows }. { $movement ->
    [0] Geht nicht.
    [one] Geht 1 Feld.
   *[other] Geht { $movement } Felder.
  }
plan-blow = über { $target }{ $more ->
    [0] { "" }
   *[other] {" "}+ R
  } für { $damage } + drüber{ $less ->
    [0] { "" }
   *[other] {" "}− R
  }{ $way ->
    [ranged] , Schuss aus bis zu { $reach } Feldern
    [magic] , Magie aus bis zu { $reach } Feldern
   *[melee] , auf dem eigenen Feld
  }

## Characters that live on

character-line = { $race }, { $calling }, Stufe { $level }{ $won ->
    [0] { "" }
    [one] , 1 Auftrag erfüllt
   *[other] , { $won } Aufträge erfüllt
  }{ $scars ->
    [0] { "" }
    [one] , 1 Narbe
   *[other] , { $scars } Narben
  }
character-sheet = { $name }: { $line }.
