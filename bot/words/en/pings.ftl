### Who is called, when, and where they are waited for.

## At the table

ping-waits = Everybody is waiting for { $name }.
ping-also = { $name }, players also wait for you in { $channels }.
ping-also-many =
    { $name }, players also wait for you in { $channels }, and at { $more ->
        [one] one more table
       *[other] { $more } more tables
    }: **/gm tables** lists them.
ping-quiet = { $name } has quiet hours. I will call them { $when }.
ping-vacation = { $name } is on vacation until { $when }. Their clock stands still until then.
ping-vacation-live = { $name } is on vacation until { $when }, so I do not call them. At this pace their clock goes on.
vacation-public = { $name } is on vacation until { $when }.
vacation-over = { $name } is back from vacation.
ping-end = { $people }: the match is over.

## /gm pings

pings-title = When I call you
pings-every = I call you for every decision.
pings-waited = I call you only when others wait for you.
pings-end = I call you only when a match is over.
pings-never = I never call you.
pings-letters = I call you by direct message, not in the channel.
pings-no-letters = I call you in the channel of the table.
letter-greeting = I will call you here when a table waits for you. **/gm pings dm:False** turns that off.
letter-call = 🔔 **{ $game }** on { $server } waits for you. [Go to the table]({ $link })
letter-closed = I cannot write to you, so nothing has changed. Allow direct messages from members of this server, then try again.
pings-digest = Once a day, at { $at } ({ $zone }), I write you one direct message with all slow tables that wait for you. I do not call you to them one by one.
digest-greeting = I will write to you here once a day if slow tables wait for you. **/gm pings digest:off** turns that off.
digest-title = { $count ->
    [one] 🔔 One slow table waits for you:
   *[other] 🔔 { $count } slow tables wait for you:
  }
digest-more = { $count ->
    [one] One more table waits for you: **/gm tables** lists them.
   *[other] { $count } more tables wait for you: **/gm tables** lists them.
  }
digest-no-hour = I could not read that hour, so nothing has changed. Write it as 8 or 18:30, or off.
letter-refused = Discord did not deliver my direct message to you, so the table calls you in its channel. Allow direct messages from members of this server if you want them.
pings-server = This is how the server has set it.
pings-quiet = Quiet hours: { $begins } to { $ends } ({ $zone }). Your clocks go on; I call you when the quiet hours are over.
pings-no-quiet = You have no quiet hours.
pings-vacation = You are on vacation until { $when }. In games with a day or more per answer, your clocks stand still. Everybody at your tables can see that you are away.
pings-how = This applies on every server. I call you at most twice until you decide something, and never while you are at the table. Change it with the options of **/gm pings**: **quiet** takes hours such as 22-8, or off; **vacation** takes a number of days, or 0 when you are back. For **digest**, give an hour such as 8, or off.
pings-no-hours = I could not read those hours, so nothing has changed. Write them as 22-8 or 22:30-07:00, or off.
pings-no-zone = I do not know that place, so nothing has changed. Pick one of the suggestions, or say how far your clock is from UTC, such as +2 or -3:30.

## /gm tables

tables-title = Your tables on this server
tables-none = You have no seat at a table here.
tables-waiting = 🔔 **{ $game }** in { $channel } waits for you.
tables-other = • { $game } in { $channel }

## The server's settings

settings-lobby-life = { $hours ->
    [one] I close a lobby after an hour without activity.
   *[other] I close a lobby after { $hours } hours without activity.
  }
settings-tables = { $tables ->
    [0] Any number of tables may be open at a time
    [one] At most one table may be open at a time
   *[other] At most { $tables } tables may be open at a time
  }; one person may open { $each ->
    [0] as many as they like
   *[other] at most { $each }
  }.
settings-cooldown = { $seconds ->
    [0] There is no wait between opening tables.
    [one] After five tables in a row, a person waits one second before each further one.
   *[other] After five tables in a row, a person waits { $seconds } seconds before each further one.
  }
settings-pings-every = I call people for every decision, unless they choose otherwise (**/gm pings**).
settings-pings-waited = I call people only when others wait for them, unless they choose otherwise (**/gm pings**).
settings-pings-end = I call people only when a match is over, unless they choose otherwise (**/gm pings**).
settings-pings-never = I call nobody, unless they choose otherwise (**/gm pings**).
settings-keep = { $days ->
    [0] I keep finished matches whole.
    [one] I reduce a match to its record a day after its end.
   *[other] I reduce a match to its record { $days } days after its end.
  }
