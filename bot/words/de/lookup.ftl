### Look Up: the position in words, and a card for every noun.

lookup-in-sight = Etwas Sichtbares nachsehen
lookup-kinds = Etwas anderes nachsehen
lookup-of-kind = { $kind }: Wähle aus
lookup-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
lookup-now = **Jetzt:** { $said }
lookup-rules = Regeln dazu lesen
lookup-rule = R{ $number }
lookup-several = Mehrere Dinge heißen so. Wähle unten eins aus.

## Hints and chances

hint = Tipp
hint-chosen = Ein Automat würde **{ $chosen }** wählen.
hint-offer = ein eigenes Angebot
hint-nothing = Du hast gerade nichts zu entscheiden.
hint-off = Dieser Tisch spielt ohne Tipps. Wenn du welche willst, eröffne einen Tisch mit **tipps: an**.
odds-percent = { " " }· { $percent } %
new-hints = Chancen zeigen und Tipps geben (auto: in kooperativen Spielen oder allein mit Automaten)
    .auto = auto
    .on = an
    .off = aus
unusual-hints = { $value ->
    [on] Mit Tipps
   *[off] Ohne Tipps
  }
