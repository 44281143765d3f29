### The story: what happened. The numbers are always there; the rest makes one want to read on.
### Variants (`.or`) say the same thing otherwise; `.without-<field>` is said where an event leaves that field open.

## Before the first step

event-adventurer-chosen = { $seat } takes up the pack of { $hero }, { $hero-class }: { $hp } HP, { $ap } AP. Two skill tokens will buy: { $upgrade }.
    .without-upgrade = { $seat } takes up the pack of { $hero }, { $hero-class }: { $hp } HP, { $ap } AP.
event-expedition-began = The torches are lit. { $mode-goal } { $hero } leads the way.
    .or = No map, no guide, one bag of tokens. { $mode-goal } { $hero } goes first.
    .or2 = Somewhere a stone door grinds shut. { $mode-goal } { $hero } takes the lead.

## Turns and rounds

event-round-began = Round { $round }.
event-turn-began = { $hero } ({ $seat }) is up with { $ap } AP{ $debt ->
    [0] .
   *[other] , after paying back { $debt }.
  }
    .or = The torch passes to { $hero } ({ $seat }): { $ap } AP{ $debt ->
        [0] .
       *[other] , { $debt } paid back.
      }
    .or2 = Your move, { $hero } ({ $seat }). { $ap } AP{ $debt ->
        [0] .
       *[other] , { $debt } went to old debts.
      }
event-turn-ended = { $hero } has done enough for now.
    .or = { $hero } catches a breath.
    .or2 = { $hero } lets the others go on.
    .or3 = { $hero } lowers the torch.
    .or4 = That is all from { $hero } for now.
event-round-opened = Round { $round }. { $hero } ({ $seat }) begins it with { $ap } AP{ $debt ->
    [0] .
   *[other] , after paying back { $debt }.
  }
    .or = Round { $round }. The torch passes to { $hero } ({ $seat }): { $ap } AP{ $debt ->
        [0] .
       *[other] , { $debt } paid back.
      }
    .or2 = Round { $round }. Up you get, { $hero } ({ $seat }): { $ap } AP{ $debt ->
        [0] .
       *[other] , { $debt } went to old debts.
      }
event-waited = { told-round }{ $hero } ({ $seat }) stays put.
    .or = { told-round }{ $hero } ({ $seat }) waits and listens.
    .or2 = { told-round }{ $hero } ({ $seat }) bides this turn.
    .or3 = { told-round }{ $hero } ({ $seat }) keeps watch.
    .or4 = { told-round }{ $hero } ({ $seat }) sits this turn out.
told-round = { $round ->
    [0] { "" }
   *[other] Round { $round }.{ " " }
  }
told-hero = { $is_first ->
    [1] { $hero } ({ $seat })
   *[other] { $hero }
  }
told-left = { $left ->
    [0] { " " }It was the last tile of the stack.
    [one] { " " }One tile is left.
   *[other] { "" }
  }
event-last-turns-called = The Ring is out and the dungeon begins to close. { $count ->
    [one] One adventurer inside has
   *[other] { $count } adventurers inside have
  } one turn left to leave.
event-left-dungeon = { $hero } is out, blinking in the daylight.
    .or = { $hero } stumbles out of the Exit, alive.
event-ring-borne-out = { $hero } carries the Ring of Creation out through the Exit!
event-lost-inside = The stones close. { $hero } ({ $seat }) is lost in the dungeon.
event-eliminated = { $hero } ({ $seat }) has no life left and is out of the adventure.
event-went-home = { $seat } has left, and { $hero } lays everything down and goes home.
event-night-fell = { $rounds ->
    [one] One round has passed
   *[other] { $rounds } rounds have passed
  } and the last torch burns down.
event-expedition-ended = { $result } Home again: { $saved }. Lost: { $lost }.
    .without-saved = { $result } Lost: { $lost }.
    .without-lost = { $result } All are home again: { $saved }.
event-scored = { $hero } comes to { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-upgrade-bought = { $hero } has learned something: { $upgrade }. { $tokens ->
    [0] No skill token is left.
    [one] 1 skill token is left.
   *[other] { $tokens } skill tokens are left.
  }

## The map

event-tile-set-aside = { $count ->
    [one] 1 tile does not fit and goes
   *[other] { $count } tiles do not fit and go
  } back into the stack.
    .or = { $count ->
        [one] 1 tile
       *[other] { $count } tiles
      } would not fit: back into the stack.
    .or2 = The first { $count ->
        [one] tile drawn does
       *[other] { $count } tiles drawn do
      } not fit. Back with { $count ->
        [one] it
       *[other] them
      }, and shuffle.
event-tile-laid = { $hero } opens the way { $direction } of { $origin }: { $tile } is { $icon-a }.{ told-left }
    .or = Torchlight falls on { $tile }, { $direction } of { $origin }: { $icon-a }.{ told-left }
    .or2 = { $hero } feels the way { $direction } of { $origin } and finds { $icon-a }, { $tile }.{ told-left }
    .or3 = { $hero } lights up { $tile }, { $direction } of { $origin }: { $icon-a }.{ told-left }
    .or4 = { $hero } looks { $direction } from { $origin }: { $tile } is { $icon-a }.{ told-left }
event-explored = { told-round }{ told-hero } opens the way { $direction } of { $origin } and walks in: { $tile } is { $icon-a }, { $ap } AP left.{ told-left }
    .or = { told-round }{ told-hero } lifts the torch and goes { $direction }, on to { $tile }: { $icon-a }, { $ap } AP left.{ told-left }
    .or2 = { told-round }{ told-hero } finds { $icon-a } { $direction } of { $origin } and stands on { $tile }, { $ap } AP left.{ told-left }
    .without-ap = { told-round }{ told-hero } opens the way { $direction } of { $origin }: { $tile } is { $icon-a }.{ told-left }
    .without-ap-or = { told-round }{ told-hero } feels the way { $direction } of { $origin } and finds { $icon-a }, { $tile }.{ told-left }
    .without-ap-or2 = { told-round }{ told-hero } holds the torch { $direction } of { $origin }: { $tile } is { $icon-a }.{ told-left }
    .or3 = { told-round }{ told-hero } goes { $direction } from { $origin }, torch first: { $tile } is { $icon-a }, { $ap } AP left.{ told-left }
    .or4 = { told-round }{ told-hero } turns { $direction } and steps on to { $tile }: { $icon-a }, { $ap } AP left.{ told-left }
event-edge-blocked = No tile fits { $direction } of { $tile }: that way is blocked for good. The AP comes back.
event-stack-discarded = Nothing fits anywhere any more: the last { $count ->
    [one] tile
   *[other] { $count } tiles
  } of { $world } { $count ->
    [one] is
   *[other] are
  } put away.
event-wall-breached = The wall { $direction } of { $tile } comes down with a roar.
event-last-tile-placed = { $name-The } stands on { $tile }.
event-dragon-landed = The ground shakes. The Red Dragon lies on { $tile } with { $hp } HP, and she is awake.
event-ring-placed = The dice say { $dice }: the Ring of Creation lies on { $tile }, the lair numbered { $number }.
event-ring-rerolled = The dice say { $dice }, but no lair numbered { $number } is on the map. Once more.
event-token-placed = Something breathes in the dark of { $tile }.
    .or = Two eyes blink on { $tile }. Whose, nobody knows yet.
    .or2 = { $tile } is somebody’s lair. Nobody has seen whose.
event-pool-filled = The Healing Pool shimmers on { $tile } and will heal { $count ->
    [one] once
   *[other] { $count } times
  }.
event-item-hidden = Something lies face down on { $tile }.
event-gateway-opened = Old stones part: the Gateway on { $tile } leads down to the dungeon, { $target }.
event-moved = { $hero } walks from { $origin } to { $tile }, { $ap } AP left.
    .or = { $hero } goes on to { $tile } and has { $ap } AP left.
    .or2 = { $hero } treads from { $origin } to { $tile } and keeps { $ap } AP.
    .or3 = Steps echo on { $tile }: { $hero } is there, with { $ap } AP left.
event-walked = { told-round }{ told-hero } walks { $steps ->
    [one] from { $origin } to { $tile }
   *[other] { $steps } tiles, from { $origin } to { $tile }
  }, { $ap } AP left.
    .or = { told-round }{ told-hero } goes { $steps ->
        [one] on to { $tile }
       *[other] { $steps } tiles on, to { $tile },
      } and has { $ap } AP left.
    .or2 = { told-round }{ told-hero } leaves { $origin } behind and comes to { $tile }, { $ap } AP left.
    .or3 = { told-round }{ told-hero } takes { $steps ->
        [one] one step
       *[other] { $steps } steps
      }, from { $origin } to { $tile }, and keeps { $ap } AP.
    .or4 = { told-round }{ told-hero } goes from { $origin } to { $tile }{ $steps ->
        [one] { "" }
       *[other] , { $steps } tiles,
      } and has { $ap } AP left.
event-web-walked = { $hero } walks the threads from { $origin } to the Web on { $tile }, { $ap } AP left.
event-ladder-climbed = { $hero } takes the ladder from { $origin } to { $tile }.
event-ladder-placed = { $hero } lands on { $tile } and sets the ladder up there. It joins the Pit from now on.
event-teleported = The crystal flares: { $hero } vanishes from { $origin } and stands on { $tile }.
event-monster-revealed = Out of the bag comes { $monster-a } ({ told-strength }) on { $tile }.
    .or = { $tile } belongs to { $monster-a }: { told-strength }.
event-met = { $hero } meets { $monster-a } ({ told-strength }) on { $tile }.
    .or = { $hero } walks in on { $monster-a } ({ told-strength }) on { $tile }.
    .or2 = Out of the dark of { $tile } comes { $monster-a } ({ told-strength }), straight at { $hero }.
told-strength = { $hp } HP, { $dice }d6{ $plus ->
    [0] { "" }
   *[other] +{ $plus }
  }{ $is_purple ->
    [1] , purple side up
   *[other] { "" }
  }
event-nothing-there = The bag is empty: the lair on { $tile } is only a smell.
event-sneaked = { $is_unseen ->
    [1] { $hero } rolls { $die } and slips past { $monster-the } unseen.
   *[other] { $hero } rolls { $die }: the cloak slips, and { $monster-the } { $monster-num ->
        [many] turn
       *[other] turns
      } round. There is no escape now.
  }
event-unhidden = The cloak is off, and { $monster-the } { $monster-num ->
    [many] see
   *[other] sees
  } { $hero }.

## The fight

event-fight-began = { $hero } faces { $monster-the } ({ $hp } HP) on { $tile }.
    .or = Steel out: { $hero } against { $monster-the } ({ $hp } HP) on { $tile }.
    .or2 = { $monster-The } ({ $hp } HP) { $monster-num ->
        [many] look
       *[other] looks
      } up on { $tile }, and there is { $hero }.
event-round-rolled = { $is_critical ->
    [1] { $hero } rolls { $dice }, a critical hit! Doubled{ $plus ->
        [0] , that
       *[other] { " " }and +{ $plus }, that
      } makes { $total }.
   *[other] { $hero } rolls { $dice }{ $plus ->
        [0] : { $total }.
       *[other] { " " }and adds { $plus }: { $total }.
      }
  } { $monster-The }: { $foe_dice }{ $foe_plus ->
    [0] { "" }
   *[other] , +{ $foe_plus }
  }, makes { $foe_total }.
    .or = { $total } for { $hero } ({ $dice }{ $is_critical ->
        [1] , doubled for a critical hit
       *[other] { "" }
      }{ $plus ->
        [0] { "" }
       *[other] , +{ $plus }
      }) against { $foe_total } for { $monster-the } ({ $foe_dice }{ $foe_plus ->
        [0] { "" }
       *[other] , +{ $foe_plus }
      }).
event-dice-rerolled = { $hero } uses { $item-the } and rolls again: { $dice }, makes { $total }.
event-lethal-blow = Lethal Blow! { $hero } doubles it to { $total }.
event-clobbered = { $hero } winds up for a mighty swing: two more dice on the next roll.
event-tied = { $hero } and { $monster-the } are even. Nobody is hurt.
    .or = Blade on claw: { $hero } and { $monster-the } come to a draw.
    .or2 = { $hero } and { $monster-the } circle each other. No harm done.
event-vine-held = The vine holds: { $monster-the } { $monster-num ->
    [many] strike at { $hero } and do
   *[one] strikes at { $hero } and does
  } not come through.
event-monster-hurt = { $monster-The } { $monster-num ->
    [many] take
   *[other] takes
  } { $damage } damage { $cause }{ $hp ->
    [0] .
   *[other] , { $hp } HP left.
  }
    .or = { $monster-The } { $monster-num ->
        [many] suffer
       *[other] suffers
      } { $damage } damage { $cause }{ $hp ->
        [0] { " " }and { $monster-num ->
            [many] have
           *[other] has
          } no HP left.
       *[other] { " " }and { $monster-num ->
            [many] have
           *[other] has
          } { $hp } HP left.
      }
event-hero-hurt = { $hero } takes { $damage } damage { $cause }{ $hp ->
    [0] { " " }and goes down
   *[other] , { $hp } HP left
  }{ $absorbed ->
    [0] .
   *[other] { " " }({ $absorbed } stopped by armour).
  }
    .or = { $hero } suffers { $damage } damage { $cause } and { $hp ->
        [0] goes down
       *[other] has { $hp } HP left
      }{ $absorbed ->
        [0] .
       *[other] { " " }({ $absorbed } stopped by armour).
      }
event-hero-unhurt = { $absorbed ->
    [0] { $hero } comes through unhurt { $cause }.
   *[other] Armour stops all { $absorbed } damage { $cause }: { $hero } is unhurt.
  }
    .or = { $absorbed ->
        [0] Not a scratch on { $hero } { $cause }.
       *[other] Not a scratch on { $hero } { $cause }: armour stops all { $absorbed }.
      }
event-dead-eye = Right between the eyes: { $hero } drops { $monster-the } with a single arrow!
event-instant-kill = One blow, and it is over: { $hero } fells { $monster-the } outright!
event-monster-killed = { $hero } slays { $monster-the }! That makes { $kills ->
    [one] 1 kill
   *[other] { $kills } kills
  }.
    .or = { $monster-The } will trouble nobody any more. { $hero } has { $kills ->
        [one] 1 kill
       *[other] { $kills } kills
      }.
    .or2 = And down { $monster-num ->
        [many] go
       *[other] goes
      } { $monster-the }. { $hero } has { $kills ->
        [one] 1 kill
       *[other] { $kills } kills
      }.
event-monster-recovered = { $monster-The } { $monster-num ->
    [many] rest and heal
   *[other] rests and heals
  }: back to { $hp } HP.
event-spiders-spawned = The Web on { $tile } trembles: { $count ->
    [one] 1 spider drops
   *[other] { $count } spiders drop
  } down.
event-spiders-left = { $count ->
    [one] The last spider scurries
   *[other] The last { $count } spiders scurry
  } away.
event-escaped = { $hero } gets away from { $monster-the } to { $tile }.
    .or = { $hero } runs for it, as far as { $tile }.
event-blew-away = A whirlwind lifts { $hero } out of the fight, all the way to { $tile }.
event-took-over = { $hero } steps up to { $monster-the }: { $hp } HP left to fell.
event-archer-took-over = { $hero } aims at { $monster-the }: { $hp } HP left to fell.
event-tag-asked = { $hero } calls for help: will { $target } ({ $target_seat }) come?
    .or = “{ $target }!” { $hero } shouts. Does { $target_seat } hear?
    .or2 = { $hero } looks round for { $target }. What does { $target_seat } say?
event-all-called = { $hero } calls everybody to the fight: who will come?
    .or = “To me, all of you!” { $hero } shouts. Who hears?
    .or2 = { $hero } looks round for all the others. Who will help?
event-tag-joined = { $hero } joins the fight on { $tile }{ $cost ->
    [0] .
   *[other] , for { $cost } AP of the next turn.
  }
    .or = { $hero } comes running to { $tile }{ $cost ->
        [0] .
       *[other] , and owes { $cost } AP next turn.
      }
    .or2 = { $hero } is there: one more on { $tile }{ $cost ->
        [0] .
       *[other] , for { $cost } AP of the next turn.
      }
event-archer-joined = { $hero } takes aim at the fight from { $tile }{ $cost ->
    [0] .
   *[other] , for { $cost } AP of the next turn.
  }
event-tag-declined = { $hero } stays out of it.
    .or = { $hero } has other plans.
    .or2 = { $hero } shakes their head and stays away.
event-help-refused = { $hero } calls for help. { $refused } { $refused-count ->
    [one] stays
   *[other] stay
  } out of it.
    .or = { $hero } shouts for help, but { $refused } { $refused-count ->
        [one] has
       *[other] have
      } other plans.
    .or2 = “Over here!” { $hero } shouts. { $refused } { $refused-count ->
        [one] does
       *[other] do
      } not come.
    .or3 = { $hero } looks round for help. { $refused } { $refused-count ->
        [one] looks
       *[other] look
      } away.
event-help-sought = { $hero } calls for help. { $refused } { $refused-count ->
    [one] stays
   *[other] stay
  } out of it. Will { $target } ({ $target_seat }) come?
    .or = { $hero } shouts for help, but { $refused } { $refused-count ->
        [one] has
       *[other] have
      } other plans. Does { $target } ({ $target_seat }) hear?
    .or2 = “Over here!” { $hero } shouts. { $refused } { $refused-count ->
        [one] does
       *[other] do
      } not come. “{ $target }!” And { $target_seat }?
    .or3 = { $hero } looks round for help. { $refused } { $refused-count ->
        [one] looks
       *[other] look
      } away. And { $target } ({ $target_seat })?
event-shot = { $hero } aims { $item-the } at { $monster-the } on { $tile } and rolls { $dice }: { $damage } damage.
event-charged = { $monster-The } { $monster-num ->
    [many] charge
   *[other] charges
  } from { $origin } to { $tile }!
event-bomb-went = { $hero } lights the fuse and rolls { $dice }. Boom on { $tile }: { $damage } damage to all it reaches.
event-archer-withdrew = { $hero } lowers the weapon and lets the others fight on.
event-ducked = { $hero } ducks and rolls { $die }: { $left ->
    [0] nothing gets through.
   *[other] { $left } damage still to come.
  }
    .or = Head down! { $hero } rolls { $die }, { $left ->
        [0] and all of it flies past.
       *[other] and { $left } is still coming.
      }
event-dived = { $hero } dives clear just in time.
event-riposted = Riposte! { $hero } turns { $damage } damage back on { $monster-the }{ $hp ->
    [0] .
   *[other] : { $hp } HP left.
  }
event-braced = { $hero } braces. The blow stops dead.
event-boss-baned = { $hero } knows the word of bane: { $monster-the } can have no more than { $hp } HP now.
event-killing-blow = { $hero } falls, and takes { $monster-the } along with { $item-the }. In their own words: “{ $story }”
    .without-story = { $hero } falls, and takes { $monster-the } along with { $item-the }. How, nobody will ever tell.
    .without-story-or = One last trick with { $item-the }, and { $hero } does not fall alone: down { $monster-num ->
        [many] go
       *[other] goes
      } { $monster-the }.
    .without-story-or2 = { $hero } goes down laughing, { $item-the } in hand, and { $monster-the } with { $hero }.
event-killing-blow-sung = { $hero } falls, and takes { $monster-the } along with { $item-the }. “Down I went, and not alone. Sing of it at the Start!”
    .or = { $hero } falls, swings { $item-the } once more, and { $monster-the } { $monster-num ->
        [many] fall
       *[other] falls
      } too. “Not without company,” somebody heard.
    .or2 = { $hero } dies with { $item-the } in hand, and { $monster-the } { $monster-num ->
        [many] die
       *[other] dies
      } of it. They will sing of this at the Start.
event-died = { $hero } dies and wakes on { $tile } with { $lives ->
    [one] the last life.
   *[other] { $lives } lives left.
  }
    .or = It goes dark. { $hero } comes to on { $tile }, { $lives ->
        [one] and this life is the last.
       *[other] { $lives } lives left.
      }
    .without-tile = { $hero } dies.
event-hero-attacked = { $hero } turns on { $target } ({ $target_seat }) and comes to { $total } ({ $dice }{ $is_critical ->
        [1] , doubled for a critical hit
       *[other] { "" }
      }{ $plus ->
        [0] { "" }
       *[other] , +{ $plus }
      }). { $target } comes to { $foe_total } ({ $foe_dice }{ $is_foe_critical ->
        [1] , doubled for a critical hit
       *[other] { "" }
      }{ $foe_plus ->
        [0] { "" }
       *[other] , +{ $foe_plus }
      }).

## Things found, lost and used

event-item-taken = { $hero } takes { $item-the } ({ $power }): { $space }.
    .without-space = { $item } joins { $hero } ({ $power }).
    .or = { $hero } gets { $item-the } ({ $power }): { $space }.
    .or2 = { $hero } has found { $item-a } ({ $power }): { $space }.
    .without-space-or = { $item } trots after { $hero } from now on ({ $power }).
event-item-left = { $hero } leaves { $item-the } on { $tile }.
event-item-lies = There on { $tile }: { $item-a } ({ $power }).
    .or = Something glints on { $tile }: { $item-a } ({ $power }).
event-item-moved = { $hero } moves { $item-the }: { $space }.
event-poison-moved = { $hero } lets the poison creep elsewhere: { $space }.
event-item-used = { $hero } uses { $item-the }.
    .or = { $hero } reaches for { $item-the }.
event-skill-used = { $hero } works { $skill } on { $target }.
    .without-target = { $hero } works { $skill }.
event-item-discarded = { $hero } throws away what is left of { $item-the }.
event-items-fell = { $hero } drops { $count ->
    [one] 1 item
   *[other] { $count } items
  } on { $tile }.
    .or = The pack of { $hero } bursts: { $count ->
        [one] 1 item lies
       *[other] { $count } items lie
      } on { $tile }.
    .or2 = { $hero } leaves { $count ->
        [one] 1 item
       *[other] { $count } items
      } behind on { $tile }.
event-insurance-paid = { $item } pays: { $hero } keeps every item.
event-companion-left = { $hero } loses { $item-the }: it goes back into the bag.
event-bag-empty = The bag of items is empty.
event-token-earned = { $hero } takes a skill token and has { $tokens }.
    .or = { $hero } is the wiser for it: { $tokens ->
        [one] 1 skill token
       *[other] { $tokens } skill tokens
      }.
    .or2 = { $tokens ->
        [one] A skill token for { $hero }.
       *[other] One more skill token for { $hero }: { $tokens } in all.
      }
event-item-awoke = { $hero } awakens { $item-the }: { $power }!
event-trap-sprung = { $item }! A trap on { $tile }, drawn by { $hero }: { $die } damage to everybody there.
event-trap-slept = { $item }! But { $hero } knows traps and rolls { $die }: it never goes off.
event-chest-opened = { $is_trapped ->
    [1] { $hero } rolls { $die } on { $item-the }: it was a trap, and it snaps.
   *[other] { $hero } rolls { $die } on { $item-the }: the lid springs open.
  }
    .without-die = { $hero } dives for { $item-the }: the lid springs open, and nothing snaps.
event-trade-offered = { $hero } offers { $target } ({ $target_seat }) { $give-the } for { $want-the }.
    .without-want = { $hero } offers { $target } ({ $target_seat }) { $give-the } for nothing.
    .without-give = { $hero } asks { $target } ({ $target_seat }) for { $want-the }.
event-trade-done = Done: { $give-the } for { $target }, { $want-the } for { $hero }.
    .without-want = { $hero } hands { $target } { $give-the }.
    .without-give = { $target } hands { $hero } { $want-the }.
event-trade-refused = { $target } ({ $target_seat }) says no to { $hero }.
event-stolen = A claw out of nowhere: { $hero } has { $item-the } of { $target } ({ $target_seat }).
event-drained = The teeth bite: { $hero } drains { $damage } HP from { $target } ({ $target_seat }).
event-healed = { $hero } heals { $amount } and has { $hp } HP.
    .or = Better already: { $hero } is up { $amount }, to { $hp } HP.
event-pool-used = { $hero } rests in the Healing Pool: full HP. { $left ->
    [0] The water runs dry.
    [one] It will heal once more.
   *[other] It will heal { $left } times more.
  }
event-ring-taken = { $hero } takes the Ring of Creation from { $tile }. It is warm.
event-ring-fell = The Ring of Creation rolls over the stones of { $tile }.
event-lives-restored = The Dragon’s death is a new dawn: three lives and full HP for everybody still in the game.

## Hazards, and what the forest hides

event-spikey-jammed = { $hero } jams Old Spikey with { $item-the }. Crunch.
event-spikey-rolled = { $is_sprung ->
    [1] { $hero } treads softly and rolls { $die }. Not softly enough.
   *[other] { $hero } treads softly and rolls { $die }. Old Spikey sleeps on.
  }
    .or = { $is_sprung ->
        [1] { $hero } tiptoes past Old Spikey and rolls { $die }. Click.
       *[other] { $hero } tiptoes past Old Spikey and rolls { $die }. Not a sound.
      }
    .or2 = { $is_sprung ->
        [1] A { $die } on the plates of Old Spikey: { $hero } hears it wind up.
       *[other] A { $die } on the plates of Old Spikey: { $hero } is past.
      }
event-spikey-sprung = Old Spikey springs on { $tile }: { $die } damage, and no armour helps.
event-poisoned = Poison! { $hero } loses a space to it: { $space }.
    .or = It burns like nettles: { $hero } is poisoned and loses a space, { $space }.
    .or2 = Venom creeps into the gear of { $hero }, who can no longer use a space: { $space }.
event-poison-cured = { $hero } is free of poison ({ $count ->
    [one] 1 space
   *[other] { $count } spaces
  } clean again).
    .or = The poison leaves { $hero }: { $count ->
        [one] 1 space is
       *[other] { $count } spaces are
      } free again.
event-seed-sought = { $is_guarded ->
    [1] { $hero } reaches for the seed and rolls { $die }: something reaches back.
   *[other] { $hero } reaches for the seed and rolls { $die }: nothing stirs.
  }
    .or = { $is_guarded ->
        [1] A { $die }: the nest was not empty, and { $hero } has woken it.
       *[other] A { $die }: the nest is quiet under the hands of { $hero }.
      }
    .or2 = { $is_guarded ->
        [1] { $hero } bends over the nest and rolls { $die }. Something bends over { $hero }.
       *[other] { $hero } bends over the nest and rolls { $die }. All is still.
      }
event-seed-taken = { $hero } takes a brood seed and carries { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
  } now.
    .or = A brood seed goes into the pouch of { $hero }: { $seeds } in all.
    .or2 = { $hero } lifts a brood seed out of its nest and carries { $seeds } now.
event-seeds-picked-up = { $hero } picks up { $count ->
    [one] a brood seed
   *[other] { $count } brood seeds
  } and carries { $seeds } now.
    .or = { $count ->
        [one] A fallen brood seed goes
       *[other] { $count } fallen brood seeds go
      } into the pouch of { $hero }: { $seeds } in all.
event-seeds-fell = { $hero } loses { $count ->
    [one] 1 brood seed
   *[other] { $count } brood seeds
  }. { $count ->
    [one] It lies
   *[other] They lie
  } on { $tile } now.
    .or = { $hero } drops { $count ->
        [one] a brood seed
       *[other] { $count } brood seeds
      } on { $tile }.
event-seeds-carried-out = { $count ->
    [one] A brood seed rolls
   *[other] { $count } brood seeds roll
  } out of the closing dungeon, from { $origin } to { $tile }.
event-swamp-searched = { $is_guarded ->
    [1] { $hero } gropes in the mud and rolls { $die }: the mud gropes back.
   *[other] { $has_item ->
        [1] { $hero } gropes in the mud and rolls { $die }: there is something.
       *[other] { $hero } gropes in the mud and rolls { $die }: nothing but mud.
      }
  }
    .or = { $is_guarded ->
        [1] Up to the elbows in the Swamp, { $hero } rolls { $die }: it is not alone down there.
       *[other] { $has_item ->
            [1] Up to the elbows in the Swamp, { $hero } rolls { $die }: and comes up with something.
           *[other] Up to the elbows in the Swamp, { $hero } rolls { $die }: all for nothing.
          }
      }
event-bones-healed = The old bones are kind: { $hero } is at full HP and clean of poison.
event-bones-searched = { $hero } lays three trophies among the bones and digs something up. { $kills ->
    [0] No kill is left.
    [one] 1 kill is left.
   *[other] { $kills } kills are left.
  }
event-web-rolled = { $is_spun ->
    [1] { $hero } steps into the Web and rolls { $die }: it hums.
   *[other] { $hero } steps through the Web and rolls { $die }: all quiet.
  }
    .or = { $is_spun ->
        [1] A { $die }: a thread snaps under { $hero }, and the Web hums.
       *[other] A { $die }: { $hero } passes between the threads, and nothing stirs.
      }
    .or2 = { $is_spun ->
        [1] { $hero } pushes into the Web and rolls { $die }. Something up there has noticed.
       *[other] { $hero } ducks under the Web and rolls { $die }. Nobody is home.
      }
event-pit-rolled = { $has_fallen ->
    [1] { $hero } balances along the Pit and rolls { $die }. A slip, and down.
   *[other] { $hero } balances along the Pit and rolls { $die }. Safely across.
  }
event-pit-quiet = The bag is empty: nothing more waits at the bottom of the Pit.
event-pit-roped = { $hero } swings across the Pit on a rope.
    .or = A knot, a swing: the rope takes { $hero } over the Pit.
event-seed-planted = { $hero } plants a brood seed in the Red Vine on { $tile }: { $count } of 4. Morna Gûl grows weaker.
    .or = { $hero } presses a brood seed into the Red Vine on { $tile }: { $count } of 4. Somewhere Morna Gûl howls.
    .or2 = Seed { $count } of 4 goes into the Red Vine on { $tile }, by the hand of { $hero }. Morna Gûl rolls one die less.

## The end in the forest

event-gathering-began = The Maiden Tree wakes on { $tile }. All who carry brood seeds must stand there together.
event-forest-calmed = All bearers stand at the Maiden Tree on { $tile }. The monsters flee, the poison fades, the spiders sleep.
event-morna-came = And then he comes. Morna Gûl stands on { $tile } with { $hp } HP.
event-morna-rolled = Morna Gûl stirs and rolls { $dice }: up to { $total ->
    [one] 1 tile
   *[other] { $total } tiles
  }.
event-morna-moved = Morna Gûl strides from { $origin } to { $tile }, { $steps ->
    [one] 1 tile
   *[other] { $steps } tiles
  }.
event-morna-strode = Morna Gûl rolls { $dice } and strides from { $origin } to { $tile }, { $steps ->
    [one] 1 tile
   *[other] { $steps } tiles
  }.
    .or = { $dice } for Morna Gûl: from { $origin } he comes { $steps ->
        [one] a tile
       *[other] { $steps } tiles
      } nearer, to { $tile }.
    .or2 = The ground trembles: { $dice }. Morna Gûl walks { $steps ->
        [one] 1 tile
       *[other] { $steps } tiles
      }, from { $origin } to { $tile }.
event-morna-stayed = Morna Gûl waits on { $tile }.
event-front-chosen = { $hero } steps in front of the others.
    .or = { $hero } takes the lead.
    .or2 = “Behind me!” It is { $hero } who stands in front.
event-ran-past = { $hero } runs past Morna Gûl, on to { $tile }.
    .or = { $hero } dodges Morna Gûl and runs on to { $tile }.
event-tree-called = The Maiden Tree answers and lifts { $hero } to { $tile }.
    .or = A branch comes down and lifts { $hero } out of the fight, to { $tile }.
    .or2 = { $hero } calls the Maiden Tree, and it sets { $hero } down on { $tile }.
event-morna-fed = Morna Gûl drinks the fallen: { $hp } HP.
    .or = He feeds on the dead: Morna Gûl has { $hp } HP.

## Why an automaton chose as it did

reason-favourite = A favourite of its kind.
reason-whim = Nothing better is known than chance.
reason-enough = Done for free often enough: on with the turn.
reason-usual = Nothing speaks against the usual.
reason-weighed = { $options ->
    [one] There was nothing else.
   *[other] Weighed against { $options } ways.
}
