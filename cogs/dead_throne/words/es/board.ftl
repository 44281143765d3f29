# What pictures say.

board-nobody = Nadie aún
board-seat = Asiento { $number }
board-choosing = Eligiendo personaje
board-gathering = El grupo se prepara.
board-mode-competitive = Dead Throne
board-mode-solo = Héroe de Lirennor
board-mode-defender = Defensa de Lirennor
board-round =
    { $dusk ->
        [0] Ronda { $number }
       *[other] Ronda { $number } de { $dusk }, y llega el ocaso
    }
board-turn =
    { $number ->
        [0] Empieza el camino.
       *[other] { $winter ->
            [0] Turno { $number } del camino
           *[other] Turno { $number } de { $winter }, y llega el invierno
          }
    }
board-agrimor = Agrimor

hand-worn = Lo que llevas puesto: ataque { $attack }, defensa { $defence }
hand-pack =
    { $over ->
        [0] { $room ->
            [0] Lo que cargas: no cabe más
            [one] Lo que cargas: cabe 1 más
           *[other] Lo que cargas: caben { $room } más
        }
       *[other] Lo que cargas: { $over } de más
    }
hand-scrolls =
    { $spent ->
        [0] Tus pergaminos
       *[other] Tus pergaminos (apartados: { $spent })
    }
hand-traps = Tus trampas
hand-lone = Tu misión solitaria
hand-level = Nivel { $level }
hand-turns =
    { $turns ->
        [0] Ahora
        [one] queda { $turns } turno
       *[other] quedan { $turns } turnos
    }
hand-essence = Una esencia
hand-relic = Una reliquia: tira cuando quieras
hand-broken = Por reparar
hand-charms = encanto +{ $charms }
