### /throne new: what is asked before a match. Discord shows at most 100 characters of each.

new = Empieza una partida de Dead Throne en este canal
new-automata = Jugadores para autómatas desde el principio
new-mode = A qué juegan (por defecto: Competitivo)
    .competitive = Competitivo: los Héroes contra Saladar y entre sí, de 2 a 7
    .solo = Solitario: un héroe, un invierno, un desafío
    .defender = Defensa: de 1 a 4 héroes en común contra el dragón
new-print = Qué cartas hay (por defecto: Amplia)
    .wide = Amplia: todas las cartas que hay
    .first = Primera: solo la primera edición
new-dusk = El Competitivo acaba tras tantas rondas; 0, nunca (por defecto: 24)
new-fallen = Quién muere sin regreso (por defecto: con cinco jugadores o más, vuelven más débiles)
    .five = Cinco jugadores o más: vuelven más débiles
    .on = Siempre vuelven más débiles
    .off = Quedan fuera
new-breath = Ritmos lentos: minutos para responder a un pergamino o hacer saltar una trampa (por defecto: 10)
new-difficulty = Solitario: qué dificultad tiene (por defecto: A medida)
    .fitting = A medida
    .easy = Fácil: el primer jefe se queda en casa
    .hard = Difícil: el invierno llega antes
new-challenge = Solitario: qué hay que hacer (por defecto: Batalla)
    .battle = Batalla: vencer a los jefes del camino
    .quests = Misiones: cumplir misión tras misión
    .both = Ambas: la mitad de cada una
new-road = Solitario: qué largo es el camino (por defecto: Corto)
    .short = Corto: 20 espacios
    .long = Largo: 40 espacios
new-calendar = Solitario, camino corto: el invierno acaba la partida (por defecto: sí)
new-zones = Zonas muertas: muelles lentos, bosque solo con hacha o antorcha, rocas duras (por defecto: no)
new-omen = Defensa: un presagio cambia la tierra (por defecto: no)

## In the lobby: what is not as usual

unusual-mode = { $value ->
    [solo] Solitario
    [defender] Defensa: todos los héroes en común
   *[competitive] Competitivo
  }
unusual-print = { $value ->
    [first] solo las cartas de la primera edición
   *[wide] todas las cartas que hay
  }
unusual-dusk = { $value ->
    [0] sin ocaso: acaba cuando alguien haya ganado
   *[other] ocaso tras la ronda { $value }
  }
unusual-fallen = { $value ->
    [on] nadie queda fuera antes del ocaso
    [off] quien muere sin regreso queda fuera
   *[five] con cinco o más, nadie queda fuera antes del ocaso
  }
unusual-breath = { $value ->
    [0] pergaminos y trampas no dejan tiempo de responder
    [one] { $value } minuto para responder a un pergamino con ritmo lento
   *[other] { $value } minutos para responder a un pergamino con ritmo lento
  }
unusual-difficulty = { $value ->
    [easy] el primer jefe se queda en casa
    [hard] el invierno llega antes
   *[fitting] tan difícil como siempre
  }
unusual-challenge = { $value ->
    [quests] solo cuentan las misiones
    [both] cuentan jefes y misiones
   *[battle] cuentan los jefes
  }
unusual-road = { $value ->
    [long] el camino largo
   *[short] el camino corto
  }
unusual-calendar = { $value ->
    [no] el invierno no llega nunca
   *[yes] el invierno lo acaba
  }
unusual-omen = { $value ->
    [yes] se roba un presagio
   *[no] sin presagio
  }
unusual-zones = { $value ->
    [yes] Zonas muertas: muelles lentos, bosque cerrado, rocas duras
   *[no] sin Zonas muertas
  }
