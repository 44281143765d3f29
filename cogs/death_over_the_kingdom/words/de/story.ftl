### What happened. Public lines name people, lines to one seat say "du"; variants (`.or`) say the same otherwise.

## What happened: turns and rounds

event-dealer-drawn = Das Los macht { $dealer } zum ersten Geber.
event-turn-began = Zug { $turn } von { $turns }: { $dealer } gibt, { $starter } beginnt. Im Stapel { $deck ->
    [one] bleibt 1 Karte
   *[other] bleiben { $deck } Karten
  }.
event-hand-dealt = Deine neue Hand: { $cards }.
event-round-began = Runde { $round }: { $goal-wins }.
event-card-laid = Du hast { $card-acc } verdeckt ausgelegt.
event-all-laid = Die Karten liegen verdeckt. { $starter } handelt zuerst.
    .or = Alle Karten sind auf dem Tisch, verdeckt. { $starter } handelt zuerst.
    .or2 = Alle Karten liegen. { $starter } beginnt.

## What happened: actions

event-card-received = Deine Tischkarte ist jetzt { $card-the }.
event-exchanged = { $actor } tauscht die Karte mit { $target }.
    .or = { $actor } tauscht mit { $target }, und Ablehnen gilt nicht.
    .or2 = { $actor } tauscht die Karte mit { $target }. Wie großzügig.
    .or3 = { $actor } schiebt { $target } eine Karte hinüber und nimmt, was dort lag.
    .or4 = { $actor } handelt mit { $target }, Karte gegen Karte.
event-cut-declared = { $actor } kündigt das Abheben an: Eine Karte geht, eine andere kommt vom Stapel.
    .or = { $actor } greift zum Stapel: Hier wird abgehoben.
    .or2 = { $actor } traut dem Stapel mehr als der Karte und hebt ab.
event-cut = { $actor } hebt { $depth ->
    [one] 1 Karte
   *[other] { $depth } Karten
  } ab und deckt { $new-acc } auf. Die alte Karte, { $old-the }, wird abgelegt.
    .or = Fort mit { $old-dat }: { $actor } hebt { $depth ->
    [one] 1 Karte
   *[other] { $depth } Karten
  } ab, und da ist { $new-the }.
    .or2 = { $actor } legt { $old-acc } ab und findet { $depth ->
    [one] ganz oben
   *[other] { $depth } Karten tief
  } { $new-acc }.
event-folded = { $actor } passt und behält die Karte.
    .or = { $actor } passt. Die Karte bleibt, wo sie ist.
    .or2 = { $actor } passt, mit unergründlichem Lächeln.
    .or3 = { $actor } bleibt sitzen und behält die Karte.
    .or4 = { $actor } passt. Niemand rührt sich.
    .or5 = { $actor } ist zufrieden, oder tut so, und passt.
event-hand-swapped = { $actor } tauscht die Karte auf dem Tisch gegen eine aus der Hand, ungesehen.
    .or = { $actor } überlegt es sich anders und spielt eine andere Karte aus der Hand, ungesehen.
    .or2 = { $actor } nimmt die Karte zurück auf die Hand und legt eine andere, verdeckt.
    .or3 = Ein Taschenspielertrick: { $actor } legt eine andere Karte.
event-merchant-shown = { $actor } zeigt den Händler und sieht sich die Karte von { $target } an.
    .or = Der Händler von { $actor } prüft die Ware von { $target }.
    .or2 = { $actor } zeigt den Händler, und der betrachtet die Karte von { $target } ganz genau.
event-merchant-looked = Du siehst dir die Karte von { $target } an: Es ist { $card-the }.
event-merchant-swapped = { $actor } macht ein Geschäft: Der Händler geht zu { $target }, und die Karte von { $target } zu { $actor }.
    .or = Verkauft! { $target } bleibt auf dem Händler sitzen, und { $actor } hat die Ware.
    .or2 = { $actor } gefällt, was da liegt: Die Karte von { $target } wechselt gegen den Händler den Besitzer.
event-merchant-kept = { $actor } behält den Händler, und die Karte von { $target } bleibt, wo sie ist.
    .or = Kein Geschäft: { $actor } behält den Händler und { $target } die Karte.
    .or2 = { $actor } hat genug gesehen und behält den Händler. { $target } behält die Karte.
event-thief-stole = { $actor } zeigt den Dieb und bestiehlt { $target }, und dort bleibt der Dieb.
    .or = Haltet den Dieb! { $actor } macht sich mit der Karte von { $target } davon und lässt den Dieb zurück.
    .or2 = Der Dieb von { $actor } besucht { $target } und bleibt; die Karte geht mit { $actor } heim.
event-juggled = { $actor } zeigt den Gaukler: Die Karten von { $one } und { $other } wechseln den Platz.
    .or = Der Gaukler von { $actor } wirft zwei Karten hoch: { $one } fängt die von { $other }, und { $other } die von { $one }.
    .or2 = Hoch damit: Beim Gaukler von { $actor } tauschen { $one } und { $other } die Karten.
event-dragon-burned = { $actor } zeigt den Drachen und verbrennt bei { $target } eine Karte: { $card-acc }. { $target } zieht eine neue.
    .or = Feuer! Der Drache von { $actor } macht bei { $target } { $card-acc } zu Asche. { $target } zieht eine neue Karte.
    .or2 = Der Drache von { $actor } faucht { $target } an: { $card-The } verbrennt, und { $target } zieht eine neue Karte.
event-dragon-slain = Der Drache von { $actor } fliegt auf { $target } zu und trifft auf einen Ritter. Der Drache ist erschlagen; { $actor } zieht eine neue Karte.
    .or = { $target } hatte einen Ritter! Der Drache von { $actor } ist erschlagen, und { $actor } zieht eine neue Karte.
    .or2 = Das war es mit dem Drachen: Der Ritter von { $target } erschlägt ihn, und { $actor } zieht eine neue Karte.

## What happened: the reveal and the powers

event-revealed = Alle Karten werden aufgedeckt.
    .or = Masken ab: Alle Karten werden aufgedeckt.
    .or2 = Die Stunde der Wahrheit: Alle Karten werden aufgedeckt.
    .or3 = Karten auf den Tisch, und zwar alle.
event-card-revealed = { $seat }: { $card }, { $value }.
event-innkeeper-swapped = Der Wirt von { $actor } tauscht die Karte mit { $target }.
    .or = Der Wirt von { $actor } zieht nach nebenan: { $actor } und { $target } tauschen die Karten.
    .or2 = Der Wirt von { $actor } hat ein Zimmer frei: Die Karte von { $target } zieht ein, der Wirt zieht aus.
event-innkeeper-stayed = Der Wirt von { $actor } bleibt hinter der Theke.
    .or = Der Wirt von { $actor } poliert ein Glas und lässt es gut sein.
    .or2 = Der Wirt von { $actor } ist heute ausgebucht: Niemand zieht um.
event-jester-turned = Der Narr von { $actor } dreht { $card-acc } von { $target } um: Jetzt zählt die Karte { $value }.
    .or = Ein Streich des Narren von { $actor }: { $card-The } von { $target } zählt jetzt { $value }.
    .or2 = Der Narr von { $actor } stellt { $card-acc } von { $target } auf den Kopf: Das zählt jetzt { $value }.
event-jester-stayed = Der Narr von { $actor } hält still, ausnahmsweise.
    .or = Der Narr von { $actor } kennt einen Witz, behält ihn aber für sich.
    .or2 = Der Narr von { $actor } verbeugt sich und dreht nichts.
event-monk-rose = Eine Zauberin ist im Spiel: Der Mönch von { $seat } steigt auf { $value }.
    .or = Der Mönch von { $seat } ist der Zauberin begegnet und steigt auf { $value }.
    .or2 = Eine Zauberin im Spiel, und der Mönch von { $seat } predigt sich hoch auf { $value }.
event-sorceress-fled = Ein Mönch ist im Spiel: Die Zauberin von { $seat } flieht und zählt { $value }.
    .or = Die Zauberin von { $seat } hat den Mönch gesehen: Sie flieht und zählt { $value }.
    .or2 = Wo ein Mönch im Spiel ist, hält es die Zauberin von { $seat } nicht, und sie zählt { $value }.
event-sorceress-cast = Die Zauberin von { $actor } verwandelt { $card-acc } von { $target } in eine Kröte, die 0 zählt.
    .or = Quak! Die Zauberin von { $actor } macht { $card-acc } von { $target } zur Kröte, die 0 zählt.
    .or2 = Ein Wort der Zauberin von { $actor }, und { $card-the } von { $target } ist eine Kröte und zählt 0.
event-sorceress-stayed = Die Zauberin von { $actor } verschont alle.
    .or = Die Zauberin von { $actor } blickt in die Runde und lässt alle leben.
    .or2 = Heute keine Kröten: Die Zauberin von { $actor } ruht.
event-knight-roused = Ein Drache ist im Spiel: Der Ritter von { $seat } steigt auf { $value }.
    .or = Der Ritter von { $seat } wittert einen Drachen und steigt auf { $value }.
    .or2 = Wo ein Drache im Spiel ist, zieht der Ritter von { $seat } das Schwert und zählt { $value }.
event-princess-taken = Ein Drache ist im Spiel und kein Ritter: Die Prinzessin von { $seat } fällt auf { $value }.
    .or = Kein Ritter hält den Drachen fern: Die Prinzessin von { $seat } fällt auf { $value }.
    .or2 = Der Drache entführt die Prinzessin von { $seat }, und weit und breit kein Ritter: Sie zählt { $value }.
event-queen-charmed = Ein Narr ist im Spiel: Die Königin von { $seat } lacht sich herunter auf { $value }.
    .or = Die Königin von { $seat } kann beim Anblick des Narren nicht ernst bleiben: Sie zählt { $value }.
    .or2 = Der Narr bringt die Königin von { $seat } zum Tränenlachen und auf { $value }.
event-round-turned = { $card-The } von { $actor } wendet die Runde: Vorher { $before-count ->
    [0] hätte niemand
    [one] hätte { $before }
   *[other] hätten { $before }
  } gepunktet.
    .or = Bevor { $card-the } von { $actor } die Runde wendete, { $before-count ->
    [0] hätte niemand
    [one] hätte { $before }
   *[other] hätten { $before }
  } gepunktet.
    .or2 = { $card-The } von { $actor } entscheidet, wer punktet. Vorher { $before-count ->
    [0] wäre es niemand
    [one] wäre es { $before }
   *[other] wären es { $before }
  } gewesen.
event-loss-turned = { $card-The } von { $actor } wendet die Runde: Vorher { $before-count ->
    [one] hatte
   *[other] hatten
  } { $before } die niedrigste Karte.
    .or = Bevor { $card-the } von { $actor } die Runde wendete, { $before-count ->
    [one] hatte
   *[other] hatten
  } { $before } die niedrigste Karte.
    .or2 = { $card-The } von { $actor } entscheidet, wer verliert. Vorher { $before-count ->
    [one] hatte
   *[other] hatten
  } { $before } die niedrigste Karte.

## What happened: scores, standings and the end

event-highest-won = { $winners } { $winners-count ->
    [one] hat die höchste Karte, { $value }, und nimmt den Punkt
   *[other] haben die höchste Karte, { $value }, und nehmen je einen Punkt
  }.
    .or = Höchste ist { $value }: { $winners-count ->
    [one] ein Punkt für { $winners }
   *[other] je ein Punkt für { $winners }
  }.
    .or2 = Nichts schlägt { $value }. { $winners } { $winners-count ->
    [one] punktet
   *[other] punkten
  }.
event-lowest-won = { $winners } { $winners-count ->
    [one] hat die niedrigste Karte, { $value }, und nimmt den Punkt
   *[other] haben die niedrigste Karte, { $value }, und nehmen je einen Punkt
  }.
    .or = Niedrigste ist { $value }: { $winners-count ->
    [one] ein Punkt für { $winners }
   *[other] je ein Punkt für { $winners }
  }.
    .or2 = Nichts ist bescheidener als { $value }. { $winners } { $winners-count ->
    [one] punktet
   *[other] punkten
  }.
event-between-won = { $winners } { $winners-count ->
    [one] liegt
   *[other] liegen
  } zwischen { $low } und { $high } und { $winners-count ->
    [one] nimmt den Punkt
   *[other] nehmen je einen Punkt
  }.
    .or = Zwischen { $low } und { $high }: { $winners-count ->
    [one] ein Punkt für { $winners }
   *[other] je ein Punkt für { $winners }
  }.
    .or2 = { $winners } { $winners-count ->
    [one] hält
   *[other] halten
  } sich in der Mitte, zwischen { $low } und { $high }, und { $winners-count ->
    [one] punktet
   *[other] punkten
  }.
event-nobody-between = Keine Karte liegt zwischen der niedrigsten und der höchsten: Niemand punktet.
    .or = Alle hoch oder alle niedrig, und nichts dazwischen: Niemand punktet.
    .or2 = Die Mitte ist leer: Niemand punktet.
event-second-now = { $leaders } { $leaders-count ->
    [one] führt
   *[other] führen
  } mit { $most }. Auf Platz zwei, also auf Siegkurs: { $seconds } mit { $points }.
    .or = Der beste Platz ist gerade der zweite: { $seconds } mit { $points }, hinter { $leaders } mit { $most }.
    .or2 = { $seconds } { $seconds-count ->
    [one] liegt
   *[other] liegen
  } mit { $points } auf Platz zwei, hinter { $leaders } mit { $most }.
event-all-tied-now = Alle liegen gleichauf, oben oder darunter: So würde niemand gewinnen.
    .or = Der Hof ist gleich geteilt, und niemand würde gewinnen: überall Gleichstand.
    .or2 = Wäre das das Ende, würde niemand gewinnen: überall Gleichstand.
event-second-place-won = Platz zwei gewinnt: { $winners } mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }. Es lebe der zweite Platz!
event-nobody-won = Gleichstand überall: Niemand gewinnt. Der Hof verlangt eine Revanche.
