### The story of turns and fights: cards by rank and suit, what was needed, what became of it.

cast = { $card }{ $stamina ->
    [nothing] { "" }
   *[other] {" "}et { $stamina } d’endurance
  }{ $bonus ->
    [0] { "" }
   *[other] {" "}et { $bonus } de plus
  }
counts-as = { $trait ->
    [0] { "" }
   *[other] {" "}(compte { $answer_total })
  }
over = { $over ->
    [0] juste assez
   *[other] { $over } de surplus
  }
    .short = { $over ->
        [0] juste assez
       *[other] +{ $over }
      }
damage = { $damage ->
    [0] aucun dégât
    [1] { $damage } dégât
   *[other] { $damage } dégâts
  }
left = { $health ->
    [0] plus de PV
   *[other] reste { $health } PV
  }

## Rounds and turns

event-drop-flipped = { $side ->
    [enemies] { $card } pour l’avantage : un As ! Ils vous ont vus d’abord, et agissent tous.
    [heroes] { $card } pour l’avantage : un Roi ! Vous les avez vus d’abord, et agissez tous.
   *[nobody] { $card } pour l’avantage : personne n’est plus rapide. La plus haute initiative commence.
  }
event-round-began = { $mode ->
    [fight] Manche { $round }.
   *[explore] Personne à combattre en vue : agissez dans n’importe quel ordre.
  }
event-round-opened = Manche { $round } : { $hero } commence.
event-turn-began = Au tour de { $hero }.
event-turn-lost = Le piège retient encore { $hero }, qui perd son tour.
event-rested = { $hero } ne fait rien{ $gained ->
    [0] .
   *[other] , et pioche une carte d’endurance : { $stamina } maintenant.
  }
event-waited = { $hero } attend.
event-held-turn-taken = { $hero } agit maintenant.
event-held-turn-lapsed = { $hero } a trop attendu : le tour est passé.
event-enemy-turn-lost = Le gel tient { foe } : pas d’action.
event-exit-watched = { $comes ->
    [1] Vous vous attardez, la sortie en vue, et voici { $card } : 4 ou moins, quelqu’un est à la porte !
   *[0] { $is_spent ->
        [1] Vous vous attardez, la sortie en vue, et voici { $card }. Cela ferait venir un ennemi, mais il n’en reste aucun.
       *[0] Vous vous attardez, la sortie en vue, et voici { $card } : plus de 4, donc personne ne vient.
      }
  }
event-stayed = Le groupe reste encore un peu.

## Walking

event-moved = { $way ->
    [poof] { $hero } disparaît de { $origin }, et se retrouve sur { $spot }.
    [hover] { $hero } flotte de { $origin } à { $spot }.
   *[walk] { $hero } va à { $spot }.
  }
event-walked = { $hero } { $way ->
    [hover] flotte de { $origin } à { $spot }.
   *[walk] va de { $origin } à { $spot }.
  }
event-climbed = { $hero } est à mi-hauteur des rochers sur { $spot }.
event-stopped = { $way ->
    [king] Un Roi : { $hero } ne passe pas, et reste sur { $spot }.
   *[counter] { $hero } a riposté, et reste sur { $spot }.
  }
event-turned-up = Cases révélées : { $spots }{ $marks-count ->
    [one] {" "}; sur chacune, { $marks }.
   *[other] {" "}; dans l’ordre, { $marks }.
  }
event-ambush-flipped = { $is_ambush ->
    [1] { $hero } tire { $card } : l’ennemi est plus rapide, et agit ensuite !
   *[0] { $hero } tire { $card } : pas de surprise.
  }
event-trap-sprung = { $hero } marche sur le piège de { $spot } et tire { $card }{ $damage ->
    [0] , au moins { $target } : évité à temps.
   *[other] , moins de { $target } : { damage }, { left }.
  }
event-enemy-moved = { $way ->
    [flee] { foe-first } fuit vers { $spot }.
    [away] { foe-first } quitte { $origin }, hors de vue.
    [back] { foe-first } apparaît sur { $spot }.
   *[walk] { foe-first } vient sur { $spot }.
  }
event-strode = { $way ->
    [flee] { foe-first } fuit de { $origin } à { $spot }.
   *[walk] { foe-first } vient de { $origin } à { $spot }.
  }
event-enemy-climbed = { foe-first } est à mi-hauteur des rochers sur { $spot }.
event-hero-dragged = La chaîne tire { $hero } de { $origin } à { $spot }.
event-room-lit = { $hero } allume une Torche : la salle est éclairée.

## A hero strikes

event-attacked = { $hero }, { $ability } contre { $struck-the } : { cast }{ $outcome ->
    [ace] . Un As : c’est raté.
    [miss] {" "}pour { $target } : manqué.
    [king] {" "}pour { $target }, { over }, et un Roi !
   *[hit] {" "}pour { $target }, { over }.
  }
event-enemy-defended = { foe-first } { answer }
answer = { $card ->
    [nothing] ne peut pas se défendre
   *[other] tire { $card }{ $trait ->
        [0] { "" }
       *[other] {" "}(compte { $total })
      }
  }{ $outcome ->
    [none] , et s’en sort sans mal.
    [chilled] { $card ->
        [nothing] .
       *[other] , trop bas.
      }
    [brief] , égalité.
    [already] , mais sa glace reste telle quelle.
    [half] , égalité : la moitié, { damage }, { left }.
    [doubled] { $card ->
        [nothing] , et un Roi double : { damage }, { left }.
       *[other] , trop bas, et un Roi double : { damage }, { left }.
      }
   *[full] { $card ->
        [nothing] {" "}: { damage }, { left }.
       *[other] , trop bas : { damage }, { left }.
      }
  }
event-clashed = { $hero }, { $ability } contre { foe } : { cast } pour { $target }, { over }{ $outcome ->
    [king] , et un Roi !
   *[hit] .
  } L’ennemi { $answer ->
    [nothing] ne peut pas se défendre
   *[other] tire { $answer }{ counts-as }
  }{ $result ->
    [none] , et s’en sort sans mal.
    [chilled] { $answer ->
        [nothing] .
       *[other] , trop bas.
      }
    [brief] , égalité.
    [already] , mais sa glace reste telle quelle.
    [half] , égalité : la moitié, { damage }
    [doubled] { $answer ->
        [nothing] {" "}: doublé, { damage }
       *[other] , trop bas : doublé, { damage }
      }
   *[full] { $answer ->
        [nothing] {" "}: { damage }
       *[other] , trop bas : { damage }
      }
  }{ $result ->
    [none] { "" }
    [chilled] { "" }
    [brief] { "" }
    [already] { "" }
   *[other] { $has_fallen ->
        [1] . Il tombe{ $drops ->
            [1] , et quelque chose tombe avec lui.
           *[0] {" "}!
          }
       *[0] , { left }.
      }
  }
event-enemy-fell = { foe-first } tombe{ $drops ->
    [1] { $card ->
        [nothing] , et laisse tomber quelque chose.
       *[other] , et { $card } dit que quelque chose tombe aussi.
      }
   *[0] { $card ->
        [nothing] .
       *[other] . { $card } : rien à prendre.
      }
  }
event-enemy-hurt = { $way ->
    [fire] { foe-first } brûle : { damage }, { left }.
    [venom] Le poison ronge { foe } : { damage }, { left }.
   *[friend] { foe-first } subit { damage }, { left }.
  }
event-enemy-froze = { foe-first } gèle{ $rounds ->
    [99] {" "}jusqu’à ce qu’on l’attaque.
    [one] {" "}pendant une manche.
   *[other] {" "}pendant { $rounds } manches.
  }
event-enemy-thawed = { foe-first } dégèle.
event-enemy-poisoned = Le poison prend { foe } : { $damage } à { $turns ->
    [one] son prochain tour.
   *[other] chacun de ses { $turns } prochains tours.
  }
event-enemy-healed = { foe-first } reprend des forces : { $health } PV maintenant.
event-boss-rose = { foe-first } devrait être mort. { $card } : { $health ->
    [0] une carte noire. Cette fois, c’est fini.
   *[other] une carte rouge. Le voilà debout, avec { $health } PV !
  }

## An enemy strikes

event-struck = { foe-first } attaque { $hero } ({ $blow }) : { $card }{ $outcome ->
    [ace] . Un As : c’est raté !
    [miss] , et il fallait plus de { $target } : manqué.
    [king] , { $over } de surplus : un Roi, { damage } !
   *[hit] , { $over } de surplus : { damage }.
  }
after-kept = { $armour ->
    [0] { $shield ->
        [0] { "" }
       *[other] {" "}après le bouclier magique
      }
   *[other] { $shield ->
        [0] {" "}après l’armure
       *[other] {" "}après l’armure et le bouclier magique
      }
  }
no-harm = { $armour ->
    [0] { $shield ->
        [0] { "" }
       *[other] {" "}Aucun dégât{ after-kept }.
      }
   *[other] {" "}Aucun dégât{ after-kept }.
  }
event-assailed = { foe-first } attaque { $hero } ({ $blow }) : { $card }, { $over } de surplus{ $outcome ->
    [king] , un Roi
   *[hit] { "" }
  } : dégâts { $struck }. { $defence ->
    [open] { "" }
    [none] Pas de défense.
   *[other] { $hero }, { $ability } : { $answer }{ $stamina ->
        [nothing] { "" }
       *[other] {" "}et { $stamina } d’endurance
      }{ $bonus ->
        [0] { "" }
       *[other] {" "}et { $bonus } de plus
      } pour { $answer_target }{ $defence ->
        [failed] , trop bas.
        [full] , et rien ne passe !
       *[part] , cela aide.
      }
  }{ $damage ->
    [0] { no-harm }
   *[other] {" "}{ damage }{ after-kept }, { left }.
  }{ $fate ->
    [stunned] {" "}{ $hero } voit des étoiles.
    [dead] {" "}{ $hero } meurt.
   *[none] { "" }
  }
event-defended = { $hero }, { $ability } : { cast } pour { $target }{ $outcome ->
    [full] , et rien ne passe !
    [part] , reste { $left } aux dégâts.
   *[failed] , trop bas.
  }
event-weathered = { $hero }, { $ability } : { cast } pour { $target }{ $outcome ->
    [part] , cela aide. { damage }, { left }.
   *[failed] , trop bas. { damage }, { left }.
  }
kept-off = { $armour ->
    [0] { $shield ->
        [0] { "" }
       *[other] {" "}(le bouclier magique en prend { $shield })
      }
   *[other] { $shield ->
        [0] {" "}(l’armure en prend { $armour })
       *[other] {" "}(l’armure en prend { $armour }, le bouclier magique { $shield })
      }
  }
event-hurt = { $hero } { $damage ->
    [0] ne perd pas de PV
   *[other] perd { $damage } PV
  }{ kept-off } : { left }.
event-stunned = { $hero } voit des étoiles.
event-died = { $hero } meurt.{ $items-count ->
    [0] { "" }
   *[other] {" "}Ses affaires sont sur { $spot } : { $items }.
  }

## Abilities

event-ability-used = { $hero }, { $ability } : { cast }{ $outcome ->
    [failed] {" "}pour { $target }, cela ne donne rien.
    [bare] {" "}pour { $target }, juste assez : sans surplus, cela ne donne rien.
   *[done] {" "}pour { $target }, { over }.
  }
event-healed = { $way ->
    [regeneration] Régénération : { $hero } récupère { $amount } PV, { $health } maintenant.
   *[other] { $hero } récupère { $amount } PV : { $health } maintenant.
  }
event-revived = { $hero } revit, avec { $health } PV !
event-mending = { $hero } récupère { $amount } PV au début de chacun de ses { $turns } prochains tours.
event-shielded = Un bouclier se dresse sur { $spot } : { $amount } de moins à chaque coup, { $rounds ->
    [one] pendant une manche.
   *[other] pendant { $rounds } manches.
  }
event-aimed = { $hero } vise { foe } : +{ $bonus }.
event-aim-lost = { $hero } perd sa visée sur { foe }.
event-stance-taken = { $hero } se met en garde : +{ $bonus }.
event-stance-lost = La garde de { $hero } est brisée.
event-hasted = { $hero } a { $turns ->
    [one] un tour de plus.
   *[other] { $turns } tours de plus.
  }
event-hidden = Plus de { $hero } nulle part, { $rounds ->
    [one] pendant une manche.
   *[other] pendant { $rounds } manches.
  }
event-tuned = { $hero } s’améliore ({ $ability }){ $less ->
    [0] { "" }
   *[other] , il en faut { $less } de moins
  }{ $damage ->
    [0] .
   *[other] , { $damage } de dégâts en plus.
  }
event-envenomed = { $hero } empoisonne une arme ({ $ability }) : le mal durera plus longtemps.

## Things

event-chest-tried = { $hero } { $way ->
    [hit] frappe
   *[other] crochète
  } le coffre sur { $spot } : { cast }{ $outcome ->
    [open] {" "}pour { $target }. Il s’ouvre{ $things ->
        [2] , et il y a deux choses dedans !
       *[other] .
      }
    [broken] . Un As : la serrure casse.
    [destroyed] {" "}pour { $target }. Le coffre est en morceaux, et son contenu aussi.
    [exploded] . Un As : il explose !
   *[nothing] {" "}pour { $target }. Il reste fermé.
  }
event-found = { $hero } { $way ->
    [drop] regarde ce qui est tombé, et tire
   *[other] tire
  } { $cards }{ $plus ->
    [0] { "" }
   *[other] {" "}et { $plus } de plus
  }, soit { $total } : { $count ->
    [one] { $item-a }
   *[other] { $count } × { $item }
  }{ $is_paired ->
    [1] , et un Crochet en prime.
   *[0] .
  }
event-start-flipped = { $hero } tire { $cards }{ $plus ->
    [0] { "" }
   *[other] {" "}et { $plus } de plus
  }, soit { $total }.
event-treasure-sought = { $is_found ->
    [1] { $hero } tire { $card }, 7 ou plus : c’est le trésor !
   *[0] { $hero } tire { $card }, moins de 7 : il n’est pas ici.
  }
event-booby-trap = Cela mord { $hero } : { $card }, { damage }.
event-old-trap = Quelque chose de vieux se referme sur { $hero } : le tour suivant est perdu.
event-item-left = { $hero } laisse { $count ->
    [one] { $item-a }
   *[other] { $count } × { $item }
  } sur { $spot }.
event-item-picked = { $hero } ramasse { $item-a } sur { $spot }.
event-item-used = { $way ->
    [drunk] { $hero } boit { $item-a }.
    [own] { $hero } utilise { $item-a }.
    [thrown] { $hero } lance { $item-a } sur { $target }.
   *[on] { $hero } utilise { $item-a } sur { $target }.
  }
event-equipped = { $hero } met { $item-a }.
event-unequipped = { $hero } enlève { $item-a }.
event-traded = { $hero } donne { $item-a } à { $friend_name }.
event-trade-refused = { $hero } garde { $item-a }.
event-stamina-gained = { $hero } pioche { $gained ->
    [one] une carte d’endurance
   *[other] { $gained } cartes d’endurance
  } : { $stamina } maintenant.
