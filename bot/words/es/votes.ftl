### Questions to the table.

## Questions to the table: undo, end, swap

question-agree = De acuerdo
question-refuse = Rechazar
question-agreed = De acuerdo: { $names }.
question-waiting = Sin responder: { $names }.
question-until = La votación termina { $when }.
question-put = He preguntado a los demás. La mesa mostrará su respuesta.
undo = Deshacer
undo-done = { $count ->
    [one] Deshecho. Puedes elegir otra vez.
   *[other] Se ha deshecho tu última respuesta y lo que vino después: { $count } respuestas en total. Puedes elegir otra vez.
  }
undo-asked = { $by } quisiera deshacer { $count ->
    [one] la última respuesta
   *[other] las últimas { $count } respuestas, hasta la suya
  }. ¿De acuerdo?
undo-public = { $count ->
    [one] { $name } deshace la última respuesta. No cuenta.
   *[other] { $name } deshace las últimas { $count } respuestas, hasta la suya. No cuentan.
  }
undo-refused = No hubo acuerdo, así que no se deshace nada. La partida continúa.
undo-lapsed = No todo el mundo aceptó a tiempo, así que no se deshace nada.
end-sure = ¿Proponer a la mesa anular esta partida? Si los demás aceptan, no gana nadie y la partida no cuenta.
end-propose = Preguntar a la mesa
end-asked = { $by } quisiera anular esta partida. ¿De acuerdo? Tiene que aceptar más de la mitad.
end-agreed = La mesa ha anulado la partida. No gana nadie, y no cuenta.
end-deserted = No volvió nadie, así que he anulado la partida. No gana nadie, y no cuenta.
end-left = Se ha ido todo el mundo, así que he anulado la partida. No gana nadie, y no cuenta.
end-refused = La partida no se anula. Continúa.
end-lapsed = Aceptaron muy pocos a tiempo, así que la partida continúa.
swap-own = { $by } quisiera ceder su asiento a { $to }. { $to }, ¿lo tomas?
swap-empty = { $by } ofrece a { $to } el asiento { $number }, que era de { $name }. { $to }, ¿lo tomas?
swap-done = El asiento es tuyo, con todo lo que sabe. Pulsa **Tu mano**.
swap-public = { $name } toma el asiento { $number } y sigue jugando.
swap-refused = Nadie toma el asiento. Se queda como está.
swap-lapsed = Nadie tomó el asiento a tiempo. Se queda como está.
swap-whom = Di quién debe recibir tu asiento (**para**), o qué asiento quieres tomar (**asiento**).
swap-bot = Eso es un bot, y yo no le confiaría una mano de cartas. Elige a una persona.
