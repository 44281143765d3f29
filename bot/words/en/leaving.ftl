### Leaving, stopping, being forgotten.

## Leaving and stopping

leave-ask = Leave the match for good? You cannot come back. If you only need a break, press **Be Away**: an automaton plays for you until you return.
leave-ask-last = Leave the match for good? You are the last person at this table, so the match ends without a result. If you only need a break, press **Be Away**: the match waits until you return.
leave-confirm = Leave
leave-done = You have left the match. Thank you for playing.
leave-public = { $name } is away. An automaton plays on in that seat.
gone-public = { $name } has left the match for good.
away = Be Away
away-done = An automaton plays your seat until you are back.
return-done = Your seat is yours again.
return-public = { $name } is back.
return = Take Your Seat Back
leave-last = { $name } has left. Nobody else is at the table, so the match waits.
table-deserted = Nobody is at the table. The match waits until somebody takes their seat back. If nobody does, I call it off { $when }.
panel-lost = Somebody else has this seat now.
stop-ask = Stop this match for everybody? Nobody can continue it.
stop-confirm = Stop the Match
stop-keep = Keep Playing
stop-kept = The match goes on.
stop-done = I have stopped the match.

## Forgetting

forget-name = Masked Guest
forget-ask = I will forget you on every server. Automata take your seats, your victories lose their name, and your characters, your settings and the shared films of your matches are deleted. Other messages in channels stay. This cannot be undone: if you want it, repeat the command with **sure**. **/gm privacy** says what I keep about you.
data-all = This is all I keep about you, on every server. Only you see this message. **/gm privacy** says for how long I keep it, and **/gm forget me** deletes it.
forget-done = Done. I do not know you any more. Messages already in a channel stay until somebody deletes them.
purge-ask = I will forget this server: its matches (also those in progress), its victories, its settings and the characters of its own roster. This cannot be undone. If you want it, repeat the command with **sure**.
purge-done = Done. I have forgotten this server. Messages in its channels stay until somebody deletes them.
