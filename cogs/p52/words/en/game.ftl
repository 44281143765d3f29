### The game itself.

game-name = P52
game-about = Walk from room to room with two decks of cards: turn up chests, traps and enemies, flip for every blow, and take a hero home who lives on.
game-length = 60 to 120 minutes
describe-score = { $experience ->
    [one] 1 experience
   *[other] { $experience } experience
  }, { $kills ->
    [0] nobody felled
    [one] 1 enemy felled
   *[other] { $kills } enemies felled
  }
