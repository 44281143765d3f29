### Building a character and growing with it: what is asked, and among what.

## Building

prompt-character = Which hero do you play? Take one who is ready to go, or make a new one.
    .waiting = { $asked } { $asked-count ->
        [one] chooses a hero.
       *[other] choose their heroes.
      }
    .title = Choose your hero
option-ready-made = { $hero }, { $race } { $calling }
    .hint = { $health } HP, Movement { $movement }: { $abilities }
option-build-own = Make a new hero
group-ready-made = A hero who is ready to go …
prompt-points = Who is it? Spread { $points ->
    [one] 1 point
   *[other] { $points } points
  } on the core abilities; all begin at 1, and race and class add to them.
    .waiting = { $asked } { $asked-count ->
        [one] makes somebody new.
       *[other] make somebody new.
      }
    .title = Somebody new
    .budget = { $left ->
        [0] All points are spread.
        [one] 1 point is left.
       *[other] { $left } points are left.
      }
field-name = Name
field-race = Race
field-calling = Class
field-quirk = Quirk
field-note = A note on the quirk
field-lift = Points on Lift
field-think = Points on Think
field-balance = Points on Balance
field-move = Points on Move
field-lead = Points on Lead
option-race = { $race }
    .hint = { figures-race }
option-calling = { $calling }
    .hint = { figures-calling } · { $abilities }
option-quirk = { $quirk }
    .hint = { $quirk-does }
option-no-quirk = No quirk
prompt-extra = One more ability for { $hero }
    .waiting = { $asked } { $asked-count ->
        [one] chooses an ability.
       *[other] choose an ability.
      }
    .title = One more ability
option-ability = { $ability }{ $level ->
    [one] { "" }
   *[other] { " " }{ $level }
  }
    .hint = { $ability-does }
prompt-start = With what does { $hero } begin, besides a potion?
    .waiting = { $asked } { $asked-count ->
        [one] chooses what to begin with.
       *[other] choose what to begin with.
      }
    .title = What to begin with
option-item = { $item }
    .hint = { $item-does }

## A random room

prompt-lay = { $hero } lays the next room, of { $count ->
    [one] 1 spot
   *[other] { $count } spots
  }. In which pattern?
    .waiting = { $hero } ({ $asked }) lays the next room.
    .title = The next room
option-template = { $template }
option-template-mirrored = { $template }, mirrored
group-pattern = Another pattern …
option-own-grid = Draw it myself
prompt-grid = Draw a room of { $count ->
    [one] 1 spot
   *[other] { $count } spots
  }: S is the start, a full stop a spot, # a gap. Send nothing to go back to the patterns.
    .waiting = { $asked } draws the next room.
    .title = Draw a room

## Levels

prompt-grow = { $hero } is level { $level } and has { $points ->
    [one] 1 point
   *[other] { $points } points
  } to grow by. Now: Lift { $lift }, Think { $think }, Balance { $balance }, Move { $move }, Lead { $lead }; { $most } HP, Movement { $movement }, Initiative { $initiative }.
    .waiting = { $asked } { $asked-count ->
        [one] spends new points.
       *[other] spend new points.
      }
    .title = A new level
growth-tough = Tougher
growth-able = More able
growth-quick = Quicker
growth-early = Earlier
growth-steady = Steadier
growth-even = Better at what you know
grown = { $lift ->
    [0] { "" }
   *[other] {" "}Lift +{ $lift }
  }{ $think ->
    [0] { "" }
   *[other] {" "}Think +{ $think }
  }{ $balance ->
    [0] { "" }
   *[other] {" "}Balance +{ $balance }
  }{ $move ->
    [0] { "" }
   *[other] {" "}Move +{ $move }
  }{ $lead ->
    [0] { "" }
   *[other] {" "}Lead +{ $lead }
  }
option-grow = { $way }:{ grown }{ $tougher ->
        [0] { "" }
       *[other] {" "}· HP { $most } → { $after }
      }
    .hint = { $faster ->
        [0] { "" }
       *[other] Movement { $movement } → { $steps },{" "}
      }{ $sooner ->
        [0] { "" }
       *[other] Initiative { $initiative } → { $first }
      }{ $abilities-count ->
        [0] { "" }
       *[other] { $sooner ->
            [0] { "" }
           *[other] ;{" "}
          }within reach: { $abilities }
      }
option-grow-own = Spread them myself
prompt-rise = { $hero } is level { $level }. Spread { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
    .waiting = { $asked } { $asked-count ->
        [one] spends new points.
       *[other] spend new points.
      }
    .title = A new level
    .budget = { $left ->
        [0] All points are spread.
        [one] 1 point is left.
       *[other] { $left } points are left.
      }
prompt-habit = { $hero } has used { $ability } so often that a core ability grows. Which one?
    .waiting = { $asked } { $asked-count ->
        [one] chooses what grows by habit.
       *[other] choose what grows by habit.
      }
    .title = What grows?
option-core = { $core }
    .hint = { $core-does }
prompt-learn = What does { $hero } learn?
    .waiting = { $asked } { $asked-count ->
        [one] chooses what to learn.
       *[other] choose what to learn.
      }
    .title = A new ability
option-later = Another time
prompt-practise = { $hero } has { $experience } experience. Practise something with it?
    .waiting = { $asked } { $asked-count ->
        [one] practises.
       *[other] practise.
      }
    .title = Practise
option-practise = { $ability } to level { $level }, for { $cost }
    .hint = { $ability-does }
option-done = That will do
prompt-reward = What does the quest make { $hero } better at?
    .waiting = { $asked } { $asked-count ->
        [one] chooses what the quest has taught.
       *[other] choose what the quest has taught.
      }
    .title = What the quest taught
prompt-gift = What does { $hero } take from the spoils?
    .waiting = { $asked } { $asked-count ->
        [one] chooses from the spoils.
       *[other] choose from the spoils.
      }
    .title = The spoils
option-gift = { $item }
    .hint = { $item-does }
prompt-fate = { $hero } has fallen. Are they brought back, without their things?
    .waiting = { $asked } { $asked-count ->
        [one] decides about the fallen.
       *[other] decide about the fallen.
      }
    .title = The fallen
option-raise = Bring them back
    .hint = full HP next time and an empty bag; shares in the quest if it is won
option-retire = Let them rest
    .hint = retired, until you call them back
