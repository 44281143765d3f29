### Over the strip of a moment: a few words each, as they must fit a phone.

moment-revealed = Masken ab
moment-highest-won = Höchste: { $winners-count ->
    [1] ein Punkt für { $winners }
    [2] je ein Punkt für { $winners }
   *[other] { $winners-count } punkten
  }
moment-lowest-won = Niedrigste: { $winners-count ->
    [1] ein Punkt für { $winners }
    [2] je ein Punkt für { $winners }
   *[other] { $winners-count } punkten
  }
moment-between-won = Mitte: { $winners-count ->
    [1] ein Punkt für { $winners }
    [2] je ein Punkt für { $winners }
   *[other] { $winners-count } punkten
  }
moment-nobody-between = Nichts dazwischen: Niemand punktet
moment-lowest-lost = Niedrigste: { $losers-count ->
    [1] ein Marker für { $losers }
    [2] je ein Marker für { $losers }
   *[other] { $losers-count } nehmen einen Marker
  }
moment-tokens-taken = Niedrigste: { $losers-count ->
    [1] { $tokens } Marker für { $losers }
    [2] je { $tokens } Marker für { $losers }
   *[other] { $losers-count } nehmen { $tokens } Marker
  }
moment-lives-lost = Niedrigste: { $losers-count ->
    [1] ein Leben weg für { $losers }
    [2] je ein Leben weg für { $losers }
   *[other] { $losers-count } verlieren ein Leben
  }
moment-round-voided = Alle niedrigste: ungültige Runde
moment-round-turned = Gewendet: { $card } von { $actor }
moment-loss-turned = Gewendet: { $card } von { $actor }
moment-innkeeper-swapped = Wirt von { $actor }: getauscht mit { $target }
moment-jester-turned = Narr von { $actor }: { $card } von { $target } auf { $value }
moment-sorceress-cast = Zauberin von { $actor }: { $target } hat eine Kröte
moment-thieves-hanged = König von { $actor }: { $thieves-count ->
    [1] Dieb von { $thieves } hängt
   *[other] { $thieves-count } Diebe hängen
  }
moment-cut = { $actor } hebt ab: { $new } statt { $old }
moment-dragon-burned = Drache von { $actor }: { $card } verbrennt
moment-dragon-slain = Ein Ritter erschlägt den Drachen von { $actor }
moment-thief-stole = { $actor } bestiehlt { $target }
moment-merchant-swapped = { $actor } handelt mit { $target }
moment-juggled = { $actor } jongliert mit zwei Karten
moment-king-sealed = { $actor } versiegelt den König

## The same strip in words

moment-said = { $what }.
moment-card = { $seat }: { $card }, { $total }.
moment-card-won = { $seat }: { $card }, punktet, jetzt { $total }.
moment-card-lost = { $seat }: { $card }, verliert, jetzt { $total }.
