### The game, its quests, and the words everything else is made of.

game-name = Deckbox Dungeons
game-about = Crea un héroe con tres cartas y emprende una misión en equipo: descubre salas, tira por cada golpe y burla a enemigos de reglas fijas.
game-length = de 20 a 60 minutos

## A modifier behind dice: +2, +0, −1

plus = { $plus ->
    [-2] −2
    [-1] −1
   *[other] +{ $plus }
  }
dice-plus = { $dice ->
    [one] 1 dado { plus }
   *[other] { $dice } dados { plus }
  }

## Quests. `.intro` opens the story, `.goal` says what is wanted, `.won` and `.lost` close it.

quest-cellar = La bodega del Cuervo
    .intro = A la bodega de la posada le ha salido una puerta con la que no se construyó, y detrás algo se come las provisiones del invierno.
    .goal = Encuentren al Viejo Mawgrim y acaben con él.
    .won = Arriba alguien abre un barril. Es el mejor sonido del mundo.
    .lost = La puerta de la bodega se cierra. En primavera la posada habrá olvidado que estuvo abierta.
quest-chapel = La capilla anegada
    .intro = Anoche sonó la campana bajo el lago. Traigan sus badajos antes de que suene otra vez.
    .goal = Lleven dos badajos a las casillas de inicio.
    .won = Dos badajos descansan en la hierba, y el lago calla.
    .lost = Bajo el agua suena la campana, despacio, una vez por cada héroe.
quest-choir = El coro rojo
    .intro = Cuando termine su última estrofa, arderá la colina.
    .goal = Hagan callar a la cantora Vess antes de que se llene la Perdición.
    .won = La última nota queda en el aire, no encuentra quien la cante, y se apaga.
    .lost = Sostienen el último acorde durante mucho tiempo. Después la colina brilla.
quest-hill = Bajo la colina Hob
    .intro = La mina enmudeció. Después se calentó.
    .goal = Maten al draco de ceniza.
    .won = El oro aún quema. Resulta que no les importa.
    .lost = La mina toma aire, y el aire son ustedes.
quest-night = La larga noche
    .intro = Cuiden el fuego hasta que lo tome el sol.
    .goal = Mantengan en pie al menos a un héroe hasta que salga el sol.
    .won = Una línea gris, después una dorada. El fuego ya puede apagarse.
    .lost = El fuego se apaga, y no queda nadie que pase frío.
quest-toll = El peaje del barquero
    .intro = No acepta promesas.
    .goal = Lleven el pasaje a las casillas de inicio.
    .hunt = Encuentren a Madre Fango y lleven después el pasaje a las casillas de inicio.
    .won = Lo cuenta dos veces, asiente una, y zarpa.
    .lost = La barca se va con el farol encendido y sin nadie a bordo.
quest-king = El rey durmiente
    .intro = Tres sellos lo mantienen débil. También lo mantienen dormido.
    .goal = Acaben con el Rey bajo el Cristal antes de que se llene la Perdición.
    .won = El cristal se asienta. Debajo solo hay un hombre muy viejo.
    .lost = Despierta muy descansado.
level-normal = Normal
level-hard = Difícil
level-dire = Atroz
result-fallen = Todos los héroes han caído.
result-doom = La Perdición está llena.
result-late = La última ronda ha terminado, y se acabó el tiempo.

## Skills, sides, rolls, causes

skill-strength = Fuerza
skill-dexterity = Destreza
skill-wisdom = Sabiduría
skill-charisma = Carisma
side-n = norte
side-e = este
side-s = sur
side-w = oeste
cause-pit = cae en un foso
cause-barrels = recibe el golpe de los barriles
cause-track = recibe el golpe de la vagoneta
cause-jar = está demasiado cerca del tarro
cause-fire = está en medio del fuego
roll-defence = Defensa
roll-strength = Prueba de Fuerza
roll-dexterity = Prueba de Destreza
roll-wisdom = Prueba de Sabiduría
roll-charisma = Prueba de Carisma
roll-melee = Ataque
roll-ranged = Ataque
roll-cleave = Ataque
roll-chain-spark = Ataque
roll-throwing-knives = Ataque
roll-scroll-of-storms = Ataque

## How somebody attacks. `.verb` leads to whom, with “a”.

weapon-melee = Cuerpo a cuerpo
    .verb = golpea
weapon-ranged = A distancia
    .verb = dispara
weapon-cleave = Tajo
    .verb = da un tajo
weapon-chain-spark = Cadena de chispas
    .verb = lanza chispas
weapon-throwing-knives = Cuchillos arrojadizos
    .verb = lanza cuchillos
weapon-scroll-of-storms = Pergamino de tormentas
    .verb = fulmina con la tormenta

## Map faces

face-14a = Puesto del portón
face-15a = Patio hundido
face-1b = Bóveda de la campana
face-2b = Fosa de la despensa
face-3a = Puente del canal
face-4b = Cuerpo de guardia
face-5b = Galería partida
face-6a = Encrucijada
face-7b = Recodo derruido
face-8b = Barracones
face-9a = Corte inundada
face-10a = Columnata
face-10b = Paso de los juncos
face-11b = Perreras
face-12b = Escalera rota
face-13a = Sala de hornos
