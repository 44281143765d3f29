### On the pictures: short, a phone shows them small.

picture-unnamed = Not chosen yet
picture-acting = to act
picture-dead = Dead; comes back next turn
picture-out = Out of the game
picture-market = Market
picture-tavern = Tavern
picture-inn = Inn
picture-head = { $mode ->
    [solo] The Hero of Lirennor
    [defender] The Defenders of Lirennor
   *[competitive] The Dead Throne of Lirennor
  } · round { $round }{ $dusk ->
    [0] { "" }
   *[other] {" "}of { $dusk }
  }
picture-battle = { $names } fight at { $step }; { $next } is next
picture-road = On the road: space { $red }. { $green ->
    [0] No quest done yet
    [one] 1 quest done
   *[other] { $green } quests done
  }.
picture-turns = { $turns ->
    [one] 1 turn gone
   *[other] { $turns } turns gone
  } on the way to winter
picture-town = { $town } { $strength }
picture-agrimor = { $where ->
    [dead] Agrimor is dead.
    [here] Agrimor: { $health } health, at { $step }.
   *[away] Agrimor has not come yet.
  } Experience { $xp }.
picture-goals = Into the castle: all { $stones } Region Stones, or all { $pieces } Medallion Pieces, or the Crown
