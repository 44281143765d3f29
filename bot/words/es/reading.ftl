### What one reads in private: the board, help, rules, the story, who has won.

## Read board, help, rules, log

read-title = El tablero en palabras
whole-title = El mapa entero
help-title = Cómo se juega a { $game }
help-more = Para consultar una regla, usa **rules**. **undo** deshace una respuesta, **snooze** te da más tiempo, **swap** cede tu asiento y **end** propone anular la partida.
rules-unknown = No encuentro esa regla ni ese tema. Elige una de las sugerencias.
log-title = La historia hasta ahora
log-empty = Todavía no ha pasado nada.
log-lost = Las reglas han cambiado desde entonces, así que ya no puedo contar esta partida. **Prueba** aún muestra su semilla.
log-late = Las reglas han cambiado desde que empezó esta partida, así que solo puedo contarla desde su último turno.
log-why = Por qué actuaron los autómatas
reason-slipped = Un error de principiante.
reason-foreseen-ahead = Al pensar por adelantado, esto resultó mejor.
log-reason = { $name }: { $reason }
log-line = { $text } ({ $rule })
log-page = Página { $page } de { $pages }

## A match that is over, watched again

watch-step = { $step } de { $steps }
watch-first = Primera
watch-back = Atrás
watch-on = Adelante
watch-last = Última
watch-jump = Ir a …
watch-range = Jugada a jugada: elige desde … hasta …
watch-between = Pasos { $first } a { $last }, jugada a jugada
watch-all = Todos los pasos
watch-lost = Las reglas han cambiado desde entonces, así que ya no puedo volver a mostrar esta partida. **Prueba** aún muestra su semilla.

## The film of a match

film-title = { $game }: la película
film-seat = Asiento { $number }
film-hero = Héroe { $number }
film-alt = { $pictures ->
    [one] Una película de una imagen.
   *[other] Una película de { $pictures } imágenes.
  } { $ending } La última: { $last }
film-posted = La película de esta partida está aquí: { $link }
film-being-made = Estoy haciendo la película de esta partida. Estará aquí en unos segundos.
film-broke-off = La película se interrumpió antes de estar lista. Pulsa **Compartir** para intentarlo de nuevo.
film-too-large = Esta película necesitaría más memoria de la que puedo usar. **Volver a ver** te muestra la partida paso a paso.

## Who has played and won

stats-title = { $game } en este servidor
stats-none = Aquí nadie ha terminado una partida todavía. Da tú el primer paso.
stats-line = { $name } · { $won ->
    [one] 1 victoria
   *[other] { $won } victorias
  } en { $played ->
    [one] 1 partida
   *[other] { $played } partidas
  }{ $best ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }· mejor racha { $best }
  }
stats-season = Temporada **{ $season }**
stats-ever = De siempre
stats-no-season = Este servidor no ha tenido una temporada con ese nombre. Elige una de la lista, o deja **temporada** vacío.
one-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-rating = { $line } · valoración { $rating }
stats-group = { $line } · { $points } puntos
stats-rated-how = La valoración sube si vences a personas con una más alta, y empieza baja hasta que hayas jugado algunas partidas. Los autómatas y las partidas anuladas no cuentan. Los puntos son por victorias en grupo; las partidas más difíciles dan más.
stats-length = { $minutes ->
    [0] La mitad de las partidas termina en menos de un minuto.
    [one] La mitad de las partidas termina en menos de un minuto.
   *[other] La mitad de las partidas termina en menos de { $minutes } minutos.
  }
stats-endings = Cómo terminan las partidas
stats-ending = { $name }: { $count }
stats-end-won = Ganadas
stats-end-lost = Sin nadie que gane
stats-end-stopped = Detenidas
stats-end-agreed = Anuladas por votación
stats-end-deserted = Mesa desierta
stats-end-left = Abandonadas por todos
stats-end-idle = Sin tiempo
stats-streak = 🔥 { $streak } seguidas

## A match tried again: Try From Here

watch-try = Probar desde aquí
try-title = { $game }: ¿y si…?
try-how = Sigues jugando desde este momento, y los autómatas juegan por los demás. Solo tú lo ves, y no cuenta en ninguna parte. Los dados y las cartas ocultas son como fueron.
try-ended = Así podría haber terminado. **Volver a ver** lleva a otros momentos.
try-over = En ese momento la partida ya había terminado. Elige uno anterior.
try-lost = Ya no tengo esta partida en la memoria. Pulsa otra vez **Probar desde aquí** en **Volver a ver**.

## One's own record: /gm me

me-title = Tu historial en este servidor
me-none = Todavía no has terminado ninguna partida aquí.
me-game = **{ $game }**: { $line }
me-line = { $won ->
    [one] 1 victoria
   *[other] { $won } victorias
  } en { $played ->
    [one] 1 partida
   *[other] { $played } partidas
  }
me-favourite = Lo que más juegas es { $game }.
me-matches = Tus partidas
me-history = Tu valoración en { $game }
me-history-alt = Tu valoración en { $game } a lo largo de { $count } partidas: de { $first } a { $last }, máxima { $highest }.
me-listed = Los demás te ven en la clasificación. **/gm me** con **listed** en False te oculta, en todos los servidores.
me-unlisted = Los demás no te ven en la clasificación. Tus resultados siguen contando para la valoración de quienes juegan contigo. **/gm me** con **listed** en True te muestra otra vez.
season-begun = Ha empezado la temporada **{ $season }**. Las valoraciones y los puntos empiezan de nuevo; **stats** sigue mostrando temporadas anteriores.
season-ended = La temporada **{ $season }** ha terminado. **stats** muestra los resultados de siempre hasta que empieces otra.
season-none = No hay ninguna temporada en curso. Indica un **name** para empezar una.
season-taken = Ya hubo una temporada con ese nombre. Elige otro.
season-off = Este servidor no calcula valoraciones. Activa antes **Valoraciones** en **/gm settings**.

## How reliable people are

reliability = Fiabilidad
reliability-title = Fiabilidad en las últimas { $most } partidas aquí
reliability-line = { $name }: { $percent } % de { $asked ->
    [one] una respuesta
   *[other] { $asked } respuestas
  } a tiempo, { $left ->
    [0] ninguna partida abandonada
    [one] una partida abandonada
   *[other] { $left } partidas abandonadas
  }
    .new = { $name }: aún no ha tenido nada que responder aquí
reliability-how = Una respuesta está a tiempo si llega antes de que responda el reloj. Solo tú ves esto. Quien se oculta de la clasificación no aparece.
reliability-nobody = Aquí no hay nadie más de quien pueda hablarte.
reliability-off = Este servidor no muestra la fiabilidad de la gente.
me-reliability = { $line }, en tus últimas { $most } partidas aquí. Solo tú ves esto.
    .shown = { $line }, en tus últimas { $most } partidas aquí. Quien abre una mesa a la que te unes también lo ve.
