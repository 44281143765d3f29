### Why a match ended as it did: lines of the result, and the same for the picture made for it.

## Who won by what

ending-second = Le deuxième score gagne : { $winners } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, à { $gap } de { $leaders }, qui { $leaders-count ->
    [one] a le plus de points et ne gagne
   *[other] ont le plus de points et ne gagnent
  } rien.
ending-level = Tout le monde a { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : personne n’est deuxième, donc personne ne gagne.
ending-pairs = { $leaders } se partagent la tête avec { $most }, et { $others } le reste avec { $points }. Égalité partout, donc personne ne gagne.
ending-fewest = { $winners } { $winners-count ->
    [one] a
   *[other] ont
  } le moins de jetons : { $points }.
ending-rule-points = Le deuxième score gagne.
ending-rule-tokens = Le moins de jetons gagne.
ending-level-won = { $score } : { $seats }, qui { $seats-count ->
    [one] gagne
   *[other] se partagent la victoire
  }.
ending-level-rest = { $score } : { $seats }.
ending-last-one = { $winners } { $winners-count ->
    [one] tient
   *[other] tiennent
  } jusqu’au bout, avec { $points ->
    [one] { $points } vie
   *[other] { $points } vies
  }.

## How close it was

ending-next-points = Il a manqué { $gap ->
    [one] un seul point
   *[other] { $gap } points
  } à { $next }.
ending-next-tokens = { $next } { $next-count ->
    [one] en a pris
   *[other] en ont pris
  } { $gap ->
    [one] juste un de plus
   *[other] { $gap } de plus
  }.
ending-next-lives = { $next } { $next-count ->
    [one] a tenu
   *[other] ont tenu
  } jusqu’à la manche { $round }.

## Where it turned

ending-decided = Tout s’est joué à { $when }{ $is-turned ->
    [0] {""}
   *[other] , sur un coup de { $actor } ({ $card })
  } : avant cela, { $before-count ->
    [0] personne n’aurait gagné
    [1] { $before } aurait gagné
   *[other] { $before } se seraient partagé la victoire
  }.
ending-when-last = la toute dernière manche
ending-when-turn = la manche { $round } du tour { $turn }
ending-when-round = la manche { $round }

## Deeds

ending-deeds = { $deeds }.
ending-deed-paid = { $seat } a pris { $count } cartes gagnantes aux autres
ending-deed-robbed = { $seat } a volé { $count } fois
ending-deed-turned = { $seat } a renversé { $count } manches
ending-deed-burned = { $seat } a brûlé { $count } cartes
ending-deed-cast = { $seat } a fait { $count } crapauds
ending-deed-hanged = { $seat } a pendu { $count } Voleurs
ending-deed-cut = { $seat } a coupé { $count } fois
ending-deed-traded = { $seat } a conclu { $count } marchés
ending-deed-swapped = { $seat } a échangé { $count } fois

## The picture

ending-tied = Égalité générale
ending-shared = Victoire partagée à { $count }
ending-alt-place = { $place }. { $seat }, { $score }.
