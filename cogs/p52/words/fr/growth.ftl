### Building a character and growing with it: what is asked, and among what.

## Building

prompt-character = Quel héros joues-tu ? Prends-en un qui est prêt, ou crée le tien.
    .waiting = { $asked } { $asked-count ->
        [one] choisit un héros.
       *[other] choisissent leurs héros.
      }
    .title = Choisis ton héros
option-ready-made = { $hero }, { $calling } { $race }
    .hint = { $health } PV, Déplacement { $movement } : { $abilities }
option-build-own = Créer un héros
group-ready-made = Un héros qui est prêt …
prompt-points = Qui est-ce ? Répartis { $points ->
    [one] { $points } point
   *[other] { $points } points
  } sur les aptitudes de base ; toutes commencent à 1, peuple et classe s’y ajoutent.
    .waiting = { $asked } { $asked-count ->
        [one] crée quelqu’un.
       *[other] créent quelqu’un.
      }
    .title = Un nouveau héros
    .budget = { $left ->
        [0] Tous les points sont répartis.
        [one] Reste { $left } point.
       *[other] Restent { $left } points.
      }
field-name = Nom
field-race = Peuple
field-calling = Classe
field-quirk = Travers
field-note = Une note sur le travers
field-lift = Points en Force
field-think = Points en Esprit
field-balance = Points en Équilibre
field-move = Points en Allure
field-lead = Points en Autorité
option-race = { $race }
    .hint = { figures-race }
option-calling = { $calling }
    .hint = { figures-calling } · { $abilities }
option-quirk = { $quirk }
    .hint = { $quirk-does }
option-no-quirk = Pas de travers
prompt-extra = Une aptitude de plus pour { $hero }
    .waiting = { $asked } { $asked-count ->
        [one] choisit une aptitude.
       *[other] choisissent une aptitude.
      }
    .title = Une aptitude de plus
option-ability = { $ability }{ $level ->
    [one] { "" }
   *[other] { " " }{ $level }
  }
    .hint = { $ability-does }
prompt-start = Avec quoi commence { $hero }, en plus d’une potion ?
    .waiting = { $asked } { $asked-count ->
        [one] choisit son équipement.
       *[other] choisissent leur équipement.
      }
    .title = Avec quoi commencer
option-item = { $item }
    .hint = { $item-does }

## A random room

prompt-lay = { $hero } dispose la salle suivante, de { $count ->
    [one] { $count } case
   *[other] { $count } cases
  }. Selon quel motif ?
    .waiting = { $hero } ({ $asked }) dispose la salle suivante.
    .title = La salle suivante
option-template = { $template }
option-template-mirrored = { $template }, en miroir
group-pattern = Un autre motif …
option-own-grid = La dessiner moi-même
prompt-grid = Dessine une salle de { $count ->
    [one] { $count } case
   *[other] { $count } cases
  } : S est le départ, un point une case, # un vide. N’envoie rien pour revenir aux motifs.
    .waiting = { $asked } dessine la salle suivante.
    .title = Dessine une salle

## Levels

prompt-grow = { $hero } est au niveau { $level } et a { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour grandir. Maintenant : Force { $lift }, Esprit { $think }, Équilibre { $balance }, Allure { $move }, Autorité { $lead } ; { $most } PV, Déplacement { $movement }, Initiative { $initiative }.
    .waiting = { $asked } { $asked-count ->
        [one] répartit de nouveaux points.
       *[other] répartissent de nouveaux points.
      }
    .title = Un nouveau niveau
growth-tough = Solide
growth-able = Habile
growth-quick = Rapide
growth-early = Matinal
growth-steady = Stable
growth-even = Fort de son savoir
grown = { $lift ->
    [0] { "" }
   *[other] {" "}Force +{ $lift }
  }{ $think ->
    [0] { "" }
   *[other] {" "}Esprit +{ $think }
  }{ $balance ->
    [0] { "" }
   *[other] {" "}Équilibre +{ $balance }
  }{ $move ->
    [0] { "" }
   *[other] {" "}Allure +{ $move }
  }{ $lead ->
    [0] { "" }
   *[other] {" "}Autorité +{ $lead }
  }
option-grow = { $way } :{ grown }{ $tougher ->
        [0] { "" }
       *[other] {" "}· PV { $most } → { $after }
      }
    .hint = { $faster ->
        [0] { "" }
       *[other] Déplacement { $movement } → { $steps },{" "}
      }{ $sooner ->
        [0] { "" }
       *[other] Initiative { $initiative } → { $first }
      }{ $abilities-count ->
        [0] { "" }
       *[other] { $sooner ->
            [0] { "" }
           *[other] {" "};{" "}
          }à portée : { $abilities }
      }
option-grow-own = Les répartir moi-même
prompt-rise = { $hero } est au niveau { $level }. Répartis { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
    .waiting = { $asked } { $asked-count ->
        [one] répartit de nouveaux points.
       *[other] répartissent de nouveaux points.
      }
    .title = Un nouveau niveau
    .budget = { $left ->
        [0] Tous les points sont répartis.
        [one] Reste { $left } point.
       *[other] Restent { $left } points.
      }
prompt-habit = { $hero } a tant pratiqué qu’une aptitude de base grandit ({ $ability }). Laquelle ?
    .waiting = { $asked } { $asked-count ->
        [one] choisit ce qui grandit par l’habitude.
       *[other] choisissent ce qui grandit par l’habitude.
      }
    .title = Qu’est-ce qui grandit ?
option-core = { $core }
    .hint = { $core-does }
prompt-learn = Qu’apprend { $hero } ?
    .waiting = { $asked } { $asked-count ->
        [one] choisit une nouvelle aptitude.
       *[other] choisissent une nouvelle aptitude.
      }
    .title = Une nouvelle aptitude
option-later = Une autre fois
prompt-practise = { $hero } a { $experience } d’expérience. S’en servir pour s’exercer ?
    .waiting = { $asked } { $asked-count ->
        [one] s’exerce.
       *[other] s’exercent.
      }
    .title = S’exercer
option-practise = { $ability } au niveau { $level }, pour { $cost }
    .hint = { $ability-does }
option-done = Cela suffit
prompt-reward = Où la quête fait-elle progresser { $hero } ?
    .waiting = { $asked } { $asked-count ->
        [one] choisit ce que la quête a appris.
       *[other] choisissent ce que la quête a appris.
      }
    .title = Ce que la quête a appris
prompt-gift = Que prend { $hero } dans le butin ?
    .waiting = { $asked } { $asked-count ->
        [one] choisit dans le butin.
       *[other] choisissent dans le butin.
      }
    .title = Le butin
option-gift = { $item }
    .hint = { $item-does }
prompt-fate = { $hero } a perdu la vie. Revient-on sauver ce héros, sans ses affaires ?
    .waiting = { $asked } { $asked-count ->
        [one] décide du sort des morts.
       *[other] décident du sort des morts.
      }
    .title = Les morts
option-raise = Ramener
    .hint = tous ses PV, mais le sac vide ; a sa part de la quête si elle est gagnée
option-retire = Laisser reposer
    .hint = à la retraite, jusqu’à ce que tu le rappelles
