### What the land holds: cards, finds, Lone Quests, quests of the Taverns.

coins = { $coin ->
    [one] 1 Münze
   *[other] { $coin } Münzen
  }

## Where one stands

option-outside = Hier umsehen
    .hint = Eine Karte ziehen: { $terrain }
option-inside = Hineingehen
    .hint = { $structure }: Zieh eine Beutekarte
option-inside-lockpick = Mit dem Dietrich hinein
    .hint = { $structure }: Zieh zwei Beutekarten, nimm eine
option-inn = Im Gasthaus rasten
    .hint = Heilt dich ganz
option-inn-whole = Im Gasthaus rasten
    .hint = Du hast schon dein volles Leben
option-market = Den Markt betreten
    .hint = { $traps ->
        [0] Kaufen, verkaufen, reparieren
       *[other] Kaufen, verkaufen, reparieren, Fallen kaufen
      }
option-tavern = Die Schenke betreten
    .hint = Aufträge abgeben und einen neuen öffnen
option-carriage = Fahren nach { $step }, { coins }
option-relic = Probieren: { $thing }
    .hint = { $thing-does }

## What is found

event-nothing-found = { $seat } findet nichts: Der Stapel ist leer ({ $terrain }).
event-went-inside = { $seat } geht hinein, bei { $step }.
event-lair-found = Beute? Ein Bau! Etwas kommt heraus, auf { $seat } zu.
event-ring-rolled = { $seat } steht vor einem Steinkreis, { $ring }, und würfelt { $die }: { $die ->
    [2] { $ring-on-two }
    [3] { $ring-on-three }
    [4] { $ring-on-four }
    [5] { $ring-on-five }
   *[6] { $ring-on-six }
  }.
event-relic-rolled = { $seat } probiert eine Reliquie ({ $relic }) und würfelt { $die }.
event-relic-sold = { $seat } findet eine Reliquie ({ $relic }) und verkauft sie für { coins }.
event-event-drawn = { $seat } zieht eine Karte: { $card }.
event-die-cast = { $seat } würfelt { $die }.
event-must-remain = { $seat } sitzt dort fest, { $turns ->
    [one] einen Zug lang.
   *[other] { $turns } Züge lang.
  }
event-in-fog = Nebel schließt sich um { $seat }: nur ein Würfel für den nächsten Weg.
event-scroll-shown = { $other } hält { $count ->
    [one] 1 Rolle
   *[other] { $count } Rollen
  } und zeigt dir: { $scroll }.
event-hand-shown = { $mine ->
    [0] { $theirs ->
        [0] Weder { $seat } noch { $other } hat eine Rolle zu zeigen.
       *[other] { $other } zeigt eine Rolle: { $seat } sieht sie und hat keine zu zeigen.
      }
   *[other] { $theirs ->
        [0] { $seat } zeigt eine Rolle: { $other } sieht sie und hat keine zu zeigen.
       *[other] { $seat } und { $other } zeigen einander eine Rolle.
      }
  }
event-scrolls-lost = { $seat } verliert { $count ->
    [one] eine Rolle.
   *[other] { $count } Rollen.
  }

prompt-find = Eins davon darfst du nehmen. Welches?
    .waiting = { $asked } sieht zwei Karten an.
    .title = Welches?
option-find-enemy = Kampf: { $thing }
option-find-item = { $thing }
option-find-lone = Einzelauftrag: { $thing }
option-find-event = { $thing }
    .hint = { $thing-does }
option-find-ring = { $thing }
option-find-relic = Reliquie: { $thing }
option-find-coin = { coins }
option-find-merchant = Ein Händler
option-find-mage = Ein Magier
option-find-lair = Ein Bau: Kampf um mehr Beute

prompt-event = { $event }: { $event-does }. Was tust du?
    .waiting = { $event }: { $asked } entscheidet.
    .title = Was tust du?
option-event-pay-tax = 3 Münzen zahlen
option-event-stay-put = Einen Zug warten
option-event-take-blow = 2 Schaden nehmen
option-event-give-scroll = Eine Rolle aufgeben
option-event-open-cairn = Den Steinhügel öffnen
option-event-walk-on = Weitergehen

prompt-relic = Du hast eine Reliquie gefunden: { $relic }. Wenn du später würfelst: { $relic-does }. Behalten oder verkaufen?
    .waiting = { $asked } hat eine Reliquie gefunden: { $relic }.
    .title = Eine Reliquie
option-keep-relic = Behalten
    .hint = Würfle in irgendeinem deiner Züge
option-sell-relic = Verkaufen für { coins }

prompt-echo = Mit wem tauschst du einen Blick auf eine Rolle?
    .waiting = { $asked } hört ein Echo und wählt, wessen es ist.
    .title = Wessen Echo?
option-echo = { $other }

prompt-market-gift = Nimm irgendetwas vom Markt, das höchstens { $coin } Münzen kostet.
    .waiting = { $asked } darf etwas vom Markt nehmen.
    .title = Ein Geschenk
option-take = { $thing }
    .hint = { $thing-does }

## Lone Quests

event-lone-found = { $seat } stößt auf einen Einzelauftrag: { $lone }. { $lone-seen }
event-lone-done = { $seat } bringt es zu Ende: { $lone }.
event-lone-begun = { $lone } dauert { $turns ->
    [one] einen Zug. { $seat } hat begonnen.
   *[other] { $turns } Züge. { $seat } hat begonnen.
  }
event-lone-left = { $seat } belässt es dabei: { $lone }.

prompt-lone = { $quest }. { $quest-seen } Was tust du?
    .waiting = { $quest }: { $asked } entscheidet.
    .title = Ein Einzelauftrag
option-walk-on = Weitergehen
option-lone-lq1-push = Den Karren schieben
    .hint = 5 Münzen
option-lone-lq1-rob = Den Karren ausrauben
    .hint = Kämpf gegen die Wache, für 9 Münzen
option-lone-lq2-give-herb = Heilkraut geben
    .hint = Ein Langschwert
option-lone-lq2-leave-water = Wasser kaufen, 2 Münzen
    .hint = Eine Rolle
option-lone-lq3-wait = Einen Zug mit dem Kind warten
    .hint = 4 Münzen und ein Heilkraut
option-lone-lq3-follow-tracks = Den Spuren folgen
    .hint = Kämpf gegen einen Wolf, für 8 Münzen
option-lone-lq4-answer = Das Rätsel beantworten
    .hint = Würfle: 4 oder mehr ist eine Beutekarte, weniger kostet 2 Münzen
option-lone-lq5-dive = Danach tauchen
    .hint = 2 Schaden, dann die bessere von zwei Beutekarten
option-lone-lq6-repair = Das Boot flicken
    .hint = Braucht einen Hammer oder ein Seil, bringt 10 Münzen
option-lone-lq6-fight = Um das Boot kämpfen
    .hint = Eine harte Mannschaft, und 9 Münzen
option-lone-lq7-pay = Den Tipp kaufen, 4 Münzen
    .hint = Würfle: 4 oder 5 sind 8 Münzen, 6 ist eine Plattenrüstung
option-lone-lq8-stay = Zwei Nächte bleiben
    .hint = Volles Leben und 6 Münzen
option-lone-lq8-give-torch = Deine Fackel geben
    .hint = 7 Münzen
option-lone-lq9-pay = Den Zoll zahlen, 5 Münzen
    .hint = Volles Leben und eine Beutekarte
option-lone-lq9-refuse = Sich weigern
    .hint = Kämpf gegen einen Hund, für 6 Münzen
option-lone-lq10-left = Dem linken Zwilling trauen
    .hint = Würfle: gerade ist eine Beutekarte, ungerade kostet einen Zug
option-lone-lq10-right = Dem rechten Zwilling trauen
    .hint = Würfle: gerade ist eine Beutekarte, ungerade kostet einen Zug
option-lone-lq11-carry = Den Brief überbringen
    .hint = 12 Münzen, in irgendeiner Schenke binnen drei Zügen
option-lone-lq11-open = Den Brief öffnen
    .hint = 2 Münzen, und du verlierst eine Rolle
option-lone-lq12-give = Fackel und Hammer für eine Plattenrüstung geben
    .hint = 14 Münzen, wenn keine mehr da ist
option-lone-lq12-give-for-coin = Fackel und Hammer für 14 Münzen geben
option-lone-lq12-force = Das Tor aufbrechen
    .hint = 3 Schaden, dann eine Beutekarte

## Quests of the Taverns

event-quest-opened = In den Schenken hängt ein neuer Auftrag: { $quest }. { $quest-task }.
event-quest-done = { $seat } hat es geschafft: { $quest }!
event-quest-progress = { $seat }, { $done } von { $needed }: { $quest }.

prompt-hand-in = Du hast, was hier gesucht wird. Gibst du es ab?
    .waiting = { $asked } spricht mit dem Wirt.
    .title = Abgeben
option-hand-in = { $thing }
    .hint = { $thing-task }
option-keep-it = Vorerst behalten

prompt-give = Welches gibst du weg?
    .waiting = { $asked } wählt, was weggegeben wird.
    .title = Weggeben
option-give = { $thing }
option-give-broken = { $thing }, zerbrochen
option-give-essence = Essenz: { $thing }

prompt-give-scrolls = { $count ->
    [one] Welche Rolle gibst du auf?
   *[other] Welche { $count } Rollen gibst du auf?
  }
    .waiting = { $asked } gibt Rollen auf.
    .title = Rollen aufgeben
option-give-scroll = { $thing }

## Inn and Carriage

event-rested = { $seat } rastet bei { $step }.
event-rode = { $seat } fährt mit der Kutsche nach { $step }, für { coins }.
