### How it ended, told to those who were there: why, how close, what turned it, who did what.

## Why

ending-why-ring = { $hero } ({ $player }) a porté l’Anneau de la Création au grand jour à la manche { $round }.
ending-why-ring-untold = L’Anneau de la Création a été porté au grand jour à la manche { $round }.
ending-why-morna = { $hero } ({ $player }) a abattu Morna Gûl à la manche { $round }{ $planted ->
    [0] , sans une seule graine plantée.
    [one] {" "}; la graine plantée lui avait coûté un dé.
   *[other] {" "}; les { $planted } graines plantées lui avaient coûté autant de dés.
  }
ending-why-morna-untold = Morna Gûl est tombé à la manche { $round }{ $planted ->
    [0] , sans une seule graine plantée.
    [one] {" "}; la graine plantée lui avait coûté un dé.
   *[other] {" "}; les { $planted } graines plantées lui avaient coûté autant de dés.
  }
ending-why-fallen = Votre dernier espoir, { $hero } ({ $player }), s’est éteint à la manche { $round }{ $monster ->
    [none] .
   *[other] , contre { $monster-the }, sur { $tile }.
  }
ending-why-fallen-untold = À la manche { $round }, il n’y avait plus personne pour continuer.
ending-why-gone = À la manche { $round }, les derniers d’entre vous sont rentrés.
ending-why-late = Après { $round ->
    [one] { $round } manche
   *[other] { $round } manches
  }, la dernière torche s’est consumée.

ending-measure-points = Points
ending-try-dungeon = le Donjon, sortir avec l’Anneau au nez du Dragon Rouge
ending-try-forest = la Forêt, contre Morna Gûl
ending-try-combined = la Forêt, avec le Donjon en dessous

## How close

ending-close-unscathed = Personne n’a perdu de vie en chemin.
ending-close-lives = { $deaths ->
    [one] Une vie a été perdue
   *[other] { $deaths } vies ont été perdues
  } en chemin, et { $lives ->
    [0] il n’en restait aucune à perdre.
    [one] il en restait une.
   *[other] il vous en restait { $lives }.
  }
ending-close-explore = Il restait { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
  } à poser dans { $world }.
ending-close-dragon = Le Dragon Rouge était encore sur la Sortie{ $least ->
    [none] , intact.
   *[other] {" "}; à un moment, il ne lui restait que { $least } PV.
  }
ending-close-ring = Le Dragon était mort : il ne restait qu’à sortir l’Anneau.
ending-close-gather = L’Arbre-Fée était debout ; les graines ne s’y sont pas réunies.
ending-close-hunt = Il restait à Morna Gûl { $hp } PV sur { $most }{ $planted ->
    [0] , sans graine plantée contre lui.
    [one] , avec { $planted } graine plantée sur 4.
   *[other] , avec { $planted } graines plantées sur 4.
  }{ $least ->
    [none] { "" }
   *[other] { " " }À un moment, il n’en avait plus que { $least }.
  }

## Who stayed behind

ending-lost-died = { $hero } ({ $player }) a perdu sa dernière vie à la manche { $round }, { $cause }, sur { $tile }, contre { $monster-the }.
ending-lost-cause = { $hero } ({ $player }) a perdu sa dernière vie à la manche { $round }, { $cause }.
ending-lost-closed = Les pierres se sont fermées sur { $hero } ({ $player }) : un tour n’a pas suffi pour atteindre la Sortie.
ending-lost-went = { $hero } ({ $player }) a quitté l’aventure à la manche { $round }.
ending-lost-untold = Pas de retour pour { $hero } ({ $player }).

## What turned it

ending-turns = Ce qui a compté : { $turns }.
ending-turn-dragon-landed = le Dragon Rouge s’éveille sur { $tile } (manche { $round })
ending-turn-boss-slain = { $hero } tue { $monster-the } (manche { $round })
ending-turn-ring-taken = { $hero } prend l’Anneau (manche { $round })
ending-turn-ring-borne-out = { $hero } sort l’Anneau (manche { $round })
ending-turn-gathering-began = l’Arbre-Fée s’éveille sur { $tile } (manche { $round })
ending-turn-morna-came = Morna Gûl arrive à { $tile } (manche { $round })
ending-turn-seed-planted = { $hero } plante la graine { $count } sur 4 (manche { $round })
ending-turn-killing-blow = { $hero } entraîne { $monster-the } dans la mort (manche { $round })

## Who did what

ending-hero = { $hero } ({ $player }) : { $deeds }.
ending-deed-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ending-deed-kills = { $kills ->
    [0] aucun trophée
    [one] { $kills } trophée
   *[other] { $kills } trophées
  }
ending-deed-dealt = { $dealt } dégâts infligés
ending-deed-tiles = { $tiles ->
    [one] { $tiles } tuile posée
   *[other] { $tiles } tuiles posées
  }
ending-deed-finds = { $finds ->
    [one] { $finds } trouvaille
   *[other] { $finds } trouvailles
  }
ending-deed-planted = { $planted ->
    [one] { $planted } graine plantée
   *[other] { $planted } graines plantées
  }
ending-deed-helped = { $helped } fois à l’aide
ending-deed-deaths = { $deaths ->
    [one] { $deaths } mort
   *[other] { $deaths } morts
  }
ending-hardest = Le coup le plus dur : { $hero }, { $damage } dégâts contre { $monster-the }.
ending-margin = { $player } gagne de { $points ->
    [one] un seul point
   *[other] { $points } points
  }.
ending-margin-lost = Plus de points chez { $players }, mais pas de retour.
ending-shared = { $players } se partagent la victoire, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  } chacun.

## On the picture

ending-title-ring = L’Anneau est dehors !
ending-title-morna = Morna Gûl est mort !
ending-title-fallen = Le dernier combat
ending-title-late = La nuit est tombée
ending-behind = Restés derrière
ending-named = { $hero } ({ $player })
ending-picture-won = Devant le soleil levant, de retour : { $heroes }.
ending-picture-behind = Restés derrière : { $heroes }.
ending-picture-lost = Dans le noir, vaincus par { $monster-the } : { $heroes }.
ending-picture-late = Une torche s’est éteinte sur { $heroes }.
ending-picture-tally = { $round ->
    [one] { $round } manche
   *[other] { $round } manches
  }, { $kills ->
    [one] { $kills } trophée
   *[other] { $kills } trophées
  }, { $tiles ->
    [one] { $tiles } tuile posée
   *[other] { $tiles } tuiles posées
  } ; { $lives ->
    [one] reste { $lives } vie
   *[other] restent { $lives } vies
  }.
