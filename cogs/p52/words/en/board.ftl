### On the pictures: short, a phone shows them small.

board-title = { $adventure } · { $room }
board-room = Room { $number }{ $rooms ->
    [0] { "" }
   *[other] {" "}of { $rooms }
  }, { $light ->
    [dark] dark
    [day] by day
    [night] by night
   *[lit] lit
  }
board-door = { $lock ->
    [open] Door { $spot }: open
    [barred] Door { $spot }: barred
    [locked] Door { $spot }: locked
   *[none] No way out
  }
board-round = { $mode ->
    [fight] Round { $round }
   *[explore] Exploring
  }
board-level = { $calling } { $level }
board-gathering = The party is gathering
board-building = Choosing a hero
board-dead = Dead on { $spot }
board-deck-enemy = Enemies
board-deck-action = Action cards
board-deck-room = Rooms
board-hero = Hero
board-nobody = New hero
board-seat = Seat { $number }
