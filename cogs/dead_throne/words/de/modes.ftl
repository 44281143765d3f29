### Solo and Defender: the road and its bosses; towns, enemies on the march, the dragon.

## Solo

event-marker-moved = { $track ->
    [red] Der rote Marker rückt auf { $space } von { $spaces }.
   *[green] Der grüne Marker rückt auf { $space } von { $spaces }.
  }
event-boss-met = { $boss-The } { $boss-num ->
    [many] versperren
   *[other] versperrt
  } auf Feld { $space } die Straße{ $times ->
    [1] .
   *[other] , und dort zählt jeder Würfel { $times }-fach.
  }
event-boss-fought = { $way ->
    [won] { $seat } hat { $boss-acc } geschlagen, { $dealt } zu { $taken }!
    [lost] { $boss-The } { $boss-num ->
        [many] werfen
       *[other] wirft
      } { $seat } auf Feld { $space } zurück, { $taken } zu { $dealt }.
    [died] { $boss-The } { $boss-num ->
        [many] haben
       *[other] hat
      } { $seat } getötet.
   *[drawn] Gleichstand bei { $dealt }, zwischen { $seat } und { $boss-dat }. Zurück auf Feld { $space }.
  }
event-winter-nears = { $turns ->
    [0] Der Winter ist da.
    [one] Der Winter kommt nach einem weiteren Zug.
   *[other] Noch { $turns } Züge bis zum Winter.
  }

## Enemies on the march

event-omen-drawn = Das Omen heißt { $omen }: { $omen-does }.
event-enemy-appeared = Bei { $step } { $enemy-num ->
    [many] erscheinen
   *[other] erscheint
  } { $enemy-a }.
event-nobody-came = Diesmal kommt niemand.
event-enemy-walked = { $enemy-The } { $enemy-num ->
    [many] gehen
   *[other] geht
  } von { $origin } nach { $step }.
event-town-hit = { $enemy-The }{ $count ->
    [1] { $enemy-num ->
        [many] {" "}greifen
       *[other] {" "}greift
      }
   *[other] {" "}und alle, die dabei sind, greifen
  } { $tile } mit { $damage } an: { $left ->
    [0] Die Stadt ist gefallen!
   *[other] noch { $left } Stärke.
  }
event-town-repaired = { $seat } lässt { $tile } ausbessern: jetzt { $left } Stärke.
event-spawn-fought = { $way ->
    [won] { $seat } besiegt { $enemy-acc }{ $count ->
        [1] { "" }
       *[other] {" "}und alle, die dabei sind
      }, { $dealt } zu { $taken }.
    [driven] { $seat } vertreibt { $enemy-acc }, { $dealt } zu { $taken }: keine Belohnung.
    [died] { $enemy-The } { $enemy-num ->
        [many] waren
       *[other] war
      } zu stark{ $dealt ->
        [0] .
       *[other] , { $enemy-num ->
            [many] werden
           *[other] wird
          } aber vertrieben.
      }
   *[stays] { $enemy-The } { $enemy-num ->
        [many] halten
       *[other] hält
      } stand gegen { $seat }, { $taken } zu { $dealt }.
  }
event-learned = { $gained } Erfahrung für euch alle: jetzt { $xp }.
event-danger-rose = Es wird dunkler: von nun an der Feindwürfel der Stufe { $level }.
event-trained = { $way ->
    [attack] Alle Helden haben gelernt: 1 Angriff mehr.
    [defence] Alle Helden haben gelernt: 1 Abwehr mehr.
   *[two-dice] Alle Helden haben gelernt: Gruppen werfen zwei Würfel.
  }

## Agrimor

event-dragon-came = Agrimor ist da, bei { $step }, mit { $health } Leben!
event-dragon-grew = Agrimor wächst: jetzt { $health } Leben.
event-dragon-fought = { $way ->
    [slain] { $seat } fügt Agrimor { $dealt } zu. Der Drache ist tot!
    [won] { $seat } schlägt Agrimor, { $dealt } zu { $taken }: noch { $health } Leben.
    [died] Agrimor tötet { $seat } und hat noch { $health } Leben.
   *[stays] Agrimor hält stand gegen { $seat }, { $taken } zu { $dealt }: noch { $health } Leben.
  }
event-dragon-fled = Agrimor erhebt sich und kommt bei { $step } herab.
event-dragon-in-castle = Agrimor ist in der Burg, wohin ihm niemand folgen darf. Noch eine Runde, und alles ist verloren.

## Together

event-joined = { $seat } und { $other } gehen zusammen.
event-join-declined = { $seat } schließt sich { $other } nicht an.
event-split-off = { $seat } geht wieder allein.
event-stayed-behind = { $seat } bleibt zurück.
event-revived = { $seat } gibt ein Medaillonstück: { $other } steht auf, mit { $health } Leben.

prompt-join = { $other } möchte mit dir gehen. Geht ihr zusammen?
    .waiting = { $asked } entscheidet über den Weg mit { $other }.
    .title = Zusammen gehen?
option-walk-together = Zusammen gehen
option-walk-alone = Allein gehen
option-split-off = Die Gruppe verlassen
option-join = Zusammen mit { $other } gehen
option-strike = Angreifen: { $enemy }
    .hint = { $enemy-does }
option-strike-all = { $count ->
    [2] Beide als einen angreifen
   *[other] Alle { $count } als einen angreifen
  }
option-strike-dragon = Agrimor angreifen, { $health } Leben
option-revive = { $other } wecken, für ein Medaillonstück
option-repair-town = { $thing } ausbessern: 5 für 20 Münzen
prompt-point = Eure Gruppe wird angegriffen. Wer nimmt den Hieb?
    .waiting = { $asked } entscheidet, wer den Hieb nimmt.
    .title = Wer nimmt den Hieb?
option-point = { $other }
prompt-goal = Zu zwei Städten ist es gleich weit ({ $enemy }). Wohin geht es?
    .waiting = { $asked } entscheidet, wohin es geht: { $enemy }.
    .title = Welche Stadt?
option-goal = { $thing }
prompt-way = Mehrere Wege sind gleich kurz ({ $enemy }). Welcher wird es?
    .waiting = { $asked } entscheidet über den Weg: { $enemy }.
    .title = Welcher Weg?
option-way = Nach { $step }
option-way-by = Nach { $step }, gegen { $others }
