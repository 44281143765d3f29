### On the pictures: short, a phone shows them small.

board-room = { $adventure }, room { $number }{ $rooms ->
    [0] { "" }
   *[other] {" "}of { $rooms }
  }
board-lock = { $lock ->
    [open] open
    [barred] barred
   *[locked] locked
  }
board-no-door = No way out
board-door = { $lock ->
    [open] The door on { $spot } is open.
    [barred] The door on { $spot } is barred.
    [locked] The door on { $spot } is locked.
   *[none] There is no way out.
  }
board-round = { $mode ->
    [fight] Round { $round }
    [drop] The drop
   *[explore] Exploring
  }
board-gathering = The party is gathering
board-building = Choosing a hero
board-ready = Ready to go
board-dead = Dead on { $spot }
board-left-behind = Fallen earlier
board-deck-enemy = Enemies
board-deck-action = Action cards
board-deck-room = Rooms
board-hero = Hero
board-nobody = New hero
board-seat = Seat { $number }

## A character's sheet. R is the distance in spots, “over” what is above the number needed.

sheet-is = { $race } { $calling }, level { $level }
sheet-experience = Experience towards the next level
sheet-armour = { $armour ->
    [0] 0
   *[other] −{ $armour }
  }
sheet-ability = { $ability } { $level }
sheet-defences = A defence would need
sheet-defence = { $ability } { $target }
sheet-won = { $count ->
    [0] no quest won
    [one] 1 quest won
   *[other] { $count } quests won
  }
sheet-lost = { $count ->
    [0] none lost
   *[other] { $count } lost
  }
sheet-scars = { $count ->
    [0] no scars
    [one] 1 scar
   *[other] { $count } scars
  }
sheet-record = { $adventure }: { $result ->
    [won] won
   *[lost] lost
  }, { $kills ->
    [one] 1 kill
   *[other] { $kills } kills
  }, best blow { $blow }{ $died ->
    [1] , a scar
   *[0] { "" }
  }
deed-needs = { $target }{ $reach ->
    [0] { "" }
   *[other] {" "}+ R
  }{ $number ->
    [0] { "" }
   *[other] {" "}+ n
  }
deed-sum = { $base ->
    [0] { deed-over }
   *[other] { $base }{ $over ->
        [0] { "" }
       *[other] {" "}+ { deed-over }
      }
  }{ $reach ->
    [-1] {" "}− R
   *[other] { "" }
  }
deed-over = { $over ->
    [0] { "" }
    [1] over
   *[other] { $over }×over
  }
deed-does = { $effect ->
    [damage] { $sum } damage
    [lessen] takes off { $sum }
    [dodge] half, or all by 3 over
    [heal] heals { $sum }
    [regenerate] HP on 3 turns: { $sum }
    [revive] back with HP: { $sum }
    [shield] lessens blows by { $sum }
    [freeze] freezes 3 rounds
    [pick] opens chests
    [snatch] takes an item
    [threaten] they leave
    [poison] { $sum } damage, 3 turns
    [gizmo] betters one thing by { $sum }
    [hover] spots flown: { $sum }
    [poof] goes anywhere turned up
   *[other] { $sum }
  }

## On a spot’s card: one short word

board-mark-path = Path
board-mark-obstructed = Rocks
board-mark-hidden = Veil
board-mark-trap = Trap
board-mark-chest = Chest
board-mark-special = Treasure
