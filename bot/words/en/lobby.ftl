### The lobby: who plays, and how fast.

## Lobby

lobby-opened = { $starter } opens a table. Who plays?
lobby-seats = { $taken } of { $most } seats taken.
lobby-seat = { $number }. { $name }
lobby-seat-automaton = { $number }. { $name } (automaton)
lobby-seat-gentle = { $number }. { $name } (gentle automaton)
lobby-seat-sharp = { $number }. { $name } (sharp automaton)
lobby-seat-empty = { $number }. An empty chair
lobby-missing = { $missing ->
    [one] One more is needed to start.
   *[other] { $missing } more are needed to start.
  }
lobby-balance = { $seats ->
    [one] At these settings a lone automaton wins { $often }.
   *[other] At these settings { $seats } automata win { $often }.
  }
    .often = { $tenths ->
        [0] hardly any match
        [10] nearly every match
       *[other] about { $tenths } of 10 matches
      }
lobby-ready = { $starter } may start.
new-pace = How long a decision may take
lobby-pace = Pace: { $pace }.
lobby-new-here = New here? **Help** shows how to play in a few short steps.
lobby-several = You may take up to { $most } seats each: press **Take Another Seat** for each further one.
lobby-join = Join
lobby-another-seat = Take Another Seat
lobby-leave = Leave
lobby-add-automaton = Add Automaton
lobby-add-gentle = Add Gentle Automaton
lobby-add-sharp = Add Sharp Automaton
lobby-strengths = A gentle automaton plays like a beginner.
    .sharp = A gentle automaton plays like a beginner. A sharp one thinks ahead.
lobby-remove-automaton = Remove Automaton
lobby-start = Start
lobby-arrange = Set a Time
lobby-meets = The match begins { $when }, if enough of you are here.
lobby-met = The match was to begin { $when }.
lobby-purposes = This table is for: { $purposes }.
purpose-newcomers = newcomers
purpose-quick = a quick match
purpose-slow = a slow match
arrange-when = When does it begin?
    .how = I call everybody who has joined and start the match. Leave it empty for no time.
    .example = 2h 30m, 20:30, or tomorrow 20:30
arrange-whom = Whom is this table for?
arrange-unread = I cannot read that time. Write how long from now, such as **2h 30m** or **3 days**, or a time of day, such as **tomorrow 20:30** or **20:30 Europe/Berlin**.
meeting-began = { $names }: it is time, and **{ $game }** has begun.
meeting-lacks = { $names }: it is time for **{ $game }**, but { $missing ->
    [one] one player is missing.
   *[other] { $missing } players are missing.
  } The match can start as soon as they are here.
meeting-failed = { $names }: it is time for **{ $game }**, but I could not start the match. Press **Start** to see why.
lobby-cancel = Cancel
lobby-left = You have left the table.
lobby-left-seat = You have given one seat back and still have another.
lobby-cancelled = The lobby is closed.
lobby-struck = I have closed this lobby: nothing happened here for a while.
lobby-struck-now = I have closed { $starter }'s lobby: nothing happened there for a while.
lobby-started = The match has begun.
lobby-moved = This table has moved to a new message below.
lobby-in-thread = { $starter } opens a table: **{ $game }**. Take a seat in { $thread }.
    .opening = { $starter } opens a table: **{ $game }**.
ui-lobby-thread = Your table is open in { $thread }. Press **Start** there when everybody has a seat.
ui-lobby-harder = You have won this before, so this table uses the next level. To choose another, set it in the command.
ui-lobby-open = Your table is open. Press **Start** when everybody has a seat.

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
pace-bank-live = a bank of 10 minutes, plus 30 seconds for each answer, up to 20 minutes
pace-bank = a bank of 24 hours, plus 4 for each answer, up to 72
pace-none = no clock
deadline = Time runs out { $when }.
