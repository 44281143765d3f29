### Refusals: what we will not do, and why.

## Refusals: shown only to the person who pressed. The id is `refused-<reason>`.

refused-stale = Ese momento ya pasó. Así están las cosas ahora.
refused-not-yours = Esa decisión no te corresponde.
refused-not-yours-named = Esa decisión es de { $name }, no tuya.
refused-illegal = Las reglas no lo permiten ahora. No ha cambiado nada.
refused-unfinished = Esta partida sigue en curso. Podrás volver a verla cuando termine.
refused-finished = Esta partida ha terminado. La tinta está seca.
refused-not-in-lobby = Esta partida ya ha empezado.
refused-lobby-full = Todos los asientos están ocupados.
refused-too-few-seats = Falta gente para empezar. Espera a más personas, o añade un autómata: son huéspedes pacientes.
refused-no-such-time = Elige una hora dentro de los próximos 14 días.
refused-already-seated = Ya tienes un asiento en esta mesa.
refused-not-seated = No tienes asiento en esta mesa. Puedes mirar cuanto quieras.
refused-channel-busy = Ya hay una partida en este canal. Termínala, o elige otro canal.
refused-no-match = No hay ninguna partida en este canal. Abre una con el comando **new**.
refused-not-starter = Eso solo puede hacerlo quien abrió esta partida, o un responsable del servidor.
refused-nothing-to-undo = No tienes nada que deshacer en este turno. Las respuestas de turnos anteriores se quedan.
refused-past-horizon = Eso no se puede deshacer, porque toda la mesa ha visto lo que pasó después.
refused-no-undo = Ya has deshecho algo, o lo has pedido, tres veces en este turno, y ese es el límite. Tus respuestas se quedan.
refused-settled = Esa votación ha terminado. Así están las cosas ahora.
refused-question-open = Ya hay una votación abierta sobre eso. Espera a que respondan los demás.
refused-not-asked = Ahora nadie te pregunta eso.
refused-no-clock = Esta decisión no tiene reloj, así que no necesitas más tiempo.
refused-no-snooze-bank = Con este ritmo no hay tiempo extra. Tu reserva crece con cada respuesta.
refused-no-snooze = Has usado todo el tiempo extra que te toca en esta partida.
refused-no-such-seat = Esta mesa no tiene ese asiento. Elige una de las sugerencias.
refused-not-your-seat = Ahí hay alguien. Solo esa persona puede ceder el asiento.
refused-other-seated = Esa persona ya tiene un asiento en esta mesa. Elige a otra.
refused-knows-a-hand = Dejaste un asiento en esta partida y conoces sus secretos, así que no puedes tomar otro.
refused-no-automaton = No hay ningún autómata que quitar.
refused-failed = Mis reglas fallaron con esa respuesta, así que no la he aceptado. La partida sigue como antes. Elige otra cosa, o deshaz una respuesta con **undo**. Id del error: `{ $error_id }`.
refused-unbegun = Algo salió mal al preparar el juego, así que no ha empezado. Id del error: `{ $error_id }`.
refused-still = Mis reglas han cambiado, y por ahora no puedo continuar esta partida. No se ha perdido nada: seguirá cuando me reparen. O anúlala, con **stop** o en común con **end**.
refused-storage = No he podido guardarlo, así que no cuenta. Inténtalo otra vez en un momento, por favor.
refused-unsure = Perdí mi base de datos justo al guardarlo, así que aún no sé si cuenta. La mesa lo mostrará en cuanto lo sepa.
refused-standstill = Están a punto de actualizarme, así que ahora no empiezo ningún turno nuevo. Tu partida sigue en unos minutos, desde aquí mismo.
refused-unknown = No conozco ese botón. Puede que venga de una versión anterior de mí.
refused-not-a-number = Escribe un número entero de { $least } a { $most }, por favor.
refused-no-permission = Necesito el permiso **{ $permission }** en este canal. Pide a un responsable del servidor que me lo dé, por favor.
refused-no-thread = Aquí cada partida tiene su propio hilo, y te falta el permiso **{ $permission }** para crear uno en este canal. Pide que abra la mesa alguien que lo tenga.
refused-locked = Este hilo está bloqueado, así que no puedo escribir aquí. Pide a un moderador que lo desbloquee, por favor.
refused-not-here = Solo puedo jugar en los canales y los hilos de un servidor.
refused-error = Algo salió mal por mi parte. La mesa muestra cómo va la partida. Id del error: `{ $error_id }`.
refused-game-gone = Ya no tengo ese juego. Su partida está guardada, y puede seguir si el juego vuelve.
refused-unknown-command = No conozco ese comando en esta forma; quizá mis comandos hayan cambiado. Escríbelo otra vez, por favor.
refused-unshown = No he podido dibujarlo, pero la partida está a salvo y continúa. Id del error: `{ $error_id }`.
refused-shutting-down = Me están reiniciando. Tu partida está a salvo; inténtalo otra vez en un minuto.
refused-away = Tu asiento lo juega un autómata. Recupéralo antes.
refused-left = Has abandonado esta partida para siempre.
refused-not-away = No te has ausentado, así que no hay nada que recuperar.
refused-not-open = La partida no ha empezado todavía.
refused-no-whole = El tablero de la mesa muestra ahora mismo todo lo que hay.
refused-not-manager = Eso solo puede hacerlo un responsable del servidor.
refused-forum = No puedo escribir aquí. Crea una publicación en este foro, o ve a un canal, y abre allí la mesa.
refused-not-chosen = En este servidor solo pueden abrir mesas las personas con ciertos roles. **/gm settings** los nombra.
refused-already-called = Ya he llamado a la gente a esta mesa.
refused-game-off = { $game } está desactivado aquí. Los responsables del servidor pueden cambiarlo con **/gm settings**.
refused-barred = No puedes sentarte en una mesa nueva de este servidor hasta { $until }.
    .reason = No puedes sentarte en una mesa nueva de este servidor hasta { $until }. Un responsable del servidor escribió: { $reason }
refused-other-channel = En este servidor juego en { $channels }. Abre allí una mesa, por favor.
refused-too-fast = Acabas de abrir varias mesas. Puedes abrir otra { $when }.
refused-tables-each = Tienes { $most ->
    [one] una mesa abierta
   *[other] { $most } mesas abiertas
  } en este servidor, y ese es el límite por persona. Termina una, o cierra su sala.
refused-tables = En este servidor { $most ->
    [one] ya hay una mesa abierta
   *[other] ya hay { $most } mesas abiertas
  }, y ese es el límite. Únete a una, o espera a que alguna termine.
refused-draining = Ahora no abro partidas nuevas: { $reason } Las partidas en curso continúan.

## Permissions, as Discord names them

permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-view-channel = Ver canal
permission-attach-files = Adjuntar archivos
permission-create-public-threads = Crear hilos públicos
permission-read-message-history = Leer el historial de mensajes
permission-connect = Conectar

## What the game master needs them for: “I need it …”

right-view-channel = para ver el canal de una partida
right-send-messages = para abrir la mesa en un canal
right-send-messages-in-threads = para abrir la mesa en un hilo o en una publicación de foro
right-attach-files = para mostrar el tablero
right-read-message-history = para encontrar la mesa después de un reinicio
right-create-public-threads = para dar a cada partida su propio hilo
right-connect = para jugar en el chat de un canal de voz o de escenario

## Something else is being played here

refused-other-game = Aquí se juega a **{ $game }**. Sus comandos empiezan con **/{ $command }**.
refused-channel-lobby = En este canal hay abierta una mesa de **{ $game }**. Únete, ciérrala con su botón **Cancelar**, o elige otro canal.
refused-end-lobby = Esta partida no ha empezado, así que no hay nada que anular. **Irse** te saca de la sala, **Cancelar** la cierra.
refused-channel-match = En este canal hay una partida de **{ $game }** en curso. Termínala, o elige otro canal.
