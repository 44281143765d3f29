### Over the strip of a moment: a few words each, as they must fit a phone.

moment-revealed = Masks off
moment-highest-won = Highest: { $winners-count ->
    [1] a point for { $winners }
    [2] a point each for { $winners }
   *[other] { $winners-count } score
  }
moment-lowest-won = Lowest: { $winners-count ->
    [1] a point for { $winners }
    [2] a point each for { $winners }
   *[other] { $winners-count } score
  }
moment-between-won = Between: { $winners-count ->
    [1] a point for { $winners }
    [2] a point each for { $winners }
   *[other] { $winners-count } score
  }
moment-nobody-between = Nothing in between: nobody scores
moment-lowest-lost = Lowest: { $losers-count ->
    [1] a token for { $losers }
    [2] a token each for { $losers }
   *[other] { $losers-count } take a token
  }
moment-tokens-taken = Lowest: { $losers-count ->
    [1] { $tokens } tokens for { $losers }
    [2] { $tokens } tokens each for { $losers }
   *[other] { $losers-count } take { $tokens } tokens
  }
moment-lives-lost = Lowest: { $losers-count ->
    [1] a life gone for { $losers }
    [2] a life gone for { $losers }
   *[other] { $losers-count } lose a life
  }
moment-round-voided = All are lowest: the round is void
moment-round-turned = Turned by { $actor }’s { $card }
moment-loss-turned = Turned by { $actor }’s { $card }
moment-innkeeper-swapped = { $actor }’s Innkeeper: swapped with { $target }
moment-jester-turned = { $actor }’s Jester: { $target }’s { $card } to { $value }
moment-sorceress-cast = { $actor }’s Sorceress: { $target } has a toad
moment-thieves-hanged = { $actor }’s King: { $thieves-count ->
    [1] { $thieves }’s Thief hangs
   *[other] { $thieves-count } Thieves hang
  }
moment-cut = { $actor } cuts: { $new } for { $old }
moment-dragon-burned = { $actor }’s Dragon burns { $card-the }
moment-dragon-slain = A Knight slays { $actor }’s Dragon
moment-thief-stole = { $actor } robs { $target }
moment-merchant-swapped = { $actor } trades with { $target }
moment-juggled = { $actor } juggles two cards
moment-king-sealed = { $actor } seals the King

## The same strip in words

moment-said = { $what }.
moment-card = { $seat }: { $card }, { $total }.
moment-card-won = { $seat }: { $card }, scores, { $total } now.
moment-card-lost = { $seat }: { $card }, loses, { $total } now.
