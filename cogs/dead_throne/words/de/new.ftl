### /throne new: what is asked before a match. Discord shows at most 100 characters of each.

new = In diesem Kanal eine Partie Dead Throne beginnen
new-automata = Spieler, die gleich Automaten führen
new-mode = Was ihr spielt (üblich: Wettstreit)
    .competitive = Wettstreit: Helden gegen Saladar und einander, 2 bis 7
    .solo = Solo: ein Held, ein Winter, eine Aufgabe
    .defender = Verteidiger: 1 bis 4 Helden gemeinsam gegen den Drachen
new-print = Welche Karten es gibt (üblich: Alle)
    .wide = Alle: alle Karten, die es gibt
    .first = Erste: nur der erste Druck
new-dusk = Der Wettstreit endet nach so vielen Runden; 0 heißt nie (üblich: 24)
new-fallen = Wer ohne Rückweg stirbt (üblich: ab fünf Spielern kommt man schwächer zurück)
    .five = Ab fünf Spielern: kommt schwächer zurück
    .on = Kommt immer schwächer zurück
    .off = Ist raus
new-breath = Langsames Tempo: Minuten, in denen andere auf Rollen und Fallen antworten (üblich: 10)
new-difficulty = Solo: wie schwer es sein soll (üblich: Passend)
    .fitting = Passend
    .easy = Leicht: Der erste Boss bleibt daheim
    .hard = Schwer: Der Winter kommt früher
new-challenge = Solo: was du schaffen musst (üblich: Kampf)
    .battle = Kampf: Schlag die Bosse auf der Straße
    .quests = Aufträge: Erfüll Auftrag um Auftrag
    .both = Beides: von jedem die Hälfte
new-road = Solo: wie lang die Straße ist (üblich: Kurz)
    .short = Kurz: 20 Felder
    .long = Lang: 40 Felder
new-calendar = Solo, kurze Straße: Der Winter beendet die Partie (üblich: ja)
new-zones = Todeszonen: träge Ufer, Wald nur mit Axt oder Fackel, harte Felsen (üblich: nein)
new-omen = Verteidiger: Ein Omen verändert das Land (üblich: nein)

## In the lobby: what is not as usual

unusual-mode = { $value ->
    [solo] Solo
    [defender] Verteidiger: alle Helden gemeinsam
   *[competitive] Wettstreit
  }
unusual-print = { $value ->
    [first] nur die Karten des ersten Drucks
   *[wide] alle Karten, die es gibt
  }
unusual-dusk = { $value ->
    [0] keine Abenddämmerung: es endet, wenn jemand gewonnen hat
   *[other] Abenddämmerung nach Runde { $value }
  }
unusual-fallen = { $value ->
    [on] niemand ist vor der Abenddämmerung raus
    [off] wer ohne Rückweg stirbt, ist raus
   *[five] ab fünf Spielern ist niemand vor der Abenddämmerung raus
  }
unusual-breath = { $value ->
    [0] Rollen und Fallen lassen keine Zeit zum Antworten
    [one] bei langsamem Tempo { $value } Minute, um auf eine Rolle zu antworten
   *[other] bei langsamem Tempo { $value } Minuten, um auf eine Rolle zu antworten
  }
unusual-difficulty = { $value ->
    [easy] der erste Boss bleibt daheim
    [hard] der Winter kommt früher
   *[fitting] so schwer wie üblich
  }
unusual-challenge = { $value ->
    [quests] nur Aufträge zählen
    [both] Bosse und Aufträge zählen
   *[battle] Bosse zählen
  }
unusual-road = { $value ->
    [long] die lange Straße
   *[short] die kurze Straße
  }
unusual-calendar = { $value ->
    [no] der Winter kommt nie
   *[yes] der Winter beendet es
  }
unusual-omen = { $value ->
    [yes] ein Omen wird gezogen
   *[no] kein Omen
  }
unusual-zones = { $value ->
    [yes] Todeszonen: träge Ufer, gesperrter Wald, harte Felsen
   *[no] keine Todeszonen
  }
