### How an adventure ended. The adventure’s own last words come before these.

ending-named = { $hero } ({ $player })
ending-slayer = { $heroes } ended { $enemy }.
ending-last-blow = { $enemy-The } struck the last blow.
ending-late = What you came for lies in a room behind you.
ending-off = It was called off, and counts for nobody.
ending-try = another adventure: { $adventure }
ending-room = You came to room { $number }{ $rooms ->
    [0] { "" }
   *[other] {" "}of { $rooms }
  }.
ending-boss-left = { $enemy-The } had { $health } HP left.
ending-kills = Most kills: { $heroes }, { $heroes-count ->
    [one] { $most }
   *[other] { $most } each
  } of { $kills }.
ending-best-blow = Best blow: { $heroes }, { $damage } damage.
ending-dead = Fell on the way: { $heroes }.
ending-all-alive = Nobody died.
ending-title-won = { $adventure }: won!
ending-title-lost = { $adventure }: lost
ending-title-off = { $adventure }: called off
ending-picture-won = { $adventure } is won.
ending-picture-lost = { $adventure } is lost.
ending-picture-off = { $adventure } is called off.
ending-picture-standing = Alive: { $heroes }.
ending-picture-dead = Dead: { $heroes }.
ending-picture-tally = { $rooms ->
    [one] 1 room seen
   *[other] { $rooms } rooms seen
  }, { $kills ->
    [one] 1 enemy
   *[other] { $kills } enemies
  } felled, the best blow { $blow } damage.
