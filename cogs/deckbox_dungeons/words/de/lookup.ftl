### What can be looked up: each noun in a sentence or two, its figures, and how it stands now.

## Kinds

noun-enemy = Feinde
    .one = Feind
noun-keyword = Schlüsselwörter
    .one = Schlüsselwort
noun-item = Gegenstände
    .one = Gegenstand
noun-hero = Helden
    .one = Held
noun-equipment = Ausrüstung
    .one = Ausrüstung
noun-ability = Fähigkeiten
    .one = Fähigkeit
noun-quest = Abenteuer
    .one = Abenteuer
noun-encounter = Begegnungen
    .one = Begegnung
noun-face = Räume
    .one = Raum
noun-terrain = Die Karte
    .one = Auf der Karte
noun-value = Begriffe des Spiels
    .one = Begriff des Spiels
noun-skill = Eigenschaften
    .one = Eigenschaft
noun-level = Stufen
    .one = Stufe

## Enemies: `about` says how it decides, `figures` what it rolls

about-enemy = { $stance ->
    [charge] Rennt heran und schlägt zu.
    [skirmish] Schießt von so weit weg wie möglich und schlägt nur zu, wenn kein Schuss möglich ist.
    [hold] Schießt vom nächsten Feld, das genügt, und schlägt nur zu, wenn kein Schuss möglich ist.
    [striker] Schlägt zu und schießt nur, wenn kein Schlag möglich ist.
   *[shooter] Schießt und schlägt nur zu, wenn kein Schuss möglich ist.
  } Unter den Helden, die erreichbar sind, ist das liebste Ziel { $focus ->
    [nearest] der nächste
    [weakest] der mit den wenigsten Leben
   *[brightest] der mit der meisten Energie
  }.{ $words ->
    [0] { "" }
   *[other] {" "}Kann: { $keywords }.
  }
figures-enemy = { $colour ->
    [green] Grün
    [blue] Blau
   *[red] Roter Boss
  } · höchstens { $most } Leben{ $colour ->
    [red] {" "}je Würfel
   *[other] { "" }
  } · Tempo { $speed } · Abwehr { lookup-defence }{ $melee_dice ->
    [0] { "" }
    [one] {" "}· Nahkampf 1 Würfel { lookup-melee }
   *[other] {" "}· Nahkampf { $melee_dice } Würfel { lookup-melee }
  }{ $ranged_dice ->
    [0] { "" }
   *[other] {" "}· Fernkampf { $ranged_dice } Würfel { lookup-ranged }
  } · bei Schwer { $harder ->
    [melee] Nahkampf { $hard_melee_dice } Würfel { lookup-hard-melee }
   *[ranged] Fernkampf { $hard_ranged_dice } Würfel { lookup-hard-ranged }
  } · bei Grausam ein Würfel mehr
lookup-defence = { $defence ->
    [-1] −1
   *[other] +{ $defence }
  }
lookup-melee = +{ $melee_plus }
lookup-ranged = +{ $ranged_plus }
lookup-hard-melee = +{ $hard_melee_plus }
lookup-hard-ranged = +{ $hard_ranged_plus }

## Keywords

keyword-reach = Reichweite
keyword-crush = Zerschmettern
keyword-stun = Betäuben
keyword-pierce = Durchdringen
keyword-siphon = Entziehen
keyword-regenerate = Regeneration
keyword-ritual = Ritual
keyword-barrage = Salve
keyword-heavy = Wuchtig
about-keyword-reach = Schlägt auch schräg, wenn nicht beide Felder dazwischen Wand sind.
about-keyword-crush = Jeder Treffer, der nicht abgewehrt wird, schlägt 2 Wunden statt 1.
about-keyword-stun = Ein Feind, der davon verwundet wird, setzt sein nächstes Handeln aus. Einen Boss betäubt niemand.
about-keyword-pierce = Wer getroffen wird, hat dagegen 1 Abwehr weniger.
about-keyword-siphon = Wenn dieser Feind handelt, verliert jeder Held in seinem Raum und den Nachbarräumen 1 Energie.
about-keyword-regenerate = Gewinnt am Ende jeder Runde 1 Leben zurück, höchstens so viel, wie der Würfel zeigen kann.
about-keyword-ritual = Wenn dieser Feind jemanden verwundet, gewinnt der schwächste Feind in seinem Raum 1 Leben, vielleicht er selbst.
about-keyword-barrage = Jeder Würfel darf sein eigenes Ziel haben. Ein Feind verteilt seine Würfel einzeln und beginnt mit seinem liebsten Helden.
about-keyword-heavy = Ein Angriff damit bringt höchstens 1 Energie, so oft er auch trifft.

## Cards of a hero, and of the market

about-item = { $timing ->
    [kept] Wird nicht verbraucht; { $item-does }.
    [own] Einmal, in deinem eigenen Zug: { $item-does }.
    [any] Einmal, jederzeit außer während eines Wurfs: { $item-does }.
    [pre] Einmal, kurz bevor du würfelst: { $item-does }.
    [post] Einmal, kurz nachdem du gewürfelt hast: { $item-does }.
    [fall] Einmal: { $item-does }.
   *[react] Einmal, wenn dich ein Feind getroffen hat: { $item-does }.
  }
figures-item = { $cost } Gold · { $copies ->
    [one] 1 Karte
   *[other] { $copies } Karten
  } in der Schachtel
about-hero = { $hero-role }. { $hero-does }.
about-equipment = Damit kämpfst du so: { $equipment-does }.
about-ability = Für { $energy } Energie: { $ability-does }.
figures-ability = { $energy } Energie · { $strength ->
    [0] { "" }
   *[other] Stärke +{ $strength }
  }{ $dexterity ->
    [0] { "" }
   *[other] Geschick +{ $dexterity }
  }{ $wisdom ->
    [0] { "" }
   *[other] Weisheit +{ $wisdom }
  }{ $charisma ->
    [0] { "" }
   *[other] Charisma +{ $charisma }
  }

## Quests and encounters

about-quest = { $quest-intro } { $quest-goal }{ $shape ->
    [seals] {" "}Jedes Siegel, das ihr brecht, nimmt ihm 1 Abwehr und 1 Würfel.
    [hold] {" "}In jeder Erholung kommt eine neue Welle.
    [fetch] {" "}Wenn ihr den zweiten nehmt, ruft die Glocke noch mehr von ihnen.
    [heist] {" "}Ab Runde { $late } bringt jede Erholung einen blauen Feind zum Stern des Startraums.
   *[other] { "" }
  }{ $sleeps ->
    [0] { "" }
   *[other] {" "}Der Boss schläft, bis ihr ihn verwundet oder { $sleeps } Erholungen vorbei sind, seit ihr ihn gefunden habt.
  }
figures-quest = { $boss ->
    [0] Kein Boss
   *[other] Boss: { $name }
  }{ $doom ->
    [0] { "" }
   *[other] {" "}· verloren bei Verhängnis { $doom } (Schwer und Grausam { $harder_doom })
  }{ $dawn ->
    [0] { "" }
   *[other] {" "}· Morgen nach Runde { $dawn } (Schwer und Grausam { $harder_dawn })
  }{ $fare2 ->
    [0] { "" }
   *[other] {" "}· Fährgeld { $fare2 }, { $fare3 } oder { $fare4 } Gold für 2, 3 oder 4 Helden
  }
about-encounter = { $encounter-line }{ $reveal ->
    [q1c] {" "}Der Held, der den Weg geöffnet hat, macht sofort eine Probe auf Geschick 1; misslingt sie, kostet das 1 Leben.
    [q4h] {" "}Der Held, der den Weg geöffnet hat, macht sofort eine Probe auf Geschick 2; misslingt sie, kostet das 2 Leben.
    [q1f] {" "}Ihr dürft das Glas öffnen: Bei 1 oder 2 verlieren alle im Raum 1 Leben, bei 3 bis 6 gewinnen alle 1 Gold.
    [q6f] {" "}Ihr dürft 1 Gold für eine Karte des Marktes geben, die höchstens 4 kostet.
   *[none] { "" }
  }{ $has_deed ->
    [0] { "" }
   *[other] {" "}{ $deed } ({ $skill } { $needed }): { $deed-gain }
  }
figures-encounter = Zwei Helden treffen auf { $boss ->
    [0] { "" }
   *[other] den Boss und{ " " }
  }{ $blue ->
    [0] { "" }
    [one] 1 blauen{ " " }
   *[other] { $blue } blaue{ " " }
  }{ $green ->
    [0] { $blue ->
        [one] Würfel
       *[other] Würfel
      }
    [one] { $blue ->
        [0] 1 grünen Würfel
       *[other] und 1 grünen Würfel
      }
   *[other] { $blue ->
        [0] { $green } grüne Würfel
       *[other] und { $green } grüne Würfel
      }
  }; jeder weitere Held bringt { $more_blue ->
    [0] { "" }
   *[other] 1 blauen und{ " " }
  }{ $more_green } grüne dazu

## Rooms and what is on the map

about-face = { $part ->
    [start] Hier beginnt eine Gruppe.
    [goal] Hier hat ein Abenteuer sein Ziel.
   *[body] Ein Raum am Weg.
  } { $ways ->
    [0] Kein Weg führt weiter.
    [one] Ein Weg führt weiter.
   *[other] { $ways } Wege führen weiter.
  }{ $water ->
    [0] { "" }
   *[other] {" "}Es gibt Wasser.
  }{ $pits ->
    [0] { "" }
    [one] {" "}Es gibt eine Grube.
   *[other] {" "}Es gibt Gruben.
  }
terrain-water = Wasser
terrain-pit = Grube
terrain-wall = Wand
terrain-doorway = Tür
terrain-way = Unerforschter Weg
terrain-start = Startfeld
terrain-star = Stern
about-terrain-water = Es zu betreten kostet 2 Schritte, und es verbirgt niemanden.
about-terrain-pit = Sie zu betreten kostet jedes Mal 1 Leben und kann dich zu Boden bringen. Feinde treten nie hinein.
about-terrain-wall = Niemand geht oder sieht hindurch. Ein Ausgang ohne passenden Ausgang gegenüber ist auch Wand.
about-terrain-doorway = Das Feld zwischen zwei Räumen. Es gehört zu beiden; von dort schießt du nur in diese zwei.
about-terrain-way = Betritt ihn, und du erkundest: Ein neuer Raum wird gelegt, und was darin ist, kommt. Dann geht deine Bewegung weiter.
about-terrain-start = Hier kommt die Gruppe herein. In zwei Abenteuern muss sie hier auch hinaus: jeder Held, der steht, auf einem eigenen Startfeld.
about-terrain-star = Die Tat des Raums tust du auf ihm oder daneben. Bei einem hellen Stern gibt es etwas zu tun; Feinde erscheinen auf ihm und um ihn herum.

## Words of the game

value-attack = Angriff
value-deed = Tat
value-market = Markt
value-doom = Verhängnis
value-tongue = Glockenklöppel
value-seal = Siegel
value-health = Leben
value-energy = Energie
value-treasure = Gold
value-action = Aktion
value-speed = Tempo
value-defence = Abwehr
value-melee = Nahkampf
value-ranged = Fernkampf
value-critical = Kritischer Treffer
about-value-attack = Eine Aktion: Wirf die Würfel deiner Waffe und zähl zu jedem ihren Bonus; ab 6 trifft er. Jeder Treffer kann abgewehrt werden; die übrigen schlagen je 1 Wunde.
about-value-deed = Was man in einem Raum tun kann, auf seinem Stern oder daneben. Das braucht eine Aktion und eine Probe; misslingt sie, versuch es mit einer weiteren.
about-value-market = Drei Karten liegen offen. Kauf sie jederzeit mit Gold, nur nicht während eines Wurfs; die nächste Karte kommt sofort.
about-value-doom = Es steigt in jeder Erholung um 1, im Roten Chor auch, wenn ein Held zu Boden geht. Ist es voll, ist das Abenteuer verloren.
about-value-tongue = Die Gruppe braucht zwei von dreien. Sie liegen in zwei Räumen der Kapelle; den dritten hat der Diakon.
about-value-seal = Drei Räume bergen je eins. Jedes, das ihr brecht, nimmt dem König unter Glas 1 Abwehr und 1 Würfel.
about-value-health = Bei 0 liegst du am Boden und kannst nichts tun. Ein Freund neben dir kann dir mit einer Aktion aufhelfen; du stehst mit 2 auf.
about-value-energy = Jeder Treffer deiner Angriffe bringt 1, abgewehrt oder nicht. Damit bezahlst du deine Fähigkeit. Du hältst höchstens 10.
about-value-treasure = Du wirfst den Würfel jedes Feindes, den du besiegst, und bekommst so viel. Kauf damit, wann du willst. Du trägst höchstens 20.
about-value-action = Du hast zwei je Zug: bewegen, angreifen, die Tat eines Raums, aufhelfen. Du darfst zweimal dasselbe tun.
about-value-speed = Wie weit eine Bewegung dich bringt. Ein Feld kostet 1 Schritt, Wasser 2.
about-value-defence = Kommt zu jedem Abwehrwürfel dazu. Du wirfst einen für jeden Treffer, der nicht kritisch ist; ab 6 ist er abgewehrt.
about-value-melee = Ein Angriff auf die vier Felder neben dir: Wirf deine Nahkampfwürfel, zähl zu jedem den Bonus, und ab 6 trifft er.
about-value-ranged = Ein Angriff auf jemanden, den du in deinem Raum oder einem Nachbarraum siehst, nicht gleich neben dir. Ab 6 mit dem Bonus trifft er.
about-value-critical = Eine gewürfelte 6 eines Helden trifft immer, und niemand kann sie abwehren. Feinde haben keine.
about-skill = Eine Probe wirft 4 Würfel und zählt zu jedem deinen Bonus: Ab 6 ist es ein Erfolg. Du brauchst so viele Erfolge, wie die Zahl sagt.
about-level-normal = Die Feinde zeigen ihre normale Seite. Um das Spiel zu lernen.
about-level-hard = Jeder Feind zeigt seine härtere Seite, und es kommen mehr davon.
about-level-dire = Die härteren Seiten, mehr Feinde, und jeder Angriff eines Feindes wirft einen Würfel mehr.

## How it stands now

noun-now-enemy = #{ $number } auf { $spot } mit { $health } Leben{ $state ->
    [asleep] , schläft
    [stunned] , betäubt
    [chained] , festgekettet
   *[none] { "" }
  }
noun-now-rolls = { $mode ->
    [melee] Nahkampf
   *[ranged] Fernkampf
  } { dice-plus } in dieser Partie
noun-now-sale = zu kaufen für { $cost } Gold
noun-now-held = bei { $hero }
noun-now-worn = benutzt von { $hero } ({ $name })
noun-now-played = gespielt von { $name }
noun-now-fares = { $state ->
    [down] am Boden auf { $spot }
   *[up] auf { $spot } mit { $health } von { $most } Leben
  }, { $energy } Energie, { $treasure } Gold
noun-now-spent = auf der Ablage
noun-now-deck = noch im Stapel
noun-now-has = { $count ->
    [one] Das hat: { $names }
   *[other] Das haben: { $names }
  }
noun-now-deed = zu tun bei { $spot }
noun-now-done = getan
noun-now-lies = auf der Karte, der Stern auf { $spot }
noun-now-level = so wird diese Partie gespielt

## Chances

odds-strike = { $percent } % verwunden
odds-strike-fell = { $percent } % verwunden, { $fell } % fällen
odds-fell = { $percent } % fällen
odds-check = { $percent } % Erfolg
odds-jar = { $percent } % Glück
odds-block = { $percent } % abwehren
odds-stand = { $percent } % stehen bleiben
odds-safe = dort träfe dich niemand
odds-peril = dort stehen { $there } deiner { $health } auf dem Spiel, hier { $here }
odds-stay = hier stehen { $here } deiner { $health } auf dem Spiel
