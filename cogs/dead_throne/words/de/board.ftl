# What pictures say.

board-nobody = Noch niemand
board-seat = Platz { $number }
board-choosing = Wählt eine Figur
board-gathering = Alle machen sich bereit.
board-mode-competitive = Dead Throne
board-mode-solo = Held von Lirennor
board-mode-defender = Verteidiger von Lirennor
board-round =
    { $dusk ->
        [0] Runde { $number }
       *[other] Runde { $number } von { $dusk }, dann dämmert es
    }
board-turn =
    { $number ->
        [0] Die Straße beginnt.
       *[other] { $winter ->
            [0] Zug { $number } auf der Straße
           *[other] Zug { $number } von { $winter }, dann kommt der Winter
          }
    }
board-agrimor = Agrimor

hand-worn = Was du trägst: Angriff { $attack }, Abwehr { $defence }
hand-pack =
    { $over ->
        [0] { $room ->
            [0] Dein Gepäck: kein Platz mehr
           *[other] Dein Gepäck: noch Platz für { $room }
        }
       *[other] Dein Gepäck: { $over } zu viel
    }
hand-scrolls =
    { $spent ->
        [0] Deine Rollen
       *[other] Deine Rollen ({ $spent } beiseitegelegt)
    }
hand-traps = Deine Fallen
hand-lone = Dein Einzelauftrag
hand-level = Stufe { $level }
hand-turns =
    { $turns ->
        [0] Jetzt
        [one] noch { $turns } Zug
       *[other] noch { $turns } Züge
    }
hand-essence = Eine Essenz
hand-relic = Reliquie: würfle, wann du willst
hand-broken = Zerbrochen
hand-charms = Zauber +{ $charms }
