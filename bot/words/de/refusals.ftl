### Refusals: what we will not do, and why.

## Refusals: shown only to the person who pressed. The id is `refused-<reason>`.

refused-stale = Dieser Augenblick ist vorbei. So steht es jetzt.
refused-not-yours = Das hast nicht du zu entscheiden.
refused-not-yours-named = Das entscheidet { $name }, nicht du.
refused-illegal = Das erlauben die Regeln jetzt nicht. Nichts hat sich geändert.
refused-unfinished = Diese Partie läuft noch. Du kannst sie noch einmal ansehen, wenn sie vorbei ist.
refused-finished = Diese Partie ist vorbei. Die Tinte ist trocken.
refused-not-in-lobby = Diese Partie hat schon begonnen.
refused-lobby-full = Alle Plätze sind besetzt.
refused-too-few-seats = Ihr seid noch zu wenige. Wartet auf andere, oder holt einen Automaten dazu: Sie sind geduldige Gäste.
refused-no-such-time = Wähle eine Zeit innerhalb der nächsten 14 Tage.
refused-already-seated = Du hast an diesem Tisch schon einen Platz.
refused-not-seated = Du hast an diesem Tisch keinen Platz. Zuschauen darfst du gern.
refused-channel-busy = In diesem Kanal läuft schon eine Partie. Beende sie, oder nimm einen anderen Kanal.
refused-no-match = In diesem Kanal gibt es keine Partie. Eröffne eine mit dem Befehl **new**.
refused-not-starter = Das kann nur, wer diese Partie eröffnet hat, oder ein Serververwalter.
refused-nothing-to-undo = In diesem Zug hast du nichts zurückzunehmen. Antworten aus früheren Zügen bleiben.
refused-past-horizon = Das kannst du nicht zurücknehmen, denn alle haben gesehen, was daraus wurde.
refused-no-undo = Du hast in diesem Zug dreimal etwas zurückgenommen oder darum gebeten, mehr geht nicht. Deine Antworten bleiben.
refused-settled = Diese Abstimmung ist vorbei. So steht es jetzt.
refused-question-open = Darüber wird schon abgestimmt. Warte auf die Antwort der anderen.
refused-not-asked = Das fragt dich gerade niemand.
refused-no-clock = Diese Entscheidung hat keine Uhr, also brauchst du nicht mehr Zeit.
refused-no-snooze-bank = Bei diesem Tempo gibt es keine zusätzliche Zeit. Dein Zeitkonto wächst mit jeder Antwort.
refused-no-snooze = Du hast alle zusätzliche Zeit dieser Partie verbraucht.
refused-no-such-seat = So einen Platz hat dieser Tisch nicht. Wähle einen der Vorschläge.
refused-not-your-seat = Da sitzt jemand. Nur wer dort sitzt, kann den Platz abgeben.
refused-other-seated = Diese Person hat schon einen Platz an diesem Tisch. Wähle jemand anderen.
refused-knows-a-hand = Du hast in dieser Partie einen Platz aufgegeben und kennst seine Geheimnisse, also kannst du keinen anderen nehmen.
refused-no-automaton = Es gibt keinen Automaten, der gehen könnte.
refused-failed = An dieser Antwort sind meine Regeln gescheitert, also habe ich sie nicht angenommen. Die Partie steht wie zuvor. Wähle etwas anderes, oder nimm mit **undo** eine Antwort zurück. Fehlerkennung: `{ $error_id }`.
refused-unbegun = Beim Aufbau ist mir etwas schiefgegangen, also hat das Spiel nicht begonnen. Fehlerkennung: `{ $error_id }`.
refused-still = Meine Regeln haben sich geändert, und ich kann diese Partie vorerst nicht fortsetzen. Nichts ist verloren: Sie geht weiter, sobald ich repariert bin. Oder brecht sie ab, mit **stop** oder gemeinsam mit **end**.
refused-storage = Das konnte ich nicht speichern, also zählt es nicht. Bitte versuch es gleich noch einmal.
refused-unsure = Gerade als ich das gespeichert habe, ist mir die Datenbank abhandengekommen; noch weiß ich nicht, ob es zählt. Der Tisch zeigt es, sobald ich es weiß.
refused-standstill = Ich bekomme gleich eine neue Fassung, also beginne ich jetzt keinen neuen Zug. In ein paar Minuten geht deine Partie genau hier weiter.
refused-unknown = Diesen Knopf kenne ich nicht. Vielleicht stammt er von einer älteren Fassung von mir.
refused-not-a-number = Bitte gib eine ganze Zahl von { $least } bis { $most } an.
refused-no-permission = Mir fehlt in diesem Kanal die Berechtigung **{ $permission }**. Bitte einen Serververwalter, sie mir zu geben.
refused-no-thread = Hier bekommt jede Partie ihren eigenen Thread, und dir fehlt die Berechtigung **{ $permission }**, um in diesem Kanal einen zu erstellen. Bitte jemanden, der sie hat, den Tisch zu eröffnen.
refused-locked = Dieser Thread ist gesperrt, also kann ich hier nicht schreiben. Bitte einen Moderator, ihn zu entsperren.
refused-not-here = Ich kann nur in den Kanälen und Threads eines Servers spielen.
refused-error = Bei mir ist etwas schiefgegangen. Der Tisch zeigt, wie die Partie steht. Fehlerkennung: `{ $error_id }`.
refused-game-gone = Dieses Spiel habe ich nicht mehr. Die Partie ist gespeichert und kann weitergehen, wenn das Spiel zurückkommt.
refused-unknown-command = Diesen Befehl kenne ich so nicht; vielleicht haben sich meine Befehle geändert. Bitte tipp ihn neu ein.
refused-unshown = Das konnte ich nicht zeichnen, aber die Partie ist sicher und geht weiter. Fehlerkennung: `{ $error_id }`.
refused-shutting-down = Ich werde gerade neu gestartet. Deine Partie ist sicher; bitte versuch es in einer Minute wieder.
refused-away = Du machst auf diesem Platz Pause. Nimm ihn erst zurück.
refused-left = Du hast diese Partie endgültig verlassen.
refused-not-away = Du machst keine Pause, also gibt es nichts zurückzunehmen.
refused-not-open = Die Partie hat noch nicht begonnen.
refused-no-whole = Das Brett am Tisch zeigt gerade schon alles.
refused-not-manager = Das können nur Serververwalter.
refused-forum = Hier kann ich nicht schreiben. Beginne einen Beitrag in diesem Forum, oder geh in einen Kanal, und eröffne den Tisch dort.
refused-not-chosen = Auf diesem Server dürfen nur Leute mit bestimmten Rollen einen Tisch eröffnen. **/gm settings** nennt die Rollen.
refused-already-called = An diesen Tisch habe ich schon gerufen.
refused-game-off = { $game } ist hier abgeschaltet. Serververwalter können das mit **/gm settings** ändern.
refused-barred = Du kannst dich auf diesem Server bis { $until } an keinen neuen Tisch setzen.
    .reason = Du kannst dich auf diesem Server bis { $until } an keinen neuen Tisch setzen. Ein Serververwalter schrieb dazu: { $reason }
refused-other-channel = Auf diesem Server spiele ich in { $channels }. Bitte eröffne dort einen Tisch.
refused-too-fast = Du hast gerade mehrere Tische eröffnet. Den nächsten kannst du { $when } eröffnen.
refused-tables-each = Du hast auf diesem Server { $most ->
    [one] einen Tisch
   *[other] { $most } Tische
  } offen, mehr darf eine Person nicht. Beende eine Partie, oder schließ eine Lobby.
refused-tables = Auf diesem Server { $most ->
    [one] ist schon ein Tisch offen
   *[other] sind schon { $most } Tische offen
  }, mehr dürfen es nicht sein. Spiel dort mit, oder warte, bis etwas zu Ende ist.
refused-draining = Gerade eröffne ich keine neue Partie: { $reason } Laufende Partien gehen weiter.

## Permissions, as Discord names them

permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-view-channel = Kanal ansehen
permission-attach-files = Dateien anhängen
permission-create-public-threads = Öffentliche Threads erstellen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-connect = Verbinden

## What the game master needs them for: “I need it …”

right-view-channel = um den Kanal einer Partie zu sehen
right-send-messages = um den Tisch in einem Kanal zu eröffnen
right-send-messages-in-threads = um den Tisch in einem Thread oder Forumsbeitrag zu eröffnen
right-attach-files = um das Spielfeld zu zeigen
right-read-message-history = um den Tisch nach einem Neustart wiederzufinden
right-create-public-threads = um jeder Partie einen eigenen Thread zu geben
right-connect = um im Chat eines Sprach- oder Stage-Kanals zu spielen

## Something else is being played here

refused-other-game = Hier wird **{ $game }** gespielt. Die Befehle dazu beginnen mit **/{ $command }**.
refused-channel-lobby = In diesem Kanal ist ein Tisch für **{ $game }** offen. Spiel mit, schließ ihn mit seinem Knopf **Absagen**, oder nimm einen anderen Kanal.
refused-end-lobby = Diese Partie hat noch nicht begonnen, also gibt es nichts abzubrechen. **Verlassen** nimmt dich aus der Lobby, **Absagen** schließt sie.
refused-channel-match = In diesem Kanal läuft eine Partie **{ $game }**. Beende sie, oder nimm einen anderen Kanal.
