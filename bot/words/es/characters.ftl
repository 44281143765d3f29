### Characters that live on from match to match: whose they are, who brings whom, and what cannot be done with them.

## In the lobby

lobby-seat-brings = { $number }. { $name }, con { $characters }
lobby-bring = Traer un personaje
bring-ask = ¿Qué personajes traes? Se quedan en esta partida hasta que termine, y después vuelven a casa tal como ella los deje.
bring-pick = Elige, o déjalo vacío
bring-done = Traes a { $characters }.
bring-alone = Vienes sin nadie.
bring-none = No tienes aquí ningún personaje libre. Crea uno antes, o juega sin personaje.

## One's own

characters-title = Tus personajes
characters-none = Todavía no tienes personajes. Algunos juegos tienen personajes que siguen vivos de una partida a otra.
characters-game = **{ $game }**
characters-elsewhere = **{ $game }**, en un servidor con su propio registro
characters-line = • { $name }
characters-line-told = • { $name }: { $told }
characters-playing = { $line } (en una partida)
characters-retired = { $line } (en retiro)
characters-how = Para borrar uno para siempre, usa **/gm characters** con **borrar**.
character-made = { $name } llega al mundo. Puedes traer a este personaje desde una sala.
character-adopted = { $name } te pertenece desde ahora, tal como salió de la partida.
character-renamed = { $name } es el nuevo nombre.
character-retired = { $name } se retira. Conserva su lugar en tu lista.
character-back = { $name } vuelve de su retiro.
character-delete-ask = Esto borra a { $name } para siempre, con todo lo que ha vivido. Si lo quieres, repite el comando con **confirmar**.
character-deleted = { $name } ya no está. Las partidas terminadas siguen contando su historia.

## Refusals

refused-no-characters = Este juego no tiene personajes que sigan vivos de una partida a otra.
refused-no-character = No tienes ese personaje. Elige una de las sugerencias.
refused-character-playing = Ese personaje está en una partida, o acaba de volver. Inténtalo otra vez cuando termine la partida.
refused-character-retired = Ese personaje se ha retirado. Llámalo antes de vuelta, o elige otro.
refused-characters-elsewhere = Ese personaje vive en otro servidor o en el registro compartido, y no puede venir aquí. Elige uno que viva aquí.
refused-too-many-characters = No puedes traer tantos personajes. Elige menos.
refused-character-adopted = Ese héroe ya es tuyo.

## The server's settings

settings-roster = Este servidor tiene su propio registro: los personajes creados aquí se quedan aquí.
settings-roster-shared = Cada persona trae los personajes que comparte entre servidores.
