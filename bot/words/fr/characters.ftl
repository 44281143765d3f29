### Characters that live on from match to match: whose they are, who brings whom, and what cannot be done with them.

## In the lobby

lobby-seat-brings = { $number }. { $name }, avec { $characters }
lobby-bring = Amener un personnage
bring-ask = Quels personnages amènes-tu ? Ils restent dans cette partie jusqu’à la fin, puis rentrent tels qu’elle les laisse.
bring-pick = Choisis, ou laisse vide
bring-done = Tu amènes { $characters }.
bring-alone = Tu viens sans personne.
bring-none = Tu n’as ici aucun personnage libre. Crée-en un d’abord, ou joue sans.

## One's own

characters-title = Tes personnages
characters-none = Tu n’as pas encore de personnage. Certains jeux ont des personnages qui vivent d’une partie à l’autre.
characters-game = **{ $game }**
characters-elsewhere = **{ $game }**, sur un serveur qui a sa propre troupe
characters-line = • { $name }
characters-line-told = • { $name } : { $told }
characters-playing = { $line } (en pleine partie)
characters-retired = { $line } (à la retraite)
characters-how = Pour en supprimer un pour de bon, utilise **/gm characters** avec **supprimer**.
character-made = { $name } entre dans le monde. Tu peux l’amener depuis un lobby.
character-adopted = { $name } est à toi désormais, tel que la partie l’a laissé.
character-renamed = Le nouveau nom est { $name }.
character-retired = { $name } prend sa retraite et garde sa place dans ta liste.
character-back = { $name } sort de sa retraite.
character-delete-ask = Cela supprime { $name } pour de bon, avec tout son vécu. Si c’est ce que tu veux, répète la commande avec **confirmer**.
character-deleted = { $name } n’est plus. Les parties terminées racontent encore son histoire.

## Refusals

refused-no-characters = Ce jeu n’a pas de personnages qui vivent d’une partie à l’autre.
refused-no-character = Tu n’as pas de tel personnage. Choisis une des suggestions.
refused-character-playing = Ce personnage est en pleine partie, ou vient à peine d’en revenir. Réessaie quand elle sera finie.
refused-character-retired = Ce personnage est à la retraite. Rappelle-le d’abord, ou choisis-en un autre.
refused-characters-elsewhere = Ce personnage vit sur un autre serveur ou dans la troupe commune et ne peut pas venir ici. Choisis-en un qui vit ici.
refused-too-many-characters = Tu ne peux pas amener autant de personnages. Choisis-en moins.
refused-character-adopted = Ce personnage est déjà à toi.

## The server's settings

settings-roster = Ce serveur a sa propre troupe : les personnages créés ici restent ici.
settings-roster-shared = Chacun amène les personnages qu’il partage entre les serveurs.
