### The game, its quests, and the words everything else is made of.

game-name = Deckbox Dungeons
game-about = Monte um herói de três cartas e encarem juntos uma missão: abram salas, rolem dados a cada golpe e enganem inimigos que seguem regras fixas.
game-length = 20 a 60 minutos

## A modifier behind dice: +2, +0, −1

plus = { $plus ->
    [-2] −2
    [-1] −1
   *[other] +{ $plus }
  }
dice-plus = { $dice }d { plus }

## Quests. `.intro` opens the story, `.goal` says what is wanted, `.won` and `.lost` close it.

quest-cellar = A Adega dos Corvos
    .intro = A adega da estalagem ganhou uma porta que ninguém construiu, e algo atrás dela anda comendo as provisões do inverno.
    .goal = Achem o Velho Mawgrim e deem fim nele.
    .won = Lá em cima alguém abre um barril. É o melhor som do mundo.
    .lost = A porta da adega se fecha. Na primavera a estalagem já terá esquecido que ela se abriu.
quest-chapel = A Capela Afogada
    .intro = O sino tocou debaixo do lago na noite passada. Tragam os badalos antes que ele toque de novo.
    .goal = Levem dois Badalos de volta às casas de início.
    .won = Dois badalos jazem na relva, e o lago se cala.
    .lost = Debaixo d’água o sino toca, devagar, uma vez para cada um de vocês.
quest-choir = O Coro Vermelho
    .intro = Quando a última estrofe acabar, a colina vai arder.
    .goal = Calem a Cantora Vess antes que a Ruína se complete.
    .won = A última nota paira no ar, não acha quem a cante, e se apaga.
    .lost = Sustentam o último acorde por muito, muito tempo. Depois a colina se ilumina.
quest-hill = Sob a Colina Hob
    .intro = A mina ficou em silêncio. Depois ficou quente.
    .goal = Matem o Draco de Cinzas.
    .won = O ouro ainda está quente. Ninguém aqui se queixa.
    .lost = A mina inspira, e vocês são o ar.
quest-night = A Longa Noite
    .intro = Guardem o fogo até que o sol o tome.
    .goal = Mantenham ao menos um herói de pé até o sol nascer.
    .won = Uma linha cinza, depois uma dourada. O fogo já pode se apagar.
    .lost = O fogo se apaga, e não resta ninguém para sentir frio.
quest-toll = O Preço do Barqueiro
    .intro = Ele não aceita promessas.
    .goal = Levem a passagem às casas de início.
    .hunt = Achem a Mãe Lodo e depois levem a passagem às casas de início.
    .won = Ele conta duas vezes, acena uma, e empurra o barco.
    .lost = A barca parte de lanterna acesa e sem ninguém a bordo.
quest-king = O Rei Adormecido
    .intro = Três selos o mantêm fraco. Também o mantêm dormindo.
    .goal = Deem fim no Rei sob o Vidro antes que a Ruína se complete.
    .won = O vidro se assenta. Debaixo dele há só um homem muito velho.
    .lost = Ele acorda bem descansado.
level-normal = Normal
level-hard = Difícil
level-dire = Terrível
result-fallen = Todos os heróis estão no chão.
result-doom = A Ruína está completa.
result-late = A última rodada passou, e o tempo acabou.

## Skills, sides, rolls, causes

skill-strength = Força
skill-dexterity = Destreza
skill-wisdom = Sabedoria
skill-charisma = Carisma
side-n = norte
side-e = leste
side-s = sul
side-w = oeste
cause-pit = cai num fosso
cause-barrels = acaba debaixo dos barris
cause-track = leva o vagão pela frente
cause-jar = está perto demais do jarro
cause-fire = está no meio do fogo
roll-defence = Defesa
roll-strength = Teste de Força
roll-dexterity = Teste de Destreza
roll-wisdom = Teste de Sabedoria
roll-charisma = Teste de Carisma
roll-melee = Ataque
roll-ranged = Ataque
roll-cleave = Ataque
roll-chain-spark = Ataque
roll-throwing-knives = Ataque
roll-scroll-of-storms = Ataque

## How somebody attacks. `.verb` leads to whom.

weapon-melee = corpo a corpo
    .verb = golpeia
weapon-ranged = à distância
    .verb = atira em
weapon-cleave = Trespassar
    .verb = trespassa
weapon-chain-spark = Faísca em Cadeia
    .verb = lança faíscas em
weapon-throwing-knives = Facas de Arremesso
    .verb = arremessa facas em
weapon-scroll-of-storms = Pergaminho das Tempestades
    .verb = solta a tempestade em

## Map faces

face-14a = Portaria
face-15a = Pátio Afundado
face-1b = Cripta do Sino
face-2b = Poço da Despensa
face-3a = Ponte do Canal
face-4b = Posto da Guarda
face-5b = Galeria Partida
face-6a = Encruzilhada
face-7b = Curva Desabada
face-8b = Caserna
face-9a = Pátio Alagado
face-10a = Colunata
face-10b = Passeio dos Juncos
face-11b = Canil
face-12b = Escada Quebrada
face-13a = Sala da Fornalha
