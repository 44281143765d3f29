### The game itself.

game-name = P52
game-about = Geht mit zwei Kartenstapeln von Raum zu Raum: deckt Truhen, Fallen und Feinde auf, zieht für jeden Hieb und bringt einen Helden heim, der weiterlebt.
game-length = 60 bis 120 Minuten
describe-score = { $experience ->
    [one] 1 Erfahrung
   *[other] { $experience } Erfahrung
  }, { $kills ->
    [0] niemand gefällt
    [one] 1 Feind gefällt
   *[other] { $kills } Feinde gefällt
  }
