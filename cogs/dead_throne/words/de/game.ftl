### The game and what it is.

game-name = Dead Throne
game-about = Durchstreift ein Land aus zehn Gebieten: würfeln, gehen, irgendwo anhalten, kämpfen, handeln oder auflauern, und das Richtige in die Burg tragen.
game-length = 45 bis 120 Minuten

## What people should know before they sit down

lobby-competitive = Helden sammeln Landsteine, Saladar sammelt Medaillonstücke; wer alle in die Burg trägt, gewinnt.
lobby-solo = Ein Held gegen das Land und den Winter.
lobby-defender = Ihr gewinnt gemeinsam: Erschlagt Agrimor, bevor er in der Burg sitzt, und haltet die Städte.

## Topics of the guide

lesson-solo = Dein erstes Solo
lesson-defender = Deine erste Verteidigung
