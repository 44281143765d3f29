### The board and the panel in words, for those who cannot see the picture.

describe-round = Tour { $turn } sur { $turns }, manche { $round } : { $goal }.
describe-classic-round = { $rounds ->
    [0] Manche { $round }
   *[other] Manche { $round } sur { $rounds }
  } : { $goal }.
describe-over = La partie est finie.
describe-winners-points = Le deuxième score gagne : { $winners }.
describe-winners-tokens = Le moins de jetons gagne : { $winners }.
describe-winners-lives = Le dernier en vie gagne : { $winners }.
describe-nobody = Égalité générale : personne ne gagne.
describe-phase-pick = Tout le monde pose une carte face cachée.
describe-phase-action = C’est le moment des actions.
describe-phase-action-acting = C’est à { $acting } d’agir.
describe-phase-powers = Les cartes sont révélées, et les pouvoirs agissent.
describe-phase-powers-acting = Les cartes sont révélées ; { $acting } peut utiliser un pouvoir.
describe-phase-scored = La manche est comptée.
describe-phase-void = La manche est nulle, car il ne resterait personne. On redistribue.
describe-deal = { $dealer } est Donneur. Ordre de jeu : { $line }.
describe-deck = { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
  } dans la pioche.
describe-deck-empty = La pioche est vide.
describe-discards = Défausse : { $cards }.
describe-discard-count = { $discards ->
    [0] Défausse vide.
    [one] { $discards } carte défaussée.
   *[other] { $discards } cartes défaussées.
  }
describe-seat = { $seat } : { $facts }.
describe-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
describe-tokens = { $points ->
    [one] { $points } jeton
   *[other] { $points } jetons
  }
describe-lives = { $points ->
    [one] { $points } vie
   *[other] { $points } vies
  }
describe-took-tokens = en prend { $took }
describe-took-lives = perd une vie
describe-out = hors jeu
describe-dealer = Donneur
describe-acting = doit agir
describe-acted = a agi
describe-won = gagne la manche
describe-crowned = gagne la partie
describe-hand-count = { $hand ->
    [0] pas de carte en main
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
  }
describe-holds = en main, à coup sûr : { $cards }
describe-last-round = Fin du tour { $turn }, manche { $round } ({ $goal }) :
describe-classic-last-round = Fin de la manche { $round } ({ $goal }) :
describe-void-round = La manche { $round } était nulle ; on redistribue.
describe-shown = { $seat } : { $card }
describe-shown-won = { $seat } : { $card }, gagne
describe-shown-lost = { $seat } : { $card }, perd
describe-card-none = n’a pas encore posé de carte
describe-card-picked = a posé une carte
describe-card-down = carte face cachée
describe-card-known = { $card } face cachée, que tu connais
describe-card-up = { $card } face visible
describe-card-value = { $card } ({ $value })
describe-card-turned = { $card } (carte retournée, { $value })
describe-card-toad = { $card } (crapaud, 0)
describe-card-hanged = { $card } (pendu, 0)
describe-card-sealed = { $card } ({ $value }, sous scellés)
describe-own-out = Tu n’as plus de vie : tu es hors jeu.
describe-own-table = Devant toi : { $card } ({ $values }). { $power }.
describe-own-table-up = Devant toi, face visible : { $card }. { $power }.
describe-own-table-toad = Devant toi, face visible : { $card }.
describe-own-table-none = Rien devant toi.
describe-own-hand = Dans ta main : { $card } ({ $values }). { $power }.
describe-own-hand-none = Ta main est vide.
describe-you-know = Tu sais que { $seat } a { $cards }.
