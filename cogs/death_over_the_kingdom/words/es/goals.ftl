### What a round is about, and what it costs.

## The goals of the three rounds, and of every round of the classic game

goal-highest = Más alta
    .wins = gana la carta más alta
    .aim = Puntúa la más alta
goal-lowest = Más baja
    .wins = gana la carta más baja
    .aim = Puntúa la más baja
goal-between = En medio
    .wins = gana toda carta que quede entre medias
    .aim = Puntúan las de en medio
goal-above = Encima
    .wins = pierde la carta más baja
    .aim = Pierde la más baja
    .death-over-all = pagan los valores más bajos

## What a lost round costs in the classic game: the aim of each scoring, and one cost on the board

aim-tokens = La más baja: una ficha
aim-lives = La más baja: una vida
aim-void = Nula: se reparte de nuevo
aim-death-over-all = Pagan las tres más bajas
cost-tokens = { $cost ->
    [one] 1 ficha
   *[other] { $cost } fichas
  }
cost-lives = 1 vida
