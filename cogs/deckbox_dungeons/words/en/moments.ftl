### Beside the pictures of what has just happened. `.more` is the line under the heading.

moment-onset = { $enemy } #{ $number } goes for { $hero }: { $damage ->
    [0] not a scratch
    [one] 1 wound
   *[other] { $damage } wounds
  }.
moment-onset-fatal = { $enemy } #{ $number } brings { $hero } down!
moment-onset-moved = { $enemy } #{ $number } comes closer.

## In the picture of the enemies’ phase

raid-unhurt = unhurt
raid-down = down!
raid-moved = closes in
raid-more = and { $count } more

## One thing that happened

moment-struck = { $hero } { $weapon-verb } { $enemy } #{ $number }!
    .more = { $hits ->
        [0] Not a hit
        [one] 1 hit
       *[other] { $hits } hits
      }{ $blocks ->
        [0] { "" }
       *[other] , { $blocks } blocked
      }{ $damage ->
        [0] { "" }
        [one] : 1 wound
       *[other] : { $damage } wounds
      }
moment-struck-down = { $hero } fells { $enemy } #{ $number }!
    .more = { $damage ->
        [one] 1 wound was enough
       *[other] { $damage } wounds
      }
moment-enemy-defeated = { $enemy } #{ $number } falls!
    .more = { $treasure ->
        [0] { $hero } can carry no more Treasure
       *[other] { $treasure } Treasure for { $hero }
      }
moment-hero-revived = { $hero } is back on their feet!
    .more = Thanks to { $friend }: { $health } Health
moment-feather-burnt = The { $item } flares!
    .more = { $hero } stands, with { $health } Health
moment-hero-downed = { $hero } goes down!
    .more = A friend beside them can help them up
moment-second-die = { $enemy } #{ $number } rises again!
    .more = { $health } health more
moment-enemy-woke = { $enemy } #{ $number } wakes!
    .more = The sleep is over
moment-encounter-revealed = { $encounter }
    .more = { $encounter-line }
moment-enemies-came = { $count ->
        [one] An enemy!
       *[other] { $count } enemies!
    }
    .more = { $enemies-counted }
moment-checked = { $skill } { $needed }: { $is_passed ->
        [1] done!
       *[other] no luck
    }
    .more = { $hero } rolls { rolled-hits }{ $helped ->
        [0] { "" }
       *[other] , a card adds { $helped }
      }: { $successes ->
        [one] 1 success
       *[other] { $successes } successes
      }
moment-forged = Off the anvil, better than before!
    .more = { $hero }: +1 on attacks
moment-tongue-taken = A Bell Tongue is yours!
    .more = { $count } now
moment-seal-broken = A seal breaks!
    .more = { $count } of 3: the King grows weaker
moment-bell-tolled = The bell tolls
    .more = { $left ->
        [0] For the last time
        [one] Once more
       *[other] { $left } times more
      }
moment-wave-came = Out of the dark they come!
    .more = From the { $side }
moment-jar-opened = { $is_good ->
        [1] Coin for everybody!
       *[other] The jar bursts!
    }
    .more = { $hero } rolls { $die }
moment-all-stunned = The bell shakes the stones!
    .more = { $count ->
        [0] Nobody is stunned
        [one] 1 enemy is stunned
       *[other] { $count } enemies are stunned
      }
moment-quest-won = { $quest }: won!
    .more = { $quest-won }
moment-quest-lost = { $quest }: lost
    .more = { $quest-lost }
