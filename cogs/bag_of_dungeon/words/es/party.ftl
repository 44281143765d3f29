### Adventurers, their skills and upgrades.

## Adventurers: their class, the card in one line, and the skill with what it does

adventurer-sirrus = Sirrus
    .class = Guerrero
    .card = 10 PV · 5 PA · 2d6+2
    .skill = { skill-lethal }: { skill-lethal.does }
adventurer-tamara = Tamara
    .class = Guerrera
    .card = 10 PV · 5 PA · 2d6+2
    .skill = { skill-lethal }: { skill-lethal.does }
adventurer-duric = Duric
    .class = Enano
    .card = 12 PV · 4 PA · 2d6+3
    .skill = { skill-brace }: { skill-brace.does }
adventurer-marria = Marria
    .class = Enana
    .card = 12 PV · 4 PA · 2d6+3
    .skill = { skill-brace }: { skill-brace.does }
adventurer-alendra = Alendra
    .class = Elfa
    .card = 9 PV · 6 PA · 2d6+1
    .skill = { skill-dead-eye }: { skill-dead-eye.does }
adventurer-galhorn = Galhorn
    .class = Elfo
    .card = 9 PV · 6 PA · 2d6+1
    .skill = { skill-dead-eye }: { skill-dead-eye.does }
adventurer-rill = Rill
    .class = Sanadora
    .card = 9 PV · 5 PA · 2d6
    .skill = { skill-renew }: { skill-renew.does }
adventurer-tarak = Tarak
    .class = Sanador
    .card = 9 PV · 5 PA · 2d6
    .skill = { skill-renew }: { skill-renew.does }
adventurer-sable = Sable
    .class = Pícara
    .card = 8 PV · 6 PA · 2d6+1
    .skill = { skill-slip-away }: { skill-slip-away.does }
adventurer-grumm = Grumm
    .class = Semiogro
    .card = 13 PV · 4 PA · 2d6+3
    .skill = { skill-clobber }: { skill-clobber.does }
adventurer-ivo = Ivo
    .class = Guardabosques
    .card = 10 PV · 5 PA · 2d6+1
    .skill = { skill-pathfinder }: { skill-pathfinder.does }
adventurer-nettle = Nettle
    .class = Bruja silvestre
    .card = 9 PV · 5 PA · 2d6
    .skill = { skill-antivenom }: { skill-antivenom.does }

## Skills

skill-lethal = Golpe letal
    .does = Una vez por partida, dobla tu total de combate después de tirar
skill-brace = Aguante
    .does = Una vez por partida, no recibes daño de un ataque
skill-dead-eye = Ojo certero
    .does = Un seis al disparar con arco mata al instante, salvo a los jefes
skill-renew = Renovar
    .does = 3 PA: tú o un aventurero de tu loseta cura 2d6; tres veces por partida
skill-slip-away = Escabullirse
    .does = Huir cuesta PA pero no daño, salvo de Morna Gûl
skill-clobber = Mazazo
    .does = Una vez por partida, dos dados más en una tirada cuerpo a cuerpo
skill-pathfinder = Buscasendas
    .does = Al poner una loseta, roba dos que encajen y elige una
skill-antivenom = Antiveneno
    .does = 2 PA: quita todo el veneno a un aventurero de tu loseta; tres veces por partida
dormant-antivenom = Aquí no hay veneno. Mejorado cura 1d6 (2 PA, tres veces)
idle-antivenom = Cura el veneno. En esta partida no lo hay: no hace nada

## Upgrades: what two skill tokens buy, short enough for a button

upgrade-fighter-a = +1 al atacar
upgrade-fighter-b = Golpe letal en cada vida
upgrade-dwarf-a = Piel de piedra (−1)
upgrade-dwarf-b = Aguante en cada vida
upgrade-elf-a = +1 PA por turno
upgrade-elf-b = Arcos: alcance y daño +1
upgrade-healer-a = Renovar por 2 PA
upgrade-healer-b = Renovar dos veces más
upgrade-rogue-a = Roba dos, conserva uno
upgrade-rogue-b = Trampas solo con un 1
upgrade-half-ogre-a = +3 PV
upgrade-half-ogre-b = Mazazo en cada vida
upgrade-warden-a = Inmune a la Enredadera
upgrade-warden-b = Acudir por 1 PA
upgrade-hedge-witch-a = Antiveneno cura también 1d6
upgrade-hedge-witch-b = Antiveneno sin fin

## What the skill of a card does once the upgrade has bettered it

bettered-fighter-b = Una vez por vida, dobla tu total de combate después de tirar
bettered-dwarf-b = Una vez por vida, no recibes daño de un ataque
bettered-healer-a = 2 PA: tú o un aventurero de tu loseta cura 2d6; tres veces por partida
bettered-healer-b = 3 PA: tú o un aventurero de tu loseta cura 2d6; cinco veces por partida
bettered-half-ogre-b = Una vez por vida, dos dados más en una tirada cuerpo a cuerpo
bettered-hedge-witch-a = 2 PA: quita todo el veneno a un aventurero de tu loseta, que cura 1d6; tres veces por partida
bettered-hedge-witch-b = 2 PA: quita todo el veneno a un aventurero de tu loseta; cuantas veces quieras
