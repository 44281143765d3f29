### The game, its quests, and the words everything else is made of.

game-name = Deckbox Dungeons
game-about = Baut euch Helden aus drei Karten und zieht gemeinsam ins Abenteuer: Räume aufdecken, jeden Hieb würfeln und Feinde überlisten, die festen Regeln folgen.
game-length = 20 bis 60 Minuten

## A modifier behind dice: +2, +0, −1

plus = { $plus ->
    [-2] −2
    [-1] −1
   *[other] +{ $plus }
  }
dice-plus = { $dice ->
    [one] 1 W { plus }
   *[other] { $dice } W { plus }
  }

## Quests. `.intro` opens the story, `.goal` says what is wanted, `.won` and `.lost` close it.

quest-cellar = Der Krähenkeller
    .intro = Dem Keller des Wirtshauses ist eine Tür gewachsen, mit der er nicht gebaut wurde, und etwas dahinter frisst die Wintervorräte.
    .goal = Findet den Alten Mawgrim und macht ihm ein Ende.
    .won = Oben sticht jemand ein Fass an. Es ist das schönste Geräusch der Welt.
    .lost = Die Tür im Keller schließt sich. Bis zum Frühling hat das Wirtshaus vergessen, dass sie je offen war.
quest-chapel = Die versunkene Kapelle
    .intro = Letzte Nacht läutete unter dem See die Glocke. Holt ihre Klöppel, bevor sie wieder läutet.
    .goal = Tragt zwei Glockenklöppel zurück zu den Startfeldern.
    .won = Zwei Klöppel liegen im Gras, und der See bleibt still.
    .lost = Unter Wasser läutet die Glocke, langsam, einmal für jeden von euch.
quest-choir = Der Rote Chor
    .intro = Wenn ihre letzte Strophe endet, brennt der Hügel.
    .goal = Bringt Kantorin Vess zum Schweigen, bevor das Verhängnis voll ist.
    .won = Der letzte Ton hängt in der Luft, findet niemanden, der ihn singt, und verlischt.
    .lost = Den letzten Akkord halten sie sehr lange. Dann ist der Hügel hell.
quest-hill = Unter dem Hobhügel
    .intro = Erst wurde das Bergwerk still. Dann wurde es warm.
    .goal = Erschlagt den Aschedrachen.
    .won = Das Gold ist noch heiß. Ihr stellt fest, dass euch das nicht stört.
    .lost = Das Bergwerk holt Luft, und ihr seid der Luftzug.
quest-night = Die lange Nacht
    .intro = Hütet das Feuer, bis die Sonne es übernimmt.
    .goal = Haltet wenigstens einen Helden auf den Beinen, bis die Sonne aufgeht.
    .won = Ein grauer Streif, dann ein goldener. Jetzt darf das Feuer ausgehen.
    .lost = Das Feuer geht aus, und niemand ist mehr da, der frieren könnte.
quest-toll = Der Lohn des Fährmanns
    .intro = Versprechen nimmt er nicht.
    .goal = Bringt das Fährgeld zu den Startfeldern.
    .hunt = Findet Mutter Morast und bringt dann das Fährgeld zu den Startfeldern.
    .won = Er zählt zweimal nach, nickt einmal und stößt ab.
    .lost = Die Fähre legt ab, mit brennender Lampe und niemandem an Bord.
quest-king = Der schlafende König
    .intro = Drei Siegel halten ihn schwach. Sie halten ihn auch im Schlaf.
    .goal = Macht dem König unter Glas ein Ende, bevor das Verhängnis voll ist.
    .won = Das Glas kommt zur Ruhe. Darunter liegt nur ein sehr alter Mann.
    .lost = Er erwacht, gut ausgeschlafen.
level-normal = Normal
level-hard = Schwer
level-dire = Grausam
result-fallen = Alle Helden liegen am Boden.
result-doom = Das Verhängnis ist voll.
result-late = Die letzte Runde ist vorbei, und die Zeit ist um.

## Skills, sides, rolls, causes

skill-strength = Stärke
skill-dexterity = Geschick
skill-wisdom = Weisheit
skill-charisma = Charisma
side-n = Norden
side-e = Osten
side-s = Süden
side-w = Westen
cause-pit = stürzt in eine Grube
cause-barrels = gerät unter die Fässer
cause-track = wird von der Lore getroffen
cause-jar = steht zu nah am Glas
cause-fire = steht im Feuer
roll-defence = Abwehr
roll-strength = Stärkeprobe
roll-dexterity = Geschicksprobe
roll-wisdom = Weisheitsprobe
roll-charisma = Charismaprobe
roll-melee = Angriff
roll-ranged = Angriff
roll-cleave = Angriff
roll-chain-spark = Angriff
roll-throwing-knives = Angriff
roll-scroll-of-storms = Angriff

## How somebody attacks. `.verb` leads to whom.

weapon-melee = Nahkampf
    .verb = schlägt nach
weapon-ranged = Fernkampf
    .verb = schießt auf
weapon-cleave = Spalthieb
    .verb = führt einen Spalthieb gegen
weapon-chain-spark = Funkenkette
    .verb = schickt Funken auf
weapon-throwing-knives = Wurfmesser
    .verb = wirft Messer auf
weapon-scroll-of-storms = Sturmrolle
    .verb = entfesselt den Sturm gegen

## Map faces

face-14a = Torhaus
face-15a = Versunkener Hof
face-1b = Glockengruft
face-2b = Vorratsgrube
face-3a = Kanalbrücke
face-4b = Wachposten
face-5b = Geteilte Galerie
face-6a = Kreuzung
face-7b = Eingestürzter Gang
face-8b = Kaserne
face-9a = Gefluteter Hof
face-10a = Säulengang
face-10b = Schilfpfad
face-11b = Zwinger
face-12b = Zerbrochene Treppe
face-13a = Ofenraum
