### Beside the pictures of what has just happened. `.more` is the line under the heading.

moment-onset = { $enemy } #{ $number } geht auf { $hero } los: { $damage ->
    [0] kein Kratzer
    [one] 1 Wunde
   *[other] { $damage } Wunden
  }.
moment-onset-fatal = { $enemy } #{ $number } bringt { $hero } zu Boden!
moment-onset-moved = { $enemy } #{ $number } kommt näher.

## In the picture of the enemies’ phase

raid-unhurt = unverletzt
raid-down = fällt!
raid-moved = rückt näher
raid-more = und { $count } weitere

## One thing that happened

moment-struck = { $hero } { $weapon-verb } { $enemy } #{ $number }!
    .more = { $hits ->
        [0] Kein Treffer
        [one] 1 Treffer
       *[other] { $hits } Treffer
      }{ $blocks ->
        [0] { "" }
       *[other] , { $blocks } abgewehrt
      }{ $damage ->
        [0] { "" }
        [one] : 1 Wunde
       *[other] : { $damage } Wunden
      }
moment-struck-down = { $hero } fällt { $enemy } #{ $number }!
    .more = { $damage ->
        [one] 1 Wunde genügte
       *[other] { $damage } Wunden
      }
moment-enemy-defeated = { $enemy } #{ $number } fällt!
    .more = { $treasure ->
        [0] { $hero } kann kein Gold mehr tragen
       *[other] { $treasure } Gold für { $hero }
      }
moment-hero-revived = { $hero } ist wieder auf den Beinen!
    .more = Dank { $friend }: { $health } Leben
moment-feather-burnt = { $item } lodert auf!
    .more = { $hero } steht, mit { $health } Leben
moment-hero-downed = { $hero } geht zu Boden!
    .more = Ein Freund daneben kann aufhelfen
moment-second-die = { $enemy } #{ $number } steht wieder auf!
    .more = Noch { $health } Leben
moment-enemy-woke = { $enemy } #{ $number } erwacht!
    .more = Der Schlaf ist vorbei
moment-encounter-revealed = { $encounter }
    .more = { $encounter-line }
moment-enemies-came = { $count ->
        [one] Ein Feind!
       *[other] { $count } Feinde!
    }
    .more = { $enemies-counted }
moment-checked = { $skill } { $needed }: { $is_passed ->
        [1] geschafft!
       *[other] kein Glück
    }
    .more = { $hero } würfelt { rolled-hits }{ $helped ->
        [0] { "" }
       *[other] , eine Karte gibt { $helped } dazu
      }: { $successes ->
        [one] 1 Erfolg
       *[other] { $successes } Erfolge
      }
moment-forged = Vom Amboss, besser als zuvor!
    .more = { $hero }: +1 auf Angriffe
moment-tongue-taken = Ein Glockenklöppel gehört euch!
    .more = Jetzt { $count }
moment-seal-broken = Ein Siegel bricht!
    .more = { $count } von 3: Der König wird schwächer
moment-bell-tolled = Die Glocke läutet
    .more = { $left ->
        [0] Zum letzten Mal
        [one] Noch einmal
       *[other] Noch { $left }-mal
      }
moment-wave-came = Aus dem Dunkel kommen sie!
    .more = Aus dem { $side }
moment-jar-opened = { $is_good ->
        [1] Gold für alle!
       *[other] Das Glas platzt!
    }
    .more = { $hero } würfelt { $die }
moment-all-stunned = Die Glocke erschüttert die Steine!
    .more = { $count ->
        [0] Niemand ist betäubt
        [one] 1 Feind ist betäubt
       *[other] { $count } Feinde sind betäubt
      }
moment-quest-won = { $quest }: gewonnen!
    .more = { $quest-won }
moment-quest-lost = { $quest }: verloren
    .more = { $quest-lost }
