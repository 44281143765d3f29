### Who is called, when, and where they are waited for.

## At the table

ping-waits = Everybody waits for { $name }.
ping-also = { $name }, you are also waited for in { $channels }.
ping-also-many =
    { $name }, you are also waited for in { $channels }, and at { $more ->
        [one] one more table
       *[other] { $more } more tables
    }: **/gm tables** lists them.
ping-quiet = { $name } has quiet hours and is called { $when }.
ping-vacation = { $name } is on vacation until { $when }. Their clock stands still till then.
ping-vacation-live = { $name } is on vacation until { $when }, and is not called. At this pace the clock goes on.
vacation-public = { $name } is on vacation until { $when }.
vacation-over = { $name } is back from vacation.
ping-end = { $people }: it is over.

## /gm pings

pings-title = When I call you
pings-every = I call you for every decision.
pings-waited = I call you only when others wait for you.
pings-end = I call you only when a match is over.
pings-never = I never call you.
pings-server = That is how this server has it.
pings-quiet = Quiet hours: { $begins } to { $ends } ({ $zone }). Your clocks go on; I call you when they are over.
pings-no-quiet = You have no quiet hours.
pings-vacation = You are on vacation until { $when }. Where an answer may take a day, your clocks stand still. Everybody at your tables can see it.
pings-how = It holds on every server. I call you twice for a decision at most, and not at all while you are at the table anyway. Change it with the options of **/gm pings**: **quiet** takes hours such as 22-8, or off; **vacation** takes days, 0 when you are back.
pings-no-hours = Please say from when to when, such as 22-8 or 22:30-07:00; or off.
pings-no-zone = I do not know that place. Pick one of the suggestions, or say how far ahead of UTC your clocks are, such as +2 or -3:30.

## /gm tables

tables-title = Your tables on this server
tables-none = You sit at no table here.
tables-waiting = 🔔 **{ $game }** in { $channel } waits for you.
tables-other = • { $game } in { $channel }

## The server's settings

settings-lobby-life = { $hours ->
    [one] A lobby where nothing happens for an hour is struck.
   *[other] A lobby where nothing happens for { $hours } hours is struck.
  }
settings-tables = { $tables ->
    [0] Any number of tables may be open at a time
    [one] At most one table may be open at a time
   *[other] At most { $tables } tables may be open at a time
  }; one person lays out { $each ->
    [0] as many as they like
   *[other] at most { $each }
  }.
settings-cooldown = { $seconds ->
    [0] One table may be laid out right after the other.
    [one] Whoever has laid out five tables in a row waits a second for each more.
   *[other] Whoever has laid out five tables in a row waits { $seconds } seconds for each more.
  }
settings-pings-every = I call people for every decision, unless they want it otherwise (**/gm pings**).
settings-pings-waited = I call people only when others wait for them, unless they want it otherwise (**/gm pings**).
settings-pings-end = I call people only when a match is over, unless they want it otherwise (**/gm pings**).
settings-pings-never = I call nobody, unless they want it otherwise (**/gm pings**).
settings-keep = { $days ->
    [0] Matches that are over are kept whole.
    [one] A day after its end a match is thinned to its record.
   *[other] { $days } days after its end a match is thinned to its record.
  }
