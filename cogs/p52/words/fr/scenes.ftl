### The story of rooms and scenes: how it begins, where one comes, who is there, how it ends.

foe = { $enemy-the }
foe-first = { $enemy-The }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## The party

event-hero-built = { $way ->
    [brought] { $hero } est de retour : { $calling } { $race } de niveau { $level }, avec { $health } PV.
    [built] { $hero } entre dans le monde : { $calling } { $race }, { $health } PV.
   *[pregen] { $hero } se joint à vous : { $calling } { $race }, { $health } PV.
  }
event-points-flipped = { $seat } crée quelqu’un et tire { $cards } : { points } à répartir.
event-hero-left = { $seat } a quitté la partie. { $hero } continue quand même, en d’autres mains.

## How it begins

event-quest-began = { $adventure-intro } { $adventure-goal } ({ $difficulty })
event-delve-flipped = Le lieu tire { $card } : { $shape }. { $shape-goal }
event-room-laid = { $count ->
    [one] Une seule case
   *[other] { $count } cases
  } selon { $cards }, motif : { $template }. { $exit_card } dit où est la sortie{ $is_barred ->
    [1] , et elle est barrée jusqu’à ce que chaque case soit révélée et qu’il n’y ait plus d’ennemi.
   *[0] .
  }
event-grid-refused = { $mistake ->
    [letters] Ce n’est pas encore un plan : utilise S pour le départ, un point pour une case, # ou une espace pour un vide.
    [wide] Un plan peut avoir neuf cases de large, pas plus.
    [tall] Un plan peut avoir sept lignes de haut, pas plus.
    [start] Il faut un S, et un seul : là où vous entrez.
    [small] Ce plan a { $count ->
      [one] { $count } case
     *[other] { $count } cases
    }. Il en faut { $wanted }.
    [large] Ce plan a { $count } cases. Il n’y a de place que pour { $wanted }.
   *[islands] Certaines de ses cases ne peuvent pas être atteintes : chacune doit en toucher une autre, bord à bord.
  }
event-room-entered = **{ $room }**, { $light }. { $room-enter }

## Who and what is there

event-revealed = { $spot } se révèle : { $mark }.
event-enemy-appeared = { $way ->
    [exit] Par la sortie entre { foe }, avec { $health } PV.
    [again] De sa cachette surgit { foe }, sur { $spot }, avec { $health } PV.
    [called] À l’appel venu d’en haut, { foe } se pose sur { $spot }, avec { $health } PV.
   *[here] Sur { $spot } se dresse { foe }, avec { $health } PV.
  }{ $is_first ->
    [1] { " " }{ $enemy-sight }
   *[0] { "" }
  }
event-enemy-vanished = { $way ->
    [threatened] { foe-first } se ravise, et quitte la salle.
   *[boss] { foe-first } voit qui est venu, et disparaît.
  }
event-exit-opened = { $way ->
    [key] La clé est trouvée : la sortie sur { $spot } est déverrouillée.
    [keys] Deux clés, deux tours : la sortie sur { $spot } s’ouvre.
    [boss-and-keys] Deux clés tournent d’un même geste, et sur { $spot } s’ouvrent les grandes portes.
   *[cleared] Il n’y a plus personne pour la tenir : la barre de { $spot } tombe.
  }
event-key-taken = { $hero } ramasse sur { $spot } : { $item }.
event-room-left = Le groupe quitte la salle : { $room }.

## What a room was worth

event-experience-gained = { $hero } gagne { $points } d’expérience : { $alive ->
    [0] rien pour la survie
   *[other] { $alive } pour être en vie
  }{ $attacked ->
    [0] { "" }
   *[other] , { $attacked } pour ennemis attaqués
  }{ $felled ->
    [0] { "" }
   *[other] , { $felled } pour ennemis abattus
  }{ $defended ->
    [0] { "" }
   *[other] , { $defended } pour défenses
  }{ $chests ->
    [0] { "" }
   *[other] , { $chests } pour coffres
  }{ $feats ->
    [0] { "" }
   *[other] , { $feats } pour autres exploits
  }{ $harmed ->
    [0] { "" }
   *[other] , et { $harmed } pour un ami blessé
  }. { $hero } en a { $experience } maintenant.
event-level-gained = { $hero } atteint le niveau { $level }, pour { $cost } d’expérience ! { $card } donne { $points ->
    [0] zéro point, cette fois,
    [one] { $points } point
   *[other] { $points } points
  } pour grandir.
event-recovered = { $hero } tire { $card } et { $amount ->
    [0] n’a pas besoin de repos : { $health } PV.
   *[other] se repose : { $amount } PV de mieux, soit { $health }.
  }
event-core-raised = { $way ->
    [habit] À force de pratique ({ $ability }), { $hero } grandit, { $core } : { $value }.
   *[other] { $hero } grandit, { $core } : { $value }.
  }
    .or = { $way ->
        [habit] À force de pratique ({ $ability }), { $hero } grandit, { $core } : { $value }.
       *[other] { $hero } progresse, { $core } : { $value }.
      }
event-ability-raised = { $hero } fait passer { $ability } au niveau { $level }{ $cost ->
    [0] .
   *[other] , pour { $cost } d’expérience.
  }
event-ability-learnt = { $hero } a appris une aptitude : { $ability }.
event-quest-rewarded = Pour la quête, { $hero } gagne { $points } d’expérience. { $hero } en a { $experience } maintenant.
event-given = { $hero } reçoit { $count ->
    [one] { $item-a }.
   *[other] { $count } × { $item }.
  }

## How it ends

event-quest-won = { $adventure-won } La quête est gagnée en { $rooms ->
    [one] { $rooms } salle
   *[other] { $rooms } salles
  }, avec { $kills ->
    [0] aucun ennemi abattu
    [one] { $kills } ennemi abattu
   *[other] { $kills } ennemis abattus
  }.
event-quest-lost = { $adventure-lost } { $result } La quête est perdue { $rooms ->
    [0] avant la fin de la première salle
    [one] après { $rooms } salle
   *[other] après { $rooms } salles
  }.
event-called-off = L’aventure est annulée ({ $adventure }) après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  } dans une seule salle. Elle ne compte pour personne.
event-hero-raised = On emporte { $hero } dehors, et le lendemain matin un œil s’ouvre. Tout ce qui était dans le sac a disparu.
event-hero-retired = { $hero } reste là. Que les cartes lui soient légères.

result-fallen = Plus personne n’est debout.
result-late = Ce que vous cherchiez est resté dans une salle derrière vous.
result-off = L’aventure a été annulée.

mistake-letters = letters
mistake-wide = wide
mistake-tall = tall
mistake-start = start
mistake-small = small
mistake-large = large
mistake-islands = islands
