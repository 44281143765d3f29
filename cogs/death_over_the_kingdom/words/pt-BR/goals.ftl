### What a round is about, and what it costs.

## The goals of the three rounds, and of every round of the classic game

goal-highest = Maior
    .wins = a carta mais alta vence
    .aim = A carta mais alta pontua
goal-lowest = Menor
    .wins = a carta mais baixa vence
    .aim = A carta mais baixa pontua
goal-between = No meio
    .wins = toda carta do meio vence
    .aim = As cartas do meio pontuam
goal-above = Acima
    .wins = a carta mais baixa perde
    .aim = A carta mais baixa perde
    .death-over-all = os valores mais baixos pagam

## What a lost round costs in the classic game: the aim of each scoring, and one cost on the board

aim-tokens = A mais baixa leva uma ficha
aim-lives = A mais baixa perde uma vida
aim-void = Anulada: dão-se de novo
aim-death-over-all = As três mais baixas pagam
cost-tokens = { $cost ->
    [1] 1 ficha
   *[other] { $cost } fichas
  }
cost-lives = 1 vida
