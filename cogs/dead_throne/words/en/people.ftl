### Health, coin, things, scrolls, death; fights with enemies.

coin = { $coin ->
    [one] 1 coin
   *[other] { $coin } coin
  }
held-thing = { $kind ->
    [essence] the essence of { $enemy-a }
    [relic] the { $relic }
    [scroll] a scroll
   *[item] { $item-a }
  }
treasure = { $stones-count ->
    [0] { "" }
   *[other] the { $stones }{ $pieces ->
        [0] { "" }
       *[other] {" and "}
      }
  }{ $pieces ->
    [0] { "" }
    [one] a Medallion Piece
   *[other] { $pieces } Medallion Pieces
  }
crown-too = { $has_crown ->
    [0] { "" }
   *[1] { $stones-count ->
        [0] { $pieces ->
            [0] { "" }
           *[other] {" and "}
          }
       *[other] {" and "}
      }the Crown of the King
  }

## Health

event-hurt = { $seat } loses { $damage } health: { $health } left.
event-healed = { $seat } heals { $gained }: { $health } now.
event-weakened = { $seat } can have no more than { $health } health now.
event-died = { $is_out ->
    [0] { $pieces ->
        [0] { $is_lying ->
            [1] { $seat } falls, and lies there until somebody spends a Medallion Piece.
           *[0] { $seat } falls, and will be back.
          }
        [one] { $seat } falls, loses a Medallion Piece, and will be back.
       *[other] { $seat } falls, loses { $pieces } Medallion Pieces, and will be back.
      }
   *[1] { $seat } falls, and is out.
  }
event-faded = No stone is left for { $seat } to come back to: { $seat } is out.
event-life-token-spent = A Life Token crumbles: { $seat } stands up again with { $health } health.
event-respawned = { $seat } is back, at { $step }, with { $health } health.

## Coin and things

event-coin-gained = { $seat } gains { coin }.
event-coin-lost = { $seat } loses { coin }.
event-gained = { $seat } has { held-thing } now.
event-dropped = { $way ->
    [used] { $seat } uses up { held-thing }.
    [full] { $seat } has no room, and leaves { held-thing } behind.
    [drop] { $seat } drops { held-thing }.
   *[lost] { $seat } loses { held-thing }.
  }
event-broke = { $seat }’s { $item } breaks.
event-repaired = { $count ->
    [one] One thing of { $seat }’s is whole again.
   *[other] { $count } things of { $seat }’s are whole again.
  }
event-spoils = { $seat } takes from { $victim }: { coin }{ $pieces ->
    [0] { "" }
    [one] , a Medallion Piece
   *[other] , { $pieces } Medallion Pieces
  }{ $stones-count ->
    [0] { "" }
   *[other] , the { $stones }
  }.
event-left-lying = { $seat } leaves { treasure }{ crown-too } at { $step }. Anybody may take what lies there.
event-picked-up = { $seat } picks up { treasure } at { $step }.
event-laid-down = { $seat } lays { $pieces ->
    [0] the { $stones }
    [one] a Medallion Piece
   *[other] { $pieces } Medallion Pieces
  } down at { $step }.
event-scrolls-discarded = { $seat } discards { $count ->
    [one] a scroll.
   *[other] { $count } scrolls.
  }
event-scrolls-drawn = { $count ->
    [one] { $seat } draws a scroll.
   *[other] { $seat } draws { $count } scrolls.
  }
event-gear-changed = { $seat } changes gear.
event-tool-used = { $seat } uses { $item-a }.
event-spied = { $other } holds { $scrolls-count ->
    [0] no scroll
   *[other] { $scrolls }
  }; { $traps-count ->
    [0] no traps.
   *[other] traps: { $traps }.
  }

## Fights with enemies

event-enemy-met = { $is_first ->
    [1] { $enemy }, level { $level }, { $enemy-num ->
        [many] bar
       *[one] bars
      } { $seat }’s way. { $enemy-seen }
   *[0] { $enemy }, level { $level }, { $enemy-num ->
        [many] bar
       *[one] bars
      } { $seat }’s way.
  }
event-enemy-struck = { $enemy } { $enemy-num ->
    [many] strike
   *[one] strikes
  } with { $attack } against { $defence }: { $damage ->
    [0] nothing gets through.
   *[other] { $seat } loses { $damage }, { $health } left.
  }
event-enemy-hit = { $seat } strikes with { $attack } against { $defence }{ $dart ->
    [0] { "" }
   *[other] , plus { $dart } direct
  }: { $damage ->
    [0] nothing gets through.
   *[other] { $damage } dealt.
  }
event-blow-declined = { $seat } does not strike back.
event-enemy-fought = { $way ->
    [won] { $enemy } { $enemy-num ->
        [many] are
       *[one] is
      } beaten: { $dealt } against { $taken }.
    [lost] { $enemy } { $enemy-num ->
        [many] have
       *[one] has
      } the better of { $seat }: { $taken } against { $dealt }.
    [died] { $enemy } { $enemy-num ->
        [many] were
       *[one] was
      } too strong.
   *[drawn] Nobody has the better of it.
  }
event-bout = { $enemy }: { $attack } against { $defence }, then { $blow } against { $guard }{ $way ->
    [won] . { $seat } wins.
    [lost] . { $seat } loses.
    [drawn] . Nobody wins.
    [died] . { $seat } falls.
   *[open] .
  }
event-held-by = { $enemy } { $enemy-num ->
    [many] hold
   *[one] holds
  } { $seat } for { $turns ->
    [one] a turn.
   *[other] { $turns } turns.
  }
event-enemy-left = { $enemy } { $enemy-num ->
    [many] let
   *[one] lets
  } go of { $seat }.

## What is asked

prompt-refresh = { $count ->
    [one] You draw a scroll. From which deck?
   *[other] You draw { $count } scrolls. War attacks, Ward protects, Way travels.
  }
    .waiting = { $asked } { $asked-count ->
        [one] draws new scrolls.
       *[other] draw new scrolls.
      }
    .title = New scrolls
option-draw-of = { $deck }
    .hint = { $deck-does }
option-draw-those = { $deck-counted }
prompt-put-back = One too many: which scroll goes back?
    .waiting = { $asked } puts a scroll back.
    .title = Put one back
option-put-back = { $thing }
prompt-school = You draw one more scroll. From which deck?
    .waiting = { $asked } draws a scroll.
    .title = Which deck?
prompt-gear = What will you change? What you put on takes the place of what you wear there.
    .waiting = { $asked } changes gear.
    .title = Your gear
option-wear = Put on { $thing-a }
    .hint = { $thing-does }
option-wear-broken = Put on { $thing-a } (broken)
option-wear-essence = { $thing }
option-stow = Take off the { $thing }
    .hint = { $thing-does }
option-stow-broken = Take off the { $thing } (broken)
option-stow-essence = { $thing }
option-hand = Take { $thing-a } in hand
    .hint = Out of the rucksack, where you cannot reach in a battle
option-hand-broken = Take { $thing-a } in hand (broken)
    .hint = Out of the rucksack, where you cannot reach in a battle
option-hand-essence = Take the essence of { $thing } in hand
    .hint = Out of the rucksack, where you cannot reach in a battle
option-join-arms = Make weapon and shield one
    .hint = A combo: better together, and they break together
option-keep-apart = Keep weapon and shield apart
    .hint = No combo: each counts and breaks alone
prompt-room = No room for all of it. What will you leave behind?
    .waiting = { $asked } has too much to carry.
    .title = Too much to carry
option-leave-thing = { $thing }
option-leave-thing-broken = { $thing } (broken)
option-leave-thing-essence = The essence of { $thing }
prompt-spoil = To the victor: which of their things will you take?
    .waiting = { $asked } chooses from the spoils.
    .title = The spoils
option-spoil = { $thing }
option-spoil-broken = { $thing } (broken)
option-spoil-essence = The essence of { $thing }
option-spoil-nothing = Nothing
prompt-essence = { $enemy } { $enemy-num ->
    [many] leave their
   *[one] leaves its
  } essence. What will you do with it?
    .waiting = { $asked } has won, and an essence lies there.
    .title = The essence
option-keep-essence = Keep it
option-consume-essence = Consume it: all your health
option-let-it-go = Leave it
prompt-treasure = Something lies at { $step }. Will you take it?
    .waiting = { $asked } finds something lying there.
    .title = Something lies here
option-take-treasure = Take it all
option-take-thing = Take the { $thing }
option-take-all-pieces = { $count ->
    [one] Take the Medallion Piece
   *[other] Take the { $count } Medallion Pieces
  }
option-take-only = Only the { $thing }
option-take-pieces = { $count ->
    [one] Only the Medallion Piece
   *[other] Only the { $count } Medallion Pieces
  }
option-leave-treasure = Let it lie
prompt-lay-down = You stand on the land of a stone you carry. Lay it down here?
    .waiting = { $asked } carries a stone over its own land.
    .title = Lay a stone
option-lay-stone = Lay the { $stone } here
prompt-drop = What will you leave behind at the end of this turn?
    .waiting = { $asked } sorts their things.
    .title = Leave behind
prompt-leave-behind = The battle is over. What do you leave behind?
    .waiting = { $asked } sorts their things.
    .title = Leave behind
option-drop = { $thing }
option-drop-broken = { $thing } (broken)
option-drop-essence = The essence of { $thing }
option-drop-piece = Medallion Piece
prompt-aside = Which scrolls will you put aside? New ones come with your next turn.
    .waiting = { $asked } sorts their scrolls.
    .title = Discard
prompt-mend = What will you mend?
    .waiting = { $asked } has a Hammer out.
    .title = Mend one
option-mend = { $thing }
option-mend-broken = { $thing }
option-mend-essence = { $thing }
prompt-spy = Whose scrolls and traps do you want to see?
    .waiting = { $asked } looks through a Spyglass.
    .title = Spyglass
option-spy = { $other }
option-use = Use { $thing }
option-use-broken = Use { $thing }
option-use-essence = Use { $thing }
option-consume = Consume the essence of { $thing }
