### Beside the pictures of what has just happened: the cards are to be seen. `.more` is the line under the heading.

duel-needs = { $total } pour { $target }
duel-beats = { $total } contre { $target }
duel-against = { $total } contre { $target }

## A hero strikes

moment-attacked = { $hero } : { $ability } contre { $struck-the }
    .more = { $outcome ->
        [ace] Un As : c’est raté !
        [miss] Trop bas.
        [king] Un Roi !
       *[hit] Touché !
      }
moment-clashed = { $hero } : { $ability } contre { $enemy-the }
    .more = { $result ->
        [none] Paré.
        [chilled] Gelé sur place.
        [brief] Égalité : une manche de glace.
        [already] La glace reste telle quelle.
        [half] Égalité : la moitié, { damage }{ after }
        [doubled] Roi : { damage }{ after }
       *[full] { over.short } : { damage }{ after }
      }
after = { $has_fallen ->
    [1] . À terre !
   *[0] , { left }
  }
moment-enemy-defended = { $enemy-The } { $outcome ->
    [none] pare
    [chilled] gèle
    [brief] gèle
    [already] ne peut pas se défendre
   *[other] encaisse
  }
    .more = { $outcome ->
        [none] Aucun mal.
        [chilled] La glace prend.
        [brief] Égalité : une manche seulement.
        [already] La glace reste telle quelle.
       *[other] { damage }, { left }.
      }
moment-enemy-fell = { $enemy-The } tombe !
    .more = { $drops ->
        [1] Et quelque chose tombe aussi.
       *[0] { "" }
      }
moment-boss-rose = { $enemy-The } { $health ->
        [0] reste à terre
       *[other] se relève !
      }
    .more = { $health ->
        [0] Une carte noire : c’est fini.
       *[other] Une carte rouge : { $health } PV.
      }

## An enemy strikes

moment-struck = { $enemy } → { $hero }
    .more = { $outcome ->
        [ace] Un As : c’est raté !
        [miss] Trop bas.
        [king] Roi : { damage } !
       *[hit] { over.short } : { damage }.
      }
moment-assailed = { $enemy } → { $hero }
    .more = { $fate ->
        [dead] { damage } : { $hero } meurt.
        [stunned] { damage } : { $hero } voit des étoiles.
       *[none] { $defence ->
            [open] { $struck } dégâts en route.
            [full] Rien ne passe !
            [part] Cela aide : { damage }, { left }.
            [failed] Trop bas : { damage }, { left }.
           *[none] { damage }, { left }.
          }
      }
moment-defended = { $hero } : { $ability }
    .more = { $outcome ->
        [full] Rien ne passe !
        [part] Reste { $left } aux dégâts.
       *[failed] Trop bas.
      }
moment-weathered = { $hero } : { $ability }
    .more = { $total } pour { $target } : { $outcome ->
        [part] cela aide. { damage }, { left }.
       *[failed] trop bas. { damage }, { left }.
      }
moment-hurt = { $hero } { $damage ->
        [0] ne perd pas de PV
       *[other] perd { $damage } PV
      }
    .more = { left }
moment-stunned = { $hero } voit des étoiles
    .more = À 0 PV, un héros peut seulement se défendre, marcher, utiliser un objet ou recevoir des soins.
moment-died = { $hero } meurt
    .more = C’était sur { $spot }.
moment-revived = { $hero } revit !
    .more = { $health } PV.
moment-ability-used = { $hero } : { $ability }
    .more = { $total } pour { $target } : { $outcome ->
        [failed] cela ne donne rien.
        [bare] juste assez, cela ne donne rien.
       *[done] cela marche !
      }

## What one comes upon

moment-room-entered = { $room }
    .more = { $room-enter }
moment-delve-flipped = { $shape }
    .more = { $shape-goal }
moment-drop-flipped = { $side ->
        [enemies] Ils vous ont vus d’abord !
        [heroes] Vous les avez vus d’abord !
       *[nobody] Personne n’est plus rapide
      }
    .more = { $side ->
        [enemies] Un As : tous les ennemis agissent avant vous.
        [heroes] Un Roi : vous agissez tous avant eux.
       *[nobody] La plus haute initiative commence.
      }
moment-exit-watched = { $comes ->
        [1] Quelqu’un est à la porte !
       *[0] Vous vous attardez
      }
    .more = { $comes ->
        [1] 4 ou moins : un ennemi entre.
       *[0] { $is_spent ->
            [1] 4 ou moins, mais il ne reste pas d’ennemi pour venir.
           *[0] Plus de 4 : personne ne vient.
          }
      }
moment-exit-opened = La porte est ouverte
    .more = Sur { $spot }.
moment-enemy-appeared = { $enemy-The }
    .more = { $enemy-sight }
moment-ambush-flipped = { $is_ambush ->
        [1] Embuscade !
       *[0] Pas de surprise
      }
    .more = { $is_ambush ->
        [1] 3 ou moins : à l’ennemi d’agir.
       *[0] Plus de 3 : tout suit l’ordre.
      }
moment-trap-sprung = { $damage ->
        [0] { $hero } évite le piège
       *[other] { $hero } tombe dans le piège
      }
    .more = Il fallait { $target }.{ $damage ->
        [0] { "" }
       *[other] {" "}{ damage }, { left }.
      }
moment-key-taken = { $hero } ramasse : { $item }
moment-chest-tried = { $outcome ->
        [open] Il s’ouvre !
        [broken] La serrure casse
        [destroyed] En morceaux
        [exploded] Il explose !
       *[nothing] Il reste fermé
      }
    .more = { $hero } { $way ->
        [hit] frappe le coffre : { $total } pour { $target }.
       *[other] crochète la serrure : { $total } pour { $target }.
      }
moment-found = { $count ->
        [one] { $item }
       *[other] { $count } × { $item }
      }{ $is_paired ->
        [1] {" "}et un Crochet
       *[0] { "" }
      }
    .more = { $item-does }
moment-booby-trap = Cela mord { $hero } !
    .more = { damage }.

## What remains

moment-experience-gained = { $hero } gagne { $points } d’expérience
    .more = { $experience } maintenant.
moment-level-gained = { $hero } atteint le niveau { $level } !
    .more = { $points ->
        [0] Aucun point, cette fois.
        [one] { $points } point pour grandir.
       *[other] { $points } points pour grandir.
      }
moment-quest-won = { $adventure } : gagné !
    .more = { $adventure-won }
moment-quest-lost = { $adventure } : perdu
    .more = { $adventure-lost }

## The table of experience

earned-title = Expérience
earned-now = maintenant { $experience }
