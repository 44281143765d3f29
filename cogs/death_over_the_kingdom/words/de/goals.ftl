### What a round is about, and what it costs.

## The goals of the three rounds, and of every round of the classic game

goal-highest = Höchste
    .wins = Die höchste Karte gewinnt
    .aim = Die höchste Karte punktet
goal-lowest = Niedrigste
    .wins = Die niedrigste Karte gewinnt
    .aim = Die niedrigste Karte punktet
goal-between = Mitte
    .wins = Jede Karte dazwischen gewinnt
    .aim = Karten dazwischen punkten
goal-above = Drüber
    .wins = Die niedrigste Karte verliert
    .aim = Die niedrigste Karte verliert
    .death-over-all = Die niedrigsten Werte zahlen

## What a lost round costs in the classic game: the aim of each scoring, and one cost on the board

aim-tokens = Die niedrigste nimmt einen Marker
aim-lives = Die niedrigste verliert ein Leben
aim-void = Ungültig: neu gegeben
aim-death-over-all = Die drei niedrigsten zahlen
cost-tokens = { $cost ->
    [one] 1 Marker
   *[other] { $cost } Marker
  }
cost-lives = 1 Leben
