### What is asked, and what can be answered.

## Prompts: the question to the seat, and what the table is told meanwhile

prompt-pick = Leg eine Karte verdeckt aus. In dieser Runde gilt: { $goal-wins }.
    .waiting = { $asked } { $asked-count ->
        [one] wählt
       *[other] wählen
      } eine Karte.
    .title = Eine Karte legen
prompt-action = Du bist dran und hast eine Aktion. Wenn du passt, behältst du deine Karte. Was tust du?
    .waiting = { $asked } ist am Zug.
    .more = Drück auf **Deine Hand**, wenn du die Kraft deiner Karte oder etwas anderes nutzen willst.
    .title = Deine Aktion
prompt-juggle = Wessen Karten wechseln den Platz? Wähle zwei Spieler.
    .waiting = { $asked } jongliert.
    .title = Wessen Karten tauschen?
prompt-cut = Wie viele Karten hebst du ab? Die letzte gehört dir, offen. Im Stapel { $deck ->
        [one] liegt 1 Karte
       *[other] liegen { $deck } Karten
      }.
    .waiting = { $asked } hebt vom Stapel ab.
    .title = Wie viele Karten?
prompt-merchant = { $target } hat { $card-acc }. Tauschst du deinen Händler dagegen?
    .waiting = { $asked } überdenkt einen Handel.
    .title = Tauschen oder behalten?
prompt-innkeeper = Dein Wirt kann die Karte mit { $target } tauschen. Möchtest du das?
    .waiting = { $asked } entscheidet, was der Wirt tut.
    .title = Der Wirt
prompt-jester = Dein Narr kann eine Karte auf ihren anderen Wert drehen. Welche?
    .waiting = { $asked } entscheidet, was der Narr tut.
    .title = Der Narr
prompt-sorceress = Deine Zauberin kann eine Karte in eine Kröte verwandeln, die 0 zählt. Welche?
    .waiting = { $asked } entscheidet, was die Zauberin tut.
    .title = Die Zauberin

## Options: labels of buttons and selects

option-lay = { $card }
option-exchange = Tauschen mit { $target }
option-cut = Abheben
option-fold = Passen
option-hand-swap = Aus der Hand: { $card }
option-merchant = Händler: { $target }
option-thief = Dieb: { $target } bestehlen
option-dragon = Drache: { $target }
option-juggler = Gaukler: { $one } und { $other }
option-juggler-any = Gaukler: zwei andere
option-juggle = { $target }
option-seal = König versiegeln
option-swap = { $card } nehmen
option-keep = Händler behalten
option-innkeeper = Tauschen mit { $target }
option-turn = { $target }: { $card } auf { $value }
option-toad = { $target }: { $card } zur Kröte
option-decline = Diesmal nicht

## Over a list of many: what is chosen from it

group-merchant = Wessen Karte ansehen?
group-thief = Wen bestehlen?
group-dragon = Wessen Karte verbrennen?
group-juggler = Mit welchen zwei Karten jonglieren?
group-turn = Welche Karte drehen?
group-toad = Welche Karte zur Kröte machen?

## Standing orders: what can be settled in advance

order-fold = Deine Aktion in dieser Runde
option-order-fold = Passen, was auch kommt
order-powers = Kräfte, die du nie benutzt
option-order-innkeeper = Wirt
option-order-jester = Narr
option-order-sorceress = Zauberin
