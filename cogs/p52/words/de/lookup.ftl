### What can be looked up: what each thing is and does, its figures, and how it stands in this match.

noun-enemy = Feinde
    .one = Feind
noun-boss = Bosse
    .one = Boss
noun-blow = Angriffe der Bosse
    .one = Angriff eines Bosses
noun-rank = Bildkarten
    .one = Bildkarte
noun-hero = Fertige Helden
    .one = Fertiger Held
noun-ability = Fähigkeiten
    .one = Fähigkeit
noun-item = Dinge
    .one = Ding
noun-ground = Felder
    .one = Feld
noun-condition = Zustände
    .one = Zustand
noun-figure = Zahlen
    .one = Zahl
noun-core = Grundwerte
    .one = Grundwert
noun-race = Völker
    .one = Volk
noun-calling = Klassen
    .one = Klasse
noun-quirk = Eigenheiten
    .one = Eigenheit
noun-light = Licht
    .one = Licht
noun-room = Räume
    .one = Raum
noun-template = Muster für Zufallsräume
    .one = Muster für einen Zufallsraum
noun-adventure = Abenteuer
    .one = Abenteuer
noun-shape = Arten von Aufträgen
    .one = Art von Auftrag
noun-difficulty = Schwierigkeit
    .one = Schwierigkeit

## Enemies

signed = { $amount ->
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $amount }
  }
figures-enemy = Auf Stufe 1: { $health } TP, trifft über { $target }{ $way ->
    [melee] { "" }
   *[other] {" "}+ Entfernung
  } für { $damage } + Überschuss{ $way ->
    [ranged] {" "}− Entfernung
   *[other] { "" }
  } · Initiative { $initiative } · Schritte { $movement } · { $experience } Erfahrung
figures-boss = { $health } TP für drei Helden auf Stufe { $level } · Initiative { $initiative } · Schritte { $movement } · { $experience } Erfahrung
about-archer = { $enemy-sight } Schießt bis zu 6 Felder weit; jedes Feld dazwischen lässt öfter danebenschießen und weniger schaden. { $movement ->
    [0] Verlässt nie sein Feld.
   *[other] Geht, anders als andere Schützen.
  }
about-witch = { $enemy-sight } Zaubert bis zu 4 Felder weit, und jedes Feld dazwischen lässt öfter danebenzaubern. Sie widersteht Magie; Klingen tun ihr am meisten weh.
about-blade = { $enemy-sight } Schlägt nur auf dem eigenen Feld zu und kommt deshalb auf euch zu. Er pariert Klingen; Magie und Pfeile kommen leichter durch.
about-minor = { $enemy-sight } Ein kleinerer Boss, Bildkarte { $rank }, mit den Stärken aller vier Farben, gegen einen oder zwei Helden nur von Karo und Kreuz. Lässt immer etwas fallen.
about-boss-tallow-sexton = Auf dem eigenen Feld packt er euch mit dem Haken, heißes Wachs wirft er bis zu 3 Felder weit. Wenn er zum ersten Mal fällt, wird eine Karte gezogen: Eine rote bringt ihn mit so vielen TP zurück.
about-boss-tide-gaoler = Auf dem eigenen Feld schwingt er einen Anker. Seine Kette reicht 2 Felder weit und zieht ihr Opfer ein Feld näher; Felsen halten ihn nicht auf.
about-boss-regent-of-kites = Die Krallen reichen auf das eigene Feld, der Sturm 4 Felder weit. Im Flug stören ihn keine Felsen, und einmal ruft er einen weiteren Feind an seine Seite.
about-blow-hook = Die Klinge des Talgküsters, auf seinem eigenen Feld. Block und Ausweichen wehren sie ab.
about-blow-hot-wax = Die Magie des Talgküsters, 1 bis 3 Felder weit. Gegenzauber und Ausweichen wehren sie ab.
about-blow-anchor = Die Klinge des Flutkerkermeisters, auf seinem eigenen Feld. Block und Ausweichen wehren sie ab.
about-blow-chain = Der Schuss des Flutkerkermeisters, 1 oder 2 Felder weit. Macht er Schaden, zieht er sein Opfer ein Feld auf ihn zu.
about-blow-talons = Die Klinge des Regenten, auf seinem eigenen Feld. Block und Ausweichen wehren sie ab.
about-blow-gale = Die Magie des Regenten, 1 bis 4 Felder weit. Gegenzauber und Ausweichen wehren sie ab.
rank-J = Bube
rank-Q = Dame
rank-K = König
about-rank-J = Buben sind Schützen. Sie schießen aus bis zu 6 Feldern, haben wenig TP, und die meisten gehen nie.
about-rank-Q = Damen sind Hexen. Sie zaubern aus bis zu 4 Feldern, widerstehen Magie und sind schwach gegen Klingen.
about-rank-K = Könige kämpfen mit Klingen auf ihrem eigenen Feld. Sie haben die meisten TP, und sie kommen auf euch zu.
about-figure-suit = Karo trifft leichter, Herz hat mehr TP, Pik macht mehr Schaden, und Kreuz geht ein Feld weiter.

## Heroes

hero-name = { $name }
figures-hero = Stufe 1: { $health } TP · Schritte { $movement } · Initiative { $initiative } · Kraft { $lift }, Verstand { $think }, Balance { $balance }, Tempo { $move }, Führung { $lead }
about-hero-brakka = Eine Zwergenkämpferin, die vorn steht: das Schwert, viele TP, und eine Abwehr gegen Klingen und gegen Zauber.
about-hero-sable = Eine Elfendiebin, die aus der Ferne schießt, Truhen öffnet und ausweicht. Aus der Nähe kämpft sie mit dem Messer.
about-hero-orrin = Ein menschlicher Zauberer, der früh handelt, Feuer wirft und alle ein wenig heilt. Viele Hiebe hält er nicht aus.
about-hero-maive = Eine Feenklerikerin, die aus der Ferne heilt und Schlösser knackt. Wenn es sein muss, kämpft sie mit bloßen Händen.
about-hero-rusk = Ein Orkhauptmann mit vielen TP, einem Schwert und einem Block. Er kann alle Feinde von seinem Feld verscheuchen.
about-hero-ysolde = Eine menschliche Hauptfrau, die fast immer zuerst handelt und Feinde verscheucht. Sie geht nur ein Feld je Zug.
about-hero-pell = Ein Feendieb, die sicherste Hand an Bogen, Messer und Schloss. Er hat wenig TP und braucht jemanden vor sich.
about-hero-dorn = Ein Zwergenzauberer, der Feuer wirft und einen Hieb verträgt: eine Abwehr gegen Klingen und eine gegen Zauber.

## Abilities

figures-ability = { $plus ->
    [0] { "" }
   *[other] Braucht { $plus }{ $level ->
        [0] { "" }
       *[other] {" "}− die Stufe
      }{ $reach ->
        [0] { "" }
       *[other] {" "}+ Entfernung
      }{ $number ->
        [0] { "" }
       *[other] {" "}+ Feinde dort
      } ·{ " " }
  }Voraussetzung:{ $lift ->
    [0] { "" }
   *[other] {" "}Kraft { $lift }
  }{ $think ->
    [0] { "" }
   *[other] {" "}Verstand { $think }
  }{ $balance ->
    [0] { "" }
   *[other] {" "}Balance { $balance }
  }{ $move ->
    [0] { "" }
   *[other] {" "}Tempo { $move }
  }{ $lead ->
    [0] { "" }
   *[other] {" "}Führung { $lead }
  }{ $cost ->
    [0] { "" }
   *[other] {" "}· Steigern: { $cost } Erfahrung × Stufe
  }
about-ability-hand-to-hand = Schlägt einen Feind auf deinem Feld. Schaden: ein Drittel deiner Kraft, und 2 je Punkt darüber.
about-ability-knife-use = Trifft einen Feind auf deinem Feld mit dem Messer. Schaden: die Hälfte deiner Balance, und 2 je Punkt darüber.
about-ability-sword-play = Trifft einen Feind auf deinem Feld mit dem Schwert. Schaden: 8, die Stufe, und jeder Punkt darüber.
about-ability-power-thrust = Trifft alle Feinde auf deinem Feld mit einer Karte; jeder wehrt für sich ab. Schaden: 3 je Stufe, und jeder Punkt darüber.
about-ability-bow-skills = Schießt auf einen Feind in Sicht, egal wie weit. Schaden: 3 je Stufe und jeder Punkt darüber, weniger die Entfernung.
about-ability-knife-throw = Wirft ein Messer auf einen Feind auf deinem Feld oder dem nächsten. Schaden: 2, und 2 je Punkt darüber.
about-ability-fire-ball = Verbrennt einen Feind in Sicht, egal wie weit. Schaden: 2 je Stufe, und jeder Punkt darüber.
about-ability-ice-storm = Lässt alle Feinde auf einem Feld, und wenn du willst auf einem daneben, 3 Runden erstarren. Jeder darf abwehren; bei Gleichstand erstarrt er eine Runde.
about-ability-meteor-strike = Trifft alle auf einem Feld, auch Freunde, und wenn du willst auf einem daneben. Schaden: 2 je Stufe, und jeder Punkt darüber.
about-ability-summon-creature = Ruft eine Kreatur, die bis zu 3 Feinde auf einem Feld und darum herum trifft. Schaden: 3 je Stufe, und jeder Punkt darüber.
about-ability-double-tap = Bringt dein Hieb einen Feind unter ein Viertel seiner TP, schlägst du sofort noch einmal zu. Er kann nicht abwehren und nimmt 3 je Punkt darüber.
about-ability-block = Eine Abwehr gegen Klingen und Pfeile: die Stufe und jeder Punkt darüber weniger Schaden.
about-ability-counter-spell = Eine Abwehr gegen Magie: die Stufe und jeder Punkt darüber weniger Schaden.
about-ability-dodge = Eine Abwehr gegen alles. Mit 3 darüber trifft dich nichts, mit weniger nimmst du den halben Schaden.
about-ability-magic-shield = 3 Runden lang machen Hiebe auf einen Helden auf dem Feld weniger Schaden, um jeden Punkt darüber.
about-ability-heal = Gibt einem Helden in Sicht TP: die Stufe, und jeden Punkt darüber.
about-ability-healing-glow = Gibt allen im Raum TP, jeden Punkt darüber.
about-ability-regeneration = Gibt einem Helden in jedem seiner nächsten 3 Züge TP, jeden Punkt darüber.
about-ability-revive = Bringt einen Helden, der in diesem Raum starb, ins Leben zurück, mit so viel TP, wie darüber sind (mindestens 1).
about-ability-lock-pick = Öffnet eine Truhe auf deinem Feld. Jeder Punkt darüber macht den Fund besser, und jeder Dietrich gibt deiner Karte 2 dazu.
about-ability-snatch = Nimmt einem Feind auf deinem Feld etwas ab, jedem einmal.
about-ability-threaten = Alle Feinde auf deinem Feld verlassen den Raum. Sie bringen keine Erfahrung und lassen nichts fallen; Bosse hören nicht hin.
about-ability-poison-tip = Vergiftet eine Waffe. Ihr nächster Treffer macht auch 2 Schaden je Stufe zu Beginn der nächsten 3 Züge dieses Feindes.
about-ability-gizmo = Einmal im Abenteuer: Eine deiner anderen Fähigkeiten macht mehr Schaden oder braucht weniger, um jeden Punkt darüber, bis der Auftrag endet.
about-ability-hover = Du fliegst so viele Felder, wie darüber sind. Niemand schlägt im Vorbeigehen zu, keine Fallen, und Felsen kosten nicht mehr.
about-ability-poof = Du verschwindest und stehst auf irgendeinem aufgedeckten Feld; ab Stufe 3 auf jedem.

## Things

figures-item = { $sum ->
    [0] Nur in seinem Abenteuer
   *[other] Zu finden mit einer Summe von { $sum }
  }{ $worn ->
    [hands] {" "}· gehalten in { $hands ->
        [1] einer Hand
       *[other] beiden Händen
      }
    [feet] {" "}· getragen an den Füßen
    [armour] {" "}· getragen an Kopf, Körper, Armen oder Beinen
   *[none] { "" }
  }{ $is_used_up ->
    [1] {" "}· wird verbraucht
   *[0] { "" }
  }
about-item-booby-trap = Sie geht los, wenn du sie findest: Zieh eine Karte und nimm ihren halben Wert als Schaden. Nichts wehrt sie ab.
about-item-old-trap = Sie schließt sich um dich, wenn du sie findest, und du verlierst deinen nächsten Zug.
about-item-leather-shoes = Solange du sie trägst, gehst du 1 Feld weiter.
about-item-enchanted-shoes = Solange du sie trägst, gehst du 2 Felder weiter.
about-item-winged-shoes = Solange du sie trägst, gehst du 1 Feld weiter und darfst in einem Zug gehen und etwas tun.
about-item-torch = Macht einen dunklen Raum hell, sodass alle zwei Felder weit sehen.
about-item-lock-pick = Für Truhen: gibt der Karte eines Helden mit Schlossknacken 2 dazu. Ohne die Fähigkeit stehen bis zu drei für ihre Stufe; ein Fehlschlag kostet sie.
about-item-healing-potion = Heilt dich oder einen Freund auf deinem Feld: 10 TP je Stufe des Helden, der ihn gibt.
about-item-reviving-potion = Heilt dich oder einen Freund auf deinem Feld: 20 TP je Stufe des Helden, der ihn gibt. Tote weckt er nicht.
about-item-decent-armour = Solange du sie trägst, nimmt sie von jedem Hieb deine Stufe weg. Zwei solche Teile kosten 1 Schritt.
about-item-good-armour = Solange du sie trägst, nimmt sie von jedem Hieb das Doppelte deiner Stufe weg. Zwei solche Teile kosten 1 Schritt.
about-item-enchanted-armour = Solange du sie trägst, nimmt sie von jedem Hieb das Doppelte deiner Stufe weg, und sie kostet keinen Schritt.
about-item-weapon-tuner = Eine deiner Waffenfähigkeiten braucht für immer 1 weniger. Du wählst sie, wenn du die Feile findest.
about-item-training-manual = Kraft oder Tempo wächst um 1, und eine Fähigkeit, die das verlangt, auch.
about-item-magic-tome = Verstand wächst um 1, und eine deiner Zauberfähigkeiten auch.
about-item-sharp-dagger = Solange du ihn trägst, macht Messerkampf je Stufe 2 Schaden mehr.
about-item-fine-bow = Solange du ihn trägst, macht Bogenschuss je Stufe 2 Schaden mehr.
about-item-piercing-sword = Solange du es trägst, macht Schwertkampf je Stufe 2 Schaden mehr.
about-item-ice-elixir = Wirf es: Alle Feinde auf einem Feld erstarren, bis jemand sie angreift.
about-item-fire-elixir = Wirf es: Alle Feinde auf einem Feld nehmen 5 und den Wert einer Karte. Es verfehlt nie, und nichts wehrt es ab.
about-item-phoenix-feather = Bringt einen toten Helden auf deinem Feld zurück: 3 TP je Stufe des Helden, der sie benutzt.
about-item-phoenix-blood = Füllt die TP eines Helden auf deinem Feld, oder bringt einen toten mit zwei Dritteln davon zurück.
about-item-stamina-boost = Du oder ein Freund auf deinem Feld nimmt 5 Ausdauerkarten, auch über fünf hinaus.
about-item-adrenaline-boost = Du hast gleich nach diesem noch 2 Züge.
about-item-invisibility-cloak = 3 Runden lang sieht dich niemand: keine Angriffe und kein Zurückschlagen gegen dich. Einmal je Raum; er wird nicht verbraucht.
about-item-key = Öffnet einen verschlossenen Ausgang. Man hebt ihn auf, indem man dort steht, und wer ihn trägt, lässt ihn im Tod fallen.
about-item-wind-relic = Was die Bischöfe weggesperrt haben. Gewonnen ist, wenn der Regent gefallen ist und ein lebender Held sie trägt.

## Spots

ground-path = Weg
ground-obstructed = Felsen
ground-hidden = Schleier
ground-trap = Falle
ground-chest = Truhe
ground-special = Besondere Truhe
ground-key = Schlüsselfeld
ground-exit = Ausgang
ground-down = Verdecktes Feld
ground-gap = Lücke
about-ground-path = Einfacher Boden: Ein Feld kostet 1 Schritt.
about-ground-obstructed = Auf Felsen zu steigen kostet 2 Schritte, auch für Feinde. Mit 1 Schritt brauchst du zwei Züge hintereinander.
about-ground-hidden = Feinde sehen dich hier nur vom selben Feld aus. Auf einen Schuss aus einem Schleier kann niemand zurückschlagen.
about-ground-trap = Zieh eine Karte, sooft du darauftrittst: Unter 13 − Balance − Tempo verlierst du 2 TP. Sie bleibt, wo sie ist, und Feinden tut sie nichts.
about-ground-chest = Knack ihr Schloss oder schlag sie auf; beides braucht deinen Zug. Ein König öffnet zwei Dinge, ein As bricht das Schloss oder explodiert.
about-ground-special = Ein Feind bewacht sie, und vielleicht ist darin, worum es im Auftrag geht. Öffne sie wie jede Truhe.
about-ground-key = Hier liegt ein Schlüssel. Stell dich auf das Feld, um ihn aufzuheben.
about-ground-exit = Alle lebenden Helden müssen hier stehen, und die Tür muss offen sein. Zu Beginn der nächsten Runde werdet ihr gefragt, ob ihr geht.
about-ground-down = Es wird aufgedeckt, wenn ein Held nahe kommt: im Hellen bis auf zwei Felder, im Dunkeln daneben. Niemand weiß, was dort ist.
about-ground-gap = Massiv: Kein Schritt, kein Blick und kein Hieb geht hindurch.

## Conditions

condition-stunned = Benommen
condition-dead = Tot
condition-aim = Zielen
condition-guard = In Abwehrhaltung
condition-waiting = Wartet
condition-frozen = Erstarrt
condition-poisoned = Vergiftet
condition-fleeing = Auf der Flucht
condition-unseen = Ungesehen
condition-haste = Zusätzliche Züge
condition-mending = Regeneriert
condition-caught = Gefangen
condition-shield = Geschütztes Feld
condition-ambush = Hinterhalt
condition-intent = Was sie als Nächstes tun
about-condition-stunned = Bei genau 0 TP kann ein Held nur gehen, abwehren, Dinge für sich selbst benutzen und sich heilen. Die nächste Wunde tötet.
about-condition-dead = Unter 0 TP. Die Dinge des Helden liegen auf dem Feld, und jemand kann ihn zurückholen, solange ihr in diesem Raum seid.
about-condition-aim = Jeder Zug des Zielens gibt deinem nächsten Angriff auf diesen Feind 1 dazu, bis 3. Alles andere, was du tust, beendet es, und getroffen zu werden auch.
about-condition-guard = Jeder Zug in Abwehrhaltung gibt deinen Abwehren 1 dazu, bis 3. Alles andere, was du tust, beendet sie, und ein Hieb, der durchkommt, auch.
about-condition-waiting = Der Held lässt andere vor und darf nach jedem Zug einsteigen. Kommt sein eigener Zug wieder, ist der zurückgehaltene verfallen.
about-condition-frozen = Ein erstarrter Feind tut nichts und kann nicht abwehren, also verdoppelt ein König sicher. Manches Eis hält, bis jemand ihn angreift.
about-condition-poisoned = Verliert zu Beginn jedes seiner nächsten Züge TP.
about-condition-fleeing = Unter einem Viertel seiner TP rennt ein Feind, der gehen kann, vor dir davon. Weiß er nicht wohin, heilt er 1.
about-condition-unseen = Feinde können diesen Helden nicht angreifen, nicht zurückschlagen und gehen nicht auf ihn zu.
about-condition-haste = Dieser Held hat gleich nach diesem noch einen Zug.
about-condition-mending = Dieser Held gewinnt zu Beginn jedes Zuges TP zurück.
about-condition-caught = Eine alte Falle ist zugeschnappt: Dieser Held verliert den nächsten Zug.
about-condition-shield = Hiebe auf Helden, die dort stehen, machen weniger Schaden.
about-condition-ambush = Wer einen Feind aufdeckt, zieht eine Karte. Bei 3 oder weniger handelt der Feind gleich nach diesem Zug.

about-condition-intent = Pfeile auf dem Spielfeld zeigen, wohin Feinde als Nächstes gehen, und eine Zielscheibe, wen sie angreifen. Rot ist sicher, Blass kann sich noch ändern, bevor sie an der Reihe sind.

## Figures

figure-health = TP
figure-stamina = Ausdauer
figure-movement = Schritte
figure-initiative = Initiative
figure-armour = Rüstung
figure-needs = Braucht
figure-over = Überschuss
figure-damage = Schaden
figure-trait = Widerstand
figure-experience = Erfahrung
figure-level = Stufe
figure-suit = Farben
about-figure-health = Kraft × Verstand + 3. Bei 0 bist du benommen, darunter tot. Ein Teil kommt zurück, wenn ihr einen Raum verlasst.
about-figure-stamina = Verdeckte Karten, die niemand ansehen darf. Gib vor dem Ziehen eine aus, und ihr Wert kommt dazu; du nimmst eine, wenn du nichts tust und wenn ihr einen Raum verlasst.
about-figure-movement = Wie viele Felder du mit einer Bewegung gehst: Tempo geteilt durch 4, und 1.
about-figure-initiative = Wer in einem Kampf zuerst handelt: Tempo + 2 × Führung. Die höchste beginnt; bei Gleichstand kommen Helden vor Feinden.
about-figure-armour = Was die Teile, die du trägst, von jedem Hieb wegnehmen, nach deiner Abwehr.
about-figure-needs = Zieh so viel oder mehr, Ausdauer und Zielen mitgezählt, und es gelingt.
about-figure-over = Wie weit deine Karte über dem liegt, was du gebraucht hast. Das macht den Hieb schwerer, die Abwehr besser oder den Fund reicher.
about-figure-damage = Die Formel der Fähigkeit; ein König verdoppelt sie, wenn die Abwehr des Feindes misslingt. Die Hälfte, wenn der Feind gleich viel zieht.
about-figure-trait = Was ein Feind seiner Abwehr gegen Magie, Klingen oder Pfeile dazugibt. Unter null ist er schwach dagegen.
about-figure-experience = Gibt es, wenn ihr einen Raum verlasst, für das, was du darin getan hast. Eine Stufe kostet 10 × deine Stufe + 10.
about-figure-level = Jede Stufe bringt Punkte für Grundwerte, und jede ungerade eine neue Fähigkeit. Feinde werden auf der Durchschnittsstufe der Gruppe gelesen.

## Core abilities, races, classes, quirks

about-core-lift = Stärke. Kraft × Verstand sind deine TP, und Schwert, Block und Werfen verlangen sie.
about-core-think = Grips. Kraft × Verstand sind deine TP, und Magie und Schlösser verlangen ihn; ein Drittel davon hilft dir, eine Truhe aufzuschlagen.
about-core-balance = Haltung. Messer, Bögen und Ausweichen verlangen sie, und sie hält dich aus Fallen heraus.
about-core-move = Beine. Ein Viertel davon ist, wie weit du gehst; es zählt für die Initiative und hält dich aus Fallen heraus.
about-core-lead = Herz. Sie zählt doppelt für die Initiative, und Heilen und Drohen verlangen sie.
figures-race = Kraft { signed-lift }, Verstand { signed-think }, Balance { signed-balance }, Tempo { signed-move }, Führung { signed-lead }
figures-calling = Kraft { signed-lift }, Verstand { signed-think }, Balance { signed-balance }, Tempo { signed-move }, Führung { signed-lead }
signed-lift = { $lift ->
    [-1] −1
    [0] 0
   *[other] +{ $lift }
  }
signed-think = { $think ->
    [-1] −1
    [0] 0
   *[other] +{ $think }
  }
signed-balance = { $balance ->
    [-1] −1
    [0] 0
   *[other] +{ $balance }
  }
signed-move = { $move ->
    [-1] −1
    [0] 0
   *[other] +{ $move }
  }
signed-lead = { $lead ->
    [-1] −1
    [0] 0
   *[other] +{ $lead }
  }
about-race-human = Menschen führen und handeln früh.
about-race-elf = Elfen sind klug, und weder stark noch laut.
about-race-dwarf = Zwerge sind die Stärksten, und langsam auf den Beinen.
about-race-orc = Orks sind stark und schnell, und keine großen Denker.
about-race-fairy = Feen sind am sichersten auf den Füßen, und nicht stark.
about-calling = Beginnt mit { $abilities }, was immer das verlangt.
about-quirk-spell-shy = Wer zaubert, ist für dich 2 leichter zu treffen, aber du brauchst 2 mehr, um Magie abzuwehren.
about-quirk-dark-averse = In dunklen Räumen gehst du 1 Feld weiter, brauchst aber 1 mehr, um etwas zu treffen.
about-quirk-troll-raised = Du hast je Stufe 2 TP mehr, aber Fähigkeiten, die Balance verlangen, brauchen 2 mehr.
about-quirk-bossy = Deine Initiative ist 4 höher, aber ein Feind, den jemand anders zuerst angegriffen hat, braucht 2 mehr.
about-quirk-collector = Was du findest, zählt 1 mehr, aber du brauchst 11, um eine Truhe aufzuschlagen.
about-quirk-stubborn = Deine Abwehrhaltung beginnt bei +2, aber du darfst nie warten.

## Rooms, light and adventures

room-is-lit = Heller Raum
room-is-dark = Dunkler Raum
room-is-day = Tag
room-is-night = Nacht
about-light-lit = Du siehst zwei Felder weit, solange keine Lücke im Weg ist.
about-light-dark = Du siehst nur die Felder neben dir. Eine Fackel macht den Raum hell.
about-light-day = Draußen bei Tag siehst du zwei Felder weit. Der nächste Ort liegt in der Nacht.
about-light-night = Draußen bei Nacht siehst du nur die Felder neben dir. Der nächste Ort liegt bei Tageslicht.
figures-room = { $spots } Felder · { $light }
about-template = Eins der Muster für Räume eines Zufallsgewölbes. Das erste gelegte Feld ist der Start; von dort nach außen werden Karten gelegt.
about-adventure = { $adventure-intro } { $adventure-goal }
figures-adventure = { $rooms ->
    [0] So lange, wie die Karten es wollen
   *[other] { $rooms } Räume
  }
about-shape = { $shape-goal }
about-difficulty-gentle = Für neue Helden. Wie viele TP Feinde haben, hängt vom Abenteuer ab und davon, wie viele ihr seid.
about-difficulty-grim = Feinde haben mehr TP, und ihr erholt euch zwischen Räumen nur halb so viel. Große Gruppen und Helden mit vielen TP treffen auf Feinde über ihrer eigenen Stufe.
about-difficulty-dire = Wie Grimmig, nur härter: Feinde haben mehr TP, und gegen einen Helden oder mehr als vier zählen sie eine Stufe höher. Für Helden, die weiterleben, ab Stufe 4.

## How it stands now

noun-now-enemy = { $spot }: { $health } von { $most } TP, trifft über { $target }
noun-now-ability = { $hero }: Stufe { $level }, braucht { $target }
noun-now-carried = bei { $hero }: { $count ->
    [one] 1 Stück
   *[other] { $count } Stück
  }
noun-now-worn = { $hero } trägt es
noun-now-lies = auf { $spot }
noun-now-hero = { $health } von { $most } TP, Stufe { $level }
noun-now-figure = { $hero }: { $amount }
noun-now-here = da seid ihr
noun-now-chosen = in dieser Partie
noun-now-name = { $name }
noun-now-amount = { $name }: +{ $amount }
noun-now-rounds = { $name }: { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
  }
