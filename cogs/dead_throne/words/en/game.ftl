### The game and what it is.

game-name = Dead Throne
game-about = Roam a land of ten hexes: roll, walk, stop anywhere, fight what lives there, trade with or ambush each other, and carry the right things into the castle.
game-length = 45 to 120 minutes

## What people should know before they sit down

lobby-competitive = Heroes gather Region Stones, Saladar gathers Medallion Pieces; the first to carry them all into the castle wins.
lobby-solo = One hero against the land and the winter.
lobby-defender = You win together: slay Agrimor before he sits in the castle, and keep the towns standing.

## Topics of the guide

lesson-solo = Your first Solo
lesson-defender = Your first Defender
