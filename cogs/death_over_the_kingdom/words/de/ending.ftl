### Why a match ended as it did: lines of the result, and the same for the picture made for it.

## Who won by what

ending-second = Platz zwei gewinnt: { $winners } mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }, { $gap ->
    [one] einen
   *[other] { $gap }
  } hinter { $leaders }. { $leaders-count ->
    [one] Die meisten Punkte, und dafür nichts
   *[other] Die meisten Punkte gemeinsam, und dafür nichts
  }.
ending-level = Alle haben { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }: Niemand liegt auf Platz zwei, also gewinnt niemand.
ending-pairs = { $leaders } teilen sich die Führung mit { $most }, und { $others } den Rest mit { $points }. Überall Gleichstand, also gewinnt niemand.
ending-fewest = { $winners } { $winners-count ->
    [one] hat
   *[other] haben
  } die wenigsten Marker, { $points }.
ending-rule-points = Platz zwei gewinnt.
ending-rule-tokens = Die wenigsten Marker gewinnen.
ending-level-won = { $score }: { $seats } { $seats-count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
  }.
ending-level-rest = { $score }: { $seats }.
ending-last-one = Übrig { $winners-count ->
    [one] ist
   *[other] sind
  } nur { $winners }, mit { $points ->
    [one] 1 Leben
   *[other] { $points } Leben
  }.

## How close it was

ending-next-points = { $next } { $next-count ->
    [one] fehlte
   *[other] fehlten
  } dazu { $gap ->
    [one] ein einziger Punkt
   *[other] { $gap } Punkte
  }.
ending-next-tokens = { $next } { $next-count ->
    [one] nahm
   *[other] nahmen
  } { $gap ->
    [one] nur einen mehr
   *[other] { $gap } mehr
  }.
ending-next-lives = { $next } { $next-count ->
    [one] hielt
   *[other] hielten
  } bis Runde { $round } durch.

## Where it turned

ending-decided = Die Entscheidung fiel in { $when }{ $is-turned ->
    [0] {""}
   *[other] {" "}({ $card } von { $actor })
  }: Davor { $before-count ->
    [0] hätte niemand gewonnen
    [1] hätte { $before } gewonnen
   *[other] hätten { $before } sich den Sieg geteilt
  }.
ending-when-last = der allerletzten Runde
ending-when-turn = Zug { $turn }, Runde { $round }
ending-when-round = Runde { $round }

## Deeds

ending-deeds = { $deeds }.
ending-deed-paid = { $seat } nahm anderen { $count } Siegkarten ab
ending-deed-robbed = { $seat } stahl { $count }-mal
ending-deed-turned = { $seat } wendete { $count } Runden
ending-deed-burned = { $seat } verbrannte { $count } Karten
ending-deed-cast = { $seat } machte { $count } Kröten
ending-deed-hanged = { $seat } hängte { $count } Diebe
ending-deed-cut = { $seat } hob { $count }-mal ab
ending-deed-traded = { $seat } machte { $count } Geschäfte
ending-deed-swapped = { $seat } tauschte { $count }-mal

## The picture

ending-tied = Überall Gleichstand
ending-shared = { $count } teilen sich den Sieg
ending-alt-place = { $place }. { $seat }, { $score }.
