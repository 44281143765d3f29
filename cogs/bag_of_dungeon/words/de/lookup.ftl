### What can be looked up: what each thing does, its figures, and how it stands now.

noun-adventurer = Abenteurer
    .one = Abenteurer
noun-class = Klassen
    .one = Klasse
noun-monster = Monster
    .one = Monster
noun-item = Gegenstände
    .one = Gegenstand
noun-ground = Felder
    .one = Feld
noun-play = Was Talentmarker können
    .one = Einsatz eines Talentmarkers
noun-mark = Zeichen und Schätze
    .one = Zeichen

## Figures

told-attack = { $dice }W6{ $plus ->
    [0] { "" }
   *[other] +{ $plus }
  }
figures-adventurer = { $adventurer-class } · { $hp } TP · { $ap } AP · schlägt mit { told-attack }
figures-class = { $hp } TP · { $ap } AP · schlägt mit { told-attack }
figures-monster = { $hp ->
    [0] So stark wie der, der ihm begegnet
   *[other] { $hp } TP · schlägt mit { told-attack }
  }{ $purple_hp ->
    [0] { "" }
   *[other] { " " }· violett: { $purple_hp } TP, { $purple_dice }W6+{ $purple_plus }
  }{ $rewards ->
    [0] { "" }
    [one] { " " }· eine Belohnung
   *[other] { " " }· { $rewards } Belohnungen
  }{ $is_boss ->
    [1] { " " }· zählt als zwei Trophäen
   *[other] { "" }
  }
figures-item = { $slot } · { $world-bag }{ $count ->
    [1] { "" }
   *[other] , { $count } Stück
  }
slot-hand = In einer Hand gehalten
slot-hands = In beiden Händen gehalten
slot-armour = Als Rüstung getragen
slot-attire = Als Stiefel oder Umhang getragen
slot-pack = Wirkt aus dem Rucksack
slot-none = Braucht keinen Platz

## What they do

about-adventurer = { $skill }: { $skill-does }.
about-class = { $skill }: { $skill-does }. Zwei Talentmarker kaufen eine Verbesserung, am Anfang gewählt: „{ $side-a }“ oder „{ $side-b }“.
about-monster = Es kann keine Tricks: Es schlägt mit seinen Würfeln, und wenn du es verletzt, ohne es zu töten, erholt es sich.
about-monster-reacher = Sein Stachel: Wann immer er dich verletzt, nehmen alle Abenteurer bis zu 4 Felder entfernt in seiner Sichtlinie die Hälfte davon, und Rüstung hilft ihnen nicht.
about-monster-mirror-monster = Es übernimmt TP, Würfel und Bonus des Abenteurers, der es aufdeckt, samt Waffen. Es bringt Belohnungen nach den übernommenen TP.
about-monster-red-dragon = Er bewacht den Ausgang und verlässt ihn nie. Pfeile tun ihm nichts, er stürmt nicht an, und wer durch ihn fällt, verliert seine Gegenstände an die Heilquelle.
about-monster-bog-hag = Verletzt sie dich, bist du vergiftet: Ein Marker belegt einen deiner Plätze, bis du kuriert bist.
about-monster-vine-horror = Es hält fest: Du kannst erst fliehen, wenn du eine Runde gekämpft hast.
about-monster-spiders = Sie kommen aus einem Netz, so viele, wie ein Würfel zeigt, je 1 TP, und zählen ihre Anzahl zum Wurf dazu. Eine Wunde von ihnen vergiftet dich; Überlebende verschwinden nach dem Kampf.
about-monster-morna-gul = Er jagt, wer Samen trägt, 2W6 Felder nach jeder Runde. Jeder auf Roter Ranke gepflanzte Samen nimmt ihm einen Würfel; jeder Abenteurer, den er tötet, gibt ihm 5 TP zurück.
about-enhanced = { $asleep }. Erweckt, statt eine Belohnung zu nehmen: { $awake }.
about-ground-monster = Hier wartet ein unbekanntes Monster. Es wird aufgedeckt, wenn jemand hineingeht, darauf schießt oder mit einem Zauberschwert hinsieht.
about-ground-item = Ein verborgener Gegenstand liegt verdeckt da. Wer hier steht, darf ihn für 0 AP nehmen; es kann eine Falle sein.
about-ground-spikey = Wenn du hereinkommst, gib einen Gegenstand auf, um ihn zu verklemmen, oder würfle: Bei 1 oder 2 nehmen alle hier 1W6, und Rüstung hilft nicht. Monster lösen ihn immer aus.
about-ground-pool = Beende hier deinen Zug und nimm einen ihrer Marker: Du hast wieder volle TP. Sie hat einen für jeden Abenteurer, der im Spiel war, als sie gefunden wurde.
about-ground-exit = Der Rote Drache sitzt darauf, bis er erschlagen ist. Wer mit dem Ring hier steht, darf für 0 AP hinaus.
about-ground-gateway = Wo beide Karten gespielt werden, führt es für 1 AP zum Start des Dungeons. Sonst ist es ein leeres Feld.
about-ground-pit = Wenn du hereinkommst, würfle: Bei 1 oder 2 fällst du, und dein Zug endet. Wer in einer Partie als Erstes fällt, kämpft gegen zwei Monster, ohne Flucht und Hilfe.
about-ground-web = Betritt es, wenn sonst niemand da ist, und bei 1 oder 2 kommen Spinnen. Von einem Netz läufst du für 1 AP zu jedem anderen.
about-ground-vine = Wer hereinkommt, wird vergiftet, höchstens einmal im Zug. Bei der Jagd kann hier für 2 AP ein Brutsamen gepflanzt werden.
about-ground-bones = Einmal für alle: Zahl 2 AP, um alles Gift loszuwerden und volle TP zu haben, oder gib 3 Trophäen für einen Gegenstand.
about-ground-seed = Einmal im Zug darfst du versuchen, den Brutsamen zu nehmen: Bei einer 1 bewacht ihn ein Monster. Der Samen braucht keinen Platz.
about-ground-swamp = Durchsuch ihn einmal für 3 AP: Bei 1 bis 3 erhebt sich ein Monster, bei 4 bis 6 findest du einen Gegenstand und machst weiter.
about-ground-tree = Wenn alle, die Samen tragen, gemeinsam hier stehen, wird der Wald still, und Morna Gûl kommt.
about-ground-plain = Hier geschieht nichts.
about-ground-dstart = Hier beginnst du, und hier wachst du auf, wenn du im Dungeon ein Leben verloren hast. Auf diesem Feld darf niemand einen anderen Abenteurer angreifen.
about-ground-fstart = Hier beginnst du, und hier wachst du auf, wenn du im Wald ein Leben verloren hast. Von hier kommt Morna Gûl.
play-duck = Ducken
about-play-duck = Für einen Marker wird eine Wunde, die dir droht, um 1W6 kleiner. Du darfst dich mehrmals ducken, je für einen Marker; gegen das, was du bezahlst, etwa für eine Flucht, hilft es nicht.
play-dive = Hechtsprung
about-play-dive = Für zwei Marker tut dir eine Falle, die losgeht, nichts, oder du öffnest eine Truhe ohne Wurf.
play-riposte = Riposte
about-play-riposte = Für drei Marker geht aller Schaden, den du in dieser Kampfrunde nähmst, stattdessen an das Monster.
play-bossbane = Bossbann
about-play-bossbane = Für vier Marker hat ein Boss von nun an höchstens 10 TP. Das wirkt bei jedem Boss einmal.
play-killing-blow = Letzter Streich
about-play-killing-blow = Für einen Marker stirbt das Monster, das dich tötet, mit dir: Gib einen Gegenstand auf und erzähl, wie er es getan hat. Bei Bossen nur, wenn der Tisch es erlaubt.
about-mark-ring = Durch den Ausgang getragen gewinnt er den Dungeon. Im Wald heilt sein Träger je Trophäe 2 TP und tötet mit einem kritischen Treffer, aber Monster zeigen ihre violette Seite.
mark-seeds = Brutsamen
about-mark-seeds = Sie brauchen keinen Platz und lassen sich nicht weggeben; sie fallen nur, wenn ihr Träger stirbt. Auf Roter Ranke gepflanzt nimmt jeder Morna Gûl einen Würfel.
mark-token = Talentmarker
about-mark-token = Eine Belohnung kann ein Talentmarker statt eines Gegenstands sein. Zwei kaufen deine Verbesserung; mit einzelnen duckst du dich, springst weg, gibst einen Schlag zurück oder nimmst ein Monster mit.
mark-poison = Gift
about-mark-poison = Ein Giftmarker belegt einen deiner acht Plätze, und was dort liegt, fällt vielleicht. Du wirst höchstens einmal im Zug vergiftet; den Marker darfst du verschieben.
mark-life = Leben
about-mark-life = Du hast drei. Bei 0 TP verlierst du eins, lässt deine Gegenstände fallen und wachst mit vollen TP auf dem Start auf; ohne Leben bist du aus dem Spiel.

## How they stand

noun-now-monster = { $hp } von { $most } TP auf { $tile }
noun-now-slain = { $count ->
    [one] einmal erschlagen
   *[other] { $count }-mal erschlagen
  }
noun-now-hero = { $hero } ({ $player }): { $hp } von { $most } TP, { $lives ->
    [one] ein Leben
   *[other] { $lives } Leben
  }, { told-attack }, auf { $tile }
noun-now-gone = { $hero } ({ $player }): { $status }
noun-now-on = Auf { $tiles }
noun-now-worn = { $hero } benutzt es{ $is_awake ->
    [1] , erweckt
   *[other] { "" }
  }
noun-now-packed = im Rucksack von { $hero }{ $is_awake ->
    [1] , erweckt
   *[other] { "" }
  }
noun-now-lies = liegt auf { $tile }{ $is_awake ->
    [1] , erweckt
   *[other] { "" }
  }
noun-now-has = { $hero }: { $count }
