### The game itself.

game-name = P52
game-about = Andem de sala em sala com dois baralhos: revelem baús, armadilhas e inimigos, virem cartas a cada golpe, e levem para casa um herói que segue vivendo.
game-length = 60 a 120 minutos
describe-score = { $experience } de experiência, { $kills ->
    [0] ninguém abatido
    [1] 1 inimigo abatido
   *[other] { $kills } inimigos abatidos
  }
