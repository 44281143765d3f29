### Look Up: the position in words, and a card for every noun.

lookup-in-sight = Look up what is in sight
lookup-kinds = Look up something else
lookup-of-kind = { $kind }: choose one
lookup-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
lookup-now = **Now:** { $said }
lookup-rules = Read its rules
lookup-rule = R{ $number }
lookup-several = Several things have that name. Choose one below.
