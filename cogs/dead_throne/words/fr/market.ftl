### Markets, Merchants and Mages.

event-entered-market = { $seat } entre au Marché.
event-left-market = { $seat } a fini au Marché.
event-bought = { $seat } achète { $item-a } pour { coins }.
event-bought-essence = { $seat } achète l’essence { $enemy-of } pour { coins }.
event-bought-relic = { $seat } achète { $relic-the } pour { coins }.
event-sold-item = { $seat } vend { $item-a } pour { coins }.
event-sold-essence = { $seat } vend l’essence { $enemy-of } pour { coins }.
event-sold-relic = { $seat } vend { $relic-the } pour { coins }.
event-bought-pieces = { $seat } achète { $count ->
    [one] un Fragment
   *[other] { $count } Fragments
  } pour { coins }.
event-bought-traps = { $seat } pose { $count ->
    [one] un piège.
   *[other] { $count } pièges.
  } Personne d’autre ne sait lesquels.
event-trap-set = Tu as posé un piège : { $trap }.
event-merchant-met = { $seat } rencontre un Marchand.
event-mage-met = { $seat } rencontre un Mage.
event-scrolls-traded = { $way ->
    [bought] { $seat } achète un parchemin au Mage.
    [sold] { $seat } vend un parchemin au Mage.
    [swapped] { $seat } échange un parchemin avec le Mage.
    [trap] { $seat } vend un piège au Mage.
   *[given] { $seat } donne quelque chose au Mage contre un parchemin.
  }

## An order

prompt-market = Qu’est-ce que ce sera ? Tu as { $coin ->
    [one] { $coin } pièce
   *[other] { $coin } pièces
  }. La vente passe d’abord. Une commande vide finit ta visite.
    .waiting = { $asked } { $asked-count ->
        [one] est au Marché.
       *[other] sont au Marché.
      }
    .untouched = Quitter le Marché
    .title = Le Marché
    .budget = { $over ->
        [0] { $left ->
            [one] Reste { $left } pièce.
           *[other] Restent { $left } pièces.
          }
       *[other] ⚠️ Il te manque { $over } { $over ->
            [one] pièce
           *[other] pièces
          }.
      }
field-arms = Acheter armes et boucliers
field-armour = Acheter des armures
field-goods = Acheter outils et autres choses
field-region = Acheter ce que d’autres ont vendu
field-sales = Vendre
field-repair = Réparer
field-pieces = Acheter des Fragments, 50 pièces chacun
field-traps = Poser des pièges, 5 pièces chacun
option-buy = { $thing }
    .hint = { $thing-does }
option-buy-back = { $thing }
    .hint = { $thing-does }
option-buy-back-broken = { $thing } (à réparer)
option-buy-back-essence = Essence : { $thing }
option-sell = { $thing }
    .hint = { $thing-does }
option-sell-broken = { $thing } (à réparer)
option-sell-essence = Essence : { $thing }
option-repair-all = Tout réparer, 5 pièces
option-repair-nothing = Ne rien réparer

## On the way

prompt-merchant = Un Marchand ouvre sa charrette pour toi.
    .waiting = { $asked } rencontre un Marchand.
    .title = Un Marchand
option-see-wares = Voir les marchandises

prompt-mage = Le Mage fait commerce de parchemins. Que veux-tu ?
    .waiting = { $asked } traite avec un Mage.
    .title = Le Mage
option-buy-scroll = Acheter : { $deck }, { coins }
option-sell-scroll = Vendre { $thing } : { coins }
option-swap-scroll = Échanger : { $thing }
option-trade-in = Céder { $thing } pour un parchemin
option-trade-in-broken = Céder { $thing } (à réparer) pour un parchemin
option-trade-in-essence = L’essence { $thing-of } pour un parchemin
option-sell-trap = Vendre ton piège { $thing } : { coins }
option-done = Terminé
