### The story of turns and fights: cards by rank and suit, what was needed, what became of it.

cast = { $card }{ $stamina ->
    [nothing] { "" }
   *[other] {" "}und { $stamina } aus der Ausdauer
  }{ $bonus ->
    [0] { "" }
   *[other] {" "}und { $bonus } mehr
  }
counts-as = { $trait ->
    [0] { "" }
   *[other] {" "}(zählt { $answer_total })
  }
over = { $over ->
    [0] gerade genug
   *[other] { $over } darüber
  }
damage = { $damage ->
    [0] kein Schaden
   *[other] { $damage } Schaden
  }
left = { $health ->
    [0] nichts übrig
   *[other] noch { $health } TP
  }

## Rounds and turns

event-drop-flipped = { $side ->
    [enemies] { $card } für die Überrumpelung: ein As! Sie haben euch zuerst gesehen, und alle von ihnen handeln.
    [heroes] { $card } für die Überrumpelung: ein König! Ihr habt sie zuerst gesehen, und ihr handelt alle.
   *[nobody] { $card } für die Überrumpelung: Niemand ist schneller. Die höchste Initiative beginnt.
  }
event-round-began = { $mode ->
    [fight] Runde { $round }.
   *[explore] Kein Gegner ist in Sicht: Geht in beliebiger Reihenfolge.
  }
event-round-opened = Runde { $round }: { $hero } beginnt.
event-turn-began = { $hero } ist am Zug.
event-turn-lost = { $hero } steckt noch fest und verliert den Zug.
event-rested = { $hero } tut nichts{ $gained ->
    [0] .
   *[other] {" "}und nimmt eine Ausdauerkarte: jetzt { $stamina }.
  }
event-waited = { $hero } wartet.
event-held-turn-taken = { $hero } handelt jetzt.
event-held-turn-lapsed = { $hero } hat zu lange gewartet: Der Zug ist verfallen.
event-enemy-turn-lost = { foe-first } ist erstarrt und tut nichts.
event-exit-watched = { $comes ->
    [1] Ihr zögert, den Ausgang vor Augen, und { $card } wird gezogen: 4 oder weniger, also ist jemand an der Tür!
   *[0] { $is_spent ->
        [1] Ihr zögert, den Ausgang vor Augen, und { $card } wird gezogen. Das brächte einen Feind, aber es ist keiner mehr da.
       *[0] Ihr zögert, den Ausgang vor Augen, und { $card } wird gezogen: über 4, also kommt niemand.
      }
  }
event-stayed = Die Gruppe bleibt noch ein wenig.

## Walking

event-moved = { $way ->
    [poof] { $hero } verschwindet von { $origin } und steht auf { $spot }.
    [hover] { $hero } schwebt von { $origin } nach { $spot }.
   *[walk] { $hero } geht nach { $spot }.
  }
event-walked = { $hero } { $way ->
    [hover] schwebt von { $origin } nach { $spot }.
   *[walk] geht von { $origin } nach { $spot }.
  }
event-climbed = { $hero } ist auf halbem Weg die Felsen auf { $spot } hinauf.
event-stopped = { $way ->
    [king] Ein König: { $hero } wird auf { $spot } festgehalten.
   *[counter] { $hero } hat zurückgeschlagen und bleibt auf { $spot }.
  }
event-turned-up = Aufgedeckt: { $spots }{ $marks-count ->
    [one] {" "}– jeweils { $marks }.
   *[other] {" "}– { $marks }.
  }
event-ambush-flipped = { $is_ambush ->
    [1] { $hero } zieht { $card }: Sie sind schneller und handeln als Nächstes!
   *[0] { $hero } zieht { $card }: keine Überraschung.
  }
event-trap-sprung = { $hero } tritt in die Falle auf { $spot } und zieht { $card }{ $damage ->
    [0] , { $target } oder mehr: rechtzeitig zur Seite.
   *[other] , unter { $target }: { damage }, { left }.
  }
event-enemy-moved = { $way ->
    [flee] { foe-first } flieht nach { $spot }.
    [away] { foe-first } verlässt { $origin } und ist außer Sicht.
    [back] { foe-first } kommt auf { $spot } in Sicht.
   *[walk] { foe-first } kommt nach { $spot }.
  }
event-strode = { $way ->
    [flee] { foe-first } flieht von { $origin } nach { $spot }.
   *[walk] { foe-first } kommt von { $origin } nach { $spot }.
  }
event-enemy-climbed = { foe-first } ist auf halbem Weg die Felsen auf { $spot } hinauf.
event-hero-dragged = Die Kette zieht { $hero } von { $origin } nach { $spot }.
event-room-lit = { $hero } entzündet eine Fackel: Der Raum ist hell.

## A hero strikes

event-attacked = { $hero }, { $ability } gegen { $struck-acc }: { cast }{ $outcome ->
    [ace] . Ein As: misslungen.
    [miss] {" "}bei { $target }: daneben.
    [king] {" "}bei { $target }, { over }, und ein König!
   *[hit] {" "}bei { $target }, { over }.
  }
event-enemy-defended = { foe-first } { answer }
answer = { $card ->
    [nothing] kann nicht abwehren
   *[other] deckt { $card }{ $trait ->
        [0] { "" }
       *[other] {" "}(zählt { $total })
      } auf
  }{ $outcome ->
    [none] {" "}und bleibt unversehrt.
    [chilled] { $card ->
        [nothing] .
       *[other] , zu wenig.
      }
    [brief] , gleich viel.
    [already] , aber das Eis bleibt, wie es ist.
    [half] , gleich viel: die Hälfte, { damage }, { left }.
    [doubled] { $card ->
        [nothing] , und ein König verdoppelt: { damage }, { left }.
       *[other] , zu wenig, und ein König verdoppelt: { damage }, { left }.
      }
   *[full] { $card ->
        [nothing] : { damage }, { left }.
       *[other] , zu wenig: { damage }, { left }.
      }
  }
event-clashed = { $hero }, { $ability } gegen { $enemy-acc }: { cast } bei { $target }, { over }{ $outcome ->
    [king] , und ein König!
   *[hit] .
  } Antwort: { $answer ->
    [nothing] keine Abwehr
   *[other] { $answer }{ counts-as }
  }{ $result ->
    [none] , unversehrt.
    [chilled] { $answer ->
        [nothing] .
       *[other] , zu wenig.
      }
    [brief] , gleich viel.
    [already] , aber das Eis bleibt, wie es ist.
    [half] , gleich viel: die Hälfte, { damage }
    [doubled] { $answer ->
        [nothing] : verdoppelt, { damage }
       *[other] , zu wenig: verdoppelt, { damage }
      }
   *[full] { $answer ->
        [nothing] : { damage }
       *[other] , zu wenig: { damage }
      }
  }{ $result ->
    [none] { "" }
    [chilled] { "" }
    [brief] { "" }
    [already] { "" }
   *[other] { $has_fallen ->
        [1] . Gefallen{ $drops ->
            [1] , und etwas bleibt liegen.
           *[0] !
          }
       *[0] , { left }.
      }
  }
event-enemy-fell = { foe-first } fällt{ $drops ->
    [1] { $card ->
        [nothing] , und etwas bleibt liegen.
       *[other] , und { $card } sagt: Etwas bleibt liegen.
      }
   *[0] { $card ->
        [nothing] .
       *[other] . { $card }: nichts dabei.
      }
  }
event-enemy-hurt = { $way ->
    [fire] { foe-first } brennt: { damage }, { left }.
    [venom] Das Gift wirkt. { foe-first }: { damage }, { left }.
   *[friend] { foe-first }: { damage }, { left }.
  }
event-enemy-froze = { foe-first } erstarrt{ $rounds ->
    [99] , bis jemand angreift.
    [one] {" "}für eine Runde.
   *[other] {" "}für { $rounds } Runden.
  }
event-enemy-thawed = { foe-first } taut auf.
event-enemy-poisoned = { foe-first } ist vergiftet: { $damage } in { $turns ->
    [one] dem nächsten Zug.
   *[other] jedem der nächsten { $turns } Züge.
  }
event-enemy-healed = { foe-first } sammelt sich und hat jetzt { $health } TP.
event-boss-rose = { foe-first } sollte tot sein. { $card }: { $health ->
    [0] eine schwarze Karte. Diesmal ist wirklich Schluss.
   *[other] eine rote Karte. Es geht weiter, mit { $health } TP!
  }

## An enemy strikes

event-struck = { foe-first } greift { $hero } an, { $blow }: { $card }{ $outcome ->
    [ace] . Ein As: misslungen!
    [miss] , und es musste über { $target } sein: daneben.
    [king] , { $over } darüber: ein König, { damage }!
   *[hit] , { $over } darüber: { damage }.
  }
after-kept = { $armour ->
    [0] { $shield ->
        [0] { "" }
       *[other] {" "}nach dem Zauberschild
      }
   *[other] { $shield ->
        [0] {" "}nach der Rüstung
       *[other] {" "}nach Rüstung und Zauberschild
      }
  }
no-harm = { $armour ->
    [0] { $shield ->
        [0] { "" }
       *[other] {" "}Kein Schaden{ after-kept }.
      }
   *[other] {" "}Kein Schaden{ after-kept }.
  }
event-assailed = { foe-first } greift { $hero } an, { $blow }: { $card }, { $over } darüber{ $outcome ->
    [king] , ein König
   *[hit] { "" }
  }: { $struck } Schaden. { $defence ->
    [open] { "" }
    [none] Keine Abwehr.
   *[other] { $hero }, { $ability }: { $answer }{ $stamina ->
        [nothing] { "" }
       *[other] {" "}und { $stamina } aus der Ausdauer
      }{ $bonus ->
        [0] { "" }
       *[other] {" "}und { $bonus } mehr
      } bei { $answer_target }{ $defence ->
        [failed] , zu wenig.
        [full] : Nichts kommt durch!
       *[part] : Es hilft.
      }
  }{ $damage ->
    [0] { no-harm }
   *[other] {" "}{ damage }{ after-kept }, { left }.
  }{ $fate ->
    [stunned] {" "}{ $hero } ist benommen.
    [dead] {" "}{ $hero } ist tot.
   *[none] { "" }
  }
event-defended = { $hero }, { $ability }: { cast } bei { $target }{ $outcome ->
    [full] : Nichts kommt durch!
    [part] : noch { $left } Schaden.
   *[failed] , zu wenig.
  }
event-weathered = { $hero }, { $ability }: { cast } bei { $target }{ $outcome ->
    [part] : Es hilft. { damage }, { left }.
   *[failed] , zu wenig. { damage }, { left }.
  }
kept-off = { $armour ->
    [0] { $shield ->
        [0] { "" }
       *[other] {" "}(der Zauberschild nahm { $shield })
      }
   *[other] { $shield ->
        [0] {" "}(die Rüstung nahm { $armour })
       *[other] {" "}(die Rüstung nahm { $armour }, der Zauberschild { $shield })
      }
  }
event-hurt = { $hero } verliert { $damage ->
    [0] keine TP
   *[other] { $damage } TP
  }{ kept-off }: { left }.
event-stunned = { $hero } ist benommen.
event-died = { $hero } ist tot.{ $items-count ->
    [0] { "" }
   *[other] {" "}Auf { $spot } bleibt liegen: { $items }.
  }

## Abilities

event-ability-used = { $hero }, { $ability }: { cast }{ $outcome ->
    [failed] {" "}bei { $target }: Daraus wird nichts.
    [bare] {" "}bei { $target }, gerade genug: Weil nichts darüber ist, wird daraus nichts.
   *[done] {" "}bei { $target }, { over }.
  }
event-healed = { $way ->
    [regeneration] { $hero } bekommt durch Regeneration { $amount } TP zurück: jetzt { $health }.
   *[other] { $hero } bekommt { $amount } TP zurück: jetzt { $health }.
  }
event-revived = { $hero } lebt wieder, mit { $health } TP!
event-mending = { $hero } bekommt zu Beginn jedes der nächsten { $turns } Züge { $amount } TP zurück.
event-shielded = Auf { $spot } steht ein Schild: { $amount } weniger von jedem Hieb, { $rounds ->
    [one] für eine Runde.
   *[other] für { $rounds } Runden.
  }
event-aimed = { $hero } zielt auf { $enemy-acc }: +{ $bonus }.
event-aim-lost = { $hero } verliert das Ziel aus den Augen: { $enemy }.
event-stance-taken = { $hero } geht in Abwehrhaltung: +{ $bonus }.
event-stance-lost = Die Abwehrhaltung von { $hero } ist gebrochen.
event-hasted = { $hero } hat { $turns ->
    [one] einen Zug mehr.
   *[other] { $turns } Züge mehr.
  }
event-hidden = { $hero } ist nirgends zu sehen, { $rounds ->
    [one] für eine Runde.
   *[other] für { $rounds } Runden.
  }
event-tuned = { $hero } ist jetzt besser, { $ability }{ $less ->
    [0] { "" }
   *[other] : braucht { $less } weniger
  }{ $damage ->
    [0] .
   *[other] : macht { $damage } mehr.
  }
event-envenomed = { $hero } vergiftet eine Waffe: { $ability } wird länger wehtun.

## Things

event-chest-tried = { $hero } { $way ->
    [hit] schlägt auf die Truhe
   *[other] knackt an der Truhe
  } auf { $spot }: { cast }{ $outcome ->
    [open] {" "}bei { $target }. Sie öffnet sich{ $things ->
        [2] , und zwei Dinge sind darin!
       *[other] .
      }
    [broken] . Ein As: Das Schloss bricht.
    [destroyed] {" "}bei { $target }. Die Truhe ist in Stücken, und was darin war, auch.
    [exploded] . Ein As: Sie explodiert!
   *[nothing] {" "}bei { $target }. Sie bleibt zu.
  }
event-found = { $hero } { $way ->
    [drop] sieht sich das Liegende an und deckt
   *[other] deckt
  } { $cards }{ $plus ->
    [0] { "" }
   *[other] {" "}und { $plus } mehr
  } auf, zusammen { $total }: { $count ->
    [one] { $item-a }
   *[other] { $count } × { $item }
  }{ $is_paired ->
    [1] , und ein Dietrich dazu.
   *[0] .
  }
event-start-flipped = { $hero } deckt { $cards }{ $plus ->
    [0] { "" }
   *[other] {" "}und { $plus } mehr
  } auf, zusammen { $total }.
event-treasure-sought = { $is_found ->
    [1] { $hero } zieht { $card }, 7 oder mehr: Das ist der Schatz!
   *[0] { $hero } zieht { $card }, unter 7: Hier ist er nicht.
  }
event-booby-trap = Sie schnappt nach { $hero }: { $card }, { damage }.
event-old-trap = Etwas Altes schließt sich um { $hero }: Der nächste Zug ist verloren.
event-item-left = { $hero } lässt { $count ->
    [one] { $item-a-acc }
   *[other] { $count } × { $item }
  } auf { $spot } liegen.
event-item-picked = { $hero } hebt { $item-a-acc } auf { $spot } auf.
event-item-used = { $way ->
    [drunk] { $hero } trinkt { $item-a-acc }.
    [own] { $hero } benutzt { $item-a-acc }.
    [thrown] { $hero } wirft { $item-a-acc } auf { $target }.
   *[on] { $hero } benutzt { $item-a-acc } für { $target }.
  }
event-equipped = { $hero } legt { $item-a-acc } an.
event-unequipped = { $hero } legt { $item-a-acc } ab.
event-traded = { $hero } gibt { $friend_name } { $item-a-acc }.
event-trade-refused = { $hero } behält { $item-a-acc }.
event-stamina-gained = { $hero } nimmt { $gained ->
    [one] eine Ausdauerkarte
   *[other] { $gained } Ausdauerkarten
  }: jetzt { $stamina }.
