### The story: what happened. The numbers are always there; the rest makes one want to read on.
### Variants (`.or`) say the same thing otherwise; `.without-<field>` is said where an event leaves that field open.

rolled-hits = { $dice } ({ plus })
foe = { $enemy-the } #{ $number }
    .The = { $enemy-The } #{ $number }
wounds = { $damage ->
    [one] { $damage } blessure
   *[other] { $damage } blessures
  }

## The frame

event-hero-built = { $seat } joue { $hero-title }, avec { $equipment } et { $ability } : { $health } PV.
event-quest-began = { $quest-intro } { $quest-goal } En avant, { $heroes }.
event-activated = { $hero } ({ $seat }) agit.
    .or = C’est le moment de { $hero }.
    .or2 = { $hero } s’avance.
event-activation-ended = { $hero } en a assez fait{ $left ->
    [0] .
    [one] , avec une action de reste.
   *[other] , avec { $left } actions de reste.
  }
    .or = { $hero } laisse continuer les autres{ $left ->
        [0] .
        [one] , une action inutilisée.
       *[other] , { $left } actions inutilisées.
      }
event-enemy-phase-began = Les ennemis de la manche { $round } bougent.
    .or = Les voilà : les ennemis de la manche { $round }.
event-round-began = Manche { $round }.
event-hero-left = { $seat } a quitté la partie. Un automate mène désormais { $hero }.
event-quest-won = { $quest-won } La quête est gagnée en { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  } : { $kills ->
    [0] aucun ennemi abattu
    [one] { $kills } ennemi abattu
   *[other] { $kills } ennemis abattus
  }, { $treasure } { stock-treasure.treasure } en poche.
event-quest-lost = { $result } { $quest-lost } La quête est perdue après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }, avec { $kills ->
    [0] aucun ennemi abattu
    [one] { $kills } ennemi abattu
   *[other] { $kills } ennemis abattus
  }.

## The map

event-moved = { $hero } va de { $origin } à { $spot }{ $left ->
    [0] .
   *[other] , encore { $left } de mouvement.
  }
event-shadowstepped = { $hero } entre dans une ombre sur { $origin } et sort d’une autre sur { $spot }.
event-explored = { $hero } ouvre le passage { $side-at } : { $face }. { $left ->
    [0] C’était la dernière tuile.
    [one] Il reste une tuile.
   *[other] Il reste { $left } tuiles.
  }
event-encounter-revealed = **{ $encounter }.** { $encounter-line }
event-enemies-came = { $face } : { $enemies-counted }.
event-nobody-came = { $face } : personne, car il ne reste plus de dé dans la boîte, ou plus de place dans la salle.
event-way-opened = Aucun passage ne mène plus loin, donc la rencontre vient à vous : { $encounter }.

## Attacks

event-struck = { $hero } { $weapon-verb } { foe } : { rolled-hits }. { $hits ->
    [0] Aucune touche.
    [one] { $criticals ->
        [0] Une touche
       *[other] Une touche critique
      }{ struck-end }
   *[other] { $hits } touches{ $criticals ->
        [0] { "" }
        [one] , dont une critique
       *[other] , dont { $criticals } critiques
      }{ struck-end }
  }
    .or = { $hero } { $weapon-verb } { foe } et lance { rolled-hits }. { $hits ->
        [0] Rien.
        [one] { $criticals ->
            [0] Une touche
           *[other] Une touche critique
          }{ struck-end }
       *[other] { $hits } touches{ $criticals ->
            [0] { "" }
            [one] , { $criticals } critique
           *[other] , { $criticals } critiques
          }{ struck-end }
      }
struck-end = { $blocks ->
    [0] { "" }
    [one] , 1 parée ({ $blocks_rolled })
   *[other] , { $blocks } parées ({ $blocks_rolled })
  } : { $damage ->
    [0] aucune blessure
   *[other] { wounds }
  }{ $energy ->
    [0] .
   *[other] {" "}; +{ $energy } { stock-treasure.energy }.
  }
event-dice-rerolled = { $hero } fait { $before } ({ $roll }) et relance avec { $item-the } : { $dice }.
event-enemy-hurt = { foe.The } { $cause } : { wounds }, reste { $health } PV.
event-enemy-stunned = { foe.The } voit trente-six chandelles : une activation perdue.
    .or = { foe.The } chancelle : une activation perdue.
event-enemy-chained = Une chaîne cloue sur place { foe } jusqu’à la Récupération.
event-enemy-defeated = { foe.The } tombe. { $treasure ->
        [0] { $hero } ne peut plus porter de Trésor.
       *[other] { $hero } y trouve { $treasure } { stock-treasure.treasure }.
    }
    .or = { $hero } abat { foe }{ $treasure ->
        [0] , mais ne peut plus porter de Trésor.
       *[other] , et trouve { $treasure } { stock-treasure.treasure }.
      }
    .or2 = Voilà { foe } par terre : { $treasure ->
        [0] { $hero } ne peut plus porter de Trésor.
       *[other] { $treasure } { stock-treasure.treasure } pour { $hero }.
      }
event-enemy-fell = { foe.The } tombe, et il n’y a personne pour fouiller.
event-second-die = { foe.The } chancelle, et se relève avec { $health } PV.
event-hero-attacked = { foe.The } { $weapon-verb } { $hero } depuis { $spot } : { rolled-hits }. { $hits ->
    [0] Manqué.
    [one] Une touche{ attacked-end }
   *[other] { $hits } touches{ attacked-end }
  }
    .or = { foe.The }, sur { $spot }, { $weapon-verb } { $hero }, { rolled-hits }. { $hits ->
        [0] Loin du compte.
        [one] Une touche{ attacked-end }
       *[other] { $hits } touches{ attacked-end }
      }
event-hero-hit = { foe.The } { $weapon-verb } { $hero } depuis { $spot } : { rolled-hits }. { $hits ->
    [one] Une touche.
   *[other] { $hits } touches.
  }
event-hits-taken = L’attaque contre { $hero }{ attacked-end }
attacked-end = { $blocks ->
    [0] { "" }
    [one] , { $blocks } parée ({ $blocks_rolled })
   *[other] , { $blocks } parées ({ $blocks_rolled })
  } : { $damage ->
    [0] aucun mal pour { $hero }.
   *[other] { wounds }. { $hero } a encore { $health } PV.
  }
event-hit-cancelled = Une touche de moins pour { $hero }, grâce à une carte : { $item }.
event-hero-hurt = { $hero } { $cause } : { wounds }, reste { $health } PV.
event-feather-burnt = { $item } de { $hero } : un éclair de feu, { $health } PV, et toujours debout.
event-hero-downed = { $hero } tombe à terre.
    .or = { $hero } tombe et ne se relève pas.
event-hero-revived = { $friend } relève { $hero } sur { $spot } : { $health } PV.
event-enemy-moved = { foe.The } va de { $origin } à { $spot }.
    .or = { foe.The } s’approche : de { $origin } à { $spot }.
event-enemy-recovered = { foe.The } secoue la tête et reprend ses esprits.
event-enemy-slept = { foe.The } dort toujours.
event-enemy-woke = { foe.The } se réveille.
event-siphoned = { foe.The } boit une étincelle : −1 Énergie { $heroes-count ->
    [one] pour { $heroes }.
   *[other] chacun pour { $heroes }.
  }
event-regenerated = { foe.The } se recoud et a { $health } PV.
event-ritual-held = Par son rituel, { foe } renforce { $target-the } #{ $target_number } : { $health } PV maintenant.
    .without-target = { foe.The } se renforce par son rituel : { $health } PV maintenant.

## Goods

event-item-bought = { $hero } achète { $item-the } pour { $cost } { stock-treasure.cost }. Carte suivante : { $follows }.
    .without-follows = { $hero } achète { $item-the } pour { $cost } { stock-treasure.cost }. La pioche est vide.
event-item-taken = { $hero } reçoit { $item-the }. Carte suivante : { $follows }.
    .without-follows = { $hero } reçoit { $item-the }.
event-nothing-taken = Il ne reste rien à prendre pour { $hero }.
event-item-used = { $hero } utilise { $item-the }.
event-ability-used = { $hero } utilise { $ability } ; reste { $energy } { stock-treasure.energy }.
event-healed = { $amount ->
    [0] { $hero } se porte au mieux.
   *[other] { $hero } récupère { $amount } PV et en a { $health }.
  }
event-energy-gained = { $amount ->
    [0] { $hero } ne peut plus garder d’Énergie.
    [one] { $hero } gagne { $amount } Énergie et en a { $energy }.
   *[other] { $hero } gagne { $amount } Énergies et en a { $energy }.
  }
event-treasure-gained = { $amount ->
    [0] { $hero } ne peut plus porter de Trésor.
   *[other] { $hero } gagne { $amount } { stock-treasure.amount } et en a { $treasure }.
  }
event-treasure-spent = { $hero } donne { $amount } { stock-treasure.amount } ; il en reste { $treasure }.
event-forged = L’arme de { $hero } sort de l’enclume plus belle : +1 aux attaques jusqu’à la fin de la quête.
event-given = { $hero } donne à { $friend } { $items-the }{ $treasure ->
    [0] .
   *[other] { " " }et { $treasure } { stock-treasure.treasure }.
  }
    .without-items = { $hero } donne à { $friend } { $treasure } { stock-treasure.treasure }.
event-trade-refused = Pas d’échange entre { $friend } et { $hero }.
event-checked = { $hero } essaie : { $skill } { $needed }, { rolled-hits }{ $helped ->
    [0] .
   *[other] , et une carte ajoute { $helped }.
  } { $is_passed ->
    [1] { $successes ->
        [one] Un succès suffit.
       *[other] { $successes } succès. Réussi !
      }
   *[other] { $successes ->
        [0] Aucun succès.
        [one] Un succès ne suffit pas.
       *[other] { $successes } succès ne suffisent pas.
      }
  }

## Quests

event-doom-rose = La Ruine monte à { $doom } sur { $limit }.
event-doom-fell = Le chant trébuche{ $amount ->
    [0] , mais la Ruine est déjà à 0.
   *[other] { " " }: la Ruine descend à { $doom } sur { $limit }.
  }
event-tongue-taken = Un Battant est à vous : { $count ->
    [one] le premier
   *[other] vous en avez { $count } maintenant
  }.
event-seal-broken = { $hero } brise un sceau : { $count } sur 3. Le Roi faiblit.
event-bell-tolled = La cloche sonne. { $left ->
    [0] C’est la dernière fois.
    [one] Elle sonnera encore une fois.
   *[other] Elle sonnera encore { $left } fois.
  }
event-wave-came = Du noir, les voilà : ils viennent { $side-from } (dé : { $die }).
event-toll-due = Le passeur a assez attendu : il vous fait chercher.
event-all-stunned = La cloche ébranle les pierres : { $count ->
    [0] personne n’est étourdi.
    [one] un ennemi est étourdi.
   *[other] { $count } ennemis sont étourdis.
  }
event-jar-opened = { $hero } ouvre le bocal : { $die }. { $is_good ->
    [1] Des Trésors pour tous dans la salle !
   *[other] Il éclate !
  }
