### Players who meet: windows, trades, battles, scrolls used on each other, traps, standing orders.

health-left = { $health ->
    [0] no health left
   *[other] { $health } health left
  }

## Scrolls

event-scroll-used = { $seat } uses { $scroll } on { $target }.
    .without-target = { $seat } uses { $scroll }.
event-held-on = { $seat } holds on.
event-nullified = { $seat } nullifies { $scroll }: { $user } has used it for nothing.
event-scroll-void = The Mirror Shield of { $seat } swallows { $scroll }.
event-conjured = { $way ->
    [blade] A blade of light appears in the hand of { $seat }.
   *[bulwark] A bulwark of light appears before { $seat }.
  }
event-swapped = { $seat } and { $other } change places: { $seat } now stands at { $step }.
event-barred = { $seat } bars the way: nobody else may enter { $step }.
event-sped-up = { $seat } walks on swift feet: { $steps } steps more.
event-land-read = { $seat } reads the land: the next cards of the { $terrain } hold no surprise.
event-charmed = { $way ->
    [weapon] { $seat } binds a charm to a weapon: +1 attack.
   *[shield] { $seat } binds a charm to a shield: +1 defence.
  }

pause-react = { $user } uses { $scroll }. There is a moment to hold on …
prompt-react = { $user } uses { $scroll } against { $other }. You can cancel it.
    .title = Hold on?
option-hold-on = Hold On
    .hint = Everybody learns it, and I ask you
prompt-cancel = { $user } uses { $scroll } against { $other }. Do you cancel it?
    .waiting = { $asked } may cancel { $scroll } of { $user }.
    .title = Cancel it?
option-no-reaction = Let it happen
    .hint = Standing Orders can say so for good
option-nullify = Nullify it
prompt-bar-the-way = Which step do you bar?
    .waiting = { $asked } chooses a step to bar.
    .title = Bar the Way
option-bar = Bar { $step }
prompt-read-the-land = Into which deck do you look?
    .waiting = { $asked } chooses a deck to look into.
    .title = Read the Land
option-deck = The { $terrain }
prompt-order-cards = These come next. Name them in the order in which they will be drawn, the first one first.
    .waiting = { $asked } puts the next cards in order.
    .title = The next cards
option-card-ahead = { $card }
prompt-swap-places = With whom do you change places?
    .waiting = { $asked } chooses somebody to change places with.
    .title = Swap Places
prompt-far-voice = Whom does your voice reach?
    .waiting = { $asked } chooses whom to speak to from afar.
    .title = Far Voice
prompt-say = They hear you. What do you want of them?
    .waiting = { $asked } speaks from afar.
    .title = Far Voice
option-choose-player = { $other }
option-say-nothing = Say nothing after all
option-use-scroll = Use { $scroll }
option-scroll = Read { $thing }
option-charm-weapon = { $scroll } on your weapon
    .hint = +1 attack, as long as you have it
option-charm-shield = { $scroll } on your shield
    .hint = +1 defence, as long as you have it
prompt-discards = { $count ->
        [one] Put one scroll aside.
       *[other] Put { $count } scrolls aside.
      } Which?
    .waiting = { $asked } puts scrolls aside.
    .title = Put aside
option-discard = { $thing }

## Walked over, and met

prompt-pass-by = { $walker } comes by at { $step }. Do you do anything about it?
    .waiting = { $asked } may stop { $walker }.
    .title = Somebody comes by
option-let-pass = Let them pass
option-battle = Battle { $other }
    .hint = Its starter strikes first
option-trade = Trade with { $other }
option-sit-down = Sit down at { $other }’s trade
    .hint = You may deal with everybody in it
option-rescue = Fight { $enemy } to free { $other }
    .hint = If you win, the reward is yours
option-use-on = { $scroll } on { $other }
option-use-on-weapon = { $scroll }: break { $other }’s weapon
option-use-on-shield = { $scroll }: break { $other }’s shield
option-trap-on = { $trap } for { $other }
    .hint = Your trap springs now

event-set-free = { $seat } has beaten { $enemy }: { $other } is free!
prompt-rescued = { $count ->
    [one] { $other } is free.
   *[other] { $other } are free.
  } What now? Your turn ends with it.
    .waiting = { $asked } and the freed look at each other.
    .title = Free again
option-set-free = Wish them a good journey
prompt-strike-back = { $other } used a scroll on you, and you warded it off. Do you strike back?
    .waiting = { $asked } may strike back.
    .title = Strike back?
option-strike-back = Battle: strike first
option-let-it-be = Let it be

## Trade

event-talked = { $way ->
    [counter] { $seat } names other terms to { $other }.
   *[offer] { $seat } offers { $other } a trade.
  }
event-trade-refused = { $seat } wants no trade with { $other }.
event-traded = { $seat } and { $other } have a deal.
event-dealt-coin = { $seat } gets { $coin } coin from { $other }.
event-dealt-thing = { $seat } gets { $kind ->
    [essence] the essence of { $enemy-a }
    [relic] { $relic-a }
    [scroll] { $scroll }
   *[item] { $item-a }
  } from { $other }.
event-dealt-treasure = { $seat } gets { treasure }{ crown-too } from { $other }.
event-sat-down = { $seat } sits down to trade with { $others }.
event-rose-up = { $seat } gets up from the trade.
prompt-deal = What do you say to { $other }?
    .waiting = { $asked } talks about a trade.
    .title = Trade
option-deal = { $thing }
option-deal-broken = { $thing } (broken)
option-deal-essence = Essence of { $thing }
stock-coin = Coin
    .counted = { $count } coin
stock-piece = Medallion Pieces
    .counted = { $count ->
        [one] one Medallion Piece
       *[other] { $count } Medallion Pieces
      }
prompt-partner = With whom do you talk?
    .waiting = { $asked } looks round the table.
    .title = Round the table
option-talk-to = Talk to { $other }
option-leave-trade = Get up and go

## Battle

event-battle-began = { $way ->
    [window] { $seat } bars { $other }’s way at { $step }: battle!
    [afar] { $seat }’s voice falls on { $other } at { $step } like a blow!
    [answer] { $seat } does not put up with that: battle with { $other } at { $step }!
   *[announced] { $seat } attacks { $other } at { $step }!
  }
event-battle-joined = { $way ->
    [dragged] { $seat } is drawn into the battle at { $step }.
    [afar] { $seat } joins the battle at { $step } from afar, unseen until their turn in it.
   *[walked] { $seat } joins the battle at { $step }, unseen until their turn in it.
  }
event-battle-turn-began = { $seat }’s turn in the battle at { $step }.
event-struck = { $way ->
    [weapon] { $seat } strikes at { $target }
    [hand] { $seat } strikes at { $target } with bare hands
    [reflected] The scroll comes back from { $seat } to { $target }
   *[scroll] { $seat } hurls magic at { $target }
  }: { $attack } against { $defence }, { $damage ->
    [0] no damage.
   *[other] { $damage } damage, { health-left }.
  }
event-summoned = { $way ->
    [attack] { $enemy } { $enemy-num ->
        [many] come
       *[one] comes
      } at { $seat }’s call: { $value } to the attack.
   *[defence] { $enemy } { $enemy-num ->
        [many] come
       *[one] comes
      } at { $seat }’s call: { $value } to the defence.
  }
event-battle-passed = { $seat } waits.
prompt-flight = You rolled { $total } to flee. Keep it?
    .waiting = { $asked } has a Lucky Charm in hand.
    .title = Keep the roll?
option-keep-roll = Keep it
event-flight-rolled = { $is_away ->
    [1] { $seat } rolls { $first } and { $second } and gets away!
   *[0] { $seat } rolls { $first } and { $second } and does not get away.
  }
event-battle-left = { $way ->
    [teleport] { $seat } is gone from the battle.
   *[afar] { $seat } falls silent and leaves the battle.
  }
event-battle-ended = The battle at { $step } is over. { $seat } is left.

prompt-battle-turn = Your turn in the battle at { $step }. What do you do?
    .waiting = { $asked } fights.
    .title = Battle
option-attack = Attack { $other }
    .hint = { health-left }
option-flee = Flee
    .hint = Two dice: 9 or more, and you get away
option-flee-surely = Flee
    .hint = Whatever you roll, you get away
option-pass-turn = Wait
option-leave-battle = Leave the battle
    .hint = You are not even there
prompt-blow = { $taken ->
    [0] { "" }
   *[other] You lost { $taken } Health: deal more than { $taken } to win.{" "}
  }{ $against } { $against-num ->
    [many] defend
   *[one] defends
  } with { $defence-dice ->
    [0] { $defence }
    [one] a die
   *[other] a die times { $defence-dice }
  }. What do you strike with?
    .waiting = { $asked } raises an arm.
    .title = Your blow
group-blow-weapon = With your weapon …
group-blow-hand = With bare hands …
group-blow-none = With magic alone …
option-blow-weapon = Your weapon
option-blow-weapon-scroll = Your weapon and { $scroll }
option-blow-weapon-essence = Your weapon and { $enemy }
option-blow-weapon-scroll-essence = Your weapon, { $scroll } and { $enemy }
option-blow-weapon-dart = Your weapon, Blood Dart
option-blow-weapon-scroll-dart = Your weapon and { $scroll }, Blood Dart
option-blow-weapon-essence-dart = Your weapon and { $enemy }, Blood Dart
option-blow-weapon-scroll-essence-dart = Your weapon, { $scroll } and { $enemy }, Blood Dart
option-blow-hand = Bare hands
option-blow-hand-scroll = Bare hands and { $scroll }
option-blow-hand-essence = Bare hands and { $enemy }
option-blow-hand-scroll-essence = Bare hands, { $scroll } and { $enemy }
option-blow-hand-dart = Bare hands, Blood Dart
option-blow-hand-scroll-dart = Bare hands and { $scroll }, Blood Dart
option-blow-hand-essence-dart = Bare hands and { $enemy }, Blood Dart
option-blow-hand-scroll-essence-dart = Bare hands, { $scroll } and { $enemy }, Blood Dart
option-blow-none-scroll = { $scroll } alone
option-blow-none-essence = { $enemy } alone
option-blow-none-scroll-essence = { $scroll } and { $enemy }
option-blow-none-scroll-dart = { $scroll } alone, Blood Dart
option-blow-none-essence-dart = { $enemy } alone, Blood Dart
option-blow-none-scroll-essence-dart = { $scroll } and { $enemy }, Blood Dart
option-hold-back = Do not strike
option-decline = Do not strike
    .hint = Your weapon stays whole
prompt-guard = { $against } { $against-num ->
    [many] strike
   *[one] strikes
  } with { $attack }, and you defend with { $defence }. What do you add to your defence?
    .waiting = { $asked } braces for the blow.
    .title = Defence
option-no-guard = Nothing
option-guard-scroll = { $scroll }
option-guard-essence = Call in { $enemy }
option-guard-scroll-essence = { $scroll } and { $enemy }

## Traps

event-trapped = { $seat } is caught{ $turns ->
    [one] {" "}for a turn
   *[other] {" "}for { $turns } turns
  }, and cannot defend until then.
event-loosed = { $seat } is loose again.
event-roll-lost = { $seat } loses the next roll.
event-trap-sprang = A trap springs on { $seat } at { $step }: { $trap } of { $owner }{ $level ->
    [1] .
   *[other] , level { $level }.
  }
event-trap-grew = Your { $trap } is now of level { $level }.
pause-spring = { $victim } is about to do something at { $step }. There is a moment to hold on …
prompt-spring = { $victim } is about to do something at { $step }. You can spring a trap.
    .title = Hold on?
prompt-set-off = { $victim } is about to do something at { $step }. Do you spring a trap?
    .waiting = { $asked } may spring a trap.
    .title = Spring a trap?
option-spring-it = Spring { $trap }
option-leave-it-set = Leave it set
option-arm = { $thing } into { $trap }
    .hint = Its next level; you do not get it back
group-traps = Add to a trap …

## Standing orders

order-refresh = When scrolls are missing, draw
option-wish-war = War
option-wish-ward = Ward
option-wish-way = Way
option-wish-each = One of each
order-on-sight = Attack on sight
option-on-sight-of = { $other }
order-let-pass = When somebody comes by
order-never-react = To cancel a scroll, or spring a trap
order-cancel-at = Always cancel scrolls against
option-cancel-at-me = Me
option-cancel-at-other = { $other }
order-cancel-kind = Always cancel these scrolls
option-cancel-kind = { $scroll }
order-never-guard = When I am attacked
option-use-nothing = Use nothing against it
option-never = Never ask me

## Why an automaton chose as it did

reason-fair-fight = This fight can be won.
reason-no-fight = No fight worth the wounds.
reason-cancel = That scroll was meant for me.
reason-spare = It will be needed later.
reason-brace = That would hurt.
reason-strike = This blow brings the most.
reason-flee = This fight is lost.
reason-hold = Nothing better to do.
reason-fair-price = A good bargain.
reason-bad-price = Not at that price.
reason-snap = That is what traps are for.
