### What can be looked up: each noun in a sentence or two, its figures, and how it stands now.

## Kinds

noun-enemy = Inimigos
    .one = Inimigo
noun-keyword = Palavras-chave
    .one = Palavra-chave
noun-item = Itens
    .one = Item
noun-hero = Heróis
    .one = Herói
noun-equipment = Equipamentos
    .one = Equipamento
noun-ability = Habilidades
    .one = Habilidade
noun-quest = Missões
    .one = Missão
noun-encounter = Encontros
    .one = Encontro
noun-face = Salas
    .one = Sala
noun-terrain = O mapa
    .one = No mapa
noun-value = Palavras do jogo
    .one = Palavra do jogo
noun-skill = Perícias
    .one = Perícia
noun-level = Níveis
    .one = Nível

## Enemies: `about` says how it decides, `figures` what it rolls

about-enemy = { $stance ->
    [charge] Corre até perto e golpeia.
    [skirmish] Atira de tão longe quanto pode, e só golpeia se não pode atirar em ninguém.
    [hold] Atira da casa mais próxima que serve, e só golpeia se não pode atirar em ninguém.
    [striker] Golpeia, e só atira se não pode golpear ninguém.
   *[shooter] Atira, e só golpeia se não pode atirar em ninguém.
  } Dos heróis que pode atacar, prefere { $focus ->
    [nearest] o mais próximo
    [weakest] o de menos Vida
   *[brightest] o de mais Energia
  }.{ $words ->
    [0] { "" }
   *[other] {" "}Tem { $keywords }.
  }
figures-enemy = { $colour ->
    [green] Verde
    [blue] Azul
   *[red] Chefe vermelho
  } · no máximo { $most } de vida{ $colour ->
    [red] {" "}por dado
   *[other] { "" }
  } · Velocidade { $speed } · Defesa { lookup-defence }{ $melee_dice ->
    [0] { "" }
    [1] {" "}· corpo a corpo 1 dado { lookup-melee }
   *[other] {" "}· corpo a corpo { $melee_dice } dados { lookup-melee }
  }{ $ranged_dice ->
    [0] { "" }
    [1] {" "}· à distância 1 dado { lookup-ranged }
   *[other] {" "}· à distância { $ranged_dice } dados { lookup-ranged }
  } · no Difícil { $harder ->
    [melee] corpo a corpo { $hard_melee_dice } dados { lookup-hard-melee }
   *[ranged] à distância { $hard_ranged_dice } dados { lookup-hard-ranged }
  } · no Terrível um dado a mais
lookup-defence = { $defence ->
    [-1] −1
   *[other] +{ $defence }
  }
lookup-melee = +{ $melee_plus }
lookup-ranged = +{ $ranged_plus }
lookup-hard-melee = +{ $hard_melee_plus }
lookup-hard-ranged = +{ $hard_ranged_plus }

## Keywords

keyword-reach = Alcance
keyword-crush = Esmagar
keyword-stun = Atordoar
keyword-pierce = Perfurar
keyword-siphon = Drenar
keyword-regenerate = Regenerar
keyword-ritual = Ritual
keyword-barrage = Saraivada
keyword-heavy = Pesada
about-keyword-reach = Golpeia também na diagonal, a não ser que as duas casas no meio sejam parede.
about-keyword-crush = Cada acerto não bloqueado causa 2 ferimentos em vez de 1.
about-keyword-stun = Um inimigo ferido por ela pula a próxima ativação. Ninguém atordoa um chefe.
about-keyword-pierce = Quem é atingido tem 1 de Defesa a menos contra ela.
about-keyword-siphon = Quando este inimigo se ativa, todo herói na peça dele e nas vizinhas perde 1 de Energia.
about-keyword-regenerate = Recupera 1 de vida no fim de cada rodada, até o máximo que o dado dele pode mostrar.
about-keyword-ritual = Quando este inimigo fere alguém, o inimigo mais fraco na peça dele ganha 1 de vida, talvez ele mesmo.
about-keyword-barrage = Cada dado pode ter um alvo próprio. Um inimigo reparte os dados um a um, começando pelo herói que prefere.
about-keyword-heavy = Um ataque com ela traz no máximo 1 de Energia, por mais que acerte.

## Cards of a hero, and of the market

about-item = { $timing ->
    [kept] Não se gasta, { $item-does }.
    [own] Usa-se uma vez, no seu próprio turno: { $item-does }.
    [any] Usa-se uma vez, a qualquer hora menos durante uma rolagem: { $item-does }.
    [pre] Usa-se uma vez, logo antes de rolar: { $item-does }.
    [post] Usa-se uma vez, logo depois de rolar: { $item-does }.
    [fall] Usa-se uma vez: { $item-does }.
   *[react] Usa-se uma vez, quando um inimigo acerta você: { $item-does }.
  }
figures-item = { $cost } de Tesouro · { $copies ->
    [1] 1 carta
   *[other] { $copies } cartas
  } na caixa
about-hero = { $hero-role }. { $hero-does }.
about-equipment = Com isto você luta assim: { $equipment-does }.
about-ability = Por { $energy } de Energia: { $ability-does }.
figures-ability = { $energy } de Energia · { $strength ->
    [0] { "" }
   *[other] Força +{ $strength }
  }{ $dexterity ->
    [0] { "" }
   *[other] Destreza +{ $dexterity }
  }{ $wisdom ->
    [0] { "" }
   *[other] Sabedoria +{ $wisdom }
  }{ $charisma ->
    [0] { "" }
   *[other] Carisma +{ $charisma }
  }

## Quests and encounters

about-quest = { $quest-intro } { $quest-goal }{ $shape ->
    [seals] {" "}Cada selo quebrado tira dele 1 de Defesa e 1 dado.
    [hold] {" "}Uma nova onda vem a cada Renovação.
    [fetch] {" "}Quando vocês pegam o segundo, o sino chama mais deles.
    [heist] {" "}Da rodada { $late } em diante, cada Renovação traz um inimigo azul à estrela da peça inicial.
   *[other] { "" }
  }{ $sleeps ->
    [0] { "" }
   *[other] {" "}O chefe dorme até que vocês o firam, ou até passarem { $sleeps } Renovações desde que o acharam.
  }
figures-quest = { $boss ->
    [0] Sem chefe
   *[other] Chefe: { $name }
  }{ $doom ->
    [0] { "" }
   *[other] {" "}· perdida com Ruína { $doom } (Difícil e Terrível { $harder_doom })
  }{ $dawn ->
    [0] { "" }
   *[other] {" "}· amanhece depois da rodada { $dawn } (Difícil e Terrível { $harder_dawn })
  }{ $fare2 ->
    [0] { "" }
   *[other] {" "}· passagem de { $fare2 }, { $fare3 } ou { $fare4 } de Tesouro para 2, 3 ou 4 heróis
  }
about-encounter = { $encounter-line }{ $reveal ->
    [q1c] {" "}O herói que abriu o caminho faz na hora um teste de Destreza 1; falhar custa 1 de Vida.
    [q4h] {" "}O herói que abriu o caminho faz na hora um teste de Destreza 2; falhar custa 2 de Vida.
    [q1f] {" "}Você pode abrir o jarro: com 1 ou 2, todos na sala perdem 1 de Vida; com 3 a 6, todos ganham 1 de Tesouro.
    [q6f] {" "}Você pode dar 1 de Tesouro por uma carta do mercado que custe 4 ou menos.
   *[none] { "" }
  }{ $has_deed ->
    [0] { "" }
   *[other] {" "}{ $deed } ({ $skill } { $needed }): { $deed-gain }
  }
figures-encounter = Dois heróis encontram { $boss ->
    [0] { "" }
   *[other] o chefe e{ " " }
  }{ $blue ->
    [0] { "" }
    [1] 1 dado azul
   *[other] { $blue } dados azuis
  }{ $green ->
    [0] { "" }
    [1] { $blue ->
        [0] 1 dado verde
       *[other] { " " }e 1 verde
      }
   *[other] { $blue ->
        [0] { $green } dados verdes
       *[other] { " " }e { $green } verdes
      }
  }; cada herói a mais soma { $more_blue ->
    [0] { "" }
   *[other] 1 azul e{ " " }
  }{ $more_green } { $more_green ->
    [1] verde
   *[other] verdes
  }

## Rooms and what is on the map

about-face = { $part ->
    [start] Um grupo começa aqui.
    [goal] Aqui uma missão tem seu objetivo.
   *[body] Uma sala no caminho.
  } { $ways ->
    [0] Nenhum caminho segue adiante.
    [1] Um caminho segue adiante.
   *[other] { $ways } caminhos seguem adiante.
  }{ $water ->
    [0] { "" }
   *[other] {" "}Tem água.
  }{ $pits ->
    [0] { "" }
    [1] {" "}Tem um fosso.
   *[other] {" "}Tem fossos.
  }
terrain-water = Água
terrain-pit = Fosso
terrain-wall = Parede
terrain-doorway = Vão
terrain-way = Caminho por explorar
terrain-start = Casa de início
terrain-star = Estrela
about-terrain-water = Entrar nela custa 2 de movimento, e ela não esconde ninguém.
about-terrain-pit = Entrar nele custa 1 de Vida, toda vez, e pode derrubar você. Inimigos nunca pisam em um.
about-terrain-wall = Ninguém anda nem vê através dela. Uma saída sem saída correspondente do outro lado também é parede.
about-terrain-doorway = A casa entre duas salas. Pertence às duas; dela você só atira nessas duas.
about-terrain-way = Pise nele, e você explora: uma sala nova é posta, e vem o que houver nela. Depois o seu Movimento continua.
about-terrain-start = Por aqui entra o grupo. Em duas missões é por aqui também que precisa sair: cada herói vivo na sua própria casa de início.
about-terrain-star = Realize o feito da sala nela ou ao lado dela. Uma estrela acesa tem algo a fazer; os inimigos aparecem nela e em volta.

## Words of the game

value-attack = Ataque
value-deed = Feito
value-market = Mercado
value-doom = Ruína
value-tongue = Badalo
value-seal = Selo
value-health = Vida
value-energy = Energia
value-treasure = Tesouro
value-action = Ação
value-speed = Velocidade
value-defence = Defesa
value-melee = Corpo a corpo
value-ranged = À distância
value-critical = Acerto crítico
about-value-attack = Uma ação: role os dados da sua arma e some o modificador a cada um; 6 ou mais acerta. Cada acerto pode ser bloqueado; os outros ferem em 1.
about-value-deed = O que se pode fazer numa sala, na estrela ou ao lado dela. Custa uma ação e um teste; se falhar, tente de novo com outra.
about-value-market = Três cartas ficam abertas. Compre-as com Tesouro a qualquer hora, menos durante uma rolagem; a próxima carta vem na hora.
about-value-doom = Sobe 1 a cada Renovação e, em O Coro Vermelho, também quando um herói cai. Quando se completa, a missão está perdida.
about-value-tongue = O grupo precisa de dois dos três. Estão em duas salas da capela; o Diácono tem o terceiro.
about-value-seal = Há um em cada uma de três salas. Cada selo que vocês quebram tira 1 de Defesa e 1 dado do Rei sob o Vidro.
about-value-health = Com 0 você está no chão e não pode fazer nada. Quem estiver ao lado pode reanimar você com uma ação; você se levanta com 2.
about-value-energy = Cada acerto dos seus ataques traz 1, bloqueado ou não. Com ela você paga a sua habilidade. No máximo 10.
about-value-treasure = Você rola o dado de cada inimigo que derrota e ganha esse tanto. Compre com ele a qualquer hora. No máximo 20.
about-value-action = Você tem duas por turno: mover, atacar, realizar o feito de uma sala, reanimar. Pode fazer a mesma duas vezes.
about-value-speed = Até onde um Movimento leva você. Uma casa custa 1, água 2.
about-value-defence = Soma-se a cada dado de defesa. Rola-se um por acerto que não é crítico; 6 ou mais o bloqueia.
about-value-melee = Um ataque nas quatro casas ao seu lado: role os dados de corpo a corpo, some o modificador a cada um, e 6 ou mais acerta.
about-value-ranged = Um ataque em quem você vê na sua sala ou numa vizinha, não bem ao seu lado. 6 ou mais com o modificador acerta.
about-value-critical = O 6 natural de um herói sempre acerta, e ninguém pode bloqueá-lo. Inimigos não têm.
about-skill = Um teste rola 4 dados e soma o seu modificador a cada um: 6 ou mais é um sucesso. São precisos tantos sucessos quantos o número diz.
about-level-normal = Os inimigos mostram o lado normal. Para aprender o jogo.
about-level-hard = Todo inimigo mostra o lado mais duro, e vêm mais deles.
about-level-dire = Os lados mais duros, mais inimigos, e todo ataque inimigo rola um dado a mais.

## How it stands now

noun-now-enemy = #{ $number } em { $spot } com { $health } de vida{ $state ->
    [asleep] , dormindo
    [stunned] , atordoado
    [chained] , sem poder sair dali
   *[none] { "" }
  }
noun-now-rolls = { $mode ->
    [melee] corpo a corpo
   *[ranged] à distância
  } { dice-plus } nesta partida
noun-now-sale = à venda por { $cost } de Tesouro
noun-now-held = com { $hero }
noun-now-worn = em uso por { $hero } ({ $name })
noun-now-played = quem joga é { $name }
noun-now-fares = { $state ->
    [down] no chão em { $spot }
   *[up] em { $spot } com { $health } de { $most } de Vida
  }, { $energy } de Energia, { $treasure } de Tesouro
noun-now-spent = no descarte
noun-now-deck = ainda no baralho
noun-now-has = { $count ->
    [1] com { $names }
   *[other] com { $names }
  }
noun-now-deed = a fazer em { $spot }
noun-now-done = já feito
noun-now-lies = no mapa, a estrela em { $spot }
noun-now-level = é assim que se joga esta partida

## Chances

odds-strike = { $percent }% de ferir
odds-strike-fell = { $percent }% de ferir, { $fell }% de derrubar
odds-fell = { $percent }% de derrubar
odds-check = { $percent }% de conseguir
odds-jar = { $percent }% de ter sorte
odds-block = { $percent }% de bloquear
odds-stand = { $percent }% de ficar de pé
odds-safe = ninguém acertaria você ali
odds-peril = ali você arrisca { $there } dos seus { $health }; aqui, { $here }
odds-stay = aqui você arrisca { $here } dos seus { $health }
