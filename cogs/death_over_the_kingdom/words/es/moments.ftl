### Over the strip of a moment: a few words each, as they must fit a phone.

moment-revealed = Fuera máscaras
moment-highest-won = La más alta: { $winners-count ->
    [1] un punto para { $winners }
    [2] un punto para { $winners }
   *[other] puntúan { $winners-count }
  }
moment-lowest-won = La más baja: { $winners-count ->
    [1] un punto para { $winners }
    [2] un punto para { $winners }
   *[other] puntúan { $winners-count }
  }
moment-between-won = En medio: { $winners-count ->
    [1] un punto para { $winners }
    [2] un punto para { $winners }
   *[other] puntúan { $winners-count }
  }
moment-nobody-between = Nada en medio: no puntúa nadie
moment-lowest-lost = La más baja: { $losers-count ->
    [1] una ficha para { $losers }
    [2] una ficha para { $losers }
   *[other] { $losers-count } se llevan una ficha
  }
moment-tokens-taken = Las más bajas: { $losers-count ->
    [1] { $tokens } fichas para { $losers }
    [2] { $tokens } fichas para { $losers }
   *[other] { $losers-count } se llevan { $tokens } fichas
  }
moment-lives-lost = La más baja: { $losers-count ->
    [1] una vida menos para { $losers }
    [2] una vida menos para { $losers }
   *[other] { $losers-count } pierden una vida
  }
moment-round-voided = Todas son la más baja: ronda nula
moment-round-turned = Giro de { $actor }: { $card }
moment-loss-turned = Giro de { $actor }: { $card }
moment-innkeeper-swapped = Posadero de { $actor }: cambio con { $target }
moment-jester-turned = Bufón de { $actor }: { $card } de { $target } a { $value }
moment-sorceress-cast = Hechicera de { $actor }: un sapo para { $target }
moment-thieves-hanged = Rey de { $actor }: { $thieves-count ->
    [1] a la horca el Ladrón de { $thieves }
   *[other] { $thieves-count } Ladrones a la horca
  }
moment-cut = { $actor } corta: { $new } por { $old }
moment-dragon-burned = El Dragón de { $actor } quema { $card-the }
moment-dragon-slain = Un Caballero mata al Dragón de { $actor }
moment-thief-stole = { $actor } roba a { $target }
moment-merchant-swapped = { $actor } hace un trato con { $target }
moment-juggled = { $actor } mezcla dos cartas
moment-king-sealed = { $actor } sella el Rey

## The same strip in words

moment-said = { $what }.
moment-card = { $seat }: { $card }, { $total }.
moment-card-won = { $seat }: { $card }, puntúa, ahora { $total }.
moment-card-lost = { $seat }: { $card }, pierde, ahora { $total }.
