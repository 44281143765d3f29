### Who is called, when, and where they are waited for.

## At the table

ping-waits = La mesa espera a { $name }.
ping-also = { $name }, también te esperan en { $channels }.
ping-also-many =
    { $name }, también te esperan en { $channels }, y en { $more ->
        [one] otra mesa
       *[other] otras { $more } mesas
    }: **/gm tables** las muestra.
ping-quiet = { $name } tiene horas de silencio. Llamaré { $when }.
ping-vacation = { $name } está de vacaciones hasta { $when }. Su reloj se detiene hasta entonces.
ping-vacation-live = { $name } está de vacaciones hasta { $when }, así que no llamo. Con este ritmo su reloj sigue corriendo.
vacation-public = { $name } está de vacaciones hasta { $when }.
vacation-over = { $name } ha vuelto de vacaciones.
ping-end = { $people }: la partida ha terminado.

## /gm pings

pings-title = Cuándo te llamo
pings-every = Te llamo para cada decisión.
pings-waited = Te llamo solo si alguien espera tu respuesta.
pings-end = Te llamo solo cuando termina una partida.
pings-never = No te llamo nunca.
pings-letters = Te llamo por mensaje directo, no en el canal.
pings-no-letters = Te llamo en el canal de la mesa.
letter-greeting = Te llamaré aquí cuando una mesa te espere. **/gm pings directo:False** lo desactiva.
letter-call = 🔔 **{ $game }** en { $server } te espera. [Ir a la mesa]({ $link })
letter-closed = No puedo escribirte, así que no ha cambiado nada. Permite los mensajes directos de miembros de este servidor e inténtalo otra vez.
pings-digest = Una vez al día, a las { $at } ({ $zone }), te escribo un mensaje directo con todas las mesas lentas que te esperan. No te llamo a cada una.
digest-greeting = Te escribiré aquí una vez al día si te esperan mesas lentas. **/gm pings resumen:off** lo desactiva.
digest-title = { $count ->
    [one] 🔔 Te espera una mesa lenta:
   *[other] 🔔 Te esperan { $count } mesas lentas:
  }
digest-more = { $count ->
    [one] Te espera una mesa más: **/gm tables** las muestra.
   *[other] Te esperan { $count } mesas más: **/gm tables** las muestra.
  }
digest-no-hour = No he podido leer esa hora, así que nada ha cambiado. Escríbela como 8 o 18:30, u off.
letter-refused = Discord no te entregó mi mensaje directo, así que la mesa te llama en su canal. Permite mensajes directos de los miembros de este servidor si los quieres.
pings-server = Así lo ha dispuesto el servidor.
pings-quiet = Horas de silencio: de { $begins } a { $ends } ({ $zone }). Tus relojes siguen; te llamo cuando terminen las horas de silencio.
pings-no-quiet = No tienes horas de silencio.
pings-vacation = Estás de vacaciones hasta { $when }. En los juegos con un día o más por respuesta, tus relojes se detienen. En tus mesas todo el mundo ve tu ausencia.
pings-how = Esto vale en todos los servidores. Te llamo dos veces como mucho hasta que decidas algo, y nunca mientras estés en la mesa. Cámbialo con las opciones de **/gm pings**: **silencio** acepta horas como 22-8, u off; **vacaciones** acepta un número de días, o 0 cuando vuelvas. **resumen** acepta una hora como 8, u off.
pings-no-hours = No he entendido esas horas, así que no ha cambiado nada. Escríbelas como 22-8 o 22:30-07:00, u off.
pings-no-zone = No conozco ese lugar, así que no ha cambiado nada. Elige una de las sugerencias, o di cuánto se aparta tu reloj de UTC, por ejemplo +2 o -3:30.

## /gm tables

tables-title = Tus mesas en este servidor
tables-none = No tienes asiento en ninguna mesa de aquí.
tables-waiting = 🔔 **{ $game }** en { $channel } te espera.
tables-other = • { $game } en { $channel }

## The server's settings

settings-lobby-life = { $hours ->
    [one] Cierro una sala tras una hora sin actividad.
   *[other] Cierro una sala tras { $hours } horas sin actividad.
  }
settings-tables = { $tables ->
    [0] Puede haber cualquier número de mesas abiertas a la vez
    [one] Puede haber como mucho una mesa abierta a la vez
   *[other] Puede haber como mucho { $tables } mesas abiertas a la vez
  }; una persona puede abrir { $each ->
    [0] tantas como quiera
   *[other] { $each } como mucho
  }.
settings-cooldown = { $seconds ->
    [0] No hay espera entre una mesa y otra.
    [one] Después de cinco mesas seguidas, hay que esperar un segundo antes de cada una más.
   *[other] Después de cinco mesas seguidas, hay que esperar { $seconds } segundos antes de cada una más.
  }
settings-pings-every = Llamo para cada decisión, salvo a quienes elijan otra cosa (**/gm pings**).
settings-pings-waited = Llamo solo a quienes la mesa espera, salvo que elijan otra cosa (**/gm pings**).
settings-pings-end = Llamo solo cuando termina una partida, salvo a quienes elijan otra cosa (**/gm pings**).
settings-pings-never = No llamo a nadie, salvo a quienes elijan otra cosa (**/gm pings**).
settings-keep = { $days ->
    [0] Guardo enteras las partidas terminadas.
    [one] Reduzco una partida a su ficha un día después de terminar.
   *[other] Reduzco una partida a su ficha { $days } días después de terminar.
  }
