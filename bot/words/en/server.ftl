### The commands of /gm.

## The game master itself: /gm

about-title = Castellan, the game master
about-text = I know the rules, deal and roll, draw the board, keep the secrets, and never lose a move. These I can play:
about-game = **{ $name }**, { $least } to { $most } players
    .how = **/{ $command } new** lays out a table, **/{ $command } help** teaches it.

about-papers = **/gm privacy** says what I keep of you and how to be forgotten, **/gm terms** under which terms we play.
papers-gone = I do not have that paper with me. Whoever hosts me can show it to you: it lies beside my code.
about-invite = Add Me to a Server

## Whoever speaks to the game master in words

howto = I take no words, only commands: type **/** and choose one of mine.
howto-private = I play on servers, where others can sit down with you. In a channel there, type **/** and choose one of my commands.
howto-game = **/{ $command } new** lays out a table of { $name }.
howto-more = **/gm about** says more; every game has its own **help**.

## The welcome of the local table

welcome-seats = { $least } to { $most } players
welcome-picture = { $game }: the board in the middle of a match

## The doctor

doctor-title = How I am
doctor-rights = ✅ I may do all I need in this channel.
doctor-right-missing = ❌ I lack **{ $permission }** here; I need it { $purpose }.
doctor-invite = Somebody who manages the server can allow it (Edit Channel, Permissions), or [invite me once more]({ $link }) with all I need.
doctor-memory = ✅ My memory is sound.
doctor-memory-ill = ❌ My memory is damaged or cannot be read. Whoever hosts me should run **python -m bot doctor** and keep a copy of my data.
doctor-connection = ✅ Discord is { $ms } ms away.
doctor-connection-slow = ❌ Discord is { $ms } ms away, so I am slow. See discordstatus.com; if all is well there, my host's network is busy.
doctor-connection-new = ✅ I have only just come; how far away Discord is I shall know in a minute.
doctor-stalls = ✅ I hear every click at once: in the last hour I stood still for { $ms } ms at most.
doctor-stalled = ❌ In the last hour I once stood still for { $ms } ms. My host's machine is busy, or its disk is slow.
doctor-queues = ✅ Waiting just now: to be written { $writes }, to be drawn { $pictures }, to be shown { $tables }.
doctor-shards = ✅ This server is served by shard { $shard } of { $shards }; all of them are up.
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
export-whole = Every draw can be checked: run **python -m bot verify** on this file.
export-sealed = The match goes on, so its seed and answers are still sealed. Export it again when it is over.
settings-title = How we play on this server
settings-language = Language in public: { $language }.
settings-language-server = the server's own
settings-pace = Pace, where nobody says otherwise: { $pace }.
settings-pace-asked = each game's own
settings-channels = Matches are opened in { $channels } only.
settings-channels-all = Matches may be opened in every channel.
settings-open-everyone = Everybody may lay out a table.
settings-open-managers = Only those who manage the server may lay out a table.
settings-stop-starter = Who laid out the table, or manages the server, may stop a match.
settings-stop-seated = Everybody at the table, and who manages the server, may stop a match.
settings-stop-managers = Only those who manage the server may stop a match.
settings-threads = Each match gets a thread of its own.
settings-threads-none = Matches are played in the channel itself.
settings-stories = What players write in their own words is told to all, and marked as theirs.
settings-stories-none = What players write in their own words stays untold.
settings-how = Who manages the server changes this with the options of **/gm settings**.
