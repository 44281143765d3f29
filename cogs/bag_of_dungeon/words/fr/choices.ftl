### What is asked, and what there is to choose: labels fit a phone, costs stand on the buttons.

## Costs, as they stand at the end of a label

cost-ap = { $ap ->
    [0] { "" }
   *[other] { " " }· { $ap } PA
  }
cost-next = { $ap ->
    [0] { "" }
   *[other] { " " }· { $ap } PA au tour suivant
  }
cost-fight = { $is_next ->
    [1] { cost-next }
   *[other] { cost-ap }
  }
cost-tokens = { $tokens ->
    [one] { " " }· { $tokens } jeton
   *[other] { " " }· { $tokens } jetons
  }
cost-hp = { $damage ->
    [0] { "" }
   *[other] , { $damage } PV
  }
    .dealt = { $damage ->
        [one] dégât
       *[other] dégâts
      }

## Before the first step

prompt-adventurer = Qui seras-tu ? Les PV, c’est ce que tu peux encaisser ; les PA, ce que tu peux faire en un tour ; et 2d6+2, ta façon de frapper.
    .waiting = { $asked } { $asked-count ->
        [one] choisit
       *[other] choisissent
      } un aventurier.
    .title = Choisis ton aventurier
option-adventurer = { $adventurer }, { $adventurer-class } · { $adventurer-card }
    .hint = { $skill_is ->
        [0] { $adventurer-skill }
        [1] { skill-antivenom } : { dormant-antivenom }
       *[other] { skill-antivenom } : { idle-antivenom }
      }
prompt-side = Deux jetons de talent achèteront à { $adventurer } une amélioration. Laquelle ?
    .waiting = { $asked } { $asked-count ->
        [one] choisit
       *[other] choisissent
      } une amélioration.
    .title = Choisis ton amélioration
option-side = { $upgrade }

## What can be settled in advance

order-fight-on = Me battre tant que j’ai plus de PV que
order-wounds = Quand des dégâts arrivent
option-bear-all = Encaisser, garder mes jetons
option-bear-most = Encaisser, sauf si j’en meurs
order-calls = Quand on m’appelle à un combat
option-always-join = Toujours y aller
option-never-join = Ne jamais y aller
order-bargains = Quand on me propose un échange
option-no-bargains = Toujours refuser
option-gifts-alone = N’accepter que les cadeaux
option-any-bargain = Toujours accepter
order-reactions = Pas de réaction ce tour-ci
option-no-reactions = Prendre ce qui vient

## Your turn

prompt-menu = { $adventurer } sur { $tile } : { $ap } PA, { $hp } PV.
    .waiting = { $adventurer } ({ $asked }) est sur { $tile }, { $ap } PA, { $hp } PV.
    .title = Ton tour
option-lay = Explorer : { $direction-label }{ cost-ap }
option-explore = Explorer, entrer : { $direction-label }{ cost-ap }
option-explore-on = Explorer plus loin
    .hint = Marcher et poser des tuiles jusqu’à épuiser tes PA ou trouver quelque chose
option-move = { $direction-label } : { $what }{ cost-ap }
    .without-what = { $direction-label }, vers { $tile }{ cost-ap }
option-pass = { $world-label } : { $what }{ cost-ap }
    .without-what = { $world-label }, { $tile }{ cost-ap }
option-walk = Vers { $tile } : { $what }{ cost-ap }
    .without-what = Vers { $tile }{ cost-ap }
    .hint = { $bearing }{ $ways ->
        [0] { "" }
        [one] , un passage inexploré
       *[other] , { $ways } passages inexplorés
      }{ $items ->
        [0] { "" }
        [one] , un objet
       *[other] , { $items } objets
      }{ $seeds ->
        [0] { "" }
        [one] , une graine
       *[other] , { $seeds } graines
      }
option-travel = Vers { $tile } : { $what } · { $turns } tours
    .without-what = Vers { $tile } · { $turns } tours
    .hint = { $bearing }, { $ap } PA en tout
group-walk = Aller où ?
group-pack = Objets et échanges
group-end = Finir le tour ?
group-explore = Explorer et entrer ?
group-lay = Explorer, mais rester ici ?
group-move = Un pas vers où ?
group-escape = Fuir vers où ?
group-escape-new = Fuir vers l’inconnu ?
group-tag = Appeler qui ?
group-attack = Attaquer qui ?
group-chest = Ouvrir quoi ?
group-fight-item = Utiliser quoi ?
option-end-turn = Finir le tour
option-back = Retour
option-arrange = Ranger mes objets
option-web = De Toile en Toile{ cost-ap }
option-engage = Combattre { $monster }
option-shoot = Attaque à distance{ cost-ap }
option-use = Utiliser un objet{ cost-ap }
option-use-it = Utiliser : { $item }{ cost-ap }
    .hint = { $power }
option-skill = { $skill }{ cost-ap }
option-upgrade = Apprendre { $upgrade }
option-attack = Attaquer { $adventurer }{ cost-ap }
option-leave = Quitter le donjon
option-ring = Prendre l’Anneau
option-seeds = { $count ->
    [one] Prendre la graine
   *[other] Prendre { $count } graines
  }
option-pool = Repos dans le Bassin
option-cache = Prendre l’objet caché
option-chest = Ouvrir { $item-the }
    .hint = { $power }
option-chest-safely = Plongeon : { $item }{ cost-tokens }
option-seed = Tenter la graine
option-swamp = Fouiller le Marais{ cost-ap }
option-heal = Ossuaire : soins{ cost-ap }
option-find = Ossuaire : objet · { $kills } trophées
option-plant = Planter une graine{ cost-ap }
prompt-web-to = Vers quelle Toile ?
    .waiting = { $asked } marche sur les toiles.
    .title = Vers quelle Toile ?
option-web-to = Toile sur { $tile }
prompt-renew = Qui soignes-tu ?
    .waiting = { $asked } a des mains qui guérissent.
    .title = Qui soignes-tu ?
option-renew = { $adventurer }, { $hp } PV
prompt-antivenom = Qui délivres-tu du poison ?
    .waiting = { $asked } débouche un antivenin.
    .title = Qui délivres-tu du poison ?
option-antivenom = { $adventurer }, { $hp } PV

## Laying tiles

prompt-rotation = Tu pioches une tuile pour { $tile } : { $icon-a }. Comment la tournes-tu ?
    .waiting = { $asked } a pioché une tuile pour { $tile } : { $icon-a }. Dans quel sens ?
    .title = Tourne la tuile
option-turned = Ouverte : { $openings-letter }
prompt-pathfinder = Tu connais deux chemins pour { $tile }. Quelle tuile choisis-tu ?
    .waiting = { $asked } hésite entre deux tuiles pour { $tile }.
    .title = Choisis une tuile
option-draw = { $shape } : { $icon }{ $number ->
    [0] { "" }
   *[other] {" "}{ $number }
  }
prompt-last-edge = La dernière tuile est posée. Où placer { $name-the } ?
    .waiting = { $asked } décide où placer { $name-the }.
    .title = Où la placer ?
option-last-edge = { $place }, { $direction } de { $tile }

## Meeting monsters

prompt-encounter = { $monster }, assaut { $round } : { $monster_hp } PV, { describe-attack }. Toi : { $hp } PV, { $ap } PA{ $is_next ->
    [1] { " " }de ton prochain tour.
   *[other] .
  }{ $held ->
    [0] { "" }
    [1] { " " }Impossible de fuir avant un premier assaut.
   *[other] { " " }Impossible de fuir.
  }
    .waiting = { $adventurer } ({ $asked }) fait face { $monster-au } : { $hp } PV contre { $monster_hp }.
    .title = Combattre ou fuir
option-fight = Combattre
option-fight-out = Se battre jusqu’au bout
option-escape = Fuir vers { $tile }{ cost-fight }{ cost-hp }
option-escape-new = Fuir : { $direction-label }{ cost-fight }{ cost-hp }
option-tag = Appeler { $adventurer }{ cost-fight }
option-tag-all = Appeler tous{ cost-fight } par personne
option-use-item = { $item }{ cost-ap }
    .hint = { $power }
option-fight-item = { $item }{ cost-fight }
    .hint = { $power }
option-clobber = Gros coup : +{ $dice } dés
option-no-clobber = Lancer simplement
prompt-clobber = { $adventurer } va lancer les dés en duel. Un gros coup ?
    .waiting = { $asked } peut donner un gros coup.
    .title = Gros coup ?
option-bossbane = Fléau : { $monster }{ cost-tokens }
option-shoot-on = Tirer
option-withdraw = Se retirer
prompt-sneak = Ta cape peut te cacher { $monster-au } : sur 3 à 6 tu restes invisible, sur 1 ou 2 tu dois combattre. Tu tentes ?
    .waiting = { $asked } pourrait se glisser sans bruit devant { $monster-the }.
    .title = Se glisser ou combattre ?
option-sneak = Se glisser
option-no-sneak = Combattre
prompt-tornado = Où le tourbillon doit-il te poser ?
    .waiting = { $asked } tourne dans un tourbillon.
    .title = Hors du tourbillon
option-tornado = { $tile }

## Calling for help

prompt-tagged = { $adventurer } appelle { $partner } ({ $hp } PV) au combat contre { $monster-the }, encore { $monster_hp } PV. Tu y vas ?
    .waiting = Est-ce que { $asked } { $asked-count ->
        [one] vient
       *[other] viennent
      } en aide à { $adventurer } ?
    .title = Rejoindre le combat ?
option-join = Rejoindre{ cost-next }
option-join-range = Tirer de { $tile }{ cost-next }
option-decline-tag = Ne pas y aller

## Reactions

prompt-dice = { $adventurer } a { $total } contre { $foe_total }. On en reste là ?
    .waiting = { $adventurer } ({ $asked }) a { $total } contre { $foe_total } et peut encore changer cela.
    .title = Tes dés
option-keep = Garder
option-lethal = Coup meurtrier : doubler
prompt-damage = { $damage } { cost-hp.dealt } pour { $adventurer } ({ $hp } PV), { $cause }. Tu { $tokens ->
    [0] n’as aucun jeton de talent
   *[other] as { $tokens } { describe-tokens.noun }
  }. Que fais-tu ?
    .waiting = { $damage } { cost-hp.dealt } pour { $adventurer } ({ $asked }).
    .title = Des dégâts arrivent
option-take-damage = Encaisser { $damage } { cost-hp.dealt }
option-duck = Esquive : −1d6{ cost-tokens }
option-dive = Plongeon{ cost-tokens }
option-riposte = Riposte{ cost-tokens }
option-brace = Parade : aucun dégât
prompt-killing-blow = { $adventurer } va mourir. Un jeton de talent et un objet peuvent entraîner { $monster-the } dans la mort. Quel objet ?
    .waiting = { $adventurer } ({ $asked }) va mourir et peut encore porter un coup fatal.
    .title = Un coup fatal ?
option-killing-blow = { $item }
    .hint = { $power }
option-die = Mourir en paix
prompt-story = Comment viens-tu à bout { $monster-de } avec { $item-the } ? Raconte-le à tous.
    .waiting = { $asked } a une histoire à raconter : la fin { $monster-de }, avec { $item-the }.
    .title = Raconte le coup fatal

## Rewards and items

prompt-reward = Une récompense pour { $adventurer }{ $count ->
    [1] { "" }
   *[other] { " " }({ $number } sur { $count })
  }{ $is_for_upgrade ->
    [1]  : un objet tout de suite, ou un jeton de talent pour esquiver un coup ou payer ton amélioration ?
   *[other] . Laquelle prends-tu ?
  }
    .without-adventurer = Une récompense est à toi{ $count ->
        [1] { "" }
       *[other] { " " }({ $number } sur { $count })
      }{ $is_for_upgrade ->
        [1]  : un objet tout de suite, ou un jeton de talent pour esquiver un coup ou payer ton amélioration ?
       *[other] . Laquelle prends-tu ?
      }
    .waiting = { $asked } choisit une récompense.
    .title = Ta récompense
option-reward-item = Un objet
option-reward-token = Un jeton de talent
option-awaken = Éveiller : { $item }
    .hint = { $power }
prompt-choosy = { $adventurer } a deux objets sous les doigts. Lequel garder ?
    .without-adventurer = Tu as deux objets sous les doigts. Lequel gardes-tu ?
    .waiting = { $asked } garde un objet sur deux.
    .title = Gardes-en un
option-keep-item = { $item }
    .hint = { $power }
prompt-receive = { $adventurer } a { $item-a } ({ $power }). Où le ranger ?
    .without-adventurer = Tu as { $item-a } ({ $power }). Où le ranger ?
    .waiting = { $asked } fait de la place pour { $item-the }.
    .title = Où le ranger ?
option-space = { $space }
option-swap-space = { $space } au lieu de { $item }
    .hint = { $power }
option-space-keeps = { $space }, déplacer { $item-the }
    .hint = { $power }
option-space-drops = { $space }, lâcher { $item-the }
    .hint = { $power }
option-leave-item = Laisser là
prompt-use-item = Qu’utilises-tu ?
    .waiting = { $asked } fouille dans son sac.
    .title = Utiliser quoi ?
prompt-far = Jusqu’où le cristal doit-il t’emmener ?
    .waiting = { $asked } lève un cristal.
    .title = Jusqu’où ?
option-far = { $steps ->
    [one] { $steps } tuile
   *[other] { $steps } tuiles
  }
prompt-teleport = Vers quelle tuile ?
    .waiting = { $asked } lève un cristal.
    .title = Vers quelle tuile ?
option-teleport = { $tile } : { $what }
    .without-what = { $tile }
prompt-drain = Le sang de qui ?
    .waiting = { $asked } montre les dents.
    .title = Le sang de qui ?
option-drain = { $adventurer }, { $hp } PV
prompt-rob = Qui voles-tu ?
    .waiting = { $asked } tend une griffe.
    .title = Qui voles-tu ?
option-rob = { $adventurer }
prompt-steal = Que prends-tu ?
    .waiting = { $asked } tend une griffe.
    .title = Que prends-tu ?
option-steal = { $item }
    .hint = { $power }
option-steal-ring = L’Anneau
prompt-take = Que ramasses-tu ?
    .waiting = { $asked } ramasse des choses.
    .title = Ramasser quoi ?
option-take = { $item }
    .hint = { $power }
option-pick-it-up = Ramasser : { $item }
    .hint = { $power }
option-pick-up = Ramasser ({ $count })
prompt-drop = Que laisses-tu ici ?
    .waiting = { $asked } trie son sac.
    .title = Laisser quoi ici ?
option-drop = { $item }
    .hint = { $power }
option-leave-something = Laisser un objet
prompt-trade-with = Avec qui échanges-tu ?
    .waiting = { $asked } veut échanger.
    .title = Échanger avec qui ?
option-trade-with = { $adventurer }
prompt-give = Que proposes-tu à { $adventurer } ?
    .waiting = { $asked } fait une offre à { $adventurer }.
    .title = Que proposes-tu ?
option-give = { $item }
    .hint = { $power }
option-give-ring = L’Anneau
option-give-nothing = Rien
prompt-want = Que demandes-tu à { $adventurer }{ $gives ->
    [0] { "" }
   *[other] { " " }en échange
  } ?
    .waiting = { $asked } fait une offre à { $adventurer }.
    .title = Que veux-tu ?
option-want = { $item }
    .hint = { $power }
option-want-ring = L’Anneau
option-want-nothing = Rien
prompt-trade = { $offerer } { $gives ->
    [0] te demande { $want-the } ({ $want_power }) et ne propose rien.
   *[other] te propose { $give-the } ({ $give_power }) contre { $want-the }{ $wants ->
        [0] .
       *[other] { " " }({ $want_power }).
      }
  } Marché conclu ?
    .waiting = On { $gives ->
        [0] demande à { $asked } { $want-the }
       *[other] propose à { $asked } { $give-the } contre { $want-the }
      }.
    .title = Marché conclu ?
option-trade = Conclu
    .without-give = Échanger
option-no-trade = Pas de marché
prompt-arrange = Que veux-tu déplacer ? Cela ne coûte rien.
    .waiting = { $asked } range son sac.
    .title = Range tes objets
option-arrange-item = { $item }
    .hint = { $power }
option-arrange-poison = Poison : { $space }
prompt-space = Où mettre { $item-the } ({ $power }) ?
    .waiting = { $asked } range son sac.
    .title = Où le mettre ?
prompt-poison-space = Où mettre le poison ?
    .waiting = { $asked } range son sac.
    .title = Où le mettre ?
prompt-poison = Du poison pour { $adventurer } ! Quel emplacement est perdu ?
    .without-adventurer = Du poison ! Quel emplacement perds-tu ?
    .waiting = Le poison prend un emplacement à { $asked }.
    .title = Du poison !

## Ranged attacks

prompt-weapon = Avec quoi vises-tu ?
    .waiting = { $asked } vise.
    .title = Tirer avec quoi ?
option-weapon = { $item }{ cost-ap }
    .hint = { $power }
prompt-target = Que vises-tu ?
    .waiting = { $asked } vise.
    .title = Viser quoi ?
option-target = { $tile } : { $what }, { $hp } PV
    .without-what = { $tile } : aucun monstre
    .without-hp = { $tile } : { $what }

## Hazards

prompt-spikey = Vieux Piquant est réveillé. Lui donner un objet pour le bloquer, ou lancer le dé et espérer ?
    .waiting = { $asked } se tient devant Vieux Piquant.
    .title = Vieux Piquant
option-jam = Bloquer : { $item }
    .hint = { $power }
option-spikey-roll = Lancer : sûr au-delà de { $most }
prompt-pit = Te voilà au fond. Remonter, ou trouver un chemin vers le donjon ?
    .waiting = { $asked } se trouve au fond de la Fosse.
    .title = Au fond
option-land = Descendre sur { $tile }
option-climb-out = Remonter

## Morna Gûl

prompt-morna = Morna Gûl est là, et tu as { $hp } PV. Le combattre, ou passer en courant ?
    .waiting = { $asked } se tient devant Morna Gûl.
    .title = Morna Gûl
option-run-past = Courir vers { $tile }{ cost-ap }{ cost-hp }
prompt-front = Morna Gûl est venu. Qui se met devant ?{ $voices ->
        [one] { "" }
       *[other] { " " }La majorité décide ; en cas d’égalité, la place la plus basse.
      }
    .waiting = Morna Gûl est venu. { $asked } { $asked-count ->
        [one] dit
       *[other] disent
      } qui se met devant.
    .title = Qui se met devant ?
option-front = { $adventurer }, { $hp } PV
prompt-tree = Morna Gûl a fait mal à { $adventurer }, il reste { $hp } PV. L’Arbre-Fée doit-il tirer { $adventurer } de là ?
    .without-adventurer = Morna Gûl t’a fait mal, il te reste { $hp } PV. L’Arbre-Fée doit-il te tirer de là ?
    .waiting = { $asked } peut appeler l’Arbre-Fée.
    .title = Appeler l’Arbre-Fée ?
option-tree = M’emporter à { $tile }
option-fight-on = Continuer
prompt-stand-in = Il n’y a plus personne devant. { $adventurer } affronte Morna Gûl, avec { $hp } PV ?
    .without-adventurer = Ton partenaire n’est plus là. Affrontes-tu Morna Gûl, avec { $hp } PV ?
    .waiting = { $asked } peut prendre le relais.
    .title = Prendre le relais ?
option-stand-in = Prendre le relais
option-no-stand-in = Se retirer

## Chances, as they stand beside what is rolled for

odds-hit = ton lancer est plus haut : { $percent } %
odds-beat = bat son lancer : { $percent } %
odds-live = tu survis : { $percent } %
odds-live-often = tu survis : { $percent } % ; avec les { $tokens } jetons : { $often } %
odds-kill = le tue : { $percent } %
odds-spared = il ne bouge pas : { $percent } %
odds-unseen = invisible : { $percent } %
odds-quiet = personne ne vient : { $percent } %
odds-find = un objet : { $percent } %
odds-safe = pas de piège : { $percent } %
odds-across = tu traverses : { $percent } %
