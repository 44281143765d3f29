### What happened in the classic game. Public lines name people, lines to one seat say "du".

event-length-set = Es werden { $rounds } Runden gespielt, und die wenigsten Marker gewinnen.
event-lives-given = Alle beginnen mit { $lives } Leben. Wer übrig bleibt, gewinnt.
event-deal-began = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
  }: { $dealer } gibt allen eine Karte, { $starter } beginnt. Im Stapel { $deck ->
    [one] bleibt 1 Karte
   *[other] bleiben { $deck } Karten
  }.
event-card-dealt = Du bekommst { $card-acc }.
event-king-sealed = { $actor } zeigt den König und versiegelt ihn: In dieser Runde kann ihn niemand anrühren.
    .or = { $actor } zeigt den König, unter Siegel. In dieser Runde legt niemand Hand an ihn.
    .or2 = { $actor } schließt den König vor aller Augen weg: In dieser Runde bleibt er, wo er ist.
event-thieves-hanged = Der König von { $actor } hält Gericht: { $thieves-count ->
    [one] Der Dieb von { $thieves } wird gehängt und zählt 0
   *[other] Die Diebe von { $thieves } werden gehängt und zählen 0
  }.
    .or = An den Galgen: Der König von { $actor } hängt { $thieves-count ->
    [one] den Dieb von { $thieves }, der jetzt 0 zählt
   *[other] die Diebe von { $thieves }, die jetzt 0 zählen
  }.
    .or2 = Der König von { $actor } kennt keine Gnade: { $thieves-count ->
    [one] Der Dieb von { $thieves } hängt und zählt 0
   *[other] Die Diebe von { $thieves } hängen und zählen 0
  }.
event-lowest-lost = { $losers-count ->
    [one] { $losers } hat die niedrigste Karte, { $value }, und nimmt einen Marker
   *[other] { $losers } haben die niedrigste Karte, { $value }, und nehmen je einen Marker
  }.
    .or = Niedrigste ist { $value }: { $losers-count ->
    [one] ein Marker für { $losers }
   *[other] je ein Marker für { $losers }
  }.
    .or2 = Die Sense trifft die niedrigste Karte, { $value }: { $losers-count ->
    [one] { $losers } nimmt einen Marker
   *[other] { $losers } nehmen je einen Marker
  }.
event-tokens-taken = { $losers-count ->
    [one] { $losers } nimmt
   *[other] { $losers } nehmen je
  } { $tokens ->
    [one] 1 Marker
   *[other] { $tokens } Marker
  } für { $losers-count ->
    [one] eine Karte
   *[other] Karten
  } im Wert von { $value }.
    .or = Der Wert { $value } kostet { $tokens ->
    [one] einen Marker
   *[other] { $tokens } Marker
  }: { $losers-count ->
    [one] { $losers } zahlt
   *[other] { $losers } zahlen
  }.
    .or2 = { $losers-count ->
    [one] { "" }
   *[other] Je{ " " }
  }{ $tokens ->
    [one] 1 Marker
   *[other] { $tokens } Marker
  } für { $losers }: Das ist der Preis der { $value }.
event-lives-lost = { $losers-count ->
    [one] { $losers } hat die niedrigste Karte, { $value }, und verliert ein Leben
   *[other] { $losers } haben die niedrigste Karte, { $value }, und verlieren je ein Leben
  }.
    .or = Niedrigste ist { $value }: Das kostet { $losers } { $losers-count ->
    [one] ein
   *[other] je ein
  } Leben.
    .or2 = Die Sense trifft die niedrigste Karte, { $value }: { $losers-count ->
    [one] { $losers } verliert ein Leben
   *[other] { $losers } verlieren je ein Leben
  }.
event-eliminated = { $seats-count ->
    [one] { $seats } hat kein Leben mehr und ist raus
   *[other] { $seats } haben kein Leben mehr und sind raus
  }.
    .or = Die Glocke läutet für { $seats }: Kein Leben ist übrig.
    .or2 = Kein Leben mehr für { $seats }. Der Tod macht sich eine Notiz.
event-round-voided = Alle haben die niedrigste Karte, { $value }, und niemand wäre übrig. Die Runde ist ungültig und wird neu gegeben.
event-fewest-tokens-now = Die wenigsten Marker bisher: { $seats } mit { $tokens ->
    [0] keinem
   *[other] { $tokens }
  }.
    .or = Am besten { $seats-count ->
    [one] steht
   *[other] stehen
  } jetzt { $seats } da, mit { $tokens ->
    [0] keinem Marker
    [one] 1 Marker
   *[other] { $tokens } Markern
  }.
    .or2 = { $seats } { $seats-count ->
    [one] hat
   *[other] haben
  } jetzt die wenigsten Marker: { $tokens ->
    [0] keinen
   *[other] { $tokens }
  }.
event-most-lives-now = Die meisten Leben bisher: { $seats } mit { $lives }.
    .or = Am besten { $seats-count ->
    [one] steht
   *[other] stehen
  } jetzt { $seats } da, mit { $lives ->
    [one] 1 Leben
   *[other] { $lives } Leben
  }.
    .or2 = { $seats } { $seats-count ->
    [one] hat
   *[other] haben
  } jetzt die meisten Leben: { $lives }.
event-fewest-tokens-won = { $winners-count ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
  } mit { $tokens ->
    [0] keinem einzigen Marker
    [one] 1 Marker
   *[other] { $tokens } Markern
  }. Der Tod musste warten.
event-last-one-won = Nur { $winner } bleibt übrig und gewinnt, mit { $lives ->
    [one] 1 Leben
   *[other] { $lives } Leben
  } in Reserve. Der Tod verneigt sich.
