### The same in words: board, panel, character sheets.

describe-headline = { $adventure } : { $room }, salle { $number }{ $rooms ->
    [0] { "" }
   *[other] {" "}sur { $rooms }
  }
describe-grim = La table est impitoyable : les ennemis suivent vos héros, et vous récupérez moins.
describe-dire = La table est terrible : les ennemis dépassent vos héros, et vous récupérez moins.
describe-keys = Clés trouvées : { $count }.
describe-found = Le trésor est trouvé. { $left ->
    [0] Quittez cette salle, et vous êtes dehors.
    [one] Après cette salle, encore une, et vous êtes dehors.
   *[other] Après cette salle, encore { $left }, et vous êtes dehors.
  }
describe-hero = { $hero } ({ $player }), { $calling } { $race } { $level }{ $is_here ->
    [0] { "" }
   *[other] , est sur { $spot }
  } : { $health } PV sur { $most }, { $stamina ->
    [0] pas d’endurance
    [one] { $stamina } carte d’endurance
   *[other] { $stamina } cartes d’endurance
  }.
describe-building = { $player } choisit un héros.
describe-dead = { $hero } ({ $player }) a perdu la vie sur { $spot }.
describe-left-behind = { $hero } ({ $player }) a perdu la vie dans une salle passée.
describe-aim = Vise { $enemy } : +{ $bonus }.
describe-stance = En garde : +{ $bonus }.
describe-stunned = Voit des étoiles.
describe-caught = Perd le tour suivant.
describe-venom = Arme empoisonnée : { $ability }.
describe-waiting = Garde un tour en réserve.
describe-unseen = Invisible.
describe-haste = A { $turns ->
    [one] un tour de plus
   *[other] { $turns } tours de plus
  }.
describe-mending = En régénération.
describe-gone = La personne a quitté la partie.
describe-enemy = { $enemy } est sur { $spot } : { $health } PV sur { $most }.
describe-frozen = Dans la glace.
describe-poisoned = Sous l’effet du poison.
describe-flees = Veut s’enfuir.
describe-place = { $who } ({ $initiative })
describe-order = Tours, par initiative : { $order }.
describe-decks = Cartes d’action : { $deck } à tirer, { $discards } défaussées.
describe-patterns = Une salle de { $count ->
    [one] { $count } case
   *[other] { $count } cases
  } selon chaque motif, rangée par rangée depuis le départ ; + est un vide.
describe-pattern = { $pattern } : { $rows }.
describe-light = { $light ->
    [dark] La salle est obscure : on ne voit que ce qui est juste à côté.
    [night] Il fait nuit : on ne voit que ce qui est juste à côté.
    [day] Il fait jour.
   *[lit] La salle est éclairée.
  }
describe-spot = { $spot } : { $mark }{ $chest ->
    [broken] , serrure cassée
   *[other] { "" }
  }.
describe-things = Par terre : { $things }.
describe-drops = { $count ->
    [one] quelque chose qu’un ennemi a laissé tomber
   *[other] { $count } choses tombées d’ennemis
  }
describe-shield = Un Bouclier magique ôte { $amount } à chaque coup à cet endroit, { $rounds ->
    [one] encore une manche
   *[other] encore { $rounds } manches
  }.
describe-down = Face cachée : { $spots }.
describe-cores = Force { $lift }, Esprit { $think }, Équilibre { $balance }, Allure { $move }, Autorité { $lead }.
describe-figures = Déplacement { $movement }, Initiative { $initiative }{ $armour ->
    [0] { "" }
   *[other] , l’armure ôte { $armour } à chaque coup
  }.
describe-experience = Expérience : { $experience } sur les { $next } que demande le niveau suivant.
describe-ability = { $ability } { $level } : il faut { $needs }, { $does }.
describe-legend = R est la distance en cases, n le nombre d’ennemis sur place, et le surplus est ce qu’une carte a de plus que le nécessaire.
describe-defence = { $ability } { $target }
describe-defences = Une défense demanderait : { $defences }.
describe-worn = Porté : { $things }.
describe-carried = { $count ->
    [one] { $item }
   *[other] { $count } × { $item }
  }
describe-bag = Dans le sac : { $things }.

## What an enemy does next, what it would need, and do

intent-title = **Ce qu’ils font ensuite**
as-things-stand = { $is_sure ->
    [1] { "" }
   *[0] {" "}(en l’état)
  }
intent-attack = { $enemy } attaque { $heroes-count ->
    [one] { $heroes }
   *[other] une cible parmi { $heroes }
  } depuis { $origin } : touche à { $hits } %, { $mean } dégâts en moyenne{ as-things-stand }.
intent-walk = { $enemy } va de { $origin } à { $spot }{ as-things-stand }.
intent-flee = { $enemy } fuit de { $origin } { $is_sure ->
    [1] à { $spot }.
   *[0] à { $spot }, ou là où tu dis.
  }
intent-rest = { $enemy } reste sur { $origin }{ as-things-stand }.
intent-frozen = { $enemy } reste dans la glace et ne fait rien.
intent-call = { $enemy } appelle un autre ennemi sur { $origin }{ as-things-stand }.
intent-falls = { $enemy } meurt de son poison.

plan-title = **Ce qu’il leur faudrait**
plan-enemy = { $enemy } ({ $spot }) : { $blows }. { $movement ->
    [0] Ne marche pas.
    [one] Marche de { $movement } case.
   *[other] Marche de { $movement } cases.
  }
plan-blow = plus de { $target }{ $more ->
    [0] { "" }
   *[other] {" "}+ R
  } pour { $damage } + surplus{ $less ->
    [0] { "" }
   *[other] {" "}− R
  }{ $way ->
    [ranged] , tir jusqu’à { $reach } cases
    [magic] , magie jusqu’à { $reach } cases
   *[melee] , sur sa propre case
  }

## Characters that live on

character-line = { $calling } { $race }, niveau { $level }{ $won ->
    [0] { "" }
    [one] , { $won } quête gagnée
   *[other] , { $won } quêtes gagnées
  }{ $scars ->
    [0] { "" }
    [one] , { $scars } cicatrice
   *[other] , { $scars } cicatrices
  }
character-sheet = { $name } : { $line }.
