### The board, the panel and the people in words.

turns-long = { $turns ->
    [one] encore { $turns } tour
   *[other] encore { $turns } tours
  }

describe-choosing-all = Tout le monde se prépare.
describe-headline = Manche { $round }{ $dusk ->
    [0] { "" }
   *[other] {" "}sur { $dusk }
  }
describe-headline-solo = Tour de jeu { $turn }

## People

describe-choosing = { $player } choisit un personnage.
describe-out = { $character } ({ $player }) est hors jeu.
describe-dead = { $character } ({ $player }) est à terre, et revient au prochain tour.
describe-lying = { $character } ({ $player }) est à terre à { $step }, jusqu’à ce que quelqu’un y dépense un Fragment.
describe-fallen = { $character } ({ $player }) est à terre, et perd le prochain tour.
describe-coming = { $character } ({ $player }) se prépare.
describe-player = { $character } ({ $player }) est à { $step } : { $health } PV sur { $most }, { $coin } { $coin ->
    [one] pièce
   *[other] pièces
  }, attaque { $attack }, défense { $defence }.
describe-worn = Porte { $things }.
describe-thing = { $thing }{ $charms ->
    [0] { "" }
   *[other] {" "}+{ $charms }
  }{ $broken ->
    [1] {" "}(à réparer)
   *[0] { "" }
  }
describe-essence = l’essence ({ $enemy })
describe-counts = { $scrolls ->
    [0] Sans parchemin
    [one] Tient { $scrolls } parchemin
   *[other] Tient { $scrolls } parchemins
  }{ $carried ->
    [0] { "" }
    [one] , porte { $carried } chose
   *[other] , porte { $carried } choses
  }{ $traps ->
    [0] { "" }
    [one] , a { $traps } piège posé
   *[other] , a { $traps } pièges posés
  }.
describe-pieces = { $count ->
    [one] A un Fragment.
   *[other] A { $count } Fragments.
  }
describe-stones = A ceci : { $stones }.
describe-crown = A la Couronne du Roi !
describe-held = Aux mains d’un ennemi ({ $enemy }), { turns-long }.
describe-trapped = Au piège, sans défense, { turns-long }.
describe-remains = Sans bouger, { turns-long }.
describe-loses-roll = Perd son prochain lancer.
describe-fogged = La prochaine marche se fait à un dé.
describe-in-market = Est au Marché.
describe-in-battle = Est en bataille.
describe-in-trade = Parle d’un échange.

## The land

describe-battle = Bataille à { $step } entre { $players } ; au tour de { $next }.
describe-parley = { $players } parlent d’un échange.
describe-ground = À terre à { $step } : { $things }.
describe-stone = { $stone }{ $active ->
    [1] {" "}(active)
   *[0] { "" }
  }
describe-lying-pieces = { $count ->
    [one] un Fragment
   *[other] { $count } Fragments
  }
describe-bar = { $player } barre { $step }.
describe-quest = Quête ouverte : { $quest }. { $task }.
describe-market = Le Marché vend { $count ->
    [one] un Fragment pour 50 pièces.
   *[other] { $count } Fragments pour 50 pièces chacun.
  }

## Defender and Solo

describe-towns = Villes : { $towns }. Expérience : { $experience }.
describe-town = { $town } { $strength }
describe-agrimor = Agrimor est à { $step } avec { $health } PV{ $castle ->
    [0] .
   *[other] , et siège au château !
  }
describe-agrimor-away = Agrimor n’est pas encore venu. Il a { $health } PV.
describe-agrimor-dead = Agrimor est mort.
describe-spawn = { $enemy } : à { $step }.
describe-march = Après cette manche, { $enemy } : { $whither }.
# Where enemies go; also on the card of an enemy.
march-stays = { $has_town ->
    [0] pas de mouvement
   *[other] attaque à { $towns } : un héros sur sa case, ou la ville
  }
march-goes = { $choices ->
    [1] marche jusqu’à { $ends }
   *[other] marche, à votre choix, jusqu’à une de ces cases : { $ends }
  }{ $goals ->
    [0] , vers la Salle du Trône
    [1] , vers { $towns }
   *[other] , à votre choix vers une de ces villes : { $towns }
  }
describe-battle-track = Le marqueur rouge est à { $marker } sur { $spaces }, { $beaten ->
    [0] aucun boss vaincu.
    [one] { $beaten } boss vaincu.
   *[other] { $beaten } boss vaincus.
  }
describe-quest-track = Le marqueur vert est à { $marker } sur { $spaces }.

## The panel

describe-scroll = { $count ->
    [1] { "" }
   *[other] { $count } ×{" "}
  }{ $scroll } : { $does }. { $now ->
    [1] Tout de suite, si tu veux.
   *[0] { $when }.
  }
describe-when-attack = Quand tu attaques
describe-when-attack-or-met = Quand tu attaques, ou sur un joueur que tu croises
describe-when-attacked = Quand on t’attaque
describe-when-any-turn = À ton tour
describe-when-game-turn = À ton tour, hors bataille
describe-when-turn-or-attacked = À ton tour, ou quand on t’attaque
describe-when-met = Sur un joueur que tu croises ou combats
describe-when-reaction = Quand quelqu’un utilise un parchemin
describe-when-rolled = Après ton lancer de marche
describe-pack = Tu portes : { $things }.
describe-sack = Dans ton sac à dos : { $things }.
describe-use = { $thing } ({ $does })
describe-room = { $over ->
    [0] { $count ->
        [0] Il n’y a plus de place pour rien.
        [one] Il y a de la place pour une chose de plus.
       *[other] Il y a de la place pour { $count } choses de plus.
      }
    [one] Tu portes une chose de trop.
   *[other] Tu portes { $over } choses de trop.
  }
describe-trap = Ton piège : { $trap }, niveau { $level }.
describe-lone = Ta Quête solitaire : { $lone }{ $turns ->
    [0] .
   *[other] , { turns-long }.
  }
