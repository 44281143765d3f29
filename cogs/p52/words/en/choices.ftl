### What is asked in a room, and what there is to choose: labels fit a phone, what is needed stands on them.

needs = needs { $target }
with-stamina = with stamina

## A turn

prompt-turn = { $health ->
        [0] { $hero } is stunned: 0/{ $most } HP
       *[other] { $hero }: { $health }/{ $most } HP
      }, { $stamina ->
        [0] no stamina
       *[other] { $stamina } stamina
      }
    .waiting = { $asked-count ->
        [one] { $asked } acts.
       *[other] { $asked } can act, in any order.
      }
    .title = Your turn
group-do = Do …
group-way = Go to …
group-move = Elsewhere …
group-things = Wear, trade, pick up …
option-hit = { $ability } → { $enemy }, { needs }
    .hint = on { $spot }, { $health } HP
option-hit-stamina = { $ability } → { $enemy }, { needs }, { with-stamina }
    .hint = on { $spot }, { $health } HP
option-cast = { $ability } → { $spot }, { needs }
    .hint = { blast }
option-cast-stamina = { $ability } → { $spot }, { needs }, { with-stamina }
    .hint = { blast }
option-cast-two = { $ability } → { $spot } and { $second }, { needs }
    .hint = { blast }
option-cast-two-stamina = { $ability } → { $spot } and { $second }, { needs }, { with-stamina }
    .hint = { blast }
enemies = { $count ->
    [one] 1 enemy
   *[other] { $count } enemies
  }
blast = { enemies }{ $friends ->
    [0] { "" }
    [one] , and 1 of you
   *[other] , and { $friends } of you
  }
option-do = { $ability }, { needs }
    .hint = { $ability-does }
option-do-stamina = { $ability }, { needs }, { with-stamina }
    .hint = { $ability-does }
option-do-on = { $ability } → { $hero }, { needs }
    .hint = { $health } of { $most } HP
option-do-on-stamina = { $ability } → { $hero }, { needs }, { with-stamina }
    .hint = { $health } of { $most } HP
option-do-at = { $ability } → { $spot }, { needs }
    .hint = { $ability-does }
option-do-at-stamina = { $ability } → { $spot }, { needs }, { with-stamina }
    .hint = { $ability-does }
option-do-to = { $ability } → { $enemy }, { needs }
    .hint = { $ability-does }
option-do-to-stamina = { $ability } → { $enemy }, { needs }, { with-stamina }
    .hint = { $ability-does }
option-do-with = { $ability } for { $other }, { needs }
    .hint = { $ability-does }
option-do-with-stamina = { $ability } for { $other }, { needs }, { with-stamina }
    .hint = { $ability-does }
option-do-gizmo = { $ability }: { $other }, { $how }, { needs }
option-do-gizmo-stamina = { $ability }: { $other }, { $how }, { needs }, { with-stamina }
gizmo-damage = more damage
gizmo-target = easier
option-pick = Pick the lock, { needs }
option-pick-stamina = Pick the lock, { needs }, { with-stamina }
option-pick-with = Pick it with { $count ->
        [one] 1 Lock Pick
       *[other] { $count } Lock Picks
      }, { needs }
option-pick-with-stamina = Pick it with { $count ->
        [one] 1 Lock Pick
       *[other] { $count } Lock Picks
      }, { needs }, { with-stamina }
smash-risk = { $breaks ->
    [0] an Ace blows it up
   *[other] { $breaks } or less breaks what is in it, an Ace blows it up
  }
option-smash = Hit the chest, { needs }
    .hint = { smash-risk }
option-smash-stamina = Hit the chest, { needs }, { with-stamina }
    .hint = { smash-risk }
option-use = Use { $item }
    .hint = { $item-does }
option-use-on = { $item } → { $hero }
    .hint = { $health } of { $most } HP
option-use-for = { $item } → { $hero }
    .hint = { $item-does }
option-throw = Throw { $item } at { $spot }
    .hint = { enemies }
option-aim = Aim at { $enemy-the }: +{ $bonus }
    .hint = on { $spot }, { $health } HP
option-stance = Stand guard: +{ $bonus }
    .hint = on your defences, until your next turn
goal-exit = exit
    .the = the exit
goal-fallen = fallen
    .the = the fallen
goal-things = what lies there
    .the = what lies there
goal-chest = chest
    .the = the chest
goal-down = what is face down
    .the = what is face down
option-way = { $is_there ->
        [1] To
       *[0] Towards
      } { $goal-the }: { $spot }{ walk-passes }{ walk-traps }
walk-passes = { $passes ->
        [0] { "" }
        [one] , past an enemy
       *[other] , past { $passes } enemies
      }
walk-traps = { $traps ->
        [0] { "" }
        [one] , over a trap
       *[other] , over { $traps } traps
      }
option-to = Move to { $spot }
option-to-air = Fly to { $spot }
option-to-dark = Move to { $spot }, face down
option-to-passing = Move to { $spot }, past { $passes ->
        [one] an enemy
       *[other] { $passes } enemies
      }
    .hint = { $passes ->
        [one] the enemy you pass strikes first
       *[other] the enemies you pass strike first
      }
option-to-trap = Move to { $spot }, over { $traps ->
        [one] a trap
       *[other] { $traps } traps
      }
option-climb = Start up the rocks on { $spot }
    .hint = you arrive if you climb on next turn
option-to-top = Climb to { $spot }
option-march = All to { $spot }
    .hint = the others may follow you, until something is seen
option-all-to-exit = All to the exit: { $spot }
    .hint = you all walk there by yourselves, and leave as soon as you can
option-wear = Put on { $item }
    .hint = { $item-does }
option-wear-part = Put on { $item } ({ $part })
    .hint = { $item-does }
option-doff = Take off { $item }
option-doff-part = Take off { $item } ({ $part })
option-part = { $part }
option-give = Give { $item } to { $friend }
option-give-part = Give { $item } ({ $part }) to { $friend }
option-ask-for = Ask { $friend } for { $item }
option-ask-for-part = Ask { $friend } for { $item } ({ $part })
option-pick-up = Pick up { $item }
option-pick-up-part = Pick up { $item } ({ $part })
option-search = Look at what was dropped
option-wait = Wait
    .hint = the next one acts first; you may step in after any turn
option-rest = Do Nothing{ $gained ->
    [0] { "" }
   *[other] {" "}(+{ $gained } stamina)
  }
option-no-more = That Is All

## On the way

prompt-walk = { $hero } is on { $spot }, with { $left } Movement left. Go on?
    .waiting = { $hero } ({ $asked }) is on the way.
    .title = Go on?
option-stop = Stop Here
prompt-fly = { $hero } is in the air over { $spot }, and can fly { $left ->
        [one] 1 spot
       *[other] { $left } spots
      }. Where to?
    .waiting = { $hero } ({ $asked }) is in the air.
    .title = Where to?
prompt-stoop = Something lies on { $spot }, and picking it up costs nothing. What does { $hero } take?
    .waiting = { $hero } ({ $asked }) looks at what lies on { $spot }.
    .title = What lies there
option-leave-lying = Leave It There
prompt-march = { $leader } leads you to { $spot }. Does { $hero } follow?
    .waiting = { $leader } leads the way. { $asked } may stay behind.
    .title = Follow?
option-follow = Follow
option-hold = Stay Here
prompt-flee = { foe-first } flees. Where to?
    .waiting = { $asked } says where { foe } flees.
    .title = Where does it flee?
option-flee = To { $spot }
prompt-held = { $hero } is waiting. Act now?
    .waiting = { $asked } may act now.
    .offered = { $asked } is waiting and may act now.
    .title = Act now?
option-act-now = Act Now
option-keep-waiting = Keep Waiting
option-lapse = Let the Turn Go
prompt-door = All of you are at the door. Do you leave this room: { $room }?
    .waiting = { $asked } decides whether you leave this room: { $room }.
    .title = Leave the room?
option-depart = Leave
option-stay = Stay Another Round

## Under attack

prompt-defend = { $damage ->
        [0] { foe-first } hits { $hero } ({ $health } HP), but for no damage. A defence that works still counts.
       *[other] { foe-first } hits { $hero } ({ $health } HP) for { $damage }.
      } How do you defend?{ $aim ->
        [0] { "" }
       *[other] {" "}Your aim is gone either way.
      }
    .waiting = { $hero } ({ $asked }) is hit{ $damage ->
        [0] { "" }
       *[other] {" "}for { $damage }
      } and may defend.
    .title = Defend?
prompt-defend-friend = { $is_own ->
        [1] The spell hits { $hero } ({ $health } HP) as well, for { $damage }.
       *[0] { $friend }’s spell hits { $hero } ({ $health } HP) for { $damage }.
      } How do you defend?
    .waiting = { $hero } ({ $asked }) { $is_own ->
        [1] is hit by their own spell
       *[0] is hit by a friend
      } and may defend.
    .title = Defend?
option-no-defence = No Defence
option-defend = { $ability }, { needs }
option-defend-stamina = { $ability }, { needs }, { with-stamina }
option-defend-untrained = { $ability }, untrained, { needs }
option-defend-untrained-stamina = { $ability }, untrained, { needs }, { with-stamina }
group-defend = Defend …
prompt-counter = An Ace: { foe } fails! { $hero } may strike back.
    .waiting = { $hero } ({ $asked }) may strike back.
    .title = Strike back?
option-counter = { $ability }, { needs }
option-counter-stamina = { $ability }, { needs }, { with-stamina }
option-decline = Let It Be
group-counter = Strike back …
prompt-tap = { $count ->
        [one] { foe-first } has { $health } HP left.
       *[other] { $count } enemies have little left.
      } { $ability }: strike again?
    .waiting = { $asked } may strike again.
    .title = Strike again?
option-tap = { $ability } → { $enemy }, { needs }
    .hint = on { $spot }, { $health } HP
option-tap-stamina = { $ability } → { $enemy }, { needs }, { with-stamina }
    .hint = on { $spot }, { $health } HP

## Things

prompt-consent = { $friend } asks { $hero } for { $item-a }. Is it given?
    .waiting = { $friend } asks { $asked } for { $item-a }.
    .title = Give it?
option-accept = Give It
option-refuse = Keep It
prompt-find = { $hero } finds { $count ->
        [one] { $item-a }. Take it?
       *[other] { $count } × { $item }. Take them?
      }
    .waiting = { $asked } has found { $count ->
        [one] { $item-a }
       *[other] { $count } × { $item }
      }.
    .title = Take it?
option-take = Take It
option-leave-it = Leave It
prompt-train = What does { $hero } improve with { $item-a }?
    .waiting = { $asked } studies { $item-a }.
    .title = What is improved?
option-train = { $core }, and { $ability }
option-train-core = { $core }
option-which-ability = { $ability }
    .hint = { $ability-does }
kind-melee = melee
kind-ranged = ranged
kind-magic = magic

## Standing orders

order-defence = When I am hit
option-defend-never = Do not defend
option-defend-best = Best trained defence, no stamina
option-defend-hard = Best trained defence, with stamina below 10 HP
order-counter = When I may strike back
option-counter-never = Let it be
option-counter-best = Strike back, no stamina
order-march = When somebody leads

prompt-part = Where do you wear { $item-a }? It fits nowhere else from then on.
    .waiting = { $hero } puts on { $item }.
    .title = New armour

## How likely it is

odds-blow = wounds { $harms } %, fells { $fells } %
odds-works = works { $percent } %
odds-opens = opens { $percent } %
odds-defence = leaves { $left } of { $damage } on average
odds-trap = past the trap { $percent } %
