### What happened in the classic game. Public lines name people, lines to one seat say "you".

event-length-set = { $rounds } rounds will be played, and the fewest tokens win.
event-lives-given = Everybody begins with { $lives } lives. The last one left wins.
event-deal-began = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
  }: { $dealer } deals a card to everybody, { $starter } goes first. { $deck ->
    [one] 1 card is
   *[other] { $deck } cards are
  } left in the deck.
event-card-dealt = You are dealt { $card-the }.
event-king-sealed = { $actor } shows the King and seals it: nobody can touch it this round.
    .or = { $actor } shows the King, under seal. Nobody lays a hand on it this round.
    .or2 = { $actor } locks the King away in plain sight: this round it stays where it is.
event-thieves-hanged = { $actor }’s King holds court: { $thieves-count ->
    [one] { $thieves }’s Thief is hanged and counts 0
   *[other] the Thieves of { $thieves } are hanged and count 0
  }.
    .or = To the gallows: { $actor }’s King hangs { $thieves-count ->
    [one] { $thieves }’s Thief, who counts 0
   *[other] the Thieves of { $thieves }, who count 0
  }.
    .or2 = { $actor }’s King knows no mercy: { $thieves-count ->
    [one] { $thieves }’s Thief hangs and counts 0
   *[other] the Thieves of { $thieves } hang and count 0
  }.
event-lowest-lost = { $losers-count ->
    [one] { $losers } has the lowest card, { $value }, and takes a token
   *[other] { $losers } have the lowest card, { $value }, and take a token each
  }.
    .or = Lowest is { $value }: { $losers-count ->
    [one] a token for { $losers }
   *[other] a token each for { $losers }
  }.
    .or2 = The scythe falls on the lowest card, { $value }: { $losers-count ->
    [one] { $losers } takes a token
   *[other] { $losers } take a token each
  }.
event-tokens-taken = { $losers-count ->
    [one] { $losers } takes
   *[other] { $losers } take
  } { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
  } { $losers-count ->
    [one] for a card
   *[other] each for cards
  } worth { $value }.
    .or = A value of { $value } costs { $tokens ->
    [one] a token
   *[other] { $tokens } tokens
  }{ $losers-count ->
    [one] : { $losers } pays
   *[other] {" "}each: { $losers } pay
  }.
    .or2 = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
  } { $losers-count ->
    [one] for { $losers }, who has
   *[other] each for { $losers }, who have
  } { $value ->
    [8] an 8
    [11] an 11
   *[other] a { $value }
  }.
event-lives-lost = { $losers-count ->
    [one] { $losers } has the lowest card, { $value }, and loses a life
   *[other] { $losers } have the lowest card, { $value }, and lose a life each
  }.
    .or = Lowest is { $value }: that costs { $losers } a life{ $losers-count ->
    [one] {""}
   *[other] {" "}each
  }.
    .or2 = The scythe falls on the lowest card, { $value }: { $losers-count ->
    [one] { $losers } loses a life
   *[other] { $losers } lose a life each
  }.
event-eliminated = { $seats-count ->
    [one] { $seats } has no lives left and is out
   *[other] { $seats } have no lives left and are out
  }.
    .or = The bell tolls for { $seats }: no lives are left.
    .or2 = No lives left for { $seats }. Death makes a note.
event-round-voided = Everybody has the lowest card, { $value }, and nobody would be left. The round is void and dealt again.
event-fewest-tokens-now = Fewest tokens now: { $seats } with { $tokens ->
    [0] none
   *[other] { $tokens }
  }.
    .or = { $seats } { $seats-count ->
    [one] stands
   *[other] stand
  } best now, with { $tokens ->
    [0] no token
    [one] 1 token
   *[other] { $tokens } tokens
  }.
    .or2 = { $seats } { $seats-count ->
    [one] has
   *[other] have
  } the fewest tokens now: { $tokens ->
    [0] none
   *[other] { $tokens }
  }.
event-most-lives-now = Most lives now: { $seats } with { $lives }.
    .or = { $seats } { $seats-count ->
    [one] stands
   *[other] stand
  } best now, with { $lives ->
    [one] 1 life
   *[other] { $lives } lives
  }.
    .or2 = { $seats } { $seats-count ->
    [one] has
   *[other] have
  } the most lives now: { $lives }.
event-fewest-tokens-won = { $winners-count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
  } with { $tokens ->
    [0] no token at all
    [one] 1 token
   *[other] { $tokens } tokens
  }. Death has been kept waiting.
event-last-one-won = { $winner } is the last one left and wins, with { $lives ->
    [one] 1 life
   *[other] { $lives } lives
  } to spare. Death bows out.
