### Why a match ended as it did: lines of the result, and the same for the picture made for it.

## Who won by what

ending-second = Second place wins: { $winners } with { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $gap ->
    [one] one
   *[other] { $gap }
  } behind { $leaders }, who { $leaders-count ->
    [one] has the most and wins
   *[other] have the most and win
  } nothing.
ending-level = Everybody has { $points ->
    [one] 1 point
   *[other] { $points } points
  }: nobody is second, so nobody wins.
ending-pairs = { $leaders } share the lead with { $most }, and { $others } share the rest with { $points }. All are tied, so nobody wins.
ending-fewest = { $winners } { $winners-count ->
    [one] has
   *[other] have
  } the fewest tokens, { $points }.
ending-rule-points = Second place wins.
ending-rule-tokens = The fewest tokens win.
ending-level-won = { $score }: { $seats }, who { $seats-count ->
    [one] wins
   *[other] share the win
  }.
ending-level-rest = { $score }: { $seats }.
ending-last-one = { $winners } { $winners-count ->
    [one] is
   *[other] are
  } the last one left, with { $points ->
    [one] 1 life
   *[other] { $points } lives
  }.

## How close it was

ending-next-points = { $next } { $next-count ->
    [one] was
   *[other] were
  } { $gap ->
    [one] a single point
   *[other] { $gap } points
  } short of it.
ending-next-tokens = { $next } { $next-count ->
    [one] took
   *[other] took
  } { $gap ->
    [one] just one more
   *[other] { $gap } more
  }.
ending-next-lives = { $next } { $next-count ->
    [one] held
   *[other] held
  } out until round { $round }.

## Where it turned

ending-decided = It was decided in { $when }{ $is-turned ->
    [0] {""}
   *[other] , by { $actor }’s { $card }
  }: before it { $before-count ->
    [0] nobody would have won
    [1] { $before } would have won
   *[other] { $before } would have shared the win
  }.
ending-when-last = the very last round
ending-when-turn = turn { $turn }, round { $round }
ending-when-round = round { $round }

## Deeds

ending-deeds = { $deeds }.
ending-deed-paid = { $seat } took { $count } winning cards from others
ending-deed-robbed = { $seat } robbed { $count } times
ending-deed-turned = { $seat } turned { $count } rounds
ending-deed-burned = { $seat } burned { $count } cards
ending-deed-cast = { $seat } made { $count } toads
ending-deed-hanged = { $seat } hanged { $count } Thieves
ending-deed-cut = { $seat } cut { $count } times
ending-deed-traded = { $seat } struck { $count } bargains
ending-deed-swapped = { $seat } swapped { $count } times

## The picture

ending-tied = All are tied
ending-shared = { $count } share the win
ending-alt-place = { $place }. { $seat }, { $score }.
