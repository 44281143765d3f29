### Characters that live on from match to match: whose they are, who brings whom, and what cannot be done with them.

## In the lobby

lobby-seat-brings = { $number }. { $name }, with { $characters }
lobby-bring = Bring a Character
bring-ask = Whom do you bring? They stay with this match until it is over, and come home as it leaves them.
bring-pick = Choose, or nobody
bring-done = With you come { $characters }.
bring-alone = You come alone.
bring-none = You have no character here who is free to come. Make one first, or come as you are.

## One's own

characters-title = Your characters
characters-none = You have no characters yet. They come with games in which somebody lives on from match to match.
characters-game = **{ $game }**
characters-elsewhere = **{ $game }**, on a server with a roster of its own
characters-line = • { $name }
characters-line-told = • { $name }: { $told }
characters-playing = { $line } (in a match)
characters-retired = { $line } (retired)
characters-how = **/gm characters** with **delete** takes one out for good.
character-made = { $name } steps into the world. Bring them along when a lobby is open.
character-adopted = { $name } is yours now, as the match has left them.
character-renamed = From now on they are called { $name }.
character-retired = { $name } retires. They keep their place in your list.
character-back = { $name } is back from retirement.
character-delete-ask = { $name } would be gone for good, with all they have lived through. Ask again with **sure** if that is what you want.
character-deleted = { $name } is gone. Matches that are over still tell of them.

## Refusals

refused-no-characters = In this game nobody lives on from match to match.
refused-no-character = I know no such character of yours.
refused-character-playing = That character is in a match just now, or has only just come back. Look again when that match is over.
refused-character-retired = That character has retired.
refused-characters-elsewhere = That character lives elsewhere: a server can have a roster of its own.
refused-too-many-characters = That is more than there is room for.
refused-character-adopted = They are yours already.

## The server's settings

settings-roster = This server has a roster of its own: characters made here stay here.
settings-roster-shared = People bring the characters they have everywhere.
