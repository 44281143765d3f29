### /kingdom new: what is asked before a match. Discord shows at most 100 characters of each.

new = In diesem Kanal einen Tisch für Death Over the Kingdom eröffnen
new-automata = Plätze, die gleich Automaten nehmen; Hofspiel 3 bis 7, klassisches Spiel 3 bis 16
new-mode = Hofspiel (Platz zwei gewinnt) oder klassisches Spiel (die niedrigste Karte verliert)
    .court = Hofspiel: Werde Zweiter, 3 bis 7 Spieler
    .classic = Klassisch: Die niedrigste Karte verliert, 3 bis 16 Spieler
new-length = Klassisches Spiel: Runden je Spieler (3, wenn du nichts sagst)
new-scoring = Klassisches Spiel: was die niedrigste Karte kostet
    .tokens = Marker: Die niedrigste nimmt einen, die wenigsten gewinnen
    .lives = Leben: vier für alle, wer übrig bleibt, gewinnt
    .death-over-all = Tod über alle: Die drei niedrigsten Werte nehmen 3, 2 und 1
