### What is asked in a room, and what there is to choose: labels fit a phone, what is needed stands on them.

needs = il faut { $target }
with-stamina = avec endurance

## A turn

prompt-turn = { $health ->
        [0] { $hero } voit des étoiles : 0/{ $most } PV
       *[other] { $hero } : { $health }/{ $most } PV
      }, { $stamina ->
        [0] pas d’endurance
       *[other] endurance { $stamina }
      }
    .waiting = { $asked-count ->
        [one] { $asked } agit.
       *[other] { $asked } peuvent agir, dans n’importe quel ordre.
      }
    .title = Ton tour
group-do = Faire …
group-way = Aller vers …
group-move = Ailleurs …
group-things = Porter, échanger, ramasser …
option-hit = { $ability } → { $enemy }, { needs }
    .hint = sur { $spot }, { $health } PV
option-hit-stamina = { $ability } → { $enemy }, { needs }, { with-stamina }
    .hint = sur { $spot }, { $health } PV
option-cast = { $ability } → { $spot }, { needs }
    .hint = { blast }
option-cast-stamina = { $ability } → { $spot }, { needs }, { with-stamina }
    .hint = { blast }
option-cast-two = { $ability } → { $spot } et { $second }, { needs }
    .hint = { blast }
option-cast-two-stamina = { $ability } → { $spot } et { $second }, { needs }, { with-stamina }
    .hint = { blast }
enemies = { $count ->
    [one] { $count } ennemi
   *[other] { $count } ennemis
  }
blast = { enemies }{ $friends ->
    [0] { "" }
    [one] , et { $friends } d’entre vous
   *[other] , et { $friends } d’entre vous
  }
option-do = { $ability }, { needs }
    .hint = { $ability-does }
option-do-stamina = { $ability }, { needs }, { with-stamina }
    .hint = { $ability-does }
option-do-on = { $ability } → { $hero }, { needs }
    .hint = { $health } PV sur { $most }
option-do-on-stamina = { $ability } → { $hero }, { needs }, { with-stamina }
    .hint = { $health } PV sur { $most }
option-do-at = { $ability } → { $spot }, { needs }
    .hint = { $ability-does }
option-do-at-stamina = { $ability } → { $spot }, { needs }, { with-stamina }
    .hint = { $ability-does }
option-do-to = { $ability } → { $enemy }, { needs }
    .hint = { $ability-does }
option-do-to-stamina = { $ability } → { $enemy }, { needs }, { with-stamina }
    .hint = { $ability-does }
option-do-with = { $ability } pour { $other }, { needs }
    .hint = { $ability-does }
option-do-with-stamina = { $ability } pour { $other }, { needs }, { with-stamina }
    .hint = { $ability-does }
option-do-gizmo = { $ability } : { $other }, { $how }, { needs }
option-do-gizmo-stamina = { $ability } : { $other }, { $how }, { needs }, { with-stamina }
gizmo-damage = plus de dégâts
gizmo-target = plus facile
option-pick = Crocheter, { needs }
option-pick-stamina = Crocheter, { needs }, { with-stamina }
option-pick-with = Crocheter avec { $count ->
        [one] { $count } Crochet
       *[other] { $count } Crochets
      }, { needs }
option-pick-with-stamina = Crocheter avec { $count ->
        [one] { $count } Crochet
       *[other] { $count } Crochets
      }, { needs }, { with-stamina }
smash-risk = { $breaks ->
    [0] un As le fait exploser
   *[other] { $breaks } ou moins casse ce qu’il y a dedans, un As le fait exploser
  }
option-smash = Frapper le coffre, { needs }
    .hint = { smash-risk }
option-smash-stamina = Frapper le coffre, { needs }, { with-stamina }
    .hint = { smash-risk }
option-use = Utiliser : { $item }
    .hint = { $item-does }
option-use-on = { $item } → { $hero }
    .hint = { $health } PV sur { $most }
option-use-for = { $item } → { $hero }
    .hint = { $item-does }
option-throw = Lancer sur { $spot } : { $item }
    .hint = { enemies }
option-aim = Viser { $enemy-the } : +{ $bonus }
    .hint = sur { $spot }, { $health } PV
option-stance = Se mettre en garde : +{ $bonus }
    .hint = à tes défenses, jusqu’à ton prochain tour
goal-exit = sortie
    .the = la sortie
goal-fallen = corps à terre
    .the = le corps à terre
goal-things = ce qui est par terre
    .the = ce qui est par terre
goal-chest = coffre
    .the = le coffre
goal-down = cases cachées
    .the = les cases cachées
option-way = { $is_there ->
        [1] Aller
       *[0] Direction
      } : { $goal-the }, { $spot }{ walk-passes }{ walk-traps }
walk-passes = { $passes ->
        [0] { "" }
        [one] , devant un ennemi
       *[other] , devant { $passes } ennemis
      }
walk-traps = { $traps ->
        [0] { "" }
        [one] , sur un piège
       *[other] , sur { $traps } pièges
      }
option-to = Aller à { $spot }
option-to-air = Voler jusqu’à { $spot }
option-to-dark = Aller à { $spot }, face cachée
option-to-passing = Aller à { $spot }, devant { $passes ->
        [one] un ennemi
       *[other] { $passes } ennemis
      }
    .hint = { $passes ->
        [one] l’ennemi que tu passes frappe d’abord
       *[other] les ennemis que tu passes frappent d’abord
      }
option-to-trap = Aller à { $spot }, sur { $traps ->
        [one] un piège
       *[other] { $traps } pièges
      }
option-climb = Gravir les rochers sur { $spot }
    .hint = tu arrives si tu continues au tour suivant
option-to-top = Grimper à { $spot }
option-march = Tous à { $spot }
    .hint = les autres peuvent te suivre, jusqu’à ce qu’on voie quelque chose
option-all-to-exit = Tous à la sortie : { $spot }
    .hint = vous y allez tous, et sortez dès que possible
option-wear = Mettre : { $item }
    .hint = { $item-does }
option-wear-part = Mettre : { $item } ({ $part })
    .hint = { $item-does }
option-doff = Enlever : { $item }
option-doff-part = Enlever : { $item } ({ $part })
option-part = { $part }
option-give = Donner à { $friend } : { $item }
option-give-part = Donner à { $friend } : { $item } ({ $part })
option-ask-for = Demander à { $friend } : { $item }
option-ask-for-part = Demander à { $friend } : { $item } ({ $part })
option-pick-up = Ramasser : { $item }
option-pick-up-part = Ramasser : { $item } ({ $part })
option-search = Voir ce qui est tombé
option-wait = Attendre
    .hint = le suivant agit d’abord ; tu peux agir après chaque tour
option-rest = Ne rien faire{ $gained ->
    [0] { "" }
   *[other] {" "}(endurance +{ $gained })
  }
option-no-more = C’est tout

## On the way

prompt-walk = { $hero } est sur { $spot }, Déplacement restant : { $left }. Continuer ?
    .waiting = { $hero } ({ $asked }) est en chemin.
    .title = Continuer ?
option-stop = S’arrêter ici
prompt-fly = { $hero } plane au-dessus de { $spot }, et peut voler { $left ->
        [one] { $left } case
       *[other] { $left } cases
      }. Où aller ?
    .waiting = { $hero } ({ $asked }) est dans les airs.
    .title = Où aller ?
prompt-stoop = Il y a quelque chose sur { $spot }, et le ramasser ne coûte rien. Que prend { $hero } ?
    .waiting = { $hero } ({ $asked }) regarde ce qu’il y a sur { $spot }.
    .title = Ce qu’il y a là
option-leave-lying = Laisser là
prompt-march = { $leader } vous mène à { $spot }. Est-ce que { $hero } suit ?
    .waiting = { $leader } ouvre la marche. { $asked } peut rester derrière.
    .title = Suivre ?
option-follow = Suivre
option-hold = Rester ici
prompt-flee = { foe-first } fuit. Vers où ?
    .waiting = { $asked } dit où fuit { foe }.
    .title = Fuite : vers où ?
option-flee = Vers { $spot }
prompt-held = { $hero } attend. Agir maintenant ?
    .waiting = { $asked } peut agir maintenant.
    .offered = { $asked } attend et peut agir maintenant.
    .title = Agir maintenant ?
option-act-now = Agir maintenant
option-keep-waiting = Attendre encore
option-lapse = Laisser passer
prompt-door = Vous êtes tous à la porte. Quittez-vous cette salle : { $room } ?
    .waiting = { $asked } décide si vous quittez cette salle : { $room }.
    .title = Quitter la salle ?
option-depart = Partir
option-stay = Rester une manche

## Under attack

prompt-defend = { $damage ->
        [0] { foe-first } touche { $hero } ({ $health } PV), sans dégâts. Une défense compte quand même.
       *[other] { foe-first } touche { $hero } ({ $health } PV), dégâts : { $damage }.
      } Quelle est ta défense ?{ $aim ->
        [0] { "" }
       *[other] {" "}Ta visée est perdue de toute façon.
      }
    .waiting = { $hero } ({ $asked }) reçoit un coup{ $damage ->
        [0] { "" }
       *[other] {" "}de { $damage }
      } et peut se défendre.
    .title = Te défendre ?
prompt-defend-friend = { $is_own ->
        [1] Le sort touche aussi { $hero } ({ $health } PV), dégâts : { $damage }.
       *[0] Le sort de { $friend } touche { $hero } ({ $health } PV), dégâts : { $damage }.
      } Quelle est ta défense ?
    .waiting = { $hero } ({ $asked }) reçoit { $is_own ->
        [1] son propre sort
       *[0] le coup d’un ami
      } et peut se défendre.
    .title = Te défendre ?
option-no-defence = Pas de défense
option-defend = { $ability }, { needs }
option-defend-stamina = { $ability }, { needs }, { with-stamina }
option-defend-untrained = { $ability }, non apprise, { needs }
option-defend-untrained-stamina = { $ability }, non apprise, { needs }, { with-stamina }
group-defend = Se défendre …
prompt-counter = Un As : { foe } rate son coup ! { $hero } peut riposter.
    .waiting = { $hero } ({ $asked }) peut riposter.
    .title = Riposter ?
option-counter = { $ability }, { needs }
option-counter-stamina = { $ability }, { needs }, { with-stamina }
option-decline = Laisser
group-counter = Riposter …
prompt-tap = { $count ->
        [one] { foe-first } a encore { $health } PV.
       *[other] { $count } ennemis n’en ont plus pour longtemps.
      } { $ability } : frapper encore ?
    .waiting = { $asked } peut frapper encore.
    .title = Frapper encore ?
option-tap = { $ability } → { $enemy }, { needs }
    .hint = sur { $spot }, { $health } PV
option-tap-stamina = { $ability } → { $enemy }, { needs }, { with-stamina }
    .hint = sur { $spot }, { $health } PV

## Things

prompt-consent = { $friend } demande ceci à { $hero } : { $item }. Le donner ?
    .waiting = { $friend } demande ceci à { $asked } : { $item }.
    .title = Le donner ?
option-accept = Donner
option-refuse = Garder
prompt-find = { $hero } trouve ceci : { $item }{ $count ->
        [one] .
       *[other] {" "}× { $count }.
      } Prendre ?
    .waiting = { $asked } a trouvé ceci : { $item }.
    .title = Prendre ?
option-take = Prendre
option-leave-it = Laisser
prompt-train = Qu’améliore { $hero } avec cela : { $item } ?
    .waiting = { $asked } étudie : { $item }.
    .title = Que veux-tu améliorer ?
option-train = { $core }, et { $ability }
option-train-core = { $core }
option-which-ability = { $ability }
    .hint = { $ability-does }
kind-melee = mêlée
kind-ranged = distance
kind-magic = magie

## Standing orders

order-defence = Quand je reçois un coup
option-defend-never = Ne pas me défendre
option-defend-best = Meilleure défense, sans endurance
option-defend-hard = Meilleure, endurance sous 10 PV
order-counter = Quand je peux riposter
option-counter-never = Laisser
option-counter-best = Riposter, sans endurance
order-march = Quand quelqu’un mène

prompt-part = Où portes-tu cela : { $item } ? Ensuite, cela n’ira que là.
    .waiting = { $hero } met : { $item }.
    .title = Nouvelle armure

## How likely it is

odds-blow = blesse { $harms } %, abat { $fells } %
odds-works = réussit { $percent } %
odds-opens = ouvre { $percent } %
odds-defence = laisse en moyenne { $left } de { $damage }
odds-trap = passe le piège { $percent } %
