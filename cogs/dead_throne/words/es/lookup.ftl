### What can be looked up: what each thing does, and its figures.

## The kinds

noun-character = Personajes
    .one = Personaje
noun-item = Objetos
    .one = Objeto
noun-scroll = Pergaminos
    .one = Pergamino
noun-enemy = Enemigos
    .one = Enemigo
noun-boss = Jefes del Solitario
    .one = Jefe
noun-trap = Trampas
    .one = Trampa
noun-quest = Misiones de taberna
    .one = Misión de taberna
noun-lone = Misiones solitarias
    .one = Misión solitaria
noun-relic = Reliquias
    .one = Reliquia
noun-ring = Círculos de piedra
    .one = Círculo de piedra
noun-event-card = Sucesos
    .one = Suceso
noun-omen = Presagios de la Defensa
    .one = Presagio
noun-tile = Losetas del mapa
    .one = Loseta
noun-structure = Edificios
    .one = Edificio
noun-quick = Atajos
    .one = Atajo
noun-feature = Rasgos del terreno
    .one = Rasgo
noun-terrain = Clases de terreno
    .one = Terreno
noun-deck = Mazos
    .one = Mazo
noun-place = Lugares
    .one = Lugar
noun-mark = Lo que te puede pasar
    .one = Estado o ficha

## Figures

figures-character = Manos desnudas: ataque { $attack }, defensa { $defence } · empieza con { $gear }
figures-item = { $slot ->
    [weapon] Arma · ataque { $attack }
    [shield] Escudo · defensa { $defence }
    [special] Objeto especial
    [tool] Herramienta, se usa una vez
    [rucksack] Mochila
    [token] Ficha
    [helmet] Yelmo · { $armour } más de salud
    [body] Armadura de cuerpo · { $armour } más de salud
    [gauntlets] Guanteletes · { $armour } más de salud
    [boots] Botas · { $armour } más de salud
   *[ring] Anillo · { $armour } más de salud
  }{ $buy ->
    [0] { "" }
   *[other] {" "}· cuesta { $buy }
  }{ $sell ->
    [0] { "" }
   *[other] {" "}· se vende por { $sell }
  }
figures-scroll = Mazo: { $deck }
figures-enemy = Nivel { $level } · ataque { $attack-dice ->
    [0] { $attack }
    [1] un dado
   *[other] { $attack-dice }× un dado
  } · defensa { $defence-dice ->
    [0] { $defence }
    [1] un dado
   *[other] { $defence-dice }× un dado
  }{ $element ->
    [fire] {" "}· Fuego
    [water] {" "}· Agua
    [earth] {" "}· Tierra
    [air] {" "}· Aire
   *[none] { "" }
  }{ $human ->
    [0] { "" }
   *[other] {" "}· humano
  }
figures-boss = Camino corto: espacio { $short }, ataque y defensa { $short-dice ->
    [1] un dado
   *[other] { $short-dice }× un dado
  } · camino largo: espacio { $long }, { $long-dice ->
    [1] un dado
   *[other] { $long-dice }× un dado
  } cada uno

## Characters

about-saladar = El mago. Gana con todas las piezas del Medallón en la Sala del Trono, vuelve en sus Piedras de región activas, y viaja entre ellas.
about-hero = { $who-calling }. Los Héroes ganan con todas las Piedras de región en la Sala del Trono, y vuelven en una posada si mueren con una pieza del Medallón.

## Items that only their figures tell apart

about-weapon = { $combos ->
    [0] No hace combo con nada.
    [1] Con { $partner1-the } es un combo: ataque { $attack1 }, defensa { $defence1 }.
    [2] Hace combo con { $partner1-the } (ataque { $attack1 }, defensa { $defence1 }) o { $partner2-the } (ataque { $attack2 }, defensa { $defence2 }).
   *[3] Hace combo con { $partner1-the } (ataque { $attack1 }, defensa { $defence1 }), { $partner2-the } (ataque { $attack2 }, defensa { $defence2 }) o { $partner3-the } (ataque { $attack3 }, defensa { $defence3 }).
  }
about-shield = Resta su defensa a cada golpe contra ti. Se rompe si te hiere un golpe de al menos el doble de su defensa.
about-armour = Mientras la llevas puesta, puedes tener { $armour } más de salud. Las armaduras nunca se rompen.

## Items with an effect of their own

about-item-longbow = Nunca se rompe, dispares a lo que dispares. No hace combos.
about-item-greatsword = Necesita las dos manos: no llevas escudo al lado.
about-item-flame-brand = Su elemento es el Fuego: 2 más contra el Agua, nada contra el Fuego. Con { $partner1-the } es un combo: ataque { $attack1 }, defensa { $defence1 }.
about-item-widows-fang = Cuando hiere a otro jugador, hace 1 de daño directo más. Con { $partner1-the } es un combo: ataque { $attack1 }, defensa { $defence1 }.
about-item-ash-staff = El arma propia de Saladar. Ningún mercado lo compra, pero el jugador que lo venza puede tomarlo.
about-item-mirror-shield = En cada batalla, el primer pergamino de ataque contra ti no hace nada.
about-item-crested-helm = Puedes tener cuatro pergaminos en vez de tres.
about-item-iron-gauntlets = Tu arma golpea con 1 más. Tu mano desnuda, no.
about-item-swift-boots = Tus tiradas de movimiento cuentan 2 más, salvo al huir.
about-item-ring-of-warding = El daño directo no te hace nada.
about-item-ring-of-tides = Curas 1 al empezar cada turno de juego tuyo.
about-item-lucky-charm = Una vez por turno puedes repetir el peor dado de tu caminata o de tu huida.
about-item-travellers-cloak = Los jugadores junto a los que pasas no pueden empezar una batalla contigo.
about-item-hunters-horn = Golpeas a los enemigos con 1 más. No ayuda contra jugadores.
about-item-scholars-satchel = Cuando robas los pergaminos que faltan, robas uno más y después devuelves uno.
about-item-pilgrims-lantern = Cuando robas una carta del terreno, ves dos y eliges una. La otra vuelve encima.
about-item-crown-of-the-king = La Corona de Agrimor abre la Sala del Trono: llévala dentro, y ganas. Queda donde cae quien la lleva.
about-item-hammer = Repara un objeto roto, en tu propio turno. Un combo roto cuenta como uno.
about-item-torch = Termina tu espera al momento, salvo que te retenga un enemigo. También ilumina el bosque si juegan con Zonas muertas.
about-item-healing-herb = Cura 4, en tu propio turno.
about-item-elixir = Cura todas tus heridas, en tu propio turno.
about-item-rope = En tu turno de juego, trepa a un paso de camino de tu loseta a 3 pasos o menos. Después interactúas allí.
about-item-lockpick = Dentro de un edificio, roba dos cartas de botín y toma una.
about-item-spyglass = Mira los pergaminos y las trampas puestas de un jugador.
about-item-whetstone = Tu próximo ataque con arma en este turno golpea con 2 más.
about-item-smoke-pot = En una batalla, huye saques lo que saques. Los dados aún dicen hasta dónde.
about-item-rucksack = Puedes cargar cinco cosas más. Si la pierdes, pierdes lo que hay dentro; en batalla no alcanzas sus herramientas.
about-item-life-token = Si fueras a morir, se gasta ella en tu lugar, y te quedas donde estás con 5 de salud.

## Scrolls

about-scroll-firebolt = Suma 4 a un ataque tuyo. Es Fuego: 2 más contra el Agua, nada contra el Fuego.
about-scroll-ice-lance = Suma 4 a un ataque tuyo. Es Agua: 2 más contra el Fuego, nada contra el Agua.
about-scroll-gale-blade = Suma 4 a un ataque tuyo. Es Aire: 2 más contra la Tierra, nada contra el Aire.
about-scroll-stone-fist = Suma 4 a un ataque tuyo. Es Tierra: 2 más contra el Aire, nada contra la Tierra.
about-scroll-war-cry = Tu arma o tu mano golpea con 3 más, en un ataque.
about-scroll-sunder = En una batalla o cuando encuentras a un jugador, rompe el arma o el escudo que lleva.
about-scroll-blood-dart = 2 de daño directo a un enemigo con el que luchas o a un jugador que encuentras. Ninguna defensa ayuda contra él.
about-scroll-call-the-pack = Suma un dado a un ataque tuyo.
about-scroll-stone-skin = Cuando te atacan, te defiendes con 4 más contra ese golpe.
about-scroll-mirror-ward = Cuando un jugador te ataca con un pergamino, la parte de este en el ataque le da a él.
about-scroll-mend = Cura 4: en tu propio turno, o después de un golpe que te dio.
about-scroll-second-wind = En tu propio turno, cura 2 y roba un pergamino al momento.
about-scroll-conjured-blade = Golpeas con un arma de 5 que no se puede romper, hasta que acabe la batalla o el turno.
about-scroll-conjured-bulwark = Te defiendes con un escudo de 4 que no se puede romper, hasta que acabe la batalla o el turno. Puedes usarlo cuando te atacan.
about-scroll-entangle = Un jugador que encuentras o con el que luchas queda atrapado: se queda un turno, sin defensa alguna.
about-scroll-nullify = Cancela un pergamino que otro jugador acaba de usar.
about-scroll-homeward = En tu propio turno, teletranspórtate a cualquier posada e interactúa allí.
about-scroll-step-through = En tu propio turno, teletranspórtate a un paso de camino de tu loseta o de la vecina, e interactúa allí.
about-scroll-swap-places = En tu turno de juego, cambia de lugar con cualquier jugador vivo. Después solo interactúas tú.
about-scroll-far-voice = En tu turno de juego, haz un trueque con cualquier jugador vivo, atácalo o usa un pergamino contra él, esté donde esté. Nadie se mueve.
about-scroll-swift-feet = Después de tu tirada de movimiento, puedes dar 4 pasos más.
about-scroll-bar-the-way = En tu turno de juego, cierra un paso a 6 o menos. Nadie más entra en él hasta que empiece tu próximo turno.
about-scroll-read-the-land = En tu turno de juego, mira las tres primeras cartas de un terreno y devuélvelas en el orden que quieras.
about-scroll-binding-charm = En tu turno de juego, únelo: tu arma golpea con 1 más, o tu escudo defiende con 1 más, para siempre.

## Enemies

about-enemy = Si haces más daño del que recibes, ganas { $coin ->
    [one] 1 moneda
   *[other] { $coin } monedas
  }{ $loot ->
    [0] { "" }
   *[other] {" "}y una carta de botín
  }{ $heal ->
    [0] { "" }
   *[other] {" "}y curas { $heal }
  }{ $essence ->
    [0] { "" }
   *[other] {" "}y puedes conservar su esencia, que vale { $essence }
  }. Si recibes más, pierdes { $cost ->
    [one] 1 moneda
   *[other] { $cost } monedas
  }{ $penalty ->
    [back] {" "}y retrocedes { $amount ->
        [one] un paso
       *[other] { $amount } pasos
      }
    [move] {" "}y tienes que moverte { $amount } pasos
    [remain] {", "}y te retiene { $amount ->
        [one] un turno
       *[other] { $amount } turnos
      }
    [scrolls] { $amount ->
        [0] {" "}y todos tus pergaminos
       *[other] {" "}y un pergamino
      }
    [carried] {" "}y una cosa que cargas
    [worn] {" "}y { $slot ->
        [weapon] tu arma
        [shield] tu escudo
        [special] tu objeto especial
        [helmet] tu yelmo
        [body] tu armadura de cuerpo
        [gauntlets] tus guanteletes
        [boots] tus botas
        [rucksack] tu mochila con todo lo que hay dentro
       *[ring] tu anillo
      }
   *[none] { "" }
  }.
about-enemy-k0 = El dragón de las rocas. Si lo vences, ganas 6 monedas y la Corona del Rey; en la Defensa marcha hacia el Castillo, y lo que pierde no lo recupera.

about-boss-gatewarden = Cierra el camino del Solitario. Si pierdes, te quita el escudo además de las monedas.
about-boss-sister-ruin = Cierra el camino del Solitario. Es Fuego: el Agua la golpea con 2 más, el Fuego con nada.
about-boss-twin-kings = Cierran el camino del Solitario. La primera parte de tu ataque cuenta la mitad, redondeada hacia abajo.
about-boss-dead-throne = El último jefe del camino. Si lo vences, ganas.

## Traps

about-trap-rope-snare = Salta contra otros en los árboles viejos: se quedan un turno. Una cuerda añade 2 de daño directo; después, una daga te da una de sus cosas.
about-trap-bridge-saw = Salta contra otros en los puentes: 2 de daño directo. Un hacha añade 2 más; después, una cuerda los deja quietos un turno.
about-trap-jetty-net = Salta contra otros en los embarcaderos: se quedan un turno. Una cuerda te da 3 monedas; después, una lanza añade 3 de daño directo.
about-trap-rockfall = Puedes hacerla saltar cuando otro jugador interactúa en las rocas: 2 de daño directo. Un martillo añade 2 más; después, una maza le rompe el escudo.
about-trap-poisoned-gift = Úsala contra un jugador de tu paso: 3 de daño directo. Una hierba curativa añade 2 más; después, cualquier pergamino lo deja quieto un turno.
about-trap-false-signpost = Salta contra otros en los mojones: los guías 4 pasos. Una antorcha los hace 7; después, cualquier pergamino los envía al paso de camino que elijas.
about-trap-dead-mans-well = Salta contra otros en los pozos: 2 de daño directo. Una antorcha les cuesta su próxima tirada de movimiento; después, cualquier pergamino te da 4 monedas.
about-trap-cairn-curse = Salta contra otros en los hitos: descartan un pergamino. Una piedra de afilar se lleva todos; después, un elixir los deja quietos un turno.
about-trap-tripwire = Puedes hacerla saltar cuando otro jugador interactúa en el bosque: 1 de daño directo. Una cuerda lo deja quieto un turno; después, una espada corta añade 3 de daño.

## Lone Quests

about-lone-lq1 = Empuja el carro por 5 monedas, o lucha con un bandido del seto por 9.
about-lone-lq2 = Da una hierba curativa por una espada larga, o compra agua por 2 monedas y roba un pergamino.
about-lone-lq3 = Espera un turno con la niña por 4 monedas y una hierba curativa, o lucha con un lobo gris por 8 monedas.
about-lone-lq4 = Tira un dado: 4 o más da una carta de botín, menos cuesta 2 monedas.
about-lone-lq5 = Bucea por él: 2 de daño directo, después la mejor de dos cartas de botín.
about-lone-lq6 = Repara el bote con un martillo o una cuerda por 10 monedas, o lucha con una cuadrilla de contrabandistas por 9.
about-lone-lq7 = Paga 4 monedas y tira un dado: 4 o 5 da 8 monedas, 6 una armadura de placas.
about-lone-lq8 = Quédate dos turnos por toda la salud y 6 monedas, o da una antorcha por 7 monedas.
about-lone-lq9 = Paga 5 monedas por toda la salud y una carta de botín, o lucha con un sabueso del túmulo por 6 monedas.
about-lone-lq10 = Fíate de uno de los gemelos y tira un dado: par da una carta de botín, impar cuesta un turno.
about-lone-lq11 = Lleva la carta a cualquier taberna antes de tres turnos por 12 monedas, o ábrela por 2 monedas y pierde un pergamino.
about-lone-lq12 = Da una antorcha y un martillo por una armadura de placas o 14 monedas, o fuerza la puerta: 3 de daño directo, después una carta de botín.

## Finds

about-relic = Consérvala, y tira un dado por ella en cualquier turno tuyo; después desaparece. { $relic-does }.
about-ring = Tiras un dado y obedeces. 2: { $ring-on-two }. 3: { $ring-on-three }. 4: { $ring-on-four }. 5: { $ring-on-five }. 6: { $ring-on-six }.

## The land

about-tile-land = Fuera de sus edificios robas aquí cartas { $land-de }.
about-tile-town = Una villa amurallada con posada, mercado y taberna. Fuera de sus muros robas cartas del campo.
about-tile-castle = Aquí está la Sala del Trono. Alrededor robas cartas del campo.
about-structure = Para en { $step } y entra por una carta de botín, o quédate fuera y roba una carta del terreno.
about-quick = Un atajo entre { $steps }. Cuesta un paso, lo tomes en el sentido que lo tomes.
about-feature = Hay uno en { $steps }. { $traps-count ->
    [0] Allí no salta ninguna trampa.
   *[other] Allí pueden saltar trampas de otros jugadores: { $traps }.
  }
about-terrain-field = El terreno más fácil: la mayoría de sus enemigos son de nivel 1 a 3. En él están las villas y el Castillo.
about-terrain-woods = Fieras y furtivos, dos de ellos de nivel 4. Los árboles viejos esconden lazos.
about-terrain-docks = El agua y quienes viven de ella. Los embarcaderos llevan a la Barca.
about-terrain-rocks = El terreno más duro, con enemigos de hasta nivel 5 y el dragón Agrimor. Muchas monedas, y la Corona.
about-deck-loot = Lo que encuentras dentro de los edificios: objetos raros, monedas, reliquias, y guaridas, de las que sale un enemigo de ese terreno.
place-castle = Sala del Trono
about-place-castle = Se abre a un Héroe con todas las Piedras de región en juego, a Saladar con todas las piezas del Medallón, y a cualquiera con la Corona. Si entras, ganas.
place-inn = Posada
about-place-inn = Para aquí, y se curan todas tus heridas.
place-market = Mercado
about-place-market = Compra, vende y repara cuanto quieras, y compra trampas. Nadie puede encontrarte mientras estás dentro.
place-tavern = Taberna
about-place-tavern = Entrega misiones, y abre una nueva para todos.
place-carriage = Carruaje
about-place-carriage = Por 3 monedas te lleva al carruaje de otra villa.

## States and tokens

mark-held = En poder de un enemigo
about-mark-held = No puedes moverte, robar cartas ni encontrarte con nadie hasta que pasen tus turnos, alguien venza al enemigo, o un teletransporte te saque de ahí.
mark-trapped = En una trampa
about-mark-trapped = Te quedas durante tus próximos turnos sin defensa alguna y robas cada turno la carta de tu paso. Otros pueden encontrarte.
mark-combo = Combo
about-mark-combo = Un arma y su pareja llevadas como una sola: mejor ataque, y además defensa. Se rompen a la vez.
mark-broken = Roto
about-mark-broken = No da nada, pesa lo mismo y se vende por la mitad. Un mercado repara todo por 5 monedas, un martillo una cosa.
mark-essence = Esencia
about-mark-essence = Lo que queda de una criatura. Súmala a un ataque o a una defensa, entrégala, véndela, o cúrate del todo con una Piedra de región de su terreno.
mark-direct = Daño directo
about-mark-direct = Ninguna defensa lo rebaja. Solo lo evita un anillo de amparo.
mark-element = Elemento
about-mark-element = Fuego y Agua son contrarios, y también Tierra y Aire: 2 más contra el contrario, nada contra el mismo.
mark-hidden = Sin que te vean
about-mark-hidden = Si te unes a una batalla, nadie puede atacarte antes de tu primer turno de batalla.
mark-afar = Desde lejos
about-mark-afar = Participas en una batalla sin estar en su paso. Puedes dejarla en cualquier turno de batalla, y no dura por ti.
mark-stone = Piedra de región
about-mark-stone = Un Héroe con todas las que están en juego puede entrar en la Sala del Trono. En su propia tierra está activa: Saladar vuelve en ella, y tiene 1 más de salud.
mark-piece = Pieza del Medallón
about-mark-piece = Un Héroe que muere con alguna las pierde todas y vuelve. Saladar gana con todas en la Sala del Trono.
mark-group = Grupo
about-mark-group = Héroes en un mismo paso que caminan a la vez: ataque y defensa se suman, y comparten lo que tienen. Uno de ellos tira un dado y recibe el daño.

## How it stands now

now-worn = lo lleva puesto { $name }
now-carried = en tu equipaje
now-hand = { $count ->
    [one] uno en tu mano
   *[other] { $count } en tu mano
  }
now-market = { $count ->
    [one] 1 en el mercado por { $coin } monedas
   *[other] { $count } en el mercado por { $coin } monedas cada uno
  }
now-set = la has puesto tú, nivel { $level }
now-open = abierta para todos
now-progress = llevas { $done } de { $needed }
now-holds = retiene a { $name }
now-spares = en este modo una lucha perdida cuesta solo el daño
now-roams = en { $step }
now-marches = después de esta ronda: { $whither }
now-dragon = { $health } de salud, en { $step }
now-lone = { $turns ->
    [one] queda un turno
   *[other] quedan { $turns } turnos
  }
now-player = { $name }, { $health } de { $most } de salud
now-out = { $name }, fuera del juego
now-town = { $left } de fuerza
now-here = aquí está { $name }
now-next = el próximo jefe, en el espacio { $space }
now-beaten = derrotado
now-skipped = no está en este camino
now-stone-held = { $stone }: la tiene { $name }
now-stone-lies = { $stone }: en { $step }
now-pieces = { $name } tiene { $count }
now-you = esto vale para ti
