### /p52 new: what is asked before an adventure. Discord shows at most 100 characters of each.

new = In diesem Kanal die Karten für ein Abenteuer in P52 geben
new-automata = Helden, die gleich Automaten führen; eine Gruppe hat 1 bis 6
new-adventure = Auf welches Abenteuer ihr geht (üblich: Die erloschene Lampe)
    .lamp = Die erloschene Lampe: für neue Helden; bezwingt, was das Licht gelöscht hat
    .gaol = Der Salzkerker: Stufen 1 und 2; findet zwei Schlüssel und kommt heraus
    .winds = Der Schrein der Winde: Stufen 2 und 3; holt die Windreliquie
    .delve = Zufallsgewölbe: Räume und Auftrag nach den Karten, jede Stufe
new-difficulty = Wie schwer es sein soll (üblich: passend zu den Helden)
    .fitting = Passend: sanft mit einem neuen Helden der Stufe 1, sonst grimmig
    .gentle = Sanft: wie es im Regelbuch steht
    .grim = Grimmig: Feinde passen zu euren Helden, und ihr erholt euch weniger
    .dire = Grausam: für Helden ab Stufe 4, die weiterleben; Feinde sind stärker
new-drop = Wer andere zuerst sieht, hat einen Zug für sich oder beginnt nur (üblich: ein Zug)
    .phase = Ein Zug für sich
    .order = Beginnt nur
new-sight = Wie weit ihr in einem hellen Raum seht (üblich: zwei Schritte)
    .two = Zwei Schritte
    .all = So weit nichts im Weg ist
new-finds = Was ihr findet, wird gleich genommen, oder ihr werdet gefragt (üblich: genommen)
    .taken = Gleich genommen
    .asked = Ihr werdet gefragt

## In the lobby: what is not as usual

unusual-adventure = { $value ->
    [gaol] Der Salzkerker
    [winds] Der Schrein der Winde
    [delve] ein Zufallsgewölbe
   *[lamp] Die erloschene Lampe
  }
unusual-difficulty = { $value ->
    [gentle] sanfte Feinde
    [grim] grimmige Feinde
    [dire] grausame Feinde
   *[fitting] Feinde, die zu den Helden passen
  }
unusual-drop = { $value ->
    [order] wer die anderen zuerst sieht, beginnt nur
   *[phase] wer die anderen zuerst sieht, hat einen Zug für sich
  }
unusual-sight = { $value ->
    [all] ihr seht, so weit nichts im Weg ist
   *[near] ihr seht zwei Schritte weit
  }
unusual-finds = { $value ->
    [asked] ihr werdet gefragt, was ihr mit Funden tut
   *[taken] was ihr findet, wird gleich genommen
  }
lobby-levels = { $adventure ->
    [lamp] Für Helden der Stufe 1
    [gaol] Für Helden der Stufen 1 und 2
    [winds] Für Helden der Stufen 2 und 3
   *[delve] Für Helden jeder Stufe
  }{ $difficulty ->
    [dire] . Grausam ist für Stufe 4 und höher gedacht
   *[other] { "" }
  }.
