### Players who meet: windows, trades, battles, scrolls used on each other, traps, standing orders.

health-left = { $health ->
    [0] kein Leben mehr
   *[other] noch { $health } Leben
  }

## Scrolls

event-scroll-used = { $seat } benutzt { $scroll } gegen { $target }.
    .without-target = { $seat } benutzt { $scroll }.
event-held-on = { $seat } hält ein.
event-nullified = { $seat } macht { $scroll } zunichte: { $user } hat die Rolle umsonst benutzt.
event-scroll-void = Der Spiegelschild von { $seat } verschluckt { $scroll }.
event-conjured = { $way ->
    [blade] In der Hand von { $seat } erscheint eine Klinge aus Licht.
   *[bulwark] Vor { $seat } erscheint ein Bollwerk aus Licht.
  }
event-swapped = { $seat } und { $other } tauschen die Plätze: { $seat } steht jetzt bei { $step }.
event-barred = { $seat } versperrt den Weg: Niemand sonst darf nach { $step }.
event-sped-up = { $seat } geht auf flinken Füßen: { $steps } Schritte mehr.
event-land-read = { $seat } liest das Land: Die nächsten Karten bergen keine Überraschung ({ $terrain }).
event-charmed = { $way ->
    [weapon] { $seat } bindet einen Zauber an eine Waffe: +1 Angriff.
   *[shield] { $seat } bindet einen Zauber an einen Schild: +1 Abwehr.
  }

pause-react = { $user } benutzt { $scroll }. Ein Augenblick zum Einhalten …
prompt-react = { $user } benutzt { $scroll } gegen { $other }. Du kannst die Rolle aufheben.
    .title = Einhalten?
option-hold-on = Einhalten
    .hint = Alle erfahren es, und ich frage dich
prompt-cancel = { $user } benutzt { $scroll } gegen { $other }. Hebst du die Rolle auf?
    .waiting = { $asked } darf { $scroll } von { $user } aufheben.
    .title = Aufheben?
option-no-reaction = Geschehen lassen
    .hint = Daueranweisungen können das für immer sagen
option-nullify = Zunichte machen
prompt-bar-the-way = Welches Feld versperrst du?
    .waiting = { $asked } wählt ein Feld zum Versperren.
    .title = Weg versperren
option-bar = Versperren: { $step }
prompt-read-the-land = In welchen Stapel blickst du?
    .waiting = { $asked } wählt einen Stapel zum Hineinsehen.
    .title = Das Land lesen
option-deck = { $terrain }
prompt-order-cards = Diese kommen als Nächstes. Nenn sie in der Reihenfolge, in der sie gezogen werden sollen, die erste zuerst.
    .waiting = { $asked } ordnet die nächsten Karten.
    .title = Was als Nächstes kommt
option-card-ahead = { $card }
prompt-swap-places = Mit wem tauschst du den Platz?
    .waiting = { $asked } wählt jemanden zum Platztausch.
    .title = Platztausch
prompt-far-voice = Wen soll deine Stimme erreichen?
    .waiting = { $asked } wählt, wen die ferne Stimme erreicht.
    .title = Ferne Stimme
prompt-say = Man hört dich. Was willst du?
    .waiting = { $asked } spricht aus der Ferne.
    .title = Ferne Stimme
option-choose-player = { $other }
option-say-nothing = Doch nichts sagen
option-use-scroll = { $scroll } benutzen
option-scroll = { $thing } lesen
option-charm-weapon = { $scroll } auf deine Waffe
    .hint = +1 Angriff, solange du sie hast
option-charm-shield = { $scroll } auf deinen Schild
    .hint = +1 Abwehr, solange du ihn hast
prompt-discards = { $count ->
        [one] Leg eine Rolle beiseite.
       *[other] Leg { $count } Rollen beiseite.
      } Welche?
    .waiting = { $asked } legt Rollen beiseite.
    .title = Beiseitelegen
option-discard = { $thing }

## Walked over, and met

prompt-pass-by = { $walker } kommt bei { $step } vorbei. Unternimmst du etwas?
    .waiting = { $asked } darf { $walker } aufhalten.
    .title = Jemand kommt vorbei
option-let-pass = Vorbeilassen
option-battle = Kampf gegen { $other }
    .hint = Wer ihn beginnt, schlägt zuerst zu
option-trade = Tauschen mit { $other }
option-sit-down = Zum Tausch von { $other } setzen
    .hint = Du darfst mit allen dort handeln
option-rescue = { $other } befreien: { $enemy }
    .hint = Gewinnst du, gehört die Belohnung dir
option-use-on = { $scroll } gegen { $other }
option-use-on-weapon = { $scroll }: Waffe von { $other }
option-use-on-shield = { $scroll }: Schild von { $other }
option-trap-on = { $trap } für { $other }
    .hint = Deine Falle schnappt jetzt zu

event-set-free = { $seat } hat { $enemy-acc } geschlagen: { $other } ist frei!
prompt-rescued = { $count ->
    [one] { $other } ist frei.
   *[other] { $other } sind frei.
  } Was nun? Dein Zug endet damit.
    .waiting = { $asked } und die Befreiten sehen einander an.
    .title = Wieder frei
option-set-free = Gute Reise wünschen
prompt-strike-back = { $other } hat eine Rolle gegen dich benutzt, und du hast sie abgewehrt. Schlägst du zurück?
    .waiting = { $asked } darf zurückschlagen.
    .title = Zurückschlagen?
option-strike-back = Kampf: zuerst zuschlagen
option-let-it-be = Sein lassen

## Trade

event-talked = { $way ->
    [counter] { $seat } nennt { $other } andere Bedingungen.
   *[offer] { $seat } bietet { $other } einen Tausch an.
  }
event-trade-refused = { $seat } will keinen Tausch mit { $other }.
event-traded = { $seat } und { $other } sind sich einig.
event-dealt-coin = { $seat } bekommt von { $other } { $coin ->
    [one] 1 Münze
   *[other] { $coin } Münzen
  }.
event-dealt-thing = { $seat } bekommt von { $other }: { $kind ->
    [essence] die Essenz { $enemy-of }
    [relic] { $relic }
    [scroll] { $scroll }
   *[item] { $item }
  }.
event-dealt-treasure = { $seat } bekommt von { $other } { treasure }{ crown-too }.
event-sat-down = { $seat } setzt sich zum Tausch mit { $others }.
event-rose-up = { $seat } steht vom Tausch auf.
prompt-deal = Was sagst du { $other }?
    .waiting = { $asked } verhandelt einen Tausch.
    .title = Tausch
option-deal = { $thing }
option-deal-broken = { $thing } (zerbrochen)
option-deal-essence = Essenz: { $thing }
stock-coin = Münzen
    .counted = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
      }
stock-piece = Medaillonstücke
    .counted = { $count ->
        [one] ein Medaillonstück
       *[other] { $count } Medaillonstücke
      }
prompt-partner = Mit wem sprichst du?
    .waiting = { $asked } blickt in die Runde.
    .title = In die Runde
option-talk-to = Mit { $other } sprechen
option-leave-trade = Aufstehen und gehen

## Battle

event-battle-began = { $way ->
    [window] { $seat } versperrt { $other } bei { $step } den Weg: Kampf!
    [afar] Die Stimme von { $seat } trifft { $other } bei { $step } wie ein Hieb!
    [answer] { $seat } lässt sich das nicht gefallen: Kampf mit { $other } bei { $step }!
   *[announced] { $seat } greift { $other } bei { $step } an!
  }
event-battle-joined = { $way ->
    [dragged] { $seat } wird bei { $step } in den Kampf hineingezogen.
    [afar] { $seat } mischt sich aus der Ferne in den Kampf bei { $step }, ungesehen bis zum eigenen Zug darin.
   *[walked] { $seat } mischt sich in den Kampf bei { $step }, ungesehen bis zum eigenen Zug darin.
  }
event-battle-turn-began = { $seat } ist im Kampf bei { $step } am Zug.
event-struck = { $way ->
    [weapon] { $seat } schlägt nach { $target }
    [hand] { $seat } schlägt mit bloßen Händen nach { $target }
    [reflected] Die Rolle kommt von { $seat } zu { $target } zurück
   *[scroll] { $seat } schleudert Magie auf { $target }
  }: { $attack } gegen { $defence }, { $damage ->
    [0] kein Schaden.
   *[other] { $damage } Schaden, { health-left }.
  }
event-summoned = { $way ->
    [attack] Auf den Ruf von { $seat } { $enemy-num ->
        [many] kommen
       *[other] kommt
      } { $enemy-the }: { $value } zum Angriff.
   *[defence] Auf den Ruf von { $seat } { $enemy-num ->
        [many] kommen
       *[other] kommt
      } { $enemy-the }: { $value } zur Abwehr.
  }
event-battle-passed = { $seat } wartet.
prompt-flight = Du hast { $total } für die Flucht gewürfelt. Behältst du den Wurf?
    .waiting = { $asked } hat einen Glücksbringer in der Hand.
    .title = Den Wurf behalten?
option-keep-roll = Behalten
event-flight-rolled = { $is_away ->
    [1] { $seat } würfelt { $first } und { $second } und entkommt!
   *[0] { $seat } würfelt { $first } und { $second } und entkommt nicht.
  }
event-battle-left = { $way ->
    [teleport] { $seat } ist aus dem Kampf verschwunden.
   *[afar] { $seat } verstummt und verlässt den Kampf.
  }
event-battle-ended = Der Kampf bei { $step } ist vorbei. Übrig bleibt { $seat }.

prompt-battle-turn = Du bist im Kampf bei { $step } am Zug. Was tust du?
    .waiting = { $asked } kämpft.
    .title = Kampf
option-attack = Angriff auf { $other }
    .hint = { health-left }
option-flee = Fliehen
    .hint = Zwei Würfel: 9 oder mehr, und du entkommst
option-flee-surely = Fliehen
    .hint = Was du auch würfelst, du entkommst
option-pass-turn = Warten
option-leave-battle = Kampf verlassen
    .hint = Du bist nicht einmal da
prompt-blow = { $taken ->
    [0] { "" }
   *[other] Du hast { $taken } verloren: Mach mehr Schaden, um zu gewinnen.{" "}
  }Abwehr ({ $against }): { $defence-dice ->
    [0] { $defence }
    [one] ein Würfel
   *[other] { $defence-dice }× Würfel
  }. Womit schlägst du zu?
    .waiting = { $asked } hebt den Arm.
    .title = Dein Hieb
group-blow-weapon = Mit deiner Waffe …
group-blow-hand = Mit bloßen Händen …
group-blow-none = Nur mit Magie …
option-blow-weapon = Deine Waffe
option-blow-weapon-scroll = Deine Waffe und { $scroll }
option-blow-weapon-essence = Deine Waffe und { $enemy }
option-blow-weapon-scroll-essence = Deine Waffe, { $scroll } und { $enemy }
option-blow-weapon-dart = Deine Waffe, Blutpfeil
option-blow-weapon-scroll-dart = Deine Waffe und { $scroll }, Blutpfeil
option-blow-weapon-essence-dart = Deine Waffe und { $enemy }, Blutpfeil
option-blow-weapon-scroll-essence-dart = Deine Waffe, { $scroll } und { $enemy }, Blutpfeil
option-blow-hand = Bloße Hände
option-blow-hand-scroll = Bloße Hände und { $scroll }
option-blow-hand-essence = Bloße Hände und { $enemy }
option-blow-hand-scroll-essence = Bloße Hände, { $scroll } und { $enemy }
option-blow-hand-dart = Bloße Hände, Blutpfeil
option-blow-hand-scroll-dart = Bloße Hände und { $scroll }, Blutpfeil
option-blow-hand-essence-dart = Bloße Hände und { $enemy }, Blutpfeil
option-blow-hand-scroll-essence-dart = Bloße Hände, { $scroll } und { $enemy }, Blutpfeil
option-blow-none-scroll = Nur { $scroll }
option-blow-none-essence = Nur { $enemy }
option-blow-none-scroll-essence = { $scroll } und { $enemy }
option-blow-none-scroll-dart = Nur { $scroll }, Blutpfeil
option-blow-none-essence-dart = Nur { $enemy }, Blutpfeil
option-blow-none-scroll-essence-dart = { $scroll } und { $enemy }, Blutpfeil
option-hold-back = Nicht zuschlagen
option-decline = Nicht zuschlagen
    .hint = Deine Waffe bleibt heil
prompt-guard = Angriff ({ $against }): { $attack }, und deine Abwehr ist { $defence }. Was gibst du dazu?
    .waiting = { $asked } wappnet sich gegen den Hieb.
    .title = Abwehr
option-no-guard = Nichts
option-guard-scroll = { $scroll }
option-guard-essence = Rufen: { $enemy }
option-guard-scroll-essence = { $scroll } und { $enemy }

## Traps

event-trapped = { $seat } ist gefangen{ $turns ->
    [one] , einen Zug lang,
   *[other] , { $turns } Züge lang,
  } und kann sich so lange nicht wehren.
event-loosed = { $seat } ist wieder frei.
event-roll-lost = { $seat } verliert den nächsten Wurf.
event-trap-sprang = Eine Falle fängt { $seat } bei { $step }: { $trap } von { $owner }{ $level ->
    [1] .
   *[other] , Stufe { $level }.
  }
event-trap-grew = Deine Falle hat jetzt Stufe { $level }: { $trap }.
pause-spring = { $victim } will bei { $step } etwas tun. Ein Augenblick zum Einhalten …
prompt-spring = { $victim } will bei { $step } etwas tun. Du kannst eine Falle zuschnappen lassen.
    .title = Einhalten?
prompt-set-off = { $victim } will bei { $step } etwas tun. Lässt du eine Falle zuschnappen?
    .waiting = { $asked } darf eine Falle zuschnappen lassen.
    .title = Eine Falle auslösen?
option-spring-it = Auslösen: { $trap }
option-leave-it-set = Gestellt lassen
option-arm = { $thing } an { $trap }
    .hint = Die nächste Stufe; du bekommst es nicht zurück
group-traps = Falle verstärken …

## Standing orders

order-refresh = Wenn Rollen fehlen, zieh
option-wish-war = Krieg
option-wish-ward = Wehr
option-wish-way = Weg
option-wish-each = Von jedem eine
order-on-sight = Sofort angreifen
option-on-sight-of = { $other }
order-let-pass = Wenn jemand vorbeikommt
order-never-react = Eine Rolle aufheben oder eine Falle auslösen
order-cancel-at = Immer Rollen aufheben gegen
option-cancel-at-me = Mich
option-cancel-at-other = { $other }
order-cancel-kind = Immer diese Rollen aufheben
option-cancel-kind = { $scroll }
order-never-guard = Wenn ich angegriffen werde
option-use-nothing = Nichts dagegen einsetzen
option-never = Mich nie fragen

## Why an automaton chose as it did

reason-fair-fight = Dieser Kampf ist zu gewinnen.
reason-no-fight = Kein Kampf ist die Wunden wert.
reason-cancel = Diese Rolle galt mir.
reason-spare = Die wird später gebraucht.
reason-brace = Das würde wehtun.
reason-strike = Dieser Hieb bringt am meisten.
reason-flee = Dieser Kampf ist verloren.
reason-hold = Nichts Besseres zu tun.
reason-fair-price = Ein guter Handel.
reason-bad-price = Nicht zu diesem Preis.
reason-snap = Dafür sind Fallen da.
