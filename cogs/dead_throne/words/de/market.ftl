### Markets, Merchants and Mages.

event-entered-market = { $seat } betritt den Markt.
event-left-market = { $seat } ist auf dem Markt fertig.
event-bought = { $seat } kauft { $item-a-acc } für { coins }.
event-bought-essence = { $seat } kauft die Essenz { $enemy-of } für { coins }.
event-bought-relic = { $seat } kauft eine Reliquie ({ $relic }) für { coins }.
event-sold-item = { $seat } verkauft { $item-a-acc } für { coins }.
event-sold-essence = { $seat } verkauft die Essenz { $enemy-of } für { coins }.
event-sold-relic = { $seat } verkauft eine Reliquie ({ $relic }) für { coins }.
event-bought-pieces = { $seat } kauft { $count ->
    [one] ein Medaillonstück
   *[other] { $count } Medaillonstücke
  } für { coins }.
event-bought-traps = { $seat } stellt { $count ->
    [one] eine Falle.
   *[other] { $count } Fallen.
  } Welche, weiß sonst niemand.
event-trap-set = Du hast eine Falle gestellt: { $trap }.
event-merchant-met = { $seat } trifft einen Händler.
event-mage-met = { $seat } trifft einen Magier.
event-scrolls-traded = { $way ->
    [bought] { $seat } kauft dem Magier eine Rolle ab.
    [sold] { $seat } verkauft dem Magier eine Rolle.
    [swapped] { $seat } tauscht mit dem Magier eine Rolle.
    [trap] { $seat } verkauft dem Magier eine Falle.
   *[given] { $seat } gibt dem Magier etwas für eine Rolle.
  }

## An order

prompt-market = Was darf es sein? Du hast { $coin ->
    [one] 1 Münze
   *[other] { $coin } Münzen
  }. Zuerst wird verkauft. Eine leere Bestellung beendet deinen Besuch.
    .waiting = { $asked } { $asked-count ->
        [one] ist auf dem Markt.
       *[other] sind auf dem Markt.
      }
    .untouched = Den Markt verlassen
    .title = Der Markt
    .budget = { $over ->
        [0] { $left ->
            [one] Noch 1 Münze.
           *[other] Noch { $left } Münzen.
          }
       *[other] ⚠️ Das sind { $over } Münzen mehr, als du hast.
      }
field-arms = Waffen und Schilde kaufen
field-armour = Rüstung kaufen
field-goods = Werkzeuge und anderes kaufen
field-region = Kaufen, was andere verkauft haben
field-sales = Verkaufen
field-repair = Reparieren
field-pieces = Medaillonstücke kaufen, je 50 Münzen
field-traps = Fallen stellen, je 5 Münzen
option-buy = { $thing }
    .hint = { $thing-does }
option-buy-back = { $thing }
    .hint = { $thing-does }
option-buy-back-broken = { $thing }, zerbrochen
option-buy-back-essence = Essenz: { $thing }
option-sell = { $thing }
    .hint = { $thing-does }
option-sell-broken = { $thing }, zerbrochen
option-sell-essence = Essenz: { $thing }
option-repair-all = Alles reparieren, 5 Münzen
option-repair-nothing = Nichts reparieren

## On the way

prompt-merchant = Ein Händler öffnet für dich seinen Karren.
    .waiting = { $asked } trifft einen Händler.
    .title = Ein Händler
option-see-wares = Die Waren ansehen

prompt-mage = Der Magier handelt mit Rollen. Was willst du?
    .waiting = { $asked } handelt mit einem Magier.
    .title = Der Magier
option-buy-scroll = Rolle kaufen: { $deck }, { coins }
option-sell-scroll = { $thing } verkaufen, { coins }
option-swap-scroll = Tauschen: { $thing } gegen neu
option-trade-in = { $thing } für eine Rolle geben
option-trade-in-broken = { $thing }, zerbrochen, für eine Rolle
option-trade-in-essence = Essenz für eine Rolle: { $thing }
option-sell-trap = Falle verkaufen: { $thing }, { coins }
option-done = Fertig
