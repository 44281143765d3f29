### How it ended, told to those who were there: why, how close, what turned it, who did what.

## Why

ending-why-ring = { $hero } ({ $player }) carried the Ring of Creation into the light in round { $round }.
ending-why-ring-untold = The Ring of Creation was carried into the light in round { $round }.
ending-why-morna = { $hero } ({ $player }) struck Morna Gûl down in round { $round }{ $planted ->
    [0] , without a single seed planted.
    [one] ; the one seed planted had cost him a die.
   *[other] ; the { $planted } seeds planted had cost him as many dice.
  }
ending-why-morna-untold = Morna Gûl fell in round { $round }{ $planted ->
    [0] , without a single seed planted.
    [one] ; the one seed planted had cost him a die.
   *[other] ; the { $planted } seeds planted had cost him as many dice.
  }
ending-why-fallen = The last of you, { $hero } ({ $player }), fell in round { $round }{ $monster ->
    [none] .
   *[other] : to { $monster-the }, on { $tile }.
  }
ending-why-fallen-untold = In round { $round } nobody was left to carry on.
ending-why-gone = In round { $round } the last of you went home.
ending-why-late = After { $round ->
    [one] 1 round
   *[other] { $round } rounds
  } the last torch burned down.

ending-measure-points = Points
ending-try-dungeon = the Dungeon, out past the Red Dragon with the Ring
ending-try-forest = the Forest, against Morna Gûl
ending-try-combined = the Forest with the Dungeon below it

## How close

ending-close-unscathed = Nobody lost a life on the way.
ending-close-lives = { $deaths ->
    [one] One life was lost
   *[other] { $deaths } lives were lost
  } on the way, and { $lives ->
    [0] none was left to lose.
    [one] one was left.
   *[other] { $lives } were left among you.
  }
ending-close-explore = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
  } of { $world } { $tiles ->
    [one] was
   *[other] were
  } still to be laid.
ending-close-dragon = The Red Dragon still lay on the Exit{ $least ->
    [none] , untouched.
   *[other] ; once you had her down to { $least } HP.
  }
ending-close-ring = The Dragon was dead: only the Ring was still to be carried out.
ending-close-gather = The Maiden Tree stood; the seeds did not come together there.
ending-close-hunt = Morna Gûl had { $hp } of { $most } HP left{ $planted ->
    [0] , and no seed was planted against him.
    [one] , with 1 of 4 seeds planted.
   *[other] , with { $planted } of 4 seeds planted.
  }{ $least ->
    [none] { "" }
   *[other] { " " }Once you had him down to { $least }.
  }

## Who stayed behind

ending-lost-died = { $hero } ({ $player }) lost the last life in round { $round }, { $cause } on { $tile } against { $monster-the }.
ending-lost-cause = { $hero } ({ $player }) lost the last life in round { $round }, { $cause }.
ending-lost-closed = The stones closed on { $hero } ({ $player }): one turn was not enough to reach the Exit.
ending-lost-went = { $hero } ({ $player }) went home in round { $round }.
ending-lost-untold = { $hero } ({ $player }) did not come back.

## What turned it

ending-turns = How it turned: { $turns }.
ending-turn-dragon-landed = the Red Dragon woke on { $tile } (round { $round })
ending-turn-boss-slain = { $hero } slew { $monster-the } (round { $round })
ending-turn-ring-taken = { $hero } took the Ring (round { $round })
ending-turn-ring-borne-out = { $hero } bore the Ring out (round { $round })
ending-turn-gathering-began = the Maiden Tree woke on { $tile } (round { $round })
ending-turn-morna-came = Morna Gûl came to { $tile } (round { $round })
ending-turn-seed-planted = { $hero } planted seed { $count } of 4 (round { $round })
ending-turn-killing-blow = dying, { $hero } took { $monster-the } along (round { $round })

## Who did what

ending-hero = { $hero } ({ $player }): { $deeds }.
ending-deed-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
ending-deed-kills = { $kills ->
    [0] no kill
    [one] 1 kill
   *[other] { $kills } kills
  }
ending-deed-dealt = { $dealt } damage dealt
ending-deed-tiles = { $tiles ->
    [one] 1 tile laid
   *[other] { $tiles } tiles laid
  }
ending-deed-finds = { $finds ->
    [one] 1 find
   *[other] { $finds } finds
  }
ending-deed-planted = { $planted ->
    [one] 1 seed planted
   *[other] { $planted } seeds planted
  }
ending-deed-helped = came to help { $helped ->
    [one] once
    [2] twice
   *[other] { $helped } times
  }
ending-deed-deaths = died { $deaths ->
    [one] once
    [2] twice
   *[other] { $deaths } times
  }
ending-hardest = The hardest blow: { $hero }, { $damage } damage to { $monster-the }.
ending-margin = { $player } won by { $points ->
    [one] a single point
   *[other] { $points } points
  }.
ending-margin-lost = { $players } had more points, but did not come back.
ending-shared = { $players } share it, with { $points ->
    [one] 1 point
   *[other] { $points } points
  } each.

## On the picture

ending-title-ring = The Ring is out!
ending-title-morna = Morna Gûl is dead!
ending-title-fallen = The last stand
ending-title-late = Night has fallen
ending-behind = Left behind
ending-named = { $hero } ({ $player })
ending-picture-won = Those who came out stand before the rising sun: { $heroes }.
ending-picture-behind = Left behind: { $heroes }.
ending-picture-lost = In the dark, before { $monster-the }, lie { $heroes }.
ending-picture-late = A torch has burnt out over { $heroes }.
ending-picture-tally = { $round ->
    [one] 1 round
   *[other] { $round } rounds
  }, { $kills ->
    [one] 1 kill
   *[other] { $kills } kills
  }, { $lives ->
    [one] 1 life
   *[other] { $lives } lives
  } left, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
  } laid.
