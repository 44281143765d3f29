### What pictures and descriptions say.

describe-headline = { $quest } · Runde { $round }
describe-hero = { $hero } ({ $name }) steht auf { $spot }: { $health } von { $most } Leben, { $energy } Energie, { $treasure } Gold.
describe-downed = { $hero } ({ $name }) liegt auf { $spot } am Boden.
describe-gone = { $hero } ({ $name }) ist nach Hause gegangen.
describe-forged = Angriffe haben +1 bis zum Ende des Abenteuers.
describe-singing = Singt bis zur Erholung eine Schlachthymne.
describe-roped = Hat ein Seil ausgeworfen: Gruben schaden nicht, und Wasser kostet 1.
describe-smoke = Im Raum von { $spot } hängt Rauch bis zur Erholung.
describe-enemy = { $enemy } #{ $number } steht auf { $spot } mit { $health } Leben{ $state ->
    [asleep] , schläft
    [stunned] , betäubt
    [chained] , festgekettet
   *[none] { "" }
  }.
describe-sale = Zu kaufen: { $item }, { $cost } Gold.
describe-building = Dein Held ist noch nicht gebaut.
describe-doom = Das Verhängnis steht bei { $doom } von { $limit }.
describe-seals = Gebrochene Siegel: { $count } von 3.
describe-tongues = Glockenklöppel: { $count } von { $wanted }.
describe-tolls = Die Glocke läutet noch { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
  }.
describe-mire = Noch hat niemand gefunden, wo Mutter Morast haust.
describe-fare = Die Gruppe hat { $count } der { $wanted } Gold, die er will.
describe-dawn = Die Sonne kommt am Ende der Runde { $last }.
describe-way = { $spot } ({ $side })
describe-ways = Unerforscht: { $ways }; noch { $tiles ->
    [one] 1 Raum
   *[other] { $tiles } Räume
  } übrig.
describe-deed = Zu tun bei { $spot }: { $deed } ({ $skill } { $needed }).
describe-card = { $card }: { $does }.
describe-ability = { $card }, { $energy } Energie: { $does }.{ $short ->
    [-1] { "" }
    [0] {" "}Du kannst sie bezahlen.
   *[other] {" "}Dir fehlen { $short } Energie.
  }
describe-attack = { $mode ->
    [melee] Nahkampf
   *[ranged] Fernkampf
  } { $dice }
describe-totals = Insgesamt: { $attacks }, Abwehr { $defence }, Tempo { $speed }.
describe-skills = Stärke { $strength }, Geschick { $dexterity }, Weisheit { $wisdom }, Charisma { $charisma }.
describe-item = { $item }: { $does }.

## What would this enemy do now?

plan-title = **Was würden sie jetzt tun?** In dieser Reihenfolge, wie auf dem Spielfeld nummeriert; ab der ersten Wunde kann es anders kommen.
plan-asleep = { $enemy } #{ $number } ({ $spot }) schläft weiter.
plan-stunned = { $enemy } #{ $number } ({ $spot }) ist betäubt und tut nichts.
plan-none = { $enemy } #{ $number } ({ $spot }) wartet.
plan-stays = { $turn }: { $enemy } #{ $number } ({ $spot }) bleibt an Ort und Stelle.
plan-moves = { $turn }: { $enemy } #{ $number } ({ $spot }) ginge nach { $to }.
plan-goes = { $turn }: { $enemy } #{ $number } ({ $spot }) ginge nach { $to }, dann { plan-attack }.
plan-attacks = { $turn }: { $enemy } #{ $number } ({ $spot }): { plan-attack }.
plan-attack = { $mode ->
    [melee] Schlag nach
   *[ranged] Schuss auf
  } { $heroes }, { dice-plus }
describe-score = { $count ->
    [0] niemand erschlagen
    [one] 1 erschlagen
   *[other] { $count } erschlagen
  }

## On the pictures: short, a phone shows them small

board-title = { $quest }{ $level ->
    [hard] {" "}· Schwer
    [dire] {" "}· Grausam
   *[other] {""}
  }
board-round = Runde { $round }
board-choosing = Wählt noch
board-seat = Platz { $number }
board-gone = Daheim
board-sold = Ausverkauft
hand-plus = { plus }
hand-no-hero = Dein Held
hand-no-equipment = Deine Ausrüstung
hand-no-ability = Deine Fähigkeit
hand-defence = { plus }
hand-speed = { $speed }
hand-strength = Stä { plus }
hand-dexterity = Ges { plus }
hand-wisdom = Wei { plus }
hand-charisma = Cha { plus }
