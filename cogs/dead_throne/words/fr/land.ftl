### What the land holds: cards, finds, Lone Quests, quests of the Taverns.

coins = { $coin ->
    [one] { $coin } pièce
   *[other] { $coin } pièces
  }

## Where one stands

option-outside = Explorer ici
    .hint = Tire une carte des { $terrain }
option-inside = Entrer
    .hint = { $structure } : tire une carte de butin
option-inside-lockpick = Entrer avec ton Crochet
    .hint = { $structure } : tire deux cartes de butin, prends-en une
option-inn = Repos à l’Auberge
    .hint = Te soigne entièrement
option-inn-whole = Repos à l’Auberge
    .hint = Tu as déjà tous tes PV
option-market = Entrer au Marché
    .hint = { $traps ->
        [0] Acheter, vendre, réparer
       *[other] Acheter, vendre, réparer, poser des pièges
      }
option-tavern = Entrer à la Taverne
    .hint = Rendre des quêtes, et en ouvrir une nouvelle
option-carriage = Diligence : { $step }, { coins }
option-relic = Essayer { $thing-the }
    .hint = { $thing-does }

## What is found

event-nothing-found = { $seat } ne trouve rien : la pioche des { $terrain } est vide.
event-went-inside = { $seat } entre à { $step }.
event-lair-found = Du butin ? Un repaire ! Quelque chose en sort vers { $seat }.
event-ring-rolled = { $seat } est devant { $ring-the } et fait { $die } : { $die ->
    [2] { $ring-on-two }
    [3] { $ring-on-three }
    [4] { $ring-on-four }
    [5] { $ring-on-five }
   *[6] { $ring-on-six }
  }.
event-relic-rolled = { $seat } essaie { $relic-the } et fait { $die }.
event-relic-sold = { $seat } trouve { $relic-the } et la vend pour { coins }.
event-event-drawn = { $seat } tire une carte : { $card }.
event-die-cast = { $seat } fait { $die }.
event-must-remain = { $seat } doit rester là { $turns ->
    [one] un tour.
   *[other] { $turns } tours.
  }
event-in-fog = La brume se referme sur { $seat } : un seul dé pour la prochaine marche.
event-scroll-shown = { $other } tient { $count ->
    [one] { $count } parchemin
   *[other] { $count } parchemins
  }, et te montre celui-ci : { $scroll }.
event-hand-shown = { $mine ->
    [0] { $theirs ->
        [0] Ni { $seat } ni { $other } n’a de parchemin à montrer.
       *[other] { $other } montre un parchemin à { $seat }, qui n’en a aucun à montrer.
      }
   *[other] { $theirs ->
        [0] { $seat } montre un parchemin à { $other }, qui n’en a aucun à montrer.
       *[other] { $seat } et { $other } se montrent un parchemin.
      }
  }
event-scrolls-lost = { $seat } perd { $count ->
    [one] un parchemin.
   *[other] { $count } parchemins.
  }

prompt-find = Tu peux prendre une de ces cartes. Laquelle ?
    .waiting = { $asked } regarde deux cartes.
    .title = Laquelle ?
option-find-enemy = Combattre : { $thing }
option-find-item = { $thing }
option-find-lone = Quête solitaire : { $thing }
option-find-event = { $thing }
    .hint = { $thing-does }
option-find-ring = { $thing }
option-find-relic = Relique : { $thing }
option-find-coin = { coins }
option-find-merchant = Un Marchand
option-find-mage = Un Mage
option-find-lair = Un repaire : combat, puis butin

prompt-event = { $event } : { $event-does }. Que fais-tu ?
    .waiting = { $event } : { $asked } décide.
    .title = Que fais-tu ?
option-event-pay-tax = Payer 3 pièces
option-event-stay-put = Ne pas bouger un tour
option-event-take-blow = Subir 2 dégâts
option-event-give-scroll = Donner un parchemin
option-event-open-cairn = Ouvrir le cairn
option-event-walk-on = Passer son chemin

prompt-relic = Tu as trouvé { $relic-the }. En lançant plus tard : { $relic-does }. La garder, ou la vendre ?
    .waiting = { $asked } a trouvé { $relic-the }.
    .title = Une relique
option-keep-relic = La garder
    .hint = Lance pour elle à n’importe lequel de tes tours
option-sell-relic = La vendre : { coins }

prompt-echo = Avec qui échanges-tu un regard sur un parchemin ?
    .waiting = { $asked } entend un écho, et choisit de qui il vient.
    .title = L’écho de qui ?
option-echo = { $other }

prompt-market-gift = Prends au Marché n’importe quoi qui coûte { $coin } pièces ou moins.
    .waiting = { $asked } peut prendre quelque chose au Marché.
    .title = Un cadeau
option-take = { $thing }
    .hint = { $thing-does }

## Lone Quests

event-lone-found = { $seat } tombe sur une Quête solitaire : { $lone }. { $lone-seen }
event-lone-done = { $seat } va jusqu’au bout : { $lone }.
event-lone-begun = { $lone } : il faut { $turns ->
    [one] un tour. { $seat } a commencé.
   *[other] { $turns } tours. { $seat } a commencé.
  }
event-lone-left = { $seat } en reste là : { $lone }.

prompt-lone = { $quest }. { $quest-seen } Que fais-tu ?
    .waiting = { $quest } : { $asked } décide.
    .title = Une Quête solitaire
option-walk-on = Passer son chemin
option-lone-lq1-push = Pousser la charrette
    .hint = 5 pièces
option-lone-lq1-rob = Piller la charrette
    .hint = Combats son garde pour 9 pièces
option-lone-lq2-give-herb = Donner l’Herbe de soin
    .hint = Une Épée longue
option-lone-lq2-leave-water = Acheter de l’eau, 2 pièces
    .hint = Un parchemin
option-lone-lq3-wait = Attendre un tour avec elle
    .hint = 4 pièces et une Herbe de soin
option-lone-lq3-follow-tracks = Suivre les traces
    .hint = Combats un loup pour 8 pièces
option-lone-lq4-answer = Répondre à l’énigme
    .hint = Lance : 4 ou plus est une carte de butin, moins coûte 2 pièces
option-lone-lq5-dive = Plonger
    .hint = 2 dégâts, puis la meilleure de deux cartes de butin
option-lone-lq6-repair = Réparer le bateau
    .hint = Prend un Marteau ou une Corde, rapporte 10 pièces
option-lone-lq6-fight = Se battre pour le bateau
    .hint = Un équipage coriace, et 9 pièces
option-lone-lq7-pay = Payer le tuyau, 4 pièces
    .hint = Lance : 4 ou 5 est 8 pièces, 6 est l’Armure de plates
option-lone-lq8-stay = Rester deux nuits
    .hint = Tous tes PV et 6 pièces
option-lone-lq8-give-torch = Donner ta Torche
    .hint = 7 pièces
option-lone-lq9-pay = Payer le péage, 5 pièces
    .hint = Tous tes PV et une carte de butin
option-lone-lq9-refuse = Refuser
    .hint = Combats un chien pour 6 pièces
option-lone-lq10-left = Croire celui de gauche
    .hint = Lance : pair est une carte de butin, impair coûte un tour
option-lone-lq10-right = Croire celui de droite
    .hint = Lance : pair est une carte de butin, impair coûte un tour
option-lone-lq11-carry = Porter la lettre
    .hint = 12 pièces, dans une Taverne d’ici trois tours
option-lone-lq11-open = Ouvrir la lettre
    .hint = 2 pièces, et tu perds un parchemin
option-lone-lq12-give = Donner Torche et Marteau pour une Armure de plates
    .hint = 14 pièces s’il n’en reste pas
option-lone-lq12-give-for-coin = Donner Torche et Marteau pour 14 pièces
option-lone-lq12-force = Forcer la porte
    .hint = 3 dégâts, puis une carte de butin

## Quests of the Taverns

event-quest-opened = Une nouvelle quête est affichée dans les Tavernes : { $quest }. { $quest-task }.
event-quest-done = { $seat } a réussi la quête : { $quest } !
event-quest-progress = { $seat }, { $done } sur { $needed } : { $quest }.

prompt-hand-in = Tu as ce qu’on demande ici. Tu le rends ?
    .waiting = { $asked } parle à l’aubergiste.
    .title = Rendre une quête
option-hand-in = { $thing }
    .hint = { $thing-task }
option-keep-it = Garder pour l’instant

prompt-give = Que donnes-tu ?
    .waiting = { $asked } choisit quoi donner.
    .title = Donner
option-give = { $thing }
option-give-broken = { $thing } (à réparer)
option-give-essence = Essence : { $thing }

prompt-give-scrolls = { $count ->
    [one] Quel parchemin donnes-tu ?
   *[other] Quels { $count } parchemins donnes-tu ?
  }
    .waiting = { $asked } donne des parchemins.
    .title = Donner des parchemins
option-give-scroll = { $thing }

## Inn and Carriage

event-rested = { $seat } se repose à { $step }.
event-rode = { $seat } prend la Diligence jusqu’à { $step } pour { coins }.
