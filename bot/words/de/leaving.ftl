### Leaving, stopping, being forgotten.

## Leaving and stopping

leave-ask = Die Partie endgültig verlassen? Du kannst nicht zurückkommen. Wenn du nur eine Pause brauchst, drück auf **Pause machen**: Ein Automat spielt für dich, bis du wieder da bist.
leave-ask-last = Die Partie endgültig verlassen? Außer dir sitzt niemand mehr am Tisch, also endet sie ohne Ergebnis. Wenn du nur eine Pause brauchst, drück auf **Pause machen**: Die Partie wartet, bis du wieder da bist.
leave-confirm = Verlassen
leave-done = Du hast die Partie verlassen. Danke fürs Mitspielen.
leave-public = { $name } macht Pause. Ein Automat spielt auf diesem Platz weiter.
gone-public = { $name } hat die Partie endgültig verlassen.
away = Pause machen
away-done = Ein Automat spielt auf deinem Platz, bis du wieder da bist.
return-done = Du hast deinen Platz wieder.
return-public = { $name } ist zurück.
return = Platz zurücknehmen
leave-last = { $name } ist gegangen. Sonst sitzt niemand am Tisch, also wartet die Partie.
table-deserted = Niemand sitzt am Tisch. Die Partie wartet, bis jemand seinen Platz zurücknimmt. Wenn niemand kommt, breche ich sie { $when } ab.
panel-lost = Auf diesem Platz sitzt jetzt jemand anders.
stop-ask = Diese Partie für alle abbrechen? Niemand kann sie fortsetzen.
stop-confirm = Partie abbrechen
stop-keep = Weiterspielen
stop-kept = Die Partie geht weiter.
stop-done = Ich habe die Partie abgebrochen.

## Forgetting

forget-name = Maskierter Gast
forget-ask = Ich vergesse dich auf allen Servern. Automaten übernehmen deine Plätze, deine Siege verlieren ihren Namen, und deine Charaktere, deine Einstellungen und die geteilten Filme deiner Partien werden gelöscht. Andere Nachrichten in Kanälen bleiben. Das lässt sich nicht rückgängig machen: Wenn du es willst, gib den Befehl noch einmal mit **sicher**. **/gm privacy** sagt, was ich über dich aufbewahre.
data-all = Das ist alles, was ich auf allen Servern über dich aufbewahre. Diese Nachricht siehst nur du. **/gm privacy** sagt, wie lange ich es aufbewahre, und **/gm forget me** löscht es.
forget-done = Erledigt. Ich kenne dich nicht mehr. Nachrichten, die schon in einem Kanal stehen, bleiben, bis jemand sie löscht.
purge-ask = Ich vergesse diesen Server: seine Partien (auch laufende), seine Siege, seine Einstellungen und die Charaktere seiner eigenen Liste. Das lässt sich nicht rückgängig machen. Wenn du es willst, gib den Befehl noch einmal mit **sicher**.
purge-done = Erledigt. Ich habe diesen Server vergessen. Nachrichten in seinen Kanälen bleiben, bis jemand sie löscht.
