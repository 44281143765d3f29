### Building a character and growing with it: what is asked, and among what.

## Building

prompt-character = Who goes with you? Take somebody who is ready to go, or make somebody new.
option-ready-made = { $hero }, { $race } { $calling }
option-build-own = Make somebody new
group-ready-made = Somebody who is ready to go …
prompt-points = Who is it? Spread { $points ->
    [one] 1 point
   *[other] { $points } points
  } on the core abilities; all begin at 1, and race and class add to them.
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
field-lift = Lift
field-think = Think
field-balance = Balance
field-move = Move
field-lead = Lead
option-race = { $race }
option-calling = { $calling }
option-quirk = { $quirk }
    .hint = { $quirk-does }
option-no-quirk = No quirk
prompt-extra = One more ability for { $hero }
option-ability = { $ability }{ $level ->
    [one] { "" }
   *[other] { " " }{ $level }
  }
    .hint = { $ability-does }
prompt-start = With what does { $hero } begin, besides a potion?
option-item = { $item }
    .hint = { $item-does }

## A random room

prompt-lay = { $hero } lays out the next room, of { $count ->
    [one] 1 spot
   *[other] { $count } spots
  }. In which pattern?
option-template = { $template }
option-template-mirrored = { $template }, mirrored
option-own-grid = Draw it myself
prompt-grid = Draw a room of { $count ->
    [one] 1 spot
   *[other] { $count } spots
  }: S is the start, a full stop a spot, # a gap. Send nothing to go back to the patterns.

## Levels

prompt-rise = { $hero } is level { $level }. Spread { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
    .budget = { $left ->
        [0] All points are spread.
        [one] 1 point is left.
       *[other] { $left } points are left.
      }
prompt-habit = { $hero } has used { $ability } so often that a core ability grows. Which one?
option-core = { $core }
    .hint = { $core-does }
prompt-learn = What does { $hero } learn?
option-later = Another time
prompt-practise = { $hero } has { $experience } experience. Practise something with it?
option-practise = { $ability } to level { $level }, for { $cost }
    .hint = { $ability-does }
option-done = That will do
prompt-reward = What does the quest make { $hero } better at?
prompt-gift = What does { $hero } take from the spoils?
option-gift = { $item }
    .hint = { $item-does }
prompt-fate = { $hero } has fallen. Are they brought back, without their things?
option-raise = Bring them back
option-retire = Let them rest
