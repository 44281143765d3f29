### Adventures told: scenes, rooms, what is wanted, victory and defeat.
### `.intro` opens an adventure, `.goal` says what is wanted, `.won` and `.lost` close it.

adventure-lamp = La lámpara apagada
    .intro = Bajo la casa de los cereros arde la lámpara de la que se encendieron todas las de la ciudad. Anoche se apagaron todas a la vez.
    .goal = Hay que bajar al santuario, y acabar con quien la apagó.
    .won = La cera se agrieta, y debajo aún brilla una mecha no más larga que una uña. Alguien la cubre con las manos. Arriba, en la ciudad, ventana tras ventana se vuelve dorada.
    .lost = Allá abajo está oscuro, hace calor, y la cera sigue goteando. Tiene todo el tiempo que necesita.
adventure-gaol = La cárcel de salmuera
    .intro = Les dijeron que la marea los dejaría salir. Entra dos veces al día, hasta la barbilla, y aún no ha salido nadie. Ustedes tampoco: la puerta se cierra a sus espaldas.
    .goal = Hay que encontrar las dos llaves, pasar ante el Carcelero y pararse con ellas sobre la cerradura.
    .won = Giran dos llaves, gime la puerta del mar, y la marea hace por fin lo que le dijeron. Detrás de ustedes quedan abiertas las celdas.
    .lost = Suena la campana de la pleamar. No queda nadie que contenga el aliento.
adventure-winds = El relicario de los vientos
    .intro = Los obispos atraparon los cuatro vientos y los encerraron en una caja del tamaño de un pan. Desde entonces están quietos los molinos, y los barcos, y ayer cayó la última cometa.
    .goal = Hay que llevar la reliquia del viento a la terraza, y derribar al Regente que la guarda.
    .won = La tapa salta sola. Por un instante no pasa nada; después giran a la vez todos los molinos del valle, y hay que sujetarse el sombrero.
    .lost = Muy por encima de la terraza da vueltas una cometa, sin viento alguno.
adventure-delve = Exploración al azar
    .intro = Nadie ha dibujado jamás un mapa de este lugar que siguiera siendo cierto.
    .goal = Hay que entrar, averiguar qué quiere este lugar, y volver a salir.
    .won = La luz del día. Habían olvidado que tiene olor.
    .lost = El lugar se cierra detrás de ustedes como una baraja mezclada.

shape-boss = Gran jefe
    .goal = En algún lugar de aquí un As esconde a un jefe, y el siguiente a uno mayor: hay que acabar con el mayor.
shape-survival = Supervivencia
    .goal = Cada salida está atrancada hasta que su sala quede vacía. Hay que atravesarlas todas.
shape-trapped = Encierro
    .goal = Dos Ases son llaves. Con las dos hay que pararse en la salida de una última sala.
shape-treasure = Caza del tesoro
    .goal = Un As es un cofre especial. Hay que encontrar el tesoro, y llevarlo todo el camino de vuelta.
shape-again = Un Rey
    .goal = Decide otra carta.

difficulty-gentle = Suave
difficulty-grim = Sombrío
difficulty-dire = Atroz

## Rooms. `.enter` is said on entering.

room-m1 = Bóveda de la escalera
    .enter = Los escalones acaban en una bóveda de viejos portavelas. La única luz es la suya; parece que alguien la nota.
room-m2 = Galería del vino
    .enter = A los dos lados duermen barriles en la oscuridad. Uno respira.
room-m3 = Sala de embotellado
    .enter = Cruje el vidrio bajo los pies, y detrás cae una tranca en sus soportes. Saldrán cuando aquí dentro nadie más se oponga.
room-m4 = Santuario de la lámpara
    .enter = Un círculo de lámparas frías en torno a un montón de sebo. No hay otra puerta. El montón se da la vuelta.
room-m5 = Compuerta
    .enter = Tablas mojadas, barandas de hierro, y el mar que llama al otro lado del muro.
room-m6 = Celdas anegadas
    .enter = El agua llega a los tobillos entre los barrotes. Algo de bronce brilla, muy al fondo, en el gancho de un ahogado.
room-m7 = Cordelería
    .enter = Millas de cuerda en la oscuridad, y de algún lugar entre ellas un himno, muy lento.
room-m8 = Esclusa
    .enter = Dos grandes puertas, dos cerraduras, y en medio el hombre que nunca había perdido una llave.
room-m9 = Senda de cabras
    .enter = La senda es tan ancha como una cabra. Las cabras lo han pensado mejor.
room-m10 = Calzada rota
    .enter = Noche, y media calzada. La otra mitad está en algún lugar de abajo; se oye dónde.
room-m11 = Sala del relicario
    .enter = Santos en fila, y todos miran un solo cofre. Las puertas se cierran con un suspiro, y una tranca.
room-m12 = Terraza de las cometas
    .enter = La última terraza, y encima solo el cielo. Pasa una sombra, y vuelve.
room-block = Una cámara sencilla
    .enter = Cuatro paredes, en ningún mapa.
room-cloister = Un claustro
    .enter = Un claustro: dos galerías en torno a dos patios de nada.
room-switchback = Un zigzag
    .enter = Un pasaje que no se decide.
room-cross = Un cruce
    .enter = Aquí se juntan cuatro caminos. Todos los cavó alguien con prisa.
room-aisles = Naves
    .enter = Tres naves, una sala que las une, y ecos en cada una.
room-fan = Un abanico
    .enter = Las paredes se abren ante ustedes como una mano de cartas.
room-grid = Una sala propia
    .enter = Está exactamente como se dijo que estaría.

template-block = Bloque
template-cloister = Claustro
template-switchback = Zigzag
template-cross = Cruz
template-aisles = Naves
template-fan = Abanico
template-grid = un plano propio

light-lit = con luz
light-dark = a oscuras
light-day = de día
light-night = de noche

mark-path = suelo
mark-obstructed = rocas
mark-hidden = un velo tras el que ocultarse
mark-trap = una trampa
mark-chest = un cofre
mark-special = un cofre especial
mark-key = una llave
