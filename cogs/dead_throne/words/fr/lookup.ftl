### What can be looked up: what each thing does, and its figures.

## The kinds

noun-character = Personnages
    .one = Personnage
noun-item = Objets
    .one = Objet
noun-scroll = Parchemins
    .one = Parchemin
noun-enemy = Ennemis
    .one = Ennemi
noun-boss = Boss du Solo
    .one = Boss
noun-trap = Pièges
    .one = Piège
noun-quest = Quêtes de Taverne
    .one = Quête de Taverne
noun-lone = Quêtes solitaires
    .one = Quête solitaire
noun-relic = Reliques
    .one = Relique
noun-ring = Cercles de pierres
    .one = Cercle de pierres
noun-event-card = Événements
    .one = Événement
noun-omen = Présages du Défenseur
    .one = Présage
noun-tile = Tuiles de la carte
    .one = Tuile
noun-structure = Édifices
    .one = Édifice
noun-quick = Raccourcis
    .one = Raccourci
noun-feature = Repères du pays
    .one = Repère
noun-terrain = Sortes de terre
    .one = Terre
noun-deck = Pioches
    .one = Pioche
noun-place = Lieux
    .one = Lieu
noun-mark = Ce qui t’arrive
    .one = État ou jeton

## Figures

figures-character = Mains nues : attaque { $attack }, défense { $defence } · commence avec { $gear }
figures-item = { $slot ->
    [weapon] Arme · attaque { $attack }
    [shield] Bouclier · défense { $defence }
    [special] Objet spécial
    [tool] Outil, sert une fois
    [rucksack] Sac à dos
    [token] Jeton
    [helmet] Casque · { $armour } PV de plus
    [body] Armure de corps · { $armour } PV de plus
    [gauntlets] Gantelets · { $armour } PV de plus
    [boots] Bottes · { $armour } PV de plus
   *[ring] Anneau · { $armour } PV de plus
  }{ $buy ->
    [0] { "" }
   *[other] {" "}· coûte { $buy }
  }{ $sell ->
    [0] { "" }
   *[other] {" "}· se vend { $sell }
  }
figures-scroll = Pioche : { $deck }
figures-enemy = Niveau { $level } · attaque { $attack-dice ->
    [0] { $attack }
    [1] un dé
   *[other] { $attack-dice }× un dé
  } · défense { $defence-dice ->
    [0] { $defence }
    [1] un dé
   *[other] { $defence-dice }× un dé
  }{ $element ->
    [fire] {" "}· Feu
    [water] {" "}· Eau
    [earth] {" "}· Terre
    [air] {" "}· Air
   *[none] { "" }
  }{ $human ->
    [0] { "" }
   *[other] {" "}· humain
  }
figures-boss = Route courte : case { $short }, attaque et défense { $short-dice ->
    [1] un dé
   *[other] { $short-dice }× un dé
  } · route longue : case { $long }, { $long-dice ->
    [1] un dé
   *[other] { $long-dice }× un dé
  } chacune

## Characters

about-saladar = Le mage. Il gagne avec tous les Fragments du Médaillon dans la Salle du Trône, revient sur ses Pierres de Région actives, et voyage de l’une à l’autre.
about-hero = Un Héros : { $who-calling }. Les Héros gagnent avec toutes les Pierres de Région dans la Salle du Trône, et reviennent à une Auberge s’ils meurent avec un Fragment.

## Items that only their figures tell apart

about-weapon = { $combos ->
    [0] Ne fait de combo avec rien.
    [1] Fait un combo avec { $partner1 } : attaque { $attack1 }, défense { $defence1 }.
    [2] Fait un combo avec { $partner1 } (attaque { $attack1 }, défense { $defence1 }) ou { $partner2 } (attaque { $attack2 }, défense { $defence2 }).
   *[3] Fait un combo avec { $partner1 } (attaque { $attack1 }, défense { $defence1 }), { $partner2 } (attaque { $attack2 }, défense { $defence2 }) ou { $partner3 } (attaque { $attack3 }, défense { $defence3 }).
  }
about-shield = Diminue chaque coup contre toi de sa défense. Se brise si un coup d’au moins deux fois sa défense te blesse.
about-armour = Tant que tu portes cette armure, tu peux avoir { $armour } PV de plus. Une armure ne se brise jamais.

## Items with an effect of their own

about-item-longbow = Ne se brise jamais, quoi que tu vises. Ne fait pas de combo.
about-item-greatsword = Demande les deux mains : tu ne portes pas de bouclier à côté.
about-item-flame-brand = Son élément est le Feu : 2 de plus contre l’Eau, rien contre le Feu. Combo avec { $partner1 } : attaque { $attack1 }, défense { $defence1 }.
about-item-widows-fang = S’il blesse un autre joueur, il fait 1 dégât direct de plus. Combo avec { $partner1 } : attaque { $attack1 }, défense { $defence1 }.
about-item-ash-staff = L’arme propre à Saladar. Aucun Marché ne l’achète, mais qui le bat peut la prendre.
about-item-mirror-shield = Dans chaque bataille, le premier parchemin d’attaque qui te vise ne fait rien.
about-item-crested-helm = Tu peux tenir quatre parchemins au lieu de trois.
about-item-iron-gauntlets = Ton arme frappe avec 1 de plus. Ta main nue, non.
about-item-swift-boots = Tes lancers de marche comptent 2 de plus, sauf quand tu fuis.
about-item-ring-of-warding = Les dégâts directs ne te font rien.
about-item-ring-of-tides = Tu récupères 1 au début de chacun de tes tours de jeu.
about-item-lucky-charm = Une fois par tour, tu peux relancer le moins bon dé de ta marche ou de ta fuite.
about-item-travellers-cloak = Les joueurs que tu croises en marchant ne peuvent pas commencer de bataille avec toi.
about-item-hunters-horn = Tu frappes les ennemis avec 1 de plus. N’aide pas contre les joueurs.
about-item-scholars-satchel = Quand tu pioches des parchemins manquants, tu en pioches un de plus puis en remets un.
about-item-pilgrims-lantern = Quand tu tires une carte du pays, tu en vois deux et en choisis une. L’autre retourne dessus.
about-item-crown-of-the-king = La Couronne d’Agrimor ouvre la Salle du Trône : porte-la à l’intérieur, et tu gagnes. Elle reste là où tombe qui la porte.
about-item-hammer = Répare un objet brisé, à ton propre tour. Un combo brisé compte pour un.
about-item-torch = Met aussitôt fin à ton attente, sauf si un ennemi te retient. Éclaire aussi les bois si vous jouez avec les Zones mortes.
about-item-healing-herb = Soigne 4, à ton propre tour.
about-item-elixir = Soigne toutes tes blessures, à ton propre tour.
about-item-rope = À ton tour de jeu, grimpe à une case du chemin de ta tuile, à 3 pas au plus. Puis tu y interagis.
about-item-lockpick = Dans un édifice, tire deux cartes de butin et prends-en une.
about-item-spyglass = Regarde les parchemins et les pièges posés d’un joueur.
about-item-whetstone = Ta prochaine attaque à l’arme de ce tour frappe avec 2 de plus.
about-item-smoke-pot = Dans une bataille, fuis quoi que disent les dés. Ils disent encore jusqu’où.
about-item-rucksack = Tu peux porter cinq choses de plus. Si tu le perds, tu perds ce qu’il contient ; ses outils sont hors de portée en bataille.
about-item-life-token = Si tu devais mourir, il est consommé à ta place, et tu restes où tu es avec 5 PV.

## Scrolls

about-scroll-firebolt = Ajoute 4 à une de tes attaques. C’est du Feu : 2 de plus contre l’Eau, rien contre le Feu.
about-scroll-ice-lance = Ajoute 4 à une de tes attaques. C’est de l’Eau : 2 de plus contre le Feu, rien contre l’Eau.
about-scroll-gale-blade = Ajoute 4 à une de tes attaques. C’est de l’Air : 2 de plus contre la Terre, rien contre l’Air.
about-scroll-stone-fist = Ajoute 4 à une de tes attaques. C’est de la Terre : 2 de plus contre l’Air, rien contre la Terre.
about-scroll-war-cry = Ton arme ou ta main frappe avec 3 de plus, dans une attaque.
about-scroll-sunder = En bataille ou quand tu croises un joueur, brise l’arme ou le bouclier qu’il porte.
about-scroll-blood-dart = 2 dégâts directs à un ennemi que tu combats ou à un joueur que tu croises. Aucune défense n’y fait rien.
about-scroll-call-the-pack = Ajoute un dé à une de tes attaques.
about-scroll-stone-skin = Quand on t’attaque, tu défends avec 4 de plus contre ce coup.
about-scroll-mirror-ward = Quand un joueur t’attaque avec un parchemin, sa part de l’attaque le frappe à ta place.
about-scroll-mend = Soigne 4 : à ton propre tour, ou après un coup qui t’a touché.
about-scroll-second-wind = À ton propre tour, récupère 2 et pioche aussitôt un parchemin.
about-scroll-conjured-blade = Tu frappes avec une arme de 5 qui ne peut pas se briser, jusqu’à la fin de la bataille ou du tour.
about-scroll-conjured-bulwark = Tu défends avec un bouclier de 4 qui ne peut pas se briser, jusqu’à la fin de la bataille ou du tour. Tu peux l’utiliser quand on t’attaque.
about-scroll-entangle = Un joueur que tu croises ou combats est pris : il reste sur place un tour, sans aucune défense.
about-scroll-nullify = Annule un parchemin qu’un autre joueur vient d’utiliser.
about-scroll-homeward = À ton propre tour, téléporte-toi à n’importe quelle Auberge et interagis-y.
about-scroll-step-through = À ton propre tour, téléporte-toi à une case du chemin de ta tuile ou d’une voisine, et interagis-y.
about-scroll-swap-places = À ton tour de jeu, change de place avec n’importe quel joueur vivant. Il n’y a que toi qui interagis alors.
about-scroll-far-voice = À ton tour de jeu, échange avec n’importe quel joueur vivant, attaque-le ou utilise un parchemin contre lui, où qu’il soit. Personne ne bouge.
about-scroll-swift-feet = Après ton lancer de marche, tu peux faire 4 pas de plus.
about-scroll-bar-the-way = À ton tour de jeu, barre une case à 6 pas au plus. Personne d’autre n’y entre jusqu’au début de ton prochain tour.
about-scroll-read-the-land = À ton tour de jeu, regarde les trois premières cartes d’une terre et remets-les dans l’ordre que tu veux.
about-scroll-binding-charm = À ton tour de jeu, attache-le : ton arme frappe avec 1 de plus, ou ton bouclier défend avec 1 de plus, pour de bon.

## Enemies

about-enemy = Si tu infliges plus de dégâts que tu n’en subis, tu gagnes { $coin } { $coin ->
    [one] pièce
   *[other] pièces
  }{ $loot ->
    [0] { "" }
   *[other] {" "}et une carte de butin
  }{ $heal ->
    [0] { "" }
   *[other] {" "}et récupères { $heal } PV
  }{ $essence ->
    [0] { "" }
   *[other] {" "}et peux garder son essence, qui vaut { $essence }
  }. Si tu en subis plus, tu perds { $cost } { $cost ->
    [one] pièce
   *[other] pièces
  }{ $penalty ->
    [back] {" "}et recules de { $amount } pas
    [move] {" "}et dois faire { $amount } pas
    [remain] {", "}et l’ennemi te retient { $amount ->
        [one] un tour
       *[other] { $amount } tours
      }
    [scrolls] { $amount ->
        [0] {" "}et tous tes parchemins
       *[other] {" "}et un parchemin
      }
    [carried] {" "}et une chose que tu portes
    [worn] {" "}et { $slot ->
        [weapon] ton arme
        [shield] ton bouclier
        [special] ton objet spécial
        [helmet] ton casque
        [body] ton armure de corps
        [gauntlets] tes gantelets
        [boots] tes bottes
        [rucksack] ton sac à dos avec tout ce qu’il contient
       *[ring] ton anneau
      }
   *[none] { "" }
  }.
about-enemy-k0 = Le dragon des rochers. Si tu le bats, tu gagnes 6 pièces et la Couronne du Roi ; en Défenseur, il marche sur le Château, et ce qu’il perd reste perdu.

about-boss-gatewarden = Il barre la route du Solo. Si tu perds, il prend ton bouclier en plus des pièces.
about-boss-sister-ruin = Elle barre la route du Solo. Elle est Feu : l’Eau la frappe avec 2 de plus, le Feu ne fait rien.
about-boss-twin-kings = Il barre la route du Solo. La première part de ton attaque compte pour moitié, arrondie en dessous.
about-boss-dead-throne = Le dernier boss de la route. Si tu le bats, tu gagnes.

## Traps

about-trap-rope-snare = Se déclenche sur les autres aux vieux arbres : un tour sur place. Une Corde ajoute 2 dégâts directs, puis une Dague prend pour toi une de leurs affaires.
about-trap-bridge-saw = Se déclenche sur les autres aux ponts : 2 dégâts directs. Une Hache en ajoute 2, puis une Corde les fait rester un tour sur place.
about-trap-jetty-net = Se déclenche sur les autres aux jetées : un tour sur place. Une Corde prend 3 pièces pour toi, puis une Lance ajoute 3 dégâts directs.
about-trap-rockfall = Tu peux le déclencher quand un autre joueur interagit dans les rochers : 2 dégâts directs. Un Marteau en ajoute 2, puis une Masse brise son bouclier.
about-trap-poisoned-gift = Utilise-le sur un joueur de ta case : 3 dégâts directs. Une Herbe de soin en ajoute 2, puis n’importe quel parchemin le fait rester un tour sur place.
about-trap-false-signpost = Se déclenche sur les autres aux bornes : tu les emmènes à 4 pas. Une Torche en fait 7, puis n’importe quel parchemin les envoie à une case du chemin à ton choix.
about-trap-dead-mans-well = Se déclenche sur les autres aux puits : 2 dégâts directs. Une Torche leur coûte leur prochain lancer de marche, puis n’importe quel parchemin prend 4 pièces pour toi.
about-trap-cairn-curse = Se déclenche sur les autres aux cairns : un parchemin défaussé. Une Pierre à aiguiser prend tous leurs parchemins, puis un Élixir les fait rester un tour sur place.
about-trap-tripwire = Tu peux le déclencher quand un autre joueur interagit dans les bois : 1 dégât direct. Une Corde le fait rester un tour sur place, puis une Épée courte ajoute 3 dégâts.

## Lone Quests

about-lone-lq1 = Pousse la charrette pour 5 pièces, ou combats un Bandit des haies pour 9.
about-lone-lq2 = Donne une Herbe de soin pour une Épée longue, ou achète de l’eau pour 2 pièces et pioche un parchemin.
about-lone-lq3 = Attends un tour avec l’enfant pour 4 pièces et une Herbe de soin, ou combats un Loup gris pour 8 pièces.
about-lone-lq4 = Lance un dé : 4 ou plus rapporte une carte de butin, moins coûte 2 pièces.
about-lone-lq5 = Plonge : 2 dégâts directs, puis la meilleure de deux cartes de butin.
about-lone-lq6 = Répare le bateau avec un Marteau ou une Corde pour 10 pièces, ou combats un Équipage de contrebande pour 9.
about-lone-lq7 = Paie 4 pièces et lance un dé : 4 ou 5 rapporte 8 pièces, 6 une Armure de plates.
about-lone-lq8 = Reste deux tours pour tous tes PV et 6 pièces, ou donne une Torche pour 7 pièces.
about-lone-lq9 = Paie 5 pièces pour tous tes PV et une carte de butin, ou combats un Chien du tertre pour 6 pièces.
about-lone-lq10 = Crois un des jumeaux et lance un dé : pair rapporte une carte de butin, impair coûte un tour.
about-lone-lq11 = Porte la lettre à une Taverne d’ici trois tours pour 12 pièces, ou ouvre-la pour 2 pièces et perds un parchemin.
about-lone-lq12 = Donne une Torche et un Marteau pour une Armure de plates ou 14 pièces, ou force la porte : 3 dégâts directs, puis une carte de butin.

## Finds

about-relic = Garde-la, et lance un dé pour elle à n’importe lequel de tes tours ; ensuite elle disparaît. { $relic-does }.
about-ring = Tu lances un dé et obéis. 2 : { $ring-on-two }. 3 : { $ring-on-three }. 4 : { $ring-on-four }. 5 : { $ring-on-five }. 6 : { $ring-on-six }.

## The land

about-tile-land = Hors de ses édifices, on tire ici des cartes des { $land }.
about-tile-town = Une ville fortifiée avec une Auberge, un Marché et une Taverne. Hors de ses murs, on tire des cartes des champs.
about-tile-castle = La Salle du Trône est ici. Autour, on tire des cartes des champs.
about-structure = Arrête-toi à { $step }, et entre pour une carte de butin, ou reste dehors et tire une carte du pays.
about-quick = Un Raccourci entre { $steps }. Il coûte un pas, dans un sens ou dans l’autre.
about-feature = Il y en a à { $steps }. { $traps-count ->
    [0] Aucun piège ne s’y déclenche.
    [one] Un piège d’autres joueurs peut s’y déclencher : { $traps }.
   *[other] Des pièges d’autres joueurs peuvent s’y déclencher : { $traps }.
  }
about-terrain-field = La terre la plus facile : la plupart de ses ennemis sont de niveau 1 à 3. Les villes et le Château s’y trouvent.
about-terrain-woods = Des bêtes et des braconniers, dont deux de niveau 4. Les vieux arbres cachent des collets.
about-terrain-docks = De l’eau et ceux qui en vivent. Les jetées mènent au Bac.
about-terrain-rocks = La terre la plus dure, avec des ennemis jusqu’au niveau 5 et le dragon Agrimor. Beaucoup de pièces, et la Couronne.
about-deck-loot = Ce qu’on trouve dans les édifices : objets rares, pièces, reliques, et des repaires, d’où sort un ennemi de cette terre.
place-castle = Salle du Trône
about-place-castle = Elle s’ouvre à un Héros qui a toutes les Pierres de Région en jeu, à Saladar avec tous les Fragments du Médaillon, et à quiconque porte la Couronne. Si tu entres, tu gagnes.
place-inn = Auberge
about-place-inn = Arrête-toi ici, et toutes tes blessures guérissent.
place-market = Marché
about-place-market = Achète, vends et répare autant que tu veux, et achète des pièges. Personne ne peut te croiser tant que tu es dedans.
place-tavern = Taverne
about-place-tavern = Rends des quêtes, et ouvres-en une nouvelle pour tous.
place-carriage = Diligence
about-place-carriage = Pour 3 pièces, elle te mène à la Diligence d’une autre ville.

## States and tokens

mark-held = Retenu par un ennemi
about-mark-held = Tu ne peux ni bouger, ni tirer de cartes, ni être croisé jusqu’à ce que tes tours passent, que quelqu’un batte l’ennemi, ou qu’une téléportation t’emporte.
mark-trapped = Pris au piège
about-mark-trapped = Tu restes sur place pour tes prochains tours sans aucune défense et tires la carte de ta case à chaque tour. D’autres peuvent te croiser.
mark-combo = Combo
about-mark-combo = Une arme et sa partenaire portées comme une seule : une meilleure attaque, et une défense en plus. Les deux se brisent ensemble.
mark-broken = Brisé
about-mark-broken = Ne donne rien, pèse autant et se vend moitié prix. Un Marché répare tout pour 5 pièces, un Marteau une chose.
mark-essence = Essence
about-mark-essence = Ce qui reste d’une créature. Ajoute-la à une attaque ou à une défense, rends-la, vends-la, ou guéris entièrement avec une Pierre de Région de sa terre.
mark-direct = Dégâts directs
about-mark-direct = Aucune défense ne les diminue. Seul un Anneau de garde les arrête.
mark-element = Élément
about-mark-element = Feu et Eau s’opposent, Terre et Air aussi : 2 de plus contre l’opposé, rien contre le même.
mark-hidden = Caché
about-mark-hidden = Si tu rejoins une bataille, personne ne peut t’attaquer avant ton premier tour de bataille.
mark-afar = De loin
about-mark-afar = Tu prends part à une bataille sans être sur sa case. Tu peux la quitter à chaque tour de bataille, et elle ne dure pas pour toi.
mark-stone = Pierre de Région
about-mark-stone = Un Héros qui a toutes celles en jeu peut entrer dans la Salle du Trône. Sur sa propre terre, elle est active : Saladar y revient, et a 1 PV de plus.
mark-piece = Fragment du Médaillon
about-mark-piece = Un Héros qui meurt avec un Fragment les perd tous et revient. Saladar gagne avec tous dans la Salle du Trône.
mark-group = Groupe
about-mark-group = Des Héros sur une même case qui marchent ensemble : attaque et défense s’additionnent, et ils partagent ce qu’ils tiennent. L’un d’eux lance un dé et prend les dégâts.

## How it stands now

now-worn = sur { $name }
now-carried = dans ton sac
now-hand = { $count ->
    [one] un dans ta main
   *[other] { $count } dans ta main
  }
now-market = { $count ->
    [one] un au Marché pour { $coin } pièces
   *[other] { $count } au Marché pour { $coin } pièces chacun
  }
now-set = posé par toi, niveau { $level }
now-open = ouverte à tous
now-progress = tu en es à { $done } sur { $needed }
now-holds = retient { $name }
now-spares = dans ce mode, un combat perdu ne coûte que les dégâts
now-roams = à { $step }
now-marches = après cette manche : { $whither }
now-dragon = { $health } PV, à { $step }
now-lone = { $turns ->
    [one] reste un tour
   *[other] restent { $turns } tours
  }
now-player = { $name }, { $health } PV sur { $most }
now-out = { $name }, hors jeu
now-town = force { $left }
now-here = { $name } est ici
now-next = le prochain boss, à la case { $space }
now-beaten = vaincu
now-skipped = absent de cette route
now-stone-held = { $stone } : chez { $name }
now-stone-lies = { $stone } : à terre à { $step }
now-pieces = { $name } en a { $count }
now-you = cela vaut pour toi
