### What a round is about, and what it costs.

## The goals of the three rounds, and of every round of the classic game

goal-highest = Plus haute
    .wins = la carte la plus haute gagne
    .aim = La plus haute marque
goal-lowest = Plus basse
    .wins = la carte la plus basse gagne
    .aim = La plus basse marque
goal-between = Entre-deux
    .wins = chaque carte entre les deux gagne
    .aim = L’entre-deux marque
goal-above = Au-dessus
    .wins = la carte la plus basse perd
    .aim = La plus basse perd
    .death-over-all = les valeurs les plus basses paient

## What a lost round costs in the classic game: the aim of each scoring, and one cost on the board

aim-tokens = La plus basse : un jeton
aim-lives = La plus basse : une vie
aim-void = Nulle : on redistribue
aim-death-over-all = Les trois plus basses paient
cost-tokens = { $cost ->
    [one] { $cost } jeton
   *[other] { $cost } jetons
  }
cost-lives = 1 vie
