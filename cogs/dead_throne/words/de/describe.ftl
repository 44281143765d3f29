### The board, the panel and the people in words.

turns-long = { $turns ->
    [one] noch 1 Zug
   *[other] noch { $turns } Züge
  }

describe-choosing-all = Alle machen sich bereit.
describe-headline = Runde { $round }{ $dusk ->
    [0] { "" }
   *[other] {" "}von { $dusk }
  }
describe-headline-solo = Spielzug { $turn }

## People

describe-choosing = { $player } wählt eine Figur.
describe-out = { $character } ({ $player }) ist aus dem Spiel.
describe-dead = { $character } ({ $player }) ist tot und kommt im nächsten Zug zurück.
describe-lying = { $character } ({ $player }) liegt tot bei { $step }, bis jemand dort ein Medaillonstück hergibt.
describe-fallen = { $character } ({ $player }) ist gefallen und verliert den nächsten Zug.
describe-coming = { $character } ({ $player }) macht sich bereit.
describe-player = { $character } ({ $player }) ist bei { $step }: { $health } von { $most } Leben, { $coin ->
    [one] 1 Münze
   *[other] { $coin } Münzen
  }, Angriff { $attack }, Abwehr { $defence }.
describe-worn = Trägt: { $things }.
describe-thing = { $thing }{ $charms ->
    [0] { "" }
   *[other] {" "}+{ $charms }
  }{ $broken ->
    [1] {" "}(zerbrochen)
   *[0] { "" }
  }
describe-essence = Essenz ({ $enemy })
describe-counts = Hält { $scrolls ->
    [0] keine Rolle
    [one] 1 Rolle
   *[other] { $scrolls } Rollen
  }{ $carried ->
    [0] { "" }
    [one] , hat 1 Ding im Gepäck
   *[other] , hat { $carried } Dinge im Gepäck
  }{ $traps ->
    [0] { "" }
    [one] , hat eine Falle gestellt
   *[other] , hat { $traps } Fallen gestellt
  }.
describe-pieces = { $count ->
    [one] Hat ein Medaillonstück.
   *[other] Hat { $count } Medaillonstücke.
  }
describe-stones = Landsteine: { $stones }.
describe-crown = Hat die Königskrone!
describe-held = Festgehalten ({ $enemy }), { turns-long }.
describe-trapped = Gefangen, ohne Abwehr, { turns-long }.
describe-remains = Sitzt fest, { turns-long }.
describe-loses-roll = Verliert den nächsten Wurf.
describe-fogged = Der nächste Weg ist ein Würfel.
describe-in-market = Ist auf dem Markt.
describe-in-battle = Ist in einem Kampf.
describe-in-trade = Verhandelt einen Tausch.

## The land

describe-battle = Kampf bei { $step } zwischen { $players }; als Nächstes { $next }.
describe-parley = { $players } verhandeln einen Tausch.
describe-ground = Bei { $step } liegt: { $things }.
describe-stone = { $stone }{ $active ->
    [1] {" "}(aktiv)
   *[0] { "" }
  }
describe-lying-pieces = { $count ->
    [one] ein Medaillonstück
   *[other] { $count } Medaillonstücke
  }
describe-bar = Versperrt von { $player }: { $step }.
describe-quest = Offener Auftrag: { $quest }. { $task }.
describe-market = Der Markt verkauft { $count ->
    [one] ein Medaillonstück
   *[other] { $count } Medaillonstücke
  } für je 50 Münzen.

## Defender and Solo

describe-towns = Städte: { $towns }. Erfahrung: { $experience }.
describe-town = { $town } { $strength }
describe-agrimor = Agrimor ist bei { $step }, mit { $health } Leben{ $castle ->
    [0] .
   *[other] , und sitzt in der Burg!
  }
describe-agrimor-away = Agrimor ist noch nicht da. Er hat { $health } Leben.
describe-agrimor-dead = Agrimor ist tot.
describe-spawn = Bei { $step }: { $enemy }.
describe-march = { $enemy }, nach dieser Runde: { $whither }.
# Where enemies go; also on the card of an enemy.
march-stays = { $has_town ->
    [0] bleibt an Ort und Stelle
   *[other] greift in { $towns } an: einen Helden auf dem Feld, oder die Stadt
  }
march-goes = { $choices ->
    [1] geht nach { $ends }
   *[other] geht nach einem von { $ends }, wie ihr wählt
  }{ $goals ->
    [0] , auf den Thronsaal zu
    [1] , auf { $towns } zu
   *[other] , auf { $towns } zu, wie ihr wählt
  }
describe-battle-track = Der rote Marker steht auf { $marker } von { $spaces }, { $beaten ->
    [0] kein Boss ist geschlagen.
    [one] 1 Boss ist geschlagen.
   *[other] { $beaten } Bosse sind geschlagen.
  }
describe-quest-track = Der grüne Marker steht auf { $marker } von { $spaces }.

## The panel

describe-scroll = { $count ->
    [one] { "" }
   *[other] { $count } ×{" "}
  }{ $scroll }: { $does }. { $now ->
    [1] Jetzt, wenn du magst.
   *[0] { $when }.
  }
describe-when-attack = Wenn du angreifst
describe-when-attack-or-met = Wenn du angreifst, oder gegen einen Spieler, den du triffst
describe-when-attacked = Wenn du angegriffen wirst
describe-when-any-turn = In deinem Zug
describe-when-game-turn = In deinem Zug, außerhalb eines Kampfes
describe-when-turn-or-attacked = In deinem Zug, oder wenn du angegriffen wirst
describe-when-met = Gegen einen Spieler, den du triffst oder bekämpfst
describe-when-reaction = Wenn jemand eine Rolle benutzt
describe-when-rolled = Wenn du für deinen Weg gewürfelt hast
describe-pack = Im Gepäck: { $things }.
describe-sack = In deinem Rucksack: { $things }.
describe-use = { $thing } ({ $does })
describe-room = { $over ->
    [0] { $count ->
        [0] Mehr hat keinen Platz.
        [one] Platz für ein weiteres Ding.
       *[other] Platz für { $count } weitere Dinge.
      }
    [one] Du trägst ein Ding zu viel.
   *[other] Du trägst { $over } Dinge zu viel.
  }
describe-trap = Deine Falle: { $trap }, Stufe { $level }.
describe-lone = Dein Einzelauftrag: { $lone }{ $turns ->
    [0] .
   *[other] , { turns-long }.
  }
