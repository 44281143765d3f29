### Refusals: what we will not do, and why.

## Refusals: shown only to the person who pressed. The id is `refused-<reason>`.

refused-stale = That moment has passed. Here is how things stand now.
refused-not-yours = That decision is not yours to make.
refused-not-yours-named = That is { $name }'s decision, not yours.
refused-illegal = The rules do not allow that now. Nothing has changed.
refused-unfinished = This match is still on. It can be watched again once it is over.
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
refused-past-horizon = What everybody has seen since cannot be taken back.
refused-no-undo = You have taken back, or asked to, three times in this turn. What is done now stands.
refused-settled = That question is settled. Here is how things stand now.
refused-question-open = That has been asked already. Let the table answer first.
refused-not-asked = Nobody asks you that just now.
refused-no-clock = Nobody hurries you: there is no clock on that.
refused-no-snooze-bank = At this pace your bank is all the time there is; each answer puts some more into it.
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
refused-unsure = My memory went away just as I wrote that down, so I cannot tell yet whether it counts. The table will show it as soon as I know.
refused-standstill = I am about to be upgraded, so no new turn begins just now. Your match goes on in a few minutes, from right here.
refused-unknown = I do not know that button. It may come from an older version of me.
refused-not-a-number = Please give a whole number from { $least } to { $most }.
refused-no-permission = I need the permission **{ $permission }** in this channel. Please ask somebody who manages the server.
refused-no-thread = Each match gets a thread of its own here, and making one takes the permission **{ $permission }**, which you lack in this channel. Ask somebody who has it to lay out the table.
refused-locked = This thread is locked, so I cannot write here. Please ask a moderator to unlock it.
refused-not-here = I can only play in the channels and threads of a server.
refused-error = Something went wrong on my side. The match stands as it stands at the table. Error id: `{ $error_id }`.
refused-game-gone = I do not know that game any more. Its match stands as it stood, should the game come back.
refused-unknown-command = I do not know that command as it came. My commands may have changed: please type it once more.
refused-unshown = I could not draw that, but the match is safe and goes on. Error id: `{ $error_id }`.
refused-shutting-down = I am being restarted. Your match is safe; please try again in a minute.
refused-away = You are away from this seat; take it back first.
refused-left = You have left this match for good.
refused-not-away = You are at the table already.
refused-not-open = The match has not begun yet.
refused-not-manager = Only somebody who manages the server can do that.
refused-other-channel = On this server I play in { $channels }.
refused-too-fast = You have laid out several tables just now. You may lay out another { $when }.
refused-tables-each = You have laid out { $most ->
    [one] one table
   *[other] { $most } tables
  } on this server already, which is as many as one person may. Finish one, or close its lobby.
refused-tables = On this server { $most ->
    [one] one table is
   *[other] { $most } tables are
  } open already, which is as many as there may be. Join one of them, or wait until one is over.
refused-draining = I open no new match just now: { $reason } Matches under way go on.

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
right-send-messages = to lay out the table in a channel
right-send-messages-in-threads = to lay out the table in a thread or a forum post
right-attach-files = to show the board
right-read-message-history = to find the table again after a restart
right-create-public-threads = to give each match a thread of its own
right-connect = to play in the chat of a voice or stage channel

## Something else is being played here

refused-other-game = Here **{ $game }** is being played. Its commands begin with **/{ $command }**.
refused-channel-lobby = A table for **{ $game }** is open in this channel. Join it, close it with its **Cancel** button, or choose another channel.
refused-end-lobby = This match has not begun, so there is nothing to call off. **Leave** takes you out of the lobby, **Cancel** closes it.
refused-channel-match = A match of **{ $game }** is going on in this channel. Finish it, or choose another channel.
