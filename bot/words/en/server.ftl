### The commands of /gm.

## The game master itself: /gm

about-title = Castellan, the game master
about-text = I know the rules, deal and roll, draw the board, keep the secrets, and never lose a move. These are my games:
about-game = **{ $name }**, { $least } to { $most } players
    .how = **/{ $command } new** opens a table, **/{ $command } help** explains how to play.

about-papers = **/gm privacy** says what I keep about you and how to be forgotten, **/gm terms** under which terms we play.
papers-gone = I do not have that text here. The person who hosts me can show it to you: it lies beside my code.
about-invite = Add Me to a Server

## Whoever speaks to the game master in words

howto = I do not understand messages, only commands: type **/** and choose one of mine.
howto-private = I play on servers, where others can sit down with you. In a channel there, type **/** and choose one of my commands.
howto-game = **/{ $command } new** opens a table of { $name }.
howto-more = **/gm about** tells you more, and every game has its own **help**.

## The welcome of the local table

welcome-seats = { $least } to { $most } players
welcome-picture = { $game }: the board in the middle of a match

## The doctor

doctor-title = How I am
doctor-rights = ✅ I have all the permissions I need in this channel.
doctor-right-missing = ❌ I lack the permission **{ $permission }** here. I need it { $purpose }.
doctor-invite = A server manager can give it to me (Edit Channel, Permissions), or [invite me again]({ $link }) with all I need.
doctor-memory = ✅ My database is sound.
doctor-memory-ill = ❌ My database is damaged, or I cannot read it. The person who hosts me should copy my data and run **python -m bot doctor**.
doctor-connection = ✅ My latency to Discord is { $ms } ms.
doctor-connection-slow = ❌ My latency to Discord is { $ms } ms, so I am slow. See discordstatus.com; if all is well there, my host's network is busy.
doctor-connection-new = ✅ I have just started. I will know my latency to Discord in a minute.
doctor-stalls = ✅ I respond to clicks at once: my longest pause in the last hour was { $ms } ms.
doctor-stalled = ❌ I once stalled for { $ms } ms in the last hour. My host's machine is busy, or its disk is slow.
doctor-queues = ✅ Waiting right now: { $writes } to be saved, { $pictures } to be drawn, { $tables } to be shown.
doctor-shards = ✅ Shard { $shard } of { $shards } serves this server; all of them are up.
doctor-shards-down = { $down ->
    [one] ❌ This server is served by shard { $shard } of { $shards }; one of the others is down, and its servers wait.
   *[other] ❌ This server is served by shard { $shard } of { $shards }; { $down } of the others are down, and their servers wait.
  }
doctor-matches = { $count ->
    [0] ✅ No match is being played on this server.
    [one] ✅ One match is being played on this server.
   *[other] ✅ { $count } matches are being played on this server.
  }
doctor-versions = Castellan { $castellan } · discord.py { $library } · Python { $python }
export-none = I find no match that began here. Give the id of one, or ask in its channel.
export-whole = You can check every draw: run **python -m bot verify** on this file.
export-sealed = The match is still in progress, so its seed and answers stay sealed. Export it again when it is over.
settings-title = How we play on this server
settings-language = Language in public: { $language }.
settings-language-server = the server's own
settings-pace = Default pace: { $pace }.
settings-pace-asked = each game's own
settings-channels = People may open matches in { $channels } only.
settings-channels-all = People may open matches in every channel.
settings-open-everyone = Everybody may open a table.
settings-open-roles = Server managers and people with one of these roles may open a table: { $roles }.
settings-open-managers = Only server managers may open a table.
settings-stop-starter = The starter and server managers may stop a match.
settings-stop-seated = Everybody at the table and server managers may stop a match.
settings-stop-managers = Only server managers may stop a match.
settings-threads = Each match gets a thread of its own.
settings-threads-none = Matches are played in the channel itself.
settings-stories = I show everybody what players write in their own words, marked as theirs.
settings-stories-none = I do not show what players write in their own words.
settings-how = Server managers change this with **/gm settings**.

## /gm language

language-own = From now on I speak { $language } to you, on every server. What everybody reads stays as the server or the table has it.
    .discord = From now on I speak to you in the language of your Discord app, if I know it. What everybody reads stays as the server or the table has it.
