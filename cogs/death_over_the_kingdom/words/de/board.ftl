### Death Over the Kingdom. The voice is a herald's at court: warm, dry, short.
### The frame: the game's name, its pictures, its lobby.

own-table-whole = Ganzer Tisch
own-whole-title = Der ganze Tisch

game-name = Death Over the Kingdom
game-about = Drei Karten je Zug, dreizehn Figuren am Hof. Gewinn Runden, aber nicht zu viele: Die zweithöchste Punktzahl holt die Krone.
game-length = 15 bis 45 Minuten

## On the pictures

board-turn = Zug { $turn } von { $turns } · Runde { $round }
board-round = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
  }
board-wins-points = Platz zwei gewinnt
board-wins-tokens = Wenigste Marker gewinnen
board-wins-lives = Wer übrig bleibt, gewinnt
board-nobody-wins = Niemand gewinnt
board-dealer = Geber
board-acting = Am Zug
board-deck = Stapel
board-discards = Ablage
board-toad = Kröte
board-hanged = Gehängt
board-out = Raus
board-known = Verdeckt, aber du kennst sie
board-seat = Platz
board-front = Vor dir
board-hand = Deine Hand

## The guide's topics, as they stand in guide.md

lesson-classic = Das klassische Spiel: So wird gespielt

## In the lobby

lobby-court = Das Hofspiel: drei Karten je Zug, ein Punkt für jede gewonnene Runde, und am Ende gewinnt die *zweit*höchste Punktzahl. Neu dabei? Die erste Partie gelingt am besten zu dritt bis zu fünft.
lobby-classic-tokens = Das klassische Spiel, { $length } Runden je Spieler: Die niedrigste Karte nimmt einen Marker, und die wenigsten Marker gewinnen.
lobby-classic-death-over-all = Das klassische Spiel, { $length } Runden je Spieler, Tod über alle: Die drei niedrigsten nehmen 3, 2 und 1 Marker, und die wenigsten gewinnen.
lobby-classic-lives = Das klassische Spiel mit Leben: Die niedrigste Karte verliert eins von vieren, und wer übrig bleibt, gewinnt.
lobby-classic-advice = Am besten ist es ab 8 Spielern.
