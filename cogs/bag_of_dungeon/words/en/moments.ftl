### What has just happened, on the strip above the board: a heading, and a line (`.more`) that says more.

moment-clash = { $title } { $total } to { $foe_total }{ $dealt ->
    [0] { $taken ->
        [0] { "" }
       *[other] : { $taken } damage to { $hero }
      }
   *[other] : { $dealt } damage to { $monster-the }
  }.
moment-sign = { $title } { $more }

## A fight

moment-clash-dealt = { $hero } strikes home!
moment-clash-taken = { $monster-The } { $monster-num ->
    [many] strike
   *[other] strikes
  } back!
moment-clash-even = Blade on claw: even!
moment-clash-ahead = { $hero } is ahead!
moment-clash-behind = { $monster-The } { $monster-num ->
    [many] are
   *[other] is
  } ahead!
moment-clash-unhurt = Not a scratch on { $hero }!
moment-clash-slain = { $hero } slays { $monster-the }!
moment-clash-fallen = { $hero } falls!
moment-clash-both = { $hero } takes { $monster-the } along!
moment-hero-hurt = { $hero }: −{ $damage } HP
    .more = { $hp ->
        [0] That is too much.
       *[other] { $hp } HP left.
      }
moment-monster-hurt = { $monster }: −{ $damage } HP
    .more = { $hp ->
        [0] That is the end.
       *[other] { $hp } HP left.
      }
moment-monster-killed = { $monster-The } { $monster-num ->
    [many] are
   *[other] is
  } dead!
    .more = { $hero } has { $kills ->
        [one] 1 kill
       *[other] { $kills } kills
      }.
moment-hero-attacked = { $hero } turns on { $target }!
    .more = { $total } against { $foe_total }.
moment-shot = { $item }: { $damage } damage
    .more = { $hero } aims at { $monster-the } on { $tile }.
moment-bomb-went = Boom: { $damage } damage!
    .more = { $hero } has lit the fuse, on { $tile }.
moment-killing-blow = { $hero } falls, but not alone!
    .more = And takes { $monster-the } along.
moment-killing-blow-sung = { $hero } falls, but not alone!
    .more = And takes { $monster-the } along.
moment-died = { $hero } dies.
    .more = { $lives ->
        [0] That was the last life.
        [one] One life is left.
       *[other] { $lives } lives are left.
      }
moment-eliminated = { $hero } is out.
    .more = That was the last life.
moment-boss-baned = Bossbane!
    .more = { $monster-The } can have no more than { $hp } HP.

## What appears

moment-monster-revealed = { $monster }
    .more = { $tile }: { $hp } HP, { describe-attack }.
moment-dragon-landed = The Red Dragon wakes!
    .more = On { $tile }, with { $hp } HP.
moment-morna-came = Morna Gûl is here!
    .more = On { $tile }, with { $hp } HP.
moment-morna-moved = Morna Gûl comes closer.
    .more = { $steps ->
        [one] 1 tile
       *[other] { $steps } tiles
      }, to { $tile }.
moment-ring-placed = The Ring of Creation
    .more = It lies on { $tile }, lair { $number }.
moment-last-tile-placed = { $name-The }!
    .more = It stands on { $tile }.
moment-spiders-spawned = { $count ->
    [one] A spider!
   *[other] { $count } spiders!
  }
    .more = The Web on { $tile } trembles.
moment-gathering-began = The Maiden Tree wakes.
    .more = All seed bearers must come to { $tile }.
moment-forest-calmed = The forest falls silent.
    .more = All bearers are at the Maiden Tree.
moment-tree-called = The Maiden Tree answers.
    .more = { $hero } is lifted to { $tile }.

## What is found, and what goes off

moment-item-taken = { $item }
    .more = { $hero } has it: { $power }.
    .brief = { $hero } has it.
moment-item-awoke = Awakened: { $item }!
    .more = { $hero }: { $power }.
moment-ring-taken = { $hero } has the Ring!
    .more = Taken from { $tile }. It is warm.
moment-trap-sprung = { $item }!
    .more = { $die } damage on { $tile }.
moment-lives-restored = A new dawn!
    .more = Three lives and full HP for all.
moment-seed-taken = A brood seed!
    .more = { $hero } carries { $seeds }.
moment-seeds-picked-up = { $count ->
    [one] A brood seed!
   *[other] { $count } brood seeds!
  }
    .more = { $hero } carries { $seeds }.
moment-seed-planted = Seed { $count } of 4 is planted.
    .more = { $hero } makes Morna Gûl weaker.
moment-spikey-sprung = Old Spikey springs!
    .more = { $die } damage on { $tile }.
moment-pit-rolled = Down the Pit!
    .more = { $hero } rolls { $die } and slips.

## The Ring’s way out

moment-ring-borne-out = The Ring is out!
    .more = { $hero } has carried it into the light.
moment-last-turns-called = The dungeon closes!
    .more = { $count ->
        [one] One inside has
       *[other] { $count } inside have
      } one turn left.
moment-left-dungeon = { $hero } is out.
    .more = Safe in the daylight.
moment-lost-inside = { $hero } is lost.
    .more = The stones have closed.
