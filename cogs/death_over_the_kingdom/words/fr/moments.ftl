### Over the strip of a moment: a few words each, as they must fit a phone.

moment-revealed = Bas les masques
moment-highest-won = La plus haute : { $winners-count ->
    [1] un point pour { $winners }
    [2] un point chacun pour { $winners }
   *[other] { $winners-count } marquent
  }
moment-lowest-won = La plus basse : { $winners-count ->
    [1] un point pour { $winners }
    [2] un point chacun pour { $winners }
   *[other] { $winners-count } marquent
  }
moment-between-won = Entre les deux : { $winners-count ->
    [1] un point pour { $winners }
    [2] un point chacun pour { $winners }
   *[other] { $winners-count } marquent
  }
moment-nobody-between = Rien entre les deux : personne ne marque
moment-lowest-lost = La plus basse : { $losers-count ->
    [1] un jeton pour { $losers }
    [2] un jeton chacun pour { $losers }
   *[other] { $losers-count } prennent un jeton
  }
moment-tokens-taken = La plus basse : { $losers-count ->
    [1] { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
      } pour { $losers }
    [2] { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
      } chacun pour { $losers }
   *[other] { $losers-count } prennent { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
      }
  }
moment-lives-lost = La plus basse : { $losers-count ->
    [1] une vie de moins pour { $losers }
    [2] une vie de moins pour { $losers }
   *[other] { $losers-count } perdent une vie
  }
moment-round-voided = Toutes les plus basses : manche nulle
moment-round-turned = Renversée par { $card-the } de { $actor }
moment-loss-turned = Renversée par { $card-the } de { $actor }
moment-innkeeper-swapped = Le Tavernier de { $actor } : échange avec { $target }
moment-jester-turned = Le Bouffon de { $actor } : { $card } de { $target } à { $value }
moment-sorceress-cast = La Sorcière de { $actor } : un crapaud chez { $target }
moment-thieves-hanged = Le Roi de { $actor } : { $thieves-count ->
    [1] le Voleur de { $thieves } est pendu
   *[other] { $thieves-count } Voleurs pendus
  }
moment-cut = { $actor } coupe : { $new } au lieu de { $old }
moment-dragon-burned = Le Dragon de { $actor } brûle { $card-the }
moment-dragon-slain = Un Chevalier tue le Dragon de { $actor }
moment-thief-stole = { $actor } vole { $target }
moment-merchant-swapped = { $actor } fait affaire avec { $target }
moment-juggled = { $actor } jongle avec deux cartes
moment-king-sealed = { $actor } scelle le Roi

## The same strip in words

moment-said = { $what }.
moment-card = { $seat } : { $card }, { $total }.
moment-card-won = { $seat } : { $card }, marque, { $total } maintenant.
moment-card-lost = { $seat } : { $card }, perd, { $total } maintenant.
