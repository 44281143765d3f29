### Adventurers, their skills and upgrades.

## Adventurers: their class, the card in one line, and the skill with what it does

adventurer-sirrus = Sirrus
    .class = Fighter
    .card = 10 HP · 5 AP · 2d6+2
    .skill = { skill-lethal }: { skill-lethal.does }
adventurer-tamara = Tamara
    .class = Fighter
    .card = 10 HP · 5 AP · 2d6+2
    .skill = { skill-lethal }: { skill-lethal.does }
adventurer-duric = Duric
    .class = Dwarf
    .card = 12 HP · 4 AP · 2d6+3
    .skill = { skill-brace }: { skill-brace.does }
adventurer-marria = Marria
    .class = Dwarf
    .card = 12 HP · 4 AP · 2d6+3
    .skill = { skill-brace }: { skill-brace.does }
adventurer-alendra = Alendra
    .class = Elf
    .card = 9 HP · 6 AP · 2d6+1
    .skill = { skill-dead-eye }: { skill-dead-eye.does }
adventurer-galhorn = Galhorn
    .class = Elf
    .card = 9 HP · 6 AP · 2d6+1
    .skill = { skill-dead-eye }: { skill-dead-eye.does }
adventurer-rill = Rill
    .class = Healer
    .card = 9 HP · 5 AP · 2d6
    .skill = { skill-renew }: { skill-renew.does }
adventurer-tarak = Tarak
    .class = Healer
    .card = 9 HP · 5 AP · 2d6
    .skill = { skill-renew }: { skill-renew.does }
adventurer-sable = Sable
    .class = Rogue
    .card = 8 HP · 6 AP · 2d6+1
    .skill = { skill-slip-away }: { skill-slip-away.does }
adventurer-grumm = Grumm
    .class = Half-ogre
    .card = 13 HP · 4 AP · 2d6+3
    .skill = { skill-clobber }: { skill-clobber.does }
adventurer-ivo = Ivo
    .class = Warden
    .card = 10 HP · 5 AP · 2d6+1
    .skill = { skill-pathfinder }: { skill-pathfinder.does }
adventurer-nettle = Nettle
    .class = Hedge-witch
    .card = 9 HP · 5 AP · 2d6
    .skill = { skill-antivenom }: { skill-antivenom.does }

## Skills

skill-lethal = Lethal Blow
    .does = Once a game, double your combat total after rolling
skill-brace = Brace
    .does = Once a game, take no damage from one attack
skill-dead-eye = Dead-eye
    .does = A six on a bow attack kills outright, except bosses
skill-renew = Renew
    .does = 3 AP: you or an adventurer on your tile heals 2d6; three times a game
skill-slip-away = Slip Away
    .does = Escapes cost AP but no damage, except from Morna Gûl
skill-clobber = Clobber
    .does = Once a game, two more dice on one melee roll
skill-pathfinder = Pathfinder
    .does = Laying a tile, draw two that fit and choose one
skill-antivenom = Antivenom
    .does = 2 AP: remove all poison from one adventurer on your tile; three times a game
dormant-antivenom = No poison here. Upgraded, it heals 1d6 for 2 AP, three times a game
idle-antivenom = Cures poison. This match has none: the skill does nothing

## Upgrades: what two skill tokens buy, short enough for a button

upgrade-fighter-a = +1 to Attacks
upgrade-fighter-b = Lethal Blow Each Life
upgrade-dwarf-a = Stone Skin (−1)
upgrade-dwarf-b = Brace Each Life
upgrade-elf-a = +1 AP Each Turn
upgrade-elf-b = Bows: Range, Damage +1
upgrade-healer-a = Renew for 2 AP
upgrade-healer-b = Two More Renews
upgrade-rogue-a = Draw Two, Keep One
upgrade-rogue-b = Traps Only on a 1
upgrade-half-ogre-a = +3 HP
upgrade-half-ogre-b = Clobber Each Life
upgrade-warden-a = Immune to Red Vine
upgrade-warden-b = Answer Calls for 1 AP
upgrade-hedge-witch-a = Antivenom Plus 1d6 HP
upgrade-hedge-witch-b = Endless Antivenom

## What the skill of a card does once the upgrade has bettered it

bettered-fighter-b = Once a life, double your combat total after rolling
bettered-dwarf-b = Once a life, take no damage from one attack
bettered-healer-a = 2 AP: you or an adventurer on your tile heals 2d6; three times a game
bettered-healer-b = 3 AP: you or an adventurer on your tile heals 2d6; five times a game
bettered-half-ogre-b = Once a life, two more dice on one melee roll
bettered-hedge-witch-a = 2 AP: remove all poison from one adventurer on your tile, who heals 1d6; three times a game
bettered-hedge-witch-b = 2 AP: remove all poison from one adventurer on your tile; as often as you like
