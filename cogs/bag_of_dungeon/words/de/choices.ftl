### What is asked, and what there is to choose: labels fit a phone, costs stand on the buttons.

## Costs, as they stand at the end of a label

cost-ap = { $ap ->
    [0] { "" }
   *[other] { " " }· { $ap } AP
  }
cost-next = { $ap ->
    [0] { "" }
   *[other] { " " }· { $ap } AP nächster Zug
  }
cost-fight = { $is_next ->
    [1] { cost-next }
   *[other] { cost-ap }
  }
cost-tokens = { $tokens ->
    [one] { " " }· { $tokens } Marker
   *[other] { " " }· { $tokens } Marker
  }
cost-hp = { $damage ->
    [0] { "" }
   *[other] , { $damage } TP
  }

## Before the first step

prompt-adventurer = Wer willst du sein? TP sagen, was du aushältst, AP, was du in einem Zug tun kannst, und 2W6+2, wie du zuschlägst.
    .waiting = { $asked } { $asked-count ->
        [one] wählt
       *[other] wählen
      } eine Figur.
    .title = Wähle deine Figur
option-adventurer = { $adventurer }, { $adventurer-class } · { $adventurer-card }
    .hint = { $skill_is ->
        [0] { $adventurer-skill }
        [1] { skill-antivenom }: { dormant-antivenom }
       *[other] { skill-antivenom }: { idle-antivenom }
      }
prompt-side = Zwei Talentmarker kaufen { $adventurer } eine Verbesserung. Welche soll es sein?
    .waiting = { $asked } { $asked-count ->
        [one] wählt
       *[other] wählen
      } eine Verbesserung.
    .title = Wähle deine Verbesserung
option-side = { $upgrade }

## What can be settled in advance

order-fight-on = Im Kampf weitermachen, solange ich mehr TP habe als
order-wounds = Wenn Schaden kommt
option-bear-all = Einstecken, Marker behalten
option-bear-most = Einstecken, wenn ich überlebe
order-calls = Wenn man mich in einen Kampf ruft
option-always-join = Immer mitkämpfen
option-never-join = Immer heraushalten
order-bargains = Wenn man mir einen Tausch anbietet
option-no-bargains = Immer ablehnen
option-gifts-alone = Nur Geschenke annehmen
option-any-bargain = Immer annehmen
order-reactions = Keine Reaktionen in diesem Zug
option-no-reactions = Alles nehmen, wie es kommt

## Your turn

prompt-menu = { $adventurer } auf { $tile }: { $ap } AP, { $hp } TP.
    .waiting = { $adventurer } ({ $asked }) steht auf { $tile }, { $ap } AP, { $hp } TP.
    .title = Dein Zug
option-lay = { $direction-label } erkunden{ cost-ap }
option-explore = { $direction-label } erkunden: hinein{ cost-ap }
option-explore-on = Weiter erkunden
    .hint = Gehen und legen, bis die AP verbraucht sind oder etwas auftaucht
option-move = { $direction-label }: { $what }{ cost-ap }
    .without-what = { $direction-label } nach { $tile }{ cost-ap }
option-pass = { $world-label }: { $what }{ cost-ap }
    .without-what = { $world-label }, { $tile }{ cost-ap }
option-walk = Nach { $tile }: { $what }{ cost-ap }
    .without-what = Nach { $tile }{ cost-ap }
    .hint = { $bearing }{ $ways ->
        [0] { "" }
        [one] , ein Weg unerforscht
       *[other] , { $ways } Wege unerforscht
      }{ $items ->
        [0] { "" }
        [one] , ein Gegenstand
       *[other] , { $items } Gegenstände
      }{ $seeds ->
        [0] { "" }
        [one] , ein Samen
       *[other] , { $seeds } Samen
      }
option-travel = Nach { $tile }: { $what } · { $turns } Züge
    .without-what = Nach { $tile } · { $turns } Züge
    .hint = { $bearing }, insgesamt { $ap } AP
group-walk = Wohin gehst du?
group-pack = Gegenstände und Tausch
group-end = Zug beenden?
group-explore = Erkunden und hineingehen?
group-lay = Erkunden, aber hierbleiben?
group-move = Ein Schritt wohin?
group-escape = Wohin fliehst du?
group-escape-new = Flucht ins Unbekannte?
group-tag = Wen rufst du?
group-attack = Wen greifst du an?
group-chest = Was öffnest du?
group-fight-item = Was benutzt du?
option-end-turn = Zug beenden
option-back = Zurück
option-arrange = Rucksack ordnen
option-web = Durch die Netze{ cost-ap }
option-engage = Kampf: { $monster }
option-shoot = Fernangriff{ cost-ap }
option-use = Gegenstand nutzen
option-use-it = { $item } nutzen{ cost-ap }
    .hint = { $power }
option-skill = { $skill }{ cost-ap }
option-upgrade = Lernen: { $upgrade }
option-attack = { $adventurer } angreifen{ cost-ap }
option-leave = Dungeon verlassen
option-ring = Ring nehmen
option-seeds = { $count ->
    [one] Samen nehmen
   *[other] { $count } Samen nehmen
  }
option-pool = An der Quelle rasten
option-cache = Verborgenes nehmen
option-chest = { $item } öffnen
    .hint = { $power }
option-chest-safely = Hechtsprung: { $item }{ cost-tokens }
option-seed = Nach dem Samen greifen
option-swamp = Sumpf durchsuchen{ cost-ap }
option-heal = Knochen: heilen{ cost-ap }
option-find = Knochen: Fund · { $kills } Trophäen
option-plant = Samen pflanzen{ cost-ap }
prompt-web-to = Zu welchem Netz?
    .waiting = { $asked } läuft durch die Netze.
    .title = Zu welchem Netz?
option-web-to = Netz auf { $tile }
prompt-renew = Wen heilst du?
    .waiting = { $asked } hat heilende Hände.
    .title = Wen heilst du?
option-renew = { $adventurer }, { $hp } TP
prompt-antivenom = Wen kurierst du?
    .waiting = { $asked } entkorkt ein Gegengift.
    .title = Wen kurierst du?
option-antivenom = { $adventurer }, { $hp } TP

## Laying tiles

prompt-rotation = Du ziehst ein Plättchen für { $tile }: { $icon-a }. Wie drehst du es?
    .waiting = { $asked } hat ein Plättchen für { $tile } gezogen: { $icon-a }. Wie herum?
    .title = Plättchen drehen
option-turned = Offen: { $openings-letter }
prompt-pathfinder = Du kennst zwei Wege für { $tile }. Welches Plättchen soll es sein?
    .waiting = { $asked } überlegt zwischen zwei Plättchen für { $tile }.
    .title = Plättchen wählen
option-draw = { $shape }: { $icon }{ $number ->
    [0] { "" }
   *[other] {" "}{ $number }
  }
prompt-last-edge = Das letzte Plättchen liegt. Wo steht { $name-the }?
    .waiting = { $asked } entscheidet, wo { $name-the } steht.
    .title = Wo soll es stehen?
option-last-edge = { $place }, { $direction-of } von { $tile }

## Meeting monsters

prompt-encounter = { $monster }, Runde { $round }: { $monster_hp } TP, { describe-attack }. Du: { $hp } TP, { $ap } AP{ $is_next ->
    [1] { " " }deines nächsten Zuges.
   *[other] .
  }{ $held ->
    [0] { "" }
    [1] { " " }Fliehen kannst du erst nach einer Runde Kampf.
   *[other] { " " }Fliehen kannst du nicht.
  }
    .waiting = { $adventurer } ({ $asked }) steht { $monster-dat } gegenüber: { $hp } TP gegen { $monster_hp }.
    .title = Kampf oder Flucht
option-fight = Kämpfen
option-fight-out = Kämpfen bis zum Ende
option-escape = Flucht: { $tile }{ cost-fight }{ cost-hp }
option-escape-new = Flucht: { $direction-label }{ cost-fight }{ cost-hp }
option-tag = { $adventurer } rufen{ cost-fight }
option-tag-all = Alle rufen{ cost-fight } je Kopf
option-use-item = { $item }{ cost-ap }
    .hint = { $power }
option-fight-item = { $item }{ cost-fight }
    .hint = { $power }
option-clobber = Wuchtschlag: +{ $dice } Würfel
option-no-clobber = Einfach würfeln
prompt-clobber = { $adventurer } würfelt gleich im Duell. Ein Wuchtschlag?
    .waiting = { $asked } kann einen Wuchtschlag führen.
    .title = Wuchtschlag?
option-bossbane = Bossbann: { $monster }{ cost-tokens }
option-shoot-on = Schießen
option-withdraw = Zurückziehen
prompt-sneak = Dein Umhang kann dich vor { $monster-dat } verbergen: Bei 3 bis 6 bleibst du ungesehen, bei 1 oder 2 musst du kämpfen. Versuchst du es?
    .waiting = { $asked } kann sich an { $monster-dat } vorbeischleichen.
    .title = Schleichen oder kämpfen?
option-sneak = Schleichen
option-no-sneak = Kämpfen
prompt-tornado = Wo soll der Wirbelwind dich absetzen?
    .waiting = { $asked } dreht sich in einem Wirbelwind.
    .title = Aus dem Wirbelwind
option-tornado = { $tile }

## Calling for help

prompt-tagged = { $adventurer } ruft { $partner } ({ $hp } TP) zum Kampf. Der Gegner ist { $monster-the }, noch { $monster_hp } TP. Bist du dabei?
    .waiting = { $asked-count ->
        [one] Kommt
       *[other] Kommen
      } { $asked }, um { $adventurer } zu helfen?
    .title = Mitkämpfen?
option-join = Mitkämpfen{ cost-next }
option-join-range = Von { $tile } schießen{ cost-next }
option-decline-tag = Heraushalten

## Reactions

prompt-dice = { $adventurer } hat { $total } gegen { $foe_total }. Lässt du es dabei?
    .waiting = { $adventurer } ({ $asked }) hat { $total } gegen { $foe_total } und kann es noch ändern.
    .title = Deine Würfel
option-keep = Dabei belassen
option-lethal = Todesstoß: verdoppeln
prompt-damage = { $damage } Schaden { $cause } kommt auf { $adventurer } zu ({ $hp } TP). Du hast { $tokens ->
    [0] keinen Talentmarker
    [one] 1 Talentmarker
   *[other] { $tokens } Talentmarker
  }. Was tust du?
    .waiting = { $damage } Schaden kommt auf { $adventurer } zu ({ $asked }).
    .title = Schaden kommt
option-take-damage = { $damage } Schaden nehmen
option-duck = Ducken: −1W6{ cost-tokens }
option-dive = Hechtsprung{ cost-tokens }
option-riposte = Riposte{ cost-tokens }
option-brace = Felsenfest: kein Schaden
prompt-killing-blow = { $adventurer } stirbt. Ein Talentmarker und ein Gegenstand können { $monster-acc } mitnehmen. Welcher Gegenstand?
    .waiting = { $adventurer } ({ $asked }) stirbt und kann noch einen letzten Streich führen.
    .title = Ein letzter Streich?
option-killing-blow = { $item }
    .hint = { $power }
option-die = In Frieden sterben
prompt-story = Wie bringst du { $monster-acc } mit { $item-dat } zur Strecke? Erzähl es allen.
    .waiting = { $asked } hat eine Geschichte zu erzählen: wie { $monster-the } durch { $item-acc } zu Fall { $monster-num ->
        [many] kamen
       *[other] kam
      }.
    .title = Erzähl den letzten Streich

## Rewards and items

prompt-reward = Eine Belohnung für { $adventurer }{ $count ->
    [1] { "" }
   *[other] { " " }({ $number } von { $count })
  }{ $is_for_upgrade ->
    [1] : jetzt einen Gegenstand, oder einen Talentmarker, um dich zu ducken oder für deine Verbesserung zu sparen?
   *[other] . Welche nimmst du?
  }
    .without-adventurer = Du bekommst eine Belohnung{ $count ->
        [1] { "" }
       *[other] { " " }({ $number } von { $count })
      }{ $is_for_upgrade ->
        [1] : jetzt einen Gegenstand, oder einen Talentmarker, um dich zu ducken oder für deine Verbesserung zu sparen?
       *[other] . Welche nimmst du?
      }
    .waiting = { $asked } wählt eine Belohnung.
    .title = Deine Belohnung
option-reward-item = Ein Gegenstand
option-reward-token = Ein Talentmarker
option-awaken = Erwecken: { $item }
    .hint = { $power }
prompt-choosy = { $adventurer } hat zwei Gegenstände in den Fingern. Welcher bleibt?
    .without-adventurer = Du hast zwei Gegenstände in den Fingern. Welchen behältst du?
    .waiting = { $asked } behält einen von zwei Gegenständen.
    .title = Einen behalten
option-keep-item = { $item }
    .hint = { $power }
prompt-receive = { $adventurer } hat { $item-a-acc } ({ $power }). Wohin damit?
    .without-adventurer = Du hast { $item-a-acc } ({ $power }). Wohin damit?
    .waiting = { $asked } sucht Platz für { $item-acc }.
    .title = Wohin damit?
option-space = { $space }
option-swap-space = { $space } statt { $item }
    .hint = { $power }
option-space-keeps = { $space }: { $item } verlegen
    .hint = { $power }
option-space-drops = { $space }: { $item } ablegen
    .hint = { $power }
option-leave-item = Liegen lassen
prompt-use-item = Was benutzt du?
    .waiting = { $asked } kramt im Rucksack.
    .title = Was benutzen?
prompt-far = Wie weit soll der Kristall dich tragen?
    .waiting = { $asked } hält einen Kristall hoch.
    .title = Wie weit?
option-far = { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
  }
prompt-teleport = Auf welches Feld?
    .waiting = { $asked } hält einen Kristall hoch.
    .title = Auf welches Feld?
option-teleport = { $tile }: { $what }
    .without-what = { $tile }
prompt-drain = Wessen Blut soll es sein?
    .waiting = { $asked } bleckt die Zähne.
    .title = Wessen Blut?
option-drain = { $adventurer }, { $hp } TP
prompt-rob = Wen bestiehlst du?
    .waiting = { $asked } streckt eine Klaue aus.
    .title = Wen bestiehlst du?
option-rob = { $adventurer }
prompt-steal = Was nimmst du?
    .waiting = { $asked } streckt eine Klaue aus.
    .title = Was nimmst du?
option-steal = { $item }
    .hint = { $power }
option-steal-ring = Der Ring
prompt-take = Was hebst du auf?
    .waiting = { $asked } hebt etwas auf.
    .title = Was aufheben?
option-take = { $item }
    .hint = { $power }
option-pick-it-up = Aufheben: { $item }
    .hint = { $power }
option-pick-up = Aufheben ({ $count })
prompt-drop = Was lässt du hier?
    .waiting = { $asked } sortiert den Rucksack.
    .title = Was hierlassen?
option-drop = { $item }
    .hint = { $power }
option-leave-something = Etwas hierlassen
prompt-trade-with = Mit wem tauschst du?
    .waiting = { $asked } möchte tauschen.
    .title = Mit wem tauschen?
option-trade-with = { $adventurer }
prompt-give = Was bietest du { $adventurer } an?
    .waiting = { $asked } macht { $adventurer } ein Angebot.
    .title = Was bietest du an?
option-give = { $item }
    .hint = { $power }
option-give-ring = Der Ring
option-give-nothing = Nichts
prompt-want = Was willst du{ $gives ->
    [0] { "" }
   *[other] { " " }dafür
  } von { $adventurer }?
    .waiting = { $asked } macht { $adventurer } ein Angebot.
    .title = Was willst du?
option-want = { $item }
    .hint = { $power }
option-want-ring = Der Ring
option-want-nothing = Nichts
prompt-trade = { $offerer } { $gives ->
    [0] bittet dich um { $want-acc } ({ $want_power }) und bietet nichts dafür.
   *[other] bietet dir { $give-acc } ({ $give_power }) für { $want-acc }{ $wants ->
        [0] .
       *[other] { " " }({ $want_power }).
      }
  } Einverstanden?
    .waiting = { $gives ->
        [0] Bitte an { $asked }: { $want-the }
       *[other] Angebot an { $asked }: { $give-the } für { $want-the }
      }.
    .title = Einverstanden?
option-trade = Einverstanden
    .without-give = Tauschen
option-no-trade = Kein Handel
prompt-arrange = Was willst du umräumen? Es kostet nichts.
    .waiting = { $asked } räumt den Rucksack um.
    .title = Rucksack ordnen
option-arrange-item = { $item }
    .hint = { $power }
option-arrange-poison = Gift: { $space }
prompt-space = Wohin mit { $item-dat } ({ $power })?
    .waiting = { $asked } räumt den Rucksack um.
    .title = Wohin damit?
prompt-poison-space = Wohin soll das Gift?
    .waiting = { $asked } räumt den Rucksack um.
    .title = Wohin damit?
prompt-poison = { $adventurer } ist vergiftet. Welcher Platz geht verloren?
    .without-adventurer = Du bist vergiftet. Welchen Platz verlierst du?
    .waiting = { $asked } ist vergiftet und gibt einen Platz auf.
    .title = Vergiftet

## Ranged attacks

prompt-weapon = Womit zielst du?
    .waiting = { $asked } zielt.
    .title = Womit schießen?
option-weapon = { $item }{ cost-ap }
    .hint = { $power }
prompt-target = Worauf zielst du?
    .waiting = { $asked } zielt.
    .title = Worauf zielen?
option-target = { $tile }: { $what }, { $hp } TP
    .without-what = { $tile }: Kein Monster
    .without-hp = { $tile }: { $what }

## Hazards

prompt-spikey = Stachelhans ist wach. Verklemmst du ihn mit einem Gegenstand, oder würfelst du und hoffst?
    .waiting = { $asked } steht vor Stachelhans.
    .title = Stachelhans
option-jam = Verklemmen: { $item }
    .hint = { $power }
option-spikey-roll = Würfeln: sicher über { $most }
prompt-pit = Du bist ganz unten. Kletterst du hinaus, oder suchst du einen Weg in den Dungeon?
    .waiting = { $asked } sitzt am Boden der Grube.
    .title = Ganz unten
option-land = Landen auf { $tile }
option-climb-out = Hinausklettern

## Morna Gûl

prompt-morna = Morna Gûl ist da, und du hast { $hp } TP. Kämpfst du, oder rennst du vorbei?
    .waiting = { $asked } steht vor Morna Gûl.
    .title = Morna Gûl
option-run-past = Vorbei: { $tile }{ cost-ap }{ cost-hp }
prompt-front = Morna Gûl ist gekommen. Wer steht vorn?{ $voices ->
        [one] { "" }
       *[other] { " " }Die meisten Stimmen entscheiden; bei Gleichstand der niedrigste Platz dort.
      }
    .waiting = Morna Gûl ist gekommen. { $asked } { $asked-count ->
        [one] sagt
       *[other] sagen
      }, wer vorn steht.
    .title = Wer steht vorn?
option-front = { $adventurer }, { $hp } TP
prompt-tree = Morna Gûl hat { $adventurer } verletzt, noch { $hp } TP. Soll der Jungfernbaum { $adventurer } herausheben?
    .without-adventurer = Morna Gûl hat dich verletzt, noch { $hp } TP. Soll der Jungfernbaum dich herausheben?
    .waiting = { $asked } kann den Jungfernbaum rufen.
    .title = Den Jungfernbaum rufen?
option-tree = Hebe mich nach { $tile }
option-fight-on = Weiterkämpfen
prompt-stand-in = Vorn steht niemand mehr. Tritt { $adventurer } Morna Gûl entgegen, mit { $hp } TP?
    .without-adventurer = Vorn steht niemand mehr. Trittst du Morna Gûl entgegen, mit { $hp } TP?
    .waiting = { $asked } kann einspringen.
    .title = Einspringen?
option-stand-in = Einspringen
option-no-stand-in = Zurückziehen

## Chances, as they stand beside what is rolled for

odds-hit = dein Wurf ist höher: { $percent } %
odds-beat = schlägt den Wurf: { $percent } %
odds-live = du überlebst: { $percent } %
odds-live-often = du überlebst: { $percent } %; mit allen { $tokens } Markern: { $often } %
odds-kill = tötet: { $percent } %
odds-spared = es bleibt still: { $percent } %
odds-unseen = ungesehen: { $percent } %
odds-quiet = niemand kommt: { $percent } %
odds-find = ein Gegenstand: { $percent } %
odds-safe = keine Falle: { $percent } %
odds-across = du kommst hinüber: { $percent } %
