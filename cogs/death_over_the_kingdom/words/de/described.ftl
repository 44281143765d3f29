### The board and the panel in words, for those who cannot see the picture.

describe-round = Zug { $turn } von { $turns }, Runde { $round }: { $goal }.
describe-classic-round = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
  }: { $goal }.
describe-over = Die Partie ist vorbei.
describe-winners-points = Platz zwei gewinnt: { $winners }.
describe-winners-tokens = Die wenigsten Marker gewinnen: { $winners }.
describe-winners-lives = Wer übrig bleibt, gewinnt: { $winners }.
describe-nobody = Gleichstand überall: Niemand gewinnt.
describe-phase-pick = Alle legen eine Karte verdeckt aus.
describe-phase-action = Die Aktionen laufen.
describe-phase-action-acting = { $acting } ist mit der Aktion an der Reihe.
describe-phase-powers = Alle Karten sind aufgedeckt, und die Kräfte wirken.
describe-phase-powers-acting = Die Karten sind aufgedeckt; { $acting } darf eine Kraft benutzen.
describe-phase-scored = Die Runde ist gewertet.
describe-phase-void = Die Runde ist ungültig, denn niemand wäre übrig. Es wird neu gegeben.
describe-deal = { $dealer } gibt. Reihenfolge: { $line }.
describe-deck = { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
  } im Stapel.
describe-deck-empty = Der Stapel ist leer.
describe-discards = Ablage: { $cards }.
describe-discard-count = { $discards ->
    [0] Nichts abgelegt.
    [one] 1 Karte abgelegt.
   *[other] { $discards } Karten abgelegt.
  }
describe-seat = { $seat }: { $facts }.
describe-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
describe-tokens = { $points ->
    [one] 1 Marker
   *[other] { $points } Marker
  }
describe-lives = { $points ->
    [one] 1 Leben
   *[other] { $points } Leben
  }
describe-took-tokens = nimmt { $took }
describe-took-lives = verliert ein Leben
describe-out = raus
describe-dealer = Geber
describe-acting = am Zug
describe-acted = hat gehandelt
describe-won = gewinnt die Runde
describe-crowned = gewinnt die Partie
describe-hand-count = { $hand ->
    [0] keine Karten auf der Hand
    [one] 1 Karte auf der Hand
   *[other] { $hand } Karten auf der Hand
  }
describe-holds = hat bekanntlich { $cards }
describe-last-round = So endete Zug { $turn }, Runde { $round } ({ $goal }):
describe-classic-last-round = So endete Runde { $round } ({ $goal }):
describe-void-round = Runde { $round } war ungültig und wird neu gegeben.
describe-shown = { $seat }: { $card }
describe-shown-won = { $seat }: { $card }, gewinnt
describe-shown-lost = { $seat }: { $card }, verliert
describe-card-none = hat noch keine Karte gelegt
describe-card-picked = hat eine Karte gelegt
describe-card-down = Karte verdeckt
describe-card-known = { $card } verdeckt, dir bekannt
describe-card-up = { $card } offen
describe-card-value = { $card } ({ $value })
describe-card-turned = { $card } (gedreht, { $value })
describe-card-toad = { $card } (Kröte, 0)
describe-card-hanged = { $card } (gehängt, 0)
describe-card-sealed = { $card } ({ $value }, versiegelt)
describe-own-out = Du hast kein Leben mehr: Du bist raus.
describe-own-table = Vor dir: { $card } ({ $values }). { $power }.
describe-own-table-up = Vor dir, offen: { $card }. { $power }.
describe-own-table-toad = Vor dir, offen: { $card }.
describe-own-table-none = Vor dir liegt nichts.
describe-own-hand = Auf deiner Hand: { $card } ({ $values }). { $power }.
describe-own-hand-none = Deine Hand ist leer.
describe-you-know = Du weißt, was { $seat } hat: { $cards }.
