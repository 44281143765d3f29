### What one reads in private: the board, help, rules, the story, who has won.

## Read board, help, rules, log

read-title = Das Spielfeld in Worten
whole-title = Die ganze Karte
help-title = So spielt man { $game }
help-more = Eine Regel schlägst du mit **rules** nach. **undo** nimmt eine Antwort zurück, **snooze** gibt dir mehr Zeit, **swap** gibt deinen Platz ab, und **end** fragt, ob die Partie abgebrochen werden soll.
rules-unknown = Ich finde keine solche Regel und kein solches Thema. Wähle einen der Vorschläge.
log-title = Die Geschichte bisher
log-empty = Noch ist nichts geschehen.
log-lost = Seitdem haben sich die Regeln geändert, also kann ich diese Partie nicht mehr erzählen. **Beweis** zeigt noch ihren Seed.
log-late = Seit dem Beginn dieser Partie haben sich die Regeln geändert, also kann ich sie erst ab ihrem letzten Zug erzählen.
log-why = Warum Automaten so spielten
reason-slipped = Ein Anfängerfehler.
reason-foreseen-ahead = Vorausdenken zeigte, dass das besser ist.
log-reason = { $name }: { $reason }
log-line = { $text } ({ $rule })
log-page = Seite { $page } von { $pages }

## A match that is over, watched again

watch-step = { $step } von { $steps }
watch-first = Anfang
watch-back = Zurück
watch-on = Weiter
watch-last = Ende
watch-jump = Springen zu …
watch-range = Zug um Zug: von … bis … wählen
watch-between = Schritte { $first } bis { $last }, Zug um Zug
watch-all = Alle Schritte
watch-lost = Seitdem haben sich die Regeln geändert, also kann ich diese Partie nicht mehr zeigen. **Beweis** zeigt noch ihren Seed.

## The film of a match

film-title = { $game }: der Film
film-seat = Platz { $number }
film-hero = Held { $number }
film-alt = { $pictures ->
    [one] Ein Film aus einem Bild.
   *[other] Ein Film aus { $pictures } Bildern.
  } { $ending } Das letzte davon: { $last }
film-posted = Den Film dieser Partie findest du hier: { $link }
film-being-made = Ich mache den Film dieser Partie. In ein paar Sekunden ist er hier.
film-broke-off = Der Film ist abgebrochen, bevor er fertig war. Drücke **Teilen**, um es noch einmal zu versuchen.
film-too-large = Dieser Film bräuchte mehr Arbeitsspeicher, als ich verwenden darf. **Noch mal ansehen** zeigt dir die Partie Schritt für Schritt.

## Who has played and won

stats-title = { $game } auf diesem Server
stats-none = Hier hat noch niemand eine Partie beendet. Mach den Anfang.
stats-line = { $name } · { $won ->
    [one] 1 Sieg
   *[other] { $won } Siege
  } in { $played ->
    [one] 1 Partie
   *[other] { $played } Partien
  }{ $best ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }· längste Serie { $best }
  }
stats-season = Saison **{ $season }**
stats-ever = Seit Anbeginn
stats-no-season = Eine Saison dieses Namens gab es auf diesem Server nicht. Wähle eine aus der Liste, oder lass **saison** leer.
one-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-rating = { $line } · Wertung { $rating }
stats-group = { $line } · { $points } Punkte
stats-rated-how = Eine Wertung steigt, wenn du höher Gewertete schlägst, und beginnt niedrig, bis du ein paar Partien gespielt hast. Automaten und abgebrochene Partien zählen nicht. Punkte gibt es für gemeinsame Siege; schwerere Partien geben mehr.
stats-length = { $minutes ->
    [0] Die Hälfte der Partien ist in einer Minute vorbei.
    [one] Die Hälfte der Partien ist in einer Minute vorbei.
   *[other] Die Hälfte der Partien ist in { $minutes } Minuten vorbei.
  }
stats-endings = Wie Partien enden
stats-ending = { $name }: { $count }
stats-end-won = Gewonnen
stats-end-lost = Von niemandem gewonnen
stats-end-stopped = Abgebrochen
stats-end-agreed = Durch Abstimmung beendet
stats-end-deserted = Alle in Pause
stats-end-left = Alle gegangen
stats-end-idle = Zeit abgelaufen
stats-streak = 🔥 { $streak } in Folge

## A match tried again: Try From Here

watch-try = Ab hier probieren
try-title = { $game }: Was wäre, wenn?
try-how = Du spielst ab diesem Augenblick weiter, und Automaten spielen für alle anderen. Nur du siehst es, und es zählt nirgends. Würfel und verdeckte Karten sind, wie sie waren.
try-ended = So hätte es enden können. **Noch mal ansehen** führt zu anderen Augenblicken.
try-over = In diesem Augenblick war die Partie schon vorbei. Wähle einen früheren.
try-lost = Ich habe diese Partie nicht mehr im Gedächtnis. Drück in **Noch mal ansehen** erneut auf **Ab hier probieren**.

## One's own record: /gm me

me-title = Deine Bilanz auf diesem Server
me-none = Du hast hier noch keine Partie beendet.
me-game = **{ $game }**: { $line }
me-line = { $won ->
    [one] 1 Sieg
   *[other] { $won } Siege
  } in { $played ->
    [one] 1 Partie
   *[other] { $played } Partien
  }
me-favourite = Am meisten spielst du { $game }.
me-matches = Deine Partien
me-history = Deine Wertung in { $game }
me-history-alt = Deine Wertung in { $game } über { $count } Partien: von { $first } auf { $last }, höchste { $highest }.
me-listed = Andere sehen dich in der Rangliste. **/gm me** mit **sichtbar** auf False verbirgt dich dort, auf allen Servern.
me-unlisted = Andere sehen dich nicht in der Rangliste. Deine Ergebnisse zählen weiter für die Wertung derer, mit denen du spielst. **/gm me** mit **sichtbar** auf True zeigt dich wieder.
season-begun = Die Saison **{ $season }** hat begonnen. Wertungen und Punkte fangen neu an; **stats** zeigt weiterhin frühere Saisons.
season-ended = Die Saison **{ $season }** ist vorbei. Bis du eine neue beginnst, zeigt **stats** die Ergebnisse seit Anbeginn.
season-none = Es läuft keine Saison. Gib einen Namen (**name**) an, um eine zu beginnen.
season-taken = Eine Saison dieses Namens gab es schon. Wähle einen anderen Namen.
season-off = Dieser Server wertet niemanden. Schalte erst **Wertung** in **/gm settings** ein.

## How reliable people are

reliability = Verlässlichkeit
reliability-title = Verlässlichkeit in den letzten { $most } Partien hier
reliability-line = { $name }: { $percent } % von { $asked ->
    [one] einer Antwort
   *[other] { $asked } Antworten
  } rechtzeitig, { $left ->
    [0] keine Partie vorzeitig verlassen
    [one] eine Partie vorzeitig verlassen
   *[other] { $left } Partien vorzeitig verlassen
  }
    .new = { $name }: hier noch nichts gefragt worden
reliability-how = Rechtzeitig ist eine Antwort, die kam, bevor die Uhr geantwortet hat. Nur du siehst das. Wer nicht in der Rangliste stehen will, steht auch hier nicht.
reliability-nobody = Hier ist sonst niemand, über den ich dir etwas sagen darf.
reliability-off = Dieser Server zeigt nicht, wie verlässlich jemand ist.
me-reliability = { $line }, in deinen letzten { $most } Partien hier. Nur du siehst das.
    .shown = { $line }, in deinen letzten { $most } Partien hier. Wer einen Tisch eröffnet, an den du dich setzt, sieht es auch.
