### The table message, the panel, the result. Sentences end with a period; buttons are short and have none.

## Table message

table-hand = Tu mano
table-read = Consultar
table-whole = Mapa
table-help = Ayuda
table-asked = **{ $who }: { $question }**
table-alt-missing = El tablero en imagen. **Consultar** lo tiene en palabras.

## Panel (private)

panel-title = Solo para tus ojos
panel-nothing = Ahora no tienes nada que decidir.
panel-news = Lo que has averiguado
panel-waited = Mientras esperabas
panel-read = Consultar
panel-orders = Órdenes
panel-at-table = Decides en la mesa, donde está el tablero.
panel-hand = Tu mano en palabras
panel-for = { $name }: { $question }
panel-look = Ver otro de tus asientos

## What may be done besides, and nobody waits for

offer-yours = También puedes …
offer-public = También puede actuar { $asked }: { $title }.

## Moments that last a little

pause-moment = Un momento …

## Standing orders (private)

orders = Órdenes fijas
orders-change = Cambiar
orders-none = No tienes órdenes fijas, así que te pregunto cada vez.
orders-empty = Déjalo vacío para que te pregunte cada vez.
orders-done = Guardado. Nadie más puede notarlo.
order-line = { $order }: **{ $said }**
order-more = { $order } (más)
order-more-about = Elige solo en una de estas listas.

## A plan for one's next turn (private)

plan = Planear mi turno
plan-empty = Déjalo vacío para que te pregunte.
plan-set = Previsto para tu turno: { $steps }.
plan-shaken = Algo ha cambiado desde que planeaste tu turno, así que te preguntaré. Puedes planearlo otra vez.
plan-dropped = Tu plan termina aquí, porque no cuenta con lo que ha surgido. A partir de ahora te pregunto.

## Prompts

prompt-title = Tu decisión
prompt-number = Un número de { $least } a { $most }
prompt-alike = { " " }(n.º { $number })
prompt-random = Al azar
prompt-none = Ninguno de ellos
prompt-choose = Elige
prompt-choose-some = { $least ->
    [0] Elige hasta { $most }
   *[other] { $least ->
        [one] Elige una opción
       *[other] Elige { $least }
      }
  }
prompt-counted = { $said } ({ $count })
prompt-next = Más
prompt-previous = Atrás

## More time

snooze = Más tiempo
snooze-done = Tienes más tiempo. { $left ->
    [0] Era la última vez en esta partida.
    [one] Puedes pedirlo una vez más en esta partida.
   *[other] Puedes pedirlo { $left } veces más en esta partida.
  }
snooze-public = { $name } se toma más tiempo.

## The host speaks

host-failed = No he podido jugar por { $name }, porque fallaron mis propias reglas. Deshaz una respuesta con **undo**, da el asiento a alguien con **swap**, o propón anular la partida con **end**. Id del error: `{ $error_id }`.
host-stepped-back = Han corregido mis reglas, así que la partida sigue desde el comienzo de este turno. { $count ->
    [0] No se ha perdido ninguna respuesta.
    [one] Se ha deshecho una respuesta: dala otra vez, por favor.
   *[other] Se han deshecho { $count } respuestas: dalas otra vez, por favor.
  }

## What seats are called

name-hero = { $hero } ({ $person })
name-unchosen = Héroe { $number } de { $name }

## Result

result-title = La partida ha terminado
result-winners = { $winners-count ->
    [one] Gana { $winners }.
   *[other] { $winners } comparten la victoria.
  }
result-nobody = No gana nadie.
result-group-won = ¡Victoria! Ha ganado la mesa entera.
result-group-lost = Derrota: ha perdido la mesa entera.
result-line = **{ $place }** · { $name } · { $score }
result-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
result-crowned = { $line } 👑
result-next = Lo siguiente: { $tries }.
result-next-or = { $one }, o { $other }

# What was compared at the end of a match, line by line.
reckoning-line = { $measure }: { $held }.
reckoning-decided = { $measure }, lo decisivo: { $held }.
reckoning-level = { $names } empatan en todo.
reckoning-held = { $name } { $amount }
result-rematch = Revancha
result-harder = Revancha más difícil
result-adopt = Quedarme este héroe
result-watch = Volver a ver
result-share = Compartir
result-log = Crónica
result-proof = Prueba
proof-title = Aquí no hubo trampa
result-commitment = Huella de la semilla, publicada al empezar: `{ $commitment }`
result-seed = Semilla: `{ $seed }`
result-verify = Puedes comprobar cada azar: exporta la partida y ejecuta **python -m bot verify** con el archivo.

## Discord's side: sentences of the messages themselves

ui-press-hand-for-it = Pulsa **Tu mano** para verlo.
ui-press-hand = Esto lo decides en privado: pulsa **Tu mano**.
ui-stopped = Alguien detuvo la partida antes de su final. No gana nadie.
ui-export = Exportar
ui-hurry = El tiempo se acaba.
ui-still = Mis reglas han cambiado, y por ahora no puedo continuar esta partida. No se ha perdido nada: seguirá cuando me reparen. O anúlala, con **stop** o en común con **end**.

## What people write

stories-untold = Este servidor no muestra lo que escriben los jugadores, así que la partida sigue sin tus palabras.
