### The lobby: who plays, and how fast.

## Lobby

lobby-opened = { $starter } lays out the table. Who plays?
lobby-seats = { $taken } of { $most } seats taken.
lobby-seat = { $number }. { $name }
lobby-seat-automaton = { $number }. { $name } (automaton)
lobby-seat-empty = { $number }. An empty chair
lobby-missing = { $missing ->
    [one] One more is needed to start.
   *[other] { $missing } more are needed to start.
  }
lobby-ready = { $starter } may start.
new-pace = How long a decision may take
lobby-pace = Pace: { $pace }.
lobby-new-here = New here? **Help** shows how to play in a few short steps.
lobby-several = You may take up to { $most } seats each: press **Join** once for each.
lobby-join = Join
lobby-leave = Leave
lobby-add-automaton = Add Automaton
lobby-remove-automaton = Remove Automaton
lobby-start = Start
lobby-cancel = Cancel
lobby-left = You have left the table.
lobby-left-seat = You have given a seat back; you still have another.
lobby-cancelled = The lobby is closed.
lobby-struck = Nothing came of this lobby for a while, so it is struck.
lobby-struck-now = nothing came of { $starter }'s lobby for a while, so it is struck.
lobby-started = The match has begun.
lobby-moved = The table is laid anew further down.
lobby-in-thread = { $starter } lays out a table: **{ $game }**. Take a seat in { $thread }.
    .opening = { $starter } lays out a table: **{ $game }**.
ui-lobby-thread = The table is laid in { $thread }. Press Start there once everybody sits.
ui-lobby-harder = You have won here before, so it is laid harder. Name the options in the command for another.
ui-lobby-open = The table is laid. Press Start once everybody sits.

## Names for automata

automaton-name-1 = Brass Agnes
automaton-name-2 = Clockwork Hal
automaton-name-3 = Iron Maud
automaton-name-4 = Copper Tom
automaton-name-5 = Tin Beatrice
automaton-name-6 = Steam Oswin
automaton-name-7 = Silver Wat
automaton-name-8 = Cogwheel Edith
automaton-name-9 = Pewter Giles
automaton-name-10 = Bellows Joan
automaton-name-11 = Leaden Piers
automaton-name-12 = Mainspring Isolde
automaton-name-13 = Zinc Barnaby
automaton-name-14 = Flywheel Rose
automaton-name-15 = Rusty Percival

## Pace and deadlines

pace-live = live, 2 minutes per decision
pace-relaxed = relaxed, 1 hour per decision
pace-correspondence = by letter, 1 day per decision
pace-bank-live = a bank of 10 minutes, 30 seconds more for each answer, up to 20 minutes
pace-bank = a bank of 24 hours, 4 more for each answer, up to 72
pace-none = no hurry, no clock
deadline = Time runs out { $when }.
