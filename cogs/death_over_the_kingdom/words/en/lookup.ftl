### What can be looked up: each character in one or two sentences, its figures, and where its copies are.

noun-card = Characters
    .one = Character
noun-mark = Marks on the table
    .one = Mark

mark-toad = Toad
mark-dealer = Dealer

figures-card = { $second ->
    [-1] Counts { $value }
   *[other] Counts { $value }, or { $second } when turned
  } · { $copies } in the deck

about-card-DEA = The lowest card, with no power of its own. In the classic game its holder always loses the round.
about-card-INN = When the cards are up, you may swap it with the card of the player on your left, who cannot refuse.
about-card-MER = As your action, show it and look at the card of the player before or after you. Then swap the two, or keep the Merchant.
about-card-THI = As your action, show it and swap it with anybody’s card, without looking first. In the classic game a King hangs every Thief at the end.
about-card-JES = When the cards are up, you may turn any Monk, Sorceress, Knight, Princess or Queen to its other value.
about-card-JUG = As your action, show it and let two other players’ cards swap places. You see neither.
about-card-MON = Counts 6, but 10 if a Sorceress is in play when its turn comes.
about-card-SOR = Counts 7, but only 1 if a Monk is in play. Otherwise she may make one other player’s card a toad, which counts 0.
about-card-KNI = Counts 8, but 13 if a Dragon is in play. A Dragon that burns a Knight is slain instead.
about-card-DRA = As your action, show it and burn somebody’s card: they draw a new one. If it is a Knight, the Dragon dies and you draw instead.
about-card-PRI = Counts 10, but only 2 if a Dragon is in play and no Knight protects her.
about-card-QUE = Counts 11, but only 4 if a Jester is in play.
about-card-KIN = The highest card; only a Knight that counts 13 beats it. In the classic game you may seal it as your action, and at the end it hangs every Thief.

about-mark-toad = A card that a Sorceress has bewitched. It counts 0 for the rest of the round and loses a power it has not used yet.
about-mark-dealer = The Dealer acts last and has nobody on the left. Instead of swapping to the left, the Dealer may cut the deck for a new card, which lies face up.

noun-now-hand = { $count ->
    [one] one in your hand
   *[other] { $count } in your hand
  }
noun-now-open = face up with { $name }
noun-now-known = with { $name }, as far as you know
noun-now-discards = { $count ->
    [one] one discarded
   *[other] { $count } discarded
  }
