### Bag of Dungeon. The voice is a game master’s by torchlight: clear about the numbers, fond of a good story.
### Here: the game’s frame, the words its sentences are made of, and the board in words. The rest has files of its own.

game-name = Bag of Dungeon
game-about = Erkunde einen Dungeon Feld für Feld, kämpf mit Würfeln und trag den Ring am Roten Drachen vorbei. Gemeinsam oder als Rivalen.
game-length = 20 bis 60 Minuten

## How a match is played, and how it ends

mode-dungeon = Dungeon
    .goal = Findet den Ring der Schöpfung, erschlagt den Roten Drachen, tragt den Ring hinaus.
mode-forest = Wald
    .goal = Sammelt die Brutsamen am Jungfernbaum und macht Morna Gûl ein Ende.
mode-combined = Wald und Dungeon
    .goal = Sammelt die Brutsamen am Jungfernbaum und macht Morna Gûl ein Ende. Der Ring in der Tiefe kann helfen.
world-dungeon = Dungeon
    .label = Dungeon
    .bag = Dungeonbeutel
world-forest = Wald
    .label = Wald
    .bag = Waldbeutel
result-ring = Der Ring der Schöpfung sieht die Sonne wieder. Sieg!
result-morna = Morna Gûl ist tot, und der Wald atmet auf. Sieg!
result-fallen = Niemand ist mehr da, der weiterkann. Das Dunkel hat gewonnen.
result-late = Die Zeit ist um. Das Dunkel hat gewonnen.

## The lobby

style-coop = ihr gewinnt oder verliert gemeinsam
style-competitive = ihr seid Rivalen, und von den Überlebenden gewinnt, wer die meisten Punkte hat
lobby-mode = **{ $mode }**: { $style }.
lobby-unusual = -# Anders als üblich: { $options }.

## Places. `.of` stands before “von”.

direction-north = Norden
    .label = Norden
    .letter = N
    .of = nördlich
direction-east = Osten
    .label = Osten
    .letter = O
    .of = östlich
direction-south = Süden
    .label = Süden
    .letter = S
    .of = südlich
direction-west = Westen
    .label = Westen
    .letter = W
    .of = westlich
shape-straight = Gerade
shape-corner = Ecke
shape-tee = Abzweigung
shape-cross = Kreuzung
shape-any = Offener Platz
tile-dstart = Dungeon-Start
    .The = Der Start des Dungeons
    .the = der Start des Dungeons
tile-dexit = Ausgang
    .The = Der Ausgang
    .the = der Ausgang
tile-fstart = Wald-Start
    .The = Der Start des Waldes
    .the = der Start des Waldes
tile-ftree = Jungfernbaum
    .The = Der Jungfernbaum
    .the = der Jungfernbaum
icon-plain = Leer
    .a = ein stilles Stück Weg
    .acc = ein stilles Stück Weg
icon-monster = Bau
    .a = der Bau eines Monsters
    .acc = den Bau eines Monsters
icon-item = Fund
    .a = ein Ort, an dem jemand etwas liegen ließ
    .acc = einen Ort, an dem jemand etwas liegen ließ
icon-spikey = Stachelhans
    .a = das Zuhause von Stachelhans
    .acc = das Zuhause von Stachelhans
icon-pool = Heilquelle
    .a = die Heilquelle
    .acc = die Heilquelle
icon-exit = Ausgang
    .a = der Ausgang
    .acc = den Ausgang
icon-gateway = Tor
    .a = das Waldtor
    .acc = das Waldtor
icon-pit = Grube
    .a = die Grube
    .acc = die Grube
icon-web = Netz
    .a = ein Ort voller Netze
    .acc = einen Ort voller Netze
icon-vine = Rote Ranke
    .a = ein Dickicht der Roten Ranke
    .acc = ein Dickicht der Roten Ranke
icon-bones = Knochenacker
    .a = ein Knochenacker
    .acc = einen Knochenacker
icon-seed = Brutsamen
    .a = das Nest eines Brutsamens
    .acc = das Nest eines Brutsamens
icon-swamp = Sumpf
    .a = ein Sumpf
    .acc = einen Sumpf
icon-tree = Jungfernbaum
    .a = der Jungfernbaum
    .acc = den Jungfernbaum

## What waits on a tile, and where it lies

waits-unknown = Unbekannt
waits-seeds = Gefallene Samen
waits-item = Ein Gegenstand
waits-items = Mehrere Gegenstände
bearing-north = Im Norden
bearing-north-east = Im Nordosten
bearing-east = Im Osten
bearing-south-east = Im Südosten
bearing-south = Im Süden
bearing-south-west = Im Südwesten
bearing-west = Im Westen
bearing-north-west = Im Nordwesten
bearing-dungeon = Im Dungeon
bearing-forest = Im Wald

## Spaces of the inventory

space-hand-1 = Rechte Hand
space-hand-2 = Linke Hand
space-armour = Rüstung
space-attire = Stiefel oder Umhang
space-pack-1 = Rucksack 1
space-pack-2 = Rucksack 2
space-pack-3 = Rucksack 3
space-pack-4 = Rucksack 4

## What damage comes from

cause-combat = im Kampf
cause-trap = durch die Falle
cause-spikey = durch Stachelhans
cause-chest = durch die Truhe
cause-pit = in der Grube
cause-escape = auf der Flucht
cause-past = beim Vorbeirennen
cause-charge = auf dem Weg des Ansturms
cause-sting = durch den Stachel
cause-share = an der Seite eines Gefährten
cause-skull = durch den Schädel
cause-vine = durch die Ranke
cause-fire = durch das Feuer
cause-teeth = durch die Zähne
cause-shot = durch den Schuss
cause-bomb = durch die Bombe
cause-duel = im Zweikampf

## The board in words: where the match stands

describe-heading = Runde { $round }: { $phase }.
describe-choosing = Die Gruppe sammelt sich: { $mode }.
phase-explore-dungeon = hinein in den Dungeon
phase-explore-forest = hinein in den Wald
phase-explore-combined = Wald und Dungeon
phase-dragon = der Rote Drache bewacht den Ausgang
phase-ring = der Drache ist tot, bringt den Ring hinaus
phase-closing = der Dungeon schließt sich
phase-gather = sammelt die Samen am Jungfernbaum
phase-hunt = Morna Gûl jagt
describe-acting = { $hero } ({ $player }) ist am Zug, mit { $ap } von { $most } AP.
describe-fighting = { $hero } ({ $player }) kämpft auf { $tile }, der Gegner ist { $monster-the }: { $hp } von { $most } TP, { $attack }.
describe-helping = An der Seite von { $hero }: { $partners }.
describe-morna-moves = Morna Gûl ist unterwegs.
describe-morna = Morna Gûl ist auf { $tile }, { $hp } von { $most } TP, { $attack }.
describe-hunts = Er ist hinter { $hero } her, { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
      } entfernt, über { $way }. Nach dieser Runde würfelt er 2W6 Felder und kommt mit { $percent } % bis { $tile }.
describe-hunts-here = Nach dieser Runde greift er an, wer bei ihm steht.
describe-ring-on = Der Ring der Schöpfung liegt auf { $tile }.
describe-ring-guarded = Der Ring der Schöpfung liegt auf { $tile }. Erst muss sein Wächter fallen: { $guard } auf { $at }.
describe-leaving = Noch ein Zug, um hinauszukommen: { $heroes }.
describe-scores = Punkte: { $scores }.
describe-score = { $hero } ({ $player }) { $points }
describe-winners = Gewonnen: { $winners }.
describe-story = In den Worten eines Spielers: „{ $story }“
describe-attack = { $dice ->
    [0] fest { $plus }
   *[other] { $dice }W6{ $plus ->
        [0] { "" }
       *[other] +{ $plus }
      }
  }

## The board in words: the party

describe-hero = { $hero } ({ $player }), { $class }: { $facts }.
describe-hero-brief = { $hero } ({ $player }): { $facts }.
describe-unchosen = { $player } wählt noch.
describe-on = auf { $tile }
describe-left = aus dem Dungeon heraus
describe-out = aus dem Spiel
describe-hp = { $hp } von { $most } TP
describe-lives = { $lives ->
    [one] 1 Leben
   *[other] { $lives } Leben
  }
describe-debt = { $debt } AP Schulden im nächsten Zug
describe-guard = −{ $guard } Schaden
describe-has-ring = trägt den Ring
describe-seeds = { $seeds ->
    [one] 1 Brutsamen
   *[other] { $seeds } Brutsamen
  }
describe-tokens = { $tokens ->
    [one] 1 Talentmarker
   *[other] { $tokens } Talentmarker
  }
describe-kills = { $kills ->
    [one] 1 Trophäe
   *[other] { $kills } Trophäen
  }
describe-poison = { $poison ->
    [one] 1 Platz vergiftet
   *[other] { $poison } Plätze vergiftet
  }
describe-sneaking = unter dem Umhang verborgen
describe-exploring = erkundet weiter
describe-bound = unterwegs nach { $tile }
describe-wears = { $items }
describe-item = { $item } ({ $power })

## The board in words: the map

describe-around = Rund um { $tile }: { $ways }.
describe-way = { $direction } { $tile }
describe-way-noted = { $direction } { $tile } ({ $notes })
describe-way-new = { $direction } unerforscht
describe-way-blocked = { $direction } versperrt
describe-door = nach { $tile } ({ $world })
describe-door-noted = nach { $tile } ({ $world }; { $notes })
describe-monsters = Monster: { $monsters }.
describe-monster-on = { $monster } auf { $tile } ({ $hp } TP, { $attack })
describe-unknown = Verdeckte Monster: { $tiles }.
describe-finds = Es liegt herum: { $finds }.
describe-find = { $things } auf { $tile }
describe-places = Orte: { $places }.
describe-place = { $place } auf { $tile }
describe-place-left = { $place } auf { $tile } (noch { $left })
describe-place-spent = { $place } auf { $tile } (verbraucht)
describe-place-planted = { $place } auf { $tile } (bepflanzt)
describe-unexplored = Unerforscht: { $edges }.
describe-edges = { $tile } ({ $directions })
describe-more = { $count } weitere
describe-stack = { $world-label }: { $tiles ->
    [0] alle Plättchen gelegt
    [one] noch 1 Plättchen
   *[other] noch { $tiles } Plättchen
  }, { $monsters ->
    [one] 1 Monster
   *[other] { $monsters } Monster
  } und { $items ->
    [one] 1 Gegenstand
   *[other] { $items } Gegenstände
  } in den Beuteln.
describe-note-unknown = ein verdecktes Monster
describe-note-monster = { $monster }, { $hp } TP
describe-note-cache = ein verborgener Gegenstand
describe-note-ring = der Ring
describe-note-seeds = { $seeds ->
    [one] ein gefallener Samen
   *[other] { $seeds } gefallene Samen
  }

## The panel: one’s own adventurer

panel-hero = { $hero }, { $class }
panel-on = Auf { $tile }
panel-left = Aus dem Dungeon heraus
panel-out = Aus dem Spiel
panel-ap = { $ap } von { $most } AP
panel-facts = { $facts }.
panel-skill = Talent: { $skill }. { $does }.
panel-skill-left = Talent: { $skill } (noch { $left }). { $does }.
panel-upgrade = Für zwei Talentmarker: { $upgrade }.
panel-upgraded = Verbesserung: { $upgrade }.
panel-trophies = Trophäen: { $monsters }.
panel-no-trophies = Noch keine Trophäen.
panel-trophy = { $count } × { $monster }
panel-space = { $space }: { $item }. { $power }.
panel-poisoned = Vergiftet, unbrauchbar: { $spaces }.
panel-empty = Leer: { $spaces }.
panel-companion = An deiner Seite: { $item }. { $power }.
panel-awake = { $item }, erweckt
panel-none = Das Abenteuer beginnt, sobald alle gewählt haben.

## On the pictures

aim-choose = Wählt eure Abenteurer
aim-explore-dungeon = Erkunden, Ausgang finden
aim-explore-forest = Erkunden, Brutsamen sammeln
aim-explore-combined = Erkunden, Brutsamen sammeln
aim-dragon = Drachen töten, Ring finden
aim-ring = Ring zum Ausgang bringen
aim-closing = Der Dungeon schließt sich: raus!
aim-gather = Samen zum Jungfernbaum
aim-hunt = Samen pflanzen, Morna Gûl töten
aim-over-ring = Der Ring ist draußen: Sieg!
aim-over-morna = Morna Gûl ist tot: Sieg!
aim-over-fallen = Das Dunkel hat gewonnen
aim-over-late = Die Nacht hat gewonnen
board-round = Runde { $round }
board-fight = Kampf, Runde { $round }
board-hunts = → { $hero } { $percent } %
board-acting = Am Zug
board-ap = AP
board-seat = Platz
board-choosing = Wählt noch
board-left = In Sicherheit
board-out = Gefallen
board-worn = Ausrüstung
board-pack = Rucksack
board-other-hand = Mit beiden Händen gehalten
board-poisoned = Vergiftet
board-kills = Trophäen
board-tokens = Talentmarker
board-seeds = Brutsamen
board-ring = Der Ring der Schöpfung
board-upgrade = Verbesserung
