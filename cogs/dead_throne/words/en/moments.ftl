### On the strip above the board: a heading, and a line under it.

moment-rolled = { $total ->
    [one] 1 step
   *[other] { $total } steps
  }
    .more = { $seat } sets out.
moment-enemy-fought = { $way ->
    [won] { $seat } wins
    [drawn] Neither yields
    [died] { $seat } falls
   *[lost] { $seat } is beaten
  }
    .more = { $enemy }: { $dealt } dealt, { $taken } taken.
moment-spawn-fought = { $way ->
    [won] { $seat } wins
    [driven] Driven off
    [died] { $seat } falls
   *[other] It stands its ground
  }
    .more = { $enemy }: { $dealt } dealt, { $taken } taken.
moment-boss-fought = { $way ->
    [won] The way is free!
    [drawn] Neither yields
    [died] { $seat } falls
   *[lost] The road is barred
  }
    .more = { $boss }: { $dealt } dealt, { $taken } taken.
moment-dragon-came = Agrimor is here!
    .more = With { $health } health, at { $step }.
moment-dragon-fought = { $way ->
    [slain] The dragon is dead!
    [won] Agrimor is driven off
    [died] { $seat } falls
   *[other] Agrimor stands
  }
    .more = { $dealt } dealt, { $taken } taken{ $way ->
        [slain] .
       *[other] ; he has { $health } health left.
      }
moment-town-hit = { $left ->
    [0] { $tile } has fallen!
   *[other] { $tile } is attacked
  }
    .more = { $count ->
        [1] { $enemy } { $enemy-num ->
              [many] do
             *[one] does
            } { $damage } damage; { $left } strength left.
       *[other] { $count } enemies do { $damage } damage; { $left } strength left.
      }
moment-battle-began = Battle!
    .more = { $seat } attacks { $other } at { $step }.
moment-struck = { $attack } against { $defence }
    .more = { $damage ->
        [0] { $target } is unhurt.
       *[other] { $target } takes { $damage }, and has { $health } left.
      }
moment-trap-sprang = A trap!
    .more = { $seat } is caught: { $trap }, level { $level }, laid by { $owner }.
moment-died = { $seat } is dead
    .more = { $is_out ->
        [1] For good.
       *[other] { $is_lying ->
            [1] Until somebody spends a Medallion Piece.
           *[0] And will be back.
          }
      }
moment-dusk = Dusk falls
    .more = Now your holdings are counted.
moment-won = { $way ->
    [won] It is done!
   *[other] The throne is taken!
  }
    .more = { $seats }
moment-lost = All is lost
    .more = The throne stays dead.
