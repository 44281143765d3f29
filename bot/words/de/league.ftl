### Leagues: rounds of tables, and a standing.

league-title = Liga in { $game }
league-opened = { $starter } eröffnet eine Liga. Drück auf **Mitspielen**, um dabei zu sein.
league-rules = Tische zu { $seats }, soweit die Zahlen es erlauben, bis alle einander begegnet sind.
league-every = { $hours ->
    [one] Jede Stunde beginnt eine Runde.
    [24] Jeden Tag beginnt eine Runde.
    [168] Jede Woche beginnt eine Runde.
   *[other] Alle { $hours } Stunden beginnt eine Runde.
  }
    .over = Eine Runde beginnt, wenn die vorige vorbei ist.
league-entered = { $count ->
    [one] Ein Spieler: { $people }.
   *[other] { $count } Spieler: { $people }.
  }
league-empty = Noch ist niemand dabei.
league-begin = Beginnen
league-made = Die Liga ist eröffnet. Drück unter ihrer Nachricht auf **Beginnen**, wenn alle dabei sind.
league-on = { $rounds ->
    [one] Es gibt eine Runde.
   *[other] Es gibt { $rounds } Runden.
  }
league-over = Die Liga ist vorbei.
league-how = Wer an einem Tisch Erster wird, bekommt 100 Punkte, wer Letzter wird, keine, die anderen etwas dazwischen; eine spielfreie Runde oder eine abgebrochene Partie bringt 50. Wo am Ende ein Automat sitzt, gibt es nichts. Bei gleichen Punkten entscheiden die Siege, dann die Stärke der Gegner.
league-round = Runde { $round }
league-thread = Runde { $round }, Tisch { $table }
league-table = Runde { $round }, Tisch { $table }: { $people }. Eure Partie findet ihr im Thread unten.
league-seated = { $channel }: { $people }
    .over = { $channel }: { $people }. Vorbei.
    .waiting = { $people }
league-resting = Spielfrei: { $people }.
league-next = Runde { $round } beginnt { $when }.
    .over = Runde { $round } beginnt, wenn diese vorbei ist.
league-standing = Tabelle
league-line = { $place }. { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, { $won } von { $played } gewonnen
league-more = { $count ->
    [one] Ein weiterer Spieler wird nicht gezeigt.
   *[other] { $count } weitere Spieler werden nicht gezeigt.
  }
league-closed = Diese Liga nimmt keine Spieler mehr auf.
league-none = Auf diesem Server gibt es keine Liga.
league-none-on = Hier läuft gerade keine Liga.
league-no-substitute = Nenn einen Spieler der Liga, der ausscheidet, und ein Mitglied, das nicht dabei ist.
league-substituted = { $instead } übernimmt ab der nächsten Runde den Platz von { $name } und behält die Punkte.
league-ended = Die Liga ist vorbei. Begonnene Partien gehen weiter, zählen aber nicht.
league-ending = Ich eröffne keine Runde mehr. Die Liga endet, wenn die laufenden Partien vorbei sind.
league-kept = Die Liga geht weiter.
league-end-ask = { $running ->
    [0] Die Liga beenden? Ich eröffne keine Runde mehr, und die Tabelle bleibt.
    [one] Die Liga beenden? Ich eröffne keine Runde mehr. Eine Partie läuft noch: Sie kann bis zu ihrem Ende zählen oder ohne Wertung weitergehen.
   *[other] Die Liga beenden? Ich eröffne keine Runde mehr. { $running } Partien laufen noch: Sie können bis zu ihrem Ende zählen oder ohne Wertung weitergehen.
  }
league-end-after = Nach diesen Partien
league-end-now = Jetzt beenden
league-end-keep = Liga fortsetzen
league-together = In **{ $game }** gewinnt oder verliert ihr gemeinsam, deshalb gibt es keine Liga. Wähle ein Spiel, in dem man gegeneinander spielt.
league-seats = An einem Tisch dieses Spiels sitzen { $least } bis { $most } Spieler.
league-channel = Eine Liga braucht einen Textkanal: Jeder Tisch bekommt dort einen eigenen Thread.
league-too-many = { $most ->
    [one] Auf diesem Server ist schon eine Liga offen. Beende sie zuerst.
   *[other] Auf diesem Server sind schon { $most } Ligen offen. Beende zuerst eine.
  }
league-entered-already = Du bist in dieser Liga schon dabei.
league-not-in = Du bist nicht in dieser Liga.
league-full = Diese Liga hat { $most } Spieler, und mehr dürfen es nicht sein.
league-too-few = Es sind zu wenige Spieler: Ein Tisch braucht { $least }.
