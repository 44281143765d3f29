### How a quest ended. The quest’s own last words come before these.

ending-named = { $hero } ({ $player })
ending-slayer = { $hero } ({ $player }) ended { $enemy } in round { $round }.
ending-last-blow = { $enemy-The } struck the last blow.
ending-try-quest = another quest: { $quest }
ending-doom = Doom stood at { $doom } of { $limit }.
ending-tongues = You had { $count } of { $wanted } Bell Tongues.
ending-toll = You had { $count } of the { $wanted } Treasure he wanted.
ending-dawn = It was round { $round }; the sun was due in round { $last }.
ending-seals = { $count ->
    [0] No seal was broken: each would have taken a die from the King.
    [one] 1 of 3 seals was broken: each takes a die from the King.
   *[other] { $count } of 3 seals were broken: each takes a die from the King.
  }
ending-boss-left = { $enemy-The } had { $health } health left.
ending-boss-unfound = You never found { $enemy }: { $tiles ->
    [0] no tile was
    [one] 1 tile was
   *[other] { $tiles } tiles were
  } left.
ending-kills = Most kills: { $heroes }, { $heroes-count ->
    [one] { $most }
   *[other] { $most } each
  } of { $kills }.
ending-best-roll = Best roll: { $heroes }, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  } in one attack.
ending-downs = Went down on the way: { $heroes }.
ending-no-downs = Nobody ever went down.
ending-title-won = { $quest }: won!
ending-title-lost = { $quest }: lost
ending-picture-won = { $quest } is won.
ending-picture-lost = { $quest } is lost.
ending-picture-standing = On their feet: { $heroes }.
ending-picture-lying = Down: { $heroes }.
ending-picture-tally = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }, { $kills ->
    [one] 1 enemy
   *[other] { $kills } enemies
  } slain, { $treasure } Treasure taken; down: { $downs ->
    [0] never
    [one] once
    [2] twice
   *[other] { $downs } times
  }.
