### Adventurers, their skills and upgrades.

## Adventurers: their class, the card in one line, and the skill with what it does

adventurer-sirrus = Sirrus
    .class = Guerrier
    .card = 10 PV · 5 PA · 2d6+2
    .skill = { skill-lethal } : { skill-lethal.does }
adventurer-tamara = Tamara
    .class = Guerrière
    .card = 10 PV · 5 PA · 2d6+2
    .skill = { skill-lethal } : { skill-lethal.does }
adventurer-duric = Duric
    .class = Nain
    .card = 12 PV · 4 PA · 2d6+3
    .skill = { skill-brace } : { skill-brace.does }
adventurer-marria = Marria
    .class = Naine
    .card = 12 PV · 4 PA · 2d6+3
    .skill = { skill-brace } : { skill-brace.does }
adventurer-alendra = Alendra
    .class = Elfe
    .card = 9 PV · 6 PA · 2d6+1
    .skill = { skill-dead-eye } : { skill-dead-eye.does }
adventurer-galhorn = Galhorn
    .class = Elfe
    .card = 9 PV · 6 PA · 2d6+1
    .skill = { skill-dead-eye } : { skill-dead-eye.does }
adventurer-rill = Rill
    .class = Guérisseuse
    .card = 9 PV · 5 PA · 2d6
    .skill = { skill-renew } : { skill-renew.does }
adventurer-tarak = Tarak
    .class = Guérisseur
    .card = 9 PV · 5 PA · 2d6
    .skill = { skill-renew } : { skill-renew.does }
adventurer-sable = Sable
    .class = Roublard
    .card = 8 PV · 6 PA · 2d6+1
    .skill = { skill-slip-away } : { skill-slip-away.does }
adventurer-grumm = Grumm
    .class = Demi-ogre
    .card = 13 PV · 4 PA · 2d6+3
    .skill = { skill-clobber } : { skill-clobber.does }
adventurer-ivo = Ivo
    .class = Garde-forêt
    .card = 10 PV · 5 PA · 2d6+1
    .skill = { skill-pathfinder } : { skill-pathfinder.does }
adventurer-nettle = Nettle
    .class = Herboriste
    .card = 9 PV · 5 PA · 2d6
    .skill = { skill-antivenom } : { skill-antivenom.does }

## Skills

skill-lethal = Coup meurtrier
    .does = Une fois par partie, double ton total de combat après le lancer
skill-brace = Parade
    .does = Une fois par partie, aucun dégât d’une attaque
skill-dead-eye = Œil de lynx
    .does = Un six à l’arc tue net, sauf les boss
skill-renew = Renouveau
    .does = 3 PA : toi ou un aventurier sur ta tuile récupère 2d6 PV ; trois fois par partie
skill-slip-away = Échappée
    .does = Fuir coûte des PA mais aucun dégât, sauf devant Morna Gûl
skill-clobber = Gros coup
    .does = Une fois par partie, deux dés de plus sur un lancer de mêlée
skill-pathfinder = Éclaireur
    .does = En posant une tuile, pioches-en deux qui vont et choisis
skill-antivenom = Antivenin
    .does = 2 PA : retire tout le poison d’un aventurier sur ta tuile ; trois fois par partie
dormant-antivenom = Ici, pas de poison. Amélioré, il rend 1d6 PV (2 PA, trois fois)
idle-antivenom = Soigne le poison. Cette partie n’en a pas : il ne sert à rien

## Upgrades: what two skill tokens buy, short enough for a button

upgrade-fighter-a = +1 aux attaques
upgrade-fighter-b = Coup meurtrier par vie
upgrade-dwarf-a = Peau de pierre (−1)
upgrade-dwarf-b = Parade à chaque vie
upgrade-elf-a = +1 PA par tour
upgrade-elf-b = Arcs : portée, dégâts +1
upgrade-healer-a = Renouveau pour 2 PA
upgrade-healer-b = Deux Renouveaux de plus
upgrade-rogue-a = Deux objets, garder un
upgrade-rogue-b = Pièges : un 1 seulement
upgrade-half-ogre-a = +3 PV
upgrade-half-ogre-b = Gros coup à chaque vie
upgrade-warden-a = Immunité Liane Rouge
upgrade-warden-b = Venir aider : 1 PA
upgrade-hedge-witch-a = L’Antivenin soigne aussi 1d6
upgrade-hedge-witch-b = Antivenin sans limite

## What the skill of a card does once the upgrade has bettered it

bettered-fighter-b = Une fois par vie, double ton total de combat après le lancer
bettered-dwarf-b = Une fois par vie, aucun dégât d’une attaque
bettered-healer-a = 2 PA : toi ou un aventurier sur ta tuile récupère 2d6 PV ; trois fois par partie
bettered-healer-b = 3 PA : toi ou un aventurier sur ta tuile récupère 2d6 PV ; cinq fois par partie
bettered-half-ogre-b = Une fois par vie, deux dés de plus sur un lancer de mêlée
bettered-hedge-witch-a = 2 PA : retire tout le poison d’un aventurier sur ta tuile, qui récupère 1d6 PV ; trois fois par partie
bettered-hedge-witch-b = 2 PA : retire tout le poison d’un aventurier sur ta tuile ; autant de fois que tu veux
