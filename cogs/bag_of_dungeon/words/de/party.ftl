### Adventurers, their skills and upgrades.

## Adventurers: their class, the card in one line, and the skill with what it does

adventurer-sirrus = Sirrus
    .class = Kämpfer
    .card = 10 TP · 5 AP · 2W6+2
    .skill = { skill-lethal }: { skill-lethal.does }
adventurer-tamara = Tamara
    .class = Kämpferin
    .card = 10 TP · 5 AP · 2W6+2
    .skill = { skill-lethal }: { skill-lethal.does }
adventurer-duric = Duric
    .class = Zwerg
    .card = 12 TP · 4 AP · 2W6+3
    .skill = { skill-brace }: { skill-brace.does }
adventurer-marria = Marria
    .class = Zwergin
    .card = 12 TP · 4 AP · 2W6+3
    .skill = { skill-brace }: { skill-brace.does }
adventurer-alendra = Alendra
    .class = Elfe
    .card = 9 TP · 6 AP · 2W6+1
    .skill = { skill-dead-eye }: { skill-dead-eye.does }
adventurer-galhorn = Galhorn
    .class = Elf
    .card = 9 TP · 6 AP · 2W6+1
    .skill = { skill-dead-eye }: { skill-dead-eye.does }
adventurer-rill = Rill
    .class = Heilerin
    .card = 9 TP · 5 AP · 2W6
    .skill = { skill-renew }: { skill-renew.does }
adventurer-tarak = Tarak
    .class = Heiler
    .card = 9 TP · 5 AP · 2W6
    .skill = { skill-renew }: { skill-renew.does }
adventurer-sable = Sable
    .class = Schurkin
    .card = 8 TP · 6 AP · 2W6+1
    .skill = { skill-slip-away }: { skill-slip-away.does }
adventurer-grumm = Grumm
    .class = Halboger
    .card = 13 TP · 4 AP · 2W6+3
    .skill = { skill-clobber }: { skill-clobber.does }
adventurer-ivo = Ivo
    .class = Waldhüter
    .card = 10 TP · 5 AP · 2W6+1
    .skill = { skill-pathfinder }: { skill-pathfinder.does }
adventurer-nettle = Nettle
    .class = Kräuterhexe
    .card = 9 TP · 5 AP · 2W6
    .skill = { skill-antivenom }: { skill-antivenom.does }

## Skills

skill-lethal = Todesstoß
    .does = Einmal im Spiel: verdopple deine Kampfsumme nach dem Wurf
skill-brace = Felsenfest
    .does = Einmal im Spiel: nimm von einem Angriff keinen Schaden
skill-dead-eye = Scharfschuss
    .does = Eine Sechs beim Bogenschuss tötet sofort, außer Bosse
skill-renew = Erneuern
    .does = 3 AP: du oder jemand auf deinem Feld heilt 2W6; dreimal im Spiel
skill-slip-away = Entwischen
    .does = Fliehen kostet AP, aber keinen Schaden, außer vor Morna Gûl
skill-clobber = Wuchtschlag
    .does = Einmal im Spiel: zwei Würfel mehr bei einem Nahkampfwurf
skill-pathfinder = Pfadfinder
    .does = Zieh beim Legen zwei passende Plättchen und wähle eins
skill-antivenom = Gegengift
    .does = 2 AP: befreit jemanden auf deinem Feld von allem Gift; dreimal im Spiel
dormant-antivenom = Hier gibt es kein Gift. Verbessert heilt es 1W6 (2 AP, dreimal)
idle-antivenom = Hilft gegen Gift. In dieser Partie gibt es keines: es bewirkt nichts

## Upgrades: what two skill tokens buy, short enough for a button

upgrade-fighter-a = +1 auf Angriffe
upgrade-fighter-b = Todesstoß je Leben
upgrade-dwarf-a = Steinhaut (−1)
upgrade-dwarf-b = Felsenfest je Leben
upgrade-elf-a = +1 AP je Zug
upgrade-elf-b = Bogen: Weite, Schaden +1
upgrade-healer-a = Erneuern für 2 AP
upgrade-healer-b = Zweimal mehr Erneuern
upgrade-rogue-a = Zieh zwei, nimm eins
upgrade-rogue-b = Fallen nur bei 1
upgrade-half-ogre-a = +3 TP
upgrade-half-ogre-b = Wuchtschlag je Leben
upgrade-warden-a = Immun gegen Rote Ranke
upgrade-warden-b = Hilferufe für 1 AP
upgrade-hedge-witch-a = Gegengift heilt auch 1W6
upgrade-hedge-witch-b = Gegengift ohne Ende

## What the skill of a card does once the upgrade has bettered it

bettered-fighter-b = Einmal je Leben: verdopple deine Kampfsumme nach dem Wurf
bettered-dwarf-b = Einmal je Leben: nimm von einem Angriff keinen Schaden
bettered-healer-a = 2 AP: du oder jemand auf deinem Feld heilt 2W6; dreimal im Spiel
bettered-healer-b = 3 AP: du oder jemand auf deinem Feld heilt 2W6; fünfmal im Spiel
bettered-half-ogre-b = Einmal je Leben: zwei Würfel mehr bei einem Nahkampfwurf
bettered-hedge-witch-a = 2 AP: befreit jemanden auf deinem Feld von allem Gift und heilt 1W6; dreimal im Spiel
bettered-hedge-witch-b = 2 AP: befreit jemanden auf deinem Feld von allem Gift; so oft du willst
