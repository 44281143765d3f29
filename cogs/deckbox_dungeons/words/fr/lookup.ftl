### What can be looked up: each noun in a sentence or two, its figures, and how it stands now.

## Kinds

noun-enemy = Ennemis
    .one = Ennemi
noun-keyword = Mots-clés
    .one = Mot-clé
noun-item = Objets
    .one = Objet
noun-hero = Héros
    .one = Héros
noun-equipment = Équipements
    .one = Équipement
noun-ability = Aptitudes
    .one = Aptitude
noun-quest = Quêtes
    .one = Quête
noun-encounter = Rencontres
    .one = Rencontre
noun-face = Salles
    .one = Salle
noun-terrain = Le plan
    .one = Sur le plan
noun-value = Mots du jeu
    .one = Mot du jeu
noun-skill = Compétences
    .one = Compétence
noun-level = Niveaux
    .one = Niveau

## Enemies: `about` says how it decides, `figures` what it rolls

about-enemy = { $stance ->
    [charge] Accourt et frappe.
    [skirmish] Tire d’aussi loin que possible, et ne frappe que s’il n’y a personne sur qui tirer.
    [hold] Tire de la case la plus proche qui convient, et ne frappe que s’il n’y a personne sur qui tirer.
    [striker] Frappe, et ne tire que s’il n’y a personne à frapper.
   *[shooter] Tire, et ne frappe que s’il n’y a personne sur qui tirer.
  } Parmi les héros à sa portée, préfère { $focus ->
    [nearest] le plus proche
    [weakest] celui qui a le moins de PV
   *[brightest] celui qui a le plus d’Énergie
  }.{ $words ->
    [0] { "" }
   *[other] {" "}Mots-clés : { $keywords }.
  }
figures-enemy = { $colour ->
    [green] Vert
    [blue] Bleu
   *[red] Boss rouge
  } · { $most } PV au plus{ $colour ->
    [red] {" "}par dé
   *[other] { "" }
  } · Vitesse { $speed } · Défense { lookup-defence }{ $melee_dice ->
    [0] { "" }
    [one] {" "}· mêlée { $melee_dice } dé { lookup-melee }
   *[other] {" "}· mêlée { $melee_dice } dés { lookup-melee }
  }{ $ranged_dice ->
    [0] { "" }
    [one] {" "}· distance { $ranged_dice } dé { lookup-ranged }
   *[other] {" "}· distance { $ranged_dice } dés { lookup-ranged }
  } · en Difficile { $harder ->
    [melee] mêlée { $hard_melee_dice } dés { lookup-hard-melee }
   *[ranged] distance { $hard_ranged_dice } dés { lookup-hard-ranged }
  } · en Terrible un dé de plus
lookup-defence = { $defence ->
    [-1] −1
   *[other] +{ $defence }
  }
lookup-melee = +{ $melee_plus }
lookup-ranged = +{ $ranged_plus }
lookup-hard-melee = +{ $hard_melee_plus }
lookup-hard-ranged = +{ $hard_ranged_plus }

## Keywords

keyword-reach = Allonge
keyword-crush = Broyage
keyword-stun = Étourdissement
keyword-pierce = Perforation
keyword-siphon = Siphon
keyword-regenerate = Régénération
keyword-ritual = Rituel
keyword-barrage = Rafale
keyword-heavy = Lourd
about-keyword-reach = Frappe aussi en diagonale, sauf si les deux cases entre les deux sont des murs.
about-keyword-crush = Chaque touche non parée fait 2 blessures au lieu d’une.
about-keyword-stun = Un ennemi blessé ainsi saute sa prochaine activation. Personne n’étourdit un boss.
about-keyword-pierce = Qui est touché a 1 en Défense de moins contre cette attaque.
about-keyword-siphon = Quand cet ennemi s’active, chaque héros de sa tuile et des tuiles voisines perd 1 Énergie.
about-keyword-regenerate = Récupère 1 PV à la fin de chaque manche, jusqu’au maximum de son dé.
about-keyword-ritual = Quand cet ennemi blesse quelqu’un, l’ennemi le plus faible de sa tuile gagne 1 PV, peut-être lui-même.
about-keyword-barrage = Chaque dé peut avoir sa propre cible. Un ennemi répartit ses dés un par un, en commençant par le héros qu’il préfère.
about-keyword-heavy = Une attaque de ce genre rapporte 1 Énergie au plus, quel que soit le nombre de touches.

## Cards of a hero, and of the market

about-item = { $timing ->
    [kept] Ne se consomme pas, mais { $item-does }.
    [own] Sert une fois, à ton propre tour : { $item-does }.
    [any] Sert une fois, à tout moment sauf pendant un lancer : { $item-does }.
    [pre] Sert une fois, juste avant ton lancer : { $item-does }.
    [post] Sert une fois, juste après ton lancer : { $item-does }.
    [fall] Sert une fois : { $item-does }.
   *[react] Sert une fois, quand un ennemi t’a touché : { $item-does }.
  }
figures-item = { $cost } { stock-treasure.cost } · { $copies ->
    [one] { $copies } carte
   *[other] { $copies } cartes
  } dans la boîte
about-hero = { $hero-role }. { $hero-does }.
about-equipment = Avec cela, tu combats ainsi : { $equipment-does }.
about-ability = Pour { $energy } { stock-treasure.energy } : { $ability-does }.
figures-ability = { $energy } { stock-treasure.energy } · { $strength ->
    [0] { "" }
   *[other] Force +{ $strength }
  }{ $dexterity ->
    [0] { "" }
   *[other] Dextérité +{ $dexterity }
  }{ $wisdom ->
    [0] { "" }
   *[other] Sagesse +{ $wisdom }
  }{ $charisma ->
    [0] { "" }
   *[other] Charisme +{ $charisma }
  }

## Quests and encounters

about-quest = { $quest-intro } { $quest-goal }{ $shape ->
    [seals] {" "}Chaque sceau brisé lui ôte 1 en Défense et 1 dé.
    [hold] {" "}Une nouvelle vague vient à chaque Récupération.
    [fetch] {" "}Quand vous prenez le deuxième, la cloche en appelle d’autres.
    [heist] {" "}À partir de la manche { $late }, chaque Récupération amène un ennemi bleu sur l’étoile de la tuile de départ.
   *[other] { "" }
  }{ $sleeps ->
    [0] { "" }
   *[other] {" "}Le boss dort jusqu’à ce que vous le blessiez, ou que { $sleeps } Récupérations soient passées depuis que vous l’avez trouvé.
  }
figures-quest = { $boss ->
    [0] Pas de boss
   *[other] Boss : { $name }
  }{ $doom ->
    [0] { "" }
   *[other] {" "}· perdu à Ruine { $doom } (Difficile et Terrible { $harder_doom })
  }{ $dawn ->
    [0] { "" }
   *[other] {" "}· aube après la manche { $dawn } (Difficile et Terrible { $harder_dawn })
  }{ $fare2 ->
    [0] { "" }
   *[other] {" "}· prix du passage : { $fare2 }, { $fare3 } ou { $fare4 } Trésors pour 2, 3 ou 4 héros
  }
about-encounter = { $encounter-line }{ $reveal ->
    [q1c] {" "}Le héros qui a ouvert le passage fait aussitôt un test de Dextérité 1 ; l’échec coûte 1 PV.
    [q4h] {" "}Le héros qui a ouvert le passage fait aussitôt un test de Dextérité 2 ; l’échec coûte 2 PV.
    [q1f] {" "}Tu peux ouvrir le bocal : sur 1 ou 2, tous dans la salle perdent 1 PV ; sur 3 à 6, tous gagnent 1 Trésor.
    [q6f] {" "}Tu peux donner 1 Trésor contre une carte du marché qui coûte 4 ou moins.
   *[none] { "" }
  }{ $has_deed ->
    [0] { "" }
   *[other] {" "}{ $deed } ({ $skill } { $needed }) : { $deed-gain }
  }
figures-encounter = Pour deux héros : { $boss ->
    [0] { "" }
   *[other] le boss et{ " " }
  }{ $blue ->
    [0] { "" }
    [one] { $blue } dé bleu
   *[other] { $blue } dés bleus
  }{ $green ->
    [0] { "" }
   *[other] { $blue ->
        [0] { "" }
       *[other] {" "}et{" "}
      }{ $green ->
        [one] { $green } dé vert
       *[other] { $green } dés verts
      }
  } ; chaque héros de plus ajoute { $more_blue ->
    [0] { "" }
   *[other] 1 bleu et{ " " }
  }{ $more_green } { $more_green ->
    [one] vert
   *[other] verts
  }

## Rooms and what is on the map

about-face = { $part ->
    [start] Un groupe commence ici.
    [goal] Une quête a ici son but.
   *[body] Une salle en chemin.
  } { $ways ->
    [0] Aucun passage ne continue.
    [one] Un passage continue.
   *[other] { $ways } passages continuent.
  }{ $water ->
    [0] { "" }
   *[other] {" "}Il y a de l’eau.
  }{ $pits ->
    [0] { "" }
    [one] {" "}Il y a une fosse.
   *[other] {" "}Il y a des fosses.
  }
terrain-water = Eau
terrain-pit = Fosse
terrain-wall = Mur
terrain-doorway = Seuil
terrain-way = Passage inexploré
terrain-start = Case de départ
terrain-star = Étoile
about-terrain-water = Y entrer coûte 2 de mouvement, et elle ne cache personne.
about-terrain-pit = Y entrer coûte 1 PV, chaque fois, et peut te mettre à terre. Les ennemis n’y mettent jamais le pied.
about-terrain-wall = Personne ne le traverse ni ne voit à travers. Une issue sans issue en face est un mur aussi.
about-terrain-doorway = La case entre deux salles. Elle est aux deux ; de là, on ne tire que dans ces deux-là.
about-terrain-way = Mets-y le pied, et tu explores : une nouvelle salle est posée, et ce qu’elle contient arrive. Puis ton Mouvement continue.
about-terrain-start = Le groupe entre par là. Dans deux quêtes, il doit aussi en sortir : chaque héros vivant sur sa propre case de départ.
about-terrain-star = Accomplis l’exploit de la salle dessus ou à côté. Une étoile vive a quelque chose à faire ; les ennemis apparaissent dessus et autour.

## Words of the game

value-attack = Attaque
value-deed = Exploit
value-market = Marché
value-doom = Ruine
value-tongue = Battant de cloche
value-seal = Sceau
value-health = PV
value-energy = Énergie
value-treasure = Trésor
value-action = Action
value-speed = Vitesse
value-defence = Défense
value-melee = Mêlée
value-ranged = Distance
value-critical = Touche critique
about-value-attack = Une action : lance les dés de ton arme et ajoute son modificateur à chacun ; 6 ou plus touche. Chaque touche peut être parée ; les autres font 1 blessure.
about-value-deed = Ce qu’on peut faire dans une salle, sur son étoile ou à côté. Il faut une action et un test ; si c’est raté, réessaie avec une autre.
about-value-market = Trois cartes sont visibles. Achète-les avec des Trésors à tout moment, sauf pendant un lancer ; la carte suivante vient aussitôt.
about-value-doom = Elle monte de 1 à chaque Récupération, et dans Le Chœur Rouge aussi quand un héros tombe. Quand elle est pleine, la quête est perdue.
about-value-tongue = Le groupe en a besoin de deux sur trois. Ils sont dans deux salles de la chapelle ; le Diacre a le troisième.
about-value-seal = Trois salles en ont un chacune. Chaque sceau brisé ôte 1 en Défense et 1 dé au Roi sous Verre.
about-value-health = Points de vie. À 0, tu es à terre et ne peux rien faire. Un ami à côté de toi peut te relever avec une action ; tu repars avec 2.
about-value-energy = Chaque touche de tes attaques en rapporte 1, parée ou non. Tu en paies ton aptitude. Tu en gardes 10 au plus.
about-value-treasure = Tu lances le dé de chaque ennemi vaincu et gagnes autant. Achète avec à tout moment. Tu en gardes 20 au plus.
about-value-action = Tu en as deux par tour : bouger, attaquer, accomplir l’exploit d’une salle, relever. Tu peux faire deux fois la même.
about-value-speed = Jusqu’où te mène un Mouvement. Une case coûte 1, l’eau 2.
about-value-defence = S’ajoute à chaque dé de défense. Tu en lances un par touche non critique ; 6 ou plus la pare.
about-value-melee = Une attaque sur les quatre cases à côté de toi : lance tes dés de mêlée, ajoute le modificateur à chacun, et 6 ou plus touche.
about-value-ranged = Une attaque sur quelqu’un que tu vois dans ta salle ou une voisine, pas juste à côté de toi. 6 ou plus avec le modificateur touche.
about-value-critical = Le 6 naturel d’un héros touche toujours, et personne ne peut le parer. Les ennemis n’en ont pas.
about-skill = Un test lance 4 dés et ajoute ton modificateur à chacun : 6 ou plus est un succès. Il te faut autant de succès que le dit le nombre.
about-level-normal = Les ennemis montrent leur côté normal. Pour apprendre le jeu.
about-level-hard = Chaque ennemi montre son côté dur, et il en vient davantage.
about-level-dire = Les côtés durs, plus d’ennemis, et chaque attaque ennemie lance un dé de plus.

## How it stands now

noun-now-enemy = #{ $number } sur { $spot } avec { $health } PV{ $state ->
    [asleep] , dort
    [stunned] , étourdi
    [chained] , cloué sur place
   *[none] { "" }
  }
noun-now-rolls = { $mode ->
    [melee] mêlée
   *[ranged] distance
  } { dice-plus } dans cette partie
noun-now-sale = à vendre pour { $cost } { stock-treasure.cost }
noun-now-held = dans la main de { $hero }
noun-now-worn = en usage chez { $hero } ({ $name })
noun-now-played = carte jouée par { $name }
noun-now-fares = { $state ->
    [down] à terre sur { $spot }
   *[up] sur { $spot } avec { $health } PV sur { $most }
  }, { $energy } { stock-treasure.energy }, { $treasure } { stock-treasure.treasure }
noun-now-spent = dans la défausse
noun-now-deck = encore dans la pioche
noun-now-has = { $names } { $count ->
    [one] l’a
   *[other] l’ont
  }
noun-now-deed = à faire sur { $spot }
noun-now-done = fait
noun-now-lies = sur le plan, son étoile sur { $spot }
noun-now-level = c’est le niveau de cette partie

## Chances

odds-strike = { $percent } % de le blesser
odds-strike-fell = { $percent } % de le blesser, { $fell } % de l’abattre
odds-fell = { $percent } % de l’abattre
odds-check = { $percent } % de réussir
odds-jar = { $percent } % de chance
odds-block = { $percent } % de parer
odds-stand = { $percent } % de rester debout
odds-safe = personne ne t’y toucherait
odds-peril = { $there } de tes { $health } PV en jeu là-bas, { $here } ici
odds-stay = { $here } de tes { $health } PV en jeu ici
