# What pictures say.

board-nobody = Ninguém ainda
board-seat = Lugar { $number }
board-choosing = Escolhendo personagem
board-gathering = Todo mundo se prepara.
board-mode-competitive = Dead Throne
board-mode-solo = Herói de Lirennor
board-mode-defender = Defensores de Lirennor
board-round =
    { $dusk ->
        [0] Rodada { $number }
       *[other] Rodada { $number } de { $dusk }, depois anoitece
    }
board-turn =
    { $number ->
        [0] A estrada começa.
       *[other] { $winter ->
            [0] Turno { $number } na estrada
           *[other] Turno { $number } de { $winter }, depois vem o inverno
          }
    }
board-agrimor = Agrimor

hand-worn = Em uso: ataque { $attack }, defesa { $defence }
hand-pack =
    { $over ->
        [0] { $room ->
            [0] Na bolsa: sem espaço
            [1] Na bolsa: cabe mais 1
           *[other] Na bolsa: cabem mais { $room }
        }
       *[other] Na bolsa: { $over } a mais
    }
hand-scrolls =
    { $spent ->
        [0] Seus pergaminhos
       *[other] Seus pergaminhos ({ $spent } de lado)
    }
hand-traps = Suas armadilhas
hand-lone = Sua Missão Solitária
hand-level = Nível { $level }
hand-turns =
    { $turns ->
        [0] Agora
        [1] Resta { $turns } turno
       *[other] Restam { $turns } turnos
    }
hand-essence = Uma essência
hand-relic = Relíquia: role quando quiser
hand-broken = Em pedaços
hand-charms = encanto +{ $charms }
