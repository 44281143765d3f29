### Health, coin, things, scrolls, death; fights with enemies.

coin = { $coin ->
    [one] { $coin } pièce
   *[other] { $coin } pièces
  }
held-thing = { $kind ->
    [essence] l’essence { $enemy-of }
    [relic] { $relic-the }
    [scroll] un parchemin
   *[item] { $item-a }
  }
treasure = { $stones-count ->
    [0] { "" }
   *[other] { $stones-the }{ $pieces ->
        [0] { "" }
       *[other] {" et "}
      }
  }{ $pieces ->
    [0] { "" }
    [one] un Fragment
   *[other] { $pieces } Fragments
  }
crown-too = { $has_crown ->
    [0] { "" }
   *[1] { $stones-count ->
        [0] { $pieces ->
            [0] { "" }
           *[other] {" et "}
          }
       *[other] {" et "}
      }la Couronne du Roi
  }

## Health

event-hurt = { $seat } perd { $damage } PV : reste { $health }.
event-healed = { $seat } récupère { $gained } : { $health } PV maintenant.
event-weakened = { $seat } ne peut plus avoir que { $health } PV.
event-died = { $is_out ->
    [0] { $pieces ->
        [0] { $is_lying ->
            [1] { $seat } tombe, et reste à terre jusqu’à ce que quelqu’un dépense un Fragment.
           *[0] { $seat } tombe, et reviendra.
          }
        [one] { $seat } tombe, perd un Fragment, et reviendra.
       *[other] { $seat } tombe, perd { $pieces } Fragments, et reviendra.
      }
   *[1] { $seat } tombe, et c’est fini.
  }
event-faded = Plus de pierre où revenir pour { $seat } : c’est fini.
event-life-token-spent = Un Jeton de vie tombe en poussière : { $seat } se relève avec { $health } PV.
event-respawned = { $seat } est de retour, à { $step }, avec { $health } PV.

## Coin and things

event-coin-gained = { $seat } gagne { coin }.
event-coin-lost = { $seat } perd { coin }.
event-gained = { $seat } a maintenant { held-thing }.
event-dropped = { $way ->
    [used] { $seat } consomme { held-thing }.
    [full] { $seat } n’a pas de place, et laisse { held-thing }.
    [drop] { $seat } lâche { held-thing }.
   *[lost] { $seat } perd { held-thing }.
  }
event-broke = { $item-The } de { $seat } se brise.
event-repaired = { $count ->
    [one] Une chose de { $seat } est de nouveau entière.
   *[other] { $count } choses de { $seat } sont de nouveau entières.
  }
event-spoils = { $seat } prend à { $victim } : { coin }{ $pieces ->
    [0] { "" }
    [one] , un Fragment
   *[other] , { $pieces } Fragments
  }{ $stones-count ->
    [0] { "" }
   *[other] , { $stones-the }
  }.
event-left-lying = { $seat } laisse { treasure }{ crown-too } à { $step }, pour qui viendra.
event-picked-up = { $seat } ramasse { treasure } à { $step }.
event-laid-down = { $seat } pose { $pieces ->
    [0] { $stones-the }
    [one] un Fragment
   *[other] { $pieces } Fragments
  } à { $step }.
event-scrolls-discarded = { $seat } défausse { $count ->
    [one] un parchemin.
   *[other] { $count } parchemins.
  }
event-scrolls-drawn = { $count ->
    [one] { $seat } pioche un parchemin.
   *[other] { $seat } pioche { $count } parchemins.
  }
event-gear-changed = { $seat } change d’équipement.
event-tool-used = { $seat } utilise { $item-a }.
event-spied = { $other } { $scrolls-count ->
    [0] n’a aucun parchemin
   *[other] tient : { $scrolls }
  } ; { $traps-count ->
    [0] aucun piège.
   *[other] pièges : { $traps }.
  }

## Fights with enemies

event-enemy-met = { $is_first ->
    [1] { $enemy-The }, niveau { $level }, barre la route à { $seat }. { $enemy-seen }
   *[0] { $enemy-The }, niveau { $level }, barre la route à { $seat }.
  }
event-enemy-struck = { $enemy-The } frappe avec { $attack } contre { $defence } : { $damage ->
    [0] rien ne passe.
   *[other] { $seat } perd { $damage }, reste { $health } PV.
  }
event-enemy-hit = { $seat } frappe avec { $attack } contre { $defence }{ $dart ->
    [0] { "" }
   *[other] , plus { $dart } directs
  } : { $damage ->
    [0] rien ne passe.
   *[other] { $damage } de dégâts.
  }
event-blow-declined = { $seat } ne rend pas le coup.
event-enemy-fought = { $way ->
    [won] Victoire sur { $enemy-the } : { $dealt } contre { $taken }.
    [lost] { $enemy-The } prend le dessus sur { $seat } : { $taken } contre { $dealt }.
    [died] { $enemy-The } était de trop.
   *[drawn] Personne ne prend le dessus.
  }
event-bout = { $enemy-The } : { $attack } contre { $defence }, puis { $blow } contre { $guard }{ $way ->
    [won] . { $seat } gagne.
    [lost] . { $seat } perd.
    [drawn] . Personne ne gagne.
    [died] . { $seat } tombe.
   *[open] .
  }
event-held-by = { $enemy-The } retient { $seat } pendant { $turns ->
    [one] un tour.
   *[other] { $turns } tours.
  }
event-enemy-left = { $enemy-The } lâche { $seat }.

## What is asked

prompt-refresh = { $count ->
    [one] Tu pioches un parchemin. Dans quelle pioche ?
   *[other] Tu pioches { $count } parchemins. Guerre attaque, Garde protège, Voie voyage.
  }
    .waiting = { $asked } { $asked-count ->
        [one] pioche de nouveaux parchemins.
       *[other] piochent de nouveaux parchemins.
      }
    .title = Nouveaux parchemins
option-draw-of = { $deck }
    .hint = { $deck-does }
option-draw-those = { $deck-counted }
prompt-put-back = Un de trop : quel parchemin remets-tu ?
    .waiting = { $asked } remet un parchemin.
    .title = Remets-en un
option-put-back = { $thing }
prompt-school = Tu pioches encore un parchemin. Dans quelle pioche ?
    .waiting = { $asked } pioche un parchemin.
    .title = Quelle pioche ?
prompt-gear = Que changes-tu ? Ce que tu mets prend la place de ce que tu portes là.
    .waiting = { $asked } change d’équipement.
    .title = Ton équipement
option-wear = Mettre : { $thing }
    .hint = { $thing-does }
option-wear-broken = Mettre : { $thing } (à réparer)
option-wear-essence = { $thing }
option-stow = Enlever : { $thing }
    .hint = { $thing-does }
option-stow-broken = Enlever : { $thing } (à réparer)
option-stow-essence = { $thing }
option-hand = Prendre en main : { $thing }
    .hint = Hors du sac à dos, hors de portée en combat
option-hand-broken = Prendre en main : { $thing } (à réparer)
    .hint = Hors du sac à dos, hors de portée en combat
option-hand-essence = Prendre en main : essence : { $thing }
    .hint = Hors du sac à dos, hors de portée en combat
option-join-arms = Unir arme et bouclier
    .hint = Un combo : meilleurs ensemble, et ils se brisent ensemble
option-keep-apart = Séparer arme et bouclier
    .hint = Pas de combo : chacun compte et se brise à part
prompt-room = Pas de place pour tout. Que laisses-tu ?
    .waiting = { $asked } a trop à porter.
    .title = Trop à porter
option-leave-thing = { $thing }
option-leave-thing-broken = { $thing } (à réparer)
option-leave-thing-essence = Essence : { $thing }
prompt-spoil = Au vainqueur : laquelle de ses affaires prends-tu ?
    .waiting = { $asked } choisit dans le butin.
    .title = Le butin
option-spoil = { $thing }
option-spoil-broken = { $thing } (à réparer)
option-spoil-essence = Essence : { $thing }
option-spoil-nothing = Rien
prompt-essence = { $enemy-The } laisse son essence. Qu’en fais-tu ?
    .waiting = { $asked } a gagné, et une essence est là.
    .title = L’essence
option-keep-essence = La garder
option-consume-essence = La consommer : tous tes PV
option-let-it-go = La laisser
prompt-treasure = Quelque chose est à terre à { $step }. Tu le prends ?
    .waiting = { $asked } trouve quelque chose à terre.
    .title = Quelque chose à terre
option-take-treasure = Tout prendre
option-take-thing = Prendre : { $thing }
option-take-all-pieces = { $count ->
    [one] Prendre le Fragment
   *[other] Prendre les { $count } Fragments
  }
option-take-only = Seulement : { $thing }
option-take-pieces = { $count ->
    [one] Seulement le Fragment
   *[other] Seulement les { $count } Fragments
  }
option-leave-treasure = Laisser
prompt-lay-down = Tu es sur la terre d’une pierre que tu portes. La poser ici ?
    .waiting = { $asked } porte une pierre sur sa propre terre.
    .title = Poser une pierre
option-lay-stone = Poser { $stone-the } ici
prompt-drop = Que laisses-tu derrière toi à la fin de ce tour ?
    .waiting = { $asked } trie ses affaires.
    .title = Laisser
prompt-leave-behind = La bataille est finie. Que laisses-tu ici ?
    .waiting = { $asked } trie ses affaires.
    .title = Laisser
option-drop = { $thing }
option-drop-broken = { $thing } (à réparer)
option-drop-essence = Essence : { $thing }
option-drop-piece = Fragment
prompt-aside = Quels parchemins mets-tu de côté ? De nouveaux viennent à ton prochain tour.
    .waiting = { $asked } trie ses parchemins.
    .title = Défausser
prompt-mend = Que répares-tu ?
    .waiting = { $asked } a sorti un Marteau.
    .title = Réparer une chose
option-mend = { $thing }
option-mend-broken = { $thing }
option-mend-essence = { $thing }
prompt-spy = De qui veux-tu voir les parchemins et les pièges ?
    .waiting = { $asked } regarde dans une Longue-vue.
    .title = Longue-vue
option-spy = { $other }
option-use = Utiliser : { $thing }
option-use-broken = Utiliser : { $thing }
option-use-essence = Utiliser : { $thing }
option-consume = Consommer l’essence { $thing-of }
