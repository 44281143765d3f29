### The lobby: who plays, and how fast.

## Lobby

lobby-opened = { $starter } abre una mesa. ¿Quién juega?
lobby-seats = { $taken } de { $most } asientos ocupados.
lobby-seat = { $number }. { $name }
lobby-seat-automaton = { $number }. { $name } (autómata)
lobby-seat-gentle = { $number }. { $name } (autómata amable)
lobby-seat-sharp = { $number }. { $name } (autómata astuto)
lobby-seat-empty = { $number }. Una silla vacía
lobby-missing = { $missing ->
    [one] Falta una persona para empezar.
   *[other] Faltan { $missing } personas para empezar.
  }
lobby-balance = { $seats ->
    [one] Con estos ajustes, un autómata que juega solo gana { $often }.
   *[other] Con estos ajustes, { $seats } autómatas ganan { $often }.
  }
    .often = { $tenths ->
        [0] casi ninguna partida
        [10] casi todas las partidas
       *[other] unas { $tenths } de cada 10 partidas
      }
lobby-ready = { $starter } puede empezar.
new-pace = Cuánto puede tardar cada decisión
lobby-pace = Ritmo: { $pace }.
lobby-new-here = ¿Primera vez? **Ayuda** muestra cómo se juega en pocos pasos.
lobby-several = Cada persona puede ocupar hasta { $most } asientos: pulsa **Tomar otro asiento** por cada uno más.
lobby-join = Unirse
lobby-another-seat = Tomar otro asiento
lobby-leave = Irse
lobby-add-automaton = Añadir autómata
lobby-add-gentle = Añadir uno amable
lobby-add-sharp = Añadir uno astuto
lobby-strengths = Un autómata amable juega como quien empieza.
    .sharp = Un autómata amable juega como quien empieza. Uno astuto piensa por adelantado.
lobby-remove-automaton = Quitar autómata
lobby-start = Empezar
lobby-arrange = Fijar una hora
lobby-meets = La partida empieza { $when }, si hay gente suficiente.
lobby-met = La partida debía empezar { $when }.
lobby-purposes = Esta mesa es para: { $purposes }.
purpose-newcomers = principiantes
purpose-quick = una partida rápida
purpose-slow = una partida lenta
arrange-when = ¿Cuándo empieza?
    .how = Llamo a quienes se hayan unido y empiezo la partida. Déjalo vacío para no fijar hora.
    .example = 2h 30m, 20:30 o mañana 20:30
arrange-whom = ¿Para quién es esta mesa?
arrange-unread = No entiendo esa hora. Escribe cuánto falta, por ejemplo **2h 30m** o **3 días**, o una hora del día, por ejemplo **mañana 20:30** o **20:30 Europe/Madrid**.
meeting-began = { $names }: es la hora, y **{ $game }** ha empezado.
meeting-lacks = { $names }: es la hora de **{ $game }**, pero { $missing ->
    [one] falta una persona.
   *[other] faltan { $missing } personas.
  } La partida puede empezar en cuanto { $missing ->
    [one] llegue
   *[other] lleguen
  }.
meeting-failed = { $names }: es la hora de **{ $game }**, pero no he podido empezar la partida. Pulsa **Empezar** para ver por qué.
lobby-cancel = Cancelar
lobby-left = Has dejado la mesa.
lobby-left-seat = Has devuelto un asiento y aún tienes otro.
lobby-cancelled = La sala está cerrada.
lobby-struck = He cerrado esta sala: aquí no pasaba nada desde hacía rato.
lobby-struck-now = He cerrado la sala de { $starter }: allí no pasaba nada desde hacía rato.
lobby-started = La partida ha empezado.
lobby-moved = Esta mesa se ha mudado a un mensaje nuevo más abajo.
lobby-in-thread = { $starter } abre una mesa: **{ $game }**. Toma asiento en { $thread }.
    .opening = { $starter } abre una mesa: **{ $game }**.
ui-lobby-thread = Tu mesa está abierta en { $thread }. Pulsa allí **Empezar** cuando todo el mundo tenga asiento.
ui-lobby-harder = Ya has ganado esto, así que la mesa usa el nivel siguiente. Para elegir otro, indícalo en el comando.
ui-lobby-open = Tu mesa está abierta. Pulsa **Empezar** cuando todo el mundo tenga asiento.

## Names for automata

automaton-name-1 = Inés de Latón
automaton-name-2 = Quique a Cuerda
automaton-name-3 = Matilde de Hierro
automaton-name-4 = Tomás de Cobre
automaton-name-5 = Beatriz Hojalata
automaton-name-6 = Osvino a Vapor
automaton-name-7 = Gualterio Plata
automaton-name-8 = Edita Engranaje
automaton-name-9 = Gil de Peltre
automaton-name-10 = Juana Fuelles
automaton-name-11 = Pedro de Plomo
automaton-name-12 = Isolda Resorte
automaton-name-13 = Bernabé de Zinc
automaton-name-14 = Rosa Volante
automaton-name-15 = Perceval Oxidado

## Pace and deadlines

pace-live = en vivo, 2 minutos por decisión
pace-relaxed = con calma, 1 hora por decisión
pace-correspondence = por carta, 1 día por decisión
pace-bank-live = una reserva de 10 minutos, más 30 segundos por respuesta, hasta 20 minutos
pace-bank = una reserva de 24 horas, más 4 por respuesta, hasta 72
pace-none = sin reloj
deadline = El tiempo se acaba { $when }.
