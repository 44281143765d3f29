### The game itself.

game-name = P52
game-about = Va de salle en salle avec deux paquets de cartes : révèle coffres, pièges et ennemis, tire une carte pour chaque coup, et ramène un héros qui vit encore.
game-length = 60 à 120 minutes
describe-score = { $experience } d’expérience, { $kills ->
    [0] aucun ennemi abattu
    [one] { $kills } ennemi abattu
   *[other] { $kills } ennemis abattus
  }
