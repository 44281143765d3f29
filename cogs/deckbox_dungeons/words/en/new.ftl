### /deckbox new: what is asked before a quest. Discord shows at most 100 characters of each.

new = Open the box for a quest of Deckbox Dungeons in this channel
new-automata = Heroes to be led by automata at once; a party is 2 to 4
new-quest = Which quest you take on (default: The Crow Cellar)
    .cellar = The Crow Cellar: slay what eats the winter stores
    .chapel = The Drowned Chapel: bring two bell tongues home
    .choir = The Red Choir: silence the singer before Doom
    .hill = Under Hob Hill: slay the drake in the mine
    .night = The Long Night: hold the fire until dawn
    .toll = The Ferryman’s Toll: carry the fare out
    .king = The Sleeping King: break the seals, end the king
new-level = How hard the quest is (default: Normal)
    .normal = Normal
    .hard = Hard: the enemies’ harder sides, and more enemies
    .dire = Dire: the harder sides, more enemies, and each rolls one die more
new-encounters = Which encounters can come (default: Wide)
    .wide = Wide: dealt from all there are
    .short = Short: the first five or six of the quest
new-hand-dice = Roll yourselves: each roll waits for a press of its player (default: no)
new-most-rounds = The quest is lost after so many rounds; 0 for never (default: 60)

## In the lobby: what is not as usual

unusual-level = { $value ->
    [hard] the harder sides, and more enemies
    [dire] the harder sides, more enemies, and each rolls one die more
   *[normal] normal enemies
  }
unusual-encounters = { $value ->
    [short] the short deck of encounters
   *[wide] the wide deck of encounters
  }
unusual-hand-dice = you roll the dice yourselves
unusual-most-rounds = { $value ->
    [0] as many rounds as it takes
    [one] the quest is lost after 1 round
   *[other] the quest is lost after { $value } rounds
  }
