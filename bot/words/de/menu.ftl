### The menu of a server's settings, and what managers do.

## Sections

menu-play = Spiel: Spiele, Kanäle, Tempo
menu-people = Leute: Tische eröffnen und abbrechen
menu-noise = Lautstärke: wen ich rufe und wo ich berichte
menu-keeping = Aufbewahren: Partien, Lobbys, Charaktere
menu-language = Sprache
menu-how = Eine Änderung gilt sofort. Du kannst sie auch eintippen, mit den Optionen von **/gm settings**.
menu-usual = *(Voreinstellung)*

## Play

menu-pace = Tempo
    .about = **Tempo**, wenn ein Tisch kein anderes nennt
    .empty = Tempo wählen
    .usual = Das des jeweiligen Spiels
    .live = Live: 2 Minuten je Entscheidung
    .relaxed = Gemütlich: 1 Stunde je Entscheidung
    .correspondence = Per Brief: 1 Tag je Entscheidung
    .bank-live = Live mit einem Zeitkonto von 10 Minuten
    .bank = Per Brief mit einem Zeitkonto von 24 Stunden
    .none = Keine Uhr
menu-games = Spiele
    .about = **Spiele**, die auf diesem Server gespielt werden dürfen
    .empty = Keine: Niemand kann einen Tisch eröffnen
menu-games-here = Spiele in diesem Kanal
    .about = **Spiele in diesem Kanal**
    .empty = Keine: hier kein Tisch
menu-channels = Kanäle
    .about = **Kanäle**, in denen Tische eröffnet werden dürfen
    .empty = Alle Kanäle
menu-threads = Threads
    .about = **Threads**
    .empty = Auswählen
    .yes = Jede Partie bekommt einen eigenen Thread
    .no = Partien werden im Kanal selbst gespielt

menu-ratings = Wertung
    .about = **Wertung** in **stats**, aus den Ergebnissen dieses Servers
    .empty = Auswählen
    .yes = Ich werte Wettkämpfe und zähle Punkte, wo eine Gruppe gewinnt
    .no = Ich werte niemanden

## People

menu-openers = Wer eröffnet
    .about = **Wer einen Tisch eröffnen darf**
    .empty = Auswählen
    .everyone = Alle
    .roles = Wer eine der Rollen unten hat
    .managers = Nur Serververwalter
menu-opener-roles = Rollen
    .about = **Rollen, die Tische eröffnen dürfen**, wenn du oben Rollen gewählt hast
    .empty = Noch keine Rolle
menu-stoppers = Wer abbricht
    .about = **Wer eine Partie abbrechen darf**, außer Serververwaltern
    .empty = Auswählen
    .starter = Wer den Tisch eröffnet hat
    .seated = Alle am Tisch
    .managers = Sonst niemand

menu-reliability = Verlässlichkeit
    .about = **Verlässlichkeit** derer, die sich an einen Tisch setzen
    .empty = Auswählen
    .yes = Wer den Tisch eröffnet hat, sieht sie, nur für sich
    .no = Alle sehen nur ihre eigene, in **/gm me**
menu-tables-each = Tische je Person
    .about = **Offene Tische je Person**
    .empty = Zahl wählen
menu-tables = Tische
    .about = **Offene Tische auf diesem Server**
    .empty = Zahl wählen
menu-cooldown = Wartezeit
    .about = **Wartezeit vor jedem weiteren Tisch**, nach fünf hintereinander
    .empty = Zeit wählen
menu-count = { $number ->
    [0] Beliebig viele
    [one] 1 Tisch
   *[other] { $number } Tische
  }
menu-seconds = { $number ->
    [0] Keine Wartezeit
    [one] 1 Sekunde
   *[other] { $number } Sekunden
  }
menu-hours = { $number ->
    [one] 1 Stunde
   *[other] { $number } Stunden
  }
menu-days = { $number ->
    [0] Für immer
    [one] 1 Tag
   *[other] { $number } Tage
  }

## Noise

menu-pings = Rufe
    .about = **Wann ich Leute rufe**, die nicht selbst gewählt haben
    .empty = Auswählen
    .every = Bei jeder Entscheidung
    .waited = Nur wenn andere auf sie warten
    .end = Nur wenn eine Partie vorbei ist
    .never = Nie
menu-caller = Gerufene Rolle
    .about = **{ $game }**: die Rolle, die **Mitspieler gesucht** ruft
    .empty = Keine Rolle
menu-call-hours = Zeit zwischen Rufen
    .about = **Zeit zwischen zwei solchen Rufen** je Spiel. Discord ruft nur Rollen, die alle erwähnen dürfen
    .empty = Zeit wählen
menu-log = Protokollkanal
    .about = **Protokollkanal**: Dort schreibe ich auf, was Serververwalter getan haben
    .empty = Kein Kanal

## Keeping

menu-keep-days = Partien
    .about = Wie lange ich beendete **Partien** vollständig aufbewahre
    .empty = Zeit wählen
menu-lobby-hours = Lobbys
    .about = Wie lange eine **Lobby** offen bleibt, wenn nichts geschieht
    .empty = Zeit wählen
menu-stories = Geschichten
    .about = **Was Spieler** in eigenen Worten **schreiben**
    .empty = Auswählen
    .yes = Alle am Tisch sehen es
    .no = Niemand sonst sieht es
menu-roster = Charaktere
    .about = **Charaktere**, die weiterleben
    .empty = Auswählen
    .yes = Dieser Server hat seine eigenen
    .no = Alle bringen die mit, die sie auf mehreren Servern führen

## Language

menu-language-choice = Sprache
    .about = **Sprache** von allem Öffentlichen
    .empty = Auswählen
    .usual = Die des Servers

## Every table of a server: /manage tables

oversee-title = { $count ->
    [0] Tische auf diesem Server
    [one] 1 Tisch auf diesem Server
   *[other] { $count } Tische auf diesem Server
  }
oversee-none = Gerade spielt niemand.
oversee-more = { $count ->
    [one] … und ein weiterer
   *[other] … und { $count } weitere
  }
oversee-pick = Einen Tisch ansehen
oversee-lobby = **{ $game }** in { $channel }: eine Lobby von { $starter }, { $taken } von { $most } Plätzen besetzt.
oversee-match = **{ $game }** in { $channel } wartet auf { $people }. Letzter Zug { $since }, die Zeit läuft { $until } ab.
    .no-clock = **{ $game }** in { $channel } wartet auf { $people }. Letzter Zug { $since }, keine Uhr.
    .nobody = **{ $game }** in { $channel } wartet auf niemanden. Letzter Zug { $since }.
oversee-seat-here = { $number }. { $name }
oversee-seat-away = { $number }. { $name }, in Pause: Ein Automat spielt
oversee-seat-automaton = { $number }. { $name }, ein Automat
oversee-seat-left = { $number }. { $name }, endgültig gegangen
oversee-extend = Mehr Zeit geben
oversee-extended = Alle, die entscheiden müssen, haben die Zeit des Tempos noch einmal.
oversee-give = Wer soll Platz { $number } bekommen?
oversee-given = Ich habe am Tisch nachgefragt.
oversee-back = Alle Tische

## Members who are barred: /manage bar

bar-done = { $name } kann sich bis { $until } an keinen neuen Tisch setzen. Laufende Partien gehen weiter.
bar-lifted = { $name } darf wieder Platz nehmen.
bar-none = { $name } ist nicht gesperrt.
bar-title = Für neue Tische gesperrt
bar-nobody = Niemand ist gesperrt.
bar-line = { $name } bis { $until }
    .reason = { $name } bis { $until }: { $reason }
bar-too-many = Es sind schon { $most } Mitglieder gesperrt. Für mehr gibt es die Timeouts und Banne von Discord.

## The log channel

logbook-substitute = { $by } hat in der Liga { $instead } den Platz von { $name } übernehmen lassen.
logbook-league-ended = { $by } hat die Liga von **{ $game }** beendet.
logbook-extended = { $by } hat **{ $game }** in { $channel } mehr Zeit gegeben.
logbook-given = { $by } hat { $name } einen Platz bei **{ $game }** in { $channel } angeboten.
logbook-stopped = { $by } hat **{ $game }** in { $channel } abgebrochen.
logbook-settings = { $by } hat geändert, wie wir hier spielen.
logbook-season = { $by } hat die Saison **{ $season }** begonnen.
logbook-barred = { $by } hat { $name } bis { $until } für neue Tische gesperrt.
logbook-allowed = { $by } lässt { $name } wieder Platz nehmen.

## Looking for players

lobby-seek = Mitspieler gesucht
seek-call = { $role } { $starter } sucht Mitspieler: **{ $game }** in { $channel }, { $free ->
    [one] ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
  }
seek-soon = Zu einem Tisch für { $game } wurde erst vor Kurzem gerufen. Du kannst { $when } wieder rufen.
seek-done = Ich habe { $role } an deinen Tisch gerufen.
