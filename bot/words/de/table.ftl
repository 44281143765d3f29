### The table message, the panel, the result. Sentences end with a period; buttons are short and have none.

## Table message

table-hand = Deine Hand
table-read = Nachsehen
table-whole = Karte
table-help = Hilfe
table-asked = **{ $who }: { $question }**
table-alt-missing = Das Spielfeld als Bild. **Nachsehen** sagt es in Worten.

## Panel (private)

panel-title = Nur für deine Augen
panel-nothing = Du hast gerade nichts zu entscheiden.
panel-news = Was du erfahren hast
panel-waited = Während du gewartet hast
panel-read = Nachsehen
panel-orders = Anweisungen
panel-at-table = Das entscheidest du am Tisch, beim Spielfeld.
panel-hand = Deine Hand in Worten
panel-for = { $name }: { $question }
panel-look = Einen anderen deiner Plätze ansehen

## What may be done besides, and nobody waits for

offer-yours = Du kannst außerdem …
offer-public = { $asked } kann auch etwas tun: { $title }.

## Moments that last a little

pause-moment = Einen Augenblick …

## Standing orders (private)

orders = Daueranweisungen
orders-change = Ändern
orders-none = Du hast keine Daueranweisungen, also frage ich dich jedes Mal.
orders-empty = Lass es leer, dann frage ich jedes Mal.
orders-done = Gespeichert. Niemand sonst kann es erkennen.
order-line = { $order }: **{ $said }**
order-more = { $order } (weitere)
order-more-about = Wähle nur in einer dieser Listen.

## A plan for one's next turn (private)

plan = Zug planen
plan-empty = Lass es leer, dann frage ich dich.
plan-set = Für deinen Zug vorgemerkt: { $steps }.
plan-shaken = Seit du deinen Zug geplant hast, hat sich etwas geändert. Ich werde dich also fragen. Du kannst neu planen.
plan-dropped = Dein Plan endet hier, weil er nicht vorsieht, was nun kommt. Ab jetzt frage ich dich.

## Prompts

prompt-title = Deine Entscheidung
prompt-number = Eine Zahl von { $least } bis { $most }
prompt-alike = { " " }(Nr. { $number })
prompt-random = Zufall
prompt-none = Nichts davon
prompt-choose = Wähle
prompt-choose-some = { $least ->
    [0] Wähle bis zu { $most }
   *[other] { $least ->
        [one] Wähle eins
       *[other] Wähle { $least }
      }
  }
prompt-counted = { $said } ({ $count })
prompt-next = Mehr
prompt-previous = Zurück

## More time

snooze = Mehr Zeit
snooze-done = Du hast mehr Zeit. { $left ->
    [0] Das war das letzte Mal in dieser Partie.
    [one] In dieser Partie kannst du noch einmal darum bitten.
   *[other] In dieser Partie kannst du noch { $left }-mal darum bitten.
  }
snooze-public = { $name } nimmt sich mehr Zeit.

## The host speaks

host-failed = Ich konnte nicht für { $name } spielen, weil meine eigenen Regeln gescheitert sind. Nehmt mit **undo** eine Antwort zurück, gebt den Platz mit **swap** an jemanden ab, oder fragt mit **end**, ob die Partie abgebrochen werden soll. Fehlerkennung: `{ $error_id }`.
host-stepped-back = Meine Regeln wurden berichtigt, also geht die Partie dort weiter, wo dieser Zug begann. { $count ->
    [0] Keine Antwort ist verloren.
    [one] Eine Antwort ist zurückgenommen: Bitte gebt sie noch einmal.
   *[other] { $count } Antworten sind zurückgenommen: Bitte gebt sie noch einmal.
  }

## What seats are called

name-hero = { $hero } ({ $person })
name-unchosen = Held { $number } von { $name }

## Result

result-title = Die Partie ist vorbei
result-winners = { $winners-count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
  }
result-nobody = Niemand gewinnt.
result-group-won = Ihr habt gewonnen, alle zusammen.
result-group-lost = Ihr habt verloren, alle zusammen.
result-line = **{ $place }** · { $name } · { $score }
result-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
result-crowned = { $line } 👑
result-next = Als Nächstes: { $tries }.
result-next-or = { $one }, oder { $other }

# What was compared at the end of a match, line by line.
reckoning-line = { $measure }: { $held }.
reckoning-decided = Ausschlaggebend – { $measure }: { $held }.
reckoning-level = { $names } liegen überall gleichauf.
reckoning-held = { $name } { $amount }
result-rematch = Revanche
result-harder = Schwerere Revanche
result-adopt = Held behalten
result-watch = Noch mal ansehen
result-share = Teilen
result-log = Chronik
result-proof = Beweis
proof-title = Nichts war gezinkt
result-commitment = Fingerabdruck des Seeds, zu Beginn veröffentlicht: `{ $commitment }`
result-seed = Seed: `{ $seed }`
result-verify = Du kannst jedes Ziehen und Würfeln nachprüfen: Exportiere die Partie und führe **python -m bot verify** mit der Datei aus.

## Discord's side: sentences of the messages themselves

ui-press-hand-for-it = Drück dafür auf **Deine Hand**.
ui-press-hand = Das entscheidest du im Geheimen: Drück auf **Deine Hand**.
ui-stopped = Die Partie wurde vor ihrem Ende abgebrochen. Niemand gewinnt.
ui-export = Exportieren
ui-hurry = Die Zeit wird knapp.
ui-still = Meine Regeln haben sich geändert, und ich kann diese Partie vorerst nicht fortsetzen. Nichts ist verloren: Sie geht weiter, sobald ich repariert bin. Oder brecht sie ab, mit **stop** oder gemeinsam mit **end**.

## What people write

stories-untold = Dieser Server zeigt nicht, was Spieler schreiben, also geht die Partie ohne deine Worte weiter.
