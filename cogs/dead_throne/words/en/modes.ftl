### Solo and Defender: the road and its bosses; towns, enemies on the march, the dragon.

## Solo

event-marker-moved = { $track ->
    [red] The red marker moves to { $space } of { $spaces }.
   *[green] The green marker moves to { $space } of { $spaces }.
  }
event-boss-met = { $boss } { $boss-num ->
    [many] bar
   *[one] bars
  } the road at { $space }{ $times ->
    [1] .
    [2] , and every die of { $boss-num ->
        [many] theirs
       *[one] its own
      } counts twice.
   *[other] , and every die of { $boss-num ->
        [many] theirs
       *[one] its own
      } counts { $times } times.
  }
event-boss-fought = { $way ->
    [won] { $seat } has beaten { $boss }, { $dealt } to { $taken }!
    [lost] { $boss } { $boss-num ->
        [many] throw
       *[one] throws
      } { $seat } back to { $space }, { $taken } to { $dealt }.
    [died] { $boss } { $boss-num ->
        [many] have
       *[one] has
      } killed { $seat }.
   *[drawn] { $seat } and { $boss } are even at { $dealt }. Back to { $space }.
  }
event-winter-nears = { $turns ->
    [0] Winter is here.
    [one] Winter comes after one more turn.
   *[other] { $turns } turns until winter.
  }

## Enemies on the march

event-omen-drawn = The omen is { $omen }: { $omen-does }.
event-enemy-appeared = { $enemy } { $enemy-num ->
    [many] appear
   *[one] appears
  } at { $step }.
event-nobody-came = Nobody comes this time.
event-enemy-walked = { $enemy } { $enemy-num ->
    [many] walk
   *[one] walks
  } from { $origin } to { $step }.
event-town-hit = { $enemy }{ $count ->
    [1] { $enemy-num ->
        [many] {" "}attack
       *[one] {" "}attacks
      }
   *[other] {" "}and those with { $enemy-num ->
        [many] them
       *[one] it
      } attack
  } { $tile } for { $damage }: { $left ->
    [0] the town has fallen!
   *[other] { $left } strength left.
  }
event-town-repaired = { $seat } has { $tile } repaired: { $left } strength now.
event-spawn-fought = { $way ->
    [won] { $seat } defeats { $enemy }{ $count ->
        [1] { "" }
       *[other] {" "}and those with { $enemy-num ->
            [many] them
           *[one] it
          }
      }, { $dealt } to { $taken }.
    [driven] { $seat } drives { $enemy } off, { $dealt } to { $taken }: no reward.
    [died] { $enemy } { $enemy-num ->
        [many] were
       *[one] was
      } too strong{ $dealt ->
        [0] .
       *[other] , but { $enemy-num ->
            [many] are
           *[one] is
          } driven off.
      }
   *[stays] { $enemy } { $enemy-num ->
        [many] hold their ground
       *[one] holds its ground
      } against { $seat }, { $taken } to { $dealt }.
  }
event-learned = { $gained } experience for all of you: { $xp } now.
event-danger-rose = It gets darker: the enemy die of level { $level } from now on.
event-trained = { $way ->
    [attack] All heroes have learned: 1 more attack.
    [defence] All heroes have learned: 1 more defence.
   *[two-dice] All heroes have learned: groups roll two dice.
  }

## Agrimor

event-dragon-came = Agrimor has come, at { $step }, with { $health } health!
event-dragon-grew = Agrimor grows: { $health } health now.
event-dragon-fought = { $way ->
    [slain] { $seat } deals Agrimor { $dealt }. The dragon is dead!
    [won] { $seat } beats Agrimor, { $dealt } to { $taken }: { $health } health left.
    [died] Agrimor kills { $seat }, and has { $health } health left.
   *[stays] Agrimor stands against { $seat }, { $taken } to { $dealt }: { $health } health left.
  }
event-dragon-fled = Agrimor rises, and comes down at { $step }.
event-dragon-in-castle = Agrimor is in the Castle, where no hero may follow. One more round, and all is lost.

## Together

event-joined = { $seat } and { $other } walk together.
event-join-declined = { $seat } does not join { $other }.
event-split-off = { $seat } walks alone again.
event-stayed-behind = { $seat } stays behind.
event-revived = { $seat } spends a Medallion Piece: { $other } rises with { $health } health.

prompt-join = { $other } would like to walk with you. Walk together?
    .waiting = { $asked } decides whether to walk with { $other }.
    .title = Walk together?
option-walk-together = Walk together
option-walk-alone = Walk alone
option-split-off = Split off from your group
option-join = Walk together with { $other }
option-strike = Strike { $enemy }
    .hint = { $enemy-does }
option-strike-all = { $count ->
    [2] Strike both as one
   *[other] Strike all { $count } of them as one
  }
option-strike-dragon = Strike Agrimor, { $health } health
option-revive = Raise { $other } with a Medallion Piece
option-repair-town = Repair { $thing }: 5 for 20 coin
prompt-point = Your group is attacked. Who takes the blow?
    .waiting = { $asked } chooses who takes the blow.
    .title = Who takes the blow?
option-point = { $other }
prompt-goal = { $enemy } { $enemy-num ->
    [many] are equally near to two towns. Where do they turn?
   *[one] is equally near to two towns. Where does it turn?
  }
    .waiting = { $asked } decides where { $enemy } { $enemy-num ->
        [many] turn
       *[one] turns
      }.
    .title = Which town?
option-goal = { $thing }
prompt-way = { $enemy } { $enemy-num ->
    [many] have several ways, all equally short. Which do they take?
   *[one] has several ways, all equally short. Which does it take?
  }
    .waiting = { $asked } decides which way { $enemy } { $enemy-num ->
        [many] take
       *[one] takes
      }.
    .title = Which way?
option-way = To { $step }
option-way-by = To { $step }, against { $others }
