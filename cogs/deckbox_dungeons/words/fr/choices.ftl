### What is asked, and what there is to choose: labels fit a phone, prices stand on them.

## Building a hero

prompt-build = { $count ->
    [0] Compose ton héros : prends-en un tout prêt, ou choisis un Héros, un Équipement et une Aptitude. Qui prend une carte en premier l’a.
   *[other] { build-hero } : { build-equipment }, { build-ability }. { $count ->
        [3] Appuie sur Prêt, ou change une carte.
       *[other] Choisis ce qui manque.
      }
  }
    .waiting = { $asked } { $asked-count ->
        [one] compose un
       *[other] composent leur
      } héros.
    .title = Compose ton héros
build-hero = { $has_hero ->
    [1] { $hero }
   *[other] Pas encore de héros
  }
build-equipment = { $has_equipment ->
    [1] { $equipment }
   *[other] pas encore d’Équipement
  }
build-ability = { $has_ability ->
    [1] { $ability }
   *[other] pas encore d’Aptitude
  }
group-ready-made = Prendre un héros tout prêt…
group-card-hero = Choisir ton Héros…
group-card-equipment = Choisir ton Équipement…
group-card-ability = Choisir ton Aptitude…
option-done = Prêt
option-random = Surprends-moi
option-ready-made = { $hero } avec { $equipment } et { $ability }
    .hint = { $hero-role }. { $ability } : { $ability-does }.
option-card-hero = { $card-title }
    .hint = { $card-does }
option-card-equipment = { $card }
    .hint = { $card-does }
option-card-ability = { $card }
    .hint = { $card-does }

## Who goes next

prompt-activate = { $hero } peut passer en premier.
    .offered = { $asked } peut passer en premier.
    .title = Passer en premier
option-activate = { $hero } d’abord

## A hero's turn

prompt-menu = { $hero } a { $actions ->
        [0] zéro action
        [one] encore { $actions } action
       *[other] encore { $actions } actions
    }{ $left ->
        [0] { "" }
       *[other] , mouvement { $left }
    } · { $health } PV, { $energy } { stock-treasure.energy }, { $treasure } { stock-treasure.treasure }.
    .waiting = { $hero } ({ $asked }) a { $actions ->
        [0] zéro action.
        [one] encore { $actions } action.
       *[other] encore { $actions } actions.
      }
    .title = Ton tour
group-attack = Attaquer…
group-deed = Agir ici…
group-move = Aller à…
group-use = Utiliser…
group-market = Acheter…
group-to-space = Une autre case…
group-to-upper = Sur cette ligne ou plus au nord…
group-to-lower = Plus au sud…
group-to-n = Au nord d’ici…
group-to-e = À l’est d’ici…
group-to-s = Au sud d’ici…
group-to-w = À l’ouest d’ici…

target = { $enemy } #{ $number }
option-attack-melee = Frapper { target } · { dice-plus }
option-attack-melee-aimed = Viser, frapper { target } · { dice-plus }
    .hint = { hint-aimed }
option-attack-melee-whetted = Aiguiser, frapper { target } · { dice-plus }
    .hint = { hint-whetted }
option-attack-melee-aimed-whetted = Viser, aiguiser, frapper { target } · { dice-plus }
    .hint = { hint-both }
option-attack-ranged = Tirer : { target } · { dice-plus }
option-attack-ranged-aimed = Viser, tirer : { target } · { dice-plus }
    .hint = { hint-aimed }
option-attack-ranged-whetted = Aiguiser, tirer : { target } · { dice-plus }
    .hint = { hint-whetted }
option-attack-ranged-aimed-whetted = Viser, aiguiser, tirer : { target } · { dice-plus }
    .hint = { hint-both }
option-attack-cleave = Taillader { target } · { dice-plus } · 3 Énergies
    .hint = Sans action.
option-attack-cleave-whetted = Aiguiser, taillader { target } · { dice-plus } · 3 Énergies
    .hint = Sans action ; la Pierre à aiguiser est consommée.
option-attack-spark = Éclairs : { target } · { dice-plus } · 4 Énergies
    .hint = Sans action.
option-attack-throw = { $weapon } : { target } · { dice-plus }
    .hint = Sans action ; la carte est consommée.
hint-aimed = Tir visé : 2 Énergies, +1 et Perforation.
hint-whetted = Pierre à aiguiser : +1, consommée.
hint-both = Tir visé pour 2 Énergies, et la Pierre à aiguiser.

option-spread-melee = Répartir { dice-plus } sur { $count } à portée
    .hint = Rafale : une cible par dé.
option-spread-melee-aimed = Viser, répartir { dice-plus } sur { $count } à portée
option-spread-melee-whetted = Aiguiser, répartir { dice-plus } sur { $count } à portée
option-spread-melee-aimed-whetted = Viser, aiguiser, répartir { dice-plus } sur { $count } à portée
option-spread-ranged = Répartir { dice-plus } sur { $count } en vue
    .hint = Rafale : une cible par dé.
option-spread-ranged-aimed = Viser, répartir { dice-plus } sur { $count } en vue
option-spread-ranged-whetted = Aiguiser, répartir { dice-plus } sur { $count } en vue
option-spread-ranged-aimed-whetted = Viser, aiguiser, répartir { dice-plus } sur { $count } en vue
option-spread-cleave = Taillader { $count } ennemis · { dice-plus } · 3 Énergies
    .hint = Sans action : une cible par dé.
option-spread-cleave-whetted = Aiguiser, taillader { $count } ennemis · { dice-plus } · 3 Énergies
option-spread-spark = Éclairs sur { $count } · { dice-plus } · 4 Énergies
    .hint = Sans action : une cible par dé.
option-spread-throw = { $weapon } sur { $count } · { dice-plus }
    .hint = Sans action ; la carte est consommée.
prompt-spread = { $dice } dés ({ $weapon }) : qui vises-tu ? Ils se répartissent un par un, dans l’ordre de ton choix.
    .waiting = { $hero } ({ $asked }) répartit { $dice } dés.
    .title = Vise avec les dés
option-share-melee = Cible par cible : { dice-plus }
    .hint = Rafale : autant de dés que tu veux sur chacune.
option-share-melee-aimed = Viser, cible par cible : { dice-plus }
option-share-melee-whetted = Aiguiser, cible par cible : { dice-plus }
option-share-melee-aimed-whetted = Viser, aiguiser, cible par cible : { dice-plus }
option-share-ranged = Cible par cible : { dice-plus }
    .hint = Rafale : autant de dés que tu veux sur chacune.
option-share-ranged-aimed = Viser, cible par cible : { dice-plus }
option-share-ranged-whetted = Aiguiser, cible par cible : { dice-plus }
option-share-ranged-aimed-whetted = Viser, aiguiser, cible par cible : { dice-plus }
option-share-cleave = Taillader, cible par cible : { dice-plus } · 3 Énergies
    .hint = Sans action : autant de dés que tu veux sur chacune.
option-share-cleave-whetted = Aiguiser, taillader, cible par cible : { dice-plus } · 3 Énergies
option-share-spark = Éclairs, cible par cible : { dice-plus } · 4 Énergies
    .hint = Sans action : autant de dés que tu veux sur chacune.
option-share-throw = { $weapon }, cible par cible : { dice-plus }
    .hint = Sans action ; la carte est consommée.
prompt-share = { $dice } dés ({ $weapon }) : combien sur chacun ?
    .waiting = { $hero } ({ $asked }) répartit { $dice } dés.
    .title = Vise avec les dés
field-dice-at = { target } sur { $spot }, { $health } PV
option-aim = { target } · { $health } PV

option-go-melee = Aller frapper { target } · { dice-plus }
    .hint = D’abord vers { $to }.
option-go-ranged = Aller tirer : { target } · { dice-plus }
    .hint = D’abord vers { $to }.
option-explore = Explorer { $side-at } · mouvement { $cost }
    .hint = Par { $spot }. Une nouvelle tuile, et ce qui s’y trouve.
option-explore-pits = Explorer { $side-at } · mouvement { $cost }, −{ $pits } PV
    .hint = Par { $spot }, avec { $pits ->
        [one] une fosse
       *[other] { $pits } fosses
      } en chemin.
option-move = Ailleurs
option-end = Finir le tour
option-back = Retour
prompt-move = Où va { $hero } ?
    .waiting = { $hero } ({ $asked }) va bouger.
    .title = Mouvement
option-to = { $spot } · mouvement { $cost }
option-to-pits = { $spot } · mouvement { $cost }, −{ $pits } PV
option-to-fall = { $spot } · mouvement { $cost }, fosse : à terre !
option-to-fallen = Vers { $hero }, à terre · { to-cost }
    .hint = Sur { $spot }. De là, tu peux aider à se relever.
option-to-deed = Vers l’étoile : { $deed } · { to-cost }
    .hint = Sur { $spot }. { $skill } { $needed }. { $deed-gain }
option-to-enemy = Vers { $enemy } #{ $number } · { to-cost }
    .hint = Sur { $spot }.
option-to-foe = Direction { $enemy } #{ $number } · { to-cost }
    .hint = Jusqu’à { $spot }.
option-to-friend = Vers { $hero } · { to-cost }
    .hint = Sur { $spot }.
option-to-door = Vers le seuil { $side-at } · { to-cost }
    .hint = Sur { $spot }.
option-to-way = Direction { $side }, { $face } · { to-cost }
    .hint = Jusqu’à { $spot }.
option-to-edge = Vers le bord { $side }, { $face } · { to-cost }
    .hint = Sur { $spot }.
option-to-exit = Vers une case de départ · { to-cost }
    .hint = Sur { $spot }.
option-to-start = Direction : cases de départ · { to-cost }
    .hint = Jusqu’à { $spot }.
to-cost = mouvement { $cost }{ to-pits }
to-pits = { $pits ->
    [0] { "" }
   *[other] , −{ $pits } PV
  }
prompt-forfeit = { $hero } a encore { $count ->
    [one] une action
   *[other] { $count } actions
  }. Finir le tour quand même ?
    .waiting = { $hero } ({ $asked }) va finir son tour.
    .title = Finir le tour ?
option-forfeit = Finir, perdre { $count ->
    [one] { $count } action
   *[other] { $count } actions
  }
option-deed = { $deed } · { $skill } { $needed } (toi { plus })
    .hint = { $deed-gain }
option-deed-helped = { $deed } · { $skill } { $needed } (toi { plus }), avec { $item-the }
    .hint = Un succès de plus, puis la carte est consommée. { $deed-gain }
option-revive = Relever { $hero }
    .hint = De nouveau debout, avec 2 PV.
option-ability = { $ability } · { $energy } { stock-treasure.energy }
    .hint = { $ability-does }
option-ability-hero = { $ability } : { $hero } ({ $health }/{ $most }) · { $energy } { stock-treasure.energy }
    .hint = { $ability-does }
option-ability-enemy = { $ability } : { target } · { $energy } { stock-treasure.energy }
    .hint = { $ability-does }
option-use = Utiliser : { $item }
    .hint = { $item-does }
option-use-hero = { $item } pour { $hero } ({ $health }/{ $most })
    .hint = { $item-does }
option-use-enemy = { $item } : { target }
    .hint = { $item-does }
option-buy = Acheter { $item } · { $cost } { stock-treasure.cost }
    .hint = { $item-does }
prompt-shadowstep = Où les ombres laissent-elles sortir { $hero } ?
    .waiting = { $hero } ({ $asked }) entre dans les ombres.
    .title = Pas d’ombre
option-shadow = { $spot }
prompt-flask = Où éclate la Fiole de feu ? Elle blesse tout le monde sur place et à côté, amis compris.
    .waiting = { $hero } ({ $asked }) soupèse une Fiole de feu.
    .title = Fiole de feu
option-flask = { $spot } : { $count ->
        [one] { $count } ennemi
       *[other] { $count } ennemis
    }{ $friends ->
        [0] { "" }
        [one] {" "}et { $friends } héros
       *[other] {" "}et { $friends } héros
    }{ $downed ->
        [0] { "" }
        [one] , { $downed } tombe à terre
       *[other] , { $downed } tombent à terre
    }
prompt-rally = { $friend } rallie { $hero } : { $left ->
    [0] un Mouvement ou une Attaque, tout de suite.
   *[other] le Mouvement continue, encore { $left }.
  }
    .waiting = { $friend } rallie { $hero } ({ $asked }).
    .title = Ralliement !

## Rolls, and what can be done about them

prompt-coin = Ton lancer ({ $what }) : { $dice }, chacun { plus }. Que relance la Pièce porte-bonheur ?
    .waiting = { $hero } ({ $asked }) tripote une Pièce porte-bonheur.
    .title = Pièce porte-bonheur
prompt-cap = Défense : { $dice }, chacun { plus }. Que relance la Calotte d’acier ?
    .waiting = { $hero } ({ $asked }) peut relancer un dé.
    .title = Calotte d’acier
option-die = { $die }, en tout { $total }
option-keep = Les garder
prompt-react = { $enemy-The } #{ $number } touche { $hero } { $hits } fois.{ $each ->
    [2] {" "}Chaque touche non parée fait 2 blessures.
   *[other] { "" }
  } { $hero } a { $health } PV. { $choices ->
    [0] Jusqu’à ton jet, les autres peuvent encore aider.
   *[other] Que fais-tu ?
  }
    .waiting = { $hero } ({ $asked }) reçoit { $hits ->
        [one] { $hits } touche.
       *[other] { $hits } touches.
      }
    .title = On te touche
option-take-hits = Lancer la Défense
prompt-feather = { $hero } va tomber à terre. Brûler la Plume de phénix ?
    .waiting = { $hero } ({ $asked }) chancelle.
    .title = Plume de phénix
option-burn-feather = La brûler : 3 PV
option-fall = Tomber à terre
prompt-roll-attack = Ton attaque : { dice-plus }.
    .waiting = { $asked } prend les dés.
    .title = Attaque
prompt-roll-defence = Tu lances la défense de l’ennemi : { dice-plus }.
    .waiting = { $asked } lance pour l’ennemi.
    .title = Défense
prompt-roll-own-defence = Ta défense : { dice-plus }.
    .waiting = { $asked } prend les dés.
    .title = Défense
prompt-roll-treasure = L’ennemi est à terre. Que portait-il ?
    .waiting = { $asked } fouille le vaincu.
    .title = Trésor
prompt-roll-check = Ton test : { dice-plus }.
    .waiting = { $asked } prend les dés.
    .title = Test
prompt-helper = { $skill } { $needed }, 4 dés { plus } : une carte aide-t-elle { $hero } ?
    .waiting = { $hero } ({ $asked }) peut utiliser une carte pour le test.
    .title = Test
option-alone = Lancer sans carte
option-roll = Lancer { $count ->
    [one] { $count } dé
   *[other] { $count } dés
  }

## Encounters

prompt-jar = Sur l’étagère, un bocal fait tic-tac. { $hero } l’ouvre ? Sur 1 ou 2 il éclate, et tous dans la salle perdent 1 PV ; sinon tous y gagnent 1 Trésor.
    .waiting = { $hero } ({ $asked }) lorgne un bocal qui fait tic-tac.
    .title = Un bocal qui fait tic-tac
option-open-jar = L’ouvrir
option-leave-it = Le laisser
prompt-beggar = Le Roi des mendiants tend la main. { $hero } donne un Trésor contre une de ces cartes ?
    .waiting = { $hero } ({ $asked }) est devant le Roi des mendiants.
    .title = Le Roi des mendiants
prompt-gift = { $hero } peut prendre gratuitement une carte du marché.
    .waiting = { $hero } ({ $asked }) choisit un cadeau.
    .title = Choisis un cadeau
option-take-item = { $item }
    .hint = { $item-does }

## Besides: offers

pause-blow = Un ennemi va attaquer. Qui peut aider peut le faire maintenant.
prompt-minor = { $hero } peut faire ceci à tout moment :
    .offered = { $asked } peut soigner, aider ou acheter entre-temps.
    .title = À tout moment
prompt-trade = { $hero } peut échanger avec { $friend }. Donner ne demande pas d’accord.
    .offered = { $asked } peut échanger.
    .title = Échange
prompt-consent = { $friend } ({ $who }) propose un échange à { $hero }.
    .waiting = On propose un échange à { $asked }.
    .title = Un échange
option-ware = { $item }
stock-treasure = Trésor
    .counted = { $count ->
        [one] { $count } Trésor
       *[other] { $count } Trésors
      }
    .treasure = { $treasure ->
        [one] Trésor
       *[other] Trésors
      }
    .cost = { $cost ->
        [one] Trésor
       *[other] Trésors
      }
    .amount = { $amount ->
        [one] Trésor
       *[other] Trésors
      }
    .energy = { $energy ->
        [one] Énergie
       *[other] Énergies
      }

## A plan for one's next turn

order-plan-first = D’abord
order-plan-then = Puis
