### The story of rooms and scenes: how it begins, where one comes, who is there, how it ends.

foe = { $enemy-the }
foe-first = { $enemy-The }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }

## The party

event-hero-built = { $way ->
    [brought] { $hero } is back: { $race } { $calling } of level { $level }, with { $health } HP.
    [built] { $hero } steps into the world: { $race } { $calling }, { $health } HP.
   *[pregen] { $hero } comes along: { $race } { $calling }, { $health } HP.
  }
event-points-flipped = { $seat } makes somebody new and flips { $cards }: { points } to spread.
event-hero-left = { $seat } has left. { $hero } goes on all the same, in other hands.

## How it begins

event-quest-began = { $adventure-intro } { $adventure-goal } ({ $difficulty })
event-delve-flipped = The place turns { $card }: { $shape }. { $shape-goal }
event-room-laid = { $count ->
    [one] A single spot
   *[other] { $count } spots
  } by { $cards }, laid as { $template }. { $exit_card } says where the exit is{ $is_barred ->
    [1] , and it is barred until every spot is turned up and every enemy gone.
   *[0] .
  }
event-grid-refused = { $mistake ->
    [letters] That is no map yet: use S for the start, a full stop for a spot, # or a space for a gap.
    [wide] A map can be nine spots wide, and no wider.
    [tall] A map can be seven rows high, and no higher.
    [start] There must be one S on it, and only one: where you come in.
    [small] That map has { $count ->
      [one] 1 spot
     *[other] { $count } spots
    }. It needs { $wanted }.
    [large] That map has { $count } spots. It has room for only { $wanted }.
   *[islands] Some of its spots cannot be reached: each must touch another, edge to edge.
  }
event-room-entered = **{ $room }**, { $light }. { $room-enter }

## Who and what is there

event-revealed = { $spot } is turned up: { $mark }.
event-enemy-appeared = { $way ->
    [exit] Through the exit comes { foe }, with { $health } HP.
    [again] Out of hiding: { foe } is on { $spot }, with { $health } HP.
    [called] Called from above, { foe } lands on { $spot }, with { $health } HP.
   *[here] On { $spot } stands { foe }, with { $health } HP.
  }{ $is_first ->
    [1] { " " }{ $enemy-sight }
   *[0] { "" }
  }
event-enemy-vanished = { $way ->
    [threatened] { foe-first } thinks better of it, and leaves the room.
   *[boss] { foe-first } sees who has come, and is gone.
  }
event-exit-opened = { $way ->
    [key] The key is in hand: the exit on { $spot } is unlocked.
    [keys] Two keys, two turns: the exit on { $spot } opens.
    [boss-and-keys] Two keys turn as one, and on { $spot } the great doors open.
   *[cleared] Nobody is left to hold it: the bar on { $spot } comes off.
  }
event-key-taken = { $hero } takes the { $item } from { $spot }.
event-room-left = The party leaves this room: { $room }.

## What a room was worth

event-experience-gained = { $hero } earns { $points } experience: { $alive ->
    [0] none for being alive
   *[other] { $alive } for being alive
  }{ $attacked ->
    [0] { "" }
   *[other] , { $attacked } for enemies attacked
  }{ $felled ->
    [0] { "" }
   *[other] , { $felled } for enemies felled
  }{ $defended ->
    [0] { "" }
   *[other] , { $defended } for defences
  }{ $chests ->
    [0] { "" }
   *[other] , { $chests } for chests
  }{ $feats ->
    [0] { "" }
   *[other] , { $feats } for other feats
  }{ $harmed ->
    [0] { "" }
   *[other] , and { $harmed } for hurting friends
  }. { $hero } has { $experience } now.
event-level-gained = { $hero } reaches level { $level }, for { $cost } experience! { $card } gives { $points ->
    [0] no point to grow by, this time.
    [one] 1 point to grow by.
   *[other] { $points } points to grow by.
  }
event-recovered = { $hero } flips { $card } and { $amount ->
    [0] needs no rest: { $health } HP.
   *[other] rests: { $amount } HP back, { $health } now.
  }
event-core-raised = { $way ->
    [habit] { $hero } has used { $ability } so often that { $core } grows to { $value }.
   *[other] { $hero }’s { $core } grows to { $value }.
  }
    .or = { $way ->
        [habit] { $hero } has used { $ability } so often that { $core } grows to { $value }.
       *[other] { $hero } has more { $core } now: { $value }.
      }
event-ability-raised = { $hero } raises { $ability } to level { $level }{ $cost ->
    [0] .
   *[other] , for { $cost } experience.
  }
event-ability-learnt = { $hero } has learnt { $ability }.
event-quest-rewarded = For the quest { $hero } earns { $points } experience. { $hero } has { $experience } now.
event-given = { $hero } is given { $count ->
    [one] { $item-a }.
   *[other] { $count } × { $item }.
  }

## How it ends

event-quest-won = { $adventure-won } The quest is won in { $rooms ->
    [one] 1 room
   *[other] { $rooms } rooms
  }, with { $kills ->
    [0] nobody
    [one] 1 enemy
   *[other] { $kills } enemies
  } felled.
event-quest-lost = { $adventure-lost } { $result } The quest is lost { $rooms ->
    [0] in the very first room
    [one] after 1 room
   *[other] after { $rooms } rooms
  }.
event-called-off = { $adventure } is called off after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  } in one room. It counts for nobody.
event-hero-raised = { $hero } is carried out, and opens an eye the next morning. All that was in the bag is gone.
event-hero-retired = { $hero } stays where they fell. May the cards lie light on them.

result-fallen = Nobody is left standing.
result-late = What you came for lies in a room behind you.
result-off = It was called off.

mistake-letters = letters
mistake-wide = wide
mistake-tall = tall
mistake-start = start
mistake-small = small
mistake-large = large
mistake-islands = islands
