### On the strip above the board: a heading, and a line under it.

moment-rolled = { $total ->
    [one] 1 Schritt
   *[other] { $total } Schritte
  }
    .more = { $seat } bricht auf.
moment-enemy-fought = { $way ->
    [won] { $seat } gewinnt
    [drawn] Keiner weicht
    [died] { $seat } fällt
   *[lost] { $seat } verliert
  }
    .more = { $enemy }: { $dealt } ausgeteilt, { $taken } eingesteckt.
moment-spawn-fought = { $way ->
    [won] { $seat } gewinnt
    [driven] Vertrieben
    [died] { $seat } fällt
   *[other] Der Feind hält stand
  }
    .more = { $enemy }: { $dealt } ausgeteilt, { $taken } eingesteckt.
moment-boss-fought = { $way ->
    [won] Der Weg ist frei!
    [drawn] Keiner weicht
    [died] { $seat } fällt
   *[lost] Die Straße ist versperrt
  }
    .more = { $boss }: { $dealt } ausgeteilt, { $taken } eingesteckt.
moment-dragon-came = Agrimor ist da!
    .more = Mit { $health } Leben, bei { $step }.
moment-dragon-fought = { $way ->
    [slain] Der Drache ist tot!
    [won] Agrimor ist vertrieben
    [died] { $seat } fällt
   *[other] Agrimor hält stand
  }
    .more = { $dealt } ausgeteilt, { $taken } eingesteckt{ $way ->
        [slain] .
       *[other] ; noch { $health } Leben.
      }
moment-town-hit = { $left ->
    [0] { $tile } ist gefallen!
   *[other] Angriff auf { $tile }
  }
    .more = { $count ->
        [1] { $enemy }: { $damage } Schaden; noch { $left } Stärke.
       *[other] { $count } Feinde: { $damage } Schaden; noch { $left } Stärke.
      }
moment-battle-began = Kampf!
    .more = { $seat } greift { $other } bei { $step } an.
moment-struck = { $attack } gegen { $defence }
    .more = { $damage ->
        [0] { $target } ist unverletzt.
       *[other] { $target } nimmt { $damage } und hat noch { $health }.
      }
moment-trap-sprang = Eine Falle!
    .more = { $seat } ist gefangen: { $trap }, Stufe { $level }, gestellt von { $owner }.
moment-died = { $seat } ist tot
    .more = { $is_out ->
        [1] Für immer.
       *[other] { $is_lying ->
            [1] Bis jemand ein Medaillonstück hergibt.
           *[0] Und kommt wieder.
          }
      }
moment-dusk = Der Abend dämmert
    .more = Gezählt wird, was ihr alle haltet.
moment-won = { $way ->
    [won] Es ist geschafft!
   *[other] Der Thron ist besetzt!
  }
    .more = { $seats }
moment-lost = Alles ist verloren
    .more = Der Thron bleibt tot.
