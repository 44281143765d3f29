### Beside the pictures of what has just happened: the cards are to be seen. `.more` is the line under the heading.

duel-needs = { $total } for { $target }
duel-beats = { $total } against { $target }
duel-against = { $total } against { $target }

## A hero strikes

moment-attacked = { $hero }: { $ability } on { $struck-the }
    .more = { $outcome ->
        [ace] An Ace: it fails!
        [miss] Too low.
        [king] A King!
       *[hit] It hits!
      }
moment-clashed = { $hero }: { $ability } on { $enemy-the }
    .more = { $result ->
        [none] Warded off.
        [chilled] It freezes.
        [brief] Even: it freezes for a round.
        [already] Its ice stays as it is.
        [half] Even: half of it, { damage }{ after }
        [doubled] A King: doubled, { damage }{ after }
       *[full] { over }: { damage }{ after }
      }
after = { $has_fallen ->
    [1] . It falls!
   *[0] , { left }
  }
moment-enemy-defended = { $enemy-The } { $outcome ->
    [none] wards it off
    [chilled] freezes
    [brief] freezes
    [already] cannot defend
   *[other] is hit
  }
    .more = { $outcome ->
        [none] No harm done.
        [chilled] The ice takes hold.
        [brief] Even: for a round only.
        [already] Its ice stays as it is.
       *[other] { damage }, { left }.
      }
moment-enemy-fell = { $enemy-The } falls!
    .more = { $drops ->
        [1] And something drops.
       *[0] { "" }
      }
moment-boss-rose = { $enemy-The } { $health ->
        [0] stays down
       *[other] rises again!
      }
    .more = { $health ->
        [0] A black card: it is over.
       *[other] A red card: { $health } HP.
      }

## An enemy strikes

moment-struck = { $enemy-The } strikes at { $hero }
    .more = { $outcome ->
        [ace] An Ace: it fails!
        [miss] Too low: missed.
        [king] A King: { damage }!
       *[hit] { over }: { damage }.
      }
moment-assailed = { $enemy-The } strikes at { $hero }
    .more = { $fate ->
        [dead] { damage }: { $hero } is dead.
        [stunned] { damage }: { $hero } is stunned.
       *[none] { $defence ->
            [open] { $struck } damage on its way.
            [full] Nothing gets through!
            [part] It helps: { damage }, { left }.
            [failed] Too low: { damage }, { left }.
           *[none] { damage }, { left }.
          }
      }
moment-defended = { $hero } defends: { $ability }
    .more = { $outcome ->
        [full] Nothing gets through!
        [part] { $left } damage left.
       *[failed] Too low.
      }
moment-weathered = { $hero } defends: { $ability }
    .more = { $total } for { $target }: { $outcome ->
        [part] it helps. { damage }, { left }.
       *[failed] too low. { damage }, { left }.
      }
moment-hurt = { $hero } loses { $damage ->
        [0] no HP
       *[other] { $damage } HP
      }
    .more = { left }
moment-stunned = { $hero } is stunned
    .more = At 0 HP a hero can only defend, walk, use a thing or be healed.
moment-died = { $hero } is dead
    .more = Fallen on { $spot }.
moment-revived = { $hero } lives again!
    .more = { $health } HP.
moment-ability-used = { $hero }: { $ability }
    .more = { $total } for { $target }: { $outcome ->
        [failed] nothing comes of it.
        [bare] just enough: nothing comes of it.
       *[done] it works!
      }

## What one comes upon

moment-room-entered = { $room }
    .more = { $room-enter }
moment-delve-flipped = { $shape }
    .more = { $shape-goal }
moment-drop-flipped = { $side ->
        [enemies] They saw you first!
        [heroes] You saw them first!
       *[nobody] Nobody is quicker
      }
    .more = { $side ->
        [enemies] An Ace: all enemies act before you.
        [heroes] A King: all of you act before them.
       *[nobody] The highest initiative begins.
      }
moment-exit-watched = { $comes ->
        [1] Somebody is at the door!
       *[0] You linger
      }
    .more = { $comes ->
        [1] 4 or less: an enemy comes in.
       *[0] { $is_spent ->
            [1] 4 or less, but no enemy is left to come.
           *[0] Above 4: nobody comes.
          }
      }
moment-exit-opened = The door is open
    .more = On { $spot }.
moment-enemy-appeared = { $enemy-The }
    .more = { $enemy-sight }
moment-ambush-flipped = { $is_ambush ->
        [1] Ambush!
       *[0] No surprise
      }
    .more = { $is_ambush ->
        [1] 3 or less: they act next.
       *[0] Above 3: all in order.
      }
moment-trap-sprung = { $damage ->
        [0] { $hero } steps out of the way
       *[other] { $hero } is in the trap
      }
    .more = It took { $target }.{ $damage ->
        [0] { "" }
       *[other] {" "}{ damage }, { left }.
      }
moment-key-taken = { $hero } takes the { $item }
moment-chest-tried = { $outcome ->
        [open] It opens!
        [broken] The lock breaks
        [destroyed] In pieces
        [exploded] It explodes!
       *[nothing] It stays shut
      }
    .more = { $hero } { $way ->
        [hit] hits the chest: { $total } for { $target }.
       *[other] picks the lock: { $total } for { $target }.
      }
moment-found = { $count ->
        [one] { $item }
       *[other] { $count } × { $item }
      }{ $is_paired ->
        [1] {" "}and a Lock Pick
       *[0] { "" }
      }
    .more = { $item-does }
moment-booby-trap = It snaps at { $hero }!
    .more = { damage }.

## What remains

moment-experience-gained = { $hero } earns { $points } experience
    .more = { $experience } now.
moment-level-gained = { $hero } reaches level { $level }!
    .more = { $points ->
        [0] No point, this time.
        [one] 1 point to grow by.
       *[other] { $points } points to grow by.
      }
moment-quest-won = { $adventure }: won!
    .more = { $adventure-won }
moment-quest-lost = { $adventure }: lost
    .more = { $adventure-lost }

## The table of experience

earned-title = Experience
earned-now = now { $experience }
