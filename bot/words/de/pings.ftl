### Who is called, when, and where they are waited for.

## At the table

ping-waits = Alle warten auf { $name }.
ping-also = { $name }, auch in { $channels } wird auf dich gewartet.
ping-also-many =
    { $name }, auch in { $channels } und an { $more ->
        [one] einem weiteren Tisch
       *[other] { $more } weiteren Tischen
    } wird auf dich gewartet: **/gm tables** zählt sie auf.
ping-quiet = { $name } hat Ruhezeit. Ich rufe { $when }.
ping-vacation = { $name } ist bis { $when } im Urlaub. So lange steht die Uhr still.
ping-vacation-live = { $name } ist bis { $when } im Urlaub, also rufe ich nicht. Bei diesem Tempo läuft die Uhr weiter.
vacation-public = { $name } ist bis { $when } im Urlaub.
vacation-over = { $name } ist aus dem Urlaub zurück.
ping-end = { $people }: Die Partie ist vorbei.

## /gm pings

pings-title = Wann ich dich rufe
pings-every = Ich rufe dich bei jeder Entscheidung.
pings-waited = Ich rufe dich nur, wenn andere auf dich warten.
pings-end = Ich rufe dich nur, wenn eine Partie vorbei ist.
pings-never = Ich rufe dich nie.
pings-letters = Ich rufe dich per Direktnachricht, nicht im Kanal.
pings-no-letters = Ich rufe dich im Kanal des Tisches.
letter-greeting = Hier rufe ich dich, wenn ein Tisch auf dich wartet. **/gm pings direktnachricht:False** schaltet das ab.
letter-call = 🔔 **{ $game }** auf { $server } wartet auf dich. [Zum Tisch]({ $link })
letter-closed = Ich kann dir nicht schreiben, also hat sich nichts geändert. Erlaube Direktnachrichten von Mitgliedern dieses Servers und versuch es dann noch einmal.
pings-digest = Einmal am Tag, um { $at } ({ $zone }), schreibe ich dir eine Direktnachricht mit allen langsamen Tischen, die auf dich warten. Einzeln rufe ich dich zu ihnen nicht.
digest-greeting = Hier schreibe ich dir einmal am Tag, wenn langsame Tische auf dich warten. **/gm pings übersicht:off** schaltet das ab.
digest-title = { $count ->
    [one] 🔔 Ein langsamer Tisch wartet auf dich:
   *[other] 🔔 { $count } langsame Tische warten auf dich:
  }
digest-more = { $count ->
    [one] Noch ein Tisch wartet auf dich: **/gm tables** zeigt alle.
   *[other] Noch { $count } Tische warten auf dich: **/gm tables** zeigt alle.
  }
digest-no-hour = Diese Uhrzeit konnte ich nicht lesen, also hat sich nichts geändert. Schreib sie als 8 oder 18:30, oder off.
letter-refused = Discord hat dir meine Direktnachricht nicht zugestellt, also ruft dich der Tisch in seinem Kanal. Erlaube Direktnachrichten von Mitgliedern dieses Servers, wenn du sie willst.
pings-server = So hat es der Server eingestellt.
pings-quiet = Ruhezeit: { $begins } bis { $ends } ({ $zone }). Deine Uhren laufen weiter; ich rufe dich, wenn die Ruhezeit vorbei ist.
pings-no-quiet = Du hast keine Ruhezeit.
pings-vacation = Du bist bis { $when } im Urlaub. In Spielen mit einem Tag oder mehr je Antwort stehen deine Uhren still. Alle an deinen Tischen sehen, dass du weg bist.
pings-how = Das gilt auf allen Servern. Ich rufe dich höchstens zweimal, bis du etwas entscheidest, und nie, solange du am Tisch bist. Du änderst es mit den Optionen von **/gm pings**: **ruhezeit** nimmt Stunden wie 22-8 oder off; **urlaub** nimmt eine Zahl von Tagen, oder 0, wenn du zurück bist. **übersicht** nimmt eine Uhrzeit wie 8 oder off.
pings-no-hours = Diese Stunden konnte ich nicht lesen, also hat sich nichts geändert. Schreib sie als 22-8 oder 22:30-07:00, oder off.
pings-no-zone = Diesen Ort kenne ich nicht, also hat sich nichts geändert. Wähle einen der Vorschläge, oder sag, wie weit deine Uhr von UTC abweicht, etwa +2 oder -3:30.

## /gm tables

tables-title = Deine Tische auf diesem Server
tables-none = Du sitzt hier an keinem Tisch.
tables-waiting = 🔔 **{ $game }** in { $channel } wartet auf dich.
tables-other = • { $game } in { $channel }

## The server's settings

settings-lobby-life = { $hours ->
    [one] Ich schließe eine Lobby nach einer Stunde, in der nichts geschieht.
   *[other] Ich schließe eine Lobby nach { $hours } Stunden, in denen nichts geschieht.
  }
settings-tables = { $tables ->
    [0] Es dürfen beliebig viele Tische zugleich offen sein
    [one] Es darf höchstens ein Tisch offen sein
   *[other] Es dürfen höchstens { $tables } Tische zugleich offen sein
  }; eine Person darf { $each ->
    [0] so viele eröffnen, wie sie mag
   *[other] höchstens { $each } eröffnen
  }.
settings-cooldown = { $seconds ->
    [0] Zwischen zwei Tischen muss niemand warten.
    [one] Nach fünf Tischen hintereinander wartet man vor jedem weiteren eine Sekunde.
   *[other] Nach fünf Tischen hintereinander wartet man vor jedem weiteren { $seconds } Sekunden.
  }
settings-pings-every = Ich rufe bei jeder Entscheidung, wenn jemand nichts anderes gewählt hat (**/gm pings**).
settings-pings-waited = Ich rufe nur, wenn andere warten, falls jemand nichts anderes gewählt hat (**/gm pings**).
settings-pings-end = Ich rufe nur, wenn eine Partie vorbei ist, falls jemand nichts anderes gewählt hat (**/gm pings**).
settings-pings-never = Ich rufe niemanden, der nichts anderes gewählt hat (**/gm pings**).
settings-keep = { $days ->
    [0] Ich bewahre beendete Partien vollständig auf.
    [one] Ich kürze eine Partie einen Tag nach ihrem Ende auf ihre Aufzeichnung.
   *[other] Ich kürze eine Partie { $days } Tage nach ihrem Ende auf ihre Aufzeichnung.
  }
