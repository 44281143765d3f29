### Leagues: rounds of tables, and a standing.

league-title = Liga de { $game }
league-opened = { $starter } abre una liga. Pulsa **Unirse** para apuntarte.
league-rules = Mesas de { $seats }, en lo que el número permita, hasta que cada cual haya jugado contra todos los demás.
league-every = { $hours ->
    [one] Cada hora empieza una ronda.
    [24] Cada día empieza una ronda.
    [168] Cada semana empieza una ronda.
   *[other] Cada { $hours } horas empieza una ronda.
  }
    .over = Cada ronda empieza cuando termina la anterior.
league-entered = { $count ->
    [one] Una persona: { $people }.
   *[other] { $count } personas: { $people }.
  }
league-empty = Todavía no se ha apuntado nadie.
league-begin = Comenzar
league-made = La liga está abierta. Pulsa **Comenzar** bajo su mensaje cuando se haya apuntado todo el mundo.
league-on = { $rounds ->
    [one] Hay una ronda.
   *[other] Hay { $rounds } rondas.
  }
league-over = La liga ha terminado.
league-how = En cada mesa, el primer lugar recibe 100 puntos, el último ninguno, y los demás, algo entre medias; un descanso o una partida anulada, 50. Un autómata al final no recibe ninguno. Si hay empate a puntos, deciden las victorias y después la fuerza de los rivales.
league-round = Ronda { $round }
league-thread = ronda { $round }, mesa { $table }
league-table = Ronda { $round }, mesa { $table }: { $people }. La partida está en el hilo de abajo.
league-seated = { $channel }: { $people }
    .over = { $channel }: { $people }. Terminada.
    .waiting = { $people }
league-resting = Descanso: { $people }.
league-next = La ronda { $round } empieza { $when }.
    .over = La ronda { $round } empieza cuando termine esta.
league-standing = Clasificación
league-line = { $place }. { $name }: { $points } puntos, { $won } de { $played } ganadas
league-more = { $count ->
    [one] Hay una persona más que no se muestra.
   *[other] Hay { $count } personas más que no se muestran.
  }
league-closed = Esta liga ya no admite a nadie más.
league-none = En este servidor no hay ninguna liga.
league-none-on = Ahora mismo no hay ninguna liga en curso aquí.
league-no-substitute = Indica a alguien de la liga que se retira, y a un miembro que no esté en ella.
league-substituted = { $instead } ocupa el puesto de { $name } desde la ronda siguiente, y conserva sus puntos.
league-ended = La liga ha terminado. Las partidas que ya han empezado continúan, pero no cuentan.
league-ending = No abro más rondas. La liga termina cuando acaben las partidas en curso.
league-kept = La liga continúa.
league-end-ask = { $running ->
    [0] ¿Terminar la liga? No abro más rondas, y la clasificación se queda.
    [one] ¿Terminar la liga? No abro más rondas. Hay una partida en curso: puede contar hasta su final o continuar sin contar.
   *[other] ¿Terminar la liga? No abro más rondas. Hay { $running } partidas en curso: pueden contar hasta su final o continuar sin contar.
  }
league-end-after = Terminar después
league-end-now = Terminar ahora
league-end-keep = Seguir con la liga
league-together = En **{ $game }** se gana o se pierde en común, así que no hay liga. Elige un juego en el que se compita.
league-seats = Una mesa de este juego tiene de { $least } a { $most } asientos.
league-channel = Una liga necesita un canal de texto: allí cada mesa recibe su propio hilo.
league-too-many = En este servidor ya hay { $most } ligas abiertas. Termina una antes.
league-entered-already = Ya te has apuntado a esta liga.
league-not-in = No estás en esta liga.
league-full = Esta liga ya tiene { $most } personas, y ese es el límite.
league-too-few = Faltan personas: una mesa necesita { $least }.
