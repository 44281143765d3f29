# What pictures say.

board-nobody = Nobody yet
board-seat = Seat { $number }
board-choosing = Choosing a character
board-gathering = Everybody gets ready.
board-mode-competitive = Dead Throne
board-mode-solo = Hero of Lirennor
board-mode-defender = Defenders of Lirennor
board-round =
    { $dusk ->
        [0] Round { $number }
       *[other] Round { $number } of { $dusk }, then dusk falls
    }
board-turn =
    { $number ->
        [0] The road begins.
       *[other] { $winter ->
            [0] Turn { $number } on the road
           *[other] Turn { $number } of { $winter }, then winter comes
          }
    }
board-agrimor = Agrimor

hand-worn = What you wear: attack { $attack }, defence { $defence }
hand-pack =
    { $over ->
        [0] { $room ->
            [0] What you carry: no room left
           *[other] What you carry: room for { $room } more
        }
       *[other] What you carry: { $over } too many
    }
hand-scrolls =
    { $spent ->
        [0] Your scrolls
       *[other] Your scrolls ({ $spent } put aside)
    }
hand-traps = Your traps
hand-lone = Your Lone Quest
hand-level = Level { $level }
hand-turns =
    { $turns ->
        [0] Now
        [one] { $turns } turn left
       *[other] { $turns } turns left
    }
hand-essence = An essence
hand-relic = A relic: roll when you like
hand-broken = Broken
hand-charms = charm +{ $charms }
