### What can be looked up: what each thing does, and its figures.

## The kinds

noun-character = Figuren
    .one = Figur
noun-item = Gegenstände
    .one = Gegenstand
noun-scroll = Rollen
    .one = Rolle
noun-enemy = Feinde
    .one = Feind
noun-boss = Bosse des Solos
    .one = Boss
noun-trap = Fallen
    .one = Falle
noun-quest = Schenkenaufträge
    .one = Schenkenauftrag
noun-lone = Einzelaufträge
    .one = Einzelauftrag
noun-relic = Reliquien
    .one = Reliquie
noun-ring = Steinkreise
    .one = Steinkreis
noun-event-card = Ereignisse
    .one = Ereignis
noun-omen = Omen der Verteidigung
    .one = Omen
noun-tile = Gebiete der Karte
    .one = Gebiet
noun-structure = Bauwerke
    .one = Bauwerk
noun-quick = Schleichwege
    .one = Schleichweg
noun-feature = Geländepunkte
    .one = Geländepunkt
noun-terrain = Arten von Land
    .one = Land
noun-deck = Stapel
    .one = Stapel
noun-place = Orte
    .one = Ort
noun-mark = Was dir widerfährt
    .one = Zustand oder Marke

## Figures

figures-character = Bloße Hände: Angriff { $attack }, Abwehr { $defence } · beginnt mit { $gear }
figures-item = { $slot ->
    [weapon] Waffe · Angriff { $attack }
    [shield] Schild · Abwehr { $defence }
    [special] Besonderer Gegenstand
    [tool] Werkzeug, einmal benutzt
    [rucksack] Rucksack
    [token] Marke
    [helmet] Helm · { $armour } Leben mehr
    [body] Körperrüstung · { $armour } Leben mehr
    [gauntlets] Handschuhe · { $armour } Leben mehr
    [boots] Stiefel · { $armour } Leben mehr
   *[ring] Ring · { $armour } Leben mehr
  }{ $buy ->
    [0] { "" }
   *[other] {" "}· kostet { $buy }
  }{ $sell ->
    [0] { "" }
   *[other] {" "}· bringt beim Verkauf { $sell }
  }
figures-scroll = Stapel: { $deck }
figures-enemy = Stufe { $level } · Angriff { $attack-dice ->
    [0] { $attack }
    [1] ein Würfel
   *[other] { $attack-dice }× Würfel
  } · Abwehr { $defence-dice ->
    [0] { $defence }
    [1] ein Würfel
   *[other] { $defence-dice }× Würfel
  }{ $element ->
    [fire] {" "}· Feuer
    [water] {" "}· Wasser
    [earth] {" "}· Erde
    [air] {" "}· Luft
   *[none] { "" }
  }{ $human ->
    [0] { "" }
   *[other] {" "}· menschlich
  }
figures-boss = Kurze Straße: Feld { $short }, Angriff und Abwehr { $short-dice ->
    [1] ein Würfel
   *[other] { $short-dice }× Würfel
  } · lange Straße: Feld { $long }, je { $long-dice ->
    [1] ein Würfel
   *[other] { $long-dice }× Würfel
  }

## Characters

about-saladar = Der Magier. Er gewinnt mit allen Medaillonstücken im Thronsaal, kehrt auf seinen aktiven Landsteinen zurück und reist zwischen ihnen.
about-hero = Ein Held, { $who-calling }. Helden gewinnen mit allen Landsteinen im Thronsaal und kehren in einem Gasthaus zurück, wenn sie mit einem Medaillonstück sterben.

## Items that only their figures tell apart

about-weapon = { $combos ->
    [0] Ergibt mit nichts eine Kombo.
    [1] Kombo mit { $partner1 }: Angriff { $attack1 }, Abwehr { $defence1 }.
    [2] Kombo mit { $partner1 } (Angriff { $attack1 }, Abwehr { $defence1 }) oder { $partner2 } (Angriff { $attack2 }, Abwehr { $defence2 }).
   *[3] Kombo mit { $partner1 } (Angriff { $attack1 }, Abwehr { $defence1 }), { $partner2 } (Angriff { $attack2 }, Abwehr { $defence2 }) oder { $partner3 } (Angriff { $attack3 }, Abwehr { $defence3 }).
  }
about-shield = Senkt jeden Hieb gegen dich um seine Abwehr. Zerbricht, wenn dich ein Hieb verwundet, der mindestens das Doppelte seiner Abwehr stark ist.
about-armour = Solange du sie trägst, kannst du { $armour } Leben mehr haben. Rüstung zerbricht nie.

## Items with an effect of their own

about-item-longbow = Er zerbricht nie, worauf du auch schießt. Er ergibt keine Kombo.
about-item-greatsword = Es braucht beide Hände: Du trägst keinen Schild daneben.
about-item-flame-brand = Ihr Element ist Feuer: 2 mehr gegen Wasser, nichts gegen Feuer. Kombo mit { $partner1 }: Angriff { $attack1 }, Abwehr { $defence1 }.
about-item-widows-fang = Wenn er einen anderen Spieler verwundet, macht er 1 direkten Schaden mehr. Kombo mit { $partner1 }: Angriff { $attack1 }, Abwehr { $defence1 }.
about-item-ash-staff = Saladars eigene Waffe. Kein Markt kauft sie, aber der Spieler, der ihn besiegt, darf sie nehmen.
about-item-mirror-shield = In jedem Kampf tut die erste Angriffsrolle gegen dich nichts.
about-item-crested-helm = Du darfst vier Rollen halten statt drei.
about-item-iron-gauntlets = Deine Waffe schlägt mit 1 mehr zu. Deine bloße Hand nicht.
about-item-swift-boots = Deine Bewegungswürfe zählen 2 mehr, außer wenn du fliehst.
about-item-ring-of-warding = Direkter Schaden tut dir nichts.
about-item-ring-of-tides = Zu Beginn jedes deiner Spielzüge heilst du 1.
about-item-lucky-charm = Einmal im Zug darfst du den schlechteren Würfel deines Weges oder deiner Flucht noch einmal werfen.
about-item-travellers-cloak = Spieler, an denen du vorbeigehst, können keinen Kampf mit dir beginnen.
about-item-hunters-horn = Du schlägst mit 1 mehr nach Feinden. Gegen Spieler hilft es nicht.
about-item-scholars-satchel = Wenn du fehlende Rollen ziehst, ziehst du eine mehr und legst dann eine zurück.
about-item-pilgrims-lantern = Wenn du eine Karte des Landes ziehst, siehst du zwei und wählst eine. Die andere kommt wieder obenauf.
about-item-crown-of-the-king = Agrimors Krone öffnet den Thronsaal: Trag sie hinein, und du gewinnst. Sie liegt, wo ihr Träger fällt.
about-item-hammer = Repariert einen zerbrochenen Gegenstand, in deinem eigenen Zug. Eine zerbrochene Kombo zählt als einer.
about-item-torch = Beendet sofort dein Warten, wenn dich kein Feind festhält. Spielt ihr mit Todeszonen, erhellt sie auch den Wald.
about-item-healing-herb = Heilt 4, in deinem eigenen Zug.
about-item-elixir = Heilt alle deine Wunden, in deinem eigenen Zug.
about-item-rope = Kletter in deinem Spielzug auf ein Wegfeld deines Gebiets, bis 3 Schritte weit. Dort handelst du dann.
about-item-lockpick = Zieh in einem Bauwerk zwei Beutekarten und nimm eine davon.
about-item-spyglass = Sieh die Rollen und gestellten Fallen eines Spielers.
about-item-whetstone = Dein nächster Angriff mit einer Waffe in diesem Zug ist um 2 stärker.
about-item-smoke-pot = Flieh in einem Kampf, was immer du würfelst. Die Würfel sagen trotzdem, wie weit.
about-item-rucksack = Du kannst fünf Dinge mehr tragen. Verlierst du ihn, verlierst du, was darin ist; an Werkzeuge darin kommst du im Kampf nicht heran.
about-item-life-token = Würdest du sterben, wird sie stattdessen verbraucht, und du bleibst mit 5 Leben, wo du bist.

## Scrolls

about-scroll-firebolt = Gibt einem deiner Angriffe 4 dazu. Er ist Feuer: 2 mehr gegen Wasser, nichts gegen Feuer.
about-scroll-ice-lance = Gibt einem deiner Angriffe 4 dazu. Sie ist Wasser: 2 mehr gegen Feuer, nichts gegen Wasser.
about-scroll-gale-blade = Gibt einem deiner Angriffe 4 dazu. Sie ist Luft: 2 mehr gegen Erde, nichts gegen Luft.
about-scroll-stone-fist = Gibt einem deiner Angriffe 4 dazu. Sie ist Erde: 2 mehr gegen Luft, nichts gegen Erde.
about-scroll-war-cry = Deine Waffe oder deine Hand schlägt in einem Angriff mit 3 mehr zu.
about-scroll-sunder = In einem Kampf, oder wenn du einen Spieler triffst: Zerbrich die Waffe oder den Schild, den er trägt.
about-scroll-blood-dart = 2 direkter Schaden gegen einen Feind, den du bekämpfst, oder einen Spieler, den du triffst. Keine Abwehr hilft dagegen.
about-scroll-call-the-pack = Gibt einem deiner Angriffe einen Würfel dazu.
about-scroll-stone-skin = Wenn du angegriffen wirst, wehrst du diesen Hieb mit 4 mehr ab.
about-scroll-mirror-ward = Greift dich ein Spieler mit einer Rolle an, trifft ihr Teil des Angriffs ihn selbst.
about-scroll-mend = Heilt 4: in deinem eigenen Zug, oder nach einem Hieb, der dich getroffen hat.
about-scroll-second-wind = Heil in deinem eigenen Zug 2 und zieh sofort eine Rolle.
about-scroll-conjured-blade = Du schlägst mit einer Waffe von 5 zu, die nicht zerbricht, bis der Kampf oder der Zug endet.
about-scroll-conjured-bulwark = Du wehrst mit einem Schild von 4 ab, der nicht zerbricht, bis der Kampf oder der Zug endet. Du darfst die Rolle benutzen, wenn du angegriffen wirst.
about-scroll-entangle = Ein Spieler, den du triffst oder bekämpfst, ist gefangen: Er sitzt einen Zug lang fest, ohne jede Abwehr.
about-scroll-nullify = Hebt eine Rolle auf, die ein anderer Spieler gerade benutzt hat.
about-scroll-homeward = Spring in deinem eigenen Zug in irgendein Gasthaus und handle dort.
about-scroll-step-through = Spring in deinem eigenen Zug auf ein Wegfeld deines Gebiets oder des nächsten und handle dort.
about-scroll-swap-places = Tausch in deinem Spielzug den Platz mit irgendeinem lebenden Spieler. Danach handelst nur du.
about-scroll-far-voice = Tausch in deinem Spielzug mit irgendeinem lebenden Spieler, greif ihn an oder benutz eine Rolle gegen ihn, wo er auch ist. Niemand bewegt sich.
about-scroll-swift-feet = Nach deinem Bewegungswurf darfst du 4 Schritte mehr gehen.
about-scroll-bar-the-way = Versperr in deinem Spielzug ein Feld, bis 6 weit. Niemand sonst betritt es, bis dein nächster Zug beginnt.
about-scroll-read-the-land = Sieh in deinem Spielzug die obersten drei Karten eines Landes an und leg sie in beliebiger Reihenfolge zurück.
about-scroll-binding-charm = Bring ihn in deinem Spielzug an: Deine Waffe schlägt mit 1 mehr zu, oder dein Schild wehrt 1 mehr ab, für immer.

## Enemies

about-enemy = Machst du mehr Schaden, als du nimmst, bekommst du { $coin ->
    [one] 1 Münze
   *[other] { $coin } Münzen
  }{ $loot ->
    [0] { "" }
   *[other] {" "}und eine Beutekarte
  }{ $heal ->
    [0] { "" }
   *[other] {" "}und heilst { $heal }
  }{ $essence ->
    [0] { "" }
   *[other] {" "}und darfst die Essenz behalten, { $essence } wert
  }. Nimmst du mehr, verlierst du { $cost ->
    [one] 1 Münze
   *[other] { $cost } Münzen
  }{ $penalty ->
    [back] {" "}und gehst { $amount ->
        [one] einen Schritt
       *[other] { $amount } Schritte
      } zurück
    [move] {" "}und musst { $amount } Schritte gehen
    [remain] {", "}und du wirst { $amount ->
        [one] einen Zug
       *[other] { $amount } Züge
      } lang festgehalten
    [scrolls] { $amount ->
        [0] {" "}und alle deine Rollen
       *[other] {" "}und eine Rolle
      }
    [carried] {" "}und ein Ding aus deinem Gepäck
    [worn] {" "}und { $slot ->
        [weapon] deine Waffe
        [shield] deinen Schild
        [special] deinen besonderen Gegenstand
        [helmet] deinen Helm
        [body] deine Körperrüstung
        [gauntlets] deine Handschuhe
        [boots] deine Stiefel
        [rucksack] deinen Rucksack mit allem, was darin ist
       *[ring] deinen Ring
      }
   *[none] { "" }
  }.
about-enemy-k0 = Der Drache der Felsen. Besiegst du ihn, bekommst du 6 Münzen und die Königskrone; in der Verteidigung zieht er auf die Burg, und was er verliert, bleibt verloren.

about-boss-gatewarden = Er versperrt die Straße des Solos. Verlierst du, nimmt er außer den Münzen auch deinen Schild.
about-boss-sister-ruin = Sie versperrt die Straße des Solos. Sie ist Feuer: Wasser trifft sie mit 2 mehr, Feuer mit nichts.
about-boss-twin-kings = Sie versperren die Straße des Solos. Der erste Teil deines Angriffs zählt halb, abgerundet.
about-boss-dead-throne = Der letzte Boss der Straße. Schlägst du ihn, gewinnst du.

## Traps

about-trap-rope-snare = Schnappt bei alten Bäumen zu, für andere: Sie sitzen einen Zug fest. Ein Seil gibt 2 direkten Schaden dazu, dann nimmt dir ein Dolch eins ihrer Dinge.
about-trap-bridge-saw = Schnappt bei Brücken zu, für andere: 2 direkter Schaden. Eine Axt gibt 2 dazu, dann lässt ein Seil sie einen Zug festsitzen.
about-trap-jetty-net = Schnappt bei Stegen zu, für andere: Sie sitzen einen Zug fest. Ein Seil nimmt 3 Münzen für dich, dann gibt ein Speer 3 direkten Schaden dazu.
about-trap-rockfall = Du darfst sie auslösen, wenn ein anderer Spieler in den Felsen handelt: 2 direkter Schaden. Ein Hammer gibt 2 dazu, dann zerbricht ein Streitkolben den Schild.
about-trap-poisoned-gift = Benutz sie gegen einen Spieler auf deinem Feld: 3 direkter Schaden. Ein Heilkraut gibt 2 dazu, dann lässt irgendeine Rolle ihn einen Zug festsitzen.
about-trap-false-signpost = Schnappt bei Wegweisern zu, für andere: Du führst sie 4 Schritte. Eine Fackel macht 7 daraus, dann schickt irgendeine Rolle sie auf ein Wegfeld deiner Wahl.
about-trap-dead-mans-well = Schnappt bei Brunnen zu, für andere: 2 direkter Schaden. Eine Fackel kostet sie den nächsten Bewegungswurf, dann nimmt irgendeine Rolle 4 Münzen für dich.
about-trap-cairn-curse = Schnappt bei Steinhügeln zu, für andere: Sie werfen eine Rolle ab. Ein Wetzstein nimmt alle Rollen, dann lässt ein Elixier sie einen Zug festsitzen.
about-trap-tripwire = Du darfst sie auslösen, wenn ein anderer Spieler im Wald handelt: 1 direkter Schaden. Ein Seil lässt ihn einen Zug festsitzen, dann gibt ein Kurzschwert 3 Schaden dazu.

## Lone Quests

about-lone-lq1 = Schieb den Karren für 5 Münzen, oder kämpf gegen einen Heckenräuber für 9.
about-lone-lq2 = Gib ein Heilkraut für ein Langschwert, oder kauf für 2 Münzen Wasser und zieh eine Rolle.
about-lone-lq3 = Warte mit dem Kind einen Zug für 4 Münzen und ein Heilkraut, oder kämpf gegen einen Grauwolf für 8 Münzen.
about-lone-lq4 = Wirf einen Würfel: 4 oder mehr bringt eine Beutekarte, weniger kostet 2 Münzen.
about-lone-lq5 = Tauch danach: 2 direkter Schaden, dann die bessere von zwei Beutekarten.
about-lone-lq6 = Flick das Boot mit Hammer oder Seil für 10 Münzen, oder kämpf gegen eine Schmugglerbande für 9.
about-lone-lq7 = Zahl 4 Münzen und wirf einen Würfel: 4 oder 5 bringt 8 Münzen, 6 eine Plattenrüstung.
about-lone-lq8 = Bleib zwei Züge für volles Leben und 6 Münzen, oder gib eine Fackel für 7 Münzen.
about-lone-lq9 = Zahl 5 Münzen für volles Leben und eine Beutekarte, oder kämpf gegen einen Grabhund für 6 Münzen.
about-lone-lq10 = Trau einem der Zwillinge und wirf einen Würfel: gerade bringt eine Beutekarte, ungerade kostet einen Zug.
about-lone-lq11 = Überbring den Brief binnen drei Zügen in irgendeine Schenke für 12 Münzen, oder öffne ihn für 2 Münzen und verlier eine Rolle.
about-lone-lq12 = Gib eine Fackel und einen Hammer für eine Plattenrüstung oder 14 Münzen, oder brich das Tor auf: 3 direkter Schaden, dann eine Beutekarte.

## Finds

about-relic = Behalt sie und wirf in irgendeinem deiner Züge einen Würfel; dann ist sie fort. { $relic-does }.
about-ring = Du wirfst einen Würfel und gehorchst. 2: { $ring-on-two }. 3: { $ring-on-three }. 4: { $ring-on-four }. 5: { $ring-on-five }. 6: { $ring-on-six }.

## The land

about-tile-land = Außerhalb der Bauwerke ziehst du hier Karten dieses Landes: { $land }.
about-tile-town = Eine ummauerte Stadt mit Gasthaus, Markt und Schenke. Außerhalb der Mauern ziehst du Karten der Flur.
about-tile-castle = Hier steht der Thronsaal. Rundherum ziehst du Karten der Flur.
about-structure = Halt bei { $step } an und geh für eine Beutekarte hinein, oder bleib draußen und zieh eine Karte des Landes.
about-quick = Ein Schleichweg zwischen { $steps }. Er kostet einen Schritt, in welcher Richtung auch immer.
about-feature = Zu finden bei { $steps }. { $traps-count ->
    [0] Keine Falle schnappt dort zu.
    [one] Eine Falle anderer Spieler kann dort zuschnappen: { $traps }.
   *[other] Fallen anderer Spieler können dort zuschnappen: { $traps }.
  }
about-terrain-field = Das leichteste Land: Die meisten seiner Feinde sind von Stufe 1 bis 3. Städte und Burg stehen darin.
about-terrain-woods = Tiere und Wilderer, zwei davon Stufe 4. Alte Bäume verbergen Schlingen.
about-terrain-docks = Wasser, und wer davon lebt. Stege führen zur Fähre.
about-terrain-rocks = Das härteste Land, mit Feinden bis Stufe 5 und dem Drachen Agrimor. Viele Münzen, und die Krone.
about-deck-loot = Was du in Bauwerken findest: seltene Gegenstände, Münzen, Reliquien und Baue, aus denen ein Feind dieses Landes kommt.
place-castle = Thronsaal
about-place-castle = Er öffnet sich einem Helden mit allen Landsteinen im Spiel, Saladar mit allen Medaillonstücken, und jedem mit der Krone. Kommst du hinein, gewinnst du.
place-inn = Gasthaus
about-place-inn = Halt hier an, und alle deine Wunden heilen.
place-market = Markt
about-place-market = Kauf, verkauf und reparier, so viel du willst, und kauf Fallen. Solange du drinnen bist, kann dir niemand begegnen.
place-tavern = Schenke
about-place-tavern = Gib Aufträge ab und leg für alle einen neuen offen hin.
place-carriage = Kutsche
about-place-carriage = Für 3 Münzen bringt sie dich zur Kutsche einer anderen Stadt.

## States and tokens

mark-held = Von einem Feind festgehalten
about-mark-held = Du kannst nicht gehen, ziehen oder getroffen werden, bis deine Züge vorbei sind, jemand den Feind besiegt oder ein Sprung dich fortbringt.
mark-trapped = Gefangen
about-mark-trapped = Deine nächsten Züge sitzt du ohne jede Abwehr fest und ziehst in jedem die Karte deines Feldes. Andere dürfen dir begegnen.
mark-combo = Kombo
about-mark-combo = Eine Waffe und ihr Gegenstück, getragen wie eins: ein besserer Angriff, und eine Abwehr dazu. Beide zerbrechen zusammen.
mark-broken = Zerbrochen
about-mark-broken = Es nützt nichts, wiegt gleich viel und bringt die Hälfte. Ein Markt repariert alles für 5 Münzen, ein Hammer ein Ding.
mark-essence = Essenz
about-mark-essence = Was von einem Wesen übrig ist. Gib sie einem Angriff oder einer Abwehr dazu, gib sie ab, verkauf sie, oder heil dich mit einem Landstein ihres Landes ganz.
mark-direct = Direkter Schaden
about-mark-direct = Keine Abwehr senkt ihn. Nur ein Schutzring hält ihn ab.
mark-element = Element
about-mark-element = Feuer und Wasser stehen einander entgegen, und Erde und Luft auch: 2 mehr gegen das Gegenteil, nichts gegen dasselbe.
mark-hidden = Verborgen
about-mark-hidden = Mischst du dich in einen Kampf, kann dich vor deinem ersten Kampfzug niemand angreifen.
mark-afar = Aus der Ferne
about-mark-afar = Du nimmst an einem Kampf teil, ohne auf seinem Feld zu stehen. Du darfst ihn in jedem Kampfzug verlassen, und deinetwegen dauert er nicht an.
mark-stone = Landstein
about-mark-stone = Ein Held mit allen, die im Spiel sind, darf in den Thronsaal. Auf seinem eigenen Land ist er aktiv: Saladar kehrt darauf zurück und hat 1 Leben mehr.
mark-piece = Medaillonstück
about-mark-piece = Ein Held, der mit einem stirbt, verliert alle und kehrt zurück. Saladar gewinnt mit allen im Thronsaal.
mark-group = Gruppe
about-mark-group = Helden auf einem Feld, die zusammen gehen: Angriff und Abwehr werden addiert, und sie teilen, was sie halten. Einer von ihnen würfelt und nimmt den Schaden.

## How it stands now

now-worn = getragen von { $name }
now-carried = in deinem Gepäck
now-hand = { $count ->
    [one] eine auf deiner Hand
   *[other] { $count } auf deiner Hand
  }
now-market = { $count ->
    [one] einmal auf dem Markt für { $coin } Münzen
   *[other] { $count }-mal auf dem Markt für je { $coin } Münzen
  }
now-set = von dir gestellt, Stufe { $level }
now-open = offen für alle
now-progress = du hast { $done } von { $needed }
now-holds = hält { $name } fest
now-spares = in dieser Spielart kostet ein verlorener Kampf nur den Schaden
now-roams = bei { $step }
now-marches = nach dieser Runde: { $whither }
now-dragon = { $health } Leben, bei { $step }
now-lone = { $turns ->
    [one] noch ein Zug
   *[other] noch { $turns } Züge
  }
now-player = { $name }, { $health } von { $most } Leben
now-out = { $name }, aus dem Spiel
now-town = noch { $left } Stärke
now-here = { $name } ist hier
now-next = der nächste Boss, auf Feld { $space }
now-beaten = geschlagen
now-skipped = steht nicht an dieser Straße
now-stone-held = { $name } hat ihn: { $stone }
now-stone-lies = bei { $step } liegt: { $stone }
now-pieces = { $name } hat { $count }
now-you = das gilt für dich
