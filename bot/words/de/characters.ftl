### Characters that live on from match to match: whose they are, who brings whom, and what cannot be done with them.

## In the lobby

lobby-seat-brings = { $number }. { $name }, mit { $characters }
lobby-bring = Charakter mitbringen
bring-ask = Welche Charaktere bringst du mit? Sie bleiben bis zum Ende in dieser Partie und kommen dann so heim, wie die Partie sie entlässt.
bring-pick = Wähle aus oder lass das Feld leer
bring-done = Du bringst { $characters } mit.
bring-alone = Du kommst allein.
bring-none = Du hast hier keinen Charakter, der gerade frei ist. Mach erst einen, oder spiel ohne.

## One's own

characters-title = Deine Charaktere
characters-none = Du hast noch keine Charaktere. In manchen Spielen leben Charaktere von Partie zu Partie weiter.
characters-game = **{ $game }**
characters-elsewhere = **{ $game }**, auf einem Server mit eigener Charakterliste
characters-line = • { $name }
characters-line-told = • { $name }: { $told }
characters-playing = { $line } (in einer Partie)
characters-retired = { $line } (im Ruhestand)
characters-how = Mit **/gm characters** und **löschen** löschst du einen für immer.
character-made = { $name } betritt die Welt. In einer Lobby kannst du diesen Charakter mitbringen.
character-adopted = { $name } gehört jetzt dir, genau so, wie die Partie es hinterlassen hat.
character-renamed = Der neue Name ist { $name }.
character-retired = { $name } geht in den Ruhestand und behält den Platz in deiner Liste.
character-back = { $name } ist aus dem Ruhestand zurück.
character-delete-ask = Das löscht { $name } für immer, mit allem Erlebten. Wenn du das willst, gib den Befehl noch einmal mit **sicher**.
character-deleted = { $name } ist fort. Beendete Partien erzählen ihre Geschichte weiterhin.

## Refusals

refused-no-characters = In diesem Spiel leben keine Charaktere von Partie zu Partie weiter.
refused-no-character = So einen Charakter hast du nicht. Wähle einen der Vorschläge.
refused-character-playing = Dieser Charakter steckt in einer Partie oder ist gerade erst zurück. Versuch es wieder, wenn die Partie vorbei ist.
refused-character-retired = Dieser Charakter ist im Ruhestand. Ruf ihn erst zurück, oder nimm einen anderen.
refused-characters-elsewhere = Dieser Charakter lebt auf einem anderen Server oder in der gemeinsamen Liste und kann nicht hierher. Nimm einen, der hier lebt.
refused-too-many-characters = So viele Charaktere kannst du nicht mitbringen. Nimm weniger.
refused-character-adopted = Dieser Held gehört dir schon.

## The server's settings

settings-roster = Dieser Server hat seine eigene Charakterliste: Charaktere, die hier entstehen, bleiben hier.
settings-roster-shared = Alle bringen die Charaktere mit, die sie auf mehreren Servern führen.
