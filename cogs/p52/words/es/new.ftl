### /p52 new: what is asked before an adventure. Discord shows at most 100 characters of each.

new = Reparte las cartas para una aventura de P52 en este canal
new-automata = Héroes para autómatas desde el principio; un grupo es de 1 a 6
new-adventure = A qué aventura van (por defecto: La lámpara apagada)
    .lamp = La lámpara apagada: para héroes nuevos; acabar con quien la apagó
    .gaol = La cárcel de salmuera: niveles 1 y 2; hallar dos llaves y salir
    .winds = El relicario de los vientos: niveles 2 y 3; traer la reliquia
    .delve = Exploración al azar: salas y misión según las cartas, cualquier nivel
new-difficulty = Qué dificultad tiene (por defecto: a medida de los héroes)
    .fitting = A medida: suave con un héroe nuevo de nivel 1, si no sombrío
    .gentle = Suave: como en el reglamento
    .grim = Sombrío: enemigos a la altura de los héroes, y se recupera menos
    .dire = Atroz: para héroes de nivel 4 o más; los enemigos los superan
new-drop = Quien ve antes al otro tiene un turno aparte, o solo va primero (por defecto: un turno)
    .phase = Un turno aparte
    .order = Solo va primero
new-sight = Hasta dónde se ve en una sala con luz (por defecto: dos pasos)
    .two = Dos pasos
    .all = Mientras nada esté en medio
new-finds = Lo que encuentras se toma al momento, o te pregunto (por defecto: se toma)
    .taken = Se toma al momento
    .asked = Te pregunto

## In the lobby: what is not as usual

unusual-adventure = { $value ->
    [gaol] La cárcel de salmuera
    [winds] El relicario de los vientos
    [delve] una exploración al azar
   *[lamp] La lámpara apagada
  }
unusual-difficulty = { $value ->
    [gentle] enemigos suaves
    [grim] enemigos sombríos
    [dire] enemigos atroces
   *[fitting] enemigos a medida de los héroes
  }
unusual-drop = { $value ->
    [order] quien ve antes al otro solo va primero
   *[phase] quien ve antes al otro tiene un turno aparte
  }
unusual-sight = { $value ->
    [all] se ve mientras nada esté en medio
   *[near] se ve a dos pasos
  }
unusual-finds = { $value ->
    [asked] te pregunto por lo que encuentras
   *[taken] lo que encuentras se toma al momento
  }
lobby-levels = { $adventure ->
    [lamp] Para héroes de nivel 1
    [gaol] Para héroes de niveles 1 y 2
    [winds] Para héroes de niveles 2 y 3
   *[delve] Para héroes de cualquier nivel
  }{ $difficulty ->
    [dire] . Atroz está pensado para el nivel 4 o más
   *[other] { "" }
  }.
