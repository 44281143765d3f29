### Players who meet: windows, trades, battles, scrolls used on each other, traps, standing orders.

health-left = { $health ->
    [0] plus de PV
   *[other] reste { $health } PV
  }

## Scrolls

event-scroll-used = { $seat } utilise un parchemin contre { $target } : { $scroll }.
    .without-target = { $seat } utilise un parchemin : { $scroll }.
event-held-on = { $seat } crie : attendez !
event-nullified = { $seat } annule le parchemin ({ $scroll }) : { $user } l’a utilisé pour rien.
event-scroll-void = Le Bouclier-miroir de { $seat } avale le parchemin ({ $scroll }).
event-conjured = { $way ->
    [blade] Une lame de lumière apparaît dans la main de { $seat }.
   *[bulwark] Un rempart de lumière apparaît devant { $seat }.
  }
event-swapped = { $seat } et { $other } changent de place : { $seat } est maintenant à { $step }.
event-barred = { $seat } barre la route : personne d’autre ne peut entrer à { $step }.
event-sped-up = { $seat } a le pied léger : { $steps } pas de plus.
event-land-read = { $seat } lit le pays : les prochaines cartes des { $terrain } n’ont plus de secret.
event-charmed = { $way ->
    [weapon] { $seat } lie un charme à une arme : +1 attaque.
   *[shield] { $seat } lie un charme à un bouclier : +1 défense.
  }

pause-react = { $user } utilise un parchemin ({ $scroll }). Il y a un instant pour dire : attendez …
prompt-react = { $user } utilise un parchemin contre { $other } ({ $scroll }). Tu peux l’annuler.
    .title = Attendez ?
option-hold-on = Attendez !
    .hint = Tout le monde l’apprend, et je te demande
prompt-cancel = { $user } utilise un parchemin contre { $other } ({ $scroll }). Tu l’annules ?
    .waiting = { $asked } peut annuler le parchemin de { $user } ({ $scroll }).
    .title = L’annuler ?
option-no-reaction = Laisser faire
    .hint = Les Consignes peuvent le dire pour de bon
option-nullify = L’annuler
prompt-bar-the-way = Quelle case barres-tu ?
    .waiting = { $asked } choisit une case à barrer.
    .title = Route barrée
option-bar = Barrer { $step }
prompt-read-the-land = Dans quelle pioche regardes-tu ?
    .waiting = { $asked } choisit une pioche à lire.
    .title = Lire le pays
option-deck = { $terrain }
prompt-order-cards = Voici la suite. Nomme-les dans l’ordre où l’on doit les tirer, la première d’abord.
    .waiting = { $asked } range les prochaines cartes.
    .title = La suite
option-card-ahead = { $card }
prompt-swap-places = Avec qui changes-tu de place ?
    .waiting = { $asked } choisit avec qui changer de place.
    .title = Échange de places
prompt-far-voice = Qui doit atteindre ta voix ?
    .waiting = { $asked } choisit à qui parler de loin.
    .title = Voix lointaine
prompt-say = On t’entend. Que veux-tu ?
    .waiting = { $asked } parle de loin.
    .title = Voix lointaine
option-choose-player = { $other }
option-say-nothing = Ne rien dire, finalement
option-use-scroll = Utiliser : { $scroll }
option-scroll = Lire : { $thing }
option-charm-weapon = { $scroll } sur ton arme
    .hint = +1 attaque, tant que tu l’as
option-charm-shield = { $scroll } sur ton bouclier
    .hint = +1 défense, tant que tu l’as
prompt-discards = { $count ->
        [one] Mets un parchemin de côté. Lequel ?
       *[other] Mets { $count } parchemins de côté. Lesquels ?
      }
    .waiting = { $asked } met des parchemins de côté.
    .title = Mettre de côté
option-discard = { $thing }

## Walked over, and met

prompt-pass-by = { $walker } passe à { $step }. Fais-tu quelque chose ?
    .waiting = { $asked } peut arrêter { $walker }.
    .title = Quelqu’un passe
option-let-pass = Laisser passer
option-battle = Affronter { $other }
    .hint = Qui commence la bataille frappe en premier
option-trade = Échanger avec { $other }
option-sit-down = Se joindre à l’échange de { $other }
    .hint = Tu peux traiter avec tous ceux qui en sont
option-rescue = Combattre { $enemy-the } pour libérer { $other }
    .hint = Si tu gagnes, la récompense est à toi
option-use-on = { $scroll } sur { $other }
option-use-on-weapon = { $scroll } : briser l’arme de { $other }
option-use-on-shield = { $scroll } : briser le bouclier de { $other }
option-trap-on = { $trap } pour { $other }
    .hint = Ton piège se déclenche maintenant

event-set-free = { $seat } a battu { $enemy-the } : { $other } est libre !
prompt-rescued = { $count ->
    [one] { $other } est libre.
   *[other] { $other } sont libres.
  } Et maintenant ? Ton tour finit là-dessus.
    .waiting = { $asked } et les libérés se regardent.
    .title = De nouveau libre
option-set-free = Souhaiter bonne route
prompt-strike-back = { $other } a utilisé un parchemin sur toi, et tu l’as repoussé. Rends-tu le coup ?
    .waiting = { $asked } peut rendre le coup.
    .title = Rendre le coup ?
option-strike-back = Bataille : frapper d’abord
option-let-it-be = Laisser

## Trade

event-talked = { $way ->
    [counter] { $seat } pose d’autres conditions à { $other }.
   *[offer] { $seat } propose un échange à { $other }.
  }
event-trade-refused = { $seat } ne veut pas d’échange avec { $other }.
event-traded = Marché conclu entre { $seat } et { $other }.
event-dealt-coin = { $seat } reçoit { $coin } { $coin ->
    [one] pièce
   *[other] pièces
  } de { $other }.
event-dealt-thing = { $seat } reçoit { $kind ->
    [essence] l’essence { $enemy-of }
    [relic] { $relic-the }
    [scroll] un parchemin ({ $scroll })
   *[item] { $item-a }
  } de { $other }.
event-dealt-treasure = { $seat } reçoit { treasure }{ crown-too } de { $other }.
event-sat-down = { $seat } se joint à l’échange avec { $others }.
event-rose-up = { $seat } quitte l’échange.
prompt-deal = Que dis-tu à { $other } ?
    .waiting = { $asked } parle d’un échange.
    .title = Échange
option-deal = { $thing }
option-deal-broken = { $thing } (à réparer)
option-deal-essence = Essence : { $thing }
stock-coin = Pièces
    .counted = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
      }
stock-piece = Fragments du Médaillon
    .counted = { $count ->
        [one] un Fragment
       *[other] { $count } Fragments
      }
prompt-partner = Avec qui parles-tu ?
    .waiting = { $asked } fait le tour de la table du regard.
    .title = Autour de la table
option-talk-to = Parler à { $other }
option-leave-trade = Se lever et partir

## Battle

event-battle-began = { $way ->
    [window] { $seat } barre la route à { $other } à { $step } : bataille !
    [afar] La voix de { $seat } tombe comme un coup sur { $other } à { $step } !
    [answer] { $seat } ne se laisse pas faire : bataille avec { $other } à { $step } !
   *[announced] { $seat } attaque { $other } à { $step } !
  }
event-battle-joined = { $way ->
    [dragged] La bataille de { $step } entraîne { $seat }.
    [afar] { $seat } rejoint de loin la bataille de { $step }, hors d’atteinte jusqu’à son tour.
   *[walked] { $seat } rejoint la bataille de { $step }, hors d’atteinte jusqu’à son tour.
  }
event-battle-turn-began = Au tour de { $seat } dans la bataille de { $step }.
event-struck = { $way ->
    [weapon] { $seat } frappe { $target }
    [hand] { $seat } frappe { $target } à mains nues
    [reflected] Le parchemin revient de { $seat } vers { $target }
   *[scroll] { $seat } jette un sort à { $target }
  } : { $attack } contre { $defence }, { $damage ->
    [0] aucun dégât.
    [1] { $damage } dégât, { health-left }.
   *[other] { $damage } dégâts, { health-left }.
  }
event-summoned = { $way ->
    [attack] { $enemy-The } vient à l’appel de { $seat } : { $value } d’attaque.
   *[defence] { $enemy-The } vient à l’appel de { $seat } : { $value } de défense.
  }
event-battle-passed = { $seat } attend.
prompt-flight = Tu as fait { $total } pour fuir. Tu gardes ?
    .waiting = { $asked } a un Porte-bonheur en main.
    .title = Garder le lancer ?
option-keep-roll = Garder
event-flight-rolled = { $is_away ->
    [1] { $seat } fait { $first } et { $second } et s’échappe !
   *[0] { $seat } fait { $first } et { $second } et ne s’échappe pas.
  }
event-battle-left = { $way ->
    [teleport] { $seat } disparaît de la bataille.
   *[afar] { $seat } se tait et quitte la bataille.
  }
event-battle-ended = La bataille de { $step } est finie. Reste { $seat }.

prompt-battle-turn = À toi dans la bataille de { $step }. Que fais-tu ?
    .waiting = { $asked } se bat.
    .title = Bataille
option-attack = Attaquer { $other }
    .hint = { health-left }
option-flee = Fuir
    .hint = Deux dés : 9 ou plus, et tu t’échappes
option-flee-surely = Fuir
    .hint = Quoi que donnent les dés, tu t’échappes
option-pass-turn = Attendre
option-leave-battle = Quitter la bataille
    .hint = Tu n’y es même pas
prompt-blow = { $taken ->
    [0] { "" }
   *[other] Tu as perdu { $taken } : inflige plus pour gagner.{" "}
  }Défense adverse ({ $against }) : { $defence-dice ->
    [0] { $defence }
    [one] un dé
   *[other] un dé fois { $defence-dice }
  }. Avec quoi frappes-tu ?
    .waiting = { $asked } lève le bras.
    .title = Ton coup
group-blow-weapon = Avec ton arme …
group-blow-hand = À mains nues …
group-blow-none = Par la seule magie …
option-blow-weapon = Ton arme
option-blow-weapon-scroll = Ton arme et { $scroll }
option-blow-weapon-essence = Ton arme et { $enemy }
option-blow-weapon-scroll-essence = Ton arme, { $scroll } et { $enemy }
option-blow-weapon-dart = Ton arme, Dard de sang
option-blow-weapon-scroll-dart = Ton arme et { $scroll }, Dard de sang
option-blow-weapon-essence-dart = Ton arme et { $enemy }, Dard de sang
option-blow-weapon-scroll-essence-dart = Ton arme, { $scroll } et { $enemy }, Dard de sang
option-blow-hand = Mains nues
option-blow-hand-scroll = Mains nues et { $scroll }
option-blow-hand-essence = Mains nues et { $enemy }
option-blow-hand-scroll-essence = Mains nues, { $scroll } et { $enemy }
option-blow-hand-dart = Mains nues, Dard de sang
option-blow-hand-scroll-dart = Mains nues et { $scroll }, Dard de sang
option-blow-hand-essence-dart = Mains nues et { $enemy }, Dard de sang
option-blow-hand-scroll-essence-dart = Mains nues, { $scroll } et { $enemy }, Dard de sang
option-blow-none-scroll = { $scroll } seulement
option-blow-none-essence = { $enemy } seulement
option-blow-none-scroll-essence = { $scroll } et { $enemy }
option-blow-none-scroll-dart = { $scroll }, Dard de sang
option-blow-none-essence-dart = { $enemy }, Dard de sang
option-blow-none-scroll-essence-dart = { $scroll } et { $enemy }, Dard de sang
option-hold-back = Ne pas frapper
option-decline = Ne pas frapper
    .hint = Ton arme reste entière
prompt-guard = { $against }, attaque { $attack } ; ta défense, { $defence }. Qu’y ajoutes-tu ?
    .waiting = { $asked } se prépare au coup.
    .title = Défense
option-no-guard = Rien
option-guard-scroll = { $scroll }
option-guard-essence = Appeler { $enemy-the }
option-guard-scroll-essence = { $scroll } et { $enemy }

## Traps

event-trapped = Un piège retient { $seat }{ $turns ->
    [one] {" "}pendant un tour
   *[other] {" "}pendant { $turns } tours
  }, sans défense jusque-là.
event-loosed = { $seat } se dégage.
event-roll-lost = { $seat } perd son prochain lancer.
event-trap-sprang = Un piège se referme sur { $seat } à { $step } : { $trap }, de { $owner }{ $level ->
    [1] .
   *[other] , niveau { $level }.
  }
event-trap-grew = Ton piège passe au niveau { $level } : { $trap }.
pause-spring = { $victim } va faire quelque chose à { $step }. Il y a un instant pour dire : attendez …
prompt-spring = { $victim } va faire quelque chose à { $step }. Tu peux déclencher un piège.
    .title = Attendez ?
prompt-set-off = { $victim } va faire quelque chose à { $step }. Déclenches-tu un piège ?
    .waiting = { $asked } peut déclencher un piège.
    .title = Déclencher un piège ?
option-spring-it = Déclencher : { $trap }
option-leave-it-set = Le laisser en place
option-arm = Ajouter à { $trap } : { $thing }
    .hint = Son niveau suivant ; tu ne le récupères pas
group-traps = Ajouter à un piège …

## Standing orders

order-refresh = S’il manque des parchemins, piocher
option-wish-war = Guerre
option-wish-ward = Garde
option-wish-way = Voie
option-wish-each = Un de chaque
order-on-sight = Attaquer à vue
option-on-sight-of = { $other }
order-let-pass = Quand quelqu’un passe
order-never-react = Annuler, ou déclencher un piège
order-cancel-at = Toujours annuler les parchemins contre
option-cancel-at-me = Moi
option-cancel-at-other = { $other }
order-cancel-kind = Toujours annuler ces parchemins
option-cancel-kind = { $scroll }
order-never-guard = Quand on m’attaque
option-use-nothing = Ne rien utiliser
option-never = Ne jamais me demander

## Why an automaton chose as it did

reason-fair-fight = Ce combat peut se gagner.
reason-no-fight = Aucun combat ne vaut les blessures.
reason-cancel = Ce parchemin m’était destiné.
reason-spare = Il servira plus tard.
reason-brace = Cela ferait mal.
reason-strike = Ce coup rapporte le plus.
reason-flee = Ce combat est perdu.
reason-hold = Rien de mieux à faire.
reason-fair-price = Une bonne affaire.
reason-bad-price = Pas à ce prix.
reason-snap = C’est à cela que servent les pièges.
