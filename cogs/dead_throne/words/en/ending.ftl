### How a match ended.

ending-none = It is over.
ending-stones = { $players } carried every Region Stone into the castle. The dead throne has a living heir.
ending-pieces = { $players } carried the whole Medallion into the castle. The throne will stay dead, and so will hope.
ending-crown = { $players } walked into the castle under the Crown of the King. Nobody asked any questions.
ending-last = { $players } is the last one left. A throne is easily taken when nobody is in the way.
ending-dusk = Dusk fell after round { $round }.
ending-measure-points = Points
ending-measure-coin = Coin
ending-measure-health = Health
ending-won = The land is safe, and songs are made of { $players }.
ending-lost = The land is lost. The throne stays dead.
ending-held = { $player } held { $stones ->
    [0] no stone
    [one] 1 stone
   *[other] { $stones } stones
  } and { $pieces ->
    [0] no piece
    [one] 1 piece
   *[other] { $pieces } pieces
  }{ $crown ->
    [1] , and the Crown
   *[0] { "" }
  }.
ending-towns = { $towns-count ->
    [0] No town was left standing
   *[other] Still standing: { $towns }
  }; { $health ->
    [0] Agrimor is dead.
   *[other] Agrimor had { $health } health left.
  }
ending-road = The red marker came to { $red } of { $spaces }, with { $quests ->
    [0] no quest
    [one] 1 quest
   *[other] { $quests } quests
  } done, in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }.
ending-try-solo-hard = a hard winter (difficulty: Hard)
ending-try-solo-easy = an easier road (difficulty: Easy)
ending-try-solo-long = the long road (road: Long)
ending-try-defender-omen = a land under an omen (omen: yes)
ending-kills = Most players slain: { $players }, { $most }.
ending-enemies = Most enemies beaten: { $players }, { $most }.
ending-quests = Most quests done: { $players }, { $most }.
ending-trades = Most trades: { $players }, { $most }.
ending-traps = Most traps sprung: { $players }, { $most }.
ending-earned = Most coin earned: { $players }, { $most }.
ending-steps = Farthest walked: { $players }, { $most ->
    [one] 1 step
   *[other] { $most } steps
  }.
ending-blow = Best blow: { $player } against { $target }, { $damage } damage.
ending-title-stones = The throne has an heir
ending-title-pieces = The Medallion is whole
ending-title-crown = Long live the King
ending-title-last = The last one standing
ending-title-dusk = Dusk has fallen
ending-title-won = Lirennor is saved
ending-title-lost = The throne stays dead
ending-title-none = The tale ends here
