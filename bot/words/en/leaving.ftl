### Leaving, stopping, being forgotten.

## Leaving and stopping

leave-ask = Leave the match for good? You cannot come back; if you are only called away, be away, and an automaton plays your seat until you are back.
leave-ask-last = Leave the match for good? Nobody else is left at this table, so it is called off when you go, and counts for nobody. If you are only called away, be away, and the match waits until you are back.
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

## Forgetting

forget-name = Masked Guest
forget-ask = I keep your Discord id and name with the matches you played, your characters that live on, and what you have settled with **/gm pings**; **/gm privacy** says it all. Ask again with **sure** if I shall forget all that, on every server: your seats go to automata, your victories are nobody's, your characters are gone, and I cannot take it back. Films of your matches that were shared are deleted. Other messages already in a channel stay there.
forget-done = Done. I do not know you any more. Messages already in a channel stay there until somebody deletes them.
purge-ask = I would forget this server: all its matches, also those being played, who has won, its settings, and the characters of its own roster. Ask again with **sure** if that is what you want; I cannot take it back.
purge-done = Done. I keep nothing of this server any more. Messages in its channels stay there until somebody deletes them.
