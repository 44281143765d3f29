### The first lesson: what the coach says before each decision, and to a right and a wrong try.

lesson-highest = Es ist der letzte Zug, und in dieser Runde gewinnt die höchste Karte. Welche deiner drei legst du?
    .right = Der König zählt 12. Nur ein Ritter, der auf 13 steigt, könnte ihn schlagen.
    .wrong = Diese Karte ist leicht zu schlagen. Leg die höchste, die du hast.
lesson-fold = Du handelst zuerst und hast die beste Karte auf dem Tisch. Was machst du damit?
    .right = Richtig. Du behältst den König, von links kommt niemand an ihn heran, und die Runde gehört dir.
    .wrong = Damit gäbst du den König weg. Behalte deine Karte: Passe.
lesson-lowest = Jetzt gewinnt die niedrigste Karte. Leg die, mit der du eine Chance hast.
    .right = Der Händler zählt 2, und er hat auch noch eine Kraft.
    .wrong = Eine 7 ist kaum je die niedrigste. Du hast etwas Kleineres.
lesson-merchant = Ist 2 niedrig genug? Dein Händler kann es herausfinden, bevor du entscheidest.
    .right = Jetzt weißt nur du, was dort liegt.
    .wrong = Damit gibst du deine Chance blind weg. Lass erst den Händler nachsehen.
lesson-swap = Der Wirt zählt 1. Welche der beiden Karten willst du vor dir haben?
    .right = Ja: 1 ist niedriger als 2. Ablehnen geht nicht.
    .wrong = Mit 2 würdest du gegen den Wirt verlieren. Nimm die niedrigere Karte.
lesson-innkeeper = Die Karten sind aufgedeckt, und dein Wirt könnte noch einmal tauschen. Willst du das?
    .right = Richtig: Deine 1 ist die niedrigste. Bei jedem „darf“ kannst du auch verzichten.
    .wrong = Du hast schon die niedrigste Karte. Gib sie nicht weg.
lesson-between = In Runde drei punkten nur Karten dazwischen, und du kannst nicht wissen, was die anderen haben. Was ist am sichersten, solange deine Zauberin ihre Kraft noch hat?
    .right = Sie bleibt bei dir. Jetzt sieh, was die anderen hatten.
    .wrong = Du kannst nicht wissen, was du bekämst. Behalte sie und nutze ihre Kraft.
lesson-toad = Deine 7 liegt in der Mitte, aber mit einem Punkt stünde es 4 zu 4, und der dritte Spieler läge auf Platz zwei. Wer wird zur Kröte, damit du nicht punktest?
    .right = Die Prinzessin zählt jetzt 0, deine Zauberin ist die Höchste, und du bleibst auf Platz zwei.
    .wrong = Dann bist du immer noch in der Mitte. Mach die 10 zur Kröte: Dann ist deine 7 die höchste.
lesson-end = Du hast mit 3 Punkten gegen 4 gewonnen: **Platz zwei gewinnt**. Jeder Zug hat diese drei Runden, und alle geben einmal.
