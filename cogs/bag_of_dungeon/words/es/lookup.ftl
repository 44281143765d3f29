### What can be looked up: what each thing does, its figures, and how it stands now.

noun-adventurer = Aventureros
    .one = Aventurero
noun-class = Clases
    .one = Clase
noun-monster = Monstruos
    .one = Monstruo
noun-item = Objetos
    .one = Objeto
noun-ground = Losetas
    .one = Loseta
noun-play = Qué pueden las fichas de habilidad
    .one = Jugada con fichas de habilidad
noun-mark = Fichas y tesoros
    .one = Ficha

## Figures

told-attack = { $dice }d6{ $plus ->
    [0] { "" }
   *[other] +{ $plus }
  }
figures-adventurer = { $adventurer-class } · { $hp } PV · { $ap } PA · golpea con { told-attack }
figures-class = { $hp } PV · { $ap } PA · golpea con { told-attack }
figures-monster = { $hp ->
    [0] Tan fuerte como quien lo encuentra
   *[other] { $hp } PV · golpea con { told-attack }
  }{ $purple_hp ->
    [0] { "" }
   *[other] { " " }· púrpura: { $purple_hp } PV, { $purple_dice }d6+{ $purple_plus }
  }{ $rewards ->
    [0] { "" }
    [one] { " " }· una recompensa
   *[other] { " " }· { $rewards } recompensas
  }{ $is_boss ->
    [1] { " " }· cuenta como dos presas
   *[other] { "" }
  }
figures-item = { $slot } · { $world-bag }{ $count ->
    [1] { "" }
   *[other] , hay { $count }
  }
slot-hand = En una mano
slot-hands = En las dos manos
slot-armour = Se lleva como armadura
slot-attire = Se lleva como botas o capa
slot-pack = Funciona desde la mochila
slot-none = No ocupa sitio

## What they do

about-adventurer = { $skill }: { $skill-does }.
about-class = { $skill }: { $skill-does }. Dos fichas de habilidad compran una mejora, elegida al principio: «{ $side-a }» o «{ $side-b }».
about-monster = No tiene trucos: golpea con sus dados, y si sale herido pero vivo, se recupera.
about-monster-reacher = Su aguijón: cada vez que te hiere, todo aventurero a la vista a 4 losetas o menos recibe la mitad, y la armadura no le ayuda.
about-monster-mirror-monster = Copia los PV, los dados y el bono del aventurero que lo descubre, armas incluidas. Da recompensas según los PV que copió.
about-monster-red-dragon = Guarda la Salida y nunca la deja. Las flechas no le hacen nada, no carga, y quien cae ante ella pierde sus objetos en el Estanque Curativo.
about-monster-bog-hag = Si te hiere, te envenena: una ficha ocupa uno de tus huecos hasta que se cure.
about-monster-vine-horror = No te suelta: no puedes huir antes de haber luchado una ronda.
about-monster-spiders = Salen de una Telaraña, tantas como diga un dado, con 1 PV cada una, y suman su número a la tirada. Una herida suya te envenena; las que sobreviven se van tras la lucha.
about-monster-morna-gul = Persigue a quien lleve semillas, 2d6 losetas después de cada ronda. Cada semilla plantada en la Enredadera Roja le quita un dado; cada aventurero que mata le devuelve 5 PV.
about-enhanced = { $asleep }. Si se despierta, en vez de tomar una recompensa: { $awake }.
about-ground-monster = Aquí espera un monstruo desconocido. Se descubre cuando alguien entra, le dispara o mira con una espada mágica.
about-ground-item = Hay un objeto oculto boca abajo. Quien esté aquí puede tomarlo por 0 PA; puede ser una trampa.
about-ground-spikey = Al entrar, entrega un objeto para atascarlo, o tira: con 1 o 2, todos aquí reciben 1d6, y la armadura no ayuda. Los monstruos siempre lo hacen saltar.
about-ground-pool = Termina aquí tu turno y toma una de sus fichas: recuperas todos los PV. Tiene una ficha por cada aventurero que estaba en juego cuando se encontró.
about-ground-exit = La Dragona Roja está encima hasta que muere. Con el Anillo, quien esté aquí puede salir por 0 PA.
about-ground-gateway = Si se juegan los dos mapas, lleva al Inicio de la mazmorra por 1 PA. Si no, es una loseta sin nada.
about-ground-pit = Al entrar, tira: con 1 o 2 caes y tu turno termina. La primera caída de una partida es una lucha con dos monstruos, sin huida ni ayuda.
about-ground-web = Si entras cuando no hay nadie más, con 1 o 2 vienen arañas. De una Telaraña a cualquier otra caminas por 1 PA.
about-ground-vine = Quien entra se envenena, una vez por turno como mucho. Durante la caza se puede plantar aquí una semilla de nidada por 2 PA.
about-ground-bones = Una sola vez: paga 2 PA para perder todo el veneno y tener todos los PV, o entrega 3 presas por un objeto.
about-ground-seed = Una vez por turno puedes intentar tomar la semilla de nidada: con un 1 la guarda un monstruo. La semilla no ocupa sitio.
about-ground-swamp = Búscalo una vez por 3 PA: con 1 a 3 surge un monstruo, con 4 a 6 encuentras un objeto y sigues.
about-ground-tree = Cuando todos los que llevan semillas están aquí, el bosque se calma, y llega Morna Gûl.
about-ground-plain = Aquí no pasa nada.
about-ground-dstart = Empiezas aquí, y aquí despiertas cuando has perdido una vida en la mazmorra. Nadie puede atacar aquí a otro aventurero.
about-ground-fstart = Empiezas aquí, y aquí despiertas cuando has perdido una vida en el bosque. De aquí viene Morna Gûl.
play-duck = Agacharse
about-play-duck = Por una ficha, una herida que vas a recibir se reduce en 1d6. Puedes agacharte otra vez, una ficha cada vez; no vale contra lo que pagas, como en una huida.
play-dive = Esquivar
about-play-dive = Por dos fichas, una trampa que salta no te hace nada, o abres un cofre sin tirar.
play-riposte = Contragolpe
about-play-riposte = Por tres fichas, todo el daño que recibirías en esta ronda de una lucha va al monstruo.
play-bossbane = Azote de jefes
about-play-bossbane = Por cuatro fichas, un jefe tiene desde ahora 10 PV como mucho. Funciona una vez con cada jefe.
play-killing-blow = Golpe postrero
about-play-killing-blow = Por una ficha, cuando un monstruo te mata, muere también: entrega un objeto y cuenta cómo lo hizo. Contra jefes, solo si la mesa lo permite.
about-mark-ring = Si sale por la Salida, gana la mazmorra. En el bosque quien lo lleva cura 2 PV por presa y mata con un golpe crítico, pero los monstruos muestran su cara púrpura.
mark-seeds = Semillas de nidada
about-mark-seeds = No ocupan sitio y no se pueden regalar; solo caen si muere quien las lleva. Plantada en la Enredadera Roja, cada una le quita un dado a Morna Gûl.
mark-token = Fichas de habilidad
about-mark-token = Una recompensa puede ser una ficha de habilidad en vez de un objeto. Dos compran tu mejora; sueltas sirven para agacharse, esquivar, devolver un golpe o llevarte a un monstruo contigo.
mark-poison = Veneno
about-mark-poison = Una ficha de veneno ocupa uno de tus ocho huecos, y lo que había ahí puede caer. Te envenenas una vez por turno como mucho; puedes mover la ficha.
mark-life = Vidas
about-mark-life = Tienes tres. Con 0 PV pierdes una, dejas caer tus objetos y despiertas en el Inicio con todos los PV; sin más vidas, dejas el juego.

## How they stand

noun-now-monster = { $hp } de { $most } PV en { $tile }
noun-now-slain = { $count ->
    [one] ha caído una vez
   *[other] ha caído { $count } veces
  }
noun-now-hero = { $hero } ({ $player }): { $hp } de { $most } PV, { $lives ->
    [one] una vida
   *[other] { $lives } vidas
  }, { told-attack }, en { $tile }
noun-now-gone = { $hero } ({ $player }): { $status }
noun-now-on = En { $tiles }
noun-now-worn = lo usa { $hero }{ $is_awake ->
    [1] , despierto
   *[other] { "" }
  }
noun-now-packed = en la mochila de { $hero }{ $is_awake ->
    [1] , despierto
   *[other] { "" }
  }
noun-now-lies = está en { $tile }{ $is_awake ->
    [1] , despierto
   *[other] { "" }
  }
noun-now-has = { $hero }: { $count }
