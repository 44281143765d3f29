### Characters that live on from match to match: whose they are, who brings whom, and what cannot be done with them.

## In the lobby

lobby-seat-brings = { $number }. { $name }, with { $characters }
lobby-bring = Bring a Character
bring-ask = Which characters do you bring? They stay with this match until it is over, and then come home as it leaves them.
bring-pick = Choose, or leave empty
bring-done = You bring { $characters }.
bring-alone = You come alone.
bring-none = You have no character here who is free to come. Make one first, or play without one.

## One's own

characters-title = Your characters
characters-none = You have no characters yet. Some games have characters that live on from match to match.
characters-game = **{ $game }**
characters-elsewhere = **{ $game }**, on a server with a roster of its own
characters-line = • { $name }
characters-line-told = • { $name }: { $told }
characters-playing = { $line } (in a match)
characters-retired = { $line } (retired)
characters-how = To delete one for good, use **/gm characters** with **delete**.
character-made = { $name } steps into the world. You can bring them along from a lobby.
character-adopted = { $name } is yours now, just as the match left them.
character-renamed = { $name } is the new name.
character-retired = { $name } retires. They keep their place in your list.
character-back = { $name } is back from retirement.
character-delete-ask = This deletes { $name } for good, with everything they have lived through. If you want that, repeat the command with **sure**.
character-deleted = { $name } is gone. Finished matches still tell their story.

## Refusals

refused-no-characters = This game has no characters that live on from match to match.
refused-no-character = You have no such character. Pick one of the suggestions.
refused-character-playing = That character is in a match, or has only just come back. Try again when that match is over.
refused-character-retired = That character has retired. Call them back first, or choose another.
refused-characters-elsewhere = That character lives on another server or in the shared roster, and cannot come here. Choose one who lives here.
refused-too-many-characters = You cannot bring that many characters. Choose fewer.
refused-character-adopted = That hero is yours already.

## The server's settings

settings-roster = This server has its own roster: characters made here stay here.
settings-roster-shared = People bring the characters they share between servers.
