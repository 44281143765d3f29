### Refusals: what we will not do, and why.

## Refusals: shown only to the person who pressed. The id is `refused-<reason>`.

refused-stale = That moment has passed. Here is how things stand now.
refused-not-yours = That decision is not yours to make.
refused-not-yours-named = That is { $name }'s decision, not yours.
refused-illegal = The rules do not allow that now. Nothing has changed.
refused-unfinished = This match is still in progress. You can watch it again when it is over.
refused-finished = This match is over. The ink is dry.
refused-not-in-lobby = This match has already begun.
refused-lobby-full = Every seat is taken.
refused-too-few-seats = There are too few of you to start. Wait for others, or add an automaton: they are patient guests.
refused-no-such-time = Choose a time within the next 14 days.
refused-already-seated = You already have a seat at this table.
refused-not-seated = You have no seat at this table. You are welcome to watch.
refused-channel-busy = There is already a match in this channel. Finish it, or choose another channel.
refused-no-match = There is no match in this channel. Open one with the **new** command.
refused-not-starter = Only the person who opened this match, or a server manager, can do that.
refused-nothing-to-undo = You have nothing to take back in this turn. Answers from earlier turns stay.
refused-past-horizon = You cannot take that back, because everybody has seen what came of it.
refused-no-undo = You have taken back, or asked to, three times in this turn, and that is the limit. Your answers stay.
refused-settled = That vote is over. Here is how things stand now.
refused-question-open = A vote on that is already open. Wait for the others to answer.
refused-not-asked = Nobody is asking you that right now.
refused-no-clock = This decision has no clock, so you need no extra time.
refused-no-snooze-bank = At this pace there is no extra time. Your bank grows with every answer.
refused-no-snooze = You have used all the extra time you get in this match.
refused-no-such-seat = This table has no such seat. Pick one of the suggestions.
refused-not-your-seat = Somebody sits there. Only that player can hand over the seat.
refused-other-seated = They already have a seat at this table. Choose somebody else.
refused-knows-a-hand = You gave up a seat in this match and know its secrets, so you cannot take another one.
refused-no-automaton = There is no automaton to remove.
refused-failed = My rules failed at that answer, so I did not accept it. The match stands as before. Choose something else, or take an answer back with **undo**. Error id: `{ $error_id }`.
refused-unbegun = Something went wrong when I set up the game, so it has not begun. Error id: `{ $error_id }`.
refused-still = My rules have changed, and I cannot continue this match for now. Nothing is lost: it goes on when I am fixed. Or call it off, with **stop** or together with **end**.
refused-storage = I could not save that, so it does not count. Please try again in a moment.
refused-unsure = I lost my database just as I saved that, so I do not know yet whether it counts. The table will show it as soon as I know.
refused-standstill = I am about to be upgraded, so I start no new turn right now. Your match goes on in a few minutes, from right here.
refused-unknown = I do not know that button. It may come from an older version of me.
refused-not-a-number = Please give a whole number from { $least } to { $most }.
refused-no-permission = I need the permission **{ $permission }** in this channel. Please ask a server manager to give it to me.
refused-no-thread = Each match here gets its own thread, and you lack the permission **{ $permission }** to make one in this channel. Ask somebody who has it to open the table.
refused-locked = This thread is locked, so I cannot write here. Please ask a moderator to unlock it.
refused-not-here = I can only play in the channels and threads of a server.
refused-error = Something went wrong on my side. The table shows how the match stands. Error id: `{ $error_id }`.
refused-game-gone = I no longer have that game. Its match is saved, and can go on if the game comes back.
refused-unknown-command = I do not know that command in this form; my commands may have changed. Please type it again.
refused-unshown = I could not draw that, but the match is safe and goes on. Error id: `{ $error_id }`.
refused-shutting-down = I am being restarted. Your match is safe; please try again in a minute.
refused-away = You are away from this seat. Take it back first.
refused-left = You have left this match for good.
refused-not-away = You are not away, so there is nothing to take back.
refused-not-open = The match has not begun yet.
refused-no-whole = The board at the table shows all there is just now.
refused-not-manager = Only a server manager can do that.
refused-forum = I cannot write here. Start a post in this forum, or go to a channel, and open the table there.
refused-not-chosen = On this server only people with certain roles may open a table. **/gm settings** names the roles.
refused-already-called = I have already called people to this table.
refused-game-off = { $game } is switched off here. Server managers can change that with **/gm settings**.
refused-barred = You cannot sit down at a new table on this server until { $until }.
    .reason = You cannot sit down at a new table on this server until { $until }. A server manager wrote: { $reason }
refused-other-channel = On this server I play in { $channels }. Please open a table there.
refused-too-fast = You have just opened several tables. You can open another one { $when }.
refused-tables-each = You have { $most ->
    [one] one table
   *[other] { $most } tables
  } open on this server, which is the limit for one person. Finish one, or close its lobby.
refused-tables = On this server { $most ->
    [one] one table is
   *[other] { $most } tables are
  } open already, which is the limit. Join one of them, or wait until one is over.
refused-draining = I open no new match just now: { $reason } Matches in progress go on.

## Permissions, as Discord names them

permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-view-channel = View Channel
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
permission-read-message-history = Read Message History
permission-connect = Connect

## What the game master needs them for: “I need it …”

right-view-channel = to see the channel of a match
right-send-messages = to open the table in a channel
right-send-messages-in-threads = to open the table in a thread or a forum post
right-attach-files = to show the board
right-read-message-history = to find the table again after a restart
right-create-public-threads = to give each match a thread of its own
right-connect = to play in the chat of a voice or stage channel

## Something else is being played here

refused-other-game = Here **{ $game }** is being played. Its commands begin with **/{ $command }**.
refused-channel-lobby = A table for **{ $game }** is open in this channel. Join it, close it with its **Cancel** button, or choose another channel.
refused-end-lobby = This match has not begun, so there is nothing to call off. **Leave** takes you out of the lobby, **Cancel** closes it.
refused-channel-match = A match of **{ $game }** is going on in this channel. Finish it, or choose another channel.
