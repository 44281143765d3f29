### Over the strip of a moment: a few words each, as they must fit a phone.

moment-revealed = Fora as máscaras
moment-highest-won = Maior: { $winners-count ->
    [1] um ponto para { $winners }
    [2] um ponto cada para { $winners }
   *[other] { $winners-count } pontuam
  }
moment-lowest-won = Menor: { $winners-count ->
    [1] um ponto para { $winners }
    [2] um ponto cada para { $winners }
   *[other] { $winners-count } pontuam
  }
moment-between-won = No meio: { $winners-count ->
    [1] um ponto para { $winners }
    [2] um ponto cada para { $winners }
   *[other] { $winners-count } pontuam
  }
moment-nobody-between = Nada no meio: ninguém pontua
moment-lowest-lost = Menor: { $losers-count ->
    [1] uma ficha para { $losers }
    [2] uma ficha cada para { $losers }
   *[other] { $losers-count } levam uma ficha
  }
moment-tokens-taken = Menor: { $losers-count ->
    [1] { $tokens } { $tokens ->
        [1] ficha
       *[other] fichas
      } para { $losers }
    [2] { $tokens } { $tokens ->
        [1] ficha
       *[other] fichas
      } cada para { $losers }
   *[other] { $losers-count } levam { $tokens } { $tokens ->
        [1] ficha
       *[other] fichas
      }
  }
moment-lives-lost = Menor: { $losers-count ->
    [1] uma vida a menos para { $losers }
    [2] uma vida a menos para { $losers }
   *[other] { $losers-count } perdem uma vida
  }
moment-round-voided = Todas são a menor: rodada anulada
moment-round-turned = A virada: { $card } de { $actor }
moment-loss-turned = A virada: { $card } de { $actor }
moment-innkeeper-swapped = Taverneiro de { $actor }: troca com { $target }
moment-jester-turned = Bobo de { $actor }: { $card } de { $target } vira { $value }
moment-sorceress-cast = Feiticeira de { $actor }: sapo para { $target }
moment-thieves-hanged = Rei de { $actor }: { $thieves-count ->
    [1] forca para o Ladrão de { $thieves }
   *[other] forca para { $thieves-count } Ladrões
  }
moment-cut = { $actor } corta: { $new } por { $old }
moment-dragon-burned = Dragão de { $actor } queima { $card-the }
moment-dragon-slain = Um Cavaleiro mata o Dragão de { $actor }
moment-thief-stole = { $actor } rouba { $target }
moment-merchant-swapped = { $actor } negocia com { $target }
moment-juggled = { $actor } joga duas cartas para o alto
moment-king-sealed = { $actor } sela o Rei

## The same strip in words

moment-said = { $what }.
moment-card = { $seat }: { $card }, { $total }.
moment-card-won = { $seat }: { $card }, pontua, agora { $total }.
moment-card-lost = { $seat }: { $card }, perde, agora { $total }.
