### The story: what happened. The numbers are always there; the rest makes one want to read on.
### Variants (`.or`) say the same thing otherwise; `.without-<field>` is said where an event leaves that field open.

## Before the first step

event-adventurer-chosen = { $seat } prend le sac de { $hero }, { $hero-class } : { $hp } PV, { $ap } PA. Deux jetons de talent achèteront : { $upgrade }.
    .without-upgrade = { $seat } prend le sac de { $hero }, { $hero-class } : { $hp } PV, { $ap } PA.
event-expedition-began = Les torches sont allumées. { $mode-goal } { $hero } ouvre la marche.
    .or = Pas de plan, pas de guide, un sac de jetons. { $mode-goal } { $hero } passe en premier.
    .or2 = Quelque part, une porte de pierre se referme. { $mode-goal } { $hero } prend la tête.

## Turns and rounds

event-round-began = Manche { $round }.
event-turn-began = À { $hero } ({ $seat }), avec { $ap } PA{ $debt ->
    [0] .
   *[other] , après avoir remboursé { $debt }.
  }
    .or = La torche passe à { $hero } ({ $seat }) : { $ap } PA{ $debt ->
        [0] .
       *[other] , { $debt } remboursés.
      }
    .or2 = À toi, { $hero } ({ $seat }). { $ap } PA{ $debt ->
        [0] .
       *[other] , { $debt } pour de vieilles dettes.
      }
event-turn-ended = { $hero } en a assez fait pour l’instant.
    .or = { $hero } reprend son souffle.
    .or2 = { $hero } laisse continuer les autres.
    .or3 = { $hero } baisse la torche.
    .or4 = C’est tout pour { $hero } pour l’instant.
event-round-opened = Manche { $round }. { $hero } ({ $seat }) l’ouvre avec { $ap } PA{ $debt ->
    [0] .
   *[other] , après avoir remboursé { $debt }.
  }
    .or = Manche { $round }. La torche passe à { $hero } ({ $seat }) : { $ap } PA{ $debt ->
        [0] .
       *[other] , { $debt } remboursés.
      }
    .or2 = Manche { $round }. Debout, { $hero } ({ $seat }) : { $ap } PA{ $debt ->
        [0] .
       *[other] , { $debt } pour de vieilles dettes.
      }
event-waited = { told-round }{ $hero } ({ $seat }) ne bouge pas.
    .or = { told-round }{ $hero } ({ $seat }) attend et tend l’oreille.
    .or2 = { told-round }{ $hero } ({ $seat }) laisse passer ce tour.
    .or3 = { told-round }{ $hero } ({ $seat }) monte la garde.
    .or4 = { told-round }{ $hero } ({ $seat }) se repose ce tour-ci.
told-round = { $round ->
    [0] { "" }
   *[other] Manche { $round }.{ " " }
  }
told-hero = { $is_first ->
    [1] { $hero } ({ $seat })
   *[other] { $hero }
  }
told-left = { $left ->
    [0] { " " }C’était la dernière tuile de la pile.
    [one] { " " }Il reste une tuile.
   *[other] { "" }
  }
event-last-turns-called = L’Anneau est dehors et le donjon commence à se fermer. { $count ->
    [one] À l’intérieur, un aventurier a
   *[other] À l’intérieur, { $count } aventuriers ont
  } encore un tour pour sortir.
event-left-dungeon = { $hero } sort, clignant des yeux au grand jour.
    .or = { $hero } sort en titubant par la Sortie, mais en vie.
event-ring-borne-out = { $hero } franchit la Sortie avec l’Anneau de la Création !
event-lost-inside = Les pierres se ferment. Le donjon garde { $hero } ({ $seat }).
event-eliminated = { $hero } ({ $seat }) n’a plus de vie et quitte l’aventure.
event-went-home = { $seat } a quitté la partie, et { $hero } pose tout et rentre à la maison.
event-night-fell = { $rounds ->
    [one] Une manche a passé
   *[other] { $rounds } manches ont passé
  } et la dernière torche se consume.
event-expedition-ended = { $result } De retour : { $saved }. Pertes : { $lost }.
    .without-saved = { $result } Pertes : { $lost }.
    .without-lost = { $result } Tout le monde est de retour : { $saved }.
event-scored = { $hero } arrive à { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-upgrade-bought = { $hero } a appris quelque chose : { $upgrade }. { $tokens ->
    [0] Il ne reste aucun jeton de talent.
    [one] Il reste { $tokens } jeton de talent.
   *[other] Il reste { $tokens } jetons de talent.
  }

## The map

event-tile-set-aside = { $count ->
    [one] { $count } tuile ne va pas et retourne
   *[other] { $count } tuiles ne vont pas et retournent
  } dans la pile.
    .or = { $count ->
        [one] { $count } tuile n’allait pas
       *[other] { $count } tuiles n’allaient pas
      } : retour dans la pile.
    .or2 = { $count ->
        [one] La première tuile piochée ne va pas. On la remet
       *[other] Les { $count } premières tuiles piochées ne vont pas. On les remet
      }, et on mélange.
event-tile-laid = { $hero } ouvre le passage { $direction } de { $origin } : { $tile } est { $icon-a }.{ told-left }
    .or = La lueur de la torche tombe sur { $tile }, { $direction } de { $origin } : { $icon-a }.{ told-left }
    .or2 = { $hero } tâtonne { $direction } de { $origin } et trouve { $icon-a }, { $tile }.{ told-left }
    .or3 = { $hero } éclaire { $tile }, { $direction } de { $origin } : { $icon-a }.{ told-left }
    .or4 = { $hero } regarde { $direction } de { $origin } : { $tile } est { $icon-a }.{ told-left }
event-explored = { told-round }{ told-hero } ouvre le passage { $direction } de { $origin } et entre : { $tile } est { $icon-a }, il reste { $ap } PA.{ told-left }
    .or = { told-round }{ told-hero } lève la torche et va { $direction-to }, jusqu’à { $tile } : { $icon-a }, il reste { $ap } PA.{ told-left }
    .or2 = { told-round }{ told-hero } trouve { $icon-a } { $direction } de { $origin } et s’arrête sur { $tile }, il reste { $ap } PA.{ told-left }
    .without-ap = { told-round }{ told-hero } ouvre le passage { $direction } de { $origin } : { $tile } est { $icon-a }.{ told-left }
    .without-ap-or = { told-round }{ told-hero } tâtonne { $direction } de { $origin } et trouve { $icon-a }, { $tile }.{ told-left }
    .without-ap-or2 = { told-round }{ told-hero } tend la torche { $direction } de { $origin } : { $tile } est { $icon-a }.{ told-left }
    .or3 = { told-round }{ told-hero } quitte { $origin } { $direction-to }, torche en avant : { $tile } est { $icon-a }, il reste { $ap } PA.{ told-left }
    .or4 = { told-round }{ told-hero } tourne { $direction-to } et avance sur { $tile } : { $icon-a }, il reste { $ap } PA.{ told-left }
event-edge-blocked = Aucune tuile ne va { $direction } de { $tile } : ce passage est bloqué pour de bon. Le PA est rendu.
event-stack-discarded = Plus rien ne va nulle part : { $count ->
    [one] la dernière tuile { $world-de } est rangée.
   *[other] les { $count } dernières tuiles { $world-de } sont rangées.
  }
event-wall-breached = Le mur { $direction } de { $tile } s’écroule avec fracas.
event-last-tile-placed = { $name-The } se trouve sur { $tile }.
event-dragon-landed = Le sol tremble. Le Dragon Rouge est couché sur { $tile } avec { $hp } PV, et il est réveillé.
event-ring-placed = Les dés disent { $dice } : l’Anneau de la Création est sur { $tile }, la tanière numéro { $number }.
event-ring-rerolled = Les dés disent { $dice }, mais le plan n’a pas de tanière numéro { $number }. On recommence.
event-token-placed = Quelque chose respire dans le noir de { $tile }.
    .or = Deux yeux clignent sur { $tile }. À qui ? Personne ne le sait encore.
    .or2 = { $tile } est une tanière. Personne n’a vu de qui.
event-pool-filled = Le Bassin de Guérison miroite sur { $tile } et soignera { $count } fois.
event-item-hidden = Quelque chose est posé sur { $tile }, face cachée.
event-gateway-opened = De vieilles pierres s’écartent : le Portail sur { $tile } descend vers le donjon, { $target }.
event-moved = { $hero } va de { $origin } à { $tile }, il reste { $ap } PA.
    .or = { $hero } continue jusqu’à { $tile }, avec encore { $ap } PA.
    .or2 = { $hero } passe de { $origin } à { $tile } et garde { $ap } PA.
    .or3 = Des pas résonnent sur { $tile } : c’est { $hero }, avec encore { $ap } PA.
event-walked = { told-round }{ told-hero } va { $steps ->
    [one] de { $origin } à { $tile }
   *[other] de { $origin } à { $tile }, { $steps } tuiles plus loin
  }, il reste { $ap } PA.
    .or = { told-round }{ told-hero } continue { $steps ->
        [one] jusqu’à { $tile }
       *[other] sur { $steps } tuiles, jusqu’à { $tile },
      } avec encore { $ap } PA.
    .or2 = { told-round }{ told-hero } laisse { $origin } et arrive à { $tile }, il reste { $ap } PA.
    .or3 = { told-round }{ told-hero } fait { $steps ->
        [one] un pas
       *[other] { $steps } pas
      }, de { $origin } à { $tile }, et garde { $ap } PA.
    .or4 = { told-round }{ told-hero } passe de { $origin } à { $tile }{ $steps ->
        [one] { "" }
       *[other] , { $steps } tuiles,
      } avec encore { $ap } PA.
event-web-walked = { $hero } suit les fils de { $origin } jusqu’à la Toile sur { $tile }, il reste { $ap } PA.
event-ladder-climbed = { $hero } prend l’échelle de { $origin } à { $tile }.
event-ladder-placed = { $hero } arrive sur { $tile } et y dresse l’échelle. Elle mène désormais à la Fosse.
event-teleported = Le cristal s’embrase : { $hero } disparaît de { $origin } et surgit sur { $tile }.
event-monster-revealed = Du sac sort { $monster-a } ({ told-strength }) sur { $tile }.
    .or = { $tile } a son maître, { $monster-a } : { told-strength }.
event-met = { $hero } rencontre { $monster-a } ({ told-strength }) sur { $tile }.
    .or = { $hero } tombe sur { $monster-a } ({ told-strength }) sur { $tile }.
    .or2 = Du noir de { $tile } surgit { $monster-a } ({ told-strength }), droit sur { $hero }.
told-strength = { $hp } PV, { $dice }d6{ $plus ->
    [0] { "" }
   *[other] +{ $plus }
  }{ $is_purple ->
    [1] , face violette
   *[other] { "" }
  }
event-nothing-there = Le sac est vide : la tanière sur { $tile } n’est qu’une odeur.
event-sneaked = { $is_unseen ->
    [1] { $hero } fait { $die } et se glisse devant { $monster-the } sans un bruit.
   *[other] { $hero } fait { $die } : la cape glisse, et { $monster-the } { $monster-num ->
        [many] se retournent
       *[other] se retourne
      }. Plus de fuite possible.
  }
event-unhidden = La cape est tombée, et { $monster-the } { $monster-num ->
    [many] voient
   *[other] voit
  } { $hero }.

## The fight

event-fight-began = { $hero } fait face { $monster-au } ({ $hp } PV) sur { $tile }.
    .or = Lames dehors : { $hero } contre { $monster-the } ({ $hp } PV) sur { $tile }.
    .or2 = { $monster-The } ({ $hp } PV) { $monster-num ->
        [many] lèvent
       *[other] lève
      } les yeux sur { $tile }, et voilà { $hero }.
event-round-rolled = { $is_critical ->
    [1] { $hero } lance { $dice }, coup critique ! Doublé{ $plus ->
        [0] , cela fait
       *[other] { " " }et +{ $plus }, cela fait
      } { $total }.
   *[other] { $hero } lance { $dice }{ $plus ->
        [0] , soit { $total }.
       *[other] { " " }et ajoute { $plus }, soit { $total }.
      }
  } { $monster-The } : { $foe_dice }{ $foe_plus ->
    [0] { "" }
   *[other] , +{ $foe_plus }
  }, soit { $foe_total }.
    .or = { $total } pour { $hero } ({ $dice }{ $is_critical ->
        [1] , doublé par un coup critique
       *[other] { "" }
      }{ $plus ->
        [0] { "" }
       *[other] , +{ $plus }
      }) contre { $foe_total } pour { $monster-the } ({ $foe_dice }{ $foe_plus ->
        [0] { "" }
       *[other] , +{ $foe_plus }
      }).
event-dice-rerolled = { $hero } utilise { $item-the } et relance : { $dice }, soit { $total }.
event-lethal-blow = Coup meurtrier ! { $hero } double à { $total }.
event-clobbered = { $hero } prend un élan formidable : deux dés de plus au prochain lancer.
event-tied = { $hero } et { $monster-the } font jeu égal. Pas de blessés.
    .or = Lame contre griffe : entre { $hero } et { $monster-the }, c’est match nul.
    .or2 = { $hero } et { $monster-the } se tournent autour. Aucun mal.
event-vine-held = La liane tient bon : { $monster-the } { $monster-num ->
    [many] frappent { $hero } et ne passent
   *[other] frappe { $hero } et ne passe
  } pas.
event-monster-hurt = { $monster-The } { $monster-num ->
    [many] subissent
   *[other] subit
  } { $damage } { cost-hp.dealt } { $cause }{ $hp ->
    [0] .
   *[other] , reste { $hp } PV.
  }
    .or = { $monster-The } { $monster-num ->
        [many] prennent
       *[other] prend
      } { $damage } { cost-hp.dealt } { $cause }, { $hp ->
        [0] et il n’y a plus de PV.
       *[other] reste { $hp } PV.
      }
event-hero-hurt = { $hero } subit { $damage } { cost-hp.dealt } { $cause }{ $hp ->
    [0] { " " }et tombe
   *[other] , reste { $hp } PV
  }{ $absorbed ->
    [0] .
   *[other] { " " }(l’armure en arrête { $absorbed }).
  }
    .or = { $hero } encaisse { $damage } { cost-hp.dealt } { $cause } et { $hp ->
        [0] tombe
       *[other] garde { $hp } PV
      }{ $absorbed ->
        [0] .
       *[other] { " " }(l’armure en arrête { $absorbed }).
      }
event-hero-unhurt = { $absorbed ->
    [0] { $hero } s’en sort sans mal { $cause }.
   *[other] L’armure arrête tout { $cause } ({ $absorbed }) : { $hero } s’en sort sans mal.
  }
    .or = { $absorbed ->
        [0] Pas une égratignure pour { $hero } { $cause }.
       *[other] Pas une égratignure pour { $hero } { $cause } : l’armure arrête tout ({ $absorbed }).
      }
event-dead-eye = En plein entre les yeux : { $hero } abat { $monster-the } d’une seule flèche !
event-instant-kill = Un coup, et c’est fini : { $hero } abat { $monster-the } sur-le-champ !
event-monster-killed = { $hero } tue { $monster-the } ! Cela fait { $kills } { describe-kills.noun }.
    .or = { $monster-The } ne { $monster-num ->
        [many] feront
       *[other] fera
      } plus d’ennuis à personne. { $hero } a { $kills } { describe-kills.noun }.
    .or2 = Voilà { $monster-the } par terre. { $hero } a { $kills } { describe-kills.noun }.
event-monster-recovered = { $monster-The } { $monster-num ->
    [many] lèchent leurs
   *[other] lèche ses
  } plaies : retour à { $hp } PV.
event-spiders-spawned = La Toile sur { $tile } tremble : { $count ->
    [one] { $count } araignée tombe.
   *[other] { $count } araignées tombent.
  }
event-spiders-left = { $count ->
    [one] La dernière araignée détale.
   *[other] Les { $count } dernières araignées détalent.
  }
event-escaped = { $hero } échappe { $monster-au }, vers { $tile }.
    .or = { $hero } prend ses jambes à son cou, jusqu’à { $tile }.
event-blew-away = Un tourbillon tire { $hero } du combat, jusqu’à { $tile }.
event-took-over = { $hero } s’avance vers { $monster-the } : encore { $hp } PV à abattre.
event-archer-took-over = { $hero } vise { $monster-the } : encore { $hp } PV à abattre.
event-tag-asked = { $hero } appelle à l’aide : { $target } ({ $target_seat }), tu viens ?
    .or = « { $target } ! » crie { $hero }. Est-ce que { $target_seat } entend ?
    .or2 = { $hero } cherche { $target } des yeux. Qu’en dit { $target_seat } ?
event-all-called = { $hero } appelle tout le monde au combat : qui vient ?
    .or = « À moi, tous ! » crie { $hero }. Qui entend ?
    .or2 = { $hero } cherche les autres des yeux. Qui vient aider ?
event-tag-joined = { $hero } rejoint le combat sur { $tile }{ $cost ->
    [0] .
   *[other] , pour { $cost } PA du prochain tour.
  }
    .or = { $hero } accourt sur { $tile }{ $cost ->
        [0] .
       *[other] , et doit { $cost } PA au prochain tour.
      }
    .or2 = { $hero } est là : du renfort sur { $tile }{ $cost ->
        [0] .
       *[other] , pour { $cost } PA du prochain tour.
      }
event-archer-joined = { $hero } vise depuis { $tile } et aide au combat{ $cost ->
    [0] .
   *[other] , pour { $cost } PA du prochain tour.
  }
event-tag-declined = { $hero } ne s’en mêle pas.
    .or = { $hero } a d’autres projets.
    .or2 = { $hero } secoue la tête et reste à l’écart.
event-help-refused = { $hero } appelle à l’aide. { $refused } ne { $refused-count ->
    [one] s’en mêle
   *[other] s’en mêlent
  } pas.
    .or = { $hero } crie à l’aide, mais { $refused } { $refused-count ->
        [one] a
       *[other] ont
      } d’autres projets.
    .or2 = « Par ici ! » crie { $hero }. { $refused } ne { $refused-count ->
        [one] vient
       *[other] viennent
      } pas.
    .or3 = { $hero } cherche de l’aide. { $refused } { $refused-count ->
        [one] regarde
       *[other] regardent
      } ailleurs.
event-help-sought = { $hero } appelle à l’aide. { $refused } ne { $refused-count ->
    [one] s’en mêle
   *[other] s’en mêlent
  } pas. Et { $target } ({ $target_seat }) ?
    .or = { $hero } crie à l’aide, mais { $refused } { $refused-count ->
        [one] a
       *[other] ont
      } d’autres projets. Est-ce que { $target } ({ $target_seat }) entend ?
    .or2 = « Par ici ! » crie { $hero }. { $refused } ne { $refused-count ->
        [one] vient
       *[other] viennent
      } pas. « { $target } ! » Et { $target_seat } ?
    .or3 = { $hero } cherche de l’aide. { $refused } { $refused-count ->
        [one] regarde
       *[other] regardent
      } ailleurs. Et { $target } ({ $target_seat }) ?
event-shot = { $hero } vise { $monster-the } sur { $tile } avec { $item-the } et lance { $dice } : { $damage } { cost-hp.dealt }.
event-charged = { $monster-The } { $monster-num ->
    [many] chargent
   *[other] charge
  } de { $origin } à { $tile } !
event-bomb-went = { $hero } allume la mèche et lance { $dice }. Boum sur { $tile } : { $damage } { cost-hp.dealt } à tout ce qu’elle atteint.
event-archer-withdrew = { $hero } baisse son arme et laisse les autres se battre.
event-ducked = { $hero } esquive et fait { $die } : { $left ->
    [0] rien ne passe.
    [one] encore { $left } dégât à venir.
   *[other] encore { $left } dégâts à venir.
  }
    .or = Baisse la tête ! { $hero } fait { $die }, { $left ->
        [0] et tout passe au-dessus.
       *[other] et il en vient encore { $left }.
      }
event-dived = { $hero } plonge juste à temps.
event-riposted = Riposte ! { $hero } renvoie { $damage } { cost-hp.dealt } { $monster-au }{ $hp ->
    [0] .
   *[other]  : reste { $hp } PV.
  }
event-braced = { $hero } tient bon. Le coup s’arrête net.
event-boss-baned = { $hero } connaît le mot du fléau : { $monster-the } ne peut plus avoir que { $hp } PV.
event-killing-blow = { $hero } tombe, et entraîne { $monster-the } avec { $item-the }. Avec ses propres mots : « { $story } »
    .without-story = { $hero } tombe, et entraîne { $monster-the } avec { $item-the }. Comment ? Personne ne le saura jamais.
    .without-story-or = Un dernier tour avec { $item-the }, et { $hero } ne tombe pas sans compagnie : voilà { $monster-the } à terre.
    .without-story-or2 = { $hero } tombe en riant, avec { $item-the } en main, et { $monster-the } { $monster-num ->
        [many] suivent
       *[other] suit
      }.
event-killing-blow-sung = { $hero } tombe, et entraîne { $monster-the } avec { $item-the }. « Je tombe, mais pas sans compagnie. Chantez-le au Départ ! »
    .or = { $hero } tombe, brandit encore { $item-the }, et { $monster-the } { $monster-num ->
        [many] tombent
       *[other] tombe
      } aussi. « En bonne compagnie », a-t-on entendu.
    .or2 = { $hero } meurt avec { $item-the } en main, et { $monster-the } en { $monster-num ->
        [many] meurent
       *[other] meurt
      } aussi. On le chantera au Départ.
event-died = { $hero } meurt et se réveille sur { $tile }, { $lives ->
    [one] avec sa dernière vie.
   *[other] avec encore { $lives } vies.
  }
    .or = Tout devient noir. { $hero } revient à soi sur { $tile }, { $lives ->
        [one] et cette vie est la dernière.
       *[other] avec encore { $lives } vies.
      }
    .without-tile = { $hero } meurt.
event-hero-attacked = { $hero } se retourne contre { $target } ({ $target_seat }) et arrive à { $total } ({ $dice }{ $is_critical ->
        [1] , doublé par un coup critique
       *[other] { "" }
      }{ $plus ->
        [0] { "" }
       *[other] , +{ $plus }
      }). { $target } arrive à { $foe_total } ({ $foe_dice }{ $is_foe_critical ->
        [1] , doublé par un coup critique
       *[other] { "" }
      }{ $foe_plus ->
        [0] { "" }
       *[other] , +{ $foe_plus }
      }).

## Things found, lost and used

event-item-taken = { $hero } prend { $item-the } ({ $power }) : { $space }.
    .without-space = { $item } rejoint { $hero } ({ $power }).
    .or = { $hero } reçoit { $item-the } ({ $power }) : { $space }.
    .or2 = { $hero } a trouvé { $item-a } ({ $power }) : { $space }.
    .without-space-or = { $item } trotte désormais derrière { $hero } ({ $power }).
event-item-left = { $hero } laisse { $item-the } sur { $tile }.
event-item-lies = Là, sur { $tile } : { $item-a } ({ $power }).
    .or = Quelque chose brille sur { $tile } : { $item-a } ({ $power }).
event-item-moved = { $hero } déplace { $item-the } : { $space }.
event-poison-moved = { $hero } laisse le poison ramper ailleurs : { $space }.
event-item-used = { $hero } utilise { $item-the }.
    .or = { $hero } sort { $item-the }.
event-skill-used = { $hero } emploie son talent sur { $target } : { $skill }.
    .without-target = { $hero } emploie son talent : { $skill }.
event-item-discarded = { $hero } jette ce qui reste : { $item-the }.
event-items-fell = { $hero } laisse tomber { $count ->
    [one] { $count } objet
   *[other] { $count } objets
  } sur { $tile }.
    .or = Le sac de { $hero } craque : { $count ->
        [one] { $count } objet tombe
       *[other] { $count } objets tombent
      } sur { $tile }.
    .or2 = { $hero } laisse { $count ->
        [one] { $count } objet
       *[other] { $count } objets
      } sur { $tile }.
event-insurance-paid = { $item } : elle paie, et { $hero } garde tous ses objets.
event-companion-left = { $hero } perd { $item-the } : retour dans le sac.
event-bag-empty = Le sac d’objets est vide.
event-token-earned = { $hero } prend un jeton de talent et en a { $tokens }.
    .or = { $hero } en sort plus sage : { $tokens } { describe-tokens.noun }.
    .or2 = { $tokens ->
        [1] Un jeton de talent pour { $hero }.
       *[other] Un jeton de talent de plus pour { $hero } : { $tokens } en tout.
      }
event-item-awoke = { $hero } éveille { $item-the } : { $power } !
event-trap-sprung = { $item } ! Un piège sur { $tile }, tiré par { $hero } : { $die ->
    [one] { $die } dégât
   *[other] { $die } dégâts
  } à tout le monde sur place.
event-trap-slept = { $item } ! Mais { $hero } s’y connaît en pièges et fait { $die } : rien ne se déclenche.
event-chest-opened = { $is_trapped ->
    [1] { $hero } fait { $die } devant { $item-the } : c’était un piège, et il mord.
   *[other] { $hero } fait { $die } devant { $item-the } : le couvercle s’ouvre.
  }
    .without-die = { $hero } plonge vers { $item-the } : le couvercle s’ouvre, et rien ne mord.
event-trade-offered = { $hero } propose à { $target } ({ $target_seat }) { $give-the } contre { $want-the }.
    .without-want = { $hero } propose à { $target } ({ $target_seat }) { $give-the } contre rien.
    .without-give = { $hero } demande à { $target } ({ $target_seat }) { $want-the }.
event-trade-done = Conclu : { $give-the } pour { $target }, { $want-the } pour { $hero }.
    .without-want = { $hero } donne à { $target } { $give-the }.
    .without-give = { $target } donne à { $hero } { $want-the }.
event-trade-refused = { $target } ({ $target_seat }) dit non à { $hero }.
event-stolen = Une griffe surgie de nulle part : { $hero } a { $item-the } de { $target } ({ $target_seat }).
event-drained = Les dents mordent : { $hero } aspire { $damage } PV à { $target } ({ $target_seat }).
event-healed = { $hero } récupère { $amount } et a { $hp } PV.
    .or = Ça va déjà mieux : { $hero } regagne { $amount }, soit { $hp } PV.
event-pool-used = { $hero } se repose dans le Bassin de Guérison : tous ses PV. { $left ->
    [0] L’eau est tarie.
    [one] Il soignera encore une fois.
   *[other] Il soignera encore { $left } fois.
  }
event-ring-taken = { $hero } prend l’Anneau de la Création sur { $tile }. Il est chaud.
event-ring-fell = L’Anneau de la Création roule sur les pierres de { $tile }.
event-lives-restored = La mort du Dragon est une nouvelle aube : trois vies et tous les PV pour qui est encore en jeu.

## Hazards, and what the forest hides

event-spikey-jammed = { $hero } bloque Vieux Piquant avec { $item-the }. Crac.
event-spikey-rolled = { $is_sprung ->
    [1] { $hero } marche tout doucement et fait { $die }. Pas assez doucement.
   *[other] { $hero } marche tout doucement et fait { $die }. Vieux Piquant dort toujours.
  }
    .or = { $is_sprung ->
        [1] { $hero } passe Vieux Piquant sur la pointe des pieds et fait { $die }. Clic.
       *[other] { $hero } passe Vieux Piquant sur la pointe des pieds et fait { $die }. Pas un bruit.
      }
    .or2 = { $is_sprung ->
        [1] Un { $die } sur les plaques de Vieux Piquant : { $hero } l’entend se remonter.
       *[other] Un { $die } sur les plaques de Vieux Piquant : { $hero } est de l’autre côté.
      }
event-spikey-sprung = Vieux Piquant jaillit sur { $tile } : { $die ->
    [one] { $die } dégât
   *[other] { $die } dégâts
  }, et aucune armure n’y fait rien.
event-poisoned = Du poison ! { $hero } y perd un emplacement : { $space }.
    .or = Ça brûle comme l’ortie : le poison prend un emplacement à { $hero }, { $space }.
    .or2 = Le venin gagne l’équipement de { $hero }, qui perd l’usage d’un emplacement : { $space }.
event-poison-cured = Plus de poison pour { $hero } ({ $count ->
    [one] { $count } emplacement libéré
   *[other] { $count } emplacements libérés
  }).
    .or = Le poison quitte { $hero } : { $count ->
        [one] { $count } emplacement est libre
       *[other] { $count } emplacements sont libres
      } de nouveau.
event-seed-sought = { $is_guarded ->
    [1] { $hero } tend la main vers la graine et fait { $die } : quelque chose tend la sienne.
   *[other] { $hero } tend la main vers la graine et fait { $die } : rien ne bouge.
  }
    .or = { $is_guarded ->
        [1] Un { $die } : le nid n’était pas vide, et { $hero } vient de réveiller quelqu’un.
       *[other] Un { $die } : le nid reste calme sous les mains de { $hero }.
      }
    .or2 = { $is_guarded ->
        [1] { $hero } se penche sur le nid et fait { $die }. Quelque chose se penche sur { $hero }.
       *[other] { $hero } se penche sur le nid et fait { $die }. Tout est calme.
      }
event-seed-taken = { $hero } prend une graine de couvée et porte maintenant { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
  }.
    .or = Une graine de couvée va dans la bourse de { $hero } : { $seeds } en tout.
    .or2 = { $hero } sort une graine de couvée de son nid et en porte maintenant { $seeds }.
event-seeds-picked-up = { $hero } ramasse { $count ->
    [one] une graine de couvée
   *[other] { $count } graines de couvée
  } et en porte maintenant { $seeds }.
    .or = { $count ->
        [one] Une graine de couvée tombée à terre va
       *[other] { $count } graines de couvée tombées à terre vont
      } dans la bourse de { $hero } : { $seeds } en tout.
event-seeds-fell = { $hero } perd { $count ->
    [one] { $count } graine de couvée. Elle est
   *[other] { $count } graines de couvée. Elles sont
  } maintenant sur { $tile }.
    .or = { $hero } laisse tomber { $count ->
        [one] une graine de couvée
       *[other] { $count } graines de couvée
      } sur { $tile }.
event-seeds-carried-out = { $count ->
    [one] Une graine de couvée roule
   *[other] { $count } graines de couvée roulent
  } hors du donjon qui se ferme, de { $origin } à { $tile }.
event-swamp-searched = { $is_guarded ->
    [1] { $hero } tâte la boue et fait { $die } : la boue tâte en retour.
   *[other] { $has_item ->
        [1] { $hero } tâte la boue et fait { $die } : il y a quelque chose.
       *[other] { $hero } tâte la boue et fait { $die } : rien que de la boue.
      }
  }
    .or = { $is_guarded ->
        [1] Jusqu’aux coudes dans le Marais, { $hero } fait { $die } : il y a quelqu’un d’autre là-dessous.
       *[other] { $has_item ->
            [1] Jusqu’aux coudes dans le Marais, { $hero } fait { $die } et en ressort quelque chose.
           *[other] Jusqu’aux coudes dans le Marais, { $hero } fait { $die } : tout ça pour rien.
          }
      }
event-bones-healed = Les vieux os sont bienveillants : { $hero } a tous ses PV et plus de poison.
event-bones-searched = { $hero } pose trois trophées parmi les os et déterre quelque chose. { $kills ->
    [0] Il ne reste aucun trophée.
   *[other] Il reste { $kills } { describe-kills.noun }.
  }
event-web-rolled = { $is_spun ->
    [1] { $hero } met le pied dans la Toile et fait { $die } : elle vibre.
   *[other] { $hero } traverse la Toile et fait { $die } : tout est calme.
  }
    .or = { $is_spun ->
        [1] Un { $die } : un fil casse sous { $hero }, et la Toile vibre.
       *[other] Un { $die } : { $hero } passe entre les fils, et rien ne bouge.
      }
    .or2 = { $is_spun ->
        [1] { $hero } se fraie un chemin dans la Toile et fait { $die }. Là-haut, quelque chose l’a remarqué.
       *[other] { $hero } se baisse sous la Toile et fait { $die }. Il n’y a personne.
      }
event-pit-rolled = { $has_fallen ->
    [1] { $hero } longe la Fosse en équilibre et fait { $die }. Un faux pas, et en bas.
   *[other] { $hero } longe la Fosse en équilibre et fait { $die }. De l’autre côté sans encombre.
  }
event-pit-quiet = Le sac est vide : plus rien n’attend au fond de la Fosse.
event-pit-roped = { $hero } franchit la Fosse au bout d’une corde.
    .or = Un nœud, un élan : la corde emporte { $hero } par-dessus la Fosse.
event-seed-planted = { $hero } plante une graine de couvée dans la Liane Rouge sur { $tile } : { $count } sur 4. Morna Gûl faiblit.
    .or = { $hero } enfonce une graine de couvée dans la Liane Rouge sur { $tile } : { $count } sur 4. Quelque part, Morna Gûl hurle.
    .or2 = La graine { $count } sur 4 entre dans la Liane Rouge sur { $tile }, de la main de { $hero }. Morna Gûl lance un dé de moins.

## The end in the forest

event-gathering-began = L’Arbre-Fée s’éveille sur { $tile }. Tous les porteurs de graines de couvée doivent s’y réunir.
event-forest-calmed = Tous les porteurs sont à l’Arbre-Fée sur { $tile }. Les monstres fuient, le poison se dissipe, les araignées dorment.
event-morna-came = Et le voilà. Morna Gûl est sur { $tile } avec { $hp } PV.
event-morna-rolled = Morna Gûl s’ébranle et lance { $dice } : jusqu’à { $total ->
    [one] { $total } tuile
   *[other] { $total } tuiles
  }.
event-morna-moved = Morna Gûl marche de { $origin } à { $tile }, { $steps ->
    [one] { $steps } tuile
   *[other] { $steps } tuiles
  }.
event-morna-strode = Morna Gûl lance { $dice } et marche de { $origin } à { $tile }, { $steps ->
    [one] { $steps } tuile
   *[other] { $steps } tuiles
  }.
    .or = { $dice } pour Morna Gûl : de { $origin }, il s’approche de { $steps ->
        [one] { $steps } tuile
       *[other] { $steps } tuiles
      }, jusqu’à { $tile }.
    .or2 = Le sol tremble : { $dice }. Morna Gûl fait { $steps ->
        [one] { $steps } tuile
       *[other] { $steps } tuiles
      }, de { $origin } à { $tile }.
event-morna-stayed = Morna Gûl attend sur { $tile }.
event-front-chosen = { $hero } se met devant les autres.
    .or = { $hero } prend la tête.
    .or2 = « Derrière moi ! » C’est { $hero } qui se met devant.
event-ran-past = { $hero } passe Morna Gûl en courant, jusqu’à { $tile }.
    .or = { $hero } évite Morna Gûl et court jusqu’à { $tile }.
event-tree-called = L’Arbre-Fée répond et emporte { $hero } à { $tile }.
    .or = Une branche descend et tire { $hero } du combat, jusqu’à { $tile }.
    .or2 = { $hero } appelle l’Arbre-Fée, qui dépose { $hero } sur { $tile }.
event-morna-fed = Morna Gûl boit les morts : { $hp } PV.
    .or = Il se nourrit des morts : Morna Gûl a { $hp } PV.

## Why an automaton chose as it did

reason-favourite = Un favori dans son genre.
reason-whim = Rien de mieux que le hasard.
reason-enough = Assez fait cela pour rien : le tour continue.
reason-usual = Rien ne s’oppose à l’habitude.
reason-weighed = { $options ->
    [one] Il n’y avait rien d’autre.
   *[other] Pesé contre { $options } possibilités.
}
