### What can be looked up: what each thing is and does, its figures, and how it stands in this match.

noun-enemy = Enemigos
    .one = Enemigo
noun-boss = Jefes
    .one = Jefe
noun-blow = Ataques de los jefes
    .one = Un ataque de jefe
noun-rank = Figuras de la baraja
    .one = Figura de la baraja
noun-hero = Héroes ya hechos
    .one = Héroe ya hecho
noun-ability = Habilidades
    .one = Habilidad
noun-item = Cosas
    .one = Cosa
noun-ground = Casillas
    .one = Casilla
noun-condition = Estados
    .one = Estado
noun-figure = Valores
    .one = Valor
noun-core = Rasgos
    .one = Rasgo
noun-race = Razas
    .one = Raza
noun-calling = Clases
    .one = Clase
noun-quirk = Manías
    .one = Manía
noun-light = Luz
    .one = Luz
noun-room = Salas
    .one = Sala
noun-template = Formas de las salas al azar
    .one = Forma de una sala al azar
noun-adventure = Aventuras
    .one = Aventura
noun-shape = Clases de misión
    .one = Clase de misión
noun-difficulty = Dificultad
    .one = Dificultad

## Enemies

signed = { $amount ->
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $amount }
  }
figures-enemy = En nivel 1: { $health } PV, acierta con más de { $target }{ $way ->
    [melee] { "" }
   *[other] {" "}+ distancia
  } por { $damage } + lo de más{ $way ->
    [ranged] {" "}− distancia
   *[other] { "" }
  } · Iniciativa { $initiative } · Movimiento { $movement } · { $experience } de experiencia
figures-boss = { $health } PV para tres héroes en nivel { $level } · Iniciativa { $initiative } · Movimiento { $movement } · { $experience } de experiencia
about-archer = { $enemy-sight } Dispara hasta a 6 casillas; cada casilla intermedia hace que falle más y hiera menos. { $movement ->
    [0] Nunca deja su casilla.
   *[other] A diferencia de otros arqueros, camina.
  }
about-witch = { $enemy-sight } Lanza hechizos hasta a 4 casillas, y cada casilla intermedia hace que falle más. Resiste la magia; lo que más le duele es el acero.
about-blade = { $enemy-sight } Golpea solo en su propia casilla, así que camina hacia ti. Para los aceros; la magia y las flechas pasan mejor.
about-minor = { $enemy-sight } Un jefe menor: { $rank } con las virtudes de los cuatro palos; contra uno o dos héroes, solo diamantes y tréboles. Siempre suelta algo.
about-boss-tallow-sexton = Te engancha en su propia casilla y lanza cera caliente hasta a 3 casillas. La primera vez que cae se voltea una carta: una roja lo devuelve con tantos PV.
about-boss-tide-gaoler = Blande un ancla en su propia casilla. Su cadena alcanza 2 casillas y arrastra a su víctima una casilla más cerca; las rocas no lo frenan.
about-boss-regent-of-kites = Las garras alcanzan la casilla del Regente; el vendaval, 4 casillas. Como vuela, no le importan las rocas, y una vez llama a otro enemigo a su lado.
about-blow-hook = El acero del Sacristán de sebo, en su propia casilla. Bloqueo y Esquiva valen contra él.
about-blow-hot-wax = La magia del Sacristán de sebo, de 1 a 3 casillas. Contrahechizo y Esquiva valen contra ella.
about-blow-anchor = El acero del Carcelero de la marea, en su propia casilla. Bloqueo y Esquiva valen contra él.
about-blow-chain = El disparo del Carcelero de la marea, a 1 o 2 casillas. Si hace algún daño, arrastra a su víctima una casilla hacia él.
about-blow-talons = El acero del Regente, en su propia casilla. Bloqueo y Esquiva valen contra él.
about-blow-gale = La magia del Regente, de 1 a 4 casillas. Contrahechizo y Esquiva valen contra ella.
rank-J = Jota
rank-Q = Reina
rank-K = Rey
about-rank-J = Las Jotas son arqueros. Disparan desde 6 casillas o menos, tienen pocos PV, y la mayoría no camina nunca.
about-rank-Q = Las Reinas son brujas. Lanzan hechizos desde 4 casillas o menos, resisten la magia y son débiles ante el acero.
about-rank-K = Los Reyes luchan con acero en su propia casilla. Son los de más PV, y caminan hacia ti.
about-figure-suit = Los diamantes aciertan mejor, los corazones tienen más PV, las picas hacen más daño, y los tréboles caminan una casilla más.

## Heroes

hero-name = { $name }
figures-hero = Nivel 1: { $health } PV · Movimiento { $movement } · Iniciativa { $initiative } · Fuerza { $lift }, Ingenio { $think }, Aplomo { $balance }, Agilidad { $move }, Mando { $lead }
about-hero-brakka = Una guerrera enana que se pone delante: la espada, muchos PV, y una defensa contra el acero y contra los hechizos.
about-hero-sable = Una ladrona elfa que dispara de lejos, abre cofres y esquiva. De cerca lucha con cuchillo.
about-hero-orrin = Un mago humano que actúa pronto, lanza fuego y cura un poco a todo el grupo. No aguanta muchos golpes.
about-hero-maive = Un hada clérigo que cura de lejos y abre cerraduras. Lucha a puño limpio cuando hace falta.
about-hero-rusk = Un capitán orco con muchos PV, espada y bloqueo. Puede espantar a todos los enemigos de su casilla.
about-hero-ysolde = Una capitana humana que casi siempre actúa primero y espanta a los enemigos. Camina una sola casilla por turno.
about-hero-pell = Un hada ladrón, la mano más segura con arco, cuchillo y cerraduras. Tiene pocos PV y necesita a alguien delante.
about-hero-dorn = Un mago enano que lanza fuego y aguanta un golpe: una defensa contra el acero y otra contra los hechizos.

## Abilities

figures-ability = { $plus ->
    [0] { "" }
   *[other] Necesita { $plus }{ $level ->
        [0] { "" }
       *[other] {" "}− su nivel
      }{ $reach ->
        [0] { "" }
       *[other] {" "}+ distancia
      }{ $number ->
        [0] { "" }
       *[other] {" "}+ enemigos allí
      } ·{ " " }
  }Requisitos:{ $lift ->
    [0] { "" }
   *[other] {" "}Fuerza { $lift }
  }{ $think ->
    [0] { "" }
   *[other] {" "}Ingenio { $think }
  }{ $balance ->
    [0] { "" }
   *[other] {" "}Aplomo { $balance }
  }{ $move ->
    [0] { "" }
   *[other] {" "}Agilidad { $move }
  }{ $lead ->
    [0] { "" }
   *[other] {" "}Mando { $lead }
  }{ $cost ->
    [0] { "" }
   *[other] {" "}· para subirla: { $cost } de experiencia × su nivel
  }
about-ability-hand-to-hand = Golpea a un enemigo de tu casilla. Daño: un tercio de tu Fuerza, y 2 por cada punto de más.
about-ability-knife-use = Golpea con un cuchillo a un enemigo de tu casilla. Daño: la mitad de tu Aplomo, y 2 por cada punto de más.
about-ability-sword-play = Golpea con una espada a un enemigo de tu casilla. Daño: 8, su nivel y cada punto de más.
about-ability-power-thrust = Golpea a cada enemigo de tu casilla con un solo volteo; cada uno se defiende por su cuenta. Daño: 3 por nivel y cada punto de más.
about-ability-bow-skills = Dispara a un enemigo a la vista, a cualquier distancia. Daño: 3 por nivel y cada punto de más, menos la distancia.
about-ability-knife-throw = Lanza un cuchillo a un enemigo de tu casilla o de la vecina. Daño: 2, y 2 por cada punto de más.
about-ability-fire-ball = Quema a un enemigo a la vista, a cualquier distancia. Daño: 2 por nivel y cada punto de más.
about-ability-ice-storm = Congela a todos los enemigos de una casilla, y de otra vecina si quieres, durante 3 rondas. Cada uno puede defenderse; un empate lo congela una ronda.
about-ability-meteor-strike = Golpea a todos en una casilla, también amigos, y en otra vecina si quieres. Daño: 2 por nivel y cada punto de más.
about-ability-summon-creature = Llama a una criatura que golpea hasta a 3 enemigos en una casilla y alrededor. Daño: 3 por nivel y cada punto de más.
about-ability-double-tap = Cuando tu golpe deja a un enemigo con menos de un cuarto de sus PV, lo golpeas otra vez al momento. No puede defenderse, y recibe 3 por cada punto de más.
about-ability-block = Una defensa contra acero y flechas: quita al daño su nivel y cada punto de más.
about-ability-counter-spell = Una defensa contra magia: quita al daño su nivel y cada punto de más.
about-ability-dodge = Una defensa contra todo. Con 3 de más no te da nada, con menos recibes la mitad del daño.
about-ability-magic-shield = Durante 3 rondas, los golpes contra un héroe que esté en la casilla hacen menos daño, según cada punto de más.
about-ability-heal = Da PV a un héroe a la vista: su nivel y cada punto de más.
about-ability-healing-glow = Da PV a todos en la sala, según cada punto de más.
about-ability-regeneration = Da PV a un héroe en cada uno de sus próximos 3 turnos, según cada punto de más.
about-ability-revive = Devuelve la vida a un héroe que murió en esta sala, con tantos PV como haya de más (al menos 1).
about-ability-lock-pick = Abre un cofre de tu casilla. Cada punto de más mejora el hallazgo, y cada ganzúa que usas suma 2 a tu volteo.
about-ability-snatch = Quita una cosa a un enemigo de tu casilla, una vez a cada uno.
about-ability-threaten = Hace que todos los enemigos de tu casilla dejen la sala. No dan experiencia ni sueltan nada; los jefes no hacen caso.
about-ability-poison-tip = Envenena un arma. Su próximo impacto hace además 2 de daño por nivel al empezar los próximos 3 turnos de ese enemigo.
about-ability-gizmo = Una vez por aventura: otra de tus habilidades hace más daño o necesita menos, según cada punto de más, hasta que acabe la misión.
about-ability-hover = Vuelas tantas casillas como haya de más. Ni golpes al pasar, ni trampas, y las rocas no cuestan nada extra.
about-ability-poof = Desapareces y apareces en cualquier casilla a la vista; desde el nivel 3, en cualquiera.

## Things

figures-item = { $sum ->
    [0] Solo en su aventura
   *[other] Se encuentra con una suma de { $sum }
  }{ $worn ->
    [hands] {" "}· se lleva en { $hands ->
        [1] una mano
       *[other] las dos manos
      }
    [feet] {" "}· se lleva en los pies
    [armour] {" "}· se lleva en cabeza, cuerpo, brazos o piernas
   *[none] { "" }
  }{ $is_used_up ->
    [1] {" "}· se gasta
   *[0] { "" }
  }
about-item-booby-trap = Salta cuando la encuentras: voltea una carta y recibe la mitad de su valor como daño. Nada defiende de ella.
about-item-old-trap = Se cierra sobre ti cuando la encuentras, y pierdes tu próximo turno.
about-item-leather-shoes = Mientras los llevas, caminas 1 casilla más.
about-item-enchanted-shoes = Mientras los llevas, caminas 2 casillas más.
about-item-winged-shoes = Mientras los llevas, caminas 1 casilla más y puedes moverte y actuar en un mismo turno.
about-item-torch = Ilumina una sala oscura, de modo que todos vean a dos casillas.
about-item-lock-pick = Para cofres: suma 2 al volteo de un héroe con Cerrajería. Sin la habilidad, hasta tres hacen de su nivel; un fallo las cuesta.
about-item-healing-potion = Te cura a ti o a un amigo de tu casilla: 10 PV por nivel del héroe que la da.
about-item-reviving-potion = Te cura a ti o a un amigo de tu casilla: 20 PV por nivel del héroe que la da. No despierta a los muertos.
about-item-decent-armour = Mientras la llevas, quita tu nivel a cada golpe. Dos piezas pesadas cuestan 1 de Movimiento.
about-item-good-armour = Mientras la llevas, quita el doble de tu nivel a cada golpe. Dos piezas pesadas cuestan 1 de Movimiento.
about-item-enchanted-armour = Mientras la llevas, quita el doble de tu nivel a cada golpe, y no cuesta Movimiento.
about-item-weapon-tuner = Una de tus habilidades de armas necesita 1 menos para siempre. La eliges cuando encuentras el afinador.
about-item-training-manual = Tu Fuerza o tu Agilidad crece 1, y también una habilidad que la pida.
about-item-magic-tome = Tu Ingenio crece 1, y también una de tus habilidades de magia.
about-item-sharp-dagger = Mientras la llevas, Cuchillo hace 2 de daño más por cada nivel suyo.
about-item-fine-bow = Mientras lo llevas, Tiro con arco hace 2 de daño más por cada nivel suyo.
about-item-piercing-sword = Mientras la llevas, Esgrima hace 2 de daño más por cada nivel suyo.
about-item-ice-elixir = Lánzalo: todos los enemigos de una casilla se congelan hasta que alguien los ataque.
about-item-fire-elixir = Lánzalo: todos los enemigos de una casilla reciben 5 y el valor de un volteo. No falla nunca, y nada defiende de él.
about-item-phoenix-feather = Devuelve la vida a un héroe muerto de tu casilla: 3 PV por nivel del héroe que la usa.
about-item-phoenix-blood = Llena los PV de un héroe de tu casilla, o devuelve a uno muerto con dos tercios.
about-item-stamina-boost = Tú o un amigo de tu casilla roba 5 cartas de aguante, incluso por encima de cinco.
about-item-adrenaline-boost = Tienes 2 turnos más justo después de este.
about-item-invisibility-cloak = Nadie te ve durante 3 rondas: ni ataques ni contraataques contra ti. Una vez por sala; no se gasta.
about-item-key = Abre una salida cerrada. Se recoge parándose allí, y quien la lleva la suelta si muere.
about-item-wind-relic = Lo que los obispos encerraron. La misión se gana cuando el Regente ha caído y la lleva un héroe vivo.

## Spots

ground-path = Camino
ground-obstructed = Rocas
ground-hidden = Velo
ground-trap = Trampa
ground-chest = Cofre
ground-special = Cofre especial
ground-key = Casilla con llave
ground-exit = Salida
ground-down = Casilla boca abajo
ground-gap = Vacío
about-ground-path = Suelo llano: un paso cuesta 1 de Movimiento.
about-ground-obstructed = Un paso a las rocas cuesta 2 de Movimiento, también a los enemigos. Con Movimiento 1 necesitas dos turnos, uno tras otro.
about-ground-hidden = Los enemigos solo te ven aquí desde la misma casilla. A un disparo desde un velo no se puede contraatacar.
about-ground-trap = Cada vez que la pisas, voltea una carta: por debajo de 13 − Aplomo − Agilidad pierdes 2 PV. Sigue donde está, y a los enemigos no les afecta.
about-ground-chest = Abre su cerradura o golpéalo; ambas cosas son tu turno. Un Rey abre dos cosas, un As rompe la cerradura o explota.
about-ground-special = Lo guarda un enemigo, y dentro puede estar lo que busca la misión. Ábrelo como cualquier cofre.
about-ground-key = Aquí hay una llave. Párate en la casilla para recogerla.
about-ground-exit = Todos los héroes vivos tienen que estar aquí, y la puerta abierta. Al empezar la ronda siguiente te pregunto si salen.
about-ground-down = Se descubre cuando se acerca un héroe: a dos casillas con luz, justo al lado a oscuras. Nadie sabe qué hay ahí.
about-ground-gap = Macizo: no lo cruza ningún paso, ninguna mirada ni ningún golpe.

## Conditions

condition-stunned = Aturdimiento
condition-dead = Muerte
condition-aim = Puntería
condition-guard = En guardia
condition-waiting = En espera
condition-frozen = Congelado
condition-poisoned = Envenenado
condition-fleeing = En fuga
condition-unseen = Invisible
condition-haste = Turnos extra
condition-mending = Regeneración en curso
condition-caught = En una trampa
condition-shield = Casilla con escudo
condition-ambush = Emboscada
condition-intent = Lo que harán ahora
about-condition-stunned = Con 0 PV exactos un héroe solo puede moverse, defenderse, usar cosas en sí mismo y curarse. La próxima herida mata.
about-condition-dead = Por debajo de 0 PV. Las cosas del héroe quedan en la casilla, y alguien puede devolverle la vida mientras sigan en esta sala.
about-condition-aim = Cada turno apuntando suma 1 a tu próximo ataque a ese enemigo, hasta 3. Cualquier otra cosa que hagas lo termina, y también un golpe.
about-condition-guard = Cada turno en guardia suma 1 a tus defensas, hasta 3. Cualquier otra cosa que hagas lo termina, y también un golpe que pasa.
about-condition-waiting = El héroe deja ir antes a otros y puede intervenir después de cualquier turno. Si vuelve a llegarle su turno, el guardado se pierde.
about-condition-frozen = Un enemigo congelado no hace nada y no puede defenderse, así que un Rey dobla seguro. Algún hielo aguanta hasta que alguien lo ataque.
about-condition-poisoned = Pierde PV al empezar cada uno de sus próximos turnos.
about-condition-fleeing = Con menos de un cuarto de sus PV, un enemigo que puede caminar huye de ti. Si no tiene adónde ir, cura 1.
about-condition-unseen = Los enemigos no pueden atacar a este héroe ni contraatacarle, y no caminan hacia él.
about-condition-haste = Este héroe tiene otro turno justo después de este.
about-condition-mending = Este héroe recupera PV al empezar cada turno.
about-condition-caught = Se ha cerrado una trampa vieja: este héroe pierde el próximo turno.
about-condition-shield = Los golpes contra los héroes que estén ahí hacen menos daño.
about-condition-ambush = Quien descubre a un enemigo voltea una carta. Con 3 o menos, el enemigo actúa justo después de ese turno.

about-condition-intent = En el tablero, las flechas muestran adónde caminarán los enemigos, y una diana a quién atacarán. Lo rojo es seguro, lo pálido puede cambiar antes de su turno.

## Figures

figure-health = PV
figure-stamina = Aguante
figure-movement = Movimiento
figure-initiative = Iniciativa
figure-armour = Armadura
figure-needs = Necesita
figure-over = De más
figure-damage = Daño
figure-trait = Resistencia
figure-experience = Experiencia
figure-level = Nivel
figure-suit = Palos
about-figure-health = Fuerza × Ingenio + 3. Con 0 sufres un aturdimiento, por debajo de 0 mueres. Una parte vuelve al salir de una sala.
about-figure-stamina = Cartas boca abajo que nadie puede mirar. Gasta una antes de un volteo y suma su valor; robas una si no haces nada y al salir de una sala.
about-figure-movement = Cuántas casillas caminas al moverte: Agilidad dividida entre 4, y 1.
about-figure-initiative = Quién actúa antes en una lucha: Agilidad + 2 × Mando. Empieza la más alta; en un empate, los héroes antes que los enemigos.
about-figure-armour = Lo que las piezas que llevas quitan a cada golpe, después de tu defensa.
about-figure-needs = Voltea esto o más, contando aguante y puntería, y funciona.
about-figure-over = Cuánto supera tu volteo lo que necesitabas. Hace más duro el golpe, mejor la defensa o más rico el hallazgo.
about-figure-damage = La fórmula de la habilidad; un Rey la dobla si falla la defensa del enemigo. La mitad si su volteo iguala el tuyo.
about-figure-trait = Lo que un enemigo suma a su defensa contra magia, acero o flechas. Por debajo de cero es débil ante eso.
about-figure-experience = Se gana al salir de una sala, por lo que hiciste en ella. Un nivel cuesta 10 × tu nivel + 10.
about-figure-level = Cada nivel da puntos para los rasgos, y cada nivel impar una habilidad nueva. Los enemigos se leen al nivel medio del grupo.

## Core abilities, races, classes, quirks

about-core-lift = Músculo. Fuerza × Ingenio son tus PV, y la piden la espada, el bloqueo y los lanzamientos.
about-core-think = Cabeza. Fuerza × Ingenio son tus PV, y lo piden la magia y las cerraduras; un tercio te ayuda a golpear un cofre.
about-core-balance = Pulso. Lo piden los cuchillos, los arcos y la esquiva, y te libra de las trampas.
about-core-move = Piernas. Un cuarto es lo que caminas; cuenta para la iniciativa y te libra de las trampas.
about-core-lead = Corazón. Cuenta doble para la iniciativa, y lo piden las curas y las amenazas.
figures-race = Fuerza { signed-lift }, Ingenio { signed-think }, Aplomo { signed-balance }, Agilidad { signed-move }, Mando { signed-lead }
figures-calling = Fuerza { signed-lift }, Ingenio { signed-think }, Aplomo { signed-balance }, Agilidad { signed-move }, Mando { signed-lead }
signed-lift = { $lift ->
    [-1] −1
    [0] 0
   *[other] +{ $lift }
  }
signed-think = { $think ->
    [-1] −1
    [0] 0
   *[other] +{ $think }
  }
signed-balance = { $balance ->
    [-1] −1
    [0] 0
   *[other] +{ $balance }
  }
signed-move = { $move ->
    [-1] −1
    [0] 0
   *[other] +{ $move }
  }
signed-lead = { $lead ->
    [-1] −1
    [0] 0
   *[other] +{ $lead }
  }
about-race-human = Los humanos mandan, y actúan pronto.
about-race-elf = Los elfos son listos, y ni fuertes ni ruidosos.
about-race-dwarf = Los enanos son los más fuertes, y lentos de pies.
about-race-orc = Los orcos son fuertes y rápidos, y no grandes pensadores.
about-race-fairy = Las hadas son las de pie más seguro, y no fuertes.
about-calling = Empieza con { $abilities }, pidan lo que pidan.
about-quirk-spell-shy = A los magos les das con 2 menos, pero necesitas 2 más para defenderte de la magia.
about-quirk-dark-averse = En salas oscuras caminas 1 casilla más, pero necesitas 1 más para dar a lo que sea.
about-quirk-troll-raised = Tienes 2 PV más por nivel, pero las habilidades que piden Aplomo necesitan 2 más.
about-quirk-bossy = Tu Iniciativa es 4 más alta, pero un enemigo que otro atacó primero necesita 2 más.
about-quirk-collector = Lo que encuentras cuenta 1 más, pero necesitas 11 para abrir un cofre a golpes.
about-quirk-stubborn = Tu guardia empieza en +2, pero nunca puedes esperar.

## Rooms, light and adventures

room-is-lit = Sala con luz
room-is-dark = Sala a oscuras
room-is-day = Día
room-is-night = Noche
about-light-lit = Ves a dos casillas, si no hay un vacío en medio.
about-light-dark = Solo ves las casillas junto a ti. Una antorcha da luz a la sala.
about-light-day = Fuera y de día ves a dos casillas. El próximo espacio está de noche.
about-light-night = Fuera y de noche solo ves las casillas junto a ti. El próximo espacio está de día.
figures-room = { $spots } casillas · { $light }
about-template = Una de las formas para salas de una Exploración al azar. La primera casilla puesta es el inicio; desde ahí se reparten las cartas hacia fuera.
about-adventure = { $adventure-intro } { $adventure-goal }
figures-adventure = { $rooms ->
    [0] Tan larga como quieran las cartas
   *[other] { $rooms } salas
  }
about-shape = { $shape-goal }
about-difficulty-gentle = Para héroes nuevos. Cuántos PV tienen los enemigos depende de la aventura y de cuántos sean ustedes.
about-difficulty-grim = Los enemigos tienen más PV, y entre salas solo recuperas la mitad. Los grupos grandes y los héroes de muchos PV encuentran enemigos por encima de su propio nivel.
about-difficulty-dire = Como Sombrío, y más duro aún: los enemigos tienen más PV, y contra un solo héroe o más de cuatro cuentan un nivel más. Para héroes que siguen viviendo, de nivel 4 o más.

## How it stands now

noun-now-enemy = { $spot }: { $health } de { $most } PV, acierta con más de { $target }
noun-now-ability = { $hero }: nivel { $level }, necesita { $target }
noun-now-carried = { $hero } lleva { $count ->
    [one] 1
   *[other] { $count }
  }
noun-now-worn = { $hero } lo lleva puesto
noun-now-lies = en { $spot }
noun-now-hero = { $health } de { $most } PV, nivel { $level }
noun-now-figure = { $hero }: { $amount }
noun-now-here = estás aquí
noun-now-chosen = en esta partida
noun-now-name = { $name }
noun-now-amount = { $name }: +{ $amount }
noun-now-rounds = { $name }: { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
  }
