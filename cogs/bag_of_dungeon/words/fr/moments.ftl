### What has just happened, on the strip above the board: a heading, and a line (`.more`) that says more.

moment-clash = { $title } { $total } à { $foe_total }{ $dealt ->
    [0] { $taken ->
        [0] { "" }
        [1] , { $taken } dégât pour { $hero }
       *[other] , { $taken } dégâts pour { $hero }
      }
    [1] , { $dealt } dégât { $monster-au }
   *[other] , { $dealt } dégâts { $monster-au }
  }.
moment-sign = { $title } { $more }

## A fight

moment-clash-dealt = { $hero } touche !
moment-clash-taken = { $monster-The } { $monster-num ->
    [many] ripostent
   *[other] riposte
  } !
moment-clash-even = Lame contre griffe : égalité !
moment-clash-ahead = Avantage { $hero } !
moment-clash-behind = Avantage { $monster-au } !
moment-clash-unhurt = Pas une égratignure pour { $hero } !
moment-clash-slain = { $hero } tue { $monster-the } !
moment-clash-fallen = { $hero } tombe !
moment-clash-both = { $hero } entraîne { $monster-the } !
moment-hero-hurt = { $hero } : −{ $damage } PV
    .more = { $hp ->
        [0] C’en est trop.
       *[other] Reste { $hp } PV.
      }
moment-monster-hurt = { $monster } : −{ $damage } PV
    .more = { $hp ->
        [0] C’est la fin.
       *[other] Reste { $hp } PV.
      }
moment-monster-killed = C’est la fin { $monster-de } !
    .more = { $hero } a { $kills } { describe-kills.noun }.
moment-hero-attacked = { $hero } attaque { $target } !
    .more = { $total } contre { $foe_total }.
moment-shot = { $item } : { $damage } { cost-hp.dealt }
    .more = { $hero } vise { $monster-the } sur { $tile }.
moment-bomb-went = Boum : { $damage } { cost-hp.dealt } !
    .more = { $hero } a allumé la mèche, sur { $tile }.
moment-killing-blow = { $hero } tombe, en bonne compagnie !
    .more = Et entraîne { $monster-the }.
moment-killing-blow-sung = { $hero } tombe, en bonne compagnie !
    .more = Et entraîne { $monster-the }.
moment-died = { $hero } meurt.
    .more = { $lives ->
        [0] C’était sa dernière vie.
        [one] Il lui reste une vie.
       *[other] Il lui reste { $lives } vies.
      }
moment-eliminated = { $hero } quitte l’aventure.
    .more = C’était sa dernière vie.
moment-boss-baned = Fléau des boss !
    .more = { $monster-The } : { $hp } PV au plus.

## What appears

moment-monster-revealed = { $monster }
    .more = { $tile } : { $hp } PV, { describe-attack }.
moment-dragon-landed = Le Dragon Rouge s’éveille !
    .more = Sur { $tile }, avec { $hp } PV.
moment-morna-came = Morna Gûl est là !
    .more = Sur { $tile }, avec { $hp } PV.
moment-morna-moved = Morna Gûl s’approche.
    .more = { $steps ->
        [one] { $steps } tuile
       *[other] { $steps } tuiles
      }, jusqu’à { $tile }.
moment-ring-placed = L’Anneau de la Création
    .more = Il est sur { $tile }, tanière { $number }.
moment-last-tile-placed = { $name-The } !
    .more = Sur { $tile }.
moment-spiders-spawned = { $count ->
    [one] Une araignée !
   *[other] { $count } araignées !
  }
    .more = La Toile sur { $tile } tremble.
moment-gathering-began = L’Arbre-Fée s’éveille.
    .more = Tous les porteurs à { $tile }.
moment-forest-calmed = La forêt se tait.
    .more = Tous les porteurs sont à l’Arbre-Fée.
moment-tree-called = L’Arbre-Fée répond.
    .more = Il emporte { $hero } à { $tile }.

## What is found, and what goes off

moment-item-taken = { $item }
    .more = { $hero } : { $power }.
    .brief = Pour { $hero }.
moment-item-awoke = { $item } : l’éveil !
    .more = { $hero } : { $power }.
moment-ring-taken = { $hero } a l’Anneau !
    .more = Pris sur { $tile }. Il est chaud.
moment-trap-sprung = { $item } !
    .more = { $die ->
        [one] { $die } dégât
       *[other] { $die } dégâts
      } sur { $tile }.
moment-lives-restored = Une nouvelle aube !
    .more = Trois vies et tous les PV pour tous.
moment-seed-taken = Une graine de couvée !
    .more = { $hero } en porte { $seeds }.
moment-seeds-picked-up = { $count ->
    [one] Une graine de couvée !
   *[other] { $count } graines de couvée !
  }
    .more = { $hero } en porte { $seeds }.
moment-seed-planted = Graine { $count } sur 4 plantée.
    .more = { $hero } affaiblit Morna Gûl.
moment-spikey-sprung = Vieux Piquant jaillit !
    .more = { $die ->
        [one] { $die } dégât
       *[other] { $die } dégâts
      } sur { $tile }.
moment-pit-rolled = Dans la Fosse !
    .more = { $hero } fait { $die } et glisse.

## The Ring’s way out

moment-ring-borne-out = L’Anneau est dehors !
    .more = { $hero } l’a porté au grand jour.
moment-last-turns-called = Le donjon se ferme !
    .more = { $count ->
        [one] Un aventurier dedans, un tour.
       *[other] { $count } aventuriers dedans, un tour.
      }
moment-left-dungeon = { $hero } est dehors.
    .more = En sûreté au grand jour.
moment-lost-inside = Le donjon garde { $hero }.
    .more = Les pierres se sont fermées.
