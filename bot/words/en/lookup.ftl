### Look Up: the position in words, and a card for every noun.

lookup-in-sight = Look up something in sight
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

## Hints and chances

hint = Hint
hint-chosen = An automaton would choose **{ $chosen }**.
hint-offer = an offer of its own
hint-nothing = You have nothing to decide right now.
hint-off = This table plays without hints. To have them, open a table with **hints: on**.
odds-percent = { " " }· { $percent } %
new-hints = Show chances and offer hints (automatic: in co-operative games, or alone with automata)
    .auto = Automatic
    .on = On
    .off = Off
unusual-hints = { $value ->
    [on] With hints
   *[off] Without hints
  }
