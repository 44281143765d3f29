### The commands of /gm.

## The game master itself: /gm

about-title = Castellan, der Spielleiter
about-text = Ich kenne die Regeln, gebe und würfle, zeichne das Spielfeld, hüte die Geheimnisse und verliere nie einen Zug. Das sind meine Spiele:
about-game = **{ $name }**, { $least } bis { $most } Spieler
    .how = **/{ $command } new** eröffnet einen Tisch, **/{ $command } help** erklärt, wie man spielt.

about-papers = **/gm privacy** sagt, was ich über dich aufbewahre und wie du vergessen wirst, **/gm terms**, unter welchen Bedingungen wir spielen.
papers-gone = Diesen Text habe ich hier nicht. Wer mich betreibt, kann ihn dir zeigen: Er liegt neben meinem Code.
about-invite = Zu einem Server einladen

## Whoever speaks to the game master in words

howto = Ich verstehe keine Nachrichten, nur Befehle: Tipp **/** und wähle einen von meinen.
howto-private = Ich spiele auf Servern, wo sich andere zu dir setzen können. Tipp dort in einem Kanal **/** und wähle einen meiner Befehle.
howto-game = **/{ $command } new** eröffnet einen Tisch für { $name }.
howto-more = **/gm about** erzählt dir mehr, und jedes Spiel hat seine eigene Hilfe (**help**).

## The welcome of the local table

welcome-seats = { $least } bis { $most } Spieler
welcome-picture = { $game }: das Spielfeld mitten in einer Partie

## The doctor

doctor-title = Wie es mir geht
doctor-rights = ✅ In diesem Kanal habe ich alle Berechtigungen, die ich brauche.
doctor-right-missing = ❌ Mir fehlt hier die Berechtigung **{ $permission }**. Ich brauche sie, { $purpose }.
doctor-invite = Ein Serververwalter kann sie mir geben (Kanal bearbeiten, Berechtigungen), oder [lad mich noch einmal ein]({ $link }), mit allem, was ich brauche.
doctor-memory = ✅ Meine Datenbank ist in Ordnung.
doctor-memory-ill = ❌ Meine Datenbank ist beschädigt, oder ich kann sie nicht lesen. Wer mich betreibt, sollte meine Daten kopieren und **python -m bot doctor** ausführen.
doctor-connection = ✅ Meine Verzögerung zu Discord beträgt { $ms } ms.
doctor-connection-slow = ❌ Meine Verzögerung zu Discord beträgt { $ms } ms, deshalb bin ich langsam. Sieh auf discordstatus.com nach; ist dort alles gut, dann ist das Netz meines Rechners ausgelastet.
doctor-connection-new = ✅ Ich bin gerade erst gestartet. In einer Minute kenne ich meine Verzögerung zu Discord.
doctor-stalls = ✅ Ich reagiere sofort auf Klicks: Meine längste Pause der letzten Stunde dauerte { $ms } ms.
doctor-stalled = ❌ In der letzten Stunde stockte ich einmal für { $ms } ms. Mein Rechner ist ausgelastet, oder seine Festplatte ist langsam.
doctor-queues = ✅ Gerade wartet: zu speichern { $writes }, zu zeichnen { $pictures }, zu zeigen { $tables }.
doctor-shards = ✅ Shard { $shard } von { $shards } bedient diesen Server; alle laufen.
doctor-shards-down = { $down ->
    [one] ❌ Diesen Server bedient Shard { $shard } von { $shards }; ein anderer ist ausgefallen, und seine Server warten.
   *[other] ❌ Diesen Server bedient Shard { $shard } von { $shards }; { $down } andere sind ausgefallen, und ihre Server warten.
  }
doctor-matches = { $count ->
    [0] ✅ Auf diesem Server läuft keine Partie.
    [one] ✅ Auf diesem Server läuft eine Partie.
   *[other] ✅ Auf diesem Server laufen { $count } Partien.
  }
doctor-versions = Castellan { $castellan } · discord.py { $library } · Python { $python }
export-none = Ich finde keine Partie, die hier begonnen hat. Gib die Kennung einer Partie an, oder frag in ihrem Kanal.
export-whole = Du kannst jedes Ziehen und Würfeln nachprüfen: Führe **python -m bot verify** mit dieser Datei aus.
export-sealed = Die Partie läuft noch, deshalb bleiben ihr Seed und ihre Antworten versiegelt. Exportiere sie noch einmal, wenn sie vorbei ist.
settings-title = Wie wir auf diesem Server spielen
settings-language = Sprache in der Öffentlichkeit: { $language }.
settings-language-server = die des Servers
settings-pace = Voreingestelltes Tempo: { $pace }.
settings-pace-asked = das des jeweiligen Spiels
settings-channels = Partien dürfen nur in { $channels } eröffnet werden.
settings-channels-all = Partien dürfen in allen Kanälen eröffnet werden.
settings-open-everyone = Alle dürfen einen Tisch eröffnen.
settings-open-roles = Serververwalter und Leute mit einer dieser Rollen dürfen einen Tisch eröffnen: { $roles }.
settings-open-managers = Nur Serververwalter dürfen einen Tisch eröffnen.
settings-stop-starter = Wer den Tisch eröffnet hat, und Serververwalter dürfen eine Partie abbrechen.
settings-stop-seated = Alle am Tisch und Serververwalter dürfen eine Partie abbrechen.
settings-stop-managers = Nur Serververwalter dürfen eine Partie abbrechen.
settings-threads = Jede Partie bekommt einen eigenen Thread.
settings-threads-none = Partien werden im Kanal selbst gespielt.
settings-stories = Was Spieler in eigenen Worten schreiben, zeige ich allen, als ihre Worte gekennzeichnet.
settings-stories-none = Was Spieler in eigenen Worten schreiben, zeige ich nicht.
settings-how = Serververwalter ändern das mit **/gm settings**.

## /gm language

language-own = Ab jetzt spreche ich { $language } mit dir, auf allen Servern. Was alle lesen, bleibt, wie der Server oder der Tisch es hat.
    .discord = Ab jetzt spreche ich mit dir in der Sprache deiner Discord-App, wenn ich sie kann. Was alle lesen, bleibt, wie der Server oder der Tisch es hat.
