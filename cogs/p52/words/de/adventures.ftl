### Adventures told: scenes, rooms, what is wanted, victory and defeat.
### `.intro` opens an adventure, `.goal` says what is wanted, `.won` and `.lost` close it.

adventure-lamp = Die erloschene Lampe
    .intro = Unter der Halle der Kerzenzieher brennt die Lampe, an der jede Lampe der Stadt entzündet wurde. Letzte Nacht gingen alle auf einmal aus.
    .goal = Geht hinab zum Schrein und bezwingt, wer sie gelöscht hat.
    .won = Das Wachs bricht, und darunter glimmt noch ein Docht, nicht länger als ein Fingernagel. Jemand legt die Hände darum. Oben in der Stadt wird Fenster um Fenster golden.
    .lost = Da unten ist es dunkel und warm, und das Wachs tropft weiter. Es hat alle Zeit, die es braucht.
adventure-gaol = Der Salzkerker
    .intro = Man sagte ihnen, die Flut werde sie hinauslassen. Sie kommt zweimal am Tag, bis ans Kinn, und noch niemand kam hinaus. Auch ihr nicht: Hinter euch fällt das Tor zu.
    .goal = Findet beide Schlüssel, kommt am Kerkermeister vorbei und stellt euch damit auf die Schleuse.
    .won = Zwei Schlüssel drehen sich, das Seetor ächzt, und die Flut tut endlich, was man von ihr versprach. Hinter euch stehen die Zellen offen.
    .lost = Die Glocke läutet zum Hochwasser. Niemand ist mehr da, der den Atem anhalten könnte.
adventure-winds = Der Schrein der Winde
    .intro = Die Bischöfe fingen die vier Winde und sperrten sie in einen Kasten, groß wie ein Brot. Seitdem stehen die Mühlen still und die Schiffe, und gestern kam der letzte Drachen herunter.
    .goal = Bringt die Windreliquie auf die Terrasse und bezwingt den Regenten, der sie bewacht.
    .won = Der Deckel springt von selbst auf. Einen Atemzug lang ist nichts; dann drehen sich im Tal alle Mühlen zugleich, und ihr müsst eure Hüte festhalten.
    .lost = Hoch über der Terrasse kreist ein Drachen, ganz ohne Wind.
adventure-delve = Zufallsgewölbe
    .intro = Noch nie hat jemand von diesem Ort eine Karte gezeichnet, die stimmte.
    .goal = Geht hinein, seht, was er von euch will, und kommt wieder heraus.
    .won = Tageslicht. Ihr hattet vergessen, dass es einen Geruch hat.
    .lost = Hinter euch schließt sich der Ort wie ein gemischter Stapel.

shape-boss = Großer Boss
    .goal = Irgendwo hier verbirgt ein As einen Boss, und das nächste einen größeren: Bezwingt den größeren.
shape-survival = Überleben
    .goal = Jeder Ausgang ist verriegelt, bis sein Raum leer ist. Kommt durch alle hindurch.
shape-trapped = Gefangen
    .goal = Zwei Asse sind Schlüssel. Stellt euch mit beiden auf den Ausgang eines letzten Raums.
shape-treasure = Schatzsuche
    .goal = Ein As ist eine besondere Truhe. Findet den Schatz und tragt ihn den ganzen Weg zurück.
shape-again = Ein König
    .goal = Es wird noch einmal gezogen.

difficulty-gentle = Sanft
difficulty-grim = Grimmig
difficulty-dire = Grausam

## Rooms. `.enter` is said on entering.

room-m1 = Treppengewölbe
    .enter = Die Stufen enden in einem Gewölbe voller alter Kerzengestelle. Euer Licht ist das einzige; man scheint es zu bemerken.
room-m2 = Weingalerie
    .enter = Auf beiden Seiten schlafen Fässer im Dunkeln. Eins davon atmet.
room-m3 = Abfüllhalle
    .enter = Glas knirscht unter den Füßen, und hinter euch fällt ein Riegel in seine Halter. Heraus kommt ihr, wenn hier drinnen niemand mehr etwas dagegen hat.
room-m4 = Lampenschrein
    .enter = Ein Ring kalter Lampen um einen Hügel aus Talg. Eine andere Tür gibt es nicht. Der Hügel dreht sich um.
room-m5 = Schleusentor
    .enter = Nasse Planken, Eisengeländer, und die See klopft von der anderen Seite an die Wand.
room-m6 = Überflutete Zellen
    .enter = Knöcheltief steht das Wasser zwischen den Gittern. Ganz hinten blinkt etwas aus Messing, am Haken eines Ertrunkenen.
room-m7 = Seilerbahn
    .enter = Meilen von Tauen im Dunkeln, und irgendwo dazwischen ein Choral, sehr langsam.
room-m8 = Flutschleuse
    .enter = Zwei große Türen, zwei Schlüssellöcher, und zwischen euch und ihnen der Mann, der noch nie einen Schlüssel verloren hat.
room-m9 = Ziegenpfad
    .enter = Der Pfad ist so breit wie eine Ziege. Die Ziegen haben es sich anders überlegt.
room-m10 = Zerbrochener Damm
    .enter = Nacht, und ein halber Damm. Die andere Hälfte ist irgendwo da unten; ihr hört, wo.
room-m11 = Schreinhalle
    .enter = Heilige in Reihen, und alle blicken auf eine Truhe. Die Türen schließen sich mit einem Seufzer und einem Riegel.
room-m12 = Drachenterrasse
    .enter = Die letzte Terrasse, darüber nur noch Himmel. Ein Schatten zieht vorbei und kommt zurück.
room-block = Eine schlichte Kammer
    .enter = Vier Wände, auf keiner Karte.
room-cloister = Ein Kreuzgang
    .enter = Ein Kreuzgang: zwei Gänge um zwei Höfe aus Nichts.
room-switchback = Eine Kehre
    .enter = Ein Gang, der sich nicht entscheiden kann.
room-cross = Eine Kreuzung
    .enter = Vier Wege treffen sich hier. Alle grub jemand, der es eilig hatte.
room-aisles = Seitenschiffe
    .enter = Drei Schiffe, eine Halle, die sie verbindet, und Echos in jedem.
room-fan = Ein Fächer
    .enter = Vor euch breiten sich die Wände aus wie ein Blatt Karten.
room-grid = Ein Raum nach eurem Plan
    .enter = Er liegt genau so da, wie ihr es gesagt habt.

template-block = Block
template-cloister = Kreuzgang
template-switchback = Kehre
template-cross = Kreuz
template-aisles = Schiffe
template-fan = Fächer
template-grid = euer eigener Plan

light-lit = hell
light-dark = dunkel
light-day = bei Tag
light-night = bei Nacht

mark-path = Boden
mark-obstructed = Felsen
mark-hidden = ein Schleier, der verbirgt
mark-trap = eine Falle
mark-chest = eine Truhe
mark-special = eine besondere Truhe
mark-key = ein Schlüssel
