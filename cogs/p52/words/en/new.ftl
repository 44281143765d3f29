### /p52 new: what is asked before an adventure. Discord shows at most 100 characters of each.

new = Deal the cards for an adventure of P52 in this channel
new-automata = Heroes to be led by automata at once; a party is 1 to 6
new-adventure = Which adventure you go on (default: The Snuffed Lamp)
    .lamp = The Snuffed Lamp: for new heroes; end what put the light out
    .gaol = The Brine Gaol: levels 1 and 2; find two keys and get out
    .winds = Reliquary of Winds: levels 2 and 3; fetch the Wind Relic
    .delve = Random Delve: rooms and quest by the cards, any level
new-difficulty = How hard it is (default: fitting the heroes)
    .fitting = Fitting: gentle with a new hero of level 1, else grim
    .gentle = Gentle: for new heroes
    .grim = Grim: enemies match your heroes, and you recover less
    .dire = Dire: for heroes who live on, level 4 or more; enemies outmatch them
new-drop = Who sees the other first has a turn for itself, or only goes first (default: a turn)
    .phase = A turn for itself
    .order = Only goes first
new-sight = How far you see in a lit room (default: two steps)
    .two = Two steps
    .all = As far as nothing is in the way
new-finds = Whether you take finds at once, or I ask you first (default: taken)
    .taken = Taken at once
    .asked = I ask you first

## In the lobby: what is not as usual

unusual-adventure = { $value ->
    [gaol] The Brine Gaol
    [winds] Reliquary of Winds
    [delve] a Random Delve
   *[lamp] The Snuffed Lamp
  }
unusual-difficulty = { $value ->
    [gentle] gentle enemies
    [grim] grim enemies
    [dire] dire enemies
   *[fitting] enemies that fit the heroes
  }
unusual-drop = { $value ->
    [order] who sees the other first only goes first
   *[phase] who sees the other first has a turn for itself
  }
unusual-sight = { $value ->
    [all] you see as far as nothing is in the way
   *[near] you see two steps far
  }
unusual-finds = { $value ->
    [asked] I ask you about each find
   *[taken] what you find is taken at once
  }
lobby-levels = { $adventure ->
    [lamp] For heroes of level 1
    [gaol] For heroes of levels 1 and 2
    [winds] For heroes of levels 2 and 3
   *[delve] For heroes of any level
  }{ $difficulty ->
    [dire] . Dire is meant for level 4 or more
   *[other] { "" }
  }.
