### Adventurers, their skills and upgrades. Two of one class must have one name for it: pictures take either.

## Adventurers: their class, the card in one line, and the skill with what it does

adventurer-sirrus = Sirrus
    .class = Guerreiro
    .card = 10 PV · 5 PA · 2d6+2
    .skill = { skill-lethal }: { skill-lethal.does }
adventurer-tamara = Tamara
    .class = Guerreiro
    .card = 10 PV · 5 PA · 2d6+2
    .skill = { skill-lethal }: { skill-lethal.does }
adventurer-duric = Duric
    .class = Anão
    .card = 12 PV · 4 PA · 2d6+3
    .skill = { skill-brace }: { skill-brace.does }
adventurer-marria = Marria
    .class = Anão
    .card = 12 PV · 4 PA · 2d6+3
    .skill = { skill-brace }: { skill-brace.does }
adventurer-alendra = Alendra
    .class = Elfo
    .card = 9 PV · 6 PA · 2d6+1
    .skill = { skill-dead-eye }: { skill-dead-eye.does }
adventurer-galhorn = Galhorn
    .class = Elfo
    .card = 9 PV · 6 PA · 2d6+1
    .skill = { skill-dead-eye }: { skill-dead-eye.does }
adventurer-rill = Rill
    .class = Curandeiro
    .card = 9 PV · 5 PA · 2d6
    .skill = { skill-renew }: { skill-renew.does }
adventurer-tarak = Tarak
    .class = Curandeiro
    .card = 9 PV · 5 PA · 2d6
    .skill = { skill-renew }: { skill-renew.does }
adventurer-sable = Sable
    .class = Ladina
    .card = 8 PV · 6 PA · 2d6+1
    .skill = { skill-slip-away }: { skill-slip-away.does }
adventurer-grumm = Grumm
    .class = Meio-ogro
    .card = 13 PV · 4 PA · 2d6+3
    .skill = { skill-clobber }: { skill-clobber.does }
adventurer-ivo = Ivo
    .class = Guardião
    .card = 10 PV · 5 PA · 2d6+1
    .skill = { skill-pathfinder }: { skill-pathfinder.does }
adventurer-nettle = Nettle
    .class = Bruxa do Bosque
    .card = 9 PV · 5 PA · 2d6
    .skill = { skill-antivenom }: { skill-antivenom.does }

## Skills

skill-lethal = Golpe Letal
    .does = Uma vez por jogo, dobre o seu total de combate depois de rolar
skill-brace = Firmeza
    .does = Uma vez por jogo, não sofra o dano de um ataque
skill-dead-eye = Olho Certeiro
    .does = Um seis no ataque com arco mata na hora, exceto chefes
skill-renew = Renovar
    .does = 3 PA: você ou alguém na sua peça cura 2d6; três vezes por jogo
skill-slip-away = Escapulir
    .does = Fugas custam PA mas não causam dano, exceto de Morna Gûl
skill-clobber = Pancada
    .does = Uma vez por jogo, dois dados a mais numa rolagem de corpo a corpo
skill-pathfinder = Batedor
    .does = Ao pôr uma peça, compre duas que se encaixam e escolha uma
skill-antivenom = Antídoto
    .does = 2 PA: tire todo o veneno de alguém na sua peça; três vezes por jogo
dormant-antivenom = Aqui não há veneno. Aprimorado cura 1d6 (2 PA, três vezes)
idle-antivenom = Cura veneno. Nesta partida não há nenhum: não faz nada

## Upgrades: what two skill tokens buy, short enough for a button

upgrade-fighter-a = +1 nos ataques
upgrade-fighter-b = Golpe Letal a cada vida
upgrade-dwarf-a = Pele de pedra (−1)
upgrade-dwarf-b = Firmeza a cada vida
upgrade-elf-a = +1 PA por turno
upgrade-elf-b = Arcos: alcance e dano +1
upgrade-healer-a = Renovar por 2 PA
upgrade-healer-b = Mais dois Renovar
upgrade-rogue-a = Compre dois, fique com um
upgrade-rogue-b = Armadilhas só com 1
upgrade-half-ogre-a = +3 PV
upgrade-half-ogre-b = Pancada a cada vida
upgrade-warden-a = Imune ao Cipó Vermelho
upgrade-warden-b = Atender chamados por 1 PA
upgrade-hedge-witch-a = Antídoto também cura 1d6
upgrade-hedge-witch-b = Antídoto sem fim

## What the skill of a card does once the upgrade has bettered it

bettered-fighter-b = Uma vez por vida, dobre o seu total de combate depois de rolar
bettered-dwarf-b = Uma vez por vida, não sofra o dano de um ataque
bettered-healer-a = 2 PA: você ou alguém na sua peça cura 2d6; três vezes por jogo
bettered-healer-b = 3 PA: você ou alguém na sua peça cura 2d6; cinco vezes por jogo
bettered-half-ogre-b = Uma vez por vida, dois dados a mais numa rolagem de corpo a corpo
bettered-hedge-witch-a = 2 PA: tire todo o veneno de alguém na sua peça, que cura 1d6; três vezes por jogo
bettered-hedge-witch-b = 2 PA: tire todo o veneno de alguém na sua peça; quantas vezes quiser
