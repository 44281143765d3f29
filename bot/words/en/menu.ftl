### The menu of a server's settings, and what managers do.

## Sections

menu-play = Play: games, channels, pace
menu-people = People: opening and stopping tables
menu-noise = Noise: whom I call, and where I report
menu-keeping = Keeping: matches, lobbies, characters
menu-language = Language
menu-how = A change applies at once. You can also type it, with the options of **/gm settings**.
menu-usual = *(the default)*

## Play

menu-pace = Pace
    .about = **Pace**, unless a table names another
    .empty = Pick a pace
    .usual = Each game's own
    .live = Live: 2 minutes per decision
    .relaxed = Relaxed: 1 hour per decision
    .correspondence = By letter: 1 day per decision
    .bank-live = Live with a bank of 10 minutes
    .bank = By letter with a bank of 24 hours
    .none = No clock
menu-games = Games
    .about = **Games** that people may play on this server
    .empty = None: nobody can open a table
menu-games-here = Games in this channel
    .about = **Games in this channel**
    .empty = None: no table here
menu-channels = Channels
    .about = **Channels** where people may open tables
    .empty = Every channel
menu-threads = Threads
    .about = **Threads**
    .empty = Pick one
    .yes = Each match gets a thread of its own
    .no = Matches are played in the channel itself

menu-ratings = Ratings
    .about = **Ratings** in **stats**, from the results of this server
    .empty = Pick one
    .yes = I rate people who compete, and count points where a group wins
    .no = I rate nobody

## People

menu-openers = Who opens
    .about = **People who may open a table**
    .empty = Pick one
    .everyone = Everybody
    .roles = People with one of the roles below
    .managers = Server managers only
menu-opener-roles = Roles
    .about = **Roles that may open tables**, if you chose roles above
    .empty = No role yet
menu-stoppers = Who stops
    .about = **People who may stop a match**, besides server managers
    .empty = Pick one
    .starter = The person who opened the table
    .seated = Everybody at the table
    .managers = Nobody else

menu-reliability = Reliability
    .about = **Reliability** of the people who join a table
    .empty = Pick one
    .yes = The person who opened the table sees it, privately
    .no = Everybody sees only their own, in **/gm me**
menu-tables-each = Tables each
    .about = **Open tables per person**
    .empty = Pick a number
menu-tables = Tables
    .about = **Open tables on this server**
    .empty = Pick a number
menu-cooldown = Wait
    .about = **Wait before each further table**, after five in a row
    .empty = Pick a time
menu-count = { $number ->
    [0] Any number
    [one] 1 table
   *[other] { $number } tables
  }
menu-seconds = { $number ->
    [0] No wait
    [one] 1 second
   *[other] { $number } seconds
  }
menu-hours = { $number ->
    [one] 1 hour
   *[other] { $number } hours
  }
menu-days = { $number ->
    [0] For ever
    [one] 1 day
   *[other] { $number } days
  }

## Noise

menu-pings = Calls
    .about = **When I call people** who have not chosen for themselves
    .empty = Pick one
    .every = For every decision
    .waited = Only when others wait for them
    .end = Only when a match is over
    .never = Never
menu-caller = Role to call
    .about = **{ $game }**: the role that **Looking for Players** calls
    .empty = No role
menu-call-hours = Time between calls
    .about = **Time between two such calls** for one game. Discord calls a role only if everybody may mention it
    .empty = Pick a time
menu-log = Log channel
    .about = **Log channel**: I write there what server managers did
    .empty = No channel

## Keeping

menu-keep-days = Matches
    .about = How long I keep finished **matches** whole
    .empty = Pick a time
menu-lobby-hours = Lobbies
    .about = How long a **lobby** stays open without activity
    .empty = Pick a time
menu-stories = Stories
    .about = **What players write** in their own words
    .empty = Pick one
    .yes = Everybody at the table sees it
    .no = Nobody else sees it
menu-roster = Characters
    .about = **Characters** that live on
    .empty = Pick one
    .yes = This server has its own
    .no = People bring those they share between servers

## Language

menu-language-choice = Language
    .about = **Language** of everything public
    .empty = Pick one
    .usual = The server's own

## Every table of a server: /manage tables

oversee-title = { $count ->
    [0] Tables on this server
    [one] 1 table on this server
   *[other] { $count } tables on this server
  }
oversee-none = Nobody plays at the moment.
oversee-more = { $count ->
    [one] … and one more
   *[other] … and { $count } more
  }
oversee-pick = Look at a table
oversee-lobby = **{ $game }** in { $channel }: a lobby of { $starter }, { $taken } of { $most } seats taken.
oversee-match = **{ $game }** in { $channel } waits for { $people }. Last move { $since }, time runs out { $until }.
    .no-clock = **{ $game }** in { $channel } waits for { $people }. Last move { $since }, no clock.
    .nobody = **{ $game }** in { $channel } waits for nobody. Last move { $since }.
oversee-seat-here = { $number }. { $name }
oversee-seat-away = { $number }. { $name }, away: an automaton plays
oversee-seat-automaton = { $number }. { $name }, an automaton
oversee-seat-left = { $number }. { $name }, left for good
oversee-extend = Give More Time
oversee-extended = Everybody who must decide has the pace's time once more.
oversee-give = Who should take seat { $number }?
oversee-given = I have asked them at the table.
oversee-back = All Tables

## Members who are barred: /manage bar

bar-done = { $name } cannot sit down at a new table until { $until }. Matches in progress go on.
bar-lifted = { $name } may sit down again.
bar-none = { $name } is not barred.
bar-title = Barred from new tables
bar-nobody = Nobody is barred.
bar-line = { $name } until { $until }
    .reason = { $name } until { $until }: { $reason }
bar-too-many = { $most } members are barred already. Use Discord's own timeouts or bans for more.

## The log channel

logbook-substitute = { $by } let { $instead } take the place of { $name } in the league.
logbook-league-ended = { $by } ended the league of **{ $game }**.
logbook-extended = { $by } gave more time to **{ $game }** in { $channel }.
logbook-given = { $by } offered { $name } a seat at **{ $game }** in { $channel }.
logbook-stopped = { $by } stopped **{ $game }** in { $channel }.
logbook-settings = { $by } changed how we play here.
logbook-season = { $by } began the season **{ $season }**.
logbook-barred = { $by } barred { $name } from new tables until { $until }.
logbook-allowed = { $by } let { $name } sit down again.

## Looking for players

lobby-seek = Looking for Players
seek-call = { $role } { $starter } is looking for players: **{ $game }** in { $channel }, { $free ->
    [one] one seat is free.
   *[other] { $free } seats are free.
  }
seek-soon = People were called to a table of { $game } not long ago. You can call them again { $when }.
seek-done = I have called { $role } to your table.
