### On the pictures: short, a phone shows them small.

board-room = { $adventure }, salle { $number }{ $rooms ->
    [0] { "" }
   *[other] {" "}sur { $rooms }
  }
board-lock = { $lock ->
    [open] ouverte
    [barred] barrée
   *[locked] verrouillée
  }
board-no-door = Pas d’issue
board-door = { $lock ->
    [open] La porte sur { $spot } est ouverte.
    [barred] La porte sur { $spot } est barrée.
    [locked] La porte sur { $spot } est verrouillée.
   *[none] Il n’y a pas d’issue.
  }
board-round = { $mode ->
    [fight] Manche { $round }
    [drop] L’avantage
   *[explore] Exploration
  }
board-gathering = Le groupe se réunit
board-building = Choix d’un héros
board-ready = Prêt à partir
board-dead = Mort sur { $spot }
board-left-behind = Mort plus tôt
board-deck-enemy = Ennemis
board-deck-action = Cartes d’action
board-deck-room = Salles
board-hero = Héros
board-nobody = Nouveau héros
board-seat = Place { $number }

## A character's sheet. R is the distance in spots, “over” what is above the number needed.

sheet-is = { $calling } { $race }, niveau { $level }
sheet-experience = Expérience vers le niveau suivant
sheet-armour = { $armour ->
    [0] 0
   *[other] −{ $armour }
  }
sheet-ability = { $ability } { $level }
sheet-defences = Une défense demanderait
sheet-defence = { $ability } { $target }
sheet-won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
  }
sheet-lost = { $count ->
    [one] { $count } perdue
   *[other] { $count } perdues
  }
sheet-scars = { $count ->
    [one] { $count } cicatrice
   *[other] { $count } cicatrices
  }
sheet-record = { $adventure } : { $result ->
    [won] gagné
   *[lost] perdu
  }, { $kills ->
    [one] { $kills } tué
   *[other] { $kills } tués
  }, max { $blow }{ $died ->
    [1] , cicatrice
   *[0] { "" }
  }
deed-needs = { $target }{ $reach ->
    [0] { "" }
   *[other] {" "}+ R
  }{ $number ->
    [0] { "" }
   *[other] {" "}+ n
  }
deed-sum = { $base ->
    [0] { deed-over }
   *[other] { $base }{ $over ->
        [0] { "" }
       *[other] {" "}+ { deed-over }
      }
  }{ $reach ->
    [-1] {" "}− R
   *[other] { "" }
  }
deed-over = { $over ->
    [0] { "" }
    [1] surplus
   *[other] { $over }×surplus
  }
deed-does = { $effect ->
    [damage] dég. { $sum }
    [lessen] ôte { $sum }
    [dodge] moitié, tout à +3
    [heal] soigne { $sum }
    [regenerate] PV 3 tours : { $sum }
    [revive] revit, PV : { $sum }
    [shield] bouclier : { $sum }
    [freeze] gèle 3 manches
    [pick] ouvre les coffres
    [snatch] prend un objet
    [threaten] ils s’en vont
    [poison] dég. { $sum }, 3 tours
    [gizmo] mieux de { $sum }
    [hover] cases en vol : { $sum }
    [poof] va sur toute case révélée
   *[other] { $sum }
  }

## On a spot’s card: one short word

board-mark-path = Chemin
board-mark-obstructed = Rochers
board-mark-hidden = Voile
board-mark-trap = Piège
board-mark-chest = Coffre
board-mark-special = Trésor
