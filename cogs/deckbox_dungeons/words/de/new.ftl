### /deckbox new: what is asked before a quest. Discord shows at most 100 characters of each.

new = In diesem Kanal die Schachtel für ein Abenteuer in Deckbox Dungeons öffnen
new-automata = Helden, die gleich Automaten führen; eine Gruppe hat 2 bis 4
new-quest = Welches Abenteuer ihr wagt (üblich: Der Krähenkeller)
    .cellar = Der Krähenkeller: erschlagt, was die Wintervorräte frisst
    .chapel = Die versunkene Kapelle: bringt zwei Glockenklöppel heim
    .choir = Der Rote Chor: bringt die Sängerin vor dem Verhängnis zum Schweigen
    .hill = Unter dem Hobhügel: erschlagt den Drachen im Bergwerk
    .night = Die lange Nacht: hütet das Feuer bis zum Morgen
    .toll = Der Lohn des Fährmanns: bringt das Fährgeld hinaus
    .king = Der schlafende König: brecht die Siegel, macht ihm ein Ende
new-level = Wie schwer es sein soll (üblich: Normal)
    .normal = Normal
    .hard = Schwer: die härteren Seiten der Feinde, und mehr Feinde
    .dire = Grausam: die härteren Seiten, mehr Feinde, und jeder würfelt einen Würfel mehr
new-encounters = Welche Begegnungen kommen können (üblich: Weit)
    .wide = Weit: gegeben aus allen, die es gibt
    .short = Kurz: die ersten fünf oder sechs des Abenteuers
new-hand-dice = Gib mir die Würfel: Wer würfelt, drückt einen Knopf (üblich: nein)
new-most-rounds = Nach so vielen Runden ist das Abenteuer verloren; 0 heißt nie (üblich: 60)

## In the lobby: what is not as usual

unusual-level = { $value ->
    [hard] die härteren Seiten und mehr Feinde
    [dire] die härteren Seiten, mehr Feinde, und jeder würfelt einen Würfel mehr
   *[normal] normale Feinde
  }
unusual-encounters = { $value ->
    [short] der kurze Stapel von Begegnungen
   *[wide] der weite Stapel von Begegnungen
  }
unusual-hand-dice = ihr würfelt selbst
unusual-most-rounds = { $value ->
    [0] so viele Runden, wie es braucht
    [one] nach 1 Runde ist das Abenteuer verloren
   *[other] nach { $value } Runden ist das Abenteuer verloren
  }
