### The game and what it is.

game-name = Dead Throne
game-about = Roam a land of ten hexes: roll, walk, stop anywhere, fight what lives there, trade with or ambush each other, and carry the right things into the castle.
game-length = 45 to 120 minutes
