### The story of turns and fights: cards by rank and suit, what was needed, what became of it.

cast = { $card }{ $stamina ->
    [nothing] { "" }
   *[other] {" "}and { $stamina } of stamina
  }{ $bonus ->
    [0] { "" }
   *[other] {" "}and { $bonus } more
  }
counts-as = { $trait ->
    [0] { "" }
   *[other] {" "}(counts as { $answer_total })
  }
over = { $over ->
    [0] just enough
   *[other] { $over } over
  }
damage = { $damage ->
    [0] no damage
   *[other] { $damage } damage
  }
left = { $health ->
    [0] none left
   *[other] { $health } HP left
  }

## Rounds and turns

event-drop-flipped = { $side ->
    [enemies] { $card } for the drop: an Ace! They saw you first, and all of them act.
    [heroes] { $card } for the drop: a King! You saw them first, and all of you act.
   *[nobody] { $card } for the drop: nobody is quicker. The highest initiative begins.
  }
event-round-began = { $mode ->
    [fight] Round { $round }.
   *[explore] Nobody to fight is in sight: go in any order.
  }
event-round-opened = Round { $round }: { $hero } begins.
event-turn-began = { $hero }’s turn.
event-turn-lost = { $hero } is still caught, and loses the turn.
event-rested = { $hero } does nothing{ $gained ->
    [0] .
   *[other] , and draws a stamina card: { $stamina } now.
  }
event-waited = { $hero } waits.
event-held-turn-taken = { $hero } acts now.
event-held-turn-lapsed = { $hero } has waited too long: the turn is gone.
event-enemy-turn-lost = { foe-first } is frozen and does nothing.
event-exit-watched = { $comes ->
    [1] You linger with the exit in sight, and { $card } is flipped: 4 or less, so somebody is at the door!
   *[0] { $is_spent ->
        [1] You linger with the exit in sight, and { $card } is flipped. It would bring an enemy, but none is left to come.
       *[0] You linger with the exit in sight, and { $card } is flipped: above 4, so nobody comes.
      }
  }
event-stayed = The party stays a little longer.

## Walking

event-moved = { $way ->
    [poof] { $hero } is gone from { $origin }, and stands on { $spot }.
    [hover] { $hero } floats from { $origin } to { $spot }.
   *[walk] { $hero } goes to { $spot }.
  }
event-walked = { $hero } { $way ->
    [hover] floats from { $origin } to { $spot }.
   *[walk] goes from { $origin } to { $spot }.
  }
event-climbed = { $hero } is half way up the rocks on { $spot }.
event-stopped = { $way ->
    [king] A King: { $hero } is held on { $spot }.
   *[counter] { $hero } has struck back, and stays on { $spot }.
  }
event-turned-up = { $spots } are turned up{ $marks-count ->
    [one] , each of them { $marks }.
   *[other] : { $marks }.
  }
event-ambush-flipped = { $is_ambush ->
    [1] { $hero } flips { $card }: they are quicker, and act next!
   *[0] { $hero } flips { $card }: no surprise.
  }
event-trap-sprung = { $hero } treads on the trap on { $spot } and flips { $card }{ $damage ->
    [0] , { $target } or more: out of the way in time.
   *[other] , below { $target }: { damage }, { left }.
  }
event-enemy-moved = { $way ->
    [flee] { foe-first } flees to { $spot }.
    [away] { foe-first } leaves { $origin }, and is out of sight.
    [back] { foe-first } comes into sight on { $spot }.
   *[walk] { foe-first } comes to { $spot }.
  }
event-strode = { $way ->
    [flee] { foe-first } flees from { $origin } to { $spot }.
   *[walk] { foe-first } comes from { $origin } to { $spot }.
  }
event-enemy-climbed = { foe-first } is half way up the rocks on { $spot }.
event-hero-dragged = The chain pulls { $hero } from { $origin } to { $spot }.
event-room-lit = { $hero } lights a Torch: the room is lit.

## A hero strikes

event-attacked = { $hero }, { $ability } on { $struck-the }: { cast }{ $outcome ->
    [ace] . An Ace: it fails.
    [miss] {" "}for { $target }: missed.
    [king] {" "}for { $target }, { over }, and a King!
   *[hit] {" "}for { $target }, { over }.
  }
event-enemy-defended = { foe-first } { answer }
answer = { $card ->
    [nothing] cannot defend
   *[other] turns { $card }{ $trait ->
        [0] { "" }
       *[other] {" "}(counts as { $total })
      }
  }{ $outcome ->
    [none] , and comes to no harm.
    [chilled] { $card ->
        [nothing] .
       *[other] , too low.
      }
    [brief] , even.
    [already] , but its ice stays as it is.
    [half] , even: half of it, { damage }, { left }.
    [doubled] { $card ->
        [nothing] , and a King doubles: { damage }, { left }.
       *[other] , too low, and a King doubles: { damage }, { left }.
      }
   *[full] { $card ->
        [nothing] : { damage }, { left }.
       *[other] , too low: { damage }, { left }.
      }
  }
event-clashed = { $hero }, { $ability } on { foe }: { cast } for { $target }, { over }{ $outcome ->
    [king] , and a King!
   *[hit] .
  } It { $answer ->
    [nothing] cannot defend
   *[other] turns { $answer }{ counts-as }
  }{ $result ->
    [none] , and comes to no harm.
    [chilled] { $answer ->
        [nothing] .
       *[other] , too low.
      }
    [brief] , even.
    [already] , but its ice stays as it is.
    [half] , even: half of it, { damage }
    [doubled] { $answer ->
        [nothing] : doubled, { damage }
       *[other] , too low: doubled, { damage }
      }
   *[full] { $answer ->
        [nothing] : { damage }
       *[other] , too low: { damage }
      }
  }{ $result ->
    [none] { "" }
    [chilled] { "" }
    [brief] { "" }
    [already] { "" }
   *[other] { $has_fallen ->
        [1] . It falls{ $drops ->
            [1] , and something drops.
           *[0] !
          }
       *[0] , { left }.
      }
  }
event-enemy-fell = { foe-first } falls{ $drops ->
    [1] { $card ->
        [nothing] , and something drops.
       *[other] , and { $card } says that something drops.
      }
   *[0] { $card ->
        [nothing] .
       *[other] . { $card }: it had nothing on it.
      }
  }
event-enemy-hurt = { $way ->
    [fire] { foe-first } burns: { damage }, { left }.
    [venom] Poison works in { foe }: { damage }, { left }.
   *[friend] { foe-first } takes { damage }, { left }.
  }
event-enemy-froze = { foe-first } freezes{ $rounds ->
    [99] {" "}until somebody attacks it.
    [one] {" "}for a round.
   *[other] {" "}for { $rounds } rounds.
  }
event-enemy-thawed = { foe-first } thaws.
event-enemy-poisoned = { foe-first } is poisoned: { $damage } on each of { $turns ->
    [one] its next turn.
   *[other] its next { $turns } turns.
  }
event-enemy-healed = { foe-first } gathers itself, and has { $health } HP now.
event-boss-rose = { foe-first } should be dead. { $card }: { $health ->
    [0] a black card. This time it stays down.
   *[other] a red card. It rises again, with { $health } HP!
  }

## An enemy strikes

event-struck = { foe-first } strikes at { $hero }, { $blow }: { $card }{ $outcome ->
    [ace] . An Ace: it fails!
    [miss] , and it had to be above { $target }: missed.
    [king] , { $over } over: a King, { damage }!
   *[hit] , { $over } over: { damage }.
  }
after-kept = { $armour ->
    [0] { $shield ->
        [0] { "" }
       *[other] {" "}after the Magic Shield
      }
   *[other] { $shield ->
        [0] {" "}after armour
       *[other] {" "}after armour and the Magic Shield
      }
  }
no-harm = { $armour ->
    [0] { $shield ->
        [0] { "" }
       *[other] {" "}No damage{ after-kept }.
      }
   *[other] {" "}No damage{ after-kept }.
  }
event-assailed = { foe-first } strikes at { $hero }, { $blow }: { $card }, { $over } over{ $outcome ->
    [king] , a King
   *[hit] { "" }
  }: { $struck } damage. { $defence ->
    [open] { "" }
    [none] No defence.
   *[other] { $hero }, { $ability }: { $answer }{ $stamina ->
        [nothing] { "" }
       *[other] {" "}and { $stamina } of stamina
      }{ $bonus ->
        [0] { "" }
       *[other] {" "}and { $bonus } more
      } for { $answer_target }{ $defence ->
        [failed] , too low.
        [full] : nothing gets through!
       *[part] : it helps.
      }
  }{ $damage ->
    [0] { no-harm }
   *[other] {" "}{ damage }{ after-kept }, { left }.
  }{ $fate ->
    [stunned] {" "}{ $hero } is stunned.
    [dead] {" "}{ $hero } is dead.
   *[none] { "" }
  }
event-defended = { $hero }, { $ability }: { cast } for { $target }{ $outcome ->
    [full] : nothing gets through!
    [part] : { $left } damage left.
   *[failed] , too low.
  }
event-weathered = { $hero }, { $ability }: { cast } for { $target }{ $outcome ->
    [part] : it helps. { damage }, { left }.
   *[failed] , too low. { damage }, { left }.
  }
kept-off = { $armour ->
    [0] { $shield ->
        [0] { "" }
       *[other] {" "}(the Magic Shield took { $shield })
      }
   *[other] { $shield ->
        [0] {" "}(armour took { $armour })
       *[other] {" "}(armour took { $armour }, the Magic Shield { $shield })
      }
  }
event-hurt = { $hero } loses { $damage ->
    [0] no HP
   *[other] { $damage } HP
  }{ kept-off }: { left }.
event-stunned = { $hero } is stunned.
event-died = { $hero } is dead.{ $items-count ->
    [0] { "" }
   *[other] {" "}What was carried lies on { $spot }: { $items }.
  }

## Abilities

event-ability-used = { $hero }, { $ability }: { cast }{ $outcome ->
    [failed] {" "}for { $target }: nothing comes of it.
    [bare] {" "}for { $target }, just enough: with nothing over, nothing comes of it.
   *[done] {" "}for { $target }, { over }.
  }
event-healed = { $way ->
    [regeneration] Regeneration gives { $hero } { $amount } HP: { $health } now.
   *[other] { $hero } regains { $amount } HP: { $health } now.
  }
event-revived = { $hero } lives again, with { $health } HP!
event-mending = { $hero } regains { $amount } HP at the start of each of their next { $turns } turns.
event-shielded = A shield stands on { $spot }: { $amount } off every blow, { $rounds ->
    [one] for a round.
   *[other] for { $rounds } rounds.
  }
event-aimed = { $hero } takes aim at { foe }: +{ $bonus }.
event-aim-lost = { $hero } loses the aim at { foe }.
event-stance-taken = { $hero } stands guard: +{ $bonus }.
event-stance-lost = { $hero }’s guard is broken.
event-hasted = { $hero } has { $turns ->
    [one] an extra turn.
   *[other] { $turns } extra turns.
  }
event-hidden = { $hero } is nowhere to be seen, { $rounds ->
    [one] for a round.
   *[other] for { $rounds } rounds.
  }
event-tuned = { $hero } is better at { $ability } now{ $less ->
    [0] { "" }
   *[other] : it needs { $less } less
  }{ $damage ->
    [0] .
   *[other] : it does { $damage } more.
  }
event-envenomed = { $hero } poisons a weapon: { $ability } will hurt for longer.

## Things

event-chest-tried = { $hero } { $way ->
    [hit] hits
   *[other] picks
  } the chest on { $spot }: { cast }{ $outcome ->
    [open] {" "}for { $target }. It opens{ $things ->
        [2] , and there are two things in it!
       *[other] .
      }
    [broken] . An Ace: the lock breaks.
    [destroyed] {" "}for { $target }. The chest is in pieces, and so is what was in it.
    [exploded] . An Ace: it explodes!
   *[nothing] {" "}for { $target }. It stays shut.
  }
event-found = { $hero } { $way ->
    [drop] looks at what was dropped, and turns
   *[other] turns
  } { $cards }{ $plus ->
    [0] { "" }
   *[other] {" "}and { $plus } more
  }, { $total } in all: { $count ->
    [one] { $item-a }
   *[other] { $count } × { $item }
  }{ $is_paired ->
    [1] , and a Lock Pick besides.
   *[0] .
  }
event-start-flipped = { $hero } turns { $cards }{ $plus ->
    [0] { "" }
   *[other] {" "}and { $plus } more
  }, { $total } in all.
event-treasure-sought = { $is_found ->
    [1] { $hero } flips { $card }, 7 or more: this is the treasure!
   *[0] { $hero } flips { $card }, below 7: it is not here.
  }
event-booby-trap = It snaps at { $hero }: { $card }, { damage }.
event-old-trap = Something old closes on { $hero }: the next turn is lost.
event-item-left = { $hero } leaves { $count ->
    [one] { $item-a }
   *[other] { $count } × { $item }
  } on { $spot }.
event-item-picked = { $hero } picks up { $item-a } on { $spot }.
event-item-used = { $way ->
    [drunk] { $hero } drinks { $item-a }.
    [own] { $hero } uses { $item-a }.
    [thrown] { $hero } throws { $item-a } at { $target }.
   *[on] { $hero } uses { $item-a } on { $target }.
  }
event-equipped = { $hero } puts on { $item-a }.
event-unequipped = { $hero } takes off { $item-a }.
event-traded = { $hero } gives { $item-a } to { $friend_name }.
event-trade-refused = { $hero } keeps { $item-a }.
event-stamina-gained = { $hero } draws { $gained ->
    [one] a stamina card
   *[other] { $gained } stamina cards
  }: { $stamina } now.
