### /bag new: what is asked before an expedition (R7). Discord shows at most 100 characters of each.

new = In diesem Kanal eine Expedition in Bag of Dungeon eröffnen
new-mode = Wohin ihr geht und was ihr sucht
    .dungeon = Dungeon: den Ring am Drachen vorbei hinaustragen
    .forest = Wald: die Samen sammeln, Morna Gûl ein Ende machen
    .combined = Beides: der Wald, mit dem Dungeon darunter
new-style = Gemeinsam, oder alle für sich um die meisten Punkte
    .coop = Gemeinsam: zusammen gewinnen oder verlieren
    .competitive = Rivalen: Es gewinnt, wer überlebt und die meisten Punkte hat
new-level = Wie schwer es ist; eine Stufe setzt einige der Optionen unten
    .box = Wie in der Schachtel, mit den Optionen, die du setzt
    .gentle = Sanft: allein zwei Abenteurer, Leben zurück, wenn der Drache stirbt
    .fair = Fair: etwa zwei von drei Partien werden gewonnen
    .grim = Grimmig: für alle, die zu oft gewinnen
new-vines = Felder mit Roter Ranke im Wald, Orte für Samen; weniger ist schwerer (üblich: 5)
new-automata = Plätze, die gleich Automaten nehmen; es ist Platz für 1 bis 4
new-skill-tokens = Belohnungen dürfen Talentmarker sein (üblich: ja)
new-enhanced-items = Drei Gegenstände, die man erwecken kann, sind in jedem Beutel (üblich: ja)
new-restore-lives = Hausregel: Stirbt der Drache, haben alle wieder drei Leben und volle TP
new-own-rounds = Hausregel: Gefährten kämpfen eigene Runden, statt einen Würfel zu leihen
new-attacks = Spieler dürfen einander angreifen
new-blows-on-bosses = Letzte Streiche wirken auch bei Bossen (üblich: nein)
new-two-adventurers = Wenn du allein spielst, führ zwei Abenteurer (beim ersten Mal ratsam)
new-first = Der Platz, der beginnt; bei 0 entscheidet das Los (üblich: 0)
new-most-rounds = Nach so vielen Runden gewinnt die Nacht; 0 heißt nie (üblich: 60)
new-reactions = Sekunden für eine Reaktion, während andere warten; 0: so lange wie sonst (üblich: 0)

## In the lobby: the level, and what is not as usual

lobby-level = Stufe: { $level }.
lobby-alone = Wenn du allein spielst, sind zwei Abenteurer leichter: Setz **zwei-abenteurer**, wenn du den Tisch eröffnest.
level-gentle = Sanft
level-fair = Fair
level-grim = Grimmig

unusual-house-restore = der Tod des Drachen gibt alle Leben zurück
unusual-house-tagging = Gefährten kämpfen eigene Runden
unusual-pvp = ihr dürft einander angreifen
unusual-skill-tokens = keine Talentmarker
unusual-enhanced-items = keine verstärkten Gegenstände
unusual-kb-bosses = letzte Streiche wirken bei Bossen
unusual-solo-party = wer allein spielt, führt zwei Abenteurer
unusual-vines = { $value ->
    [one] nur 1 Feld mit Roter Ranke
   *[other] nur { $value } Felder mit Roter Ranke
  }
unusual-most-rounds = { $value ->
    [0] die Nacht gewinnt nie
    [one] die Nacht gewinnt nach 1 Runde
   *[other] die Nacht gewinnt nach { $value } Runden
  }
unusual-reaction-timeout-s = { $value ->
    [one] 1 Sekunde für eine Reaktion
   *[other] { $value } Sekunden für eine Reaktion
  }
