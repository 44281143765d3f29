### The game itself.

game-name = P52
game-about = De sala en sala con dos mazos: descubre cofres, trampas y enemigos, voltea por cada golpe y lleva a casa a un héroe que sigue vivo.
game-length = de 60 a 120 minutos
describe-score = { $experience } de experiencia, { $kills ->
    [0] ningún enemigo abatido
    [one] 1 enemigo abatido
   *[other] { $kills } enemigos abatidos
  }
