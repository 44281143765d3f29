### The story: what happened. The numbers are always there; the rest makes one want to read on.
### Variants (`.or`) say the same thing otherwise; `.without-<field>` is said where an event leaves that field open.

rolled-hits = { $dice } ({ plus })
foe = { $enemy } #{ $number }
wounds = { $damage ->
    [one] 1 wound
   *[other] { $damage } wounds
  }

## The frame

event-hero-built = { $seat } is { $hero-title }, with { $equipment } and { $ability }: { $health } Health.
event-quest-began = { $quest-intro } { $quest-goal } In you go, { $heroes }.
event-activated = { $hero } ({ $seat }) acts.
    .or = It is { $hero }’s moment.
    .or2 = { $hero } steps forward.
event-activation-ended = { $hero } has done enough{ $left ->
    [0] .
    [one] , with an action to spare.
   *[other] , with { $left } actions to spare.
  }
    .or = { $hero } lets the others go on{ $left ->
        [0] .
        [one] , an action unused.
       *[other] , { $left } actions unused.
      }
event-enemy-phase-began = The enemies of round { $round } move.
    .or = Now they come: the enemies of round { $round }.
event-round-began = Round { $round }.
event-hero-left = { $seat } has left. An automaton leads { $hero } from here on.
event-quest-won = { $quest-won } The quest is won in { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }: { $kills ->
    [0] nobody slain
    [one] 1 enemy slain
   *[other] { $kills } enemies slain
  }, { $treasure } Treasure taken.
event-quest-lost = { $result } { $quest-lost } The quest is lost after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }, with { $kills ->
    [0] nobody
    [one] 1 enemy
   *[other] { $kills } enemies
  } slain.

## The map

event-moved = { $hero } goes from { $origin } to { $spot }{ $left ->
    [0] .
   *[other] , with { $left } movement left.
  }
event-shadowstepped = { $hero } steps into a shadow on { $origin } and out of one on { $spot }.
event-explored = { $hero } opens the way { $side }: { $face }. { $left ->
    [0] It was the last tile.
    [one] One tile is left.
   *[other] { $left } tiles are left.
  }
event-encounter-revealed = **{ $encounter }.** { $encounter-line }
event-enemies-came = In the { $face }: { $enemies-counted }.
event-nobody-came = In the { $face }: nobody, as no die is left in the box, or no space in the room.
event-way-opened = No way leads on, so { $encounter } comes to you.

## Attacks

event-struck = { $hero } { $weapon-verb } { foe }: { rolled-hits }. { $hits ->
    [0] Not a hit.
    [one] { $criticals ->
        [0] One hit
       *[other] One critical hit
      }{ struck-end }
   *[other] { $hits } hits{ $criticals ->
        [0] { "" }
        [one] , one of them critical
       *[other] , { $criticals } of them critical
      }{ struck-end }
  }
    .or = { $hero } { $weapon-verb } { foe } and rolls { rolled-hits }. { $hits ->
        [0] Nothing.
        [one] A { $criticals ->
            [0] hit
           *[other] critical hit
          }{ struck-end }
       *[other] { $hits } hits{ $criticals ->
            [0] { "" }
           *[other] , { $criticals } critical
          }{ struck-end }
      }
struck-end = { $blocks ->
    [0] { "" }
    [one] , 1 blocked ({ $blocks_rolled })
   *[other] , { $blocks } blocked ({ $blocks_rolled })
  }: { $damage ->
    [0] no wound
   *[other] { wounds }
  }{ $energy ->
    [0] .
   *[other] ; +{ $energy } Energy.
  }
event-dice-rerolled = { $hero } rolls { $before } ({ $roll }) and again with { $item-the }: { $dice }.
event-enemy-hurt = { foe } { $cause }: { wounds }, { $health } health left.
event-enemy-stunned = { foe } is stunned.
    .or = { foe } reels, stunned.
event-enemy-chained = { foe } is chained to the spot until Refresh.
event-enemy-defeated = { foe } falls. { $treasure ->
        [0] { $hero } can carry no more Treasure.
       *[other] { $hero } finds { $treasure } Treasure on it.
    }
    .or = { $hero } brings down { foe }{ $treasure ->
        [0] , and can carry no more Treasure.
       *[other] , and finds { $treasure } Treasure.
      }
    .or2 = Down goes { foe }: { $treasure ->
        [0] { $hero } can carry no more Treasure.
       *[other] { $treasure } Treasure for { $hero }.
      }
event-enemy-fell = { foe } falls, and nobody is there to search it.
event-second-die = { foe } staggers, and stands again with { $health } health.
event-hero-attacked = { foe } { $weapon-verb } { $hero } from { $spot }: { rolled-hits }. { $hits ->
    [0] It misses.
    [one] A hit{ attacked-end }
   *[other] { $hits } hits{ attacked-end }
  }
    .or = { foe } on { $spot } { $weapon-verb } { $hero }, { rolled-hits }. { $hits ->
        [0] Not close.
        [one] One hit{ attacked-end }
       *[other] { $hits } hits{ attacked-end }
      }
event-hero-hit = { foe } { $weapon-verb } { $hero } from { $spot }: { rolled-hits }. { $hits ->
    [one] A hit.
   *[other] { $hits } hits.
  }
event-hits-taken = { foe }’s attack on { $hero }{ attacked-end }
attacked-end = { $blocks ->
    [0] { "" }
   *[other] , { $blocks } blocked ({ $blocks_rolled })
  }: { $damage ->
    [0] { $hero } is unhurt.
   *[other] { wounds }. { $hero } has { $health } Health left.
  }
event-hit-cancelled = { $hero }’s { $item } takes one of the hits away.
event-hero-hurt = { $hero } { $cause }: { wounds }, { $health } Health left.
event-feather-burnt = { $hero }’s { $item } flares: { $health } Health, and still standing.
event-hero-downed = { $hero } goes down.
    .or = { $hero } falls and does not get up.
event-hero-revived = { $friend } pulls { $hero } up on { $spot }: { $health } Health.
event-enemy-moved = { foe } comes from { $origin } to { $spot }.
    .or = { foe } closes in: { $origin } to { $spot }.
event-enemy-recovered = { foe } shakes its head and comes to.
event-enemy-slept = { foe } sleeps on.
event-enemy-woke = { foe } wakes.
event-siphoned = { foe } drinks a spark from { $heroes }: −1 Energy{ $heroes-count ->
    [one] .
   *[other] {" "}each.
  }
event-regenerated = { foe } knits together and has { $health } health.
event-ritual-held = The ritual of { foe } lends strength to { $target } #{ $target_number }, which has { $health } health now.
    .without-target = { foe } gains strength from its ritual, and has { $health } health now.

## Goods

event-item-bought = { $hero } buys { $item-the } for { $cost } Treasure. Next card: { $follows }.
    .without-follows = { $hero } buys { $item-the } for { $cost } Treasure. The deck is empty.
event-item-taken = { $hero } gets { $item-the }. Next card: { $follows }.
    .without-follows = { $hero } gets { $item-the }.
event-nothing-taken = There is nothing left for { $hero } to take.
event-item-used = { $hero } uses { $item-the }.
event-ability-used = { $hero } uses { $ability }; { $energy } Energy left.
event-healed = { $amount ->
    [0] { $hero } is as well as can be.
   *[other] { $hero } regains { $amount } Health and has { $health }.
  }
event-energy-gained = { $amount ->
    [0] { $hero } can hold no more Energy.
   *[other] { $hero } gains { $amount } Energy and has { $energy }.
  }
event-treasure-gained = { $amount ->
    [0] { $hero } can carry no more Treasure.
   *[other] { $hero } gains { $amount } Treasure and has { $treasure }.
  }
event-treasure-spent = { $hero } gives { $amount } Treasure away; { $treasure } left.
event-forged = { $hero }’s weapon comes off the anvil better: +1 on attacks for the rest of the quest.
event-given = { $hero } hands { $friend } { $items-the }{ $treasure ->
    [0] .
   *[other] { " " }and { $treasure } Treasure.
  }
    .without-items = { $hero } hands { $friend } { $treasure } Treasure.
event-trade-refused = { $friend } and { $hero } come to no trade.
event-checked = { $hero } tries: { $skill } { $needed }, { rolled-hits }{ $helped ->
    [0] .
   *[other] , and a card adds { $helped }.
  } { $is_passed ->
    [1] { $successes ->
        [one] One success is enough.
       *[other] { $successes } successes. Done!
      }
   *[other] { $successes ->
        [0] No success.
        [one] One success is not enough.
       *[other] { $successes } successes are not enough.
      }
  }

## Quests

event-doom-rose = Doom rises to { $doom } of { $limit }.
event-doom-fell = The song stumbles{ $amount ->
    [0] , but Doom is at 0 already.
   *[other] : Doom falls to { $doom } of { $limit }.
  }
event-tongue-taken = A Bell Tongue is yours: { $count ->
    [one] the first
   *[other] you hold { $count } now
  }.
event-seal-broken = { $hero } breaks a seal: { $count } of 3. The King grows weaker.
event-bell-tolled = The bell tolls. { $left ->
    [0] It is the last time.
    [one] It will toll once more.
   *[other] It will toll { $left } times more.
  }
event-wave-came = Out of the dark they come, from the { $side } (die: { $die }).
event-toll-due = The ferryman has waited long enough: he sends for you.
event-all-stunned = The bell shakes the stones: { $count ->
    [0] nobody is stunned.
    [one] one enemy is stunned.
   *[other] { $count } enemies are stunned.
  }
event-jar-opened = { $hero } opens the jar: { $die }. { $is_good ->
    [1] Coin for everybody in the room!
   *[other] It bursts!
  }
