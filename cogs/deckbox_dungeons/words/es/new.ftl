### /deckbox new: what is asked before a quest. Discord shows at most 100 characters of each.

new = Abre la caja para una misión de Deckbox Dungeons en este canal
new-automata = Héroes para autómatas desde el principio; un grupo es de 2 a 4
new-quest = Qué misión emprenden (por defecto: La bodega del Cuervo)
    .cellar = La bodega del Cuervo: matar a quien devora el invierno
    .chapel = La capilla anegada: llevar a casa dos badajos
    .choir = El coro rojo: callar a la cantora antes de la Perdición
    .hill = Bajo la colina Hob: matar al draco de la mina
    .night = La larga noche: cuidar el fuego hasta el alba
    .toll = El peaje del barquero: sacar el pasaje
    .king = El rey durmiente: romper los sellos, acabar con el rey
new-level = Qué dificultad tiene (por defecto: Normal)
    .normal = Normal
    .hard = Difícil: el lado más duro de los enemigos, y más enemigos
    .dire = Atroz: el lado más duro, más enemigos, y cada uno tira un dado más
new-encounters = Qué encuentros pueden salir (por defecto: Amplio)
    .wide = Amplio: se reparten de entre todos los que hay
    .short = Corto: los cinco o seis primeros de la misión
new-hand-dice = Dame los dados: quien tira pulsa un botón (por defecto: no)
new-most-rounds = La misión se pierde después de tantas rondas; 0, nunca (por defecto: 60)

## In the lobby: what is not as usual

unusual-level = { $value ->
    [hard] los lados más duros, y más enemigos
    [dire] los lados más duros, más enemigos, y cada uno tira un dado más
   *[normal] enemigos normales
  }
unusual-encounters = { $value ->
    [short] el mazo corto de encuentros
   *[wide] el mazo amplio de encuentros
  }
unusual-hand-dice = los jugadores tiran los dados
unusual-most-rounds = { $value ->
    [0] tantas rondas como haga falta
    [one] la misión se pierde después de 1 ronda
   *[other] la misión se pierde después de { $value } rondas
  }
