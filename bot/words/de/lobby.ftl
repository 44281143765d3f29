### The lobby: who plays, and how fast.

## Lobby

lobby-opened = { $starter } eröffnet einen Tisch. Wer spielt mit?
lobby-seats = { $taken } von { $most } Plätzen besetzt.
lobby-seat = { $number }. { $name }
lobby-seat-automaton = { $number }. { $name } (Automat)
lobby-seat-gentle = { $number }. { $name } (sanfter Automat)
lobby-seat-sharp = { $number }. { $name } (schlauer Automat)
lobby-seat-empty = { $number }. Ein leerer Stuhl
lobby-missing = { $missing ->
    [one] Zum Start fehlt noch einer.
   *[other] Zum Start fehlen noch { $missing }.
  }
lobby-balance = { $seats ->
    [one] Bei diesen Einstellungen gewinnt ein Automat allein { $often }.
   *[other] Bei diesen Einstellungen gewinnen { $seats } Automaten { $often }.
  }
    .often = { $tenths ->
        [0] kaum eine Partie
        [10] fast jede Partie
       *[other] etwa { $tenths } von 10 Partien
      }
lobby-ready = { $starter } kann starten.
new-pace = Wie lange eine Entscheidung dauern darf
lobby-pace = Tempo: { $pace }.
lobby-new-here = Neu hier? **Hilfe** zeigt in wenigen kurzen Schritten, wie man spielt.
lobby-several = Jeder darf bis zu { $most } Plätze nehmen: Drück für jeden weiteren auf **Noch ein Platz**.
lobby-join = Mitspielen
lobby-another-seat = Noch ein Platz
lobby-leave = Verlassen
lobby-add-automaton = Automat dazu
lobby-add-gentle = Sanfter dazu
lobby-add-sharp = Schlauer dazu
lobby-strengths = Ein sanfter Automat spielt wie ein Anfänger.
    .sharp = Ein sanfter Automat spielt wie ein Anfänger. Ein schlauer denkt voraus.
lobby-remove-automaton = Automat weg
lobby-start = Start
lobby-arrange = Termin setzen
lobby-meets = Die Partie beginnt { $when }, wenn genug von euch da sind.
lobby-met = Die Partie sollte { $when } beginnen.
lobby-purposes = Dieser Tisch ist gedacht für: { $purposes }.
purpose-newcomers = Neulinge
purpose-quick = eine schnelle Partie
purpose-slow = eine langsame Partie
arrange-when = Wann beginnt es?
    .how = Ich rufe alle, die mitspielen, und starte die Partie. Lass es leer für keinen Termin.
    .example = 2h 30m, 20:30 oder morgen 20:30
arrange-whom = Für wen ist dieser Tisch?
arrange-unread = Diese Zeit kann ich nicht lesen. Schreib, wie lange es noch dauert, etwa **2h 30m** oder **3 Tage**, oder eine Uhrzeit, etwa **morgen 20:30** oder **20:30 Europe/Berlin**.
meeting-began = { $names }: Es ist so weit, **{ $game }** hat begonnen.
meeting-lacks = { $names }: Es ist Zeit für **{ $game }**, aber { $missing ->
    [one] ein Spieler fehlt. Sobald er da ist, kann die Partie beginnen.
   *[other] { $missing } Spieler fehlen. Sobald sie da sind, kann die Partie beginnen.
  }
meeting-failed = { $names }: Es ist Zeit für **{ $game }**, aber ich konnte die Partie nicht starten. Drück auf **Start**, um zu sehen, warum.
lobby-cancel = Absagen
lobby-left = Du hast den Tisch verlassen.
lobby-left-seat = Du hast einen Platz zurückgegeben und noch einen anderen.
lobby-cancelled = Die Lobby ist geschlossen.
lobby-struck = Ich habe diese Lobby geschlossen: Hier ist eine Weile nichts passiert.
lobby-struck-now = Ich habe die Lobby von { $starter } geschlossen: Dort ist eine Weile nichts passiert.
lobby-started = Die Partie hat begonnen.
lobby-moved = Dieser Tisch ist in eine neue Nachricht weiter unten umgezogen.
lobby-in-thread = { $starter } eröffnet einen Tisch: **{ $game }**. Nimm Platz in { $thread }.
    .opening = { $starter } eröffnet einen Tisch: **{ $game }**.
ui-lobby-thread = Dein Tisch ist in { $thread } eröffnet. Drück dort auf **Start**, wenn alle sitzen.
ui-lobby-harder = Das hast du schon einmal gewonnen, deshalb nimmt dieser Tisch die nächste Stufe. Eine andere wählst du im Befehl.
ui-lobby-open = Dein Tisch ist eröffnet. Drück auf **Start**, wenn alle sitzen.

## Names for automata

automaton-name-1 = Messing-Agnes
automaton-name-2 = Uhrwerk-Hannes
automaton-name-3 = Eisen-Mathilde
automaton-name-4 = Kupfer-Tom
automaton-name-5 = Blech-Beatrix
automaton-name-6 = Dampf-Oswin
automaton-name-7 = Silber-Veit
automaton-name-8 = Zahnrad-Edith
automaton-name-9 = Zinn-Ägidius
automaton-name-10 = Blasebalg-Johanna
automaton-name-11 = Blei-Peter
automaton-name-12 = Triebfeder-Isolde
automaton-name-13 = Zink-Barnabas
automaton-name-14 = Schwungrad-Rosa
automaton-name-15 = Rost-Parzival

## Pace and deadlines

pace-live = live, 2 Minuten je Entscheidung
pace-relaxed = gemütlich, 1 Stunde je Entscheidung
pace-correspondence = per Brief, 1 Tag je Entscheidung
pace-bank-live = Zeitkonto von 10 Minuten, plus 30 Sekunden je Antwort, bis zu 20 Minuten
pace-bank = Zeitkonto von 24 Stunden, plus 4 je Antwort, bis zu 72
pace-none = keine Uhr
deadline = Die Zeit läuft { $when } ab.
