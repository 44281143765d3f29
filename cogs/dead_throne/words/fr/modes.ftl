### Solo and Defender: the road and its bosses; towns, enemies on the march, the dragon.

## Solo

event-marker-moved = { $track ->
    [red] Le marqueur rouge avance à { $space } sur { $spaces }.
   *[green] Le marqueur vert avance à { $space } sur { $spaces }.
  }
event-boss-met = { $boss-The } barre la route à la case { $space }{ $times ->
    [1] .
   *[other] , et chacun de ses dés compte { $times } fois.
  }
event-boss-fought = { $way ->
    [won] { $seat } bat { $boss-the }, { $dealt } à { $taken } !
    [lost] { $boss-The } rejette { $seat } à la case { $space }, { $taken } à { $dealt }.
    [died] { $boss-The } tue { $seat }.
   *[drawn] { $seat } et { $boss-the } sont à égalité, { $dealt } partout. Retour à la case { $space }.
  }
event-winter-nears = { $turns ->
    [0] L’hiver est là.
    [one] L’hiver vient après encore un tour.
   *[other] { $turns } tours avant l’hiver.
  }

## Enemies on the march

event-omen-drawn = Le présage : { $omen }. { $omen-does }.
event-enemy-appeared = { $enemy-The } apparaît à { $step }.
event-nobody-came = Personne ne vient cette fois.
event-enemy-walked = { $enemy-The } va de { $origin } à { $step }.
event-town-hit = { $enemy-The }{ $count ->
    [1] {" "}attaque
   *[other] {" "}et tout ce qui l’accompagne attaquent
  } { $tile }, dégâts { $damage } : { $left ->
    [0] la ville est tombée !
   *[other] force restante, { $left }.
  }
event-town-repaired = { $seat } fait réparer { $tile } : force { $left } maintenant.
event-spawn-fought = { $way ->
    [won] { $seat } bat { $enemy-the }{ $count ->
        [1] { "" }
       *[other] {" "}et tout ce qui l’accompagne
      }, { $dealt } à { $taken }.
    [driven] { $seat } chasse { $enemy-the }, { $dealt } à { $taken } : pas de récompense.
    [died] { $enemy-The } a eu le dessus{ $dealt ->
        [0] .
       *[other] , mais doit fuir.
      }
   *[stays] { $enemy-The } tient tête à { $seat }, { $taken } à { $dealt }.
  }
event-learned = { $gained } d’expérience pour vous tous : { $xp } maintenant.
event-danger-rose = L’ombre grandit : désormais le dé d’ennemis de niveau { $level }.
event-trained = { $way ->
    [attack] Tous les héros ont appris : 1 d’attaque en plus.
    [defence] Tous les héros ont appris : 1 de défense en plus.
   *[two-dice] Tous les héros ont appris : les groupes lancent deux dés.
  }

## Agrimor

event-dragon-came = Agrimor est venu, à { $step }, avec { $health } PV !
event-dragon-grew = Agrimor grandit : { $health } PV maintenant.
event-dragon-fought = { $way ->
    [slain] { $seat } inflige { $dealt } à Agrimor. Le dragon est mort !
    [won] { $seat } bat Agrimor, { $dealt } à { $taken } : il lui reste { $health } PV.
    [died] Agrimor tue { $seat }, et garde { $health } PV.
   *[stays] Agrimor résiste à { $seat }, { $taken } à { $dealt } : il lui reste { $health } PV.
  }
event-dragon-fled = Agrimor s’envole, et se pose à { $step }.
event-dragon-in-castle = Agrimor est au Château, où aucun héros ne peut le suivre. Encore une manche, et tout est perdu.

## Together

event-joined = { $seat } et { $other } marchent ensemble.
event-join-declined = { $seat } ne se joint pas à { $other }.
event-split-off = { $seat } marche de nouveau à part.
event-stayed-behind = { $seat } reste en arrière.
event-revived = { $seat } dépense un Fragment : { $other } se relève avec { $health } PV.

prompt-join = { $other } voudrait marcher avec toi. Marcher ensemble ?
    .waiting = { $asked } décide de marcher ou non avec { $other }.
    .title = Marcher ensemble ?
option-walk-together = Marcher ensemble
option-walk-alone = Marcher à part
option-split-off = Quitter ton groupe
option-join = Marcher avec { $other }
option-strike = Frapper { $enemy-the }
    .hint = { $enemy-does }
option-strike-all = { $count ->
    [2] Frapper les deux d’un coup
   *[other] Frapper les { $count } d’un coup
  }
option-strike-dragon = Frapper Agrimor, { $health } PV
option-revive = Relever { $other } avec un Fragment
option-repair-town = Réparer { $thing } : 5 pour 20 pièces
prompt-point = On attaque votre groupe. Qui prend le coup ?
    .waiting = { $asked } choisit qui prend le coup.
    .title = Qui prend le coup ?
option-point = { $other }
prompt-goal = { $enemy-The } est à égale distance de deux villes. Laquelle vise-t-on ?
    .waiting = { $asked } décide où se tourne { $enemy-the }.
    .title = Quelle ville ?
option-goal = { $thing }
prompt-way = Plusieurs chemins aussi courts pour { $enemy-the }. Lequel ?
    .waiting = { $asked } décide quel chemin prend { $enemy-the }.
    .title = Quel chemin ?
option-way = Vers { $step }
option-way-by = Vers { $step }, contre { $others }
