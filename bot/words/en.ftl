### Shared strings: everything that is not one game's own. Sentences end with a period; buttons are short and have none.

## Refusals: shown only to the person who pressed. The id is `refused-<reason>`.

refused-stale = That moment has passed. Here is how things stand now.
refused-not-yours = That decision is not yours to make.
refused-illegal = The rules do not allow that now. Nothing has changed.
refused-finished = This match is over. The ink is dry.
refused-not-in-lobby = This match has already begun.
refused-lobby-full = Every seat is taken.
refused-too-few-seats = There are too few of you to start. Wait for others, or add an automaton: they are patient guests.
refused-already-seated = You already have a seat at this table.
refused-not-seated = You have no seat at this table. You are welcome to watch.
refused-channel-busy = A match is already going on in this channel. Finish it, or choose another channel.
refused-no-match = There is no match in this channel. Open one with the **new** command.
refused-not-starter = Only the person who opened this match, or somebody who manages the server, can do that.
refused-nothing-to-undo = There is nothing of yours to take back in this turn. What is older stands.
refused-no-undo = You have taken back, or asked to, three times in this turn. What is done now stands.
refused-settled = That question is settled. Here is how things stand now.
refused-question-open = That has been asked already. Let the table answer first.
refused-not-asked = Nobody asks you that just now.
refused-no-clock = Nobody hurries you: there is no clock on that.
refused-no-snooze = You have had all the extra time this match has for you.
refused-no-such-seat = This table has no such seat.
refused-not-your-seat = Somebody sits there. Only they can hand that seat on.
refused-other-seated = They already have a seat at this table.
refused-knows-a-hand = Who has handed on one seat knows its secrets, and may take no other.
refused-no-automaton = There is no automaton to send away.
refused-failed = Something went wrong at that answer, so it was not taken. The match stands as it stood: choose something else, or take an answer back with **undo**. Error id: `{ $error_id }`.
refused-unbegun = Something went wrong as I laid out the game, so it has not begun. Error id: `{ $error_id }`.
refused-still = My rules have changed, and I cannot take this match up. Nothing is lost: it goes on once I am mended. Or call it off: with **stop**, or together with **end**.
refused-storage = I could not write that down, so it does not count. Please try again in a moment.
refused-unknown = I do not know that button. It may come from an older version of me.
refused-not-a-number = Please give a whole number from { $least } to { $most }.
refused-no-permission = I need the permission **{ $permission }** in this channel. Please ask somebody who manages the server.
refused-locked = This thread is locked, so I cannot write here. Please ask a moderator to unlock it.
refused-not-here = I can only play in a server's text channels and threads.
refused-error = Something went wrong on my side. The match stands as it stands at the table. Error id: `{ $error_id }`.
refused-game-gone = I do not know that game any more. Its match stands as it stood, should the game come back.
ui-still = My rules have changed, and I cannot take this match up where it stands. Nothing is lost: it goes on once I am mended. Or call it off: with **stop**, or together with **end**.
refused-unknown-command = I do not know that command as it came. My commands may have changed: please type it once more.
refused-unshown = I could not draw that, but the match is safe and goes on. Error id: `{ $error_id }`.
refused-shutting-down = I am being restarted. Your match is safe; please try again in a minute.

## Permissions, as Discord names them

permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-view-channel = View Channel
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads

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
lobby-pace = Pace: { $pace }.
lobby-new-here = New here? **Help** shows how to play in a few short steps.
lobby-join = Join
lobby-leave = Leave
lobby-add-automaton = Add Automaton
lobby-remove-automaton = Remove Automaton
lobby-start = Start
lobby-cancel = Cancel
lobby-left = You have left the table.
lobby-cancelled = The lobby is closed.
lobby-started = The match has begun.
lobby-moved = The table is laid anew further down.

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
pace-none = no hurry, no clock
deadline = Time runs out { $when }.

## Table message

table-hand = Your Hand
table-read = Read Board
table-whole = Whole Map
table-help = Help
table-alt-missing = The board as a picture. Press Read Board to have it in words.

## Panel (private)

panel-title = For your eyes only
panel-nothing = Nothing to decide for you right now.
panel-news = What you learned
panel-refresh = Refresh

## Prompts

prompt-title = Your decision
prompt-number = A number from { $least } to { $most }
prompt-random = Random
prompt-choose-some = { $least ->
    [0] Choose up to { $most }
   *[other] { $least ->
        [one] Choose one
       *[other] Choose { $least }
      }
  }
prompt-next = More
prompt-previous = Back

## Read board, help, rules, log

read-title = The board in words
whole-title = The whole map
help-title = How to play { $game }
help-more = Look a rule up with the **rules** command. **undo** takes an answer back, **snooze** gives you more time, **swap** hands your seat on, **end** asks to call it off.
rules-unknown = I find no such rule or topic. Pick one of the suggestions.
log-title = The story so far
log-empty = Nothing has happened yet.
log-line = { $text } ({ $rule })
log-page = Page { $page } of { $pages }

## Leaving and stopping

leave-ask = Leave the match for good? You cannot come back; if you are only called away, be away, and an automaton plays your seat until you are back.
leave-confirm = Leave
leave-done = You have left the match. Thank you for playing.
leave-public = { $name } is away. An automaton plays on in that seat.
gone-public = { $name } has left the match for good.
away = Be Away
away-done = An automaton plays your seat until you are back.
return-done = Your seat is yours again.
return-public = { $name } is back.
return = Take Your Seat Back
leave-last = { $name } has left. Nobody is at the table now, so the match waits.
table-deserted = Nobody is at the table. The match waits until somebody takes their seat back; if nobody does, it is called off { $when }.
panel-lost = This seat is in other hands now.
stop-ask = Stop this match for everybody? It cannot be taken up again.
stop-confirm = Stop the Match
stop-keep = Keep Playing
stop-kept = The match goes on.
stop-done = The match is stopped.

## Questions to the table: undo, end, swap

question-agree = Agree
question-refuse = Refuse
question-agreed = Agreed: { $names }.
question-waiting = Still asked: { $names }.
question-until = The question is open until { $when }.
question-put = I have asked the others. Their answer will stand at the table.
undo = Take Back
undo-done = { $count ->
    [one] Taken back. You may choose again.
   *[other] Your last answer is taken back, and what came after it: { $count } answers in all. You may choose again.
  }
undo-asked = { $by } would like to take back { $count ->
    [one] the last answer
   *[other] the last { $count } answers, down to their own
  }. Do you agree?
undo-public = { $count ->
    [one] { $name } takes the last answer back. It does not count.
   *[other] { $name } takes the last { $count } answers back, down to their own. They do not count.
  }
undo-refused = Nothing is taken back. The match goes on.
undo-lapsed = Not everybody agreed in time, so nothing is taken back.
end-sure = Ask the table to call this match off? Nobody wins then, and it counts for nobody.
end-propose = Ask the Table
end-asked = { $by } would like to call this match off. Do you agree? More than half of you decide.
end-agreed = The match is called off, as you agreed. Nobody wins, and it counts for nobody.
end-deserted = Nobody came back, so the match is called off. Nobody wins, and it counts for nobody.
end-refused = The match is not called off. It goes on.
end-lapsed = Too few agreed in time, so the match goes on.
swap-own = { $by } would like to hand their seat to { $to }. { $to }, will you take it?
swap-empty = { $by } offers { $to } seat { $number }, which was { $name }'s. { $to }, will you take it?
swap-done = The seat is yours, with all it knows. Press **Your Hand**.
swap-public = { $name } sits down in seat { $number } and plays on.
swap-refused = The seat stays in the hands it is in.
swap-lapsed = The seat was not taken in time; it stays in the hands it is in.
swap-whom = Say who shall have your seat (**to**), or which seat you would like to take (**seat**).
swap-bot = That is a bot, and I should not trust it with a hand. Choose a person.

## More time

snooze = More Time
snooze-done = You have more time. { $left ->
    [0] That was the last time in this match.
    [one] You may ask once more in this match.
   *[other] You may ask { $left } more times in this match.
  }
snooze-public = { $name } takes more time.

## The host speaks

host-failed = I could not play for { $name }: my own rules failed me there. Take an answer back with **undo**, give somebody the seat with **swap**, or ask to call the match off with **end**. Error id: `{ $error_id }`.
host-stepped-back = The rules have been corrected meanwhile, so the match goes on from where this turn began.

## Result

result-title = The match is over
result-winners = { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
  }
result-nobody = Nobody wins.
result-line = **{ $place }** · { $name } · { $score }
result-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
result-crowned = { $line } 👑
result-rematch = Rematch
result-commitment = Seed committed at the start: `{ $commitment }`
result-seed = Seed: `{ $seed }`
result-verify = Every draw can be checked: export the match and run **python -m bot verify** on the file.

## Discord's side: sentences of the messages themselves

refused-away = You are away from this seat; take it back first.
refused-left = You have left this match for good.
refused-not-away = You are at the table already.
refused-not-open = The match has not begun yet.
ui-press-hand = This is decided in private: press **Your Hand**.
ui-lobby-open = The table is laid. Press Start once everybody sits.
ui-stopped = The match was stopped before its end. Nobody wins.
ui-export = Export
ui-hurry = Time is running out.

## The game master itself: /gm

about-title = Castellan, the game master
about-text = I know the rules, deal and roll, draw the board, keep the secrets, and never lose a move. These I can play:
about-game = **{ $name }**, { $least } to { $most } players
    .how = **/{ $command } new** lays out a table, **/{ $command } help** teaches it.
doctor-title = How I am
doctor-rights = ✅ I may do all I need in this channel.
doctor-right-missing = ❌ I lack **{ $permission }** here. Somebody who manages the server can allow it: Edit Channel, Permissions.
doctor-memory = ✅ My memory is sound.
doctor-memory-ill = ❌ My memory is damaged or cannot be read. Whoever hosts me should run **python -m bot doctor** and keep a copy of the data folder.
doctor-connection = ✅ Discord is { $ms } ms away.
doctor-connection-slow = ❌ Discord is { $ms } ms away, so I am slow. See discordstatus.com; if all is well there, my host's network is busy.
doctor-connection-new = ✅ I have only just come; how far away Discord is I shall know in a minute.
doctor-stalls = ✅ I hear every click at once: in the last hour I stood still for { $ms } ms at most.
doctor-stalled = ❌ In the last hour I once stood still for { $ms } ms. My host's machine is busy, or its disk is slow.
doctor-queues = ✅ Waiting just now: to be written { $writes }, to be drawn { $pictures }, to be shown { $tables }.
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
settings-how = Who manages the server changes this with the options of **/gm settings**.
refused-not-manager = Only somebody who manages the server can do that.
refused-other-channel = On this server I play in { $channels }.
ui-lobby-thread = The table is laid in { $thread }. Press Start there once everybody sits.

## Who has played and won

stats-title = { $game } on this server
stats-none = Nobody has finished a match here yet. Be the first.
stats-line = { $name } · { $won ->
    [one] 1 victory
   *[other] { $won } victories
  } in { $played ->
    [one] 1 match
   *[other] { $played } matches
  }{ $best ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }· longest streak { $best }
  }
stats-streak = 🔥 { $streak } in a row

## Forgetting

forget-name = Masked Guest
forget-ask = I keep your Discord id and name with the matches you played, and nothing else. Ask again with **sure** if I shall forget both, on every server: your seats go to automata, your victories are nobody's, and I cannot take it back. Messages already in a channel stay there.
forget-done = Done. I do not know you any more. Messages already in a channel stay there until somebody deletes them.

## Drain: the host is about to upgrade the bot

refused-draining = I open no new match just now: { $reason } Matches under way go on.
