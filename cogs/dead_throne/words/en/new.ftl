### /throne new: what is asked before a match. Discord shows at most 100 characters of each.

new = Begin a match of Dead Throne in this channel
new-automata = Players to be led by automata at once
new-mode = What you play (default: Competitive)
    .competitive = Competitive: Heroes against Saladar and each other, 2 to 7
    .solo = Solo: one hero, one winter, one challenge
    .defender = Defender: 1 to 4 heroes together against the dragon
new-print = Which cards there are (default: Wide)
    .wide = Wide: all the cards there are
    .first = First: the first print alone
new-dusk = Competitive ends after so many rounds; 0 for never (default: 24)
new-fallen = After a death without a way back (default: with five players or more, one comes back weaker)
    .five = Five players or more: they come back weaker
    .on = They always come back weaker
    .off = They are out
new-breath = Slow paces: minutes in which others may answer a scroll or spring a trap (default: 10)
new-difficulty = Solo: how hard it is (default: Fitting)
    .fitting = Fitting
    .easy = Easy: the first boss stays at home
    .hard = Hard: winter comes earlier
new-challenge = Solo: what you must do (default: Battle)
    .battle = Battle: beat the bosses on the road
    .quests = Quests: complete quest after quest
    .both = Both: half of each
new-road = Solo: how long the road is (default: Short)
    .short = Short: 20 spaces
    .long = Long: 40 spaces
new-calendar = Solo, short road: winter ends the match (default: yes)
new-zones = Dead Zones: slow docks, woods by axe or torch only, hard rocks (default: no)
new-omen = Defender: an omen changes the land (default: no)

## In the lobby: what is not as usual

unusual-mode = { $value ->
    [solo] Solo
    [defender] Defender: all heroes together
   *[competitive] Competitive
  }
unusual-print = { $value ->
    [first] the cards of the first print alone
   *[wide] all the cards there are
  }
unusual-dusk = { $value ->
    [0] no dusk: it ends when somebody has won
   *[other] dusk after round { $value }
  }
unusual-fallen = { $value ->
    [on] nobody is out before dusk
    [off] a death without a way back is final
   *[five] with five or more nobody is out before dusk
  }
unusual-breath = { $value ->
    [0] scrolls and traps leave no time to answer
    [one] { $value } minute to answer a scroll at slow paces
   *[other] { $value } minutes to answer a scroll at slow paces
  }
unusual-difficulty = { $value ->
    [easy] the first boss stays at home
    [hard] winter comes earlier
   *[fitting] as hard as usual
  }
unusual-challenge = { $value ->
    [quests] quests alone count
    [both] bosses and quests count
   *[battle] bosses count
  }
unusual-road = { $value ->
    [long] the long road
   *[short] the short road
  }
unusual-calendar = { $value ->
    [no] winter never comes
   *[yes] winter ends it
  }
unusual-omen = { $value ->
    [yes] an omen is drawn
   *[no] no omen
  }
unusual-zones = { $value ->
    [yes] Dead Zones: slow docks, barred woods, hard rocks
   *[no] no Dead Zones
  }
