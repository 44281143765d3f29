### What happened in the classic game. Public lines name people, lines to one seat say "you".

event-length-set = On joue { $rounds } manches, et le moins de jetons gagne.
event-lives-given = Chacun commence avec { $lives } vies. Le dernier en vie gagne.
event-deal-began = { $rounds ->
    [0] Manche { $round }
   *[other] Manche { $round } sur { $rounds }
  } : { $dealer } distribue une carte à chacun, { $starter } commence. Il reste { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
  } dans la pioche.
event-card-dealt = Tu reçois { $card-the }.
event-king-sealed = { $actor } montre le Roi et le met sous scellés : personne ne peut y toucher dans cette manche.
    .or = { $actor } montre le Roi, sous scellés. Personne n’y met la main dans cette manche.
    .or2 = { $actor } met le Roi sous clé, au vu de tous : dans cette manche, il reste où il est.
event-thieves-hanged = Le Roi de { $actor } rend la justice : { $thieves-count ->
    [one] le Voleur de { $thieves } est pendu et vaut 0
   *[other] les Voleurs de { $thieves } sont pendus et valent 0
  }.
    .or = À la potence : le Roi de { $actor } pend { $thieves-count ->
    [one] le Voleur de { $thieves }, qui vaut 0
   *[other] les Voleurs de { $thieves }, qui valent 0
  }.
    .or2 = Le Roi de { $actor } est sans pitié : { $thieves-count ->
    [one] le Voleur de { $thieves } est pendu et vaut 0
   *[other] les Voleurs de { $thieves } sont pendus et valent 0
  }.
event-lowest-lost = { $losers-count ->
    [one] { $losers } a la carte la plus basse, { $value }, et prend un jeton
   *[other] { $losers } ont la carte la plus basse, { $value }, et prennent un jeton chacun
  }.
    .or = La plus basse vaut { $value } : { $losers-count ->
    [one] un jeton pour { $losers }
   *[other] un jeton chacun pour { $losers }
  }.
    .or2 = La faux s’abat sur la carte la plus basse, { $value } : { $losers-count ->
    [one] { $losers } prend un jeton
   *[other] { $losers } prennent un jeton chacun
  }.
event-tokens-taken = { $losers-count ->
    [one] { $losers } prend
   *[other] { $losers } prennent
  } { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
  } { $losers-count ->
    [one] pour une carte
   *[other] chacun pour des cartes
  } de valeur { $value }.
    .or = Un { $value } coûte { $tokens ->
    [one] un jeton
   *[other] { $tokens } jetons
  } : { $losers-count ->
    [one] { $losers } paie
   *[other] { $losers } paient chacun
  }.
    .or2 = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
  } { $losers-count ->
    [one] pour { $losers }, qui a
   *[other] chacun pour { $losers }, qui ont
  } un { $value }.
event-lives-lost = { $losers-count ->
    [one] { $losers } a la carte la plus basse, { $value }, et perd une vie
   *[other] { $losers } ont la carte la plus basse, { $value }, et perdent une vie chacun
  }.
    .or = La plus basse vaut { $value } : cela coûte une vie { $losers-count ->
    [one] à { $losers }
   *[other] chacun à { $losers }
  }.
    .or2 = La faux s’abat sur la carte la plus basse, { $value } : { $losers-count ->
    [one] { $losers } perd une vie
   *[other] { $losers } perdent une vie chacun
  }.
event-eliminated = { $seats-count ->
    [one] { $seats } n’a plus de vie et quitte la partie
   *[other] { $seats } n’ont plus de vie et quittent la partie
  }.
    .or = Le glas sonne pour { $seats } : plus aucune vie.
    .or2 = Plus de vie pour { $seats }. La Mort en prend note.
event-round-voided = Tout le monde a la carte la plus basse, { $value }, et il ne resterait personne. La manche est nulle, on redistribue.
event-fewest-tokens-now = Le moins de jetons pour l’instant : { $seats }, { $tokens ->
    [0] sans aucun jeton
   *[other] avec { $tokens }
  }.
    .or = { $seats } { $seats-count ->
    [one] a
   *[other] ont
  } l’avantage, { $tokens ->
    [0] sans aucun jeton
    [one] avec { $tokens } jeton
   *[other] avec { $tokens } jetons
  }.
    .or2 = { $seats } { $seats-count ->
    [one] a
   *[other] ont
  } maintenant le moins de jetons : { $tokens ->
    [0] aucun
   *[other] { $tokens }
  }.
event-most-lives-now = Le plus de vies pour l’instant : { $seats } avec { $lives }.
    .or = { $seats } { $seats-count ->
    [one] a
   *[other] ont
  } l’avantage, avec { $lives ->
    [one] { $lives } vie
   *[other] { $lives } vies
  }.
    .or2 = { $seats } { $seats-count ->
    [one] a
   *[other] ont
  } maintenant le plus de vies : { $lives }.
event-fewest-tokens-won = { $winners-count ->
    [one] { $winners } gagne
   *[other] { $winners } se partagent la victoire
  } { $tokens ->
    [0] sans un seul jeton
    [one] avec { $tokens } jeton
   *[other] avec { $tokens } jetons
  }. La Mort a dû patienter.
event-last-one-won = { $winner } tient jusqu’au bout et gagne, avec encore { $lives ->
    [one] { $lives } vie
   *[other] { $lives } vies
  }. La Mort tire sa révérence.
