# What pictures say.

board-nobody = Personne
board-seat = Place { $number }
board-choosing = Choix du personnage
board-gathering = Tout le monde se prépare.
board-mode-competitive = Dead Throne
board-mode-solo = Héros de Lirennor
board-mode-defender = Défenseurs de Lirennor
board-round =
    { $dusk ->
        [0] Manche { $number }
       *[other] Manche { $number } sur { $dusk }, puis le crépuscule
    }
board-turn =
    { $number ->
        [0] La route commence.
       *[other] { $winter ->
            [0] Tour { $number } sur la route
           *[other] Tour { $number } sur { $winter }, puis l’hiver
          }
    }
board-agrimor = Agrimor

hand-worn = Ce que tu portes : attaque { $attack }, défense { $defence }
hand-pack =
    { $over ->
        [0] { $room ->
            [0] Dans ton sac : plus de place
           *[other] Dans ton sac : encore { $room } de place
        }
       *[other] Dans ton sac : { $over } de trop
    }
hand-scrolls =
    { $spent ->
        [0] Tes parchemins
       *[other] Tes parchemins ({ $spent } mis de côté)
    }
hand-traps = Tes pièges
hand-lone = Ta Quête solitaire
hand-level = Niveau { $level }
hand-turns =
    { $turns ->
        [0] Maintenant
        [one] Reste { $turns } tour
       *[other] Restent { $turns } tours
    }
hand-essence = Une essence
hand-relic = Une relique : lance quand tu veux
hand-broken = À réparer
hand-charms = charme +{ $charms }
