### What can be looked up: each noun in a sentence or two, its figures, and how it stands now.

## Kinds

noun-enemy = Enemigos
    .one = Enemigo
noun-keyword = Palabras clave
    .one = Palabra clave
noun-item = Objetos
    .one = Objeto
noun-hero = Héroes
    .one = Héroe
noun-equipment = Equipo
    .one = Equipo
noun-ability = Habilidades
    .one = Habilidad
noun-quest = Misiones
    .one = Misión
noun-encounter = Encuentros
    .one = Encuentro
noun-face = Salas
    .one = Sala
noun-terrain = El mapa
    .one = En el mapa
noun-value = Palabras del juego
    .one = Palabra del juego
noun-skill = Atributos
    .one = Atributo
noun-level = Niveles
    .one = Nivel

## Enemies: `about` says how it decides, `figures` what it rolls

about-enemy = { $stance ->
    [charge] Corre hacia ti y golpea.
    [skirmish] Dispara desde tan lejos como puede, y golpea solo si no puede disparar a nadie.
    [hold] Dispara desde la casilla más cercana que le valga, y golpea solo si no puede disparar a nadie.
    [striker] Golpea, y dispara solo si no puede golpear a nadie.
   *[shooter] Dispara, y golpea solo si no puede disparar a nadie.
  } De los héroes a los que puede atacar prefiere { $focus ->
    [nearest] al más cercano
    [weakest] al de menos Salud
   *[brightest] al de más Energía
  }.{ $words ->
    [0] { "" }
   *[other] {" "}Tiene { $keywords }.
  }
figures-enemy = { $colour ->
    [green] Verde
    [blue] Azul
   *[red] Jefe rojo
  } · { $most } de salud como mucho{ $colour ->
    [red] {" "}por cada dado
   *[other] { "" }
  } · Velocidad { $speed } · Defensa { lookup-defence }{ $melee_dice ->
    [0] { "" }
    [one] {" "}· cuerpo a cuerpo 1 dado { lookup-melee }
   *[other] {" "}· cuerpo a cuerpo { $melee_dice } dados { lookup-melee }
  }{ $ranged_dice ->
    [0] { "" }
    [one] {" "}· a distancia 1 dado { lookup-ranged }
   *[other] {" "}· a distancia { $ranged_dice } dados { lookup-ranged }
  } · en Difícil { $harder ->
    [melee] cuerpo a cuerpo { $hard_melee_dice } dados { lookup-hard-melee }
   *[ranged] a distancia { $hard_ranged_dice } dados { lookup-hard-ranged }
  } · en Atroz un dado más
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
keyword-crush = Aplastar
keyword-stun = Aturdir
keyword-pierce = Perforar
keyword-siphon = Drenar
keyword-regenerate = Regenerar
keyword-ritual = Ritual
keyword-barrage = Andanada
keyword-heavy = Pesada
about-keyword-reach = También golpea en diagonal, salvo que las dos casillas intermedias sean muro.
about-keyword-crush = Cada impacto que no se bloquea causa 2 heridas en vez de 1.
about-keyword-stun = Un enemigo herido con esto pierde su próxima activación. Nadie aturde a un jefe.
about-keyword-pierce = Quien recibe el impacto tiene 1 menos de Defensa contra él.
about-keyword-siphon = Cuando este enemigo se activa, cada héroe de su loseta y de las vecinas pierde 1 de Energía.
about-keyword-regenerate = Recupera 1 de salud al final de cada ronda, hasta lo máximo que puede mostrar su dado.
about-keyword-ritual = Cuando este enemigo hiere a alguien, el enemigo más débil de su loseta gana 1 de salud; puede ser él mismo.
about-keyword-barrage = Cada dado puede tener su propio objetivo. Un enemigo reparte sus dados uno a uno, empezando por el héroe que prefiere.
about-keyword-heavy = Un ataque con esto da 1 de Energía como mucho, por muchos impactos que logre.

## Cards of a hero, and of the market

about-item = { $timing ->
    [kept] No se gasta: { $item-does }.
    [own] Se usa una vez, en tu propio turno: { $item-does }.
    [any] Se usa una vez, en cualquier momento menos durante una tirada: { $item-does }.
    [pre] Se usa una vez, justo antes de tirar: { $item-does }.
    [post] Se usa una vez, justo después de tirar: { $item-does }.
    [fall] Se usa una vez: { $item-does }.
   *[react] Se usa una vez, cuando un enemigo te ha dado: { $item-does }.
  }
figures-item = { $cost } de Tesoro · { $copies ->
    [one] 1 carta
   *[other] { $copies } cartas
  } en la caja
about-hero = { $hero-role }. { $hero-does }.
about-equipment = Con esto luchas así: { $equipment-does }.
about-ability = Por { $energy } de Energía: { $ability-does }.
figures-ability = { $energy } de Energía · { $strength ->
    [0] { "" }
   *[other] Fuerza +{ $strength }
  }{ $dexterity ->
    [0] { "" }
   *[other] Destreza +{ $dexterity }
  }{ $wisdom ->
    [0] { "" }
   *[other] Sabiduría +{ $wisdom }
  }{ $charisma ->
    [0] { "" }
   *[other] Carisma +{ $charisma }
  }

## Quests and encounters

about-quest = { $quest-intro } { $quest-goal }{ $shape ->
    [seals] {" "}Cada sello que se rompe le quita 1 de Defensa y 1 dado.
    [hold] {" "}En cada Renovación llega una nueva oleada.
    [fetch] {" "}Cuando toman el segundo, la campana llama a más enemigos.
    [heist] {" "}Desde la ronda { $late }, cada Renovación trae un enemigo azul a la estrella de la loseta de inicio.
   *[other] { "" }
  }{ $sleeps ->
    [0] { "" }
   *[other] {" "}El jefe duerme hasta que lo hieran, o hasta que pasen { $sleeps } Renovaciones desde que lo encontraron.
  }
figures-quest = { $boss ->
    [0] Sin jefe
   *[other] Jefe: { $name }
  }{ $doom ->
    [0] { "" }
   *[other] {" "}· perdida con Perdición { $doom } (Difícil y Atroz { $harder_doom })
  }{ $dawn ->
    [0] { "" }
   *[other] {" "}· alba tras la ronda { $dawn } (Difícil y Atroz { $harder_dawn })
  }{ $fare2 ->
    [0] { "" }
   *[other] {" "}· pasaje { $fare2 }, { $fare3 } o { $fare4 } de Tesoro para 2, 3 o 4 héroes
  }
about-encounter = { $encounter-line }{ $reveal ->
    [q1c] {" "}El héroe que abrió el camino hace enseguida una prueba de Destreza 1; fallar cuesta 1 de Salud.
    [q4h] {" "}El héroe que abrió el camino hace enseguida una prueba de Destreza 2; fallar cuesta 2 de Salud.
    [q1f] {" "}Puedes abrir el tarro: con 1 o 2 todos en la sala pierden 1 de Salud, con 3 a 6 todos ganan 1 de Tesoro.
    [q6f] {" "}Puedes dar 1 de Tesoro por una carta del mercado que cueste 4 o menos.
   *[none] { "" }
  }{ $has_deed ->
    [0] { "" }
   *[other] {" "}{ $deed } ({ $skill } { $needed }): { $deed-gain }
  }
figures-encounter = Con dos héroes: { $boss ->
    [0] { "" }
   *[other] el jefe y{ " " }
  }{ $blue ->
    [0] { "" }
    [one] 1 dado azul{ $green ->
        [0] { "" }
       *[other] { " " }y{ " " }
      }
   *[other] { $blue } dados azules{ $green ->
        [0] { "" }
       *[other] { " " }y{ " " }
      }
  }{ $green ->
    [0] { "" }
    [one] 1 dado verde
   *[other] { $green } dados verdes
  }; cada héroe más añade { $more_blue ->
    [0] { "" }
   *[other] 1 azul y{ " " }
  }{ $more_green ->
    [one] 1 verde
   *[other] { $more_green } verdes
  }

## Rooms and what is on the map

about-face = { $part ->
    [start] Aquí empieza un grupo.
    [goal] Aquí tiene su meta una misión.
   *[body] Una sala del camino.
  } { $ways ->
    [0] No lleva a ninguna parte.
    [one] De aquí sale un camino.
   *[other] De aquí salen { $ways } caminos.
  }{ $water ->
    [0] { "" }
   *[other] {" "}Tiene agua.
  }{ $pits ->
    [0] { "" }
    [one] {" "}Tiene un foso.
   *[other] {" "}Tiene fosos.
  }
terrain-water = Agua
terrain-pit = Foso
terrain-wall = Muro
terrain-doorway = Umbral
terrain-way = Camino sin explorar
terrain-start = Casilla de inicio
terrain-star = Estrella
about-terrain-water = Entrar cuesta 2 de movimiento, y no oculta a nadie.
about-terrain-pit = Entrar cuesta 1 de Salud, todas las veces, y puede hacerte caer. Los enemigos nunca lo pisan.
about-terrain-wall = Nadie camina ni ve a través de él. Una salida sin salida que le corresponda al otro lado también es muro.
about-terrain-doorway = La casilla entre dos salas. Pertenece a ambas; desde ella solo disparas hacia esas dos.
about-terrain-way = Písalo, y exploras: se pone una sala nueva, y llega lo que haya en ella. Después sigue tu Movimiento.
about-terrain-start = Por aquí entra el grupo. En dos misiones también tiene que salir por aquí: cada héroe vivo en su propia casilla de inicio.
about-terrain-star = Haz la hazaña de la sala en ella o a su lado. Una estrella brillante tiene algo que hacer; los enemigos aparecen en ella y alrededor.

## Words of the game

value-attack = Ataque
value-deed = Hazaña
value-market = Mercado
value-doom = Perdición
value-tongue = Badajo
value-seal = Sello
value-health = Salud
value-energy = Energía
value-treasure = Tesoro
value-action = Acción
value-speed = Velocidad
value-defence = Defensa
value-melee = Cuerpo a cuerpo
value-ranged = A distancia
value-critical = Impacto crítico
about-value-attack = Una acción: tira los dados de tu arma y suma su modificador a cada uno; 6 o más acierta. Cada impacto se puede bloquear; los demás causan 1 herida.
about-value-deed = Lo que se puede hacer en una sala, en su estrella o a su lado. Cuesta una acción y una prueba; si fallas, inténtalo otra vez con otra.
about-value-market = Hay tres cartas boca arriba. Cómpralas con Tesoro en cualquier momento, menos durante una tirada; la siguiente carta sale enseguida.
about-value-doom = Sube 1 en cada Renovación, y en El coro rojo también cuando cae un héroe. Cuando se llena, la misión está perdida.
about-value-tongue = El grupo necesita dos de tres. Están en dos salas de la capilla; el diácono tiene el tercero.
about-value-seal = Hay uno en cada una de tres salas. Cada sello que se rompe le quita 1 de Defensa y 1 dado al Rey bajo el Cristal.
about-value-health = Con 0 caes y no puedes hacer nada. Un amigo a tu lado puede reanimarte con una acción; te levantas con 2.
about-value-energy = Cada impacto de tus ataques da 1, bloqueado o no. Con ella pagas tu habilidad. Guardas 10 como mucho.
about-value-treasure = Tiras el dado de cada enemigo que vences y ganas esa cantidad. Compra con él en cualquier momento. Guardas 20 como mucho.
about-value-action = Tienes dos por turno: moverte, atacar, hacer la hazaña de una sala, reanimar. Puedes hacer lo mismo dos veces.
about-value-speed = Hasta dónde te lleva un Movimiento. Una casilla cuesta 1, el agua 2.
about-value-defence = Se suma a cada dado de defensa. Tiras uno por cada impacto que no sea crítico; 6 o más lo bloquea.
about-value-melee = Un ataque a las cuatro casillas junto a ti: tira tus dados cuerpo a cuerpo, suma el modificador a cada uno, y 6 o más acierta.
about-value-ranged = Un ataque a alguien que ves en tu sala o en una vecina, no justo a tu lado. 6 o más con el modificador acierta.
about-value-critical = Un 6 natural de un héroe siempre acierta, y nadie puede bloquearlo. Los enemigos no los tienen.
about-skill = Una prueba tira 4 dados y suma tu modificador a cada uno: 6 o más es un éxito. Necesitas tantos éxitos como diga el número.
about-level-normal = Los enemigos muestran su lado normal. Para aprender el juego.
about-level-hard = Cada enemigo muestra su lado más duro, y vienen más.
about-level-dire = Los lados más duros, más enemigos, y cada ataque enemigo tira un dado más.

## How it stands now

noun-now-enemy = #{ $number } en { $spot } con { $health } de salud{ $state ->
    [asleep] , durmiendo
    [stunned] , aturdido
    [chained] , con cadenas
   *[none] { "" }
  }
noun-now-rolls = { $mode ->
    [melee] cuerpo a cuerpo
   *[ranged] a distancia
  } { dice-plus } en esta partida
noun-now-sale = en venta por { $cost } de Tesoro
noun-now-held = lo tiene { $hero }
noun-now-worn = lo usa { $hero } ({ $name })
noun-now-played = lo juega { $name }
noun-now-fares = { $state ->
    [down] en el suelo en { $spot }
   *[up] en { $spot } con { $health } de { $most } de Salud
  }, { $energy } de Energía, { $treasure } de Tesoro
noun-now-spent = entre los descartes
noun-now-deck = aún en el mazo
noun-now-has = lo { $count ->
    [one] tiene
   *[other] tienen
  } { $names }
noun-now-deed = por hacer en { $spot }
noun-now-done = hecho
noun-now-lies = en el mapa, su estrella en { $spot }
noun-now-level = así se juega esta partida

## Chances

odds-strike = { $percent } % de herir
odds-strike-fell = { $percent } % de herir, { $fell } % de derribar
odds-fell = { $percent } % de derribar
odds-check = { $percent } % de éxito
odds-jar = { $percent } % de tener suerte
odds-block = { $percent } % de bloquear
odds-stand = { $percent } % de seguir en pie
odds-safe = ahí no te daría nadie
odds-peril = en juego { $there } de tus { $health } allí, { $here } aquí
odds-stay = en juego { $here } de tus { $health } aquí
