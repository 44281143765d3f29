### Health, coin, things, scrolls, death; fights with enemies.

coin = { $coin ->
    [one] 1 Münze
   *[other] { $coin } Münzen
  }
held-thing = { $kind ->
    [essence] die Essenz { $enemy-of }
    [relic] eine Reliquie ({ $relic })
    [scroll] eine Rolle
   *[item] { $item-a-acc }
  }
treasure = { $stones-count ->
    [0] { "" }
   *[other] { $stones-acc }{ $pieces ->
        [0] { "" }
       *[other] {" und "}
      }
  }{ $pieces ->
    [0] { "" }
    [one] ein Medaillonstück
   *[other] { $pieces } Medaillonstücke
  }
crown-too = { $has_crown ->
    [0] { "" }
   *[1] { $stones-count ->
        [0] { $pieces ->
            [0] { "" }
           *[other] {" und "}
          }
       *[other] {" und "}
      }die Königskrone
  }

## Health

event-hurt = { $seat } verliert { $damage } Leben: noch { $health }.
event-healed = { $seat } heilt { $gained }: jetzt { $health }.
event-weakened = { $seat } kann nur noch { $health } Leben haben.
event-died = { $is_out ->
    [0] { $pieces ->
        [0] { $is_lying ->
            [1] { $seat } fällt und liegt da, bis jemand ein Medaillonstück hergibt.
           *[0] { $seat } fällt und kommt wieder.
          }
        [one] { $seat } fällt, verliert ein Medaillonstück und kommt wieder.
       *[other] { $seat } fällt, verliert { $pieces } Medaillonstücke und kommt wieder.
      }
   *[1] { $seat } fällt und ist raus.
  }
event-faded = Kein Stein ist mehr da, zu dem { $seat } zurückkehren könnte: { $seat } ist raus.
event-life-token-spent = Eine Lebensmarke zerfällt: { $seat } steht wieder auf, mit { $health } Leben.
event-respawned = { $seat } ist zurück, bei { $step }, mit { $health } Leben.

## Coin and things

event-coin-gained = { $seat } bekommt { coin }.
event-coin-lost = { $seat } verliert { coin }.
event-gained = { $seat } hat jetzt { held-thing }.
event-dropped = { $way ->
    [used] { $seat } verbraucht { held-thing }.
    [full] { $seat } hat keinen Platz und lässt { held-thing } zurück.
    [drop] { $seat } lässt { held-thing } fallen.
   *[lost] { $seat } verliert { held-thing }.
  }
event-broke = Bei { $seat } zerbricht etwas: { $item }.
event-repaired = { $count ->
    [one] Ein Ding von { $seat } ist wieder heil.
   *[other] { $count } Dinge von { $seat } sind wieder heil.
  }
event-spoils = { $seat } nimmt { $victim } ab: { coin }{ $pieces ->
    [0] { "" }
    [one] , ein Medaillonstück
   *[other] , { $pieces } Medaillonstücke
  }{ $stones-count ->
    [0] { "" }
   *[other] , { $stones-acc }
  }.
event-left-lying = { $seat } lässt { treasure }{ crown-too } bei { $step } zurück, für alle, die kommen.
event-picked-up = { $seat } hebt bei { $step } { treasure } auf.
event-laid-down = { $seat } legt { $pieces ->
    [0] { $stones-acc }
    [one] ein Medaillonstück
   *[other] { $pieces } Medaillonstücke
  } bei { $step } ab.
event-scrolls-discarded = { $seat } wirft { $count ->
    [one] eine Rolle ab.
   *[other] { $count } Rollen ab.
  }
event-scrolls-drawn = { $count ->
    [one] { $seat } zieht eine Rolle.
   *[other] { $seat } zieht { $count } Rollen.
  }
event-gear-changed = { $seat } wechselt die Ausrüstung.
event-tool-used = { $seat } benutzt { $item-a-acc }.
event-spied = { $other } hält{ $scrolls-count ->
    [0] {" "}keine Rolle
   *[other] : { $scrolls }
  }; { $traps-count ->
    [0] keine Fallen.
   *[other] Fallen: { $traps }.
  }

## Fights with enemies

event-enemy-met = { $is_first ->
    [1] { $enemy-The }, Stufe { $level }, { $enemy-num ->
        [many] versperren
       *[other] versperrt
      } { $seat } den Weg. { $enemy-seen }
   *[0] { $enemy-The }, Stufe { $level }, { $enemy-num ->
        [many] versperren
       *[other] versperrt
      } { $seat } den Weg.
  }
event-enemy-struck = { $enemy-The } { $enemy-num ->
    [many] schlagen
   *[other] schlägt
  } mit { $attack } gegen { $defence } zu: { $damage ->
    [0] Nichts kommt durch.
   *[other] { $seat } verliert { $damage }, noch { $health }.
  }
event-enemy-hit = { $seat } schlägt mit { $attack } gegen { $defence } zu{ $dart ->
    [0] { "" }
   *[other] , dazu { $dart } direkt
  }: { $damage ->
    [0] nichts kommt durch.
   *[other] { $damage } Schaden.
  }
event-blow-declined = { $seat } schlägt nicht zurück.
event-enemy-fought = { $way ->
    [won] { $enemy-The } { $enemy-num ->
        [many] sind
       *[other] ist
      } geschlagen: { $dealt } gegen { $taken }.
    [lost] { $enemy-The } { $enemy-num ->
        [many] behalten
       *[other] behält
      } gegen { $seat } die Oberhand: { $taken } gegen { $dealt }.
    [died] { $enemy-The } { $enemy-num ->
        [many] waren
       *[other] war
      } zu stark.
   *[drawn] Niemand behält die Oberhand.
  }
event-bout = { $enemy }: { $attack } gegen { $defence }, dann { $blow } gegen { $guard }{ $way ->
    [won] . { $seat } gewinnt.
    [lost] . { $seat } verliert.
    [drawn] . Niemand gewinnt.
    [died] . { $seat } fällt.
   *[open] .
  }
event-held-by = { $enemy-The } { $enemy-num ->
    [many] halten
   *[other] hält
  } { $seat } fest, { $turns ->
    [one] einen Zug lang.
   *[other] { $turns } Züge lang.
  }
event-enemy-left = { $enemy-The } { $enemy-num ->
    [many] lassen
   *[other] lässt
  } { $seat } los.

## What is asked

prompt-refresh = { $count ->
    [one] Du ziehst eine Rolle. Von welchem Stapel?
   *[other] Du ziehst { $count } Rollen. Krieg greift an, Wehr schützt, Weg reist.
  }
    .waiting = { $asked } { $asked-count ->
        [one] zieht neue Rollen.
       *[other] ziehen neue Rollen.
      }
    .title = Neue Rollen
option-draw-of = { $deck }
    .hint = { $deck-does }
option-draw-those = { $deck-counted }
prompt-put-back = Eine zu viel: Welche Rolle kommt zurück?
    .waiting = { $asked } legt eine Rolle zurück.
    .title = Eine zurücklegen
option-put-back = { $thing }
prompt-school = Du ziehst noch eine Rolle. Von welchem Stapel?
    .waiting = { $asked } zieht eine Rolle.
    .title = Welcher Stapel?
prompt-gear = Was wechselst du? Was du anlegst, tritt an die Stelle dessen, was du dort trägst.
    .waiting = { $asked } wechselt die Ausrüstung.
    .title = Deine Ausrüstung
option-wear = Anlegen: { $thing }
    .hint = { $thing-does }
option-wear-broken = Anlegen: { $thing } (zerbrochen)
option-wear-essence = { $thing }
option-stow = Ablegen: { $thing }
    .hint = { $thing-does }
option-stow-broken = Ablegen: { $thing } (zerbrochen)
option-stow-essence = { $thing }
option-hand = In die Hand: { $thing }
    .hint = Aus dem Rucksack, in den du im Kampf nicht greifen kannst
option-hand-broken = In die Hand: { $thing } (zerbrochen)
    .hint = Aus dem Rucksack, in den du im Kampf nicht greifen kannst
option-hand-essence = In die Hand: Essenz: { $thing }
    .hint = Aus dem Rucksack, in den du im Kampf nicht greifen kannst
option-join-arms = Waffe und Schild vereinen
    .hint = Eine Kombo: zusammen besser, und sie zerbrechen zusammen
option-keep-apart = Waffe und Schild getrennt
    .hint = Keine Kombo: Jedes zählt und zerbricht für sich
prompt-room = Für alles ist kein Platz. Was lässt du zurück?
    .waiting = { $asked } hat zu viel zu tragen.
    .title = Zu viel zu tragen
option-leave-thing = { $thing }
option-leave-thing-broken = { $thing } (zerbrochen)
option-leave-thing-essence = Essenz: { $thing }
prompt-spoil = Dem Sieger gehört es: Welches Ding nimmst du?
    .waiting = { $asked } wählt von der Beute.
    .title = Die Beute
option-spoil = { $thing }
option-spoil-broken = { $thing } (zerbrochen)
option-spoil-essence = Essenz: { $thing }
option-spoil-nothing = Nichts
prompt-essence = Eine Essenz bleibt zurück: { $enemy }. Was tust du damit?
    .waiting = { $asked } hat gewonnen, und eine Essenz liegt da.
    .title = Die Essenz
option-keep-essence = Behalten
option-consume-essence = Verzehren: dein volles Leben
option-let-it-go = Lassen
prompt-treasure = Bei { $step } liegt etwas. Nimmst du es?
    .waiting = { $asked } findet etwas, das da liegt.
    .title = Hier liegt etwas
option-take-treasure = Alles nehmen
option-take-thing = Nehmen: { $thing }
option-take-all-pieces = { $count ->
    [one] Das Medaillonstück nehmen
   *[other] Die { $count } Medaillonstücke nehmen
  }
option-take-only = Nur das: { $thing }
option-take-pieces = { $count ->
    [one] Nur das Medaillonstück
   *[other] Nur die { $count } Medaillonstücke
  }
option-leave-treasure = Liegen lassen
prompt-lay-down = Du stehst auf dem Land eines Steins, den du trägst. Legst du ihn hier ab?
    .waiting = { $asked } trägt einen Stein über sein eigenes Land.
    .title = Einen Stein ablegen
option-lay-stone = Hier ablegen: { $stone }
prompt-drop = Was lässt du am Ende dieses Zuges zurück?
    .waiting = { $asked } sortiert das Gepäck.
    .title = Zurücklassen
prompt-leave-behind = Der Kampf ist vorbei. Was lässt du hier?
    .waiting = { $asked } sortiert das Gepäck.
    .title = Zurücklassen
option-drop = { $thing }
option-drop-broken = { $thing } (zerbrochen)
option-drop-essence = Essenz: { $thing }
option-drop-piece = Medaillonstück
prompt-aside = Welche Rollen legst du beiseite? Neue kommen mit deinem nächsten Zug.
    .waiting = { $asked } sortiert die Rollen.
    .title = Abwerfen
prompt-mend = Was reparierst du?
    .waiting = { $asked } hat einen Hammer in der Hand.
    .title = Etwas reparieren
option-mend = { $thing }
option-mend-broken = { $thing }
option-mend-essence = { $thing }
prompt-spy = Wessen Rollen und Fallen willst du sehen?
    .waiting = { $asked } blickt durch ein Fernrohr.
    .title = Fernrohr
option-spy = { $other }
option-use = { $thing } benutzen
option-use-broken = { $thing } benutzen
option-use-essence = { $thing } benutzen
option-consume = Essenz verzehren: { $thing }
